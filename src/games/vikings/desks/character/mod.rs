//! The character desk: a character's counters as they print, beside the fields for the values.
//!
//! Reading order: this file, `faces.rs` (the live pictures), `duel.rs` (exact odds against another), `inspector.rs`.

mod duel;
mod faces;
mod inspector;

pub use duel::Duel;
pub use faces::picture;
pub use inspector::inspect;

use egui::{RichText, Ui};

use kit::action::Change;
use kit::desks::form::Form;
use kit::desks::{FrameContext, form_and_picture};
use kit::theme::{self, Palette};
use kit::widgets::{card, section, small_button};
use rules::Id;
use vikings::{Character, Content, Edit, InCharacter, Place};

/// Shows the character desk with the character who has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    let place = |part| project::Place::from(Place::Character(id, part));
    let Some(form) = Form::of(context, place(InCharacter::Whole)) else { return };
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            section(ui, "CHARACTER");
            form.title(ui, context, place(InCharacter::Name));
            form.group(ui, context, place(InCharacter::Whole));
            form.group(ui, context, place(InCharacter::Arms));
        });
        card(ui, |ui| {
            section(ui, "VALUES");
            egui::Grid::new("values").min_col_width(VALUE).spacing([theme::GAP, 6.0]).show(ui, |ui| {
                let weak = Palette::of(ui).weak;
                for words in ["", "Attack", "Defense", "Movement"] {
                    ui.label(RichText::new(words).size(theme::SMALL).color(weak));
                }
                ui.end_row();
                for (title, part) in STATES {
                    ui.label(title);
                    if part == InCharacter::Stunned {
                        // A stunned character has no value for attack and for movement, so their cells are empty.
                        ui.label("");
                    }
                    form.cells_at(ui, context, place(part), VALUE);
                    ui.end_row();
                }
            });
            propose(ui, context, content, id, character);
        });
    };
    form_and_picture(ui, context, id.number(), within, |ui, context| {
        card(ui, |ui| {
            section(ui, "COUNTERS");
            faces::show(ui, context, content, id, character);
        });
        card(ui, |ui| duel::show(ui, context, content, id, character));
    });
}

/// The width of the cell of a value, in points of the screen.
const VALUE: f32 = 60.0;

/// The states whose values are edited, each with its title.
const STATES: [(&str, InCharacter); 5] = [
    ("Sound", InCharacter::Sound),
    ("Wounded", InCharacter::Wounded),
    ("Stunned", InCharacter::Stunned),
    ("On a horse", InCharacter::Mounted),
    ("On a horse, wounded", InCharacter::MountedWounded),
];

/// Shows a button that works out the values of the other states from those of the unhurt character.
fn propose(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Character>, character: &Character) {
    let proposed = character.proposed(content.troop_of(character));
    let (other, known) = (proposed != character.values, character.values.sound.attack.is_some());
    ui.add_enabled_ui(other && known, |ui| {
        let help = "Attack and defense half, rounded up; on foot movement half, rounded down; stunned as the type usually is.";
        let why_not = if known { "They are what follows from the sound values." } else { "Enter sound values first." };
        let button = small_button(ui, "Propose wounded and stunned values").on_hover_text(help).on_disabled_hover_text(why_not);
        if button.clicked() {
            let changed = Character { values: proposed, origin: rules::Origin::Own, ..character.clone() };
            context.change(Change::edit("Propose wounded and stunned values", Edit::Character(rules::Change::Set(id, changed))));
        }
    });
    if !character.values.is_rider() {
        let words = "Whoever is given values on a horse has one.";
        ui.label(RichText::new(words).color(Palette::of(ui).weak));
    }
}
