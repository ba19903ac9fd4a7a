//! The counters of a fleet as they are printed, side by side. A click on a counter selects its ship.

use egui::{RichText, Ui};

use super::fleet_roster::OpenFleet;
use super::things::whole_fleet;
use drawing::Page;
use geometry::{Mm, Point, Size};
use kit::desks::{FrameContext, page_view};
use kit::screen::{Preview, Subject};
use kit::theme::Palette;
use kit::widgets::section;
use launch_fighters::{Content, Fleet, InFleet, Place};
use launch_fighters_paper::sheets::counters::{counter_of, ship_counter};
use paper::sheets::{Draft, Printout};
use project::{OneOf as _, Project};
use rules::{Id, counted};

/// The width of a counter: on paper for one-inch spaces, and in points of the screen.
const SIDE: (Mm, f32) = (Mm::new(18.0), 104.0);
/// The greatest number of counters shown; more would tell the reader nothing new about the fleet.
const MOST: usize = 24;

/// Shows the counters of the open fleet; shows nothing if it has no ships.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet) {
    if open.fleet.ships.is_empty() {
        return;
    }
    section(ui, "COUNTERS");
    let (subject, id) = (Subject::Thing(whole_fleet(open.id).into()), open.id);
    let project = context.state.document.project();
    let preview = context.screen.preview(subject, project, |project| counters(project, id));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::Vec2::splat(8.0);
        for page in &preview.pages {
            page_view(ui, context, &preview, page, SIDE.1);
        }
    });
    let more = open.fleet.ships.len().saturating_sub(MOST);
    if more > 0 {
        ui.label(RichText::new(format!("and {} more", counted(more, "ship"))).color(Palette::of(ui).weak));
    }
}

/// A page with the counters of the fleet's first ships, at most [`MOST`].
fn counters(project: &Project, id: Id<Fleet>) -> Preview {
    let found = Content::own(&project.content).and_then(|content| Some((content, content.fleets.get(id)?)));
    let Some((content, fleet)) = found else { return Preview::default() };
    let (names, letters) = (fleet.names(&content.ships), fleet.letters(&content.ships));
    let (mut printout, mut pages) = (Printout::default(), Vec::new());
    for member in fleet.ships.ids().take(MOST) {
        let called = [&names, &letters].map(|words| words.get(&member).map_or("", String::as_str));
        let Some(counter) = counter_of(content, Some(project), fleet, member, called) else { continue };
        let mut draft = Draft::new();
        let tag = printout.tag(Place::Fleet(id, InFleet::Ship(member)));
        draft.add_tagged(Point::ORIGIN, ship_counter(&counter, SIDE.0), tag);
        let mut page = Page::new(format!("The counter of {}", called[0]), Size::of(SIDE.0, SIDE.0));
        page.items = draft.items;
        pages.push(page.into());
    }
    Preview { pages, places: printout.places.into(), ..Preview::default() }
}
