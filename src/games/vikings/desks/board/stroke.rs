//! A stroke over a board, from pointer down to up: which hexes or sides it has met, and the one edit that it becomes.

use std::collections::BTreeSet;

use geometry::{GridLayout, Point, Space};
use kit::board::{Sweep, Way};
use rules::{Id, Origin};
use vikings::Edit;
use vikings::board::{Barrier, Board, Hexside, Surface};

/// A stroke over a board.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// What it does.
    pub effect: Effect,
    /// The hexes that it has met.
    pub sweep: Sweep,
    /// The sides that it has met, where it works on sides.
    pub sides: BTreeSet<Hexside>,
}

/// What a stroke does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Makes its hexes this.
    Surface(Surface),
    /// Puts this onto its sides, or clears them.
    Sides(Option<Barrier>),
}

impl Stroke {
    /// A stroke that begins at a point.
    pub fn begin(effect: Effect, way: Way, layout: GridLayout, at: Point) -> Self {
        let mut stroke = Self { effect, sweep: Sweep::begin(way, layout, at), sides: BTreeSet::new() };
        stroke.go_on(layout, at);
        stroke
    }

    /// A stroke over these hexes, however it goes on.
    pub const fn over(spaces: BTreeSet<Space>, effect: Effect, start: Space) -> Self {
        Self { effect, sweep: Sweep::over(spaces, start), sides: BTreeSet::new() }
    }

    /// The stroke goes on to a point.
    pub fn go_on(&mut self, layout: GridLayout, to: Point) {
        if matches!(self.effect, Effect::Sides(_)) {
            for point in self.sweep.points(layout, to) {
                self.meet(layout, nearest_side(layout, point));
            }
        }
        self.sweep.go_on(layout, to);
    }

    /// A side is met once, whichever hex it is met from; what is put there belongs to the hex from which it was met first.
    pub fn meet(&mut self, layout: GridLayout, side: Hexside) {
        let on_board = layout.grid.contains(side.space);
        if on_board && !self.sides.contains(&side.across()) {
            self.sides.insert(side);
        }
    }

    /// What the stroke does, as a command, and the edit; none where everything is so already.
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
                    // What stands there already stays whose it is.
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

/// The side of its hex that a point is nearest to, seen from that hex.
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
        // Just beyond it lies the same side of the next hex.
        stroke.go_on(layout, layout.centre(space).towards(corners[2].towards(corners[3], 0.5), 1.2));
        assert_eq!(stroke.sides.len(), 1);
        let id = Id::new(1);
        let Some((label, Edit::Board(rules::Change::Set(_, walled)))) = stroke.edit(id, &board) else { panic!("it builds") };
        assert_eq!((label.as_str(), stroke.edit(id, &walled)), ("Put a wall there", None));
        let flat = Stroke::begin(Effect::Surface(Surface::Flat), Way::Along(2), layout, within(0));
        assert_eq!(flat.edit(id, &board), None);
    }
}
