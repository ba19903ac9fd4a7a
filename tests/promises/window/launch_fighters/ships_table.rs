//! Every kind as a table: shown, sorted, filtered, changed by keys and by the mouse, copied, pasted from a spreadsheet, and things side by
//! side.

use std::path::Path;

use drydock::editor::action::DeskMode;
use drydock::project::{Content as AnyContent, Game, Library, Project, files};
use drydock::rules::launch_fighters::{Content, Part, Ship};
use drydock::rules::star_viking::{Content as Units, Technology, UnitType};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::ear::Ear;
use crate::support::window::{Window, bytes, keys, open, open_template, open_template_of, press, project, type_into};

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
    // What a file has between its cells is found out where its first row names the columns.
    paste(&mut window, "name,class\n\"Pike, the long\",\n");
    assert_eq!(ships(&window)[0].name, "Pike, the long");
    press(&mut window, "Undo");
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
fn rows_that_undo_brings_back_stand_where_the_order_has_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    press(&mut window, "Sort by cannons");
    let top =
        |window: &Window, name: &str| window.get_by_role_and_label(Role::Cell, &format!("{name}, Name: {name}")).rect().top();
    let lies_amid = |window: &Window| {
        let [least, middle, most] = ["Lance", "Mace", "Sloop"].map(|name| top(window, name));
        least < middle && middle < most
    };
    assert!(lies_amid(&window));
    window.get_by_role_and_label(Role::Cell, "Mace, Name: Mace").click();
    window.run();
    press(&mut window, "Delete rows");
    assert_eq!(ships(&window).len(), 2);
    press(&mut window, "Undo");
    assert!(lies_amid(&window), "after undo it is sorted again");
    press(&mut window, "Redo");
    press(&mut window, "Undo");
    assert!(lies_amid(&window));
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
    arrow(&mut window, Modifiers::NONE, Key::ArrowLeft, 1);
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

fn undo_label(window: &Window) -> Option<&str> {
    window.state().state().document.undo_label()
}

/// Puts the cursor on a cell.
fn point_at(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Cell, name).click();
    window.run();
}

#[test]
fn rows_are_filtered_by_what_stands_in_any_cell() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    keys(&mut window, Modifiers::COMMAND, Key::F);
    type_into(&mut window, Role::TextInput, "Filter rows", "ace");
    assert!(window.query_by_role_and_label(Role::Cell, "Lance, Name: Lance").is_none());
    window.get_by_label("1 of 3 rows");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    point_at(&mut window, "Mace, Name: Mace");
    paste(&mut window, "Pike");
    window.get_by_role_and_label(Role::Cell, "Pike, Name: Pike");
    window.get_by_role_and_label(Role::TextInput, "Filter rows").focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.get_by_role_and_label(Role::Cell, "Lance, Name: Lance");
}

#[test]
fn things_come_and_go_as_rows_and_a_column_is_filled() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    point_at(&mut window, "Lance, Cannons: 3");
    arrow(&mut window, Modifiers::SHIFT, Key::ArrowDown, 2);
    keys(&mut window, Modifiers::COMMAND, Key::D);
    assert_eq!((cannons(&window), undo_label(&window)), (vec![3, 3, 3], Some("Set cannons of 2 ships")));
    press(&mut window, "Add a row");
    assert_eq!((ships(&window).len(), undo_label(&window)), (4, Some("Add ship")));
    assert_eq!(window.state().state().view.desk, DeskMode::Table);
    assert!(said(&window).contains("Cannons"), "{}", said(&window));
    window.get_by_role_and_label(Role::RowHeader, "Row 2: Sloop").click();
    window.run();
    keys(&mut window, Modifiers::COMMAND, Key::Delete);
    let names: Vec<String> = ships(&window).into_iter().map(|ship| ship.name).collect();
    assert_eq!((names[..2].join(" "), undo_label(&window)), ("Lance Mace".into(), Some("Delete Sloop")));
    assert!(said(&window).contains("Mace"), "the next row: {}", said(&window));
}

fn units(window: &Window) -> Units {
    let AnyContent::StarViking(content) = &project(window).content else { panic!("designs of another game") };
    content.clone()
}

/// A window on the table of the sample's types of unit, and the first of them.
fn unit_table(folder: &Path) -> (Window, UnitType) {
    let (mut window, _) = open_template_of(Game::StarViking, Library::SAMPLE, folder);
    press(&mut window, "Unit types as a table");
    assert_eq!(window.state().state().view.desk, DeskMode::Table);
    let first = units(&window).units.iter().next().map(|(_, unit)| unit.clone()).expect("a unit");
    (window, first)
}

fn first_unit(window: &Window) -> UnitType {
    units(window).units.iter().next().map(|(_, unit)| unit.clone()).expect("a unit")
}

#[test]
fn a_word_is_chosen_and_a_switch_is_turned_in_the_cell() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, before) = unit_table(folder.path());
    let name = format!("{} {}", before.color, before.label());
    assert_eq!(said(&window), format!("Unit types as a table. {name}, Colour: {}", before.color.label()));
    point_at(&mut window, &format!("{name}, Technology: {}", before.technology.label()));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let other = Technology::ALL.iter().find(|level| **level != before.technology).expect("another");
    window.get_by_role_and_label(Role::Button, other.label()).click();
    window.run();
    assert_eq!((first_unit(&window).technology, undo_label(&window)), (*other, Some("Change the technology")));
    // By keys: the letters narrow the list, and Enter takes what is left.
    window.event(Event::Text(before.technology.label().into()));
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(first_unit(&window).technology, before.technology);
    keys(&mut window, Modifiers::COMMAND, Key::Home);
    window.event(Event::Text("purple".into()));
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let notice = window.state().state().notice.clone().expect("a message");
    assert!(notice.failed && notice.text.contains("purple"), "{}", notice.text);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    let switch = (0..20).find(|_| {
        keys(&mut window, Modifiers::NONE, Key::ArrowRight);
        said(&window).contains("Multi-hit")
    });
    assert!(switch.is_some(), "{}", said(&window));
    window.event(Event::Text(" ".into()));
    window.run();
    assert_eq!(first_unit(&window).multi_hit, !before.multi_hit);
    assert_eq!(undo_label(&window), Some("Change the multi-hit"));
}

#[test]
fn unlawful_cells_of_units_are_refused_in_the_words_of_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = unit_table(folder.path());
    let before = bytes(&window);
    paste(&mut window, "purple\tCR");
    let text = window.state().state().notice.clone().expect("a message").text;
    assert!(text.contains("row 1, column color: a color is red, blue or green, not \"purple\""), "{text}");
    assert_eq!(bytes(&window), before);
}

#[test]
fn the_list_inside_a_thing_names_its_thing_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    press(&mut window, "Fleets as a table");
    press(&mut window, "Ships of fleets");
    let fleet = |window: &Window, name: &str| {
        let AnyContent::LaunchFighters(content) = &project(window).content else { panic!("designs of another game") };
        content.fleets.find(|fleet| fleet.name == name).expect("the fleet").1.clone()
    };
    let before = fleet(&window, "High Summer").ships.len();
    window.get_by_role_and_label(Role::Cell, "High Summer, ship 2, Fleet: High Summer").click();
    window.run();
    assert_eq!(said(&window), "Ships of fleets as a table. High Summer, ship 2, Fleet: High Summer");
    window.event(Event::Text("Other".into()));
    window.run();
    assert_eq!(undo_label(&window), None, "the thing of a row is not changed here");
    arrow(&mut window, Modifiers::NONE, Key::ArrowRight, 2);
    paste(&mut window, "Firefly");
    let named = |window: &Window| fleet(window, "High Summer").ships.iter().filter(|(_, ship)| ship.name == "Firefly").count();
    assert_eq!(named(&window), 1);
    keys(&mut window, Modifiers::NONE, Key::Insert);
    assert_eq!(fleet(&window, "High Summer").ships.len(), before + 1);
    assert!(said(&window).contains(&format!("High Summer, ship {}", before + 1)), "{}", said(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Delete);
    assert_eq!(fleet(&window, "High Summer").ships.len(), before);
    assert_eq!(undo_label(&window), Some(format!("Delete High Summer, ship {}", before + 1).as_str()));
    // What a canvas builds keeps its rows.
    press(&mut window, "Scenarios");
    press(&mut window, "Placed ships");
    assert!(window.query_by_role_and_label(Role::Button, "Delete rows").is_none());
}

#[test]
fn units_are_compared_field_by_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::StarViking, Library::SAMPLE, folder.path());
    let three: Vec<UnitType> = units(&window).units.iter().take(3).map(|(_, unit)| unit.clone()).collect();
    type_into(&mut window, Role::TextInput, "Search outline", &three[0].color.label().to_lowercase());
    for (number, unit) in three.iter().enumerate() {
        let held = if number == 0 { Modifiers::NONE } else { Modifiers::COMMAND };
        let name = format!("{} {}", unit.color, unit.label());
        window.get_by_role_and_label(Role::ListItem, &name).click_modifiers(held);
        window.run();
    }
    keys(&mut window, Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::C);
    assert_eq!(window.state().state().view.desk, DeskMode::Compare);
    for (unit, number) in three.iter().zip(["first", "second", "third"]) {
        window.get_by_label(&format!("Attack, {number}: {}", unit.attack));
        window.get_by_label(&format!("Technology, {number}: {}", unit.technology.label()));
    }
    let same = format!("Colour, first: {}", three[0].color.label());
    window.get_by_label(&same);
    window.get_by_role_and_label(Role::CheckBox, "Only what differs").click();
    window.run();
    assert!(window.query_by_label(&same).is_none());
}

#[test]
fn what_is_undone_is_told_of_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    point_at(&mut window, "Lance, Cannons: 3");
    paste(&mut window, "4");
    window.get_by_role_and_label(Role::Button, "Undo").hover();
    for _ in 0..90 {
        window.step();
    }
    window.get_by_label("Lance: cannons 4 → 3");
}

#[test]
fn tab_goes_from_row_to_row_and_out_of_the_table_at_both_ends() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = table(folder.path(), three());
    let in_table = |window: &Window| Ear::focused(window).is_some_and(|words| words.starts_with("Ships as a table"));
    assert!(in_table(&window));
    keys(&mut window, Modifiers::NONE, Key::End);
    let end = said(&window);
    keys(&mut window, Modifiers::NONE, Key::Tab);
    assert_ne!(end.split(", ").next(), said(&window).split(", ").next(), "the next row");
    keys(&mut window, Modifiers::SHIFT, Key::Tab);
    assert_eq!(said(&window), end, "and back");
    keys(&mut window, Modifiers::COMMAND, Key::Home);
    let first = said(&window);
    keys(&mut window, Modifiers::SHIFT, Key::Tab);
    assert!(!in_table(&window), "before the first cell");
    let before = Ear::focused(&window).expect("something has the focus");
    keys(&mut window, Modifiers::NONE, Key::Tab);
    assert!(in_table(&window), "back from {before}");
    assert_eq!(said(&window), first);
    keys(&mut window, Modifiers::COMMAND, Key::End);
    assert!(in_table(&window));
    let last = said(&window);
    keys(&mut window, Modifiers::NONE, Key::Tab);
    assert!(!in_table(&window), "after the last cell");
    let after = Ear::focused(&window).expect("something has the focus");
    assert_ne!(after, before, "Tab goes on, not back");
    keys(&mut window, Modifiers::SHIFT, Key::Tab);
    assert!(in_table(&window), "back from {after}");
    assert_eq!(said(&window), last);
}
