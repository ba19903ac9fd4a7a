//! The form of described fields, driven once for each sort of value by the accessible names of its controls.

use std::path::Path;

use drydock::geometry::{Mm, Shape};
use drydock::project::{self, Game, Project, files};
use drydock::rules::launch_fighters::{Content, Edit, Fleet, Hull, Map, Numbering, Scenario, SetUp, Ship, Style};
use drydock::rules::{Change, Count, Id, Level, Tint};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_sized, press, project, type_into};

/// A window on one thing of each kind, so tall that nothing has to be scrolled to.
fn open(folder: &Path) -> Window {
    let mut made = Project::new(Game::LaunchFighters, "Forms");
    let style = Style::of_hull("Red Yards", Hull::Slab);
    let edits = [
        Edit::Style(Change::Add(style)),
        Edit::Ship(Change::Add(Ship::named("Lance"))),
        Edit::Fleet(Change::Add(Fleet { name: "Reds".into(), ..Fleet::default() })),
        Edit::Map(Change::Add(Map { name: "The Void".into(), ..Map::default() })),
        Edit::Scenario(Change::Add(Scenario { name: "Meeting".into(), ..Scenario::default() })),
    ];
    for edit in edits {
        made.content.apply(&edit.into()).expect("it applies");
    }
    let file = folder.join("forms.drydock");
    files::save(&file, &made).expect("a saved file");
    open_sized(Some(file), folder, Vec2::new(1280.0, 2400.0))
}

fn content(window: &Window) -> &Content {
    let project::Content::LaunchFighters(content) = &project(window).content else { panic!("a project for another game") };
    content
}

fn ship(window: &Window) -> &Ship {
    content(window).ships.get(Id::new(1)).expect("the ship")
}

fn style(window: &Window) -> &Style {
    content(window).styles.get(Id::new(1)).expect("the style")
}

fn map(window: &Window) -> &Map {
    content(window).maps.get(Id::new(1)).expect("the map")
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.get(Id::new(1)).expect("the scenario")
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

fn pick(window: &mut Window, field: &str, words: &str) {
    window.get_by_role_and_label(Role::ComboBox, field).click();
    window.run();
    press(window, words);
}

fn tick(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::CheckBox, name).click();
    window.run();
}

fn undo_label(window: &Window) -> Option<&str> {
    window.state().state().document.undo_label()
}

#[test]
fn text_is_typed_and_a_session_is_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Lance");
    type_into(&mut window, Role::TextInput, "Class", "Picket");
    assert_eq!((ship(&window).class.as_str(), undo_label(&window)), ("Picket", Some("Change the class")));
    type_into(&mut window, Role::TextInput, "Counter letter", "ABCDEF");
    assert_eq!(ship(&window).letter, "ABCD", "there are at most four letters");
    type_into(&mut window, Role::MultilineTextInput, "Notes", "Two words");
    assert_eq!((ship(&window).notes.as_str(), undo_label(&window)), ("Two words", Some("Change the notes")));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!((ship(&window).notes.as_str(), ship(&window).letter.as_str()), ("", "ABCD"));
}

#[test]
fn numbers_stop_at_their_bounds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Lance");
    assert!(window.get_by_role_and_label(Role::Button, "Decrease cannons").accesskit_node().is_disabled());
    press(&mut window, "Increase cannons");
    assert_eq!((ship(&window).cannons, undo_label(&window)), (Level::clamped(1), Some("Set cannons")));
    type_into(&mut window, Role::SpinButton, "Cannons", "400");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(ship(&window).cannons, Level::MAX);
    assert!(window.get_by_role_and_label(Role::Button, "Increase cannons").accesskit_node().is_disabled());
}

#[test]
fn a_number_that_need_not_be_comes_and_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Meeting");
    press(&mut window, "Sides and victory");
    tick(&mut window, "Turn limit");
    assert_eq!((scenario(&window).turn_limit, undo_label(&window)), (Some(Count::clamped(10)), Some("Set last turn")));
    press(&mut window, "Increase last turn");
    assert_eq!(scenario(&window).turn_limit, Some(Count::clamped(11)));
    tick(&mut window, "Turn limit");
    assert_eq!((scenario(&window).turn_limit, undo_label(&window)), (None, Some("Take away the last turn")));
}

#[test]
fn words_and_things_are_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Meeting");
    press(&mut window, "Sides and victory");
    press(&mut window, "Set-up: free");
    tick(&mut window, "Special landing rules");
    pick(&mut window, "Map of the scenario", "The Void");
    let made = scenario(&window);
    assert_eq!((made.set_up, made.landing, made.map), (SetUp::Free, true, Some(Id::new(1))));
    pick(&mut window, "Map of the scenario", "No map");
    assert_eq!(scenario(&window).map, None);
    choose(&mut window, "The Void");
    pick(&mut window, "Spaces", "squares");
    pick(&mut window, "Numbers", "C5, letter and number");
    assert_eq!((map(&window).grid.shape, map(&window).numbering), (Shape::Square, Numbering::LetterNumber));
}

#[test]
fn colours_and_lengths_are_typed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Red Yards");
    type_into(&mut window, Role::TextInput, "Trim colour", "#0102fa");
    assert_eq!((style(&window).secondary, undo_label(&window)), (Tint([1, 2, 250]), Some("Change the trim colour")));
    choose(&mut window, "The Void");
    type_into(&mut window, Role::SpinButton, "Space width", "19.05");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!((map(&window).space_size, undo_label(&window)), (Mm::new(19.05), Some("Set space width")));
    type_into(&mut window, Role::SpinButton, "Space width", "400");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(map(&window).space_size, Mm::new(100.0));
}
