//! Nothing of the other side can be read at a table: not on the board and the lists beside it, not by copying, taking back or opening a kept game.

use egui::accesskit::Role;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;

use super::table::{begun, buttons, copied, digit, first, is_covered, is_over, log, shared, words};
use crate::support::window::{Shown as _, Window, keys, press, project};

/// Sits down the player who is next; returns whose board it is.
fn sit_down(window: &mut Window) -> String {
    let next = buttons(window).into_iter().find(|name| name.starts_with("I play ")).expect("somebody");
    press(window, &next);
    next.trim_start_matches("I play ").to_owned()
}

/// Makes choices until the board is covered.
fn until_covered(window: &mut Window) {
    for _ in 0..200 {
        if is_covered(window) {
            return;
        }
        first(window);
    }
    panic!("nobody changes seats");
}

/// A line that tells what lies face down, or who has what nobody has shown.
fn tells_a_secret(line: &str, side: &str) -> bool {
    match side {
        "Rebel" => line.contains("(face down, ?"),
        _ => line.starts_with("It is "),
    }
}

#[test]
fn the_forces_tell_a_rebel_how_many_units_lie_face_down_and_not_of_which_kind() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    press(&mut window, "Forces");
    let listed = words(&window);
    let lying = listed.iter().find(|line| line.contains(" mobile units face down: ")).expect("units that lie face down");
    assert!(lying.contains(" at "), "where they lie is seen: {lying}");
    for kind in ["Line", "Patrol"] {
        let known = listed.iter().find(|line| line.contains(&format!(" × {kind}")));
        assert_eq!(known, None, "nothing was shown yet");
    }
    assert!(listed.iter().any(|line| line.contains(" × Militia: ")), "what lies face up is named: {listed:?}");
}

#[test]
fn what_a_covered_board_hides_is_not_read_by_taking_back_or_copying() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    let mut covers = 0;
    while covers < 4 && (is_covered(&window) || !is_over(&window)) {
        assert!(is_covered(&window) && log(&window).is_empty(), "board and log are covered");
        assert!(window.query_by_label("How one wins").is_none() && window.query_by_label("Forces").is_none());
        for name in ["Copy the game", "Copy the log"] {
            assert!(window.query_by_role_and_label(Role::Button, name).is_none(), "{name} is not offered");
        }
        keys(&mut window, Modifiers::COMMAND, Key::Z);
        assert!(log(&window).is_empty(), "taking back uncovers nothing");
        if buttons(&window).iter().any(|name| name == "Take it back") {
            press(&mut window, "Go on");
        }
        keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
        let side = sit_down(&mut window);
        for line in words(&window).iter().chain(&log(&window)) {
            assert!(!tells_a_secret(line, &side), "{side} reads: {line}");
        }
        assert!(copied(&mut window).lines().all(|line| !tells_a_secret(line, &side)), "{side} copies nothing else");
        covers += 1;
        until_covered(&mut window);
    }
    assert_eq!(covers, 4, "seats change");
}

/// A player who draws a card or rolls a die sees what came of it before the board is covered, by key and by mouse, and can take it back from there.
#[test]
fn what_came_of_a_choice_is_seen_before_the_board_is_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    let has = |window: &Window, name: &str| buttons(window).iter().any(|known| known == name);
    let mut looked = 0;
    for _ in 0..400 {
        if is_covered(&window) {
            sit_down(&mut window);
        }
        if !has(&window, "Cover the board") {
            first(&mut window);
            continue;
        }
        assert!(!is_covered(&window) && !log(&window).is_empty(), "it is seen");
        assert!(!words(&window).iter().any(|words| words.starts_with("You choose for ")), "nobody chooses meanwhile");
        looked += 1;
        if looked == 1 {
            keys(&mut window, Modifiers::COMMAND, Key::Z);
            assert!(has(&window, "Take it back"), "it has come to light");
            keys(&mut window, Modifiers::NONE, Key::Num2);
            assert!(has(&window, "Cover the board") && !is_covered(&window), "the key answers what is asked");
            press(&mut window, "Cover the board");
        } else {
            keys(&mut window, Modifiers::NONE, Key::Num1);
        }
        assert!(is_covered(&window) && log(&window).is_empty());
        if looked == 2 {
            return;
        }
    }
    panic!("{looked} times");
}

/// In a fight nothing counts that lies face down, so that both look at it as the Rebel sees it, as long as the Rebel has nothing that was not shown.
#[test]
fn a_fight_of_two_people_at_one_screen_is_not_covered_and_tells_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    let (mut fought, mut drew) = (0, false);
    for step in 0..2000 {
        if is_covered(&window) {
            sit_down(&mut window);
            continue;
        }
        drew |= log(&window).iter().any(|line| line.contains("draws a possession"));
        if fought == 2 || drew || is_over(&window) {
            break;
        }
        let attacks = buttons(&window).iter().any(|name| name.starts_with("With bare hands, to "));
        // Other choices than the first, so that characters go where others are, and searches and attacks come about.
        let before = log(&window);
        digit(&mut window, step * 5 % 9 + 1);
        if log(&window) == before && !is_covered(&window) {
            first(&mut window);
        }
        if attacks && !is_covered(&window) {
            for line in words(&window).iter().chain(&log(&window)) {
                assert!(!tells_a_secret(line, "Rebel") && !tells_a_secret(line, "Imperial"), "{line}");
            }
        }
        fought += u32::from(attacks && !is_covered(&window));
    }
    assert!(fought > 0 || drew, "nobody fights, or every fight is covered: {:?}", log(&window));
}

/// Two people at one screen, or one who looks at everything, can go on knowing how it ends; the game tells it.
#[test]
fn a_game_that_goes_on_after_its_end_was_seen_tells_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    first(&mut window);
    press(&mut window, "Let a captain finish");
    window.get_by_label("Seen by").click();
    window.run();
    press(&mut window, "Seen whole");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, "Take it back");
    assert!(!is_over(&window) && window.query_by_words("Taken back after the end was seen").is_some());
    assert!(copied(&mut window).contains("Taken back after the end was seen"), "so does a copy of the log");
    press(&mut window, "Keep the game");
    let name = project(&window).kept[0].name.clone();
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {name}"));
    assert!(window.query_by_words("Taken back after the end was seen").is_some(), "and the kept game");
}

#[test]
fn a_kept_game_of_two_people_is_opened_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    sit_down(&mut window);
    for _ in 0..5 {
        first(&mut window);
    }
    press(&mut window, "Keep the game");
    let name = project(&window).kept[0].name.clone();
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {name}"));
    assert!(is_covered(&window) && log(&window).is_empty(), "nobody sits in front of it yet");
    assert!(window.query_by_label("Seen by").is_none(), "nobody looks through other eyes");
    keys(&mut window, Modifiers::NONE, Key::Num1);
    assert!(is_covered(&window), "a digit may have been meant for a choice before");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(!is_covered(&window), "Enter uncovers it as the button does");
}

#[test]
fn a_kept_game_against_a_captain_is_opened_as_its_player_saw_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    for _ in 0..12 {
        first(&mut window);
    }
    let before = log(&window);
    press(&mut window, "Keep the game");
    let kept = project(&window).kept[0].clone();
    let (name, record) = (kept.name.clone(), kept.record().expect("it is whole"));
    assert!(!record.contains("seed") && !record.contains("Take"), "the file is not read by chance: {record}");
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {name}"));
    assert!(window.query_by_label("Seen by").is_none(), "nobody looks through other eyes");
    for line in words(&window).iter().chain(&log(&window)) {
        assert!(!tells_a_secret(line, "Rebel"), "{line}");
    }
    assert_eq!(log(&window).last(), before.last(), "it goes on where it was left");
}
