//! What keys can carry out: commands and the desks' own keys, each with the keys in force.

use egui::{Context, KeyboardShortcut};

use super::Menu;
use super::table::ALSO;
use crate::board;
use crate::keys::{DeskKey, KeyChoices, shown, with_keys};
use project::Game;

/// Something that keys carry out.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// Its name in the settings.
    pub name: &'static str,
    /// Under which heading it is listed.
    pub group: Group,
    /// The games for whose projects its keys work.
    pub games: &'static [Game],
    /// What it is called.
    pub label: &'static str,
    /// What it does, in a sentence.
    pub tooltip: &'static str,
    /// The default keys.
    pub own: Option<KeyboardShortcut>,
}

/// A heading of the list of shortcuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The commands of a menu, whose keys work everywhere.
    Menu(Menu),
    /// The keys of the desk of this name, which work only there.
    Desk(&'static str),
}

impl Group {
    /// The heading in words.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Menu(menu) => menu.label(),
            Self::Desk(desk) => desk,
        }
    }

    /// Whether the same keys could mean something under both headings at once.
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Menu(_) | Self::Desk(board::DESK), _) | (_, Self::Menu(_) | Self::Desk(board::DESK)) => true,
            (Self::Desk(one), Self::Desk(other)) => one == other,
        }
    }
}

impl Binding {
    /// A key of a desk.
    #[must_use]
    pub fn of_desk(key: &DeskKey) -> Self {
        let DeskKey { name, desk, label, tooltip, own } = *key;
        Self { name, group: Group::Desk(desk), games: &Game::ALL, label, tooltip, own: Some(own) }
    }

    /// The default keys; the first is shown where there is room for only one.
    #[must_use]
    pub fn defaults(&self) -> Vec<KeyboardShortcut> {
        let also = ALSO.iter().filter(|(_, id)| super::command(*id).name == self.name).map(|(keys, _)| *keys);
        self.own.into_iter().chain(also).collect()
    }

    /// The keys in force: the user's, or else the defaults.
    #[must_use]
    pub fn keys(&self, choices: &KeyChoices) -> Vec<KeyboardShortcut> {
        choices.of(self.name).unwrap_or_else(|| self.defaults())
    }

    /// Whether the user has chosen other keys than the defaults.
    #[must_use]
    pub fn is_chosen(&self, choices: &KeyChoices) -> bool {
        self.keys(choices) != self.defaults()
    }

    /// The first of the keys in force, in words.
    #[must_use]
    pub fn words(&self, context: &Context, choices: &KeyChoices) -> Option<String> {
        self.keys(choices).first().map(|keys| shown(context, keys))
    }

    /// The tooltip followed by the keys.
    #[must_use]
    pub fn help(&self, context: &Context, choices: &KeyChoices) -> String {
        with_keys(self.tooltip, self.words(context, choices))
    }

    /// Whether the same keys could mean both at once.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        self.games.iter().any(|game| other.games.contains(game)) && self.group.meets(other.group)
    }
}
