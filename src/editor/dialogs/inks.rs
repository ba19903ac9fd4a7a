//! Which inks a project is printed with, and the marks for a cutting machine.

use egui::Ui;

use super::choose;
use super::print::FIELD;
use crate::drawing::Ink;
use crate::drawing::stock::Registration;
use crate::project::PrintChoices;

/// Which inks, for printers with few of them or with expensive ones.
pub(super) fn ink(ui: &mut Ui, choices: &mut PrintChoices) {
    let help = "Saving ink, grounds become frames and the sky is paper; in black alone patterns tell the sides apart.";
    choose(ui, ["Ink", help], FIELD, &mut choices.ink, Ink::ALL.map(|ink| (ink, ink.label())));
}

/// The marks for a cutting machine, which is told where to cut by `drydock export --to cut`.
pub(super) fn registration(ui: &mut Ui, choices: &mut PrintChoices) {
    let help = "Marks by which a cutting machine finds its place on the sheet; pieces keep clear of them.";
    let offered = Registration::ALL.map(|registration| (registration, registration.label()));
    choose(ui, ["Cutting machine", help], FIELD, &mut choices.registration, offered);
}
