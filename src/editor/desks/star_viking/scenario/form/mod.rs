//! Which game it is, which systems are in play, who takes part and how it ends: everything of a scenario but where units start, in cards.
//!
//! Reading order: this file, `head.rs` (name, form, length), `systems.rs` with `wall.rs` (tiles to choose from) and `order.rs` (those in play),
//! `forces.rs`, `victory.rs` (victory and variants), `inspector.rs`.

mod forces;
mod head;
mod inspector;
mod order;
mod systems;
mod victory;
mod wall;

pub use inspector::inspect;

use egui::Ui;

use super::{Staged, sheet};
use crate::editor::action::Change;
use crate::editor::desks::{Stage, form_and_sheet, notes};
use crate::editor::widgets::card;
use crate::rules;
use crate::rules::star_viking::{Edit, InScenario, Scenario};

/// What the form remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// The seed of the next draw of systems.
    seed: u32,
}

/// Shows the form, and the public sheet beside it where there is room.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    let form = |ui: &mut Ui, stage: &mut Stage| {
        card(ui, |ui| head::show(ui, stage, staged));
        card(ui, |ui| systems::show(ui, stage, staged));
        card(ui, |ui| forces::show(ui, stage, staged));
        card(ui, |ui| victory::show(ui, stage, staged));
        card(ui, |ui| {
            notes::show(ui, stage, &staged.scenario.notes, &staged.place(InScenario::Notes), |notes| {
                edited(staged, |scenario| scenario.notes = notes)
            });
        });
    };
    form_and_sheet(ui, stage, staged.id.number(), form, |ui, stage| sheet::public(ui, stage, staged));
}

/// The change that puts another scenario in the place of this one.
fn changed(staged: Staged, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
    Change::edit(label, edited(staged, set))
}

/// The edit that puts another scenario in the place of this one.
fn edited(staged: Staged, set: impl FnOnce(&mut Scenario)) -> rules::Edit {
    let mut scenario = staged.scenario.clone();
    set(&mut scenario);
    Edit::Scenario(rules::Change::Set(staged.id, scenario)).into()
}
