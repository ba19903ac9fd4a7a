//! Starts, pauses and stops playtests and games.

use std::sync::Arc;

use super::{Effect, apply_change};
use crate::editor::action::{Action, AtTable, Bottom, Change, DeskMode, Dialog, MadePages, Step};
use crate::editor::running_level::RunningLevel;
use crate::editor::running_playtest::RunningPlaytest;
use crate::editor::state::State;
use crate::project::Kept;
use crate::sheets::{self, SheetKind};

/// Applies an action that concerns a playtest or a game; any other does nothing.
pub fn play(state: &mut State, action: Action) -> Vec<Effect> {
    match action {
        Action::SetPlaytest(request) => state.view.playtest_request = request,
        Action::StartPlaytest => {
            if let Some(before) = &state.view.playtest {
                before.stop();
            }
            stop_levelling(state);
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
        Action::FindLevel => {
            stop_levelling(state);
            let level = state.view.playtest.clone().map(RunningLevel::new);
            state.view.level.clone_from(&level);
            return level.map(Effect::Level).into_iter().collect();
        }
        Action::CancelLevel => stop_levelling(state),
        Action::PrintReport(folder) => {
            state.view.dialog = None;
            let Some((playtest, report)) = state.view.playtest.as_ref().and_then(|playtest| Some((playtest, playtest.report()?)))
            else {
                return Vec::new();
            };
            state.settings.export_folder = Some(folder.clone());
            let level = state.view.level.as_ref().and_then(RunningLevel::level);
            let project = Arc::clone(playtest.project());
            let pages = sheets::playtest::print(&project, &report, level.as_deref());
            let pages = MadePages::whole(SheetKind::PLAYTEST, pages);
            return vec![Effect::PrintPages(project, pages, folder), Effect::KeepSettings];
        }
        Action::PrintPages(pages, folder) => {
            state.view.dialog = None;
            state.settings.export_folder = Some(folder.clone());
            let project = Arc::clone(state.document.project());
            return vec![Effect::PrintPages(project, *pages, folder), Effect::KeepSettings];
        }
        Action::PrintGame(folder) => {
            state.view.dialog = None;
            state.settings.export_folder = Some(folder.clone());
            return vec![Effect::AtTable(AtTable::Print(folder)), Effect::KeepSettings];
        }
        Action::PlayScenario(place) => {
            if state.view.desk != DeskMode::Play {
                state.view.before_play = Some((state.view.desk, state.document.place().clone()));
            }
            state.view.chosen.clear();
            state.document.select(&place);
            state.view.desk = DeskMode::Play;
        }
        Action::AtTable(what) => {
            if what.clears() && state.view.table_status.unkept {
                state.view.dialog = Some(Dialog::UnkeptGame(Box::new(Action::AtTable(what))));
                return Vec::new();
            }
            let begins = what == AtTable::Begin;
            let back = if begins || what == AtTable::Leave { state.view.before_play.take() } else { None };
            let mut effects = vec![Effect::AtTable(what)];
            if let Some((desk, place)) = back.filter(|_| !begins) {
                effects.extend([Action::Select(place), Action::ShowDesk(desk)].map(|action| Effect::Then(Box::new(action))));
            }
            return effects;
        }
        Action::KeepGameFirst(then) => {
            state.view.dialog = None;
            return vec![Effect::AtTable(AtTable::Keep), Effect::Then(then)];
        }
        Action::DropGame(then) => {
            state.view.dialog = None;
            return vec![Effect::AtTable(AtTable::Forget), Effect::Then(then)];
        }
        Action::Keep(kept) => keep(state, kept),
        Action::KeepPlaytest => match state.view.playtest.as_ref().and_then(RunningPlaytest::keep) {
            Some(Ok(kept)) => keep(state, kept),
            Some(Err(error)) => state.fail(error.to_string()),
            None => {}
        },
        Action::ShowKept(shown) => {
            state.view.kept_shown = shown;
            state.view.show_below(Bottom::Kept);
        }
        _ => {}
    }
    Vec::new()
}

/// Ends the search for what would level the scenario, that is, make it fair.
fn stop_levelling(state: &mut State) {
    if let Some(level) = state.view.level.take() {
        level.stop();
    }
}

/// Keeps a game or a playtest in the project, as one step.
fn keep(state: &mut State, kept: Kept) {
    let mut all = state.document.project().kept.clone();
    let kept = kept.named_beside(&all);
    let words = format!("{} is kept in the project", kept.name);
    let label = format!("Keep {}", kept.name);
    all.push(Arc::new(kept));
    apply_change(state, Change::steps(label, vec![Step::Kept(all)]).then_say(words));
}
