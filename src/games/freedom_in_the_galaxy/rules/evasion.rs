//! The evasion of a ship, by which it slips past an enemy base; the pilot's navigation is part of it (14.5).

use super::{Character, Possession};

/// The evasion of a pilot and a ship together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Evasion {
    /// How much of the pilot's navigation counts.
    pub navigation: u32,
    /// How much of the ship's maneuver counts.
    pub maneuver: u32,
    /// How much of the navigation or of the maneuver does not count, because the other of the two is too small.
    pub wasted: u32,
}

impl Evasion {
    /// The evasion of a pilot and a ship. `None` if the pilot cannot fly at all (14.51), or if the ship has no maneuver.
    ///
    /// Neither navigation nor maneuver counts for more than the other plus one; but a ship that flies itself keeps its whole maneuver (14.52, 14.58).
    #[must_use]
    pub fn of(pilot: &Character, ship: &Possession) -> Option<Self> {
        Self::with(pilot.ratings.navigation.get(), ship)
    }

    /// The evasion of a ship with a pilot of this navigation; `None` if the navigation is 0 or the ship has no maneuver.
    #[must_use]
    pub fn with(navigation: u32, ship: &Possession) -> Option<Self> {
        let maneuver = ship.maneuver.filter(|_| ship.kind.is_ship())?.get();
        if navigation == 0 {
            return None;
        }
        let of_pilot = navigation.min(maneuver + 1);
        let of_ship = if ship.flies_itself { maneuver } else { maneuver.min(navigation + 1) };
        Some(Self { navigation: of_pilot, maneuver: of_ship, wasted: navigation - of_pilot + (maneuver - of_ship) })
    }

    /// The value with which the table of detection is read: counted navigation plus counted maneuver (9.3).
    #[must_use]
    pub const fn value(self) -> u32 {
        self.navigation + self.maneuver
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PossessionKind, Ratings};
    use rules::Level;

    fn evasion(navigation: u32, maneuver: u32, flies_itself: bool) -> Option<(u32, u32)> {
        let ratings = Ratings { navigation: Level::clamped(navigation), ..Ratings::default() };
        let pilot = Character { ratings, ..Character::default() };
        let ship = Possession { maneuver: Some(Level::clamped(maneuver)), flies_itself, ..Possession::default() };
        Evasion::of(&pilot, &ship).map(|evasion| (evasion.value(), evasion.wasted))
    }

    #[test]
    fn neither_counts_for_more_than_one_above_the_other() {
        for (navigation, maneuver, wanted) in [(5, 2, (5, 2)), (4, 3, (7, 0)), (1, 4, (3, 2)), (5, 4, (9, 0)), (2, 2, (4, 0))] {
            assert_eq!(evasion(navigation, maneuver, false), Some(wanted), "{navigation} in a ship of {maneuver}");
        }
        assert_eq!(evasion(1, 6, true), Some((7, 0)), "it keeps its whole maneuver");
        assert_eq!(evasion(0, 6, true), None, "he cannot fly");
    }

    #[test]
    fn nobody_flies_what_is_no_ship() {
        let rifle = Possession { kind: PossessionKind::Weapon, maneuver: Some(Level::clamped(3)), ..Possession::default() };
        let ratings = Ratings { navigation: Level::clamped(4), ..Ratings::default() };
        assert_eq!(Evasion::of(&Character { ratings, ..Character::default() }, &rifle), None);
        let bare = Possession::default();
        assert_eq!(Evasion::of(&Character { ratings, ..Character::default() }, &bare), None, "its maneuver is not known");
    }
}
