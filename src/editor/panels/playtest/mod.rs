//! Plays many games of a scenario and shows their report. The form is on the left, and on the right are the results, which are updated while games
//! are played in the background.
//!
//! Reading order: this file, `form.rs`, `results.rs`, `plots.rs`, `tables.rs`.

mod form;
mod plots;
pub mod results;
mod tables;

use egui::{Align, Frame, Layout, Margin, Panel, RichText, ScrollArea, Ui};

use super::tabs;
use crate::editor::desks::FrameContext;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::theme::Palette;
use crate::editor::widgets::{spoken, toolbar};

/// The width of the form in which a playtest is requested, in points of the screen.
const FORM: f32 = 322.0;

/// Shows the panel in which playtests are started and read.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    toolbar(ui, "Playtest and panels", |ui| {
        ui.horizontal(|ui| {
            tabs::show(ui, context);
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                tabs::fold(ui, context);
                results::commands(ui, context);
            });
        });
    });
    Panel::left("playtest form").exact_size(FORM).resizable(false).show(ui, |ui| {
        ScrollArea::vertical().id_salt("playtest form").auto_shrink([false, false]).show(ui, |ui| form::show(ui, context));
    });
    let report = context.state.view.playtest.as_ref().and_then(RunningPlaytest::report);
    Frame::new().inner_margin(Margin { left: 12, right: 4, top: 0, bottom: 0 }).show(ui, |ui| {
        ScrollArea::vertical().id_salt("playtest results").auto_shrink([false, false]).show(ui, |ui| match report {
            Some(report) => results::show(ui, context, &report),
            None => nothing(ui, context),
        });
    });
}

/// Shown as long as there is no report: says what the user can do, or why there are no results.
fn nothing(ui: &mut Ui, context: &mut FrameContext) {
    let palette = Palette::of(ui);
    let words = match context.state.view.playtest.as_ref().map(RunningPlaytest::outcome) {
        None => "Choose a scenario and its captains at the left, and press Start: the scenario is played many times in the background, \
                 and what the games tell about it appears here, with those that are worth watching."
            .to_owned(),
        Some(None) => "The first games are being played…".into(),
        Some(Some(outcome)) => results::ended(&outcome),
    };
    ui.add_space(12.0);
    ui.set_max_width(ui.available_width().min(620.0));
    spoken(&ui.label(RichText::new(&words).color(palette.weak)), &words);
}
