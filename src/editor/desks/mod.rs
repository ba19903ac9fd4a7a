//! The middle of the window: the desk of the selected thing, or a view of the whole project.

mod compare;
pub mod covered;
mod print_preview;
mod project;

use kit::desks::form::Form;
pub use kit::desks::*;

use egui::{RichText, Ui};

use super::action::{Action, DeskMode};
use super::games;
use super::post::PostContext;
use super::state::State;
use super::theme;
use super::things;
use super::widgets::{heading, section};
use crate::project::Place;
use crate::rules::{counted, listed};

/// Shows the desk of the selected thing.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let content = &context.state.document.project().content;
    match context.state.view.desk {
        DeskMode::Print => print_preview::show(ui, context),
        DeskMode::Compare => compare::show(ui, context),
        DeskMode::Table => table::show(ui, context),
        DeskMode::Overview => games::desks(content.game()).overview_of_all(content, ui, context),
        DeskMode::Play => play(ui, context),
        DeskMode::Design => {
            if !games::desks(content.game()).show(content, ui, context, context.state.document.place()) {
                project::show(ui, context);
            }
        }
    }
}

/// Shows the desk of a game by post over the whole width of the window.
pub fn by_post(ui: &mut Ui, context: &mut FrameContext) {
    let Memory { post, work, .. } = &mut *context.memory;
    let Some(desk) = post else { return };
    let (keys, asked) = (&context.state.settings.keys, context.state.view.dialog.is_some());
    desk.show(ui, &mut PostContext { keys, asked, actions: context.actions, screen: context.screen, work });
}

/// Shows in the inspector the name and the details of the selected thing. If several things of a kind are chosen, shows the fields that can be set
/// for all of them instead.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext) {
    let state = context.state;
    if state.view.desk != DeskMode::Table && several(ui, context) {
        return;
    }
    let in_hand = if state.view.desk == DeskMode::Table { table::in_hand(context) } else { None };
    let place = in_hand.as_ref().unwrap_or_else(|| state.document.place());
    named(ui, state, place);
    let content = &state.document.project().content;
    if !games::desks(content.game()).inspect(content, ui, context, place) {
        project::inspect(ui, context);
    }
}

/// Shows the form for several chosen things of a kind; returns whether several are chosen.
fn several(ui: &mut Ui, context: &mut FrameContext) -> bool {
    let (content, chosen) = (&context.state.document.project().content, context.state.chosen());
    let Some(kind) = things::of_one_kind(content, &chosen) else { return false };
    let (facts, selected) = (kind.facts(), things::thing(context.state.document.place()));
    let names: Vec<String> = chosen.iter().filter_map(|place| kind.label(content, place)).collect();
    section(ui, &facts.heading.to_uppercase());
    heading(ui, &format!("{} chosen", counted(chosen.len(), facts.one)));
    ui.label(RichText::new(listed(&names)).color(theme::Palette::of(ui).weak));
    ui.add_space(theme::GAP);
    let others = chosen.into_iter().filter(|place| *place != selected).collect();
    Form::of_several(kind, selected, others).of_all(ui, context);
    true
}

/// Shows the kind and the name of the selected thing or, if no thing is selected, those of the project.
fn named(ui: &mut Ui, state: &State, place: &Place) {
    let (what, name) = outlined(state, place).unwrap_or_else(|| ("project", state.document.project().title.as_str()));
    section(ui, &what.to_uppercase());
    heading(ui, name);
    ui.add_space(theme::GAP);
}

/// The word for the kind of a place's thing, and the thing's name, as the outline shows them; `None` for the project.
fn outlined<'state>(state: &'state State, place: &Place) -> Option<(&'static str, &'state str)> {
    let thing = things::thing(place);
    state.document.derived().outline.iter().find_map(|group| {
        let entry = group.entries.iter().find(|entry| entry.place == thing)?;
        Some((group.one, entry.name.as_str()))
    })
}

/// Shows the table on which the selected scenario, or the first one, is played.
fn play(ui: &mut Ui, context: &mut FrameContext) {
    let state = context.state;
    let content = &state.document.project().content;
    match state.played() {
        Some((place, _)) => games::desks(content.game()).play(content, ui, context, &place),
        // The last scenario has been deleted.
        None => context.push(Action::ShowDesk(DeskMode::Design)),
    }
}
