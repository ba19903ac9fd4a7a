//! A mission card: which side does the mission and when, what its letters achieve, and what failure costs (13.2).

use serde::{Deserialize, Serialize};

use super::{DeckSection, weight_of};
use crate::verbs::{Condition, Draw, Failure, Feat, Success};
use crate::{RulesLevel, Side, bounds};
use rules::{Count, Origin};

/// A mission.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Mission {
    /// Its name.
    pub name: String,
    /// The number of its card.
    pub number: Count,
    /// Its letter, which action cards print; empty where it is not chosen yet.
    #[serde(deserialize_with = "bounds::read_letter")]
    pub letter: String,
    /// The only side that can do it; none where both can.
    pub side: Option<Side>,
    /// The lowest level of rules at which it is played.
    pub rules: RulesLevel,
    /// Whether a camp can do it (13.2).
    pub by_camp: bool,
    /// When and where it may be done.
    #[serde(deserialize_with = "bounds::read_conditions")]
    pub conditions: Vec<Condition>,
    /// What its letters achieve.
    #[serde(deserialize_with = "bounds::read_successes")]
    pub success: Vec<Success>,
    /// What gives it extra draws.
    #[serde(deserialize_with = "bounds::read_draws")]
    pub draws: Vec<Draw>,
    /// What failure costs.
    #[serde(deserialize_with = "bounds::read_failures")]
    pub failure: Vec<Failure>,
    /// Where it comes from.
    pub origin: Origin,
}

impl Mission {
    /// The name, or words that say there is none.
    #[must_use]
    pub fn label(&self) -> &str {
        if self.name.trim().is_empty() { "Unnamed mission" } else { &self.name }
    }

    /// The name for a side: a card that starts a rebellion for one side and stops it for the other has a name for each (13.2). Any other
    /// card has its own for both.
    #[must_use]
    pub fn label_for(&self, side: Side) -> &str {
        let [own, other] = [side, side.other()].map(|side| self.name_in_rebellion(side));
        own.filter(|_| other.is_some()).unwrap_or_else(|| self.label())
    }

    /// What the book calls the mission for a side that starts or stops a rebellion by it (13.2).
    fn name_in_rebellion(&self, side: Side) -> Option<&'static str> {
        self.success.iter().find_map(|success| match success {
            Success::AtFor(_, whose, Feat::StartRebellion) if *whose == side => Some("Start Rebellion"),
            Success::AtFor(_, whose, Feat::StopRebellion) if *whose == side => Some("Stop Rebellion"),
            _ => None,
        })
    }

    /// Its letter, if it has one.
    #[must_use]
    pub fn letter(&self) -> Option<char> {
        self.letter.chars().next()
    }

    /// The section of action cards that it reads in an environ of this section; none where it counts the letters of all three (24.0, 37.11).
    #[must_use]
    pub fn reads(&self, section: DeckSection) -> Option<DeckSection> {
        (!self.draws.contains(&Draw::AllSections)).then_some(section)
    }

    /// About how many bytes of memory it takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let verbs = weight_of(&self.conditions) + weight_of(&self.success) + weight_of(&self.draws) + weight_of(&self.failure);
        size_of::<Self>() + self.name.len() + self.letter.len() + verbs
    }
}
