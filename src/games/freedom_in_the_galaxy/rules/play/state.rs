//! The state of a game between two decisions: what both players see, and what each of them alone knows.

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
    /// The half of the state that both players see.
    pub open: Open,
    /// The question, and the side that has to answer; `None` once the game is over.
    pub asked: Option<Asked>,
    /// The part of the state that only the Imperial player knows.
    pub imperial: ImperialHand,
    /// The part of the state that only the Rebel player knows.
    pub rebel: RebelHand,
}

/// The half of the state that both players see. It includes the tasks that lie ahead, which both players know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Open {
    /// The turn, counted from 1; 0 before the first turn.
    pub turn: u8,
    /// The side whose player-turn it is.
    pub phasing: Side,
    /// The phase of the player-turn.
    pub phase: Phase,
    /// The tasks that the game still has to perform; the last one is performed first.
    pub agenda: Vec<Task>,
    /// The state of every planet, by number.
    pub planets: Vec<PlanetNow>,
    /// The state of every environ, by number; the last entry is for pieces on their way.
    pub environs: Vec<EnvironNow>,
    /// The state of every character, by number.
    pub characters: Vec<CharacterNow>,
    /// The state of every possession, by number.
    pub possessions: Vec<PossessionNow>,
    /// How many possessions of Rebel characters the Imperial player has not seen (14.2).
    pub unseen: u8,
    /// How many units of each kind lie face down on the whole board. Both players know this, because they have seen which units came and were lost.
    pub face_down: Counts,
    /// The units that arrive at the beginning of their side's next movement.
    pub coming: Vec<UnitKind>,
    /// Whether a base was put Up in this movement (16.34).
    pub base_raised: bool,
    /// The stack that is on its way at this moment, with its route.
    pub journey: Journey,
    /// The environs that are still to be dealt with in this segment or phase: those to which a side may react, or in which there is to be a combat or
    /// a search.
    pub pending: Vec<EnvironNumber>,
    /// The combat of units that is being fought.
    pub battle: Battle,
    /// The search that is being made.
    pub search: Search,
    /// The fight among characters that is going on; `None` if there is none.
    pub fight: Option<Fight>,
    /// The missions that are being done in an environ; `None` if there are none.
    pub errand: Option<Errand>,
    /// Whether each side has gathered information (16.19). The index is the side.
    pub informed: [bool; 2],
    /// How the game ended; `None` while it is played.
    pub conclusion: Option<Conclusion>,
}

/// The part of a planet's data that changes in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlanetNow {
    /// The state of control (15.5).
    pub state: PlanetState,
    /// The space on which the planet's marker lies. It counts only while the marker is on the track (15.14).
    pub loyalty: Loyalty,
    /// The level of the planet's base (8.1).
    pub level: u8,
    /// Whether the planet's base is up.
    pub up: bool,
}

/// The part of an environ's data that changes in play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EnvironNow {
    /// How many units of each kind lie face up, or have a kind that both sides know.
    pub units: Counts,
    /// How many units lie face down (7.22).
    pub face_down: u8,
    /// How many of the face-up units of each kind have moved in this segment.
    pub moved: Counts,
    /// The Rebel camp in the environ (13.2).
    pub camp: Camp,
    /// Whether the environ has a Coup marker.
    pub coup: bool,
    /// Whether the environ's creature has left for good.
    pub creature_gone: bool,
    /// Whether missions were done in the environ in this phase.
    pub done: bool,
    /// Units that a rebellion raised and that wait for room, in the order in which they were raised (15.44).
    pub waiting: Vec<UnitKind>,
}

/// The state of a Rebel camp in an environ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Camp {
    /// There is no camp.
    #[default]
    None,
    /// The camp is new, and can do missions from the next Rebel player-turn on.
    New,
    /// The camp can do missions.
    Working,
}

/// The part of a character's data that changes in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CharacterNow {
    /// The place at which the character is.
    pub at: Whereabouts,
    /// How many wounds the character has taken.
    pub wounds: u8,
    /// Whether the character is detected, so that the counter shows its detected side.
    pub detected: bool,
    /// Whether the character is stacked with military units.
    pub with_units: bool,
    /// Whether the character did something in this player-turn that prevents healing (13.71).
    pub acted: bool,
    /// Whether the character has moved in this segment.
    pub moved: bool,
    /// Whether an enemy possession keeps the character from acting in this phase.
    pub disabled: bool,
    /// The number of the rating that a possession makes better for a turn, and the bonus; `None` if no rating is made better.
    pub better: Option<(u8, i8)>,
}

/// The place at which a character is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whereabouts {
    /// The character is not in the game yet.
    #[default]
    Pool,
    /// The player still has to place the character.
    Open,
    /// The character comes from space in the first turn.
    Space,
    /// The character is in this environ.
    In(EnvironNumber),
    /// The character is a prisoner in this environ.
    Captive(EnvironNumber),
    /// The character is dead.
    Killed,
}

/// The part of a possession's data that changes in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PossessionNow {
    /// The place at which the possession is, as far as both sides know.
    pub at: Holding,
    /// Whether the possession was handed on in this phase.
    pub given: bool,
}

/// The place at which a possession is, as far as both sides know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Holding {
    /// The possession is in the deck; an Imperial ship is not in use.
    Deck,
    /// The possession is in the deck, or a Rebel has it and has not shown it.
    Unseen,
    /// This character has the possession.
    Held(CharacterNumber),
    /// The ship has no pilot, and stands beside units or characters of its side in this environ (14.55, 14.59).
    Parked(EnvironNumber),
    /// The possession is out of the game: destroyed, or taken by the Empire.
    Gone,
}

/// The part of a state that only the Imperial player knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImperialHand {
    /// How many units of each kind lie face down in every environ; the last entry is for units on their way.
    pub face_down: Vec<Counts>,
    /// How many of the face-down units of each kind in every environ have moved in this segment.
    pub moved: Vec<Counts>,
}

/// The part of a state that only the Rebel player knows.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RebelHand {
    /// For each possession that was not shown yet, the character who has it; `None` if nobody has.
    pub bearers: Vec<Option<CharacterNumber>>,
    /// The possessions that were drawn but not given yet, each with the characters one of whom must get it.
    pub drawn: Vec<(PossessionNumber, Party)>,
}

/// The stack that is on its way, and its route.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Journey {
    /// The side that moves.
    pub side: Side,
    /// The environ from which the stack comes; `None` if it comes from space.
    pub from: Option<EnvironNumber>,
    /// The environ to which the stack goes; `None` while it is not on its way.
    pub to: Option<EnvironNumber>,
    /// The ship in which the characters fly; `None` if units go along or the characters have no ship.
    pub ship: Option<PossessionNumber>,
    /// Whether the ship was damaged on the way.
    pub damaged: bool,
    /// Whether the move is a reaction.
    pub reaction: bool,
    /// The environ in which the side's characters from space land; `None` until it is chosen (16.12).
    pub landing: Option<EnvironNumber>,
}

/// A combat of units in an environ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Battle {
    /// The environ in which the units fight.
    pub environ: EnvironNumber,
    /// The side that attacks.
    pub attacker: Side,
    /// The leader of each side's units; `None` if they have no leader. The index is the side.
    pub leaders: [Option<CharacterNumber>; 2],
    /// The characters of each side who were stacked with its units. The index is the side.
    pub companions: [Party; 2],
    /// Whether the attackers are units that a rebellion has just raised (10.7).
    pub rising: bool,
    /// How much strength each side still has to lose. The index is the side.
    pub owed: [u8; 2],
}

/// A search in an environ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Search {
    /// The environ that is searched.
    pub environ: EnvironNumber,
    /// The mission group that the enemy searches for; `None` in the search phase.
    pub group: Option<u8>,
    /// Whether units have searched.
    pub by_units: bool,
    /// Whether characters have searched.
    pub by_characters: bool,
    /// The characters who search.
    pub searchers: Party,
    /// The leader whose leadership counted in the search by units. This character does not search as a character too (11.22). `None` if there is no
    /// such leader.
    #[serde(default)]
    pub leader: Option<CharacterNumber>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Conclusion {
    /// A side won by an instant victory.
    Instant(Side),
    /// The last turn was over, and this side won by the victory points.
    Points(Side),
}

impl PlanetNow {
    /// Whether the planet's marker lies on the track, so that its loyalty can shift (15.75).
    #[must_use]
    pub const fn has_loyalty(&self) -> bool {
        matches!(self.state, PlanetState::ImperialControl | PlanetState::RebellionStopped)
    }
}

/// Looks up planets, environs, characters and ships in the half of the state that both players see.
impl Open {
    /// The state of this planet.
    #[must_use]
    pub fn planet(&self, planet: PlanetNumber) -> &PlanetNow {
        &self.planets[planet.index()]
    }

    /// The state of this environ.
    #[must_use]
    pub fn environ(&self, environ: EnvironNumber) -> &EnvironNow {
        &self.environs[environ.index()]
    }

    /// The state of this character.
    #[must_use]
    pub fn character(&self, character: CharacterNumber) -> &CharacterNow {
        &self.characters[character.index()]
    }

    /// The state of every character, each with the character's number.
    pub fn numbered(&self) -> impl Iterator<Item = (CharacterNumber, &CharacterNow)> {
        (0..).map(CharacterNumber).zip(&self.characters)
    }

    /// The free characters of both sides in an environ.
    #[must_use]
    pub fn free_in(&self, environ: EnvironNumber) -> Party {
        self.numbered().filter(|(_, now)| now.at == Whereabouts::In(environ)).map(|(number, _)| number).collect()
    }

    /// The prisoners of both sides in an environ.
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

    /// The ship that a character has; `None` if the character has none.
    #[must_use]
    pub fn ship_of(&self, character: CharacterNumber, public: &super::Public) -> Option<PossessionNumber> {
        public.things().find(|thing| self.possessions[thing.index()].at == Holding::Held(character) && public.is_ship(*thing))
    }
}
