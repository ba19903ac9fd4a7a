//! A piece in hand, and where it can be put.

use egui::Pos2;

use geometry::Facing;

/// A piece in hand.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hand<P> {
    /// The piece.
    pub piece: P,
    /// What holds it.
    pub held_by: HeldBy,
    /// Whether Shift is held, so that pieces that belong to it come along.
    pub with_others: bool,
    /// How it has been turned since it was taken up, where pieces have a facing.
    pub turned: Option<Facing>,
}

/// What holds a piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum HeldBy {
    /// The button of the pointer, which went down here; whether it has moved since.
    Drag(Pos2, bool),
    /// No button is held: the piece follows pointer and cursor until it is put down.
    Free,
}

impl<P> Hand<P> {
    /// A piece that the pointer pressed, or is dragging already.
    pub const fn drag(piece: P, from: Pos2, moves: bool) -> Self {
        Self { piece, held_by: HeldBy::Drag(from, moves), with_others: false, turned: None }
    }

    /// A piece that follows pointer and cursor.
    pub const fn free(piece: P) -> Self {
        Self { piece, held_by: HeldBy::Free, with_others: false, turned: None }
    }

    /// Whether the piece is being moved, and not only pressed.
    pub const fn moves(&self) -> bool {
        matches!(self.held_by, HeldBy::Free | HeldBy::Drag(_, true))
    }

    /// Whether the pointer drags it.
    pub const fn is_dragged(&self) -> bool {
        matches!(self.held_by, HeldBy::Drag(_, true))
    }
}

/// Where a piece can be put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target<S, B> {
    /// Into a space of the board.
    Space(S),
    /// Somewhere else: into the tray, into a box beside the board.
    Box(B),
}

/// What the pointer is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Over<S, P, B> {
    /// Nothing of the board.
    #[default]
    Nothing,
    /// A piece, while none is in hand.
    Piece(P),
    /// A place where pieces are put.
    Target(Target<S, B>),
}

impl<S, B> Target<S, B> {
    /// The space, if it is one.
    pub fn space(self) -> Option<S> {
        match self {
            Self::Space(space) => Some(space),
            Self::Box(_) => None,
        }
    }
}
