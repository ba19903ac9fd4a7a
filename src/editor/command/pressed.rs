//! Turns pressed keys into actions.

use egui::{Context, Event, Key, KeyboardShortcut, Modifiers};

use super::{Command, Id, Menu, all, commands};
use crate::editor::action::{Action, DeskMode, Dialog, Report};
use crate::editor::keys::{alt, are, consume, ctrl};
use crate::editor::state::State;
use crate::editor::widgets::asks_for_menu;

/// The actions whose keys were pressed in this frame. While a dialog is open, only the keys of the dialog and those of the command to read aloud
/// work.
#[must_use]
pub fn pressed(context: &Context, state: &State) -> Vec<Action> {
    let counts = |command: &Command| match state.view.dialog {
        None => !belongs_to_desk(command.id, state),
        // In the dialog of shortcuts, any key may be meant as the new key of a command.
        Some(Dialog::Shortcuts) => false,
        Some(_) => command.id == Some(Id::ReadAloud),
    };
    let game = state.document.project().content.game();
    let mut known: Vec<(KeyboardShortcut, &Command)> = commands()
        .iter()
        .filter(|command| command.serves(game) && counts(command))
        .flat_map(|command| command.binding().keys(&state.settings.keys).into_iter().map(move |keys| (keys, command)))
        .collect();
    // While the user types in a field, letters and the commands of the clipboard apply to the field.
    let typing = context.text_edit_focused();
    known.retain(|(keys, _)| !typing || !is_for_text(*keys));
    // Bindings with more modifiers come first. Otherwise the binding for Ctrl and a character would also match Ctrl, Shift and that character.
    known.sort_by_key(|(keys, _)| std::cmp::Reverse(u8::from(keys.modifiers.shift) + u8::from(keys.modifiers.alt)));
    let told = |event: &Event| if typing || state.view.dialog.is_some() { None } else { clipboard(event, &known, state) };
    let mut actions: Vec<Action> = context.input(|input| input.events.iter().filter_map(told).collect());
    let consumed = |keys: KeyboardShortcut| context.input_mut(|input| consume(input, keys));
    let done = |command: &Command| command.action(state).or_else(|| lacks_scenario(command, state));
    actions.extend(known.iter().filter(|(keys, _)| consumed(*keys)).filter_map(|(_, command)| done(command)));
    actions
}

/// The action that tells the user why a game cannot be played now; `None` for other commands, and if a game can be played.
fn lacks_scenario(command: &Command, state: &State) -> Option<Action> {
    let plays = matches!(command.id, Some(Id::Playtest | Id::PlayScenario)) && state.played().is_none();
    plays.then(|| Action::Report(Report::Told("The project has no scenario yet that can be played.".into())))
}

/// Whether the program uses these pressed keys: for a command, a key of a desk, or a menu. While text is typed, keys that edit text belong to the
/// field; copy and paste come as events from the system.
#[must_use]
pub fn claims(context: &Context, state: &State, modifiers: Modifiers, key: Key) -> bool {
    let is = |keys: KeyboardShortcut| are(keys, modifiers, key);
    if [Key::C, Key::X, Key::V].into_iter().any(|key| is(ctrl(key))) {
        return false;
    }
    if Menu::ALL.iter().any(|menu| is(alt(menu.letter()))) || asks_for_menu(modifiers, key) {
        return true;
    }
    let is_text = context.text_edit_focused() && !modifiers.command && !modifiers.alt && !is_function(key);
    !is_text && all().flat_map(|binding| binding.keys(&state.settings.keys)).any(is)
}

/// Whether the open desk uses the keys of this command for something else. In a table of things, such keys edit, empty, copy and fill cells. In the
/// view for playing a game, nothing is pasted into the design.
fn belongs_to_desk(id: Option<Id>, state: &State) -> bool {
    match state.view.desk {
        DeskMode::Table => matches!(id, Some(Id::Rename | Id::Delete | Id::Copy | Id::Paste | Id::Duplicate)),
        DeskMode::Play => id == Some(Id::Paste),
        _ => false,
    }
}

/// Whether keys mean something else while the user types text: characters, and keys that move in text or edit it.
fn is_for_text(keys: KeyboardShortcut) -> bool {
    let edits = matches!(
        keys.logical_key,
        Key::Delete | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight | Key::Home | Key::End
    ) || matches!(keys.logical_key, Key::A | Key::C | Key::V | Key::X | Key::D);
    edits || (!keys.modifiers.command && !keys.modifiers.alt && !is_function(keys.logical_key))
}

/// Whether a key is one of the function keys, F1 and so on.
fn is_function(key: Key) -> bool {
    key.name().strip_prefix('F').is_some_and(|number| number.parse::<u8>().is_ok())
}

/// The keys that an event of the system stands for: when the user cuts, copies or pastes, the system reports such an event instead of the keys.
#[must_use]
pub fn told_by_system(event: &Event) -> Option<KeyboardShortcut> {
    let key = match event {
        Event::Copy => Key::C,
        Event::Cut => Key::X,
        Event::Paste(_) => Key::V,
        _ => return None,
    };
    Some(KeyboardShortcut::new(Modifiers::COMMAND, key))
}

fn clipboard(event: &Event, all: &[(KeyboardShortcut, &Command)], state: &State) -> Option<Action> {
    let told = told_by_system(event)?;
    let (_, command) = all.iter().find(|(keys, _)| *keys == told).or_else(|| {
        // The pasted text arrives as the same event even if the user has pressed other keys for this command.
        let paste =
            |(_, command): &&(KeyboardShortcut, &Command)| command.id == Some(Id::Paste) && matches!(event, Event::Paste(_));
        all.iter().find(paste)
    })?;
    match event {
        Event::Paste(text) if command.id == Some(Id::Paste) => Some(Action::Paste(text.clone())),
        _ => command.action(state),
    }
}
