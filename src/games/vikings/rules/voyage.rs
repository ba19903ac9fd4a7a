//! Where a boat can come over the water of a site, alone and unhindered: by which checks and desks know whether it can turn, land, or enter.

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::ControlFlow;

use super::BoatClass;
use super::board::{ForHulls, Site};
use super::boat::{Berth, KeelLength, Side};
use geometry::{Edge, Facing, Grid, Hex, Space};

/// A boat of a class on the water of a site.
#[derive(Clone, Copy)]
pub struct Voyage<'a> {
    /// The site.
    pub site: &'a Site,
    /// The class.
    pub class: &'a BoatClass,
}

/// How many phases a boat moves in a turn (2.2).
const PHASES: u32 = 2;

/// What a berth is to a hull.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Water {
    /// All of it floats.
    Afloat,
    /// Some of it lies on a beach.
    Beached,
    /// It cannot lie there.
    Never,
}

impl Voyage<'_> {
    /// What a berth is to the hull.
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

    /// Where some of the hull comes to lie within so many turns, each hex with the turn, for a boat that keeps a speed in both phases of every turn.
    pub fn turns(self, starts: impl IntoIterator<Item = Berth>, speed: u32, last: u32) -> impl Iterator<Item = (Space, u32)> {
        let a_turn = speed * PHASES;
        let soonest = self.soonest(starts, a_turn.saturating_mul(last));
        let turn = move |spent: u32| spent.div_ceil(a_turn.max(1)).max(1);
        self.site.grid().spaces().zip(soonest).filter_map(move |(space, spent)| Some((space, turn(spent?))))
    }

    /// The fewest points of speed after which some of the hull lies over each hex of the site, row by row; none over those that it never reaches
    /// for so many points.
    fn soonest(self, starts: impl IntoIterator<Item = Berth>, most: u32) -> Vec<Option<u32>> {
        let grid = self.site.grid();
        let columns = usize::from(grid.columns.get());
        let mut soonest = vec![None; columns * usize::from(grid.rows.get())];
        let _ = self.visit(starts, |berth, spent, _| {
            if spent > most {
                return ControlFlow::Break(());
            }
            for space in self.class.covers(berth).map(|hex| grid.space(hex)) {
                // All of a hull that lies somewhere lies on the site.
                soonest[space.row as usize * columns + space.column as usize].get_or_insert(spent);
            }
            ControlFlow::Continue(())
        });
        soonest
    }

    /// Visits every berth that is reached from some, by the fewest points of speed first, until told to stop. A boat that lies on a beach goes no
    /// farther unless it begins there.
    pub fn visit<B>(
        self,
        starts: impl IntoIterator<Item = Berth>,
        mut visit: impl FnMut(Berth, u32, Water) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let grid = self.site.grid();
        let columns = usize::from(grid.columns.get());
        let mut met = vec![false; columns * usize::from(grid.rows.get()) * 6];
        let mut waiting: BinaryHeap<Reverse<(u32, Berth)>> = starts.into_iter().map(|berth| Reverse((0, berth))).collect();
        while let Some(Reverse((spent, berth))) = waiting.pop() {
            let space = grid.space(berth.axis);
            if !grid.contains(space) {
                continue;
            }
            let index = (space.row as usize * columns + space.column as usize) * 6 + usize::from(berth.bow.side(6));
            if std::mem::replace(&mut met[index], true) {
                continue;
            }
            let water = self.water(berth);
            if water == Water::Never {
                continue;
            }
            visit(berth, spent, water)?;
            if water == Water::Beached && spent > 0 {
                continue;
            }
            let [aside, round] = [self.class.sideways_loss, self.class.turn_loss].map(|loss| spent + 1 + loss.get());
            let mut go = |spent: u32, berth: Berth| waiting.push(Reverse((spent, berth)));
            let mut moved = |spent: u32, step: Hex| go(spent, berth.moved(step));
            if self.class.forwards.get() > 0 {
                moved(spent + 1, berth.ahead());
                for side in Side::ALL {
                    moved(aside, berth.ahead_to(side));
                }
            }
            if self.class.backwards.get() > 0 {
                moved(spent + 1, berth.turned(3).ahead());
            }
            if water == Water::Afloat && self.class.turns.is_none_or(|turns| turns.get() > 0) {
                go(round, berth.turned(1));
                go(round, berth.turned(-1));
            }
        }
        ControlFlow::Continue(())
    }
}

/// How many columns or rows a hex is away from an edge.
fn from_edge(grid: Grid, edge: Edge, space: Space) -> i16 {
    let [columns, rows] = [grid.columns, grid.rows].map(|size| i16::try_from(size.get()).unwrap_or(i16::MAX));
    match edge {
        Edge::North => space.row,
        Edge::East => columns - 1 - space.column,
        Edge::South => rows - 1 - space.row,
        Edge::West => space.column,
    }
}
