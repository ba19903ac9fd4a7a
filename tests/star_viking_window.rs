//! A project of Star Viking in the window: every thing can be looked at, added, renamed, copied, put in order and taken away.

#[path = "support/window.rs"]
mod window;

use drydock::project::Library;
use drydock::rules::{Content, Game, star_viking};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use window::{Window, bytes, keys, open_template_of, press, project, type_into};

fn designs(window: &Window) -> &star_viking::Content {
    match &project(window).content {
        Content::StarViking(content) => content,
        Content::LaunchFighters(_) => panic!("a project for another game"),
    }
}

fn systems(window: &Window) -> Vec<&str> {
    designs(window).systems.iter().map(|(_, system)| system.name.as_str()).collect()
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

#[test]
fn everything_of_the_sample_can_be_looked_at() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::SAMPLE, folder.path());
    let before = bytes(&window);
    let outline = window.state().state().document.derived().outline.clone();
    assert_eq!(outline.iter().map(|group| group.entries.len()).collect::<Vec<_>>(), [12, 3, 1, 36, 7]);
    for entry in outline.iter().flat_map(|group| &group.entries) {
        type_into(&mut window, Role::TextInput, "Search outline", &entry.name);
        let row = window.query_all_by_role_and_label(Role::ListItem, &entry.name).next().expect("its row");
        row.click();
        window.run();
        assert_eq!(window.state().state().document.place(), &entry.place, "{}", entry.name);
    }
    assert_eq!(bytes(&window), before, "looking changes nothing");
}

#[test]
fn a_system_is_added_renamed_copied_moved_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::EMPTY, folder.path());
    let before = bytes(&window);
    press(&mut window, "Add system");
    type_into(&mut window, Role::TextInput, "System name", "Ankhaf");
    assert_eq!(systems(&window), ["Ankhaf"]);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    choose(&mut window, "Ankhaf");
    keys(&mut window, Modifiers::COMMAND, Key::D);
    assert_eq!(systems(&window), ["Ankhaf", "Ankhaf copy"]);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    choose(&mut window, "Ankhaf");
    keys(&mut window, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(systems(&window), ["Ankhaf copy", "Ankhaf"]);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(systems(&window), ["Ankhaf copy"]);
    for _ in 0..5 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn forces_scenarios_and_unit_types_are_added_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::EMPTY, folder.path());
    for kind in ["force", "scenario", "unit type"] {
        press(&mut window, &format!("Add {kind}"));
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
    let content = designs(&window);
    assert_eq!((content.forces.len(), content.scenarios.len(), content.units.len()), (1, 1, 37));
    assert!(window.query_by_role_and_label(Role::Button, "Add table").is_none(), "there are as many tables as the game has");
}
