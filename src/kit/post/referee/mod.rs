//! The referee's desk: the years of a game by post, the sheets for the next year, and the results of each year.
//!
//! The desk knows no game; it uses what the game provides for play by post. It writes each change into the game's file at once, in the background, so
//! that the user has nothing to save. A year that was played can be taken back.
//!
//! Reading order: this file, `work.rs` (requests to the game), `busy.rs` (how they are carried out), `coming.rs` (the next year) with `findings.rs`
//! and `corrections.rs`, `year.rs` (a year that was played), `replay.rs` (the year step by step), `ledger.rs`, `standings.rs`, `error.rs`.

mod busy;
mod coming;
mod corrections;
mod error;
mod findings;
mod ledger;
mod replay;
mod standings;
mod work;
mod year;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{Frame, Margin, Panel, RichText, Ui};

use super::{PostContext, PostDesk};
use crate::action::{Action, PostFile, PostStatus, in_the_way};
use crate::theme::{self, Palette};
use crate::widgets::{heading, small_button, small_button_if, small_toggle};
use busy::Busy;
pub use busy::answer;
use project::files::GameFile;
use project::{Error, SentSheet};
use work::{Answer, Ask, Seen, look};

/// A game by post at its referee's desk.
pub struct RefereeDesk {
    file: GameFile,
    /// The game at the end of the turn that is shown.
    seen: Seen,
    /// Whether the desk shows the preparation of the next year, not a year that was played.
    is_coming: bool,
    busy: Option<Busy>,
    /// Requests that wait until the present request is done.
    waiting: Vec<Ask>,
    /// The message about the last request, and whether it has failed.
    said: Option<(String, bool)>,
    /// Whether the user is being asked whether to take back a year.
    asks_to_take_back: bool,
    /// Files that a request would replace although Drydock did not write them, and the request; the user is being asked about them.
    in_the_way: Option<(Vec<PathBuf>, Ask)>,
    /// The folder that reports are written into.
    folder: String,
    coming: coming::Memory,
    year: year::Memory,
}

impl RefereeDesk {
    /// A desk with this game on it.
    ///
    /// # Errors
    /// If the file holds no game in progress, or the game cannot be replayed.
    pub fn open(file: &PostFile) -> Result<Self, Error> {
        let file = GameFile::of(&file.path, Arc::clone(&file.bytes))?;
        let played = file.game().years.len() as u32;
        // On a page in a browser the last year is replayed later, so that the page can be drawn in the meantime.
        let first = if machine::IS_PAGE { 0 } else { played };
        let seen = look(&file, first)?;
        let folder = file.folder().display().to_string();
        Ok(Self {
            seen,
            is_coming: true,
            busy: None,
            waiting: if first < played { vec![Ask::Look(played)] } else { Vec::new() },
            said: None,
            asks_to_take_back: false,
            in_the_way: None,
            coming: coming::Memory::in_folder(&folder),
            folder,
            year: year::Memory::default(),
            file,
        })
    }

    /// The number of turns that were played.
    fn played(&self) -> u32 {
        self.file.game().years.len() as u32
    }

    /// Adds a request to those that wait until the present one is done.
    fn ask(&mut self, ask: Ask) {
        self.waiting.push(ask);
    }

    /// Collects the result of the last request, and begins the next.
    fn go_on(&mut self, ui: &Ui, context: &mut PostContext) {
        let answered = self.busy.as_ref().and_then(|busy| Some((busy.answer()?, busy.ask().clone())));
        if let Some((answer, ask)) = answered {
            self.busy = None;
            match answer {
                Ok(Answer { file, seen, said }) => {
                    let turns = file.game().years.len();
                    if turns != self.file.game().years.len() {
                        // After a year was played, that year is shown. After a year was taken back, the preparation of the next year is shown.
                        self.is_coming = turns < self.file.game().years.len();
                    }
                    (self.file, self.seen) = (file, seen);
                    self.year.forget();
                    self.said = (!said.is_empty()).then_some((said, false)).or(self.said.take().filter(|(_, bad)| !bad));
                }
                Err(Error::NotOurs { files }) => self.in_the_way = Some((files, ask)),
                Err(error) => self.said = Some((error.to_string(), true)),
            }
        }
        if self.busy.is_none() && !self.waiting.is_empty() {
            let ask = self.waiting.remove(0);
            self.busy = Some(Busy::begin(&self.file, ask, ui.ctx(), context.work));
        }
    }
}

impl PostDesk for RefereeDesk {
    fn status(&self) -> PostStatus {
        let game = self.file.game();
        PostStatus { title: format!("{}, by post, for the referee", game.campaign), undo: None, redo: None, written: None }
    }

    fn show(&mut self, ui: &mut Ui, context: &mut PostContext) {
        self.go_on(ui, context);
        let palette = Palette::of(ui);
        let bar = Frame::new().fill(palette.panel).inner_margin(Margin::symmetric(12, 6));
        Panel::top("referee bar").frame(bar).show(ui, |ui| {
            self.bar(ui, context);
            self.years(ui);
            self.question(ui);
        });
        let ground = Frame::new().fill(palette.desk).inner_margin(Margin::symmetric(12, 8));
        ground.show(ui, |ui| {
            if self.is_coming {
                coming::show(ui, self, context);
            } else {
                year::show(ui, self, context);
            }
        });
    }

    fn undo(&mut self) {
        // There is no undo. The user can take back a year, after the program has asked whether to do so.
    }

    fn redo(&mut self) {
        // There is no redo either.
    }

    fn bytes(&self) -> Arc<[u8]> {
        // Every change is written at once, so there is nothing to save.
        Arc::default()
    }

    fn saved(&mut self, _: &Path, _: &[u8]) {
        // The window saves nothing at this desk.
    }

    fn file(&self) -> Option<&[u8]> {
        Some(self.file.bytes())
    }

    fn is_busy(&self) -> bool {
        self.busy.is_some() || !self.waiting.is_empty()
    }

    fn recover(&mut self, _: &[u8]) {
        // There are no autosaves to recover.
    }

    fn take(&mut self, path: &Path, bytes: &[u8]) -> Result<(), String> {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        self.is_coming = true;
        self.ask(Ask::HandIn(vec![SentSheet { name, bytes: bytes.to_vec() }]));
        if self.seen.replayed.turn() != self.played() {
            self.ask(Ask::Look(self.played()));
        }
        Ok(())
    }
}

impl RefereeDesk {
    /// Shows the bar with the name of the game, a note that it is secret, and the button that leaves the desk.
    fn bar(&mut self, ui: &mut Ui, context: &mut PostContext) {
        let palette = Palette::of(ui);
        ui.horizontal_wrapped(|ui| {
            if small_button(ui, "Back to the project").on_hover_text("Leave the game; all of it is written.").clicked() {
                context.actions.push(Action::LeavePost);
            }
            heading(ui, &self.file.game().campaign);
            let secret = "For the referee alone: this window shows what no player may see.";
            ui.label(RichText::new(secret).font(theme::bold(theme::SMALL)).color(palette.warning));
        });
        ui.horizontal_wrapped(|ui| {
            let is_free = self.busy.is_none();
            let verify = "Play all years again, and compare what they lead to with what was written down.";
            if small_button_if(ui, is_free, "Verify").on_hover_text(verify).clicked() {
                self.ask(Ask::Verify);
            }
            let can_take_back = is_free && self.played() > 0;
            let words = format!("Take back turn {}\u{2026}", self.played());
            let help = "Take the last year back, so that a late sheet can be played with the others; asks first.";
            if self.played() > 0 && small_button_if(ui, can_take_back, &words).on_hover_text(help).clicked() {
                self.asks_to_take_back = true;
            }
            if let Some(busy) = &self.busy {
                ui.spinner();
                ui.label(RichText::new(busy.words()).size(theme::SMALL).color(palette.weak));
                let help = "Leave everything as it was.";
                if busy.is_long() && small_button(ui, "Cancel").on_hover_text(help).clicked() {
                    busy.cancel();
                }
            } else if let Some((said, is_bad)) = &self.said {
                let ink = if *is_bad { palette.error } else { palette.weak };
                ui.label(RichText::new(said).size(theme::SMALL).color(ink));
            }
        });
    }

    /// Shows the years as a timeline: the start, each year that was played, and the next one.
    fn years(&mut self, ui: &mut Ui) {
        let (turn, played, turns) = (self.seen.replayed.turn(), self.played(), self.seen.replayed.turns());
        let mut look_at = None;
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for number in 0..=played {
                let words = if number == 0 { "Start".to_owned() } else { format!("Turn {number}") };
                let changed = self.seen.replayed.years().iter().any(|year| year.turn == number && !year.is_same());
                let words = if changed { format!("{words} (not as written)") } else { words };
                let help = if number == 0 { "What stood before the first turn." } else { "What came of this turn." };
                if small_toggle(ui, !self.is_coming && turn == number, &words).on_hover_text(help).clicked() {
                    self.is_coming = false;
                    look_at = Some(number);
                }
            }
            if played < turns {
                let words = format!("Coming: turn {}", played + 1);
                let help = "Who has delivered, what is to be set right, and the button that plays the year.";
                if small_toggle(ui, self.is_coming, &words).on_hover_text(help).clicked() {
                    self.is_coming = true;
                    look_at = Some(played);
                }
            } else {
                self.is_coming = false;
                ui.label(RichText::new("The campaign is over.").size(theme::SMALL).color(Palette::of(ui).weak));
            }
        });
        if let Some(number) = look_at.filter(|number| *number != turn) {
            self.ask(Ask::Look(number));
        }
    }

    /// Shows the questions before files that Drydock did not write are replaced, and before a year is taken back.
    fn question(&mut self, ui: &mut Ui) {
        if let Some((files, ask)) = self.in_the_way.take() {
            let folder = files.first().and_then(|file| file.parent()).unwrap_or(Path::new("")).to_owned();
            let mut is_open = true;
            ui.horizontal_wrapped(|ui| {
                ui.label(format!("{} What stands there now can be kept as the previous version.", in_the_way(&files, &folder)));
                if small_button(ui, "Replace").clicked() {
                    is_open = false;
                    self.ask(Ask::Replacing(Box::new(ask.clone())));
                }
                is_open &= !small_button(ui, "Leave them").clicked();
            });
            self.in_the_way = is_open.then_some((files, ask));
        }
        if !self.asks_to_take_back {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            let turn = self.played();
            ui.label(format!("Take back turn {turn}? Its reports are void; its sheets and corrections are at hand again."));
            if small_button(ui, "Take it back").clicked() {
                self.asks_to_take_back = false;
                self.ask(Ask::TakeBack);
            }
            if small_button(ui, "Leave it").clicked() {
                self.asks_to_take_back = false;
            }
        });
    }
}
