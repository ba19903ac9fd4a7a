//! The endurance sheets, one for each side: a box for every wound that a character or a sovereign can take (12.7).

use super::counters;
use crate::playtest::{GamePapers, PersonLine};
use drawing::stock::Orientation;
use drawing::{Page, Path};
use freedom_in_the_galaxy::{Allegiance, Content, InCharacter, InSovereign, Place, Side};
use geometry::{Mm, Point, Rect, Size};
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::{HEADING, INK, LINE, REMARK, SMALL, STRONG, TEXT};
use sheets::roll::{self, Entry};
use sheets::{Draft, Printout};

/// The height of a line of the sheet.
const LINE_HEIGHT: Mm = Mm::new(6.6);
/// The size of a box for a wound.
const BOX: Mm = Mm::new(4.6);
/// The width of the column of names.
const NAMES: Mm = Mm::new(44.0);

/// Tells the players how to use the sheet, and what its numbers mean.
const HOW: &str = "Cross off a box for each wound. A character without a box left is killed. Rest or care clears the boxes. The numbers of a \
                   character are combat/endurance/intelligence/leadership, with that in space in brackets/diplomacy/navigation; those of a \
                   sovereign are combat-endurance-leadership.";

/// An endurance sheet for each side that has characters.
#[must_use]
pub fn sheets(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    for side in Side::ALL {
        bodies.extend(sheet(content, &people(content, side), side, frame));
    }
    if let Some((id, _)) = content.characters.iter().next() {
        printout.seal(&mut bodies, Place::Character(id, InCharacter::Ratings), "An endurance sheet");
    }
    bodies
}

/// The endurance sheets of a finished game, with the wounds of the characters who are or were in it.
pub(super) fn of_game(content: &Content, game: &GamePapers, frame: &Frame) -> Vec<Body> {
    let line = |found: &PersonLine| {
        let (id, character) = content.characters.find(|character| character.label() == found.name)?;
        let line = found.fate.map_or_else(|| character.line(), |fate| format!("{}, {fate}", character.line()));
        let endurance = character.ratings.endurance.get();
        let place = Place::Character(id, InCharacter::Whole);
        Some(Person { place, name: found.name.clone(), line, endurance, wounds: found.wounds })
    };
    let of = |side: Side| {
        let people: Vec<Person> = game.people.iter().filter(|found| found.side == side).filter_map(line).collect();
        sheet(content, &people, side, frame)
    };
    Side::ALL.into_iter().flat_map(of).collect()
}

/// A character or sovereign who can be wounded.
struct Person {
    place: Place,
    name: String,
    /// The ratings and fate that stand below the name.
    line: String,
    endurance: u32,
    /// How many wounds are crossed off.
    wounds: u32,
}

/// The endurance sheet of a side; no pages if nobody would be on it.
fn sheet(content: &Content, people: &[Person], side: Side, frame: &Frame) -> Vec<Body> {
    if people.is_empty() {
        return Vec::new();
    }
    let mut flow = Flow::new(frame, Orientation::Portrait, "Endurance", side.player());
    flow.prose(HOW, REMARK);
    let entry = |person: &Person| {
        let faces = counters::faces(content, person.place, Some(frame.project));
        // The counter of a neutral sovereign has a face for each side: first the Empire's, then the Rebels'.
        let is_neutral = matches!(person.place, Place::Sovereign(id, _)
            if content.sovereigns.get(id).is_some_and(|sovereign| sovereign.allegiance == Allegiance::Neutral));
        let picture = faces
            .into_iter()
            .nth(usize::from(is_neutral && side == Side::Rebel))
            .unwrap_or_else(|| Page::new("", Size::of(counters::SIDE, counters::SIDE)));
        let lines = vec![person.line.clone()];
        Entry { picture, name: person.name.clone(), lines, boxes: (person.endurance, person.wounds) }
    };
    let entries: Vec<Entry> = people.iter().map(entry).collect();
    let room = flow.left();
    roll::pour(&mut flow, &entries, room);
    flow.gap(Mm::new(3.0));
    roll::notes(&mut flow, "Possessions, prisoners and notes");
    flow.finish()
}

/// The characters of a side, and the sovereigns that it can summon.
fn people(content: &Content, side: Side) -> Vec<Person> {
    let person =
        |place, name: &str, line: String, endurance: u32| Person { place, name: name.to_owned(), line, endurance, wounds: 0 };
    let characters = content.characters.iter().filter(|(_, character)| character.side == side).map(|(id, character)| {
        let place = Place::Character(id, InCharacter::Whole);
        person(place, character.label(), character.line(), character.ratings.endurance.get())
    });
    let friend = |allegiance: Allegiance| match allegiance {
        Allegiance::Neutral => true,
        Allegiance::Rebel => side == Side::Rebel,
        Allegiance::Imperial => side == Side::Imperial,
    };
    let sovereigns = content.sovereigns.iter().filter(|(_, sovereign)| friend(sovereign.allegiance)).map(|(id, sovereign)| {
        person(
            Place::Sovereign(id, InSovereign::Whole),
            sovereign.label(),
            format!("sovereign {}", sovereign.line()),
            sovereign.endurance.get(),
        )
    });
    let mut people: Vec<_> = characters.collect();
    if !people.is_empty() {
        people.extend(sovereigns);
    }
    people
}

/// Draws one row of the sheet's two columns. Returns each box by its name (the character's name and the number of the wound) and its middle.
fn line(people: &[Person], row: usize, rect: Rect, draft: &mut Draft) -> Vec<(String, Point)> {
    let half = rect.width() * 0.5;
    let mut boxes = Vec::new();
    for (column, person) in [people.get(row), people.get(row + people.len().div_ceil(2))].into_iter().enumerate() {
        let Some(Person { name, line, endurance, wounds, .. }) = person else { continue };
        let left = rect.min.x + half * column as f64;
        let names = Rect::new(Point::at(left, rect.min.y), Size::of(NAMES, LINE_HEIGHT));
        let (above, below) = names.cut_top(LINE_HEIGHT * 0.6);
        draft.line(name, STRONG.sized(TEXT.size), above);
        draft.line(line, SMALL.sized(Mm::new(2.3)), below);
        // As many boxes stand on a line as fit beside the name.
        let room = ((half - NAMES) / BOX).floor().max(1.0) as u32;
        for wound in 0..(*endurance).min(room) {
            let at = Point::at(left + NAMES + BOX * f64::from(wound), rect.min.y + Mm::new(0.8));
            let whole = Rect::new(at, Size::of(BOX, BOX));
            wound_box(draft, whole, wound < *wounds);
            boxes.push((format!("{name} {}", wound + 1), whole.middle()));
        }
    }
    boxes
}

/// Draws the box of a wound, crossed off or empty.
fn wound_box(draft: &mut Draft, whole: Rect, is_crossed: bool) {
    let inside = whole.inset(Mm::new(0.4));
    draft.path(Path::rect(inside).stroked(INK, LINE));
    if is_crossed {
        draft.line("×", STRONG.sized(BOX).centred(), inside);
    }
}

/// The endurance sheet of a side on a page of its own size, and each of its boxes by name (the character's name and the number of the wound) and
/// middle. `None` if nobody would be on the sheet.
#[must_use]
pub fn page(content: &Content, side: Side) -> Option<(Page, Vec<(String, Point)>)> {
    const WIDTH: Mm = Mm::new(180.0);
    const TITLE: Mm = Mm::new(8.0);
    let people = people(content, side);
    if people.is_empty() {
        return None;
    }
    let mut draft = Draft::new();
    let title = Rect::new(Point::ORIGIN, Size::of(WIDTH, TITLE));
    draft.line(&format!("Endurance of the {}", side.player()), HEADING, title);
    let rows = people.len().div_ceil(2);
    let corner = |row: usize| Point::at(Mm::ZERO, TITLE + LINE_HEIGHT * row as f64);
    let boxes =
        (0..rows).flat_map(|row| line(&people, row, Rect::new(corner(row), Size::of(WIDTH, LINE_HEIGHT)), &mut draft)).collect();
    let size = Size::of(WIDTH, corner(rows).y);
    Some((Page { items: draft.items, ..Page::new("Endurance", size) }, boxes))
}

/// A crossed-off box as a counter, to be laid on a box of the sheet.
#[must_use]
pub fn wound() -> Page {
    let mut draft = Draft::new();
    let page = Page::new("Wound", Size::of(BOX, BOX));
    wound_box(&mut draft, Rect::new(Point::ORIGIN, page.size), true);
    Page { items: draft.items, ..page }
}
