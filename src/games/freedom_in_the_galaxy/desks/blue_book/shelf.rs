//! Lists the contents of the blue book: the stars, races, pieces, decks and tables of each chapter.

use super::Memory;
use crate::things::Entry;
use freedom_in_the_galaxy::{Chapter, Content, Pick, Side};
use kit::desks::blue_book::{InProject, Row, Section, SectionKind};
use rules::counted;

/// The sections of the shelf: every chapter with everything in it, grouped by kind of thing.
pub fn sections(book: &Memory, content: &Content) -> Vec<Section<Pick>> {
    const KINDS: [SectionKind<Pick>; 13] = [
        ("Stars", |pick| matches!(pick, Pick::Star(_))),
        ("Races", |pick| matches!(pick, Pick::Race(_))),
        ("Characters", |pick| matches!(pick, Pick::Character(_))),
        ("Possessions", |pick| matches!(pick, Pick::Possession(_))),
        ("Units", |pick| matches!(pick, Pick::Unit(_))),
        ("Sovereigns", |pick| matches!(pick, Pick::Sovereign(_))),
        ("Missions", |pick| matches!(pick, Pick::Mission(_))),
        ("Actions", |pick| matches!(pick, Pick::Action(_))),
        ("Galactic events", |pick| matches!(pick, Pick::Event(_))),
        ("Assignments", |pick| matches!(pick, Pick::Assignment(_))),
        ("Planet secrets", |pick| matches!(pick, Pick::Secret(_))),
        ("Creatures", |pick| matches!(pick, Pick::Creature(_))),
        ("Tables", |pick| matches!(pick, Pick::Table(_))),
    ];
    book.by_kind(&KINDS, |chapter| chapter.picks().collect(), |name, chapter, pick| row(name, chapter, pick, content))
}

fn row(chapter_name: &str, chapter: &Chapter, pick: Pick, content: &Content) -> Option<Row<Pick>> {
    let same = chapter.copy(&pick, content)?.is_empty();
    let (name, kind, remark, named) = match &pick {
        Pick::Star(name) => {
            let (id, star) = chapter.star(name)?;
            let named = content.stars.find(|known| known.name == *name).is_some();
            let planets = counted(chapter.planets_of(id).count(), "planet");
            (format!("{} {name}", star.number), "star", planets, named)
        }
        Pick::Race(name) => {
            let race = chapter.race(name)?;
            let named = content.races.find(|known| known.name == *name).is_some();
            let remark = if race.star_faring { "star-faring" } else { "planet-bound" };
            (name.clone(), "race", remark.to_owned(), named)
        }
        Pick::Character(name) => {
            let character = &chapter.character(name)?.character;
            let named = content.characters.find(|known| known.name == *name).is_some();
            (name.clone(), "character", format!("{} {}", character.side.label(), character.line()), named)
        }
        Pick::Possession(name) => {
            let possession = &chapter.possession(name)?.possession;
            let named = content.possessions.find(|known| known.name == *name).is_some();
            (name.clone(), "possession", possession.kind.label().to_owned(), named)
        }
        Pick::Unit(name) => {
            let unit = chapter.unit(name)?;
            let named = content.units.find(|known| known.name == *name && known.side == unit.side).is_some();
            (name.clone(), "military unit", format!("{} {}", unit.side.label(), unit.line()), named)
        }
        Pick::Sovereign(name) => {
            let sovereign = chapter.sovereign(name)?;
            let named = content.sovereigns.find(|known| known.name == *name).is_some();
            (name.clone(), "sovereign", format!("{} {}", sovereign.allegiance.label(), sovereign.line()), named)
        }
        Pick::Mission(name) => {
            let mission = chapter.missions.iter().find(|mission| mission.name == *name)?;
            let named = content.missions.find(|known| known.name == *name).is_some();
            (format!("{} {name}", mission.letter), "mission", format!("card {}", mission.number), named)
        }
        Pick::Action(number) => {
            let action = chapter.actions.iter().find(|action| action.number == *number)?;
            let named = content.actions.find(|known| known.number == *number).is_some();
            let letters = [&action.urban, &action.special, &action.wild].map(|section| section.letters.as_str());
            (action.label(), "action card", letters.join(" "), named)
        }
        Pick::Event(name) => {
            let event = chapter.events.iter().find(|event| event.name == *name)?;
            let named = content.events.find(|known| known.name == *name).is_some();
            (format!("{} {name}", event.number), "event", String::new(), named)
        }
        Pick::Assignment(number) => {
            let assignment = chapter.assignments.iter().find(|assignment| assignment.number == *number)?;
            let named = content.assignments.find(|known| known.number == *number).is_some();
            (assignment.label(), "assignment", assignment.says(), named)
        }
        Pick::Secret(name) => {
            (name.clone(), "secret", String::new(), content.secrets.find(|known| known.name == *name).is_some())
        }
        Pick::Creature(name) => {
            let creature = chapter.creatures.iter().find(|creature| creature.name == *name)?;
            (name.clone(), "creature", creature.line(), content.creature(name).is_some())
        }
        Pick::Table(table) => {
            let origin = chapter.tables.as_ref().map(|tables| tables.origin(*table).label().to_owned());
            // A project always has a table with each of these names, even if that table is empty.
            (format!("{} table", table.label()), "table", origin.unwrap_or_default(), !content.tables.is_empty(*table))
        }
    };
    let (side, points) = (side(chapter, &pick).map(|side| side.label().to_owned()), None);
    let entry = Entry { chapter: chapter_name.to_owned(), pick };
    Some(Row { entry, name, kind, words: String::new(), side, points, remark, in_project: InProject::of(same, named) })
}

/// The side to which a character or a unit belongs; `None` for other things.
fn side(chapter: &Chapter, pick: &Pick) -> Option<Side> {
    match pick {
        Pick::Character(name) => chapter.character(name).map(|found| found.character.side),
        Pick::Unit(name) => chapter.unit(name).map(|unit| unit.side),
        Pick::Star(_)
        | Pick::Race(_)
        | Pick::Possession(_)
        | Pick::Sovereign(_)
        | Pick::Mission(_)
        | Pick::Action(_)
        | Pick::Event(_)
        | Pick::Assignment(_)
        | Pick::Secret(_)
        | Pick::Creature(_)
        | Pick::Table(_) => None,
    }
}
