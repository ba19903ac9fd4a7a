//! A project that has nothing yet says on every desk what to do first, and has the buttons that do it.

use drydock::project::{Game, Library, Place};
use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{Window, keys, open_template_of, press, project};

/// A window with a project that has nothing but what each project of its game begins with.
fn empty(game: Game, folder: &std::path::Path) -> Window {
    open_template_of(game, Library::EMPTY, folder).0
}

/// Carries a command out by its name.
fn command(window: &mut Window, name: &str) {
    keys(window, Modifiers::COMMAND | Modifiers::SHIFT, Key::P);
    window.event(egui::Event::Text(name.into()));
    window.run();
    keys(window, Modifiers::NONE, Key::Enter);
}

/// How many things of a kind the project has.
fn count(window: &Window, one: &str) -> usize {
    let content = &project(window).content;
    let kind = content.kinds().iter().find(|kind| kind.facts().one == one).expect("a kind");
    kind.things(content).len()
}

fn says(window: &Window, words: &str) -> bool {
    window.query_all_by_label(words).next().is_some()
}

#[test]
fn an_empty_project_opens_at_what_is_to_be_done_first() {
    let folder = tempfile::tempdir().expect("a folder");
    for game in Game::ALL {
        let window = empty(game, folder.path());
        assert_eq!(*window.state().state().document.place(), Place::Project, "{game}");
        assert!(says(&window, "FROM DESIGN TO TABLE"), "{game}");
    }
}

#[test]
fn a_desk_without_its_first_thing_adds_it_and_offers_the_blue_book() {
    for (game, commands, title, one) in [
        (Game::StarViking, &["Overview"][..], "No systems yet", "system"),
        (Game::FreedomInTheGalaxy, &["Overview"], "No stars yet", "star"),
        (Game::FreedomInTheGalaxy, &["Add route"], "No stars yet", "star"),
        (Game::SpaceViking, &["Overview"], "No worlds yet", "world"),
        (Game::SpaceViking, &["Add campaign"], "No worlds yet", "world"),
        (Game::Vikings, &["Add layout"], "No boards yet", "board"),
        (Game::Vikings, &["Add force"], "The project has no characters yet.", "character"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = empty(game, folder.path());
        for name in commands {
            command(&mut window, name);
        }
        assert!(says(&window, title), "{game}, {commands:?}: {title}");
        let offered = window.get_all_by_role_and_label(Role::Button, "Blue book…").count();
        assert_eq!(offered, 1, "{game}, {commands:?}");
        assert_eq!(count(&window, one), 0);
        let name = format!("Add {one}");
        let button = window.get_all_by_role_and_label(Role::Button, &name).last().expect("the button on the desk");
        button.click();
        window.run();
        assert_eq!(count(&window, one), 1, "{game}, {commands:?}");
        assert!(!says(&window, title), "{game}, {commands:?}");
    }
}

#[test]
fn a_layout_without_boards_takes_one_that_is_offered_and_a_scenario_asks_for_a_layout() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::Vikings, Library::SAMPLE, folder.path());
    command(&mut window, "Add layout");
    assert!(says(&window, "The layout has no boards yet"));
    let board = |window: &Window| {
        let offered = window.get_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
        offered.into_iter().find(|name| name.starts_with("Begin with ")).expect("a board")
    };
    let name = board(&window);
    press(&mut window, &name);
    assert!(!says(&window, "The layout has no boards yet"));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(says(&window, "The layout has no boards yet"), "one step to undo");
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = empty(Game::Vikings, folder.path());
    command(&mut window, "Add scenario");
    press(&mut window, "Set-up");
    assert!(says(&window, "No layouts yet"));
}

/// The keys that play say why they do nothing where there is no scenario.
#[test]
fn without_a_scenario_the_keys_that_play_say_so() {
    let folder = tempfile::tempdir().expect("a folder");
    for (modifiers, key) in [(Modifiers::NONE, Key::F9), (Modifiers::COMMAND, Key::Num4)] {
        let mut window = empty(Game::Vikings, folder.path());
        assert!(!says(&window, "The project has no scenario yet that can be played."));
        keys(&mut window, modifiers, key);
        assert!(says(&window, "The project has no scenario yet that can be played."), "{key:?}");
    }
}
