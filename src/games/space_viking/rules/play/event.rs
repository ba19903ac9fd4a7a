//! An event: what happened, the space and the tick, the players who could see it, the rule that it follows, and its dice.

use serde::{Deserialize, Serialize};

use super::Happening;
use crate::{BOOK, Player};
use geometry::Space;
use rules::{Citation, Id};

/// An event in a year of a campaign. The ledger is the list of a year's events, in the order in which they happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Event {
    /// The tick of the event, from 0 to 840; [`Event::YEAR_ENDS`] for events at the end of the year.
    pub tick: u32,
    /// The space of the event; `None` for an event that happens at no particular place, such as a payment.
    pub at: Option<Space>,
    /// The players who could see the event, sorted by id. No other player learns of it.
    pub seen_by: Vec<Id<Player>>,
    /// What happened.
    pub what: Happening,
    /// The passage of the book whose rules the event follows.
    pub passage: Passage,
    /// The dice that were thrown for the event. The dice of a battle or a landing are recorded with its shots instead.
    pub dice: Vec<u8>,
}

impl Event {
    /// The tick that marks events after the clock has stopped.
    pub const YEAR_ENDS: u32 = 841;

    /// Whether a player could see the event.
    #[must_use]
    pub fn is_seen_by(&self, player: Id<Player>) -> bool {
        self.seen_by.contains(&player)
    }
}

/// A passage of the book, by the name that the rulings give it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Passage {
    /// The passage "Turn and money".
    Turn,
    /// The passage "Command".
    Command,
    /// The passage "Sequence".
    Sequence,
    /// The passage "Sovereigns".
    Sovereigns,
    /// The passage "End".
    End,
    /// The passage "Movement".
    Movement,
    /// The passage "Modes".
    Modes,
    /// The passage "Fleet orders".
    Orders,
    /// The passage "Space combat".
    Space,
    /// The passage "Landings".
    Landings,
    /// The passage "Ground combat".
    Ground,
    /// The passage "World table".
    Worlds,
    /// The passage "Items".
    Items,
    /// The passage "Technology".
    Technology,
    /// The passage "Colonies".
    Colonies,
    /// No passage, because the referee made a correction by hand.
    Referee,
}

impl Passage {
    /// The name of the passage.
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

    /// The citation of the passage in the book.
    #[must_use]
    pub const fn citation(self) -> Citation {
        match self {
            Self::Referee => Citation::Drydock("The referee sets right by hand what went wrong, and says why."),
            _ => Citation::Book { book: BOOK, section: self.label() },
        }
    }
}
