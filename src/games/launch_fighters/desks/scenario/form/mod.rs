//! The form of a scenario, in cards: its sides, map and victory conditions, and everything else but the positions on the map.
//!
//! Reading order: this file, `head.rs` (name, map, set-up, length), `sides.rs` and in each side `arrivals.rs` (its reinforcements), `conditions.rs`.

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

/// What the form of a scenario remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The side that will be removed if the user confirms, with its scenario; `None` while the program asks no such question.
    removing: Option<(Id<Scenario>, Id<Side>)>,
}

/// Shows the form and, if there is room, the scenario sheet beside it.
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

/// Turns a place in the scenario into a place in the project.
fn place(open: OpenScenario, place: InScenario) -> project::Place {
    Place::Scenario(open.id, place).into()
}

/// The change that replaces the scenario by what `set` makes of it. The change is called `label` in the history.
fn changed(open: OpenScenario, label: impl Into<String>, set: impl FnOnce(&mut Scenario)) -> Change {
    Change::edit(label, edited(open, set))
}

/// The edit that replaces the scenario by what `set` makes of it.
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
