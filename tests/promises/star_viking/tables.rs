//! The tables go out as CSV and come in again, a row a line, and a bad row changes nothing.

use std::path::Path;

use drydock::exchange::{import_table, tables};
use drydock::project::{self, Game, Library, Project, text};
use drydock::rules::star_viking::{Content, Economy, Markers, Modifiers, Repairs, Shot, Table, Wealth};
use drydock::rules::{Level, Origin};

/// The names of the tables on disk that hold the tables of the game.
const FILES: [&str; 8] = [
    "combat.csv",
    "combat-modifiers.csv",
    "plunder.csv",
    "dice-tables.csv",
    "politics.csv",
    "repairs.csv",
    "economy.csv",
    "hit-markers.csv",
];

fn sample() -> Project {
    Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample opens")
}

fn content(project: &Project) -> &Content {
    let project::Content::StarViking(content) = &project.content else { panic!("a project for another game") };
    content
}

fn written(project: &Project, name: &str) -> String {
    let table = tables(project).expect("tables").into_iter().find(|table| table.name == name);
    String::from_utf8(table.unwrap_or_else(|| panic!("no {name}")).bytes).expect("text")
}

fn import(project: &mut Project, table: &str, replace: bool) -> String {
    let import = import_table(table.as_bytes(), Path::new("table.csv"), project, replace).expect("a good table");
    for edit in &import.edits {
        project.content.apply(edit).expect("it applies");
    }
    import.summary
}

fn problem(project: &Project, table: &str) -> String {
    let refused = import_table(table.as_bytes(), Path::new("table.csv"), project, true);
    refused.map(drop).expect_err("a bad table was taken").to_string()
}

#[test]
fn every_table_comes_in_as_it_went_out() {
    let project = sample();
    for name in FILES {
        for replace in [true, false] {
            let mut same = project.clone();
            import(&mut same, &written(&project, name), replace);
            assert_eq!(content(&same), content(&project), "{name} changes what it was written from");
        }
    }
}

#[test]
fn another_project_takes_over_what_differs_and_it_is_its_own() {
    let project = sample();
    let mut other = sample();
    let project::Content::StarViking(designs) = &mut other.content else { panic!("a project for another game") };
    let mut tables = (*designs.tables).clone();
    tables.combat.set_columns(0);
    tables.combat.set_columns(19);
    tables.plunder.rows = Default::default();
    tables.modifiers = Modifiers::default();
    tables.repairs = Repairs::default();
    tables.economy = Economy::default();
    tables.markers = Markers::default();
    for table in &mut tables.politics.tables {
        table.says.clear();
        for outcome in &mut table.outcomes {
            outcome.rolls.clear();
            (outcome.effect, outcome.amount) = (None, Level::default());
        }
    }
    designs.tables = tables.into();
    for name in FILES {
        import(&mut other, &written(&project, name), true);
    }
    let (mut expected, found) = ((*content(&project).tables).clone(), &content(&other).tables);
    for table in Table::ALL {
        assert_eq!(found.origin(table), Origin::Own, "{table:?}");
        expected.set_origin(table, Origin::Own);
    }
    assert_eq!(**found, expected);
}

#[test]
fn a_row_is_a_line_that_is_found_again_by_what_it_is_about() {
    let mut project = sample();
    assert!(written(&project, "combat.csv").starts_with("differential,roll-2,roll-3,"));
    assert!(written(&project, "plunder.csv").starts_with("code,die-1,die-2,"));
    assert!(written(&project, "politics.csv").contains("\nGeneral politics,\"2, 5\",Depression,"));
    assert!(written(&project, "economy.csv").starts_with("viking-point,federate-point,home-base\n"));
    assert_eq!(import(&mut project, "roll-7;differential\nch;2\n;3\n", true), "1 combat table updated");
    assert_eq!(import(&mut project, "code,die-2\nwB,0\nwC,\n", false), "1 plunder table updated");
    import(&mut project, "dice,outcome,rolls\nGeneral politics,Depression,2-3\n", true);
    import(&mut project, "primitives\n\"mi, ho\"\n", true);
    let tables = &content(&project).tables;
    assert_eq!((tables.combat.shot(2, 7), tables.combat.shot(3, 7)), (Some(Shot::Critical), None));
    assert_eq!((tables.plunder.yields(Wealth::B, 2), tables.plunder.yields(Wealth::C, 2)), (Some(0), None));
    assert_eq!(tables.politics.tables[0].outcomes[0].rolls_label(), "2, 3");
    assert_eq!(tables.modifiers.near.primitives, ["MI", "HO"]);
    let origins = [Table::Combat, Table::Plunder, Table::Politics, Table::Modifiers].map(|table| tables.origin(table));
    assert_eq!((origins, tables.origin(Table::Economy)), ([Origin::Own; 4], content(&sample()).tables.origin(Table::Economy)));
}

#[test]
fn what_cannot_stand_in_a_line_is_named() {
    let project = sample();
    for (table, words) in [
        ("differential,roll-7\n2,X\n", "row 2, column roll-7: a cell of the combat table is none, --, H or CH, not \"X\""),
        ("differential,roll-7\n40,H\n", "row 2, column differential: there is no such row to change"),
        ("differential,roll-13\n2,H\n", "roll-13"),
        ("code,die-1\nwB,100\n", "row 2, column die-1: a cell of the plunder table is a whole number from 0 to 99, not 100"),
        ("code,die-1\nwF,1\n", "row 2, column code: there is no such row to change"),
        ("dice,outcome,rolls\nGeneral politics,Depression,13\n", "row 2, column rolls: rolls are numbers from 1 to 12"),
        ("dice,outcome,rolls\nGeneral politics,Bliss,2\n", "row 2, column dice: there is no such row to change"),
        ("name,two-dice\nGeneral politics,perhaps\n", "row 2, column two-dice: \"perhaps\" is neither yes nor no"),
        (
            "viking-point,federate-point\n2,1000\n",
            "row 2, column federate-point: a count is a whole number from 0 to 999, not 1000",
        ),
        ("viking-point,federate-point\n2,1\n3,1\n", "row 3, column viking-point: there is one table of the economy"),
        ("open-ew,near-ew\n1,100\n", "row 2, column near-ew: a modifier is a whole number from -99 to 99, not 100"),
    ] {
        let found = problem(&project, table);
        assert!(found.contains(words), "{table:?}: {found}");
    }
}

/// The sample as versions before effects wrote it.
fn worded() -> String {
    let written = text::write(&sample()).expect("it can be written");
    let mut old = String::new();
    for piece in written.split_inclusive(", ") {
        if !piece.starts_with("effect: ") && !piece.starts_with("amount: ") {
            old.push_str(piece);
        }
    }
    assert!(old.len() < written.len() && !old.contains("effect:"));
    old
}

#[test]
fn politics_in_words_alone_open_are_written_as_they_were_and_are_told() {
    let old = worded();
    let project = text::read(old.as_bytes(), Path::new("old.drydock")).expect("it opens");
    assert!(text::write(&project).expect("it can be written") == old, "what was written before is written otherwise");
    let table = written(&project, "politics.csv");
    assert_eq!(table.lines().next(), Some("dice,rolls,outcome,says"));
    let mut again = project.clone();
    import(&mut again, &table, true);
    assert_eq!(content(&again), content(&project));
    let found: Vec<_> = project.check().into_iter().filter(|found| found.about.name == "politics-without-effect").collect();
    assert_eq!(found.len(), 4, "each table of dice once");
    let mut mended = project.clone();
    for _ in 0..found.len() {
        let found = mended.check().into_iter().find(|found| found.about.name == "politics-without-effect").expect("a table");
        for edit in &found.fixes[0].edits {
            mended.content.apply(edit).expect("it applies");
        }
    }
    assert_eq!(content(&mended).tables, content(&sample()).tables, "the effects are the book's");
    assert!(written(&mended, "politics.csv").starts_with("dice,rolls,outcome,effect,amount,says\n"));
}
