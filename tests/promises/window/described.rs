//! What the descriptions of things promise, for every kind of every game: no field is forgotten, what is lawful stays what it was wherever it
//! goes, and what is not is refused in the same words wherever it comes from.

#![allow(clippy::unwrap_used)] // In tests, a failure is to be loud.

use std::path::Path;

use drydock::editor::things::{self, NotTaken, TakenTable};
use drydock::exchange::csv::Sheet;
use drydock::exchange::kinds;
use drydock::geometry::{Mm, Space};
use drydock::project::{AnyKind, Content, Game, Library, Place, Project, text};
use drydock::rules::Tint;
use drydock::rules::kind::{Sort, Value};

use crate::illegal::numbers::Numbers;

type Kind = &'static dyn AnyKind;

/// Designs that nobody would make, of every game.
fn illegal() -> impl Iterator<Item = Content> {
    let bytes = |seed: u32| {
        (1..152u32).map(|n| (n.wrapping_mul(seed * 2 + 7).wrapping_mul(2_654_435_769) >> 9) as u8).collect::<Vec<_>>()
    };
    (0..12).flat_map(move |seed| {
        [Content::from(Numbers(bytes(seed), 0).launch_fighters()), Content::from(Numbers(bytes(seed), 0).star_viking())]
    })
}

fn samples() -> impl Iterator<Item = Project> {
    Game::ALL.into_iter().map(|game| Library::bundled().template(game, Library::SAMPLE).unwrap())
}

/// The first and the last row of every kind.
fn some_rows(content: &Content) -> Vec<(Kind, Place)> {
    let ends = |kind: &Kind| {
        let rows = kind.rows(content);
        let mut ends: Vec<Place> = [rows.first(), rows.last()].into_iter().flatten().cloned().collect();
        ends.dedup();
        ends.into_iter().map(|row| (*kind, row)).collect::<Vec<_>>()
    };
    content.kinds().iter().flat_map(ends).collect()
}

/// Where a row of a kind stands that has every field to show, if there is one.
fn shown_fields(kind: Kind, content: &Content, row: &Place) -> Vec<(usize, Sort)> {
    let shown = (0..kind.fields().len()).filter(|field| kind.is_shown(content, row, *field));
    shown.map(|field| (field, kind.sort_at(content, row, field))).filter(|(_, sort)| sort.is_editable()).collect()
}

/// Some of the values that a field can hold, with those at its bounds.
fn lawful(sort: &Sort) -> Vec<Value> {
    match sort {
        Sort::Line { longest } => ["", "7", "“Zoë”, the 2nd; or \"x\"\tand so on", &"Ä".repeat(*longest)]
            .map(|text| Value::Text(text.chars().take(*longest).collect::<String>().trim().to_owned()))
            .to_vec(),
        Sort::Capitals { most } => {
            ["", "D", "RHA"].iter().filter(|text| text.len() <= *most).map(|text| Value::Text((*text).into())).collect()
        }
        Sort::Sentences { grammar, most } => {
            let examples: Vec<String> = (0..(grammar.patterns)().len()).map(|at| grammar.example(at)).take(*most).collect();
            [vec![], examples].map(Value::Words).to_vec()
        }
        Sort::Prose => vec![Value::Text(String::new()), Value::Text("Two lines;\nthe second, with a \"quotation\"".into())],
        Sort::Number { least, most, .. } => [*least, (least + most) / 2, *most].map(Value::Number).to_vec(),
        // Where a 0 in a table says that there is none, it is not the same when it comes back.
        Sort::Perhaps { least, most, zero_is_nothing, .. } => {
            let first = if *zero_is_nothing { 1 } else { *least };
            vec![Value::Nothing, Value::Number(first), Value::Number((least + most) / 2), Value::Number(*most)]
        }
        Sort::Switch { .. } => [false, true].map(Value::Switch).to_vec(),
        Sort::Choice { offers, .. } => (0..offers.len()).map(Value::Choice).collect(),
        Sort::Link { things, nothing, .. } => {
            let alone = |name: &str| things.iter().filter(|(_, other)| other.trim() == name).count() == 1;
            let named = things.iter().filter(|(_, name)| !name.trim().is_empty() && alone(name.trim()));
            nothing.map(|_| Value::Nothing).into_iter().chain(named.map(|(id, _)| Value::Link(*id)).take(3)).collect()
        }
        Sort::Links { things, .. } => {
            let plain = |name: &str| !name.trim().is_empty() && !name.contains(',');
            let alone = |name: &str| things.iter().filter(|(_, other)| other.trim() == name).count() == 1;
            let named = things.iter().filter(|(_, name)| plain(name) && alone(name.trim())).map(|(id, _)| *id);
            let mut some: Vec<u32> = named.take(3).collect();
            some.reverse();
            [Vec::new(), some].map(Value::Links).to_vec()
        }
        Sort::Colour => [[0, 0, 0], [1, 128, 255]].map(|tint| Value::Colour(Tint(tint))).to_vec(),
        Sort::Picture => vec![Value::Nothing],
        Sort::Length { .. } => [5.0, 25.4, 1.0 / 3.0, 10_000.0].map(|length| Value::Length(Mm::new(length))).to_vec(),
        Sort::Spaces { any_number } => {
            let spaces = vec![Space::new(-1, 3), Space::new(0, 0), Space::new(27, 199)];
            let some = if *any_number { vec![Vec::new(), spaces] } else { vec![vec![spaces[2]]] };
            some.into_iter().map(Value::Spaces).collect()
        }
        Sort::Words => [vec![], vec!["MI".into(), "Ä2".into()]].map(Value::Words).to_vec(),
        Sort::Numbers { least, most, .. } => [vec![], vec![*least], vec![*least, *most]].map(Value::Numbers).to_vec(),
        Sort::WorkedOut { .. } => Vec::new(),
    }
}

/// The designs with other values in a row.
fn with(kind: Kind, content: &Content, row: &Place, cells: &[(usize, Value)]) -> Content {
    let cells: Vec<(Place, usize, Value)> = cells.iter().map(|(field, value)| (row.clone(), *field, value.clone())).collect();
    let mut changed = content.clone();
    for edit in kind.set(content, &cells).unwrap_or_else(|why| panic!("{}: {cells:?}: {why:?}", kind.facts().one)) {
        changed.apply(&edit).unwrap();
    }
    changed
}

fn named(kind: Kind, field: usize) -> String {
    format!("{}, {}", kind.facts().one, kind.fields()[field].spoken)
}

#[test]
fn no_field_of_anything_is_forgotten() {
    let templates = Game::ALL.into_iter().flat_map(|game| {
        let library = Library::bundled();
        let names = library.templates(game).unwrap();
        names.into_iter().map(|name| library.template(game, &name).unwrap().content).collect::<Vec<_>>()
    });
    for content in templates.chain(illegal()) {
        for kind in content.kinds() {
            for row in kind.rows(&content) {
                assert!(kind.is_described(&content, &row), "{} is not all of {row:?}", kind.facts().one);
            }
        }
    }
}

#[test]
fn every_field_says_what_it_is() {
    for content in samples().map(|sample| sample.content) {
        for kind in content.kinds() {
            let fields = kind.fields();
            for (number, field) in fields.iter().enumerate() {
                let name = named(*kind, number);
                assert!(!field.caption.is_empty() && !field.spoken.is_empty(), "{name}");
                assert!(field.help.is_empty() || field.help.ends_with('.'), "{name}: {}", field.help);
                let twice = fields.iter().filter(|other| other.spoken == field.spoken).count();
                assert_eq!(twice, 1, "two fields are called {name}");
            }
            let header = kinds::header(*kind);
            assert!(header.iter().all(|column| *column == column.to_lowercase()), "{header:?}");
            assert!((1..header.len()).all(|at| !header[..at].contains(&header[at])), "{header:?}");
        }
    }
}

/// Rows that stand for a part of a board, which has no more hexes than its size says.
const OF_A_BOARD: [&str; 2] = ["terrain of a board", "kind of hexside"];

#[test]
fn what_is_lawful_is_written_and_read_as_it_was() {
    for content in samples().map(|sample| sample.content).chain(illegal()) {
        for (kind, row) in some_rows(&content) {
            for (field, sort) in shown_fields(kind, &content, &row) {
                for value in lawful(&sort) {
                    let name = named(kind, field);
                    assert_eq!(sort.accept(&value), Ok(()), "{name}");
                    assert_eq!(sort.read(&sort.write(&value)), Ok(value.clone()), "{name}: {value:?}");
                    let is_of_a_board = OF_A_BOARD.contains(&kind.facts().one);
                    let refuses = |content: &Content, value: &Value| {
                        (matches!(sort, Sort::Link { .. } | Sort::Choice { .. }) || is_of_a_board)
                            && kind.set(content, &[(row.clone(), field, value.clone())]).is_err()
                    };
                    if refuses(&content, &value) {
                        // What would go round in a circle, or would be about nothing that there is, such as a hex beyond a board.
                        continue;
                    }
                    let changed = with(kind, &content, &row, &[(field, value.clone())]);
                    let kept = kind.value(&changed, &row, field);
                    if let (Some(Value::Spaces(kept)), Value::Spaces(meant), true) = (&kept, &value, is_of_a_board) {
                        // A board keeps nothing beyond its hexes.
                        assert!(
                            kept.len() < meant.len() && kept.iter().all(|space| meant.contains(space)) || kept == meant,
                            "{name}"
                        );
                        continue;
                    }
                    assert_eq!(kept, Some(value), "{name}");
                    // What stood there can be put back, whatever it was.
                    let before = kind.value(&content, &row, field).unwrap();
                    if sort.accept(&before).is_ok() && !refuses(&changed, &before) {
                        assert_eq!(
                            kind.value(&with(kind, &changed, &row, &[(field, before.clone())]), &row, field),
                            Some(before),
                            "{name}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn what_is_lawful_survives_its_file_and_its_table() {
    for project in samples() {
        let content = &project.content;
        for (kind, row) in some_rows(content) {
            let same: Vec<&str> = kind.facts().same.columns().collect();
            let fields = shown_fields(kind, content, &row);
            for round in 0..4 {
                let mut changed = content.clone();
                for (field, sort) in &fields {
                    let column = kind.fields()[*field].column.name();
                    // A row is known again by these, and one that differs in them is another.
                    let tells = column.is_some_and(|column| same.contains(&column));
                    let values = lawful(sort);
                    let value = values.get(round % values.len().max(1)).filter(|_| !tells);
                    let set = |value: &Value| kind.set(&changed, &[(row.clone(), *field, value.clone())]).ok();
                    for edit in value.and_then(set).into_iter().flatten() {
                        changed.apply(&edit).unwrap();
                    }
                }
                let saved = Project { content: changed.clone(), ..project.clone() };
                let written = text::write(&saved).unwrap();
                let again = text::read(written.as_bytes(), Path::new("saved.drydock")).unwrap();
                assert!(again == saved, "a file of a {} is read otherwise", kind.facts().one);
                survives_its_table(kind, content, &changed, &row, &fields);
            }
        }
    }
}

/// The table of changed designs brings into the old ones what differs in its columns.
fn survives_its_table(kind: Kind, content: &Content, changed: &Content, row: &Place, fields: &[(usize, Sort)]) {
    if kind.facts().table.is_none() {
        return;
    }
    let table = kinds::write(kind, changed, &kind.rows(changed)).unwrap();
    let file = Path::new("table.csv");
    let found = kinds::kind_of(content, &Sheet::read(&table, file).unwrap(), file).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(found.facts(), kind.facts());
    let import = kinds::import(kind, &table, Path::new("table.csv"), content, true).unwrap_or_else(|error| panic!("{error}"));
    let mut imported = content.clone();
    for edit in &import.edits {
        imported.apply(edit).unwrap();
    }
    let header = String::from_utf8(table).unwrap().lines().next().unwrap_or_default().to_owned();
    let columns: Vec<&str> = header.split(',').collect();
    for (field, _) in fields {
        if kind.fields()[*field].column.name().is_some_and(|column| columns.contains(&column)) {
            let (was, is) = (kind.value(changed, row, *field), kind.value(&imported, row, *field));
            assert_eq!(was, is, "{} in the table {header}", named(kind, *field));
        }
    }
}

#[test]
fn what_is_out_of_bounds_is_refused_in_the_same_words_everywhere() {
    for project in samples() {
        let content = &project.content;
        for (kind, row) in some_rows(content) {
            for (field, sort) in shown_fields(kind, content, &row) {
                let (Sort::Number { least, most, .. } | Sort::Perhaps { least, most, .. }) = sort else { continue };
                for beyond in [least - 1, most + 1] {
                    let name = named(kind, field);
                    let words = sort.accept(&Value::Number(beyond)).expect_err(&name);
                    assert!(words.contains(&beyond.to_string()), "{name}: {words}");
                    let set = kind.set(content, &[(row.clone(), field, Value::Number(beyond))]);
                    assert_eq!(set.map(drop), Err((0, words.clone())), "{name}");
                    assert_eq!(sort.read(&beyond.to_string()), Err(words.clone()), "{name}");
                    if let Some(table) = table_with(kind, content, &row, field, &beyond.to_string()) {
                        let refused = kinds::import(kind, table.as_bytes(), Path::new("table.csv"), content, true);
                        let error = refused.map(drop).expect_err(&name).to_string();
                        assert!(error.contains(&words), "{name}: {error}");
                        let pasted = TakenTable::pasted(table.replace(',', "\t"));
                        let pasted = things::paste(content, &row, &pasted, false);
                        let Err(NotTaken::Refused(error)) = pasted.map(drop) else { panic!("{name} is taken") };
                        assert!(error.contains(&words), "{name}: {error}");
                    }
                }
                // A number that is less than nothing is no number at all to a file.
                let beyond = most + 1;
                if let Some(file) = file_with(&project, kind, &row, field, [most, most - 1], beyond) {
                    let words = sort.accept(&Value::Number(beyond)).expect_err("out of bounds");
                    let error = text::read(file.as_bytes(), Path::new("bad.drydock")).map(drop).expect_err(&named(kind, field));
                    assert!(error.to_string().contains(&words), "{}: {error}", named(kind, field));
                }
            }
        }
    }
}

/// The table of a row, without what would have to be quoted, with something else in the column of a field.
fn table_with(kind: Kind, content: &Content, row: &Place, field: usize, cell: &str) -> Option<String> {
    kind.facts().table?;
    let column = kind.fields()[field].column.name()?;
    let fields = kind.fields();
    let columns = fields.iter().enumerate().filter_map(|(number, facts)| Some((number, facts.column.name()?)));
    let mut cells: Vec<(&str, String)> = columns
        .map(|(number, name)| {
            let text = kind.written(content, row, number, &kind.sort_at(content, row, number));
            (name, if name == column { cell.to_owned() } else { text })
        })
        .collect();
    if !kind.is_of_things() && kind.only().is_none() {
        cells.insert(0, (kind.facts().thing, kind.thing_name(content, row)));
    }
    cells.retain(|(_, text)| !text.contains([',', '"', '\n', '\t']));
    let (names, texts): (Vec<&str>, Vec<String>) = cells.into_iter().unzip();
    Some(format!("{}\n{}\n", names.join(","), texts.join(",")))
}

/// The file of a project in which a field holds what it cannot: the number by which the files of two lawful values differ is another one.
fn file_with(project: &Project, kind: Kind, row: &Place, field: usize, [first, second]: [i64; 2], wrong: i64) -> Option<String> {
    let file = |number| {
        let content = with(kind, &project.content, row, &[(field, Value::Number(number))]);
        text::write(&Project { content, ..project.clone() }).unwrap()
    };
    let (one, other) = (file(first), file(second));
    let at = one.bytes().zip(other.bytes()).position(|(one, other)| one != other)?;
    let is_part = |letter: char| letter.is_ascii_digit() || letter == '-';
    let start = one[..at].rfind(|letter| !is_part(letter))? + 1;
    let end = at + one[at..].find(|letter| !is_part(letter))?;
    // A number that a file does not write, such as that of columns, cannot be wrong there.
    if one[start..end] != first.to_string() {
        return None;
    }
    Some(format!("{}{wrong}{}", &one[..start], &one[end..]))
}
