//! What does not change while a game is played: the planets, pieces, decks and tables, and the terms of the scenario. `muster.rs` makes it from
//! designs.

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
    /// How it starts; players may know only what stands open on the board.
    pub(super) start: Arc<Start>,
}

impl Contest {
    /// Whether the game deals anything by its own dice.
    #[must_use]
    pub fn deals(&self) -> bool {
        !self.start.deals.is_empty()
    }
}

/// What every player knows of a game; copies share it.
#[derive(Clone, Debug)]
pub struct Public(pub(super) Arc<Known>);

impl Deref for Public {
    type Target = Known;

    fn deref(&self) -> &Known {
        &self.0
    }
}

/// The content of [`Public`].
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
    /// Sentry robots among the foes, by how many come together, from 1 up (13.46).
    pub(super) robots: Vec<u8>,
    pub(super) tables: Arc<Tables>,
    pub(super) terms: Terms,
    /// The characters of each side.
    pub(super) sides: [Party; 2],
    /// How the players place what the set-up leaves to them.
    pub(super) placing: Placing,
}

/// How the players place what the set-up leaves to them.
#[derive(Clone, Debug, Default)]
pub struct Placing {
    /// Where each character of the set-up may be put.
    pub choices: Vec<(CharacterNumber, Vec<EnvironNumber>)>,
    /// Whether all characters of a side start in one environ (16.12).
    pub together: [bool; 2],
    /// Whether the characters of a side come from space (16.12).
    pub from_space: [bool; 2],
    /// Whether possessions dealt to a side go to different characters.
    pub bearers_apart: [bool; 2],
}

/// A planet in play.
#[derive(Clone, Debug)]
pub struct PlanetInPlay {
    /// Its name.
    pub name: String,
    /// The planet of the designs.
    pub id: rules::Id<crate::Planet>,
    /// The first kind that fits it, for victory points.
    pub kind: PlanetKind,
    /// Its environs.
    pub environs: std::ops::Range<u8>,
}

/// An environ in play.
#[derive(Clone, Debug)]
pub struct EnvironInPlay {
    /// Its planet.
    pub planet: PlanetNumber,
    /// Its type.
    pub kind: EnvironType,
    /// Its name: its planet, and its type where the planet has several.
    pub name: String,
    /// The most units of a side that may stand there, and the number of cards that a mission draws.
    pub size: u8,
    /// How many Force Points a rebellion gives there.
    pub resource: u8,
    /// Its coup rating.
    pub coup: Option<u8>,
    /// The creature that lives there.
    pub creature: Option<u8>,
    /// Its irate locals among the foes, with full and with half strength.
    pub locals: Option<[u8; 2]>,
}

/// A character of the game.
#[derive(Clone, Debug)]
pub struct CharacterInPlay {
    /// The card.
    pub card: Character,
    /// The abilities of the card alone.
    pub abilities: Abilities,
    /// The character in whose company this one is better.
    pub company: Option<Company>,
    /// The extra draws in each mission, by its number.
    pub draws: Vec<i32>,
}

/// A possession, or one counter of a ship.
#[derive(Clone, Debug)]
pub struct PossessionInPlay {
    /// The card.
    pub card: Possession,
    /// Its name, with a number if others share it.
    pub name: String,
    /// Its owner from the start (14.53).
    pub owner: Option<CharacterNumber>,
    /// The only character who can fly it (14.6).
    pub flown_only_by: Option<CharacterNumber>,
    /// What it adds as long as a character has it.
    pub abilities: Abilities,
    /// The extra draws that it gives in each mission, by the number of the mission.
    pub draws: Vec<i32>,
    /// What its use does.
    pub uses: Uses,
    /// What happens to it after use.
    pub after: AfterUse,
}

/// A kind of units.
#[derive(Clone, Debug)]
pub struct UnitInPlay {
    /// Its type.
    pub kind: UnitType,
    /// Whether it lies face down for the Rebel player (7.22).
    pub hidden: bool,
}

/// A mission that is played.
#[derive(Clone, Debug)]
pub struct MissionInPlay {
    /// The card.
    pub card: Mission,
    /// Its letter.
    pub letter: char,
    /// Whether it is a Coup.
    pub coup: bool,
    /// Whether it is Diplomacy.
    pub diplomacy: bool,
    /// Whether it subverts troops.
    pub subverts: bool,
    /// Whether it names one enemy character.
    pub aims: bool,
    /// The chance of at least this many letters in this many draws, by section: `[section][draws][letters]`, with letters from 1 to 3. Effects of
    /// events are not included.
    pub chances: [Vec<[f64; 3]>; 3],
    /// What events do, by the section.
    pub perils: [Perils; 3],
}

/// A creature, robots or irate locals.
#[derive(Clone, Debug)]
pub struct FoeInPlay {
    /// Their names.
    pub name: String,
    /// The course of a fight against them, and the course if the defenders cannot be surprised.
    pub courses: [Course; 2],
    /// How they differ from plain ones.
    pub traits: Vec<Trait>,
}

/// The terms of the scenario, as far as they are played.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// How many turns are played.
    pub turns: u8,
    /// The victory points with which the Rebel wins.
    pub threshold: i32,
    /// What earns the Rebel victory points.
    pub scores: Vec<Score>,
    /// What wins at once.
    pub instant: Vec<InstantVictory>,
    /// Units that come on a turn.
    pub arrivals: Vec<Arrival>,
    /// Units that come to a side whenever a planet rebels.
    pub by_rebellion: Vec<(Side, u8, UnitKind)>,
    /// On which turns a side puts a base Up without Force Points.
    pub free_bases: Vec<(Side, TurnParity)>,
    /// The characters with which each side starts.
    pub starting: [u8; 2],
    /// The ships with which the Empire starts.
    pub imperial_ships: u8,
    /// The planets that instant victories name, by the instant victory.
    pub named: Vec<[Option<PlanetNumber>; 2]>,
}

/// Units that come on a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrival {
    /// Their side.
    pub side: Side,
    /// The turn.
    pub turn: u8,
    /// How many.
    pub number: u8,
    /// Of which kind.
    pub kind: UnitKind,
    /// What comes instead if a base is put Up in that turn (16.34).
    pub with_base: Option<UnitKind>,
}

/// # Looking
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

    /// Every kind of units.
    #[must_use]
    pub fn units(&self) -> &[UnitInPlay] {
        &self.units
    }

    /// Every mission that is played.
    #[must_use]
    pub fn missions(&self) -> &[MissionInPlay] {
        &self.missions
    }

    /// Every creature, all robots and irate locals by the number together.
    #[must_use]
    pub fn foes(&self) -> &[FoeInPlay] {
        &self.foes
    }

    /// What a character is worth by the table of points.
    #[must_use]
    pub fn worth(&self, character: CharacterNumber) -> i64 {
        Breakdown::of(&self.character(character).card, &self.tables.points).total.get()
    }

    /// The terms of the scenario.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// One environ by its number.
    #[must_use]
    pub fn environ(&self, environ: EnvironNumber) -> &EnvironInPlay {
        &self.environs[environ.index()]
    }

    /// One planet by its number.
    #[must_use]
    pub fn planet(&self, planet: PlanetNumber) -> &PlanetInPlay {
        &self.planets[planet.index()]
    }

    /// One character by its number.
    #[must_use]
    pub fn character(&self, character: CharacterNumber) -> &CharacterInPlay {
        &self.characters[character.index()]
    }

    /// One possession by its number.
    #[must_use]
    pub fn possession(&self, possession: PossessionNumber) -> &PossessionInPlay {
        &self.possessions[possession.index()]
    }

    /// One kind of units by its number.
    #[must_use]
    pub fn unit(&self, kind: UnitKind) -> &UnitInPlay {
        &self.units[kind.index()]
    }

    pub(super) fn strength(&self, kind: UnitKind) -> u32 {
        self.unit(kind).kind.strength.get()
    }

    /// Every environ by its number.
    pub fn places(&self) -> impl Iterator<Item = EnvironNumber> + use<> {
        (0..self.environs.len() as u8).map(EnvironNumber)
    }

    /// Every planet by its number.
    pub fn worlds(&self) -> impl Iterator<Item = PlanetNumber> + use<> {
        (0..self.planets.len() as u8).map(PlanetNumber)
    }

    /// The environs of a planet.
    pub fn places_on(&self, planet: PlanetNumber) -> impl Iterator<Item = EnvironNumber> + use<> {
        self.planet(planet).environs.clone().map(EnvironNumber)
    }

    /// Every kind of units by its number.
    pub fn kinds(&self) -> impl Iterator<Item = UnitKind> + use<> {
        (0..self.units.len() as u8).map(UnitKind)
    }

    /// Every possession by its number.
    pub fn things(&self) -> impl Iterator<Item = PossessionNumber> + use<> {
        (0..self.possessions.len() as u8).map(PossessionNumber)
    }

    /// The characters of a side, in play or not.
    #[must_use]
    pub const fn of_side(&self, side: Side) -> Party {
        self.sides[side as usize]
    }

    /// The environ number for pieces on their way.
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

    /// The planet of the designs on which an environ lies, and which of its environs it is, counted from 0; none for pieces on their way.
    #[must_use]
    pub fn place_of(&self, environ: EnvironNumber) -> Option<(rules::Id<crate::Planet>, usize)> {
        let planet = self.planet(self.environs.get(environ.index())?.planet);
        Some((planet.id, usize::from(environ.0 - planet.environs.start)))
    }

    /// The section of a card that is read in an environ (13.3).
    #[must_use]
    pub fn section(&self, environ: EnvironNumber) -> DeckSection {
        DeckSection::of(self.environ(environ).kind)
    }

    /// The side of a kind of units.
    #[must_use]
    pub fn side_of(&self, kind: UnitKind) -> Side {
        self.unit(kind).kind.side
    }
}

/// The loyalty one space further in favour of a side; none at the end of the track (15.13).
pub(super) fn shifted(loyalty: Loyalty, side: Side) -> Option<Loyalty> {
    let at = Loyalty::ALL.iter().position(|known| *known == loyalty)?;
    let next = match side {
        Side::Rebel => at.checked_add(1)?,
        Side::Imperial => at.checked_sub(1)?,
    };
    Loyalty::ALL.get(next).copied()
}
