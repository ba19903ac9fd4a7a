//! A seat: everything that a player has apart from possessions in places and fleets.

use serde::{Deserialize, Serialize};

use super::FleetId;
use crate::{Player, Sovereign, Technology};
use geometry::Space;
use rules::Id;

/// The things that a player has apart from possessions in places and fleets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// The player in the seat.
    pub player: Id<Player>,
    /// The player's kind of sovereign.
    pub kind: Sovereign,
    /// The space of the home, if the player has one.
    pub home: Option<Space>,
    /// The money in the treasury, in IU; 0 if each world keeps its own money.
    pub treasury: u32,
    /// Technologies that the player has developed, in the order in which they were developed.
    pub technologies: Vec<Developed>,
    /// The technologies that the player has paid for in part.
    pub research: Vec<Research>,
    /// The sovereign, then the cronies; persons without a name are left out.
    pub persons: Vec<Person>,
    /// How much loot the player has taken from worlds and players, in IU.
    pub taken: u32,
    /// How many people the player has slain, in millions.
    pub slain: u32,
    /// How many fleets the player has founded.
    pub founded: u32,
    /// Strange fleets in the order in which the player first saw them: the first is `Stranger 1` in the player's reports.
    pub met: Vec<FleetId>,
    /// The player's points at the end of each year.
    pub points: Vec<u32>,
    /// How many times another person has taken over the house.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hands: u32,
    /// Whether the player has dropped out, so that the house gets no sheets any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_left: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde passes a reference.
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A technology that a player has developed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Developed {
    /// The technology that was developed.
    pub technology: Id<Technology>,
    /// The year in which the technology was developed; 0 if the player started with it. It can be used from the following year on.
    pub year: u32,
}

/// A technology that a player has paid for in part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Research {
    /// The technology that is paid for.
    pub technology: Id<Technology>,
    /// How much the player has paid, in IU.
    pub paid: u32,
}

/// A person whom the player can trust.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// The person's name.
    pub name: String,
    /// The person's rank.
    pub rank: Rank,
    /// Where the person is.
    pub at: Whereabouts,
}

/// A person's rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rank {
    /// The sovereign, who is the player's own character.
    Sovereign,
    /// One of the two cronies, who can be trusted.
    Crony,
}

/// Where a person is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    /// On the world in this space.
    Ashore(Space),
    /// With this fleet.
    Aboard(FleetId),
    /// In a lifeboat after the loss of a ship; the person is home at the end of the year.
    Adrift,
}

impl Seat {
    const STRANGER: &str = "stranger";

    /// The technologies that the player can use in the next year, after `played` years have been played.
    pub fn serving(&self, played: u32) -> impl Iterator<Item = Id<Technology>> {
        self.technologies.iter().filter(move |developed| developed.year <= played).map(|developed| developed.technology)
    }

    /// The strange fleet that the player's reports call by this name, such as `Stranger 3`.
    #[must_use]
    pub fn stranger(&self, name: &str) -> Option<FleetId> {
        let name = name.trim().to_lowercase();
        let number: usize = name.strip_prefix(Self::STRANGER)?.trim().parse().ok()?;
        self.met.get(number.checked_sub(1)?).copied()
    }

    /// The name that the player's reports use for a strange fleet; `None` if the player has never seen it.
    #[must_use]
    pub fn called(&self, fleet: FleetId) -> Option<String> {
        self.met.iter().position(|met| *met == fleet).map(|at| format!("Stranger {}", at + 1))
    }

    /// The index of the person of this name; case does not matter.
    #[must_use]
    pub fn person(&self, name: &str) -> Option<usize> {
        let name = name.trim().to_lowercase();
        self.persons.iter().position(|person| person.name.trim().to_lowercase() == name)
    }
}
