//! Killed at any moment while somebody edits, the next start offers all but the last seconds.

#[path = "support/window.rs"]
mod window;

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs, thread};

use drydock::editor::action::Dialog;
use drydock::editor::settings::Settings;
use drydock::editor::{App, Launch};
use drydock::project::Library;
use egui::accesskit::Role;
use egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use window::{open, open_template};

/// The folder in which the editing process works.
const FOLDER: &str = "DRYDOCK_TEST_FOLDER";
/// How much time passes in the window between two letters, in seconds.
const STEP: f32 = 0.1;
/// The most letters that may be lost: those of five seconds by the clock of the window, and as many again while they are written.
const MOST_LOST: usize = 50 + 50;

fn progress(folder: &Path) -> PathBuf {
    folder.join("progress")
}

/// How many letters the editing process has typed.
fn typed(folder: &Path) -> usize {
    fs::read_to_string(progress(folder)).ok().and_then(|count| count.trim().parse().ok()).unwrap_or(0)
}

#[test]
#[ignore = "runs as a process of its own, which the other test kills"]
fn types_until_it_is_killed() {
    let folder = PathBuf::from(env::var_os(FOLDER).expect("the folder"));
    let file = folder.join(format!("{}.drydock", Library::SAMPLE));
    let app = App::new(Launch { file: Some(file), library: Library::bundled() }, Settings::load_from(&folder), true);
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
    for count in 1.. {
        window.get_by_role_and_label(Role::TextInput, "Project title").type_text("x");
        window.step();
        // Nobody types faster than this, and what is written in the background needs its time.
        thread::sleep(Duration::from_millis(5));
        fs::write(progress(&folder), count.to_string()).expect("progress");
    }
}

fn start(folder: &Path) -> Child {
    let mut command = Command::new(env::current_exe().expect("this program"));
    command.args(["--exact", "types_until_it_is_killed", "--ignored"]).env(FOLDER, folder);
    command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a process")
}

#[test]
fn what_was_typed_before_the_last_seconds_is_offered() {
    let long = env::var_os("DRYDOCK_LONG").is_some_and(|value| value == "1");
    let moments: &[usize] = if long { &[110, 123, 140, 159, 180, 203, 230, 251, 290, 333] } else { &[114, 147, 201] };
    for moment in moments {
        let folder = tempfile::tempdir().expect("a folder");
        drop(open_template(Library::SAMPLE, folder.path()));
        let mut child = start(folder.path());
        while typed(folder.path()) < *moment {
            assert!(child.try_wait().expect("a process").is_none(), "it ended by itself");
            thread::sleep(Duration::from_millis(1));
        }
        child.kill().expect("killed");
        child.wait().expect("an end");

        let typed = typed(folder.path());
        let window = open(None, folder.path());
        let Some(Dialog::Recover { project, .. }) = &window.state().state().view.dialog else {
            panic!("nothing is offered after {typed} letters");
        };
        let kept = project.title.chars().filter(|letter| *letter == 'x').count();
        assert!(kept + MOST_LOST >= typed, "{kept} of {typed} letters are offered");
        window.get_by_role_and_label(Role::Button, "Open the copy");
    }
}
