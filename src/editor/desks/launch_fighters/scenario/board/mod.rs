//! Ships on the map, where they start.

use egui::Ui;

use super::Staged;
use crate::editor::stage::Stage;
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, InScenario, Scenario};

/// What the board remembers from pass to pass.
#[derive(Default)]
pub struct Memory {}

/// Shows the board.
pub fn show(_ui: &mut Ui, stage: &mut Stage, staged: Staged, _place: InScenario) {
    let _ = (&mut stage.memory.launch_fighters_scenario.board, staged.content, staged.id, staged.scenario);
}

/// What there is to say of the scenario, or of what is selected in it.
pub fn inspect(_ui: &mut Ui, _stage: &mut Stage, _content: &Content, _id: Id<Scenario>, _place: InScenario) {}
