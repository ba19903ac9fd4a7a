//! The form of a scenario, in cards: its form of game, the systems in play, the forces that take part, and victory. The starting places of units are
//! edited in the set-up.
//!
//! Reading order: this file, `head.rs` (name, form, length), `systems.rs` with `wall.rs` (tiles to choose from) and `order.rs` (tiles in play),
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

use super::{OpenScenario, sheet};
use kit::action::Change;
use kit::desks::{FrameContext, form_and_sheet, notes};
use kit::widgets::card;
use star_viking::{Edit, InScenario, Scenario};

/// What the form of a scenario remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The seed of the next random choice of systems.
    seed: u32,
}

/// Shows the form and, if there is room, the public sheet beside it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let form = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| head::show(ui, context, open));
        card(ui, |ui| systems::show(ui, context, open));
        card(ui, |ui| forces::show(ui, context, open));
        card(ui, |ui| victory::show(ui, context, open));
        card(ui, |ui| {
            notes::show(ui, context, &open.scenario.notes, &open.place(InScenario::Notes), |notes| {
                edited(open, |scenario| scenario.notes = notes)
            });
        });
    };
    form_and_sheet(ui, context, open.id.number(), form, |ui, context| sheet::public(ui, context, open));
}

/// The change that replaces the scenario by a copy that `set` has altered; the history names it `label`.
fn changed(open: OpenScenario, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
    Change::edit(label, edited(open, set))
}

/// The edit that replaces the scenario by a copy that `set` has altered.
fn edited(open: OpenScenario, set: impl FnOnce(&mut Scenario)) -> project::Edit {
    let mut scenario = open.scenario.clone();
    set(&mut scenario);
    Edit::Scenario(rules::Change::Set(open.id, scenario)).into()
}
