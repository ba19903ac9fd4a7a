//! The tables as grids: typed cell by cell as they are printed, with totals below, and arrows from line to line.

use std::path::Path;

use drydock::project::{Content as AnyContent, Game, Library};
use drydock::rules::freedom_in_the_galaxy::{CellTable as _, Content};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::pointer::undo_label;
use crate::support::window::{Window, keys, open_template_of, project, type_into};

/// A window on the sample at one of its tables.
fn open(folder: &Path, table: &str) -> Window {
    let (mut window, _) = open_template_of(Game::FreedomInTheGalaxy, Library::SAMPLE, folder);
    type_into(&mut window, Role::TextInput, "Search outline", table);
    window.get_by_role_and_label(Role::ListItem, table).click();
    window.run();
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::FreedomInTheGalaxy(content) = &project(window).content else { panic!("a project for another game") };
    content
}

#[test]
fn a_cell_of_two_numbers_is_typed_as_it_is_printed_and_arrows_go_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "Military combat");
    let cell = |window: &Window| content(window).tables.military.cell(0, 5).map(|losses| losses.to_string());
    type_into(&mut window, Role::TextInput, "Odds 1-1, die 1", "7/8");
    assert_eq!(cell(&window).as_deref(), Some("7/8"));
    assert_eq!(undo_label(&window).as_deref(), Some("Set Odds 1-1, die 1"));
    type_into(&mut window, Role::TextInput, "Odds 1-1, die 1", "7 8");
    assert_eq!(cell(&window).as_deref(), Some("7/8"), "what cannot be read changes nothing");
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert!(window.get_by_role_and_label(Role::TextInput, "Odds 1-1, die 2").is_focused());
    type_into(&mut window, Role::TextInput, "Odds 1-1, die 1", "?");
    assert_eq!(cell(&window), None);
    assert!(window.query_by_label("1-1, attacker: ?").is_some(), "there is no average of a column that lacks a cell");
}

#[test]
fn a_star_behind_a_number_is_a_prisoner() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "Character combat");
    type_into(&mut window, Role::TextInput, "Difference 0, die 3", "1*/2");
    let cell = content(&window).tables.characters.cell(2, 4).expect("a cell");
    assert_eq!(cell.to_string(), "1*/2");
    assert!(cell.attacker_star && !cell.defender_star);
}

#[test]
fn words_are_typed_by_their_first_letters_and_squads_by_number() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "Hyperjump");
    type_into(&mut window, Role::TextInput, "Ends, total 3", "drift-l");
    let ends = content(&window).tables.hyperjump.outcome(3).map(|jump| jump.to_string());
    assert_eq!(ends.as_deref(), Some("drift-lost"));
    type_into(&mut window, Role::TextInput, "Search outline", "Squads");
    window.get_by_role_and_label(Role::ListItem, "Squads").click();
    window.run();
    type_into(&mut window, Role::TextInput, "Squad 2, strength from", "9");
    assert_eq!(content(&window).tables.squads.rows[1].strength.get(), 9);
}
