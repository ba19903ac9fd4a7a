//! The parts of the print dialog for the inks and for the marks of a cutting machine.

use egui::Ui;

use super::choose;
use super::print::FIELD;
use crate::drawing::Ink;
use crate::drawing::stock::Registration;
use crate::project::PrintChoices;

/// Lets the user choose the inks, for printers that have few inks or expensive ones.
pub(super) fn ink(ui: &mut Ui, choices: &mut PrintChoices) {
    let help = "Saving ink, grounds become frames and the sky is paper; in black alone patterns tell the sides apart.";
    choose(ui, ["Ink", help], FIELD, &mut choices.ink, Ink::ALL.map(|ink| (ink, ink.label())));
}

/// Lets the user choose the marks for a cutting machine. `drydock export --to cut` tells the machine where to cut.
pub(super) fn registration(ui: &mut Ui, choices: &mut PrintChoices) {
    let help = "Marks by which a cutting machine finds its place on the sheet; pieces keep clear of them.";
    let offered = Registration::ALL.map(|registration| (registration, registration.label()));
    choose(ui, ["Cutting machine", help], FIELD, &mut choices.registration, offered);
}
