//! A game of a playtest that the user watches: it is replayed in the background, and put on the table once it is ready.

use std::ops::ControlFlow;
use std::sync::Arc;

use egui::Context;

use super::game::Game;
use super::{PlayContext, PlayDesk, PlayedByHand, RecordOf};
use crate::action::{Action, Report};
use crate::jobs::Work;
use crate::jobs::pending::{Answer, Pending};
use crate::running_playtest::RunningPlaytest;
use project::{Place, Project};
use rules::play::Record;

/// A game of a playtest that is being replayed: its project, and the record that will result. If there is no record, the error says why, as a
/// sentence.
pub type PendingReplay<P> = (Arc<Project>, Pending<Result<RecordOf<P>, String>>);

impl<P: PlayedByHand> PlayDesk<P> {
    /// Takes the game off the table, and makes the work that replays a game of a playtest, which the user wants to watch; `number` is its number.
    /// Returns the work with the place of the scenario; `None` if the project has no scenario.
    pub fn watch(&mut self, waker: &Context, playtest: &RunningPlaytest, number: u32) -> Option<(Work, Place)> {
        let (project, request) = (Arc::clone(playtest.project()), playtest.request().clone());
        let named = |(_, name): &(P::Scenario, &str)| request.scenario.as_deref() == Some(*name);
        let (scenario, _) = P::scenarios(&project).find(named).or_else(|| P::scenarios(&project).next())?;
        let own = Arc::clone(&project);
        let (pending, task) = Pending::in_slices(waker, move || {
            let mut begun = P::begin(&own, &request, number);
            let mut record = Record::new(scenario, request.seed, number);
            move |status| {
                if let Ok(playing) = &mut begun
                    && !status.is_stopped()
                    && playing.go_on().is_continue()
                {
                    return ControlFlow::Continue(());
                }
                ControlFlow::Break(begun.as_mut().map_err(|sentence| sentence.clone()).map(|playing| {
                    record.actions = playing.take().0;
                    record.clone()
                }))
            }
        });
        (self.pending, self.game) = (Some((project, pending)), None);
        Some((task, P::place(scenario)))
    }

    /// Takes in the replayed game of a playtest once it is ready.
    pub(super) fn collect_finished(&mut self, context: &mut PlayContext) {
        let Some((project, pending)) = &mut self.pending else { return };
        let record = match pending.take() {
            Answer::Pending => return,
            Answer::Ready(record) => record,
            Answer::Lost => Err("The game could not be played again.".into()),
        };
        let game = record.and_then(|record| {
            Game::recorded(project, record).map_err(|refusal| format!("The game cannot be shown: {refusal}."))
        });
        self.pending = None;
        match game {
            Ok(game) => self.lay(game, false),
            Err(sentence) => context.actions.push(Action::Report(Report::Failed(sentence))),
        }
    }
}
