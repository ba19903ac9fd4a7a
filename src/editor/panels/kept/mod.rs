//! The games and playtests that the project keeps. A list on the left opens games on the table and playtests in this panel. On the right is the
//! report of a playtest, or two of them side by side.
//!
//! Reading order: this file, `list.rs`, `side_by_side.rs`.

mod list;
mod side_by_side;

use std::sync::Arc;

use egui::{Align, Frame, Layout, Margin, Panel, RichText, ScrollArea, Ui};

use super::playtest::results;
use super::tabs;
use crate::editor::action::{Action, Bottom};
use crate::editor::desks::FrameContext;
use crate::editor::theme::Palette;
use crate::editor::widgets::{spoken, toolbar};
use crate::project::Kept;

/// The list's share of the panel's width, from 0 to 1.
const LIST: f32 = 0.42;

/// Shows the panel of kept games and playtests.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    toolbar(ui, "Kept games and panels", |ui| {
        ui.horizontal(|ui| {
            tabs::show(ui, context);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| tabs::fold(ui, context));
        });
    });
    // A playtest that is renamed stays visible, and one that is deleted does not.
    let all = &context.state.document.project().kept;
    let now = |kept: &Arc<Kept>| all.iter().find(|now| now.is_renamed(kept)).cloned();
    let shown: Vec<Arc<Kept>> = context.state.view.kept_shown.iter().filter_map(now).collect();
    let width = ui.available_width() * LIST;
    Panel::left("kept list").exact_size(width).resizable(false).show(ui, |ui| {
        ScrollArea::vertical().id_salt("kept list").auto_shrink([false, false]).show(ui, |ui| list::show(ui, context, &shown));
    });
    Frame::new().inner_margin(Margin { left: 12, right: 4, top: 0, bottom: 0 }).show(ui, |ui| {
        ScrollArea::vertical().id_salt("kept shown").auto_shrink([false, false]).show(ui, |ui| match &shown[..] {
            [] => nothing(ui, context),
            [only] => one(ui, context, only),
            [before, after, ..] => side_by_side::show(ui, context, before, after),
        });
    });
}

/// Shows what the user can do here while no playtest is open.
fn nothing(ui: &mut Ui, context: &mut FrameContext) {
    let is_empty = context.state.document.project().kept.is_empty();
    let words = if is_empty {
        "Nothing is kept yet. Keep a game with the button below its board, and a playtest with the button above its results; both are saved \
         with the project."
    } else {
        "Open a game to go on with it or to watch it again. Open a playtest to see it here; choose two to compare what they have told before \
         and after a change."
    };
    ui.add_space(12.0);
    ui.set_max_width(ui.available_width().min(620.0));
    spoken(&ui.label(RichText::new(words).color(Palette::of(ui).weak)), words);
    if is_empty
        && ui.button("Go to the playtest").on_hover_text("Play the scenario many times; the result can be kept.").clicked()
    {
        context.push(Action::ShowIn(Bottom::Playtest));
    }
}

/// Shows the report of a playtest.
fn one(ui: &mut Ui, context: &mut FrameContext, kept: &Arc<Kept>) {
    let stale = !context.memory.kept.is_of(context.state.document.project(), kept);
    match context.memory.kept.report(kept) {
        Ok(report) => results::kept(ui, &report, stale),
        Err(sentence) => {
            ui.label(RichText::new(sentence).color(Palette::of(ui).error));
        }
    }
}
