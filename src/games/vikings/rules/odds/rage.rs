//! The berserk chain (3.1): after each victory a die of 4 or more sends a berserker into another fight.

use crate::fight::Outcomes;

/// In how many of ten faces a victorious berserker fights on.
const RAGES: u32 = 7;

/// What a berserker does in a turn who meets like enemies one after the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rage {
    /// How likely he fights at least twice, three times and four times.
    pub fights_on: [f64; 3],
    /// How many fights he has on average.
    pub fights: f64,
    /// How many he kills on average.
    pub kills: f64,
}

/// The chain of fights that each go like this, as long as he finds an enemy.
#[must_use]
pub fn rage(outcomes: &Outcomes, mounted: bool) -> Rage {
    let tenths = |faces: u32| f64::from(faces) / f64::from(Outcomes::ALL);
    let on = tenths(outcomes.victory()) * tenths(RAGES);
    let fights = 1.0 / (1.0 - on);
    Rage { fights_on: [on, on * on, on * on * on], fights, kills: tenths(outcomes.kills(mounted)) * fights }
}
