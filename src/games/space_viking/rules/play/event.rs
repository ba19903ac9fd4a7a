//! An event: what happened, where and when, who could see it, and by which passage and which dice.

use serde::{Deserialize, Serialize};

use super::Happening;
use crate::{BOOK, Player};
use geometry::Space;
use rules::{Citation, Id};

/// Something that happened. The ledger is the list of a year's events, in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// When, from 0 to 840; [`Event::YEAR_ENDS`] for events of the year's end.
    pub tick: u32,
    /// Where; none if it has no place, such as a payment.
    pub at: Option<Space>,
    /// The players who could see it, in order. No other is told.
    pub seen_by: Vec<Id<Player>>,
    /// What it was.
    pub what: Happening,
    /// The passage of the book that it follows.
    pub passage: Passage,
    /// The dice that were thrown for it; those of a battle or a landing are with its shots.
    pub dice: Vec<u8>,
}

impl Event {
    /// The tick of events after the clock has run down.
    pub const YEAR_ENDS: u32 = 841;

    /// Whether a player could see it.
    #[must_use]
    pub fn is_seen_by(&self, player: Id<Player>) -> bool {
        self.seen_by.contains(&player)
    }
}

/// A passage of the book, by the name that the rulings give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passage {
    /// Turn and money.
    Turn,
    /// Command.
    Command,
    /// Sequence.
    Sequence,
    /// Sovereigns.
    Sovereigns,
    /// End.
    End,
    /// Movement.
    Movement,
    /// Modes.
    Modes,
    /// Fleet orders.
    Orders,
    /// Space combat.
    Space,
    /// Landings.
    Landings,
    /// Ground combat.
    Ground,
    /// World table.
    Worlds,
    /// Items.
    Items,
    /// Technology.
    Technology,
    /// Colonies.
    Colonies,
    /// The referee's corrections, which are in no book.
    Referee,
}

impl Passage {
    /// What it is called.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::Turn => "Turn and money",
            Self::Command => "Command",
            Self::Sequence => "Sequence",
            Self::Sovereigns => "Sovereigns",
            Self::End => "End",
            Self::Movement => "Movement",
            Self::Modes => "Modes",
            Self::Orders => "Fleet orders",
            Self::Space => "Space combat",
            Self::Landings => "Landings",
            Self::Ground => "Ground combat",
            Self::Worlds => "World table",
            Self::Items => "Items",
            Self::Technology => "Technology",
            Self::Colonies => "Colonies",
            Self::Referee => "Referee",
        }
    }

    /// Its citation.
    #[must_use]
    pub const fn citation(self) -> Citation {
        match self {
            Self::Referee => Citation::Drydock("The referee sets right by hand what went wrong, and says why."),
            _ => Citation::Book { book: BOOK, section: self.label() },
        }
    }
}
