//! Where the other ships of a fleet stand in a set-up by the book: beside the flagship, or, if no space around it is left, beside
//! another ship of the fleet.

use std::collections::{BTreeSet, HashSet, VecDeque};

use crate::Field;
use geometry::{Grid, Space};

/// The spaces of a fleet that can be reached from its flagship by steps from ship to ship.
pub(crate) fn hanging_together(grid: Grid, flagship: Space, spaces: &HashSet<Space>) -> HashSet<Space> {
    let (mut group, mut ahead) = (HashSet::from([flagship]), VecDeque::from([flagship]));
    while let Some(space) = ahead.pop_front() {
        ahead.extend(grid.neighbours(space).filter(|near| spaces.contains(near) && group.insert(*near)));
    }
    group
}

/// Whether no space around a flagship is left: each is taken, or may not be entered.
pub(crate) fn is_full(field: &Field, grid: Grid, flagship: Space, taken: impl Fn(Space) -> bool) -> bool {
    grid.neighbours(flagship).all(|near| taken(near) || !field.enterable(near))
}

/// The spaces of a fleet while its ships are put down one after the other, each as near to the flagship as possible.
pub(super) struct Formation {
    flagship: Space,
    /// The spaces in order: the flagship's, then those of the others.
    pub(super) spaces: Vec<Space>,
    /// The spaces beside the fleet by distance from the flagship, then from the enemy.
    ahead: BTreeSet<(u32, u32, Space)>,
    seen: HashSet<Space>,
}

impl Formation {
    /// A flagship by itself.
    pub(super) fn new(flagship: Space) -> Self {
        Self { flagship, spaces: vec![flagship], ahead: BTreeSet::new(), seen: HashSet::from([flagship]) }
    }

    /// Puts down ships, no farther from the flagship than this, until the fleet has this many or finds no more room.
    pub(super) fn grow(
        &mut self,
        field: &Field,
        grid: Grid,
        enemy: Option<Space>,
        many: usize,
        farthest: u32,
        taken: &mut HashSet<Space>,
    ) {
        self.look_round(field, grid, enemy, self.flagship);
        while self.spaces.len() < many {
            let Some(next) = self.ahead.first().copied().filter(|(distance, ..)| *distance <= farthest) else { return };
            self.ahead.remove(&next);
            let (.., space) = next;
            if taken.insert(space) {
                self.spaces.push(space);
                self.look_round(field, grid, enemy, space);
            }
        }
    }

    fn look_round(&mut self, field: &Field, grid: Grid, enemy: Option<Space>, from: Space) {
        for near in grid.neighbours(from).filter(|near| super::is_open(field, *near)) {
            if self.seen.insert(near) {
                let to_enemy = enemy.map_or(0, |enemy| grid.distance(near, enemy));
                self.ahead.insert((grid.distance(self.flagship, near), to_enemy, near));
            }
        }
    }
}
