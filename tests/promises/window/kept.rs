//! Games that were played by hand and playtests are kept in the project: named, listed, opened again, compared and deleted; and while a game is
//! played, undo is about the game and no command reaches the design behind it.

use std::path::{Path, PathBuf};

use drydock::editor::action::Dialog;
use drydock::project::difference;
use drydock::project::{Content as AnyContent, Game, KeptSort, Library, Project, files};
use drydock::rules::launch_fighters::Part;
use drydock::rules::{Count, Id};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::play_desk::request_playtest;
use crate::support::window::{self, Shown as _, Window, keys, press, project};

fn short(folder: &Path) -> PathBuf {
    let mut project: Project = Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample");
    let AnyContent::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    content.scenarios.get_mut(Id::new(1)).expect("the scenario").turn_limit = Count::new(1);
    let file = folder.join("battle.drydock");
    files::save(&file, &project).expect("a saved file");
    file
}

fn open(folder: &Path) -> Window {
    window::open_sized(Some(short(folder)), folder, Vec2::new(1600.0, 1600.0))
}

/// How many actions the game has had, of all there are, as the strip above the board says.
fn moment(window: &Window) -> Option<(usize, usize)> {
    let labels =
        window.query_all_by_role(Role::Label).filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()));
    let mut moments = labels.filter_map(|words| {
        let (at, of) = words.split_once(" / ")?;
        Some((at.parse().ok()?, of.parse().ok()?))
    });
    moments.next()
}

/// Begins a game by hand and makes so many choices.
fn play(window: &mut Window, choices: usize) {
    keys(window, Modifiers::COMMAND, Key::Num4);
    press(window, "Start the game");
    play_on(window, choices);
}

/// Makes so many more choices.
fn play_on(window: &mut Window, choices: usize) {
    for _ in 0..choices {
        let choice = listed(window).into_iter().next().expect("a choice");
        press(window, &choice);
    }
}

/// The choices that can be made.
fn listed(window: &Window) -> Vec<String> {
    let names = window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label());
    let is_choice = |name: &String| {
        let verbs = ["Move ", "Stay", "Face ", "Done with ", "Stop here", "Attack with ", "Fire ", "Let the missiles pass"];
        verbs.iter().any(|verb| name.starts_with(verb)) && name != "Move up" && name != "Move down"
    };
    names.filter(is_choice).collect()
}

/// Shows the list of what is kept.
fn list(window: &mut Window) {
    keys(window, Modifiers::NONE, Key::F9);
    press(window, "Kept");
}

#[test]
fn in_play_undo_takes_back_a_move_and_no_command_reaches_the_design() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    // A step of the design that must not be undone.
    let first = window::bytes(&window);
    keys(&mut window, Modifiers::COMMAND, Key::D);
    let before = window::bytes(&window);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    for (modifiers, key) in [(Modifiers::COMMAND, Key::Z), (Modifiers::NONE, Key::Delete), (Modifiers::COMMAND, Key::D)] {
        keys(&mut window, modifiers, key);
        assert_eq!(window::bytes(&window), before, "{key:?} before a game");
    }
    play(&mut window, 2);
    let (at, _) = moment(&window).expect("a game");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    let (back, _) = moment(&window).expect("a game");
    assert!(back < at, "{back} of {at}");
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    assert_eq!(moment(&window).expect("a game").0, at, "the same choices and the same dice");
    for (modifiers, key) in
        [(Modifiers::NONE, Key::Delete), (Modifiers::COMMAND, Key::D), (Modifiers::ALT, Key::ArrowUp), (Modifiers::NONE, Key::F2)]
    {
        keys(&mut window, modifiers, key);
    }
    assert_eq!(window::bytes(&window), before);
    // Elsewhere undo is about the design again.
    press(&mut window, "Back to the design");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(window::bytes(&window), first);
}

#[test]
fn a_game_by_hand_is_kept_listed_opened_again_and_deleted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let nothing_kept = window::bytes(&window);
    play(&mut window, 3);
    let (at, _) = moment(&window).expect("a game");
    // A user who quits is asked.
    keys(&mut window, Modifiers::COMMAND, Key::Q);
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::UnkeptGame(_))));
    press(&mut window, "Keep it");
    let kept = project(&window).kept.clone();
    assert_eq!((kept.len(), kept[0].sort), (1, KeptSort::Game));
    assert!(kept[0].name.ends_with(", game 1") && kept[0].outcome.contains("Turn 1"), "{kept:?}");
    // What is kept is not saved yet, and that is asked next.
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::Unsaved(_))));
    press(&mut window, "Cancel");
    keys(&mut window, Modifiers::COMMAND, Key::S);
    press(&mut window, "Leave the game");
    assert_eq!(
        (moment(&window), window.state().state().view.dialog.as_ref()),
        (None, None),
        "a game that is kept is not asked for"
    );
    // Opened again it stands where it was left, and can be played on.
    let name = kept[0].name.clone();
    press(&mut window, &format!("Go on with {name}"));
    assert_eq!(moment(&window), Some((at, at)));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(moment(&window).expect("a game").0 < at);
    assert_eq!(project(&window).kept, kept, "to play is no edit");
    // The list has it with its name, and it is deleted and brought back as a step.
    list(&mut window);
    press(&mut window, "Sides and victory");
    window::type_into(&mut window, Role::TextInput, "Name of game 1", "The long night");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(project(&window).kept[0].name, "The long night");
    press(&mut window, "Delete The long night");
    assert_eq!(window::bytes(&window), nothing_kept, "without what is kept the project is written as before");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(project(&window).kept.len(), 1);
    assert!(
        difference::of_projects(project(&window), &files::load(&folder.path().join("battle.drydock")).expect("it")).len() == 1
    );
}

#[test]
fn a_kept_game_whose_design_has_changed_is_told_and_played_as_far_as_it_goes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    play(&mut window, 4);
    press(&mut window, "Keep the game");
    keys(&mut window, Modifiers::COMMAND, Key::S);
    let file = folder.path().join("battle.drydock");
    let mut project = files::load(&file).expect("the project");
    let AnyContent::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    // Nobody can move any more.
    let ids: Vec<_> = content.ships.ids().collect();
    for id in ids {
        let ship = content.ships.get_mut(id).expect("a ship");
        *ship = ship.clone().with(Part::Move, 0);
    }
    files::save(&file, &project).expect("a saved file");
    let name = project.kept[0].name.clone();
    let mut window = window::open_sized(Some(file), folder.path(), Vec2::new(1600.0, 1600.0));
    list(&mut window);
    assert!(window.query_by_words("The designs have changed since.").is_some());
    press(&mut window, &format!("Open {name}"));
    let notice = window.state().state().notice.clone().expect("a remark");
    assert!(notice.text.contains("it can be played up to move"), "{notice:?}");
    let (at, of) = moment(&window).expect("the game as far as it goes");
    assert_eq!(at, of);
}

#[test]
fn playtests_before_and_after_a_change_are_compared() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    keys(&mut window, Modifiers::NONE, Key::F9);
    request_playtest(&mut window, 20);
    for seed in ["1", "2"] {
        window::type_into(&mut window, Role::SpinButton, "Seed of the playtest", seed);
        keys(&mut window, Modifiers::NONE, Key::Enter);
        press(&mut window, "Start");
        press(&mut window, "Keep the result");
    }
    let names: Vec<String> = project(&window).kept.iter().map(|kept| kept.name.clone()).collect();
    assert_eq!(names.len(), 2);
    press(&mut window, "Kept");
    press(&mut window, &format!("Open {}", names[0]));
    assert!(window.query_by_words("20 games of seed 1").is_some(), "its report is shown");
    press(&mut window, &format!("Compare {}", names[1]));
    assert!(window.query_by_label("Before and after").is_some());
    assert!(window.query_by_words("20 of seed 2").is_some());
    assert!(window.query_all_by_label_contains(" wins").count() >= 2);
    // It is in the file as it is in the window.
    keys(&mut window, Modifiers::COMMAND, Key::S);
    let read = files::load(&folder.path().join("battle.drydock")).expect("the project");
    assert_eq!(read.kept, project(&window).kept);
}

#[test]
fn a_game_that_is_not_kept_lies_beside_the_file_and_is_offered_after_a_crash() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let beside = files::autosave_path(&folder.path().join("battle.drydock"));
    play(&mut window, 2);
    window.run_steps(40);
    let first = files::load(&beside).expect("an autosave").kept;
    assert_eq!(first.iter().map(|kept| kept.sort).collect::<Vec<_>>(), [KeptSort::Game]);
    assert!(project(&window).kept.is_empty(), "the project on the desk has only what the user keeps");
    play_on(&mut window, 1);
    window.run_steps(40);
    let second = files::load(&beside).expect("an autosave").kept;
    assert!(second.len() == 1 && second[0] != first[0], "it goes on with the game");
    // Another choice in the place of the last, at once.
    press(&mut window, "Take back");
    let other = listed(&window).pop().expect("a choice");
    press(&mut window, &other);
    window.run_steps(40);
    let (before, second) = (second, files::load(&beside).expect("an autosave").kept);
    assert!(second.len() == 1 && second[0] != before[0], "a game of the same length is another");
    // The window is gone without a word: nobody was asked.
    drop(window);
    let mut window = window::open(None, folder.path());
    press(&mut window, "Open the copy");
    assert_eq!(project(&window).kept, second);
    assert!(!window.state().state().document.is_saved());
}

#[test]
fn a_game_that_is_given_up_leaves_nothing_beside_the_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let beside = files::autosave_path(&folder.path().join("battle.drydock"));
    play(&mut window, 2);
    window.run_steps(40);
    assert!(beside.exists());
    press(&mut window, "Leave the game");
    press(&mut window, "Do not keep it");
    window.run_steps(40);
    assert!(!beside.exists());
}
