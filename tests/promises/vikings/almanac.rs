//! Vikings as it comes with the program: the tables of the book, the roster of 96, the one published value, and tables that go out and come in.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use drydock::exchange;
use drydock::project::{self, Game, Library, Project};
use drydock::rules::vikings::{BoatClass, Breakdown, Chapter, Character, Content, Strength, Table, Terrain};
use drydock::rules::{self, Origin};

fn chapter(name: &str) -> Chapter {
    Library::bundled().chapter::<Content>(name).expect("a chapter")
}

fn template(name: &str) -> Project {
    Library::bundled().template(Game::Vikings, name).expect("a template")
}

fn designs(project: Project) -> Content {
    let project::Content::Vikings(content) = project.content else { panic!("a project for another game") };
    content
}

/// The whole blue book in one project.
fn whole_book() -> Content {
    let mut content = Content::default();
    for name in Library::bundled().chapters(Game::Vikings).expect("the chapters") {
        let chapter = chapter(&name);
        for pick in chapter.picks() {
            for edit in chapter.copy(&pick, &content).expect("a thing of the chapter") {
                content.apply(&edit).expect("it applies");
            }
        }
        assert!(chapter.picks().all(|pick| chapter.copy(&pick, &content) == Some(Vec::new())), "nothing is copied twice");
    }
    content
}

#[test]
fn the_roster_has_96_characters_as_the_rulings_count_them() {
    let content = whole_book();
    assert_eq!((content.characters.len(), content.troops.len()), (96, 12));
    let of = |people: &str, troop: &str| {
        let is = |character: &&Character| {
            character.people == people && content.troop_of(character).is_some_and(|known| known.name == troop)
        };
        content.characters.iter().map(|(_, character)| character).filter(is).count()
    };
    let vikings = ["Jarl", "Hirdman", "Berserker", "Bondi", "Archer"].map(|troop| of("Vikings", troop));
    let saxons = ["Earl", "Thane", "Huscarl", "Ceorl", "Archer", "Peasant", "Woman", "Elder"].map(|troop| of("Saxons", troop));
    assert_eq!((vikings, saxons), ([2, 6, 10, 20, 8], [2, 3, 7, 18, 6, 8, 4, 2]));
    let axes = content.characters.iter().filter(|(_, character)| character.axe).count();
    assert_eq!((axes as u32, content.tables.markers.axes.get()), (26, 26), "an axe for each name of the book's list");
    let riders = content.characters.iter().filter(|(_, character)| character.values.is_rider()).map(|(_, found)| &found.name);
    assert_eq!(riders.collect::<Vec<_>>(), ["Svein", "Ragnar", "Aethelwulf", "Edwin", "Wulfric", "Beorhtnoth", "Leofwine"]);
    let loud: Vec<_> = project::Content::from(content)
        .check()
        .into_iter()
        .filter(|finding| finding.about.severity > rules::Severity::Advice)
        .collect();
    assert!(loud.is_empty(), "{loud:?}");
}

#[test]
fn every_character_has_armour_by_type_and_what_the_book_says_of_them() {
    let content = whole_book();
    let named = |name: &str| content.characters.find(|character| character.name == name).expect("the roster has them").1;
    assert_eq!(named("Ragnar").values.mounted, Strength::of(18, 7, 15));
    assert_eq!(named("Edwin").values.mounted_wounded.movement.map(rules::Level::get), Some(12));
    let wulfric = named("Wulfric");
    assert_eq!((wulfric.values.mounted, wulfric.origin), (Strength::of(18, 10, 12), Origin::Seen));
    let worth = Breakdown::of(wulfric, &content.tables.points);
    assert_eq!((worth.total.get(), worth.lines.len()), (44, 4), "the one published value");
    assert_eq!(worth.lines.iter().map(|line| line.points.get()).sum::<i64>(), 44, "the lines add up");
    let svein = Breakdown::of(named("Svein"), &content.tables.points);
    assert_eq!(svein.total.get(), 20 + 11 + 12 + 4 + 7, "half of fourteen for the axe");
    for (_, character) in content.characters.iter() {
        assert!(content.troop_of(character).is_some_and(|troop| troop.armour == character.armour), "{}", character.name);
        assert_eq!(character.completed(content.troop_of(character)), character.values, "{}", character.name);
    }
}

#[test]
fn all_tables_are_the_books_but_the_points() {
    let tables = chapter("tables").tables.expect("the tables");
    for table in Table::ALL {
        let expected = if table == Table::Points { Origin::Own } else { Origin::Book };
        assert_eq!(tables.origin(table), expected, "{}", table.label());
        assert!(!tables.is_empty(table), "{}", table.label());
    }
    for name in ["empty", "sample"] {
        assert_eq!(designs(template(name)).tables, Arc::clone(&tables), "{name}");
    }
    let ground = tables.grounds.of(Terrain::Deep);
    assert_eq!((ground.cost.get(), ground.horse, ground.armour), (4, None, false));
    assert_eq!(tables.grounds.of(Terrain::Slope).horse.map(rules::Level::get), Some(4));
}

#[test]
fn the_sample_has_two_peoples_and_the_empty_one_has_types() {
    let (sample, empty) = (designs(template("sample")), designs(template("empty")));
    assert_eq!(sample.peoples(), ["Vikings", "Saxons"]);
    assert!(empty.characters.is_empty() && empty.troops.len() == 12);
    let roster = chapter("roster");
    for (_, character) in sample.characters.iter() {
        assert_eq!(roster.character(&character.name), Some(character), "copied to the letter");
    }
}

#[test]
fn characters_go_through_a_table_and_come_back() {
    let project = template("sample");
    let tables = exchange::tables(&project).expect("tables");
    let table = tables.iter().find(|table| table.name == "characters.csv").expect("the characters");
    let text = String::from_utf8(table.bytes.clone()).expect("text");
    let header = "name,people,type,kind,attack,defense,move,wounded_attack,wounded_defense,wounded_move,stunned_defense,mounted_attack,\
                  mounted_defense,mounted_move,mounted_wounded_attack,mounted_wounded_defense,mounted_wounded_move,armour,bow,axe,points";
    assert_eq!(text.lines().next(), Some(header));
    assert_eq!(text.lines().nth(1), Some("Svein,Vikings,Jarl,man,14,9,6,7,5,3,3,20,11,12,10,6,12,yes,no,yes,54"));
    let mut again = project.clone();
    let import =
        exchange::import_table(&table.bytes, Path::new("characters.csv"), &project, true).expect("what went out comes in");
    for edit in &import.edits {
        again.content.apply(edit).expect("it applies");
    }
    assert_eq!(again, project, "nothing is changed by its own table");
    let mut empty = template("empty");
    for edit in exchange::import_table(&table.bytes, Path::new("characters.csv"), &empty, false).expect("a table").edits {
        empty.content.apply(&edit).expect("it applies");
    }
    let plain = |project: Project| {
        let plain = |(_, character): (_, &Character)| Character { origin: Origin::Own, ..character.clone() };
        designs(project).characters.iter().map(plain).collect::<Vec<_>>()
    };
    assert_eq!(plain(empty), plain(project));
}

#[test]
fn every_table_goes_out_and_comes_in_by_its_own_name() {
    let project = template("sample");
    let tables = exchange::tables(&project).expect("tables");
    assert_eq!(tables.len(), 29);
    for table in tables {
        let import = exchange::import_table(&table.bytes, Path::new(&table.name), &project, true);
        let import = import.unwrap_or_else(|error| panic!("{}: {error}", table.name));
        let mut again = project.clone();
        for edit in &import.edits {
            again.content.apply(edit).expect("it applies");
        }
        assert_eq!(again, project, "{}", table.name);
    }
}

#[test]
fn the_blue_book_has_the_books_boats_and_six_of_ours() {
    let boats = chapter("boats").boats;
    let names: Vec<&str> = boats.iter().map(|boat| boat.name.as_str()).collect();
    let all = ["Drakkar", "Galiote", "Rowboat", "Karve", "Snekkja", "Knarr", "Currach", "Cog", "Great dragon"];
    assert_eq!(names, all);
    for boat in &boats {
        let expected = if names[..3].contains(&boat.name.as_str()) { Origin::Reconstructed } else { Origin::Own };
        assert_eq!(boat.origin, expected, "{}", boat.name);
        assert!(boat.mast().is_some() && boat.seats.get() as usize <= boat.rail().count(), "{}", boat.name);
    }
    let of = |name: &str| designs(template(name)).boats.iter().map(|(_, boat)| boat.clone()).collect::<Vec<_>>();
    assert_eq!(of("empty"), boats[..3]);
    assert_eq!(of("sample"), [boats[0].clone(), boats[2].clone()]);
}

#[test]
fn boats_go_through_a_table_and_come_back() {
    let project = template("empty");
    let tables = exchange::tables(&project).expect("tables");
    let table = tables.iter().find(|table| table.name == "boats.csv").expect("the boats");
    let text = String::from_utf8(table.bytes.clone()).expect("text");
    let lines = [
        "class,length,rows,axis,seats,forwards,backwards,accel_1,accel_2,accel_3,sideways_loss,turn_loss,turns,hull,reversible,helm,horses,\
         pushers,weight,points",
        "Drakkar,8,3,5,14,8,8,1,3,6,1,2,1,20,yes,yes,yes,4,22,50",
        "Galiote,6,3,4,10,5,2,1,3,,0,1,2,12,no,yes,yes,4,16,32",
        "Rowboat,3,1,2,2,2,2,1,2,,0,0,,2,no,no,no,1,3,8",
    ];
    assert_eq!(text.lines().collect::<Vec<_>>(), lines);
    let mut other = template("sample");
    for edit in exchange::import_table(&table.bytes, Path::new("boats.csv"), &other, true).expect("a table").edits {
        other.content.apply(&edit).expect("it applies");
    }
    let plain = |project: Project| {
        let plain = |(_, boat): (_, &BoatClass)| (boat.name.clone(), BoatClass { origin: Origin::Own, ..boat.clone() });
        designs(project).boats.iter().map(plain).collect::<BTreeMap<_, _>>()
    };
    assert_eq!(plain(other), plain(project));
    let refused = exchange::import_table(b"class,rows\nRaft,2\n", Path::new("boats.csv"), &template("empty"), true);
    assert!(refused.is_err(), "there are no two rows");
}

#[test]
fn a_project_without_boats_is_written_as_before_there_were_any() {
    let mut content = designs(template("sample"));
    (content.boats, content.forces, content.scenarios) = Default::default();
    let mut tables = (*content.tables).clone();
    (tables.points.hull, tables.points.speed, tables.points.seat) = Default::default();
    content.tables = Arc::new(tables);
    let text = project::text::write(&Project::with_content(content.into(), "Old")).expect("text");
    assert!(!text.contains("boats") && !text.contains("seat"), "nothing of boats is written");
}

#[test]
fn hulls_of_1_and_of_74_hexes_load_and_are_findings_or_not() {
    let hull = |length: u32, rows: u32, seats: u32, axis: u32| -> Vec<&'static str> {
        let text = format!("(name: \"Hull\", length: {length}, rows: {rows}, axis: {axis}, seats: {seats}, hull: 1)");
        let boat: BoatClass = ron::from_str(&text).expect("it loads");
        let content = Content { boats: [boat].into_iter().collect(), ..Content::default() };
        project::Content::from(content).check().into_iter().map(|finding| finding.about.name).collect()
    };
    assert_eq!((hull(1, 1, 1, 1), hull(16, 5, 32, 8)), (vec![], vec![]));
    assert_eq!(hull(1, 1, 2, 2), ["axis-off-the-keel", "more-oars-than-rail"]);
    assert_eq!(hull(16, 5, 74, 0), ["axis-off-the-keel", "more-oars-than-rail"]);
    let beyond = ["(length: 17)", "(length: 0)", "(rows: 2)", "(rows: 7)"];
    assert!(beyond.into_iter().all(|text| ron::from_str::<BoatClass>(text).is_err()), "what is nonsense is refused");
}

#[test]
fn a_new_character_takes_the_values_of_his_type() {
    let mut project = template("empty");
    let table = b"name,people,type\nKnut,Vikings,Hirdman\nSweyn,Vikings,Skald\n";
    for edit in exchange::import_table(table, Path::new("new.csv"), &project, false).expect("a table").edits {
        project.content.apply(&edit).expect("it applies");
    }
    let content = designs(project);
    let named = |name: &str| content.characters.find(|character| character.name == name).expect("he came in").1;
    let knut = named("Knut");
    assert_eq!((knut.values.sound, knut.armour, knut.axe), (Strength::of(11, 7, 6), true, false));
    assert!(named("Sweyn").values.is_empty() && content.troops.len() == 13, "a type that was not there is made");
}
