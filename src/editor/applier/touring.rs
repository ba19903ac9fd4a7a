//! The tour: it chooses a design, shows the parts of the window in which the user works on it, and prints its first page.

use std::path::PathBuf;
use std::sync::Arc;

use super::{Effect, view};
use crate::editor::action::{Dialog, MadePages, Stop};
use crate::editor::state::State;
use crate::editor::things;
use crate::project::{Place, Project};
use crate::sheets::{self, Request};

/// Prepares a stop of the tour: shows the part of the window that the stop is about. If no design that appears on pages is chosen yet, chooses one.
pub fn prepare(state: &mut State, stop: Stop) {
    view::unfold(&mut state.view, stop);
    let sheets = sheets::game::of(state.document.project().content.game());
    if stop != Stop::FIRST || sheets.sheet_of(state.document.place()).is_some() {
        return;
    }
    let entries = state.document.derived().outline.iter().flat_map(|group| &group.entries);
    let shown = entries.map(|entry| &entry.place).find(|place| sheets.sheet_of(place).is_some()).cloned();
    if let Some(place) = shown {
        state.document.select(&place);
        state.view.jump = true;
    }
}

/// Requests to write the first page that shows the chosen design, and goes on to the last stop.
pub fn print(state: &mut State, folder: PathBuf) -> Vec<Effect> {
    let project = Arc::clone(state.document.project());
    let Some(pages) = first_page(&project, state.document.place()) else {
        state.fail("There is no page that shows what is chosen.".to_owned());
        return Vec::new();
    };
    state.view.dialog = Some(Dialog::Tour(Stop::Printed));
    state.settings.export_folder = Some(folder.clone());
    vec![Effect::PrintPages(project, pages, folder), Effect::KeepSettings]
}

/// The first page that shows the thing of a place, as it prints; `None` if no page does.
fn first_page(project: &Project, place: &Place) -> Option<MadePages> {
    let kind = sheets::game::of(project.content.game()).sheet_of(place)?;
    let mut printout = sheets::print(project, &Request { only: vec![kind], everything: true, ..Request::default() });
    let thing = things::thing(place);
    printout.keep_only(|shown| things::thing(shown) == thing);
    let page = printout.sheets.into_iter().flat_map(|(_, pages)| pages).next()?;
    Some(MadePages { kind, name: format!("first-{}", kind.slug()), pages: vec![page] })
}
