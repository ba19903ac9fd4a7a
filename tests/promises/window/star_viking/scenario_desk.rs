//! The scenario desk of Star Viking, driven by the accessible names of its controls.

use std::path::Path;

use drydock::project::{Content as AnyContent, Game, Library, Project, files};
use drydock::rules::star_viking::{Color, Content, Force, ForceUnit, Scenario, ScenarioForm, Station, System, Victory};
use drydock::rules::{Count, Id};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, bytes, keys, open_sized, press, press_anywhere, project, type_into};

/// A window on a template, changed before it is opened, that is tall enough to click everything.
fn open(template: &str, folder: &Path, change: impl FnOnce(&mut Content)) -> Window {
    let template = Library::bundled().template(Game::StarViking, template).expect("the template");
    let AnyContent::StarViking(mut content) = template.content.clone() else { panic!("designs of another game") };
    change(&mut content);
    let file = folder.join("game.drydock");
    files::save(&file, &Project::with_content(content.into(), "Game")).expect("a saved file");
    open_sized(Some(file), folder, Vec2::new(1280.0, 2600.0))
}

/// Twelve systems without bodies and a force of each colour, with a unit in the first.
fn pieces(content: &mut Content) {
    content.systems = (1..=12).map(|number| System { name: format!("System {number}"), ..System::default() }).collect();
    for color in [Color::Red, Color::Blue, Color::Green] {
        let unit = content.units.find(|unit| unit.color == color).expect("a type of the colour").0;
        let units = [ForceUnit::of(unit)].into_iter().collect();
        content.forces.add(Force { name: format!("The {color} force"), color, units, ..Force::default() });
    }
}

fn content(window: &Window) -> &Content {
    let AnyContent::StarViking(content) = &project(window).content else { panic!("designs of another game") };
    content
}

fn scenario(window: &Window) -> &Scenario {
    content(window).scenarios.iter().next().expect("a scenario").1
}

fn tick(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::CheckBox, name).click();
    window.run();
}

/// Opens a field and takes one of the things that it offers.
fn choose(window: &mut Window, field: &str, offer: &str) {
    window.get_by_role_and_label(Role::ComboBox, field).click();
    window.run();
    window.get_all_by_role_and_label(Role::ListBoxOption, offer).last().expect("an offer").click();
    window.run();
}

fn go_to(window: &mut Window, thing: &str) {
    window.get_by_role_and_label(Role::ListItem, thing).click();
    window.run();
}

fn undo_all(window: &mut Window) {
    while window.state().state().document.undo_label().is_some() {
        press(window, "Undo");
    }
}

#[test]
fn a_scenario_is_made_from_nothing_to_its_notes_and_undone() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, folder.path(), pieces);
    let before = bytes(&window);
    press(&mut window, "Add scenario");
    assert!(window.get_by_role_and_label(Role::TextInput, "Scenario name").is_focused());
    assert_eq!((scenario(&window).form, scenario(&window).turns), (ScenarioForm::Standard, Some(Scenario::USUAL_TURNS)));
    type_into(&mut window, Role::TextInput, "Scenario name", "Twilight");
    for (form, meant) in ScenarioForm::ALL.map(|form| (format!("Form: {}", form.label()), form)).into_iter().rev() {
        press(&mut window, &form);
        assert_eq!(scenario(&window).form, meant);
    }
    press(&mut window, "Decrease last turn");
    assert_eq!(scenario(&window).turns, Some(Count::clamped(11)));
    tick(&mut window, "Turn limit");
    assert_eq!(scenario(&window).turns, None);

    // Systems: one by one, all, taken out, put into another order.
    tick(&mut window, "System 3 in play");
    window.get_by_label("1 of 9\u{2013}10 chosen: too few");
    press(&mut window, "Take all systems");
    window.get_by_label("12 of 9\u{2013}10 chosen: too many");
    tick(&mut window, "System 5 in play");
    press(&mut window, "Remove system System 12");
    window.get_by_label("10 of 9\u{2013}10 chosen");
    press(&mut window, "Move system System 3 down");
    let order: Vec<u32> = scenario(&window).systems.iter().map(|(_, played)| played.system.number()).collect();
    assert_eq!(order, [1, 3, 2, 4, 6, 7, 8, 9, 10, 11]);

    // Forces: all of the project, one removed and one chosen instead.
    press(&mut window, "Add the forces of this project");
    press(&mut window, "Remove force 2");
    press(&mut window, "Add a force");
    press(&mut window, "Move force 3 up");
    let forces = |window: &Window| scenario(window).deployments.iter().map(|(_, found)| found.force).collect::<Vec<_>>();
    assert_eq!(forces(&window), [1, 2, 3].map(|force| Some(Id::new(force))));
    choose(&mut window, "Force 1", "No force");
    assert_eq!(forces(&window)[0], None);

    // Victory and variants.
    tick(&mut window, "Quadrant Capital taken");
    press(&mut window, "Increase two to one from turn");
    tick(&mut window, "Secret victory points");
    let victory = scenario(&window).victory;
    assert!(!victory.quadrant_capital && victory.secret_points);
    assert_eq!(victory.points_from, Some(Count::clamped(8)));
    tick(&mut window, "Longer game");
    press(&mut window, "Increase points for the quadrant capital");
    let longer = Victory { secret_points: true, capital_points: Count::clamped(31), ..Victory::LONGER_GAME };
    assert_eq!((scenario(&window).victory, scenario(&window).turns), (longer, Some(Scenario::LONGER_TURNS)));
    tick(&mut window, "Two Vikings");
    assert_eq!(scenario(&window).form, ScenarioForm::Double);

    press_anywhere(&mut window, "Add a paragraph");
    type_into(&mut window, Role::MultilineTextInput, "Paragraph 1 of the notes", "It was late.");
    assert_eq!(scenario(&window).notes, ["It was late."]);
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn an_empty_project_is_led_to_its_first_system_and_force() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, folder.path(), |_| ());
    let before = bytes(&window);
    press(&mut window, "Add scenario");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, "New force");
    assert!(window.get_by_role_and_label(Role::TextInput, "Force name").is_focused());
    let fielded: Vec<_> = scenario(&window).deployments.iter().map(|(_, found)| found.force).collect();
    assert_eq!(fielded, [Some(Id::new(1))]);
    keys(&mut window, Modifiers::NONE, Key::Escape);
    go_to(&mut window, "Scenario");
    press(&mut window, "New system");
    assert_eq!(content(&window).systems.len(), 1);
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn the_finding_of_too_few_systems_leads_to_the_systems() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |content| {
        let systems: Vec<_> = content.systems.ids().collect();
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        for system in &systems[2..] {
            scenario.put_in_play(*system, 0);
        }
    });
    press(&mut window, "Warnings");
    press(&mut window, "Advice");
    let message = "Twilight of the Outrim has 2 systems in play, and a standard game has 9 at the least.";
    window.get_by_role_and_label(Role::ListItem, &format!("error: {message}")).click();
    window.run();
    assert!(window.get_by_role_and_label(Role::CheckBox, "Userkaf in play").is_focused());
    assert!(window.query_all_by_label(message).next().is_some(), "the finding is shown at the systems");
    keys(&mut window, Modifiers::NONE, Key::Space);
    assert_eq!(scenario(&window).systems.len(), 1, "the keys reach the wall");

    // The inspector leads there too, and mends it.
    press(&mut window, "Fix: Put 8 more systems into play");
    press(&mut window, "Apply fix");
    assert_eq!(scenario(&window).systems.len(), 9);
    assert!(window.query_by_role_and_label(Role::Button, &format!("error: {message}")).is_none());
    let few = Some("Put 8 more systems into play");
    assert_eq!(window.state().state().document.undo_label(), few);
}

/// How many units start in or beside the first tile in play.
fn at_the_first_tile(scenario: &Scenario) -> usize {
    let stations = scenario.deployments.iter().flat_map(|(_, deployment)| &deployment.stations);
    stations.filter(|stationed| stationed.at.system() == Some(Id::new(1))).count()
}

#[test]
fn a_system_leaves_with_everyone_who_starts_there_in_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    go_to(&mut window, "Twilight of the Outrim");
    press(&mut window, "Game and victory");
    let before = bytes(&window);
    assert!(at_the_first_tile(scenario(&window)) > 3);
    tick(&mut window, "Userkaf in play");
    assert_eq!((scenario(&window).systems.len(), at_the_first_tile(scenario(&window))), (9, 0));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
    press(&mut window, "Remove system Userkaf");
    assert_eq!(at_the_first_tile(scenario(&window)), 0);
    press(&mut window, "Undo");
    go_to(&mut window, "Place 1: Userkaf");
    keys(&mut window, Modifiers::NONE, Key::Delete);
    assert_eq!(at_the_first_tile(scenario(&window)), 0);
    assert_eq!(window.state().state().document.undo_label(), Some("Take Userkaf out of play"));
    press(&mut window, "Undo");
    assert_eq!(bytes(&window), before);
}

#[test]
fn systems_are_drawn_by_chance_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    go_to(&mut window, "Twilight of the Outrim");
    press(&mut window, "Game and victory");
    let before = scenario(&window).clone();
    press(&mut window, "Draw at random");
    let drawn = scenario(&window).clone();
    assert!((9..=10).contains(&drawn.systems.len()) && drawn != before);
    let on_the_table =
        |scenario: &Scenario, station: Station| station.system().is_none_or(|tile| scenario.systems.get(tile).is_some());
    for (id, deployment) in before.deployments.iter() {
        let kept = deployment.stations.iter().filter(|stationed| on_the_table(&drawn, stationed.at)).copied().collect::<Vec<_>>();
        assert_eq!(drawn.deployments.get(id).expect("it stays").stations, kept);
    }
    press(&mut window, "Draw at random");
    assert_ne!(scenario(&window).systems, drawn.systems, "every draw takes the next seed");
    press(&mut window, "Undo");
    press(&mut window, "Undo");
    assert_eq!(scenario(&window), &before);
}

#[test]
fn in_a_double_game_a_system_is_in_play_up_to_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("double", folder.path(), |_| ());
    go_to(&mut window, "Two Packs");
    press(&mut window, "Game and victory");
    let times = |window: &Window| scenario(window).times_in_play(Id::new(1));
    assert_eq!(times(&window), 2);
    press(&mut window, "Decrease userkaf in play");
    assert_eq!(times(&window), 1);
    type_into(&mut window, Role::SpinButton, "Userkaf in play", "7");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(times(&window), 2, "there are two sets");
}

#[test]
fn the_sheet_shows_what_all_may_know_and_what_each_side_may() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    go_to(&mut window, "Twilight of the Outrim");
    press(&mut window, "Scenario sheet");
    let page = |window: &Window, title: &str| window.query_by_role_and_label(Role::Image, &format!("Page: {title}")).is_some();
    assert!(page(&window, "Twilight of the Outrim"));
    press(&mut window, "Secret papers of The Federation");
    assert!(
        page(&window, "The Federation") && !page(&window, "Wolves of the Beyond") && !page(&window, "Twilight of the Outrim")
    );
    press(&mut window, "Public sheet");
    assert!(page(&window, "Twilight of the Outrim"));
}

#[test]
fn the_checklist_is_honest() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::EMPTY, folder.path(), pieces);
    let before = bytes(&window);
    press(&mut window, "Project");
    assert_eq!(window.get_all_by_label("done").count(), 3, "systems, types and forces");
    press(&mut window, "Set up a scenario");
    keys(&mut window, Modifiers::NONE, Key::Escape);
    press(&mut window, "Take all systems");
    press(&mut window, "Draw at random");
    press(&mut window, "Add the forces of this project");
    press(&mut window, "Project");
    assert_eq!(window.get_all_by_label("done").count(), 4, "the scenario can be set up now");
    undo_all(&mut window);
    assert_eq!(bytes(&window), before);
}

#[test]
fn of_the_sample_all_is_done_but_the_printing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |_| ());
    press(&mut window, "Project");
    assert_eq!(window.get_all_by_label("done").count(), 6);
}

#[test]
fn local_defenses_are_dealt_from_the_checklist() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(Library::SAMPLE, folder.path(), |content| {
        let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
        scenario.deployments.retain_ids(|deployment| deployment != Id::new(3));
    });
    press(&mut window, "Project");
    press(&mut window, "At random deal local defenses");
    let green = |window: &Window| {
        let found = scenario(window).deployments.iter().filter_map(|(_, found)| {
            let force = content(window).forces.get(found.force?)?;
            (force.color == Color::Green).then_some(found.stations.len())
        });
        found.sum::<usize>()
    };
    assert!(green(&window) > 30);
    press(&mut window, "Undo");
    assert_eq!(green(&window), 0);
}
