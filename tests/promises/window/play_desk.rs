//! Games and playtests in the window, driven by the accessible names of their controls: a replay goes forwards and backwards through the
//! same states, a game is played by hand to its end, and a playtest shows its verdict, can be cancelled, and hands its games on to be watched.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use drydock::editor::running_playtest::Outcome;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::playtest::launch_fighters::series;
use drydock::playtest::{Fairness, Replay, helm};
use drydock::project::{Content as AnyContent, Game, Library, Project, files};
use drydock::rules::launch_fighters::play::CaptainName;
use drydock::rules::launch_fighters::{Content, Scenario};
use drydock::rules::play::Play as _;
use drydock::rules::{Count, Id};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Shown as _, Window, keys, press};

/// The sample with its scenario cut short, so that games are soon over.
fn short(turns: u32) -> Project {
    let mut project: Project = Library::bundled().template(Game::LaunchFighters, "sample").expect("the sample");
    let AnyContent::LaunchFighters(content) = &mut project.content else { panic!("designs of another game") };
    let scenario = content.scenarios.get_mut(Id::new(1)).expect("the scenario");
    scenario.turn_limit = Count::new(turns);
    project
}

fn saved(project: &Project, folder: &Path) -> PathBuf {
    let file = folder.join("battle.drydock");
    files::save(&file, project).expect("a saved file");
    file
}

/// A tall window on a short scenario, in which nothing has to be scrolled to.
fn open(folder: &Path, turns: u32) -> Window {
    window::open_sized(Some(saved(&short(turns), folder)), folder, Vec2::new(1600.0, 1600.0))
}

fn said(window: &Window) -> String {
    window.get_by_role(Role::GraphicsObject).accesskit_node().label().unwrap_or_default()
}

/// How many actions the game on the board has had, as the strip above it says: "12 / 40".
fn moment(window: &Window) -> (usize, usize) {
    let labels =
        window.query_all_by_role(Role::Label).filter_map(|node| node.accesskit_node().value().or(node.accesskit_node().label()));
    let parts = labels.filter_map(|words| {
        let (at, of) = words.split_once(" / ")?;
        Some((at.parse().ok()?, of.parse().ok()?))
    });
    parts.into_iter().next().expect("the moment of the game")
}

fn content(project: &Project) -> &Content {
    let AnyContent::LaunchFighters(content) = &project.content else { panic!("designs of another game") };
    content
}

#[test]
fn a_replay_goes_back_through_the_very_states_it_came_by() {
    let project = short(6);
    let helm = helm(CaptainName::Random);
    let series = series(content(&project), Id::new(1), &[helm], 3).expect("a series");
    let (record, end) = series.watch(Id::<Scenario>::new(1), 1, &mut ());
    let battle = series.battle(1);
    let actions = record.actions.clone();
    let mut replay = Replay::new(battle, record).expect("the game that was played");
    assert_eq!((replay.at(), replay.len()), (0, actions.len()));
    let mut states = vec![replay.state().clone()];
    for after in 1..=actions.len() {
        replay.go_to(battle, after);
        states.push(replay.state().clone());
    }
    assert_eq!(*replay.state(), end);
    for after in (0..=actions.len()).rev().chain([7, actions.len() / 2, 0, actions.len()]) {
        replay.go_to(battle, after);
        assert_eq!(*replay.state(), states[after], "the state after {after} actions");
    }
    assert!(replay.snapshots() <= 128, "{} snapshots of {} actions", replay.snapshots(), actions.len());
    // A player who goes on from the middle with the same choices comes to the same end.
    let middle = actions.len() / 2;
    replay.go_to(battle, middle);
    for action in &actions[middle..] {
        replay.choose(battle, *action).expect("what was legal then is legal now");
    }
    assert_eq!((replay.state(), replay.record().actions.len()), (&end, actions.len()));
    assert!(battle.outcome(replay.state()).is_some());
    assert!(replay.choose(battle, actions[0]).is_err(), "nothing is legal once the game is over");
}

#[test]
fn a_game_is_played_by_buttons_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    assert!(said(&window).starts_with("Game. Turn 1"), "{}", said(&window));
    press(&mut window, "Follow captains");
    let over = |window: &Window| said(window).starts_with("Game. The game is over");
    let mut choices = 0;
    while !over(&window) {
        let first = first_choice(&window).unwrap_or_else(|| panic!("nothing to choose: {}", said(&window)));
        press(&mut window, &first);
        choices += 1;
        assert!(choices < 400, "a turn has an end");
    }
    assert!(choices > 3);
    let (at, of) = moment(&window);
    assert!(at == of && at >= choices);
    assert!(window.query_all_by_label_contains(" wins.").chain(window.query_all_by_label_contains("A draw.")).next().is_some());
    // The last choice is taken back, and with it the end of the game.
    press(&mut window, "Take back");
    assert!(!over(&window) && moment(&window).0 < at);
    let again = first_choice(&window).expect("a choice");
    press(&mut window, &again);
    assert_eq!(over(&window), first_choice(&window).is_none());
}

#[test]
fn a_lit_space_of_the_board_is_chosen_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    let content = content(window::project(&window));
    let scenario = content.scenarios.get(Id::new(1)).expect("the scenario");
    let to = scenario.sides.iter().next().expect("a side").1.ships[0].at;
    let from = content.maps.get(scenario.map.expect("a map")).expect("its map").grid.middle();
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    let (columns, rows) = (to.column - from.column, to.row - from.row);
    for (steps, forth, back) in [(columns, Key::ArrowRight, Key::ArrowLeft), (rows, Key::ArrowDown, Key::ArrowUp)] {
        for _ in 0..steps.abs() {
            keys(&mut window, Modifiers::NONE, if steps > 0 { forth } else { back });
        }
    }
    assert!(window.query_by_words("Which unit moves").is_some());
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert_eq!(moment(&window), (1, 1), "{}", said(&window));
    assert!(window.query_by_words("How does").is_some(), "the unit in the space was chosen");
    keys(&mut window, Modifiers::NONE, Key::U);
    assert_eq!(moment(&window), (0, 0));
}

/// The name of the first button that makes a choice.
fn first_choice(window: &Window) -> Option<String> {
    let verbs = [
        "Done with ",
        "Stop rolling",
        "Stop here",
        "Launch no more",
        "Repair no more",
        "Stay",
        "Face ",
        "Move ",
        "Attack with ",
        "Place in ",
        "Push to ",
        "Land on ",
        "Fire ",
        "Aim at ",
        "Roll ",
        "Reduce ",
        "Turn it upside down",
        "Advance with ",
        "Raise ",
        "Let the missiles pass",
        "Join with ",
    ];
    let names: Vec<String> = window.query_all_by_role(Role::Button).filter_map(|node| node.accesskit_node().label()).collect();
    verbs
        .iter()
        .find_map(|verb| names.iter().find(|name| name.starts_with(verb) && *name != "Move up" && *name != "Move down").cloned())
}

#[test]
fn a_game_goes_back_and_forth_by_buttons_and_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 2);
    keys(&mut window, Modifiers::NONE, Key::F9);
    request_playtest(&mut window, 10);
    press(&mut window, "Start");
    let watch = window
        .query_all_by_role(Role::Button)
        .filter_map(|node| node.accesskit_node().label())
        .find(|name| name.starts_with("Watch game ") && name.ends_with("closest"))
        .expect("a game worth watching");
    window.query_all_by_role_and_label(Role::Button, &watch).next().expect("it").click_accesskit();
    window.run();
    let (at, of) = moment(&window);
    assert!(at == 0 && of > 10, "{at} of {of}");
    let begin = said(&window);
    let told = |window: &Window| window.get_all_by_role(Role::ListItem).count();
    let told_at_first = told(&window);
    let mut way = vec![begin.clone()];
    for step in 1..=12 {
        press(&mut window, "Step");
        assert_eq!(moment(&window), (step, of));
        way.push(said(&window));
    }
    for step in (0..12).rev() {
        keys(&mut window, Modifiers::NONE, Key::Comma);
        assert_eq!((moment(&window).0, said(&window)), (step, way[step].clone()));
    }
    press(&mut window, "To the end");
    assert!(moment(&window) == (of, of) && said(&window).starts_with("Game. The game is over"));
    press(&mut window, "Turn before");
    assert!((1..of).contains(&moment(&window).0));
    keys(&mut window, Modifiers::NONE, Key::Home);
    assert_eq!(said(&window), begin);
    assert_eq!(told(&window), told_at_first, "what comes is not told");
    press(&mut window, "To the end");
    press(&mut window, "Turn before");
    let before = moment(&window).0;
    let is_line =
        |node: &egui_kittest::Node<'_>| node.accesskit_node().label().is_some_and(|words| words.contains(" Launch Fighters! – "));
    window.query_all_by_role(Role::ListItem).find(is_line).expect("a line of the log").click_accesskit();
    window.run();
    assert!(moment(&window).0 < before, "a line leads to its moment");
}

/// Wishes for so many games with captains who choose at random.
pub fn request_playtest(window: &mut Window, games: u32) {
    window::type_into(window, Role::SpinButton, "Games", &games.to_string());
    keys(window, Modifiers::NONE, Key::Enter);
    assert_eq!(window.state().state().view.playtest_request.games, games);
    for side in ["Captain for Zikkari Orchards", "Captain for Beacon Admiralty"] {
        let field = window.get_by_label(side);
        if field.accesskit_node().value().as_deref() != Some("random") {
            field.click();
            window.run();
            press(window, "random");
        }
    }
}

#[test]
fn a_playtest_shows_its_verdict() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::NONE, Key::F9);
    assert!(window.query_by_words("press Start").is_some(), "the empty panel says what to do");
    request_playtest(&mut window, 200);
    press(&mut window, "Start");
    let playtest = window.state().state().view.playtest.clone().expect("a playtest");
    assert_eq!((playtest.outcome(), playtest.done()), (Some(Outcome::Played), 200));
    let report = playtest.report().expect("a report");
    assert_eq!(report.games, 200);
    assert!(window.query_by_label(&report.verdict.words).is_some(), "{}", report.verdict.words);
    assert!(window.query_by_label("200 of 200 games").is_some());
    if report.verdict.finding != Fairness::Drawn {
        assert!(window.query_all_by_label_contains("Zikkari Orchards: ").next().is_some(), "shares with their intervals");
    }
    // The report goes onto paper.
    press(&mut window, "Print the report…");
    window::type_into(&mut window, Role::TextInput, "Folder for the report", &folder.path().display().to_string());
    press(&mut window, "Print");
    assert!(folder.path().join("playtest.pdf").is_file());
}

#[test]
fn a_playtest_beside_the_window_is_paused_and_cancelled() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = saved(&short(1), folder.path());
    let launch = Launch { file: Some(file), library: Library::bundled() };
    let app = App::new(launch, Settings::load_from(folder.path()), true);
    let size = Vec2::new(1600.0, 1200.0);
    let mut window: Window =
        Harness::builder().with_size(size).with_max_steps(64).build_ui_state(|ui, app: &mut App| app.show(ui), app);
    wait(&mut window, "the project", |window| window::project(window).title != "Untitled");
    keys(&mut window, Modifiers::NONE, Key::F9);
    request_playtest(&mut window, 1_000_000);
    press(&mut window, "Start");
    let playtest = window.state().state().view.playtest.clone().expect("a playtest");
    wait(&mut window, "the first games", |_| playtest.report().is_some());
    press(&mut window, "Pause the playtest");
    assert!(playtest.is_paused());
    press(&mut window, "Go on with the playtest");
    assert!(!playtest.is_paused());
    press(&mut window, "Cancel the playtest");
    wait(&mut window, "the end", |_| playtest.outcome() == Some(Outcome::Cancelled));
    window.run();
    assert!(window.query_by_words("cancelled").is_some());
    assert!(playtest.report().is_some_and(|report| report.games < 1_000_000), "what was found stands");
    assert!(window.query_by_role_and_label(Role::Button, "Start").is_some());
}

fn wait(window: &mut Window, what: &str, come: impl Fn(&Window) -> bool) {
    let begun = Instant::now();
    while !come(window) {
        assert!(begun.elapsed() < Duration::from_mins(1), "{what} never came");
        std::thread::sleep(Duration::from_millis(10));
        window.step();
    }
}

#[test]
fn a_copied_game_is_replayed_from_its_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let project = Arc::new(short(1));
    let helm = helm(CaptainName::Random);
    let series = series(content(&project), Id::new(1), &[helm], 9).expect("a series");
    let (record, _) = series.watch(Id::<Scenario>::new(1), 0, &mut ());
    let text = project::text::write_other(&record).expect("text");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    window.get_by_label("Recorded game").focus();
    window.run();
    window.get_by_label("Recorded game").type_text(&text);
    window.run();
    press(&mut window, "Replay it");
    assert_eq!(moment(&window), (0, record.actions.len()));
    press(&mut window, "Leave the game");
    assert!(window.query_by_label("Recorded game").is_some());
}

#[test]
fn keys_lead_from_unit_to_unit() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..3 {
        keys(&mut window, Modifiers::NONE, Key::N);
        assert!(said(&window).contains(", facing "), "a ship stands there: {}", said(&window));
        seen.insert(said(&window));
    }
    assert_eq!(seen.len(), 3, "each is another");
}

#[test]
fn a_game_has_the_window_to_itself() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    let board = window.get_by_role(Role::GraphicsObject).rect();
    assert!(board.width() >= 0.74 * 1600.0, "{board:?}");
    for region in ["Outline", "Inspector", "Problems", "Status"] {
        assert!(window.query_by_role_and_label(Role::Region, region).is_none(), "{region}");
    }
    // Whatever is chosen and whichever side is at it, the board and the log stay where they are.
    let log = |window: &Window| window.get_by_label("LOG").rect();
    let before = log(&window);
    for _ in 0..4 {
        keys(&mut window, Modifiers::NONE, Key::Num1);
        assert_eq!((window.get_by_role(Role::GraphicsObject).rect(), log(&window)), (board, before));
    }
    press(&mut window, "Let a captain finish");
    press(&mut window, "To the end");
    assert!(said(&window).starts_with("Game. The game is over"), "{}", said(&window));
    let (_, end) = moment(&window);
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(moment(&window).1 < end && !said(&window).starts_with("Game. The game is over"), "back to where it was handed over");
    // A panel that is asked for leads out, and back again the game still stands.
    let before = moment(&window);
    keys(&mut window, Modifiers::NONE, Key::F9);
    assert!(window.query_by_role_and_label(Role::Region, "Playtest").is_some());
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    assert_eq!(moment(&window), before);
    press(&mut window, "Back to the design");
    assert!(window.query_by_role_and_label(Role::Region, "Outline").is_some());
}

#[test]
fn arrows_and_the_space_bar_move_along_the_timeline() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 2);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    press(&mut window, "Let a captain finish");
    press(&mut window, "To the beginning");
    for at in 1..=3 {
        keys(&mut window, Modifiers::NONE, Key::ArrowRight);
        assert_eq!(moment(&window).0, at);
    }
    keys(&mut window, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(moment(&window).0, 2);
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    assert!(said(&window).starts_with("Game. Turn 2"), "{}", said(&window));
    keys(&mut window, Modifiers::SHIFT, Key::PageDown);
    let phase = said(&window);
    keys(&mut window, Modifiers::SHIFT, Key::PageUp);
    assert_ne!(said(&window), phase);
    keys(&mut window, Modifiers::NONE, Key::Space);
    assert!(window.query_by_role_and_label(Role::Button, "Pause the game").is_some());
    keys(&mut window, Modifiers::NONE, Key::Space);
    assert!(window.query_by_role_and_label(Role::Button, "Play the game").is_some());
}

#[test]
fn a_far_space_is_gone_to_step_by_step() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path(), 1);
    keys(&mut window, Modifiers::COMMAND, Key::Num4);
    press(&mut window, "Start the game");
    press(&mut window, "Follow captains");
    keys(&mut window, Modifiers::NONE, Key::Num1);
    let question = window.query_all_by_label_contains("How does ").next().expect("a question").accesskit_node();
    let name = question.label().or(question.value()).expect("words").replace("How does ", "").replace(" move?", "");
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    for _ in 0..12 {
        if said(&window).contains(&format!("{name} of ")) {
            break;
        }
        keys(&mut window, Modifiers::NONE, Key::N);
    }
    let at = moment(&window).0;
    let ways = [[Key::ArrowUp, Key::ArrowDown], [Key::ArrowDown, Key::ArrowUp], [Key::ArrowLeft, Key::ArrowRight]];
    let far = ways.into_iter().any(|[there, back]| {
        for _ in 0..2 {
            keys(&mut window, Modifiers::NONE, there);
        }
        let leads = window.query_by_words("click to go there: 2 spaces").is_some();
        if !leads {
            for _ in 0..2 {
                keys(&mut window, Modifiers::NONE, back);
            }
        }
        leads
    });
    assert!(far, "two spaces are within reach: {}", said(&window));
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(moment(&window).0 >= at + 2 && said(&window).contains(&format!("{name} of ")), "{}", said(&window));
}
