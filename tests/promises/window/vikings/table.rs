//! A game of Vikings at the table as a newcomer plays it: buttons say what they end, what is in hand can be put back, dangers and reasons stand in words,
//! and each game that is printed has a file of its own.

use std::path::Path;

use egui::accesskit::Role;
use egui::{Key, Modifiers, Pos2};
use egui_kittest::kittest::Queryable as _;

use super::play::{begun, buttons, end_of, first, has, is_over, log, points, said, words};
use crate::support::pointer::click;
use crate::support::window::{self, Window, keys, press};

/// Passes everything until a question is asked.
pub fn pass_to(window: &mut Window, question: &str) {
    for _ in 0..400 {
        if words(window).iter().any(|words| words.starts_with(question)) {
            return;
        }
        assert!(!is_over(window), "{question} is never asked");
        match end_of(window) {
            Some(end) => press(window, &end),
            None => keys(window, Modifiers::NONE, Key::Num1),
        }
    }
    panic!("{question}: {}", said(window));
}

fn asks(window: &Window, question: &str) -> bool {
    words(window).iter().any(|words| words.starts_with(question))
}

#[test]
fn every_button_says_what_it_ends() {
    for template in ["the-hall", "drakkar-in-sight"] {
        // A game that is not kept is offered to the next window of the same folder.
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = begun(template, folder.path());
        for choice in 0..150 {
            if is_over(&window) {
                break;
            }
            assert!(!has(&window, "Done"), "{}", said(&window));
            match end_of(&window).filter(|_| choice % 3 == 0) {
                Some(end) => press(&mut window, &end),
                None => keys(&mut window, Modifiers::NONE, Key::Num1),
            }
        }
    }
}

/// The points of the board at which somebody of a side stands, each with what the hex says.
fn hexes_with(window: &mut Window, side: &str) -> Vec<(Pos2, String)> {
    let mut found: Vec<(Pos2, String)> = Vec::new();
    for at in points(window) {
        window.hover_at(at);
        window.run();
        let line = words(window).into_iter().find(|words| words.starts_with("Hex "));
        let hex = |line: &str| line.split(':').next().map(str::to_owned);
        if let Some(line) = line.filter(|line| line.contains(&format!("of {side})")))
            && !found.iter().any(|(_, known)| hex(known) == hex(&line))
        {
            found.push((at, line));
        }
    }
    found
}

#[test]
fn what_is_in_hand_is_put_back_and_a_press_on_a_friend_means_the_friend() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    pass_to(&mut window, "Who moves next?");
    let before = buttons(&window);
    keys(&mut window, Modifiers::NONE, Key::Num1);
    assert!(asks(&window, "What does "));
    keys(&mut window, Modifiers::NONE, Key::Escape);
    assert!(asks(&window, "Who moves next?"), "Escape puts back who was picked");
    assert_eq!(buttons(&window), before);
    keys(&mut window, Modifiers::NONE, Key::Num1);
    press(&mut window, "Choose otherwise");
    assert!(asks(&window, "Who moves next?"), "so does the button");
    // A press on another of the side has that one move.
    keys(&mut window, Modifiers::NONE, Key::Num1);
    let walker = words(&window).into_iter().find(|words| words.starts_with("What does ")).expect("a question");
    let side = words(&window)
        .into_iter()
        .find_map(|words| Some(words.strip_prefix("You choose for ")?.trim_end_matches('.').to_owned()));
    let friends = hexes_with(&mut window, &side.expect("a side"));
    assert!(friends.len() > 1, "{friends:?}");
    let gone = |window: &Window| log(window).iter().filter(|line| line.contains(" goes to ")).count();
    let moved = gone(&window);
    let other = friends.into_iter().find_map(|(at, line)| {
        let name = line.split("; ").nth(1)?.split(" (").next()?.to_owned();
        (!walker.contains(&name)).then_some((at, name))
    });
    let (at, name) = other.expect("a friend");
    click(&mut window, at);
    assert!(asks(&window, &format!("What does {name} do ")), "{name}: {:?}", words(&window));
    assert_eq!(gone(&window), moved, "nobody has gone anywhere");
}

#[test]
fn bows_and_challenges_stand_in_the_words_of_a_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("the-hall", folder.path());
    let mut found = false;
    for _ in 0..500 {
        if is_over(&window) || found {
            break;
        }
        found =
            buttons(&window).iter().any(|name| name.starts_with("To ") && (name.contains(" bow") || name.contains(" challenge")));
        keys(&mut window, Modifiers::NONE, Key::Num1);
    }
    assert!(found, "some step is under bows or challenged");
}

#[test]
fn a_boat_that_cannot_make_a_move_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("drakkar-in-sight", folder.path());
    let mut told = None;
    for _ in 0..400 {
        if is_over(&window) || told.is_some() {
            break;
        }
        if asks(&window, "Where does ") && has_any(&window, "Straight on") {
            let missing = |label: &str| !has_any(&window, label);
            let gone = ["Turn by 60 degrees to port", "Turn by 60 degrees to starboard", "Sideways to port"]
                .into_iter()
                .find(|label| missing(label));
            told = gone.map(|label| {
                let label = label.to_lowercase();
                words(&window)
                    .into_iter()
                    .find(|words| words.to_lowercase().contains(&label) && words.contains(" cannot be chosen: "))
                    .unwrap_or_else(|| panic!("{label}: {:?}", words(&window)))
            });
        }
        first(&mut window);
    }
    assert!(told.is_some_and(|told| told.contains(" cannot be chosen: ")));
}

fn has_any(window: &Window, prefix: &str) -> bool {
    buttons(window).iter().any(|name| name.starts_with(prefix))
}

#[test]
fn a_printed_game_replaces_no_other() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    pass_to(&mut window, "Who moves next?");
    let print = |window: &mut Window, folder: &Path| {
        press(window, "Print the game…");
        window::type_into(window, Role::TextInput, "Folder for the game", &folder.display().to_string());
        press(window, "Print");
        window::printed_games(folder)
    };
    let first = print(&mut window, folder.path());
    assert!(first.len() == 1 && first[0].contains("turn-1"), "{first:?}");
    let bytes = std::fs::read(folder.path().join(&first[0])).expect("the game");
    assert_eq!(print(&mut window, folder.path()).len(), 2, "the same moment twice");
    press(&mut window, "Let a captain finish");
    press(&mut window, "To the end");
    assert!(is_over(&window));
    let all = print(&mut window, folder.path());
    assert!(all.len() == 3 && all.iter().any(|name| name.contains("end")), "{all:?}");
    assert_eq!(std::fs::read(folder.path().join(&first[0])).expect("the game"), bytes);
}

#[test]
fn the_log_shows_what_happened_last() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    pass_to(&mut window, "Who moves next?");
    press(&mut window, "Let a captain finish");
    press(&mut window, "To the end");
    assert!(is_over(&window));
    let last = log(&window).pop().expect("a line");
    assert!(["last turn is over", "game is over", "goal is met"].iter().any(|end| last.contains(end)), "{:?}", log(&window));
}

#[test]
fn who_lets_everybody_pass_in_a_phase_is_not_asked_again_in_it() {
    let phase = |window: &Window| words(window).into_iter().find(|words| words.starts_with("Turn ")).expect("a phase");
    let mut passed = 0;
    for template in ["the-hall", "shield-wall", "last-bend-before-the-sea"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = begun(template, folder.path());
        for _ in 0..120 {
            if is_over(&window) {
                break;
            }
            if asks(&window, "Who shoots at ") && !asks(&window, "Who shoots at a beast?") {
                let before = phase(&window);
                window.get_by_role_and_label(Role::Button, "Nobody shoots on the move in this phase").click_accesskit();
                window.run_ok();
                assert!(!asks(&window, "Who shoots at ") || phase(&window) != before, "{}", said(&window));
                passed += 1;
                continue;
            }
            match end_of(&window) {
                Some(end) => window.get_by_role_and_label(Role::Button, &end).click_accesskit(),
                None => window.key_press(Key::Num1),
            }
            window.run_ok();
        }
    }
    assert!(passed > 1, "nobody could be shot at");
}

/// What one press has answered until the phase is over is taken back as one press: to the question at which it was made, and not into the middle of the
/// enemy's movement.
#[test]
fn a_lasting_answer_is_taken_back_to_the_question_at_which_it_was_given() {
    let question = |window: &Window| words(window).into_iter().find(|words| words.starts_with("Who shoots at "));
    for template in ["the-hall", "shield-wall", "last-bend-before-the-sea"] {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = begun(template, folder.path());
        for _ in 0..120 {
            if is_over(&window) {
                break;
            }
            if let Some(asked) = question(&window).filter(|words| !words.contains("a beast")) {
                press(&mut window, "Nobody shoots on the move in this phase");
                press(&mut window, "Take back");
                if has(&window, "Take it back") {
                    press(&mut window, "Take it back");
                }
                assert_eq!(question(&window), Some(asked), "{}", said(&window));
                assert!(has(&window, "Nobody shoots on the move in this phase"), "it is asked again");
                return;
            }
            match end_of(&window) {
                Some(end) => press(&mut window, &end),
                None => keys(&mut window, Modifiers::NONE, Key::Num1),
            }
        }
    }
    panic!("nobody could be shot at");
}
