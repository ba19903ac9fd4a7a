//! The table at which a game is played: the game that lies on it, what is shown of it, and what is shown around its board.

use crate::play::ActionOf;
use std::ops::ControlFlow;
use std::sync::Arc;

use egui::{Context, Id, Ui};

use super::eyes::{Eyes, Sight};
use super::game::Game;
use super::log::Lines;
use super::moments::Moments;
use super::playback::Playback;
use super::start::Choices;
use super::{PlayedByHand, RecordOf};
use crate::action::{Action, Report};
use crate::jobs::Work;
use crate::jobs::pending::{Answer, Pending};
use crate::keys::KeyChoices;
use crate::screen::Screen;
use paper::playtest::PlayedOn;
use project::Project;
use rules::play::{Player, Record};

/// What the desk remembers of games from pass to pass.
pub struct PlayDesk<P: PlayedByHand> {
    pub(super) game: Option<Game<P>>,
    /// A game of a playtest that is being played again.
    pub(super) pending: Option<PendingReplay<P>>,
    pub(super) start: Choices<P>,
    pub(super) playback: Playback,
    /// Whether what captains do is shown action by action.
    pub(super) follow: bool,
    /// The choices that alone are listed, and the moment to which they belong.
    pub(super) only: Option<(usize, Vec<ActionOf<P>>)>,
    pub(super) log: Lines,
    /// The game that takes the place of the one on the table, once nobody minds.
    pub(super) next: Option<Game<P>>,
    /// How high the choices are that were listed last, all of them.
    pub(super) choices_high: f32,
    /// Whether those further below are to be shown.
    pub(super) scroll_choices: bool,
    /// By whose eyes a game is seen that lies open.
    pub(super) chosen_eyes: Eyes,
    /// Who of several that play at the screen sits in front of it.
    pub(super) seated: Option<Player>,
    /// At which moment it was asked whether to take back although something hidden has come to light.
    pub(super) asked_back: Option<usize>,
    /// The control that the board is, as it was in the last pass.
    pub(super) board: Option<Id>,
}

/// A game of a playtest that is being played again: the project that it is of, and its record or why there is none, as a sentence.
type PendingReplay<P> = (Arc<Project>, Pending<Result<RecordOf<P>, String>>);

/// What the desk is given while it is shown.
pub struct PlayContext<'a> {
    /// The project as it is now.
    pub project: &'a Arc<Project>,
    /// The keys that the user has chosen.
    pub keys: &'a KeyChoices,
    /// Whether a dialog waits for an answer.
    pub asked: bool,
    /// What is to be done after the pass.
    pub actions: &'a mut Vec<Action>,
    /// What is to be done in the background after the pass.
    pub work: &'a mut Vec<Work>,
    /// What pages are drawn on.
    pub screen: &'a mut Screen,
}

impl<P: PlayedByHand> Default for PlayDesk<P> {
    fn default() -> Self {
        Self {
            game: None,
            pending: None,
            start: Choices::default(),
            playback: Playback::default(),
            follow: true,
            only: None,
            log: Lines::default(),
            next: None,
            choices_high: 0.0,
            scroll_choices: false,
            chosen_eyes: Eyes::All,
            seated: None,
            asked_back: None,
            board: None,
        }
    }
}

/// # Looking
impl<P: PlayedByHand> PlayDesk<P> {
    /// The game on the table.
    pub const fn game(&self) -> Option<&Game<P>> {
        self.game.as_ref()
    }

    /// The game on the table, where it may be shown, and by whose eyes.
    pub fn shown(&self) -> Option<(&Game<P>, Eyes)> {
        let game = self.game.as_ref()?;
        match game.sight(self.chosen_eyes, self.seated) {
            Sight::Open(eyes) => Some((game, eyes)),
            Sight::Covered(_) => None,
        }
    }

    /// By whose eyes the steps of the game are counted: under the cover by those of whoever is to sit down.
    pub(super) fn eyes(&self) -> Eyes {
        match self.game.as_ref().map(|game| game.sight(self.chosen_eyes, self.seated)) {
            Some(Sight::Open(eyes)) => eyes,
            Some(Sight::Covered(next)) => Eyes::Of(next),
            None => self.chosen_eyes,
        }
    }

    /// The game of a scenario, unless another project has come in its place.
    pub(super) fn game_of(&self, project: &Project, scenario: P::Scenario) -> Option<&Game<P>> {
        let same = |game: &&Game<P>| {
            game.scenario() == scenario
                && game.project.title == project.title
                && P::scenario_name(&game.project, scenario) == P::scenario_name(project, scenario)
        };
        self.game.as_ref().filter(same)
    }
}

/// # Going on
impl<P: PlayedByHand> PlayDesk<P> {
    /// Makes the choice that something on the board stands for; where it stands for several, they alone are listed.
    pub fn choose_among(&mut self, there: Vec<ActionOf<P>>) {
        let Some(game) = &mut self.game else { return };
        match there[..] {
            [] => self.only = None,
            [only] => game.choose(only),
            [..] => self.only = Some((game.replay().at(), there)),
        }
    }

    /// Makes the choices of a way one after another.
    pub fn follow_way(&mut self, way: &[ActionOf<P>]) {
        if let Some(game) = &mut self.game {
            game.follow(way);
        }
    }

    /// Notes which control the board is, so that keys find it.
    pub const fn board_is(&mut self, id: Id) {
        self.board = Some(id);
    }

    /// Has a game of a playtest played again in the background, to be watched; tells the work. It begins with the game before its first choice,
    /// and the record that its actions go into.
    pub fn watch(
        &mut self,
        waker: &Context,
        project: &Arc<Project>,
        begin: impl FnOnce(&Project) -> Result<(PlayedOn<P::Played>, RecordOf<P>), String> + Send + 'static,
    ) -> Work {
        let own = Arc::clone(project);
        let (pending, task) = Pending::in_slices(waker, move || {
            let mut begun = begin(&own);
            move |status| {
                if let Ok((playing, _)) = &mut begun
                    && !status.is_stopped()
                    && playing.go_on().is_continue()
                {
                    return ControlFlow::Continue(());
                }
                let played = begun.as_mut().map(|(playing, record)| Record { actions: playing.take().0, ..record.clone() });
                ControlFlow::Break(played.map_err(|sentence| sentence.clone()))
            }
        });
        (self.pending, self.game) = (Some((Arc::clone(project), pending)), None);
        task
    }

    /// Puts a game on the table.
    pub(super) fn lay(&mut self, game: Game<P>, running: bool) {
        (self.game, self.only, self.log, self.asked_back) = (Some(game), None, Lines::default(), None);
        (self.chosen_eyes, self.seated) = (self.game.as_ref().map_or(Eyes::All, Game::first_eyes), None);
        self.playback.run(running);
    }

    /// Takes the last choice back that was made at the screen; where something hidden has come to light since, only when that is asked for
    /// once more.
    pub(super) fn take_back(&mut self) {
        self.playback.run(false);
        let (eyes, asked) = (self.chosen_eyes, self.is_asked_back());
        let Some(game) = self.game.as_mut().filter(|game| game.can_take_back()) else { return };
        // Whoever has seen the end by all eyes has seen everything.
        let seen_whole = P::HAS_SECRETS && game.is_open() && eyes == Eyes::All;
        if !asked && (seen_whole || game.has_learned_since()) {
            self.asked_back = Some(game.replay().at());
            return;
        }
        self.asked_back = None;
        self.go_elsewhere(Game::can_take_back, Game::take_back);
    }

    /// Whether it is asked at this moment if the last choice is to be taken back although something hidden has come to light.
    pub(super) fn is_asked_back(&self) -> bool {
        self.game.as_ref().is_some_and(|game| self.asked_back == Some(game.replay().at()))
    }

    /// Plays again what was taken back last.
    pub(super) fn play_again(&mut self) {
        self.go_elsewhere(Game::can_play_again, Game::play_again);
    }

    /// Does something by which another may be asked than before. Where the board was covered nobody knows who sits in front of it, so that it
    /// stays covered, whoever is asked then.
    fn go_elsewhere(&mut self, can: fn(&Game<P>) -> bool, go: fn(&mut Game<P>)) {
        self.playback.run(false);
        let Some(game) = self.game.as_mut().filter(|game| can(game)) else { return };
        if let Sight::Covered(_) = game.sight(self.chosen_eyes, self.seated) {
            self.seated = None;
        }
        go(game);
    }

    /// Lets captains finish the game, which goes on being seen by the same eyes, when it is over too.
    pub(super) fn hand_over(&mut self) {
        let Some(game) = &mut self.game else { return };
        if let Sight::Open(eyes) = game.sight(self.chosen_eyes, self.seated) {
            self.chosen_eyes = eyes;
        }
        game.hand_over();
    }

    /// Takes in a game of a playtest that was played again.
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

    /// Shows what is due of a game that is running, and lets the captains choose where it is their turn.
    pub(super) fn go_on(&mut self, ui: &Ui, work: &mut Vec<Work>) {
        let eyes = self.eyes();
        let Some(game) = &mut self.game else { return };
        let before = game.replay().at();
        if game.play_on(ui.ctx(), work) && self.follow {
            game.go_to(before);
            self.playback.run(true);
        }
        if self.playback.is_running() {
            let (due, next) = self.playback.due(ui.input(|input| input.time));
            if due > 0 {
                game.go_to(Moments::of(game, eyes).on(game.replay().at(), due));
            }
            if game.replay().is_at_end() {
                self.playback.run(false);
                // The captains may be next.
                ui.ctx().request_repaint();
            } else {
                ui.ctx().request_repaint_after(next);
            }
        }
    }
}
