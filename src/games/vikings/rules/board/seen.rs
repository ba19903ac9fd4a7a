//! The result of a look from one hex to another.

use crate::Cover;
use geometry::Space;

/// The result of a look from one hex to another.
pub type Sight = Result<Seen, Hidden>;

/// The target is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// What keeps arrows off the target.
    pub cover: Cover,
    /// The sides of the target's hex by which the line comes in, one bit for each, for shields that face one way (3.2).
    pub sides: u8,
}

/// The target is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The obstacle in the way.
    pub by: Obstacle,
    /// The hex of the obstacle, or the hex from which the line came to its side.
    pub at: Space,
}

/// An obstacle in a line of sight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Obstacle {
    /// No board lies there.
    NoBoard,
    /// Trees.
    Tree,
    /// A wall, or the end of one.
    Wall,
    /// A doorway from which a line begins in its middle.
    Doorway,
    /// A window, through which a line passes only from its hex or into it.
    Window,
    /// A slit, through which arrows go only from its hex, or into it straight on.
    Slit,
    /// The lip of a slope, to which those above are too close.
    Lip,
    /// A boat in which neither shooter nor target is.
    Boat,
    /// A character who stands upright.
    Figure,
}

impl Obstacle {
    /// Its name, as in "a tree is in the way".
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
