//! Tables from files: imported by the menu or dropped, what is there already replaced or kept, and what is wrong with them told.

use drydock::editor::action::Dialog;
use drydock::exchange;
use drydock::project::{Content, Game, Library};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, bytes, dropped, keys, open_template, open_template_of, press, project, type_into};

const FLEET: &str = "name,class,cannons\nGannet,Sloop,4\n\"Heron, the elder\",Sloop,2\n";

fn names(window: &Window) -> Vec<String> {
    let Content::LaunchFighters(content) = &project(window).content else { panic!("designs of another game") };
    content.ships.iter().map(|(_, ship)| ship.name.clone()).collect()
}

fn drop_table(window: &mut Window, name: &str, table: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    std::fs::write(&file, table).expect("a written file");
    window.input_mut().dropped_files.push(dropped(&file));
    window.run();
    window.run();
}

/// Presses the button of a question that stands in front of another of its name.
fn press_last(window: &mut Window, label: &str) {
    window.query_all_by_role_and_label(Role::Button, label).last().expect("a button").click();
    window.run();
    window.run();
}

fn told(window: &Window) -> String {
    window.state().state().notice.clone().expect("a message").text
}

#[test]
fn a_table_is_imported_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = (bytes(&window), names(&window));
    let file = folder.path().join("fleet.csv");
    std::fs::write(&file, FLEET).expect("a written file");
    keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.event(Event::Text("Import a table".into()));
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    type_into(&mut window, Role::TextInput, "Table to import", &file.display().to_string());
    press(&mut window, "Import");
    window.run();
    assert_eq!(told(&window), "2 ships added.");
    assert_eq!(names(&window)[before.1.len()..], ["Gannet", "Heron, the elder"]);
    assert_eq!(window.state().state().undo_label(), Some("Add a table"));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before.0);
}

#[test]
fn what_a_table_has_of_the_same_name_is_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = names(&window);
    let table = format!("name;cannons\r\n{};7\r\n", before[0]);
    drop_table(&mut window, "ships.CSV", table.as_bytes());
    press(&mut window, "Replace");
    assert_eq!(told(&window), "1 ship updated.");
    drop_table(&mut window, "ships.tsv", table.replace(';', "\t").as_bytes());
    press(&mut window, "Add beside");
    assert_eq!(names(&window), [before.as_slice(), &before[..1]].concat());
}

#[test]
fn how_a_table_was_read_is_told_also_behind_a_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    drop_table(&mut window, "latin.csv", b"name;cannons\r\nM\xf6we;2\r\n");
    assert!(
        told(&window).starts_with("1 ship added. The table is not in UTF-8 and was read as Windows-1252"),
        "{}",
        told(&window)
    );
    drop_table(&mut window, "latin.csv", b"name;cannons\r\nM\xf6we;3\r\n");
    press(&mut window, "Replace");
    assert!(told(&window).starts_with("1 ship updated. The table is not in UTF-8"), "{}", told(&window));
}

#[test]
fn what_a_table_holds_is_asked_where_its_columns_do_not_say() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = (bytes(&window), names(&window));
    drop_table(&mut window, "names.csv", b"name\nNew\n");
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::TableKind { .. })));
    press(&mut window, "Cancel");
    assert_eq!(bytes(&window), before.0);
    drop_table(&mut window, "names.csv", b"name\nNew\n");
    press_last(&mut window, "Ships");
    assert_eq!(told(&window), "1 ship added.");
    // Of what is there already the other question is asked behind the first.
    drop_table(&mut window, "names.csv", b"name\nNew\n");
    press_last(&mut window, "Ships");
    press(&mut window, "Add beside");
    assert_eq!(names(&window)[before.1.len()..], ["New", "New"]);
}

#[test]
fn what_is_wrong_with_a_table_changes_nothing_and_is_told_by_row_and_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = bytes(&window);
    for (name, table, words) in [
        ("many.csv", b"name,cannons\nGannet,many\n".as_slice(), "row 2, column cannons"),
        ("foreign.csv", b"Schiff,Kanonen\nM,2\n", "schiff"),
        ("none.csv", b"", "empty"),
        ("binary.csv", b"name,cannons\nM\xf6we\0,2\n", "UTF-8"),
        ("twice.csv", b"name,cannons\nM,2\nM,3\n", "stands in row 3 too"),
    ] {
        drop_table(&mut window, name, table);
        let told = told(&window);
        assert!(told.contains(words) && told.contains(name), "{told}");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn every_table_that_is_exported_is_taken_in_again_and_changes_nothing() {
    for game in Game::ALL {
        let sample = Library::bundled().template(game, Library::SAMPLE).expect("the sample");
        for table in exchange::tables(&sample).expect("tables") {
            let folder = tempfile::tempdir().expect("a folder");
            let (mut window, _) = open_template_of(game, Library::SAMPLE, folder.path());
            let before = bytes(&window);
            drop_table(&mut window, &table.name, &table.bytes);
            if matches!(window.state().state().view.dialog, Some(Dialog::TableTwins { .. })) {
                press(&mut window, "Replace");
            }
            let notice = window.state().state().notice.clone();
            assert!(notice.is_none_or(|notice| !notice.failed), "{}: {}", table.name, told(&window));
            assert!(bytes(&window) == before, "{} of {} changes something", table.name, game.title());
        }
    }
}
