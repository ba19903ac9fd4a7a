//! What the desks of every game are made of: the kit between a game's desks and the window round them. It knows no game.
//!
//! What lives where, from the ground up; a room uses only those before it, and `tests/promises/architecture.rs` fails on an arrow that climbs:
//!
//! - what is known without a window: [`things`] (the things of a project as they are listed, named, added and removed), [`derived`] (what is
//!   derived from a value of the project), [`document`] (the open project and its history), [`window_place`], [`settings`] and
//!   [`keys`] (the user's choices), [`running_playtest`] and [`running_level`] (a playtest, and the search for what levels its scenario, in the
//!   background), [`file_version`] (whether a file was changed) and [`chance`] (a roll of the die);
//! - what can be done and asked, as data: [`change`] and [`action`]; and what is shown: [`state`];
//! - the means: [`theme`] (all colours), [`widgets`] (controls with accessible names), [`screen`] (pages as textures), [`jobs`] (the only
//!   threads) and [`job_status`] (how far they have come, and whether they are to stop);
//! - what leads to the manual, and what is told of its words: [`cited`], [`glossary`];
//! - what is done by name: [`command`] (the commands that every game has);
//! - what boards are made of: [`board`] (spaces, pieces, the hand, lights), the desk at which games are played: [`play`], and those of games by
//!   post: [`post`], for any game;
//! - what desks are made of: [`desks`].
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
