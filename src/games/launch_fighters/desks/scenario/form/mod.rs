//! The sides, the map and the victory conditions: everything of a scenario but the places on its map, in cards.
//!
//! Reading order: this file, `head.rs` (name, map, set-up, length), `sides.rs` and in each side `arrivals.rs` (its reinforcements),
//! `conditions.rs`.

mod arrivals;
mod conditions;
mod head;
mod sides;

use egui::Ui;

use super::{OpenScenario, sheet};
use kit::action::Change;
use kit::desks::{FrameContext, form_and_sheet, notes};
use kit::widgets::card;
use launch_fighters::{Edit, InScenario, Place, Scenario, Side};
use rules::Id;

/// What the form remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// The side that is removed once the user confirms it.
    removing: Option<(Id<Scenario>, Id<Side>)>,
}

/// Shows the form, and the sheet beside it where there is room.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let form = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| head::show(ui, context, open));
        sides::show(ui, context, open);
        card(ui, |ui| conditions::show(ui, context, open));
        card(ui, |ui| {
            notes::show(ui, context, &open.scenario.notes, &place(open, InScenario::Notes), |notes| {
                edited(open, |scenario| scenario.notes = notes)
            });
        });
    };
    form_and_sheet(ui, context, open.id.number(), form, |ui, context| sheet::show(ui, context, open));
}

/// A place of the scenario as the frame knows it.
fn place(open: OpenScenario, place: InScenario) -> project::Place {
    Place::Scenario(open.id, place).into()
}

/// The change that puts another scenario in the place of this one.
fn changed(open: OpenScenario, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
    Change::edit(label, edited(open, set))
}

/// The edit that puts another scenario in the place of this one.
fn edited(open: OpenScenario, set: impl FnOnce(&mut Scenario)) -> project::Edit {
    let mut scenario = open.scenario.clone();
    set(&mut scenario);
    Edit::Scenario(rules::Change::Set(open.id, scenario)).into()
}

/// Changes one side of the scenario.
fn change_side(
    context: &mut FrameContext,
    open: OpenScenario,
    side: Id<Side>,
    label: impl Into<String>,
    set: impl FnOnce(&mut Side),
) {
    context.change(changed(open, label, |scenario| {
        if let Some(side) = scenario.sides.get_mut(side) {
            set(side);
        }
    }));
}
