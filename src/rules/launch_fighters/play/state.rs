//! The state of a battle between two decisions: compact, cheap to copy, and free of anything that the battle already knows.

use serde::{Deserialize, Serialize};

use super::units::Fate;
use super::{ShipNumber, ShipState, Shot, SquadronNumber, SquadronState, System, Unit};
use crate::geometry::{Facing, Space};
use crate::rules::play::Player;

/// The state of a battle between two decisions.
///
/// It is read freely and changed by the engine alone. It holds no dice.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    pub(super) turn: u16,
    pub(super) phase: Phase,
    /// The step of the phase: the move stat whose turn it is.
    pub(super) step: u8,
    /// The place in the initiative sequence, 0 the lowest, whose turn it is.
    pub(super) cursor: u8,
    pub(super) asked: Player,
    pub(super) question: Question,
    /// The unit that moves or attacks.
    pub(super) active: Option<Unit>,
    /// The weapons systems that the active ship has used: cannons, launchers, bays.
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

/// The phases of a turn, with what goes before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Ships that stand nowhere are placed.
    SetUp,
    /// Reinforcements arrive, before the initiative of their turn.
    Arrival,
    /// B) Movement.
    Movement,
    /// C) Attack.
    Attack,
    /// D) Recovery.
    Recovery,
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Where a ship is placed or arrives.
    Place(ShipNumber),
    /// Which way a ship faces that was placed.
    Head(ShipNumber),
    /// Which unit moves next.
    Mover,
    /// How the moving unit goes on.
    Course,
    /// Where a pushed squadron goes.
    Push(SquadronNumber),
    /// Where a squadron lands that returns to base; whose barrage sent it there.
    Base(SquadronNumber, Option<Shot>),
    /// Which unit attacks next.
    Attacker,
    /// What the active ship does next.
    Weapons,
    /// What the active squadron does.
    Guns,
    /// How many squadrons are launched yet.
    Launching(u8),
    /// How many missiles are fired.
    Missiles,
    /// How many squadrons intercept, of so many that could.
    Intercept(u8),
    /// Which squadron the flak is aimed at.
    Aim,
    /// How many dice the next barrage has.
    Barrage,
    /// Who joins the formation.
    Formation,
    /// Which of a ship's stats is reduced, how many there are to be reduced, and by whose barrage; none for asteroids.
    Reduce(ShipNumber, u8, Option<Shot>),
    /// What becomes of a squadron that was hit, and by whom.
    Struck(SquadronNumber, Shot),
    /// Who advances into the space that the victor's rival has vacated.
    Advance(SquadronNumber, Space),
    /// Which ship of the side is repaired.
    Repairs,
    /// Which stat of a ship is raised.
    Raise(ShipNumber),
}

/// The way of the unit that moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// Spaces that it may still go.
    pub left: u8,
    /// Whether it may still use a booster.
    pub booster: bool,
    /// Whether it has left its space.
    pub under_way: bool,
    /// Whether asteroids have stopped it.
    pub stopped: bool,
    /// The last space of its path in which it could have ended.
    pub refuge: Space,
}

/// An attack of one weapons system.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// With what.
    pub system: System,
    /// At which ship; none for flak, and for dogfights.
    pub target: Option<ShipNumber>,
    /// The squadron that is aimed at.
    pub aim: Option<SquadronNumber>,
    /// The pool of attack dice.
    pub pool: u8,
    /// The squadrons in formation, as bits by the order of the spaces round the target.
    pub formation: u8,
    /// The space that was vacated and the victor who may advance, once a dogfight is decided.
    pub vacated: Option<(SquadronNumber, Space)>,
}

/// How a side stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// Its place in the initiative sequence, 0 the lowest.
    pub place: u8,
    /// The sum of its initiative dice and its sensors.
    pub initiative: u8,
    /// Victory points scored for units eliminated, in halves of a point.
    pub half_points: i32,
}

/// How far a special condition has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// Turns in a row in which the area was held.
    pub held: u16,
    /// How many times it was met.
    pub met: u16,
}

/// For how long nothing has happened.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// Whole turns without an attack die.
    pub without_dice: u16,
    /// Whole turns without a loss.
    pub without_loss: u16,
    /// Whether an attack die was rolled this turn.
    pub rolled: bool,
    /// Whether something was lost this turn.
    pub lost: bool,
}

/// How a game ended ("Victory").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// At most one fleet has a unit on the map that can move or roll a barrage.
    LastFleet,
    /// Nothing happens any more.
    Stalemate,
    /// The last turn of the scenario is over.
    TurnLimit,
    /// A special condition gave this player the game.
    Goal(Player),
}

/// # Looking
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

    /// What is to be decided, unless the game is over.
    #[must_use]
    pub fn question(&self) -> Option<Question> {
        self.ending.is_none().then_some(self.question)
    }

    /// Who decides it, unless the game is over.
    #[must_use]
    pub fn asked(&self) -> Option<Player> {
        self.ending.is_none().then_some(self.asked)
    }

    /// How the game ended.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// The unit that moves or attacks.
    #[must_use]
    pub const fn active(&self) -> Option<Unit> {
        self.active
    }

    /// The way of the unit that moves.
    #[must_use]
    pub const fn course(&self) -> Option<&Course> {
        self.course.as_ref()
    }

    /// The attack that is under way.
    #[must_use]
    pub const fn volley(&self) -> Option<&Volley> {
        self.volley.as_ref()
    }

    /// How every side stands.
    #[must_use]
    pub fn sides(&self) -> &[Standing] {
        &self.sides
    }

    /// How far every special condition has come.
    #[must_use]
    pub fn goals(&self) -> &[Progress] {
        &self.goals
    }

    /// Every ship by its number.
    #[must_use]
    pub fn ships(&self) -> &[ShipState] {
        &self.ships
    }

    /// Every squadron by its number.
    #[must_use]
    pub fn squadrons(&self) -> &[SquadronState] {
        &self.squadrons
    }

    /// A ship of the battle.
    #[must_use]
    pub fn ship(&self, ship: ShipNumber) -> &ShipState {
        &self.ships[usize::from(ship.0)]
    }

    /// A squadron of the battle.
    #[must_use]
    pub fn squadron(&self, squadron: SquadronNumber) -> &SquadronState {
        &self.squadrons[usize::from(squadron.0)]
    }

    /// Every ship on the map.
    pub fn ships_on_map(&self) -> impl Iterator<Item = (ShipNumber, &ShipState)> {
        (0..).map(ShipNumber).zip(&self.ships).filter(|(_, ship)| ship.is_on_map())
    }

    /// Every squadron on the map with its space.
    pub fn squadrons_on_map(&self) -> impl Iterator<Item = (SquadronNumber, Space)> {
        (0..).map(SquadronNumber).zip(&self.squadrons).filter_map(|(number, squadron)| Some((number, squadron.space()?)))
    }

    /// The space of a unit on the map.
    #[must_use]
    pub fn space(&self, unit: Unit) -> Option<Space> {
        match unit {
            Unit::Ship(ship) => self.ship(ship).space(),
            Unit::Squadron(squadron) => self.squadron(squadron).space(),
        }
    }

    /// The ship in a space, that which moves through it left out.
    #[must_use]
    pub fn ship_at(&self, space: Space) -> Option<ShipNumber> {
        let moving = self.moving();
        let here = |(number, ship): &(ShipNumber, &ShipState)| {
            ship.at == space && ship.fate == Fate::OnMap && moving != Some(Unit::Ship(*number))
        };
        (0..).map(ShipNumber).zip(&self.ships).find(here).map(|(number, _)| number)
    }

    /// The squadron in a space, that which moves through it left out.
    #[must_use]
    pub fn squadron_at(&self, space: Space) -> Option<SquadronNumber> {
        let moving = self.moving();
        self.squadrons_on_map()
            .find(|(number, at)| *at == space && moving != Some(Unit::Squadron(*number)))
            .map(|(number, _)| number)
    }

    /// Whether no unit is in a space, that which moves through it left out.
    #[must_use]
    pub fn is_empty(&self, space: Space) -> bool {
        self.ship_at(space).is_none() && self.squadron_at(space).is_none()
    }

    /// How many squadrons inside a ship could be launched.
    #[must_use]
    pub fn ready_aboard(&self, ship: ShipNumber) -> usize {
        self.squadrons.iter().filter(|squadron| squadron.is_aboard(ship) && !squadron.inactive).count()
    }

    /// The unit that is on its way between two spaces.
    const fn moving(&self) -> Option<Unit> {
        if self.course.is_some() { self.active } else { None }
    }
}

/// # Changing, for the engine alone
impl State {
    pub(super) fn ship_mut(&mut self, ship: ShipNumber) -> &mut ShipState {
        &mut self.ships[usize::from(ship.0)]
    }

    pub(super) fn squadron_mut(&mut self, squadron: SquadronNumber) -> &mut SquadronState {
        &mut self.squadrons[usize::from(squadron.0)]
    }

    pub(super) fn face(&mut self, ship: ShipNumber, facing: Facing) {
        self.ship_mut(ship).facing = facing;
    }
}

/// Copying into a state that is there already reuses its memory, for captains who look ahead.
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
    /// The same moment without sides, units and goals.
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
