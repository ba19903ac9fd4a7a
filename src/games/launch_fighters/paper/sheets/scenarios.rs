//! Scenario sheets: the sides, their starting places, the length and the victory conditions, with a picture of the set-up.

use super::accent::Accent;
use super::map::{picture_size, set_up_picture};
use super::scenario_words::{BY_THE_BOOK, Words, strength};
use super::scope;
use drawing::stock::Orientation;
use drawing::{Group, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use launch_fighters::{Content, InScenario, Place, Scenario, SetUp, Side};
use rules::Id;
use sheets::columns::Columns;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{INK, REMARK, SMALL, STRONG};
use sheets::section::one_by_one;
use sheets::{Draft, Printout};

/// A sheet for the chosen scenario, or for each scenario if none is chosen.
pub fn scenario_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let scenarios = scope::scenarios(content, scenario).into_iter().map(|(id, _)| id);
    one_by_one(content, scenarios, frame, printout, |content, id, frame, printout| {
        content.scenarios.get(id).map_or_else(Vec::new, |scenario| sheet(content, id, scenario, frame, printout))
    })
}

/// The height of the card of one side of the scenario.
const SIDE: Mm = Mm::new(23.0);
/// The gap between two cards, and between cards and picture.
const GAP: Mm = Mm::new(4.0);
/// The width of the cards of the sides, if they stand beside the picture.
const BESIDE: Mm = Mm::new(62.0);
/// The smallest and the largest share of the page's height that the picture takes.
const PICTURE: [f64; 2] = [0.3, 0.46];

fn sheet(content: &Content, id: Id<Scenario>, scenario: &Scenario, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let words = Words::new(content, scenario);
    let place = |part| Place::Scenario(id, part);
    let mut flow = Flow::new(frame, Orientation::Portrait, scenario.label(), "Scenario");
    flow.prose(&words.summary(), REMARK.sized(Mm::new(3.3)));
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
        for sentence in &special {
            columns.point(sentence);
        }
    }
    let notes: Vec<_> = scenario.notes.iter().map(|note| note.trim()).filter(|note| !note.is_empty()).collect();
    if !notes.is_empty() {
        columns.heading("Designer’s notes", INK);
        let tag = printout.tag(place(InScenario::Notes));
        for note in notes {
            columns.paragraph_of(tag, note);
        }
    }
    let sheet = SheetOf { content, words, scenario, id };
    sheet.sides_and_picture(&mut flow, columns.height(), printout);
    columns.pour(&mut flow);
    let mut bodies = flow.finish();
    printout.seal(&mut bodies, place(InScenario::Whole), &format!("The sheet of {}", scenario.label()));
    bodies
}

/// A scenario with everything that its sheet needs.
struct SheetOf<'content> {
    content: &'content Content,
    words: Words<'content>,
    scenario: &'content Scenario,
    id: Id<Scenario>,
}

impl SheetOf<'_> {
    /// Draws the sides as cards, and the map with the fleets on it. Cards and map stand side by side if the map is not too wide. The map is as large
    /// as the words on the same page allow, within the bounds of [`PICTURE`].
    fn sides_and_picture(&self, flow: &mut Flow, words: Mm, printout: &mut Printout) {
        let sides: Vec<_> = self.scenario.sides.iter().enumerate().collect();
        let width = flow.width();
        let Some(whole) = self.words.map().map(|map| map.layout().size()) else {
            self.rows(flow, &sides, printout);
            return;
        };
        let beside = sides.len() <= 4 && whole.width <= whole.height * 1.4;
        if !beside {
            self.rows(flow, &sides, printout);
        }
        let room = Size::of(if beside { width - BESIDE - GAP } else { width }, picture_height(flow, words));
        let drawn = picture_size(whole, room);
        let size = Size::of(if beside { drawn.width } else { width }, drawn.height);
        let drawn = set_up_picture(self.content, self.id, size);
        let cards = (SIDE + GAP) * if beside { sides.len() as f64 } else { 0.0 };
        let (rect, draft) = flow.strip(size.height.max(cards) + GAP * 0.5);
        draft.add_tagged(rect.min, drawn, printout.tag(Place::Scenario(self.id, InScenario::Map)));
        if beside {
            let left = rect.min.x + size.width + GAP;
            let mut card = Rect { min: Point::at(left, rect.min.y), max: Point::at(rect.max.x, rect.min.y + SIDE) };
            for side in sides {
                self.side(draft, card, side, printout);
                card = card.moved(Vector::at(Mm::ZERO, SIDE + GAP));
            }
        }
    }

    /// Draws the sides as cards, two or three to a row.
    fn rows(&self, flow: &mut Flow, sides: &[NumberedSide], printout: &mut Printout) {
        let a_row = if matches!(sides.len(), 2 | 4) { 2 } else { 3 };
        for row in sides.chunks(a_row) {
            let (rect, draft) = flow.strip(SIDE + GAP);
            let width = (rect.width() - GAP * (a_row - 1) as f64) / a_row as f64;
            for (column, side) in row.iter().enumerate() {
                let corner = Point::at(rect.min.x + (width + GAP) * column as f64, rect.min.y);
                self.side(draft, Rect::new(corner, Size::of(width, SIDE)), *side, printout);
            }
        }
    }

    fn side(&self, draft: &mut Draft, card: Rect, (number, (id, side)): NumberedSide, printout: &mut Printout) {
        let accent = Accent::of_side(self.content, side, number);
        let mut drawn = Draft::new();
        side_card(&mut drawn, card, self.content, &self.words, (id, side), accent);
        draft.add_tagged(Point::ORIGIN, drawn, printout.tag(Place::Scenario(self.id, InScenario::Side(id))));
    }
}

/// The height of the picture with which the words still fit on the same page, within the bounds of [`PICTURE`].
fn picture_height(flow: &Flow, words: Mm) -> Mm {
    let [least, most] = PICTURE.map(|share| flow.tallest() * share);
    (flow.left() - words - GAP).min(most).max(least)
}

/// A side after its number, which is counted from 0.
type NumberedSide<'content> = (usize, (Id<Side>, &'content Side));

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
    let small = SMALL.sized(Mm::new(2.8)).colored(INK);
    let names = fleet.names(&content.ships);
    let own = if side.name.trim().is_empty() { String::new() } else { fleet.label().to_owned() };
    let flagship = fleet.flagship.and_then(|flagship| names.get(&flagship)).map_or_else(String::new, |name| format!("★ {name}"));
    let mut rest = rest;
    for words in [own, strength(content, fleet), flagship].into_iter().filter(|words| !words.is_empty()) {
        let (line, below) = rest.cut_top(Mm::new(4.0));
        draft.line(&words, small, line);
        rest = below;
    }
}

/// Explains the set-up: by the rulebook, or ship by ship.
fn set_up(columns: &mut Columns, words: &Words, scenario: &Scenario, id: Id<Scenario>, printout: &mut Printout) {
    columns.heading("Set-up", INK);
    let placed = scenario.sides.iter().any(|(_, side)| !words.starts(side).is_empty());
    match (scenario.set_up, placed) {
        (SetUp::ByTheBook, _) => {
            for paragraph in BY_THE_BOOK {
                columns.paragraph(paragraph);
            }
        }
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
        for sentence in &others {
            columns.entry("", Mm::new(7.0), sentence);
        }
    }
}
