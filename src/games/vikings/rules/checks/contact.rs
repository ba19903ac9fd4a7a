//! Which characters are in a position to attack which enemies when a scenario begins: beside the enemy, free to strike, and able to enter the enemy's
//! hex (2.76, 3.2, 4.82, 4.86).

use crate::board::{Step, Walker};
use crate::boat::Rows;
use crate::{Hull, Man, SetUp, Task, Terrain};
use geometry::Space;

/// How large the difference of speed between two boats may be for characters aboard them to attack each other. A boat may also be no faster than this
/// if characters aboard and ashore are to attack each other (4.82).
const FASTER: u8 = 1;

/// Finds which attacks are possible in a set-up.
pub(super) struct Contact<'a> {
    set_up: &'a SetUp<'a>,
    step: Step<'a>,
}

impl<'a> Contact<'a> {
    /// Prepares the search of a set-up; `None` if the scenario has no ground.
    pub(super) fn of(set_up: &'a SetUp<'a>) -> Option<Self> {
        Some(Self { set_up, step: Step { site: set_up.site()?, grounds: &set_up.content.tables.grounds } })
    }

    /// Whether a character is in a position to attack another one. The caller makes sure that the two are on different sides.
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
        // The attacker would enter the boat, so the ground under the boat does not matter. A rider cannot enter a boat, and a swimmer cannot attack
        // characters aboard a ship.
        let swims = man.hull.is_none() && self.step.site.terrain(from) == Some(Terrain::Deep);
        !mounted && (target.class.rows == Rows::One || !swims)
    }
}

/// Whether the character's task allows them to strike and to shoot. Captives and characters in a wall of shields can do neither.
pub(super) fn is_free(man: &Man) -> bool {
    !matches!(man.member.task, Task::Captive | Task::Shieldwall)
}
