//! Presses on the boards of Vikings: odds before blows and arrows, an attacker and then a target, and beasts that are left alone.

use egui::{Key, Modifiers, Pos2, Vec2};

use super::play::{begun, buttons, end_of, first, has, is_over, moment, points, words};
use crate::support::pointer::click;
use crate::support::window::{Window, keys, press};

/// A point of the boards at which the line below them says what is asked for.
fn point_where(window: &mut Window, says: impl Fn(&str) -> bool) -> Option<Pos2> {
    let grid = points(window);
    let step = Vec2::new(grid[1].x - grid[0].x, grid[28].y - grid[0].y);
    // A hex may lie between the points of the grid.
    [(0.0, 0.0), (0.5, 0.5), (0.5, 0.0), (0.0, 0.5)].into_iter().find_map(|(x, y)| {
        grid.iter().map(|at| *at + Vec2::new(step.x * x, step.y * y)).find(|at| {
            window.hover_at(*at);
            window.run();
            words(window).iter().any(|words| words.starts_with("Hex ") && says(words))
        })
    })
}

/// Plays on until a question is asked, while nobody of the side does anything but shoot; returns whether it is.
fn comes_to(window: &mut Window, question: &str) -> bool {
    let asks = |window: &Window, part: &str| words(window).iter().any(|words| words.contains(part));
    for _ in 0..300 {
        if asks(window, question) {
            return true;
        }
        if is_over(window) {
            return false;
        }
        match end_of(window).filter(|_| !asks(window, "Who shoots?")) {
            Some(end) => press(window, &end),
            None => keys(window, Modifiers::NONE, Key::Num1),
        }
    }
    false
}

#[test]
fn the_first_press_on_an_enemy_shows_the_odds_and_the_second_strikes() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    for question in ["At whom does ", "Who attacks whom?"] {
        assert!(comes_to(&mut window, question), "{question}");
        let side = words(&window)
            .into_iter()
            .find_map(|words| Some(words.strip_prefix("You choose for ")?.trim_end_matches('.').to_owned()))
            .expect("a side");
        let enemy = |words: &str| words.contains("click for the odds") && !words.contains(&format!("of {side})"));
        let at = point_where(&mut window, enemy).expect("an enemy");
        let (before, all) = (moment(&window), buttons(&window));
        click(&mut window, at);
        assert_eq!(moment(&window), before, "{question}: nothing is struck by the first press");
        let left = buttons(&window);
        assert!(has(&window, "Show all choices"), "{question}: {left:?}");
        let shown =
            left.iter().filter(|name| all.contains(name)).any(|name| name.contains(" of 10") || name.contains("not alone"));
        assert!(shown, "{question}: {left:?}");
        let of_attack = left.iter().filter(|name| name.contains(" attacks ")).count();
        if of_attack > 1 {
            // Several could strike this enemy: a press on one of them leaves one attack.
            let own =
                point_where(&mut window, |words| words.contains("click for the odds") && words.contains(&format!("of {side})")));
            click(&mut window, own.expect("an attacker"));
        }
        assert_eq!(moment(&window), before);
        keys(&mut window, Modifiers::NONE, Key::Escape);
        assert!(!has(&window, "Show all choices"), "Escape lists all again");
        click(&mut window, at);
        assert_eq!(moment(&window), before, "{question}: after Escape the odds are shown first");
        if of_attack < 2 {
            click(&mut window, at);
            assert_ne!(moment(&window), before, "{question}: the second press strikes");
        } else {
            first(&mut window);
        }
    }
}

#[test]
fn beasts_are_left_alone_by_one_press_until_the_player_hunts_again() {
    const LEAVES: &str = "Nobody shoots at beasts from now on";
    let folder = tempfile::tempdir().expect("a folder");
    let mut left_alone = 0;
    for template in ["the-hall", "last-bend-before-the-sea"] {
        let mut window = begun(template, folder.path());
        for _ in 0..150 {
            if is_over(&window) {
                break;
            }
            let asks = |window: &Window| words(window).iter().any(|words| words.starts_with("Who shoots at a beast?"));
            if asks(&window) {
                assert!(!has(&window, "No hunting"), "it is asked only before that");
                press(&mut window, LEAVES);
                left_alone += 1;
                assert!(has(&window, "No hunting"));
            }
            assert!(!asks(&window), "beasts are left alone");
            if has(&window, "No hunting") && words(&window).iter().any(|words| words == "Who moves next?") {
                keys(&mut window, Modifiers::NONE, Key::Num1);
                keys(&mut window, Modifiers::NONE, Key::Escape);
                assert!(has(&window, "No hunting"), "who is put back changes nothing of that");
            }
            match end_of(&window) {
                Some(end) => press(&mut window, &end),
                None => keys(&mut window, Modifiers::NONE, Key::Num1),
            }
        }
        if left_alone > 0 {
            if has(&window, "No hunting") {
                press(&mut window, "No hunting");
                assert!(!has(&window, "No hunting"), "the question comes again");
            }
            return;
        }
    }
    panic!("no beast could be shot at");
}

#[test]
fn the_key_that_ends_a_question_asks_once_after_a_move_that_ended_by_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("the-hall", folder.path());
    let asks = |window: &Window, part: &str| words(window).iter().any(|words| words.contains(part));
    for _ in 0..300 {
        let steps = asks(&window, "What does ");
        match end_of(&window).filter(|_| !steps && !asks(&window, "Who moves next?")) {
            Some(end) => press(&mut window, &end),
            None => keys(&mut window, Modifiers::NONE, Key::Num1),
        }
        if steps && asks(&window, "Who moves next?") {
            let before = moment(&window);
            keys(&mut window, Modifiers::NONE, Key::Num0);
            assert_eq!(moment(&window), before, "the phase goes on");
            assert!(asks(&window, "That move is over."), "{:?}", words(&window));
            keys(&mut window, Modifiers::NONE, Key::Num0);
            assert_ne!(moment(&window), before, "the second press ends it");
            return;
        }
    }
    panic!("no move ended by itself");
}
