//! Battles of Star Viking at the table, driven by the accessible names of their controls: played by digits to their end, seen by one side's eyes,
//! covered between two people at one screen, kept and replayed; and playtested in the panel.

use std::path::Path;

use drydock::editor::running_playtest::Outcome;
use drydock::project::{Game, KeptSort};
use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Shown as _, Window, keys, press, project};

/// A tall window on the battle for Sanakht.
fn open(folder: &Path) -> Window {
    let (_, file) = window::open_template_of(Game::StarViking, "sanakht", folder);
    window::open_sized(Some(file), folder, Vec2::new(1600.0, 1600.0))
}

/// The battle with somebody at the helm of the first side.
fn begun(folder: &Path) -> Window {
    let mut window = open(folder);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    window
}

fn digit(window: &mut Window, digit: usize) {
    let keys_of = [Key::Num1, Key::Num2, Key::Num3, Key::Num4];
    keys(window, Modifiers::NONE, keys_of[digit - 1]);
}

fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

/// The lines of the log that are seen.
fn log(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label()).collect()
}

fn buttons(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
}

#[test]
fn a_battle_is_played_by_digits_seen_by_both_sides_and_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    let over = |window: &Window| said(window).starts_with("Game. The battle is over");
    let mut choices = 0;
    while !over(&window) {
        let before = said(&window);
        // A player who always takes the first choice would never end a round in which they could go on.
        let ends = buttons(&window).iter().any(|name| name == "End it");
        digit(&mut window, if ends { 2 } else { 1 });
        choices += 1;
        assert!(choices < 400, "a battle has an end: {before}");
    }
    assert!(choices > 3);
    assert!(window.query_by_words(" win").is_some() || window.query_by_label("A draw.").is_some());
    // What is over is seen whole, or as a side saw it.
    press(&mut window, "To the beginning");
    let own = said(&window);
    assert!(own.ends_with("2 counters hidden below"), "{own}");
    window.get_by_label("Seen by").click();
    window.run();
    press(&mut window, "Seen whole");
    assert_ne!(said(&window), own, "the whole stack is seen");
    press(&mut window, "To the end");
    press(&mut window, "Keep the game");
    let kept = project(&window).kept.clone();
    assert_eq!((kept.len(), kept[0].sort, kept[0].scenario.as_str()), (1, KeptSort::Game, "Battle for Sanakht"));
    press(&mut window, "Print the game…");
    window::type_into(&mut window, Role::TextInput, "Folder for the game", &folder.path().display().to_string());
    press(&mut window, "Print");
    assert_eq!(window::printed_games(folder.path()).len(), 1);
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {}", kept[0].name));
    assert!(over(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    if window.query_by_label("Take it back").is_some() {
        press(&mut window, "Take it back");
    }
    assert!(!over(&window), "the last choice is taken back");
}

#[test]
fn in_mid_game_nothing_is_shown_but_what_the_side_knows_that_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    // The garrison of the capital is a stack of three, of which the Viking sees the one on top.
    assert!(
        said(&window).contains("Sanakht Starcity") && said(&window).ends_with("2 counters hidden below"),
        "{}",
        said(&window)
    );
    assert!(window.query_by_label("Seen by").is_none(), "nobody looks through other eyes");
    digit(&mut window, 1);
    for _ in 0..8 {
        let ends = buttons(&window).iter().any(|name| name == "End it");
        digit(&mut window, if ends { 1 } else { 2 });
    }
    let tells = |lines: &[String], words: &str| lines.iter().any(|line| line.contains(words));
    let lines = log(&window);
    assert!(tells(&lines, "Round ") && tells(&lines, "red CR"), "{lines:?}");
    window.get_by_role_and_label(Role::Button, "Copy the log").click();
    let copied = (0..8).find_map(|_| {
        window.step();
        window.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    });
    let copied = copied.expect("text on the clipboard");
    assert!(copied.contains("as Viking raiders know it") && !copied.contains("seed"), "{copied}");
    assert!(window.query_by_role_and_label(Role::Button, "Copy the game").is_none());
}

#[test]
fn a_shot_is_planned_with_its_odds() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    let shot = |window: &Window| buttons(window).into_iter().find(|name| name.starts_with("At "));
    // Into the deep space where ships wait, and then whatever comes first.
    for choice in [1, 2].into_iter().chain([1; 30]) {
        if shot(&window).is_some() {
            break;
        }
        digit(&mut window, choice);
    }
    let shot = shot(&window).expect("a target");
    let numbers: Vec<u32> = shot.split(|letter: char| !letter.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect();
    let [.., miss, hit, critical] = numbers[..] else { panic!("{shot}") };
    assert_eq!(miss + hit + critical, 36, "{shot}");
    window.get_by_role_and_label(Role::Button, &shot).click();
    window.run();
    let shots = ["Hit: ", "Miss: ", "Critical hit: "];
    let told = |lines: &[String]| lines.iter().find(|line| shots.iter().any(|outcome| line.starts_with(outcome))).cloned();
    // Others aim as well before the dice fall.
    for _ in 0..8 {
        if told(&log(&window)).is_none() {
            digit(&mut window, 1);
        }
    }
    let lines = log(&window);
    let told = told(&lines);
    assert!(told.is_some_and(|line| line.contains("Combat Resolution")), "the outcome first, and its rule: {lines:?}");
}

#[test]
fn dice_and_what_the_others_do_are_taken_back_only_when_that_is_asked_for_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path());
    // Into the deep space where ships wait, and then whatever comes first.
    for choice in [1, 2] {
        digit(&mut window, choice);
    }
    let mut asked = 0;
    for _ in 0..60 {
        let names = buttons(&window);
        let evades = names.iter().any(|name| name == "Do not evade");
        let ends = names.iter().any(|name| name == "End it");
        let before = log(&window);
        digit(&mut window, if evades || ends { 2 } else { 1 });
        let new = log(&window).into_iter().filter(|line| !before.contains(line)).collect::<Vec<_>>();
        let dice = new.iter().any(|line| ["Hit: ", "Miss: ", "Critical hit: "].iter().any(|result| line.starts_with(result)));
        let evaded = new.iter().any(|line| line.contains(" evades.") && !line.starts_with("red "));
        if !dice && !evaded {
            continue;
        }
        let seen = said(&window);
        keys(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(said(&window), seen, "nothing is taken back unasked: {new:?}");
        press(&mut window, "Go on");
        asked += 1;
        if asked > 1 {
            return;
        }
    }
    panic!("too little came to light: {asked}");
}

#[test]
fn no_choice_is_cut_without_a_word_and_few_leave_their_room_to_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = window::open_template_of(Game::StarViking, "sanakht", folder.path());
    let mut window = window::open_sized(Some(file), folder.path(), Vec2::new(1280.0, 800.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    let head = |window: &Window| window.get_by_label("LOG").rect().top();
    for _ in 0..20 {
        window.run();
        let names = buttons(&window);
        let lowest = window.query_all_by_role(Role::Button).filter(|node| {
            let rect = node.rect();
            rect.left() > 960.0 && rect.top() > 200.0 && rect.top() < head(&window)
        });
        let lowest = lowest.map(|node| node.rect().bottom()).fold(0.0_f32, f32::max);
        let is_told = names.iter().any(|name| name.ends_with(" more below"));
        assert!(is_told || lowest <= head(&window), "{names:?}");
        let ends = names.iter().any(|name| name == "End it");
        digit(&mut window, if ends { 2 } else { 1 });
    }
}

#[test]
fn the_odds_of_a_shot_stand_beside_the_tables_that_decide_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.get_by_role_and_label(Role::ListItem, "Combat").click_accesskit();
    window.run();
    let told = |window: &Window, words: &str| {
        let found = window.query_all_by_label_contains(words).next().expect(words).accesskit_node();
        found.label().or(found.value()).unwrap_or_default()
    };
    let ways = |window: &Window| {
        let number = |words: &str| told(window, words).split([' ', ':']).find_map(|word| word.parse::<u32>().ok());
        ["Miss: ", "Hit: ", "Critical hit: "].map(|words| number(words).expect("a number"))
    };
    assert_eq!(ways(&window).iter().sum::<u32>(), 36);
    let before = told(&window, "Differential: ");
    window.get_by_label("The target evades").click();
    window.run();
    assert_ne!(told(&window, "Differential: "), before);
    assert_eq!(ways(&window).iter().sum::<u32>(), 36);
}

#[test]
fn two_people_do_not_agree_to_read_what_a_captain_hides() {
    let folder = tempfile::tempdir().expect("a folder");
    let (_, file) = window::open_template_of(Game::StarViking, "double", folder.path());
    let mut window = window::open_sized(Some(file), folder.path(), Vec2::new(1600.0, 1600.0));
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    let is_helm =
        |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|name| name.starts_with("Captain of "));
    let helms = window.query_all_by_role(Role::ComboBox).filter(is_helm).collect::<Vec<_>>();
    assert_eq!(helms.len(), 3, "two Vikings and the Federation");
    helms[1].click();
    window.run();
    window.query_all_by_role_and_label(Role::ListBoxOption, "You").last().expect("the offer").click();
    window.run();
    press(&mut window, "Start the game");
    for _ in 0..60 {
        if window.query_by_role(Role::GraphicsObject).is_none() {
            assert!(buttons(&window).iter().any(|name| name.starts_with("I play ")), "{:?}", buttons(&window));
            assert!(window.query_by_label("We hide nothing from each other").is_none(), "a captain plays as well");
            return;
        }
        digit(&mut window, 1);
    }
    panic!("nobody changed seats");
}

#[test]
fn between_two_people_at_one_screen_the_board_is_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    window.get_by_label("Captain of The Federation").click();
    window.run();
    let you = window.query_all_by_role_and_label(Role::ListBoxOption, "You").last().expect("the offer");
    you.click();
    window.run();
    press(&mut window, "Start the game");
    let covered = |window: &Window| window.query_by_role(Role::GraphicsObject).is_none();
    let mut seated = Vec::new();
    for _ in 0..60 {
        if covered(&window) {
            assert!(log(&window).is_empty(), "the log is covered as well");
            let next = buttons(&window).into_iter().find(|name| name.starts_with("I play ")).expect("somebody");
            press(&mut window, &next);
            assert!(!covered(&window));
            if !seated.contains(&next) {
                seated.push(next);
            }
            if seated.len() == 2 {
                return;
            }
        }
        digit(&mut window, 1);
    }
    panic!("nobody changed seats: {seated:?}");
}

#[test]
fn a_battle_is_playtested_in_the_panel_and_its_games_are_watched() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    keys(&mut window, Modifiers::NONE, Key::F9);
    window::type_into(&mut window, Role::SpinButton, "Games", "30");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, "Start");
    let playtest = window.state().state().view.playtest.clone().expect("a playtest");
    assert_eq!((playtest.outcome(), playtest.done()), (Some(Outcome::Played), 30));
    let report = playtest.report().expect("a report");
    assert!(window.query_by_label(&report.verdict.words).is_some(), "{}", report.verdict.words);
    press(&mut window, "Keep the result");
    assert_eq!(project(&window).kept.len(), 1);
    press(&mut window, "Print the report…");
    window::type_into(&mut window, Role::TextInput, "Folder for the report", &folder.path().display().to_string());
    press(&mut window, "Print");
    assert!(folder.path().join("playtest.pdf").is_file());
    let watch = buttons(&window).into_iter().find(|name| name.starts_with("Watch game ")).expect("a game worth watching");
    window.query_all_by_role_and_label(Role::Button, &watch).next().expect("it").click_accesskit();
    window.run();
    assert!(said(&window).starts_with("Game. Sanakht"), "{}", said(&window));
    press(&mut window, "To the end");
    assert!(said(&window).starts_with("Game. The battle is over"), "{}", said(&window));
}
