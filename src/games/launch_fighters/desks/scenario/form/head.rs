//! The first card of the form: the scenario's name, map, set-up and length.

use egui::{RichText, Ui};

use super::{OpenScenario, place};
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::section;
use launch_fighters::{InScenario, Place};

/// Shows the card with the scenario's name, map, set-up and length.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SCENARIO");
    let place_of = |part| Place::Scenario(open.id, part);
    let Some(form) = Form::of(context, place_of(InScenario::Whole)) else { return };
    form.title(ui, context, place_of(InScenario::Name));
    ui.horizontal_top(|ui| {
        form.field(ui, context, place_of(InScenario::Map));
        form.field(ui, context, place_of(InScenario::SetUp));
    });
    ui.horizontal(|ui| {
        ui.set_min_height(theme::ROW);
        form.plain(ui, context, place_of(InScenario::TurnLimit));
        let words = if open.scenario.turn_limit.is_some() { "is the last turn" } else { "The game goes on until it is decided." };
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    });
    form.plain(ui, context, place_of(InScenario::Landing));
    let whole =
        [InScenario::Whole, InScenario::Name, InScenario::Map, InScenario::SetUp, InScenario::TurnLimit, InScenario::Landing];
    findings::at(ui, context, |found| whole.iter().any(|whole| *found == place(open, *whole)));
}
