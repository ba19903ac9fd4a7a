//! A character: name and side, ratings, and homes (6.1).

use serde::{Deserialize, Serialize};

use super::cards::weight_of;
use super::verbs::Effect;
use super::{Planet, Race, Ratings, Side, bounds};
use rules::{Count, Id, Level, Origin, Picture};

/// A character, who has a card and a counter.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Character {
    /// The number of the card; `None` for a character without a card number.
    pub number: Option<Count>,
    /// The character's name.
    pub name: String,
    /// The line below the name, such as "Princess of Adare"; empty if there is none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The side that the character serves.
    pub side: Side,
    /// The race to which the character belongs; `None` if the designer has not chosen one.
    pub race: Option<Id<Race>>,
    /// The character's seven ratings.
    pub ratings: Ratings,
    /// The planets on which the character is at home. The character's title makes the character royal on at most one of them.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_homes")]
    pub homes: Vec<Id<Planet>>,
    /// The planet on which the character's title makes the character royal; `None` if there is no such planet (26.0).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub royal: Option<Id<Planet>>,
    /// Whether the character is a knight of the Empire.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub knight: bool,
    /// The extra draws in missions, each written as the letter of the mission and the number of draws, such as `A3`.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_extra_draws")]
    pub draws: Vec<String>,
    /// The special abilities of the character.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_effects_or_words")]
    pub specials: Vec<Effect>,
    /// The designer's own picture; `None` for the one that Drydock draws.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub picture: Option<Id<Picture>>,
    /// Where the data of the character come from.
    pub origin: Origin,
    /// Other readings of the character, if sources differ.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_character_readings")]
    pub readings: Vec<CharacterReading>,
}

/// Another reading of one value of a character, from a source that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum CharacterReading {
    /// The character has this intelligence.
    Intelligence(Level),
    /// The character has these extra draws.
    Draws(Vec<String>),
}

/// Extra draws in one mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ExtraDraws {
    /// The letter of the mission.
    pub mission: char,
    /// How many extra draws the character has in the mission.
    pub count: u32,
}

impl Character {
    /// The character's name, or "Unnamed character" if there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed character" } else { &self.name }
    }

    /// The extra draws, read from the words in `draws`. Words that are not a letter with a number are left out.
    pub fn extra_draws(&self) -> impl Iterator<Item = ExtraDraws> {
        self.draws.iter().filter_map(|word| ExtraDraws::read(word))
    }

    /// All seven ratings in one line as the card prints them: `5/5/4/4(1)/3/4`.
    #[must_use]
    pub fn line(&self) -> String {
        let Ratings { combat, endurance, intelligence, diplomacy, navigation, .. } = self.ratings;
        format!("{combat}/{endurance}/{intelligence}/{}/{diplomacy}/{navigation}", self.ratings.leading())
    }

    /// The leadership with which the character leads units in combat. On a planet it is the ordinary leadership; in the planet's orbit box it is the
    /// leadership in space (10.4, 22.0). On the planet where the character's title makes the character royal, it is one higher, unless it is 0
    /// (26.0).
    #[must_use]
    pub fn leads_on(&self, planet: Option<Id<Planet>>, in_orbit: bool) -> u32 {
        let rating = if in_orbit { self.ratings.space_leadership } else { self.ratings.leadership }.get();
        rating + u32::from(rating > 0 && planet.is_some() && planet == self.royal)
    }

    /// About how many bytes of memory the character takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let words = |words: &[String]| words.iter().map(|word| size_of::<String>() + word.len()).sum::<usize>();
        size_of::<Self>()
            + self.name.len()
            + self.title.len()
            + weight_of(&self.specials)
            + self.homes.len() * size_of::<Id<Planet>>()
            + words(&self.draws)
            + self.readings.iter().map(CharacterReading::weight).sum::<usize>()
    }
}

impl ExtraDraws {
    /// Reads extra draws from a word that is a letter and a number, such as `A3`; `None` if the word is anything else.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        let mission = word.chars().next().filter(char::is_ascii_uppercase)?;
        let count = word[1..].parse().ok().filter(|count| (1..=Level::MAX.get()).contains(count))?;
        Some(Self { mission, count })
    }
}

impl CharacterReading {
    /// The reading in words, such as "intelligence 2".
    #[must_use]
    pub fn says(&self) -> String {
        match self {
            Self::Intelligence(intelligence) => format!("intelligence {intelligence}"),
            Self::Draws(draws) if draws.is_empty() => "no extra draws".to_owned(),
            Self::Draws(draws) => format!("extra draws {}", draws.join(" ")),
        }
    }

    /// Replaces the character's own value with this reading.
    pub fn take(&self, character: &mut Character) {
        match self {
            Self::Intelligence(intelligence) => character.ratings.intelligence = *intelligence,
            Self::Draws(draws) => character.draws.clone_from(draws),
        }
    }

    fn weight(&self) -> usize {
        let words =
            if let Self::Draws(draws) = self { draws.iter().map(|word| size_of::<String>() + word.len()).sum() } else { 0 };
        size_of::<Self>() + words
    }
}
