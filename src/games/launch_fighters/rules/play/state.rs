//! The state of a battle between two decisions. It is compact and cheap to copy, and repeats nothing that the battle already holds.

use serde::{Deserialize, Serialize};

use super::{
    Course, Ending, Fate, Phase, Progress, Question, Quiet, ShipNumber, ShipState, SquadronNumber, SquadronState, Standing, Unit,
    Volley,
};
use geometry::{Facing, Space};
use rules::play::Player;

/// The state of a battle between two decisions.
///
/// Any code may read the state, but only the engine changes it. It holds no dice.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) turn: u16,
    pub(super) phase: Phase,
    /// The step of the phase, which is the move stat of the units that move or attack.
    pub(super) step: u8,
    /// The place in the initiative sequence of the player who acts now; 0 is the lowest.
    pub(super) cursor: u8,
    pub(super) asked: Player,
    pub(super) question: Question,
    /// The unit that is moving or attacking; `None` if none is.
    pub(super) active: Option<Unit>,
    /// Whether the active ship has used its cannons, its launchers and its bays in this activation.
    pub(super) used: [bool; 3],
    pub(super) course: Option<Course>,
    pub(super) volley: Option<Volley>,
    pub(super) quiet: Quiet,
    pub(super) ending: Option<Ending>,
    pub(super) sides: Vec<Standing>,
    pub(super) ships: Vec<ShipState>,
    pub(super) squadrons: Vec<SquadronState>,
    pub(super) goals: Vec<Progress>,
}

/// Questions about the state. The functions here change nothing.
impl State {
    /// The turn, counted from 1; 0 during set-up.
    #[must_use]
    pub const fn turn(&self) -> u16 {
        self.turn
    }

    /// The phase of the turn.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The step of the movement or attack phase.
    #[must_use]
    pub const fn step(&self) -> u8 {
        self.step
    }

    /// The decision that a player has to make; `None` once the game is over.
    #[must_use]
    #[inline]
    pub fn question(&self) -> Option<Question> {
        self.ending.is_none().then_some(self.question)
    }

    /// The player who has to decide; `None` once the game is over.
    #[must_use]
    #[inline]
    pub fn asked(&self) -> Option<Player> {
        self.ending.is_none().then_some(self.asked)
    }

    /// The reason why the game ended; `None` while it goes on.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The unit that is moving or attacking; `None` if none is.
    #[must_use]
    pub const fn active(&self) -> Option<Unit> {
        self.active
    }

    /// The movement in progress; `None` if no unit is moving.
    #[must_use]
    pub const fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// The attack in progress; `None` if no unit is attacking.
    #[must_use]
    pub const fn volley(&self) -> Option<&Volley> {
        self.volley.as_ref()
    }

    /// The place in the initiative sequence, and the points, of every side.
    #[must_use]
    pub fn sides(&self) -> &[Standing] {
        &self.sides
    }

    /// How far every special condition has been met.
    #[must_use]
    pub fn goals(&self) -> &[Progress] {
        &self.goals
    }

    /// Every ship, indexed by its number.
    #[must_use]
    pub fn ships(&self) -> &[ShipState] {
        &self.ships
    }

    /// Every squadron, indexed by its number.
    #[must_use]
    pub fn squadrons(&self) -> &[SquadronState] {
        &self.squadrons
    }

    /// The state of a ship.
    #[must_use]
    #[inline]
    pub fn ship(&self, ship: ShipNumber) -> &ShipState {
        &self.ships[usize::from(ship.0)]
    }

    /// The state of a squadron.
    #[must_use]
    #[inline]
    pub fn squadron(&self, squadron: SquadronNumber) -> &SquadronState {
        &self.squadrons[usize::from(squadron.0)]
    }

    /// Every ship on the map.
    #[inline]
    pub fn ships_on_map(&self) -> impl Iterator<Item = (ShipNumber, &ShipState)> {
        (0..).map(ShipNumber).zip(&self.ships).filter(|(_, ship)| ship.is_on_map())
    }

    /// Every squadron on the map with its space.
    #[inline]
    pub fn squadrons_on_map(&self) -> impl Iterator<Item = (SquadronNumber, Space)> {
        (0..).map(SquadronNumber).zip(&self.squadrons).filter_map(|(number, squadron)| Some((number, squadron.space()?)))
    }

    /// The space of a unit; `None` if the unit is not on the map.
    #[must_use]
    #[inline]
    pub fn space(&self, unit: Unit) -> Option<Space> {
        match unit {
            Unit::Ship(ship) => self.ship(ship).space(),
            Unit::Squadron(squadron) => self.squadron(squadron).space(),
        }
    }

    /// The ship in a space; `None` if no ship is there. A ship that is moving through the space does not count.
    #[must_use]
    pub fn ship_at(&self, space: Space) -> Option<ShipNumber> {
        let moving = self.moving();
        let here = |(number, ship): &(ShipNumber, &ShipState)| {
            ship.at == space && ship.fate == Fate::OnMap && moving != Some(Unit::Ship(*number))
        };
        (0..).map(ShipNumber).zip(&self.ships).find(here).map(|(number, _)| number)
    }

    /// The squadron in a space; `None` if no squadron is there. A squadron that is moving through the space does not count.
    #[must_use]
    pub fn squadron_at(&self, space: Space) -> Option<SquadronNumber> {
        let moving = self.moving();
        self.squadrons_on_map()
            .find(|(number, at)| *at == space && moving != Some(Unit::Squadron(*number)))
            .map(|(number, _)| number)
    }

    /// Whether no unit is in a space; a unit that is moving through it does not count.
    #[must_use]
    pub fn is_empty(&self, space: Space) -> bool {
        self.ship_at(space).is_none() && self.squadron_at(space).is_none()
    }

    /// The spaces of all units on the map.
    #[inline]
    pub(super) fn units_on_map(&self) -> impl Iterator<Item = Space> {
        let ships = self.ships_on_map().map(|(_, ship)| ship.at);
        ships.chain(self.squadrons_on_map().map(|(_, at)| at))
    }

    /// How many squadrons inside a ship could be launched now.
    #[must_use]
    #[inline]
    pub fn ready_aboard(&self, ship: ShipNumber) -> usize {
        self.squadrons.iter().filter(|squadron| squadron.is_aboard(ship) && !squadron.inactive).count()
    }

    /// The unit whose movement is in progress; `None` if no unit is moving.
    #[inline]
    const fn moving(&self) -> Option<Unit> {
        if self.course.is_some() { self.active } else { None }
    }
}

/// Changes of the state, which only the engine makes.
impl State {
    #[inline]
    pub(super) fn ship_mut(&mut self, ship: ShipNumber) -> &mut ShipState {
        &mut self.ships[usize::from(ship.0)]
    }

    #[inline]
    pub(super) fn squadron_mut(&mut self, squadron: SquadronNumber) -> &mut SquadronState {
        &mut self.squadrons[usize::from(squadron.0)]
    }

    pub(super) fn face(&mut self, ship: ShipNumber, facing: Facing) {
        self.ship_mut(ship).facing = facing;
    }
}

/// `clone_from` reuses the memory of the state that it overwrites, for the sake of captains that look ahead.
impl Clone for State {
    fn clone(&self) -> Self {
        Self {
            sides: self.sides.clone(),
            ships: self.ships.clone(),
            squadrons: self.squadrons.clone(),
            goals: self.goals.clone(),
            ..self.bare()
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let (mut sides, mut ships) = (std::mem::take(&mut self.sides), std::mem::take(&mut self.ships));
        let (mut squadrons, mut goals) = (std::mem::take(&mut self.squadrons), std::mem::take(&mut self.goals));
        sides.clone_from(&source.sides);
        ships.clone_from(&source.ships);
        squadrons.clone_from(&source.squadrons);
        goals.clone_from(&source.goals);
        *self = Self { sides, ships, squadrons, goals, ..source.bare() };
    }
}

impl State {
    /// A copy of the state without sides, units and goals.
    const fn bare(&self) -> Self {
        Self {
            turn: self.turn,
            phase: self.phase,
            step: self.step,
            cursor: self.cursor,
            asked: self.asked,
            question: self.question,
            active: self.active,
            used: self.used,
            course: self.course,
            volley: self.volley,
            quiet: self.quiet,
            ending: self.ending,
            sides: Vec::new(),
            ships: Vec::new(),
            squadrons: Vec::new(),
            goals: Vec::new(),
        }
    }
}
