//! A project's file survives whatever happens to it: it is read whole or refused with a reason, and replaced whole or not at all.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::Path;

use drydock::project::{Game, Project, StoredPicture, files};
use tempfile::TempDir;

use crate::support::fixtures::two_fleets;
use crate::support::hostile::refusal;

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn save_load_save_gives_the_same_bytes() {
    let folder = folder();
    let (first, second) = (folder.path().join("first.drydock"), folder.path().join("second.drydock"));
    files::save(&first, &two_fleets()).unwrap();
    let loaded = files::load(&first).unwrap();
    assert_eq!(loaded, two_fleets());
    files::save(&second, &loaded).unwrap();
    assert_eq!(fs::read(&first).unwrap(), fs::read(&second).unwrap());
    assert_eq!(names(folder.path()), ["first.drydock", "second.drydock"]);
}

#[test]
fn the_version_before_stays_beside_the_file() {
    let folder = folder();
    let path = folder.path().join("x.drydock");
    for title in ["one", "two", "three"] {
        files::save(&path, &Project::new(Game::LaunchFighters, title)).unwrap();
    }
    assert_eq!(files::load(&path).unwrap().title, "three");
    assert_eq!(files::load(&files::previous_path(&path)).unwrap().title, "two");
    assert_eq!(names(folder.path()), ["x.drydock", "x.drydock.previous"]);
}

#[test]
fn autosave_is_never_over_the_file() {
    let folder = folder();
    let path = folder.path().join("x.drydock");
    assert!(files::left_over(&path).is_empty());
    files::save(&path, &two_fleets()).unwrap();
    drop(files::autosave(&path, &Project::new(Game::LaunchFighters, "not saved yet")).unwrap());
    assert_eq!(files::load(&path).unwrap(), two_fleets());
    let at = files::autosave_path(&path);
    assert_eq!((files::left_over(&path), files::load(&at).unwrap().title.as_str()), (vec![at.clone()], "not saved yet"));
    files::discard_left_over(&at).unwrap();
    files::discard_left_over(&at).unwrap();
    assert_eq!(names(folder.path()), ["x.drydock"]);
}

#[test]
fn what_is_no_project_is_refused_with_its_place() {
    let good = project::text::write(&two_fleets()).unwrap();
    assert!(refusal(good.replace("format: 1", "format: 2")).contains("newer"));
    assert!(refusal("ships and stars").contains("line 1, column"));
    assert!(refusal("").contains("line 1, column 1"));
    assert!(refusal(b"\x7fELF\xff\xfe\x00").contains("UTF-8"));
    let unknown = refusal(good.replacen("name: \"Excelsior\"", "armour: 3, name: \"Excelsior\"", 1));
    assert!(unknown.contains("`armour`") && unknown.contains("line "), "{unknown}");
    for (was, is) in [("overlap: 10.0", "overlap: NaN"), ("overlap: 10.0", "overlap: 1e300"), ("overlap: 10.0", "overlap: -inf")]
    {
        assert!(good.contains(was));
        assert!(refusal(good.replace(was, is)).contains("length"), "{is}");
    }
    for is in ["100", "-1", "4294967296", "99999999999999999999999999999999999999999", "NaN", "1.5", "\"3\""] {
        assert!(refusal(good.replacen("cannons: 3", &format!("cannons: {is}"), 1)).contains("line "), "{is}");
    }
}

#[test]
fn numbers_at_the_end_of_what_they_can_be_are_refused_or_lived_with() {
    let project = |content: &str| format!("(format: 1, title: \"\", content: LaunchFighters(({content})))");
    for points in ["-9223372036854775808", "9223372036854775807", "1000001"] {
        let fleet = project(&format!("fleets: (next: 2, things: [(1, (name: \"F\", budget: {points}))])"));
        assert!(refusal(fleet).contains("an amount of points is a whole number"), "{points}");
    }
    let ids = project("ships: (next: 4294967295, things: [])");
    assert!(refusal(ids).contains("`next`"));
    for corner in ["(32767, 32767)", "(-32768, 32767)", "(32767, -32768)", "(-32768, -32768)"] {
        for numbering in ["None", "ColumnRow", "LetterNumber"] {
            let text = project(&format!(
                "maps: (next: 2, things: [(1, (numbering: {numbering}, areas: (next: 2, things: [(1, (name: \"A\", purpose: Control, \
                 spaces: [{corner}]))]), terrain: (next: 2, things: [(1, (kind: Nebula, spaces: [{corner}]))])))])"
            ));
            let marked = text.strip_suffix(')').unwrap().to_owned()
                + &format!(
                    ", intended: [(rule: \"odd-missile\", place: LaunchFighters(Map(1, Space({corner}))), reason: \"\")])"
                );
            for text in [text, marked] {
                let project = project::text::read(text.as_bytes(), Path::new("x.drydock")).unwrap();
                let rules: Vec<_> = project.check().iter().map(|finding| finding.about.name).collect();
                assert!(rules.starts_with(&["terrain-off-map", "area-off-map"]), "{corner}: {rules:?}");
            }
        }
    }
}

#[test]
fn a_file_cut_short_anywhere_is_refused() {
    let good = project::text::write(&two_fleets()).unwrap();
    let whole = good.trim_end().len();
    for length in (0..whole).step_by(7).chain(whole - 3..whole) {
        if good.is_char_boundary(length) {
            let error = project::text::read(&good.as_bytes()[..length], Path::new("cut.drydock"));
            assert!(error.is_err(), "{length} of {whole} bytes were taken for a project");
        }
    }
}

/// Files of many small things, which would take minutes and gigabytes.
#[test]
fn a_list_of_millions_is_refused_with_its_place() {
    let ships = |count: usize| (1..=count).map(|id| format!("({id},(design:1))")).collect::<Vec<_>>().join(",");
    let content = |inside: String| format!("(format: 1, title: \"\", content: LaunchFighters(({inside})))");
    let scenario = |inside: String| content(format!("scenarios: (next: 2, things: [(1, ({inside}))])"));
    let side = |inside: String| scenario(format!("sides: (next: 2, things: [(1, ({inside}))])"));
    let many = |thing: &str, count: usize| vec![thing; count].join(",");
    let numbered = |thing: &str, count: usize| (1..=count).map(|id| format!("({id},{thing})")).collect::<Vec<_>>().join(",");
    let fleet =
        |count: usize| content(format!("fleets: (next: 2, things: [(1, (ships: (next: 9999, things: [{}])))])", ships(count)));
    for (file, words) in [
        (fleet(1_001), "more than 1000 ships in one fleet"),
        (scenario(format!("notes: [{}]", many("\"\"", 1_001))), "more than 1000 notes in one scenario"),
        (scenario(format!("sides: (next: 999, things: [{}])", numbered("()", 101))), "more than 100 sides in one scenario"),
        (
            scenario(format!(
                "conditions: (next: 9999, things: [{}])",
                numbered("(side: 1, goal: Protect(ship: 1), reward: Victory)", 1_001)
            )),
            "more than 1000 conditions in one scenario",
        ),
        (
            side(format!("ships: [{}]", many("(ship: 1, at: (1, 1), facing: 0)", 1_001))),
            "more than 1000 placed ships on one side",
        ),
        (side(format!("squadrons: [{}]", many("(host: 1, at: (1, 1))", 10_001))), "more than 10000 placed squadrons on one side"),
        (
            side(format!("reinforcements: [{}]", many("(turn: 1, ships: [], entry: Edge(North))", 1_001))),
            "more than 1000 groups of reinforcements on one side",
        ),
        (
            side(format!("reinforcements: [(turn: 1, ships: [{}], entry: Edge(North))]", many("1", 1_001))),
            "more than 1000 ships in one group of reinforcements",
        ),
        (
            content(String::new()).trim_end_matches(')').to_owned()
                + &format!(")), intended: [{}])", many("(rule: \"\", place: Project, reason: \"\")", 10_001)),
            "more than 10000 intended findings",
        ),
    ] {
        let error = refusal(file);
        assert!(error.contains(words) && error.contains("line 1, column"), "{words}: {error}");
    }
    let bound = fleet(1_000);
    assert!(project::text::read(bound.as_bytes(), Path::new("x")).is_ok(), "a thousand ships are a fleet");
}

#[test]
fn a_file_from_before_the_last_print_was_remembered_is_read_and_one_from_after_keeps_it() {
    let before = include_str!("../fixtures/before-last-print.drydock");
    assert!(before.contains("paper: Letter") && !before.contains("printed"));
    let mut project = project::text::read(before.as_bytes(), Path::new("before.drydock")).unwrap();
    assert!(project.print.printed.is_nothing());
    assert_eq!(project::text::write(&project).unwrap(), before, "what was not printed is not written either");
    let hash = project::content_hash(&project);
    let printed = &mut std::sync::Arc::make_mut(&mut project.print).printed;
    (printed.kinds, printed.scenario) = (vec!["map".into(), "counters".into()], Some("Battle".into()));
    let after = project::text::write(&project).unwrap();
    assert_eq!(project::text::read(after.as_bytes(), Path::new("after.drydock")).unwrap(), project);
    assert_eq!(project::content_hash(&project), hash, "pages printed one after another bear one fingerprint");
    let kinds = vec!["\"map\""; 101].join(",");
    assert!(refusal(after.replace("\"map\"", &kinds)).contains("more than 100 kinds of sheets"));
}

#[test]
fn what_is_no_file_of_drydocks_is_not_called_cut_short() {
    for text in ["hello", "ships and stars", "{\"ships\": 3}", "<html>", "name,cannons\nA,3\n", "7"] {
        let error = refusal(text);
        assert!(!error.contains("cut short") && error.contains("nothing that Drydock has written"), "{text}: {error}");
    }
    assert!(refusal("").contains("empty"));
    assert!(refusal("(format: 1, title: \"x\"").contains("cut short"));
}

#[test]
fn nesting_ten_thousand_deep_is_refused() {
    for bracket in ["[", "(", "{", "Some(", "/*", "(a:", "LaunchFighters(("] {
        refusal(bracket.repeat(10_000));
        refusal(format!("(format: 1, title: \"\", content: LaunchFighters((ships: (next: 1, things: {}", bracket.repeat(10_000)));
    }
}

#[test]
fn a_picture_that_unpacks_to_gigabytes_is_refused() {
    use base64::Engine as _;
    // The first 33 bytes of a PNG of 60,000 x 60,000 pixels.
    let mut bomb = b"\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\xea\x60\0\0\xea\x60\x08\x02\0\0\0".to_vec();
    bomb.extend(0x0fb0_e215_u32.to_be_bytes());
    bomb.extend(b"\0\0\0\0IDAT");
    let base64 = base64::engine::general_purpose::STANDARD.encode(&bomb);
    let file = format!(
        "(format: 1, title: \"\", content: LaunchFighters(()),\n pictures: (next: 2, things: [(1, (name: \"bomb\", base64: \"{base64}\"))]))"
    );
    let error = refusal(file);
    assert!(error.contains("bomb") && error.contains("64 megapixels") && error.contains("line 2"), "{error}");
    let huge = "A".repeat(StoredPicture::MOST_BYTES * 2);
    let file = format!(
        "(format: 1, title: \"\", content: LaunchFighters(()), pictures: (next: 2, things: [(1, (name: \"big\", base64: \"{huge}\"))]))"
    );
    assert!(refusal(file).contains("4 MB"));
}

#[test]
fn a_failing_writer_leaves_everything_as_it_was() {
    let folder = folder();
    let path = folder.path().join("x.drydock");
    files::save(&path, &Project::new(Game::LaunchFighters, "previous")).unwrap();
    files::save(&path, &two_fleets()).unwrap();
    let before = fs::read(&path).unwrap();
    for room in [0, 1, 100] {
        let full = |file: &mut File, bytes: &[u8]| {
            file.write_all(&bytes[..room])?;
            Err(io::ErrorKind::StorageFull.into())
        };
        let error = files::save_with(&path, &Project::new(Game::LaunchFighters, "new"), &full).unwrap_err().to_string();
        assert!(error.contains("x.drydock") && error.contains("no room"), "{error}");
        assert_eq!(fs::read(&path).unwrap(), before);
        assert_eq!(files::load(&files::previous_path(&path)).unwrap().title, "previous");
        assert_eq!(names(folder.path()), ["x.drydock", "x.drydock.previous"], "something was left lying about");
    }
}

#[test]
fn a_file_marked_as_read_only_is_heeded() {
    let folder = folder();
    let path = folder.path().join("x.drydock");
    files::save(&path, &two_fleets()).unwrap();
    let mut permissions = fs::metadata(&path).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).unwrap();
    let error = files::save(&path, &Project::new(Game::LaunchFighters, "new")).unwrap_err().to_string();
    assert!(error.contains("permission"), "{error}");
    assert_eq!(files::load(&path).unwrap(), two_fleets());
    assert!(files::save(&folder.path().join("no/such/folder.drydock"), &two_fleets()).is_err());
}

#[cfg(unix)]
#[test]
fn nothing_but_a_file_is_ever_replaced() {
    use std::os::unix::fs::FileTypeExt as _;
    let folder = folder();
    let socket = folder.path().join("socket.drydock");
    let _listening = std::os::unix::net::UnixListener::bind(&socket).unwrap();
    for save in [files::save(&socket, &two_fleets()), files::replace(&socket, b"x")] {
        let error = save.unwrap_err().to_string();
        assert!(error.contains("no ordinary file"), "{error}");
    }
    assert!(fs::symlink_metadata(&socket).unwrap().file_type().is_socket());
    assert_eq!(names(folder.path()), ["socket.drydock"]);
}

#[cfg(unix)]
#[test]
fn a_link_goes_on_pointing_at_the_file_that_is_saved() {
    let folder = folder();
    let (path, link) = (folder.path().join("x.drydock"), folder.path().join("link.drydock"));
    files::save(&path, &two_fleets()).unwrap();
    std::os::unix::fs::symlink(&path, &link).unwrap();
    files::save(&link, &Project::new(Game::LaunchFighters, "through the link")).unwrap();
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(files::load(&path).unwrap().title, "through the link");
}
