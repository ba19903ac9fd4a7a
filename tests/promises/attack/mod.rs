//! Whatever is done to Drydock, it answers with a result or a sentence: broken files, several programs at once, hostile names, full disks.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

mod file_names;
mod parts;
mod replaced;
mod sets;
mod sharing;
mod speed;
mod words;

use drydock::project::{Game, Library};

use crate::support::desk::Desk;

/// A desk with a game's template on it, in the file "project".
fn with(game: Game, template: &str) -> Desk {
    let desk = Desk::new();
    desk.save("project", &Library::bundled().template(game, template).unwrap());
    desk
}
