//! The printed page beside a form: the referee's map or a sheet. A click on the page selects the thing that is printed there.

use egui::Ui;

use drawing::Page;
use kit::desks::{FrameContext, pages};
use kit::screen::{Preview, PreviewPage, Subject};
use paper::sheets::{Printout, Request, SheetKind};
use rules::Id;
use space_viking::{Content, InPlayer, Place, Player};
use space_viking_paper::sheets::{DOMINION_SHEETS, FLEET_SHEETS, Reader, sector_map};

/// Shows the referee's map, scrolled to the thing at a place.
pub fn map(ui: &mut Ui, context: &mut FrameContext, place: project::Place) {
    pages::show(ui, context, Subject::Thing(place), |project, _| {
        let mut printout = Printout::default();
        let content: Option<&Content> = project::OneOf::own(&project.content);
        let page = content.filter(|content| !content.worlds.is_empty()).map(|content| {
            let drawn = sector_map::map(content, Reader::Referee, &mut printout);
            Page { items: drawn.items, ..Page::new("Sector map", sector_map::size(&content.sector)) }
        });
        let pages = page.into_iter().map(PreviewPage::from).collect();
        Ok(Preview { pages, places: printout.places.into(), findings: Vec::new() })
    });
}

/// Shows a sheet, scrolled to the thing at a place.
pub fn sheet(ui: &mut Ui, context: &mut FrameContext, place: project::Place, kind: SheetKind) {
    pages::printed(ui, context, place, Request { only: vec![kind], ..Request::default() });
}

/// Shows the sheets that a player has to fill in.
pub fn of_player(ui: &mut Ui, context: &mut FrameContext, id: Id<Player>) {
    let request = Request { only: vec![DOMINION_SHEETS, FLEET_SHEETS], ..Request::default() };
    pages::about(ui, context, Place::Player(id, InPlayer::Whole).into(), request);
}
