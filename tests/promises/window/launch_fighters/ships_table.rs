//! Ships as a table: shown, sorted, changed by keys and by the mouse, copied, and pasted from a spreadsheet.

use std::path::Path;

use drydock::editor::action::DeskMode;
use drydock::project::{Library, Project, files};
use drydock::rules::Content as AnyContent;
use drydock::rules::launch_fighters::{Content, Part, Ship};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, bytes, keys, open, open_template, press, project, type_into};

/// A window on the table of these ships.
fn table(folder: &Path, ships: impl IntoIterator<Item = Ship>) -> Window {
    let content = Content { ships: ships.into_iter().collect(), ..Content::default() };
    let file = folder.join("ships.drydock");
    files::save(&file, &Project::with_content(content.into(), "Ships")).expect("a saved file");
    let mut window = open(Some(file), folder);
    press(&mut window, "Ships as a table");
    assert_eq!(window.state().state().view.desk, DeskMode::Table);
    window
}

fn three() -> Vec<Ship> {
    [("Lance", 3), ("Sloop", 9), ("Mace", 5)].map(|(name, cannons)| Ship::named(name).with(Part::Cannons, cannons)).to_vec()
}

fn ships(window: &Window) -> Vec<Ship> {
    let AnyContent::LaunchFighters(content) = &project(window).content else { panic!("designs of another game") };
    content.ships.iter().map(|(_, ship)| ship.clone()).collect()
}

fn cannons(window: &Window) -> Vec<u32> {
    ships(window).iter().map(|ship| ship.amount(Part::Cannons)).collect()
}

fn arrow(window: &mut Window, modifiers: Modifiers, key: Key, times: usize) {
    for _ in 0..times {
        keys(window, modifiers, key);
    }
}

fn said(window: &Window) -> String {
    let grid = window.get_by_role(Role::Grid);
    grid.accesskit_node().label().unwrap_or_default()
}

fn copied(window: &mut Window) -> String {
    window.event(Event::Copy);
    window.step();
    let text = window.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    window.run();
    text.expect("cells on the clipboard")
}

fn paste(window: &mut Window, text: &str) {
    window.event(Event::Paste(text.into()));
    window.run();
}

#[test]
fn cells_are_changed_by_keys_and_the_price_follows() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    assert_eq!(said(&window), "Ships as a table. Lance, Name: Lance");
    arrow(&mut window, Modifiers::NONE, Key::ArrowRight, 4);
    assert_eq!(said(&window), "Ships as a table. Lance, Cannons: 3");
    window.get_by_role_and_label(Role::Cell, "Lance, Cannons: 3");
    window.event(Event::Text("4".into()));
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(cannons(&window), [4, 9, 5]);
    assert_eq!(said(&window), "Ships as a table. Sloop, Cannons: 9");
    arrow(&mut window, Modifiers::NONE, Key::ArrowRight, 13);
    window.get_by_role_and_label(Role::Cell, "Lance, Price: 10");
    arrow(&mut window, Modifiers::NONE, Key::ArrowLeft, 13);
    keys(&mut window, Modifiers::NONE, Key::F2);
    type_into(&mut window, Role::TextInput, "Cell Sloop, Cannons", "7");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert_eq!(cannons(&window), [4, 9, 5], "Escape leaves the cell as it was");
    window.event(Event::Text("lots".into()));
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let notice = window.state().state().notice.clone().expect("a message");
    assert!(notice.failed && notice.text.contains("row 2, column cannons"), "{}", notice.text);
    assert_eq!(cannons(&window), [4, 9, 5]);
    press(&mut window, "Undo");
    assert_eq!(cannons(&window), [3, 9, 5]);
}

#[test]
fn delete_empties_cells_and_keeps_the_ships() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    arrow(&mut window, Modifiers::NONE, Key::ArrowRight, 4);
    arrow(&mut window, Modifiers::SHIFT, Key::ArrowDown, 2);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(cannons(&window), [0, 0, 0]);
    press(&mut window, "Undo");
    assert_eq!(cannons(&window), [3, 9, 5], "one step");
}

#[test]
fn a_range_is_copied_and_pasted_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    let before = bytes(&window);
    arrow(&mut window, Modifiers::SHIFT, Key::ArrowDown, 1);
    arrow(&mut window, Modifiers::SHIFT, Key::ArrowRight, 4);
    let text = copied(&mut window);
    assert_eq!(text, "Lance\t\t\t\t3\nSloop\t\t\t\t9\n");
    paste(&mut window, &text.replace("Lance", "Pike").replace('9', "8"));
    assert_eq!(ships(&window)[0].name, "Pike");
    assert_eq!(cannons(&window), [3, 8, 5]);
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    // One value fills all that is chosen.
    window.get_by_role_and_label(Role::Cell, "Lance, Cannons: 3").click();
    window.run();
    let last = window.get_by_role_and_label(Role::Cell, "Mace, Cannons: 5");
    last.click_modifiers(Modifiers::SHIFT);
    window.run();
    paste(&mut window, "2");
    assert_eq!(cannons(&window), [2, 2, 2]);
}

#[test]
fn bad_cells_are_named_and_nothing_changes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    let before = bytes(&window);
    arrow(&mut window, Modifiers::NONE, Key::ArrowRight, 4);
    paste(&mut window, "1\t2\n2\tmany\n400\t1\n");
    let text = window.state().state().notice.clone().expect("a message").text;
    assert!(text.contains("row 2, column launchers") && text.contains("row 3, column cannons"), "{text}");
    assert_eq!(bytes(&window), before);
    paste(&mut window, "1\n2\n3\n4\n");
    let text = window.state().state().notice.clone().expect("a message").text;
    assert!(text.contains("room for 3 rows"), "{text}");
    assert_eq!(bytes(&window), before);
}

#[test]
fn rows_are_put_in_order_and_do_not_run_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    let order = |window: &Window| {
        let mut rows: Vec<(f32, String)> = ["Lance", "Sloop", "Mace"]
            .iter()
            .map(|name| {
                (window.get_by_role_and_label(Role::Cell, &format!("{name}, Name: {name}")).rect().top(), (*name).to_owned())
            })
            .collect();
        rows.sort_by(|one, other| one.0.total_cmp(&other.0));
        rows.into_iter().map(|(_, name)| name).collect::<Vec<_>>()
    };
    press(&mut window, "Sort by cannons");
    assert_eq!(order(&window), ["Lance", "Mace", "Sloop"]);
    press(&mut window, "Sort by cannons");
    assert_eq!(order(&window), ["Sloop", "Mace", "Lance"]);
    window.get_by_role_and_label(Role::Cell, "Sloop, Cannons: 9").click();
    window.run();
    window.event(Event::Text("1".into()));
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(order(&window), ["Sloop", "Mace", "Lance"], "until it is asked for again");
    press(&mut window, "Sort by cannons");
    assert_eq!(order(&window), ["Lance", "Sloop", "Mace"], "as in the project");
}

#[test]
fn a_range_is_drawn_with_the_mouse() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    let middle = |window: &Window, name: &str| window.get_by_role_and_label(Role::Cell, name).rect().center();
    let (from, to) = (middle(&window, "Lance, Name: Lance"), middle(&window, "Mace, Class: nothing"));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    assert_eq!(copied(&mut window), "Lance\t\nSloop\t\nMace\t\n");
}

#[test]
fn a_thousand_ships_are_shown_and_only_the_rows_that_are_seen() {
    let folder = tempfile::tempdir().expect("a folder");
    let many = (0..1000).map(|number| Ship::named(format!("Ship {number:04}")).with(Part::Cannons, number % 10));
    let mut window = table(folder.path(), many);
    let rows = window.get_all_by_role(Role::Cell).count();
    assert!((7..21 * 60).contains(&rows), "{rows} cells");
    keys(&mut window, Modifiers::COMMAND, Key::End);
    assert!(said(&window).contains("Ship 0999"), "{}", said(&window));
    window.get_by_role_and_label(Role::Cell, "Ship 0999, Fleets: nothing");
    keys(&mut window, Modifiers::COMMAND, Key::Home);
    window.get_by_role_and_label(Role::Cell, "Ship 0000, Name: Ship 0000");
}

#[test]
fn styles_and_fleets_are_shown_by_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    keys(&mut window, Modifiers::NONE, Key::End);
    window.get_by_role_and_label(Role::Cell, "Kezzik, Fleets: High Summer");
    keys(&mut window, Modifiers::NONE, Key::ArrowLeft);
    for (answer, then) in [("yes", "yes"), ("no", "nothing")] {
        paste(&mut window, answer);
        assert_eq!(said(&window), format!("Ships as a table. Okkotiza, Fighter warp: {then}"));
    }
    keys(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(said(&window), "Ships as a table. Okkotiza, Style: Zikkari Orchards");
    for (style, failed) in [("Beacon Admiralty", false), ("Nobody", true)] {
        paste(&mut window, style);
        assert_eq!(window.state().state().notice.as_ref().is_some_and(|notice| notice.failed), failed, "{style}");
    }
    assert_eq!(said(&window), "Ships as a table. Okkotiza, Style: Beacon Admiralty");
}
