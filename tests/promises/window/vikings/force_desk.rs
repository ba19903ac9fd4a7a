//! The force desk of Vikings, driven by the accessible names of its controls, by the pointer and by keys.

use drydock::geometry::Space;
use drydock::project;
use drydock::rules::Id;
use drydock::rules::vikings::{Force, InForce, Member, Place, Task};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::{content, found, open};
use crate::support::pointer::{button, drag, said, undo_label};
use crate::support::window::{Window, bytes, keys, press, type_into};

const RAIDERS: Id<Force> = Id::new(1);

fn force(window: &Window) -> &Force {
    content(window).forces.get(RAIDERS).expect("the force")
}

fn member(window: &Window, number: u32) -> &Member {
    force(window).members.get(Id::new(number)).expect("he is in the force")
}

/// Selects somebody, as the list of problems does.
fn name_of(window: &Window, number: u32) -> String {
    let character = member(window, number).character.and_then(|id| content(window).characters.get(id));
    character.expect("a character").name.clone()
}

#[test]
fn the_roster_is_searched_and_pressed_and_given_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("Raiders", folder.path());
    let before = bytes(&window);
    let saxon = content(&window).characters.iter().find(|(_, known)| known.people == "Saxons").expect("a Saxon").1.name.clone();
    type_into(&mut window, Role::TextInput, "Search the roster", &saxon);
    press(&mut window, &format!("Add {saxon}"));
    assert_eq!((force(&window).members.len(), undo_label(&window)), (23, Some(format!("Add {saxon}"))));
    press(&mut window, &format!("Take {saxon} out"));
    assert_eq!(force(&window).members.len(), 22);
    press(&mut window, "Undo");
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
}

#[test]
fn whoever_is_dragged_off_the_deck_and_onto_it_does_what_the_hex_is_for() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("Raiders", folder.path());
    let helmsman = name_of(&window, 1);
    // Selected by the roster, the man is led to on the deck; Backspace puts the man ashore.
    type_into(&mut window, Role::TextInput, "Search the roster", &helmsman);
    press(&mut window, &format!("{helmsman}, in the force"));
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Backspace);
    assert_eq!((member(&window, 1).boat, member(&window, 1).task), (None, Task::None));
    assert_eq!(undo_label(&window), Some(format!("Put {helmsman} ashore")));
    // From ashore the man is dragged back somewhere onto the deck, and changes places with the man there.
    let deck = window.get_by_role(Role::GraphicsObject).rect().center();
    let ashore = button(&window, &format!("{helmsman}, not aboard"));
    drag(&mut window, ashore, deck);
    assert!(member(&window, 1).boat.is_some(), "{}", said(&window));
    let place = member(&window, 1).start.hex().expect("a hex of the deck");
    let crowd = force(&window).members.iter().filter(|(_, known)| known.boat.is_some() && known.start.hex() == Some(place));
    assert_eq!(crowd.count(), 1, "nobody shares his hex");
    for rule in ["oarsman-away-from-the-rail", "steersman-away-from-the-helm", "characters-share-a-hex"] {
        assert!(!found(&window, rule), "{rule}");
    }
}

#[test]
fn a_lawful_crew_is_one_press_and_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("Raiders", folder.path());
    let before = bytes(&window);
    press(&mut window, "Lawful crew for Sea Stag");
    assert_eq!(undo_label(&window).as_deref(), Some("Man Sea Stag"));
    let doing = |task| force(&window).members.iter().filter(|(_, known)| known.task == task).count();
    assert_eq!((doing(Task::Oars), doing(Task::Helm)), (14, 1));
    for rule in ["oarsman-away-from-the-rail", "steersman-away-from-the-helm", "speed-beyond-the-crew", "oars-uneven"] {
        assert!(!found(&window, rule), "{rule}");
    }
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    // The same by a key, with the boat selected.
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::L);
    assert_eq!(undo_label(&window).as_deref(), Some("Man Sea Stag"));
}

#[test]
fn hooks_horses_and_tasks_are_set_at_the_cursor() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("Raiders", folder.path());
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    let said = window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default();
    assert!(said.starts_with("Decks. Hex "), "{said}");
    let hooks = force(&window).boats.get(Id::new(1)).expect("the boat").hooks.len();
    keys(&mut window, Modifiers::NONE, Key::H);
    assert_ne!(force(&window).boats.get(Id::new(1)).expect("the boat").hooks.len(), hooks);
    press(&mut window, "Undo");
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    let before = force(&window).clone();
    keys(&mut window, Modifiers::NONE, Key::T);
    assert_ne!(*force(&window), before, "somebody does something else");
    let selected = window.state().state().document.place().clone();
    assert!(matches!(selected, project::Place::Vikings(Place::Force(_, InForce::Member(_)))), "{selected:?}");
}

#[test]
fn a_boat_is_added_by_its_class_and_taken_away_with_its_crew_ashore() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("Raiders", folder.path());
    press(&mut window, "Add a boat");
    press(&mut window, "Add a Rowboat");
    assert_eq!(undo_label(&window).as_deref(), Some("Add Rowboat"));
    assert_eq!(force(&window).boats.len(), 2);
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(force(&window).boats.len(), 1);
    let first = force(&window).boats.get(Id::new(1)).expect("the drakkar").start.hex();
    assert_eq!(first, Some(Space::new(30, 13)));
}
