//! What the desks of every game are made of: the kit between a game's desks and the window round them. It knows no game.
//!
//! The modules, from the lowest up; each uses only those before it, which `tests/promises/architecture.rs` checks:
//!
//! - data without a window: [`things`] (the things of a project as they are listed, named, added and removed), [`derived`] (the
//!   findings and the outline of a project), [`document`] (the open project and its history), [`window_place`], [`settings`] and
//!   [`keys`] (the user's choices), [`running_playtest`] (a playtest in the background), [`running_level`] (the search in the
//!   background for a change that makes a scenario level), [`file_version`] (whether a file was changed) and [`chance`] (a die roll);
//! - everything that the user can do or be asked, as data: [`change`] and [`action`]; and everything that is shown: [`state`];
//! - tools: [`theme`] (all colours), [`widgets`] (controls with accessible names), [`screen`] (pages as textures), [`jobs`] (the only
//!   threads) and [`job_status`] (the progress of jobs, and whether they have been asked to stop);
//! - links to the manual, and tooltips from its glossary: [`cited`], [`glossary`];
//! - the commands that every game has: [`command`];
//! - for any game, the parts of boards: [`board`] (spaces, pieces, the hand, lights); the desk at which games are played: [`play`];
//!   and the desks of games by post: [`post`];
//! - the parts of all other desks: [`desks`].
//!
//! Reading order: `action/`, `state.rs`, `document.rs`, `command/`, `desks/`.

#![cfg(feature = "window")]

pub mod action;
pub mod board;
pub mod chance;
pub mod change;
pub mod cited;
pub mod command;
pub mod derived;
pub mod desks;
pub mod document;
pub mod file_version;
pub mod glossary;
pub mod job_status;
pub mod jobs;
pub mod keys;
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
pub mod widgets;
pub mod window_place;

use std::time::Duration;

/// The time between two checks of the progress of background work.
pub const REPAINT_INTERVAL: Duration = Duration::from_millis(100);
