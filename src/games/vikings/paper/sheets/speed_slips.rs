//! Speed slips: a slip for each boat and phase, on which the player writes the boat's speed in secret and which they lay face down (4.34).

use super::scenarios::{reader, wanted};
use drawing::Path;
use drawing::stock::Orientation;
use drawing::text::Style;
use geometry::{Mm, Point, Rect, Size};
use rules::{Count, Id};
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, REMARK, RULE, SMALL, STRONG, THIN};
use sheets::section::one_by_one;
use sheets::{Draft, Printout};
use vikings::{Content, Force, InForce, Place, Scenario, Vessel};

/// The smallest width and the smallest height of a slip.
const SLIP: Size = Size::new(36.0, 13.6);
/// The height of a slip if there is plenty of room.
const HIGHEST: Mm = Mm::new(27.0);
/// How many slips stand side by side at least. If there are few slips, they are larger.
const FEWEST: usize = 3;
/// The size of letters of a boat's name above its slips.
const NAME: Mm = Mm::new(4.0);
/// The gap below the slips of a boat.
const GAP: Mm = Mm::new(2.0);
/// For how many turns there are slips if a scenario has no limit of turns.
const USUAL: u32 = 12;
/// For how many turns there are slips at most. The speeds of later turns are written on the backs of the first slips.
const MOST: u32 = 30;

/// The slips for the chosen scenario side by side, or for each scenario if none is chosen.
#[must_use]
pub fn speed_slips(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = wanted(content, scenario).map(|(id, _)| id);
    one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| of_scenario(content, scenario, frame, printout))
    })
}

fn of_scenario(content: &Content, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let turns = scenario.turns.map_or(USUAL, Count::get).min(MOST);
    let mut bodies = Vec::new();
    for (player, id, force) in scenario.forces(content).filter(|(_, _, force)| !force.boats.is_empty()) {
        let pages = of_force(scenario, id, force, turns, frame, printout);
        let own = reader(content, scenario, player);
        bodies.extend(pages.into_iter().map(|body| body.for_reader(&own)));
    }
    bodies
}

fn of_force(scenario: &Scenario, id: Id<Force>, force: &Force, turns: u32, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, &format!("{}: speeds", force.label()), scenario.label());
    flow.prose(
        "Cut the slips apart. Before each naval phase write the speed of each boat and lay its slip face down; all are turned over together.",
        REMARK.sized(Mm::new(3.2)),
    );
    let slips = |boat: &Vessel| -> Vec<(u32, u32)> {
        (boat.turn.map_or(1, Count::get)..=turns).flat_map(|turn| [(turn, 1), (turn, 2)]).collect()
    };
    let boats: Vec<_> = force.boats.iter().map(|(id, boat)| (id, boat, slips(boat))).collect();
    let most = ((flow.width() / SLIP.width) + 1e-6).floor().max(1.0) as usize;
    // If all slips fit on the page, they are made as large as the page allows.
    let height = |across: usize| {
        let rows: usize = boats.iter().map(|(.., slips)| slips.len().div_ceil(across)).sum();
        (flow.left() - (NAME * 1.9 + GAP) * boats.len() as f64) / rows.max(1) as f64
    };
    let across = (FEWEST.min(most)..most).find(|across| height(*across) >= SLIP.height * 1.4).unwrap_or(most);
    // Slips take the whole width of the page, so that cuts from edge to edge separate them.
    let size = Size::of(flow.width() * (1.0 / across as f64), height(across).max(SLIP.height).min(HIGHEST));
    for (boat_id, boat, slips) in boats {
        // The slips of a boat stay together, unless that would leave much of a page empty.
        let whole = size.height * slips.len().div_ceil(across) as f64;
        let with =
            if whole + NAME * 1.9 < flow.tallest() && flow.left() < flow.tallest() * 0.35 { whole } else { size.height * 2.0 };
        flow.heading(boat.label(), STRONG.sized(NAME), with);
        for row in slips.chunks(across) {
            let tag = printout.tag(Place::Force(id, InForce::Boat(boat_id)));
            let (rect, draft) = flow.strip(size.height);
            let mut own = Draft::new();
            for (column, (turn, phase)) in row.iter().enumerate() {
                let corner = Point::at(rect.min.x + size.width * column as f64, rect.min.y);
                slip(&mut own, Rect::new(corner, size), boat, *turn, *phase);
            }
            draft.add_tagged(Point::ORIGIN, own, tag);
        }
        flow.gap(GAP);
    }
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Force(id, InForce::Whole), &format!("The slips of {}", force.label()));
    bodies
}

fn slip(draft: &mut Draft, room: Rect, boat: &Vessel, turn: u32, phase: u32) {
    draft.path(Path::rect(room).stroked(RULE, THIN));
    let inside = room.inset(Mm::new(1.2));
    // The letters grow with the slip. The room that they leave is for handwriting.
    let scale = (room.height() / SLIP.height).min(1.3);
    let (name, rest) = inside.cut_top(Mm::new(3.8 * scale));
    draft.line(boat.label(), STRONG.sized(Mm::new(3.0 * scale)), name);
    let small: Style = SMALL.sized(Mm::new(2.6 * scale)).colored(FAINT);
    let (when, speed) = rest.cut_top(Mm::new(3.2 * scale));
    draft.line(&format!("turn {turn}, naval phase {phase}"), small, when);
    let (word, blank) = speed.cut_left(Mm::new(11.0 * scale));
    draft.line("speed", small.colored(INK).bottom(), word);
    draft.rule(Point::at(blank.min.x, blank.max.y), blank.max, INK, THIN);
}
