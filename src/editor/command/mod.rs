//! All commands, and the keys that carry them out. Menus, toolbar, palette and shortcuts read the same list: the commands for all games, and those
//! that each game adds.
//!
//! Reading order: this file, `bindings.rs` (everything that keys carry out), `pressed.rs`.

mod bindings;
mod pressed;

use std::sync::LazyLock;

use super::games;
use crate::project::Game;

pub use bindings::{all, headings, rival, take};
pub use kit::command::{Binding, Command, Group, Id, Menu, command};
pub use pressed::{claims, pressed, told_by_system};

/// Every command, in the order of the menus. The commands that games add come before the blue book, in the order of the games.
static COMMANDS: LazyLock<Vec<Command>> = LazyLock::new(|| {
    let mut commands = kit::command::shared_commands();
    for game in Game::ALL {
        // A command that two games add is listed once. The other commands of each game are put before or after it, as in that game's list.
        let mut at = commands.iter().position(|command| command.id == Some(Id::BlueBook)).unwrap_or(commands.len());
        for addition in games::things(game).additions().iter().rev() {
            match commands.iter().position(|command| command.name == addition.name) {
                Some(known) => {
                    commands[known].games.push(game);
                    at = known;
                }
                None => commands.insert(at, Command::adding(addition, game)),
            }
        }
    }
    commands
});

/// Every command, in the order of the menus.
#[must_use]
pub fn commands() -> &'static [Command] {
    &COMMANDS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_commands_of_one_game_are_called_alike() {
        for (index, command) in COMMANDS.iter().enumerate() {
            assert!(command.id.is_none_or(|id| super::command(id).label == command.label));
            for other in &COMMANDS[..index] {
                assert_ne!(command.name, other.name);
                assert!(
                    command.label != other.label || command.games.iter().all(|game| !other.serves(*game)),
                    "{}",
                    command.label
                );
            }
        }
    }
}
