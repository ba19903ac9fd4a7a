//! The table at which a game is played: the game, how much of the game is shown, and what is shown around its board.

use crate::play::ActionOf;
use std::sync::Arc;

use egui::{Id, Ui};

use super::PlayedByHand;
use super::eyes::{Eyes, Sight};
use super::foot::Feet;
use super::game::Game;
use super::guidance::Guidance;
use super::log::Lines;
use super::moments::Moments;
use super::playback::Playback;
use super::start::Choices;
use super::watching::PendingReplay;
use super::winning::BelowLog;
use crate::action::Action;
use crate::jobs::Work;
use crate::keys::KeyChoices;
use crate::screen::Screen;
use crate::settings::TableShares;
use project::Project;
use rules::play::{Play as _, Player};

/// The state of a playing desk that lasts from frame to frame.
pub struct PlayDesk<P: PlayedByHand> {
    pub(super) game: Option<Game<P>>,
    /// A game of a playtest that is being replayed.
    pub(super) pending: Option<PendingReplay<P>>,
    pub(super) start: Choices<P>,
    pub(super) playback: Playback,
    /// Whether the captains' actions are shown one by one as they are made.
    pub(super) follow: bool,
    /// To which choices the list is limited, and at which moment, given as the number of actions before it; `None` to list all choices.
    pub(super) only: Option<(usize, Vec<ActionOf<P>>)>,
    pub(super) log: Lines,
    /// The game that will replace the one on the table once the user agrees.
    pub(super) next: Option<Game<P>>,
    /// The height that all choices needed when they were last listed, in points of the screen.
    pub(super) choices_high: f32,
    /// The question whose choices were listed last, given as the number of actions before it. The list of another question begins at its top.
    pub(super) choices_of: usize,
    /// The width that the controls below the board needed in the last frame, in points of the screen.
    pub(super) controls_wide: f32,
    /// The heights of the parts at the foot of the list of choices.
    pub(super) feet: Feet,
    /// Whether the next frame scrolls the list to the choices further below.
    pub(super) scroll_choices: bool,
    /// The view that the user has chosen, which is used while the game has nothing to hide.
    pub(super) chosen_eyes: Eyes,
    /// The player who sits in front of the screen, if several players share it; `None` if that is not known.
    pub(super) seated: Option<Player>,
    /// The time in seconds since which the board has been covered, on the window's clock; `None` while the board is open.
    pub(super) covered_since: Option<f64>,
    /// The moment of the question that is shown, as the number of actions before it, and the time at which it was shown first, in seconds on the
    /// window's clock.
    pub(super) asked_since: Option<(usize, f64)>,
    /// The moment at which the user was asked to confirm taking back a choice, as the number of actions before it, and the reason.
    pub(super) asked_back: Option<(usize, Doubt)>,
    /// The pass of the window in which the desk was last shown; `None` before the first one.
    pub(super) shown_in: Option<u64>,
    /// The widget id of the board in the last frame.
    pub(super) board: Option<Id>,
    /// The lessons on the phases, which help a player in a first game.
    pub(super) guidance: Guidance,
    /// The part that is shown below the log.
    pub(super) below_log: BelowLog,
    /// The end of the game whose result page the player has closed, given as the number of actions before it; `None` if no result page was closed.
    pub(super) result_read: Option<usize>,
    /// Whether the user has chosen to see the scenario's design although the game hides some of it.
    pub(super) shows_design: bool,
    /// Whether the players at the screen are being asked if they hide nothing from each other.
    pub(super) asks_openly: bool,
}

/// A doubt whether to take back a choice: the reason why a player is asked first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Doubt {
    /// Hidden information has been revealed since the choice, or dice have fallen while nothing is hidden.
    Learned,
    /// Since the choice, the player has seen the end of the game, with everything that the game hides.
    SeenWhole,
    /// This other player at the screen made the choice.
    OfAnother(Player),
}

/// What a playing desk is given in each frame in which it is shown.
pub struct PlayContext<'a> {
    /// The present project.
    pub project: &'a Arc<Project>,
    /// The keys that the user has chosen.
    pub keys: &'a KeyChoices,
    /// The heights that the user has given to the log and to the part below it.
    pub shares: TableShares,
    /// A number that is added to the seeds of new games. Without it the seeds are 1, 2, 3 and so on; with it, each start of the program has other
    /// dice.
    pub seeds_ahead: u64,
    /// Whether a dialog waits for an answer.
    pub asked: bool,
    /// The actions to carry out after the frame of the window is drawn.
    pub actions: &'a mut Vec<Action>,
    /// The jobs to start in the background after the frame is drawn.
    pub work: &'a mut Vec<Work>,
    /// The screen, which lays out and draws pages.
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
            choices_of: 0,
            controls_wide: 0.0,
            feet: Feet::default(),
            scroll_choices: false,
            chosen_eyes: Eyes::All,
            seated: None,
            covered_since: None,
            asked_since: None,
            asked_back: None,
            shown_in: None,
            board: None,
            guidance: Guidance::default(),
            below_log: BelowLog::default(),
            result_read: None,
            shows_design: false,
            asks_openly: false,
        }
    }
}

/// Functions that read the state of the desk.
impl<P: PlayedByHand> PlayDesk<P> {
    /// The game on the table.
    pub const fn game(&self) -> Option<&Game<P>> {
        self.game.as_ref()
    }

    /// The game on the table, and the view in which it is shown; `None` if the board is covered.
    pub fn shown(&self) -> Option<(&Game<P>, Eyes)> {
        let game = self.game.as_ref()?;
        match game.sight(self.chosen_eyes, self.seated) {
            Sight::Open(eyes) => Some((game, eyes)),
            Sight::Covered(_) => None,
        }
    }

    /// The view in which the steps of the game are counted. While the board is covered, it is the view of the player who is to sit down.
    pub(super) fn eyes(&self) -> Eyes {
        match self.game.as_ref().map(|game| game.sight(self.chosen_eyes, self.seated)) {
            Some(Sight::Open(eyes)) => eyes,
            Some(Sight::Covered(next)) => Eyes::Of(next),
            None => self.chosen_eyes,
        }
    }

    /// The game on the table, if it plays this scenario of this project.
    pub(super) fn game_of(&self, project: &Project, scenario: P::Scenario) -> Option<&Game<P>> {
        self.game.as_ref().filter(|game| Self::is_of(game, project, scenario))
    }

    /// Whether a game plays this scenario, in this project or an earlier state of it.
    pub(super) fn is_of(game: &Game<P>, project: &Project, scenario: P::Scenario) -> bool {
        game.scenario() == scenario
            && game.project.title == project.title
            && P::scenario_name(&game.project, scenario) == P::scenario_name(project, scenario)
    }
}

/// Functions that carry the game on the table on, and that set which choices are listed.
impl<P: PlayedByHand> PlayDesk<P> {
    /// Makes the choice that a press on the board stands for. If the press stands for several choices, or for one that the player has to read first,
    /// only those are listed.
    pub fn choose_among(&mut self, there: Vec<ActionOf<P>>) {
        let Some(game) = &mut self.game else { return };
        match there[..] {
            [only] if !P::is_read_first(only) => game.choose(only),
            [..] => self.list_only(there),
        }
    }

    /// Lists only the choices `there`; lists all if it is empty. The reason against an earlier attempt is gone then.
    pub fn list_only(&mut self, there: Vec<ActionOf<P>>) {
        self.guidance.forget_reason();
        let at = self.game.as_ref().map(|game| game.replay().at());
        self.only = at.filter(|_| !there.is_empty()).map(|at| (at, there));
    }

    /// Whether the player can go back to all choices: because only some choices are listed, or because the last choice only took something in hand,
    /// such as a piece to move.
    pub fn has_in_hand(&self) -> bool {
        self.listed_only().is_some() || self.is_last_choice_in_hand()
    }

    /// Whether the last choice only took something in hand, such as a piece to move.
    pub fn is_last_choice_in_hand(&self) -> bool {
        let is_in_hand = |game: &Game<P>| game.replay().record().actions.last().is_some_and(|last| P::is_in_hand(*last));
        self.game.as_ref().is_some_and(|game| !game.legal().is_empty() && game.can_take_back() && is_in_hand(game))
    }

    /// Lists all choices again. If all are listed already and the last choice only took something in hand, such as a piece to move, takes that choice
    /// back.
    pub fn put_back(&mut self) {
        if self.listed_only().is_some() {
            self.only = None;
        } else if self.is_last_choice_in_hand() {
            self.take_back();
        }
    }

    /// Replaces the last choice, which only took something in hand, by this one, such as to take another piece to move.
    pub fn choose_instead(&mut self, action: ActionOf<P>) {
        self.only = None;
        if self.is_last_choice_in_hand() {
            self.take_back();
            if let Some(game) = &mut self.game {
                game.choose(action);
            }
        }
    }

    /// Makes several choices one after another, such as the steps of a path. All of them are later taken back together.
    pub fn follow_way(&mut self, way: &[ActionOf<P>]) {
        if let Some(game) = &mut self.game {
            game.follow(way, false);
        }
    }

    /// Makes a choice that continues the choices of the last press. All of them are later taken back together.
    pub fn go_on_way(&mut self, next: ActionOf<P>) {
        if let Some(game) = &mut self.game {
            game.follow(&[next], true);
        }
    }

    /// Stops repeating the choice whose button has these words, so that the player is asked the question again from now on.
    pub fn repeat_no_more(&mut self, words: &str) {
        if let Some(game) = &mut self.game {
            game.repeat_no_more(words);
        }
    }

    /// Records which widget is the board, since the desk handles the board's keys.
    pub const fn board_is(&mut self, id: Id) {
        self.board = Some(id);
    }

    /// Puts a game on the table.
    pub(super) fn lay(&mut self, game: Game<P>, running: bool) {
        (self.game, self.only, self.log, self.asked_back) = (Some(game), None, Lines::default(), None);
        (self.chosen_eyes, self.seated) = (self.game.as_ref().map_or(Eyes::All, Game::first_eyes), None);
        self.guidance.begin();
        self.choices_of = usize::MAX;
        (self.below_log, self.result_read) = (BelowLog::default(), None);
        (self.shows_design, self.asks_openly) = (false, false);
        self.playback.run(running);
    }

    /// Takes back the last choice made at the screen. If another player made it, or hidden information was revealed after it, the first call only
    /// asks the user; a second call takes it back.
    pub(super) fn take_back(&mut self) {
        self.playback.run(false);
        let (seated, chosen, asked) = (self.seated, self.chosen_eyes, self.doubt());
        let Some(game) = self.game.as_mut().filter(|game| game.can_take_back()) else { return };
        // While the board is covered, the program does not know who sits in front of it.
        let sight = game.sight(chosen, seated);
        let is_covered = matches!(sight, Sight::Covered(_));
        let in_front = match sight {
            // While all players look at the board together, the player who is asked is assumed to press the button.
            Sight::Open(_) if game.is_looked_at_together() => game.battle.to_act(game.state()),
            Sight::Open(Eyes::Of(player)) => seated.or(Some(player)),
            _ => seated,
        };
        let is_another = |last: &Player| is_covered || in_front.is_some_and(|in_front| in_front != *last);
        let doubt = match game.last_chooser().filter(is_another) {
            Some(another) => Some(Doubt::OfAnother(another)),
            None if game.is_seen_whole() => Some(Doubt::SeenWhole),
            None => game.has_learned_since().then_some(Doubt::Learned),
        };
        if let Some(doubt) = doubt.filter(|doubt| asked != Some(*doubt)) {
            self.asked_back = Some((game.replay().at(), doubt));
            return;
        }
        self.asked_back = None;
        let go = match (doubt, self.is_last_choice_in_hand()) {
            (Some(Doubt::OfAnother(_)), _) => Game::take_back_from_another,
            (_, true) => Game::put_back,
            (_, false) => Game::take_back,
        };
        self.go_elsewhere(Game::can_take_back, go);
    }

    /// The reason for which the user is being asked, at this moment, to confirm taking back the last choice; `None` if the user is not being asked.
    pub(super) fn doubt(&self) -> Option<Doubt> {
        let now = self.game.as_ref()?.replay().at();
        self.asked_back.filter(|(at, _)| *at == now).map(|(_, doubt)| doubt)
    }

    /// Sets whether the players at the screen play openly, hiding nothing from each other. If they do not, the board is covered between the choices
    /// of different players.
    pub(super) fn play_openly(&mut self, openly: bool) {
        let Some(game) = &mut self.game else { return };
        game.play_openly(openly);
        (self.chosen_eyes, self.seated) = (Eyes::All, None);
    }

    /// Keeps the last choice, because the user was asked whether to take it back and said no.
    pub(super) const fn leave_it(&mut self) {
        self.asked_back = None;
    }

    /// Plays the choice again that the user took back last.
    pub(super) fn play_again(&mut self) {
        self.go_elsewhere(Game::can_play_again, Game::play_again);
    }

    /// Goes to another moment, at which another player may have to choose. If the board is covered now, the program does not know who sits in front
    /// of it, so the board stays covered for every player.
    pub(super) fn go_elsewhere(&mut self, can: fn(&Game<P>) -> bool, go: fn(&mut Game<P>)) {
        self.playback.run(false);
        let Some(game) = self.game.as_mut().filter(|game| can(game)) else { return };
        if let Sight::Covered(_) = game.sight(self.chosen_eyes, self.seated) {
            self.seated = None;
        }
        go(game);
    }

    /// Lets captains finish the game. The game keeps its present view, even when it is over.
    pub(super) fn hand_over(&mut self) {
        let Some(game) = &mut self.game else { return };
        if let Sight::Open(eyes) = game.sight(self.chosen_eyes, self.seated) {
            self.chosen_eyes = eyes;
        }
        game.hand_over();
    }

    /// Shows the actions of a running game that are due, and lets the captains choose if it is their turn.
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
                // The last action that was played may have been shown, so that it may be the captains' turn.
                ui.ctx().request_repaint();
            } else {
                ui.ctx().request_repaint_after(next);
            }
        }
    }
}
