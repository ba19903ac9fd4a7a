//! The referee's desk: sheets come in, things are set right, a year is played, looked at and taken back, all of it in the game's own file.

use crate::support::window::Shown as _;
use std::fs;
use std::path::Path;

use drydock::drawing::ProgressMonitor;
use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::exchange::game;
use drydock::exchange::post::ReportFormat;
use drydock::project::files::GameFile;
use drydock::project::{Game, InProgress, Library};
use egui::Vec2;
use egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use super::Window;
use crate::support::desk::names;

/// A game of the sample in a folder, with two sheets in a folder of their own, and the window on it.
fn open(folder: &Path) -> Window {
    open_set_right(folder, None)
}

/// The same with something that is set right before the first year.
fn open_set_right(folder: &Path, words: Option<&[&str]>) -> Window {
    let post = game::of(Game::SpaceViking).post().expect("a game by post");
    let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
    let mut begun = post.start(&project, None, Some(7)).expect("a game");
    if let Some(words) = words {
        let words: Vec<String> = words.iter().map(|word| (*word).to_owned()).collect();
        let correction = post.replay(&begun, None).and_then(|game| game.correction(&words, "He has moved away."));
        begun.coming.corrections.push(correction.expect("a correction"));
    }
    let file = folder.join("by-post.game");
    fs::write(&file, begun.write().expect("a text")).expect("a file");
    fs::create_dir_all(folder.join("sheets")).expect("a folder");
    let replayed = post.replay(&begun, None).expect("a game");
    for (house, more) in [("House Skarrow", "press \"well met\"\nreserch Jump-3 5\n"), ("House Ansgar", "")] {
        let reports = replayed.reports(Some(house), &[ReportFormat::Text], ProgressMonitor::NONE).expect("a report");
        let text = String::from_utf8(reports[0].files[0].bytes.clone()).expect("text");
        let at = text.rfind("\norders ").expect("a sheet begun");
        fs::write(folder.join("sheets").join(format!("{house}.orders")), format!("{}{more}", &text[at + 1..])).expect("a sheet");
    }
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), false);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 1600.0))
        .with_max_steps(64)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run();
    window
}

fn press(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click();
    window.run();
}

fn field(window: &mut Window, name: &str, words: &str) {
    window.get_by_role_and_label(Role::TextInput, name).focus();
    window.run();
    window.get_by_role_and_label(Role::TextInput, name).type_text(words);
    window.run();
}

/// The game as it lies on the disk.
fn game(folder: &Path) -> InProgress {
    let file = folder.join("by-post.game");
    InProgress::read(&fs::read(&file).expect("a file"), &file).expect("a game")
}

#[test]
fn a_year_comes_in_is_played_and_taken_back() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    window.get_by_words("For the referee alone");
    window.get_by_words("0 of 7 players have delivered");
    // What is typed takes the place of the folder that was offered.
    field(&mut window, "Folder of sheets", &folder.path().join("sheets").display().to_string());
    press(&mut window, "Take in the folder");
    window.get_by_words("2 of 7 players have delivered");
    window.get_by_words("counts, but for 1 error");
    assert_eq!(game(folder.path()).coming.sheets.len(), 2);
    // The same sheets once more are the same.
    press(&mut window, "Take in the folder");
    assert_eq!(game(folder.path()).coming.sheets.len(), 2);
    press(&mut window, "Put House Ansgar.orders away");
    window.get_by_words("1 of 7 players have delivered");

    press(&mut window, "Play turn 1");
    window.get_by_words("Turn 1 is played");
    assert_eq!((game(folder.path()).years.len(), game(folder.path()).coming.is_empty()), (1, true));
    assert!(folder.path().join("turn-01/turn-01-house-skarrow.pdf").is_file());
    assert!(folder.path().join("turn-01/turn-01-referee-ledger.txt").is_file());
    // Its reports, its ledger and its map are looked at without another word.
    window.get_by_words("The Twenty Years: report for House Ravenholt");
    press(&mut window, "Pages");
    press(&mut window, "Ledger");
    window.get_by_words("To all: well met");
    press(&mut window, "Replay");
    window.get_by_words("Turn 1, step 1 of ");
    press(&mut window, "Standings");
    press(&mut window, "Start");
    press(&mut window, "Reports");
    press(&mut window, "Text");
    window.get_by_words("Before the first of 20 turns.");
    press(&mut window, "Verify");
    window.get_by_words("The game is what it says");

    press(&mut window, "Take back turn 1\u{2026}");
    assert_eq!(game(folder.path()).years.len(), 1, "it asks first");
    press(&mut window, "Take it back");
    window.get_by_words("Turn 1 is taken back");
    assert_eq!((game(folder.path()).years.len(), game(folder.path()).coming.sheets.len()), (0, 1));
    window.get_by_words("1 of 7 players have delivered");
    press(&mut window, "Back to the project");
    assert!(window.query_by_words("For the referee alone").is_none());
}

#[test]
fn a_year_without_sheets_is_asked_for_and_keeps_the_folder_that_was_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    fs::create_dir(folder.path().join("turn-01")).expect("a folder");
    fs::write(folder.path().join("turn-01/notes"), "mine").expect("a file");
    press(&mut window, "Play turn 1");
    window.get_by_words("No sheet counts for turn 1");
    press(&mut window, "Wait");
    assert!(window.query_by_words("No sheet counts for turn 1").is_none());
    assert_eq!(game(folder.path()).years.len(), 0);
    press(&mut window, "Play turn 1");
    press(&mut window, "Play it without sheets");
    window.get_by_words("Turn 1 is played");
    assert_eq!(game(folder.path()).years.len(), 1);
    assert_eq!(fs::read(folder.path().join("turn-01.previous/notes")).expect("a file"), b"mine");
    assert!(folder.path().join("turn-01/turn-01-gazette.txt").is_file());
}

#[test]
fn mails_are_written_for_whoever_is_to_read_them() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    field(&mut window, "Sheets are taken until", "Sunday");
    window.key_press(egui::Key::Enter);
    window.run();
    assert_eq!(game(folder.path()).coming.deadline, "Sunday");
    // The folder that is offered for sheets is not the one that reports go into.
    press(&mut window, "Take in the folder");
    window.get_by_words("2 of 7 players have delivered");
    press(&mut window, "Write reminders");
    press(&mut window, "Write answers");
    let mails: Vec<String> = names(folder.path()).into_iter().filter(|name| name.starts_with("turn-01-")).collect();
    assert_eq!(mails.iter().filter(|name| name.starts_with("turn-01-reminder-")).count(), 5, "{mails:?}");
    assert_eq!(mails.iter().filter(|name| name.starts_with("turn-01-answer-")).count(), 2, "{mails:?}");
    press(&mut window, "Start");
    press(&mut window, "Write mails");
    assert!(folder.path().join("start-house-skarrow.eml").is_file());
}

#[test]
fn something_is_set_right_word_by_word() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let choose = |window: &mut Window, name: &str, word: &str| {
        window.get_by_role_and_label(Role::ComboBox, name).click();
        window.run();
        window.get_by_role_and_label(Role::ListBoxOption, word).click();
        window.run();
    };
    choose(&mut window, "Set right\u{2026}", "treasury");
    choose(&mut window, "player", "House Ansgar");
    field(&mut window, "How many", "40");
    press(&mut window, "So many");
    field(&mut window, "Reason", "The bank had it twice.");
    press(&mut window, "Set it right");
    let corrections = game(folder.path()).coming.corrections;
    assert_eq!((corrections.len(), corrections[0].reason.as_str()), (1, "The bank had it twice."));
    window.get_by_words("treasury \u{b7} House Ansgar \u{b7} 40");
    press(&mut window, "Drop correction 1");
    assert!(game(folder.path()).coming.is_empty());
}

#[test]
fn a_captain_in_a_seat_is_seen_among_those_who_deliver() {
    let folder = tempfile::tempdir().expect("a folder");
    let window = open_set_right(folder.path(), Some(&["captain", "House Ansgar", "rule-of-thumb"]));
    window.get_by_words("a captain writes it, rule of thumb");
}

#[test]
fn what_another_program_does_to_the_game_is_noticed_and_what_the_desk_does_is_not_asked_about() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = open(folder.path());
    let asks = |window: &Window| matches!(window.state().state().view.dialog, Some(Dialog::ChangedOnDisk { .. }));
    press(&mut window, "Verify");
    window.run_steps(8);
    assert!(!asks(&window));
    let file = GameFile::read(&folder.path().join("by-post.game")).expect("the game");
    let mut changed = InProgress::clone(file.game());
    changed.campaign = "Changed elsewhere".into();
    file.replace(changed).expect("written");
    window.run();
    assert!(asks(&window));
    press(&mut window, "Not now");
    window.run_steps(8);
    assert!(!asks(&window), "the same is not asked again");
    let file = GameFile::read(&folder.path().join("by-post.game")).expect("the game");
    let mut changed = InProgress::clone(file.game());
    changed.campaign = "Changed once more".into();
    file.replace(changed).expect("written");
    window.run();
    press(&mut window, "Reload");
    assert!(!asks(&window) && window.query_all_by_label_contains("Changed once more").next().is_some());
    window.run_steps(8);
    assert!(!asks(&window));
}
