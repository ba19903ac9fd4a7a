//! A berserker who fights on (3.1): after each victory, a roll of 4 or more sends the berserker into another fight.

use crate::fight::Outcomes;

/// On how many of the ten faces of the die a victorious berserker fights on.
const RAGES: u32 = 7;

/// The turn of a berserker who fights equal enemies one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rage {
    /// The chances that there are at least two, at least three and at least four fights.
    pub fights_on: [f64; 3],
    /// The mean number of fights.
    pub fights: f64,
    /// The mean number of kills.
    pub kills: f64,
}

/// The chances of a berserker's turn, if every fight has these outcomes and there is always another enemy.
#[must_use]
pub fn rage(outcomes: &Outcomes, mounted: bool) -> Rage {
    let tenths = |faces: u32| f64::from(faces) / f64::from(Outcomes::ALL);
    let on = tenths(outcomes.victory()) * tenths(RAGES);
    let fights = 1.0 / (1.0 - on);
    Rage { fights_on: [on, on * on, on * on * on], fights, kills: tenths(outcomes.kills(mounted)) * fights }
}
