//! Finds the way between two stops: the one with the fewest moves; among these, the one that passes the fewest worlds; then the first by row and
//! column (Movement).

use crate::{Content, Sector};
use geometry::{GridSize, Space};

/// The spaces on the way from one space to another, without the first space but with the last. The way avoids only worlds on the chart that everybody
/// has, so that players can trace a route on their own maps.
#[must_use]
pub fn way(content: &Content, from: Space, to: Space) -> Vec<Space> {
    let mut passed = Passed::of(content, from, to);
    let mut way = Vec::new();
    let mut at = from;
    while at != to {
        let next = nearer(&content.sector, at, to).min_by_key(|next| (passed.beginning_at(*next), next.row, next.column));
        let Some(next) = next else { break };
        way.push(next);
        at = next;
    }
    way
}

/// Whether a space is on a way with the fewest moves.
fn is_between(from: Space, at: Space, to: Space) -> bool {
    Sector::moves(from, at) + Sector::moves(at, to) == Sector::moves(from, to)
}

/// The neighbouring spaces that are one move nearer to `to`. Columns and rows are bounded separately, since the longer of the two distances alone
/// determines the number of moves.
fn nearer(sector: &Sector, at: Space, to: Space) -> impl Iterator<Item = Space> + use<> {
    let left = Sector::moves(at, to) as i16 - 1;
    let steps =
        |at: i16, to: i16, size: GridSize| (at - 1).max(to - left).max(0)..=(at + 1).min(to + left).min(size.get() as i16 - 1);
    let (rows, columns) = (steps(at.row, to.row, sector.rows), steps(at.column, to.column, sector.columns));
    rows.flat_map(move |row| columns.clone().map(move |column| Space::new(column, row)))
}

/// How many worlds the best way from each space of the map to `to` passes. Each number is worked out when it is first needed.
struct Passed<'a> {
    sector: &'a Sector,
    to: Space,
    /// An entry for each space, row after row; empty if no way with the fewest moves passes a world.
    spaces: Vec<Known>,
}

/// What has been worked out about the best way from one space.
#[derive(Clone, Copy, Default)]
struct Known {
    /// Whether the chart shows a world in the space.
    is_world: bool,
    /// How many worlds the best way passes from this space on, counting this space but not the last; `None` until it has been worked out.
    passed: Option<u16>,
}

impl<'a> Passed<'a> {
    fn of(content: &'a Content, from: Space, to: Space) -> Self {
        let mut passed = Self { sector: &content.sector, to, spaces: Vec::new() };
        let charted = content.worlds.iter().map(|(_, world)| world).filter(|world| world.is_charted());
        let charted = charted.map(|world| world.at).filter(|at| content.sector.holds(*at) && is_between(from, *at, to));
        for at in charted {
            if passed.spaces.is_empty() {
                let (columns, rows) = (content.sector.columns.get(), content.sector.rows.get());
                passed.spaces = vec![Known::default(); usize::from(columns) * usize::from(rows)];
            }
            let place = passed.place(at);
            passed.spaces[place].is_world = true;
        }
        passed
    }

    /// The index of a space in `spaces`.
    fn place(&self, at: Space) -> usize {
        at.row as usize * usize::from(self.sector.columns.get()) + at.column as usize
    }

    fn beginning_at(&mut self, at: Space) -> u16 {
        if at == self.to || self.spaces.is_empty() {
            return 0;
        }
        let place = self.place(at);
        let Known { is_world, passed } = self.spaces[place];
        if let Some(passed) = passed {
            return passed;
        }
        let (sector, to) = (self.sector, self.to);
        let further = nearer(sector, at, to).map(|next| self.beginning_at(next)).min().unwrap_or(0);
        let all = further + u16::from(is_world);
        self.spaces[place].passed = Some(all);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::World;

    #[test]
    fn a_way_is_short_and_goes_round_worlds() {
        let world = |column, row| World { name: "w".into(), at: Space::new(column, row), ..World::default() };
        let content = Content { worlds: [world(1, 1), world(2, 1)].into_iter().collect(), ..Content::default() };
        let spaces = |way: Vec<Space>| way.iter().map(|at| (at.column, at.row)).collect::<Vec<_>>();
        assert_eq!(spaces(way(&content, Space::new(0, 1), Space::new(4, 1))), [(1, 0), (2, 0), (3, 0), (4, 1)]);
        assert_eq!(spaces(way(&content, Space::new(0, 0), Space::new(2, 2))), [(1, 1), (2, 2)], "there is no other way");
        assert_eq!(spaces(way(&content, Space::new(5, 5), Space::new(5, 7))), [(4, 6), (5, 7)]);
        assert!(way(&content, Space::new(3, 3), Space::new(3, 3)).is_empty());
    }
}
