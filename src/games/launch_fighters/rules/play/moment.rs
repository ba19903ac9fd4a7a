//! What a state is made of besides units: the phase, the question, what is under way, and the standing of each side.

use serde::{Deserialize, Serialize};

use super::{ShipNumber, Shot, SquadronNumber, System};
use geometry::Space;
use rules::play::Player;

/// The phases of a turn, with what goes before and after.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Ships without a starting place are placed.
    SetUp,
    /// Reinforcements arrive, before the initiative of their turn.
    Arrival,
    /// A) Initiative.
    Initiative,
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
    /// The next step of the moving unit.
    Course,
    /// Where a pushed squadron goes.
    Push(SquadronNumber),
    /// Where a squadron lands that returns to base, and the barrage that sent it there.
    Base(SquadronNumber, Option<Shot>),
    /// Which unit attacks next.
    Attacker,
    /// What the active ship does next.
    Weapons,
    /// What the active squadron does.
    Guns,
    /// How many squadrons can still be launched.
    Launching(u8),
    /// How many missiles are fired.
    Missiles,
    /// How many squadrons intercept, of this many that could.
    Intercept(u8),
    /// Which squadron the flak is aimed at.
    Aim,
    /// How many dice the next barrage has.
    Barrage,
    /// Which squadron joins the formation.
    Formation,
    /// Which of a ship's stats is reduced, how many there are to be reduced, and the barrage that reduces them; none for asteroids.
    Reduce(ShipNumber, u8, Option<Shot>),
    /// What is done to a squadron that was hit, and the shot that hit it.
    Struck(SquadronNumber, Shot),
    /// Which squadron advances into the space that the victor's opponent has vacated.
    Advance(SquadronNumber, Space),
    /// Which ship of the side is repaired.
    Repairs,
    /// Which stat of a ship is raised.
    Raise(ShipNumber),
}

/// The movement of the moving unit.
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
    /// The system.
    pub system: System,
    /// The target; none for flak and for dogfights.
    pub target: Option<ShipNumber>,
    /// The squadron that is aimed at.
    pub aim: Option<SquadronNumber>,
    /// The pool of attack dice.
    pub pool: u8,
    /// The squadrons in formation, as bits by the order of the spaces around the target.
    pub formation: u8,
    /// The space that was vacated and the victor who may advance, once a dogfight is decided.
    pub vacated: Option<(SquadronNumber, Space)>,
}

/// The squadrons that fired together with the one that led them, which is not among them: as many as find room around a ship besides the leader.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Formation {
    members: [Option<SquadronNumber>; 7],
}

impl Formation {
    /// Adds a squadron while there is room.
    pub(super) fn add(&mut self, squadron: SquadronNumber) {
        if let Some(free) = self.members.iter_mut().find(|member| member.is_none()) {
            *free = Some(squadron);
        }
    }

    /// Every squadron, in the order of their numbers.
    pub fn members(&self) -> impl Iterator<Item = SquadronNumber> {
        self.members.into_iter().flatten()
    }
}

/// The standing of a side.
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

/// The progress of a special condition.
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
