//! Describes the tables that are exchanged with spreadsheets. The descriptions are made from the kinds of each game, so that no column is forgotten.

use super::block::{Block, Look, Span, Words};
use paper::exchange::kinds::exchanged;
use project::{AnyKind, Content, Game};
use rules::kind::{FieldFacts, Sort};
use rules::{capital, grouped, listed, one_of, several};

/// How many words of a choice are listed at most. A choice with more words than that is among the things of a project, so it is not listed.
const MOST_CHOICES: usize = 12;

/// The page that describes a game's tables.
pub fn of(game: Game) -> Vec<Block> {
    let content = Content::empty(game);
    let plain = |words: String| vec![Span::new(words, Look::Plain)];
    let intro = "Each table is a file of this name with the ending csv. Its first row names the columns, which may stand in any order. What a table \
                 has no column for stays as it was.";
    let mut blocks = vec![Block::Heading(1, plain(format!("Tables of {}", game.title()))), Block::Paragraph(plain(intro.into()))];
    for (kind, table) in exchanged(&content) {
        blocks.push(Block::Heading(2, vec![Span::new(table, Look::Typed)]));
        let rows = if kind.takes_rows() {
            format!("A row for each {}.", kind.facts().one)
        } else {
            String::from("Its rows are given: a table changes them and adds none.")
        };
        blocks.push(Block::Paragraph(plain(rows)));
        blocks.push(Block::Table {
            heads: ["Column", "Holds"].map(|head| plain(head.into())).into(),
            rows: columns(kind, &content),
        });
    }
    blocks
}

/// A row of text for each column of a table that is exchanged: the column's name, and a description of its cells.
fn columns(kind: &dyn AnyKind, content: &Content) -> Vec<Vec<Words>> {
    let row = |name: &str, holds: String| vec![vec![Span::new(name, Look::Typed)], vec![Span::new(holds, Look::Plain)]];
    let mut rows = Vec::new();
    let (heads, before) = kind.heads();
    for (head, facts) in heads.into_iter().enumerate() {
        if let Some(name) = facts.column.name() {
            rows.push(row(name, told(facts, &kind.head_sort(content, head))));
        }
    }
    if !kind.is_of_things() && kind.only().is_none() {
        let thing = kind.facts().thing;
        rows.insert(before, row(thing, format!("The {thing} that the row is in, by its name.")));
    }
    for (field, facts) in kind.fields().into_iter().enumerate() {
        if let Some(name) = facts.column.name() {
            rows.push(row(name, told(facts, &kind.sort(content, field))));
        }
    }
    rows
}

/// The meaning of a field, and the values that it can have.
fn told(facts: &FieldFacts, sort: &Sort) -> String {
    let what = if facts.help.is_empty() { format!("{}.", capital(facts.spoken)) } else { facts.help.to_owned() };
    let required = if facts.required { " Required." } else { "" };
    format!("{what} {}.{required}", capital(&can_hold(sort)))
}

/// The values that a cell can have, as a clause.
fn can_hold(sort: &Sort) -> String {
    match sort {
        Sort::Line { longest } => format!("text of {} letters at the most", grouped(*longest as u64)),
        Sort::Capitals { most } => format!("up to {most} different capitals"),
        Sort::Prose => "text".into(),
        Sort::Number { least, most, .. } => format!("{least} to {most}"),
        Sort::Perhaps { least, most, nothing, .. } => format!("{least} to {most}, or nothing for {nothing}"),
        Sort::Switch { no: "" } => "yes, or nothing for no".into(),
        Sort::Switch { no } => format!("yes or {no}"),
        Sort::Choice { offers: words, what } => {
            let words: Vec<String> = words.iter().map(|offer| offer.word.to_string()).filter(|word| !word.is_empty()).collect();
            if words.is_empty() || words.len() > MOST_CHOICES {
                format!("the name of {what}")
            } else {
                format!("one of {}", listed(&words))
            }
        }
        Sort::Link { one, nothing, .. } => {
            let empty = nothing.map_or_else(String::new, |nothing| format!(", or nothing for {nothing}"));
            format!("the name of {}{empty}", one_of(one))
        }
        Sort::Links { one, .. } => format!("names of {}", several(one)),
        Sort::Colour => "a colour such as #1c5694".into(),
        Sort::Picture => "the number of a picture of the project, or nothing".into(),
        Sort::Length { least, most } => format!("a length in millimetres, {} to {}", least.get(), most.get()),
        Sort::Spaces { any_number: true } => "spaces such as C5 C6 D5".into(),
        Sort::Spaces { any_number: false } => "a space such as C5".into(),
        Sort::Words => "words in capitals, parted by commas".into(),
        Sort::Sentences { most, .. } => format!("up to {most} sentences, parted by semicolons"),
        Sort::Numbers { least, most, .. } => format!("numbers from {least} to {most}, such as 2, 5 or 7 to 9"),
        Sort::WorkedOut { .. } => "worked out when it is written; passed over when it is read".into(),
    }
}
