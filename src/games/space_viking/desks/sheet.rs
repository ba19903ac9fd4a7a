//! The page beside a form: the referee's map, or a sheet, as it prints. A click goes to the thing under it.

use egui::Ui;

use drawing::Page;
use kit::desks::{FrameContext, pages};
use kit::screen::{Preview, PreviewPage, Subject};
use paper::sheets::{Printout, Request, SheetKind};
use space_viking::Content;
use space_viking_paper::sheets::{Reader, sector_map};

/// Shows the referee's map, at the thing of a place.
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

/// Shows a sheet, at the thing of a place.
pub fn sheet(ui: &mut Ui, context: &mut FrameContext, place: project::Place, kind: SheetKind) {
    pages::show(ui, context, Subject::Thing(place), move |project, monitor| {
        let request = Request { only: vec![kind], ..Request::default() };
        Preview::print(project, &request, monitor)
    });
}
