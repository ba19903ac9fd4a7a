//! The parts of a state other than units: the phase, the pending question, the movement or attack in progress, and each side's initiative and points.

use serde::{Deserialize, Serialize};

use super::{ShipNumber, Shot, SquadronNumber, System};
use geometry::Space;
use rules::play::Player;

/// The phases of a turn, with the set-up before the first turn and the arrival of reinforcements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Phase {
    /// Ships without a starting place are placed.
    SetUp,
    /// Reinforcements arrive, before the initiative of their turn.
    Arrival,
    /// A) Initiative: players roll for their order.
    Initiative,
    /// B) Movement: units move.
    Movement,
    /// C) Attack: units attack.
    Attack,
    /// D) Recovery: squadrons recover, ships are repaired, and units retreat.
    Recovery,
}

/// The decision that a player has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// Which space a ship is placed in or arrives in.
    Place(ShipNumber),
    /// Which way a ship faces after it was placed.
    Head(ShipNumber),
    /// Which unit moves next.
    Mover,
    /// The next step of the active unit.
    Course,
    /// Which space a pushed squadron goes to.
    Push(SquadronNumber),
    /// Which ship a squadron lands on when it returns to base; contains the shot that sent it there, if a shot did.
    Base(SquadronNumber, Option<Shot>),
    /// Which unit attacks next.
    Attacker,
    /// The next action of the active ship.
    Weapons,
    /// The action of the active squadron.
    Guns,
    /// Whether and where to launch the next squadron; contains how many launches are left.
    Launching(u8),
    /// How many missiles the active ship fires.
    Missiles,
    /// How many squadrons intercept, from 0 to this number.
    Intercept(u8),
    /// Which squadron the flak aims at.
    Aim,
    /// How many dice the next barrage has.
    Barrage,
    /// Which squadron joins the formation.
    Formation,
    /// Which stat of a ship is reduced; contains how many reductions are left, and the shot that caused them (`None` for asteroids).
    Reduce(ShipNumber, u8, Option<Shot>),
    /// Whether a squadron that was hit is turned upside down or forced to return to base; contains the shot that hit it.
    Struck(SquadronNumber, Shot),
    /// Which squadron advances; contains the victor of the dogfight and the vacated space.
    Advance(SquadronNumber, Space),
    /// Which ship of the side tries a repair.
    Repairs,
    /// Which stat of a ship a repair raises.
    Raise(ShipNumber),
}

/// The movement of the active unit, while it is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Course {
    /// How many spaces the unit may still move.
    pub left: u8,
    /// Whether the unit may still use a booster.
    pub booster: bool,
    /// Whether the unit has left its starting space.
    pub under_way: bool,
    /// Whether asteroids have stopped the unit.
    pub stopped: bool,
    /// The last space of the path in which the unit could have ended its movement.
    pub refuge: Space,
}

/// An attack with one weapons system, while it is in progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Volley {
    /// The weapons system that attacks.
    pub system: System,
    /// The target ship; `None` for flak and for dogfights.
    pub target: Option<ShipNumber>,
    /// The squadron at which the attack is aimed; `None` if it is not aimed at a squadron.
    pub aim: Option<SquadronNumber>,
    /// How many attack dice are left in the pool.
    pub pool: u8,
    /// The squadrons in the formation. Each bit stands for a space around the target, in the board's order of neighbours.
    pub formation: u8,
    /// After a dogfight, the victor, who may advance, and the space that the loser vacated; otherwise `None`.
    pub vacated: Option<(SquadronNumber, Space)>,
}

/// The squadrons that fired in formation with a leader, who is not among them: at most seven, because eight units fit around a ship.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Formation {
    members: [Option<SquadronNumber>; 7],
}

impl Formation {
    /// Adds a squadron if there is room.
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

/// A side's place in the initiative sequence, and its points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Standing {
    /// The side's place in the initiative sequence, where 0 is the lowest initiative.
    pub place: u8,
    /// The sum of the side's initiative dice and its sensors.
    pub initiative: u8,
    /// The victory points that the side has scored for eliminated units, in half points.
    pub half_points: i32,
}

/// How far a special condition has been met.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Progress {
    /// For how many turns in a row the area has been held; 0 if the condition is about something else.
    pub held: u16,
    /// How many times the condition has been met.
    pub met: u16,
}

/// How long the battle has been without attacks or losses, which decides whether it is a stalemate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Quiet {
    /// How many whole turns in a row have passed without an attack die.
    pub without_dice: u16,
    /// How many whole turns in a row have passed without a loss.
    pub without_loss: u16,
    /// Whether an attack die was rolled in the present turn.
    pub rolled: bool,
    /// Whether a stat or a unit was lost in the present turn.
    pub lost: bool,
}

/// The reason why a game ended ("Victory").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ending {
    /// At most one fleet is left with a unit on the map that can move or roll a barrage.
    LastFleet,
    /// For many turns in a row no attack die was rolled, or nothing was lost.
    Stalemate,
    /// The last turn of the scenario is over.
    TurnLimit,
    /// A special condition gave this player the game.
    Goal(Player),
}
