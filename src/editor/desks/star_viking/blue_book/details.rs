//! What a thing of the blue book is: a system's printed tile, a unit's counter with its numbers, a table as the charts have it.

use std::sync::Arc;

use egui::{RichText, Ui};

use super::Memory;
use crate::editor::desks::blue_book::{fields, from};
use crate::editor::desks::star_viking::printed::{self, PrintedTile};
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::things::star_viking::Entry;
use crate::editor::widgets::heading;
use crate::project::Project;
use crate::rules::Id;
use crate::rules::star_viking::{Chapter, Content, InSystem, InUnit, Pick, Place, System, Table, UnitType};
use crate::sheets::{self, Request};

/// How wide a counter is shown.
const COUNTER: f32 = 130.0;
/// No picture is shown wider than this, so that a whole tile is seen at once.
const WIDEST: f32 = 390.0;

/// Shows the thing that is looked at.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let Some((entry, chapter)) = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?))) else {
        let words = "Star systems with their tiles, the units with their counters, and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    match &entry.pick {
        Pick::System(name) => {
            if let Some(found) = chapter.system(name) {
                system(ui, context, content, entry, found);
            }
        }
        Pick::Unit(color, name) => {
            if let Some(found) = chapter.unit(*color, name) {
                unit(ui, context, entry, found);
            }
        }
        Pick::Table(table) => show_table(ui, context, entry, chapter, *table),
    }
}

fn system(ui: &mut Ui, context: &mut FrameContext, content: &Content, entry: &Entry, system: &System) {
    // A click on the tile would lead nowhere.
    let preview = preview(context, entry, &system.name, || vec![PrintedTile::of(Id::new(1), &Arc::new(system.clone())).page]);
    let width = (ui.available_width() - 10.0).clamp(120.0, WIDEST);
    for page in &preview.pages {
        page_view(ui, context, &preview, page, width);
    }
    // What it yields is read from the project's own table.
    let tables = Arc::clone(&content.tables);
    let alone = Content { systems: [system.clone()].into_iter().collect(), tables, ..Content::default() };
    fields(ui, &alone.into(), &Place::System(Id::new(1), InSystem::Whole).into());
}

fn unit(ui: &mut Ui, context: &mut FrameContext, entry: &Entry, unit: &UnitType) {
    heading(ui, &format!("{} {}", unit.color, unit.label()));
    let preview = preview(context, entry, &format!("{} {}", unit.color, unit.name), || printed::faces(unit).into());
    ui.horizontal_top(|ui| {
        for page in &preview.pages {
            page_view(ui, context, &preview, page, COUNTER);
        }
    });
    let alone = Content { units: [unit.clone()].into_iter().collect(), ..Content::default() };
    fields(ui, &alone.into(), &Place::Unit(Id::new(1), InUnit::Whole).into());
}

/// The charts as they would print with the chapter's tables, the page with the table first.
fn show_table(ui: &mut Ui, context: &mut FrameContext, entry: &Entry, chapter: &Chapter, table: Table) {
    let Some(tables) = &chapter.tables else { return };
    heading(ui, &format!("{} table", table.label()));
    let words = format!("It is {}.", from(tables.origin(table)));
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    let preview = preview(context, entry, "charts", || {
        let content = Content { tables: Arc::clone(tables), ..Content::default() };
        let project = Project::with_content(content.into(), "The blue book");
        let request = Request { only: vec![sheets::star_viking::CHARTS], ..Request::default() };
        Preview::of(sheets::print(&project, &request)).pages
    });
    let width = (ui.available_width() - 10.0).max(120.0);
    let battle = matches!(table, Table::Combat | Table::Modifiers);
    let ordered = if battle { preview.pages.iter().collect::<Vec<_>>() } else { preview.pages.iter().rev().collect() };
    for page in ordered {
        page_view(ui, context, &preview, page, width);
    }
}

/// Pages of a thing of a chapter on which a click leads nowhere.
fn preview(
    context: &mut FrameContext,
    entry: &Entry,
    name: &str,
    make: impl FnOnce() -> Vec<Arc<crate::drawing::Page>>,
) -> Arc<Preview> {
    let subject = Subject::Book { chapter: entry.chapter.clone(), name: name.to_owned() };
    let project = context.state.document.project();
    context.screen.preview(subject, project, |_| Preview { pages: make(), ..Preview::default() })
}
