//! Ways by keys and ear alone through all five games: tables, set-ups, shops, problems that are mended, games at the table, playtests and printed sheets.

use std::time::{Duration, Instant};

use drydock::project::{Content, Edit, Game, Library, Place, Project, files};
use drydock::rules::{Checked, Rule, freedom_in_the_galaxy, launch_fighters, space_viking, star_viking, vikings};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use super::ways::Step::{Hear, Once, Press, To, Type, Wait};
use super::ways::{DOWN, ENTER, FIND, LONGEST, RIGHT, Step, go, way};
use crate::support::ear::Ear;
use crate::support::window::{self, Window, open_template_of, project};

const UNDO: Step = Press(Modifiers::COMMAND, Key::Z);
const NEXT_PIECE: Step = Press(Modifiers::NONE, Key::N);
const LEFT: Step = Press(Modifiers::NONE, Key::ArrowLeft);
const UP: Step = Press(Modifiers::NONE, Key::ArrowUp);

#[test]
fn a_cell_of_a_table_is_changed_in_every_game() {
    let names = [
        (Game::LaunchFighters, "Okkotiza"),
        (Game::FreedomInTheGalaxy, "Zina Adora"),
        (Game::StarViking, "Wolves of the Beyond"),
        (Game::Vikings, "Svein"),
        (Game::SpaceViking, "House Ravenholt"),
    ];
    for (game, name) in names {
        let there = [FIND, Type(name), ENTER, Press(Modifiers::COMMAND, Key::Num3), To(" as a table. ")];
        let first = [Press(Modifiers::COMMAND, Key::Home), DOWN];
        // Characters of Freedom in the Galaxy begin with the numbers of their cards.
        let beside: &[Step] = if game == Game::FreedomInTheGalaxy { &[Hear(", Card: "), RIGHT] } else { &[] };
        let changed = [Hear(", Name: "), Type("Zed"), ENTER, UP, Hear("Zed"), UNDO, Once("Undone")];
        way(game, Library::SAMPLE, &[&there[..], &first, beside, &changed].concat());
    }
}

#[test]
fn a_piece_is_moved_on_a_set_up() {
    let boards = [
        (Game::LaunchFighters, "Hail on the Orchard Rocks", "Space 1512"),
        (Game::StarViking, "Twilight of the Outrim", "Userkaf V south"),
        (Game::Vikings, "A drakkar off the coast", "Hex R9"),
    ];
    for (game, scenario, space) in boards {
        let found = [FIND, Type(scenario), ENTER];
        let moved = [To(space), NEXT_PIECE, Hear("ListItem"), ENTER, Hear("In hand: "), RIGHT, LEFT, DOWN, Hear("In hand: ")];
        let back = [Press(Modifiers::NONE, Key::Escape), Hear("ListItem")];
        way(game, Library::SAMPLE, &[&found[..], &moved, &back].concat());
    }
    let bought = [
        FIND,
        Type("Flight to Egrix"),
        ENTER,
        To("Shop of the Imperial player"),
        ENTER,
        To("Take Militia"),
        ENTER,
        Hear("In hand: Militia"),
        ENTER,
        UNDO,
        Once("Undone: Place Militia"),
    ];
    way(Game::FreedomInTheGalaxy, Library::SAMPLE, &bought);
    let strewn = [
        FIND,
        Type("Sector map"),
        ENTER,
        To("Add world at the cursor"),
        ENTER,
        Hear("World"),
        To("1113"),
        ENTER,
        RIGHT,
        RIGHT,
        ENTER,
        Hear("1313"),
        UNDO,
        Once("Undone"),
    ];
    way(Game::SpaceViking, Library::SAMPLE, &strewn);
}

#[test]
fn shops_tell_once_what_a_purchase_costs() {
    let crew = [FIND, Type("Raiders"), ENTER, To("Take Svein out"), ENTER, Once("Raiders: 625 to 571"), UNDO, Once("Undone")];
    way(Game::Vikings, Library::SAMPLE, &crew);
    let units =
        [FIND, Type("Wolves"), ENTER, To("Sell one CR"), ENTER, Once("Wolves of the Beyond: 66 / 66 to"), UNDO, Once("Undone")];
    way(Game::StarViking, Library::SAMPLE, &units);
    let ships = [FIND, Type("House Ravenholt"), ENTER, To("Buy Escort"), ENTER, Once("House Ravenholt: "), UNDO, Once("Undone")];
    way(Game::SpaceViking, Library::SAMPLE, &ships);
}

#[test]
fn prices_of_what_the_book_prices_and_of_what_it_does_not_are_told() {
    const UP: Step = Press(Modifiers::NONE, Key::ArrowUp);
    let viking = [FIND, Type("Svein"), ENTER, To("Attack on foot, TextInput"), UP, Once("Svein: 54 to 55 points.")];
    way(Game::Vikings, Library::SAMPLE, &viking);
    let rebel = [FIND, Type("Zina Adora"), ENTER, To("Combat, SpinButton"), UP, Once("Zina Adora: "), UNDO, Once("Undone")];
    way(Game::FreedomInTheGalaxy, Library::SAMPLE, &rebel);
}

#[test]
fn a_choice_past_the_ninth_is_made_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open_template_of(Game::Vikings, "the-hall", folder.path());
    // The key that leads to the table leads to the start of a game, and then to its choices.
    let play = Press(Modifiers::COMMAND, Key::Num4);
    let steps = [play, ENTER, Wait("more choices in the list"), play, Hear("On D16, Button")];
    go("to the choices", &mut window, &steps);
    let first = Ear::focused(&window);
    let mut ear = Ear::at(&window);
    for key in [Key::PageDown, Key::ArrowDown, Key::ArrowUp, Key::End, Key::Home] {
        ear.press(&mut window, Modifiers::NONE, key);
    }
    assert_eq!(Ear::focused(&window), first, "Home leads to the first");
    ear.press(&mut window, Modifiers::NONE, Key::PageDown);
    let eleventh = Ear::focused(&window).expect("a choice");
    let name = eleventh.split(',').next().unwrap_or_default().to_owned();
    ear.heard.clear();
    ear.press(&mut window, Modifiers::NONE, Key::Enter);
    let heard = heard_until_asked("the next question", &mut window, &mut ear);
    assert!(heard.iter().any(|heard| heard.contains(name.trim_start_matches("On "))), "{name}: {heard:#?}");
}

/// Designs that break a rule which a fix mends, and the title of the fix.
fn broken<C>(rules: &[&'static Rule<C>]) -> (Content, String)
where
    C: Checked<Place: Into<Place>, Edit: Into<Edit>> + Into<Content>,
{
    let with_fix = |rule: &&'static Rule<C>| {
        let content: Content = (rule.failing)().into();
        let findings = content.check();
        let title = findings.iter().find(|finding| finding.about.name == rule.about.name)?.fixes.first()?.title.clone();
        Some((content, title))
    };
    rules.iter().find_map(with_fix).expect("a rule with a fix")
}

#[test]
fn a_problem_of_every_game_is_mended() {
    for game in Game::ALL {
        let (content, fix) = match game {
            Game::LaunchFighters => broken(launch_fighters::checks::RULES),
            Game::StarViking => broken(star_viking::checks::RULES),
            Game::FreedomInTheGalaxy => broken(freedom_in_the_galaxy::checks::RULES),
            Game::Vikings => broken(vikings::checks::RULES),
            Game::SpaceViking => broken(space_viking::checks::RULES),
        };
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("broken.drydock");
        files::save(&file, &Project::with_content(content, "Broken")).expect("a saved file");
        let mut window = window::open(Some(file), folder.path());
        let mut ear = Ear::at(&window);
        let findings = window.state().state().document.findings();
        assert!(!findings.is_empty(), "{game}: {fix}");
        ear.press(&mut window, Modifiers::NONE, Key::F8);
        ear.tab_to(&mut window, &fix);
        let before = project(&window).clone();
        ear.heard.clear();
        ear.press(&mut window, Modifiers::NONE, Key::Enter);
        if window.state().state().view.dialog.is_some() {
            // What would change is shown before, and Enter does it.
            ear.press(&mut window, Modifiers::NONE, Key::Enter);
        }
        assert_ne!(project(&window), &before, "{game}: {fix} mends");
        let solved = ear.heard.iter().filter(|heard| heard.contains("olved")).count();
        assert_eq!(solved, 1, "{game}, {fix}: {:#?}", ear.heard);
        assert!(Ear::focused(&window).is_some(), "{game}: nothing has the focus after {fix}");
        go(&format!("{game}, {fix}"), &mut window, &[UNDO, Once("Undone")]);
    }
}

/// How many decisions are made at each table.
const DECISIONS: usize = 10;

#[test]
fn ten_decisions_are_made_at_the_table_of_every_game_and_what_comes_of_them_is_said_once() {
    let tables = [
        (Game::LaunchFighters, Library::SAMPLE),
        (Game::FreedomInTheGalaxy, "varu"),
        (Game::StarViking, Library::SAMPLE),
        (Game::Vikings, "the-hall"),
    ];
    for (game, template) in tables {
        let folder = tempfile::tempdir().expect("a folder");
        let (mut window, _) = open_template_of(game, template, folder.path());
        go(&format!("{game} {template}"), &mut window, &[Press(Modifiers::COMMAND, Key::Num4), To("Start the game")]);
        let mut ear = Ear::at(&window);
        ear.press(&mut window, Modifiers::NONE, Key::Enter);
        let (mut lines, mut told) = (Vec::<String>::new(), 0);
        for decision in 0..DECISIONS {
            let name = format!("{game}, decision {decision}");
            let heard = heard_until_asked(&name, &mut window, &mut ear);
            let now = log(&window);
            // What stands there at the beginning came of no choice.
            if let Some(last) = now.last().filter(|last| decision > 0 && lines.last() != Some(last)) {
                assert!(
                    heard.iter().any(|heard| heard.contains(last)),
                    "{name}: {last:?} is not among {heard:#?}; {lines:?} became {now:?}"
                );
                told += 1;
            }
            lines = now;
            let digit = heard.iter().rev().find_map(|heard| first_digit(heard)).expect("a choice with its key");
            ear.press(&mut window, Modifiers::NONE, digit);
            assert!(Ear::focused(&window).is_some(), "{game}: nothing has the focus after decision {decision}");
        }
        assert!(told > 0, "{game}: {told} of {DECISIONS} choices have come to anything that was told");
    }
}

/// What is heard until a question is said with its choices, which is said once.
fn heard_until_asked(name: &str, window: &mut Window, ear: &mut Ear) -> Vec<String> {
    let until = Instant::now() + LONGEST;
    let asks = |heard: &&String| first_digit(heard).is_some();
    while !ear.heard.iter().any(|heard| first_digit(heard).is_some()) && Instant::now() < until {
        std::thread::sleep(Duration::from_millis(5));
        ear.settle(window);
    }
    // What was measured in the passes until now is shown.
    ear.settle(window);
    let heard = std::mem::take(&mut ear.heard);
    let questions = heard.iter().filter(asks).count();
    assert_eq!(questions, 1, "{name}: {questions} questions in {heard:#?}");
    heard
}

/// The lines of the log that are in view, the last of them last.
fn log(window: &Window) -> Vec<String> {
    let rows = window.query_all_by_role(Role::ListItem).filter_map(|row| row.accesskit_node().description());
    rows.filter_map(|told| Some(told.split_once('\n')?.0.to_owned())).collect()
}

/// The key of the first choice of a question, as it is said: "Where to? 2: To Horon."
fn first_digit(said: &str) -> Option<Key> {
    let choices = said.rsplit_once('?').map_or("", |(_, choices)| choices);
    let digits = choices.split_whitespace().filter_map(|word| word.strip_suffix(':'));
    digits.filter(|digit| digit.len() == 1 && digit.starts_with(|letter: char| letter.is_ascii_digit())).find_map(Key::from_name)
}

#[test]
fn a_playtest_says_once_that_it_has_ended() {
    let steps = [
        FIND,
        Press(Modifiers::NONE, Key::F9),
        To("Games, SpinButton"),
        Type("2"),
        ENTER,
        To("Start, Button"),
        ENTER,
        Once("The playtest has ended after 2 games."),
    ];
    way(Game::SpaceViking, "duel", &steps);
}

#[test]
fn sheets_of_every_game_are_printed() {
    for game in Game::ALL {
        let steps = [
            FIND,
            Press(Modifiers::COMMAND, Key::P),
            Hear("Folder"),
            ENTER,
            Wait("written into"),
            Press(Modifiers::NONE, Key::F6),
            Hear(", Button"),
        ];
        way(game, Library::SAMPLE, &steps);
    }
}

#[test]
fn the_first_page_leads_to_a_printed_sheet() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = window::first_start(folder.path(), Vec2::new(1280.0, 800.0));
    go(
        "the first page",
        &mut window,
        &[To("Hail on the Orchard Rocks"), ENTER, Press(Modifiers::COMMAND, Key::P), Hear("Folder")],
    );
    let out = folder.path().join("out");
    let mut ear = Ear::at(&window);
    ear.press(&mut window, Modifiers::COMMAND, Key::A);
    ear.types(&mut window, &out.display().to_string());
    go("the first page", &mut window, &[ENTER, Wait("written into")]);
    assert!(std::fs::read_dir(&out).expect("the folder").next().is_some(), "a sheet was printed");
}
