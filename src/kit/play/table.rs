//! The table at which a game is played, for code that knows no game: its status, and what commands do with the game on it.

use rules::play::{Play as _, Told as _};
use rules::{counted, slug, with_verb};
use std::sync::Arc;

use egui::Context;

use super::eyes::Eyes;
use super::game::Game;
use super::numbering::digit;
use super::played_by_hand::GameShown;
use super::{PlayDesk, PlayedByHand, Reason};
use crate::action::TableStatus;
use crate::jobs::Work;
use crate::running_playtest::RunningPlaytest;
use drawing::Page;
use paper::playtest::KeptGame;
use paper::sheets::Printout;
use paper::sheets::frame::Frame;
use paper::sheets::game_record::{self, GameRecord};
use project::{Kept, Place, Project};

/// The table at which a game is played, that is, the playing desk of any game. Code that knows no game uses this trait.
pub trait Table {
    /// The status of the table, in a window that has this project open.
    fn status(&self, project: &Project) -> TableStatus;
    /// Records that the user wants to see the scenario's design although it reveals what the game hides.
    fn show_design(&mut self);
    /// Takes back the last choice made at the screen, or asks the user first.
    fn take_back(&mut self);
    /// Plays the choice again that the user took back last.
    fn play_again(&mut self);
    /// Puts the game that the user has set up on the table.
    fn begin(&mut self);
    /// Takes the game off the table.
    fn leave(&mut self);
    /// Records that the user does not want to keep the game in the project.
    fn forget(&mut self);
    /// The number of actions before the moment that is shown, and the question with its choices and their digits, as sentences. `None` if there is no
    /// game, or while the board is covered.
    fn question(&self) -> Option<(usize, String)>;
    /// The turn and the phase at the moment that is shown; `None` if there is no game, or while the board is covered.
    fn moment(&self) -> Option<String>;
    /// The events after this many actions, as far as the player may know them: a sentence for each line of the log.
    fn happened_since(&self, actions: usize) -> Vec<String>;
    /// The reason why the player's last attempt is impossible; `None` once the game has gone on.
    fn reason(&self) -> Option<String>;
    /// Lays the game out as pages, as far as it may be shown.
    ///
    /// # Errors
    ///
    /// If there is no game on the table, or the board is covered; a whole sentence.
    fn on_paper(&self) -> Result<PrintedGame, String>;
    /// The game in the form in which the project would keep it.
    ///
    /// # Errors
    /// If there is no game on the table, or it cannot be kept; a whole sentence.
    fn to_be_kept(&self) -> Result<Kept, String>;
    /// The game in the form in which the project keeps it. From then on the game counts as kept.
    ///
    /// # Errors
    ///
    /// As [`Self::to_be_kept`].
    fn keep(&mut self) -> Result<Kept, String> {
        let kept = self.to_be_kept()?;
        self.forget();
        Ok(kept)
    }
    /// Takes the game off the table, and makes the work that replays a game of a playtest, which the user wants to watch; `number` is its number.
    /// Returns the work with the place of the scenario; `None` if the project has no scenario.
    fn watch(&mut self, waker: &Context, playtest: &RunningPlaytest, number: u32) -> Option<(Work, Place)>;
    /// Opens a kept game and puts it on the table.
    ///
    /// # Errors
    ///
    /// If the game does not belong to these designs; a whole sentence.
    fn open(&mut self, project: &Arc<Project>, kept: &Kept) -> Result<Opened, String>;
}

/// A game laid out as pages, which are to be written to files.
pub struct PrintedGame {
    /// The project that the game was begun with.
    pub project: Arc<Project>,
    /// The name of the file without an ending: the scenario and the moment of the game.
    pub name: String,
    /// The pages of the game, in order.
    pub pages: Vec<Page>,
}

/// A kept game that was opened, that is, put on the table.
pub struct Opened {
    /// The place of the game's scenario.
    pub place: Place,
    /// A sentence that says how far the game can be played with the present designs; `None` if it can be played to its end.
    pub remark: Option<String>,
}

/// The greatest length of a file's name, in letters. With an ending and a number it still fits any disk, however long the name of the scenario is.
const LONGEST_NAME: usize = 60;

impl<P: PlayedByHand> Table for PlayDesk<P> {
    fn status(&self, project: &Project) -> TableStatus {
        let game = self.game.as_ref();
        let is_of_it = |game: &&Game<P>| Self::is_of(game, project, game.scenario());
        TableStatus {
            can_take_back: game.is_some_and(Game::can_take_back),
            can_play_again: game.is_some_and(Game::can_play_again),
            unkept: game.is_some_and(Game::is_unkept),
            extent: game.map_or((0, 0), Game::extent),
            covers_design: !self.shows_design && game.filter(is_of_it).is_some_and(|game| !game.is_open()),
        }
    }

    fn show_design(&mut self) {
        self.shows_design = true;
    }

    fn take_back(&mut self) {
        Self::take_back(self);
    }

    fn play_again(&mut self) {
        Self::play_again(self);
    }

    fn begin(&mut self) {
        if let Some(next) = self.next.take() {
            self.lay(next, false);
        }
    }

    fn leave(&mut self) {
        self.game = None;
    }

    fn forget(&mut self) {
        if let Some(game) = &mut self.game {
            game.is_kept();
        }
    }

    fn question(&self) -> Option<(usize, String)> {
        let (game, _) = self.shown()?;
        let at = game.replay().at();
        if game.battle.outcome(game.state()).is_some() {
            return Some((at, game.in_words()));
        }
        if let Some(next) = game.next_after_look() {
            return Some((at, format!("{} next. 1 covers the board.", with_verb(game.battle.side_name(next), "is", "are"))));
        }
        if game.legal().is_empty() {
            return Some((at, String::new()));
        }
        let listed = self.listed();
        let choice =
            |(number, action): &(usize, _)| Some(format!("{}: {}.", digit(*number)?, game.battle.choice(game.state(), *action)));
        let choices: Vec<String> = listed.iter().filter_map(choice).collect();
        let more = listed.len() - choices.len();
        let rest = if more == 0 { String::new() } else { format!(" {} in the list.", counted(more, "more choice")) };
        Some((at, format!("{} {}{rest}", game.asks(), choices.join(" "))))
    }

    fn moment(&self) -> Option<String> {
        let (game, _) = self.shown()?;
        Some(game.battle.moment(game.state()))
    }

    fn happened_since(&self, actions: usize) -> Vec<String> {
        let Some((game, eyes)) = self.shown() else { return Vec::new() };
        let (events, at) = (game.replay().events(), game.replay().at());
        if at <= actions {
            return Vec::new();
        }
        let lines = game.replay().lines(|listeners| eyes.hear(listeners));
        let since = lines.into_iter().filter(|line| (actions + 1..=at).contains(&events[line.start].after));
        since.map(|line| game.battle.tell(&events[line].iter().map(|past| past.event).collect::<Vec<_>>())).collect()
    }

    fn reason(&self) -> Option<String> {
        self.guidance.reason(self.shown()?.0).map(Reason::in_words)
    }

    fn on_paper(&self) -> Result<PrintedGame, String> {
        let (game, eyes) = self.shown().ok_or("There is no game on the table that could be printed now.")?;
        let seen = match eyes {
            Eyes::All => String::new(),
            Eyes::Of(player) => format!(", as {} saw it", game.battle.side_name(player)),
        };
        // If the file gave the seed, a player could work out what the game still hides.
        let seed = game.replay().record().seed;
        let dice = if game.is_open() { format!("Dice of seed {seed}") } else { "Not over yet".to_owned() };
        let winning = P::winning(game, eyes).map(|winning| winning.seen_by(eyes));
        let result = winning.as_ref().and_then(|winning| Some(winning.result.as_ref()?.words.clone()));
        let is_over = game.battle.outcome(game.state()).is_some();
        let record = GameRecord {
            scenario: P::scenario_name(&game.project, game.scenario()).unwrap_or_default().to_owned(),
            remark: format!("{dice}{seen}. {}", game.went_on_knowing()).trim_end().to_owned(),
            outcome: result.unwrap_or_else(|| game.in_words()),
            score: if is_over { game.battle.score(game.state()) } else { Vec::new() },
            points: winning.map_or_else(Vec::new, |winning| winning.on_paper()),
            lines: game.replay().on_paper(&game.battle, |listeners| eyes.hear(listeners)),
        };
        let by_now = game.replay().events().iter().filter(|past| past.after <= game.replay().at() && eyes.hear(past.heard_by));
        let shown = GameShown {
            project: &game.project,
            scenario: game.scenario(),
            state: game.state(),
            turns: game.begun_turns(),
            heard: by_now.map(|past| past.event).collect(),
            reader: if let Eyes::Of(player) = eyes { Some(player) } else { None },
        };
        let papers = |frame: &Frame<'_>, printout: &mut Printout| P::papers(&game.battle, shown, frame, printout);
        let moment = if is_over { "end".into() } else { game.battle.moment(game.state()) };
        let name = slug(&format!("game {} {moment}", record.scenario)).chars().take(LONGEST_NAME).collect();
        Ok(PrintedGame { project: Arc::clone(&game.project), name, pages: game_record::print(&game.project, &record, papers) })
    }

    fn to_be_kept(&self) -> Result<Kept, String> {
        let game = self.game.as_ref().ok_or("There is no game on the table to be kept.")?;
        let scenario = P::scenario_name(&game.project, game.scenario()).unwrap_or_default().to_owned();
        let (own, outcome) = (game.to_be_kept(), game.end_in_words());
        let kept = if game.is_open() {
            own.keep(&game.project, scenario, outcome)
        } else {
            own.keep_covered(&game.project, scenario, outcome)
        };
        kept.map_err(|error| error.to_string())
    }

    fn watch(&mut self, waker: &Context, playtest: &RunningPlaytest, number: u32) -> Option<(Work, Place)> {
        Self::watch(self, waker, playtest, number)
    }

    fn open(&mut self, project: &Arc<Project>, kept: &Kept) -> Result<Opened, String> {
        let record = KeptGame::read(kept).map_err(|error| error.to_string())?;
        let opened = Game::kept(project, record);
        let (game, broken_off) = opened.map_err(|refusal| format!("{} cannot be opened: {refusal}.", kept.name))?;
        let place = P::place(game.scenario());
        let remark = broken_off.map(|broken_off| format!("{}.", broken_off.words(&kept.name)));
        self.lay(game, false);
        Ok(Opened { place, remark })
    }
}
