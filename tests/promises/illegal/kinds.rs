//! Whatever a form, a table or a paste can make of the things of any game, by their descriptions alone: cells with strange words, things
//! and rows added, doubled, moved and taken away. A new kind of thing is tried here as soon as it is described.

use std::path::Path;

use drydock::project::{AnyKind, Content, Edit, Game, Library, Place, Project, text};
use drydock::rules::kind::{Sort, Value};
use proptest::prelude::*;

use super::mends_and_converges;
use crate::support::long::long;

/// What is written into cells: what a field of some kind may mean, and what none does.
const WORDS: [&str; 20] = [
    "",
    "0",
    "1",
    "2",
    "3",
    "7",
    "12",
    "99",
    "999",
    "-1",
    "1.5",
    "yes",
    "no",
    "H",
    "1D",
    "1-2",
    "A; B",
    "12:5",
    "own",
    "x \u{1f680}\"#",
];

/// One of a list, by a number; none of an empty one.
fn one_of<T>(list: &[T], number: u16) -> Option<&T> {
    list.get(usize::from(number) % list.len().max(1))
}

/// The edits of a deed that numbers choose; none where there is nothing to do it with, or where it is refused.
fn edits(content: &Content, [deed, one, two, three, four]: [u16; 5]) -> Option<Vec<Edit>> {
    let kind: &dyn AnyKind = *one_of(content.kinds(), one)?;
    let thing = || -> Option<Place> { one_of(&kind.things(content), two).cloned() };
    let row = || -> Option<Place> { one_of(&kind.rows(content), two).cloned() };
    match deed % 12 {
        0 => kind.add(content).map(|(edit, _)| vec![edit]),
        1 => kind.duplicate(content, &thing()?).map(|(edit, _)| vec![edit]),
        2 => kind.remove(content, &thing()?).map(|edit| vec![edit]),
        3 => kind.add_row(content, &thing()?).map(|(edit, _)| vec![edit]),
        4 => Some(kind.remove_rows(content, &[row()?])),
        5 => kind.move_row(content, &row()?, usize::from(three) % 5).map(|edit| vec![edit]),
        6 => kind.move_to(&thing()?, usize::from(three) % kind.things(content).len()).map(|edit| vec![edit]),
        _ => {
            let row = row()?;
            let field = usize::from(three) % kind.fields().len();
            let sort = kind.sort_at(content, &row, field);
            let value = match &sort {
                Sort::Choice { offers, .. } => Value::Choice(usize::from(four) % offers.len().max(1)),
                Sort::Link { things, .. } if four % 4 > 0 => Value::Link(one_of(things, four)?.0),
                Sort::Links { things, .. } => Value::Links(vec![one_of(things, four)?.0, one_of(things, four / 7)?.0]),
                _ => sort.read(one_of(&WORDS, four)?).ok()?,
            };
            kind.set(content, &[(row, field, value)]).ok()
        }
    }
}

fn saved_and_loaded(project: &Project) -> Result<(), TestCaseError> {
    let written = text::write(project).expect("text");
    let read = text::read(written.as_bytes(), Path::new("edited.drydock")).expect("what was written can be read");
    prop_assert!(read == *project, "another project was read");
    prop_assert_eq!(text::write(&read).expect("text"), written);
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(long(4, 200)) })]

    #[test]
    fn whatever_forms_and_tables_make_is_checked_mended_saved_and_loaded(
        deeds in prop::collection::vec(any::<[u16; 5]>(), 1..60),
    ) {
        for game in Game::ALL {
            let mut project = Library::bundled().template(game, Library::SAMPLE).expect("the sample");
            for deed in &deeds {
                for edit in edits(&project.content, *deed).unwrap_or_default() {
                    project.content.apply(&edit).unwrap_or_else(|refusal| panic!("{game}, {deed:?}: {refusal}"));
                }
            }
            saved_and_loaded(&project)?;
            mends_and_converges(&mut project.content)?;
            saved_and_loaded(&project)?;
        }
    }
}

/// No number is given twice, and so it is kept which were given even where nothing is left.
#[test]
fn a_project_from_which_all_of_a_kind_was_taken_is_the_same_once_it_is_loaded() {
    for game in Game::ALL {
        let sample = Library::bundled().template(game, Library::SAMPLE).expect("the sample");
        for kind in sample.content.kinds() {
            let mut project = sample.clone();
            while let Some(thing) = kind.things(&project.content).pop() {
                let Some(edit) = kind.remove(&project.content, &thing) else { break };
                project.content.apply(&edit).expect("it is there");
            }
            let mut rows = kind.rows(&project.content);
            rows.reverse();
            for edit in kind.remove_rows(&project.content, &rows) {
                project.content.apply(&edit).expect("it is there");
            }
            saved_and_loaded(&project).unwrap_or_else(|why| panic!("{game}, {}: {why}", kind.facts().one));
        }
    }
}

#[test]
fn every_deed_is_done_to_some_sample_and_those_that_need_no_rows_to_all() {
    let is_done = |game: Game, deed: u16| {
        let sample = Library::bundled().template(game, Library::SAMPLE).expect("the sample").content;
        (0..400).any(|n| edits(&sample, [deed, n, n / 3, n / 5, n / 7]).is_some_and(|edits| !edits.is_empty()))
    };
    for deed in 0..8 {
        let of_rows = (3..=5).contains(&deed);
        let games = Game::ALL.into_iter().filter(|game| is_done(*game, deed)).count();
        assert!(games >= if of_rows { 1 } else { Game::ALL.len() }, "deed {deed} is done in {games} games");
    }
}
