//! The table of the commands that every game has, in the order of the menus, and what each does.

use egui::{Key, KeyboardShortcut, Modifiers};

use super::{Command, Does, Menu, chosen};
use crate::action::{Action, AtTable, Bottom, DeskMode, Dialog, Stop};
use crate::keys::{alt, ctrl, ctrl_shift, key, of_scale, of_window};
use crate::settings::ThemeChoice;
use crate::state::State;
use crate::things;
use crate::widgets::Icon;
use project::{Game, Library};

/// The id of a command, by which code names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Id {
    New,
    Open,
    Sample,
    Save,
    SaveAs,
    CopyLink,
    CopyThingsLink,
    LeavePost,
    Print,
    Export,
    ImportTable,
    Close,
    Undo,
    Redo,
    FixAll,
    BlueBook,
    Duplicate,
    Rename,
    Find,
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
    NextRegion,
    RegionBefore,
    Outline,
    Inspector,
    Problems,
    Playtest,
    PlayScenario,
    Kept,
    KeepGame,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    ScaleUp,
    ScaleDown,
    ScaleReset,
    ReadAloud,
    Palette,
    Manual,
    Shortcuts,
    Welcome,
    Tour,
    About,
    Settings,
}

macro_rules! games {
    () => {
        Game::ALL.to_vec()
    };
    ($which:ident) => {
        Game::ALL.into_iter().filter(|game| game.$which()).collect()
    };
}

macro_rules! commands {
    ($($id:ident, $menu:ident $(of $which:ident)?, $label:literal, $tooltip:literal, $icon:expr, $shortcut:expr, $action:expr;)*) => {
        /// Makes the list of the commands that every game has, in the order of the menus.
        pub(super) fn shared() -> Vec<Command> {
            vec![$(Command {
                id: Some(Id::$id), name: stringify!($id), menu: Menu::$menu, label: $label, tooltip: $tooltip, icon: $icon,
                shortcut: $shortcut, games: games!($($which)?), does: Does::This($action),
            }),*]
        }
    };
}

commands! {
    New, File, "New…", "Start a new project from a template.", Some(Icon::New), Some(of_window(Key::N)), |_| Some(Action::Ask(Dialog::New));
    Open, File, "Open…", "Open a project from a file, or the report of a game by post.", Some(Icon::Open), Some(ctrl(Key::O)), |_| Some(Action::Ask(Dialog::Open));
    Sample, File, "Open the sample", "Open a copy of the project that comes with Drydock for this game.", None, None,
        |state| Some(Action::New(state.document.project().content.game(), Library::SAMPLE.into()));
    Save, File, "Save", "Save the project in its file; the previous version is kept beside it.", Some(Icon::Save), Some(ctrl(Key::S)),
        |state| state.can_save().then_some(Action::Save);
    SaveAs, File, "Save as…", "Save the project in another file.", None, Some(ctrl_shift(Key::S)),
        |state| state.view.post.as_ref().is_none_or(|post| post.written.is_some()).then_some(Action::Ask(Dialog::SaveAs));
    CopyLink, File, "Copy a link", "Put an address on the clipboard that opens a copy of this project, which it holds itself.", None, None, |_| Some(Action::CopyLink);
    LeavePost, File, "Back to the project", "Leave the game by post whose report or file is open, or the table on which a game is played.", None, Some(of_window(Key::W)),
        |state| {
            let table = || state.is_at_table().then_some(Action::ShowDesk(DeskMode::Design));
            if state.is_at_post() { Some(Action::LeavePost) } else { table() }
        };
    Print, File, "Print to PDF…", "Write the pages of the project as PDF files.", Some(Icon::Print), Some(ctrl(Key::P)), |state| Some(Action::Ask(Dialog::Print(state.draft())));
    Export, File, "Export…", "Write pages as PDF, SVG or PNG, or tables as CSV: of the project, a scenario, or what is chosen.", None, Some(ctrl(Key::E)), |state| {
        Some(Action::Ask(Dialog::Export(state.view.last_export.clone().unwrap_or_default())))
    };
    ImportTable, File, "Import a table…", "Add what stands in a table of a spreadsheet to the project.", None, None, |_| Some(Action::Ask(Dialog::Table));
    Settings, File, "Settings…", "Colours, size, motion and your other settings.", None, Some(ctrl(Key::Comma)), |_| Some(Action::Ask(Dialog::Settings));
    Close, File, "Quit", "Close the window.", None, Some(ctrl(Key::Q)), |_| Some(Action::Close);
    Undo, Edit, "Undo", "Undo the last step.", Some(Icon::Undo), Some(ctrl(Key::Z)),
        |state| step(state, Action::Undo, AtTable::TakeBack);
    Redo, Edit, "Redo", "Redo the step that was undone last.", Some(Icon::Redo), Some(ctrl_shift(Key::Z)),
        |state| step(state, Action::Redo, AtTable::PlayAgain);
    FixAll, Edit, "Apply all safe fixes…", "Show what would fix everything that can be fixed without a choice of yours.", Some(Icon::Fix), None,
        |state| state.document.has_safe_fixes().then_some(Action::PreviewSafeFixes);
    BlueBook, Edit, "Add from the blue book…", "Take what comes with Drydock for this game into the project.", None, Some(ctrl(Key::B)),
        |state| Some(Action::Ask(Dialog::BlueBook(state.document.things().browsing())));
    Duplicate, Edit, "Duplicate", "Copy the chosen things within the project.", None, Some(ctrl(Key::D)), chosen::duplicate;
    Rename, Edit, "Rename", "Go to the name of the selected thing.", None, Some(key(Key::F2)),
        |state| things::name_of(state.document.place()).map(Action::Select);
    Find, Edit, "Find", "Search names, texts and findings of the project.", None, Some(ctrl(Key::F)), |_| Some(Action::Find);
    Delete, Edit, "Delete", "Take the chosen things out of the project.", None, Some(key(Key::Delete)), chosen::delete;
    MoveUp, Edit, "Move up", "Move the selected thing, or part of a thing, one place up among its like.", None, Some(alt(Key::ArrowUp)), |state| chosen::shift(state, -1);
    MoveDown, Edit, "Move down", "Move the selected thing, or part of a thing, one place down among its like.", None, Some(alt(Key::ArrowDown)), |state| chosen::shift(state, 1);
    Copy, Edit, "Copy as a table", "Put the chosen things on the clipboard, as a table for a spreadsheet.", None, Some(ctrl(Key::C)), |state| {
        state.chosen().iter().any(things::is_copied).then_some(Action::Copy)
    };
    CopyThingsLink, Edit, "Copy a link to it", "Put an address on the clipboard that opens the chosen things, with what they need, as a project of their own.", None, None, |state| {
        state.chosen().iter().any(|place| things::name_of(place).is_some()).then_some(Action::CopyThingsLink)
    };
    Paste, Edit, "Paste a table", "Add the things of a table that was copied here or in a spreadsheet.", None, Some(ctrl(Key::V)), |_| Some(Action::AskPaste);
    Compare, Edit, "Compare", "Show the chosen things of one kind side by side, with what they differ in.", None, Some(ctrl_shift(Key::C)),
        |state| things::comparable(&state.document.project().content, &state.chosen()).map(|_| Action::ShowDesk(DeskMode::Compare));
    ShowProject, View, "Project", "Show the title of the project, and the way from here to a printed game.", None, None,
        |_| Some(Action::Select(project::Place::Project));
    ShowDesign, View, "Design", "Show the selected thing itself.", None, Some(ctrl(Key::Num1)),
        |_| Some(Action::ShowDesk(DeskMode::Design));
    ShowTable, View, "Overview", "Show all things of the selected kind: in the view that the game has of them, if it has one, or else as a table.", None, Some(ctrl(Key::Num3)),
        |state| Some(Action::ShowDesk(state.at_a_glance()));
    ShowPages, View, "Print preview", "Show the pages of the project as they come out of the printer.", None, Some(ctrl(Key::Num2)),
        |_| Some(Action::ShowDesk(DeskMode::Print));
    NextRegion, View, "Next region", "Put the keyboard focus into the next part of the window: toolbar, outline, desk, details, problems, status.", None, Some(key(Key::F6)),
        |_| Some(Action::GoToRegion { forwards: true });
    RegionBefore, View, "Region before", "Put the keyboard focus into the part of the window before.", None, Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F6)),
        |_| Some(Action::GoToRegion { forwards: false });
    Outline, View, "Outline", "Show or hide the list of things on the left.", None, Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F7)),
        |state| Some(Action::ShowOutline(!state.view.outline));
    Inspector, View, "Inspector", "Show or hide the details on the right.", None, Some(key(Key::F7)),
        |state| Some(Action::ShowInspector(!state.view.inspector));
    Problems, View, "Problems", "Show or hide what breaks a rule.", None, Some(key(Key::F8)),
        |state| Some(if hides_problems(state) { Action::ShowBottom(false) } else { Action::GoToFinding });
    Playtest, View, "Playtest the scenario", "Show or hide the playtest: many games of a scenario, and what they tell.", None, Some(key(Key::F9)),
        |state| state.played().map(|_| state.view.toggled(Bottom::Playtest));
    PlayScenario, View of is_played, "Play the scenario", "Play the scenario against captains, or watch a game of it.", None, Some(ctrl(Key::Num4)),
        |state| state.played().map(|(place, _)| Action::PlayScenario(place));
    Kept, View, "Kept games and playtests", "Show or hide the games and playtests that the project keeps.", None, None,
        |state| Some(state.view.toggled(Bottom::Kept));
    KeepGame, View of is_played, "Keep the game", "Keep the game on the table in the project.", None, None,
        |state| state.is_at_table().then_some(Action::AtTable(AtTable::Keep));
    ThemeSystem, View, "Theme: as the system", "Light or dark colours, as the system has them.", None, None,
        |state| theme(state, ThemeChoice::System);
    ThemeLight, View, "Theme: light", "Dark ink on light ground.", None, None, |state| theme(state, ThemeChoice::Light);
    ThemeDark, View, "Theme: dark", "Light ink on dark ground.", None, None, |state| theme(state, ThemeChoice::Dark);
    ScaleUp, View, "Larger", "Draw everything larger.", None, of_scale(ctrl(Key::Plus)), |state| Some(scale(state, 0.125));
    ScaleDown, View, "Smaller", "Draw everything smaller.", None, of_scale(ctrl(Key::Minus)), |state| Some(scale(state, -0.125));
    ScaleReset, View, "Ordinary size", "Draw everything in its ordinary size.", None, of_scale(ctrl_shift(Key::Num0)), |_| Some(Action::SetScale(1.0));
    ReadAloud, View, "Read aloud", "Have the browser read aloud what the keys come to, or stop it.", None, Some(alt(Key::R)),
        |state| Some(Action::SetSpoken(!state.settings.spoken));
    Palette, Help, "Command palette", "Find any command by its name.", Some(Icon::Search), Some(ctrl_shift(Key::P)), |_| Some(Action::Ask(Dialog::Palette));
    Manual, Help, "Manual", "Read about what you see, or search all pages of the manual.", None, Some(key(Key::F1)), |state| Some(Action::Ask(manual_dialog(state)));
    Welcome, Help, "Welcome page", "The sample, templates and recent files.", None, None, |_| Some(Action::Ask(Dialog::Welcome));
    Tour, Help, "Tour of Drydock", "Seven stops, from a design to a printed page.", None, None, |_| Some(Action::Ask(Dialog::Tour(Stop::FIRST)));
    Shortcuts, Help, "Keyboard shortcuts", "See and change the keys of every command and tool.", None, Some(KeyboardShortcut::new(Modifiers::SHIFT, Key::F1)), |_| Some(Action::Ask(Dialog::Shortcuts));
    About, Help, "About Drydock", "Which version this is, and under which licence.", None, None, |_| Some(Action::Ask(Dialog::About));
}

/// Further default keys of commands, in addition to the first.
pub(super) const ALSO: [(KeyboardShortcut, Id); 2] =
    [(KeyboardShortcut::new(Modifiers::COMMAND, Key::Y), Id::Redo), (key(Key::Questionmark), Id::Shortcuts)];

/// Other words by which a user may search for a command.
pub(super) const SYNONYMS: [(Id, &str); 24] = [
    (Id::New, "create begin template start"),
    (Id::Save, "write store"),
    (Id::SaveAs, "export copy"),
    (Id::Export, "csv svg png pictures tables spreadsheet pdf"),
    (Id::ImportTable, "csv spreadsheet ships units open load"),
    (Id::Print, "export paper sheets counters calibration printer"),
    (Id::FixAll, "repair mend correct"),
    (Id::BlueBook, "almanac library catalogue import"),
    (Id::Duplicate, "clone copy"),
    (Id::Delete, "remove erase"),
    (Id::Find, "search look"),
    (Id::Copy, "export csv spreadsheet clipboard"),
    (Id::Paste, "import csv spreadsheet clipboard"),
    (Id::ShowTable, "grid list spreadsheet wall of tiles"),
    (Id::Problems, "errors warnings findings check rules"),
    (Id::Playtest, "balance fair simulate odds statistics"),
    (Id::PlayScenario, "battle game replay"),
    (Id::Kept, "saved games before and after compare results"),
    (Id::KeepGame, "save game"),
    (Id::ThemeDark, "night mode"),
    (Id::ReadAloud, "screen reader speak voice accessibility"),
    (Id::Settings, "preferences options storage browser clear"),
    (Id::Manual, "help documentation rules glossary how"),
    (Id::Shortcuts, "keys help hotkeys"),
];

/// Whether the key that shows the problems would now hide them. If the list is visible but does not have the focus, the key first moves the focus
/// into the list, unless the list is empty.
fn hides_problems(state: &State) -> bool {
    let is_shown = state.view.below && state.view.bottom == Bottom::Problems;
    is_shown && (state.view.leaves_problems || state.document.findings().is_empty())
}

/// The manual, opened at the place that explains what the window shows.
fn manual_dialog(state: &State) -> Dialog {
    let (page, block) = state.manual_spot();
    Dialog::Manual(page, block)
}

/// The action of undo or redo: `at_table` while a game is played at the table, otherwise `step`. `None` if there is nothing to undo or redo.
fn step(state: &State, step: Action, at_table: AtTable) -> Option<Action> {
    if state.is_at_table() && !state.is_at_post() {
        return self::at_table(state, at_table);
    }
    let label = if step == Action::Undo { state.undo_label() } else { state.redo_label() };
    label.is_some().then_some(step)
}

/// The action of undo or redo at the table; `None` if there is nothing to take back or to play again.
fn at_table(state: &State, what: AtTable) -> Option<Action> {
    let table = state.view.table_status;
    let can = if what == AtTable::TakeBack { table.can_take_back } else { table.can_play_again };
    can.then_some(Action::AtTable(what))
}

fn theme(state: &State, choice: ThemeChoice) -> Option<Action> {
    (state.settings.theme != choice).then_some(Action::SetTheme(choice))
}

fn scale(state: &State, step: f32) -> Action {
    Action::SetScale(state.settings.scale() + step)
}
