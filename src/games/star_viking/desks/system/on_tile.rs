//! The pieces of the tile that can be dragged: bodies, and orbits with all their bodies.

use super::hand::{Hand, Held, Target, orbit_at};
use crate::printed::PrintedTile;
use crate::things::system::{OpenSystem, steps};
use geometry::{Mm, Point};
use kit::action::Change;
use kit::board::{self, Pieces, Spaces};
use project::Place;
use star_viking::{InSystem, Space};

/// How far from an orbit's line the pointer may be and still hit the orbit.
const NEAR: Mm = Mm::new(1.6);

/// The tile on the desk as it prints.
#[derive(Clone, Copy)]
pub struct OnTile<'a> {
    /// The system on the desk with its selected part.
    pub open: OpenSystem<'a>,
    /// The printed tile.
    pub tile: &'a PrintedTile,
    /// The part under the pointer.
    pub under: Option<InSystem>,
}

/// A body or an orbit in hand, with the part of it that was pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Piece {
    /// The body or orbit.
    pub held: Held,
    /// The part that was pressed.
    pub part: InSystem,
}

impl Piece {
    /// The piece that is taken in hand when the user drags a part of the tile; `None` for parts that cannot be dragged.
    fn of(part: InSystem) -> Option<Self> {
        Held::of(part).map(|held| Self { held, part })
    }
}

impl OnTile<'_> {
    /// The part at a point of the tile, such as a sector, a name, the head, or the orbit whose line passes there.
    pub fn part_at(&self, at: Point) -> Option<InSystem> {
        self.tile.part_at(at).or_else(|| orbit_at(self.tile, at, NEAR).map(InSystem::Orbit))
    }

    /// The first sector of a body, the deep space of an orbit, or the sector itself if the part is one.
    pub fn sector_of(&self, part: InSystem) -> Option<Space> {
        let there = OpenSystem { part, ..self.open };
        let in_it = |space: &Space| match (there.body(), *space) {
            (Some(at), Space::On(spot)) => (spot.orbit, spot.body) == (at.orbit, at.body),
            (Some(_), Space::Deep(_)) => false,
            (None, space) => Some(space.orbit()) == there.orbit(),
        };
        there.space().or_else(|| self.open.system.spaces().into_iter().find(in_it))
    }
}

impl Pieces for OnTile<'_> {
    type Space = Space;
    type Piece = Piece;
    type Box = Target;

    const TAKEN_AT_ONCE: bool = false;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl Spaces<Space = Space> {
        self.tile
    }

    fn piece_at(&self, point: Point) -> Option<Piece> {
        Piece::of(self.part_at(point)?)
    }

    fn piece_in(&self, space: Space) -> Option<Piece> {
        Piece::of(InSystem::Sector(space))
    }

    fn space_of(&self, piece: Piece) -> Option<Space> {
        self.sector_of(piece.part)
    }

    /// Bodies and orbits are put between other bodies and orbits, never into a sector.
    fn target(&self, point: Point, piece: Option<Piece>) -> Option<board::Target<Space, Target>> {
        piece?.held.target(self.tile, point).map(board::Target::Box)
    }

    fn selected(&self) -> Option<Piece> {
        Piece::of(self.open.space().map_or(self.open.part, InSystem::Sector))
    }

    /// All bodies, from the sun outwards.
    fn in_order(&self) -> Vec<Piece> {
        let orbits = self.open.system.orbits.iter();
        let bodies = orbits.flat_map(|(orbit, found)| found.bodies.ids().map(move |body| InSystem::Body(orbit, body)));
        // The selected part may be a sector of the body; the piece then keeps that part.
        let selected = |piece: Piece| self.selected().filter(|own| own.held == piece.held).unwrap_or(piece);
        bodies.filter_map(Piece::of).map(selected).collect()
    }

    fn place(&self, piece: Option<Piece>) -> Place {
        self.open.place(piece.map(|piece| piece.part).or(self.under).unwrap_or(InSystem::Whole))
    }

    fn put_down(&self, hand: &Hand, others: &[Piece], target: board::Target<Space, Target>) -> Option<Change> {
        let others: Vec<Held> = others.iter().map(|piece| piece.held).filter(|held| *held != hand.piece.held).collect();
        match target {
            board::Target::Box(target) => hand.piece.held.put_down(self.open, self.tile, &others, target),
            board::Target::Space(_) => None,
        }
    }

    fn taken_off(&self) -> Option<Change> {
        taken_out(self.open)
    }
}

/// The change that removes the selected body or orbit from its system; `None` if neither is selected.
pub fn taken_out(open: OpenSystem) -> Option<Change> {
    let (edits, label) = steps::take_out(open.content, open.id, open.part)?;
    let part = open.body().map_or(InSystem::Whole, |at| InSystem::Orbit(at.orbit));
    Some(Change::edits::<project::Edit>(label, edits).then_select(open.place(part)))
}
