//! The keys that the user has chosen, the desks' own keys, and keys written as text, such as `Ctrl+Shift+N`.
//!
//! Only keys that differ from the defaults are stored. Unknown names and keys that cannot be read are ignored, so that several versions of the
//! program can share the settings.

use std::collections::BTreeMap;

use egui::{Context, Event, InputState, Key, KeyboardShortcut, Modifiers, Ui};
use serde::{Deserialize, Serialize};

/// The keys that the user has chosen in place of defaults, by the name of the command or desk key for which they are pressed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct KeyChoices(BTreeMap<String, Vec<String>>);

impl KeyChoices {
    /// The keys that the user has chosen for the command or desk key of this name; `None` if its default keys are in force.
    #[must_use]
    pub fn of(&self, name: &str) -> Option<Vec<KeyboardShortcut>> {
        let written = self.0.get(name)?;
        let read: Vec<_> = written.iter().filter_map(|text| read(text)).collect();
        // An empty list counts as a choice. A list in which no key can be read does not.
        (written.is_empty() || !read.is_empty()).then_some(read)
    }

    /// Sets the keys of the command or desk key of this name. With an empty list it has no keys.
    pub fn choose(&mut self, name: &str, keys: &[KeyboardShortcut]) {
        self.0.insert(name.to_owned(), keys.iter().copied().map(write).collect());
    }

    /// Restores the default keys of the command or desk key of this name.
    pub fn reset(&mut self, name: &str) {
        self.0.remove(name);
    }

    /// Whether the user has kept all default keys.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// A key of a desk, which works while the desk is shown and its board has the keyboard focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeskKey {
    /// The name of the key's action in the settings.
    pub name: &'static str,
    /// The heading under which the desk's keys are listed.
    pub desk: &'static str,
    /// The label of the action that the user sees.
    pub label: &'static str,
    /// The purpose of the action, in a sentence.
    pub tooltip: &'static str,
    /// The default key of the action.
    pub own: KeyboardShortcut,
}

impl DeskKey {
    /// The keys in force: those that the user has chosen or, if they have chosen none, the default.
    #[must_use]
    pub fn keys(&self, choices: &KeyChoices) -> Vec<KeyboardShortcut> {
        choices.of(self.name).unwrap_or_else(|| vec![self.own])
    }

    /// Whether the key was pressed in this frame; if so, no other control sees the press.
    #[must_use]
    pub fn pressed(&self, ui: &Ui, choices: &KeyChoices) -> bool {
        self.keys(choices).into_iter().any(|keys| ui.input_mut(|input| consume(input, keys)))
    }

    /// The first of the keys in force, in words; `None` if no key is in force.
    #[must_use]
    pub fn words(&self, context: &Context, choices: &KeyChoices) -> Option<String> {
        self.keys(choices).first().map(|keys| shown(context, keys))
    }

    /// The tooltip followed by the keys.
    #[must_use]
    pub fn help(&self, context: &Context, choices: &KeyChoices) -> String {
        with_keys(self.tooltip, self.words(context, choices))
    }
}

/// Declares the keys of a desk: a constant for each, and the list of all.
#[doc(hidden)]
#[macro_export]
macro_rules! __desk_keys {
    ($($id:ident $name:literal, $desk:ident, $label:literal, $tooltip:literal, $key:ident $(+ $modifier:ident)?;)*) => {
        $(
            #[doc = $tooltip]
            pub const $id: $crate::keys::DeskKey = $crate::keys::DeskKey {
                name: $name,
                desk: $desk,
                label: $label,
                tooltip: $tooltip,
                own: egui::KeyboardShortcut::new(
                    egui::Modifiers::NONE$(.plus(egui::Modifiers::$modifier))?,
                    egui::Key::$key,
                ),
            };
        )*

        /// Every key of the desk, in the order in which they are listed.
        pub const DESK_KEYS: &[$crate::keys::DeskKey] = &[$($id),*];
    };
}

pub use __desk_keys as desk_keys;

/// A tooltip followed by keys in brackets.
#[must_use]
pub fn with_keys(tooltip: &str, keys: Option<String>) -> String {
    keys.map_or_else(|| tooltip.to_owned(), |keys| format!("{tooltip} ({keys})"))
}

/// A key without modifiers.
#[must_use]
pub const fn key(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// A key with Ctrl, or with Alt in a browser, which uses Ctrl for its own windows.
#[must_use]
pub const fn of_window(key: Key) -> KeyboardShortcut {
    if machine::IS_PAGE { alt(key) } else { ctrl(key) }
}

/// A key with Ctrl and Shift, or with Alt and Shift in a browser, which uses Ctrl for its own windows.
#[must_use]
pub const fn of_window_shift(key: Key) -> KeyboardShortcut {
    if machine::IS_PAGE { KeyboardShortcut::new(Modifiers::ALT.plus(Modifiers::SHIFT), key) } else { ctrl_shift(key) }
}

/// Keys that scale the whole window; `None` in a browser, which itself zooms with these keys.
#[must_use]
pub const fn of_scale(keys: KeyboardShortcut) -> Option<KeyboardShortcut> {
    if machine::IS_PAGE { None } else { Some(keys) }
}

/// A key with Ctrl.
#[must_use]
pub const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// A key with Alt.
#[must_use]
pub const fn alt(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::ALT, key)
}

/// A key with Ctrl and Shift.
#[must_use]
pub const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// The modifiers that a shortcut can have, by name, in the order in which they are written. `Ctrl` is the command key on a Mac.
const MODIFIERS: [(&str, Modifiers); 3] = [("Ctrl", Modifiers::COMMAND), ("Alt", Modifiers::ALT), ("Shift", Modifiers::SHIFT)];

/// Writes keys as text, which is the same on every system.
#[must_use]
pub fn write(keys: KeyboardShortcut) -> String {
    let held = MODIFIERS.iter().filter(|(_, modifier)| keys.modifiers.contains(*modifier)).map(|(name, _)| *name);
    held.chain([keys.logical_key.name()]).collect::<Vec<_>>().join("+")
}

/// Keys as they are shown to the user on this system. A sign such as `+` is shown as it is, not by its name.
#[must_use]
pub fn shown(context: &Context, keys: &KeyboardShortcut) -> String {
    let (name, sign) = (keys.logical_key.name(), keys.logical_key.symbol_or_name());
    let words = context.format_shortcut(keys);
    match words.strip_suffix(name) {
        Some(held) if sign.len() == 1 => format!("{held}{sign}"),
        Some(_) | None => words,
    }
}

/// Reads keys from their text; `None` if the text does not name keys.
#[must_use]
pub fn read(text: &str) -> Option<KeyboardShortcut> {
    let mut words: Vec<&str> = text.split('+').map(str::trim).collect();
    let key = Key::from_name(words.pop()?).filter(|key| !is_only_held(*key))?;
    let mut modifiers = Modifiers::NONE;
    for word in words {
        modifiers |= MODIFIERS.iter().find(|(name, _)| name.eq_ignore_ascii_case(word))?.1;
    }
    Some(KeyboardShortcut::new(modifiers, key))
}

/// A key press as a shortcut. The command key counts as Ctrl. Shift is left out if it is only needed to type the character, as in `?`.
#[must_use]
pub fn as_pressed(modifiers: Modifiers, key: Key) -> KeyboardShortcut {
    let held = [
        (modifiers.command || modifiers.ctrl || modifiers.mac_cmd, Modifiers::COMMAND),
        (modifiers.alt, Modifiers::ALT),
        (modifiers.shift && !is_shifted_sign(key), Modifiers::SHIFT),
    ];
    let modifiers = held.into_iter().filter(|(held, _)| *held).fold(Modifiers::NONE, |all, (_, modifier)| all | modifier);
    KeyboardShortcut::new(modifiers, key)
}

/// Whether a key is only held together with other keys, or switches the keyboard, so that it cannot be a shortcut.
#[must_use]
pub const fn is_only_held(key: Key) -> bool {
    matches!(
        key,
        Key::ShiftLeft
            | Key::ShiftRight
            | Key::ControlLeft
            | Key::ControlRight
            | Key::AltLeft
            | Key::AltRight
            | Key::SuperLeft
            | Key::SuperRight
            | Key::CapsLock
            | Key::NumLock
            | Key::ScrollLock
            | Key::Fn
    )
}

const fn is_shifted_sign(key: Key) -> bool {
    matches!(
        key,
        Key::Questionmark
            | Key::Plus
            | Key::Colon
            | Key::Pipe
            | Key::Exclamationmark
            | Key::OpenCurlyBracket
            | Key::CloseCurlyBracket
    )
}

/// Whether keys were pressed in this frame; if so, the press is consumed. Letters, digits and function keys match only with exactly the given
/// modifiers, since otherwise Ctrl+N would react to Ctrl+Shift+N. For other characters Shift does not matter, since some keyboards need it to type
/// them.
pub fn consume(input: &mut InputState, keys: KeyboardShortcut) -> bool {
    let before = input.events.len();
    input.events.retain(|event| match event {
        Event::Key { key, modifiers, pressed: true, .. } => !are(keys, *modifiers, *key),
        _ => true,
    });
    input.events.len() < before
}

/// Whether a pressed key with modifiers matches these keys.
#[must_use]
pub fn are(keys: KeyboardShortcut, modifiers: Modifiers, key: Key) -> bool {
    key == keys.logical_key
        && if is_letter_or_figure(key) {
            as_pressed(modifiers, key).modifiers == keys.modifiers
        } else {
            modifiers.matches_logically(keys.modifiers)
        }
}

/// Whether a key is a letter, a digit or a function key.
fn is_letter_or_figure(key: Key) -> bool {
    let name = key.name();
    let numbered = name.strip_prefix('F').unwrap_or(name);
    name.len() == 1 && name.chars().all(|letter| letter.is_ascii_alphanumeric()) || numbered.parse::<u8>().is_ok()
}

/// Whether keys have a fixed meaning in the window, so that the user cannot choose them for another action.
#[must_use]
pub fn are_reserved(keys: KeyboardShortcut) -> bool {
    let plain = !keys.modifiers.command && !keys.modifiers.alt;
    plain
        && matches!(
            keys.logical_key,
            Key::Escape
                | Key::Tab
                | Key::Enter
                | Key::Space
                | Key::ArrowUp
                | Key::ArrowDown
                | Key::ArrowLeft
                | Key::ArrowRight
                | Key::Backspace
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_as_they_are_written() {
        for (text, modifiers, key) in [
            ("Ctrl+Shift+N", Modifiers::COMMAND | Modifiers::SHIFT, Key::N),
            ("Alt+Up", Modifiers::ALT, Key::ArrowUp),
            ("Ctrl+Plus", Modifiers::COMMAND, Key::Plus),
            ("F2", Modifiers::NONE, Key::F2),
        ] {
            let keys = KeyboardShortcut::new(modifiers, key);
            assert_eq!((write(keys).as_str(), read(text)), (text, Some(keys)));
        }
        assert_eq!(read("ctrl + d"), read("Ctrl+D"));
        assert_eq!([read(""), read("Hyper+D"), read("Ctrl+Nonsense"), read("ControlLeft")], [None; 4]);
        let question = as_pressed(Modifiers::SHIFT, Key::Questionmark);
        assert_eq!(question, KeyboardShortcut::new(Modifiers::NONE, Key::Questionmark));
    }

    #[test]
    fn choices_that_cannot_be_read_are_none() {
        let mut choices = KeyChoices::default();
        assert_eq!(choices.of("Duplicate"), None);
        choices.choose("Duplicate", &[]);
        assert_eq!(choices.of("Duplicate"), Some(Vec::new()), "taken away");
        choices.0.insert("Duplicate".into(), vec!["Hyper+D".into()]);
        assert_eq!(choices.of("Duplicate"), None);
        choices.reset("Duplicate");
        assert!(choices.is_empty());
    }
}
