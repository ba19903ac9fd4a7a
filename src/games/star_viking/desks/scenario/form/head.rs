//! The first card of the form: the scenario's name, its form of game, and its length.

use egui::{RichText, Ui};

use super::super::OpenScenario;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::section;
use star_viking::InScenario;

/// Shows the card with the scenario's name, form of game and length.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SCENARIO");
    let Some(form) = Form::of(context, open.place(InScenario::Whole)) else { return };
    form.title(ui, context, open.place(InScenario::Name));
    form.group(ui, context, open.place(InScenario::Whole));
    ui.label(RichText::new(open.scenario.form.asks()).size(theme::SMALL).color(Palette::of(ui).weak));
    form.group(ui, context, open.place(InScenario::Turns));
    let here = [InScenario::Whole, InScenario::Name, InScenario::Turns].map(|part| open.place(part));
    findings::at(ui, context, |found| here.contains(found));
}
