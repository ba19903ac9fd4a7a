//! A moment between two decisions: what lies open on the table, and what each side alone knows.

use serde::{Deserialize, Serialize};

use super::abilities::Counts;
use super::errand::Errand;
use super::fight_state::Fight;
use super::question::{Asked, Phase};
use super::task::Task;
use super::{CharacterNumber, EnvironNumber, Party, PlanetNumber, PossessionNumber, UnitKind};
use crate::{Loyalty, PlanetState, Side};

/// The state of a game between two decisions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What lies open on the table.
    pub open: Open,
    /// The side that decides, and the question; none once the game is over.
    pub asked: Option<Asked>,
    /// What the Imperial player alone knows.
    pub imperial: ImperialHand,
    /// What the Rebel player alone knows.
    pub rebel: RebelHand,
}

/// What lies open on the table, and what both players know to come next.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The turn, counted from 1; 0 before the first.
    pub turn: u8,
    /// The side whose player-turn it is.
    pub phasing: Side,
    /// The phase.
    pub phase: Phase,
    /// The tasks to be done; the last comes first.
    pub agenda: Vec<Task>,
    /// The changing part of every planet.
    pub planets: Vec<PlanetNow>,
    /// The changing part of every environ; the last is for pieces on their way.
    pub environs: Vec<EnvironNow>,
    /// The changing part of every character.
    pub characters: Vec<CharacterNow>,
    /// The changing part of every possession.
    pub possessions: Vec<PossessionNow>,
    /// How many possessions the Rebel has that the Imperial player has not seen (14.2).
    pub unseen: u8,
    /// How many units of each kind lie face down on the whole board. Both players know it, having seen which units came and were lost.
    pub face_down: Counts,
    /// Units that come at the beginning of a side's movement.
    pub coming: Vec<UnitKind>,
    /// Whether a base was put Up in this movement (16.34).
    pub base_raised: bool,
    /// The stack that is on its way, and its route.
    pub journey: Journey,
    /// The environs that are still to be reacted to, fought in or searched.
    pub pending: Vec<EnvironNumber>,
    /// The combat of units that is fought.
    pub battle: Battle,
    /// The search that is made.
    pub search: Search,
    /// The fight among characters.
    pub fight: Option<Fight>,
    /// The missions of an environ.
    pub errand: Option<Errand>,
    /// Whether each side has gathered information (16.19).
    pub informed: [bool; 2],
    /// How the game ended; none while it is played.
    pub conclusion: Option<Conclusion>,
}

/// The changing part of a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanetNow {
    /// The state of control (15.5).
    pub state: PlanetState,
    /// Where its marker lies, as long as it lies on the track (15.14).
    pub loyalty: Loyalty,
    /// The level of its base (8.1).
    pub level: u8,
    /// Whether its base is up.
    pub up: bool,
}

/// The changing part of an environ.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnvironNow {
    /// The units of each kind that lie face up, or that both sides know.
    pub units: Counts,
    /// How many units lie face down (7.22).
    pub face_down: u8,
    /// How many of the face-up units of each kind have moved in this segment.
    pub moved: Counts,
    /// The Rebel camp: none, one that was placed in this player-turn, or one that works (13.2).
    pub camp: Camp,
    /// Whether it has a Coup marker.
    pub coup: bool,
    /// Whether its creature is gone for good.
    pub creature_gone: bool,
    /// Whether missions were done there in this phase.
    pub done: bool,
    /// Units that were bought in a rebellion and wait for room, in the order in which they were bought (15.44).
    pub waiting: Vec<UnitKind>,
}

/// A Rebel camp.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Camp {
    /// There is none.
    #[default]
    None,
    /// It works from the next Rebel turn.
    New,
    /// It can do missions.
    Working,
}

/// The changing part of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CharacterNow {
    /// Where it is.
    pub at: Whereabouts,
    /// The wounds.
    pub wounds: u8,
    /// Whether the counter shows its detected side.
    pub detected: bool,
    /// Whether it is stacked with military units.
    pub with_units: bool,
    /// Whether it did something in this player-turn that keeps it from healing (13.71).
    pub acted: bool,
    /// Whether it has moved in this segment.
    pub moved: bool,
    /// Whether a possession keeps it from acting in this phase.
    pub disabled: bool,
    /// A rating that is better for a turn, by its place among all ratings, and by how much.
    pub better: Option<(u8, i8)>,
}

/// Where a character is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whereabouts {
    /// Not in the game yet.
    #[default]
    Pool,
    /// The player still has to place the character.
    Open,
    /// The character comes from space in the first turn.
    Space,
    /// In an environ.
    In(EnvironNumber),
    /// A prisoner in an environ.
    Captive(EnvironNumber),
    /// Dead.
    Killed,
}

/// The changing part of a possession.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PossessionNow {
    /// Where it is, as far as both sides know.
    pub at: Holding,
    /// Whether it was handed on in this phase.
    pub given: bool,
}

/// Where a possession is, as far as both sides know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Holding {
    /// In the deck; for Imperial ships, in the box.
    Deck,
    /// In the deck or with a Rebel who has not shown it.
    Unseen,
    /// With a character.
    Held(CharacterNumber),
    /// A ship without a pilot, beside units or characters of its side (14.55, 14.59).
    Parked(EnvironNumber),
    /// Out of the game: destroyed, or taken by the Empire.
    Gone,
}

/// What the Imperial player alone knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImperialHand {
    /// The units of each kind that lie face down in every environ; the last is for units on their way.
    pub face_down: Vec<Counts>,
    /// How many of the face-down units of each kind have moved in this segment.
    pub moved: Vec<Counts>,
}

/// What the Rebel player alone knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RebelHand {
    /// The bearer of each possession that was not shown yet.
    pub bearers: Vec<Option<CharacterNumber>>,
    /// Possessions that were drawn and still have to be given to one of these characters.
    pub drawn: Vec<(PossessionNumber, Party)>,
}

/// The stack that is on its way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journey {
    /// The side that travels.
    pub side: Side,
    /// The environ it comes from; none for space.
    pub from: Option<EnvironNumber>,
    /// The environ it goes to.
    pub to: Option<EnvironNumber>,
    /// The ship that flies by itself, without units.
    pub ship: Option<PossessionNumber>,
    /// Whether the ship was damaged on the way.
    pub damaged: bool,
    /// Whether it is a reaction.
    pub reaction: bool,
    /// Where characters from space land (16.12).
    pub landing: Option<EnvironNumber>,
}

/// A combat of units.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The environ.
    pub environ: EnvironNumber,
    /// The attacker.
    pub attacker: Side,
    /// The leaders, by side.
    pub leaders: [Option<CharacterNumber>; 2],
    /// The characters stacked with the units, by side.
    pub companions: [Party; 2],
    /// Whether newly risen troops attack (10.7).
    pub rising: bool,
    /// The losses that are still to be fulfilled, by side.
    pub owed: [u8; 2],
}

/// A search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// The environ.
    pub environ: EnvironNumber,
    /// The mission group that is searched for; none in the search phase.
    pub group: Option<u8>,
    /// Whether units have searched.
    pub by_units: bool,
    /// Whether characters have searched.
    pub by_characters: bool,
    /// The characters who search.
    pub searchers: Party,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// A side won at once.
    Instant(Side),
    /// The last turn was over, and the points decided.
    Points(Side),
}

impl PlanetNow {
    /// Whether its marker lies on the track, so that its loyalty can shift (15.75).
    #[must_use]
    pub const fn has_loyalty(&self) -> bool {
        matches!(self.state, PlanetState::ImperialControl | PlanetState::RebellionStopped)
    }
}

/// # Looking
impl Open {
    /// A planet.
    #[must_use]
    pub fn planet(&self, planet: PlanetNumber) -> &PlanetNow {
        &self.planets[planet.index()]
    }

    /// An environ.
    #[must_use]
    pub fn environ(&self, environ: EnvironNumber) -> &EnvironNow {
        &self.environs[environ.index()]
    }

    /// A character.
    #[must_use]
    pub fn character(&self, character: CharacterNumber) -> &CharacterNow {
        &self.characters[character.index()]
    }

    /// Every character by number.
    pub fn numbered(&self) -> impl Iterator<Item = (CharacterNumber, &CharacterNow)> {
        (0..).map(CharacterNumber).zip(&self.characters)
    }

    /// The free characters in an environ.
    #[must_use]
    pub fn free_in(&self, environ: EnvironNumber) -> Party {
        self.numbered().filter(|(_, now)| now.at == Whereabouts::In(environ)).map(|(number, _)| number).collect()
    }

    /// The prisoners in an environ.
    #[must_use]
    pub fn captive_in(&self, environ: EnvironNumber) -> Party {
        self.numbered().filter(|(_, now)| now.at == Whereabouts::Captive(environ)).map(|(number, _)| number).collect()
    }

    /// The characters who are stacked with units.
    #[must_use]
    pub fn with_units(&self) -> Party {
        self.numbered().filter(|(_, now)| now.with_units).map(|(number, _)| number).collect()
    }

    /// The detected characters.
    #[must_use]
    pub fn detected(&self) -> Party {
        self.numbered().filter(|(_, now)| now.detected).map(|(number, _)| number).collect()
    }

    /// The ship of a character.
    #[must_use]
    pub fn ship_of(&self, character: CharacterNumber, public: &super::Public) -> Option<PossessionNumber> {
        public.things().find(|thing| self.possessions[thing.index()].at == Holding::Held(character) && public.is_ship(*thing))
    }
}
