//! A game of Vikings at the table: played by the window's choices to its end, walked by clicks, told why not, with what is covered covered.

use std::path::Path;

use drydock::project::{Game, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, Pos2, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::click;
use crate::support::window::{self, Taught, Window, is_beside_choices, keys, press, press_anywhere, project};

/// A tall window on a template, at its table.
pub fn open(template: &str, folder: &Path) -> Window {
    let file = folder.join("game.drydock");
    files::save(&file, &Library::bundled().template(Game::Vikings, template).expect("the template")).expect("a saved file");
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1600.0, 1500.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    window
}

/// A game that is begun, in which captains choose at once.
pub fn begun(template: &str, folder: &Path) -> Window {
    let mut window = open(template, folder);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    window
}

pub fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

pub fn buttons(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
}

pub fn log(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label()).collect()
}

/// Every word on the window that is no button.
pub fn words(window: &Window) -> Vec<String> {
    let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label().or(node.accesskit_node().value());
    window.query_all_by_role(Role::Label).filter_map(label).collect()
}

/// How many actions the game has had, of how many: "12 / 40".
pub fn moment(window: &Window) -> String {
    words(window).into_iter().find(|words| words.contains(" / ")).expect("the moment")
}

pub fn is_over(window: &Window) -> bool {
    said(window).starts_with("Game. The game is over")
}

pub fn has(window: &Window, name: &str) -> bool {
    window.query_by_role_and_label(Role::Button, name).is_some()
}

/// The button that ends what is asked, by what it says that it ends.
pub fn end_of(window: &Window) -> Option<String> {
    let ends =
        |name: &String| ["No more ", "Nobody ", "Walls of shields stay", "Axes stay"].iter().any(|end| name.starts_with(end));
    // What is chosen from now on stands above it.
    buttons(window).into_iter().rfind(ends)
}

/// Makes the first choice that has a digit: while tasks are given, the digits of those who have one are free.
pub fn first(window: &mut Window) {
    let seen = |window: &Window| {
        let choices: Vec<_> = buttons(window).into_iter().filter(|name| !is_beside_choices(name)).collect();
        (choices, log(window), said(window))
    };
    let before = seen(window);
    for key in [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9, Key::Num0] {
        keys(window, Modifiers::NONE, key);
        if seen(window) != before {
            return;
        }
    }
}

/// Plays a side to the end of the game: it shoots and strikes what it can first, and moves nobody.
fn play_to_the_end(window: &mut Window, most: usize) -> usize {
    let (mut choices, mut taught) = (0, Taught::default());
    while !is_over(window) {
        taught.count(window);
        let before = said(window);
        let moves = words(window).iter().any(|words| words == "Who moves next?");
        match end_of(window).filter(|_| moves) {
            Some(end) => press(window, &end),
            None => first(window),
        }
        choices += 1;
        assert!(choices < most, "it has an end: {before}");
    }
    taught.check(4);
    choices
}

#[test]
fn the_hall_is_played_to_its_end_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("the-hall", folder.path());
    let choices = play_to_the_end(&mut window, 600);
    assert!(choices > 10, "{choices}");
    let ends = [" wins.", " win.", "A draw."];
    assert!(ends.into_iter().any(|end| window.query_all_by_label_contains(end).next().is_some()));
    press(&mut window, "Take back");
    if has(&window, "Take it back") {
        press(&mut window, "Take it back");
    }
    assert!(!is_over(&window), "the last choice is taken back");
}

#[test]
fn a_coast_with_boats_is_played_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("drakkar-in-sight", folder.path());
    let choices = play_to_the_end(&mut window, 900);
    assert!(choices > 10, "{choices}");
    assert!(log(&window).iter().any(|line| !line.is_empty()));
}

/// The middle of the canvas, and how far it reaches.
pub fn canvas(window: &Window) -> egui::Rect {
    window.get_by_role(Role::GraphicsObject).rect()
}

/// The points of the canvas, row by row.
pub fn points(window: &Window) -> Vec<Pos2> {
    let room = canvas(window).shrink(60.0);
    let steps = |from: f32, to: f32| (0..28).map(move |step| from + (to - from) * step as f32 / 27.0);
    steps(room.top(), room.bottom()).flat_map(|y| steps(room.left(), room.right()).map(move |x| Pos2::new(x, y))).collect()
}

#[test]
fn a_far_click_walks_there_and_a_hex_out_of_reach_says_why() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("shield-wall", folder.path());
    // Whatever comes before the movement is passed over.
    for _ in 0..60 {
        if words(&window).iter().any(|words| words == "Who moves next?") {
            break;
        }
        match end_of(&window) {
            Some(end) => press(&mut window, &end),
            None => keys(&mut window, Modifiers::NONE, Key::Num1),
        }
    }
    keys(&mut window, Modifiers::NONE, Key::Num1);
    assert!(
        buttons(&window).iter().any(|name| name.starts_with("To ") && name.contains(" of ")),
        "a step has its cost: {:?}",
        buttons(&window)
    );
    let (mut walked, mut told) = (false, false);
    for at in points(&window) {
        window.hover_at(at);
        window.run();
        let line = words(&window).into_iter().find(|words| words.starts_with("Hex "));
        match line {
            Some(line) if !walked && line.contains("click to go there") => {
                let (before, moment) = (log(&window).len(), moment(&window));
                click(&mut window, at);
                walked = log(&window).len() > before;
                assert!(walked, "{line}");
                keys(&mut window, Modifiers::NONE, Key::U);
                if !has(&window, "Take it back") {
                    assert_eq!(self::moment(&window), moment, "the whole walk is taken back");
                    keys(&mut window, Modifiers::COMMAND, Key::Y);
                }
            }
            Some(line) if walked && !told && !line.contains("click") => {
                let rules = |window: &Window| window.query_all_by_role(Role::Link).count();
                let (before, known) = (words(&window).len(), rules(&window));
                click(&mut window, at);
                // The reason, and a link to its rule.
                told = words(&window).len() > before && rules(&window) > known;
            }
            _ => {}
        }
        if walked && told {
            return;
        }
    }
    panic!("walked: {walked}, told: {told}");
}

/// Gives a helm to a player or a captain.
pub fn seat(window: &mut Window, field: &str, offer: &str) {
    window.get_by_label(field).click();
    window.run();
    window.query_all_by_role_and_label(Role::ListBoxOption, offer).last().expect("the offer").click();
    window.run();
}

/// Whether anything tells of a choice that is still covered, on any hex with somebody of a crew.
pub fn tells_of_covered(window: &mut Window) -> bool {
    let mut found = false;
    for at in points(window) {
        window.hover_at(at);
        window.run();
        found |= words(window).iter().any(|words| words.contains("still covered"));
    }
    found
}

#[test]
fn what_the_other_side_has_sealed_is_neither_shown_nor_copied() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open("viking-against-viking", folder.path());
    let sides = buttons_of_captains(&window);
    let [first, second] = &sides[..] else { panic!("two sides: {sides:?}") };
    seat(&mut window, first, "rule of thumb");
    seat(&mut window, second, "You");
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    // The other side has given its tasks, and then its speed: both are still covered.
    let end = end_of(&window).expect("tasks end");
    press_anywhere(&mut window, &end);
    assert!(said(&window).contains("naval phase, speeds"), "{}", said(&window));
    assert!(!tells_of_covered(&mut window), "nothing of the other side's speed is shown");
    assert!(!log(&window).iter().any(|line| line.contains(" goes ")), "{:?}", log(&window));
    assert!(window.query_by_label("Seen by").is_none(), "nobody looks through other eyes");
    assert!(!has(&window, "Copy the game"));
    window.get_by_role_and_label(Role::Button, "Copy the log").click();
    let copied = (0..8).find_map(|_| {
        window.step();
        window.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    });
    let copied = copied.expect("text on the clipboard");
    assert!(!copied.contains("seed") && !copied.contains(" goes "), "{copied}");
    // Once both have chosen, speeds are turned up.
    keys(&mut window, Modifiers::NONE, Key::Num3);
    assert!(log(&window).iter().any(|line| line.contains(" goes ")), "{:?}", log(&window));
    // That has come to light, and is taken back only when it is asked for twice.
    let before = said(&window);
    press(&mut window, "Take back");
    assert_eq!(said(&window), before);
    press(&mut window, "Take it back");
    assert!(said(&window).contains("naval phase, speeds"), "{}", said(&window));
    press(&mut window, "Keep the game");
    assert_eq!(project(&window).kept.len(), 1);
}

#[test]
fn a_side_sees_its_own_covered_tasks() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun("viking-against-viking", folder.path());
    let gives = buttons(&window).into_iter().find(|name| name.ends_with(" bails")).expect("a task");
    press(&mut window, &gives);
    assert!(tells_of_covered(&mut window), "{gives}");
}

#[test]
fn two_at_one_screen_need_no_cover_where_nothing_is_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    for (template, covers) in [("shield-wall", false), ("viking-against-viking", true)] {
        let mut window = open(template, folder.path());
        let other = buttons_of_captains(&window).pop().expect("a second side");
        seat(&mut window, &other, "You");
        press(&mut window, "Start the game");
        assert_eq!(window.query_by_role(Role::GraphicsObject).is_none(), covers, "{template}");
    }
}

/// The names of the fields in which captains are chosen.
pub fn buttons_of_captains(window: &Window) -> Vec<String> {
    let all = window.query_all_by_label_contains("Captain of ").filter_map(|node| node.accesskit_node().label());
    all.collect()
}

#[test]
fn a_game_of_a_playtest_is_watched_on_its_boards() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.drydock");
    files::save(&file, &Library::bundled().template(Game::Vikings, "shield-wall").expect("the template")).expect("a saved file");
    let mut window = window::open_sized(Some(file), folder.path(), Vec2::new(1600.0, 1500.0));
    keys(&mut window, Modifiers::NONE, Key::F9);
    window::type_into(&mut window, Role::SpinButton, "Games", "3");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, "Start");
    let watch = buttons(&window).into_iter().find(|name| name.starts_with("Watch game ")).expect("a game worth watching");
    window.query_all_by_role_and_label(Role::Button, &watch).next().expect("it").click_accesskit();
    window.run();
    assert!(said(&window).starts_with("Game. "), "{}", said(&window));
    let begin = said(&window);
    press(&mut window, "To the end");
    assert!(is_over(&window));
    press(&mut window, "To the beginning");
    assert_eq!(said(&window), begin);
}
