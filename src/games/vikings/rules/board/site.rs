//! One board, or all boards of a layout, as a single grid.

use std::collections::BTreeSet;

use super::hexside::neighbour;
use super::named::Printed;
use super::{Barrier, Board, Hexside, Laid, Layout, Surface};
use crate::Terrain;
use geometry::{Grid, Hex, Space};
use rules::Shelf;

/// One board, or all boards of a layout, as a single grid with the depth of its water. Where boards overlap, the uppermost counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Site {
    grid: Grid,
    /// The hex of the layout on which the first hex of the grid lies.
    corner: Space,
    /// The boards of the site, with what their hexes are called. The uppermost board is the last.
    pub(super) printed: Vec<Printed>,
    hexes: Vec<Option<Ground>>,
    sides: Vec<[Option<Passage>; 6]>,
}

/// The surface of a hex, and the line of the terrain table that counts for walking there.
type Ground = (Surface, Terrain);

/// The barrier on a side of a hex, seen from that hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passage {
    /// The kind of barrier.
    pub barrier: Barrier,
    /// Whether the barrier belongs to the hex from which the side is seen, as a lip belongs to its slope and an opening to its room.
    pub own: bool,
}

/// What happens to a hull that enters a hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ForHulls {
    /// The hull floats.
    Floats,
    /// The hull runs aground (4.44).
    Grounds,
    /// The hull is wrecked as by a head-on collision (4.44).
    Wrecks,
}

/// The figures and boats on a site that may block a line of sight.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Standing {
    /// Whether an upright figure is in each hex.
    figures: Vec<bool>,
    /// The number of the boat that covers each hex, counted from 1; 0 if no boat does.
    hulls: Vec<u16>,
}

impl Site {
    /// The site of a board by itself.
    #[must_use]
    pub fn of_board(board: &Board) -> Self {
        let mut site = Self::blank(Space::default(), board.grid());
        site.printed.push(Printed::new(board, Laid::default(), site.corner));
        site.lay(|space| space, |side| side, board);
        site.settle();
        site
    }

    /// The site of all boards of a layout. Hexes that lie 200 or more columns or rows from the upper left hex are left out.
    #[must_use]
    pub fn of_layout(layout: &Layout, boards: &Shelf<Board>) -> Self {
        let (corner, grid) = layout.frame(boards);
        let mut site = Self::blank(corner, grid);
        for (_, laid, board) in layout.laid(boards) {
            site.printed.push(Printed::new(board, laid, corner));
            let lies = |space| {
                let space = laid.lies(board, space);
                Space::new(space.column.saturating_sub(corner.column), space.row.saturating_sub(corner.row))
            };
            site.lay(lies, |side| laid.side(side), board);
        }
        site.settle();
        site
    }

    /// The site at low tide (5.5). Of these sandbars, the hexes that are water become beach.
    #[must_use]
    pub fn with_beaches(&self, sandbars: &BTreeSet<Space>) -> Self {
        let mut site = self.clone();
        for space in sandbars {
            if let Some(index) =
                site.index(*space).filter(|index| site.hexes[*index].is_some_and(|(surface, _)| surface.is_water()))
            {
                site.hexes[index] = Some((Surface::Beach, Terrain::Beach));
            }
        }
        site.settle();
        site
    }

    /// The site in the turn in which the tide comes back (5.5). Of these sandbars, the hexes that are water become shallow water.
    #[must_use]
    pub fn with_shallows(&self, sandbars: &BTreeSet<Space>) -> Self {
        let mut site = self.clone();
        for index in sandbars.iter().filter_map(|space| self.index(*space)) {
            if let Some((_, terrain)) = site.hexes[index].as_mut().filter(|(surface, _)| surface.is_water()) {
                *terrain = Terrain::Shallow;
            }
        }
        site
    }

    fn blank(corner: Space, grid: Grid) -> Self {
        let count = usize::from(grid.columns.get()) * usize::from(grid.rows.get());
        Self { grid, corner, printed: Vec::new(), hexes: vec![None; count], sides: vec![[None; 6]; count] }
    }

    /// Lays a board onto the site. `lies` gives the hex of the site for each hex of the board, and `turned` the new number of each side.
    fn lay(&mut self, lies: impl Fn(Space) -> Space, turned: impl Fn(u8) -> u8, board: &Board) {
        for (space, surface) in board.hexes.iter() {
            if let Some(index) = self.index(lies(space)) {
                self.hexes[index] = Some((surface, surface.terrain()));
                self.sides[index] = [None; 6];
            }
        }
        for (side, barrier) in board.sides.iter() {
            for (seen, own) in [(side, true), (side.across(), false)] {
                // A barrier at the edge of a board also counts for the board that is joined to that edge.
                let at = Hexside::new(neighbour_on(&lies, board, seen), turned(seen.side));
                if let Some(index) = self.index(at.space) {
                    self.sides[index][usize::from(at.side)] = Some(Passage { barrier, own });
                }
            }
        }
    }

    /// Works out from the neighbouring hexes where water is shallow, and to which of its two hexes each opening and lip belongs.
    fn settle(&mut self) {
        let spaces: Vec<Space> = self.grid.spaces().collect();
        for space in spaces {
            let Some(index) = self.index(space) else { continue };
            let Some((surface, terrain)) = self.hexes[index] else { continue };
            for side in 0..6 {
                let beside = self.surface(neighbour(space, side));
                if let Some(passage) = &mut self.sides[index][side] {
                    let inside = (surface == Surface::Interior, beside == Some(Surface::Interior));
                    let slope = (is_slope(surface), beside.is_some_and(is_slope));
                    // If only one of the two hexes fits the barrier, it belongs to that hex. Otherwise it belongs to the hex from which the file
                    // names the side.
                    passage.own = match (passage.barrier, inside, slope) {
                        (Barrier::Doorway | Barrier::Window | Barrier::Slit, (true, false), _)
                        | (Barrier::Lip, _, (true, false)) => true,
                        (Barrier::Doorway | Barrier::Window | Barrier::Slit, (false, true), _)
                        | (Barrier::Lip, _, (false, true)) => false,
                        _ => passage.own,
                    };
                }
            }
            let beach = |side| self.surface(neighbour(space, side)) == Some(Surface::Beach);
            let shallow = surface.is_water() && (0..6).any(beach);
            self.hexes[index] = Some((surface, if shallow { Terrain::Shallow } else { terrain }));
        }
    }

    /// The site's hexes as a grid.
    #[must_use]
    pub const fn grid(&self) -> Grid {
        self.grid
    }

    /// The hex of the layout on which the first hex of the grid lies.
    #[must_use]
    pub const fn corner(&self) -> Space {
        self.corner
    }

    /// The surface of a hex; `None` if no board lies there.
    #[must_use]
    pub fn surface(&self, space: Space) -> Option<Surface> {
        self.hexes[self.index(space)?].map(|(surface, _)| surface)
    }

    /// The line of the terrain table that counts for walking in a hex. Water is deep or shallow. `None` if no board lies there.
    #[must_use]
    pub fn terrain(&self, space: Space) -> Option<Terrain> {
        self.hexes[self.index(space)?].map(|(_, terrain)| terrain)
    }

    /// The barrier on a side of a hex; `None` if there is none.
    #[must_use]
    pub fn passage(&self, space: Space, side: usize) -> Option<Passage> {
        self.sides[self.index(space)?][side % 6]
    }

    /// The hex across a side; `None` if no board lies there.
    #[must_use]
    pub fn across(&self, space: Space, side: usize) -> Option<Space> {
        Some(neighbour(space, side)).filter(|near| self.surface(*near).is_some())
    }

    /// The side of a hex towards a neighbour; `None` if the two hexes do not touch.
    #[must_use]
    pub fn side_towards(&self, from: Space, to: Space) -> Option<usize> {
        let step = self.grid.hex(to) - self.grid.hex(from);
        Hex::NEIGHBOURS.into_iter().position(|near| near == step)
    }

    /// What happens to a hull that enters a hex; `None` if no board lies there.
    #[must_use]
    pub fn for_hulls(&self, space: Space) -> Option<ForHulls> {
        Some(match self.surface(space)? {
            Surface::Sea | Surface::River => ForHulls::Floats,
            Surface::Beach => ForHulls::Grounds,
            Surface::Flat | Surface::Scrub | Surface::Slope | Surface::Tree | Surface::Rock | Surface::Interior => {
                ForHulls::Wrecks
            }
        })
    }

    /// Whether a hull can lie over these hexes, which means that each is water or beach.
    #[must_use]
    pub fn holds_hull(&self, hull: impl IntoIterator<Item = Space>) -> bool {
        hull.into_iter().all(|space| matches!(self.for_hulls(space), Some(ForHulls::Floats | ForHulls::Grounds)))
    }

    pub(crate) fn count(&self) -> usize {
        self.hexes.len()
    }

    #[inline]
    pub(crate) fn index(&self, space: Space) -> Option<usize> {
        self.grid.contains(space).then(|| space.row as usize * usize::from(self.grid.columns.get()) + space.column as usize)
    }

    /// The index of a hex that is given by its axial coordinates, as callers that go from hex to hex have it.
    #[inline]
    pub(super) fn index_of(&self, hex: Hex) -> Option<usize> {
        let (column, row) = (hex.q + (hex.r >> 1), hex.r);
        let (columns, rows) = (i32::from(self.grid.columns.get()), i32::from(self.grid.rows.get()));
        (column >= 0 && row >= 0 && column < columns && row < rows).then(|| (row * columns + column) as usize)
    }

    #[inline]
    pub(super) fn ground(&self, index: usize) -> Option<Ground> {
        self.hexes[index]
    }

    #[inline]
    pub(super) fn passages(&self, index: usize) -> &[Option<Passage>; 6] {
        &self.sides[index]
    }
}

/// The hex of the site on which the hex of a side lies. The hex may be just off the board, across one of the board's edges.
fn neighbour_on(lies: &impl Fn(Space) -> Space, board: &Board, side: Hexside) -> Space {
    if board.grid().contains(side.space) {
        return lies(side.space);
    }
    let within = side.across();
    // Only a half-turn changes directions, and a half-turn reverses all of them.
    let (here, ahead) = (lies(within.space), lies(Space::new(within.space.column, within.space.row + 2)));
    let turned = ahead.row < here.row;
    neighbour(here, usize::from(within.side) + if turned { 3 } else { 0 })
}

const fn is_slope(surface: Surface) -> bool {
    matches!(surface, Surface::Slope | Surface::Rock)
}

impl Standing {
    /// A site on which there is no figure and no boat.
    #[must_use]
    pub fn nobody(site: &Site) -> Self {
        Self { figures: vec![false; site.count()], hulls: vec![0; site.count()] }
    }

    /// Puts an upright figure, a character or a beast, into a hex.
    pub fn put_figure(&mut self, site: &Site, space: Space) {
        if let Some(index) = site.index(space) {
            self.figures[index] = true;
        }
    }

    /// Puts a boat over a hex. Boats are numbered from 1.
    pub fn put_hull(&mut self, site: &Site, space: Space, boat: u16) {
        if let Some(index) = site.index(space) {
            self.hulls[index] = boat;
        }
    }

    #[inline]
    pub(super) fn figure(&self, index: usize) -> bool {
        self.figures.get(index).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn hull(&self, index: usize) -> u16 {
        self.hulls.get(index).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coast(rows: &str) -> Board {
        Board { hexes: ron::from_str(rows).expect("rows"), ..Board::default() }
    }

    #[test]
    fn water_beside_a_beach_is_shallow_even_across_a_joint() {
        let land = coast("[\"~~b\", \"~~b\"]");
        let site = Site::of_board(&land);
        let depths = [0, 1, 2].map(|column| site.terrain(Space::new(column, 0)));
        assert_eq!(depths, [Some(Terrain::Deep), Some(Terrain::Shallow), Some(Terrain::Beach)]);
        assert_eq!(site.for_hulls(Space::new(2, 0)), Some(ForHulls::Grounds));
        let boards: Shelf<Board> = [land, coast("[\"~~~\", \"~~~\"]")].into_iter().collect();
        let ids: Vec<_> = boards.ids().collect();
        let laid = |board, column, turned| Laid { board: Some(ids[board]), at: Space::new(column, 0), turned };
        let layout = Layout { boards: [laid(0, 0, false), laid(1, 3, false)].into_iter().collect(), ..Layout::default() };
        let site = Site::of_layout(&layout, &boards);
        assert_eq!(site.grid().columns.get(), 6);
        assert_eq!(site.terrain(Space::new(3, 0)), Some(Terrain::Shallow), "a beach lies on the other board");
        assert_eq!(Site::of_board(boards.get(ids[1]).expect("it is there")).terrain(Space::new(0, 0)), Some(Terrain::Deep));
    }

    #[test]
    fn a_half_turned_board_takes_its_walls_along() {
        let mut board = coast("[\"...\", \".i.\", \"...\", \"...\"]");
        let (room, edge) = (Space::new(1, 1), Hexside::new(Space::new(2, 3), 2));
        board.sides.set(Hexside::new(Space::new(0, 1), 2), Some(Barrier::Doorway));
        board.sides.set(Hexside::new(room, 1), Some(Barrier::Wall));
        board.sides.set(edge, Some(Barrier::Wall));
        let boards: Shelf<Board> = [board].into_iter().collect();
        let board = boards.ids().next();
        let layout =
            Layout { boards: [Laid { board, turned: true, at: Space::new(-4, -6) }].into_iter().collect(), ..Layout::default() };
        let site = Site::of_layout(&layout, &boards);
        let turned = Space::new(1, 2);
        assert_eq!(site.surface(turned), Some(Surface::Interior));
        assert_eq!(site.passage(turned, 4), Some(Passage { barrier: Barrier::Wall, own: true }));
        // The doorway was west of the room. It belongs to the room, even if the file names it from the other hex.
        assert_eq!(site.passage(turned, 2), Some(Passage { barrier: Barrier::Doorway, own: true }));
        assert_eq!(site.passage(Space::new(2, 2), 5), Some(Passage { barrier: Barrier::Doorway, own: false }));
        assert_eq!(site.passage(Space::new(0, 0), 5).map(|passage| passage.barrier), Some(Barrier::Wall));
    }
}
