//! What a thing of the blue book is: the display of a star, a race with its locals, a table as the charts have it, and what stands in their fields.

use egui::{RichText, Ui};

use super::Memory;
use crate::drawing::ProgressMonitor;
use crate::editor::desks::FrameContext;
use crate::editor::desks::blue_book::picture;
use crate::editor::desks::told;
use crate::editor::screen::{Preview, PreviewPage};
use crate::editor::theme::Palette;
use crate::editor::things::freedom_in_the_galaxy::Entry;
use crate::editor::widgets::heading;
use crate::project::Project;
use crate::rules::Id;
use crate::rules::freedom_in_the_galaxy::{Chapter, Content, InRace, InStar, InTable, Pick, Place};
use crate::sheets::Request;
use crate::sheets::freedom_in_the_galaxy::{CHARTS, star_systems};

/// No display is shown wider than this, so that a whole one is seen at once.
const DISPLAY: f32 = 390.0;

/// Shows the thing that is looked at.
pub fn show(ui: &mut Ui, context: &mut FrameContext, book: &Memory, shown: Option<&Entry>) {
    let shown = shown.and_then(|entry| Some((entry, book.chapter(&entry.chapter)?)));
    let Some((entry, chapter)) = shown else {
        let words =
            "Stars with their planets, races with their locals, and the tables of the game. Press a name to see what it is.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
        return;
    };
    let Some(alone) = alone(chapter, &entry.pick) else { return };
    let place = match &entry.pick {
        Pick::Star(name) => {
            let page = || star_systems::displays(&alone).into_iter().map(PreviewPage::from).collect();
            picture(ui, context, entry, name, DISPLAY, || Preview { pages: page(), ..Preview::default() });
            Place::Star(Id::new(1), InStar::Whole)
        }
        Pick::Race(name) => {
            heading(ui, name);
            told::lists(ui, &alone.clone().into(), &Place::Race(Id::new(1), InRace::Whole).into());
            Place::Race(Id::new(1), InRace::Whole)
        }
        Pick::Table(table) => {
            heading(ui, &format!("{} table", table.label()));
            picture(ui, context, entry, table.label(), f32::INFINITY, || charts(&alone));
            Place::Table(*table, InTable::Whole)
        }
    };
    told::fields(ui, &alone.into(), &place.into());
}

/// The designs of a project that holds nothing but the thing, and what comes with it.
fn alone(chapter: &Chapter, pick: &Pick) -> Option<Content> {
    let mut alone = Content::default();
    for edit in chapter.copy(pick, &alone)? {
        alone.apply(&edit).ok()?;
    }
    Some(alone)
}

/// The charts as they would print.
fn charts(alone: &Content) -> Preview {
    let project = Project::with_content(alone.clone().into(), "The blue book");
    let request = Request { only: vec![CHARTS], ..Request::default() };
    Preview::print(&project, &request, ProgressMonitor::NONE).unwrap_or_default()
}
