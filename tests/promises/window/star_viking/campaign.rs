//! A campaign of Star Viking at the table: on the wall of its systems, by the eyes of one side.

use std::path::Path;

use drydock::project::Game;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Shown as _, Window, keys, press};

/// A tall window on the sample.
fn open(folder: &Path) -> Window {
    let (_, file) = window::open_template_of(Game::StarViking, "sample", folder);
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1600.0, 1600.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    window
}

/// The campaign with somebody at the helm of the Viking.
fn begun(folder: &Path) -> Window {
    let mut window = open(folder);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    window
}

fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

fn buttons(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
}

fn log(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label()).collect()
}

/// Takes the cursor of the wall to a place whose name begins so: from the home base to the right, and from there up or down.
fn walk_to(window: &mut Window, name: &str) {
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    for across in 0..7 {
        for (key, times) in [(Key::ArrowUp, 0), (Key::ArrowUp, 1), (Key::ArrowUp, 2), (Key::ArrowDown, 1), (Key::ArrowDown, 2)] {
            let steps = [(Key::ArrowLeft, 8), (Key::ArrowRight, across), (key, times)];
            for (key, times) in steps {
                for _ in 0..times {
                    window.key_press(key);
                }
                window.run();
            }
            if said(window).contains(&format!(". {name}")) {
                return;
            }
        }
    }
    panic!("{name} is not on the wall: {}", said(window));
}

/// Orders the cruiser to jump by the keys of the wall.
fn jump_to(window: &mut Window, system: &str) {
    walk_to(window, "Home base");
    keys(window, Modifiers::NONE, Key::Enter);
    assert!(window.query_by_words("What is red CR 1 ordered to do?").is_some());
    walk_to(window, system);
    keys(window, Modifiers::NONE, Key::Enter);
}

#[test]
fn a_ship_is_ordered_on_the_wall_and_its_tile_comes_with_the_segment() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    assert!(said(&window).starts_with("Game. Turn 1, orders. Home base"), "{}", said(&window));
    assert!(window.query_all_by_label_contains("0 points, 0 mc, income 10").next().is_some());
    assert!(window.query_by_label("Politics: not yet this turn.").is_some());
    jump_to(&mut window, "Unas");
    // The Federation has jumped and deployed meanwhile.
    assert!(said(&window).starts_with("Game. Turn 1, Unas, "), "{}", said(&window));
    assert!(said(&window).contains("Unas Works"), "the tile is shown: {}", said(&window));
    // One key leads to the wall and back.
    keys(&mut window, Modifiers::NONE, Key::W);
    assert!(said(&window).contains(". Unas, technology B, wealth 13, in the hands of The Federation"), "{}", said(&window));
    assert!(said(&window).contains("red CR 1"), "{}", said(&window));
    press(&mut window, "Wall");
    assert!(said(&window).contains("Unas Works"), "{}", said(&window));
}

#[test]
fn the_wall_shows_what_the_side_sees_and_the_forces_of_a_place_that_is_chosen() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    let others = |words: &str| words.contains("blue ") || words.contains("green ");
    for name in ["Home base", "Userkaf", "Unas", "Teti", "Withdrawn from Raneb"] {
        walk_to(&mut window, name);
        assert!(!others(&said(&window)), "{}", said(&window));
    }
    walk_to(&mut window, "Userkaf");
    assert!(window.query_by_label("Nobody is seen here.").is_some());
    walk_to(&mut window, "Home base");
    assert!(window.query_by_words("red PT 1: aboard red CR 1").is_some(), "who is aboard is listed there");
    press(&mut window, "Show all");
    assert!(window.query_by_label("Show all").is_none());
}

#[test]
fn what_has_come_to_light_is_taken_back_only_when_that_is_asked_for_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    jump_to(&mut window, "Unas");
    let fought = said(&window);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!(said(&window), fought, "the Viking has seen the garrison");
    press(&mut window, "Go on");
    assert_eq!(said(&window), fought);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    press(&mut window, "Take it back");
    assert!(said(&window).starts_with("Game. Turn 1, orders"), "{}", said(&window));
    assert!(!log(&window).iter().any(|line| line.contains("green ")), "nothing of it is left");
    // Nothing was hidden from a player who only chose a ship.
    let asked = |window: &Window| {
        let questions = ["Who gets an order next?", "What is red CR 1 ordered to do?"];
        questions.map(|question| window.query_by_words(question).is_some())
    };
    let before = asked(&window);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert_eq!((before, asked(&window)), ([false, true], [true, false]), "{:?}", buttons(&window));
}

/// The choices that cost something: the price, and what is left.
fn prices(window: &Window) -> Vec<(String, u32, u32)> {
    let parse = |name: String| {
        let (words, left) = name.strip_suffix(" left")?.rsplit_once(" mc, ")?;
        let price = words.rsplit_once(", ")?.1.parse().ok()?;
        let left = left.parse().ok()?;
        Some((name, price, left))
    };
    buttons(window).into_iter().filter_map(parse).collect()
}

#[test]
fn what_is_bought_has_its_price_beside_it_with_what_would_be_left() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = window::open_template_of(Game::StarViking, "sample", folder.path());
    let designed = std::fs::read_to_string(&file).expect("the sample");
    std::fs::write(&file, designed.replacen("form: Standard,", "form: Standard, purchases: WithinBudgets,", 1)).expect("a file");
    let mut window = window::open_sized(Some(file), folder.path(), Vec2::new(1600.0, 1600.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    let mut money = None;
    let mut bought = 0;
    while said(&window).starts_with("Game. Before the first turn, purchase") {
        let offers = prices(&window);
        let Some((name, price, left)) = offers.first().cloned() else { break };
        for (name, price, left) in &offers {
            assert_eq!(money.unwrap_or(price + left), price + left, "{name}");
            money = Some(price + left);
        }
        assert!(price > 0, "{name}");
        press(&mut window, &name);
        money = Some(left);
        bought += 1;
    }
    assert!(bought > 1, "{bought}");
}

#[test]
fn what_others_do_in_secret_is_neither_shown_nor_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    let counted = |window: &Window| {
        let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
        let words = window.query_all_by_role(Role::Label).filter_map(label).find(|words| {
            words.split_once(" / ").is_some_and(|(at, of)| [at, of].iter().all(|part| part.parse::<u32>().is_ok()))
        });
        words.expect("a number of steps").split(" / ").map(|part| part.parse().expect("a number")).collect::<Vec<u32>>()
    };
    jump_to(&mut window, "Unas");
    let [at, of] = counted(&window)[..] else { panic!("two numbers") };
    assert_eq!(at, of);
    let whole = |window: &Window| said(window).split(". ").nth(1).unwrap_or_default().to_owned();
    // Every step back shows another moment, or a line of the log.
    press(&mut window, "Back");
    assert_eq!(counted(&window), [of - 1, of], "{}", whole(&window));
    press(&mut window, "To the beginning");
    for step in 0..of {
        assert_eq!(counted(&window)[0], step);
        press(&mut window, "Step");
    }
    assert_eq!(counted(&window), [of, of]);
}

#[test]
fn a_captain_who_finishes_uncovers_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    press(&mut window, "Let a captain finish");
    assert!(said(&window).starts_with("Game. The game is over"), "{}", said(&window));
    // The treasury of the Federation is shown to a player who asks to see the game whole.
    let treasuries = |window: &Window| window.query_all_by_label_contains(" mc, income").count();
    let own = treasuries(&window);
    window.get_by_label("Seen by").click();
    window.run();
    window.get_by_role_and_label(Role::ListBoxOption, "As Wolves of the Beyond saw it");
    press(&mut window, "Seen whole");
    assert!(treasuries(&window) > own && own > 0, "{own}");
}

#[test]
fn under_the_cover_nothing_is_seen_of_what_is_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.get_by_label("Captain of The Federation").click();
    window.run();
    window.query_all_by_role_and_label(Role::ListBoxOption, "You").last().expect("the offer").click();
    window.run();
    press(&mut window, "Start the game");
    let covered = |window: &Window| window.query_by_role(Role::GraphicsObject).is_none();
    press(&mut window, "I play Wolves of the Beyond");
    jump_to(&mut window, "Unas");
    assert!(covered(&window), "the Federation is next");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(covered(&window) && log(&window).is_empty(), "nobody knows who sits there");
    press(&mut window, "Take it back");
    assert!(covered(&window) && log(&window).is_empty());
    press(&mut window, "I play Wolves of the Beyond");
    assert!(said(&window).starts_with("Game. Turn 1, orders"), "{}", said(&window));
}

#[test]
fn what_was_said_of_a_bad_recording_goes_with_the_next_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window::type_into(&mut window, Role::MultilineTextInput, "Recorded game", "no game at all");
    press(&mut window, "Replay it");
    assert!(window.query_by_label("Dismiss message").is_some());
    press(&mut window, "Start the game");
    assert!(window.query_by_label("Dismiss message").is_none());
}
