//! The terms of a scenario as sentences in the columns of both sides: gaps are filled in the line, sentences are taken out and added.

use std::path::Path;

use drydock::project::{Content as AnyContent, Game, Library};
use drydock::rules::freedom_in_the_galaxy::terms::Provision;
use drydock::rules::freedom_in_the_galaxy::{Content, Side};
use drydock::rules::kind::say;
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Shown as _, Window, open_sized, open_template_of, press, project, type_into};

/// A tall window on the terms of the sample's scenario.
fn open(folder: &Path) -> Window {
    let (_, file) = open_template_of(Game::FreedomInTheGalaxy, Library::SAMPLE, folder);
    let mut window = open_sized(Some(file), folder, Vec2::new(1280.0, 3000.0));
    let (_, scenario) = content(&window).scenarios.iter().next().expect("a scenario");
    let name = scenario.name.clone();
    type_into(&mut window, Role::TextInput, "Search outline", &name);
    window.get_by_role_and_label(Role::ListItem, &name).click();
    window.run();
    press(&mut window, "Terms");
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::FreedomInTheGalaxy(content) = &project(window).content else { panic!("a project for another game") };
    content
}

fn provisions(window: &Window) -> Vec<String> {
    let (_, scenario) = content(window).scenarios.iter().next().expect("a scenario");
    scenario.provisions.iter().map(say).collect()
}

#[test]
fn gaps_are_filled_in_the_line_and_sentences_come_and_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let before = provisions(&window);
    assert_eq!(before[8], "the Imperial player has 3 Patrol units at the start");
    assert!(window.query_by_words("the Imperial player has").is_none(), "its column says whose it is");
    type_into(&mut window, Role::SpinButton, "What the sides have 9, gap 2", "5");
    assert_eq!(provisions(&window)[8], "the Imperial player has 5 Patrol units at the start");
    press(&mut window, "Take out What the sides have 9");
    assert_eq!(provisions(&window).len(), before.len() - 1);
    window.get_by_role_and_label(Role::ComboBox, "Add to Force Points of the Rebel player").click();
    window.run();
    press(&mut window, "Has 1 Force Point at the start");
    let (_, scenario) = content(&window).scenarios.iter().next().expect("a scenario");
    assert!(matches!(scenario.provisions.last(), Some(Provision::Points(Side::Rebel, points)) if points.get() == 1));
}

#[test]
fn an_owner_leads_to_the_ship_and_the_ship_to_its_owner() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::FreedomInTheGalaxy, Library::SAMPLE, folder.path());
    let (_, ship, owner) = content(&window)
        .possessions
        .iter()
        .find_map(|(id, ship)| {
            Some((id, ship.label().to_owned(), content(&window).characters.get(ship.owner?)?.label().to_owned()))
        })
        .expect("a ship with an owner");
    type_into(&mut window, Role::TextInput, "Search outline", &owner);
    window.get_all_by_role_and_label(Role::ListItem, &owner).next().expect("the owner").click();
    window.run();
    let way = format!("Go to {ship}");
    window.get_all_by_role_and_label(Role::Button, &way).last().expect("a way to the ship").click();
    window.run();
    press(&mut window, "Go to the owner");
    assert!(window.query_all_by_role_and_label(Role::Button, &way).next().is_some());
}
