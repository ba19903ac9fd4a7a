//! Where the games of a playtest are watched.

use std::sync::Arc;

use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::running_playtest::RunningPlaytest;
use crate::rules::launch_fighters::{InScenario, Place};

/// Has a game of a playtest played again, to be watched on the scenario desk.
pub fn watch(context: &mut FrameContext, waker: &egui::Context, playtest: &RunningPlaytest, game: u32) {
    if let Some(id) = super::scenario::watch(context, waker, &Arc::clone(playtest.project()), playtest.request(), game) {
        context.push(Action::PlayScenario(Place::Scenario(id, InScenario::Whole).into()));
    }
}
