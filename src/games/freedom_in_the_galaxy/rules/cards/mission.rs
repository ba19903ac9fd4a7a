//! A mission card. It says which side may do the mission and when, what the drawn letters of the mission achieve, and what failure costs (13.2).

use serde::{Deserialize, Serialize};

use super::{DeckSection, weight_of};
use crate::verbs::{Condition, Draw, Failure, Feat, Success};
use crate::{RulesLevel, Side, bounds};
use rules::{Count, Origin};

/// A mission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mission {
    /// The mission's name.
    pub name: String,
    /// The number of the mission's card.
    pub number: Count,
    /// The mission's letter, which action cards print; empty if the designer has not chosen one yet.
    #[serde(deserialize_with = "bounds::read_letter")]
    pub letter: String,
    /// The only side that can do the mission; `None` if both can.
    pub side: Option<Side>,
    /// The lowest level of rules at which the mission is played.
    pub rules: RulesLevel,
    /// Whether a Rebel camp can do the mission (13.2).
    pub by_camp: bool,
    /// The conditions under which the mission may be done.
    #[serde(deserialize_with = "bounds::read_conditions")]
    pub conditions: Vec<Condition>,
    /// What the mission's letters achieve when they are drawn.
    #[serde(deserialize_with = "bounds::read_successes")]
    pub success: Vec<Success>,
    /// What gives the mission extra draws.
    #[serde(deserialize_with = "bounds::read_draws")]
    pub draws: Vec<Draw>,
    /// What failure of the mission costs.
    #[serde(deserialize_with = "bounds::read_failures")]
    pub failure: Vec<Failure>,
    /// Where the data of the mission come from.
    pub origin: Origin,
}

impl Mission {
    /// The mission's name, or "Unnamed mission" if it has none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed mission" } else { &self.name }
    }

    /// The name of the mission as this side uses it. A card that starts a rebellion for one side and stops it for the other has one name for each
    /// side (13.2). Every other card has a single name.
    #[must_use]
    pub fn label_for(&self, side: Side) -> &str {
        let [own, other] = [side, side.other()].map(|side| self.name_in_rebellion(side));
        own.filter(|_| other.is_some()).unwrap_or_else(|| self.label())
    }

    /// The book's name for the mission if this side starts or stops a rebellion with it (13.2); otherwise `None`.
    fn name_in_rebellion(&self, side: Side) -> Option<&'static str> {
        self.success.iter().find_map(|success| match success {
            Success::AtFor(_, whose, Feat::StartRebellion) if *whose == side => Some("Start Rebellion"),
            Success::AtFor(_, whose, Feat::StopRebellion) if *whose == side => Some("Stop Rebellion"),
            _ => None,
        })
    }

    /// The mission's letter; `None` if the mission has none yet.
    #[must_use]
    pub fn letter(&self) -> Option<char> {
        self.letter.chars().next()
    }

    /// The section of the action cards that is read for the mission in an environ; `section` is the environ's own section. `None` if the mission
    /// counts the letters of all three sections (24.0, 37.11).
    #[must_use]
    pub fn reads(&self, section: DeckSection) -> Option<DeckSection> {
        (!self.draws.contains(&Draw::AllSections)).then_some(section)
    }

    /// About how many bytes of memory the mission takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let verbs = weight_of(&self.conditions) + weight_of(&self.success) + weight_of(&self.draws) + weight_of(&self.failure);
        size_of::<Self>() + self.name.len() + self.letter.len() + verbs
    }
}
