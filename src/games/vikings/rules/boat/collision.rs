//! Collisions of boats: the speed factor, and the speeds of the boats afterwards (4.51, 4.52). The damage to hulls and crews is in the table of
//! collisions.

use super::Berth;

/// The way in which one boat strikes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Meeting {
    /// The boats move along one line, towards each other.
    HeadOn,
    /// The boats move along one line, in the same direction.
    Astern,
    /// The boats move at an angle to each other.
    Side,
}

impl Meeting {
    /// Every way in which one boat can strike another.
    pub const ALL: [Self; 3] = [Self::HeadOn, Self::Astern, Self::Side];

    /// The words for the kind of collision.
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::HeadOn => "head-on",
            Self::Astern => "from astern",
            Self::Side => "from the side",
        }
    }

    /// The way in which the first boat strikes the second. Each boat is given by its berth and its speed, which is negative backwards.
    #[must_use]
    pub fn of(rammer: (Berth, i32), rammed: (Berth, i32)) -> Self {
        let way = |(berth, speed): (Berth, i32)| if speed < 0 { berth.turned(3).bow } else { berth.bow };
        match (way(rammer).number() + 6 - way(rammed).number()) % 6 {
            0 => Self::Astern,
            3 => Self::HeadOn,
            _ => Self::Side,
        }
    }

    /// The speed factor of a collision, from the effective speeds of both boats. A factor of 0 means that one boat only blocks the other.
    #[must_use]
    pub const fn factor(self, rammer: u32, rammed: u32) -> u32 {
        2 * match self {
            Self::HeadOn => rammer + rammed,
            Self::Astern => rammer.saturating_sub(rammed),
            Self::Side => rammer,
        }
    }

    /// The speeds of the rammer and of the rammed boat after a collision. The book's chart of these speeds is lost, so this program sets them. After
    /// a head-on collision both boats stop. After one from astern the rammer has the other boat's speed. After one from the side the rammer stops and
    /// the other boat loses 1.
    #[must_use]
    pub const fn speeds_after(self, rammed: u32) -> [u32; 2] {
        match self {
            Self::HeadOn => [0, 0],
            Self::Astern => [rammed, rammed],
            Self::Side => [0, rammed.saturating_sub(1)],
        }
    }

    /// The effect of this way of striking on the speeds of both boats, in words.
    #[must_use]
    pub const fn says_after(self) -> &'static str {
        match self {
            Self::HeadOn => "both stop",
            Self::Astern => "the rammer falls to the other's speed",
            Self::Side => "the rammer stops, the other loses 1",
        }
    }
}
