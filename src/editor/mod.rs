//! The window: the only place that knows egui.
//!
//! A pass goes round once: shortcuts and panels read the [`state::State`] and push [`action::Action`]s; when the pass is over,
//! [`applier`] turns state and actions into a new state, and hands out what has to be asked of the disk, which [`effects`] carries out and
//! reports back as actions. No panel keeps a copy of the truth, none computes a price or draws a page: numbers come from `rules`, pages from
//! `sheets`. Between passes nothing is drawn.
//!
//! What lives where, from the ground up; a room uses only those before it, and `tests/promises/architecture.rs` fails on an arrow that climbs:
//!
//! - what is known without a window: [`things`] (the things of a project as they are listed, named, added and taken away, a folder for each
//!   game), [`derived`] (what is worked out about a value of the project), [`document`] (the open project and its history), [`difference`],
//!   [`settings`] and [`keys`] (what is the user's; the only `std::fs`), [`running_playtest`] and [`running_level`] (a playtest, and
//!   the search for what levels it, in the background), [`file_version`] (whether a file was changed) and `chance.rs` (a roll of the die);
//! - what can be done and asked, as data: [`change`] and [`action`]; and what is shown: [`state`];
//! - the means: [`theme`] (all colours), [`widgets`] (controls with accessible names), [`screen`] (pages as textures), [`jobs`] (the only
//!   threads) and [`job_status`] (how far they have come, and whether they are to stop);
//! - what is done by name: [`command`] (the one table of commands);
//! - what boards are made of: [`board`] (spaces, pieces, the hand, lights), the desk at which games are played: [`play`], and those of games by
//!   post: [`post`], whatever the game;
//! - what is seen: [`desks`] (the middle, a folder for each game), [`tour`], `dialogs/`, `panels/` (the frame round the desk);
//! - what carries it out: [`applier`], [`effects`], `app.rs`, which holds one pass together, and `in_window.rs` or `in_page.rs`,
//!   which shows it.
//!
//! Reading order: `action/`, `state.rs`, `document.rs`, `applier.rs`, `app.rs`, `command/`, then a panel, then a desk.

pub mod action;
mod app;
pub mod applier;
mod autosave;
pub mod board;
mod chance;
pub mod change;
pub mod command;
pub mod derived;
pub mod desks;
mod dialogs;
pub mod difference;
pub mod document;
pub mod effects;
pub mod file_version;
#[cfg(target_arch = "wasm32")]
mod in_page;
#[cfg(not(target_arch = "wasm32"))]
mod in_window;
pub mod job_status;
pub mod jobs;
pub mod keys;
mod no_display;
mod palette;
mod panels;
pub mod play;
pub mod post;
pub mod problem_list;
pub mod running_level;
pub mod running_playtest;
pub mod screen;
pub mod settings;
pub mod state;
pub mod theme;
pub mod things;
pub mod tour;
pub mod widgets;

use std::path::PathBuf;
use std::time::Duration;

pub use app::App;
#[cfg(target_arch = "wasm32")]
pub use in_page::run;
#[cfg(not(target_arch = "wasm32"))]
pub use in_window::run;
pub use no_display::NoWindow;

use crate::project::Library;

/// How soon the window looks again how far the work in the background has come.
const REPAINT_INTERVAL: Duration = Duration::from_millis(100);

/// The same for games that are played: figures that change more often are not read, and what draws them takes time from the games.
const PLAYTEST_INTERVAL: Duration = Duration::from_millis(250);

/// What the window opens with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// The project's file; where none is named the one that was open last, or the first page.
    pub file: Option<PathBuf>,
    /// What can be started from and copied from.
    pub library: Library,
}
