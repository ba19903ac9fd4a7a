//! What every character is worth, line by line, in points.

use std::rc::Rc;

use crate::exchange::answer::{Answer, Document, Fields};
use crate::rules::counted;
use crate::rules::freedom_in_the_galaxy::{Breakdown, Character, Content, Line};

/// What the characters of a project are worth.
pub fn answer(content: &Content) -> Answer<'_> {
    Answer::new(|| lines(content), || document(content))
}

/// What the characters of designs are worth that nobody else keeps.
pub fn owned(content: Content) -> Answer<'static> {
    let content = Rc::new(content);
    let same = Rc::clone(&content);
    Answer::new(move || lines(&content), move || document(&same))
}

fn characters(content: &Content) -> impl Iterator<Item = (&Character, Breakdown)> {
    content.characters.iter().map(|(_, character)| (character, Breakdown::of(character, &content.tables.points)))
}

fn lines(content: &Content) -> Vec<String> {
    let of = |(character, worth): (&Character, Breakdown)| {
        let head = format!("{} ({}): {}", character.label(), character.side.label(), counted(worth.total.get(), "point"));
        let line = |line: &Line| format!("  {:<18}{:>4}{:>6}", line.what.label(), line.amount, line.points.get());
        std::iter::once(head).chain(worth.lines.iter().map(line)).collect::<Vec<_>>()
    };
    let lines: Vec<String> = characters(content).flat_map(of).collect();
    if lines.is_empty() { vec!["There are no characters".into()] } else { lines }
}

fn document(content: &Content) -> Document {
    let line = |line: &Line| -> Fields {
        vec![("what", line.what.slug().into()), ("amount", line.amount.into()), ("points", line.points.get().into())]
    };
    let of = |(character, worth): (&Character, Breakdown)| -> Fields {
        vec![
            ("name", character.label().into()),
            ("side", character.side.label().into()),
            ("cost", worth.total.get().into()),
            ("breakdown", worth.lines.iter().map(line).collect::<Document>()),
        ]
    };
    characters(content).map(of).collect()
}
