//! What is covered while two share a screen, or while one plays against a captain, is read nowhere: not on the board, not in the log, not by copying,
//! taking back or opening a kept game, and not on the design.

use std::path::Path;

use drydock::editor::action::DeskMode;
use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::play::{buttons, buttons_of_captains, end_of, has, log, open, said, seat, tells_of_covered, words};
use crate::support::window::{Window, keys, press, press_anywhere, project};

/// A game of two players at one screen, in which the board is covered until the first sits down.
fn shared(template: &str, folder: &Path) -> Window {
    let mut window = open(template, folder);
    let other = buttons_of_captains(&window).pop().expect("a second side");
    seat(&mut window, &other, "You");
    press(&mut window, "Start the game");
    window
}

/// Whether the board is covered.
fn is_covered(window: &Window) -> bool {
    window.query_by_role(Role::GraphicsObject).is_none()
}

/// The player who is to sit down sits down.
fn sit_down(window: &mut Window) -> String {
    let button = buttons(window).into_iter().find(|name| name.starts_with("I play ")).expect("somebody sits down");
    press(window, &button);
    button["I play ".len()..].to_owned()
}

/// What a press on a button puts on the clipboard.
fn copied(window: &mut Window, button: &str) -> String {
    window.get_by_role_and_label(Role::Button, button).click();
    let text = (0..8).find_map(|_| {
        window.step();
        window.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    });
    text.expect("text on the clipboard")
}

/// Everything that the window says now.
fn everything(window: &Window) -> String {
    let mut all = words(window);
    all.extend(buttons(window));
    all.extend(log(window));
    all.join("\n")
}

#[test]
fn tasks_and_speeds_of_one_are_not_read_by_the_other_at_the_same_screen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared("viking-against-viking", folder.path());
    assert!(is_covered(&window));
    let first = sit_down(&mut window);
    let task = buttons(&window).into_iter().find(|name| name.ends_with(" bails")).expect("a task");
    press(&mut window, &task);
    assert!(tells_of_covered(&mut window), "one's own tasks are shown");
    let end = end_of(&window).expect("tasks end");
    press_anywhere(&mut window, &end);
    // The other is to sit down: nothing of the first side's tasks is there.
    assert!(is_covered(&window));
    let who = task.split_whitespace().next().expect("a name").to_owned();
    assert!(!everything(&window).contains(&who), "{}", everything(&window));
    assert!(!has(&window, "Copy the log") && !has(&window, "Copy the game"), "nothing is copied from under the cover");
    let second = sit_down(&mut window);
    assert_ne!(first, second);
    assert!(!tells_of_covered(&mut window), "nothing of the first side's tasks is shown");
    assert!(!copied(&mut window, "Copy the log").contains(" bails"));
    assert!(!log(&window).iter().any(|line| line.contains(" bails")));
    let end = end_of(&window).expect("tasks end");
    press_anywhere(&mut window, &end);
    // Speeds are given one after the other, and are covered as well.
    assert!(is_covered(&window), "the first side gives its speeds");
    assert_eq!(sit_down(&mut window), first);
    keys(&mut window, Modifiers::NONE, Key::Num3);
    assert!(is_covered(&window));
    assert_eq!(sit_down(&mut window), second);
    assert!(!log(&window).iter().any(|line| line.contains(" goes ")), "{:?}", log(&window));
    assert!(!copied(&mut window, "Copy the log").contains(" goes "));
    assert!(!tells_of_covered(&mut window));
    // The last choice was the other's: it is taken back only when that is asked for twice, which leads to the other's moment, under the cover.
    let asks = |window: &Window| window.query_by_label_contains(&format!("The last choice was made by {first}")).is_some();
    let before = said(&window);
    press(&mut window, "Take back");
    assert!(asks(&window), "{:?}", words(&window));
    keys(&mut window, Modifiers::NONE, Key::Num2);
    assert!(!asks(&window) && said(&window) == before, "{}", said(&window));
    press(&mut window, "Take back");
    keys(&mut window, Modifiers::NONE, Key::Num1);
    assert!(is_covered(&window), "{:?}", words(&window));
}

#[test]
fn taking_back_and_a_kept_game_begin_under_the_cover() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared("viking-against-viking", folder.path());
    sit_down(&mut window);
    let task = buttons(&window).into_iter().find(|name| name.ends_with(" bails")).expect("a task");
    press(&mut window, &task);
    let end = end_of(&window).expect("tasks end");
    press_anywhere(&mut window, &end);
    assert!(is_covered(&window));
    // The player in front of the screen takes back what the other chose: it is not known who that is, so that the board stays covered.
    press(&mut window, "Take back");
    press(&mut window, "Take it back");
    assert!(is_covered(&window), "nobody has sat down since");
    sit_down(&mut window);
    let end = end_of(&window).expect("tasks end");
    press_anywhere(&mut window, &end);
    press(&mut window, "Keep the game");
    let kept = project(&window).kept[0].clone();
    // Who looks into the file reads no task there either.
    let record = kept.record().expect("it is whole");
    assert!(!record.contains("Assign") && !record.contains("seed"), "{record}");
    assert!(!kept.name.contains("bails") && !kept.outcome.contains("bails"), "{kept:?}");
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {}", kept.name));
    assert!(is_covered(&window), "a kept game is opened under the cover");
    assert!(!everything(&window).contains(" bails"));
}

/// Whether a hex tells what a marker is that lies face down.
fn tells_of_markers(window: &mut Window) -> (bool, bool) {
    let (mut covered, mut told) = (false, false);
    for at in super::play::points(window) {
        window.hover_at(at);
        window.run();
        for line in words(window).into_iter().filter(|words| words.starts_with("Hex ")) {
            covered |= line.contains("a marker that lies face down");
            told |= line.contains("a treasure") || line.contains("a dummy");
        }
    }
    (covered, told)
}

/// The side that is rewarded for treasures does not learn what lies face down; the other has laid it there, as its sheet on paper says too.
#[test]
fn what_lies_face_down_is_told_to_no_side_that_looks_for_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared("the-hall", folder.path());
    for _ in 0..2 {
        let side = sit_down(&mut window);
        let knows = side.contains("garrison");
        assert_eq!(tells_of_markers(&mut window), (!knows, knows), "{side}");
        let text = copied(&mut window, "Copy the log");
        assert!(!text.contains("treasure") && !text.contains("dummy"), "{text}");
        // The side puts its people down, until the other is asked.
        for _ in 0..200 {
            if is_covered(&window) {
                break;
            }
            keys(&mut window, Modifiers::NONE, Key::Num1);
        }
        assert!(is_covered(&window), "the other side is asked");
    }
    press(&mut window, "Keep the game");
    let kept = project(&window).kept[0].name.clone();
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {kept}"));
    let knows = sit_down(&mut window).contains("garrison");
    assert_eq!(tells_of_markers(&mut window), (!knows, knows));
}

#[test]
fn the_design_is_covered_while_a_game_hides_some_of_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("the-hall", folder.path());
    let has_outline = |window: &Window| window.query_by_role_and_label(Role::Region, "Outline").is_some();
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    // Whatever leads away from the table leads to the cover.
    press(&mut window, "Back to the design");
    assert!(!has_outline(&window) && is_covered(&window));
    for (modifiers, key) in [(Modifiers::COMMAND, Key::Num2), (Modifiers::COMMAND, Key::Num3), (Modifiers::NONE, Key::F9)] {
        keys(&mut window, modifiers, key);
        assert!(!has_outline(&window) && has(&window, "Back to the game"), "{key:?}");
    }
    // Files that tell it are not written either.
    for (key, dialog) in [(Key::E, "Export"), (Key::P, "Print")] {
        keys(&mut window, Modifiers::COMMAND, key);
        let button = window.query_all_by_role_and_label(Role::Button, dialog).last().expect("its button");
        assert!(button.accesskit_node().is_disabled(), "{dialog}");
        let covers = window.query_all_by_role_and_label(Role::Button, "Show the design all the same").count();
        assert_eq!(covers, 2, "{dialog} and the desk below it are covered");
        keys(&mut window, Modifiers::NONE, Key::Escape);
    }
    press(&mut window, "Back to the game");
    assert!(said(&window).starts_with("Game. "), "{}", said(&window));
    press(&mut window, "Back to the design");
    press(&mut window, "Show the design all the same");
    assert!(has_outline(&window) && window.state().state().view.desk != DeskMode::Play);
    // It stays shown as long as this game is on the table, and another game begins covered again.
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Back to the design");
    assert!(has_outline(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Keep the game");
    let kept = project(&window).kept[0].name.clone();
    press(&mut window, "Leave the game");
    assert!(has_outline(&window), "a table without a game hides nothing");
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, &format!("Go on with {kept}"));
    press(&mut window, "Back to the design");
    assert!(!has_outline(&window));
}

#[test]
fn a_game_that_hides_nothing_leaves_its_design_open() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("shield-wall", folder.path());
    press(&mut window, "Start the game");
    press(&mut window, "Back to the design");
    assert!(window.query_by_role_and_label(Role::Region, "Outline").is_some());
}

/// In the phases in which both sides see everything no cover comes between two at one screen; it comes again before tasks and speeds are chosen.
#[test]
fn no_cover_comes_while_nothing_is_hidden_between_two() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared("viking-against-viking", folder.path());
    let chooses_covered = |window: &Window| [", tasks", ", speeds"].iter().any(|phase| said(window).contains(phase));
    let (mut open, mut covers) = (std::collections::BTreeSet::new(), 0);
    for _ in 0..120 {
        if is_covered(&window) {
            sit_down(&mut window);
            assert!(chooses_covered(&window), "{}", said(&window));
            covers += 1;
            continue;
        }
        if !chooses_covered(&window) {
            open.extend(words(&window).into_iter().filter(|words| words.starts_with("You choose for ")));
        }
        match end_of(&window) {
            Some(end) => press_anywhere(&mut window, &end),
            None => keys(&mut window, Modifiers::NONE, Key::Num1),
        }
    }
    assert!(covers >= 4, "both give tasks and speeds: {covers}");
    assert_eq!(open.len(), 2, "both choose without a cover: {open:?}");
}
