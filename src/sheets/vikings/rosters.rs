//! The rosters: the characters of each people with their values, and boxes to tick for what has become of each.

use crate::drawing::stock::Orientation;
use crate::geometry::Mm;
use crate::rules::vikings::{Character, Content, InCharacter, Place, Strength};
use crate::rules::{Id, Points, counted};
use crate::sheets::Printout;
use crate::sheets::flow::Flow;
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::REMARK;
use crate::sheets::section::one_by_one;
use crate::sheets::table::{Cell, Table};

/// A roster for each people, in the order in which the peoples come.
#[must_use]
pub fn rosters(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    one_by_one(content, 0..content.peoples().len(), frame, printout, |content, people, frame, printout| {
        content.peoples().get(people).map_or_else(Vec::new, |people| roster(content, people, frame, printout))
    })
}

fn roster(content: &Content, people: &str, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let of_it = || content.characters.iter().filter(|(_, character)| character.people.trim() == people);
    let mut flow = Flow::new(frame, Orientation::Portrait, if people.is_empty() { "Nobody's" } else { people }, "Roster");
    let worth: Points = of_it().map(|(_, character)| content.worth(character)).sum();
    let summary =
        format!("{}, {}. Tick what becomes of each.", counted(of_it().count(), "character"), counted(worth.get(), "point"));
    flow.prose(&summary, REMARK.sized(Mm::new(3.4)));
    let heads = [
        "Name",
        "Type",
        "Sound",
        "Wounded",
        "Stunned",
        "On his horse",
        "Wounded",
        "Arms",
        "Points",
        "Stunned",
        "Wounded",
        "Dead",
    ];
    let shares = [3.2, 1.1, 1.7, 1.6, 1.3, 1.8, 1.8, 2.4, 1.1, 1.2, 1.3, 1.0];
    let rows: Vec<Vec<Cell>> = of_it().map(|(_, character)| row(content, character)).collect();
    Table { shares: &shares, heads: &heads, row: Mm::new(6.0) }.pour(&mut flow, &rows);
    Table::remark(&mut flow, "Values are attack, defense and movement. Whoever is stunned or wounded and is so again is dead.");
    let first: Option<Id<Character>> = of_it().map(|(id, _)| id).next();
    let mut bodies = flow.finish();
    if let Some(first) = first {
        printout.seal(&mut bodies, Place::Character(first, InCharacter::Whole), "The roster");
    }
    bodies
}

fn row(content: &Content, character: &Character) -> Vec<Cell> {
    let values = &character.values;
    let strength = |strength: Strength| if strength.is_empty() { String::new() } else { strength.to_string() };
    let arms = [(character.armour, "armour"), (character.bow, "bow"), (character.axe, "axe")];
    let arms: Vec<&str> = arms.into_iter().filter(|(has, _)| *has).map(|(_, word)| word).collect();
    let cells = [
        character.label().to_owned(),
        content.troop_of(character).map_or_else(String::new, |troop| troop.letters.clone()),
        strength(values.sound),
        strength(values.wounded),
        values.stunned.map_or_else(|| "?".into(), |defense| defense.to_string()),
        strength(values.mounted),
        strength(values.mounted_wounded),
        arms.join(", "),
        content.worth(character).to_string(),
        "□".into(),
        "□".into(),
        "□".into(),
    ];
    cells.map(|words| (words, None)).into()
}
