//! The unit desk, the table desk and the wall of tiles of Star Viking, driven by the accessible names of their controls.

use std::path::Path;

use drydock::editor::action::DeskMode;
use drydock::project::{Content, Game, Library, files};
use drydock::rules::star_viking::{
    self, Color, InForce, Operations, Outcome, Place, Shot, Symbol, Table, Technology, UnitType, Wealth,
};
use drydock::rules::{Count, Level, Origin};
use egui::accesskit::{Role, Toggled};
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Node;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_sized, press, project, type_into};

/// A window on the sample, changed beforehand, so tall that nothing has to be scrolled to.
fn open_changed(folder: &Path, change: impl FnOnce(&mut star_viking::Content)) -> Window {
    let file = folder.join("sample.drydock");
    let mut sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample");
    let Content::StarViking(content) = &mut sample.content else { panic!("designs of another game") };
    change(content);
    files::save(&file, &sample).expect("a saved file");
    open_sized(Some(file), folder, Vec2::new(1280.0, 2400.0))
}

fn open(folder: &Path) -> Window {
    open_changed(folder, |_| ())
}

fn designs(window: &Window) -> &star_viking::Content {
    let Content::StarViking(content) = &project(window).content else { panic!("a project for another game") };
    content
}

fn unit<'a>(window: &'a Window, name: &str) -> &'a UnitType {
    designs(window).units.find(|unit| unit.name == name).expect("the unit").1
}

fn choose(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::ListItem, name).click();
    window.run();
}

/// Chooses one of the things that a field offers.
fn pick(window: &mut Window, field: &str, words: &str) {
    window.get_by_role_and_label(Role::ComboBox, field).click();
    window.run();
    press(window, words);
}

fn check(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::CheckBox, name).click();
    window.run();
}

fn undo_label(window: &Window) -> Option<&str> {
    window.state().state().document.undo_label()
}

fn place(window: &Window) -> Place {
    match window.state().state().document.place() {
        project::Place::StarViking(place) => *place,
        other => panic!("{other:?} is selected"),
    }
}

fn is_found(window: &Window, rule: &str) -> bool {
    window.state().state().document.findings().iter().any(|finding| finding.about.name == rule)
}

#[test]
fn a_new_type_of_unit_is_given_all_its_values() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Add unit type");
    type_into(&mut window, Role::TextInput, "Unit name", "Marauder");
    type_into(&mut window, Role::TextInput, "Letters", "MR");
    for button in ["Colour: blue", "Technology: B", "Operations code: P", "Symbol: sloop"] {
        press(&mut window, button);
    }
    for (field, value) in [("Electronic warfare", "3"), ("Attack", "4"), ("Defense", "5"), ("Counters", "2")] {
        type_into(&mut window, Role::SpinButton, field, value);
    }
    for question in ["Holds cargo", "Can be cargo", "Multi-hit", "Has a cost"] {
        check(&mut window, question);
    }
    for (field, value) in [("Hold capacity", "3"), ("Cargo size", "4"), ("Cost", "12")] {
        type_into(&mut window, Role::SpinButton, field, value);
    }
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let made = unit(&window, "Marauder");
    assert_eq!((made.letters.as_str(), made.color, made.technology), ("MR", Color::Blue, Technology::B));
    assert_eq!((made.operations, made.symbol, made.multi_hit), (Operations::P, Symbol::Sloop, true));
    assert_eq!((made.bottom_line().as_str(), made.count.get()), ("345 P", 2));
    assert_eq!(made.capacity.zip(made.size).map(|(hold, size)| (hold.get(), size.get())), Some((3, 4)));
    assert_eq!(made.cost.map(Count::get), Some(12));
    window.get_by_role_and_label(Role::Image, "Front of the counter: 345 P");
    for question in ["Holds cargo", "Can be cargo", "Has a cost"] {
        check(&mut window, question);
    }
    let bare = unit(&window, "Marauder");
    assert_eq!((bare.capacity, bare.size, bare.cost), (None, None, None));
    assert!(is_found(&window, "unit-without-cost"));
}

#[test]
fn an_edit_makes_numbers_the_designers_own_and_a_choice_takes_that_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "red SL Sloop");
    let origin = |window: &Window| unit(window, "Sloop").origin;
    let before = origin(&window);
    assert_eq!(before.cost, Origin::Book);
    type_into(&mut window, Role::SpinButton, "Cost", "31");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!((origin(&window).cost, origin(&window).values), (Origin::Own, before.values));
    assert_eq!(undo_label(&window), Some("Set cost"));
    press(&mut window, "Undo");
    assert_eq!(origin(&window), before);
    press(&mut window, "Increase attack");
    assert_eq!((origin(&window).values, origin(&window).cost), (Origin::Own, Origin::Book));
    pick(&mut window, "Origin of the values", "seen on a published component");
    assert_eq!(origin(&window).values, Origin::Seen);
    press(&mut window, "Increase counters");
    assert_eq!(origin(&window).count, Origin::Own);
}

#[test]
fn speed_is_asked_of_troops_only_and_the_code_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "green AW Air Wing");
    let speed = window.get_by_role_and_label(Role::SpinButton, "Speed");
    assert_eq!(speed.accesskit_node().numeric_value(), Some(2.0));
    window.get_by_label(Operations::A.says());
    press(&mut window, "Operations code: *P");
    assert!(window.query_by_role_and_label(Role::SpinButton, "Speed").is_none());
    window.get_by_label(Operations::LimitedP.says());
}

#[test]
fn a_finding_leads_to_its_field_and_its_fix_stands_beside_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_changed(folder.path(), |content| {
        let (id, sloop) = content.units.find(|unit| unit.letters == "SL").expect("a sloop");
        let sloop = UnitType { cost: None, attack: Level::clamped(12), ..sloop.clone() };
        *content.units.get_mut(id).expect("a sloop") = sloop;
    });
    press(&mut window, "Advice");
    choose(&mut window, "warning: The red SL Sloop has no cost.");
    assert!(window.get_by_role_and_label(Role::CheckBox, "Has a cost").is_focused());
    choose(&mut window, "warning: The red SL Sloop has attack 12.");
    assert!(window.get_by_role_and_label(Role::SpinButton, "Electronic warfare").is_focused());
    press(&mut window, "Fix: Bring the values into range");
    assert_eq!(unit(&window, "Sloop").attack.get(), 9);
    choose(&mut window, "red CR Cruiser");
    press(&mut window, "Go to Wolves of the Beyond, which has 1");
    let (cruiser, _) = designs(&window).units.find(|unit| unit.letters == "CR").expect("a cruiser");
    assert!(matches!(place(&window), Place::Force(_, InForce::Units(of)) if of == cruiser));
}

#[test]
fn types_of_unit_are_copied_and_pasted_as_a_table() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "red SL Sloop");
    window.event(egui::Event::Copy);
    window.step();
    let copied = window.output().platform_output.commands.iter().find_map(|command| match command {
        egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    let copied = copied.expect("a text on the clipboard");
    assert!(copied.contains("red\tSL\tSloop\tA\tS\t3\t5\t6"), "{copied}");
    let before = designs(&window).units.len();
    window.event(egui::Event::Paste(copied.replace("Sloop", "Cutter")));
    window.run();
    // One of its colour and letters is there, by which a type is known.
    press(&mut window, "Add beside");
    assert_eq!(designs(&window).units.len(), before + 1);
    assert_eq!(unit(&window, "Cutter").origin.values, Origin::Own);
    assert_eq!(undo_label(&window), Some("Add a table"));
}

#[test]
fn a_cell_of_the_combat_table_is_set_emptied_and_found_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Combat");
    let cell = "Differential +2, roll 7";
    let shot = |window: &Window| designs(window).tables.combat.shot(2, 7);
    assert_eq!((shot(&window), designs(&window).tables.combat.origin), (Some(Shot::Hit), Origin::Reconstructed));
    type_into(&mut window, Role::TextInput, cell, "c");
    assert_eq!((shot(&window), designs(&window).tables.combat.origin), (Some(Shot::Critical), Origin::Own));
    assert_eq!(undo_label(&window), Some("Set Differential +2, roll 7"));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(shot(&window), Some(Shot::Hit));
    let field = window.get_by_role_and_label(Role::TextInput, cell);
    assert_eq!(field.accesskit_node().value().as_deref(), Some("H"), "a step back is seen in the cell that has the keys");
    keys(&mut window, Modifiers::COMMAND, Key::A);
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(shot(&window), None);
    assert!(is_found(&window, "table-cell-missing"));
    window.get_by_label("A cell of the row 7 is missing");
    choose(&mut window, "Plunder");
    keys(&mut window, Modifiers::NONE, Key::F8);
    press(&mut window, "Advice");
    choose(&mut window, "error: The table \"Combat\" lacks 1 cell.");
    assert_eq!(place(&window), Place::Table(Table::Combat));
    assert!(window.get_by_role_and_label(Role::TextInput, cell).is_focused(), "the keys are where something is missing");
    type_into(&mut window, Role::TextInput, cell, "h");
    assert!(!is_found(&window, "table-cell-missing"));
    type_into(&mut window, Role::TextInput, cell, "x");
    assert_eq!(shot(&window), Some(Shot::Hit), "what cannot be read changes nothing");
    pick(&mut window, "Origin of the table Combat", "from the rulebook");
    assert_eq!(designs(&window).tables.combat.origin, Origin::Book);
}

#[test]
fn keys_go_from_cell_to_cell() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Plunder");
    let focused = |window: &Window, name: &str| window.get_by_role_and_label(Role::TextInput, name).is_focused();
    type_into(&mut window, Role::TextInput, "Die 1, code wB", "9");
    assert_eq!(designs(&window).tables.plunder.yields(Wealth::B, 1), Some(9));
    keys(&mut window, Modifiers::NONE, Key::Tab);
    assert!(focused(&window, "Die 2, code wB"));
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert!(focused(&window, "Die 2, code wC"));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(focused(&window, "Die 2, code wD"));
    keys(&mut window, Modifiers::NONE, Key::ArrowUp);
    keys(&mut window, Modifiers::SHIFT, Key::Tab);
    assert!(focused(&window, "Die 1, code wC"));
}

#[test]
fn columns_that_fall_are_marked_and_columns_are_added() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Combat");
    type_into(&mut window, Role::TextInput, "Differential +6, roll 7", "-");
    assert!(is_found(&window, "combat-table-not-monotone"));
    for column in ["+5", "+6"] {
        window.get_by_label(&format!("Differential {column}: the better one of two columns hits less often"));
    }
    let columns = designs(&window).tables.combat.columns();
    press(&mut window, "Increase columns");
    assert_eq!(designs(&window).tables.combat.columns(), columns + 1);
    assert!(is_found(&window, "table-cell-missing"));
    press(&mut window, "Decrease columns");
    assert!(!is_found(&window, "table-cell-missing"));
}

#[test]
fn every_number_of_the_small_tables_can_be_set() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Combat modifiers");
    type_into(&mut window, Role::SpinButton, "Evading in the open", "-3");
    type_into(&mut window, Role::TextInput, "Primitive units", "mi, ho");
    choose(&mut window, "Repairs");
    type_into(&mut window, Role::SpinButton, "A critical hit", "11");
    assert_eq!(undo_label(&window), Some("Set a critical hit"));
    choose(&mut window, "Hit markers");
    type_into(&mut window, Role::SpinButton, "Markers for two hits", "5");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let tables = &designs(&window).tables;
    assert_eq!(tables.modifiers.open.evading.get(), -3);
    assert_eq!(tables.modifiers.near.primitives, ["MI", "HO"]);
    assert_eq!((tables.repairs.critical_hit.get(), tables.markers.two_hits.get()), (11, 5));
    assert_eq!((tables.repairs.origin, tables.economy.origin), (Origin::Own, Origin::Book));
}

#[test]
fn politics_are_edited_outcome_by_outcome() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    choose(&mut window, "Politics");
    type_into(&mut window, Role::TextInput, "Rolls of outcome 1 of table 1", "2");
    window.get_by_label("No outcome for 5.");
    assert!(is_found(&window, "table-cell-missing"));
    press(&mut window, "Add an outcome to table 1");
    let general = |window: &Window| designs(window).tables.politics.tables[0].clone();
    let last = general(&window).outcomes.len();
    type_into(&mut window, Role::TextInput, &format!("Name of outcome {last} of table 1"), "Boom");
    let outcome = |window: &Window| general(window).outcomes.last().map(|last| (last.name.clone(), last.rolls_label()));
    assert_eq!(outcome(&window), Some(("Boom".to_owned(), "5".to_owned())));
    assert!(!is_found(&window, "table-cell-missing"));
    press(&mut window, &format!("Remove outcome {last} of table 1"));
    assert_ne!(outcome(&window), Some(("Boom".to_owned(), "5".to_owned())));
    window.get_by_role_and_label(Role::Button, "Add a table of dice").scroll_to_me();
    window.run();
    press(&mut window, "Add a table of dice");
    assert_eq!(designs(&window).tables.politics.tables.last().map(|table| table.outcomes.clone()), Some(Vec::<Outcome>::new()));
}

#[test]
fn the_wall_shows_every_tile_and_opens_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    press(&mut window, "Systems as a wall of tiles");
    assert_eq!(window.get_all_by_role(Role::GridCell).count(), 12);
    let tile = "Tile Tiergran: technology B, wealth 14";
    let names = |window: &Window| -> Vec<String> {
        designs(window).systems.iter().take(3).map(|(_, system)| system.name.clone()).collect()
    };
    window.get_by_role_and_label(Role::GridCell, tile).click();
    window.run();
    assert_eq!(window.state().state().view.desk, DeskMode::Overview);
    let chosen = window.get_by_role_and_label(Role::GridCell, tile).accesskit_node().toggled();
    assert_eq!(chosen, Some(Toggled::True));
    keys(&mut window, Modifiers::ALT, Key::ArrowRight);
    assert_eq!(names(&window), ["Userkaf", "Raneb", "Tiergran"]);
    assert_eq!(undo_label(&window), Some("Change the order"));
    keys(&mut window, Modifiers::ALT, Key::ArrowLeft);
    assert_eq!(names(&window), ["Userkaf", "Tiergran", "Raneb"]);
    keys(&mut window, Modifiers::NONE, Key::ArrowRight);
    let raneb = window.get_by_role_and_label(Role::GridCell, "Tile Raneb: technology C, wealth 8");
    assert!(raneb.is_focused());
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(window.state().state().view.desk, DeskMode::Design);
    let (raneb, _) = designs(&window).systems.find(|system| system.name == "Raneb").expect("Raneb");
    assert!(matches!(place(&window), Place::System(system, _) if system == raneb));
}

#[test]
fn several_tiles_are_chosen_and_dragged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::Num3);
    let is_of =
        |cell: &Node, name: &str| cell.accesskit_node().label().is_some_and(|label| label.starts_with(&format!("Tile {name}:")));
    let cell = |window: &Window, name: &str| {
        let found = window.get_all_by_role(Role::GridCell).find(|cell| is_of(cell, name));
        found.expect("its tile").rect().center()
    };
    for (name, modifiers) in [("Userkaf", Modifiers::NONE), ("Raneb", Modifiers::COMMAND)] {
        let wanted = window.get_all_by_role(Role::GridCell).find(|cell| is_of(cell, name));
        wanted.expect("its tile").click_modifiers(modifiers);
        window.run();
    }
    assert_eq!(window.state().state().chosen().len(), 2);
    let (from, to) = (cell(&window, "Userkaf"), cell(&window, "Nebka"));
    window.drag_at(from);
    window.run();
    for part in 1..=4 {
        window.hover_at(from + (to - from) * (part as f32 / 4.0));
        window.run();
    }
    window.drop_at(to);
    window.run();
    let names: Vec<&str> = designs(&window).systems.iter().take(4).map(|(_, system)| system.name.as_str()).collect();
    assert_eq!(names, ["Tiergran", "Raneb", "Nebka", "Userkaf"]);
    press(&mut window, "Add a star system");
    assert_eq!(designs(&window).systems.len(), 13);
}

#[test]
fn a_check_box_says_whether_a_unit_takes_several_hits() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    for (name, on) in [("red CR Cruiser", Toggled::True), ("red RD Raiders", Toggled::False)] {
        choose(&mut window, name);
        let hits = window.get_by_role_and_label(Role::CheckBox, "Multi-hit");
        assert_eq!(hits.accesskit_node().toggled(), Some(on), "{name}");
    }
}
