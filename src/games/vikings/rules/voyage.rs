//! Where a boat can go on the water of a site, if it is alone and nothing hinders it. With this, checks and desks find out whether a boat can turn,
//! land, or come in. `wreck.rs` finds out whether a phase must end on the rocks.

mod wreck;

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use super::BoatClass;
use super::board::{ForHulls, Site};
use super::boat::{Berth, DeckHex, KeelLength, Side};
use geometry::{Edge, Facing, Grid, Space};

/// A boat of a class that moves on the water of a site.
#[derive(Clone, Copy)]
pub struct Voyage<'a> {
    /// The site on whose water the boat moves.
    pub site: &'a Site,
    /// The class of the boat.
    pub class: &'a BoatClass,
}

/// In how many phases of a turn a boat moves (2.2).
const PHASES: u32 = 2;
/// The greatest speed at which a boat still stops on the first hex of a beach; a faster boat stops on the second (4.44).
const FIRST_BEACH: u32 = 3;

/// How a hull lies in a berth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Water {
    /// All hexes of the hull float.
    Afloat,
    /// Some hexes of the hull lie on a beach, and the others float.
    Beached,
    /// The hull cannot lie in the berth.
    Never,
}

impl Voyage<'_> {
    /// How the hull lies in a berth.
    #[must_use]
    pub fn water(self, berth: Berth) -> Water {
        let grid = self.site.grid();
        let mut water = Water::Afloat;
        for hex in self.class.covers(berth) {
            match self.site.for_hulls(grid.space(hex)) {
                Some(ForHulls::Floats) => {}
                Some(ForHulls::Grounds) => water = Water::Beached,
                Some(ForHulls::Wrecks) | None => return Water::Never,
            }
        }
        water
    }

    /// Whether a boat in a berth has just come over an edge, forwards or backwards, which means that the hex behind its trailing end is beyond the
    /// edge.
    #[must_use]
    pub fn comes_over(self, edge: Edge, berth: Berth, backwards: bool) -> bool {
        let (end, heading) = if backwards { (self.class.bow(), berth.turned(3)) } else { (self.class.stern(), berth) };
        let behind = self.class.hex_at(berth, end) - heading.ahead();
        from_edge(self.site.grid(), edge, self.site.grid().space(behind)) < 0
    }

    /// Every berth at an edge of the site in which the whole hull floats.
    pub fn at_edge(self, edge: Edge) -> impl Iterator<Item = Berth> {
        let grid = self.site.grid();
        let near = grid.spaces().filter(move |space| from_edge(grid, edge, *space) <= KeelLength::MAX as i16);
        let axes = near.flat_map(move |space| (0..6).map(move |side| Berth::new(grid.hex(space), Facing::new(side))));
        axes.filter(move |berth| self.touches(grid, edge, *berth) && self.water(*berth) == Water::Afloat)
    }

    fn touches(self, grid: Grid, edge: Edge, berth: Berth) -> bool {
        self.class.covers(berth).any(|hex| from_edge(grid, edge, grid.space(hex)) == 0)
    }

    /// The hexes that the hull can cover within `last` turns, each with the first turn in which it can, for a boat that keeps this speed in both
    /// phases of every turn.
    pub fn turns(self, starts: impl IntoIterator<Item = Berth>, speed: u32, last: u32) -> impl Iterator<Item = (Space, u32)> {
        let a_turn = speed * PHASES;
        let soonest = self.soonest(starts, self.class.best_speeds(0).map(|best| best.min(speed)), a_turn.saturating_mul(last));
        let turn = move |spent: u32| spent.div_ceil(a_turn.max(1)).max(1);
        self.site.grid().spaces().zip(soonest).filter_map(move |(space, spent)| Some((space, turn(spent?))))
    }

    /// For each hex of the site, row by row, the fewest points of speed that the boat needs until its hull covers the hex; `None` if `most` points
    /// are not enough.
    fn soonest(self, starts: impl IntoIterator<Item = Berth>, speeds: [u32; 2], most: u32) -> Vec<Option<u32>> {
        let grid = self.site.grid();
        let columns = usize::from(grid.columns.get());
        let mut soonest = vec![None; columns * usize::from(grid.rows.get())];
        let _ = self.visit(starts, speeds, |berth, spent, _| {
            if spent > most {
                return ControlFlow::Break(());
            }
            for space in self.class.covers(berth).map(|hex| grid.space(hex)) {
                // Every berth that is visited has the whole hull on the site.
                soonest[space.row as usize * columns + space.column as usize].get_or_insert(spent);
            }
            ControlFlow::Continue(())
        });
        soonest
    }

    /// Visits every berth that a boat with these best speeds, backwards and forwards, can reach from the starts, until `visit` breaks off. Berths for
    /// which fewer points of speed are needed come first. A boat can move sideways and turn only while it floats; the speed that such a move loses
    /// counts as its cost. A boat goes onto a beach and off a beach only straight on, and off it only one hex in a phase (4.43 to 4.45).
    pub fn visit<B>(
        self,
        starts: impl IntoIterator<Item = Berth>,
        speeds: [u32; 2],
        mut visit: impl FnMut(Berth, u32, Water) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut known = Known::of(self);
        let mut met = vec![false; known.waters.len()];
        let mut waiting: BinaryHeap<Reverse<(u32, Berth)>> = starts.into_iter().map(|berth| Reverse((0, berth))).collect();
        while let Some(Reverse((spent, berth))) = waiting.pop() {
            let Some(index) = known.index(berth) else { continue };
            if std::mem::replace(&mut met[index], true) {
                continue;
            }
            let water = known.water(berth);
            if water == Water::Never {
                continue;
            }
            visit(berth, spent, water)?;
            for (cost, next) in self.moves(berth, speeds, &mut known) {
                waiting.push(Reverse((spent + cost, next)));
            }
        }
        ControlFlow::Continue(())
    }

    /// The berths that a boat with these best speeds, backwards and forwards, can reach from a berth by one move, each with the cost of the move in
    /// points of speed.
    fn moves(self, berth: Berth, speeds: [u32; 2], known: &mut Known) -> Vec<(u32, Berth)> {
        let mut moves = Vec::new();
        let phase = speeds[0].max(speeds[1]).max(1);
        for (way, speed) in [Way::Astern, Way::Ahead].into_iter().zip(speeds) {
            let straight = berth.moved(way.of(berth).ahead());
            if known.water(berth) == Water::Beached {
                // A boat may be pushed off a beach but never further onto it, and each hex takes a whole phase.
                if known.water(straight) != Water::Never && self.aground(straight) <= self.aground(berth) {
                    moves.push((phase, straight));
                }
                continue;
            }
            if speed == 0 {
                continue;
            }
            match known.water(straight) {
                Water::Afloat => moves.push((1, straight)),
                Water::Beached if self.lands(straight, way) => {
                    moves.push((1, straight));
                    let farther = straight.moved(way.of(berth).ahead());
                    if speed > FIRST_BEACH && known.water(farther) != Water::Never {
                        moves.push((2, farther));
                    }
                }
                Water::Beached | Water::Never => {}
            }
            let aside = Side::ALL.map(|side| (self.class.sideways_loss, berth.moved(way.of(berth).ahead_to(side))));
            let round = self.class.rotations().iter().map(|sides| (self.class.turn_loss, berth.turned(*sides)));
            for (loss, next) in aside.into_iter().chain(round).map(|(loss, next)| (loss.get(), next)) {
                // After a move, the speed that is left must be at least the number of moves made (4.43).
                if speed > loss && known.water(next) == Water::Afloat {
                    moves.push((1 + loss, next));
                }
            }
        }
        moves
    }

    /// Whether a hull touches a beach only with its side. A boat may run ashore only with its bow or helm; its side may touch the beach only beside
    /// that end (4.44).
    #[must_use]
    pub fn is_broadside(self, berth: Berth) -> bool {
        let ends = [self.class.bow(), self.class.stern()].map(|end| self.class.hex_at(berth, end));
        let grounds = |hex| self.site.for_hulls(self.site.grid().space(hex)) == Some(ForHulls::Grounds);
        self.aground(berth) > 0 && !ends.into_iter().any(grounds)
    }

    /// How many hexes of the hull lie on a beach.
    fn aground(self, berth: Berth) -> usize {
        let grid = self.site.grid();
        self.class.covers(berth).filter(|hex| self.site.for_hulls(grid.space(*hex)) == Some(ForHulls::Grounds)).count()
    }

    /// Whether a boat that moves in this direction lands as it must: with its bow if it moves forwards, or with its helm if it moves backwards
    /// (4.44).
    fn lands(self, berth: Berth, way: Way) -> bool {
        let hex = self.class.hex_at(berth, self.first(way));
        self.site.for_hulls(self.site.grid().space(hex)) == Some(ForHulls::Grounds)
    }

    /// The end of the hull that is in front when the boat moves in this direction.
    const fn first(self, way: Way) -> DeckHex {
        match way {
            Way::Ahead => self.class.bow(),
            Way::Astern => self.class.stern(),
        }
    }
}

/// How a hull lies in each berth, computed once for each and then remembered.
struct Known<'a> {
    voyage: Voyage<'a>,
    waters: Vec<Option<Water>>,
}

impl<'a> Known<'a> {
    fn of(voyage: Voyage<'a>) -> Self {
        let grid = voyage.site.grid();
        let berths = usize::from(grid.columns.get()) * usize::from(grid.rows.get()) * 6;
        Self { voyage, waters: vec![None; berths] }
    }

    /// The index of a berth among all berths of the site; `None` if the boat's axis would be off the site.
    fn index(&self, berth: Berth) -> Option<usize> {
        let grid = self.voyage.site.grid();
        let space = grid.space(berth.axis);
        let columns = usize::from(grid.columns.get());
        let index = || (space.row as usize * columns + space.column as usize) * 6 + usize::from(berth.bow.side(6));
        grid.contains(space).then(index)
    }

    fn water(&mut self, berth: Berth) -> Water {
        let Some(index) = self.index(berth) else { return Water::Never };
        *self.waters[index].get_or_insert_with(|| self.voyage.water(berth))
    }
}

/// The direction in which a boat moves.
#[derive(Clone, Copy)]
enum Way {
    Astern,
    Ahead,
}

impl Way {
    /// The berth, turned so that the bow points in this direction.
    fn of(self, berth: Berth) -> Berth {
        match self {
            Self::Astern => berth.turned(3),
            Self::Ahead => berth,
        }
    }
}

/// The distance of a hex from an edge, in columns or rows.
fn from_edge(grid: Grid, edge: Edge, space: Space) -> i16 {
    let [columns, rows] = [grid.columns, grid.rows].map(|size| i16::try_from(size.get()).unwrap_or(i16::MAX));
    match edge {
        Edge::North => space.row,
        Edge::East => columns - 1 - space.column,
        Edge::South => rows - 1 - space.row,
        Edge::West => space.column,
    }
}

#[cfg(test)]
mod tests;
