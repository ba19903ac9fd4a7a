//! Record sheets on paper: which ships have one, and how sheets share pages. A page is drawn only when it is needed.

use std::sync::Arc;

use super::record_sheet::{Card, RecordPage, Sheet, record_cards, record_pages, squeeze_to_share};
use super::scope;
use drawing::stock::Orientation;
use geometry::{Mm, Point, Size};
use launch_fighters::{Content, Scenario};
use project::{Project, RecordSheetLayout};
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::room::Room;
use sheets::{Draft, Printout};

/// The gap between cards.
const GAP: Mm = Mm::new(6.0);
/// The smallest width and height of a card; on smaller paper it is shrunk.
const SMALLEST_CARD: Size = Size::new(84.0, 116.0);
/// The smallest width and height of a sheet on its own page.
const SMALLEST_PAGE: Size = Size::new(165.0, 225.0);

/// A record sheet for every ship of a scenario's fleets. If no scenario is chosen, for every ship of all fleets, and then for every design that no
/// fleet uses.
pub fn record_sheets(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame) -> Vec<Body> {
    let mut bodies = Vec::new();
    for (title, sheets) in groups(content, scenario, frame.project).into_iter().take_while(|_| frame.goes_on()) {
        bodies.extend(match frame.choices.record_sheets {
            RecordSheetLayout::Several => cards(&title, &sheets, frame),
            RecordSheetLayout::One => {
                sheets.iter().take_while(|_| frame.goes_on()).flat_map(|sheet| page(&title, sheet, frame)).collect()
            }
        });
    }
    bodies
}

/// The sheets grouped by fleet, each group with the fleet's name. The last group has the designs that no fleet uses.
fn groups(content: &Content, scenario: Option<Id<Scenario>>, project: &Project) -> Vec<(String, Vec<Arc<Sheet>>)> {
    let fleets = scope::fleets(content, scenario);
    let name = |id| content.fleets.get(id).map_or_else(String::new, |fleet| fleet.label().to_owned());
    let map = scenario.and_then(|id| content.maps.get(content.scenarios.get(id)?.map?));
    let shaped = |sheet: Sheet| {
        let sheet = sheet.pictured(project);
        Arc::new(match map {
            Some(map) => sheet.on(map.grid.shape),
            None => sheet,
        })
    };
    let alone = if scenario.is_none() { scope::without_fleet(content, &fleets) } else { Vec::new() };
    let of_fleet = |id| (name(id), Sheet::of_fleet(content, id).into_iter().map(shaped).collect());
    let mut groups: Vec<(String, Vec<Arc<Sheet>>)> = fleets.into_iter().map(of_fleet).collect();
    groups.retain(|(_, sheets)| !sheets.is_empty());
    let sheets: Vec<_> = alone.into_iter().filter_map(|id| Sheet::of_design(content, id)).map(shaped).collect();
    if !sheets.is_empty() {
        groups.push((if groups.is_empty() { "Designs" } else { "In no fleet" }.to_owned(), sheets));
    }
    groups
}

fn page(fleet: &str, sheet: &Arc<Sheet>, frame: &Frame) -> Vec<Body> {
    let room = Room::filled(frame, Orientation::Portrait, SMALLEST_PAGE);
    let title = if fleet.is_empty() { sheet.name.clone() } else { format!("{fleet} / {}", sheet.name) };
    let drawn = |page: RecordPage| room.body_later(title.clone(), move |printout| page.draw(printout));
    record_pages(sheet, room.size()).into_iter().map(drawn).collect()
}

/// The cards that share a page, each with its upper left corner and its height.
#[derive(Default)]
struct Shared(Vec<(Point, Mm, Card)>);

impl Shared {
    fn draw(&self, printout: &mut Printout) -> Draft {
        let mut draft = Draft::new();
        for (at, height, card) in &self.0 {
            draft.add(*at, card.draw(*height, printout));
        }
        draft
    }
}

/// Puts as many cards on a page as fit, row by row; every card is at least as high as its share of the page.
fn cards(fleet: &str, sheets: &[Arc<Sheet>], frame: &Frame) -> Vec<Body> {
    let room = Room::new(frame, Orientation::Portrait, SMALLEST_CARD);
    let Size { width, height } = room.size();
    let fitting = |whole: Mm, smallest: Mm| ((whole + GAP) / (smallest + GAP)).floor().max(1.0);
    let share = |whole: Mm, count: f64| (whole - GAP * (count - 1.0)) / count;
    let columns = fitting(width, SMALLEST_CARD.width);
    let card_width = share(width, columns);
    let row_height = share(height, fitting(height, SMALLEST_CARD.height));
    let squeeze = squeeze_to_share(sheets, card_width, row_height);
    let cards: Vec<_> = sheets.iter().flat_map(|sheet| record_cards(sheet, card_width, squeeze, height)).collect();
    let mut pages = Vec::new();
    let (mut page, mut pen) = (Shared::default(), Mm::ZERO);
    for row in cards.chunks(columns as usize) {
        let high = |card: &Card| card.height().max(row_height).min(height);
        let tall = row.iter().map(high).fold(row_height, Mm::max);
        if pen > Mm::ZERO && pen + tall > height + Mm::new(1e-6) {
            pages.push(std::mem::take(&mut page));
            pen = Mm::ZERO;
        }
        for (column, card) in row.iter().enumerate() {
            let x = (card_width + GAP) * column as f64;
            page.0.push((Point::at(x, pen), high(card), card.clone()));
        }
        pen += tall + GAP;
    }
    pages.push(page);
    pages.retain(|page| !page.0.is_empty());
    let drawn = |page: Shared| {
        let names: Vec<&str> = page.0.iter().map(|(_, _, card)| card.name()).collect();
        room.body_later(title(fleet, &names), move |printout| page.draw(printout))
    };
    pages.into_iter().map(drawn).collect()
}

/// The title of a page with several cards.
fn title(fleet: &str, names: &[&str]) -> String {
    match names {
        [] => fleet.to_owned(),
        [only] => format!("{fleet} / {only}"),
        [first, .., last] if first == last => format!("{fleet} / {first}"),
        [first, .., last] => format!("{fleet} / {first} to {last}"),
    }
}
