//! Menus by keys and menus of text fields.

use drydock::editor::action::Dialog;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_template, press, type_into};

/// Whether a menu shows an entry, which is called by its words and its keys.
fn lists(window: &Window, entry: &str) -> bool {
    let is_it = |label: String| label.trim_end() == entry || label.starts_with(&format!("{entry} "));
    window.query_all_by_role(Role::Button).any(|node| node.accesskit_node().label().is_some_and(is_it))
}

#[test]
fn alt_and_a_letter_open_a_menu_and_arrows_lead_through_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template("sample", folder.path());
    assert!(!lists(&window, "New…"));
    keys(&mut window, Modifiers::ALT, Key::F);
    assert!(lists(&window, "New…"));
    keys(&mut window, Modifiers::ALT, Key::F);
    assert!(!lists(&window, "New…"), "the same keys close it");
    keys(&mut window, Modifiers::ALT, Key::V);
    assert!(lists(&window, "Theme: light") && !lists(&window, "New…"));
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(lists(&window, "About Drydock") && !lists(&window, "Theme: light"));
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    assert!(lists(&window, "New…"), "behind the last menu is the first");
    // The first entry has the keys; the second is Open.
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(window.state().state().view.dialog, Some(Dialog::Open));
}

#[test]
fn a_text_field_has_a_menu_by_the_right_button() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template("sample", folder.path());
    type_into(&mut window, Role::TextInput, "Search outline", "orchard");
    window.get_by_role_and_label(Role::TextInput, "Search outline").click_secondary();
    window.run();
    assert!(["Cut", "Copy", "Paste"].iter().all(|entry| lists(&window, entry)));
    press(&mut window, "Select all");
    window.event(egui::Event::Text("x".into()));
    window.run();
    assert_eq!(window.state().state().view.search, "x");
}
