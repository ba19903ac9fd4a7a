//! The one table of commands, and the keys that hold. Menus, toolbar, palette and shortcuts all read it.
//!
//! Reading order: this file, `desk_keys.rs` (the keys of the desks), `binding.rs` (both as what keys carry out), `pressed.rs`, `chosen.rs`.

mod binding;
mod chosen;
mod desk_keys;
mod pressed;

pub use binding::{Binding, Group};
pub use desk_keys::{Desk, DeskKey};
pub use pressed::{pressed, told_by_system};

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use crate::editor::action::{Action, Bottom, Change, DeskMode, Dialog, Stop};
use crate::editor::keys::KeyChoices;
use crate::editor::settings::ThemeChoice;
use crate::editor::state::State;
use crate::editor::things;
use crate::editor::widgets::Icon;
use crate::project::Library;
use crate::rules::Game;

/// A command.
pub struct Command {
    /// By which other files call it.
    pub id: Id,
    /// By which settings call it.
    pub name: &'static str,
    /// In which menu it stands.
    pub menu: Menu,
    /// What it is called.
    pub label: &'static str,
    /// What it does, in a sentence.
    pub tooltip: &'static str,
    /// Its icon in the toolbar.
    pub icon: Option<Icon>,
    /// The keys that carry it out, unless the user has chosen others.
    pub shortcut: Option<KeyboardShortcut>,
    /// The only game whose projects it is for; none where it is for every game.
    pub game: Option<Game>,
    does: fn(&State) -> Option<Action>,
}

/// The name of a command within the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Id {
    New,
    Open,
    Sample,
    Save,
    SaveAs,
    Print,
    Close,
    Undo,
    Redo,
    FixAll,
    AddShip,
    AddFleet,
    AddMap,
    AddSystem,
    AddUnit,
    AddForce,
    AddScenario,
    AddStyle,
    BlueBook,
    Duplicate,
    Rename,
    Delete,
    MoveUp,
    MoveDown,
    Copy,
    Paste,
    Compare,
    ShowProject,
    ShowDesign,
    ShowPages,
    ShowTable,
    Outline,
    Inspector,
    Problems,
    Playtest,
    PlayScenario,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    ScaleUp,
    ScaleDown,
    ScaleReset,
    Palette,
    Shortcuts,
    Welcome,
    Tour,
    Settings,
}

/// The menus, in their order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Menu {
    /// Files and paper.
    File,
    /// Steps and things.
    Edit,
    /// What the window shows.
    View,
    /// How to find out more.
    Help,
}

impl Menu {
    /// Every menu, in order.
    pub const ALL: [Self; 4] = [Self::File, Self::Edit, Self::View, Self::Help];

    /// What the menu is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::File => "File",
            Self::Edit => "Edit",
            Self::View => "View",
            Self::Help => "Help",
        }
    }
}

const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

macro_rules! only {
    () => {
        None
    };
    ($game:ident) => {
        Some(Game::$game)
    };
}

macro_rules! commands {
    ($($id:ident, $menu:ident $(of $game:ident)?, $label:literal, $tooltip:literal, $icon:expr, $shortcut:expr, $action:expr;)*) => {
        /// Every command, in the order of the menus.
        pub static COMMANDS: &[Command] = &[$(Command {
            id: Id::$id, name: stringify!($id), menu: Menu::$menu, label: $label, tooltip: $tooltip, icon: $icon, shortcut: $shortcut,
            game: only!($($game)?), does: $action,
        }),*];
    };
}

commands! {
    New, File, "New…", "Start a new project from a template.", Some(Icon::New), Some(ctrl(Key::N)), |_| Some(Action::Ask(Dialog::New));
    Open, File, "Open…", "Open a project from a file.", Some(Icon::Open), Some(ctrl(Key::O)), |_| Some(Action::Ask(Dialog::Open));
    Sample, File, "Open the sample", "Open a copy of the project that comes with Drydock for this game.", None, None,
        |state| Some(Action::New(state.document.project().content.game(), Library::SAMPLE.into()));
    Save, File, "Save", "Save the project in its file; the previous version is kept beside it.", Some(Icon::Save), Some(ctrl(Key::S)),
        |state| (!state.document.is_saved() || state.document.path().is_none()).then_some(Action::Save);
    SaveAs, File, "Save as…", "Save the project in another file.", None, Some(ctrl_shift(Key::S)), |_| Some(Action::Ask(Dialog::SaveAs));
    Print, File, "Print to PDF…", "Write the pages of the project as PDF files.", Some(Icon::Print), Some(ctrl(Key::P)), |state| Some(Action::Ask(Dialog::Print(state.draft())));
    Settings, File, "Settings…", "Colours, interface scale and your other settings.", None, Some(ctrl(Key::Comma)), |_| Some(Action::Ask(Dialog::Settings));
    Close, File, "Quit", "Close the window.", None, Some(ctrl(Key::Q)), |_| Some(Action::Close);
    Undo, Edit, "Undo", "Undo the last step.", Some(Icon::Undo), Some(ctrl(Key::Z)),
        |state| state.document.undo_label().map(|_| Action::Undo);
    Redo, Edit, "Redo", "Redo the step that was undone last.", Some(Icon::Redo), Some(ctrl_shift(Key::Z)),
        |state| state.document.redo_label().map(|_| Action::Redo);
    FixAll, Edit, "Apply all safe fixes…", "Show what would fix everything that can be fixed without a choice of yours.", Some(Icon::Fix), None,
        |state| state.document.has_safe_fixes().then_some(Action::PreviewSafeFixes);
    AddShip, Edit of LaunchFighters, "Add ship", "Start a new ship design.", None, Some(ctrl_shift(Key::N)), |state| add(state, "ship");
    AddFleet, Edit of LaunchFighters, "Add fleet", "Start a new fleet.", None, Some(ctrl_shift(Key::F)), |state| add(state, "fleet");
    AddMap, Edit of LaunchFighters, "Add map", "Start a new map.", None, None, |state| add(state, "map");
    AddSystem, Edit of StarViking, "Add system", "Start a new star system.", None, Some(ctrl_shift(Key::N)), |state| add(state, "system");
    AddUnit, Edit of StarViking, "Add unit type", "Start a new type of unit, which becomes counters.", None, None, |state| add(state, "unit type");
    AddForce, Edit of StarViking, "Add force", "Start a new force: what one side buys, and what its holds carry.", None, Some(ctrl_shift(Key::F)), |state| add(state, "force");
    AddScenario, Edit, "Add scenario", "Start a new scenario with what the project has.", None, None, |state| add(state, "scenario");
    AddStyle, Edit of LaunchFighters, "Add fleet style", "Start a new fleet style: the hulls and colours of one maker.", None, None, |state| add(state, "fleet style");
    BlueBook, Edit, "Add from the blue book…", "Take what comes with Drydock for this game into the project.", None, Some(ctrl(Key::B)),
        |state| Some(Action::Ask(Dialog::BlueBook(things::browsing(&state.document.project().content))));
    Duplicate, Edit, "Duplicate", "Copy the chosen things within the project.", None, Some(ctrl(Key::D)), chosen::duplicate;
    Rename, Edit, "Rename", "Go to the name of the selected thing.", None, Some(key(Key::F2)),
        |state| things::name_of(state.document.place()).map(Action::Select);
    Delete, Edit, "Delete", "Take the chosen things out of the project.", None, Some(key(Key::Delete)), chosen::delete;
    MoveUp, Edit, "Move up", "Move the selected thing one place up among its kind, or the selected orbit or body of a tile one orbit inwards.", None, Some(alt(Key::ArrowUp)), |state| chosen::shift(state, -1);
    MoveDown, Edit, "Move down", "Move the selected thing one place down among its kind, or the selected orbit or body of a tile one orbit outwards.", None, Some(alt(Key::ArrowDown)), |state| chosen::shift(state, 1);
    Copy, Edit, "Copy as a table", "Put the chosen ships or types of unit on the clipboard, as a table for a spreadsheet.", None, Some(ctrl(Key::C)), |state| {
        state.chosen().iter().any(things::is_copied).then_some(Action::Copy)
    };
    Paste, Edit, "Paste a table", "Add the ships or types of unit of a table that was copied here or in a spreadsheet.", None, Some(ctrl(Key::V)), |_| Some(Action::AskPaste);
    Compare, Edit, "Compare", "Show the chosen things of one kind side by side, with what they differ in.", None, Some(ctrl_shift(Key::C)),
        |state| things::comparable(&state.document.project().content, &state.chosen()).map(|_| Action::ShowDesk(DeskMode::Compare));
    ShowProject, View, "Project", "Show the title of the project, and the way from here to a printed game.", None, None,
        |_| Some(Action::Select(crate::rules::Place::Project));
    ShowDesign, View, "Design", "Show the selected thing itself.", None, Some(ctrl(Key::Num1)),
        |_| Some(Action::ShowDesk(DeskMode::Design));
    ShowTable, View, "All at a glance", "Show all things of the selected kind as a table; star systems first as a wall of tiles, then as a table.", None, Some(ctrl(Key::Num3)),
        |state| Some(Action::ShowDesk(state.at_a_glance()));
    ShowPages, View, "Print preview", "Show the pages of the project as they come out of the printer.", None, Some(ctrl(Key::Num2)),
        |_| Some(Action::ShowDesk(DeskMode::Print));
    Outline, View, "Outline", "Show or hide the list of things on the left.", None, Some(key(Key::F6)),
        |state| Some(Action::ShowOutline(!state.view.outline));
    Inspector, View, "Inspector", "Show or hide the details on the right.", None, Some(key(Key::F7)),
        |state| Some(Action::ShowInspector(!state.view.inspector));
    Problems, View, "Problems", "Show or hide what breaks a rule.", None, Some(key(Key::F8)),
        |state| Some(state.view.toggled(Bottom::Problems));
    Playtest, View of LaunchFighters, "Playtest the scenario", "Show or hide the playtest: many games of a scenario, and what they tell.", None, Some(key(Key::F9)),
        |state| things::of(&state.document.project().content).played(state.document.place()).map(|_| state.view.toggled(Bottom::Playtest));
    PlayScenario, View of LaunchFighters, "Play the scenario", "Play the scenario against captains, or watch a game of it.", None, Some(ctrl(Key::Num4)),
        |state| things::of(&state.document.project().content).played(state.document.place()).map(|(place, _)| Action::PlayScenario(place));
    ThemeSystem, View, "Theme: as the system", "Light or dark colours, as the system has them.", None, None,
        |state| theme(state, ThemeChoice::System);
    ThemeLight, View, "Theme: light", "Dark ink on light ground.", None, None, |state| theme(state, ThemeChoice::Light);
    ThemeDark, View, "Theme: dark", "Light ink on dark ground.", None, None, |state| theme(state, ThemeChoice::Dark);
    ScaleUp, View, "Larger", "Draw everything larger.", None, Some(ctrl(Key::Plus)), |state| Some(scale(state, 0.125));
    ScaleDown, View, "Smaller", "Draw everything smaller.", None, Some(ctrl(Key::Minus)), |state| Some(scale(state, -0.125));
    ScaleReset, View, "Ordinary size", "Draw everything in its ordinary size.", None, Some(ctrl_shift(Key::Num0)), |_| Some(Action::SetScale(1.0));
    Palette, Help, "Command palette", "Find any command by its name.", Some(Icon::Search), Some(ctrl_shift(Key::P)), |_| Some(Action::Ask(Dialog::Palette));
    Welcome, Help, "Welcome page", "The sample, templates and recent files.", None, None, |_| Some(Action::Ask(Dialog::Welcome));
    Tour, Help, "Tour of Drydock", "Six stops that show what is where.", None, None, |_| Some(Action::Ask(Dialog::Tour(Stop::FIRST)));
    Shortcuts, Help, "Keyboard shortcuts", "See and change the keys of every command and tool.", None, Some(key(Key::F1)), |_| Some(Action::Ask(Dialog::Shortcuts));
}

/// Keys that carry out a command besides its own.
const ALSO: [(KeyboardShortcut, Id); 2] =
    [(KeyboardShortcut::new(Modifiers::COMMAND, Key::Y), Id::Redo), (key(Key::Questionmark), Id::Shortcuts)];

fn add(state: &State, one: &str) -> Option<Action> {
    let (edit, place) = things::add(&state.document.project().content, one)?;
    Some(Change::edit(format!("Add {one}"), edit).then_select(place).into())
}

fn theme(state: &State, choice: ThemeChoice) -> Option<Action> {
    (state.settings.theme != choice).then_some(Action::SetTheme(choice))
}

fn scale(state: &State, step: f32) -> Action {
    Action::SetScale(state.settings.scale() + step)
}

impl Command {
    /// Whether it is for projects of a game. Where it is not, no menu shows it, and its keys do nothing.
    #[must_use]
    pub fn serves(&self, game: Game) -> bool {
        self.game.is_none_or(|only| only == game)
    }

    /// What it would do now; none where it can do nothing.
    #[must_use]
    pub fn action(&self, state: &State) -> Option<Action> {
        if self.serves(state.document.project().content.game()) { (self.does)(state) } else { None }
    }

    /// What its keys carry out.
    #[must_use]
    pub const fn binding(&self) -> Binding {
        let Self { name, menu, game, label, tooltip, shortcut, .. } = *self;
        Binding { name, group: Group::Menu(menu), game, label, tooltip, own: shortcut }
    }

    /// The tooltip with the keys behind it.
    #[must_use]
    pub fn help(&self, context: &Context, choices: &KeyChoices) -> String {
        self.binding().help(context, choices)
    }

    /// The first of the keys that hold, in words.
    #[must_use]
    pub fn keys(&self, context: &Context, choices: &KeyChoices) -> Option<String> {
        self.binding().words(context, choices)
    }
}

/// The command of this name.
#[must_use]
pub fn command(id: Id) -> &'static Command {
    COMMANDS.iter().find(|command| command.id == id).unwrap_or(&COMMANDS[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_name_of_its_own() {
        for (index, command) in COMMANDS.iter().enumerate() {
            assert_eq!(super::command(command.id).label, command.label);
            for other in &COMMANDS[..index] {
                assert_ne!(command.label, other.label);
            }
        }
    }
}
