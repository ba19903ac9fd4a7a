//! What is said is short and harmless, whatever stands in a file; and what a spreadsheet is given is harmless too.

use std::fs;
use std::io::Cursor;
use std::path::Path;

use drydock::exchange::{import_table, tables};
use drydock::project::{self, Game, Library, Project, StoredPicture};
use drydock::rules::Id;
use drydock::rules::launch_fighters::{Content, Part, Ship};
use drydock::sheets::{self, Request};

use super::with;
use crate::support::desk::Desk;

fn of_ships(ships: impl IntoIterator<Item = Ship>) -> Project {
    let content = Content { ships: ships.into_iter().collect(), ..Content::default() };
    Project::with_content(content.into(), "Test")
}

fn is_command(letter: char) -> bool {
    letter != '\n'
        && (letter.is_control() || matches!(letter, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}'))
}

#[test]
fn no_control_and_no_direction_letter_reaches_a_terminal() {
    let name = "A\u{1b}]0;x\u{7}\u{9b}2J\u{202e}B\u{2066}\u{2028}";
    let desk = Desk::new();
    let project = of_ships([Ship::named(name).with(Part::Launchers, 3).with(Part::Move, 2)]);
    desk.save("project", &project);
    for words in
        [&["check", "project"][..], &["check", "project", "--json"], &["price", "project"], &["price", "project", "--json"]]
    {
        let said = String::from_utf8(desk.run(words).stdout).unwrap();
        assert!(said.contains('A') && !said.contains(is_command), "{words:?}: {said:?}");
    }
    for words in [&["check", name][..], &["explain", name], &["play", "project", "--scenario", name], &[name, "x"]] {
        assert!(!desk.bad(words).contains(is_command), "{words:?}");
    }
}

#[test]
fn every_sentence_is_short() {
    let desk = with(Game::LaunchFighters, "sample");
    let long = "x".repeat(100_000);
    let rows: Vec<String> = (0..12_000).map(|row| format!("Ship {row},100")).collect();
    let columns: Vec<String> = (0..5_000).map(|column| format!("c{column}")).collect();
    fs::write(desk.path("rows.csv"), format!("name,cannons\n{}\n", rows.join("\n"))).unwrap();
    fs::write(desk.path("columns.csv"), format!("name,{}\nA,1\n", columns.join(","))).unwrap();
    fs::write(desk.path("column.csv"), format!("name,{long}\nA,1\n")).unwrap();
    fs::write(desk.path("syntax.drydock"), format!("(format: 1, title: \"\", {long}: 3)")).unwrap();
    for words in [
        &["import", "rows.csv", "--into", "project"][..],
        &["import", "columns.csv", "--into", "project"],
        &["import", "column.csv", "--into", "project"],
        &["check", "syntax.drydock"],
        &["check", &long],
        &["explain", &long],
        &["print", "project", "--scenario", &long],
        &["new", "--game", &long, "x"],
        &[&format!("--{long}")],
    ] {
        desk.bad(words);
    }
    let error = desk.bad(&["import", "rows.csv", "--into", "project"]);
    assert!(error.contains("row 2, column cannons") && error.contains(" and 14,0") && error.ends_with(" more.\n"), "{error}");
    let Ok(mut project) = Library::bundled().template(Game::LaunchFighters, "sample") else { panic!("no sample") };
    let project::Content::LaunchFighters(content) = &mut project.content else { panic!("another game") };
    let (_, scenario) = content.scenarios.iter().next().map(|(id, scenario)| (id, scenario.clone())).unwrap();
    for number in 0..2_000 {
        content.scenarios.add(launch_fighters::Scenario { name: format!("Battle {number}"), ..scenario.clone() });
    }
    desk.save("many", &project);
    assert!(desk.bad(&["play", "many", "--scenario", "None"]).contains(" and 1,9"));
}

#[test]
fn cells_that_a_spreadsheet_takes_for_formulas_go_out_harmless_and_come_in_as_they_were() {
    let names = ["=HYPERLINK(\"http://x\";\"y\")", "+A1", "-A1", "@SUM(A1)", "'=A1", "'Twas", "-3", "=a\nb"];
    let project = of_ships(names.map(|name| Ship::named(name).with(Part::Move, 1)));
    let table = tables(&project).unwrap().into_iter().find(|table| table.name == "ships.csv").unwrap();
    let text = String::from_utf8(table.bytes.clone()).unwrap();
    assert!(
        text.contains("\"'=HYPERLINK") && text.contains("\n'+A1,") && text.contains("\n''=A1,") && text.contains("\n'Twas,"),
        "{text}"
    );
    assert!(text.contains("\n-3,"), "a number is no formula: {text}");
    let mut copy = of_ships([]);
    for edit in import_table(&table.bytes, Path::new("ships.csv"), &copy, false).unwrap().edits {
        copy.content.apply(&edit).unwrap();
    }
    let project::Content::LaunchFighters(content) = &copy.content else { panic!("another game") };
    assert_eq!(content.ships.iter().map(|(_, ship)| ship.name.as_str()).collect::<Vec<_>>(), names);
    assert_eq!(tables(&copy).unwrap()[0].bytes, table.bytes);
}

#[test]
fn a_damaged_jpeg_is_a_finding_and_does_not_reach_the_pdf() {
    let mut bytes = Cursor::new(Vec::new());
    let pixels = image::RgbImage::from_fn(64, 64, |x, y| image::Rgb([x as u8 * 3, y as u8 * 3, (x * y) as u8]));
    pixels.write_to(&mut bytes, image::ImageFormat::Jpeg).unwrap();
    let whole = bytes.into_inner();
    let cut = whole[..whole.len() * 3 / 4].to_vec();
    let with = |bytes: Vec<u8>| {
        let mut project = of_ships([Ship { picture: Some(Id::new(1)), ..Ship::named("Lance").with(Part::Move, 2) }]);
        project.pictures.add(StoredPicture::new("crest", bytes).unwrap());
        project
    };
    for (bytes, damaged) in [(whole, false), (cut, true)] {
        let project = with(bytes);
        let found = project
            .check()
            .into_iter()
            .any(|finding| finding.about.name == "damaged-picture" && finding.message.contains("crest"));
        assert_eq!(found, damaged);
        let printout = sheets::print(&project, &Request::default());
        let reaches = printout.sheets.iter().any(|(kind, pages)| {
            let pdf = sheets::to_pdf(&project, *kind, pages).unwrap();
            pdf.windows(9).any(|word| word == b"DCTDecode")
        });
        assert_eq!(reaches, !damaged);
    }
}

#[test]
fn a_library_has_the_bounds_that_projects_have() {
    let desk = Desk::new();
    let folder = desk.path("lib/blue_book/launch_fighters");
    fs::create_dir_all(&folder).unwrap();
    let library = |chapter: &str| {
        fs::write(folder.join("one.ron"), chapter).unwrap();
        desk.bad(&["--library", "lib", "library"])
    };
    let many = |thing: &str, count: usize| vec![thing; count].join(",");
    assert!(library(&format!("(ships: [{}])", many("()", 10_001))).contains("more than 10000 ships in one chapter"));
    let fleet = format!("(name: \"F\", budget: 1, ships: [{}])", many("\"A\"", 1_001));
    assert!(library(&format!("(fleets: [{fleet}])")).contains("more than 1000 ships in one fleet"));
    assert!(library(&many("(", 2_000_001)).contains("more than 2000000 things"));
    fs::remove_file(folder.join("one.ron")).unwrap();
    for number in 0..1_001 {
        fs::write(folder.join(format!("{number}.ron")), "()").unwrap();
    }
    assert!(desk.bad(&["--library", "lib", "library"]).contains("more than 1000 files"));
}
