//! Nothing freezes the window: long work runs beside it, tells how far it has come, can be stopped, and gives way to newer work.
//!
//! The windows here have real threads beside them; whatever a test waits for comes, and only how soon depends on the machine.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use drydock::drawing::Progress;
use drydock::editor::action::Report;
use drydock::editor::jobs::{Job, Jobs, Kind};
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Game, Library, Project, files};
use drydock::rules::launch_fighters::Content;
use drydock::sheets::{self, Request};
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::window::{Window, project};
use crate::support::{heavy, wide};

/// More than anything here takes on the slowest machine.
const PATIENCE: Duration = Duration::from_mins(5);

/// A thousand ships, and a map of 200 by 200 spaces.
fn heavy_project() -> Project {
    let content = Content { maps: [wide::map(200)].into_iter().collect(), ..heavy::content(1_000) };
    Project::with_content(content.into(), "Heavy")
}

/// A window with threads beside it on a project in a file.
fn open(project: &Project, folder: &Path) -> (Window, PathBuf) {
    let file = folder.join("heavy.drydock");
    files::save(&file, project).expect("a saved file");
    let launch = Launch { file: Some(file.clone()), library: Library::bundled() };
    let app = App::new(launch, Settings::load_from(folder), true);
    let mut window = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).build_ui_state(|ui, app: &mut App| app.show(ui), app);
    wait(&mut window, |window| self::project(window).title == project.title);
    (window, file)
}

/// Goes through passes until something is so.
fn wait(window: &mut Window, so: impl Fn(&Window) -> bool) {
    let start = Instant::now();
    while !so(window) {
        assert!(start.elapsed() < PATIENCE, "it never came");
        window.step();
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Presses a button by its identity: work that ends beside the window may move it between the passes in which a pointer goes down and up.
fn press(window: &mut Window, name: &str) {
    window.get_by_role_and_label(Role::Button, name).click_accesskit();
    window.step();
}

fn keys(window: &mut Window, key: Key) {
    window.key_press_modifiers(Modifiers::COMMAND, key);
    window.step();
}

fn is_shown(window: &Window, words: &str) -> bool {
    window.query_all_by_label_contains(words).next().is_some()
}

fn notice(window: &Window) -> Option<&str> {
    window.state().state().notice.as_ref().map(|notice| notice.text.as_str())
}

fn is_checked(window: &Window) -> bool {
    window.state().state().document.is_checked()
}

fn retitle(window: &mut Window, title: &str) {
    press(window, "Project");
    wait(window, |window| window.query_by_role_and_label(Role::TextInput, "Project title").is_some());
    window.get_by_role_and_label(Role::TextInput, "Project title").focus();
    window.step();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::TextInput, "Project title").type_text(title);
    wait(window, |window| project(window).title == title);
}

/// Opens the print dialog and prints the record sheets into a folder.
fn print(window: &mut Window, out: &Path) {
    keys(window, Key::P);
    type_folder(window, "Folder", out);
    press(window, "Print");
    window.step();
}

/// Types a folder into a field of a dialog.
fn type_folder(window: &mut Window, field: &str, folder: &Path) {
    wait(window, |window| window.query_by_role_and_label(Role::TextInput, field).is_some());
    window.get_by_role_and_label(Role::TextInput, field).focus();
    window.step();
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.get_by_role_and_label(Role::TextInput, field).type_text(&folder.display().to_string());
    window.step();
}

// Thirteen pages take the fifty ships of a fleet, four to a page.

#[test]
fn printing_tells_how_far_it_has_come_and_a_cancelled_print_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let (mut window, _) = open(&Project::with_content(heavy::content(300).into(), "Many"), folder.path());
    print(&mut window, &out);
    wait(&mut window, |window| is_shown(window, " of 78 pages"));
    assert!(is_shown(&window, "Printing, "));
    let progress = window.state().state().view.jobs[0].progress;
    assert!(progress.of == Some(78) && progress.done <= 78, "{progress:?}");
    press(&mut window, "Cancel printing");
    wait(&mut window, |window| window.state().state().view.jobs.is_empty());
    wait(&mut window, |window| notice(window).is_some());
    assert_eq!(notice(&window), Some("Printing was cancelled; nothing was written."));
    assert!(!out.exists(), "something was written");
}

#[test]
fn exporting_the_largest_map_as_pictures_tells_how_far_it_has_come_and_can_be_stopped() {
    let folder = tempfile::tempdir().expect("a folder");
    let out = folder.path().join("out");
    let content = Content { maps: [wide::map(200)].into_iter().collect(), ..Content::default() };
    let (mut window, _) = open(&Project::with_content(content.into(), "Wide"), folder.path());
    keys(&mut window, Key::E);
    wait(&mut window, |window| window.query_by_role_and_label(Role::ComboBox, "Export as").is_some());
    window.get_by_role_and_label(Role::ComboBox, "Export as").click();
    wait(&mut window, |window| window.query_by_role_and_label(Role::ListBoxOption, "Pages as PNG").is_some());
    window.get_by_role_and_label(Role::ListBoxOption, "Pages as PNG").click();
    window.step();
    type_folder(&mut window, "Folder to export into", &out);
    press(&mut window, "Export");
    wait(&mut window, |window| window.state().state().view.jobs.first().is_some_and(|job| job.progress.done >= 2));
    assert!(is_shown(&window, "Exporting, "));
    press(&mut window, "Cancel exporting");
    wait(&mut window, |window| window.state().state().view.jobs.is_empty() && notice(window).is_some());
    assert_eq!(notice(&window), Some("Exporting was cancelled; nothing was written."));
    assert!(!out.exists(), "something was written");
}

#[test]
fn what_is_printed_beside_the_window_is_what_is_printed_anywhere() {
    let folder = tempfile::tempdir().expect("a folder");
    let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).expect("the sample");
    let (mut window, _) = open(&sample, folder.path());
    let out = folder.path().join("out");
    print(&mut window, &out);
    wait(&mut window, |window| notice(window).is_some_and(|words| words.contains("1 file was written")));
    let request = Request { only: vec![sheets::launch_fighters::RECORD_SHEETS], ..Request::default() };
    let pages = sheets::print(&sample, &request);
    let expected =
        sheets::to_pdf(&sample, sheets::launch_fighters::RECORD_SHEETS, pages.pages(sheets::launch_fighters::RECORD_SHEETS))
            .expect("a PDF");
    assert!(std::fs::read(out.join("record-sheets.pdf")).expect("the file") == expected, "other bytes");
}

#[test]
fn a_preview_is_drawn_beside_the_window_and_gives_way_to_a_newer_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(&Project::with_content(heavy::content(200).into(), "Old"), folder.path());
    press(&mut window, "Print preview");
    window.step();
    assert!(is_shown(&window, "Drawing the pages…"), "nothing is said");
    wait(&mut window, |window| is_shown(window, "52 pages on A4"));
    assert!(!is_shown(&window, "Drawing the pages…"));
    // The old pages are shown while the new are drawn.
    keys(&mut window, Key::Z);
    retitle(&mut window, "New");
    press(&mut window, "Print preview");
    window.step();
    assert!(is_shown(&window, "52 pages on A4") && is_shown(&window, "Drawing the pages…"));
    wait(&mut window, |window| !is_shown(window, "Drawing the pages…"));
    assert!(is_shown(&window, "52 pages on A4"));
}

#[test]
fn a_heavy_project_is_read_and_checked_beside_the_window() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, _) = open(&heavy_project(), folder.path());
    wait(&mut window, is_checked);
    let findings = |window: &Window| window.state().state().document.findings().to_vec();
    let expected = heavy_project().check();
    assert!(!expected.is_empty());
    assert_eq!(findings(&window), expected);
    // After an edit the last findings stay, marked, until the new ones are there.
    let before = window.state().state().document.derived().outline[0].entries.len();
    press(&mut window, "Add ship");
    window.step();
    assert_eq!(window.state().state().document.derived().outline[0].entries.len(), before + 1, "the outline is never old");
    wait(&mut window, |window| is_checked(window) && findings(window).len() > expected.len());
    assert_eq!(findings(&window), project(&window).check());
}

#[test]
fn while_a_project_is_checked_its_fixes_wait() {
    use drydock::editor::action::{Action, Change};
    use drydock::editor::applier::apply;
    use drydock::editor::derived::Checked;
    use drydock::editor::state::State;

    let mut state = State::new(heavy_project(), Settings::default(), Library::bundled(), drydock::editor::games::things);
    assert!(!state.document.is_checked() && state.document.findings().is_empty());
    let check = |state: &State| Box::new(Checked::of(state.document.project()));
    let first = check(&state);
    apply(&mut state, Action::Report(Report::Checked(first.clone())));
    assert!(state.document.is_checked() && state.document.has_safe_fixes());
    let findings = state.document.findings().to_vec();
    apply(&mut state, Change::title("Other".into()).into());
    assert!(!state.document.is_checked() && !state.document.has_safe_fixes());
    assert_eq!(state.document.findings(), findings, "the last findings stay");
    apply(&mut state, Action::Report(Report::Checked(first)));
    assert!(!state.document.is_checked(), "a check of an older value is no check of this one");
    let second = check(&state);
    apply(&mut state, Action::Report(Report::Checked(second)));
    assert!(state.document.is_checked());
    // A check that has broken its worker is not made again, and nothing is said to be well.
    apply(&mut state, Change::title("Third".into()).into());
    assert!(state.document.awaits_check());
    let third = Arc::clone(state.document.project());
    apply(&mut state, Action::Report(Report::Unchecked(third)));
    assert!(!state.document.awaits_check() && !state.document.is_checked());
    apply(&mut state, Change::title("Fourth".into()).into());
    assert!(state.document.awaits_check(), "it may be another matter");
    let small = State::new(
        Project::new(Game::LaunchFighters, "Small"),
        Settings::default(),
        Library::bundled(),
        drydock::editor::games::things,
    );
    assert!(small.document.is_checked(), "a small project has its answer at once");
}

#[test]
fn the_safe_fixes_of_a_heavy_project_are_worked_out_beside_the_window() {
    use drydock::drawing::{ProgressMonitor, Stopped};
    use drydock::editor::action::{Action, Change, Dialog};
    use drydock::editor::applier::fixing::fix_all;
    use drydock::editor::applier::{Effect, apply};
    use drydock::editor::state::State;
    use std::ops::ControlFlow;

    let heavy =
        Project::with_content(Content { maps: [wide::map(200)].into_iter().collect(), ..heavy::content(12) }.into(), "Heavy");
    let mut state = State::new(heavy, Settings::default(), Library::bundled(), drydock::editor::games::things);
    let project = Arc::clone(state.document.project());
    assert_eq!(apply(&mut state, Action::PreviewSafeFixes), [Effect::WorkOutFixes(Arc::clone(&project))]);
    assert!(state.view.dialog.is_none());
    let stop = |_| ControlFlow::Break(());
    assert_eq!(fix_all(&project, ProgressMonitor::new(&stop)), Err(Stopped));
    let fixed = fix_all(&project, ProgressMonitor::NONE).expect("nobody stops it");
    assert!(fixed.fixes > 0 && !fixed.after.check().iter().flat_map(|finding| &finding.fixes).any(|fix| fix.safe));
    let report = Action::Report(Report::Fixed(fixed.clone()));
    // What was worked out for another value is not offered.
    let mut other = state.clone();
    apply(&mut other, Change::title("Other".into()).into());
    apply(&mut other, report.clone());
    assert!(other.view.dialog.is_none() && other.notice.is_some());
    apply(&mut state, report);
    assert!(matches!(state.view.dialog, Some(Dialog::SafeFixes { .. })));
    apply(&mut state, Action::ApplyAllSafeFixes);
    assert_eq!(**state.document.project(), *fixed.after);
    apply(&mut state, Action::Undo);
    assert_eq!(*state.document.project(), project, "one step");
}

#[test]
fn a_window_that_closes_while_it_saves_waits_for_the_save() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut window, file) = open(&heavy_project(), folder.path());
    retitle(&mut window, "Saved at the last moment");
    keys(&mut window, Key::S);
    drop(window);
    assert_eq!(files::load(&file).expect("a whole file").title, "Saved at the last moment");
    let names = std::fs::read_dir(folder.path()).expect("the folder").map(|entry| entry.expect("an entry").file_name());
    assert!(!names.into_iter().any(|name| name.to_string_lossy().ends_with(".tmp")), "something was left lying about");
}

#[test]
fn closing_while_saving_asks_nothing_and_closes_once_it_is_saved() {
    use drydock::editor::action::{Action, Change};
    use drydock::editor::applier::{Effect, apply};
    use drydock::editor::state::State;

    let mut state = State::new(
        Project::new(Game::LaunchFighters, "One"),
        Settings::default(),
        Library::bundled(),
        drydock::editor::games::things,
    );
    apply(&mut state, Change::title("Two".into()).into());
    let path = PathBuf::from("two.drydock");
    let saving = Arc::clone(state.document.project());
    assert_eq!(apply(&mut state, Action::SaveAs(path.clone())), [Effect::WriteNew(path.clone(), Arc::clone(&saving))]);
    assert_eq!(apply(&mut state, Action::Close), []);
    assert!(state.view.dialog.is_none(), "there is nothing to ask");
    let saved = Report::Saved { project: Arc::clone(&saving), path: path.clone(), version: None };
    assert!(apply(&mut state.clone(), Action::Report(saved.clone())).contains(&Effect::Close));
    // A user who went on changing it meanwhile is asked after all.
    apply(&mut state, Change::title("Three".into()).into());
    assert!(!apply(&mut state, Action::Report(saved)).contains(&Effect::Close));
    assert!(state.view.dialog.is_some());
}

#[test]
fn what_was_changed_while_another_project_was_read_is_not_lost() {
    use drydock::editor::action::Dialog;
    use drydock::editor::action::{Action, Change};
    use drydock::editor::applier::apply;
    use drydock::editor::state::State;

    let mut state = State::new(
        Project::new(Game::LaunchFighters, "Here"),
        Settings::default(),
        Library::bundled(),
        drydock::editor::games::things,
    );
    let other = Arc::new(Project::new(Game::LaunchFighters, "There"));
    let opened = Action::Report(Report::Opened { project: other, path: None, version: None });
    apply(&mut state, Action::Open("there.drydock".into()));
    apply(&mut state, Change::title("Changed meanwhile".into()).into());
    apply(&mut state, opened.clone());
    assert_eq!(state.document.project().title, "Changed meanwhile");
    assert_eq!(state.view.dialog, Some(Dialog::Unsaved(Box::new(opened.clone()))));
    apply(&mut state, Action::Discard(Box::new(opened)));
    assert_eq!(state.document.project().title, "There");
}

/// The reports of a job, once it has ended.
fn reports(jobs: &mut Jobs) -> Vec<Report> {
    let start = Instant::now();
    loop {
        let reports = jobs.reports();
        if !reports.is_empty() {
            return reports;
        }
        assert!(start.elapsed() < PATIENCE, "it never ended");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_job_tells_how_far_it_has_come_until_it_is_cancelled() {
    let (mut jobs, context) = (Jobs::new(true), egui::Context::default());
    let job = jobs.start(&context, Job::new(Kind::Cancellable, "Counting"), |status| {
        let mut done = 0;
        while status.report(Progress::pages_of(done, 1_000)).is_continue() {
            done = (done + 1).min(999);
            std::thread::sleep(Duration::from_millis(1));
        }
        vec![Report::Cancelled("Counting was cancelled.".into())]
    });
    let start = Instant::now();
    while jobs.shown()[0].progress.done < 3 {
        assert!(start.elapsed() < PATIENCE && jobs.is_running(job));
        std::thread::sleep(Duration::from_millis(1));
    }
    let shown = &jobs.shown()[0];
    assert_eq!((shown.label.as_str(), shown.cancellable, shown.stopping), ("Counting", true, false));
    jobs.cancel(job);
    assert!(jobs.shown().is_empty() || jobs.shown()[0].stopping);
    assert_eq!(reports(&mut jobs), [Report::Cancelled("Counting was cancelled.".into())]);
    assert!(!jobs.is_running(job) && jobs.shown().is_empty());
}

#[test]
fn writers_come_one_after_another_and_are_waited_for() {
    let (mut jobs, context) = (Jobs::new(true), egui::Context::default());
    let written = Arc::new(Mutex::new(Vec::new()));
    for number in 0..5_u64 {
        let written = Arc::clone(&written);
        jobs.start(&context, Job::new(Kind::Writing, "Saving"), move |_| {
            std::thread::sleep(Duration::from_millis(20 - 4 * number));
            written.lock().expect("unharmed").push(number);
            Vec::new()
        });
    }
    jobs.finish();
    assert_eq!(*written.lock().expect("unharmed"), [0, 1, 2, 3, 4]);
}

#[test]
fn a_job_that_breaks_down_says_so_and_is_over() {
    for beside in [true, false] {
        let (mut jobs, context) = (Jobs::new(beside), egui::Context::default());
        let job = jobs.start(&context, Job::new(Kind::Cancellable, "Breaking"), |_| panic!("on purpose"));
        assert!(matches!(reports(&mut jobs).as_slice(), [Report::Failed(_)]));
        assert!(!jobs.is_running(job));
    }
}

#[test]
fn on_the_spot_a_job_is_done_before_the_next_line() {
    let (mut jobs, context) = (Jobs::new(false), egui::Context::default());
    let job = jobs.start(&context, Job::quiet(), |_| vec![Report::Cancelled("Done.".into())]);
    assert_eq!(jobs.reports(), [Report::Cancelled("Done.".into())]);
    assert!(!jobs.is_running(job));
}
