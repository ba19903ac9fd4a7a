//! What keys can be bound to: commands, and the actions of single desks, each with the keys that work at present.

use egui::{Context, KeyboardShortcut};

use super::Menu;
use super::table::ALSO;
use crate::board;
use crate::keys::{DeskKey, KeyChoices, shown, with_keys};
use project::Game;

/// What keys are bound to: a command, or an action of a desk.
#[derive(Clone, Copy, Debug)]
pub struct Binding {
    /// The name of the command or key in the settings.
    pub name: &'static str,
    /// The heading in the list of shortcuts under which the command or key stands.
    pub group: Group,
    /// The games in whose projects the keys work.
    pub games: &'static [Game],
    /// The label of the command or key that the user sees.
    pub label: &'static str,
    /// The purpose of the command or key, in a sentence.
    pub tooltip: &'static str,
    /// The default keys of the command or key; `None` if there are none.
    pub own: Option<KeyboardShortcut>,
}

/// A heading of the list of shortcuts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The commands of this menu, whose keys work everywhere.
    Menu(Menu),
    /// The keys of the desk with this name, which work only at that desk.
    Desk(&'static str),
}

impl Group {
    /// The words of the heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Menu(menu) => menu.label(),
            Self::Desk(desk) => desk,
        }
    }

    /// Whether bindings under both headings can be active at the same time, so that they must not have the same keys.
    fn meets(self, other: Self) -> bool {
        match (self, other) {
            (Self::Menu(_) | Self::Desk(board::DESK), _) | (_, Self::Menu(_) | Self::Desk(board::DESK)) => true,
            (Self::Desk(one), Self::Desk(other)) => one == other,
        }
    }
}

impl Binding {
    /// The binding for a key of a desk.
    #[must_use]
    pub fn of_desk(key: &DeskKey) -> Self {
        let DeskKey { name, desk, label, tooltip, own } = *key;
        Self { name, group: Group::Desk(desk), games: &Game::ALL, label, tooltip, own: Some(own) }
    }

    /// The default keys, which may be several. If only one can be shown, it is the first.
    #[must_use]
    pub fn defaults(&self) -> Vec<KeyboardShortcut> {
        let also = ALSO.iter().filter(|(_, id)| super::command(*id).name == self.name).map(|(keys, _)| *keys);
        self.own.into_iter().chain(also).collect()
    }

    /// The keys that work at present: those that the user has chosen, or else the defaults.
    #[must_use]
    pub fn keys(&self, choices: &KeyChoices) -> Vec<KeyboardShortcut> {
        choices.of(self.name).unwrap_or_else(|| self.defaults())
    }

    /// Whether the user has chosen keys other than the defaults.
    #[must_use]
    pub fn is_chosen(&self, choices: &KeyChoices) -> bool {
        self.keys(choices) != self.defaults()
    }

    /// The first of the keys that work at present, in words; `None` if there are none.
    #[must_use]
    pub fn words(&self, context: &Context, choices: &KeyChoices) -> Option<String> {
        self.keys(choices).first().map(|keys| shown(context, keys))
    }

    /// The tooltip followed by the keys.
    #[must_use]
    pub fn help(&self, context: &Context, choices: &KeyChoices) -> String {
        with_keys(self.tooltip, self.words(context, choices))
    }

    /// Whether both bindings can be active at the same time, so that they must not have the same keys.
    #[must_use]
    pub fn meets(&self, other: &Self) -> bool {
        self.games.iter().any(|game| other.games.contains(game)) && self.group.meets(other.group)
    }
}
