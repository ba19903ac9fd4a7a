//! The result of a look from one hex to another.

use crate::Cover;
use geometry::Space;

/// What a look from one hex to another finds: the target, or the obstacle that hides it.
pub type Sight = Result<Seen, Hidden>;

/// The target is seen from the hex of the look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// The cover of the target.
    pub cover: Cover,
    /// The sides of the target's hex through which the line enters, one bit for each, for shields that face one way (3.2).
    pub sides: u8,
}

/// The target is not seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hidden {
    /// The obstacle in the way.
    pub by: Obstacle,
    /// The hex of the obstacle, or the hex from which the line reached the side with the obstacle.
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
    /// The frame of a doorway: a line from the centre of the doorway's hex does not pass it, but one from the middle of the doorway does.
    Doorway,
    /// A window, through which only a line from or into its own hex passes.
    Window,
    /// An arrow-slit, through which only a line from its own hex, or straight into it, passes.
    Slit,
    /// The lip of a slope: the character below it is nearer to the slope than the one above, so that neither sees the other.
    Lip,
    /// A boat that carries neither shooter nor target.
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
