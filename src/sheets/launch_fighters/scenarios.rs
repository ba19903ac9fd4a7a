//! Scenario sheets: who fights, from where, how long and for what, with a picture of the set-up.

use super::accent::Accent;
use super::columns::Columns;
use super::map::set_up_picture;
use super::scenario_words::{BY_THE_BOOK, Words, strength};
use super::scope;
use crate::drawing::stock::Orientation;
use crate::drawing::{Group, Path};
use crate::geometry::{Mm, Point, Rect, Size};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, InScenario, Place, Scenario, SetUp, Side};
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{INK, REMARK, SMALL, STRONG};
use crate::sheets::{Draft, Printout};

/// A sheet for the scenario that is asked for, or for each.
pub fn scenario_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = scope::scenarios(content, scenario);
    scenarios.into_iter().flat_map(|(id, scenario)| sheet(content, id, scenario, frame, printout)).collect()
}

/// How high the card of a side is.
const SIDE: Mm = Mm::new(19.0);
const GAP: Mm = Mm::new(4.0);
/// How high the picture may be, as a share of the page.
const PICTURE: f64 = 0.42;

fn sheet(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let words = Words::new(content, scenario);
    let place = |part| Place::Scenario(id, part);
    let mut flow = Flow::new(frame, Orientation::Portrait, scenario.label(), "Scenario");
    flow.prose(&words.summary(), REMARK.sized(Mm::new(3.3)));
    sides(&mut flow, content, &words, scenario, id, printout);
    picture(&mut flow, content, &words, id, printout);
    let mut columns = Columns::new(flow.width(), 2, Mm::new(70.0));
    set_up(&mut columns, &words, scenario, id, printout);
    let groups = |side: &Side| side.reinforcements.len();
    if scenario.sides.iter().any(|(_, side)| groups(side) > 0) {
        columns.heading("Reinforcements", INK);
        columns.paragraph("They arrive at the start of the turn, before initiative.");
        for (side_id, side) in scenario.sides.iter() {
            for (index, group) in side.reinforcements.iter().enumerate() {
                let tag = printout.tag(place(InScenario::Reinforcement(side_id, index as u32)));
                columns.point_of(tag, &words.reinforcement(side_id, group));
            }
        }
    }
    columns.heading("End and victory", INK);
    let length = match scenario.turn_limit {
        Some(turns) => format!("The game ends after turn {turns}, or earlier as the rulebook has it."),
        None => "No turn limit: the game ends as the rulebook has it.".to_owned(),
    };
    columns.paragraph_of(printout.tag(place(InScenario::TurnLimit)), &length);
    columns.paragraph("Victory points: enemy units eliminated and own capable units on the map at full value; own incapable units on the map and own ships that retreated at half.");
    for (condition, found) in scenario.conditions.iter() {
        columns.point_of(printout.tag(place(InScenario::Condition(condition))), &words.condition(found));
    }
    let special = words.special_rules(&content.options);
    if !special.is_empty() {
        columns.heading("Special rules", INK);
        special.iter().for_each(|sentence| columns.point(sentence));
    }
    let notes: Vec<_> = scenario.notes.iter().map(|note| note.trim()).filter(|note| !note.is_empty()).collect();
    if !notes.is_empty() {
        columns.heading("Designer’s notes", INK);
        let tag = printout.tag(place(InScenario::Notes));
        notes.iter().for_each(|note| columns.paragraph_of(tag, note));
    }
    columns.pour(&mut flow);
    let whole = printout.tag(place(InScenario::Whole));
    let mut bodies = flow.finish();
    for body in &mut bodies {
        let mut draft = std::mem::take(&mut body.draft);
        printout.note_cut_texts(&mut draft, place(InScenario::Whole), &format!("The sheet of {}", scenario.label()));
        body.draft.add_tagged(Point::ORIGIN, draft, whole);
    }
    bodies
}

/// The sides as cards, two or three to a row.
fn sides(flow: &mut Flow, content: &Content, words: &Words, scenario: &Scenario, id: Id<Scenario>, printout: &mut Printout) {
    let count = scenario.sides.len();
    let a_row = if count == 2 || count == 4 { 2 } else { 3 };
    let all: Vec<_> = scenario.sides.iter().enumerate().collect();
    for row in all.chunks(a_row) {
        let (rect, draft) = flow.strip(SIDE + GAP);
        let width = (rect.width() - GAP * (a_row - 1) as f64) / a_row as f64;
        for (column, (number, (side_id, side))) in row.iter().enumerate() {
            let corner = Point::at(rect.min.x + (width + GAP) * column as f64, rect.min.y);
            let card = Rect::new(corner, Size::of(width, SIDE));
            let accent = Accent::of_side(content, side, *number);
            let mut drawn = Draft::new();
            side_card(&mut drawn, card, content, words, (*side_id, side), accent);
            draft.add_tagged(Point::ORIGIN, drawn, printout.tag(Place::Scenario(id, InScenario::Side(*side_id))));
        }
    }
}

fn side_card(draft: &mut Draft, card: Rect, content: &Content, words: &Words, (id, side): (Id<Side>, &Side), accent: Accent) {
    draft.path(Path::rounded_rect(card, Mm::new(1.5)).filled(accent.soft));
    let bar = Rect::new(card.min, Size::of(Mm::new(2.2), card.height()));
    let filled = Path::rounded_rect(card, Mm::new(1.5)).filled(accent.strong);
    draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, filled.into())]).clipped(Path::rect(bar)));
    let (_, inside) = card.cut_left(Mm::new(5.0));
    let inside = Rect { min: inside.min, max: Point::at(inside.max.x - Mm::new(2.0), inside.max.y) };
    let (_, inside) = inside.cut_top(Mm::new(1.5));
    let (name, rest) = inside.cut_top(Mm::new(7.5));
    let name_style = STRONG.sized(Mm::new(4.2)).colored(accent.strong).with_leading(1.05);
    draft.text(&words.side_name(id), name_style, name);
    let Some(fleet) = words.fleet(side) else {
        draft.line("no fleet", REMARK, rest);
        return;
    };
    let (first, rest) = rest.cut_top(Mm::new(4.0));
    let (second, _) = rest.cut_top(Mm::new(4.0));
    let small = SMALL.sized(Mm::new(2.8)).colored(INK);
    let own = if side.name.trim().is_empty() { String::new() } else { format!("{}: ", fleet.label()) };
    draft.line(&format!("{own}{}", strength(content, fleet)), small, first);
    let names = fleet.names(&content.ships);
    if let Some(name) = fleet.flagship.and_then(|flagship| names.get(&flagship)) {
        draft.line(&format!("★ {name}"), small, second);
    }
}

/// The map with the fleets on it, as large as leaves room for words.
fn picture(flow: &mut Flow, content: &Content, words: &Words, id: Id<Scenario>, printout: &mut Printout) {
    let Some(map) = words.map() else { return };
    let whole = map.layout().size();
    let room = Size::of(flow.width(), (flow.tallest() * PICTURE).max(Mm::new(20.0)));
    let scale = (room.width / whole.width).min(room.height / whole.height);
    let size = Size::of(room.width, whole.height * scale);
    let drawn = set_up_picture(content, id, size);
    let (rect, draft) = flow.strip(size.height + GAP * 0.5);
    draft.add_tagged(rect.min, drawn, printout.tag(Place::Scenario(id, InScenario::Map)));
}

/// How to set up: by the book, or ship by ship.
fn set_up(columns: &mut Columns, words: &Words, scenario: &Scenario, id: Id<Scenario>, printout: &mut Printout) {
    columns.heading("Set-up", INK);
    let placed = scenario.sides.iter().any(|(_, side)| !words.starts(side).is_empty());
    match (scenario.set_up, placed) {
        (SetUp::ByTheBook, _) => BY_THE_BOOK.iter().for_each(|paragraph| columns.paragraph(paragraph)),
        (SetUp::Free, true) => columns.paragraph("Ships start where the picture shows them."),
        (SetUp::Free, false) => columns.paragraph("Every player places the ships of the fleet."),
    }
    if placed && scenario.set_up == SetUp::ByTheBook {
        columns.paragraph("One such set-up is shown in the picture:");
    }
    for (side_id, side) in scenario.sides.iter() {
        let starts = words.starts(side);
        let others = if scenario.set_up == SetUp::Free || !starts.is_empty() { words.other_starts(side) } else { Vec::new() };
        if starts.is_empty() && others.is_empty() {
            continue;
        }
        columns.lead(&words.side_name(side_id));
        for start in starts {
            let tag = printout.tag(Place::Scenario(id, InScenario::Ship(side_id, start.ship)));
            columns.entry_of(tag, &start.letter, Mm::new(7.0), &start.words);
        }
        others.iter().for_each(|sentence| columns.entry("", Mm::new(7.0), sentence));
    }
}
