//! Playtests and games: what is asked for, begun, held and stopped.

use std::sync::Arc;

use super::Effect;
use crate::editor::action::{Action, DeskMode};
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;

/// Applies an action that is about a playtest or a game; any other does nothing.
pub fn play(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::SetPlaytest(request) => state.view.playtest_request = request,
        Action::StartPlaytest => {
            if let Some(before) = &state.view.playtest {
                before.stop();
            }
            let playtest = RunningPlaytest::new(Arc::clone(state.document.project()), state.view.playtest_request.clone());
            state.view.playtest = Some(playtest.clone());
            return vec![Effect::Playtest(playtest)];
        }
        Action::PausePlaytest(paused) => {
            if let Some(playtest) = &state.view.playtest {
                playtest.pause(paused);
            }
        }
        Action::CancelPlaytest => {
            if let Some(playtest) = &state.view.playtest {
                playtest.stop();
            }
        }
        Action::PrintReport(folder) => {
            state.view.dialog = None;
            let Some((playtest, report)) = state.view.playtest.as_ref().and_then(|playtest| Some((playtest, playtest.report()?)))
            else {
                return Vec::new();
            };
            state.settings.export_folder = Some(folder.clone());
            return vec![Effect::PrintReport(Arc::clone(playtest.project()), report, folder), Effect::KeepSettings];
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
