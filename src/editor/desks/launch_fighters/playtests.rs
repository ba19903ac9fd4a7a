//! Where the games of a playtest are watched.

use std::sync::Arc;

use crate::editor::action::Action;
use crate::editor::desks::Stage;
use crate::editor::trial::Trial;
use crate::rules::launch_fighters::{InScenario, Place};

/// Has a game of a playtest played again, to be watched on the scenario desk.
pub fn watch(stage: &mut Stage, waker: &egui::Context, trial: &Trial, game: u32) {
    if let Some(id) = super::scenario::watch(stage, waker, &Arc::clone(trial.project()), trial.wish(), game) {
        stage.push(Action::PlayScenario(Place::Scenario(id, InScenario::Whole).into()));
    }
}
