//! All bindings of keys, of every command and of every game's desks, and the conflicts between them.

use egui::KeyboardShortcut;

use super::{Binding, Command, Group, Menu, commands};
use crate::editor::games;
use crate::editor::keys::{DeskKey, KeyChoices};
use crate::editor::{board, play, screen};
use crate::project::Game;

/// The headings of the list of shortcuts, in order.
#[must_use]
pub fn headings() -> Vec<Group> {
    let mut all = Menu::ALL.map(Group::Menu).to_vec();
    all.extend(desk_keys().map(|key| Group::Desk(key.desk)));
    all.dedup();
    all
}

/// The keys of boards, of the desk at which games are played, and of every game's desks, in order.
fn desk_keys() -> impl Iterator<Item = &'static DeskKey> {
    let games = Game::ALL.into_iter().flat_map(|game| games::things(game).desk_keys());
    board::DESK_KEYS.iter().chain(play::DESK_KEYS).chain(screen::DESK_KEYS).chain(games)
}

/// Everything that keys can carry out: the commands in the order of the menus, then the keys of the desks.
pub fn all() -> impl Iterator<Item = Binding> {
    commands().iter().map(Command::binding).chain(desk_keys().map(Binding::of_desk))
}

/// Another binding that has these keys already, and is active in the same places, so that the keys would be ambiguous; `None` if there is no such
/// conflict.
#[must_use]
pub fn rival(binding: &Binding, keys: KeyboardShortcut, choices: &KeyChoices) -> Option<Binding> {
    all().filter(|other| other.name != binding.name && other.meets(binding)).find(|other| other.keys(choices).contains(&keys))
}

/// Gives a binding these keys and no others, and takes them away from other bindings.
pub fn take(binding: &Binding, keys: KeyboardShortcut, choices: &mut KeyChoices) {
    while let Some(rival) = rival(binding, keys, choices) {
        let left: Vec<_> = rival.keys(choices).into_iter().filter(|other| *other != keys).collect();
        choices.choose(rival.name, &left);
    }
    choices.choose(binding.name, &[keys]);
    if !binding.is_chosen(choices) {
        choices.reset(binding.name);
    }
}

#[cfg(test)]
mod tests {
    use egui::{Key, Modifiers};

    use super::*;

    #[test]
    fn everything_has_a_name_and_keys_of_its_own() {
        let (known, choices) = (all().collect::<Vec<_>>(), KeyChoices::default());
        for (index, binding) in known.iter().enumerate() {
            assert!(binding.tooltip.ends_with('.'), "{}", binding.name);
            assert!(known[..index].iter().all(|other| other.name != binding.name), "{} stands there twice", binding.name);
            for keys in binding.defaults() {
                assert!(rival(binding, keys, &choices).is_none(), "{} shares its keys", binding.name);
            }
        }
    }

    #[test]
    fn keys_are_taken_from_what_had_them() {
        let of = |name: &str| all().find(|binding| binding.name == name).unwrap();
        let (mut choices, keys) = (KeyChoices::default(), KeyboardShortcut::new(Modifiers::COMMAND, Key::Y));
        let (rename, redo) = (of("Rename"), of("Redo"));
        assert_eq!(rival(&rename, keys, &choices).map(|rival| rival.name), Some("Redo"));
        take(&rename, keys, &mut choices);
        assert_eq!(rename.keys(&choices), [keys]);
        assert_eq!(redo.keys(&choices), redo.defaults()[..1], "its other keys stay");
        take(&redo, keys, &mut choices);
        assert!(rename.keys(&choices).is_empty());
    }
}
