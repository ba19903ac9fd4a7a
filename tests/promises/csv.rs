//! Tables go out and come in again whatever spreadsheet they went through, and a bad row changes nothing.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::path::Path;

use drydock::exchange::{import_table, tables};
use drydock::project::{self, Error, Game, Project};
use drydock::rules::launch_fighters::{Content, Edit, Part, Ship};
use drydock::rules::{Change, Level, Points};

use crate::support::fixtures::two_fleets;

const HEADER: &str = "name,class,type,letter,cannons,launchers,bays,defense,move,missiles,fighters,sensors,warp,repair,boosters,cargo,passengers,cost";

fn empty() -> Project {
    Project::new(Game::LaunchFighters, "Test")
}

fn content(project: &Project) -> &Content {
    let project::Content::LaunchFighters(content) = &project.content else { panic!("a project for another game") };
    content
}

fn import(project: &mut Project, table: &str, replace: bool) -> Result<String, Error> {
    let import = import_table(table.as_bytes(), Path::new("table.csv"), project, replace)?;
    for edit in &import.edits {
        project.content.apply(edit).unwrap();
    }
    Ok(import.summary)
}

fn problems(project: &Project, table: &str, replace: bool) -> String {
    let before = project.clone();
    let mut project = project.clone();
    let error = import(&mut project, table, replace).expect_err("a bad table was taken");
    let rows = if let Error::Rows { problems, .. } = &error { problems.join("; ") } else { String::new() };
    let error = format!("{error} {rows}");
    assert_eq!(project, before);
    assert!(error.contains("table.csv"), "{error}");
    error
}

fn table(project: &Project, name: &str) -> String {
    let tables = tables(project).unwrap();
    String::from_utf8(tables.into_iter().find(|table| table.name == name).unwrap().bytes).unwrap()
}

#[test]
fn ships_and_fleets_that_go_out_come_in_again() {
    let project = two_fleets();
    let (ships, fleets) = (table(&project, "ships.csv"), table(&project, "fleets.csv"));
    assert!(ships.starts_with(HEADER), "{ships}");
    assert!(fleets.starts_with("fleet,ship,name,letter\n"), "{fleets}");
    let mut copy = empty();
    import(&mut copy, &ships, false).unwrap();
    import(&mut copy, &fleets, false).unwrap();
    assert_eq!((table(&copy, "ships.csv"), table(&copy, "fleets.csv")), (ships.clone(), fleets.clone()));
    // Replacing everything by itself changes nothing at all.
    let mut again = project.clone();
    import(&mut again, &ships, true).unwrap();
    import(&mut again, &fleets, true).unwrap();
    let (was, is) = (content(&project), content(&again));
    assert_eq!(was.ships, is.ships);
    for (id, fleet) in was.fleets.iter() {
        let mut known = is.fleets.get(id).unwrap().clone();
        known.flagship = fleet.flagship;
        assert_eq!(known.ships.iter().count(), fleet.ships.iter().count());
        assert_eq!(known.budget, fleet.budget);
    }
}

#[test]
fn every_dialect_of_csv_is_understood() {
    let plain = "name,cannons,defense,move,cost\nÉclair,2,1,3,12\n\"Semi; colon, tab\",1,0,1,\n";
    let mut expected = empty();
    import(&mut expected, plain, false).unwrap();
    assert_eq!(content(&expected).ships.len(), 2);
    for (separator, end, mark) in [(",", "\r\n", ""), (";", "\n", "\u{feff}"), ("\t", "\r\n", "\u{feff}")] {
        let text = format!("{mark}Move;NAME;Cannons;Defense;Cost\n3;Éclair;2;1;12\n1;\"Semi; colon, tab\";1;0;\n");
        let text = text.replace(';', separator).replace("Semi\t", "Semi;").replace("Semi,", "Semi;").replace('\n', end);
        let mut project = empty();
        import(&mut project, &text, false).unwrap();
        assert_eq!(content(&project).ships, content(&expected).ships, "{text:?}");
    }
}

#[test]
fn the_warp_drives_of_fighters_go_out_and_come_in() {
    let mut project = empty();
    let ships = "name,fighters,warp,fighter-warp\nHive,4,3,yes\nNest,2,0,\nSwarm,2,1,X\n";
    import(&mut project, ships, false).unwrap();
    let warps = |project: &Project| content(project).ships.iter().map(|(_, ship)| ship.warp_fighters).collect::<Vec<_>>();
    assert_eq!(warps(&project), [true, false, true]);
    let written = table(&project, "ships.csv");
    assert!(written.starts_with(&format!("{HEADER},fighter-warp\n")), "{written}");
    let mut copy = empty();
    import(&mut copy, &written, false).unwrap();
    assert_eq!(warps(&copy), warps(&project));
    // A table from before the column leaves the drives where they are.
    import(&mut copy, "name,fighters\nHive,5\n", true).unwrap();
    assert_eq!(warps(&copy), [true, false, true]);
    assert!(problems(&copy, "name,fighter-warp\nHive,maybe\n", true).contains("row 2, column fighter-warp: \"maybe\""));
}

#[test]
fn rows_are_counted_whatever_ends_a_line() {
    for end in ["\n", "\r\n", "\r"] {
        let text = ["name,cannons", "A,1", "", "B,x", "\"C", "D\",y"].join(end);
        let error = problems(&empty(), &text, false);
        assert!(error.contains("row 4, column cannons") && error.contains("row 5, column cannons"), "{end:?}: {error}");
    }
}

#[test]
fn what_is_not_there_is_nothing() {
    let mut project = empty();
    assert_eq!(import(&mut project, "cost,name\n,Bare\n", false).unwrap(), "1 ship added");
    let ship = content(&project).ships.iter().next().unwrap().1.clone();
    assert_eq!(ship, Ship::named("Bare"));
}

#[test]
fn every_bad_row_is_named_and_nothing_is_taken() {
    let bad = "name,cannons,missiles,cost\nGood,1,2,3\nA,x,2,3\nB,100,1000,3\nC,1,2,dear\nD,-1,2,3\nE,1.5,2,3\n";
    let error = problems(&two_fleets(), bad, false);
    for words in
        ["row 3, column cannons", "row 4, column cannons", "row 4, column missiles", "row 5, column cost", "row 6", "row 7"]
    {
        assert!(error.contains(words), "{words}: {error}");
    }
    assert!(!error.contains("row 2"), "{error}");
    assert!(problems(&two_fleets(), "name,canons\nA,3\n", false).contains("canons"));
    assert!(problems(&two_fleets(), "", false).contains("empty"));
    let fleets = "fleet,ship\nNew,Excelsior\nNew,Nobody\n,Excelsior\nNew,\n";
    let error = problems(&two_fleets(), fleets, false);
    for words in ["row 3, column ship: the project has no ship \"Nobody\"", "row 4, column fleet", "row 5, column ship"] {
        assert!(error.contains(words), "{words}: {error}");
    }
}

#[test]
fn replace_updates_by_name_and_leaves_what_the_table_does_not_speak_of() {
    let mut project = two_fleets();
    assert_eq!(import(&mut project, "name,cannons\nExcelsior,4\nNew,1\n", true).unwrap(), "1 ship added, 1 updated");
    let ships = &content(&project).ships;
    assert_eq!(ships.len(), 3);
    let (id, excelsior) = ships.find(|ship| ship.name == "Excelsior").unwrap();
    assert_eq!(id, content(&two_fleets()).ships.ids().next().unwrap());
    assert_eq!((excelsior.amount(Part::Cannons), excelsior.amount(Part::Missiles)), (4, 28));
    assert_eq!(import(&mut project, "name,cannons\nExcelsior,4\n", false).unwrap(), "1 ship added");
    assert!(problems(&project, "name,cannons\nExcelsior,4\n", true).contains("several ships"));
    assert!(problems(&two_fleets(), "name,cannons\nExcelsior,4\nExcelsior,5\n", true).contains("row 3, column name"));
}

#[test]
fn a_stated_cost_is_kept_where_the_calculator_does_not_confirm_it() {
    let mut project = empty();
    let ships =
        "name,cannons,launchers,defense,move,missiles,cost\nRight,3,5,6,3,28,80\nWrong,3,5,6,3,28,79\nSilent,3,5,6,3,28,\n";
    import(&mut project, ships, false).unwrap();
    let stated: Vec<_> = content(&project).ships.iter().map(|(_, ship)| ship.stated_cost).collect();
    assert_eq!(stated, [None, Some(Points::new(79)), None]);
}

#[test]
fn styles_are_found_by_name_or_made() {
    let mut project = empty();
    import(&mut project, "name,style,number\nA,Red Yards,7\nB,Red Yards,\nC,,\n", false).unwrap();
    import(&mut project, "name,style\nD,Red Yards\n", false).unwrap();
    let content = content(&project);
    assert_eq!(content.styles.len(), 1);
    let styles: Vec<_> = content.ships.iter().map(|(_, ship)| ship.style.is_some()).collect();
    assert_eq!(styles, [true, true, false, true]);
    assert!(table(&project, "ships.csv").starts_with(&format!("{HEADER},number,style\n")));
}

#[test]
fn a_fleet_is_in_the_order_of_its_rows_and_its_first_ship_leads() {
    let mut project = two_fleets();
    let rows =
        "fleet,ship,name,letter\nNew,Otox Gol 79b,Leader,L\nBig,Excelsior,,\nNew,Excelsior,,\nBig,Excelsior,,\nBig,Excelsior,,\n";
    assert_eq!(import(&mut project, rows, false).unwrap(), "2 fleets added");
    let fleets = &content(&project).fleets;
    let (_, new) = fleets.find(|fleet| fleet.name == "New").unwrap();
    assert_eq!(new.budget, Points::new(200), "120 points fit into two hundred");
    let first = new.ships.iter().next().unwrap();
    assert_eq!((Some(first.0), first.1.name.as_str(), first.1.letter.as_str()), (new.flagship, "Leader", "L"));
    let (_, big) = fleets.find(|fleet| fleet.name == "Big").unwrap();
    assert_eq!((big.ships.len(), big.budget), (3, Points::new(300)));

    // Replacing keeps the ships that stay, under the ids that scenarios know.
    let excelsior = new.ships.ids().nth(1).unwrap();
    assert_eq!(import(&mut project, "fleet,ship\nNew,Excelsior\nNew,Excelsior\n", true).unwrap(), "1 fleet updated");
    let (_, new) = content(&project).fleets.find(|fleet| fleet.name == "New").unwrap();
    assert_eq!((new.ships.ids().next(), new.flagship, new.ships.len()), (Some(excelsior), Some(excelsior), 2));
}

#[test]
fn a_side_that_stands_in_a_table_twice_is_refused_by_its_number() {
    let project = project::Library::bundled().template(Game::LaunchFighters, "sample").unwrap();
    let sides = table(&project, "sides.csv");
    let mut lines: Vec<&str> = sides.lines().collect();
    let second = lines[2];
    lines.push(second);
    let twice = lines.join("\n");
    for replace in [true, false] {
        let words = problems(&project, &twice, replace);
        assert!(words.contains("side 2 of") && words.contains("stands in row 3 already"), "{words}");
    }
}

#[test]
fn what_is_added_beside_its_like_is_told_by_name() {
    let project = project::Library::bundled().template(Game::LaunchFighters, "sample").unwrap();
    let maps = table(&project, "maps.csv");
    let name = content(&project).maps.iter().next().unwrap().1.name.clone();
    let twins = |replace| import_table(maps.as_bytes(), Path::new("maps.csv"), &project, replace).unwrap().twins;
    assert_eq!((twins(false), twins(true)), (vec![name.clone()], Vec::new()));
    let mut doubled = project.clone();
    import(&mut doubled, &maps, false).unwrap();
    let words = problems(&doubled, &format!("name,map,turn-limit\nMeeting,{name},9\n"), false);
    assert!(words.contains("give each a name of its own"), "{words}");
}

#[test]
fn what_has_no_name_is_the_same_as_what_has_none_and_is_not_added_again() {
    let mut project = two_fleets();
    for cannons in [1, 2] {
        let ship = Ship { cannons: Level::clamped(cannons), ..Ship::default() };
        let edit = Edit::Ship(Change::Add(ship));
        project.content.apply(&project::Edit::LaunchFighters(edit)).unwrap();
    }
    let before = project.clone();
    for _ in 0..2 {
        let ships = table(&project, "ships.csv");
        import(&mut project, &ships, true).unwrap();
        assert_eq!(project, before);
    }
}
