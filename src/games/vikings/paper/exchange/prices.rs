//! The point values of every character, every boat and every side.

use std::rc::Rc;

use exchange::answer::{Answer, Document, Fields};
use rules::counted;
use vikings::{BoatClass, Breakdown, Character, Content, Force, Line};

/// The point values of a project's characters, boats and forces.
pub fn answer(content: &Content) -> Answer<'_> {
    Answer::new(|| lines(content), || document(content))
}

/// The point values of these characters and boats, as an answer that owns the designs.
pub fn owned(content: Content) -> Answer<'static> {
    let content = Rc::new(content);
    let same = Rc::clone(&content);
    Answer::new(move || lines(&content), move || document(&same))
}

fn characters(content: &Content) -> impl Iterator<Item = (&Character, Breakdown)> {
    content.characters.iter().map(|(_, character)| (character, Breakdown::of(character, &content.tables.points)))
}

fn boats(content: &Content) -> impl Iterator<Item = (&BoatClass, Breakdown)> {
    content.boats.iter().map(|(_, boat)| (boat, Breakdown::of_boat(boat, &content.tables.points)))
}

fn forces(content: &Content) -> impl Iterator<Item = &Force> {
    content.forces.iter().map(|(_, force)| force)
}

fn troop<'a>(content: &'a Content, character: &Character) -> Option<&'a str> {
    content.troop_of(character).map(|troop| troop.name.as_str())
}

fn lines(content: &Content) -> Vec<String> {
    let itemised = |head: String, worth: &Breakdown| -> Vec<String> {
        let line = |line: &Line| format!("  {:<12}{:>4}{:>6}", line.what.label(), line.amount, line.points.get());
        let head = format!("{head}: {}", counted(worth.total.get(), "point"));
        std::iter::once(head).chain(worth.lines.iter().map(line)).collect()
    };
    let of = |(character, worth): (&Character, Breakdown)| {
        let whose = match troop(content, character) {
            Some(troop) => format!("{}, {troop}", character.people_label()),
            None => character.people_label().to_owned(),
        };
        itemised(format!("{} ({whose})", character.label()), &worth)
    };
    let afloat = |(boat, worth): (&BoatClass, Breakdown)| itemised(boat.label().to_owned(), &worth);
    let side = |force: &Force| {
        let men = counted(force.members.len(), "character");
        let boats = counted(force.boats.len(), "boat");
        format!("Side {}: {}, {men}, {boats}", force.label(), counted(force.worth(content).get(), "point"))
    };
    let things = characters(content).flat_map(of).chain(boats(content).flat_map(afloat));
    let lines: Vec<String> = things.chain(forces(content).map(side)).collect();
    if lines.is_empty() { vec!["There are no characters or boats".into()] } else { lines }
}

fn document(content: &Content) -> Document {
    let line = |line: &Line| -> Fields {
        vec![("what", line.what.slug().into()), ("amount", line.amount.into()), ("points", line.points.get().into())]
    };
    let of = |(character, worth): (&Character, Breakdown)| -> Fields {
        vec![
            ("name", character.label().into()),
            ("people", character.people.as_str().into()),
            ("type", troop(content, character).into()),
            ("cost", worth.total.get().into()),
            ("breakdown", worth.lines.iter().map(line).collect::<Document>()),
        ]
    };
    let afloat = |(boat, worth): (&BoatClass, Breakdown)| -> Fields {
        vec![
            ("class", boat.label().into()),
            ("cost", worth.total.get().into()),
            ("breakdown", worth.lines.iter().map(line).collect::<Document>()),
        ]
    };
    let side = |force: &Force| -> Fields {
        vec![
            ("side", force.label().into()),
            ("cost", force.worth(content).get().into()),
            ("characters", (force.members.len() as u32).into()),
            ("boats", (force.boats.len() as u32).into()),
            ("budget", force.budget.map(rules::Points::get).into()),
        ]
    };
    characters(content).map(of).chain(boats(content).map(afloat)).chain(forces(content).map(side)).collect()
}
