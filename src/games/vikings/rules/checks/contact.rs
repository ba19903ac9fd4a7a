//! Who is in a position to attack whom when a scenario begins: beside him, free to strike, and able to enter where he stands (2.76, 3.2, 4.82, 4.86).

use crate::board::{Step, Walker};
use crate::boat::Rows;
use crate::{Hull, Man, SetUp, Task, Terrain};
use geometry::Space;

/// Whoever is on one boat attacks nobody on another whose speed differs by more, nor ashore from a boat that is faster (4.82).
const FASTER: u8 = 1;

/// Who can attack in a set-up.
pub(super) struct Contact<'a> {
    set_up: &'a SetUp<'a>,
    step: Step<'a>,
}

impl<'a> Contact<'a> {
    /// The contact of a set-up; none where the scenario has no ground.
    pub(super) fn of(set_up: &'a SetUp<'a>) -> Option<Self> {
        Some(Self { set_up, step: Step { site: set_up.site()?, grounds: &set_up.content.tables.grounds } })
    }

    /// Whether somebody is in a position to attack somebody of the other side.
    pub(super) fn can_attack(&self, man: &Man, other: &Man) -> bool {
        let free = man.player != other.player && is_free(man) && other.member.task != Task::Captive;
        free && self.speeds_allow(man, other)
            && man.spaces().any(|from| other.spaces().any(|to| self.reaches(man, other, from, to)))
    }

    fn hull(&self, man: &Man) -> Option<&'a Hull<'a>> {
        man.hull.map(|at| &self.set_up.hulls[at])
    }

    fn speeds_allow(&self, man: &Man, other: &Man) -> bool {
        match (self.hull(man), self.hull(other)) {
            (Some(one), Some(another)) => one.vessel.speed.abs_diff(another.vessel.speed) <= FASTER,
            (Some(boat), None) | (None, Some(boat)) => boat.vessel.speed.unsigned_abs() <= FASTER,
            (None, None) => true,
        }
    }

    fn reaches(&self, man: &Man, other: &Man, from: Space, to: Space) -> bool {
        if self.step.site.side_towards(from, to).is_none() {
            return false;
        }
        let mounted = man.rear.is_some();
        let Some(target) = self.hull(other) else {
            return self.step.can_attack(Walker { mounted, armour: man.character.armour }, from, to);
        };
        // What he would enter is the boat, whatever it floats on, which no rider does; swimmers pull down nobody from a ship.
        let swims = man.hull.is_none() && self.step.site.terrain(from) == Some(Terrain::Deep);
        !mounted && (target.class.rows == Rows::One || !swims)
    }
}

/// Whether he strikes and shoots: whoever is led does not, nor whoever stands in a wall of shields.
pub(super) fn is_free(man: &Man) -> bool {
    !matches!(man.member.task, Task::Captive | Task::Shieldwall)
}
