//! Fixes that move a unit, and edits that change one side of a scenario.

use crate::{Edit, Field, Fix, Scenario, Side, Unit, What};
use geometry::Space;
use rules::Change;

impl Field<'_> {
    /// A fix that moves a unit to that free space nearest to `from` for which `good` returns true; `None` if there is no such space.
    pub(super) fn move_near(&self, unit: &Unit, from: Space, good: impl Fn(Space) -> bool) -> Option<Fix> {
        self.move_to(unit, self.free_space_near(from, good)?)
    }

    /// A fix that moves a unit to a space.
    pub(super) fn move_to(&self, unit: &Unit, to: Space) -> Option<Fix> {
        let edit = self.with_side(unit.side, |side| match unit.what {
            What::Ship(ship) => {
                if let Some(placed) = side.ships.iter_mut().find(|placed| placed.ship == ship) {
                    placed.at = to;
                }
            }
            What::Squadron(number, _) => side.squadrons[number as usize].at = to,
        })?;
        Some(Fix::choice(format!("Move it to space {}", self.space(to)), [edit]))
    }

    /// The edit that changes one side of this scenario; `None` if there is no such side.
    pub(super) fn with_side(&self, side: usize, change: impl FnOnce(&mut Side)) -> Option<Edit> {
        let mut changed = self.scenario.clone();
        change(changed.sides.get_mut(self.sides[side].id)?);
        Some(self.set(changed))
    }

    /// The edit that replaces this scenario with a changed one.
    pub(super) fn set(&self, changed: Scenario) -> Edit {
        Edit::Scenario(Change::Set(self.id, changed))
    }
}
