//! The result of a look from one hex to another.

use crate::Cover;
use geometry::Space;

/// What a look from one hex to another finds: the target, or the obstacle that hides it.
pub type Sight = Result<Seen, Hidden>;

/// The target is seen: its cover, and how the line of sight enters its hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The cover of the target against the character who looks.
    pub cover: Cover,
    /// The sides of the target's hex through which the line of sight enters, one bit for each. They matter for shields, which protect in one
    /// direction (3.2).
    pub sides: u8,
}

/// The target is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The obstacle in the way.
    pub by: Obstacle,
    /// The hex of the obstacle. If the obstacle is on a side, this is the hex from which the line reached that side.
    pub at: Space,
}

/// An obstacle in a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Obstacle {
    /// A hex on which no board lies.
    NoBoard,
    /// Trees.
    Tree,
    /// A wall, or the end of a wall.
    Wall,
    /// The frame of a doorway. A line from the centre of the doorway's own hex is blocked by it; a line from the middle of the doorway is not.
    Doorway,
    /// A window. Only lines from or into its own hex pass it.
    Window,
    /// An arrow-slit. Only lines from its own hex pass it, and lines that come straight into that hex.
    Slit,
    /// The lip of a slope. The character below is nearer to the slope than the character above, so that neither sees the other.
    Lip,
    /// A boat that carries neither the shooter nor the target.
    Boat,
    /// A character who stands upright.
    Figure,
}

impl Obstacle {
    /// The name of the obstacle, as in "a tree is in the way".
    #[must_use]
    pub const fn label(self) -> &'static str {
        match self {
            Self::NoBoard => "a gap between the boards",
            Self::Tree => "a tree",
            Self::Wall => "a wall",
            Self::Doorway => "the frame of a doorway",
            Self::Window => "a window",
            Self::Slit => "an arrow-slit",
            Self::Lip => "the lip of a slope",
            Self::Boat => "a boat",
            Self::Figure => "somebody who stands there",
        }
    }
}
