//! The missions of one environ while they are done (13.0).

use serde::{Deserialize, Serialize};

use super::{CharacterNumber, EnvironNumber, Party};
use crate::{Loyalty, Side};

/// The missions of an environ.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Errand {
    /// Where.
    pub environ: EnvironNumber,
    /// Where the marker of the planet lay before the missions began; Diplomacy has its extra draws by it (13.2).
    pub loyalty: Loyalty,
    /// The mission groups.
    pub groups: Vec<MissionGroup>,
    /// The cards that were drawn and not put back.
    pub drawn: Vec<u8>,
    /// How many cards were drawn without extra draws.
    pub cards: u8,
    /// The events that happened, each by its card and its place there (13.42).
    pub happened: Vec<(u8, u8)>,
    /// Whether there are no extra draws.
    pub barred: bool,
    /// How many more extra draws each mission has.
    pub more: i8,
    /// How many times the resource counts if a rebellion starts (15.46).
    pub multiplied: u8,
    /// Whether a rebellion has started.
    pub rebelled: bool,
    /// Whether its player has stopped before the last card.
    pub stopped: bool,
}

/// A mission group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MissionGroup {
    /// The mission, by its number.
    pub mission: u8,
    /// Its members.
    pub members: Party,
    /// Whether it is the camp.
    pub camp: bool,
    /// The character that it targets.
    pub target: Option<CharacterNumber>,
    /// The letters that it has drawn.
    pub letters: u8,
    /// Whether it is still at work.
    pub standing: Standing,
    /// Whether the enemy has searched for it.
    pub searched: bool,
    /// How many attacks of creatures it has ignored.
    pub ignored_creatures: u8,
    /// How many events that abort Diplomacy it has ignored.
    pub ignored_aborts: u8,
    /// Extra draws that possessions give once.
    pub once: i8,
}

impl MissionGroup {
    /// Its mission, as the side to which it belongs attempts it.
    #[must_use]
    pub const fn attempt(&self, side: Side) -> Attempt {
        Attempt { side, mission: self.mission }
    }
}

/// A mission as a side attempts it: one card may be another mission for the other side (13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attempt {
    /// The side whose characters go on it.
    pub side: Side,
    /// The mission, by its number.
    pub mission: u8,
}

/// The standing of a mission.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Standing {
    /// It goes on.
    AtWork,
    /// It is completed.
    Done,
    /// It was aborted, or no member is left.
    Aborted,
}

impl MissionGroup {
    /// A group without members.
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
    /// The errand of an environ without missions, on a planet with its marker at this loyalty.
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

    /// The groups that are still at work, by their numbers.
    pub fn at_work(&self) -> impl Iterator<Item = (u8, &MissionGroup)> {
        (0..).zip(&self.groups).filter(|(_, group)| group.standing == Standing::AtWork)
    }

    /// The members of all groups.
    #[must_use]
    pub fn members(&self) -> Party {
        self.groups.iter().fold(Party::NOBODY, |all, group| all.or(group.members))
    }
}
