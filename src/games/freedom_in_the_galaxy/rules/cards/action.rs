//! An action card. It has three sections, and players read the one that fits the environ. Each section has letters of missions and one event (13.3,
//! 13.4).

use serde::{Deserialize, Serialize};

use super::weight_of;
use crate::verbs::{ActionEvent, Letters};
use crate::{EnvironType, bounds};
use rules::kind::say;
use rules::{Count, Origin};

/// An action card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Action {
    /// The number printed on the card.
    pub number: Count,
    /// The section for cities.
    pub urban: Section,
    /// The section for special environs.
    pub special: Section,
    /// The section for the open land.
    pub wild: Section,
    /// Where the data of the card come from.
    pub origin: Origin,
    /// Other readings of the card, if sources differ.
    #[serde(skip_serializing_if = "Vec::is_empty", deserialize_with = "bounds::read_action_readings")]
    pub readings: Vec<ActionReading>,
}

/// One of the three sections of an action card.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Section {
    /// The letters of the missions that the section shows.
    pub letters: Letters,
    /// The event, which happens before the letters are read; several verbs if the event does several things.
    #[serde(deserialize_with = "bounds::read_action_events")]
    pub event: Vec<ActionEvent>,
}

/// One of the three sections of an action card; the environ decides which one is read (13.32).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum DeckSection {
    /// The section for cities.
    #[default]
    Urban,
    /// The section for subterranean, liquid, air and fire environs.
    Special,
    /// The section for the open land.
    Wild,
}

/// Another reading of one section of an action card, from a source that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ActionReading {
    /// The section has these letters.
    Letters(DeckSection, Letters),
    /// The section has this event.
    Event(DeckSection, Vec<ActionEvent>),
}

impl DeckSection {
    /// Every section, in the order in which the card prints them.
    pub const ALL: [Self; 3] = [Self::Urban, Self::Special, Self::Wild];

    /// The section that is read in environs of this type.
    #[must_use]
    pub const fn of(environ: EnvironType) -> Self {
        match environ {
            EnvironType::Urban => Self::Urban,
            EnvironType::Wild => Self::Wild,
            EnvironType::Subterranean | EnvironType::Liquid | EnvironType::Air | EnvironType::Fire => Self::Special,
        }
    }

    /// The section's heading.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Urban => "Urban",
            Self::Special => "Special",
            Self::Wild => "Wild",
        }
    }

    /// The word for the section in a sentence.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Urban => "urban",
            Self::Special => "special",
            Self::Wild => "wild",
        }
    }
}

impl Section {
    /// The event as one sentence without a capital letter; empty if nothing happens.
    #[must_use]
    pub fn event_in_words(&self) -> String {
        self.event.iter().map(say).collect::<Vec<_>>().join("; ")
    }
}

impl Action {
    /// The card's name, such as "Action 5".
    #[must_use]
    pub fn label(&self) -> String {
        format!("Action {}", self.number)
    }

    /// The card's section for these environs.
    #[must_use]
    pub const fn section(&self, section: DeckSection) -> &Section {
        match section {
            DeckSection::Urban => &self.urban,
            DeckSection::Special => &self.special,
            DeckSection::Wild => &self.wild,
        }
    }

    /// The card's section for these environs, as a value that can be changed.
    pub const fn section_mut(&mut self, section: DeckSection) -> &mut Section {
        match section {
            DeckSection::Urban => &mut self.urban,
            DeckSection::Special => &mut self.special,
            DeckSection::Wild => &mut self.wild,
        }
    }

    /// Whether the card shows the letter of a mission in this section. With `None` for the section: whether any of the three sections shows the
    /// letter (24.0, 37.11).
    #[must_use]
    pub fn shows(&self, letter: char, section: Option<DeckSection>) -> bool {
        let shows = |section: DeckSection| self.section(section).letters.contains(letter);
        section.map_or_else(|| DeckSection::ALL.into_iter().any(shows), shows)
    }

    /// About how many bytes of memory the card takes.
    #[must_use]
    pub fn weight(&self) -> usize {
        let sections = DeckSection::ALL.map(|section| weight_of(&self.section(section).event)).iter().sum::<usize>();
        size_of::<Self>() + sections + self.readings.len() * size_of::<ActionReading>()
    }
}

impl ActionReading {
    /// The reading in words, such as "in the wild section the letters P".
    #[must_use]
    pub fn says(&self) -> String {
        match self {
            Self::Letters(section, letters) => format!("in the {} section the letters {}", section.word(), letters.as_str()),
            Self::Event(section, event) => {
                let event: Vec<String> = event.iter().map(say).collect();
                format!("in the {} section the event {:?}", section.word(), event.join("; "))
            }
        }
    }

    /// Replaces the value of the card with this reading.
    pub fn take(&self, action: &mut Action) {
        match self {
            Self::Letters(section, letters) => action.section_mut(*section).letters = letters.clone(),
            Self::Event(section, event) => action.section_mut(*section).event.clone_from(event),
        }
    }
}
