//! Suggestions for writing a sheet: words of the grammar, and names that the player knows.

use super::grammar::{Slot, Unit};
use super::{Name, Sheet, complete};
use crate::knowledge::Knowledge;
use crate::quotes::QUOTES;

/// A suggestion of what to write at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text that is written if the suggestion is taken.
    pub text: String,
    /// A description of the word or the thing; empty for none.
    pub help: String,
    /// How many letters before the position the text replaces.
    pub replaces: usize,
}

/// How many suggestions are made at once at most.
const MOST: usize = 60;

/// Suggests how a line could continue that has been written up to the end of `before`.
#[must_use]
pub fn suggestions(before: &str, sheet: &Sheet, knowledge: &Knowledge) -> Vec<Suggestion> {
    let completion = complete(before);
    // An opening quotation mark before the name is replaced as well.
    let start = before.len() - completion.begun.len();
    let is_quoted = before[..start].ends_with(QUOTES);
    let replaces = completion.begun.chars().count() + usize::from(is_quoted);
    let mut all = Vec::new();
    if !is_quoted {
        let words = completion.words.iter();
        all.extend(words.map(|(word, help)| Suggestion { text: (*word).into(), help: (*help).into(), replaces }));
    }
    let begun = completion.begun.to_lowercase();
    for slot in completion.slots {
        for (text, help) in offers(slot, sheet, knowledge) {
            let name = text.trim_matches('"').to_lowercase();
            let fits = name.starts_with(&begun) && (name != begun || is_quoted);
            if fits && !all.iter().any(|known: &Suggestion| known.text == text) {
                all.push(Suggestion { text, help, replaces });
            }
        }
    }
    all.truncate(MOST);
    all
}

/// What could fill a slot, each with a description.
fn offers(slot: Slot, sheet: &Sheet, knowledge: &Knowledge) -> Vec<(String, String)> {
    let quoted = |name: &str| Name::from(name).written().into_owned();
    let plain = |text: String| vec![(text, String::new())];
    match slot {
        Slot::Player => {
            let others = knowledge.houses.iter().filter(|house| house.player != knowledge.player);
            let own = sheet.opening.is_none().then(|| (quoted(knowledge.name()), String::new()));
            own.into_iter().chain(others.map(|house| (quoted(&house.name), house_help(house)))).collect()
        }
        Slot::Players => offers(Slot::Player, sheet, knowledge),
        Slot::Foe => {
            let strangers = knowledge.strangers.iter().filter_map(|stranger| {
                let number = stranger.number?;
                Some((
                    format!("stranger {number}"),
                    format!("seen at {} in year {}", knowledge.place(stranger.at), stranger.year),
                ))
            });
            offers(Slot::Player, sheet, knowledge).into_iter().chain(strangers).collect()
        }
        Slot::Fleet => {
            let known = knowledge.own.fleets.iter();
            let known = known.map(|fleet| (quoted(&fleet.name), format!("at {}", knowledge.place(fleet.at))));
            let founded = sheet.fleets.iter().filter(|block| knowledge.fleet(&block.what.name.text).is_none());
            known.chain(founded.map(|block| (quoted(&block.what.name.text), "founded by this sheet".to_owned()))).collect()
        }
        Slot::World | Slot::Route => worlds(knowledge),
        Slot::Person => {
            let persons = knowledge.own.persons.iter();
            persons.map(|person| (quoted(&person.name), format!("at {}", knowledge.place(person.at)))).collect()
        }
        Slot::Item => items(knowledge).collect(),
        Slot::Technology => {
            let known = &knowledge.own.technologies;
            let open = knowledge.posted.technologies.iter().filter(|(id, _)| !known.contains(id));
            open.map(|(_, technology)| (technology.name.clone(), format!("level {}", technology.level))).collect()
        }
        Slot::Things | Slot::Cargo | Slot::Lot => {
            let ships = knowledge.own.fleets.iter().flat_map(|fleet| &fleet.ships).filter(|ship| !ship.name.trim().is_empty());
            let ships = ships.map(|ship| (quoted(&ship.name), "a ship of yours".to_owned()));
            items(knowledge)
                .chain(ships)
                .chain([("IU".to_owned(), String::new()), ("people".to_owned(), String::new())])
                .collect()
        }
        Slot::Key => plain(knowledge.key.clone()),
        Slot::Number(Unit::Turn) => plain(knowledge.next_turn().to_string()),
        Slot::Number(Unit::Version) => plain("2".to_owned()),
        Slot::Number(Unit::Things | Unit::Ships | Unit::Garrison | Unit::Iu | Unit::Millions)
        | Slot::Mode
        | Slot::Aim
        | Slot::Share
        | Slot::Text => Vec::new(),
    }
}

fn house_help(house: &crate::knowledge::House) -> String {
    house.kind.map_or_else(String::new, |kind| kind.label().to_owned())
}

/// The worlds that the player has heard of, with descriptions, for slots that take the name of a world.
fn worlds(knowledge: &Knowledge) -> Vec<(String, String)> {
    let named = knowledge.worlds.iter().filter(|world| !world.name.trim().is_empty());
    let mut all: Vec<(String, String)> = named
        .map(|world| {
            let kind = world.kind().map_or_else(String::new, |kind| format!(", {}", kind.label()));
            let seen = world.seen.as_ref().map_or_else(String::new, |seen| format!(", seen in year {}", seen.year));
            let help = format!("{}{kind}{seen}", knowledge.posted.sector.written(world.at));
            (Name::from(world.name.as_str()).written().into_owned(), help)
        })
        .collect();
    all.sort();
    all
}

fn items(knowledge: &Knowledge) -> impl Iterator<Item = (String, String)> {
    let posted = &knowledge.posted;
    posted.items.iter().map(|(_, item)| (item.name.to_lowercase(), format!("{} IU", posted.price(item))))
}

#[cfg(test)]
mod tests {
    use super::super::checks::examples;
    use super::*;

    fn offered(before: &str) -> Vec<(String, usize)> {
        let (sheet, knowledge) = examples::sheet("fleet \"New Gang\"\nships Raven");
        let all = suggestions(before, &sheet, &knowledge);
        all.into_iter().map(|suggestion| (suggestion.text, suggestion.replaces)).collect()
    }

    #[test]
    fn names_are_offered_where_the_grammar_wants_them() {
        assert_eq!(offered("fleet Ra"), [("Raiders".to_owned(), 2), ("Rangers".to_owned(), 2)]);
        assert_eq!(offered("  route Gram - x"), [("Xochitl".to_owned(), 1)]);
        assert_eq!(offered("commander \"Angus t"), [("\"Angus the First\"".to_owned(), 8)]);
        assert_eq!(offered("fleet N"), [("\"New Gang\"".to_owned(), 1)]);
        assert_eq!(offered("pay 20 to "), [("Lucas".to_owned(), 0)]);
        assert_eq!(offered("  mode e"), [("engage".to_owned(), 1)]);
        assert!(offered("build 2 ").iter().any(|(text, _)| text == "escort"));
        assert!(offered("  route Gram - ").iter().any(|(text, _)| text == "wait"));
        assert!(offered("research ").iter().all(|(text, _)| text != "Jump-3"), "{:?}", offered("research "));
    }
}
