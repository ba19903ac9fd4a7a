//! Shows one thing of the blue book: a system's printed tile, a unit's counter or a table as the charts print it, with its fields.

use std::sync::Arc;

use egui::{RichText, Ui};

use super::Memory;
use crate::printed::{self, PrintedTile};
use crate::things::Entry;
use drawing::ProgressMonitor;
use kit::desks::FrameContext;
use kit::desks::blue_book::picture;
use kit::desks::told;
use kit::screen::{Preview, PreviewPage};
use kit::theme::Palette;
use kit::widgets::heading;
use paper::sheets::Request;
use project::Project;
use rules::Id;
use star_viking::{Chapter, Content, InSystem, InUnit, Pick, Place, Table};

/// The width of a counter, in points of the screen.
const COUNTER: f32 = 130.0;
/// The greatest width of a tile, in points of the screen, so that a whole tile is seen at once.
const TILE: f32 = 390.0;

/// Shows the thing of the blue book that is selected.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, content: &Content, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words = "Star systems with their tiles, the units with their counters, and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick, content) else { return };
    let place = match &entry.pick {
        Pick::System(name) => {
            let tile =
                || alone.systems.shared(Id::new(1)).map(|system| PrintedTile::of(Id::new(1), system, system.label(), None).page);
            picture(ui, context, entry, name, TILE, || pages(tile().into_iter().collect()));
            Place::System(Id::new(1), InSystem::Whole)
        }
        Pick::Unit(color, name) => {
            let Some(unit) = alone.units.get(Id::new(1)) else { return };
            heading(ui, &format!("{color} {}", unit.label()));
            picture(ui, context, entry, &format!("{color} {name}"), COUNTER, || pages(printed::faces(unit).into()));
            Place::Unit(Id::new(1), InUnit::Whole)
        }
        Pick::Table(table) => {
            heading(ui, &format!("{} table", table.label()));
            picture(ui, context, entry, table.label(), f32::INFINITY, || charts(&alone, *table));
            Place::Table(*table)
        }
    };
    told::fields(ui, &alone.into(), &place.into());
}

/// Designs that contain only the picked thing. If it is a table, they have the tables of its chapter; otherwise they have those of the open project,
/// so that a system's yield can be shown. `None` if the thing cannot be copied.
pub fn alone(chapter: &Chapter, pick: &Pick, content: &Content) -> Option<Content> {
    let tables = match pick {
        Pick::Table(_) => chapter.tables.clone()?,
        Pick::System(_) | Pick::Unit(..) => Arc::clone(&content.tables),
    };
    let mut alone = Content { tables, ..Content::default() };
    for edit in chapter.copy(pick, &alone)? {
        alone.apply(&edit).ok()?;
    }
    Some(alone)
}

/// A preview of pages on which nothing can be clicked.
fn pages(pages: Vec<Arc<drawing::Page>>) -> Preview {
    Preview { pages: pages.into_iter().map(PreviewPage::from).collect(), ..Preview::default() }
}

/// The charts as they print, beginning with the page that shows the table.
fn charts(alone: &Content, table: Table) -> Preview {
    let project = Project::with_content(alone.clone().into(), "The blue book");
    let request = Request { only: vec![star_viking_paper::sheets::CHARTS], ..Request::default() };
    let mut preview = Preview::print(&project, &request, ProgressMonitor::NONE).unwrap_or_default();
    if !matches!(table, Table::Combat | Table::Modifiers) {
        preview.pages.reverse();
    }
    preview
}
