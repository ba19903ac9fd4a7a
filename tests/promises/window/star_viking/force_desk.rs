//! The force desk of Star Viking, driven by the accessible names of its controls, by the pointer and by keys.

use std::path::Path;

use drydock::project::{self, Content as AnyContent, Game, Library};
use drydock::rules::star_viking::{Color, Content, Force, ForceUnit, InForce, Place};
use drydock::rules::{Id, Points};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::{button, drag as drag_to, pick_up, undo_label};
use crate::support::window::{self, Window, bytes, keys, press, project};

/// A window on a template with one of its forces on the desk; so large that nothing has to be scrolled to.
fn open(template: &str, force: &str, folder: &Path) -> Window {
    let file = folder.join("forces.drydock");
    let project = Library::bundled().template(Game::StarViking, template).expect("the template");
    project::files::save(&file, &project).expect("a saved file");
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1800.0, 1700.0));
    if force.is_empty() {
        press(&mut window, "Add force");
        keys(&mut window, Modifiers::NONE, Key::Escape);
    } else {
        window.get_by_role_and_label(Role::ListItem, force).click();
        window.run();
    }
    window
}

fn content(window: &Window) -> &Content {
    let AnyContent::StarViking(content) = &project(window).content else { panic!("designs of another game") };
    content
}

fn shown(window: &Window) -> (Id<Force>, InForce) {
    match window.state().state().document.place() {
        project::Place::StarViking(Place::Force(id, place)) => (*id, *place),
        other => panic!("{other:?} is selected"),
    }
}

fn force(window: &Window) -> &Force {
    content(window).forces.get(shown(window).0).expect("the force")
}

/// The units, each with what carries it, by their names.
fn units(window: &Window) -> Vec<String> {
    let (force, types) = (force(window), &content(window).units);
    let name = |(id, unit): (Id<ForceUnit>, &ForceUnit)| {
        let carrier = unit.hold.map_or_else(String::new, |hold| format!(" in {}", force.unit_label(hold, types)));
        format!("{}{carrier}", force.unit_label(id, types))
    };
    force.units.iter().map(name).collect()
}

fn said(window: &Window, name: &str) -> bool {
    window.query_by_label(name).is_some()
}

fn found(window: &Window, rule: &str) -> bool {
    window.state().state().document.findings().iter().any(|finding| finding.about.name == rule)
}

fn drag(window: &mut Window, from: &str, to: &str) {
    let (from, to) = (button(window, from), button(window, to));
    drag_to(window, from, to);
}

/// Chooses from a field.
fn choose(window: &mut Window, field: &str, offer: &str) {
    window.get_by_role_and_label(Role::ComboBox, field).click();
    window.run();
    window.get_by_label(offer).click();
    window.run();
}

#[test]
fn a_viking_force_is_bought_loaded_overspent_and_sold() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, "", folder.path());
    let before = bytes(&window);
    assert!(said(&window, "Nothing bought yet"));
    press(&mut window, "Buy SL Sloop");
    assert_eq!(undo_label(&window).as_deref(), Some("Buy SL Sloop"));
    assert!(said(&window, "Mega-credits left: +33") && said(&window, "Hold of SL: 0 of 5"));
    // Into the hold, from the shop and from outside holds.
    drag(&mut window, "Buy GA Grav Armor", "Unit SL");
    assert_eq!(units(&window), ["SL", "GA in SL"]);
    assert_eq!(undo_label(&window).as_deref(), Some("Buy GA Grav Armor into SL"));
    press(&mut window, "Buy RD Raiders");
    press(&mut window, "Buy RD Raiders");
    assert!(found(&window, "stranded-at-home-base"));
    drag(&mut window, "Unit RD 1", "Unit SL");
    assert_eq!(units(&window), ["SL", "GA in SL", "RD 1 in SL", "RD 2"]);
    assert_eq!(undo_label(&window).as_deref(), Some("Load RD 1 into SL"));
    assert!(said(&window, "Hold of SL: 3 of 5"));
    // The same by buttons.
    window.get_by_role_and_label(Role::Button, "Unit RD 2").click();
    window.run();
    choose(&mut window, "Load it into", "Load RD 2 into SL");
    assert_eq!(units(&window)[3], "RD 2 in SL");
    press(&mut window, "Take RD 2 out");
    assert_eq!(units(&window)[3], "RD 2");
    // What is dear can be bought all the same.
    press(&mut window, "Buy CR Cruiser");
    assert!(said(&window, "Mega-credits left: −23") && said(&window, "overspent"));
    assert!(found(&window, "viking-overspent"));
    // Selling a carrier takes its cargo out of the hold, in one step.
    window.get_by_role_and_label(Role::Button, "Unit SL").click();
    window.run();
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(units(&window), ["GA", "RD 1", "RD 2", "CR"]);
    assert_eq!(undo_label(&window).as_deref(), Some("Sell SL"));
    press(&mut window, "Undo");
    assert_eq!(units(&window).len(), 5);
    while undo_label(&window).is_some_and(|label| label != "Add force") {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn what_does_not_fit_is_said_and_can_be_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, "Wolves of the Beyond", folder.path());
    let before = bytes(&window);
    drag(&mut window, "Buy FD Fortress Defense", "Unit CR");
    assert!(found(&window, "hold-overfull") && found(&window, "viking-overspent"));
    assert!(said(&window, "Hold of CR: 10 of 8"));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    // A carrier is not put into its own hold, and a drag is given up with Escape.
    let (cruiser, raiders) = (button(&window, "Unit CR"), button(&window, "Unit RD 1"));
    drag_to(&mut window, cruiser, raiders);
    assert_eq!(bytes(&window), before);
    let outside = window.get_by_label("AT THE HOME BASE").rect().center();
    pick_up(&mut window, raiders, outside);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    window.drop_at(outside);
    window.run();
    assert_eq!(bytes(&window), before);
    drag_to(&mut window, raiders, outside);
    assert_eq!(undo_label(&window).as_deref(), Some("Take RD 1 out"));
    assert!(!found(&window, "deployed-more-than-owned"), "the set-up follows");
    // Back to the shop.
    drag(&mut window, "Unit RD 1", "Buy CR Cruiser");
    assert_eq!(undo_label(&window).as_deref(), Some("Sell RD 1"));
    assert_eq!(units(&window).len(), 6);
    for _ in 0..2 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn other_colors_can_be_bought_and_are_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, "Wolves of the Beyond", folder.path());
    assert!(window.query_by_label("Buy blue BC Battlecruiser").is_none());
    press(&mut window, "Other colours");
    press(&mut window, "Buy blue BC Battlecruiser");
    assert!(found(&window, "side-buys-foreign-unit"));
    // What is owned can be given back, whatever is shown.
    press(&mut window, "Other colours");
    press(&mut window, "Sell one blue BC Battlecruiser");
    assert!(!found(&window, "side-buys-foreign-unit"));
}

#[test]
fn the_budget_is_any_sum_or_sixty_and_a_die() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, "Wolves of the Beyond", folder.path());
    let before = bytes(&window);
    choose(&mut window, "Budget by the book", "60 + 2 = 62");
    assert_eq!(force(&window).budget, Points::new(62));
    assert!(said(&window, "Mega-credits left: −4"));
    press(&mut window, "Undo");
    for _ in 0..5 {
        press(&mut window, "Roll the die");
        assert!((61..=66).contains(&force(&window).budget.get()));
    }
    while undo_label(&window).is_some() {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
    press(&mut window, "Federation: blue");
    assert_eq!(force(&window).color, Color::Blue);
}

#[test]
fn the_federation_starts_by_the_book_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, "", folder.path());
    press(&mut window, "Federation: blue");
    let before = bytes(&window);
    press(&mut window, "Federate start by the book");
    let ships = units(&window).iter().filter(|name| name.starts_with("FF") || name.starts_with("FE")).count();
    assert_eq!(ships, 6);
    for (letters, capacity) in [("FF", 6), ("FE", 4)] {
        for number in 1..=3 {
            assert!(said(&window, &format!("Hold of {letters} {number}: {capacity} of {capacity}")), "{letters} {number}");
        }
    }
    assert!(!found(&window, "federate-hold-not-full") && !found(&window, "federate-start-not-as-printed"));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
}

#[test]
fn local_defenses_are_dealt_and_moved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, "Local defenses", folder.path());
    let before = bytes(&window);
    press(&mut window, "Deal at random");
    let first = bytes(&window);
    assert_ne!(first, before);
    assert_eq!(undo_label(&window).as_deref(), Some("Deal the local defenses with seed 1"));
    press(&mut window, "Deal at random");
    assert_eq!(undo_label(&window).as_deref(), Some("Deal the local defenses with seed 2"));
    assert_ne!(bytes(&window), first, "another seed, another deal");
    for _ in 0..2 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
    // By hand: from the mix into a system, and from there to another, where it does not belong.
    let system = |window: &Window, name: &str| {
        let cards = window.query_all_by_role_and_label(Role::Label, name);
        cards.map(|card| card.rect().center()).find(|at| at.x > 500.0 && at.x < 1500.0).expect("its card")
    };
    let (from, to) = (button(&window, "Take SF Security Forces"), system(&window, "Tiergran"));
    drag_to(&mut window, from, to);
    assert_eq!(undo_label(&window).as_deref(), Some("Take SF Security Forces in Tiergran"));
    let added = force(&window).units.ids().next_back().expect("a unit");
    let name = force(&window).unit_label(added, &content(&window).units);
    assert!(!found(&window, "local-unit-out-of-its-system"));
    let (from, to) = (button(&window, &format!("Unit {name}")), system(&window, "Raneb"));
    drag_to(&mut window, from, to);
    assert_eq!(undo_label(&window), Some(format!("Move {name} to Raneb")));
    assert!(found(&window, "local-technology-mismatch") && !found(&window, "local-unit-out-of-its-system"));
    assert_eq!(shown(&window).1, InForce::Unit(added));
    press(&mut window, &format!("Put back {name}"));
    press(&mut window, "Undo");
    press(&mut window, "Undo");
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_force_that_nothing_deploys_says_what_to_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, "Local defenses", folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::D);
    press(&mut window, "Deploy it in Twilight of the Outrim");
    let (id, _) = shown(&window);
    assert!(content(&window).scenarios.iter().any(|(_, scenario)| scenario.deploys(id)));
    assert!(window.get_by_role_and_label(Role::Button, "Deal at random").accesskit_node().label().is_some());
}

#[test]
fn everything_is_done_with_keys_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, "Wolves of the Beyond", folder.path());
    let before = bytes(&window);
    let focus = |window: &mut Window, name: &str| {
        window.get_by_role_and_label(Role::Button, name).focus();
        window.run();
        keys(window, Modifiers::NONE, Key::Enter);
    };
    focus(&mut window, "Buy RD Raiders");
    assert_eq!(units(&window).len(), 8);
    focus(&mut window, "Unit RD 3");
    assert!(matches!(shown(&window).1, InForce::Unit(_)));
    focus(&mut window, "One more of these");
    assert_eq!(units(&window).len(), 9);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(undo_label(&window).as_deref(), Some("Sell RD 3"));
    for _ in 0..3 {
        press(&mut window, "Undo");
    }
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_finding_about_a_type_leads_to_its_row() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, "", folder.path());
    for _ in 0..3 {
        press(&mut window, "Buy CR Cruiser");
    }
    assert!(found(&window, "counter-mix-exceeded"));
    keys(&mut window, Modifiers::NONE, Key::F8);
    let finding = window.state().state().document.findings().iter().find(|it| it.about.name == "counter-mix-exceeded");
    let row = format!("error: {}", finding.expect("it is found").message);
    window.get_by_role_and_label(Role::ListItem, &row).click_accesskit();
    window.run();
    assert!(matches!(shown(&window).1, InForce::Units(_)));
    assert!(window.get_by_role_and_label(Role::Button, "Buy CR Cruiser").is_focused());
}
