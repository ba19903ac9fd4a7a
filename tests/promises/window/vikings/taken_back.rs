//! What is taken back in Vikings: digits stand for what they stood for, and a walk that something interrupted is taken back whole.

use egui::{Key, Modifiers};

use super::play::{begun, buttons, end_of, has, log, moment, points, words};
use super::table::pass_to;
use crate::support::pointer::click;
use crate::support::window::{Window, keys, press};

#[test]
fn digits_are_the_same_after_a_choice_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("viking-against-viking", folder.path());
    pass_to(&mut window, "Who of ");
    let begins = buttons(&window);
    // Tasks are given one after another, and those that are left keep their digits.
    keys(&mut window, Modifiers::NONE, Key::Num1);
    let once = buttons(&window);
    assert_ne!(once, begins);
    for taken in 0..2 {
        keys(&mut window, Modifiers::NONE, Key::U);
        if has(&window, "Take it back") {
            press(&mut window, "Take it back");
        }
        assert_eq!(buttons(&window).iter().filter(|name| begins.contains(name)).count(), begins.len(), "{taken}");
        keys(&mut window, Modifiers::NONE, Key::Num1);
        let again = buttons(&window);
        let tasks = |all: &[String]| all.iter().filter(|name| begins.contains(name)).cloned().collect::<Vec<_>>();
        assert_eq!(tasks(&again), tasks(&once), "1 gives the first task again");
    }
}

/// Passes to the movement, and picks the next to move who has not been tried.
fn picks(window: &mut Window, tried: usize) -> bool {
    for _ in 0..200 {
        if words(window).iter().any(|words| words == "Who moves next?") {
            let key = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6][tried];
            keys(window, Modifiers::NONE, key);
            return words(window).iter().any(|words| words.starts_with("What does "));
        }
        match end_of(window) {
            Some(end) => press(window, &end),
            None => keys(window, Modifiers::NONE, Key::Num1),
        }
    }
    false
}

/// Whether the line below the boards tells of a far hex, and of bows or challenges on the way.
fn is_perilous(line: &str) -> bool {
    let perils = ["under the bow", "challenged by"];
    line.starts_with("Hex ") && line.contains("click to go there") && perils.iter().any(|peril| line.contains(peril))
}

#[test]
fn a_walk_that_is_interrupted_is_taken_back_whole() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    let mut interrupted = 0;
    for round in 0..36 {
        if picks(&mut window, round % 6) {
            let (begins, told) = (moment(&window), log(&window));
            for at in points(&window).into_iter().step_by(3) {
                window.hover_at(at);
                window.run();
                if !words(&window).iter().any(|line| is_perilous(line)) {
                    continue;
                }
                click(&mut window, at);
                window.run();
                let news: Vec<String> = log(&window).into_iter().filter(|line| !told.contains(line)).collect();
                let is_shot_at = news.iter().any(|line| line.contains(" shoots at ") || line.contains(" challenges "));
                keys(&mut window, Modifiers::NONE, Key::U);
                assert!(!has(&window, "Take it back"), "nothing is hidden here");
                assert_eq!(moment(&window), begins, "the whole walk is taken back: {news:?}");
                interrupted += usize::from(is_shot_at);
                if interrupted > 1 {
                    return;
                }
            }
            keys(&mut window, Modifiers::NONE, Key::Escape);
        }
        // Others of the side are tried, and then a later turn.
        if let Some(end) = end_of(&window).filter(|_| round % 6 == 5) {
            press(&mut window, &end);
        }
    }
    assert!(interrupted > 0, "no walk was interrupted");
}
