//! Which inks a project is printed with, and the marks for a cutting machine.

use egui::{ComboBox, Ui};

use super::labelled;
use super::print::FIELD;
use crate::drawing::Ink;
use crate::drawing::stock::Registration;
use crate::project::PrintChoices;

/// Which inks, for printers with few of them or with expensive ones.
pub(super) fn ink(ui: &mut Ui, choices: &mut PrintChoices) {
    let help = "Saving ink, grounds become frames and the sky is paper; in black alone patterns tell the sides apart.";
    choose(ui, "Ink", help, &mut choices.ink, &Ink::ALL.map(|ink| (ink, ink.label())));
}

/// The marks for a cutting machine, which is told where to cut by `drydock export --to cut`.
pub(super) fn registration(ui: &mut Ui, choices: &mut PrintChoices) {
    let help = "Marks by which a cutting machine finds its place on the sheet; pieces keep clear of them.";
    let offered = Registration::ALL.map(|registration| (registration, registration.label()));
    choose(ui, "Cutting machine", help, &mut choices.registration, &offered);
}

fn choose<T: Copy + PartialEq>(ui: &mut Ui, name: &str, help: &str, chosen: &mut T, offered: &[(T, &str)]) {
    labelled(ui, name, |ui, label| {
        let shown = offered.iter().find(|(value, _)| value == chosen).map_or("", |(_, words)| *words);
        let combo = ComboBox::from_id_salt(name).width(FIELD).truncate().selected_text(shown).show_ui(ui, |ui| {
            for (value, words) in offered {
                ui.selectable_value(chosen, *value, *words);
            }
        });
        combo.response.labelled_by(label).on_hover_text(help);
    });
}
