//! The list of the blue book: for each chapter its style, its fleets and its ships.

use super::Memory;
use crate::things::Entry;
use kit::desks::blue_book::{InProject, Row, Section};
use launch_fighters::{Chapter, Content, Pick, cost};
use rules::Points;

/// The sections of the list: one for each chapter, with a row for everything in it.
pub fn sections(book: &Memory, content: &Content) -> Vec<Section<Pick>> {
    let section = |(name, chapter)| Section { title: title(name, chapter), rows: rows(name, chapter, content) };
    book.chapters().map(section).collect()
}

/// The title of a chapter: the name of its style or, if it has no style, its file name turned into words.
pub fn title(name: &str, chapter: &Chapter) -> String {
    chapter.style.as_ref().map_or_else(|| format!("From the {}", name.replace('-', " ")), |style| style.label().to_owned())
}

fn rows(chapter_name: &str, chapter: &Chapter, content: &Content) -> Vec<Row<Pick>> {
    let side = chapter.style.as_ref().map(|style| style.label().to_owned());
    let row = |pick: Pick, name: &str, kind: &'static str, points: Option<Points>, remark: String, named: bool| {
        let same = chapter.copy(&pick, content).is_some_and(|edits| edits.is_empty());
        let entry = Entry { chapter: chapter_name.to_owned(), pick };
        let points = points.map(Points::get);
        let (words, side) = (remark.clone(), side.clone());
        Row { entry, name: name.to_owned(), kind, words, side, points, remark, in_project: InProject::of(same, named) }
    };
    let style = chapter.style.iter().map(|style| {
        // A style is identified by its name alone, so a style of the project with the same name counts as the same style.
        row(Pick::Style, style.label(), "fleet style", None, "style".into(), false)
    });
    let fleets = chapter.fleets.iter().map(|fleet| {
        let spent = chapter.spent(fleet, &content.options);
        let named = content.fleets.find(|known| known.name == fleet.name).is_some();
        let remark = format!("fleet, {spent} of {}", fleet.budget);
        row(Pick::Fleet(fleet.name.clone()), &fleet.name, "fleet", Some(spent), remark, named)
    });
    let ships = chapter.ships.iter().map(|ship| {
        let price = cost::price(ship, &content.options).map(|price| price.total);
        let words = price.map_or_else(|| "no price".into(), |price| price.to_string());
        let what = format!("{} {}", ship.kind.to_lowercase(), ship.class);
        let remark = if ship.kind.is_empty() { words } else { format!("{}, {words}", what.trim()) };
        let named = content.ships.find(|known| known.name == ship.name).is_some();
        row(Pick::Ship(ship.name.clone()), &ship.name, "ship", price, remark, named)
    });
    style.chain(fleets).chain(ships).collect()
}
