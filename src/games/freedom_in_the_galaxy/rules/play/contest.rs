//! The part of a game that does not change while it is played: the planets, pieces, decks and tables, and the terms of the scenario. `muster.rs`
//! makes it from designs.

use std::ops::Deref;
use std::sync::Arc;

use super::abilities::{Abilities, AfterUse, Company, Uses};
use super::perils::Perils;
use super::start::Start;
use super::{CharacterNumber, EnvironNumber, Party, PlanetNumber, PossessionNumber, UnitKind};
use crate::cards::{Action, DeckSection, Mission};
use crate::odds::fight::Course;
use crate::terms::{InstantVictory, PlanetKind, Score, TurnParity};
use crate::verbs::Trait;
use crate::{Breakdown, Character, EnvironType, Loyalty, Possession, PossessionKind, Side, Tables, UnitType};

/// A scenario made ready for play.
#[derive(Clone, Debug)]
pub struct Contest {
    pub(super) public: Public,
    /// How the game starts. It is kept apart from `public`, because players may know only what lies open on the board.
    pub(super) start: Arc<Start>,
}

impl Contest {
    /// Whether the game deals characters or possessions by its own dice.
    #[must_use]
    pub fn deals(&self) -> bool {
        !self.start.deals.is_empty()
    }
}

/// What every player knows of a game; copying it is cheap, since copies share the data.
#[derive(Clone, Debug)]
pub struct Public(pub(super) Arc<Known>);

impl Deref for Public {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.0
    }
}

/// The content of [`Public`], which all copies share.
#[derive(Debug)]
pub struct Known {
    pub(super) planets: Vec<PlanetInPlay>,
    pub(super) environs: Vec<EnvironInPlay>,
    pub(super) characters: Vec<CharacterInPlay>,
    pub(super) possessions: Vec<PossessionInPlay>,
    pub(super) units: Vec<UnitInPlay>,
    pub(super) missions: Vec<MissionInPlay>,
    pub(super) cards: Vec<Action>,
    pub(super) foes: Vec<FoeInPlay>,
    /// The sentry robots, by their indexes in the list of foes: first one robot alone, then two together, and so on (13.46).
    pub(super) robots: Vec<u8>,
    pub(super) tables: Arc<Tables>,
    pub(super) terms: Terms,
    /// The characters of each side. The index is the side.
    pub(super) sides: [Party; 2],
    /// How the players place the pieces that the set-up leaves to them.
    pub(super) placing: Placing,
}

/// How the players place the pieces that the set-up leaves to them.
#[derive(Clone, Debug, Default)]
pub struct Placing {
    /// For each character of the set-up, the environs in which the player may place the character.
    pub choices: Vec<(CharacterNumber, Vec<EnvironNumber>)>,
    /// Whether all characters of a side start in one environ (16.12). The index is the side.
    pub together: [bool; 2],
    /// Whether the characters of a side come from space (16.12). The index is the side.
    pub from_space: [bool; 2],
    /// Whether possessions dealt to a side go to different characters. The index is the side.
    pub bearers_apart: [bool; 2],
}

/// A planet in play.
#[derive(Clone, Debug)]
pub struct PlanetInPlay {
    /// The planet's name.
    pub name: String,
    /// The id of the planet in the designs.
    pub id: rules::Id<crate::Planet>,
    /// The kind of planet that decides its victory points. If several kinds fit, the first of them.
    pub kind: PlanetKind,
    /// The numbers of the planet's environs.
    pub environs: std::ops::Range<u8>,
}

/// An environ in play.
#[derive(Clone, Debug)]
pub struct EnvironInPlay {
    /// The planet on which the environ lies.
    pub planet: PlanetNumber,
    /// The type of the environ.
    pub kind: EnvironType,
    /// The name of the planet, with the environ's type if the planet has several environs.
    pub name: String,
    /// How many units of one side may stand in the environ. For a mission in the environ, this many cards are drawn.
    pub size: u8,
    /// How many Force Points a rebellion gives the Rebels in the environ.
    pub resource: u8,
    /// The coup rating; `None` if no coup may be tried.
    pub coup: Option<u8>,
    /// The creature that lives in the environ, by its index in the list of foes; `None` if there is none.
    pub creature: Option<u8>,
    /// The irate locals of the environ, by their indexes in the list of foes: first with full strength, then with half; `None` if there are none.
    pub locals: Option<[u8; 2]>,
}

/// A character of the game.
#[derive(Clone, Debug)]
pub struct CharacterInPlay {
    /// The character's card.
    pub card: Character,
    /// The character's own abilities, without possessions.
    pub abilities: Abilities,
    /// The bonus that the character has in the company of another character; `None` if the character has no such bonus.
    pub company: Option<Company>,
    /// The character's extra draws in each mission; the index is the number of the mission.
    pub draws: Vec<i32>,
}

/// A possession, or one counter of a ship.
#[derive(Clone, Debug)]
pub struct PossessionInPlay {
    /// The possession's card.
    pub card: Possession,
    /// The possession's name, with a number if others have the same name.
    pub name: String,
    /// The character who owns the possession from the start; `None` if there is no such character (14.53).
    pub owner: Option<CharacterNumber>,
    /// The only character who can fly the ship (14.6); `None` if others can too.
    pub flown_only_by: Option<CharacterNumber>,
    /// What the possession adds to the abilities of the character who has it.
    pub abilities: Abilities,
    /// The extra draws that the possession gives in each mission; the index is the number of the mission.
    pub draws: Vec<i32>,
    /// What a use of the possession does.
    pub uses: Uses,
    /// What happens to the possession after a use.
    pub after: AfterUse,
}

/// A kind of units of the game.
#[derive(Clone, Debug)]
pub struct UnitInPlay {
    /// The type of the units.
    pub kind: UnitType,
    /// Whether units of this kind lie face down for the Rebel player (7.22).
    pub hidden: bool,
}

/// A mission that is played.
#[derive(Clone, Debug)]
pub struct MissionInPlay {
    /// The mission's card.
    pub card: Mission,
    /// The mission's letter.
    pub letter: char,
    /// Whether the mission is a Coup.
    pub coup: bool,
    /// Whether the mission is Diplomacy.
    pub diplomacy: bool,
    /// Whether the mission subverts enemy units.
    pub subverts: bool,
    /// Whether the mission has one enemy character as its target.
    pub aims: bool,
    /// The chance that this many draws show the letter at least once, twice or three times, without the effects of events. The indexes are
    /// `[section][draws][letters - 1]`.
    pub chances: [Vec<[f64; 3]>; 3],
    /// What events do to the mission on average, for each section of the cards.
    pub perils: [Perils; 3],
}

/// A creature, a group of robots, or irate locals, as an opponent in fights.
#[derive(Clone, Debug)]
pub struct FoeInPlay {
    /// The name of the foe.
    pub name: String,
    /// The course of a fight against the foe: first the usual one, then the one if the defenders cannot be surprised.
    pub courses: [Course; 2],
    /// The traits in which the foe differs from an ordinary one.
    pub traits: Vec<Trait>,
}

/// The terms of the scenario, as far as they are played.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// How many turns the game lasts.
    pub turns: u8,
    /// How many victory points the Rebel needs to win.
    pub threshold: i32,
    /// What brings the Rebel victory points.
    pub scores: Vec<Score>,
    /// The instant victories: conditions that let a side win at once.
    pub instant: Vec<InstantVictory>,
    /// The units that arrive on later turns.
    pub arrivals: Vec<Arrival>,
    /// The units that a side gets whenever a planet goes into rebellion: the side, how many, and of which kind.
    pub by_rebellion: Vec<(Side, u8, UnitKind)>,
    /// The sides that put a base Up without spending Force Points, each with the turns on which it does.
    pub free_bases: Vec<(Side, TurnParity)>,
    /// With how many characters each side starts. The index is the side.
    pub starting: [u8; 2],
    /// With how many ships the Empire starts.
    pub imperial_ships: u8,
    /// The planets that each instant victory names, in the order of `instant`; `None` in place of a planet that it does not name.
    pub named: Vec<[Option<PlanetNumber>; 2]>,
}

/// Units that arrive on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// The side that gets the units.
    pub side: Side,
    /// The turn on which the units arrive.
    pub turn: u8,
    /// How many units arrive.
    pub number: u8,
    /// The kind of the units that arrive.
    pub kind: UnitKind,
    /// The kind of units that arrives instead if a base is put Up on that turn; `None` if the kind is the same in any case (16.34).
    pub with_base: Option<UnitKind>,
}

/// Looks up planets, environs, pieces, missions and terms.
impl Known {
    /// Every planet in play.
    #[must_use]
    pub fn planets(&self) -> &[PlanetInPlay] {
        &self.planets
    }

    /// Every environ in play.
    #[must_use]
    pub fn environs(&self) -> &[EnvironInPlay] {
        &self.environs
    }

    /// Every character of the game.
    #[must_use]
    pub fn characters(&self) -> &[CharacterInPlay] {
        &self.characters
    }

    /// Every possession of the game.
    #[must_use]
    pub fn possessions(&self) -> &[PossessionInPlay] {
        &self.possessions
    }

    /// Every kind of units of the game.
    #[must_use]
    pub fn units(&self) -> &[UnitInPlay] {
        &self.units
    }

    /// Every mission that is played.
    #[must_use]
    pub fn missions(&self) -> &[MissionInPlay] {
        &self.missions
    }

    /// Every foe: each creature, each group of robots that can come together, and the irate locals.
    #[must_use]
    pub fn foes(&self) -> &[FoeInPlay] {
        &self.foes
    }

    /// The points that a character is worth by the table of points.
    #[must_use]
    pub fn worth(&self, character: CharacterNumber) -> i64 {
        Breakdown::of(&self.character(character).card, &self.tables.points).total.get()
    }

    /// The terms of the scenario.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The environ with this number.
    #[must_use]
    pub fn environ(&self, environ: EnvironNumber) -> &EnvironInPlay {
        &self.environs[environ.index()]
    }

    /// The planet with this number.
    #[must_use]
    pub fn planet(&self, planet: PlanetNumber) -> &PlanetInPlay {
        &self.planets[planet.index()]
    }

    /// The character with this number.
    #[must_use]
    pub fn character(&self, character: CharacterNumber) -> &CharacterInPlay {
        &self.characters[character.index()]
    }

    /// The possession with this number.
    #[must_use]
    pub fn possession(&self, possession: PossessionNumber) -> &PossessionInPlay {
        &self.possessions[possession.index()]
    }

    /// The kind of units with this number.
    #[must_use]
    pub fn unit(&self, kind: UnitKind) -> &UnitInPlay {
        &self.units[kind.index()]
    }

    pub(super) fn strength(&self, kind: UnitKind) -> u32 {
        self.unit(kind).kind.strength.get()
    }

    /// The numbers of all environs.
    pub fn places(&self) -> impl Iterator<Item = EnvironNumber> + use<> {
        (0..self.environs.len() as u8).map(EnvironNumber)
    }

    /// The numbers of all planets.
    pub fn worlds(&self) -> impl Iterator<Item = PlanetNumber> + use<> {
        (0..self.planets.len() as u8).map(PlanetNumber)
    }

    /// The numbers of the environs on a planet.
    pub fn places_on(&self, planet: PlanetNumber) -> impl Iterator<Item = EnvironNumber> + use<> {
        self.planet(planet).environs.clone().map(EnvironNumber)
    }

    /// The numbers of all kinds of units.
    pub fn kinds(&self) -> impl Iterator<Item = UnitKind> + use<> {
        (0..self.units.len() as u8).map(UnitKind)
    }

    /// The numbers of all possessions.
    pub fn things(&self) -> impl Iterator<Item = PossessionNumber> + use<> {
        (0..self.possessions.len() as u8).map(PossessionNumber)
    }

    /// All characters of a side, whether in play or not.
    #[must_use]
    pub const fn of_side(&self, side: Side) -> Party {
        self.sides[side as usize]
    }

    /// The number that stands for "on the way" in place of an environ.
    #[must_use]
    pub const fn transit(&self) -> EnvironNumber {
        EnvironNumber(self.environs.len() as u8)
    }

    /// Whether a possession is a ship.
    #[must_use]
    pub fn is_ship(&self, possession: PossessionNumber) -> bool {
        self.possession(possession).card.kind.is_ship()
    }

    pub(super) fn is_companion(&self, possession: PossessionNumber) -> bool {
        self.possession(possession).card.kind == PossessionKind::Companion
    }

    /// The planet in the designs on which an environ lies, and its position among the planet's environs, from 0; `None` for pieces on their way.
    #[must_use]
    pub fn place_of(&self, environ: EnvironNumber) -> Option<(rules::Id<crate::Planet>, usize)> {
        let planet = self.planet(self.environs.get(environ.index())?.planet);
        Some((planet.id, usize::from(environ.0 - planet.environs.start)))
    }

    /// The section of action cards that is read in this environ (13.3).
    #[must_use]
    pub fn section(&self, environ: EnvironNumber) -> DeckSection {
        DeckSection::of(self.environ(environ).kind)
    }

    /// The side to which a kind of units belongs.
    #[must_use]
    pub fn side_of(&self, kind: UnitKind) -> Side {
        self.unit(kind).kind.side
    }
}

/// The loyalty one space further in favour of a side; `None` at the end of the track (15.13).
pub(super) fn shifted(loyalty: Loyalty, side: Side) -> Option<Loyalty> {
    let at = Loyalty::ALL.iter().position(|known| *known == loyalty)?;
    let next = match side {
        Side::Rebel => at.checked_add(1)?,
        Side::Imperial => at.checked_sub(1)?,
    };
    Loyalty::ALL.get(next).copied()
}
