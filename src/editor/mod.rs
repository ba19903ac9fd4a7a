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
//! - what carries it out: [`applier`], [`effects`], and `app.rs`, which holds one pass together.
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

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use egui::{Vec2, ViewportBuilder};

pub use app::App;
pub use no_display::NoWindow;

use crate::drawing::{mark, png};
use crate::project::Library;
use settings::Settings;

/// How soon the window looks again how far the work in the background has come.
const REPAINT_INTERVAL: Duration = Duration::from_millis(100);

/// What the window opens with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Launch {
    /// The project's file; where none is named the one that was open last, or the first page.
    pub file: Option<PathBuf>,
    /// What can be started from and copied from.
    pub library: Library,
}

/// How many pixels wide the icon of the window is.
const ICON: f64 = 128.0;

/// The icon that the desktop shows for the window; none would be drawn only if the mark had no size.
fn icon() -> egui::IconData {
    let drawn = png::raster(&mark::mark(), ICON / mark::SIDE.get());
    drawn.map_or_else(
        |_| egui::IconData::default(),
        |icon| egui::IconData { rgba: icon.rgba, width: icon.width, height: icon.height },
    )
}

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If there is no window to be had here, or it broke down.
pub fn run(launch: Launch) -> Result<(), NoWindow> {
    if let Some(why) = NoWindow::foreseen() {
        return Err(why);
    }
    let viewport = ViewportBuilder::default()
        .with_app_id("drydock")
        .with_title("Drydock")
        .with_icon(icon())
        .with_inner_size(Vec2::new(1280.0, 800.0))
        .with_min_inner_size(Vec2::new(860.0, 560.0));
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    let opened = Arc::new(AtomicBool::new(false));
    let is_open = Arc::clone(&opened);
    let open = move || {
        eframe::run_native(
            "Drydock",
            options,
            Box::new(|creation| {
                is_open.store(true, Ordering::Relaxed);
                theme::install(&creation.egui_ctx);
                Ok(Box::new(App::new(launch, Settings::load(), true)))
            }),
        )
    };
    // A missing library is a panic deep in the windowing code, whose words help nobody: keep them to the log, and say our own.
    let before = panic::take_hook();
    let was_open = Arc::clone(&opened);
    panic::set_hook(Box::new(move |what| if was_open.load(Ordering::Relaxed) { before(what) } else { log::error!("{what}") }));
    match panic::catch_unwind(AssertUnwindSafe(open)) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => {
            log::error!("{error}");
            Err(NoWindow::Refused)
        }
        Err(_) if opened.load(Ordering::Relaxed) => Err(NoWindow::Broken),
        Err(_) => Err(NoWindow::Refused),
    }
}
