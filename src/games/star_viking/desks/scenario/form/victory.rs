//! The card with the conditions of victory and the book's variants as switches.

use egui::Ui;

use super::super::OpenScenario;
use super::changed;
use kit::desks::form::{Form, beside_words};
use kit::desks::{FrameContext, findings};
use kit::widgets::section;
use star_viking::{InScenario, ScenarioForm, book};

/// Shows the card with the conditions of victory and the variants.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let here = open.place(InScenario::Victory);
    section(ui, "HOW IT IS WON, AND VARIANTS");
    if let Some(form) = Form::of(context, here.clone()) {
        form.explained(ui, context, here.clone());
    }
    two_vikings(ui, context, open);
    findings::at(ui, context, |found| *found == here);
}

/// Shows the switch of the variant with two Vikings, which is a form of game of its own.
fn two_vikings(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let double = open.scenario.form == ScenarioForm::Double;
    let words = "Two sets on the table: the double game, in which two Vikings fight the Federation and each other.";
    let mut ticked = double;
    if beside_words(ui, words, Some(book("Game Variations")), |ui| ui.checkbox(&mut ticked, "Two Vikings")).changed() {
        let form = if double { ScenarioForm::Standard } else { ScenarioForm::Double };
        context.change(changed(open, format!("Make it a {}", form.label()), |scenario| scenario.form = form));
    }
}
