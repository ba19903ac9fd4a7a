//! The page in a browser does what the window and the command line do: it is driven by the browser's own protocol, with a window of this process
//! beside it that is given the same keys and presses.
//!
//! `DRYDOCK_PAGE` names the folder that `src/web/build` has built, such as `target/web`; where it names none, or Chromium is not installed, each test
//! says that it did not run.

#![cfg(feature = "window")]
#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

mod beside;
mod breakdowns;
mod browser;
mod files;
mod keys;
mod levelling;
mod links;
mod looks;
mod served;
#[expect(dead_code, reason = "these promises need little of what all share")]
#[path = "../support/mod.rs"]
mod support;
mod tab;
mod touch;
mod way;
