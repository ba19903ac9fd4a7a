//! Shortcuts are searched, changed, taken from one another and put back, and every place that names them follows.

use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::project::Library;
use egui::accesskit::{Role, Toggled};
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_template, press, type_into};

/// A window on the sample, with the list of shortcuts open.
fn listed(folder: &std::path::Path) -> Window {
    let (mut window, _) = open_template(Library::SAMPLE, folder);
    keys(&mut window, Modifiers::SHIFT, Key::F1);
    assert_eq!(window.state().state().view.dialog, Some(Dialog::Shortcuts));
    window
}

fn search(window: &mut Window, words: &str) {
    type_into(window, Role::TextInput, "Search shortcuts", words);
}

fn ships(window: &Window) -> usize {
    window.state().state().document.derived().outline[0].entries.len()
}

#[test]
fn every_command_and_every_tool_is_listed_and_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = listed(folder.path());
    window.get_by_label("Keys of Redo: Ctrl+Shift+Z  or  Ctrl+Y");
    search(&mut window, "map desk");
    for (tool, key) in [("Brush", "B"), ("Area", "A"), ("Larger brush", "]")] {
        let row = window.get_by(|node| node.value().is_some_and(|label| label.starts_with(&format!("Keys of {tool}: "))));
        let label = row.accesskit_node().value().unwrap_or_default();
        assert!(label.ends_with(key) || label.ends_with("CloseBracket"), "{label}");
    }
    assert!(window.query_by_role_and_label(Role::Button, "Change Duplicate").is_none());
    search(&mut window, "nothing at all");
    window.get_by_label("Nothing has that name.");
}

#[test]
fn keys_are_changed_kept_and_put_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = listed(folder.path());
    search(&mut window, "add ship");
    press(&mut window, "Change Add ship");
    // A key that is only held is reported like any other.
    keys(&mut window, Modifiers::COMMAND, Key::ControlLeft);
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::ALT), Key::K);
    window.get_by_label("Keys of Add ship: Ctrl+Alt+K");
    let written = std::fs::read_to_string(folder.path().join("settings.ron")).expect("kept settings");
    assert!(written.contains("\"AddShip\": [") && written.contains("\"Ctrl+Alt+K\""), "{written}");
    press(&mut window, "Close");
    let before = ships(&window);
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N);
    assert_eq!(ships(&window), before, "its own keys hold no more");
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::ALT), Key::K);
    assert_eq!(ships(&window), before + 1);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    drop(window);

    let mut window = listed(folder.path());
    search(&mut window, "add ship");
    press(&mut window, "Default for Add ship");
    window.get_by_label("Keys of Add ship: Ctrl+Shift+N");
    assert!(Settings::load_from(folder.path()).keys.is_empty());
}

#[test]
fn keys_that_are_in_use_are_taken_only_when_asked_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = listed(folder.path());
    search(&mut window, "ship");
    press(&mut window, "Change Add ship");
    keys(&mut window, Modifiers::COMMAND, Key::D);
    window.get_by_label("Ctrl+D is Duplicate; take it from there?");
    press(&mut window, "Leave it");
    window.get_by_label("Keys of Add ship: Ctrl+Shift+N");
    press(&mut window, "Change Add ship");
    keys(&mut window, Modifiers::COMMAND, Key::D);
    press(&mut window, "Take it");
    window.get_by_label("Keys of Add ship: Ctrl+D");
    search(&mut window, "duplicate");
    window.get_by_label("Keys of Duplicate: none");
    press(&mut window, "Reset all");
    window.get_by_label("Keys of Duplicate: Ctrl+D");
    assert!(window.state().state().settings.keys.is_empty());
}

#[test]
fn what_always_means_the_same_is_refused_and_escape_leaves() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = listed(folder.path());
    search(&mut window, "add fleet");
    press(&mut window, "Change Add fleet");
    keys(&mut window, Modifiers::NONE, Key::Tab);
    window.get_by_label("Tab always means the same in the window; press other keys.");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.get_by_label("Keys of Add fleet: Ctrl+Shift+F");
    assert_eq!(window.state().state().view.dialog, Some(Dialog::Shortcuts), "the list stays open");
    press(&mut window, "Change Add fleet");
    press(&mut window, "No keys");
    window.get_by_label("Keys of Add fleet: none");
    // The system tells of copying without telling of the keys.
    press(&mut window, "Change Add fleet");
    window.event(Event::Copy);
    window.run();
    window.get_by_label("Ctrl+C is Copy as a table; take it from there?");
    press(&mut window, "Leave it");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(window.state().state().view.dialog, None);
}

#[test]
fn a_tool_of_a_desk_can_have_other_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = listed(folder.path());
    search(&mut window, "rectangle");
    press(&mut window, "Change Rectangle");
    keys(&mut window, Modifiers::NONE, Key::B);
    window.get_by_label("B is Brush; take it from there?");
    press(&mut window, "Take it");
    press(&mut window, "Close");
    window.get_by_role_and_label(Role::ListItem, "The Orchard Rocks").click();
    window.run();
    let pressed = |window: &Window, name: &str| {
        window.get_by_role_and_label(Role::Button, name).accesskit_node().toggled() == Some(Toggled::True)
    };
    assert!(pressed(&window, "Select"));
    keys(&mut window, Modifiers::NONE, Key::B);
    assert!(pressed(&window, "Rectangle") && !pressed(&window, "Brush"));
}

#[test]
fn a_settings_file_of_another_version_is_read() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = r#"(keys: {"Warp": ["Ctrl+W"], "AddShip": ["Ctrl+Alt+K"], "Undo": ["Hyper+Z"]})"#;
    std::fs::write(folder.path().join("settings.ron"), text).expect("a written file");
    let mut window = listed(folder.path());
    window.get_by_label("Keys of Undo: Ctrl+Z");
    search(&mut window, "add ship");
    window.get_by_label("Keys of Add ship: Ctrl+Alt+K");
}
