//! Several programs at one project, killed ones among them, and what lies about that is no file.

use std::fs::{self, File};
use std::io::Write as _;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use drydock::project::files::{self, FileSet};
use drydock::project::{Content, Error, Game, Project};

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
        let own = files::autosave(&path, &titled("and this")).unwrap();
        for written in [path.clone(), files::previous_path(&path), own.at().to_owned()] {
            assert_eq!(mode(&fs::metadata(&written).unwrap()), secrecy, "{}", written.display());
        }
        own.discard().unwrap();
    }
    // A file that is marked as read-only has an autosave that can be replaced.
    fs::set_permissions(&path, fs::Permissions::from_mode(0o400)).unwrap();
    let own = files::OwnAutosave::beside(&path).unwrap();
    for title in ["one", "two"] {
        own.write(title.as_bytes()).unwrap();
        assert_eq!(mode(&fs::metadata(files::autosave_path(&path)).unwrap()), 0o600);
    }
}

#[cfg(unix)]
#[test]
fn a_file_of_several_names_keeps_them_and_its_version_before_is_whole_first() {
    use std::os::unix::fs::MetadataExt as _;
    let desk = Desk::new();
    let path = desk.save("x.drydock", &titled("one"));
    let (other, previous) = (desk.path("other.drydock"), files::previous_path(&path));
    // One name beside the file itself, as a program leaves that is killed in the middle of a save, is no reason: the file is replaced.
    files::save(&path, &titled("two")).unwrap();
    assert_eq!(files::said_of_names(&path), None);
    fs::hard_link(&path, &other).unwrap();
    let file = fs::metadata(&path).unwrap().ino();
    for title in ["three, which is longer than the one before", "four"] {
        let before = fs::read(&path).unwrap();
        files::save(&path, &titled(title)).unwrap();
        assert_eq!(fs::read(&previous).unwrap(), before);
        assert_eq!(fs::metadata(&previous).unwrap().nlink(), 1, "a copy, and no further name");
        assert_eq!(fs::metadata(&path).unwrap().ino(), file);
        assert_eq!((files::load(&path).unwrap().title.as_str(), fs::read(&path).unwrap()), (title, fs::read(&other).unwrap()));
    }
    let said = files::said_of_names(&other).unwrap();
    assert!(said.contains("other.drydock has 2 names") && said.contains("other.drydock.previous"), "{said}");
    // What cannot be written leaves all of them as they were.
    let full = |_: &mut File, _: &[u8]| Err(std::io::ErrorKind::StorageFull.into());
    assert!(files::save_with(&path, &titled("five"), &full).is_err());
    assert_eq!(files::load(&other).unwrap().title, "four");
    // So it goes where nothing else would be kept, and in a set that is taken back.
    files::replace(&path, b"six").unwrap();
    assert_eq!((fs::read(&other).unwrap(), files::load(&previous).unwrap().title.as_str()), (b"six".to_vec(), "four"));
    let mut set = FileSet::in_folder(&desk.path("")).forced(true);
    set.write("x.drydock", b"seven").unwrap();
    set.finish().unwrap();
    assert_eq!((fs::read(&other).unwrap(), fs::read(&previous).unwrap()), (b"seven".to_vec(), b"six".to_vec()));
    let mut set = FileSet::in_folder(&desk.path("")).forced(true);
    set.write("x.drydock", b"eight").unwrap();
    set.write("folder", b"nine").unwrap();
    fs::create_dir(desk.path("folder")).unwrap();
    assert!(set.finish().is_err());
    assert_eq!((fs::read(&path).unwrap(), fs::metadata(&other).unwrap().ino()), (b"seven".to_vec(), file));
    assert_eq!(names(&desk.path("")), ["folder", "other.drydock", "x.drydock", "x.drydock.previous"]);
}

#[cfg(unix)]
#[test]
fn a_previous_version_that_was_the_only_other_name_leaves_the_file_to_be_replaced() {
    use std::os::unix::fs::MetadataExt as _;
    let desk = Desk::new();
    let path = desk.save("x.drydock", &titled("one"));
    let file = fs::metadata(&path).unwrap().ino();
    // As a program leaves it that is killed between the two steps of a save.
    fs::hard_link(&path, files::previous_path(&path)).unwrap();
    files::save(&path, &titled("two")).unwrap();
    assert_ne!(fs::metadata(&path).unwrap().ino(), file);
    assert_eq!((files::said_of_names(&path), files::load(&files::previous_path(&path)).unwrap().title.as_str()), (None, "one"));
}

#[test]
fn an_import_tells_once_of_the_comments_that_it_drops_and_of_other_names_each_time() {
    let desk = with(Game::LaunchFighters, "empty");
    let path = desk.path("project");
    fs::write(desk.path("table.csv"), "name,cannons,move\nShip,1,1\n").unwrap();
    let commented = fs::read_to_string(&path).unwrap().replacen("(\n", "( // mine\n", 1);
    fs::write(&path, &commented).unwrap();
    let import = || desk.run(&["import", "table.csv", "--into", "project"]);
    let said = |output: std::process::Output| String::from_utf8(output.stderr).unwrap();
    let first = said(import());
    assert_eq!(
        first,
        "project holds comments, and Drydock writes none: after the first save they stand in project.previous, and after the second nowhere.\n"
    );
    assert_eq!(fs::read_to_string(files::previous_path(&path)).unwrap(), commented);
    assert_eq!(said(import()), "");
    if cfg!(unix) {
        fs::hard_link(&path, desk.path("other")).unwrap();
        for _ in 0..2 {
            let said = said(import());
            assert!(said.starts_with("project has 2 names on this disk") && said.lines().count() == 1, "{said}");
        }
        assert_eq!(fs::read(&path).unwrap(), fs::read(desk.path("other")).unwrap());
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
    // What a pipe holds is not told by its name.
    let priced = shell("\"$1\" price <(printf 'name,cannons\\nPiped,3\\n')");
    assert!(priced.status.success() && String::from_utf8_lossy(&priced.stdout).contains("Piped"), "{priced:?}");
    assert_eq!(shell("\"$1\" price <(cat project)").stdout, desk.run("price project").stdout);
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
        // A program that is not read to the end may be told so.
        let writer = thread::spawn(move || _ = fs::write(own, "words"));
        match files::read(&pipe, limit) {
            Ok(bytes) => assert!(fits && bytes == b"words"),
            Err(error) => assert!(!fits && error.to_string().contains("too large"), "{error}"),
        }
        writer.join().unwrap();
    }
}
