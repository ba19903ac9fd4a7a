//! Tables as spreadsheets of all countries write them come in as they are meant, and whatever is not plain is asked or refused.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::fs;
use std::path::Path;

use drydock::exchange::{self, import_table, import_table_of, kinds, tables};
use drydock::project::{self, Game, Library, Project};
use drydock::rules::launch_fighters::{Content, Ship};

use crate::support::desk::Desk;

const FILE: &str = "table.csv";

fn empty(game: Game) -> Project {
    Library::bundled().template(game, Library::EMPTY).unwrap()
}

fn sample(game: Game) -> Project {
    Library::bundled().template(game, Library::SAMPLE).unwrap()
}

/// Takes a table in; tells what is said of how it was read.
fn take(project: &mut Project, table: &[u8], replace: bool) -> Vec<String> {
    let import = import_table(table, Path::new(FILE), project, replace).unwrap_or_else(|error| panic!("{error}"));
    for edit in &import.edits {
        project.content.apply(edit).unwrap();
    }
    import.remarks
}

fn refusal(project: &Project, table: &[u8], replace: bool) -> String {
    import_table(table, Path::new(FILE), project, replace).unwrap_err().to_string()
}

fn ships(project: &Project) -> Vec<Ship> {
    let project::Content::LaunchFighters(content) = &project.content else { panic!("a project for another game") };
    content.ships.iter().map(|(_, ship)| ship.clone()).collect()
}

fn fixture(name: &str) -> Vec<u8> {
    fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)).unwrap()
}

/// Where stars are, in millimetres.
fn stars(project: &Project) -> Vec<(String, f64, f64)> {
    let project::Content::FreedomInTheGalaxy(content) = &project.content else { panic!("a project for another game") };
    content.stars.iter().map(|(_, star)| (star.name.clone(), star.at.x.get(), star.at.y.get())).collect()
}

#[test]
fn a_comma_parts_a_fraction_where_cells_part_at_something_else() {
    let mut project = sample(Game::FreedomInTheGalaxy);
    take(&mut project, &fixture("stars-decimal-comma.csv"), true);
    let tardyn = stars(&project).into_iter().find(|(name, ..)| name == "Tardyn").unwrap();
    assert_eq!(tardyn, ("Tardyn".into(), 449.1, 83.8));
    let mut tabs = empty(Game::FreedomInTheGalaxy);
    take(&mut tabs, b"star\tname\tx\ty\n11\tA\t44,25\t1,125\n12\tB\t12.5\t7\n", false);
    assert_eq!(stars(&tabs), [("A".into(), 44.25, 1.125), ("B".into(), 12.5, 7.0)]);
}

#[test]
fn a_comma_that_may_be_anything_else_is_refused() {
    let mut project = empty(Game::FreedomInTheGalaxy);
    let refused = |table: &str| refusal(&empty(Game::FreedomInTheGalaxy), table.as_bytes(), false);
    // In quotation marks it is part of the cell.
    take(&mut project, b"star,name,x,y\n11,A,\"44,25\",7\n", false);
    assert_eq!(stars(&project), [("A".into(), 44.25, 7.0)]);
    assert!(refused("star,name,x,y\n11,A,44,25,7\n").contains("more cells than there are columns; a cell with a comma"));
    assert!(refused("star,name,x,y\n11,A,\"1,234\",7\n").contains("\"1,234\" may be 1.234 or 1234"));
    // Nor is a point what it seems beside commas.
    let mixed = refused("star;name;x;y\n11;A;1.234;7,5\n12;B;12.5;7,5\n");
    assert!(mixed.contains("row 2, column x: \"1.234\" has a point") && !mixed.contains("row 3"), "{mixed}");
    assert!(refused("star;name;x;y\n11;A;1.234,5;7\n").contains("1.234,5"));
    // A list of whole numbers and a whole number have no fractions.
    assert!(refused("star;name;x;y\n1,5;A;1;7\n").contains("row 2, column star"));
}

#[test]
fn a_table_is_read_in_every_encoding_in_which_excel_saves_it() {
    let text = "name;class;cannons\r\nMöwe – Ähre €;Bürge;3\r\n";
    let utf_16 =
        |mark: [u8; 2], bytes: fn(u16) -> [u8; 2]| [mark.to_vec(), text.encode_utf16().flat_map(bytes).collect()].concat();
    let windows = b"name;class;cannons\r\nM\xf6we \x96 \xc4hre \x80;B\xfcrge;3\r\n".to_vec();
    for (table, said) in [
        (text.as_bytes().to_vec(), 0),
        (["\u{feff}", text].concat().into_bytes(), 0),
        (utf_16([0xFF, 0xFE], u16::to_le_bytes), 0),
        (utf_16([0xFE, 0xFF], u16::to_be_bytes), 0),
        (windows, 1),
    ] {
        let mut project = empty(Game::LaunchFighters);
        let remarks = take(&mut project, &table, false);
        let [ship] = ships(&project).try_into().unwrap();
        assert_eq!((ship.name.as_str(), ship.class.as_str()), ("Möwe – Ähre €", "Bürge"));
        assert_eq!(remarks.len(), said, "{remarks:?}");
        assert!(remarks.iter().all(|remark| remark.contains("Windows-1252")), "{remarks:?}");
    }
    assert!(refusal(&empty(Game::LaunchFighters), b"\xFF\xFEn\0a", false).contains("UTF-16"));
    assert!(refusal(&empty(Game::LaunchFighters), b"PK\x03\x04\xff\0name", false).contains("UTF-8"));
}

#[test]
fn the_line_that_names_the_separator_and_a_title_are_no_rows() {
    let mut project = empty(Game::LaunchFighters);
    assert_eq!(take(&mut project, &fixture("sep-line.csv"), false), [""; 0]);
    let [ship] = ships(&project).try_into().unwrap();
    assert_eq!((ship.name.as_str(), ship.class.as_str()), ("Ägir", "Öre"));
    let titled = "My fleet,,,\n,,,\n\"as of May, by me\",,,\nname,class,cannons,\nLance,,3,\nSloop,,many,\n";
    let error = refusal(&project, titled.as_bytes(), false);
    assert!(error.contains("row 6, column cannons"), "{error}");
    let remarks = take(&mut project, titled.replace("many", "2").as_bytes(), false);
    assert_eq!(remarks, ["What stands above row 4, which names the columns, was passed over"]);
    assert_eq!(ships(&project).iter().map(|ship| ship.name.as_str()).collect::<Vec<_>>(), ["Ägir", "Lance", "Sloop"]);
    // What is misspelled below a title is named, and not the title.
    let error = refusal(&project, b"My fleet,,\nname,class,canons\nLance,,3\n", false);
    assert!(error.contains("line 2") && error.contains("canons") && !error.contains("my fleet"), "{error}");
}

#[test]
fn the_same_key_twice_is_an_error_of_both_rows() {
    for replace in [false, true] {
        let error = refusal(&empty(Game::LaunchFighters), b"name,cannons\nLance,1\nSloop,1\nLance,2\nSloop,x\n", replace);
        for words in [
            "row 2, column name: \"Lance\" stands in row 4 too",
            "row 3, column name: \"Sloop\" stands in row 5 too",
            "row 4, column name: \"Lance\" stands in row 2 already",
            "row 5, column name: \"Sloop\" stands in row 3 already",
            "row 5, column cannons",
        ] {
            assert!(error.contains(words), "{replace}: {error}");
        }
        // The name tells units of one color and type apart, unless one has none.
        let unit = |name: &str| format!("red,QX,{name}\n");
        let units = |names: [&str; 2]| format!("color,type,name\n{}{}", unit(names[0]), unit(names[1]));
        let project = empty(Game::StarViking);
        let apart = import_table(units(["Sloop", "Lugger"]).as_bytes(), Path::new(FILE), &project, replace);
        assert_eq!(apart.unwrap().summary, "2 unit types added");
        for names in [["Sloop", "Sloop"], ["Sloop", ""], ["", "Sloop"]] {
            let error = refusal(&project, units(names).as_bytes(), replace);
            assert!(error.contains("row 2") && error.contains("in row 3 too"), "{names:?}: {error}");
            assert!(error.contains("row 3") && error.contains("in row 2 already"), "{names:?}: {error}");
        }
    }
    // Nothing is found by no name, and several ships of a fleet are of one design.
    let mut project = sample(Game::LaunchFighters);
    take(&mut project, b"name,cannons\n,1\n,2\n", false);
    let ship = ships(&project).first().unwrap().name.clone();
    take(&mut project, format!("fleet,ship\nNew,{ship}\nNew,{ship}\n").as_bytes(), false);
    // A sector of a system can be changed once.
    let systems = tables(&sample(Game::StarViking)).unwrap().into_iter().find(|table| table.name == "systems.csv").unwrap();
    let text = String::from_utf8(systems.bytes).unwrap();
    let second = text.lines().nth(1).unwrap();
    let error = refusal(&sample(Game::StarViking), format!("{text}{second}\n").as_bytes(), true);
    assert!(error.contains("row 2, column sector") && error.contains("stands in row 2 already"), "{error}");
    // A side of a scenario stands there once.
    let sides = tables(&project).unwrap().into_iter().find(|table| table.name == "sides.csv").unwrap();
    let text = String::from_utf8(sides.bytes).unwrap();
    let second = text.lines().nth(1).unwrap();
    let error = refusal(&project, format!("{text}{second}\n").as_bytes(), true);
    let last = text.lines().count() + 1;
    assert!(error.contains(&format!("stands in row {last} too")) && error.contains("stands in row 2 already"), "{error}");
}

#[test]
fn control_letters_are_refused_in_tables_and_found_in_projects() {
    let error = refusal(&empty(Game::LaunchFighters), "name,style\nLan\0ce,\nB,Red\u{1b}[2J\nC,\n".as_bytes(), false);
    for words in
        ["row 2, column name: it holds the control letter U+0000", "row 3, column style: it holds the control letter U+001B"]
    {
        assert!(error.contains(words), "{error}");
    }
    assert!(!error.contains("row 4"), "{error}");
    let desk = Desk::new();
    let mut content = Content::default();
    content.ships.add(Ship::named("Lan\0ce"));
    let mut project = Project::with_content(content.into(), "Bell\u{7}");
    desk.save("p.drydock", &project);
    project = project::files::load(&desk.path("p.drydock")).unwrap();
    let found: Vec<_> = project.check().into_iter().filter(|finding| finding.about.name == "control-letter-in-name").collect();
    assert_eq!(found.len(), 2, "{found:?}");
    for edit in found.iter().flat_map(|finding| &finding.fixes).flat_map(|fix| &fix.edits) {
        project.content.apply(edit).unwrap();
    }
    assert_eq!(ships(&project)[0].name, "Lance");
}

#[test]
fn what_a_table_holds_is_decided_where_its_columns_fit_several_kinds() {
    let project = empty(Game::LaunchFighters);
    let table = b"name\nNew\n";
    let error = refusal(&project, table, false);
    for kind in ["ships", "maps", "styles", "scenarios", "--kind"] {
        assert!(error.contains(kind), "{error}");
    }
    let taken = |kind: &str| import_table_of(kind, table, Path::new(FILE), &project, false).map(|import| import.summary);
    assert_eq!(taken("maps").unwrap(), "1 map added");
    assert_eq!(taken("Ships").unwrap(), "1 ship added");
    assert!(taken("barges").unwrap_err().to_string().contains("ships"));
    let misfit = import_table_of("maps", b"name,cannons\nA,1\n", Path::new(FILE), &project, false).unwrap_err().to_string();
    assert!(misfit.contains("cannons; the columns of maps are name, "), "{misfit}");
}

#[test]
fn a_refusal_names_the_columns_of_the_nearest_kind() {
    let project = empty(Game::LaunchFighters);
    let refused = |table: &str| refusal(&project, table.as_bytes(), false);
    assert!(refused("name,canons,launchers\n").contains("canons; the columns of ships are name, class, "));
    assert!(refused("fleet,ship,nickname\n").contains("nickname; the columns of fleets are fleet, ship, "));
    assert!(refused("ship,name,letter\nA,B,C\n").contains("no column fleet"));
    let none = refused("Schiff;Kanonen\nM;2\n");
    assert!(none.contains("schiff") && none.contains("tables of ships, maps, ") && !none.contains("the columns of"), "{none}");
}

#[test]
fn every_table_that_goes_out_says_what_it_holds_marked_for_excel_or_not() {
    for game in Game::ALL {
        let library = Library::bundled();
        for template in library.templates(game).unwrap() {
            let project = library.template(game, &template).unwrap();
            for table in tables(&project).unwrap() {
                let name = table.name.clone();
                for file in [table.clone(), table.for_excel()] {
                    let sheet = exchange::csv::Sheet::read(&file.bytes, Path::new(&name)).unwrap();
                    let kind = kinds::kind_of(&project.content, &sheet, Path::new(&name));
                    let kind = kind.unwrap_or_else(|error| panic!("{} {template} {name}: {error}", game.title()));
                    assert_eq!(kind.facts().table.map(|table| format!("{table}.csv")), Some(name.clone()));
                    let import = import_table(&file.bytes, Path::new(&name), &project, true);
                    assert!(import.is_ok(), "{} {template} {name}: {}", game.title(), import.unwrap_err());
                }
            }
        }
    }
}

#[test]
fn the_command_line_says_how_a_table_was_read_and_asks_for_its_kind() {
    let desk = Desk::new();
    desk.save("p.drydock", &empty(Game::LaunchFighters));
    fs::write(desk.path("latin.csv"), b"My ships;\nname;cannons\nM\xf6we;2\n").unwrap();
    let said = desk.good("import latin.csv --into p.drydock");
    assert!(said.contains("1 ship added\n  The table is not in UTF-8 and was read as Windows-1252"), "{said}");
    assert!(said.contains("\n  What stands above row 2, which names the columns, was passed over.\n"), "{said}");
    assert!(desk.good("price latin.csv").contains("Windows-1252"));
    fs::write(desk.path("names.csv"), "name\nNew\n").unwrap();
    let before = fs::read(desk.path("p.drydock")).unwrap();
    assert!(desk.bad("import names.csv --into p.drydock").contains("--kind"));
    assert_eq!(fs::read(desk.path("p.drydock")).unwrap(), before);
    assert!(desk.good("import names.csv --into p.drydock --kind maps").contains("1 map added"));
    desk.good("export p.drydock --to csv --for excel --out marked");
    desk.good("export p.drydock --to csv --out plain");
    let read = |folder: &str| fs::read(desk.path(folder).join("ships.csv")).unwrap();
    assert_eq!(read("marked"), ["\u{feff}".as_bytes(), &read("plain")].concat());
    desk.good("import marked/ships.csv --into p.drydock --replace");
    assert!(desk.bad("export p.drydock --to svg --for excel").contains("--to csv"));
}

#[test]
fn a_row_that_names_only_a_side_makes_no_unit() {
    let project = sample(Game::FreedomInTheGalaxy);
    for row in ["Rebel", "Rebel,,,,,"] {
        let said = import_table(
            format!("side,type,environ,strength,space,cost\n{row}\n").as_bytes(),
            Path::new("units.csv"),
            &project,
            true,
        );
        let said = said.unwrap_err().to_string();
        assert!(said.contains("row 2, column type") && said.contains("neither a type nor a strength is given"), "{said}");
    }
}
