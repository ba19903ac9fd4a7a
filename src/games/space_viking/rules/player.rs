//! A player: the sovereign, the cronies, the home, and what the player has at the start besides fleets.

use serde::{Deserialize, Serialize};

use super::{Arms, Sovereign, Technology, World, bounds};
use rules::{Count, Id, Origin};

/// A player ("Start"): the sovereign, and what the player has at the start besides fleets.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Player {
    /// The name of the player or of the player's house.
    pub name: String,
    /// The name of the sovereign as a person.
    pub sovereign: String,
    /// The kind of sovereign.
    pub kind: Sovereign,
    /// The two cronies, whom the sovereign can trust.
    pub cronies: [String; 2],
    /// The arms of the house.
    pub arms: Arms,
    /// The home world, where the player's subjects live.
    pub home: Option<Id<World>>,
    /// The loyal subjects on the home world at the start, in millions.
    pub subjects: Count,
    /// The factories on the home world at the start; robotic ones for a Berserker.
    #[serde(skip_serializing_if = "is_none")]
    pub factories: Count,
    /// Whether a shipyard stands on the home world at the start. In the book, every player has one.
    pub shipyard: bool,
    /// How much of the money given for the opening is kept, in IU.
    pub money: Count,
    /// The technologies that the player buys as part of the opening.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_technologies")]
    pub technologies: Vec<Id<Technology>>,
    /// The designer's notes.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub notes: String,
    /// Whether the player is from the book, worked out, or made by the designer.
    pub origin: Origin,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_none(count: &Count) -> bool {
    count.get() == 0
}

impl Default for Player {
    fn default() -> Self {
        Self {
            name: String::new(),
            sovereign: String::new(),
            kind: Sovereign::EmpireBuilder,
            cronies: [String::new(), String::new()],
            arms: Arms::default(),
            home: None,
            subjects: Count::clamped(20),
            factories: Count::default(),
            shipyard: true,
            money: Count::default(),
            technologies: Vec::new(),
            notes: String::new(),
            origin: Origin::Own,
        }
    }
}

impl Player {
    /// The player's name, or "Unnamed player" if there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed player" } else { &self.name }
    }

    /// The persons whose fleets never turn traitor: the sovereign and the cronies, without those who have no name.
    pub fn persons(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.sovereign).chain(&self.cronies).map(|name| name.trim()).filter(|name| !name.is_empty())
    }

    /// Whether a name is that of the sovereign or a crony; case does not matter.
    #[must_use]
    pub fn trusts(&self, person: &str) -> bool {
        let person = person.trim().to_lowercase();
        self.persons().any(|known| known.to_lowercase() == person)
    }

    /// Roughly how many bytes of memory the player takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let names: usize = self.cronies.iter().map(String::len).sum();
        let technologies = self.technologies.len() * size_of::<Id<Technology>>();
        size_of::<Self>() + self.name.len() + self.sovereign.len() + names + technologies + self.notes.len()
    }
}
