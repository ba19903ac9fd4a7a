//! The scenario form, the style desk and the blue book, driven by the accessible names of their controls.

use std::path::Path;

use drydock::geometry::{Edge, Facing, Space};
use drydock::project::{Content as AnyContent, Library, Project, files};
use drydock::rules::launch_fighters::{
    Area, AreaPurpose, Content, Edit, Entry, Fleet, FleetShip, Goal, Hull, Map, Part, PlacedShip, Reward, Scenario, SetUp, Ship,
    Side, Style,
};
use drydock::rules::{Change, Count, Id, Points};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Shown as _, Window, bytes, keys, open_sized, open_template, press, project, type_into};

/// A map with an area, two ships, and two fleets of both.
fn battle() -> Content {
    let ship = |name| Ship::named(name).with(Part::Cannons, 3).with(Part::Defense, 2).with(Part::Move, 2);
    let fleet = |name: &str| {
        let ships = [FleetShip::of(Id::new(1)), FleetShip::of(Id::new(2))].into_iter().collect();
        Fleet { name: name.into(), flagship: Some(Id::new(1)), ships, ..Fleet::default() }
    };
    let area = Area { name: "Gate".into(), purpose: AreaPurpose::Control, spaces: [Space::new(3, 3)].into() };
    let map = Map { name: "Narrows".into(), areas: [area].into_iter().collect(), ..Map::default() };
    Content {
        ships: [ship("Lance"), ship("Sloop")].into_iter().collect(),
        fleets: [fleet("Reds"), fleet("Blues")].into_iter().collect(),
        maps: [map].into_iter().collect(),
        ..Content::default()
    }
}

fn open_content(content: Content, folder: &Path) -> Window {
    let file = folder.join("battle.drydock");
    files::save(&file, &Project::with_content(content.into(), "Battle")).expect("a saved file");
    open_sized(Some(file), folder, Vec2::new(1280.0, 2400.0))
}

fn content(window: &Window) -> &Content {
    let AnyContent::LaunchFighters(content) = &project(window).content else { panic!("designs of another game") };
    content
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.iter().next().expect("a scenario").1
}

/// Opens a field and takes one of the things that it offers.
fn choose(window: &mut Window, field: &str, offer: &str) {
    window.get_by_role_and_label(Role::ComboBox, field).click();
    window.run();
    let offers: Vec<_> = window.get_all_by_role_and_label(Role::ListBoxOption, offer).collect();
    offers.last().expect("an offer").click();
    window.run();
}

/// A fleet as it is offered to a side, with what its ships cost.
fn tick(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::CheckBox, name).click();
    window.run();
}

fn undo_all(window: &mut Window) {
    while window.state().state().document.undo_label().is_some() {
        press(window, "Undo");
    }
}

#[test]
fn the_blue_book_is_copied_from_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    let before = bytes(&window);
    press(&mut window, "Take a ship from the blue book");
    type_into(&mut window, Role::TextInput, "Search the blue book", "zikket");
    assert!(window.query_by_role_and_label(Role::Button, "Look at Kezzik").is_none());
    press(&mut window, "Look at Zikket");
    window.get_by_role_and_label(Role::Image, "Page: Zikket");
    tick(&mut window, "Take Zikket");
    press(&mut window, "Add to the project");
    assert_eq!((content(&window).ships.len(), content(&window).styles.len()), (1, 1));
    let (_, ship) = content(&window).ships.iter().next().expect("a ship");
    assert_eq!(content(&window).style_of(ship).map(Style::label), Some("Zikkari Orchards"));

    // What is there already is not copied again, and a fleet brings only what is missing.
    keys(&mut window, Modifiers::COMMAND, Key::B);
    assert!(window.get_by_role_and_label(Role::TextInput, "Search the blue book").is_focused());
    window.get_by_role_and_label(Role::TextInput, "Search the blue book").type_text("zikket");
    window.run();
    tick(&mut window, "Take Zikket");
    window.get_by_words("has all of this already");
    assert!(window.get_by_role_and_label(Role::Button, "Add to the project").accesskit_node().is_disabled());
    keys(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_fleet_of_the_blue_book_brings_its_ships_and_a_style_comes_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::B);
    window.get_by_role_and_label(Role::TextInput, "Search the blue book").type_text("aumen");
    window.run();
    press(&mut window, "Look at Small Hours");
    window.get_by_label("Points spent");
    assert!(window.get_all_by_label("100").count() >= 1, "what is spent stands beside it");
    tick(&mut window, "Take Small Hours");
    type_into(&mut window, Role::TextInput, "Search the blue book", "zikkari");
    tick(&mut window, "Take Zikkari Orchards");
    press(&mut window, "Add to the project");
    let (_, fleet) = content(&window).fleets.iter().next().expect("a fleet");
    assert_eq!((fleet.name.as_str(), fleet.ships.len()), ("Small Hours", 3));
    assert!(fleet.ships.iter().all(|(_, ship)| content(&window).ships.get(ship.design).is_some()));
    assert_eq!(
        content(&window).styles.iter().map(|(_, style)| style.label()).collect::<Vec<_>>(),
        ["Aumen Choir", "Zikkari Orchards"]
    );
    assert!(window.query_by_label("Add from the blue book").is_none(), "the book is closed");
    press(&mut window, "Undo");
    assert!(content(&window).fleets.is_empty() && content(&window).ships.is_empty() && content(&window).styles.is_empty());
}

#[test]
fn a_scenario_is_made_from_nothing_to_its_notes_and_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_content(battle(), folder.path());
    let before = bytes(&window);
    press(&mut window, "Add scenario");
    assert!(window.get_by_role_and_label(Role::TextInput, "Scenario name").is_focused());
    assert_eq!((scenario(&window).name.as_str(), scenario(&window).map), ("Scenario", Some(Id::new(1))));
    let fleets = |window: &Window| scenario(window).sides.iter().map(|(_, side)| side.fleet).collect::<Vec<_>>();
    assert_eq!(fleets(&window), [Some(Id::new(1)), Some(Id::new(2))]);
    type_into(&mut window, Role::TextInput, "Scenario name", "At the gate");
    press(&mut window, "Set-up: free");
    tick(&mut window, "Special landing rules");
    tick(&mut window, "Turn limit");
    press(&mut window, "Decrease last turn");
    let made = scenario(&window);
    assert_eq!(made.name, "At the gate");
    assert_eq!((made.set_up, made.landing, made.turn_limit), (SetUp::Free, true, Some(Count::clamped(9))));

    // Sides: named, added, moved, removed.
    type_into(&mut window, Role::TextInput, "Name of side 2", "Raiders");
    press(&mut window, "Add a side");
    assert!(window.get_by_role_and_label(Role::TextInput, "Name of side 3").is_focused());
    choose(&mut window, "Fleet of side 3", "Reds");
    press(&mut window, "Move side 3 up");
    assert_eq!(fleets(&window), [Some(Id::new(1)), Some(Id::new(1)), Some(Id::new(2))]);
    press(&mut window, "Remove side 2");
    assert_eq!(fleets(&window), [Some(Id::new(1)), Some(Id::new(2))]);

    // Reinforcements.
    press(&mut window, "Add reinforcements to side 1");
    assert!(window.get_by_role_and_label(Role::SpinButton, "Turn of reinforcements 1 of side 1").is_focused());
    keys(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, "Increase turn of reinforcements 1 of side 1");
    tick(&mut window, "B Sloop in reinforcements 1 of side 1");
    choose(&mut window, "Entry of reinforcements 1 of side 1", "Gate");
    let (_, side) = scenario(&window).sides.iter().next().expect("a side");
    let group = &side.reinforcements[0];
    assert_eq!((group.turn.get(), group.ships.as_slice(), group.entry), (3, [Id::new(2)].as_slice(), Entry::Area(Id::new(1))));

    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

/// A scenario between the two fleets, on the map.
fn fought() -> Content {
    let mut content = battle();
    let placed = PlacedShip { ship: Id::new(2), at: Space::new(5, 5), facing: Facing::new(0) };
    let sides = [
        Side { fleet: Some(Id::new(1)), ships: vec![placed], ..Side::default() },
        Side { fleet: Some(Id::new(2)), ..Side::default() },
    ];
    content.scenarios.add(Scenario {
        name: "At the gate".into(),
        map: Some(Id::new(1)),
        set_up: SetUp::Free,
        sides: sides.into_iter().collect(),
        ..Scenario::default()
    });
    content
}

/// A window on the form of that scenario.
fn form(content: Content, folder: &Path) -> Window {
    let mut window = open_content(content, folder);
    window.get_by_role_and_label(Role::ListItem, "At the gate").click();
    window.run();
    press(&mut window, "Sides and victory");
    window
}

#[test]
fn a_ship_on_the_map_arrives_later_instead() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(fought(), folder.path());
    let before = bytes(&window);
    press(&mut window, "Add reinforcements to side 1");
    press(&mut window, "Take ships off the map for reinforcements 1 of side 1");
    press(&mut window, "B Sloop");
    let (_, side) = scenario(&window).sides.iter().next().expect("a side");
    assert!(side.ships.is_empty() && side.reinforcements[0].ships == [Id::new(2)]);
    tick(&mut window, "A Lance in reinforcements 1 of side 1");
    let (_, side) = scenario(&window).sides.iter().next().expect("a side");
    assert_eq!(side.reinforcements[0].ships, [Id::new(1), Id::new(2)], "in the order of the fleet");
    // A ship that arrives with one group is not offered to another.
    press(&mut window, "Add reinforcements to side 1");
    assert!(window.query_by_role_and_label(Role::CheckBox, "A Lance in reinforcements 2 of side 1").is_none());
    press(&mut window, "Remove reinforcements 1 of side 1");
    window.get_by_role_and_label(Role::CheckBox, "A Lance in reinforcements 1 of side 1");
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn conditions_of_every_kind_are_sentences_and_fields() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(fought(), folder.path());
    let before = bytes(&window);
    press(&mut window, "Add a condition");
    let goal = |window: &Window| scenario(window).conditions.iter().next().expect("a condition").1.goal;
    assert_eq!(goal(&window), Goal::Escape { edge: Edge::North, ship: None });
    choose(&mut window, "Edge of condition 1", "East");
    choose(&mut window, "Ship of condition 1", "Sloop");
    assert_eq!(goal(&window), Goal::Escape { edge: Edge::East, ship: Some(Id::new(2)) });
    window.get_by_words("Reds scores 10 points when Sloop retreats over the east edge.");
    type_into(&mut window, Role::SpinButton, "Points of condition 1", "25");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    choose(&mut window, "Goal of condition 1", "Hold an area");
    press(&mut window, "Increase turns of condition 1");
    assert_eq!(goal(&window), Goal::Hold { area: Id::new(1), turns: Count::clamped(2) });
    choose(&mut window, "Goal of condition 1", "Keep a ship afloat");
    assert_eq!(goal(&window), Goal::Protect { ship: Id::new(1) });
    choose(&mut window, "Side of condition 1", "Blues");
    choose(&mut window, "Goal of condition 1", "Eliminate a ship");
    assert_eq!(goal(&window), Goal::Destroy { of: Id::new(1), ship: Id::new(1) });
    let (_, condition) = scenario(&window).conditions.iter().next().expect("a condition");
    assert_eq!((condition.side, condition.reward), (Id::new(2), Reward::Points(Points::new(25))));
    choose(&mut window, "Reward of condition 1", "The game, at once");
    window.get_by_words("Blues wins the game when Lance of Reds is eliminated.");
    press(&mut window, "Add a condition");
    press(&mut window, "Move condition 2 up");
    assert_eq!(scenario(&window).conditions.ids().collect::<Vec<_>>(), [Id::new(2), Id::new(1)]);

    // A side does not go without saying what goes with it.
    press(&mut window, "Remove side 1");
    window.get_by_words("With side 1 goes: 1 placed ship and 2 victory conditions.");
    press(&mut window, "Keep side 1");
    press(&mut window, "Remove side 1");
    press(&mut window, "Remove side 1 with all of this");
    assert_eq!((scenario(&window).sides.len(), scenario(&window).conditions.len()), (1, 0));
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn notes_are_paragraphs_in_an_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = form(fought(), folder.path());
    for words in ["First", "Second"] {
        press(&mut window, "Add a paragraph");
        let last = scenario(&window).notes.len();
        type_into(&mut window, Role::MultilineTextInput, &format!("Paragraph {last} of the notes"), words);
    }
    assert_eq!(scenario(&window).notes, ["First", "Second"]);
    press(&mut window, "Undo");
    assert_eq!(scenario(&window).notes, ["First", ""], "what was typed is one step");
    press(&mut window, "Redo");
    press(&mut window, "Move paragraph 2 up");
    assert_eq!(scenario(&window).notes, ["Second", "First"]);
    press(&mut window, "Remove paragraph 1");
    assert_eq!(scenario(&window).notes, ["First"]);
}

#[test]
fn another_fleet_keeps_the_places_of_the_ships_that_it_has() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut content = fought();
    content.fleets.add(Fleet {
        name: "Alone".into(),
        ships: [FleetShip::of(Id::new(1))].into_iter().collect(),
        ..Fleet::default()
    });
    let mut window = form(content, folder.path());
    let placed = |window: &Window| scenario(window).sides.iter().next().expect("a side").1.ships.len();
    choose(&mut window, "Fleet of side 1", "No fleet");
    choose(&mut window, "Fleet of side 1", "Blues");
    assert_eq!(placed(&window), 1);
    choose(&mut window, "Fleet of side 1", "Alone");
    assert_eq!(placed(&window), 0);
}

#[test]
fn a_scenario_survives_that_its_fleet_and_its_map_are_gone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut content = fought();
    let (first, area) = (Id::new(1), Id::new(1));
    let reward = Reward::Points(Points::new(5));
    let mut scenario_of_all = content.scenarios.get(first).expect("the scenario").clone();
    for goal in [
        Goal::Hold { area, turns: Count::clamped(2) },
        Goal::Escape { edge: Edge::West, ship: Some(Id::new(1)) },
        Goal::Protect { ship: Id::new(2) },
        Goal::Destroy { of: Id::new(9), ship: Id::new(9) },
    ] {
        let condition = launch_fighters::Condition { side: Id::new(1), goal, reward };
        scenario_of_all.conditions.add(condition);
    }
    let side = scenario_of_all.sides.get_mut(Id::new(1)).expect("a side");
    let ships = vec![Id::new(1), Id::new(8)];
    let group = launch_fighters::Reinforcement { turn: Count::clamped(2), ships, entry: Entry::Area(area) };
    side.reinforcements.push(group);
    content.apply(&Edit::Scenario(Change::Set(first, scenario_of_all))).expect("it is there");
    content.apply(&Edit::Fleet(Change::Remove(Id::new(1)))).expect("it is there");
    content.apply(&Edit::Map(Change::Remove(Id::new(1)))).expect("it is there");
    let mut window = form(content, folder.path());
    assert!(window.get_all_by_label_contains("a ship that is gone").count() >= 3, "the sentences say what is gone");
    press(&mut window, "New map of the scenario");
    assert!(window.get_by_role_and_label(Role::TextInput, "Map name").is_focused());
    assert_eq!(scenario(&window).map.and_then(|map| content_map(&window, map)), Some("Map"));
    window.get_by_role_and_label(Role::ListItem, "At the gate").click();
    window.run();
    press(&mut window, "New fleet of side 1");
    assert!(window.get_by_role_and_label(Role::TextInput, "Fleet name").is_focused());
    let (_, side) = scenario(&window).sides.iter().next().expect("a side");
    assert!(side.fleet.is_some_and(|fleet| self::content(&window).fleets.get(fleet).is_some()));
}

fn content_map(window: &Window, map: Id<Map>) -> Option<&str> {
    content(window).maps.get(map).map(Map::label)
}

#[test]
fn a_problem_leads_to_its_field() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut content = fought();
    let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
    scenario.turn_limit = Some(Count::clamped(3));
    let side = scenario.sides.get_mut(Id::new(2)).expect("a side");
    let group =
        launch_fighters::Reinforcement { turn: Count::clamped(5), ships: vec![Id::new(1)], entry: Entry::Edge(Edge::South) };
    side.reinforcements.push(group);
    let mut window = open_content(content, folder.path());
    let finding =
        window.state().state().document.findings().iter().find(|finding| finding.about.name == "reinforcement-after-the-end");
    let message = finding.expect("the finding").message.clone();
    press(&mut window, "Warnings");
    press(&mut window, "Advice");
    window.get_by_role_and_label(Role::ListItem, &format!("error: {message}")).click();
    window.run();
    assert!(window.get_by_role_and_label(Role::SpinButton, "Turn of reinforcements 1 of side 2").is_focused());
    let beside: Vec<_> = window.get_all_by_label(&message).collect();
    assert!(!beside.is_empty(), "the finding is shown at the group");
}

#[test]
fn the_outline_has_every_verb_for_scenarios_and_styles() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open_content(fought(), folder.path());
    let before = bytes(&window);
    for (name, copy, field) in [("At the gate", "At the gate copy", "Scenario name"), ("Style", "Style copy", "Style name")] {
        if name == "Style" {
            press(&mut window, "Add fleet style");
            assert!(window.get_by_role_and_label(Role::TextInput, "Style name").is_focused());
            keys(&mut window, Modifiers::NONE, Key::Escape);
        }
        window.get_by_role_and_label(Role::ListItem, name).click();
        window.run();
        keys(&mut window, Modifiers::COMMAND, Key::D);
        window.get_by_role_and_label(Role::ListItem, copy);
        assert!(window.get_by_role_and_label(Role::TextInput, field).is_focused());
        keys(&mut window, Modifiers::NONE, Key::Escape);
        window.get_by_role_and_label(Role::ListItem, copy).click();
        window.run();
        keys(&mut window, Modifiers::ALT, Key::ArrowUp);
        keys(&mut window, Modifiers::NONE, Key::F2);
        assert!(window.get_by_role_and_label(Role::TextInput, field).is_focused());
        type_into(&mut window, Role::TextInput, field, "Another");
        keys(&mut window, Modifiers::NONE, Key::Enter);
        window.get_by_role_and_label(Role::ListItem, name).click();
        window.run();
        keys(&mut window, Modifiers::NONE, Key::Delete);
        assert!(window.query_by_role_and_label(Role::ListItem, name).is_none());
        window.get_by_role_and_label(Role::ListItem, "Another").click();
        window.run();
        keys(&mut window, Modifiers::NONE, Key::Delete);
    }
    assert!(content(&window).scenarios.is_empty() && content(&window).styles.is_empty());
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn a_style_is_edited_with_its_picture_and_tells_who_wears_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut content = battle();
    content.styles.add(Style::of_hull("Makers", Hull::Wedge));
    content.ships.get_mut(Id::new(1)).expect("Lance").style = Some(Id::new(1));
    let mut window = open_content(content, folder.path());
    let before = bytes(&window);
    window.get_by_role_and_label(Role::ListItem, "Makers").click();
    window.run();
    window.get_by_role_and_label(Role::Image, "Page: Style Makers");
    press(&mut window, "Hull: carapace");
    type_into(&mut window, Role::TextInput, "Hull colour", "#102030");
    type_into(&mut window, Role::MultilineTextInput, "Doctrine", "Wait and see.");
    let (_, style) = self::content(&window).styles.iter().next().expect("a style");
    assert_eq!(
        (style.hull, style.primary.to_string().as_str(), style.doctrine.as_str()),
        (Hull::Carapace, "#102030", "Wait and see.")
    );
    press(&mut window, "Go to Lance");
    window.get_by_role_and_label(Role::TextInput, "Ship name");
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn an_empty_project_says_what_comes_next() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::EMPTY, folder.path());
    assert_eq!(window.query_all_by_label("done").count(), 0);
    press(&mut window, "Design ships");
    assert!(window.get_by_role_and_label(Role::TextInput, "Ship name").is_focused());
    keys(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, "Project");
    assert_eq!(window.get_all_by_label("done").count(), 1);
    press(&mut window, "Draw a map");
    assert_eq!(content(&window).maps.len(), 1);
}
