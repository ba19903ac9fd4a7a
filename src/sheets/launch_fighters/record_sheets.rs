//! Record sheets on paper: which ships have one, and how they share pages.

use super::record_sheet::{Card, Sheet, record_cards, record_pages, squeeze_to_share};
use super::scope;
use crate::drawing::stock::Orientation;
use crate::geometry::{Mm, Point, Size};
use crate::project::{Project, RecordSheetLayout};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Scenario, Ship};
use crate::sheets::frame::{Body, Frame};
use crate::sheets::room::Room;
use crate::sheets::{Draft, Printout};

/// Between cards.
const GAP: Mm = Mm::new(6.0);
/// The narrowest and lowest that a card may be; on smaller paper it is printed smaller.
const SMALLEST_CARD: Size = Size::new(84.0, 116.0);
/// The narrowest and lowest that a page of its own may be.
const SMALLEST_PAGE: Size = Size::new(165.0, 225.0);

/// A record sheet for every ship of the fleets of a scenario, or of all fleets; for every design where there is no fleet.
pub fn record_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (title, sheets) in groups(content, scenario, frame.project).into_iter().take_while(|_| frame.goes_on()) {
        bodies.extend(match frame.choices.record_sheets {
            RecordSheetLayout::Several => cards(&title, &sheets, frame, printout),
            RecordSheetLayout::One => {
                sheets.iter().take_while(|_| frame.drew_page()).flat_map(|sheet| page(&title, sheet, frame, printout)).collect()
            }
        });
    }
    bodies
}

/// The page of one design, as it is printed with one record sheet to a page.
pub fn ship_page(content: &Content, design: Id<Ship>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    Sheet::of_design(content, design).map_or_else(Vec::new, |sheet| page("", &sheet.pictured(frame.project), frame, printout))
}

/// The sheets by fleet, with the fleet's name.
fn groups<'content>(
    content: &'content Content,
    scenario: Option<Id<Scenario>>,
    project: &'content Project,
) -> Vec<(String, Vec<Sheet<'content>>)> {
    let fleets = scope::fleets(content, scenario);
    let name = |id| content.fleets.get(id).map_or_else(String::new, |fleet| fleet.label().to_owned());
    let map = scenario.and_then(|id| content.maps.get(content.scenarios.get(id)?.map?));
    let shaped = |sheet: Sheet<'content>| {
        let sheet = sheet.pictured(project);
        match map {
            Some(map) => sheet.on(map.grid.shape),
            None => sheet,
        }
    };
    let of_fleet = |id| (name(id), Sheet::of_fleet(content, id).into_iter().map(shaped).collect());
    let mut groups: Vec<(String, Vec<Sheet>)> = fleets.into_iter().map(of_fleet).collect();
    groups.retain(|(_, sheets)| !sheets.is_empty());
    if groups.is_empty() && scenario.is_none() {
        let sheets: Vec<_> = content.ships.ids().filter_map(|id| Sheet::of_design(content, id)).map(shaped).collect();
        groups.push(("Designs".to_owned(), sheets));
    }
    groups
}

fn page(fleet: &str, sheet: &Sheet, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let room = Room::filled(frame, Orientation::Portrait, SMALLEST_PAGE);
    let title = if fleet.is_empty() { sheet.name.clone() } else { format!("{fleet} / {}", sheet.name) };
    let drafts = record_pages(sheet, room.size(), printout);
    drafts.into_iter().map(|draft| room.body(title.clone(), draft)).collect()
}

/// As many cards to a page as fit, row by row; every card is at least as high as its share of the page.
fn cards(fleet: &str, sheets: &[Sheet], frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let room = Room::new(frame, Orientation::Portrait, SMALLEST_CARD);
    let Size { width, height } = room.size();
    let fitting = |whole: Mm, smallest: Mm| ((whole + GAP) / (smallest + GAP)).floor().max(1.0);
    let share = |whole: Mm, count: f64| (whole - GAP * (count - 1.0)) / count;
    let columns = fitting(width, SMALLEST_CARD.width);
    let card_width = share(width, columns);
    let row_height = share(height, fitting(height, SMALLEST_CARD.height));
    let squeeze = squeeze_to_share(sheets, card_width, row_height);
    let cards: Vec<_> = sheets.iter().flat_map(|sheet| record_cards(sheet, card_width, squeeze, height)).collect();
    let mut bodies = Vec::new();
    let (mut draft, mut names, mut pen) = (Draft::new(), Vec::new(), Mm::ZERO);
    for row in cards.chunks(columns as usize) {
        let high = |card: &Card| card.height().max(row_height).min(height);
        let tall = row.iter().map(high).fold(row_height, Mm::max);
        if pen > Mm::ZERO && pen + tall > height + Mm::new(1e-6) {
            bodies.push(room.body(title(fleet, &names), std::mem::take(&mut draft)));
            if !frame.drew_page() {
                return bodies;
            }
            names.clear();
            pen = Mm::ZERO;
        }
        for (column, card) in row.iter().enumerate() {
            let x = (card_width + GAP) * column as f64;
            draft.add(Point::at(x, pen), card.draw(high(card), printout));
            names.push(card.name().to_owned());
        }
        pen += tall + GAP;
    }
    if !names.is_empty() {
        bodies.push(room.body(title(fleet, &names), draft));
    }
    bodies
}

/// The name of a page of several cards.
fn title(fleet: &str, names: &[String]) -> String {
    match names {
        [] => fleet.to_owned(),
        [only] => format!("{fleet} / {only}"),
        [first, .., last] if first == last => format!("{fleet} / {first}"),
        [first, .., last] => format!("{fleet} / {first} to {last}"),
    }
}
