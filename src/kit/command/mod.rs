//! The commands that every game has, and the keys that work at present. The window adds the commands that only single games have.
//!
//! Reading order: this file, `table.rs` (what commands there are), `menu.rs`, `binding.rs` (what keys can be bound to), `chosen.rs`.

mod binding;
mod chosen;
mod menu;
mod table;

pub use binding::{Binding, Group};
pub use menu::Menu;
pub use table::Id;

use std::sync::LazyLock;

use egui::{Context, KeyboardShortcut};

use crate::action::{Action, Change};
use crate::keys::KeyChoices;
use crate::state::State;
use crate::things::{self, Addition};
use crate::widgets::Icon;
use project::Game;
use table::{SYNONYMS, shared};

/// A command of the menus.
#[derive(Clone)]
pub struct Command {
    /// The id by which code names the command; `None` for a command that only some games have.
    pub id: Option<Id>,
    /// The name by which the settings store the command.
    pub name: &'static str,
    /// The menu that lists the command.
    pub menu: Menu,
    /// The label of the command in the menu.
    pub label: &'static str,
    /// The purpose of the command, in a sentence.
    pub tooltip: &'static str,
    /// The icon of the command in the toolbar, if it has one.
    pub icon: Option<Icon>,
    /// The default keys of the command, if it has some.
    pub shortcut: Option<KeyboardShortcut>,
    /// The games in whose projects the command works.
    pub games: Vec<Game>,
    does: Does,
}

/// What a command does when the user chooses it.
#[derive(Clone)]
enum Does {
    /// Carries out the action that the function returns; `None` if the command can do nothing now.
    This(fn(&State) -> Option<Action>),
    /// Adds a thing of the kind for which this is the word, such as "ship".
    Add(&'static str),
}

/// The commands that every game has, in the order of the menus.
static SHARED: LazyLock<Vec<Command>> = LazyLock::new(|| {
    let mut commands = shared();
    // Some commands are left out. In a browser, that is the command that closes the window, since the browser does that itself. Outside a browser, it
    // is the commands for links and for reading aloud, which only a browser can carry out.
    let elsewhere: &[Id] = if machine::IS_PAGE { &[Id::Close] } else { &[Id::CopyLink, Id::CopyThingsLink, Id::ReadAloud] };
    commands.retain(|command| command.id.is_none_or(|id| !elsewhere.contains(&id)));
    commands
});

/// The commands that every game has, in the order of the menus.
#[must_use]
pub fn shared_commands() -> Vec<Command> {
    SHARED.clone()
}

impl Command {
    /// The command that adds a thing of a game.
    #[must_use]
    pub fn adding(addition: &Addition, game: Game) -> Self {
        let Addition { name, one, label, tooltip, keys } = *addition;
        Self {
            id: None,
            name,
            menu: Menu::Edit,
            label,
            tooltip,
            icon: None,
            shortcut: keys,
            games: vec![game],
            does: Does::Add(one),
        }
    }

    /// Whether the command works in projects of a game. If not, no menu shows it, and its keys do nothing.
    #[must_use]
    pub fn serves(&self, game: Game) -> bool {
        self.games.contains(&game)
    }

    /// Whether a menu lists the command in the present state. While a game is played, commands that change the designs are left out.
    #[must_use]
    pub fn is_listed(&self, state: &State) -> bool {
        self.serves(state.document.project().content.game()) && !(state.is_at_table() && self.is_of_designs())
    }

    /// The action of the command in the present state; `None` if it can do nothing.
    #[must_use]
    pub fn action(&self, state: &State) -> Option<Action> {
        let content = &state.document.project().content;
        match self.does {
            _ if !self.is_listed(state) => None,
            _ if state.is_at_post() && !self.is_of_window() => None,
            Does::This(does) => does(state),
            Does::Add(one) => {
                let (edit, place) = things::add(content, one)?;
                Some(Change::edit(format!("Add {one}"), edit).then_select(place).into())
            }
        }
    }

    /// Whether the command changes the designs, or shows something that is hidden while a game is played. Undo and redo do not count, because they
    /// apply to the game while one is played.
    fn is_of_designs(&self) -> bool {
        match self.does {
            Does::Add(_) => true,
            Does::This(_) => matches!(
                self.id,
                Some(
                    Id::FixAll
                        | Id::BlueBook
                        | Id::Duplicate
                        | Id::Rename
                        | Id::Find
                        | Id::Delete
                        | Id::MoveUp
                        | Id::MoveDown
                        | Id::Copy
                        | Id::CopyThingsLink
                        | Id::Paste
                        | Id::ImportTable
                        | Id::Compare
                        | Id::Outline
                        | Id::Inspector
                )
            ),
        }
    }

    /// Whether the command concerns the window itself, files, or whatever is open, and not the designs or how they are shown.
    fn is_of_window(&self) -> bool {
        matches!(
            self.id,
            Some(
                Id::Open
                    | Id::Save
                    | Id::SaveAs
                    | Id::LeavePost
                    | Id::Close
                    | Id::Undo
                    | Id::Redo
                    | Id::Settings
                    | Id::ThemeSystem
                    | Id::ThemeLight
                    | Id::ThemeDark
                    | Id::ScaleUp
                    | Id::ScaleDown
                    | Id::ScaleReset
                    | Id::ReadAloud
                    | Id::NextRegion
                    | Id::RegionBefore
                    | Id::Palette
                    | Id::Manual
                    | Id::Shortcuts
                    | Id::About
            )
        )
    }

    /// Other words by which a user may search for the command.
    #[must_use]
    pub fn synonyms(&self) -> &'static str {
        SYNONYMS.iter().find(|(id, _)| self.id == Some(*id)).map_or("", |(_, words)| words)
    }

    /// The binding of the command, for the list of keys.
    #[must_use]
    pub fn binding(&'static self) -> Binding {
        let Self { name, menu, label, tooltip, shortcut, .. } = *self;
        Binding { name, group: Group::Menu(menu), games: &self.games, label, tooltip, own: shortcut }
    }

    /// The tooltip followed by the keys.
    #[must_use]
    pub fn help(&'static self, context: &Context, choices: &KeyChoices) -> String {
        self.binding().help(context, choices)
    }

    /// The first of the keys that work at present, in words; `None` if there are none.
    #[must_use]
    pub fn keys(&'static self, context: &Context, choices: &KeyChoices) -> Option<String> {
        self.binding().words(context, choices)
    }
}

/// The command with this id.
#[must_use]
pub fn command(id: Id) -> &'static Command {
    SHARED.iter().find(|command| command.id == Some(id)).unwrap_or(&SHARED[0])
}
