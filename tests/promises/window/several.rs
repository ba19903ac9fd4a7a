//! Several chosen things of a kind are set together in the inspector; what is left of a budget is spent at random; the blue book leaves out what is
//! not looked for.

use drydock::project::{AnyKind, Game, Library};
use drydock::rules::kind::Value;
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, keys, open_template, open_template_of, press, project, type_into};

fn kind_called(window: &Window, one: &str) -> &'static dyn AnyKind {
    *project(window).content.kinds().iter().find(|kind| kind.facts().one == one).expect("the kind")
}

/// Chooses the first two things of a kind in the outline.
fn choose_two(window: &mut Window, one: &str) {
    let (kind, content) = (kind_called(window, one), &project(window).content);
    let names: Vec<String> = kind.things(content).iter().take(2).filter_map(|thing| kind.label(content, thing)).collect();
    for (name, modifiers) in names.iter().zip([Modifiers::NONE, Modifiers::COMMAND]) {
        window.get_by_role_and_label(Role::ListItem, name).click_modifiers(modifiers);
        window.run();
    }
}

/// What a field of the first two things of a kind holds.
fn held(window: &Window, one: &str, caption: &str) -> [Option<Value>; 2] {
    let (kind, content) = (kind_called(window, one), &project(window).content);
    let field = kind.fields().iter().position(|field| field.caption == caption).expect("the field");
    let things = kind.things(content);
    [0, 1].map(|at| kind.value(content, &things[at], field))
}

#[test]
fn what_differs_between_chosen_ships_is_said_and_made_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    choose_two(&mut window, "ship");
    window.get_by_label("2 ships chosen");
    let before = held(&window, "ship", "Cannons");
    assert_ne!(before[0], before[1], "the sample's first ships differ in them");
    press(&mut window, "Give this to all: Cannons");
    let after = held(&window, "ship", "Cannons");
    assert!(after[0] == after[1] && before.contains(&after[0]), "{before:?} became {after:?}");
    assert!(window.query_by_label("Give this to all: Cannons").is_none(), "nothing differs any more");
    press(&mut window, "Undo");
    assert_eq!(held(&window, "ship", "Cannons"), before, "it was one step");
}

#[test]
fn a_new_value_goes_to_all_chosen_things() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    choose_two(&mut window, "ship");
    type_into(&mut window, Role::SpinButton, "Cannons of 2 ships", "7");
    assert_eq!(held(&window, "ship", "Cannons"), [Some(Value::Number(7)), Some(Value::Number(7))]);
    assert_eq!(window.state().state().document.undo_label(), Some("Set cannons of 2 ships"));
}

#[test]
fn what_is_left_of_a_budget_is_spent_at_random_as_one_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template(Library::SAMPLE, folder.path());
    let (kind, before) = (kind_called(&window, "fleet"), project(&window).content.clone());
    let fleet = kind.things(&before).into_iter().next().expect("a fleet");
    let name = kind.label(&before, &fleet).expect("its name");
    window.get_by_role_and_label(Role::ListItem, &name).click();
    window.run();
    type_into(&mut window, Role::SpinButton, "Budget", "3000");
    press(&mut window, "Fill at random");
    let ships = kind_called(&window, "ship of a fleet");
    let count = |window: &Window| ships.rows_in(&project(window).content, &fleet).len();
    assert!(count(&window) > ships.rows_in(&before, &fleet).len());
    press(&mut window, "Undo");
    assert_eq!(count(&window), ships.rows_in(&before, &fleet).len());
}

#[test]
fn the_blue_book_leaves_out_what_is_not_looked_for() {
    let cases = [
        (Game::LaunchFighters, "Fleet style", None),
        (Game::StarViking, "Unit type", Some("Blue")),
        (Game::FreedomInTheGalaxy, "Character", Some("Rebel")),
        (Game::Vikings, "Boat", None),
        (Game::SpaceViking, "Item", None),
    ];
    for (game, kind, side) in cases {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template_of(game, Library::SAMPLE, folder.path());
        keys(&mut window, Modifiers::COMMAND, Key::B);
        let listed = |window: &Window| window.query_all_by_role(Role::CheckBox).count();
        let all = listed(&window);
        for (list, word) in std::iter::once(("Kind", kind)).chain(side.map(|side| ("Side", side))) {
            let before = listed(&window);
            window.get_by_role_and_label(Role::ComboBox, list).click();
            window.run();
            press(&mut window, word);
            let left = listed(&window);
            assert!((1..before).contains(&left), "{}: {left} of {before} are {word}", game.title());
        }
        press(&mut window, "Show all");
        assert_eq!(listed(&window), all);
    }
}
