//! A stroke over a board, from the press of the pointer's button to its release: the hexes or sides that it covers and the one edit that it becomes.

use std::collections::BTreeSet;

use geometry::{GridLayout, Point, Space};
use kit::board::{Sweep, Way};
use rules::{Id, Origin};
use vikings::Edit;
use vikings::board::{Barrier, Board, Hexside, Surface};

/// A stroke over a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The effect of the stroke on the hexes or hexsides that it covers.
    pub effect: Effect,
    /// The hexes that the stroke has covered until now.
    pub sweep: Sweep,
    /// The hexsides that the stroke has covered until now, if it works on hexsides.
    pub sides: BTreeSet<Hexside>,
}

/// The effect of a stroke on its hexes or hexsides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Gives the hexes this surface.
    Surface(Surface),
    /// Puts this barrier on the hexsides; `None` removes the barriers there.
    Sides(Option<Barrier>),
}

impl Stroke {
    /// A stroke that begins at a point.
    pub fn begin(effect: Effect, way: Way, layout: GridLayout, at: Point) -> Self {
        let mut stroke = Self { effect, sweep: Sweep::begin(way, layout, at), sides: BTreeSet::new() };
        stroke.go_on(layout, at);
        stroke
    }

    /// A stroke over these hexes that begins at `start`.
    pub const fn over(spaces: BTreeSet<Space>, effect: Effect, start: Space) -> Self {
        Self { effect, sweep: Sweep::over(spaces, start), sides: BTreeSet::new() }
    }

    /// Continues the stroke to a point.
    pub fn go_on(&mut self, layout: GridLayout, to: Point) {
        if matches!(self.effect, Effect::Sides(_)) {
            for point in self.sweep.points(layout, to) {
                self.meet(layout, nearest_side(layout, point));
            }
        }
        self.sweep.go_on(layout, to);
    }

    /// Adds a hexside, unless the stroke has already covered the same side from the hex across it. A barrier belongs to the hex from which the stroke
    /// first covered its side.
    pub fn meet(&mut self, layout: GridLayout, side: Hexside) {
        let on_board = layout.grid.contains(side.space);
        if on_board && !self.sides.contains(&side.across()) {
            self.sides.insert(side);
        }
    }

    /// The label of the step and its edit; `None` if the stroke changes nothing.
    pub fn edit(&self, id: Id<Board>, board: &Board) -> Option<(String, Edit)> {
        let mut changed = board.clone();
        let label = match self.effect {
            Effect::Surface(surface) => {
                for space in &self.sweep.spaces {
                    changed.hexes.set(*space, surface);
                }
                format!("Paint {}", surface.label())
            }
            Effect::Sides(barrier) => {
                for side in &self.sides {
                    // If the side already has an equal barrier, that barrier stays with the hex to which it belongs.
                    if barrier.is_none() || board.sides.get(*side).map(|(known, _)| known) != barrier {
                        changed.sides.set(*side, barrier);
                    }
                }
                barrier.map_or_else(
                    || "Clear hexsides".to_owned(),
                    |barrier| format!("Put {} there", rules::one_of(barrier.label())),
                )
            }
        };
        if changed == *board {
            return None;
        }
        changed.origin = Origin::Own;
        Some((label, Edit::Board(rules::Change::Set(id, changed))))
    }
}

/// The hexside nearest to a point, seen from the hex that contains the point.
pub fn nearest_side(layout: GridLayout, point: Point) -> Hexside {
    let space = layout.space_at(point);
    let corners = layout.corners(space);
    let far = |side: u8| {
        let middle = corners[usize::from(side)].towards(corners[usize::from(side + 1) % 6], 0.5);
        (middle - point).length().get()
    };
    let side = (0..6).min_by(|one, other| far(*one).total_cmp(&far(*other))).unwrap_or_default();
    Hexside::new(space, side)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_near_a_side_meets_it_once_and_says_nothing_where_nothing_changes() {
        let board = Board::default();
        let layout = board.layout();
        let space = Space::new(4, 4);
        let corners = layout.corners(space);
        let within = |side: usize| layout.centre(space).towards(corners[side].towards(corners[(side + 1) % 6], 0.5), 0.8);
        let mut stroke = Stroke::begin(Effect::Sides(Some(Barrier::Wall)), Way::Along(0), layout, within(2));
        assert_eq!(stroke.sides, BTreeSet::from([Hexside::new(space, 2)]));
        // A point just across that side is in the next hex, which has the same side.
        stroke.go_on(layout, layout.centre(space).towards(corners[2].towards(corners[3], 0.5), 1.2));
        assert_eq!(stroke.sides.len(), 1);
        let id = Id::new(1);
        let Some((label, Edit::Board(rules::Change::Set(_, walled)))) = stroke.edit(id, &board) else { panic!("it builds") };
        assert_eq!((label.as_str(), stroke.edit(id, &walled)), ("Put a wall there", None));
        let flat = Stroke::begin(Effect::Surface(Surface::Flat), Way::Along(2), layout, within(0));
        assert_eq!(flat.edit(id, &board), None);
    }
}
