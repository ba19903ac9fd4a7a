//! The rosters: the characters of each force and, for each people, those who are in no force. Each has values, and boxes to tick for the character's
//! state.

use super::counters;
use std::collections::BTreeSet;

use drawing::stock::Orientation;
use geometry::{Mm, Rect, Size, Vector};
use rules::{Id, Points, counted};
use sheets::Printout;
use sheets::flow::Flow;
use sheets::frame::{Body, Frame};
use sheets::look::REMARK;
use sheets::roll;
use sheets::section::one_by_one;
use sheets::table::{Cell, Table};
use vikings::{Character, Content, Force, InCharacter, Place, Scenario, Strength};

/// The heads of the columns; the first column has pictures.
const HEADS: [&str; 13] =
    ["", "Name", "Type", "Sound", "Wounded", "Stunned", "Mounted", "Wounded", "Arms", "Points", "Stunned", "Wounded", "Dead"];
/// The widths of the columns as shares of the page.
const SHARES: [f64; 13] = [1.5, 3.2, 1.1, 1.7, 1.6, 1.3, 1.8, 1.8, 2.4, 1.1, 1.2, 1.3, 1.0];
/// The smallest height of a row with a picture.
const LOWEST: Mm = Mm::new(9.0);
/// The greatest height of a row with a picture. It is about the height of a counter.
const HIGHEST: Mm = Mm::new(14.0);
/// The height of a row without a picture.
const WITHOUT_PICTURES: Mm = Mm::new(6.0);
/// The height of the remark below the table.
const REMARKS: Mm = Mm::new(8.0);

/// Characters, each with its id.
type Characters<'a> = Vec<(Id<Character>, &'a Character)>;

/// The characters who share one roster.
#[derive(Clone, Copy, PartialEq)]
enum Band {
    /// The characters of a force.
    Force(Id<Force>),
    /// The characters of a people who are in no force. The people is given by its number.
    People(usize),
}

/// A roster for each force of the chosen scenario. If no scenario is chosen, a roster for each force, and then one for each people with its
/// characters who are in no force.
#[must_use]
pub fn rosters(content: &Content, scenario: Option<Id<Scenario>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let wanted = scenario.and_then(|id| content.scenarios.get(id));
    let takes_part = |id: &Id<Force>| wanted.is_none_or(|scenario| scenario.sides.contains(&Some(*id)));
    let forces = content.forces.ids().filter(takes_part).map(Band::Force);
    let peoples = if wanted.is_some() { 0 } else { content.peoples().len() };
    let bands = forces.chain((0..peoples).map(Band::People));
    one_by_one(content, bands, frame, printout, |content, band, frame, printout| {
        let (title, of_it) = band.of(content);
        if of_it.is_empty() && matches!(band, Band::People(_)) {
            Vec::new()
        } else {
            roster(content, title, &of_it, frame, printout)
        }
    })
}

impl Band {
    /// The title of the roster, and the characters on it.
    fn of(self, content: &Content) -> (&str, Characters<'_>) {
        let members =
            |force: &Force| -> Vec<Id<Character>> { force.members.iter().filter_map(|(_, member)| member.character).collect() };
        match self {
            Self::Force(id) => content.forces.get(id).map_or_else(Default::default, |force| {
                let of_it = members(force).into_iter().filter_map(|id| Some((id, content.characters.get(id)?)));
                (force.label(), of_it.collect())
            }),
            Self::People(number) => content.peoples().get(number).map_or_else(Default::default, |people| {
                let met: BTreeSet<Id<Character>> = content.forces.iter().flat_map(|(_, force)| members(force)).collect();
                let of_it =
                    content.characters.iter().filter(|(id, character)| character.people.trim() == *people && !met.contains(id));
                (if people.is_empty() { "Nobody's" } else { people }, of_it.collect())
            }),
        }
    }
}

fn roster(content: &Content, title: &str, of_it: &Characters, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let mut flow = Flow::new(frame, Orientation::Portrait, title, "Roster");
    let worth: Points = of_it.iter().map(|(_, character)| content.worth(character)).sum();
    let summary = format!("{}, {}. Tick what becomes of each.", counted(of_it.len(), "character"), counted(worth.get(), "point"));
    flow.prose(&summary, REMARK.sized(Mm::new(3.4)));
    let rows: Vec<Vec<Cell>> = of_it.iter().map(|(_, character)| row(content, character)).collect();
    let pictured = Table { shares: &SHARES, heads: &HEADS, row: Mm::ZERO };
    let room = (flow.left() - pictured.height(0) - REMARKS) / rows.len().max(1) as f64;
    if room < LOWEST {
        // There are too many characters for pictures that could be recognized, so the column with pictures is left out.
        let rows: Vec<Vec<Cell>> = rows.into_iter().map(|row| row.into_iter().skip(1).collect()).collect();
        Table { shares: &SHARES[1..], heads: &HEADS[1..], row: WITHOUT_PICTURES }.pour(&mut flow, &rows);
    } else {
        let table = Table { row: room.min(HIGHEST), ..pictured };
        let (rect, draft) = flow.strip(table.height(rows.len()));
        table.put(draft, rect.min, rect.width(), &rows);
        let size = Size::of(rect.width() * (SHARES[0] / SHARES.iter().sum::<f64>()), table.row);
        for (number, (_, character)) in of_it.iter().enumerate() {
            let corner = rect.min + Vector::at(Mm::ZERO, table.height(number));
            roll::picture(draft, &counters::figure_alone(content, character), Rect::new(corner, size).inset(Mm::new(0.6)));
        }
    }
    Table::remark(
        &mut flow,
        "Values are attack, defense and movement. A character who is stunned or wounded and is so again is dead.",
    );
    let first = of_it.first().map(|(id, _)| *id);
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
        String::new(),
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
