//! The window around the desks of any game.
//!
//! During a pass, shortcuts and panels read the [`state::State`] and push [`action::Action`]s. When the pass is over, [`applier`] turns the state and
//! the actions into a new state, and returns requests to the disk. [`effects`] carries these out, and reports the results back as actions. No panel
//! keeps a copy of the state, computes a price or draws a page: numbers come from `rules`, pages from `sheets`. Between passes nothing is drawn.
//!
//! The building blocks of desks belong to the kit, and are re-exported here under the same names. The editor itself consists of these parts, from the
//! ground up:
//!
//! - [`games`] (the door through which the window reaches a game's things and desks);
//! - the commands: [`command`] (the one list of all commands, with those that each game adds);
//! - the visible parts: [`desks`] (the middle), [`tour`], `palette.rs`, `dialogs/`, `panels/` (the frame around the desk);
//! - the parts that carry commands out: [`applier`], `system_dialogs/`, [`effects`], `announcer/` (announcements for screen readers), `focus/` (keeps
//!   the keyboard focus), `app.rs`, which runs one pass, and `in_window.rs` or `in_page.rs`, which shows it.
//!
//! Reading order: `applier.rs`, `app.rs`, `command/`, `desks/`, then a panel.

mod announcer;
mod app;
pub mod applier;
mod autosave;
pub mod command;
pub mod desks;
mod dialogs;
pub mod effects;
mod focus;
pub mod games;
#[cfg(target_arch = "wasm32")]
mod in_page;
#[cfg(not(target_arch = "wasm32"))]
mod in_window;
mod no_display;
mod palette;
mod panels;
mod room;
mod system_dialogs;
pub mod tour;

use std::path::PathBuf;
use std::time::Duration;

pub use app::App;
#[cfg(target_arch = "wasm32")]
pub use in_page::run;
#[cfg(not(target_arch = "wasm32"))]
pub use in_window::run;
use kit::REPAINT_INTERVAL;
pub use kit::{
    action, board, chance, change, cited, derived, document, file_version, glossary, job_status, jobs, keys, play, post,
    problem_list, running_level, running_playtest, screen, settings, state, theme, things, widgets,
};
pub use no_display::NoWindow;
#[cfg(not(target_arch = "wasm32"))]
pub use system_dialogs::tell;

use crate::project::Library;

/// The time from one frame to the next while games are played. Nobody can read numbers that change more often, and drawing them takes time from the
/// games.
const PLAYTEST_INTERVAL: Duration = Duration::from_millis(250);

/// The file and the library that the window opens at its start.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// The file of a project. If `None`, the window opens the project that it showed last, or else the welcome page.
    pub file: Option<PathBuf>,
    /// The library of templates and of the blue book.
    pub library: Library,
}
