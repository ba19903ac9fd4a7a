//! Killed at any moment while somebody edits, the next start offers all but the last second of every window that was open.

use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::{Library, files};
use drydock::rules::Chance;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;

use crate::support::long::long;
use crate::support::window::{Window, open, open_template, press};
use crate::{alone, process};

/// The folder in which the editing process works.
const FOLDER: &str = "DRYDOCK_TEST_FOLDER";
/// The letter that it types.
const LETTER: &str = "DRYDOCK_TEST_LETTER";
/// How much time passes in the window between two letters, in seconds.
const STEP: f32 = 0.1;
/// The most letters that may be lost: those of a second by the clock of the window.
const OF_A_SECOND: usize = 10;
/// The letters that are typed while they are written in the background.
const WHILE_WRITING: usize = 50;
/// Where it is written on the spot: the pass that comes upon it, the one that the clock's rounding adds, and that in which it is killed.
const PASSES: usize = 3;
/// How many letters are typed at most.
const EDITS: usize = 100;

fn progress(folder: &Path, letter: &str) -> PathBuf {
    folder.join(format!("progress-{letter}"))
}

/// How many letters the editing process has typed.
fn typed(folder: &Path, letter: &str) -> usize {
    fs::read_to_string(progress(folder, letter)).ok().and_then(|count| count.trim().parse().ok()).unwrap_or(0)
}

/// What the editing process does.
fn type_until_killed(folder: &Path, background: bool, edits: usize) {
    let letter = env::var(LETTER).expect("a letter");
    let file = folder.join(format!("{}.drydock", Library::SAMPLE));
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(folder), background);
    let mut window = Harness::builder()
        .with_size(Vec2::new(1280.0, 800.0))
        .with_step_dt(STEP)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app);
    window.run_steps(3);
    window.get_by_role_and_label(Role::Button, "Project").click();
    window.run_steps(2);
    window.get_by_role_and_label(Role::TextInput, "Project title").focus();
    window.run_steps(2);
    window.key_press_modifiers(Modifiers::COMMAND, Key::A);
    for count in 1..=edits {
        window.get_by_role_and_label(Role::TextInput, "Project title").type_text(&letter);
        window.step();
        // Nobody types faster than this, and what is written in the background needs its time.
        thread::sleep(Duration::from_millis(5));
        fs::write(progress(folder, &letter), count.to_string()).expect("progress");
    }
    loop {
        thread::sleep(Duration::from_millis(5));
    }
}

/// A process that does this test's part with a letter of its own.
fn start(test: &str, folder: &Path, letter: &str) -> Child {
    let mut command = process(&format!("recovery::{test}"));
    command.env(FOLDER, folder).env(LETTER, letter).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a process")
}

/// Kills a process that has typed so many letters, and tells how many it has typed.
fn kill_after(moment: usize, child: &mut Child, folder: &Path, letter: &str) -> usize {
    while typed(folder, letter) < moment {
        assert!(child.try_wait().expect("a process").is_none(), "it ended by itself");
        thread::sleep(Duration::from_millis(1));
    }
    child.kill().expect("killed");
    child.wait().expect("an end");
    // The last count may not be there as a whole.
    typed(folder, letter).max(moment)
}

/// How many of a letter stand in the titles that the next start offers.
fn offered(window: &Window, letter: &str) -> usize {
    let view = &window.state().state().view;
    let titles = view.dialog.iter().chain(&view.left_over).filter_map(|dialog| match dialog {
        Dialog::Recover { project, .. } => Some(&project.title),
        _ => None,
    });
    titles.map(|title| title.matches(letter).count()).max().unwrap_or(0)
}

#[test]
fn of_two_windows_killed_at_random_nothing_older_than_a_second_is_lost() {
    const TEST: &str = "of_two_windows_killed_at_random_nothing_older_than_a_second_is_lost";
    if let Some(folder) = env::var_os(FOLDER) {
        return type_until_killed(Path::new(&folder), false, EDITS);
    }
    alone(|| {
        // No title of the sample's holds them.
        let letters = ["\u{3b1}", "\u{3b2}"];
        for seed in 1..=long(3, 12) {
            let mut chance = Chance::new(seed);
            let folder = tempfile::tempdir().expect("a folder");
            let folder = folder.path();
            let (window, file) = open_template(Library::SAMPLE, folder);
            drop(window);
            let mut windows = letters.map(|letter| (letter, start(TEST, folder, letter)));
            if chance.below(2) == 0 {
                windows.reverse();
            }
            let mut killed = Vec::new();
            for (letter, child) in &mut windows {
                let count = kill_after(1 + chance.below(EDITS), child, folder, letter);
                killed.push((*letter, count));
                let window = open(Some(file.clone()), folder);
                for (letter, count) in &killed {
                    let kept = offered(&window, letter);
                    assert!(kept + OF_A_SECOND + PASSES >= *count, "seed {seed}: {kept} of {count} {letter} are offered");
                }
                let others = letters.iter().filter(|letter| killed.iter().all(|(killed, _)| killed != *letter));
                for other in others {
                    assert_eq!(offered(&window, other), 0, "seed {seed}: that window is still open");
                }
            }
            // What is thrown away of one is not the other's.
            let mut window = open(Some(file.clone()), folder);
            let counts = letters.map(|letter| offered(&window, letter));
            while window.state().state().view.dialog.is_some() {
                press(&mut window, "Throw it away");
            }
            let left = fs::read_dir(folder)
                .expect("a folder")
                .filter_map(|entry| entry.expect("an entry").file_name().into_string().ok());
            let left: Vec<_> = left.filter(|name| name.contains("autosave")).collect();
            assert!(
                files::left_over(&file).is_empty() && left.is_empty(),
                "seed {seed}, {counts:?}: {left:?} are left lying about"
            );
        }
    });
}

#[test]
fn what_was_typed_before_the_last_second_is_offered() {
    const TEST: &str = "what_was_typed_before_the_last_second_is_offered";
    if let Some(folder) = env::var_os(FOLDER) {
        return type_until_killed(Path::new(&folder), true, usize::MAX);
    }
    alone(|| {
        let moments: &[usize] = long(&[114, 147, 201], &[110, 123, 140, 159, 180, 203, 230, 251, 290, 333]);
        for moment in moments {
            let folder = tempfile::tempdir().expect("a folder");
            drop(open_template(Library::SAMPLE, folder.path()));
            let mut child = start(TEST, folder.path(), "x");
            let typed = kill_after(*moment, &mut child, folder.path(), "x");
            let window = open(None, folder.path());
            let kept = offered(&window, "x");
            assert!(kept > 0 && kept + OF_A_SECOND + WHILE_WRITING >= typed, "{kept} of {typed} letters are offered");
            window.get_by_role_and_label(Role::Button, "Open the copy");
        }
    });
}
