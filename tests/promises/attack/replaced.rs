//! No command replaces what Drydock did not make, and what a person has changed is never lost.

use std::fs;
use std::path::Path;
use std::process::Stdio;

use drydock::project::{Game, files};

use super::with;
use crate::support::desk::{Desk, names, text};

const PLAY: [&str; 6] = ["play", "project", "--games", "2", "--captain", "random"];

/// What stands in a file.
fn bytes(desk: &Desk, name: &str) -> Vec<u8> {
    fs::read(desk.path(name)).unwrap()
}

/// Has a command refused for a file that is there, which stays as it is.
fn refused(desk: &Desk, words: &[&str], name: &str) {
    let before = bytes(desk, name);
    let error = desk.bad(words);
    assert!(error.contains(" there already") && error.contains("--force"), "{words:?}: {error}");
    assert_eq!(bytes(desk, name), before, "{words:?}");
    assert!(!files::previous_path(&desk.path(name)).exists(), "{words:?}");
}

#[test]
fn a_playtest_replaces_nothing_but_its_own_papers_and_parts() {
    let desk = with(Game::LaunchFighters, "sample");
    desk.good("new --game space-viking --template sample s.drydock");
    desk.good("referee start s.drydock --seed 7 --out by-post.game");
    fs::write(desk.path("notes.txt"), "mine").unwrap();
    fs::write(desk.path("foreign.pdf"), "%PDF-1.7\n/Producer(Another)\nstartxref\n0\n%%EOF").unwrap();
    fs::write(desk.path("empty"), "").unwrap();
    for name in ["project", "by-post.game", "notes.txt", "foreign.pdf", "empty"] {
        refused(&desk, &[&PLAY[..], &["--paper", name]].concat(), name);
        refused(&desk, &[&PLAY[..], &["--shard", "1/2", "--out", name]].concat(), name);
    }
    // Of a hundred thousand games none is played for a report that has no place.
    let many = ["play", "project", "--games", "1000000", "--paper", "notes.txt"];
    refused(&desk, &many, "notes.txt");
    // A folder is never replaced, whatever is said.
    fs::create_dir(desk.path("folder")).unwrap();
    for force in [&[][..], &["--force"]] {
        desk.bad(&[&PLAY[..], &["--paper", "folder"], force].concat()[..]);
    }
    // Told so, it is replaced and kept.
    desk.good(&[&PLAY[..], &["--paper", "notes.txt", "--force"]].concat()[..]);
    assert!(bytes(&desk, "notes.txt").starts_with(b"%PDF") && bytes(&desk, "notes.txt.previous") == b"mine");
    desk.good(&[&PLAY[..], &["--shard", "1/2", "--out", "foreign.pdf", "--force"]].concat()[..]);
    assert!(bytes(&desk, "foreign.pdf.previous").ends_with(b"%%EOF"));
    // A part takes the place of a part, even of one that was cut off, and a report that of a report; neither takes the other's.
    let part = bytes(&desk, "foreign.pdf");
    fs::write(desk.path("part"), &part[..part.len() - 9]).unwrap();
    desk.good(&[&PLAY[..], &["--shard", "2/2", "--out", "part"]].concat()[..]);
    desk.good(&[&PLAY[..], &["--shard", "1/2", "--out", "part"]].concat()[..]);
    assert!(bytes(&desk, "part") == part && !desk.path("part.previous").exists());
    desk.good(&[&PLAY[..], &["--paper", "report.pdf"]].concat()[..]);
    desk.good(&[&PLAY[..], &["--seed", "9", "--paper", "report.pdf"]].concat()[..]);
    assert!(!desk.path("report.pdf.previous").exists());
    refused(&desk, &[&PLAY[..], &["--paper", "part"]].concat(), "part");
    refused(&desk, &[&PLAY[..], &["--shard", "1/2", "--out", "report.pdf"]].concat(), "report.pdf");
}

#[cfg(unix)]
#[test]
fn what_lies_at_the_end_of_a_link_counts() {
    use std::os::unix::fs::symlink;

    let desk = with(Game::LaunchFighters, "sample");
    symlink("project", desk.path("link.pdf")).unwrap();
    symlink("nowhere", desk.path("loose.pdf")).unwrap();
    let before = bytes(&desk, "project");
    for link in ["link.pdf", "loose.pdf"] {
        let error = desk.bad(&[&PLAY[..], &["--paper", link]].concat()[..]);
        assert!(error.contains(link) && error.contains("is there already"), "{error}");
    }
    fs::create_dir(desk.path("exports")).unwrap();
    symlink("../project", desk.path("exports/ships.csv")).unwrap();
    refused(&desk, &["export", "project", "--to", "csv"], "exports/ships.csv");
    assert_eq!(bytes(&desk, "project"), before);
    // What was written through a link is known by it.
    fs::remove_file(desk.path("exports/ships.csv")).unwrap();
    desk.good("export project --to csv");
    fs::rename(desk.path("exports/ships.csv"), desk.path("elsewhere.csv")).unwrap();
    symlink("../elsewhere.csv", desk.path("exports/ships.csv")).unwrap();
    fs::write(desk.path("elsewhere.csv"), [bytes(&desk, "elsewhere.csv"), b"Mine\n".to_vec()].concat()).unwrap();
    let told = desk.good("export project --to csv");
    assert!(told.contains("; what was there is kept as elsewhere.csv.previous"), "{told}");
    assert!(bytes(&desk, "elsewhere.csv.previous").ends_with(b"Mine\n"), "it is kept where the table lies");
    // A user who has two names for a table reads what became of both.
    fs::hard_link(desk.path("exports/maps.csv"), desk.path("second.csv")).unwrap();
    let told = desk.good("export project --to csv");
    assert!(told.contains("maps.csv: 1 map, 1 KB; written in place, for it has 2 names on this disk"), "{told}");
    assert!(desk.path("exports/ships.csv").is_symlink());
    // A pipe has nothing to be replaced, and is told at once.
    std::process::Command::new("mkfifo").arg(desk.path("pipe")).status().unwrap();
    for words in [&["--paper", "pipe"][..], &["--paper", "pipe", "--force"]] {
        assert!(desk.bad(&[&PLAY[..], words].concat()[..]).contains("no ordinary file"));
    }
}

#[test]
fn pages_replace_pdfs_of_ours_and_nothing_else() {
    let desk = with(Game::LaunchFighters, "sample");
    desk.good("print project");
    let names_before = names(&desk.path("exports"));
    // Earlier versions of Drydock, and other projects, have left no list.
    assert!(!desk.path("exports/.drydock-files").exists(), "a PDF says itself what made it");
    desk.good("print project --paper letter");
    assert_eq!(names(&desk.path("exports")), names_before);
    // Notes that were written into a PDF stand behind its end.
    let noted = [bytes(&desk, "exports/counters.pdf"), b"\n9 0 obj\nendobj\nstartxref\n9\n%%EOF\n".to_vec()].concat();
    fs::write(desk.path("exports/counters.pdf"), &noted).unwrap();
    fs::write(desk.path("exports/record-sheets.pdf"), "%PDF-1.4 of somebody's").unwrap();
    let map = bytes(&desk, "exports/map.pdf");
    let error = desk.bad("print project");
    assert!(error.contains("record-sheets.pdf") && error.contains("counters.pdf are there already"), "{error}");
    assert_eq!(bytes(&desk, "exports/map.pdf"), map, "nothing of the set is written");
    desk.good("print project --force");
    assert_eq!(bytes(&desk, "exports/counters.pdf.previous"), noted);
    assert_eq!(bytes(&desk, "exports/record-sheets.pdf.previous"), b"%PDF-1.4 of somebody's");
    assert!(!desk.path("exports/map.pdf.previous").exists() && bytes(&desk, "exports/map.pdf") != map);
}

#[test]
fn pictures_replace_those_of_an_earlier_run() {
    let desk = with(Game::LaunchFighters, "sample");
    for to in ["svg", "cut"] {
        let export = |paper: &str| format!("export project --to {to} --only counters --paper {paper} --out {to}");
        desk.good(&export("a4"));
        let name = names(&desk.path(to)).into_iter().next().unwrap();
        let file = format!("{to}/{name}");
        let first = bytes(&desk, &file);
        desk.good(&export("letter"));
        assert_ne!(bytes(&desk, &file), first, "it was there by the list, and is replaced");
        // What stood there before the last run is known as well: a run may have been killed between two files.
        fs::write(desk.path(&file), &first).unwrap();
        desk.good(&export("tabloid"));
        // By hand is by hand.
        fs::write(desk.path(&file), "drawn by hand").unwrap();
        refused(&desk, &export("a4").split(' ').collect::<Vec<_>>(), &file);
        desk.good(&format!("{} --force", export("a4")));
        assert_eq!(bytes(&desk, &format!("{file}.previous")), b"drawn by hand");
        assert_eq!(bytes(&desk, &file), first);
        // Where the list is damaged, nothing is ours but what is the same.
        let list = desk.path(to).join(".drydock-files");
        fs::write(&list, "(format: 1, files: {").unwrap();
        fs::remove_file(files::previous_path(&desk.path(&file))).unwrap();
        refused(&desk, &export("letter").split(' ').collect::<Vec<_>>(), &file);
        desk.good(&export("a4"));
        assert_eq!(fs::read_to_string(files::previous_path(&list)).unwrap(), "(format: 1, files: {");
        desk.good(&export("letter"));
    }
}

#[test]
fn a_table_that_was_changed_in_a_spreadsheet_is_kept() {
    let desk = with(Game::LaunchFighters, "sample");
    fs::create_dir(desk.path("exports")).unwrap();
    fs::write(desk.path("exports/fleets.csv"), "name\nMine\n").unwrap();
    refused(&desk, &["export", "project", "--to", "csv"], "exports/fleets.csv");
    assert_eq!(names(&desk.path("exports")), ["fleets.csv"], "nothing of the set is written");
    fs::remove_file(desk.path("exports/fleets.csv")).unwrap();
    desk.good("export project --to csv");
    let (first, edited) = (bytes(&desk, "exports/ships.csv"), b"name,cannons\nEdited,3\n");
    desk.good("export project --to csv");
    assert!(!desk.path("exports/ships.csv.previous").exists());
    fs::write(desk.path("exports/ships.csv"), edited).unwrap();
    desk.good("export project --to csv");
    assert_eq!(bytes(&desk, "exports/ships.csv"), first);
    assert_eq!(bytes(&desk, "exports/ships.csv.previous"), edited);
    assert!(!desk.path("exports/fleets.csv.previous").exists());
}

#[test]
fn several_commands_at_once_lose_nothing_of_the_list() {
    let desk = with(Game::LaunchFighters, "sample");
    let kinds = ["counters", "rosters", "step-chart", "quick-reference"];
    let export = |kind: &str, paper: &str| {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_drydock"));
        command.current_dir(desk.folder()).args(["export", "project", "--to", "svg", "--only", kind, "--paper", paper]);
        command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap()
    };
    for paper in ["a4", "letter", "tabloid"] {
        let running: Vec<_> = kinds.iter().map(|kind| export(kind, paper)).collect();
        for command in running {
            let output = command.wait_with_output().unwrap();
            assert!(output.status.success(), "{paper}: {}", text(&output.stderr));
        }
    }
    let list = fs::read_to_string(desk.path("exports/.drydock-files")).unwrap();
    assert!(kinds.iter().all(|kind| list.contains(&format!("\"{kind}-01.svg\""))), "{list}");
}

#[test]
fn a_package_replaces_only_what_is_the_same() {
    let desk = Desk::new();
    desk.good("package out");
    desk.good("package out");
    let hidden =
        |folder: &Path| fs::read_dir(folder).unwrap().any(|entry| entry.unwrap().file_name().to_string_lossy().starts_with('.'));
    assert!(!hidden(&desk.path("out")), "nothing is packed that is no part of the program");
    let manual = "out/man/man1/drydock.1";
    let before = bytes(&desk, manual);
    fs::write(desk.path(manual), "another").unwrap();
    refused(&desk, &["package", "out"], manual);
    desk.good("package out --force");
    assert_eq!(bytes(&desk, manual), before);
}
