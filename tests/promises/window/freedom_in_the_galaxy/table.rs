//! Games of one star at the table, driven by the accessible names of their controls: played by the choices to their end, seen by one side's eyes,
//! kept and replayed, and watched from the panel of playtests. What the pointer does on the display is in `table_by_pointer.rs`.

use std::collections::BTreeSet;
use std::path::Path;

use drydock::editor::running_playtest::Outcome;
use drydock::project::{Content as AnyContent, Game, KeptSort, Library, files};
use egui::accesskit::Role;
use egui::{Key, Modifiers, OutputCommand, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::pointer::said;
use crate::support::window::{self, Shown as _, Taught, Window, is_beside_choices, keys, press, project};

/// A tall window on a template at its scenario.
fn open(folder: &Path, template: &str) -> Window {
    let file = folder.join("scenario.drydock");
    let made = Library::bundled().template(Game::FreedomInTheGalaxy, template).expect("the template");
    files::save(&file, &made).expect("a saved file");
    let mut window = window::open_sized(Some(file), folder, Vec2::new(1600.0, 1600.0));
    let AnyContent::FreedomInTheGalaxy(content) = &project(&window).content else { panic!("a project for another game") };
    let name = content.scenarios.iter().next().expect("a scenario").1.name.clone();
    window.get_by_role_and_label(Role::TextInput, "Search outline").focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, "Search outline").type_text(&name);
    window.run();
    window.get_by_role_and_label(Role::ListItem, &name).click();
    window.run();
    window
}

/// A game with somebody at the helm of one side, or of the other.
pub(super) fn begun(folder: &Path, template: &str, imperial: bool) -> Window {
    let mut window = open(folder, template);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    if imperial {
        seat(&mut window, "Rebel", "rule of thumb");
        seat(&mut window, "Imperial", "You");
    }
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    window
}

/// A game of two people at one screen, which begins covered.
pub(super) fn shared(folder: &Path, template: &str) -> Window {
    let mut window = open(folder, template);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    seat(&mut window, "Imperial", "You");
    press(&mut window, "Start the game");
    window
}

fn seat(window: &mut Window, side: &str, seat: &str) {
    window.get_by_label(&format!("Captain of {side}")).click();
    window.run();
    window.query_all_by_role_and_label(Role::ListBoxOption, seat).last().expect("the offer").click();
    window.run();
}

/// The choices that are listed, by the digits before them.
pub(super) fn digit(window: &mut Window, digit: usize) {
    let keys_of = [Key::Num0, Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];
    keys(window, Modifiers::NONE, keys_of[digit]);
}

/// Makes the first choice that has a digit: while a group gathers, the digits of those who were taken are free.
pub(super) fn first(window: &mut Window) {
    let seen = |window: &Window| {
        let choices: Vec<_> = buttons(window).into_iter().filter(|name| !is_beside_choices(name)).collect();
        (choices, log(window), is_covered(window))
    };
    let before = seen(window);
    for number in (1..=9).chain([0]) {
        digit(window, number);
        if seen(window) != before {
            return;
        }
    }
}

pub(super) fn buttons(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect()
}

/// The lines of the log that are seen.
pub(super) fn log(window: &Window) -> Vec<String> {
    window.query_all_by_role(Role::ListItem).filter_map(|node| node.accesskit_node().label()).collect()
}

pub(super) fn is_over(window: &Window) -> bool {
    said(window).starts_with("Game. The game is over")
}

#[test]
fn egrix_is_played_by_digits_to_its_end_kept_printed_and_opened_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    let (mut choices, mut taught, mut named) = (0, Taught::default(), false);
    let places = |window: &Window| ["LOG", "How one wins"].map(|name| window.get_by_label(name).rect());
    let before_all = places(&window);
    assert!(log(&window).iter().any(|line| line.contains("The Rebel player-turn begins.")), "{:?}", log(&window));
    while !is_over(&window) {
        let before = said(&window);
        taught.count(&window);
        named |= words(&window).iter().any(|words| words.starts_with("Who goes on ") && words.contains(" at "));
        assert_eq!(places(&window), before_all, "log and tabs stay where they are: {before}");
        first(&mut window);
        choices += 1;
        assert!(choices < 3000, "a game has an end: {before}");
    }
    taught.check(4);
    assert!(named, "who goes on a mission is asked with its name and its place");
    assert!(choices > 15, "{choices}");
    assert!(window.query_by_words(" wins.").is_some());
    press(&mut window, "Keep the game");
    let kept = project(&window).kept.clone();
    assert_eq!((kept.len(), kept[0].sort, kept[0].scenario.as_str()), (1, KeptSort::Game, "Flight to Egrix"));
    press(&mut window, "Print the game…");
    window::type_into(&mut window, Role::TextInput, "Folder for the game", &folder.path().display().to_string());
    press(&mut window, "Print");
    assert_eq!(window::printed_games(folder.path()).len(), 1);
    press(&mut window, "Leave the game");
    press(&mut window, &format!("Go on with {}", kept[0].name));
    assert!(is_over(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    if window.query_by_label("Take it back").is_some() {
        press(&mut window, "Take it back");
    }
    assert!(!is_over(&window), "the last choice is taken back");
}

/// A digit stands for the same choice as long as a group gathers: who presses 1 and 2 takes both.
#[test]
fn digits_keep_their_choices_while_a_group_gathers() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    let takes =
        |window: &Window| -> Vec<String> { buttons(window).into_iter().filter(|name| name.starts_with("Take ")).collect() };
    for _ in 0..40 {
        // "Take back" is not among the choices.
        if takes(&window).len() > 2 {
            break;
        }
        first(&mut window);
    }
    let offered: Vec<String> = takes(&window).into_iter().filter(|name| name != "Take back").collect();
    assert!(offered.len() > 1, "{offered:?}");
    digit(&mut window, 1);
    let left = takes(&window);
    assert!(!left.contains(&offered[0]) && left.contains(&offered[1]), "{left:?}");
    digit(&mut window, 2);
    assert!(!takes(&window).contains(&offered[1]), "{:?}", takes(&window));
    assert!(buttons(&window).contains(&"Choose otherwise".to_owned()) || window.query_by_label("Choose otherwise").is_some());
}

/// Chooses until the window says something.
pub(super) fn until(window: &mut Window, words: &str, most: usize) {
    for _ in 0..most {
        if window.query_all_by_label_contains(words).next().is_some() {
            return;
        }
        first(window);
    }
    panic!("nothing says {words}: {}", said(window));
}

/// Whether the board is covered.
pub(super) fn is_covered(window: &Window) -> bool {
    window.query_by_role(Role::GraphicsObject).is_none()
}

/// All words of the window.
pub(super) fn words(window: &Window) -> Vec<String> {
    let roles = [Role::Label, Role::Button, Role::ListItem, Role::GraphicsObject];
    let of =
        |role| window.query_all_by_role(role).filter_map(|node| node.accesskit_node().label().or(node.accesskit_node().value()));
    roles.into_iter().flat_map(of).collect()
}

/// The log, as it is copied.
pub(super) fn copied(window: &mut Window) -> String {
    copied_by(window, "Copy the log")
}

fn copied_by(window: &mut Window, button: &str) -> String {
    window.get_by_role_and_label(Role::Button, button).click();
    let copied = (0..8).find_map(|_| {
        window.step();
        window.output().platform_output.commands.iter().find_map(|command| match command {
            OutputCommand::CopyText(text) => Some(text.clone()),
            _ => None,
        })
    });
    copied.expect("text on the clipboard")
}

#[test]
fn the_rebel_reads_nothing_of_what_lies_face_down() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", false);
    assert!(window.query_by_label("Seen by").is_none(), "nobody looks through other eyes");
    assert!(window.query_by_role_and_label(Role::Button, "Copy the game").is_none());
    let mut hidden = 0;
    for _ in 0..60 {
        if is_over(&window) {
            break;
        }
        // The line of a kind that lies face down tells how many there are and not where.
        for line in words(&window).iter().filter(|line| line.contains(" face down")) {
            hidden += 1;
            assert!(!line.contains("(face down, ?"), "{line}");
        }
        first(&mut window);
    }
    assert!(hidden > 0, "units lie face down");
    let copied = copied(&mut window);
    assert!(copied.contains("as Rebel knows it") && !copied.contains("seed"), "{copied}");
    assert!(!copied.contains("comes to") || copied.contains("face down"), "{copied}");
}

#[test]
fn the_empire_reads_nothing_of_possessions_that_were_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "varu", true);
    for _ in 0..60 {
        let drawn = words(&window).iter().any(|line| line.starts_with("It is ") && line.ends_with('.'));
        assert!(!drawn, "{:?}", log(&window));
        first(&mut window);
    }
}

#[test]
fn dice_and_cards_are_taken_back_only_when_that_is_asked_for_twice() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    let mut asked = 0;
    for _ in 0..200 {
        let before = copied(&mut window).lines().count();
        first(&mut window);
        let new: Vec<String> = copied(&mut window).lines().skip(before).map(str::to_owned).collect();
        if !new.iter().any(|line| line.contains(" rolls ") || line.contains(" is drawn")) || is_over(&window) {
            continue;
        }
        let seen = said(&window);
        keys(&mut window, Modifiers::COMMAND, Key::Z);
        assert_eq!(said(&window), seen, "nothing is taken back unasked: {new:?}");
        press(&mut window, "Go on");
        asked += 1;
        if asked > 2 {
            return;
        }
    }
    panic!("too little came to light: {asked}");
}

#[test]
fn between_two_people_at_one_screen_the_display_is_covered() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    let mut seated = Vec::new();
    for _ in 0..200 {
        if is_covered(&window) {
            assert!(log(&window).is_empty(), "the log is covered as well");
            let next = buttons(&window).into_iter().find(|name| name.starts_with("I play ")).expect("somebody");
            press(&mut window, &next);
            assert!(!is_covered(&window));
            if !seated.contains(&next) {
                seated.push(next);
            }
            if seated.len() == 2 {
                return;
            }
        }
        first(&mut window);
    }
    panic!("nobody changed seats: {seated:?}");
}

#[test]
fn two_people_at_one_screen_can_agree_to_hide_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    press(&mut window, "We hide nothing from each other");
    assert!(is_covered(&window), "all of them have to agree");
    press(&mut window, "All of us agree");
    let mut asked = BTreeSet::new();
    for _ in 0..60 {
        if asked.len() == 2 {
            break;
        }
        assert!(!is_covered(&window), "nothing is covered");
        asked.extend(words(&window).into_iter().filter(|words| words.starts_with("You choose for ")));
        first(&mut window);
    }
    assert_eq!(asked.len(), 2, "{asked:?}");
    assert!(copied(&mut window).starts_with("What happened in "), "the log is copied as well");
    let copied = copied_by(&mut window, "Copy the game");
    assert!(copied.contains("seed"), "nothing is hidden in what is copied: {copied}");
    assert!(buttons(&window).iter().any(|name| name == "Let captains finish for both"), "{:?}", buttons(&window));
    press(&mut window, "Nothing hidden");
    assert!(is_covered(&window) && log(&window).is_empty(), "the board is covered again");
}

#[test]
fn dice_that_have_fallen_in_the_open_are_not_taken_back_unasked() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = shared(folder.path(), "varu");
    press(&mut window, "We hide nothing from each other");
    press(&mut window, "All of us agree");
    for _ in 0..300 {
        first(&mut window);
        press(&mut window, "Take back");
        if buttons(&window).iter().any(|name| name == "Take it back") {
            assert!(words(&window).iter().any(|line| line.contains("The same dice come again.")), "{:?}", words(&window));
            return;
        }
        // Nothing has fallen: it is taken back at once, and played again.
        keys(&mut window, Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    }
    panic!("nobody was asked");
}

#[test]
fn odds_stand_beside_choices_and_cards_over_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = begun(folder.path(), "sample", false);
    let mut found = [false; 2];
    for _ in 0..400 {
        if is_over(&window) || found == [true; 2] {
            break;
        }
        let names = buttons(&window);
        found[0] |= names.iter().any(|name| name.contains(" draw") && name.contains(" %"));
        found[1] |= names.iter().any(|name| name.starts_with("Draw a card, of "));
        first(&mut window);
    }
    assert_eq!(found, [true; 2], "missions and cards have their odds");
}

#[test]
fn a_game_of_a_playtest_is_watched_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), "sample");
    keys(&mut window, Modifiers::NONE, Key::F9);
    window::type_into(&mut window, Role::SpinButton, "Games", "10");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    press(&mut window, "Start");
    let playtest = window.state().state().view.playtest.clone().expect("a playtest");
    assert_eq!((playtest.outcome(), playtest.done()), (Some(Outcome::Played), 10));
    let watch = buttons(&window).into_iter().find(|name| name.starts_with("Watch game ")).expect("a game worth watching");
    window.query_all_by_role_and_label(Role::Button, &watch).next().expect("it").click_accesskit();
    window.run();
    assert!(said(&window).starts_with("Game. "), "{}", said(&window));
    press(&mut window, "To the end");
    assert!(is_over(&window), "{}", said(&window));
}
