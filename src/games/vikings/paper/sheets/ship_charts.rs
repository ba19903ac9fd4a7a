//! The ship charts: for each boat of the forces, and each class of which no force has any, a page to write on. It has the deck, on whose hexes damage
//! is noted; the abilities of the class; boxes for damage with the steps at which speed and acceleration fall; and collisions, leaks and bailers
//! phase by phase (4.7).

use super::boats::{self, Plan, Printed, marks};
use super::signs;
use drawing::stock::Orientation;
use drawing::{Color, Path, Stroke};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::{Id, Level};
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, HEADING, INK, LINE, RULE, SMALL, TEXT};
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use sheets::{Draft, Printout};
use vikings::boat::{Meeting, Rows, hexes};
use vikings::{BoatClass, Content, Player, Scenario};

/// The widest hex of a deck plan, with room to write a number, and the highest plan.
const WIDEST: Mm = Mm::new(18.0);
const HIGHEST: Mm = Mm::new(54.0);
/// The side of a box of damage, and the number of boxes in a row.
const BOX: Mm = Mm::new(8.4);
const IN_A_ROW: u32 = 22;
/// The number of lines for collisions, and the least and the most for phases, which fill the room that is left.
const COLLISIONS: usize = 5;
const PHASES: (usize, usize) = (5, 24);
/// The height of such a line.
const LINE_HEIGHT: Mm = Mm::new(5.6);
/// The background of the hexes of the rail, whose occupants row.
const RAIL: Color = Color::rgb(240, 226, 198);
/// The backgrounds of the boxes at which a boat becomes slower, and of the one that sinks it.
const SLOWER: Color = Color::rgb(214, 224, 240);
const SINKS: Color = Color::rgb(246, 184, 164);

/// A chart for each boat of all forces, or of a scenario's forces.
#[must_use]
pub fn ship_charts(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    one_by_one(content, boats::fleet(content, scenario), frame, printout, |content, printed, frame, printout| {
        content.boats.get(printed.class).map_or_else(Vec::new, |boat| chart(content, printed, boat, frame, printout))
    })
}

fn chart(content: &Content, printed: Printed, boat: &BoatClass, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let vessel = printed.vessel(content);
    let head = if vessel.is_some() { format!("Ship chart: {}", boat.label()) } else { "Ship chart".to_owned() };
    let mut flow = Flow::new(frame, Orientation::Portrait, printed.label(content, boat), &head);
    if let Some((force, _)) = vessel {
        whose(&mut flow, printed.player, force.label());
    }
    flow.prose("Commanded by ……………………………………………………          Hooks and horses aboard ………………………………………", TEXT);
    deck(&mut flow, boat);
    flow.prose(&abilities(boat), TEXT);
    damage(&mut flow, boat);
    flow.heading("Collisions", HEADING, Mm::new(30.0));
    let heads = ["Phase", "From", "Hex", "Points", "Phase", "From", "Hex", "Points"];
    let shares = [1.0, 1.6, 1.0, 1.0, 1.0, 1.6, 1.0, 1.0];
    Table { shares: &shares, heads: &heads, row: Mm::new(6.0) }.pour(&mut flow, &empty(COLLISIONS, heads.len()));
    Table::remark(&mut flow, &meetings());
    flow.heading("Phase by phase", HEADING, Mm::new(46.0));
    let words = "Leaks are the points of all hexes with 2 or more, from the phase after; each pair of bailers takes one off, and damage never falls \
                 below the number of collisions. Nobody rows or steers on a damaged hex.";
    Table::remark(&mut flow, words);
    let heads = ["Phase", "Damage before", "New", "Leaks", "Bailers", "Taken off", "Damage", "Speed"];
    let shares = [0.8, 1.4, 1.0, 1.0, 1.0, 1.0, 1.2, 1.0];
    let table = Table { shares: &shares, heads: &heads, row: LINE_HEIGHT };
    let mut rows = empty(table.fitting(flow.left()).clamp(PHASES.0, PHASES.1), heads.len());
    for (phase, row) in rows.iter_mut().enumerate() {
        row[0].0 = (phase + 1).to_string();
    }
    table.pour(&mut flow, &rows);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, printed.place(), "The ship chart");
    bodies
}

/// The sign of a side, and the name of its force.
fn whose(flow: &mut Flow, player: Option<Player>, force: &str) {
    let (strip, draft) = flow.strip(Mm::new(6.0));
    let mut words = strip;
    if let Some(player) = player {
        let (left, right) = strip.cut_left(Mm::new(6.0));
        words = right;
        draft.path(signs::sign(player, left.middle(), Mm::new(1.7)).filled(signs::color(player)));
    }
    draft.line(force, TEXT.colored(INK), words);
}

fn empty(rows: usize, columns: usize) -> Vec<Vec<Cell>> {
    vec![vec![(String::new(), None); columns]; rows]
}

/// The deck with the name of each hex, and room for its damage.
fn deck(flow: &mut Flow, boat: &BoatClass) {
    let length = f64::from(boat.length.get());
    let high = 1.155 + 0.866 * f64::from(boat.rows.number() - 1);
    let hex = WIDEST.min(flow.width() * (1.0 / length)).min(HIGHEST * (1.0 / high));
    let plan = Plan::new(boat, hex);
    let around = plan.around();
    let (strip, draft) = flow.strip(around.height() + Mm::new(5.0));
    let corner = Point::at(strip.middle().x - around.width() * 0.5, strip.min.y + Mm::new(1.0));
    let mut drawn = Draft::new();
    let rail: Vec<_> = boat.rail().collect();
    for at in boat.deck() {
        let fill = if rail.contains(&at) { RAIL } else { Color::WHITE };
        drawn.path(Path::polygon(&plan.layout.corners(plan.space(at))).filled(fill).stroked(RULE, LINE));
    }
    for ring in plan.layout.rings(&plan.spaces().collect()) {
        drawn.path(Path::polygon(&ring).with_stroke(Stroke::new(INK, Mm::new(0.6)).rounded()));
    }
    for at in boat.deck() {
        let top = plan.centre(at) - Vector::at(Mm::ZERO, hex * 0.36);
        let name = Rect::around(top, Size::of(hex * 0.5, hex * 0.2));
        drawn.line(&boat.hex_name(at), SMALL.sized(hex * 0.16).centred(), name);
    }
    let low = Vector::at(Mm::ZERO, hex * 0.3);
    let small = hex * 0.6;
    if let Some(mast) = boat.mast() {
        marks::spot(&mut drawn, plan.centre(mast) + low, small);
    }
    marks::arrow(&mut drawn, plan.centre(boat.bow()) + low, small);
    if boat.helm && boat.length.get() > 1 {
        marks::letter(&mut drawn, plan.centre(boat.stern()) + low, small);
    }
    draft.add(Point::ORIGIN + (corner - around.min), drawn);
    flow.gap(Mm::new(1.0));
}

/// The abilities of the class, in a few sentences.
fn abilities(boat: &BoatClass) -> String {
    let (rower, speed) = match boat.rows {
        Rows::One => ("oarsmen", "Its speed is the oarsmen who row"),
        Rows::Three | Rows::Five => ("pairs", "Its speed is the pairs that row, one more where Vikings fill every seat"),
    };
    let gains: Vec<String> =
        (1..).zip(boat.acceleration).filter_map(|(gain, needs)| Some(format!("{gain} with {}", needs?))).collect();
    let gains = if gains.is_empty() { "never changes".to_owned() } else { format!("changes by {} {rower}", gains.join(", by ")) };
    let turns = match boat.turns.map(Level::get) {
        None => "as often as you like".to_owned(),
        Some(0) => "never".to_owned(),
        Some(1) => "once a phase".to_owned(),
        Some(2) => "twice a phase".to_owned(),
        Some(turns) => format!("{turns} times a phase"),
    };
    let pushers = match boat.pushers.get() {
        1 => "One pushes it off a beach.".to_owned(),
        pushers => format!("{pushers} push it off a beach."),
    };
    let also = [
        (boat.reversible, "Bow and stern are interchangeable."),
        (boat.helm, "A steersman stands on G."),
        (boat.horses, "Horses stand amidships."),
    ];
    let also: Vec<&str> = also.into_iter().filter(|(is, _)| *is).map(|(_, words)| words).collect();
    format!(
        "{}, {} seats at the oars; the rail is tinted. {speed}, at most {} forwards and {} backwards; it {gains}. A sideways move costs {}, a turn {}; \
         it turns {turns}. {pushers} {}",
        hexes(boat.size()),
        boat.seats,
        boat.forwards,
        boat.backwards,
        boat.sideways_loss,
        boat.turn_loss,
        also.join(" ")
    )
}

/// A box for each point of damage, with its effect on the boat below.
fn damage(flow: &mut Flow, boat: &BoatClass) {
    flow.heading("Damage", HEADING, Mm::new(25.0));
    let all = boat.hull.get();
    let mut first = 1;
    while first <= all {
        let last = (first + IN_A_ROW - 1).min(all);
        let (strip, draft) = flow.strip(BOX + Mm::new(8.5));
        for (index, point) in (first..=last).enumerate() {
            let corner = strip.min + Vector::at(BOX * index as f64, Mm::ZERO);
            step(draft, boat, point, Rect::new(corner, Size::of(BOX, BOX)));
        }
        first = last + 1;
    }
    let words = "Below a box stands what is left when it is filled: the best speeds forwards / backwards, and the most that a phase changes the speed.";
    Table::remark(flow, words);
}

fn step(draft: &mut Draft, boat: &BoatClass, point: u32, at: Rect) {
    let (before, now) = (boat.best_speeds(point - 1), boat.best_speeds(point));
    let [gained, gains] = [point - 1, point].map(|damage| boat.gain(boat.most_pairs(), damage));
    let sinks = boat.sinks_at(point);
    let fill = match (sinks, now != before || gained != gains) {
        (true, _) => SINKS,
        (false, true) => SLOWER,
        (false, false) => Color::WHITE,
    };
    draft.path(Path::rect(at).filled(fill).stroked(INK, LINE));
    draft.line(
        &point.to_string(),
        SMALL.sized(Mm::new(2.6)).colored(FAINT).centred(),
        Rect::new(at.min, Size::of(BOX, Mm::new(3.4))),
    );
    let below = |line: f64| Rect::new(Point::at(at.min.x, at.max.y + Mm::new(0.4 + 3.6 * line)), Size::of(BOX, Mm::new(3.4)));
    let style = SMALL.sized(Mm::new(2.7)).colored(INK).centred();
    if sinks {
        draft.line("sinks", style, below(0.0));
        return;
    }
    if now != before {
        draft.line(&format!("{} / {}", now[1], now[0]), style, below(0.0));
    }
    if gained != gains {
        draft.line(&format!("gain {gains}"), style, below(1.0));
    }
}

/// The ways in which boats meet, and their speeds afterwards.
fn meetings() -> String {
    let factor = |meeting: Meeting| match meeting {
        Meeting::HeadOn => "twice the sum of both effective speeds",
        Meeting::Astern => "twice their difference",
        Meeting::Side => "twice the rammer's",
    };
    let each = Meeting::ALL.map(|meeting| format!("{}, {}, and {}", meeting.label(), factor(meeting), meeting.says_after()));
    format!(
        "The speed factor is, {}. A rammer from the side reads one band milder, and its hull suffers nothing unless the hex that rams is damaged already.",
        each.join("; ")
    )
}
