//! Star Viking as it comes with the program: the book's battle comes out of the data, the game is complete, and its units go
//! through tables.

use std::path::Path;
use std::sync::Arc;

use drydock::drawing::ProgressMonitor;
use drydock::exchange::pages::PictureFormat;
use drydock::exchange::{self, pages};
use drydock::project::{self, Error, Game, Library, Project};
use drydock::rules::star_viking::combat::{Column, Differential, Fighting, Firer, Target};
use drydock::rules::star_viking::construction::Yard;
use drydock::rules::star_viking::{
    Cells, Color, Content, Force, Modifier, Operations, ScenarioForm, Sector, Shot, Space, Station, Table, Technology,
    UnitOrigin, UnitType, Wealth, checks, deal, economy,
};
use drydock::rules::{self, Level, Origin};

fn template(name: &str) -> Content {
    designs(Library::bundled().template(Game::StarViking, name).expect("a template"))
}

fn designs(project: Project) -> Content {
    let project::Content::StarViking(content) = project.content else { panic!("a project for another game") };
    content
}

fn unit<'a>(content: &'a Content, color: Color, letters: &str) -> &'a UnitType {
    let found = content.units.find(|unit| unit.color == color && unit.letters == letters);
    found.map_or_else(|| panic!("no {color} {letters}"), |(_, unit)| unit)
}

#[test]
fn the_six_shots_of_the_battle_for_sanakht_come_out_as_printed() {
    let content = template("sanakht");
    let tables = &content.tables;
    let (missile, ecm) = (unit(&content, Color::Red, "MSL"), unit(&content, Color::Red, "ECM"));
    let cruiser = Fighting::new(unit(&content, Color::Red, "CR"), &[ecm, missile], None);
    let raider = Fighting::new(unit(&content, Color::Red, "FT"), &[], None);
    let escort = Fighting::new(unit(&content, Color::Blue, "FE"), &[], None);
    let boat = Fighting::new(unit(&content, Color::Green, "PB"), &[], None);
    let fighter = Fighting::new(unit(&content, Color::Green, "FT"), &[], None);
    let unloading = |target: Target| Target { unloading: true, ..target };
    let shots: [(&str, Firer, Target, u32, i32, Shot); 6] = [
        ("the missile pod at the escort", cruiser.fires_pod(missile), escort.target(), 7, 5, Shot::Critical),
        ("the cruiser at the fighter", cruiser.fires(), fighter.target(), 9, 6, Shot::Hit),
        ("the fighter at the patrol boat", raider.fires(), boat.target(), 5, 0, Shot::Miss),
        ("the escort at the cruiser", escort.fires(), unloading(cruiser.target()), 6, -5, Shot::Miss),
        ("the patrol boat at the cruiser", boat.fires(), unloading(cruiser.target()), 11, -5, Shot::Hit),
        ("the fighter at the cruiser", fighter.fires(), unloading(cruiser.target()), 9, -7, Shot::Miss),
    ];
    let (_, sanakht) = content.systems.iter().next().expect("Sanakht");
    let (_, scenario) = content.scenarios.iter().next().expect("the battle");
    let (_, blue) = scenario.deployments.iter().nth(1).expect("the escort's deployment");
    let Station::Sector(_, space) = blue.stations[0].at else { panic!("the escort has a sector") };
    assert!(matches!(space, Space::Deep(_)), "the escort waits in deep space");
    let column = Column::of(sanakht, space);
    for (what, firer, target, roll, differential, result) in shots {
        let found = Differential::new(firer, target, column, tables);
        assert_eq!(found.total(), differential, "{what}: {found:?}");
        assert_eq!(found.shot(roll, tables), Some(result), "{what}");
    }
}

#[test]
fn near_a_planet_ew_counts_by_halves_and_doubles() {
    let content = template("empty");
    let tables = &content.tables;
    let target = |ew, operations| Target { defense: 5, ew, operations, unloading: false, evading: false };
    let ew = |firer, other| {
        let firer = Firer { letters: "GA", attack: 5, ew: Some(firer) };
        Differential::new(firer, target(other, Operations::V), Column::Near, tables).ew
    };
    let table = [(3, 3, 0), (4, 3, 1), (6, 3, 2), (3, 6, -2), (3, 4, -1), (1, 0, 1), (2, 0, 2), (2, 1, 1), (3, 1, 2), (0, 2, -2)];
    for (firer, other, expected) in table {
        assert_eq!(ew(firer, other), expected, "{firer} at {other}");
    }
    let horde = Firer { letters: "HO", attack: 1, ew: Some(0) };
    let at = |operations, column| Differential::new(horde, target(0, operations), column, tables).primitive;
    assert_eq!((at(Operations::S, Column::Near), at(Operations::V, Column::Near), at(Operations::S, Column::Open)), (-1, 0, 0));
}

#[test]
fn a_sector_helps_its_defenders_and_shoots_without_ew() {
    let content = template("sample");
    let (_, tiergran) = content.systems.find(|system| system.name == "Tiergran").expect("Tiergran");
    let capital = tiergran.capital.expect("a capital");
    let sector = tiergran.sector(capital).expect("its sector");
    let shot = Firer::of_sector(sector).expect("an attack value");
    assert_eq!((shot.attack, shot.ew), (2, None));
    let cruiser = Fighting::new(unit(&content, Color::Red, "CR"), &[], None);
    let found = Differential::new(shot, cruiser.target(), Column::of(tiergran, Space::On(capital)), &content.tables);
    assert_eq!((found.total(), found.ew), (-6, 0));
    let strong = Sector { defense: Modifier::clamped(1), ..Sector::default() };
    let militia = Fighting::new(unit(&content, Color::Green, "MI"), &[], Some(&strong));
    assert_eq!(militia.defense, 2);
    assert!(Firer::of_sector(&Sector::default()).is_none());
}

#[test]
fn every_cell_of_the_combat_table_is_as_it_was_reconstructed() {
    let content = template("empty");
    let table = &content.tables.combat;
    assert_eq!((table.columns(), table.heading(0), table.heading(18)), (19, "-8 or less".into(), "+10 or more".into()));
    for differential in -10..=12_i32 {
        let column = differential.clamp(-8, 10);
        for roll in 2..=12_u32 {
            let sum = roll as i32 + column;
            let hit = column > -8 && (sum >= 6 || (roll == 12 && column == -7));
            let critical = hit && (roll as i32 - 7).abs() <= column - 5;
            let expected = if critical {
                Shot::Critical
            } else if hit {
                Shot::Hit
            } else {
                Shot::Miss
            };
            assert_eq!(table.shot(differential, roll), Some(expected), "{roll} at {differential}");
        }
    }
    assert_eq!(content.tables.plunder.yields(Wealth::D, 3), Some(2), "the Far Moons");
}

#[test]
fn the_game_holds_154_counters_in_three_colors_with_pods_and_markers() {
    let content = template("sample");
    assert_eq!(content.counters(), 154);
    let of = |color| content.units.iter().filter(|(_, unit)| unit.color == color).map(|(_, unit)| unit.count.get()).sum::<u32>();
    assert_eq!((Color::ALL.map(of), content.tables.markers.total()), ([44, 42, 54], 14));
    let fortress = unit(&content, Color::Blue, "FD");
    assert_eq!((fortress.bottom_line().as_str(), fortress.is_fortress()), ("769 V", true));
    assert!(content.units.iter().all(|(_, unit)| unit.cost.is_some() && unit.origin.cost == Origin::Book));
}

#[test]
fn the_book_brings_twelve_systems_of_its_technologies_and_wealth() {
    let content = template("sample");
    assert_eq!(content.systems.len(), 12);
    let of = |technology| content.systems.iter().filter(|(_, system)| system.technology == technology).count();
    assert_eq!([Technology::A, Technology::B, Technology::C, Technology::D].map(of), [3, 4, 3, 2]);
    let wealth: u32 = content.systems.iter().map(|(_, system)| system.wealth.get()).sum();
    assert_eq!(wealth, 156);
    let library = Library::bundled();
    let chapter = |name: &str| library.chapter::<Content>(name).expect("a chapter");
    assert!(chapter("systems").systems.iter().eq(content.systems.iter().map(|(_, system)| system)), "copied to the letter");
    assert!(chapter("units").units.iter().eq(content.units.iter().map(|(_, unit)| unit)));
    assert_eq!(chapter("tables").tables, Some(Arc::clone(&content.tables)));
    for name in library.chapters(Game::StarViking).expect("the chapters") {
        let chapter = chapter(&name);
        assert!(chapter.picks().all(|pick| chapter.copy(&pick, &content) == Some(Vec::new())), "nothing is copied twice");
        let mut copied = Content::default();
        for pick in chapter.picks() {
            let edits = chapter.copy(&pick, &copied).expect("a thing of the chapter");
            assert!(!edits.is_empty(), "it is not there yet");
            for edit in edits {
                copied.apply(&edit).expect("it applies");
            }
        }
        assert!(copied.systems.iter().all(|(_, system)| chapter.systems.contains(system)));
        assert_eq!(copied.units.len(), chapter.units.len());
        assert_eq!(chapter.tables.is_some(), copied.tables == content.tables);
    }
}

#[test]
fn the_templates_are_the_games_that_they_say() {
    let form = |name| {
        let content = template(name);
        let (_, scenario) = content.scenarios.iter().next().expect("a scenario");
        let red = |force| content.forces.get(force).is_some_and(|force| force.color == Color::Red);
        let vikings = scenario.deployments.iter().filter(|(_, deployment)| deployment.force.is_some_and(red)).count();
        (scenario.form, scenario.systems.len(), vikings, scenario.turns.map(rules::Count::get))
    };
    assert_eq!(form("sample"), (ScenarioForm::Standard, 10, 1, Some(12)));
    assert_eq!(form("double"), (ScenarioForm::Double, 18, 2, Some(12)));
    assert_eq!(form("sanakht"), (ScenarioForm::Battle, 1, 1, None));
    let empty = template("empty");
    assert!(empty.scenarios.is_empty() && empty.systems.is_empty() && empty.units.len() == 36);
}

#[test]
fn repairs_cost_double_one_level_up_and_cannot_be_done_two_levels_up() {
    use Technology::{A, B, C, D};
    let repairs = template("empty").tables.repairs;
    let cost = |unit, system| economy::cost_of_a_hit(unit, Yard::System(system), &repairs);
    assert_eq!([cost(A, A), cost(A, B), cost(A, C), cost(D, A), cost(C, D)], [Some(2), Some(4), None, Some(1), Some(2)]);
}

#[test]
fn the_catalogue_goes_through_a_table_and_comes_back() {
    let project = Library::bundled().template(Game::StarViking, "sample").expect("the sample");
    let tables = exchange::tables(&project).expect("tables");
    let [table, modifiers, repairs, _, _, sectors, forces, ..] = tables.as_slice() else { panic!("tables") };
    assert_eq!((modifiers.name.as_str(), repairs.name.as_str()), ("combat-modifiers.csv", "repairs.csv"));
    assert_eq!((table.name.as_str(), table.holds.as_str()), ("units.csv", "36 unit types"));
    assert_eq!((sectors.name.as_str(), sectors.holds.as_str()), ("systems.csv", "12 systems"));
    assert_eq!((forces.name.as_str(), forces.holds.as_str()), ("forces.csv", "3 forces"));
    let text = String::from_utf8(table.bytes.clone()).expect("text");
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("color,type,name,tech,op,ew,attack,defense,cargo,size,multihit,cost,count"));
    assert_eq!(lines.next(), Some("red,CR,Cruiser,A,S,4,7,8,8,,yes,45,2"));
    for row in [
        "red,ECM,ECM Pod,A,pod,1,0,0,,1,no,3,4",
        "red,MSL,Missile Pod,A,pod,0,7,0,,1,no,4,4",
        "red,RPL,Repulsor Pod,A,pod,0,0,1,,1,no,2,3",
    ] {
        assert!(text.contains(row), "{row} is not in\n{text}");
    }
    let mut again = project.clone();
    let import = exchange::import_table(&table.bytes, Path::new("units.csv"), &project, true).expect("what went out comes in");
    assert_eq!(import.summary, "36 unit types updated");
    for edit in &import.edits {
        again.content.apply(edit).expect("it applies");
    }
    assert_eq!(again, project, "nothing is changed by its own table");
    let mut empty = Project::new(Game::StarViking, "Test");
    for edit in exchange::import_table(&table.bytes, Path::new("units.csv"), &empty, false).expect("a table").edits {
        empty.content.apply(&edit).expect("it applies");
    }
    let (new, old) = (designs(empty), designs(project));
    let values = |content: &Content| {
        content.units.iter().map(|(_, unit)| UnitType { origin: UnitOrigin::default(), ..unit.clone() }).collect::<Vec<_>>()
    };
    assert_eq!(values(&new), values(&old), "speed and picture go with the letters");
}

#[test]
fn sectors_go_through_a_table_of_which_only_cells_change() {
    let project = Library::bundled().template(Game::StarViking, "sample").expect("the sample");
    let tables = exchange::tables(&project).expect("tables");
    let table = tables.iter().find(|table| table.name == "systems.csv").expect("the sectors");
    let text = String::from_utf8(table.bytes.clone()).expect("text");
    assert_eq!(text.lines().next(), Some("system,sector,atmosphere,wealth,ew,defense,attack"));
    assert!(text.contains("Userkaf,Userkaf V south,yes,wB,0,1,0"), "{text}");
    let read = |text: &str| exchange::import_table(text.as_bytes(), Path::new("systems.csv"), &project, true);
    let mut again = project.clone();
    for edit in &read(&text).expect("what went out comes in").edits {
        again.content.apply(edit).expect("it applies");
    }
    assert_eq!(again, project, "nothing is changed by its own table");
    let import = read("system,sector,wealth,ew\nUserkaf,Moon,wB,+2\nUserkaf,Userkaf V north,,-1\n").expect("a table");
    assert_eq!(import.summary, "1 system updated");
    let mut changed = project.clone();
    for edit in &import.edits {
        changed.content.apply(edit).expect("it applies");
    }
    let (content, before) = (designs(changed), designs(project.clone()));
    let sector = |content: &Content, name: &str| {
        let (_, userkaf) = content.systems.find(|system| system.name == "Userkaf").expect("Userkaf");
        let found = userkaf.sectors().find(|(spot, ..)| userkaf.space_label(Space::On(*spot)) == name).expect("the sector");
        (*found.2, userkaf.origin)
    };
    let (moon, origin) = sector(&content, "Moon");
    assert_eq!((moon.wealth, moon.ew, origin), (Some(Wealth::B), Modifier::clamped(2), Origin::Own));
    let (north, _) = sector(&content, "Userkaf V north");
    let (was, _) = sector(&before, "Userkaf V north");
    assert_eq!(north, Sector { wealth: None, ew: Modifier::clamped(-1), ..was }, "what no column tells stays");
    for (text, problem) in [
        ("system,sector,wealth\nUserkaf,Mole,wB\n", "row 2, column sector: there is no such row"),
        ("system,sector,wealth\nNowhere,Moon,wB\n", "row 2, column system: the project has no system"),
        ("system,sector,ew\nUserkaf,Moon,100\n", "a modifier is a whole number from -99 to 99, not 100"),
        ("system,sector,wealth\nUserkaf,Moon,wF\n", "a wealth code is none, wA, wB, wC, wD or wE, not"),
    ] {
        let error = read(text).expect_err(text).to_string();
        assert!(error.contains(problem), "{text:?}: {error}");
    }
}

#[test]
fn a_force_goes_through_a_table_with_all_its_cargo() {
    let project = Library::bundled().template(Game::StarViking, "sample").expect("the sample");
    let tables = exchange::tables(&project).expect("tables");
    let table = tables.iter().find(|table| table.name == "forces.csv").expect("the forces");
    let text = String::from_utf8(table.bytes.clone()).expect("text");
    assert_eq!(text.lines().next(), Some("force,unit,carrier,system"));
    let read = |project: &Project, text: &str, replace| {
        exchange::import_table(text.as_bytes(), Path::new("forces.csv"), project, replace)
    };
    let apply = |project: &Project, text: &str, replace| {
        let mut changed = project.clone();
        for edit in read(project, text, replace).expect("a table").edits {
            changed.content.apply(&edit).expect("it applies");
        }
        changed
    };
    assert_eq!(apply(&project, &text, true), project, "nothing is changed by its own table");
    // All forces once more, with the same counters in the same holds.
    let (before, twice) = (designs(project.clone()), designs(apply(&project, &text, false)));
    let units =
        |force: &Force| force.units.iter().map(|(id, unit)| (force.unit_label(id, &before.units), *unit)).collect::<Vec<_>>();
    let forces: Vec<&Force> = twice.forces.iter().map(|(_, force)| force).collect();
    let (old, new) = forces.split_at(before.forces.len());
    for (old, new) in old.iter().zip(new) {
        assert_eq!((&old.name, old.color, units(old)), (&new.name, new.color, units(new)));
    }
    assert!(new.iter().any(|force| force.units.iter().any(|(_, unit)| unit.hold.is_some())), "some of it is cargo");
    // A carrier that goes leaves its cargo behind, and units that go lose their places in the scenarios.
    let (_, vikings) = before.forces.find(|force| force.color == Color::Red).expect("Vikings");
    let fewer = designs(apply(&project, &format!("force,unit\n{},red RD Raiders\n", vikings.name), true));
    let (_, left) = fewer.forces.find(|force| force.name == vikings.name).expect("the Vikings");
    assert_eq!(left.units.iter().map(|(_, unit)| unit.hold).collect::<Vec<_>>(), [None]);
    let stationed = |content: &Content| {
        let deployments = content.scenarios.iter().flat_map(|(_, scenario)| scenario.deployments.iter());
        deployments.map(|(_, found)| found.stations.len()).sum::<usize>()
    };
    let gone = vikings.units.iter().filter(|(_, unit)| unit.hold.is_none()).count();
    assert_eq!(stationed(&fewer) + gone, stationed(&before) + 1, "one raider stands at the home base now");
    for (rows, problem) in [
        ("N,red XX,,", "row 2, column unit: the project has no unit type \"red XX\""),
        ("N,red CR Cruiser,SL,", "row 2, column carrier: the project has no unit \"SL\""),
        ("N,red SL Sloop,CR,\nN,red CR Cruiser,SL,", "it would carry itself"),
        ("N,red SL Sloop,SL,", "row 2, column carrier"),
        ("N,red SL Sloop,,Nowhere", "row 2, column system: the project has no system \"Nowhere\""),
    ] {
        let error = read(&project, &format!("force,unit,carrier,system\n{rows}\n"), true).expect_err(rows).to_string();
        assert!(error.contains(problem), "{rows:?}: {error}");
    }
}

#[test]
fn a_table_changes_what_it_says_and_every_bad_row_is_named() {
    let project = Library::bundled().template(Game::StarViking, "empty").expect("a template");
    let read = |text: &str| exchange::import_table(text.as_bytes(), Path::new("units.csv"), &project, true);
    let import =
        read("Color;Type;Name;Attack\nred;CR;Cruiser;9\ngreen;FD;Fortress Defense B;6\nred;XX;New;1\n").expect("a table");
    assert_eq!(import.summary, "1 unit type added, 2 updated");
    let mut content = designs(project.clone());
    for edit in import.edits {
        let project::Edit::StarViking(edit) = edit else { panic!("an edit of another game") };
        content.apply(&edit).expect("it applies");
    }
    let cruiser = unit(&content, Color::Red, "CR");
    assert_eq!((cruiser.attack, cruiser.origin.values, cruiser.origin.cost), (Level::clamped(9), Origin::Own, Origin::Book));
    let (_, fortress) = content.units.find(|unit| unit.name == "Fortress Defense B").expect("the fortress");
    assert_eq!(fortress.attack, Level::clamped(6));
    let error = read(
        "color,type,tech,op,ew,multihit\npink,A1,A,S,1,yes\nred,A2,E,X,100,maybe\n,,A,S,1,no\nred,CR,A,S,1,no\nred,CR,A,S,1,no\n",
    );
    let Error::Rows { problems, .. } = error.expect_err("bad rows") else { panic!("no bad rows") };
    let error = problems.join("; ");
    for words in [
        "row 2, column color",
        "row 3, column tech",
        "row 3, column op",
        "row 3, column ew",
        "row 3, column multihit",
        "row 4, column type",
        "row 6, column type",
    ] {
        assert!(error.contains(words), "{words} is not in {error}");
    }
}

#[test]
fn a_table_of_units_is_read_however_a_spreadsheet_writes_it() {
    let project = Project::new(Game::StarViking, "Test");
    let read = |text: &str, replace| exchange::import_table(text.as_bytes(), Path::new("units.csv"), &project, replace);
    let mut content = designs(project.clone());
    let import = read("\u{feff}count,name,TYPE,color,op,tech\r\n2,\"Ship, large\",XX,RED,*p,b\r\n", false).expect("a table");
    for edit in import.edits {
        let project::Edit::StarViking(edit) = edit else { panic!("an edit of another game") };
        content.apply(&edit).expect("it applies");
    }
    let ship = unit(&content, Color::Red, "XX");
    assert_eq!((ship.name.as_str(), ship.operations, ship.technology), ("Ship, large", Operations::LimitedP, Technology::B));
    for (text, problem) in [
        ("color,type,ew\nred,A,-1\n", "row 2, column ew"),
        ("color,type,cost\nred,A,1000\n", "row 2, column cost"),
        ("color,type,defense\nred,A,99999999999999999999\n", "row 2, column defense"),
        ("color,type,name\nred,A,N\nRed,a,n\n", "row 3, column type: \"a\" stands in row 2 already"),
        ("type,name\nA,N\n", "row 2, column color"),
        ("color,type\nred,A,B\n", "row 2 has more cells"),
        ("color,type,wealth\nred,A,1\n", "wealth"),
        ("color,type\nred,\"A\n", "opens a quotation mark"),
    ] {
        for replace in [false, true] {
            let error = read(text, replace).expect_err(text).to_string();
            assert!(error.contains(problem), "{text:?}: {error}");
        }
    }
    let namesakes = "color,type,name\ngreen,FD,Fortress A\ngreen,FD,Fortress B\n";
    assert_eq!(read(namesakes, false).expect("two fortresses").summary, "2 unit types added");
}

#[test]
fn a_row_finds_its_unit_by_letters_or_by_name_and_says_where_it_cannot() {
    let mut project = Library::bundled().template(Game::StarViking, "empty").expect("a template");
    let nameless = "color,type,name\nred,,Hulk\n";
    let read = |project: &Project, text: &str| exchange::import_table(text.as_bytes(), Path::new("units.csv"), project, true);
    for (times, summary) in ["1 unit type added", "1 unit type updated"].into_iter().enumerate() {
        let import = read(&project, nameless).expect("a table");
        assert_eq!(import.summary, summary, "the {times}. time");
        for edit in &import.edits {
            project.content.apply(edit).expect("it applies");
        }
    }
    let error = read(&project, "color,type,cost\ngreen,FD,7\n").expect_err("which of three fortresses?").to_string();
    assert!(error.contains("row 2, column type") && error.contains("no name says which"), "{error}");
}

#[test]
fn every_tile_goes_out_as_a_picture_of_its_own() {
    let project = Library::bundled().template(Game::StarViking, "sample").expect("the sample");
    let mut pictures = Vec::new();
    let mut keep = |picture: pages::Picture| {
        if picture.0.starts_with("tile-") {
            pictures.push(picture);
        }
        Ok::<(), Error>(())
    };
    exchange::pictures(&project, &drydock::sheets::Request::default(), ProgressMonitor::NONE, &mut keep).expect("pages");
    assert_eq!(pictures.len(), 12);
    assert!(pictures.iter().all(|(_, page)| (page.size.width.get(), page.size.height.get()) == (89.0, 101.0)));
    let last = PictureFormat::Svg.file(pictures.pop().expect("a tile")).expect("a picture");
    assert_eq!(last.name, "tile-12-teti.svg");
    assert!(String::from_utf8_lossy(&last.bytes).contains("89"), "in its true size");
    let first = PictureFormat::png(72.0).expect("a resolution").file(pictures.swap_remove(0)).expect("a picture");
    assert_eq!((first.name.as_str(), &first.bytes[1..4]), ("tile-01-userkaf.png", b"PNG".as_slice()));
}

#[test]
fn tables_are_written_as_rows_of_words_and_read_again() {
    let row: Cells<Shot> = "-- H ? CH".parse().expect("a row");
    assert_eq!(row.to_string(), "-- H ? CH");
    assert_eq!(row.0, [Some(Shot::Miss), Some(Shot::Hit), None, Some(Shot::Critical)]);
    assert!("-- X".parse::<Cells<Shot>>().is_err());
    assert!(vec!["H"; 101].join(" ").parse::<Cells<Shot>>().is_err());
    assert_eq!(Table::ALL.map(Table::slug).len(), 7);
}

#[test]
fn local_defenses_are_dealt_as_the_book_deals_them() {
    for (name, most) in [("sample", 44), ("double", 88)] {
        let content = template(name);
        let (scenario, _) = content.scenarios.iter().next().expect("a scenario");
        for seed in 0..40 {
            let deal = |content: &Content, seed| {
                let mut dealt = content.clone();
                for edit in deal::deal(content, scenario, seed) {
                    dealt.apply(&edit).expect("a deal applies");
                }
                dealt
            };
            let dealt = deal(&content, seed);
            assert_eq!(dealt, deal(&content, seed), "a seed always deals the same");
            assert_ne!(dealt, deal(&content, seed + 1));
            assert_eq!((dealt.forces.len(), dealt.scenarios.len()), (content.forces.len(), content.scenarios.len()));
            let local =
                dealt.forces.iter().map(|(_, force)| force).find(|force| force.color == Color::Green).expect("the locals");
            assert_eq!(local.units.len(), most, "all but ten of each set");
            let errors: Vec<_> = checks::check(&dealt)
                .into_iter()
                .filter(|finding| finding.about.severity == rules::Severity::Error)
                .map(|finding| finding.message)
                .collect();
            assert!(errors.is_empty(), "{name}, seed {seed}: {errors:?}");
        }
    }
    assert!(deal::deal(&template("empty"), rules::Id::new(1), 1).is_empty());
}
