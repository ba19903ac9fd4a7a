//! Where the other ships of a fleet may stand in a set-up by the book: beside the flagship or, if no space around it is left, beside another ship of
//! the fleet.

use std::collections::{BTreeSet, HashSet, VecDeque};

use crate::Field;
use geometry::{Grid, Space};

/// Those of a fleet's spaces that are connected with the flagship's space through a chain of neighbouring ships.
pub(crate) fn hanging_together(grid: Grid, flagship: Space, spaces: &HashSet<Space>) -> HashSet<Space> {
    let (mut group, mut ahead) = (HashSet::from([flagship]), VecDeque::from([flagship]));
    while let Some(space) = ahead.pop_front() {
        ahead.extend(grid.neighbours(space).filter(|near| spaces.contains(near) && group.insert(*near)));
    }
    group
}

/// Whether every space around a flagship is taken or closed to units.
pub(crate) fn is_full(field: &Field, grid: Grid, flagship: Space, taken: impl Fn(Space) -> bool) -> bool {
    grid.neighbours(flagship).all(|near| taken(near) || !field.enterable(near))
}

/// The spaces that a fleet takes on the map. It grows ship by ship, each as near to the flagship as possible.
pub(super) struct Formation {
    flagship: Space,
    /// The spaces in the order of placement: the flagship's first.
    pub(super) spaces: Vec<Space>,
    /// The spaces beside the fleet that the next ship may take, sorted by distance from the flagship and then from the enemy.
    ahead: BTreeSet<(u32, u32, Space)>,
    seen: HashSet<Space>,
}

impl Formation {
    /// A formation of the flagship alone.
    pub(super) fn new(flagship: Space) -> Self {
        Self { flagship, spaces: vec![flagship], ahead: BTreeSet::new(), seen: HashSet::from([flagship]) }
    }

    /// Places ships within `farthest` spaces of the flagship, until the fleet has `many` ships or no space is left.
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
