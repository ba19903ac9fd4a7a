//! The piece in hand, and the places where it can be put.

use egui::Pos2;

use geometry::Facing;

/// The piece in hand, that is, the piece that the user is moving or has just pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand<P> {
    /// The piece that is in hand.
    pub piece: P,
    /// How the piece is held: by the button of the pointer, or by no button.
    pub held_by: HeldBy,
    /// Whether Shift is held, so that other pieces that belong to the piece in hand move with it.
    pub with_others: bool,
    /// The facing to which the piece has been turned since it was taken up; `None` if it was not turned.
    pub turned: Option<Facing>,
}

/// How a piece in hand is held.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HeldBy {
    /// By the button of the pointer: the point of the screen where the button went down, and whether the pointer has moved since.
    Drag(Pos2, bool),
    /// By no button: the piece follows pointer and cursor until it is put down.
    Free,
}

impl<P> Hand<P> {
    /// A piece that the pointer has pressed at `from`. If `moves` is true, it is being dragged already.
    pub const fn drag(piece: P, from: Pos2, moves: bool) -> Self {
        Self { piece, held_by: HeldBy::Drag(from, moves), with_others: false, turned: None }
    }

    /// A piece that follows pointer and cursor, with no button held.
    pub const fn free(piece: P) -> Self {
        Self { piece, held_by: HeldBy::Free, with_others: false, turned: None }
    }

    /// Whether the piece is being moved, and not only pressed.
    pub const fn moves(&self) -> bool {
        matches!(self.held_by, HeldBy::Free | HeldBy::Drag(_, true))
    }

    /// Whether the pointer drags the piece.
    pub const fn is_dragged(&self) -> bool {
        matches!(self.held_by, HeldBy::Drag(_, true))
    }
}

/// A place where a piece can be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<S, B> {
    /// A space of the board.
    Space(S),
    /// The tray, or a box beside the board.
    Box(B),
}

/// The thing under the pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Over<S, P, B> {
    /// Nothing that belongs to the board.
    #[default]
    Nothing,
    /// A piece, while no piece is in hand.
    Piece(P),
    /// A place where pieces can be put.
    Target(Target<S, B>),
}

impl<S, B> Target<S, B> {
    /// The space of the board; `None` if the target is a box.
    pub fn space(self) -> Option<S> {
        match self {
            Self::Space(space) => Some(space),
            Self::Box(_) => None,
        }
    }
}
