//! What a thing of the blue book is: a ship's record sheet, a fleet's ships, a style's picture and doctrine.

use egui::{RichText, Ui};

use super::{Memory, shelf};
use crate::editor::desks::launch_fighters::{live_sheet, style};
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::things::launch_fighters::Entry;
use crate::editor::widgets::{heading, item, section};
use crate::rules::launch_fighters::{Chapter, Content, Pick, ReadyFleet, Style, cost};
use crate::rules::{Id, Origin};
use crate::sheets::launch_fighters::record_sheet::Sheet;

/// Shows the thing that is looked at.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Ships, fleets ready to fight, and the styles in which they are drawn. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    match &entry.pick {
        Pick::Style => {
            if let Some(found) = &chapter.style {
                show_style(ui, context, content, entry, found);
            }
        }
        Pick::Ship(name) => show_ship(ui, context, content, entry, chapter, name),
        Pick::Fleet(name) => {
            if let Some(fleet) = chapter.fleet(name) {
                show_fleet(ui, context, content, entry, chapter, fleet);
            }
        }
    }
}

fn show_style(ui: &mut Ui, context: &mut FrameContext, content: &Content, entry: &Entry, found: &Style) {
    heading(ui, found.label());
    let preview = preview(context, entry, "style", || style::sample(found, content.options));
    style::show_sample(ui, context, &preview);
    section(ui, "DOCTRINE");
    ui.label(&found.doctrine);
    section(ui, "WHO THEY ARE");
    ui.label(RichText::new(&found.flavour).color(Palette::of(ui).weak));
}

fn show_ship(ui: &mut Ui, context: &mut FrameContext, content: &Content, entry: &Entry, chapter: &Chapter, name: &str) {
    let Some(ship) = chapter.ship(name) else { return };
    // The sheet of a project that holds nothing else; a click on it would lead nowhere.
    let preview = preview(context, entry, name, || {
        let mut alone = Content { options: content.options, ..Content::default() };
        for edit in chapter.copy_ship(name, &alone).unwrap_or_default() {
            if alone.apply(&edit).is_err() {
                return Preview::default();
            }
        }
        let card = Sheet::of_design(&alone, Id::new(1)).map(|sheet| live_sheet::card(&sheet)).unwrap_or_default();
        Preview { places: Vec::new(), ..card }
    });
    let width = (ui.available_width() - 10.0).max(120.0);
    for page in &preview.pages {
        page_view(ui, context, &preview, page, width);
    }
    if !ship.notes.is_empty() {
        ui.label(&ship.notes);
    }
    if ship.origin != Origin::Own {
        let words = format!("This design is {}.", ship.origin.label());
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

fn show_fleet(ui: &mut Ui, context: &mut FrameContext, content: &Content, entry: &Entry, chapter: &Chapter, fleet: &ReadyFleet) {
    heading(ui, &fleet.name);
    ui.label(RichText::new(shelf::title(&entry.chapter, chapter)).color(Palette::of(ui).weak));
    if let Some(found) = &chapter.style {
        let preview = preview(context, entry, "style", || style::sample(found, content.options));
        style::show_sample(ui, context, &preview);
    }
    for (index, name) in fleet.ships.iter().enumerate() {
        let price = chapter.ship(name).and_then(|ship| cost::price(ship, &content.options));
        let points = price.map_or_else(|| "none".into(), |price| price.total.to_string());
        item(ui, name, if index == 0 { "flagship" } else { "" }, &points, false);
    }
    ui.separator();
    item(ui, "Spent", "", &chapter.spent(fleet, &content.options).to_string(), true);
    item(ui, "Budget", "", &fleet.budget.to_string(), false);
    if !fleet.notes.is_empty() {
        ui.label(&fleet.notes);
    }
}

/// The picture of a thing of a chapter, made anew only when the project has changed, whose optional rules it follows.
fn preview(context: &mut FrameContext, entry: &Entry, name: &str, make: impl FnOnce() -> Preview) -> std::sync::Arc<Preview> {
    let subject = Subject::Book { chapter: entry.chapter.clone(), name: name.to_owned() };
    context.screen.preview(subject, context.state.document.project(), |_| make())
}
