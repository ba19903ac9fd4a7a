//! Playtests and games: what is wished for, begun, held and stopped.

use std::sync::Arc;

use super::Effect;
use crate::editor::action::{Action, DeskMode};
use crate::editor::state::State;
use crate::editor::trial::Trial;

/// Applies an action that is about a playtest or a game; any other does nothing.
pub fn play(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::WishPlaytest(wish) => state.view.wish = wish,
        Action::StartPlaytest => {
            if let Some(before) = &state.view.trial {
                before.stop();
            }
            let trial = Trial::new(Arc::clone(state.document.project()), state.view.wish.clone());
            state.view.trial = Some(trial.clone());
            return vec![Effect::Playtest(trial)];
        }
        Action::PausePlaytest(paused) => {
            if let Some(trial) = &state.view.trial {
                trial.pause(paused);
            }
        }
        Action::CancelPlaytest => {
            if let Some(trial) = &state.view.trial {
                trial.stop();
            }
        }
        Action::PrintReport(folder) => {
            state.view.dialog = None;
            let Some((trial, report)) = state.view.trial.as_ref().and_then(|trial| Some((trial, trial.report()?))) else {
                return Vec::new();
            };
            state.settings.export_folder = Some(folder.clone());
            return vec![Effect::PrintReport(Arc::clone(trial.project()), report, folder), Effect::KeepSettings];
        }
        Action::PlayScenario(place) => {
            state.view.chosen.clear();
            state.document.select(&place);
            state.view.desk = DeskMode::Design;
            state.view.plays = true;
        }
        _ => {}
    }
    Vec::new()
}
