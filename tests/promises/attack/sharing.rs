//! Several programs at one project, killed ones among them, and what lies about that is no file.

use std::fs::{self, File};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use drydock::project::files::{self, FileSet};
use drydock::project::{Error, Project};
use drydock::rules::{Content, Game};

use super::with;
use crate::support::desk::{Desk, names};

fn titled(title: &str) -> Project {
    Project::new(Game::LaunchFighters, title)
}

#[test]
fn of_many_imports_at_once_none_is_lost() {
    const PROGRAMS: usize = 12;
    let desk = with(Game::LaunchFighters, "empty");
    let import = |number: usize| {
        let table = format!("{number}.csv");
        fs::write(desk.path(&table), format!("name,cannons,move\nShip {number},1,1\n")).unwrap();
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("drydock"));
        command.current_dir(desk.path("")).args(["import", &table, "--into", "project"]).stdout(Stdio::null());
        command.spawn().unwrap()
    };
    let programs: Vec<_> = (0..PROGRAMS).map(import).collect();
    for mut program in programs {
        assert!(program.wait().unwrap().success());
    }
    let Content::LaunchFighters(content) = files::load(&desk.path("project")).unwrap().content else { panic!("another game") };
    assert_eq!(content.ships.len(), PROGRAMS);
}

#[test]
fn a_save_looks_whether_the_file_is_still_the_one_that_was_read() {
    let desk = Desk::new();
    let path = desk.save("x.drydock", &titled("read"));
    let read = fs::read(&path).unwrap();
    let same = || fs::read(&path).unwrap() == read;
    files::save(&path, &titled("by another program")).unwrap();
    let error = files::save_if(&path, &titled("mine"), &same).unwrap_err();
    assert!(matches!(error, Error::Changed { .. }) && error.to_string().contains("x.drydock was changed by another program"));
    assert_eq!(files::load(&path).unwrap().title, "by another program");
    // Of those who found it unchanged at the same time, one is right.
    let seen = fs::read(&path).unwrap();
    let saved = AtomicU32::new(0);
    thread::scope(|scope| {
        for number in 0..8 {
            let (path, seen, saved) = (&path, &seen, &saved);
            scope.spawn(move || {
                let same = || fs::read(path).unwrap() == *seen;
                if files::save_if(path, &titled(&number.to_string()), &same).is_ok() {
                    saved.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
    });
    assert_eq!(saved.into_inner(), 1);
    // A program that knows no locks writes while the project is being changed.
    let error = files::update(&path, |project| {
        project.title = "changed".into();
        fs::write(&path, "another").unwrap();
        Ok(())
    });
    assert!(matches!(error, Err(Error::Changed { .. })));
    assert_eq!(fs::read(&path).unwrap(), b"another");
}

#[test]
fn a_new_project_is_nobody_elses() {
    let desk = Desk::new();
    let path = desk.path("x.drydock");
    files::save_new(&path, &titled("first")).unwrap();
    assert!(matches!(files::save_new(&path, &titled("second")), Err(Error::Exists { .. })));
    assert_eq!(files::load(&path).unwrap().title, "first");
}

#[test]
fn what_a_killed_program_leaves_is_swept_and_what_a_living_one_needs_is_not() {
    let desk = Desk::new();
    let path = desk.save("x.drydock", &titled("one"));
    fs::create_dir(desk.path(".drydock-dead.tmp")).unwrap();
    fs::write(desk.path(".drydock-dead.tmp/0"), "half a project").unwrap();
    fs::write(desk.path(".drydock-older.tmp"), "half a project").unwrap();
    fs::write(desk.path(".drydock-notes"), "mine").unwrap();
    let mut living = FileSet::in_folder(&desk.path(""));
    living.write("y.pdf", b"pages").unwrap();
    files::save(&path, &titled("two")).unwrap();
    living.finish().unwrap();
    assert_eq!(names(&desk.path("")), [".drydock-notes", "x.drydock", "x.drydock.previous", "y.pdf"]);
}

#[cfg(unix)]
#[test]
fn whatever_is_written_beside_a_project_is_as_secret_as_the_project_from_its_first_byte() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |file: &fs::Metadata| file.permissions().mode() & 0o777;
    let desk = Desk::new();
    let path = desk.save("x.drydock", &titled("secret"));
    for secrecy in [0o600, 0o640, 0o664] {
        fs::set_permissions(&path, fs::Permissions::from_mode(secrecy)).unwrap();
        let looking = |file: &mut File, bytes: &[u8]| {
            assert_eq!(mode(&file.metadata().unwrap()), secrecy, "before the first byte");
            file.write_all(bytes)
        };
        files::save_with(&path, &titled("secret still"), &looking).unwrap();
        files::autosave(&path, &titled("and this")).unwrap();
        for written in [path.clone(), files::previous_path(&path), files::autosave_path(&path)] {
            assert_eq!(mode(&fs::metadata(&written).unwrap()), secrecy, "{}", written.display());
        }
    }
    // A file that is marked as read-only has an autosave that can be replaced.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o400)).unwrap();
    for title in ["one", "two"] {
        files::autosave(&path, &titled(title)).unwrap();
        assert_eq!(mode(&fs::metadata(files::autosave_path(&path)).unwrap()), 0o600);
    }
}

#[cfg(unix)]
#[test]
fn what_is_no_ordinary_file_is_refused_at_once() {
    let desk = with(Game::LaunchFighters, "empty");
    assert!(Command::new("mkfifo").arg(desk.path("pipe")).status().unwrap().success());
    for words in [
        &["check", "pipe"][..],
        &["price", "pipe"],
        &["play", "merge", "pipe"],
        &["import", "pipe", "--into", "project"],
        &["import", "project", "--into", "pipe"],
        &["check", "/dev/zero"],
    ] {
        let error = desk.bad(words);
        assert!(error.contains("no ordinary file"), "{words:?}: {error}");
    }
}

/// What a shell makes of `<(…)`, and what stands before a `|`.
#[cfg(target_os = "linux")]
#[test]
fn a_pipe_that_a_shell_hands_over_is_read_and_none_is_written() {
    use std::os::unix::fs::FileTypeExt as _;
    let desk = with(Game::LaunchFighters, "sample");
    let program = env!("CARGO_BIN_EXE_drydock");
    let shell = |line: &str| {
        let words = ["-c", line, "bash", program];
        Command::new("bash").current_dir(desk.folder()).args(words).output().unwrap()
    };
    let plain = desk.run("check project");
    for line in ["\"$1\" check <(cat project)", "cat project | \"$1\" check /dev/stdin", "\"$1\" check <(sleep 1; cat project)"] {
        let output = shell(line);
        assert_eq!(output.status.code(), plain.status.code(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty(), "{line}");
    }
    let taken = shell("\"$1\" import <(printf 'name,cannons\\nPiped,3\\n') --into project");
    assert!(taken.status.success() && fs::read_to_string(desk.path("project")).unwrap().contains("Piped"));
    fs::write(desk.path("ships.csv"), "name,cannons\nPiped,3\n").unwrap();
    let pipe = desk.path("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for line in [
        "\"$1\" import ships.csv --into pipe",
        "\"$1\" new --game vikings --force pipe",
        "\"$1\" new --game vikings --force >(cat)",
    ] {
        let output = shell(line);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.code() == Some(2) && error.contains("no ordinary file"), "{line}: {error}");
        assert!(fs::metadata(&pipe).unwrap().file_type().is_fifo(), "{line}");
    }
    let error = files::read(&pipe, 100).unwrap_err().to_string();
    assert!(error.contains("a pipe, and nobody writes into it"), "{error}");
    for (limit, fits) in [(100, true), (5, true), (4, false)] {
        fs::remove_file(&pipe).unwrap();
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let own = pipe.clone();
        // Whoever is not read to the end may be told so.
        let writer = thread::spawn(move || _ = fs::write(own, "words"));
        match files::read(&pipe, limit) {
            Ok(bytes) => assert!(fits && bytes == b"words"),
            Err(error) => assert!(!fits && error.to_string().contains("too large"), "{error}"),
        }
        writer.join().unwrap();
    }
}
