//! The values in the gaps of verbs: numbers, letters of missions, sides, ratings, and the names of things.

use serde::{Deserialize, Serialize};

use crate::{EnvironType, Loyalty, Side};
use rules::kind::{Gap, Slot, written};

/// A number that is added to another number. A negative bonus makes the other number smaller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "i64", into = "i64")]
pub struct Bonus(i8);

impl Bonus {
    /// The largest number that can be added or subtracted.
    const MOST: i64 = 99;

    /// A bonus; `None` if the number is above 99 or below -99.
    #[must_use]
    pub fn new(number: i64) -> Option<Self> {
        Self::try_from(number).ok()
    }

    /// The number that the bonus adds.
    #[must_use]
    pub const fn get(self) -> i32 {
        self.0 as i32
    }
}

impl TryFrom<i64> for Bonus {
    type Error = String;

    fn try_from(number: i64) -> Result<Self, String> {
        let small = i8::try_from(number).ok().filter(|_| number.abs() <= Self::MOST).map(Self);
        small.ok_or_else(|| format!("what is added is a number from -99 to 99, not {number}"))
    }
}

impl From<Bonus> for i64 {
    fn from(bonus: Bonus) -> Self {
        bonus.0.into()
    }
}

impl Gap for Bonus {
    fn slot() -> Slot {
        Slot::Number { least: -Self::MOST, most: Self::MOST, signed: true }
    }

    fn say(&self) -> String {
        written(self.0.into(), true)
    }

    fn hear(text: &str) -> Option<Self> {
        text.parse().ok().and_then(Self::new)
    }
}

/// Letters of missions, each once, in the order in which they are printed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Letters(String);

impl Letters {
    /// Reads letters from a text such as `RH`; `None` if the text has anything but capital letters, or has a letter twice.
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let once = text.char_indices().all(|(at, letter)| letter.is_ascii_uppercase() && !text[..at].contains(letter));
        once.then(|| Self(text.to_owned()))
    }

    /// The letters as they are printed, without anything between them.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The letters, in order.
    pub fn iter(&self) -> impl Iterator<Item = char> + '_ {
        self.0.chars()
    }

    /// Whether a letter is in the list.
    #[must_use]
    pub fn contains(&self, letter: char) -> bool {
        self.0.contains(letter)
    }

    /// Whether the list has no letters.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl TryFrom<String> for Letters {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::new(&text).ok_or_else(|| format!("letters of missions are capitals, each once, not {text:?}"))
    }
}

impl From<Letters> for String {
    fn from(letters: Letters) -> Self {
        letters.0
    }
}

impl Gap for Letters {
    fn slot() -> Slot {
        Slot::Text("D")
    }

    fn say(&self) -> String {
        let letters: Vec<String> = self.iter().map(String::from).collect();
        match letters.as_slice() {
            [more @ .., last] if !more.is_empty() => format!("{} or {last}", more.join(", ")),
            letters => letters.concat(),
        }
    }

    fn hear(text: &str) -> Option<Self> {
        let letters = text.replace(" or ", ",").replace([',', ' '], "");
        Self::new(&letters).filter(|letters| !letters.is_empty())
    }

    fn names(&self) -> Vec<(&'static str, String)> {
        self.iter().map(|letter| ("mission", letter.to_string())).collect()
    }
}

/// Makes the types for names of things, which a sentence holds unchanged.
macro_rules! names {
    ($($(#[$about:meta])* $name:ident = $what:literal of [$($kind:literal),+], $example:literal;)+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(try_from = "String", into = "String")]
            pub struct $name(String);

            impl $name {
                /// The name of the thing.
                #[must_use]
                pub fn as_str(&self) -> &str {
                    &self.0
                }
            }

            impl TryFrom<String> for $name {
                type Error = String;

                fn try_from(text: String) -> Result<Self, String> {
                    let fits = (1..=LONGEST_NAME).contains(&text.len()) && !text.contains([';', '"']) && text.trim() == text;
                    if fits { Ok(Self(text)) } else { Err(format!("a {} is not called {text:?}", $what)) }
                }
            }

            impl From<$name> for String {
                fn from(name: $name) -> Self {
                    name.0
                }
            }

            impl Gap for $name {
                fn slot() -> Slot {
                    Slot::Name { of: &[$($kind),+], example: $example }
                }

                fn say(&self) -> String {
                    self.0.clone()
                }

                fn hear(text: &str) -> Option<Self> {
                    Self::try_from(text.to_owned()).ok()
                }

                fn names(&self) -> Vec<(&'static str, String)> {
                    vec![($what, self.0.clone())]
                }
            }
        )+
    };
}

/// How long a name in a sentence may be, in bytes.
const LONGEST_NAME: usize = 60;

names! {
    /// The name of a planet.
    PlanetName = "planet" of ["planet"], "Lonica";
    /// The name of a star.
    StarName = "star" of ["star"], "Egrix";
    /// The name of a race.
    RaceName = "race" of ["race"], "Kayn";
    /// The name of a character.
    CharacterName = "character" of ["character"], "Zina Adora";
    /// The name of a type of unit.
    UnitName = "unit type" of ["military unit"], "Suicide Squad";
    /// The name of a character, a possession such as a ship, a secret or a creature.
    ThingName = "thing" of ["character", "possession", "secret", "creature"], "S-XIII";
}

/// Makes the types for lists of words from which a designer chooses one.
macro_rules! choices {
    ($($(#[$about:meta])* $list:ident { $($(#[$says:meta])* $choice:ident = $word:literal,)+ })+) => {
        $(
            $(#[$about])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            pub enum $list {
                $($(#[$says])* $choice,)+
            }

            impl $list {
                /// All choices, in the order in which the editor offers them.
                pub const ALL: &'static [Self] = &[$(Self::$choice,)+];

                /// The words for the choice.
                #[must_use]
                pub const fn word(self) -> &'static str {
                    match self {
                        $(Self::$choice => $word,)+
                    }
                }
            }

            impl rules::kind::Gap for $list {
                fn slot() -> rules::kind::Slot {
                    rules::kind::Slot::Words(Self::ALL.iter().map(|choice| choice.word()).collect())
                }

                fn say(&self) -> String {
                    self.word().to_owned()
                }

                fn hear(text: &str) -> Option<Self> {
                    Self::ALL.iter().copied().find(|choice| choice.word().eq_ignore_ascii_case(text))
                }
            }
        )+
    };
}
pub(crate) use choices;

choices! {
    /// A rating of a character, as sentences name it.
    Rating {
        /// Combat: the character's strength in fights.
        Combat = "combat",
        /// Endurance: how many wounds kill the character.
        Endurance = "endurance",
        /// Intelligence, with which the character hides and searches.
        Intelligence = "intelligence",
        /// Leadership of units.
        Leadership = "leadership",
        /// Diplomacy: how well the character persuades.
        Diplomacy = "diplomacy",
        /// Navigation: how well the character flies ships.
        Navigation = "navigation",
    }

    /// The types of environ in which an effect counts.
    EnvironKinds {
        /// The effect counts in every type of environ.
        Any = "any",
        /// The effect counts only in cities.
        Urban = "urban",
        /// The effect counts in every type of environ except cities.
        NotUrban = "non-urban",
        /// The effect counts only in the open land.
        Wild = "wild",
        /// The effect counts only in special environs: neither in cities nor in the open land.
        Special = "special",
    }

    /// The part of a turn in which an effect acts.
    TurnPart {
        /// The effect acts in the resource phase, when planets are taxed.
        Resources = "resource phase",
        /// The effect acts in the mission phase.
        Missions = "mission phase",
        /// The effect acts in the whole turn.
        Turn = "turn",
    }
}

impl EnvironKinds {
    /// Whether these types include this type of environ.
    #[must_use]
    pub const fn has(self, kind: EnvironType) -> bool {
        match self {
            Self::Any => true,
            Self::Urban => matches!(kind, EnvironType::Urban),
            Self::NotUrban => !matches!(kind, EnvironType::Urban),
            Self::Wild => matches!(kind, EnvironType::Wild),
            Self::Special => !matches!(kind, EnvironType::Urban | EnvironType::Wild),
        }
    }
}

impl Gap for Loyalty {
    fn slot() -> Slot {
        Slot::Words(Self::ALL.map(Self::label).into())
    }

    fn say(&self) -> String {
        self.label().to_owned()
    }

    fn hear(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|loyalty| loyalty.label().eq_ignore_ascii_case(text))
    }
}

impl Gap for Side {
    fn slot() -> Slot {
        Slot::Words(Self::ALL.map(Self::player).into())
    }

    fn say(&self) -> String {
        self.player().to_owned()
    }

    fn hear(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|side| side.player().eq_ignore_ascii_case(text))
    }
}
