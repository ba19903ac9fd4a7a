//! The outline: searched, put in order, several things at once, to a spreadsheet and back, and two ships side by side.

use drydock::project::{Game, Library};
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, OutputCommand};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, bytes, keys, open, open_template, open_template_of, press, project, type_into};

/// A window on three ships.
fn fleet(folder: &std::path::Path) -> Window {
    let (mut window, _) = open_template(Library::EMPTY, folder);
    for (name, cannons) in [("Lance", "3"), ("Sloop", "4"), ("Mace", "5")] {
        press(&mut window, "Add ship");
        type_into(&mut window, Role::TextInput, "Ship name", name);
        type_into(&mut window, Role::SpinButton, "Cannons", cannons);
    }
    window.get_by_role_and_label(Role::SpinButton, "Cannons").focus();
    keys(&mut window, Modifiers::NONE, Key::Enter);
    window
}

fn ships(window: &Window) -> Vec<String> {
    let outline = &window.state().state().document.derived().outline;
    outline[0].entries.iter().map(|entry| entry.name.clone()).collect()
}

fn choose(window: &mut Window, name: &str, modifiers: Modifiers) {
    let row = window.get_by_role_and_label(Role::ListItem, name);
    row.click_modifiers(modifiers);
    window.run();
}

#[test]
fn names_are_searched() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fleet(folder.path());
    type_into(&mut window, Role::TextInput, "Search outline", "lo");
    assert!(window.query_by_role_and_label(Role::ListItem, "Lance").is_none());
    window.get_by_role_and_label(Role::ListItem, "Sloop");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.get_by_role_and_label(Role::ListItem, "Lance");
    // A heading leads to all that stands under it.
    type_into(&mut window, Role::TextInput, "Search outline", "Ships");
    for name in ["Lance", "Sloop"] {
        window.get_by_role_and_label(Role::ListItem, name);
    }
}

#[test]
fn texts_and_findings_are_searched_too_and_enter_opens_the_first() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::F);
    let field = window.get_by_role_and_label(Role::TextInput, "Search outline");
    assert!(field.is_focused(), "Ctrl+F gives it the keys");
    field.type_text("pruned");
    window.run();
    assert_eq!(window.query_all_by_role(Role::ListItem).count(), 1, "the notes of one ship say so");
    window.get_by_role_and_label(Role::ListItem, "Okkotiza");
    type_into(&mut window, Role::TextInput, "Search outline", "Pollen Veil");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    window.get_by_role_and_label(Role::TextInput, "Map name");
    type_into(&mut window, Role::TextInput, "Search outline", "xyzzy");
    window.get_by_label("Nothing is called so or says so.");
}

#[test]
fn the_history_goes_several_steps_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fleet(folder.path());
    let last = bytes(&window);
    let steps: Vec<String> = window.state().state().document.undo_labels().map(str::to_owned).collect();
    assert_eq!(steps[..3], ["Set cannons", "Rename the ship", "Add ship"]);
    press(&mut window, "Edit");
    press(&mut window, "History");
    window.query_all_by_role_and_label(Role::Button, "Undo back to Add ship").last().expect("the first step").click();
    window.run();
    assert!(ships(&window).is_empty());
    press(&mut window, "Edit");
    press(&mut window, "History");
    window.query_all_by_role_and_label(Role::Button, "Redo up to Set cannons").next().expect("the last step").click();
    window.run();
    assert_eq!(bytes(&window), last);
}

#[test]
fn things_are_put_in_order_by_keys_and_by_dragging() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fleet(folder.path());
    choose(&mut window, "Mace", Modifiers::NONE);
    keys(&mut window, Modifiers::ALT, Key::ArrowUp);
    assert_eq!(ships(&window), ["Lance", "Mace", "Sloop"]);
    keys(&mut window, Modifiers::ALT, Key::ArrowDown);
    assert_eq!(ships(&window), ["Lance", "Sloop", "Mace"]);
    let middle = |window: &Window, name: &str| window.get_by_role_and_label(Role::ListItem, name).rect().center();
    let (from, to) = (middle(&window, "Mace"), middle(&window, "Lance"));
    window.drag_at(from);
    window.run();
    window.hover_at(to);
    window.run();
    window.drop_at(to);
    window.run();
    assert_eq!(ships(&window), ["Mace", "Lance", "Sloop"]);
    press(&mut window, "Undo");
    assert_eq!(ships(&window), ["Lance", "Sloop", "Mace"]);
}

#[test]
fn a_ship_that_is_dropped_on_a_fleet_joins_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let before = bytes(&window);
    let list = |window: &Window, nth: usize| {
        let project::Content::LaunchFighters(content) = &project(window).content else { panic!("designs of another game") };
        let (_, fleet) = content.fleets.iter().nth(nth).expect("a fleet");
        (fleet.name.clone(), fleet.ships.len())
    };
    let project::Content::LaunchFighters(content) = &project(&window).content else { panic!("designs of another game") };
    let ship = content.ships.iter().next().expect("a ship").1.name.clone();
    let (name, ships) = list(&window, 0);
    let middle = |window: &Window, name: &str| {
        window.query_all_by_role_and_label(Role::ListItem, name).next().expect("it").rect().center()
    };
    let (from, to) = (middle(&window, &ship), middle(&window, &name));
    crate::support::pointer::drag(&mut window, from, to);
    assert_eq!(list(&window, 0).1, ships + 1);
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    // Dropped on the list of its desk it does the same.
    window.query_all_by_role_and_label(Role::ListItem, &name).next().expect("the fleet").click();
    window.run();
    let rows = window.get_by_role_and_label(Role::Button, "Add a ship").rect().center();
    crate::support::pointer::drag(&mut window, from, rows);
    assert_eq!(list(&window, 0).1, ships + 1);
    window.get_by_label(&format!("Ships: {}", ships + 1));
}

#[test]
fn several_are_duplicated_and_deleted_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fleet(folder.path());
    let before = bytes(&window);
    choose(&mut window, "Lance", Modifiers::NONE);
    choose(&mut window, "Mace", Modifiers::COMMAND);
    keys(&mut window, Modifiers::COMMAND, Key::D);
    assert_eq!(ships(&window), ["Lance", "Sloop", "Mace", "Lance copy", "Mace copy"]);
    // The name of the copy is being typed.
    keys(&mut window, Modifiers::NONE, Key::Escape);
    choose(&mut window, "Lance", Modifiers::NONE);
    choose(&mut window, "Mace", Modifiers::SHIFT);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(ships(&window), ["Lance copy", "Mace copy"]);
    press(&mut window, "Undo");
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    choose(&mut window, "Sloop", Modifiers::NONE);
    keys(&mut window, Modifiers::NONE, Key::F2);
    assert!(window.get_by_role_and_label(Role::TextInput, "Ship name").is_focused());
}

#[test]
fn ships_go_to_a_spreadsheet_and_come_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fleet(folder.path());
    choose(&mut window, "Lance", Modifiers::NONE);
    choose(&mut window, "Sloop", Modifiers::SHIFT);
    window.event(Event::Copy);
    window.step();
    let copied = window.output().platform_output.commands.iter().find_map(|command| match command {
        OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let text = copied.expect("a table on the clipboard");
    assert_eq!(text.lines().count(), 3);
    assert!(text.starts_with("name\tclass\ttype\tletter\tcannons\t"));
    window.event(Event::Paste(text.replace("Lance", "Pike")));
    window.run();
    // Of the two one is there already, so that it is asked what becomes of it.
    assert_eq!(ships(&window), ["Lance", "Sloop", "Mace"]);
    press(&mut window, "Add beside");
    assert_eq!(ships(&window), ["Lance", "Sloop", "Mace", "Pike", "Sloop"]);
    press(&mut window, "Undo");
    window.event(Event::Paste(text.replace("Lance", "Pike")));
    window.run();
    press(&mut window, "Replace");
    assert_eq!(ships(&window), ["Lance", "Sloop", "Mace", "Pike"]);
    press(&mut window, "Undo");
    window.event(Event::Paste("name\tcannons\nBad\tmany".into()));
    window.run();
    assert_eq!(ships(&window).len(), 3, "one bad row changes nothing");
    assert!(window.state().state().notice.as_ref().is_some_and(|notice| notice.failed && notice.text.contains("row 2")));
}

#[test]
fn two_ships_are_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = fleet(folder.path());
    choose(&mut window, "Lance", Modifiers::NONE);
    assert!(window.query_by_role_and_label(Role::Button, "Compare").is_none());
    choose(&mut window, "Mace", Modifiers::COMMAND);
    press(&mut window, "Compare");
    window.get_by_label("Cannons, first: 3");
    window.get_by_label("Cannons, second: 5");
    window.get_by_label("Price, first: 6");
    window.get_by_label("Price, second: 15");
    window.get_by_role_and_label(Role::Image, "Page: Lance");
    window.get_by_role_and_label(Role::Image, "Page: Mace");
    let left = |role: Role, name: &str| window.get_by_role_and_label(role, name).rect().left();
    for (name, cell) in [("Lance", "Cannons, first: 3"), ("Mace", "Cannons, second: 5")] {
        let (heading, column) = (left(Role::Button, name), left(Role::Label, cell));
        assert!((heading - column).abs() < 2.0, "the heading {name} stands at {heading}, its column at {column}");
    }
}

#[test]
fn a_heading_that_is_folded_stays_so_and_a_search_looks_under_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open_template(Library::SAMPLE, folder.path());
    let rows = |window: &Window| window.query_all_by_role(Role::ListItem).count();
    let all = rows(&window);
    press(&mut window, "Fold ships");
    let folded = rows(&window);
    assert!(folded < all, "{folded} of {all}");
    let mut window = open(Some(file), folder.path());
    assert_eq!(rows(&window), folded, "it is remembered");
    type_into(&mut window, Role::TextInput, "Search outline", "okko");
    assert!(rows(&window) > 0);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, "Unfold ships");
    assert_eq!(rows(&window), all);
}

#[test]
fn routes_go_by_their_stars() {
    let folder = tempfile::tempdir().expect("a folder");
    let (window, _) = open_template_of(Game::FreedomInTheGalaxy, Library::SAMPLE, folder.path());
    let outline = &window.state().state().document.derived().outline;
    let routes = outline.iter().find(|group| group.one == "route").expect("the routes");
    assert!(routes.entries.iter().all(|entry| entry.name.contains(" \u{2013} ")), "{:?}", routes.entries.first());
}
