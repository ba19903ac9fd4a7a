//! Keys: those of the program are held back from the browser, and the browser's own are left to it.

use egui::{Key, Modifiers};
use serde_json::json;

use crate::served::served;

const SIZE: (u32, u32) = (1280, 800);

/// Keys by name and place on the keyboard, with what is held with them.
type Keys = &'static [(&'static str, &'static str, &'static [&'static str])];

/// Keys of the program.
const OWN: Keys = &[
    ("F1", "F1", &[]),
    ("F6", "F6", &[]),
    ("F7", "F7", &[]),
    ("F8", "F8", &[]),
    ("e", "KeyE", &["ctrl"]),
    ("b", "KeyB", &["ctrl"]),
    ("d", "KeyD", &["ctrl"]),
    ("f", "KeyF", &["ctrl"]),
    ("1", "Digit1", &["ctrl"]),
    ("C", "KeyC", &["ctrl", "shift"]),
    ("N", "KeyN", &["alt", "shift"]),
    ("f", "KeyF", &["alt"]),
    ("r", "KeyR", &["alt"]),
];
/// Keys of the browser.
const OTHERS: Keys = &[
    ("F5", "F5", &[]),
    ("F11", "F11", &[]),
    ("r", "KeyR", &["ctrl"]),
    ("l", "KeyL", &["ctrl"]),
    ("c", "KeyC", &["ctrl"]),
    ("v", "KeyV", &["ctrl"]),
    ("+", "Equal", &["ctrl"]),
    ("-", "Minus", &["ctrl"]),
    ("0", "Digit0", &["ctrl"]),
];

#[test]
fn the_browser_is_kept_from_the_keys_of_the_program_and_from_no_others() {
    let Some(served) = served() else { return };
    let tab = served.open(SIZE);
    let is_held_back = |key: &str, code: &str, held: &[&str]| {
        let held: Vec<String> = held.iter().map(|held| format!("{held}Key: true")).collect();
        let (key, code, held) = (json!(key), json!(code), held.join(", "));
        let event =
            format!("new KeyboardEvent('keydown', {{ key: {key}, code: {code}, bubbles: true, cancelable: true, {held} }})");
        // Beside the canvas nothing is carried out.
        tab.evaluate(&format!("!document.body.dispatchEvent({event})")) == true
    };
    for (key, code, held) in OWN {
        assert!(is_held_back(key, code, held), "{held:?} {key} is the program's");
    }
    for (key, code, held) in OTHERS {
        assert!(!is_held_back(key, code, held), "{held:?} {key} is the browser's");
    }
    tab.assert_quiet();
}

#[test]
fn the_browser_reads_aloud_what_the_keys_come_to() {
    let Some(served) = served() else { return };
    let tab = served.open(SIZE);
    tab.evaluate("globalThis.spoken = []; speechSynthesis.speak = (what) => { spoken.push(what.text); }; true");
    let tabbed = || {
        tab.press(Modifiers::NONE, Key::Tab);
        tab.evaluate("spoken.splice(0)")
    };
    assert_eq!(tabbed(), json!([]), "nobody has asked for it");
    tab.press(Modifiers::ALT, Key::R);
    let words: Vec<String> = serde_json::from_value(tabbed()).unwrap();
    assert!(words.iter().any(|words| words.contains("button")), "{words:?}");
    tab.press(Modifiers::ALT, Key::R);
    assert_eq!(tabbed(), json!([]), "it stops");
    tab.assert_quiet();
}
