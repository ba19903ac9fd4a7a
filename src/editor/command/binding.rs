//! What keys can carry out: commands and the desks' own keys, with the keys that hold.

use egui::{Context, KeyboardShortcut};

use super::table::ALSO;
use super::{COMMANDS, Menu};
use crate::editor::keys::{DeskKey, KeyChoices, shown, with_keys};
use crate::editor::things;
use crate::editor::{board, play, screen};
use crate::project::{Content, Game};

/// Something that keys carry out.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// By which settings call it.
    pub name: &'static str,
    /// Under which heading it is listed.
    pub group: Group,
    /// The games in whose projects its keys count.
    pub games: &'static [Game],
    /// What it is called.
    pub label: &'static str,
    /// What it does, in a sentence.
    pub tooltip: &'static str,
    /// The keys of the table.
    pub(super) own: Option<KeyboardShortcut>,
}

/// A heading of the list of shortcuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The commands of a menu, whose keys count everywhere.
    Menu(Menu),
    /// The keys of the desk that is called so, which count only there.
    Desk(&'static str),
}

impl Group {
    /// Every heading, in order.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let mut all = Menu::ALL.map(Self::Menu).to_vec();
        all.extend(desk_keys().map(|key| Self::Desk(key.desk)));
        all.dedup();
        all
    }

    /// The heading in words.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Menu(menu) => menu.label(),
            Self::Desk(desk) => desk,
        }
    }

    /// Whether the same keys could mean something of both headings at once.
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Menu(_) | Self::Desk(board::DESK), _) | (_, Self::Menu(_) | Self::Desk(board::DESK)) => true,
            (Self::Desk(one), Self::Desk(other)) => one == other,
        }
    }
}

/// The keys of every board, of the desk at which games are played, and of every game's desks, in order.
fn desk_keys() -> impl Iterator<Item = &'static DeskKey> {
    let games = Game::ALL.into_iter().flat_map(|game| things::of(&Content::empty(game)).desk_keys());
    board::DESK_KEYS.iter().chain(play::DESK_KEYS).chain(screen::DESK_KEYS).chain(games)
}

impl Binding {
    /// A key of a desk.
    fn of_desk(key: &DeskKey) -> Self {
        let DeskKey { name, desk, label, tooltip, own } = *key;
        Self { name, group: Group::Desk(desk), games: &Game::ALL, label, tooltip, own: Some(own) }
    }

    /// Everything that keys carry out: the commands in the order of the menus, then the keys of the desks.
    pub fn all() -> impl Iterator<Item = Self> {
        COMMANDS.iter().map(super::Command::binding).chain(desk_keys().map(Self::of_desk))
    }

    /// The keys of the tables, the first being the one that is shown where there is room for one.
    #[must_use]
    pub fn defaults(&self) -> Vec<KeyboardShortcut> {
        let also = ALSO.iter().filter(|(_, id)| super::command(*id).name == self.name).map(|(keys, _)| *keys);
        self.own.into_iter().chain(also).collect()
    }

    /// The keys that hold: the user's, or else the tables'.
    #[must_use]
    pub fn keys(&self, choices: &KeyChoices) -> Vec<KeyboardShortcut> {
        choices.of(self.name).unwrap_or_else(|| self.defaults())
    }

    /// Whether the user has chosen other keys than the tables'.
    #[must_use]
    pub fn is_chosen(&self, choices: &KeyChoices) -> bool {
        self.keys(choices) != self.defaults()
    }

    /// The first of the keys that hold, in words.
    #[must_use]
    pub fn words(&self, context: &Context, choices: &KeyChoices) -> Option<String> {
        self.keys(choices).first().map(|keys| shown(context, keys))
    }

    /// The tooltip with the keys behind it.
    #[must_use]
    pub fn help(&self, context: &Context, choices: &KeyChoices) -> String {
        with_keys(self.tooltip, self.words(context, choices))
    }

    /// Whether the same keys could mean both at once.
    fn meets(&self, other: &Self) -> bool {
        self.games.iter().any(|game| other.games.contains(game)) && self.group.meets(other.group)
    }

    /// What has these keys already, where they could mean this as well.
    #[must_use]
    pub fn rival(&self, keys: KeyboardShortcut, choices: &KeyChoices) -> Option<Self> {
        Self::all().filter(|other| other.name != self.name && other.meets(self)).find(|other| other.keys(choices).contains(&keys))
    }

    /// Gives it these keys alone, and takes them from whatever else had them.
    pub fn take(&self, keys: KeyboardShortcut, choices: &mut KeyChoices) {
        while let Some(rival) = self.rival(keys, choices) {
            let left: Vec<_> = rival.keys(choices).into_iter().filter(|other| *other != keys).collect();
            choices.choose(rival.name, &left);
        }
        choices.choose(self.name, &[keys]);
        if !self.is_chosen(choices) {
            choices.reset(self.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use egui::{Key, Modifiers};

    use super::*;

    #[test]
    fn everything_has_a_name_and_keys_of_its_own() {
        let (all, choices) = (Binding::all().collect::<Vec<_>>(), KeyChoices::default());
        for (index, binding) in all.iter().enumerate() {
            assert!(binding.tooltip.ends_with('.'), "{}", binding.name);
            assert!(all[..index].iter().all(|other| other.name != binding.name), "{} stands there twice", binding.name);
            for keys in binding.defaults() {
                assert!(binding.rival(keys, &choices).is_none(), "{} shares its keys", binding.name);
            }
        }
    }

    #[test]
    fn keys_are_taken_from_what_had_them() {
        let of = |name: &str| Binding::all().find(|binding| binding.name == name).unwrap();
        let (mut choices, keys) = (KeyChoices::default(), KeyboardShortcut::new(Modifiers::COMMAND, Key::Y));
        let (rename, redo) = (of("Rename"), of("Redo"));
        assert_eq!(rename.rival(keys, &choices).map(|rival| rival.name), Some("Redo"));
        rename.take(keys, &mut choices);
        assert_eq!(rename.keys(&choices), [keys]);
        assert_eq!(redo.keys(&choices), redo.defaults()[..1], "its other keys stay");
        redo.take(keys, &mut choices);
        assert!(rename.keys(&choices).is_empty());
    }
}
