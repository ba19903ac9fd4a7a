//! Upper bounds for the lengths of the lists in designs. They are higher than any map needs, and low enough for any machine. Shelves limit their own
//! length.

use std::fmt;

use serde::de::value::SeqAccessDeserializer;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::cards::{Action, ActionReading, Assignment, Creature, Event, MOST_VERBS, Mission, Secret, Section};
use super::set_up::{Placed, PlanetStart};
use super::terms::{InstantVictory, Limit, Provision, Score};
use super::verbs::{ActionEvent, Condition, Draw, Effect, Failure, Success, Trait};
use super::{
    BookCharacter, BookPossession, Character, CharacterReading, Environ, EnvironReading, Locals, LocalsReading, Planet,
    PlanetReading, Province, Race, Route, Scenario, Sovereign, Squad, Star, Tables, UnitType,
};
use rules::kind::Quoted;
use rules::{Bound, Id, Level, Refusal, Shelf};

/// How many paragraphs of notes a scenario may have.
const NOTES: Bound = Bound::new(1_000, "notes in one scenario");
/// How many races an environ may have.
const RACES: Bound = Bound::new(100, "races in one environ");
/// How many environs a planet may have.
const ENVIRONS: Bound = Bound::new(100, "environs of one planet");
/// In how many types of environ a race may have locals.
const LOCALS: Bound = Bound::new(100, "locals of one race");
/// How many homes a character may have.
const HOMES: Bound = Bound::new(100, "homes of one character");
/// How many entries, such as `A3`, the list of a character's extra draws may have.
const DRAWS: Bound = Bound::new(100, "extra draws of one character");
/// How many other readings one thing may have, for example one planet.
const READINGS: Bound = Bound::new(100, "other readings of one thing");
/// How many rows the table of squads may have.
const SQUADS: Bound = Bound::new(100, "rows of squads");
/// How many verbs one list may have, for example the effects of one event.
const VERBS: Bound = Bound::new(MOST_VERBS, "sentences in one list");
/// How many terms one list of a scenario may have.
const TERMS: Bound = Bound::new(Scenario::MOST_TERMS, "sentences in one list");
/// How many planets of a scenario may start differently from the map.
const PLANET_STARTS: Bound = Bound::new(1_000, "planets in one scenario");
/// How many rows a set-up may have.
const SET_UP: Bound = Bound::new(2_000, "rows in one set-up");
/// How many provinces an assignment may name.
const PROVINCES: Bound = Bound::new(9, "provinces in one assignment");
/// How many things of one kind a chapter of the blue book may have.
const CHAPTER: Bound = Bound::new(Shelf::<Planet>::MOST, "things of one kind in one chapter");

/// Makes a function for each list, which reads the list and refuses one that is too long. The structs name these functions in their serde attributes.
macro_rules! readers {
    ($($name:ident: $bound:ident -> $thing:ty;)*) => {
        $(pub(super) fn $name<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<$thing>, D::Error> {
            $bound.list(deserializer)
        })*
    };
}

readers! {
    read_notes: NOTES -> String;
    read_races: RACES -> Id<Race>;
    read_environ_readings: READINGS -> EnvironReading;
    read_planet_readings: READINGS -> PlanetReading;
    read_locals_readings: READINGS -> LocalsReading;
    read_homes: HOMES -> Id<Planet>;
    read_extra_draws: DRAWS -> String;
    read_character_readings: READINGS -> CharacterReading;
    read_characters: CHAPTER -> BookCharacter;
    read_possessions: CHAPTER -> BookPossession;
    read_units: CHAPTER -> UnitType;
    read_sovereigns: CHAPTER -> Sovereign;
    read_squads: SQUADS -> Squad;
    read_provinces: CHAPTER -> Province;
    read_stars: CHAPTER -> Star;
    read_routes: CHAPTER -> Route;
    read_planets: CHAPTER -> Planet;
    read_all_races: CHAPTER -> Race;
    read_all_missions: CHAPTER -> Mission;
    read_all_actions: CHAPTER -> Action;
    read_all_events: CHAPTER -> Event;
    read_all_assignments: CHAPTER -> Assignment;
    read_all_secrets: CHAPTER -> Secret;
    read_all_creatures: CHAPTER -> Creature;
    read_action_readings: READINGS -> ActionReading;
    read_action_events: VERBS -> ActionEvent;
    read_conditions: VERBS -> Condition;
    read_successes: VERBS -> Success;
    read_draws: VERBS -> Draw;
    read_failures: VERBS -> Failure;
    read_effects: VERBS -> Effect;
    read_traits: VERBS -> Trait;
    read_provinces_of_assignment: PROVINCES -> Level;
    read_provisions: TERMS -> Provision;
    read_limits: TERMS -> Limit;
    read_scores: TERMS -> Score;
    read_instant_victories: TERMS -> InstantVictory;
}

/// Reads the environs of a planet.
pub(super) fn read_environs<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Environ>, D::Error> {
    ENVIRONS.shelf(deserializer)
}

/// Reads the list of planets that start differently from the map.
pub(super) fn read_planet_starts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<PlanetStart>, D::Error> {
    PLANET_STARTS.shelf(deserializer)
}

/// Reads the rows of a set-up.
pub(super) fn read_set_up<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Placed>, D::Error> {
    SET_UP.shelf(deserializer)
}

/// Reads the locals of a race.
pub(super) fn read_locals<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Shelf<Locals>, D::Error> {
    LOCALS.shelf(deserializer)
}

/// Reads the effects of a character or a possession. Older projects have free text instead of sentences; the text becomes an effect that is printed
/// but not played.
pub(super) fn read_effects_or_words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<Effect>, D::Error> {
    deserializer.deserialize_any(EffectsOrWords)
}

struct EffectsOrWords;

impl<'de> Visitor<'de> for EffectsOrWords {
    type Value = Vec<Effect>;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a list of effects, or words")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Self::Value, A::Error> {
        read_effects(SeqAccessDeserializer::new(list))
    }

    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Self::Value, E> {
        // A sentence stands on one line, so line breaks become spaces.
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(if words.is_empty() { Vec::new() } else { vec![Effect::Printed(Quoted(words))] })
    }
}

/// Reads the letter of a mission, which is one capital letter or empty.
pub(super) fn read_letter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let letter = String::deserialize(deserializer)?;
    match letter.as_bytes() {
        [] | [b'A'..=b'Z'] => Ok(letter),
        _ => Err(serde::de::Error::custom(format!("the letter of a mission is one capital, not {letter:?}"))),
    }
}

impl Mission {
    /// Checks that the mission, once saved, can be read again.
    ///
    /// # Errors
    /// If one of its lists is longer than its bound, or its letter is neither empty nor a capital letter.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        VERBS.allow(self.conditions.len())?;
        VERBS.allow(self.success.len())?;
        VERBS.allow(self.draws.len())?;
        VERBS.allow(self.failure.len())?;
        match self.letter.as_bytes() {
            [] | [b'A'..=b'Z'] => Ok(()),
            _ => Err(Refusal::new(format!("the letter of a mission is one capital, not {:?}", self.letter))),
        }
    }
}

impl Action {
    /// Checks that the card, once saved, can be read again.
    ///
    /// # Errors
    /// If one of its lists is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        READINGS.allow(self.readings.len())?;
        let sections: [&Section; 3] = [&self.urban, &self.special, &self.wild];
        sections.into_iter().try_for_each(|section| VERBS.allow(section.event.len()))
    }
}

impl Assignment {
    /// Checks that the assignment, once saved, can be read again.
    ///
    /// # Errors
    /// If it has more provinces than its bound allows.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        PROVINCES.allow(self.provinces.len())
    }
}

/// Checks that a list of verbs, once saved, can be read again.
///
/// # Errors
/// If the list is longer than its bound.
pub fn verbs_within_bounds<V>(verbs: &[V]) -> Result<(), Refusal> {
    VERBS.allow(verbs.len())
}

impl Planet {
    /// Checks that the planet, once saved, can be read again.
    ///
    /// # Errors
    /// If one of its lists is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        ENVIRONS.allow(self.environs.len())?;
        READINGS.allow(self.readings.len())?;
        self.environs.iter().try_for_each(|(_, environ)| {
            RACES.allow(environ.races.len())?;
            READINGS.allow(environ.readings.len())
        })
    }
}

impl Race {
    /// Checks that the race, once saved, can be read again.
    ///
    /// # Errors
    /// If one of its lists is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        LOCALS.allow(self.locals.len())?;
        self.locals.iter().try_for_each(|(_, locals)| READINGS.allow(locals.readings.len()))
    }
}

impl Character {
    /// Checks that the character, once saved, can be read again.
    ///
    /// # Errors
    /// If one of the character's lists is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        HOMES.allow(self.homes.len())?;
        DRAWS.allow(self.draws.len())?;
        VERBS.allow(self.specials.len())?;
        READINGS.allow(self.readings.len())
    }
}

impl Scenario {
    /// Checks that the scenario, once saved, can be read again.
    ///
    /// # Errors
    /// If one of its lists is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        NOTES.allow(self.notes.len())?;
        PLANET_STARTS.allow(self.planets.len())?;
        SET_UP.allow(self.set_up.len())?;
        [self.provisions.len(), self.limits.len(), self.scores.len(), self.instant.len()]
            .into_iter()
            .try_for_each(|count| TERMS.allow(count))
    }
}

impl Tables {
    /// Checks that the tables, once saved, can be read again.
    ///
    /// # Errors
    /// If one of their lists is longer than its bound.
    pub fn within_bounds(&self) -> Result<(), Refusal> {
        SQUADS.allow(self.squads.rows.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Content, Edit};
    use rules::Change;

    #[test]
    fn what_could_not_be_read_again_is_refused_when_it_is_made() {
        let mut content = Content::default();
        let planet = |count| {
            let environs = (0..count).map(|_| Environ::default()).collect();
            Edit::Planet(Change::Add(Planet { environs, ..Planet::default() }))
        };
        let scenario = |count| Edit::Scenario(Change::Add(Scenario { notes: vec![String::new(); count], ..Scenario::default() }));
        let character =
            |count| Edit::Character(Change::Add(Character { draws: vec![String::new(); count], ..Character::default() }));
        for edit in [planet(101), scenario(1_001), character(101)] {
            let refusal = content.apply(&edit).expect_err("too many").to_string();
            assert!(refusal.contains("at most 1"), "{refusal}");
            assert_eq!(content, Content::default());
        }
        for edit in [planet(100), scenario(1_000), character(100)] {
            content.apply(&edit).expect("as many as there may be");
        }
        let text = ron::to_string(&content).expect("text");
        assert_eq!(ron::from_str::<Content>(&text), Ok(content));
    }

    #[test]
    fn words_of_projects_before_there_were_sentences_are_printed() {
        let read = |text: &str| ron::from_str::<Character>(text).map(|character| character.specials);
        let printed = |words: &str| Ok(vec![Effect::Printed(Quoted(words.into()))]);
        assert_eq!(read("(specials: \"Heals\n  characters.\")"), printed("Heals characters."));
        assert_eq!(read("(specials: \" \")"), Ok(Vec::new()));
        assert_eq!(read("(specials: [HealsOthers, Printed(\"Sings.\")])").map(|specials| specials.len()), Ok(2));
        let wrong = read("(specials: [\n  Sings,\n])").expect_err("no verb");
        assert!(wrong.span.start.line == 2 && wrong.to_string().contains("Sings"), "{wrong}");
        let many = format!("(specials: [{}])", "HealsOthers,".repeat(41));
        assert!(read(&many).expect_err("too many").to_string().contains("more than 40 sentences"));
    }
}
