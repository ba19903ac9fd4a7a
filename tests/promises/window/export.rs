//! Whatever the command line exports, the window exports too: byte for byte the same files, of everything, of a scenario, or of what is chosen. And
//! the print preview opens on what is selected, and is turned by keys.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Command;

use drydock::editor::action::DeskMode;
use drydock::exchange::game::Position;
use drydock::exchange::vassal_module_file;
use drydock::project::Place as AnyPlace;
use drydock::rules::Id;
use drydock::rules::launch_fighters::{InShip, Place};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Window, keys, press};
use crate::vassal::kept::with_a_game;

/// The files of a folder by their names, but for the list of what was written there.
fn written(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    entries.filter(|path| name(path) != ".drydock-files").map(|path| (name(&path), fs::read(&path).expect("a file"))).collect()
}

/// Exports by the dialog, in which a choice was made for each of these fields.
fn export(window: &mut Window, choices: &[(&str, &str)], folder: &Path) -> BTreeMap<String, Vec<u8>> {
    keys(window, Modifiers::COMMAND, Key::E);
    for (field, choice) in choices {
        window.get_by_role_and_label(Role::ComboBox, field).click();
        window.run();
        press(window, choice);
    }
    window::type_into(window, Role::TextInput, "Folder to export into", &folder.display().to_string());
    press(window, "Export");
    written(folder)
}

#[test]
fn every_export_of_the_command_line_is_in_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = window::open_template("sample", folder.path());
    let csv: &[&str] = &["csv", "--for", "excel"];
    let (pieces, vassal): (&[&str], &[&str]) = (&["pieces"], &["vassal"]);
    let single = "Single pieces and boards as PNG";
    for (to, words, fewest) in
        [(csv, "Tables as CSV", 2), (&["svg"], "Pages as SVG", 2), (pieces, single, 2), (vassal, "A module for VASSAL", 1)]
    {
        let format = to[0];
        let there = folder.path().join(format!("command-{format}"));
        let command = Command::new(env!("CARGO_BIN_EXE_drydock"))
            .args(["export", "--to"])
            .args(to)
            .arg("--out")
            .args([&there, &file])
            .output()
            .expect("the program");
        assert!(command.status.success(), "{}", String::from_utf8_lossy(&command.stderr));
        let here = export(&mut window, &[("Export as", words)], &folder.path().join(format!("window-{format}")));
        assert!(here.len() >= fewest && here == written(&there), "{format}: {:?}", here.keys());
        let is_marked = |bytes: &Vec<u8>| bytes.starts_with("\u{feff}".as_bytes());
        assert!(here.values().all(|bytes| is_marked(bytes) == (format == "csv")), "{format}");
        assert!(window.query_by_role_and_label(Role::Button, "Open the folder").is_some());
    }
}

#[test]
fn a_kept_game_goes_to_vassal_as_it_stands_at_a_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = with_a_game(project::Game::LaunchFighters, 4);
    let file = folder.path().join("played.drydock");
    fs::write(&file, project::text::write(&project).expect("its text")).expect("a file");
    let mut window = window::open(Some(file), folder.path());
    let game = project.kept[0].name.as_str();
    let choices = [("Export as", "A module for VASSAL"), ("How much", game)];
    let left = export(&mut window, &choices, &folder.path().join("left"));
    let moves = drydock::playtest::kept::moves(&project.kept[0]).expect("its moves");
    let expected = vassal_module_file(&project, Position::Kept(&project.kept[0], None)).expect("a module");
    assert!(expected.name.contains(&format!("after-{moves}-moves")), "{}", expected.name);
    assert!(left == BTreeMap::from([(expected.name, expected.bytes)]), "{:?}", left.keys());
}

#[test]
fn what_is_chosen_alone_is_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = window::open_template("sample", folder.path());
    let name = window.state().state().document.derived().outline[0].entries[0].name.clone();
    let only = format!("Only {name}");
    let tables = export(&mut window, &[("Export as", "Tables as CSV"), ("How much", &only)], &folder.path().join("rows"));
    let table = tables.values().next().expect("a table");
    assert_eq!((tables.len(), String::from_utf8_lossy(table).lines().count()), (1, 2), "its header and its row");
    let pages = export(&mut window, &[("Export as", "Pages as PDF")], &folder.path().join("pages"));
    let all = export(&mut window, &[("How much", "The whole project")], &folder.path().join("all"));
    assert!(!pages.is_empty() && pages.len() < all.len(), "{:?} of {:?}", pages.keys(), all.keys());
}

#[test]
fn the_preview_opens_on_what_is_selected_and_keys_turn_its_pages() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = window::open_template("sample", folder.path());
    let ships: Vec<_> =
        window.state().state().document.derived().outline[0].entries.iter().map(|entry| entry.name.clone()).collect();
    let last = ships.last().expect("a ship").clone();
    window.get_by_role_and_label(Role::ListItem, &last).click();
    window.run();
    assert_ne!(*window.state().state().document.place(), AnyPlace::from(Place::Ship(Id::new(1), InShip::Whole)));
    keys(&mut window, Modifiers::COMMAND, Key::Num2);
    let shown = window.state().state().shown_sheets();
    assert_eq!((window.state().state().view.desk, shown.slug()), (DeskMode::Print, "record-sheets"));
    let tops = |window: &Window| -> Vec<f32> {
        let pages = window
            .query_all_by_role(Role::Image)
            .filter(|node| node.accesskit_node().label().is_some_and(|label| label.starts_with("Page: ")));
        pages.map(|page| page.rect().top()).collect()
    };
    let before = tops(&window);
    assert!(before.len() > 1 && before[0] < 0.0, "the page of the last ship is in view: {before:?}");
    keys(&mut window, Modifiers::NONE, Key::Home);
    let home = tops(&window);
    assert!(home[0] > 0.0, "{home:?}");
    keys(&mut window, Modifiers::NONE, Key::PageDown);
    let next = tops(&window);
    assert!((next[1] - home[0]).abs() < 12.0, "the second page stands where the first stood: {home:?} {next:?}");
    keys(&mut window, Modifiers::NONE, Key::PageUp);
    assert!((tops(&window)[0] - home[0]).abs() < 12.0);
    let width = |window: &Window| -> f32 {
        let mut pages = window.query_all_by_role(Role::Image);
        let is_page =
            |node: &_| egui_kittest::Node::accesskit_node(node).label().is_some_and(|label| label.starts_with("Page: "));
        pages.find(is_page).expect("a page").rect().width()
    };
    let fitting = width(&window);
    keys(&mut window, Modifiers::NONE, Key::Plus);
    assert!(width(&window) > fitting * 1.2);
    keys(&mut window, Modifiers::NONE, Key::Num0);
    assert!((width(&window) - fitting).abs() < 1.0);
    // Another thing, other sheets.
    assert!(drydock::sheets::kinds(project::Game::LaunchFighters).contains(&shown));
}
