//! The order desk: a report is opened, and a sheet is written as text, as a form and on the map, which are views of one thing.

use std::fs;
use std::path::{Path, PathBuf};

use drydock::drawing::ProgressMonitor;
use drydock::editor::App;
use drydock::editor::action::Dialog;
use drydock::exchange::game;
use drydock::exchange::post::ReportFormat;
use drydock::project::{Game, Library, file_name, files};
use drydock::rules::space_viking::orders::Sheet;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};

use crate::support::window::{self, Shown as _, Window, keys, press};

const TEXT: Role = Role::MultilineTextInput;

/// The first report of a player of the sample, in every way, in a folder.
pub fn reports(folder: &Path) -> PathBuf {
    let post = game::of(Game::SpaceViking).post().expect("a game by post");
    let project = Library::bundled().template(Game::SpaceViking, Library::SAMPLE).expect("the sample");
    let begun = post.start(&project, None, Some(7)).expect("a game");
    let replayed = post.replay(&begun, None).expect("a game");
    let mut report = PathBuf::new();
    for file in replayed
        .reports(Some("House Skarrow"), &ReportFormat::ALL, ProgressMonitor::NONE)
        .expect("reports")
        .into_iter()
        .flat_map(|report| report.files)
    {
        let path = folder.join(&file.name);
        fs::write(&path, &file.bytes).expect("a file");
        if path.extension().is_some_and(|ending| ending == "report") {
            report = path;
        }
    }
    report
}

fn open(folder: &Path) -> (Window, PathBuf) {
    let report = reports(folder);
    (window::open_sized(Some(report.clone()), folder, Vec2::new(1600.0, 1400.0)), report)
}

/// The text of the sheet.
fn text(window: &Harness<App>) -> String {
    window.get_by_role_and_label(TEXT, "Orders").accesskit_node().value().unwrap_or_default()
}

/// Types behind everything that stands there.
fn write(window: &mut Window, words: &str) {
    window.get_by_role_and_label(TEXT, "Orders").focus();
    window.run();
    window.key_press_modifiers(Modifiers::COMMAND, Key::End);
    window.run();
    window.get_by_role_and_label(TEXT, "Orders").type_text(words);
    window.run();
}

fn title(window: &Window) -> String {
    window.state().state().title().0.to_owned()
}

#[test]
fn a_report_begins_the_next_sheet_and_what_is_wrong_with_a_line_is_told_and_mended() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(folder.path());
    assert_eq!(title(&window), "House Skarrow, orders for turn 1");
    let begun = text(&window);
    assert!(begun.starts_with("orders \"House Skarrow\" turn 1 key "), "{begun}");
    write(&mut window, "\nresearsh Jump-3 10\n");
    let line = text(&window).lines().position(|line| line.starts_with("researsh")).expect("the line") + 1;
    window.get_by_role_and_label(Role::Button, &format!("Go to line {line}, column 1"));
    press(&mut window, "Write research");
    assert!(text(&window).contains("\nresearch Jump-3 10\n"), "{}", text(&window));
    write(&mut window, "nonsense\n");
    let line = text(&window).lines().position(|line| line == "nonsense").expect("the line") + 1;
    press(&mut window, &format!("Drop line {line}"));
    assert!(!text(&window).contains("nonsense"));
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(text(&window).contains("nonsense"), "undo is about the sheet");
}

#[test]
fn form_and_map_write_the_text_and_follow_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(folder.path());
    let sheet = |window: &Window| Sheet::parse(text(window).as_bytes());
    let fleet = sheet(&window).fleets[0].what.name.text.clone();
    window.get_by_role_and_label(Role::ComboBox, &format!("Target of {fleet}")).click();
    window.run();
    press(&mut window, "weakest");
    assert!(text(&window).contains("\n  target weakest\n"), "{}", text(&window));
    // A stop is added where the cursor of the map stands.
    window.get_by_role(Role::GraphicsObject).focus();
    window.run();
    for key in [Key::ArrowRight, Key::ArrowDown, Key::Enter] {
        keys(&mut window, Modifiers::NONE, key);
    }
    let routed = |window: &Window| sheet(window).fleets[0].what.lines.route.as_ref().map_or(0, |route| route.what.stops.len());
    assert_eq!(routed(&window), 1, "{}", text(&window));
    press(&mut window, "Wait");
    assert_eq!(routed(&window), 2);
    press(&mut window, "Calendar");
    assert!(window.query_all_by_label_contains(&format!("{fleet} at ")).next().is_some());
    press(&mut window, "Form");
    press(&mut window, "Add: Press");
    assert!(text(&window).ends_with("press \"…\"\n"), "{}", text(&window));
    // What is written by hand shows in the form at once.
    write(&mut window, "pay 5 to \"House Tharn\"\n");
    window.get_by_role_and_label(Role::ComboBox, "Player of order 2");
    press(&mut window, "Forecast");
    window.get_by_words("to House Tharn");
}

#[test]
fn a_word_is_completed_by_keys() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(folder.path());
    write(&mut window, "\nres");
    keys(&mut window, Modifiers::NONE, Key::Tab);
    assert!(text(&window).ends_with("\nresearch "), "{}", text(&window));
    keys(&mut window, Modifiers::COMMAND, Key::Space);
    keys(&mut window, Modifiers::NONE, Key::ArrowDown);
    keys(&mut window, Modifiers::NONE, Key::Enter);
    let last = text(&window).lines().last().unwrap_or_default().to_owned();
    assert!(last.len() > "research ".len() && !text(&window).ends_with("research \n"), "{last}");
    write(&mut window, "x");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(text(&window).ends_with("x\n"), "Enter ends a line: {}", text(&window));
}

#[test]
fn what_is_not_saved_is_asked_for_and_the_sheet_is_found_again_beside_its_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, report) = open(folder.path());
    write(&mut window, "press \"We sail.\"\n");
    let written = text(&window);
    press(&mut window, "Back to the project");
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::Unsaved(_))));
    press(&mut window, "Save changes");
    assert_eq!(window.state().state().view.dialog, Some(Dialog::SaveAs), "it was never saved before");
    press(&mut window, "Save here");
    let sheet = file_name::sheet_of(&report);
    assert_eq!(fs::read_to_string(&sheet).expect("the sheet"), written);
    assert!(!window.state().state().is_at_post(), "it was left after that");
    drop(window);
    let window = window::open_sized(Some(report), folder.path(), Vec2::new(1600.0, 1400.0));
    assert_eq!(text(&window), written);
    assert!(!window.state().state().title().1, "there is nothing to be saved");
}

#[test]
fn what_was_not_saved_is_offered_with_the_report_and_thrown_away_with_what_is_not_wanted() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, report) = open(folder.path());
    let beside = files::autosave_path(&file_name::sheet_of(&report));
    write(&mut window, "press \"We sail.\"\n");
    let written = text(&window);
    window.run_steps(30);
    assert_eq!(fs::read_to_string(&beside).expect("a copy"), written);
    // As if the window had ended on its own: nobody was asked anything.
    drop(window);
    let mut window = window::open_sized(Some(report.clone()), folder.path(), Vec2::new(1600.0, 1400.0));
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::RecoverSheet(_))));
    assert!(!text(&window).contains("We sail."), "it is offered and not taken");
    press(&mut window, "Go on with it");
    assert_eq!(text(&window), written);
    assert!(window.state().state().title().1, "it is not saved");
    keys(&mut window, Modifiers::COMMAND, Key::Z);
    assert!(!text(&window).contains("We sail."), "it can be taken back");
    keys(&mut window, Modifiers::COMMAND, Key::Y);
    press(&mut window, "Back to the project");
    press(&mut window, "Do not save");
    assert!(!beside.exists(), "what is not wanted is thrown away");
    drop(window);
    let window = window::open_sized(Some(report), folder.path(), Vec2::new(1600.0, 1400.0));
    assert_eq!(window.state().state().view.dialog, None);
}

#[test]
fn a_start_that_names_a_file_opens_that_file_whatever_was_left_over_of_another() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(folder.path());
    write(&mut window, "press \"We sail.\"\n");
    window.run_steps(30);
    drop(window);
    let other = folder.path().join("other.drydock");
    let project = Library::bundled().template(Game::SpaceViking, "duel").expect("the template");
    files::save(&other, &project).expect("saved");
    let window = window::open(Some(other.clone()), folder.path());
    let state = window.state().state();
    assert!(!state.is_at_post() && state.view.dialog.is_none(), "{:?}", state.view.dialog);
    assert_eq!(state.document.path(), Some(other.as_path()));
    drop(window);
    // A start that names none offers it as before.
    let window = window::open(None, folder.path());
    assert!(matches!(window.state().state().view.dialog, Some(Dialog::RecoverSheet(_))));
}

#[test]
fn a_message_is_written_in_the_form_as_in_the_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(folder.path());
    write(&mut window, "\nmessage to \"Nobody's\" by \"Nobody's\"\n  mode plunder\nend message\n");
    window.get_by_role_and_label(Role::ComboBox, "Target of order 1").click();
    window.run();
    press(&mut window, "weakest");
    assert!(text(&window).contains("\n  mode plunder\n  target weakest\nend message\n"), "{}", text(&window));
    window::type_into(&mut window, Role::TextInput, "Route of order 1", "Gram - wait");
    keys(&mut window, Modifiers::NONE, Key::Enter);
    assert!(text(&window).contains("\n  route Gram - wait\n"), "{}", text(&window));
    press(&mut window, "Leave mode of order 1 as it was");
    assert!(text(&window).contains("\n  route Gram - wait\n  target weakest\nend message\n"), "{}", text(&window));
}

#[test]
fn every_file_of_a_report_leads_to_the_desk_and_the_project_behind_it_stays() {
    let folder = tempfile::tempdir().expect("a folder");
    let report = reports(folder.path());
    let project = folder.path().join("x.drydock");
    files::save(&project, &Library::bundled().template(Game::SpaceViking, "empty").expect("a template")).expect("a file");
    for ending in ["report", "json", "txt", "pdf"] {
        let mut window = window::open(Some(project.clone()), folder.path());
        let path = report.with_extension(ending);
        keys(&mut window, Modifiers::COMMAND, Key::O);
        window::type_into(&mut window, Role::TextInput, "File to open", &path.display().to_string());
        keys(&mut window, Modifiers::NONE, Key::Enter);
        assert_eq!(title(&window), "House Skarrow, orders for turn 1", "{ending}");
        keys(&mut window, Modifiers::COMMAND, Key::W);
        assert_eq!(window.state().state().document.path(), Some(project.as_path()));
    }
    let nothing = folder.path().join("damaged.report");
    fs::write(&nothing, "(format: 1, sort: report").expect("a file");
    let window = window::open(Some(nothing), folder.path());
    assert!(!window.state().state().is_at_post() && window.state().state().notice.as_ref().is_some_and(|notice| notice.failed));
}

#[test]
fn the_buttons_beside_what_is_wrong_are_whole_in_a_narrow_window() {
    let widths = [1600.0, 1280.0, 860.0].map(|width| {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = window::open_sized(Some(reports(folder.path())), folder.path(), Vec2::new(width, 800.0));
        write(&mut window, "dance round every world of the sector\n");
        let button = window.query_all_by_label_contains("Drop line ").next().expect("a line to drop").rect();
        assert!(button.right() <= width, "{button:?} in a window {width} points wide");
        button.width()
    });
    assert!(widths.iter().all(|width| (width - widths[0]).abs() < 1.0), "{widths:?}");
}
