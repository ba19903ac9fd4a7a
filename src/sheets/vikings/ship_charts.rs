//! The ship charts: for each class of boats a page to write on. Its deck, on whose hexes damage is noted; what the class can do; boxes for
//! its damage with the steps at which speed and acceleration fall; and collisions, leaks and bailers phase by phase (4.7).

use super::boats::{Plan, marks};
use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Path, Stroke};
use crate::geometry::{Mm, Point, Rect, Size, Vector};
use crate::rules::vikings::boat::{Meeting, Rows, hexes};
use crate::rules::vikings::{BoatClass, Content, InBoat, Place};
use crate::rules::{Id, Level};
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{FAINT, HEADING, INK, LINE, RULE, SMALL, TEXT};
use crate::sheets::table::{Cell, Table};
use crate::sheets::{Draft, Printout};

/// The widest hex of a deck plan, in which a number has room to be written.
const WIDEST: Mm = Mm::new(18.0);
/// The side of a box of damage, and how many stand in a row.
const BOX: Mm = Mm::new(8.4);
const IN_A_ROW: u32 = 21;
/// Collisions and phases that a chart has lines for.
const COLLISIONS: usize = 6;
const PHASES: usize = 14;
/// Behind the hexes of the rail, whose occupants row.
const RAIL: Color = Color::rgb(240, 226, 198);
/// Behind the boxes at which a boat becomes slower, and behind the one that sinks it.
const SLOWER: Color = Color::rgb(214, 224, 240);
const SINKS: Color = Color::rgb(246, 184, 164);

/// A chart for each class of boats.
#[must_use]
pub fn ship_charts(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    content.boats.iter().take_while(|_| frame.drew_page()).flat_map(|(id, boat)| chart(id, boat, frame, printout)).collect()
}

fn chart(id: Id<BoatClass>, boat: &BoatClass, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, boat.label(), "Ship chart");
    flow.prose("Commanded by ……………………………………………………          Hooks and horses aboard ………………………………………", TEXT);
    deck(&mut flow, boat);
    flow.prose(&abilities(boat), TEXT);
    damage(&mut flow, boat);
    flow.heading("Collisions", HEADING, Mm::new(30.0));
    let heads = ["Phase", "From", "Hex", "Points", "Phase", "From", "Hex", "Points"];
    let shares = [1.0, 1.6, 1.0, 1.0, 1.0, 1.6, 1.0, 1.0];
    Table { shares: &shares, heads: &heads, row: Mm::new(6.0) }.pour(&mut flow, &empty(COLLISIONS, heads.len()));
    Table::remark(&mut flow, &meetings());
    flow.heading("Phase by phase", HEADING, Mm::new(40.0));
    let heads = ["Phase", "Damage before", "New", "Leaks", "Bailers", "Taken off", "Damage", "Speed"];
    let shares = [0.8, 1.4, 1.0, 1.0, 1.0, 1.0, 1.2, 1.0];
    let mut rows = empty(PHASES, heads.len());
    for (phase, row) in rows.iter_mut().enumerate() {
        row[0].0 = (phase + 1).to_string();
    }
    Table { shares: &shares, heads: &heads, row: Mm::new(5.6) }.pour(&mut flow, &rows);
    let words = "Leaks are the points of all hexes with 2 or more, from the phase after; each pair of bailers takes one off, and damage never falls \
                 below the number of collisions. Nobody rows or steers on a damaged hex.";
    Table::remark(&mut flow, words);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, Place::Boat(id, InBoat::Whole), "The ship chart");
    bodies
}

fn empty(rows: usize, columns: usize) -> Vec<Vec<Cell>> {
    vec![vec![(String::new(), None); columns]; rows]
}

/// The deck with the name of each hex, and room for its damage.
fn deck(flow: &mut Flow, boat: &BoatClass) {
    let length = f64::from(boat.length.get());
    let hex = WIDEST.min(flow.width() * (1.0 / length));
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

/// What the class can do, in a few sentences.
fn abilities(boat: &BoatClass) -> String {
    let rower = match boat.rows {
        Rows::One => "oarsmen",
        Rows::Three | Rows::Five => "pairs",
    };
    let gains: Vec<String> =
        (1..).zip(boat.acceleration).filter_map(|(gain, needs)| Some(format!("{gain} by {}", needs?))).collect();
    let gains = if gains.is_empty() { "never".to_owned() } else { format!("{} {rower}", gains.join(", ")) };
    let turns = boat.turns.map_or_else(|| "as often as you like".to_owned(), |turns| format!("{turns} times a phase"));
    let also = [
        (boat.reversible, "Bow and stern are interchangeable."),
        (boat.helm, "A steersman stands on G."),
        (boat.horses, "Horses stand amidships."),
    ];
    let also: Vec<&str> = also.into_iter().filter(|(is, _)| *is).map(|(_, words)| words).collect();
    format!(
        "{}, {} seats at the oars; the rail is tinted. Speed as many as {rower} row, at most {} forwards and {} backwards. Speed changes by {gains}. \
         A sideways move costs {}, a turn {}; it turns {turns}. {} push it off a beach. {}",
        hexes(boat.size()),
        boat.seats,
        boat.forwards,
        boat.backwards,
        boat.sideways_loss,
        boat.turn_loss,
        boat.pushers,
        also.join(" ")
    )
}

/// A box for each point of damage, with what it does to the boat below.
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
    let words =
        "Below a box stands what is left when it is filled: the best speeds forwards / backwards, and what acceleration loses.";
    Table::remark(flow, words);
}

fn step(draft: &mut Draft, boat: &BoatClass, point: u32, at: Rect) {
    let (before, now) = (boat.best_speeds(point - 1), boat.best_speeds(point));
    let (gained, gains) = (lost_gain(point - 1), lost_gain(point));
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
        draft.line(&format!("gain −{gains}"), style, below(1.0));
    }
}

/// What so much damage takes off the acceleration of a boat that could gain any amount.
fn lost_gain(damage: u32) -> u32 {
    let swift = BoatClass { acceleration: [Some(Level::default()); 3], ..BoatClass::default() };
    swift.gain(0, 0) - swift.gain(0, damage)
}

/// How boats meet, and what becomes of their speeds.
fn meetings() -> String {
    let factor = |meeting: Meeting| match meeting {
        Meeting::HeadOn => "twice the sum of both effective speeds",
        Meeting::Astern => "twice their difference",
        Meeting::Side => "twice the rammer's",
    };
    let each = Meeting::ALL.map(|meeting| format!("{}: {}; {}", meeting.label(), factor(meeting), meeting.says_after()));
    format!(
        "Speed factor and speeds after {}. A rammer from the side reads one band milder, and its hull suffers nothing.",
        each.join(". ")
    )
}
