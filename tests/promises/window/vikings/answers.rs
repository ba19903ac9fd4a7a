//! What answers a question at the table, and what a player is told before they answer: digits of speeds, a board that waits, and losses.

use egui::{Key, Modifiers};

use super::play::{begun, end_of, has, is_over, log, moment, points, words};
use super::table::pass_to;
use crate::support::pointer::click;
use crate::support::window::{keys, press};

#[test]
fn the_digit_of_a_speed_is_the_speed() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("drakkar-in-sight", folder.path());
    pass_to(&mut window, "How fast does ");
    assert!(has(&window, "Speed 2"), "the boat can go as fast");
    keys(&mut window, Modifiers::NONE, Key::Num2);
    // Once both have chosen, speeds are turned up.
    assert!(log(&window).iter().any(|line| line.contains(" goes 2")), "{:?}", log(&window));
}

#[test]
fn the_board_waits_while_a_choice_is_to_be_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("viking-against-viking", folder.path());
    pass_to(&mut window, "How fast does ");
    // The speed of the other side has come to light then.
    keys(&mut window, Modifiers::NONE, Key::Num2);
    press(&mut window, "Take back");
    assert!(has(&window, "Take it back"), "speeds were turned up");
    let before = moment(&window);
    for at in points(&window) {
        click(&mut window, at);
        assert_eq!(moment(&window), before);
    }
    press(&mut window, "Go on");
    assert!(!has(&window, "Take it back"));
}

#[test]
fn what_a_side_lost_is_told_beside_the_next_question() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    for _ in 0..400 {
        let told = words(&window).into_iter().find_map(|words| words.strip_prefix("Since your choice: ").map(str::to_owned));
        if let Some(told) = told {
            // "Killed: Offa, Dudda (both wounded before).": the log has the sentence about the first of them.
            let names = told.split_once(": ").map_or(&told[..], |(_, names)| names);
            let first = names.split([',', '.', '(']).next().expect("a name").trim();
            assert!(log(&window).iter().any(|line| line.contains(first)), "{told}");
            return;
        }
        assert!(!is_over(&window), "nobody was hurt: {:?}", log(&window));
        match end_of(&window) {
            Some(end) => press(&mut window, &end),
            None => keys(&mut window, Modifiers::NONE, Key::Num1),
        }
    }
    panic!("nobody was hurt");
}
