//! The chances that captains use: the exact chances of [`odds`](crate::odds), converted once to floats, and how many levels a well divided pool
//! removes from a ship.
//!
//! The tables end at the largest numbers on the book's record sheets. Larger numbers are scaled down to fit, which is accurate enough for a captain's
//! choice.

use std::array::from_fn;
use std::sync::LazyLock;

use crate::odds::{Target, Weapon, barrages};
use rules::Level;

const DICE: usize = 16;
const DEFENSE: usize = 10;
/// How many cases of terrain there are: no terrain, asteroids or a planetoid, and both.
const TERRAIN: usize = 3;

/// The chances of one barrage.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chance {
    /// The chance that the barrage hits, directly or not.
    pub(super) any: f64,
    /// The chance that the barrage hits directly.
    pub(super) direct: f64,
}

/// The best use of a pool against a ship.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Pool {
    /// How many dice the first barrage of the pool has; 0 if no barrage can hit.
    pub(super) next: u8,
    /// How many stat levels the whole pool removes on average.
    pub(super) removed: f64,
}

/// How many squadrons fit around a ship at most.
const SQUADRONS: usize = 8;

/// Values indexed by defense and then by number of dice.
type Table<T> = [[T; DICE + 1]; DEFENSE + 1];

struct Tables {
    /// The chances against ships, indexed by terrain, defense and dice.
    ships: [Table<Chance>; TERRAIN],
    /// The chances against squadrons, indexed by terrain and dice.
    squadrons: [[Chance; DICE + 1]; TERRAIN],
    /// The expected hits of squadrons that form the best formations, indexed by terrain, defense and number of squadrons.
    strikes: [[[f64; SQUADRONS + 1]; DEFENSE + 1]; TERRAIN],
    /// The best use of pools: first for cannons, then for missiles; indexed by terrain, defense and dice.
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

/// The best use of every pool against every defense. It assumes that an attacker who may choose the stat reduces the defense first, and that a
/// defender who may choose never reduces it.
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

/// The expected hits of 0, 1, 2, … squadrons that form the best formations. A direct hit counts for more, because the attacker chooses the stat that
/// it reduces.
fn strikes(chances: &[Chance; DICE + 1]) -> [f64; SQUADRONS + 1] {
    let mut strikes = [0.0; SQUADRONS + 1];
    for able in 1..=SQUADRONS {
        let formations = (1..=able).map(|size| chances[size].worth() + strikes[able - size]);
        strikes[able] = formations.fold(0.0, f64::max);
    }
    strikes
}

/// The expected hits of this many squadrons that attack a ship together.
pub(super) fn of_squadrons(able: u8, defense: u8, terrain: u8) -> f64 {
    let (terrain, defense) = (usize::from(terrain).min(TERRAIN - 1), usize::from(defense).min(DEFENSE));
    TABLES.strikes[terrain][defense][usize::from(able).min(SQUADRONS)]
}

/// The best size of a formation out of this many squadrons, and how many hits each squadron in it is worth ("Fighter Formations").
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
    /// What a barrage by squadrons is worth. A hit after which the defender chooses the stat counts as 1, and a direct hit as more.
    pub(super) fn worth(self) -> f64 {
        self.any + 0.3 * self.direct
    }
}

/// The chances of one barrage against a ship.
pub(super) fn at_ship(dice: u8, defense: u8, terrain: u8) -> Chance {
    let (dice, defense) = brought_down(dice, defense);
    TABLES.ships[usize::from(terrain).min(TERRAIN - 1)][defense][dice]
}

/// The chances of one barrage against a squadron.
pub(super) fn at_squadron(dice: u8, terrain: u8) -> Chance {
    TABLES.squadrons[usize::from(terrain).min(TERRAIN - 1)][usize::from(dice).min(DICE)]
}

/// The best use of a pool of cannons, or of missiles, against a ship.
pub(super) fn of_pool(missiles: bool, dice: u8, defense: u8, terrain: u8) -> Pool {
    let (fewer, lower) = brought_down(dice, defense);
    let pool = TABLES.pools[usize::from(missiles)][usize::from(terrain).min(TERRAIN - 1)][lower][fewer];
    let scale = |next: u8| (usize::from(next) * usize::from(dice)).div_ceil(fewer.max(1)) as u8;
    if usize::from(defense) > DEFENSE { Pool { next: scale(pool.next).min(dice), ..pool } } else { pool }
}

/// Brings dice and defense within the tables. If the defense is too large for them, the dice are scaled down together with it.
fn brought_down(dice: u8, defense: u8) -> (usize, usize) {
    let (dice, defense) = (usize::from(dice), usize::from(defense));
    if defense > DEFENSE { ((dice * DEFENSE / defense).min(DICE), DEFENSE) } else { (dice.min(DICE), defense) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pools_are_split_as_the_defense_asks_for() {
        // One die never beats 6; two dice do with 21 of 36 rolls.
        assert_eq!(of_pool(false, 1, 6, 0).next, 0);
        assert!((at_ship(2, 6, 0).any - 21.0 / 36.0).abs() < 1e-12);
        // Against defense 0 it is best to roll every die alone: it removes a level on five of its six faces.
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
