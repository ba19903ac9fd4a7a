//! A seat: what a player has that is not in a place or a fleet.

use serde::{Deserialize, Serialize};

use super::FleetId;
use crate::{Player, Sovereign, Technology};
use geometry::Space;
use rules::Id;

/// What a player has.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seat {
    /// Who sits here.
    pub player: Id<Player>,
    /// What kind of sovereign that is.
    pub kind: Sovereign,
    /// Where the home is, if the player has one.
    pub home: Option<Space>,
    /// The treasury, in IU; empty where every estate has one of its own.
    pub treasury: u32,
    /// Technologies that were developed, in the order of their development.
    pub technologies: Vec<Developed>,
    /// Research under way.
    pub research: Vec<Research>,
    /// The sovereign, then the cronies, as far as they have names.
    pub persons: Vec<Person>,
    /// What was plundered from worlds and players, in IU.
    pub taken: u32,
    /// The people slain, in millions.
    pub slain: u32,
    /// How many fleets the player has founded.
    pub founded: u32,
    /// Strange fleets in the order in which the player first saw them: the first is his `Stranger 1`.
    pub met: Vec<FleetId>,
    /// The points as each year ended.
    pub points: Vec<u32>,
    /// How often somebody else has come to play the house.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub hands: u32,
    /// Whether the player has dropped out, so that nobody writes sheets for the house.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub has_left: bool,
}

#[allow(clippy::trivially_copy_pass_by_ref)] // Serde passes a reference.
const fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A technology that was developed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Developed {
    /// Which it is.
    pub technology: Id<Technology>,
    /// In which year; 0 for what the opening bought. It serves from the next.
    pub year: u32,
}

/// Research under way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Research {
    /// Into what.
    pub technology: Id<Technology>,
    /// What has been paid, in IU.
    pub paid: u32,
}

/// A person who can be trusted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    /// What the person is called.
    pub name: String,
    /// What the person is.
    pub rank: Rank,
    /// Where the person is.
    pub at: Whereabouts,
}

/// What a person is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rank {
    /// The player's character.
    Sovereign,
    /// One of the two who are trusted.
    Crony,
}

/// Where a person is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    /// On a world.
    Ashore(Space),
    /// With a fleet.
    Aboard(FleetId),
    /// In a lifeboat: home at the end of the year.
    Adrift,
}

impl Seat {
    const STRANGER: &str = "stranger";

    /// The technologies that serve in the year after so many were played.
    pub fn serving(&self, played: u32) -> impl Iterator<Item = Id<Technology>> {
        self.technologies.iter().filter(move |developed| developed.year <= played).map(|developed| developed.technology)
    }

    /// A strange fleet as this player's reports call it, such as `Stranger 3`.
    #[must_use]
    pub fn stranger(&self, name: &str) -> Option<FleetId> {
        let name = name.trim().to_lowercase();
        let number: usize = name.strip_prefix(Self::STRANGER)?.trim().parse().ok()?;
        self.met.get(number.checked_sub(1)?).copied()
    }

    /// What this player's reports call a strange fleet; none for one that was never seen.
    #[must_use]
    pub fn called(&self, fleet: FleetId) -> Option<String> {
        self.met.iter().position(|met| *met == fleet).map(|at| format!("Stranger {}", at + 1))
    }

    /// A person of this name, by number; case never tells names apart.
    #[must_use]
    pub fn person(&self, name: &str) -> Option<usize> {
        let name = name.trim().to_lowercase();
        self.persons.iter().position(|person| person.name.trim().to_lowercase() == name)
    }
}
