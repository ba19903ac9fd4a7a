//! The promises that Drydock keeps, a module each, in one program: what has a window stands in `window/`, what concerns one game in a folder
//! of the game's name, and what several share in `tests/support/`.
//!
//! What measures time or memory, or changes the process that it runs in, is in `tests/alone/`.

mod architecture;
mod as_written;
mod attack;
mod bundled;
mod circles;
mod citations;
mod command_line;
mod csv;
mod dependencies;
mod every_command;
mod fairness;
mod files;
mod freedom_in_the_galaxy;
mod history;
mod illegal;
mod launch_fighters;
mod manual;
mod on_windows;
mod package;
mod pages;
mod paper;
mod paper_bounds;
mod play_command;
mod playtest;
mod questions;
mod rules;
mod space_viking;
mod spreadsheets;
mod star_viking;
#[path = "../support/mod.rs"]
mod support;
mod vassal;
mod vikings;
#[cfg(feature = "window")]
mod window;
mod words;
