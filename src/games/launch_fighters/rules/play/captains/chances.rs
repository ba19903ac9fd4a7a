//! The chances that captains use: the exact ones of [`odds`](crate::odds), converted once to plain numbers, and what a pool takes off a ship when
//! its barrages are chosen well.
//!
//! The tables end where the record sheets of the book do. Larger numbers are reduced in proportion, which is close enough for a choice.

use std::array::from_fn;
use std::sync::LazyLock;

use crate::odds::{Target, Weapon, barrages};
use rules::Level;

const DICE: usize = 16;
const DEFENSE: usize = 10;
/// The number of cases of terrain: none, asteroids or a planetoid, and both.
const TERRAIN: usize = 3;

/// The chances of one barrage.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chance {
    /// Of a hit of either kind.
    pub(super) any: f64,
    /// Of a direct hit.
    pub(super) direct: f64,
}

/// What a pool does to a ship.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pool {
    /// How many dice to throw first; none where no barrage can hit.
    pub(super) next: u8,
    /// The levels that it takes away on average.
    pub(super) removed: f64,
}

/// The most squadrons that find room around a ship.
const SQUADRONS: usize = 8;

/// By defense and dice.
type Table<T> = [[T; DICE + 1]; DEFENSE + 1];

struct Tables {
    /// By terrain, defense and dice.
    ships: [Table<Chance>; TERRAIN],
    /// By terrain and dice.
    squadrons: [[Chance; DICE + 1]; TERRAIN],
    /// The hits of squadrons in the formations that hit most often; by terrain, defense and number of squadrons.
    strikes: [[[f64; SQUADRONS + 1]; DEFENSE + 1]; TERRAIN],
    /// Cannons, then missiles; by terrain, defense and dice.
    pools: [[Table<Pool>; TERRAIN]; 2],
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| {
    let read = |target| {
        let mut read = [Chance::default(); DICE + 1];
        for (read, chances) in read.iter_mut().zip(barrages(DICE as u32, target)) {
            let direct = chances.direct_hit.to_f64();
            *read = Chance { any: chances.hit.to_f64() + direct, direct };
        }
        read
    };
    let ship = |terrain, defense: usize| read(Target { terrain, ..Target::ship(Level::clamped(defense as u32)) });
    let ships = from_fn(|terrain| from_fn(|defense| ship(terrain as u32, defense)));
    let squadrons = from_fn(|terrain| read(Target { terrain: terrain as u32, ..Target::SQUADRON }));
    let pools = [Weapon::Cannons, Weapon::Missiles].map(|weapon| from_fn(|terrain| pools(&ships[terrain], weapon)));
    let strikes = from_fn(|terrain| from_fn(|defense| strikes(&ships[terrain][defense])));
    Tables { ships, squadrons, strikes, pools }
});

/// The best play of every pool against every defense. The attacker reduces the defense first; the defender keeps it.
fn pools(chances: &Table<Chance>, weapon: Weapon) -> Table<Pool> {
    let mut pools = [[Pool::default(); DICE + 1]; DEFENSE + 1];
    let lost = |direct: bool| {
        let removed = weapon.removes(direct) as usize;
        (removed, if weapon.attacker_chooses(direct) { removed } else { 0 })
    };
    let ((hit, off_by_hit), (direct_hit, off_by_direct_hit)) = (lost(false), lost(true));
    for dice in 1..=DICE {
        for defense in 0..=DEFENSE {
            let mut best = Pool::default();
            for next in 1..=dice {
                let Chance { any, direct } = chances[defense][next];
                let after = |off: usize| pools[defense.saturating_sub(off)][dice - next].removed;
                let removed = (1.0 - any) * after(0)
                    + (any - direct) * (hit as f64 + after(off_by_hit))
                    + direct * (direct_hit as f64 + after(off_by_direct_hit));
                if removed > best.removed {
                    best = Pool { next: next as u8, removed };
                }
            }
            pools[defense][dice] = best;
        }
    }
    pools
}

/// How often this many squadrons hit, in the formations in which they hit most often. A direct hit counts for more, because the attacker chooses.
fn strikes(chances: &[Chance; DICE + 1]) -> [f64; SQUADRONS + 1] {
    let mut strikes = [0.0; SQUADRONS + 1];
    for able in 1..=SQUADRONS {
        let formations = (1..=able).map(|size| chances[size].worth() + strikes[able - size]);
        strikes[able] = formations.fold(0.0, f64::max);
    }
    strikes
}

/// What this many squadrons beside a ship do to it together, in hits.
pub(super) fn of_squadrons(able: u8, defense: u8, terrain: u8) -> f64 {
    let (terrain, defense) = (usize::from(terrain).min(TERRAIN - 1), usize::from(defense).min(DEFENSE));
    TABLES.strikes[terrain][defense][usize::from(able).min(SQUADRONS)]
}

/// How many of these squadrons should attack together, and what each adds to the chance of a hit ("Fighter Formations").
pub(super) fn formation(able: u8, defense: u8, terrain: u8) -> (u8, f64) {
    let mut best = (1, 0.0);
    for size in 1..=able.min(SQUADRONS as u8) {
        let each = at_ship(size, defense, terrain).worth() / f64::from(size);
        if each > best.1 {
            best = (size, each);
        }
    }
    best
}

impl Chance {
    /// What a barrage of squadrons is worth, in hits after which the defender chooses.
    pub(super) fn worth(self) -> f64 {
        self.any + 0.3 * self.direct
    }
}

/// One barrage at a ship.
pub(super) fn at_ship(dice: u8, defense: u8, terrain: u8) -> Chance {
    let (dice, defense) = brought_down(dice, defense);
    TABLES.ships[usize::from(terrain).min(TERRAIN - 1)][defense][dice]
}

/// One barrage at a squadron.
pub(super) fn at_squadron(dice: u8, terrain: u8) -> Chance {
    TABLES.squadrons[usize::from(terrain).min(TERRAIN - 1)][usize::from(dice).min(DICE)]
}

/// A pool of cannons, or of missiles, thrown at a ship.
pub(super) fn of_pool(missiles: bool, dice: u8, defense: u8, terrain: u8) -> Pool {
    let (fewer, lower) = brought_down(dice, defense);
    let pool = TABLES.pools[usize::from(missiles)][usize::from(terrain).min(TERRAIN - 1)][lower][fewer];
    let scale = |next: u8| (usize::from(next) * usize::from(dice)).div_ceil(fewer.max(1)) as u8;
    if usize::from(defense) > DEFENSE { Pool { next: scale(pool.next).min(dice), ..pool } } else { pool }
}

/// Dice and defense within the tables; a higher defense is reduced together with the dice.
fn brought_down(dice: u8, defense: u8) -> (usize, usize) {
    let (dice, defense) = (usize::from(dice), usize::from(defense));
    if defense > DEFENSE { ((dice * DEFENSE / defense).min(DICE), DEFENSE) } else { (dice.min(DICE), defense) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pools_are_split_as_the_defense_asks_for() {
        // One die never beats 6, two do with 21 of 36.
        assert_eq!(of_pool(false, 1, 6, 0).next, 0);
        assert!((at_ship(2, 6, 0).any - 21.0 / 36.0).abs() < 1e-12);
        // Against nothing every die is thrown alone, and takes a level with five faces of six.
        assert_eq!(of_pool(false, 5, 0, 0).next, 1);
        assert!((of_pool(false, 6, 0, 0).removed - 5.0).abs() < 1e-12);
        assert!(of_pool(true, 4, 3, 0).removed > of_pool(false, 4, 3, 0).removed, "missiles take the defense down");
        assert!(of_pool(false, 4, 3, 1).removed < of_pool(false, 4, 3, 0).removed, "terrain protects");
    }

    #[test]
    fn numbers_beyond_the_tables_are_brought_down_in_proportion() {
        let high = of_pool(false, 30, 30, 0);
        assert!(high.next > 5 && high.next <= 30 && high.removed > 0.5, "{high:?}");
        assert!(at_ship(200, 99, 0).any > 0.99);
        assert_eq!(of_pool(true, 200, 2, 9).next, of_pool(true, 16, 2, 2).next);
    }
}
