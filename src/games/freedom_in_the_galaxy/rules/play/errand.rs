//! The missions that a side does in one environ, while they are done (13.0).

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, EnvironNumber, Party};
use crate::{Loyalty, Side};

/// An errand: all missions that a side does in one environ, one after the other.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    /// The environ in which the missions are done.
    pub environ: EnvironNumber,
    /// The loyalty of the planet before the missions began; the extra draws of Diplomacy depend on it (13.2).
    pub loyalty: Loyalty,
    /// The mission groups.
    pub groups: Vec<MissionGroup>,
    /// The action cards that were drawn and not put back, each as its index among the cards of the game.
    pub drawn: Vec<u8>,
    /// How many cards were drawn, extra draws not counted.
    pub cards: u8,
    /// The events that happened. Each is given by the index of its card among the cards of the game and its own index among the events of the card
    /// (13.42).
    pub happened: Vec<(u8, u8)>,
    /// Whether the missions have no extra draws.
    pub barred: bool,
    /// How many more extra draws each mission gets.
    pub more: i8,
    /// The factor for the resource of the environ if a rebellion starts (15.46).
    pub multiplied: u8,
    /// Whether a rebellion has started in these missions.
    pub rebelled: bool,
    /// Whether the player has stopped drawing before the last card.
    pub stopped: bool,
}

/// A group of characters, or a camp, that does one mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissionGroup {
    /// The number of the group's mission among the missions of the game.
    pub mission: u8,
    /// The members of the group.
    pub members: Party,
    /// Whether the camp does the mission.
    pub camp: bool,
    /// The character whom the mission targets; `None` if it has no target.
    pub target: Option<CharacterNumber>,
    /// How many letters the group has drawn.
    pub letters: u8,
    /// Whether the mission goes on, is completed or was aborted.
    pub standing: Standing,
    /// Whether the enemy has searched for the group.
    pub searched: bool,
    /// How many attacks of creatures the group has ignored.
    pub ignored_creatures: u8,
    /// How many events that abort Diplomacy the group has ignored.
    pub ignored_aborts: u8,
    /// The extra draws from possessions that were used for this mission.
    pub once: i8,
}

impl MissionGroup {
    /// The mission of the group, as an attempt of the side to which the group belongs.
    #[must_use]
    pub const fn attempt(&self, side: Side) -> Attempt {
        Attempt { side, mission: self.mission }
    }
}

/// A mission together with the side that attempts it: the same card may be a different mission for the other side (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The side whose characters do the mission.
    pub side: Side,
    /// The number of the mission.
    pub mission: u8,
}

/// The state of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// The mission goes on.
    AtWork,
    /// The mission is completed.
    Done,
    /// The mission was aborted, or no member is left.
    Aborted,
}

impl MissionGroup {
    /// Makes a group for this mission, without members.
    #[must_use]
    pub const fn new(mission: u8) -> Self {
        Self {
            mission,
            members: Party::NOBODY,
            camp: false,
            target: None,
            letters: 0,
            standing: Standing::AtWork,
            searched: false,
            ignored_creatures: 0,
            ignored_aborts: 0,
            once: 0,
        }
    }
}

impl Errand {
    /// Makes the errand for an environ, without mission groups. `loyalty` is the present loyalty of the environ's planet.
    #[must_use]
    pub const fn new(environ: EnvironNumber, loyalty: Loyalty) -> Self {
        Self {
            environ,
            loyalty,
            groups: Vec::new(),
            drawn: Vec::new(),
            cards: 0,
            happened: Vec::new(),
            barred: false,
            more: 0,
            multiplied: 1,
            rebelled: false,
            stopped: false,
        }
    }

    /// The groups whose missions go on, each with its number.
    pub fn at_work(&self) -> impl Iterator<Item = (u8, &MissionGroup)> {
        (0..).zip(&self.groups).filter(|(_, group)| group.standing == Standing::AtWork)
    }

    /// The members of all groups.
    #[must_use]
    pub fn members(&self) -> Party {
        self.groups.iter().fold(Party::NOBODY, |all, group| all.or(group.members))
    }
}
