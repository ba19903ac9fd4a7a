//! The printed page beside a form: the display of a star, the map, a card or a chart. A click on the page goes to the thing that is printed there.

use egui::Ui;

use drawing::Page;
use freedom_in_the_galaxy::{Content, InStar, Place, Star};
use freedom_in_the_galaxy_paper::sheets::{CHARTS, COUNTERS, galaxy, star_systems};
use kit::desks::{FrameContext, pages};
use kit::screen::{Preview, PreviewPage, Subject};
use paper::sheets::{Printout, Request, SheetKind};
use rules::Id;

/// Shows the display of a star.
pub fn star_system(ui: &mut Ui, context: &mut FrameContext, star: Id<Star>) {
    let place: project::Place = Place::Star(star, InStar::Whole).into();
    pages::show(ui, context, Subject::Thing(place), move |project, _| {
        let mut printout = Printout::default();
        let page = of(&project.content).and_then(|content| star_systems::page_of(content, star, &mut printout));
        Ok(preview(page, printout))
    });
}

/// Shows the map of the galaxy beside the form of the thing at a place.
pub fn map(ui: &mut Ui, context: &mut FrameContext, place: project::Place) {
    pages::show(ui, context, Subject::Thing(place), |project, _| {
        let mut printout = Printout::default();
        let page = of(&project.content).filter(|content| !content.stars.is_empty()).map(|content| {
            let drawn = galaxy::map(content, &mut printout);
            Page { items: drawn.items, ..Page::new("Galaxy", galaxy::size(content)) }
        });
        Ok(preview(page, printout))
    });
}

/// Shows the charts beside the form of the thing at a place.
pub fn charts(ui: &mut Ui, context: &mut FrameContext, place: project::Place) {
    of_kind(ui, context, place, CHARTS);
}

/// Shows the counters beside the form of the thing at a place.
pub fn counters(ui: &mut Ui, context: &mut FrameContext, place: project::Place) {
    of_kind(ui, context, place, COUNTERS);
}

fn of_kind(ui: &mut Ui, context: &mut FrameContext, place: project::Place, kind: SheetKind) {
    pages::printed(ui, context, place, Request { only: vec![kind], everything: true, ..Request::default() });
}

/// A preview of a page; a click goes to the place of the thing that is printed there.
fn preview(page: Option<Page>, printout: Printout) -> Preview {
    Preview { pages: page.into_iter().map(PreviewPage::from).collect(), places: printout.places.into(), findings: Vec::new() }
}

fn of(content: &project::Content) -> Option<&Content> {
    project::OneOf::own(content)
}
