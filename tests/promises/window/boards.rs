//! Boards by ear: each arrow gives exactly one event, the space to which it leads, on every board of five games, also with something in hand.

use drydock::project::{Game, Library};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::ear::Ear;
use crate::support::walk::Walk;
use crate::support::window::Window;

const ARROWS: [Key; 4] = [Key::ArrowRight, Key::ArrowDown, Key::ArrowLeft, Key::ArrowUp];
/// How often the next piece is looked for, to take one in hand.
const PIECES: usize = 4;

fn board_says(window: &Window) -> Option<String> {
    let board = window.query_all_by_role(Role::GraphicsObject).next()?;
    board.accesskit_node().label()
}

/// What is wrong with the events of the four arrows; how many led to another space is added to a count.
fn faults(stop: &str, window: &mut Window, led: &mut usize) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut ear = Ear::at(window);
    for key in ARROWS {
        let before = board_says(window);
        ear.press(window, Modifiers::NONE, key);
        let heard = std::mem::take(&mut ear.heard);
        let says = board_says(window).unwrap_or_default();
        if before.as_deref() == Some(&says) {
            continue;
        }
        *led += 1;
        let is_space = |words: &String| words.strip_suffix(", ListItem").is_some_and(|space| says.ends_with(space));
        if heard.len() != 1 || !heard.iter().all(is_space) {
            wrong.push(format!("{stop}, {key:?}: {heard:#?} was heard, and the board says {says:?}"));
        }
    }
    wrong
}

/// Takes something in hand by keys, if the board has anything that can be taken; whether it has.
fn take_in_hand(window: &mut Window) -> bool {
    let holds = |window: &Window| board_says(window).is_some_and(|says| says.contains(". In hand: "));
    for _ in 0..PIECES {
        for key in [Key::N, Key::Enter] {
            window.key_press(key);
            window.run();
            if holds(window) {
                return true;
            }
        }
    }
    false
}

/// Looks at every board of a game; at least so many of them have pieces that are taken in hand.
fn every_board(game: Game, played: Option<&str>, with_hands: usize) {
    let (mut wrong, mut boards, mut hands) = (Vec::new(), 0, 0);
    let mut look = |stop: &str, window: &mut Window| {
        if window.query_all_by_role(Role::GraphicsObject).count() != 1 {
            return;
        }
        window.get_by_role(Role::GraphicsObject).focus();
        window.run();
        let mut led = 0;
        wrong.extend(faults(stop, window, &mut led));
        assert!(led > 0, "{stop}: no arrow leads anywhere");
        boards += 1;
        if take_in_hand(window) {
            hands += 1;
            wrong.extend(faults(&format!("{stop} with something in hand"), window, &mut led));
            window.key_press(Key::Escape);
            window.run();
        }
    };
    let mut walk = Walk::new(Vec2::new(1296.0, 816.0), &mut look);
    walk.designs(game);
    if let Some(template) = played {
        walk.table(game, template);
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(boards > 0 && hands >= with_hands, "{boards} boards, on {hands} of them something was taken in hand");
}

#[test]
fn boards_of_launch_fighters() {
    every_board(Game::LaunchFighters, Some(Library::SAMPLE), 1);
}

#[test]
fn boards_of_freedom_in_the_galaxy() {
    every_board(Game::FreedomInTheGalaxy, Some("varu"), 1);
}

#[test]
fn boards_of_star_viking() {
    every_board(Game::StarViking, Some(Library::SAMPLE), 1);
}

#[test]
fn boards_of_vikings() {
    every_board(Game::Vikings, Some("the-hall"), 1);
}

#[test]
fn boards_of_space_viking() {
    every_board(Game::SpaceViking, None, 0);
}
