//! The set-up of a scenario of Vikings, driven by the accessible names of its controls, by the pointer and by keys.

use drydock::geometry::Edge;
use drydock::rules::Id;
use drydock::rules::vikings::{Heading, Scenario, Spot, Vessel};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use super::{content, found, open};
use crate::support::pointer::{button, drag, said, undo_label};
use crate::support::window::{Window, bytes, keys, press};

const SCENARIO: &str = "A drakkar off the coast";

fn stag(window: &Window) -> &Vessel {
    let force = content(window).forces.get(Id::new(1)).expect("the raiders");
    force.boats.get(Id::new(1)).expect("the Sea Stag")
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.get(Id::new(1)).expect("the scenario")
}

fn board(window: &mut Window) {
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
}

/// Goes on with N until a piece whose words begin so is at the cursor.
fn find(window: &mut Window, name: &str) {
    board(window);
    for _ in 0..80 {
        keys(window, Modifiers::NONE, Key::N);
        if said(window).contains(name) {
            return;
        }
    }
    panic!("{name} is nowhere: {}", said(window));
}

#[test]
fn a_boat_is_turned_moved_and_taken_off_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(SCENARIO, folder.path());
    let before = bytes(&window);
    find(&mut window, "Sea Stag");
    keys(&mut window, Modifiers::NONE, Key::CloseBracket);
    assert_eq!((stag(&window).bow, undo_label(&window).as_deref()), (Heading::Nw, Some("Turn Sea Stag")));
    keys(&mut window, Modifiers::NONE, Key::OpenBracket);
    assert_eq!(stag(&window).bow, Heading::W);
    // Taken up, moved two hexes to the right and turned in the hand: one step.
    let start = stag(&window).start.hex().expect("a hex");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(said(&window).contains("In hand: Sea Stag"), "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    keys(&mut window, Modifiers::NONE, Key::CloseBracket);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let moved = stag(&window).start.hex().expect("a hex");
    assert_eq!((moved.column, moved.row, stag(&window).bow), (start.column + 2, start.row, Heading::Nw));
    assert_eq!(undo_label(&window).as_deref(), Some("Move Sea Stag"));
    board(&mut window);
    keys(&mut window, Modifiers::NONE, Key::Backspace);
    assert_eq!(stag(&window).start.spot(), Spot::Anywhere);
    for _ in 0..4 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_boat_on_land_is_marked_where_it_is_and_comes_in_by_an_edge() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(SCENARIO, folder.path());
    find(&mut window, "Sea Stag");
    keys(&mut window, Modifiers::NONE, Key::Backspace);
    press(&mut window, "Place Sea Stag");
    board(&mut window);
    for _ in 0..6 {
        keys(&mut window, Modifiers::SHIFT, Key::ArrowUp);
    }
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(found(&window, "boat-on-dry-land") || found(&window, "set-up-off-the-board"), "{}", said(&window));
    assert!(said(&window).contains("error"), "{}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::Backspace);
    // Onto the heading of an edge in the tray, which is there while something that can come by it is in hand.
    assert!(window.query_by_label("By the east edge").is_none());
    press(&mut window, "Place Sea Stag");
    let edge = window.get_by_label("By the east edge").rect().center();
    let row = button(&window, "Place Sea Stag");
    drag(&mut window, row, edge);
    assert_eq!(stag(&window).start.spot(), Spot::Edge(Edge::East));
    assert_eq!(undo_label(&window).as_deref(), Some("Bring Sea Stag in by the east edge"));
}

#[test]
fn things_are_put_down_and_areas_are_painted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(SCENARIO, folder.path());
    press(&mut window, "Put down");
    press(&mut window, "Put down a pig");
    board(&mut window);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!((scenario(&window).tokens.len(), undo_label(&window).as_deref()), (2, Some("Place pig")));
    press(&mut window, "New area");
    press(&mut window, "Tide");
    assert_eq!(undo_label(&window).as_deref(), Some("Add the area Tide"));
    board(&mut window);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let painted = |window: &Window| scenario(window).areas.iter().next().map(|(_, area)| area.spaces.len());
    assert_eq!((painted(&window), undo_label(&window).as_deref()), (Some(1), Some("Paint Tide")));
    keys(&mut window, Modifiers::NONE, Key::E);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(painted(&window), Some(0));
}
