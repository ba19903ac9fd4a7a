//! The window, driven by the accessible names of its controls, as a screen reader or a test would.

use std::path::Path;

use drydock::editor::settings::Settings;
use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::long::long;
use crate::support::window::{Window, bytes, keys, open, open_template, open_template_of, press, type_into};

/// A window on the empty template.
fn open_empty(folder: &Path) -> Window {
    open_template(Library::EMPTY, folder).0
}

fn findings(window: &Window) -> Vec<&'static str> {
    window.state().state().document.findings().iter().map(|finding| finding.about.name).collect()
}

#[test]
fn a_ship_is_designed_mended_and_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_empty(folder.path());
    let first = bytes(&window);
    press(&mut window, "Add ship");
    type_into(&mut window, Role::TextInput, "Ship name", "Excelsior");
    window.get_by_label("Price: 0 points");
    for _ in 0..3 {
        press(&mut window, "Increase cannons");
    }
    window.get_by_label("Price: 6 points");
    press(&mut window, "Decrease cannons");
    window.get_by_label("Price: 3 points");
    type_into(&mut window, Role::SpinButton, "Defense", "6");
    type_into(&mut window, Role::SpinButton, "Launchers", "5");
    type_into(&mut window, Role::SpinButton, "Move", "3");
    window.get_by_label("Price: 57 points");
    assert!(findings(&window).contains(&"launchers-without-missiles"));
    keys(&mut window, Modifiers::NONE, Key::F8);
    press(&mut window, "Add 2 missiles");
    assert!(!findings(&window).contains(&"launchers-without-missiles"));
    window.get_by_label("Price: 58 points");
    let last = bytes(&window);
    assert!(last.contains("Excelsior"));

    let mut steps = 0;
    while window.state().state().document.undo_label().is_some() {
        press(&mut window, "Undo");
        steps += 1;
    }
    assert_eq!(steps, 1 + 1 + 4 + 3 + 1, "a ship, a name, four presses, three numbers, a fix");
    assert_eq!(bytes(&window), first);
    while window.state().state().document.redo_label().is_some() {
        window.key_press_modifiers(Modifiers::COMMAND, Key::Y);
        window.run();
    }
    assert_eq!(bytes(&window), last);
}

#[test]
fn the_sample_is_opened_where_no_file_is_named_and_saved_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(None, folder.path());
    assert!(window.state().state().document.path().is_none());
    window.key_press_modifiers(Modifiers::COMMAND, Key::S);
    window.run();
    let file = folder.path().join("mine.drydock");
    type_into(&mut window, Role::TextInput, "File to save in", &file.display().to_string());
    press(&mut window, "Save here");
    window.run();
    let saved = files::load(&file).expect("a saved project");
    assert_eq!(saved, **window.state().state().document.project());
    assert!(window.state().state().document.is_saved());
    assert_eq!(Settings::load_from(folder.path()).recent, [file]);
}

#[test]
fn a_bad_file_is_a_sentence_and_an_open_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bad.drydock");
    std::fs::write(&file, "(format: 1, title: \"x").expect("a written file");
    let window = open(Some(file.clone()), folder.path());
    let sentence = files::load(&file).expect_err("a bad file").to_string();
    assert!(sentence.contains("line 1"));
    window.get_by_label(&sentence);
}

#[test]
fn a_fleet_is_mustered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_empty(folder.path());
    press(&mut window, "Add ship");
    type_into(&mut window, Role::TextInput, "Ship name", "Sloop");
    type_into(&mut window, Role::SpinButton, "Cannons", "4");
    press(&mut window, "Add fleet");
    type_into(&mut window, Role::SpinButton, "Budget", "15");
    for points in ["+5", "−5"] {
        press(&mut window, "Add a ship");
        press(&mut window, "Add Sloop");
        window.get_by_label(&format!("Points left: {points}"));
    }
    press(&mut window, "Remove Sloop 2");
    window.get_by_label("Points left: +5");
}

#[test]
fn every_command_can_be_found_and_the_window_comes_to_rest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(None, folder.path());
    window.key_press_modifiers(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::P);
    window.run();
    type_into(&mut window, Role::TextInput, "Search commands", "print prev");
    window.key_press(Key::Enter);
    // Ends only when no more passes are asked for.
    window.run();
    window.get_by_role_and_label(Role::Image, "Page: High Summer / Okkotiza to Zikket");
}

/// The desks of each game, by what the outline calls a thing of each kind, and the views of its scenario.
const SHOWN: [(Game, &[&str], &[&str]); 2] = [
    (
        Game::LaunchFighters,
        &["Morrowlight", "High Summer", "The Orchard Rocks", "Zikkari Orchards", "Hail on the Orchard Rocks"],
        &["Sides and victory", "Scenario sheet", "Set-up"],
    ),
    (
        Game::StarViking,
        &[
            "Sanakht",
            "red CR Cruiser",
            "Combat",
            "Politics",
            "Economy",
            "Outrim Squadron",
            "Local defenses",
            "Wolves of the Beyond",
            "Twilight of the Outrim",
        ],
        &["Game and victory", "Scenario sheet", "Set-up"],
    ),
];

/// Shows a thing, wherever the outline has it.
fn find(window: &mut Window, thing: &str) {
    type_into(window, Role::TextInput, "Search outline", thing);
    window.get_by_role_and_label(Role::ListItem, thing).click();
}

#[test]
fn an_idle_window_draws_nothing() {
    for (game, things, _) in SHOWN {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template_of(game, Library::SAMPLE, folder.path());
        let rests = |window: &mut Window, thing: &str| {
            window.run();
            // The pointer rests somewhere else, for what lies below it may have a tooltip to show.
            window.remove_cursor();
            window.run();
            let delays = window.output().viewport_output.values().map(|output| output.repaint_delay);
            assert_eq!(delays.min(), Some(std::time::Duration::MAX), "no pass is asked for over {thing}");
        };
        for thing in things {
            find(&mut window, thing);
            rests(&mut window, thing);
        }
        for (key, thing) in [(Key::Num3, "all of a kind"), (Key::B, "the blue book")] {
            window.key_press_modifiers(Modifiers::COMMAND, key);
            rests(&mut window, thing);
        }
    }
}

#[test]
fn the_window_comes_to_rest_at_any_size() {
    // A layout that depends on a scroll bar, which depends on the layout, would never come to rest at some of these.
    let sizes: &[(f32, f32)] = long(
        &[(683.0, 375.0), (1100.0, 700.0), (1920.0, 1080.0)],
        &[
            (683.0, 375.0),
            (860.0, 560.0),
            (931.0, 610.0),
            (1013.0, 655.0),
            (1100.0, 700.0),
            (1280.0, 800.0),
            (1500.0, 840.0),
            (1920.0, 1080.0),
        ],
    );
    for (game, things, views) in SHOWN {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template_of(game, Library::SAMPLE, folder.path());
        for &(width, height) in sizes {
            window.set_size(egui::Vec2::new(width, height));
            let rests = |window: &mut Window, what: &str| {
                assert!(window.run_ok().is_some(), "{what} of {game} at {width} by {height}");
            };
            // The last of the things is a scenario.
            for thing in things {
                find(&mut window, thing);
                rests(&mut window, thing);
            }
            for view in views {
                window.get_by_role_and_label(Role::Button, view).click();
                rests(&mut window, view);
            }
            window.get_by_role_and_label(Role::Button, "Print preview").click();
            rests(&mut window, "the print preview");
            for (key, dialog) in [(Key::P, "the print dialog"), (Key::B, "the blue book")] {
                window.key_press_modifiers(Modifiers::COMMAND, key);
                rests(&mut window, dialog);
                window.key_press_modifiers(Modifiers::NONE, Key::Escape);
                window.run();
            }
            window.key_press_modifiers(Modifiers::COMMAND, Key::Num3);
            rests(&mut window, "all of a kind");
        }
    }
}
