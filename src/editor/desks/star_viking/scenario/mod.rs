//! The scenario desk: which game it is, which systems are in play, and where everyone starts.

mod set_up;

pub use set_up::take_out;

use egui::Ui;

use crate::editor::stage::Stage;
use crate::rules::Id;
use crate::rules::star_viking::{Content, InScenario, Scenario};

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    /// Of the set-up.
    set_up: set_up::Memory,
}

/// A scenario on the desk.
#[derive(Clone, Copy)]
struct Staged<'a> {
    content: &'a Content,
    id: Id<Scenario>,
    scenario: &'a Scenario,
}

/// Shows the desk.
pub fn show(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    set_up::show(ui, stage, Staged { content, id, scenario }, place);
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, stage: &mut Stage, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    set_up::inspect(ui, stage, Staged { content, id, scenario }, place);
}
