//! Who fights whom, where and for what: everything of a scenario but the places on its map, in cards.
//!
//! Reading order: this file, `head.rs` (name, map, set-up, length), `sides.rs` and in each side `arrivals.rs` (its reinforcements),
//! `conditions.rs` with `goal.rs`.

mod arrivals;
mod conditions;
mod goal;
mod head;
mod sides;

use egui::{Response, Ui};

use super::{Staged, sheet};
use crate::editor::action::Change;
use crate::editor::desks::{Stage, form_and_sheet, notes};
use crate::editor::widgets::{Typed, card};
use crate::project::Gesture;
use crate::rules::launch_fighters::{Edit, InScenario, Place, Scenario, Side};
use crate::rules::{self, Id};

/// What the form remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// The side that is to be removed once it is said again.
    removing: Option<(Id<Scenario>, Id<Side>)>,
}

/// Shows the form, and the sheet beside it where there is room.
pub fn show(ui: &mut Ui, stage: &mut Stage, staged: Staged) {
    let form = |ui: &mut Ui, stage: &mut Stage| {
        card(ui, |ui| head::show(ui, stage, staged));
        sides::show(ui, stage, staged);
        card(ui, |ui| conditions::show(ui, stage, staged));
        card(ui, |ui| {
            notes::show(ui, stage, &staged.scenario.notes, &place(staged, InScenario::Notes), |notes| {
                edited(staged, |scenario| scenario.notes = notes)
            });
        });
    };
    form_and_sheet(ui, stage, staged.id.number(), form, |ui, stage| sheet::show(ui, stage, staged));
}

/// A place of the scenario as the frame knows it.
fn place(staged: Staged, place: InScenario) -> rules::Place {
    Place::Scenario(staged.id, place).into()
}

/// Brings a control into view and gives it the keys where its place has just been selected.
fn reach(stage: &Stage, staged: Staged, here: InScenario, response: &Response) {
    stage.reach(&place(staged, here), response);
}

/// Changes the scenario as a step, or as a part of one.
fn change(stage: &mut Stage, staged: Staged, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) {
    stage.change(changed(staged, label, set));
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

/// Changes one side of the scenario.
fn change_side(
    stage: &mut Stage,
    staged: Staged,
    side: Id<Side>,
    label: impl Into<String>,
    gesture: Option<Gesture>,
    set: impl FnOnce(&mut Side),
) {
    let change = changed(staged, label, |scenario| {
        if let Some(side) = scenario.sides.get_mut(side) {
            set(side);
        }
    });
    stage.change(change.during(gesture));
}

/// Takes what was typed into a field into the scenario, as part of the typing session.
fn typed(stage: &mut Stage, staged: Staged, typed: Typed, label: impl Into<String>, set: impl FnOnce(&mut Scenario, String)) {
    stage.typed(typed, |text| changed(staged, label, |scenario| set(scenario, text)));
}
