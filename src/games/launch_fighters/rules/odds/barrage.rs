//! The chances of one barrage ("7) Damage and Hits").
//!
//! Whether all dice show 1 is judged before terrain is subtracted, because the book speaks of the dice and not of their sum. Against a defense of 0
//! every other barrage is a direct hit, since any sum is more than twice nothing.

use super::Exact;
use super::natural::Natural;
use rules::Level;

/// The number that the sum of a barrage has to beat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Defense {
    /// The defense stat of a ship ("Ship Defense").
    Ship(Level),
    /// A squadron, whose defense is a die rolled anew for every barrage after the attacker has chosen the dice ("Fighter Defense").
    Squadron,
}

/// The target of a barrage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Target {
    /// The target's defense, which the sum has to beat.
    pub defense: Defense,
    /// The amount that asteroids and planetoids subtract from the sum, which never falls below 1 ("Terrain").
    pub terrain: u32,
}

impl Target {
    /// A ship with this defense in open space.
    #[must_use]
    pub const fn ship(defense: Level) -> Self {
        Self { defense: Defense::Ship(defense), terrain: 0 }
    }

    /// A squadron in open space.
    pub const SQUADRON: Self = Self { defense: Defense::Squadron, terrain: 0 };
}

/// The possible results of one barrage; the three chances add up to one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chances {
    /// The chance of a miss: the sum is not above the defense, or all dice show 1.
    pub miss: Exact,
    /// The chance of a hit that is no direct hit: the sum is above the defense and not above twice the defense.
    pub hit: Exact,
    /// The chance of a direct hit: the sum is above twice the defense.
    pub direct_hit: Exact,
}

impl Chances {
    /// The chance of a hit of either kind.
    #[must_use]
    pub fn any_hit(&self) -> Exact {
        &self.hit + &self.direct_hit
    }
}

/// The chances of a barrage of this many dice; 0 dice always miss.
#[must_use]
pub fn barrage(dice: u32, target: Target) -> Chances {
    Rolls::of(dice, target).chances(target)
}

/// The chances of barrages of 0, 1, 2, … up to `most` dice, indexed by the number of dice.
#[must_use]
pub fn barrages(most: u32, target: Target) -> Vec<Chances> {
    let mut rolls = Rolls::none(target);
    let mut all = vec![rolls.chances(target)];
    for _ in 0..most {
        rolls = rolls.with_another_die();
        all.push(rolls.chances(target));
    }
    all
}

/// The number of sides of a die.
const SIDES: usize = 6;

/// For a number of dice: in how many ways they can show each sum, up to the highest sum that matters.
struct Rolls {
    dice: u32,
    ways: Vec<Natural>,
}

impl Rolls {
    fn none(target: Target) -> Self {
        let highest = match target.defense {
            Defense::Ship(level) => level.get(),
            Defense::Squadron => SIDES as u32,
        };
        let mut ways = vec![Natural::default(); (highest * 2 + target.terrain + 1) as usize];
        ways[0] = Natural::from(1);
        Self { dice: 0, ways }
    }

    fn of(dice: u32, target: Target) -> Self {
        (0..dice).fold(Self::none(target), |rolls, _| rolls.with_another_die())
    }

    fn with_another_die(&self) -> Self {
        let before = |sum: usize| &self.ways[sum.saturating_sub(SIDES)..sum];
        let ways = |sum| before(sum).iter().fold(Natural::default(), |all, ways| all.plus(ways));
        Self { dice: self.dice + 1, ways: (0..self.ways.len()).map(ways).collect() }
    }

    fn chances(&self, target: Target) -> Chances {
        let (missing, below_direct, power) = match target.defense {
            Defense::Ship(level) => {
                let (missing, below_direct) = self.short_of(level.get(), target.terrain);
                (missing, below_direct, self.dice)
            }
            Defense::Squadron => {
                let each = (1..=SIDES as u32).map(|die| self.short_of(die, target.terrain));
                let add = |sum: (Natural, Natural), one: (Natural, Natural)| (sum.0.plus(&one.0), sum.1.plus(&one.1));
                let (missing, below_direct) = each.fold((Natural::default(), Natural::default()), add);
                (missing, below_direct, self.dice + 1)
            }
        };
        let all = Natural::power_of_six(power);
        Chances {
            hit: Exact::new(below_direct.minus(&missing), power),
            direct_hit: Exact::new(all.minus(&below_direct), power),
            miss: Exact::new(missing, power),
        }
    }

    /// The number of ways in which the dice miss this defense, and then the number of ways in which they do not hit it directly (misses included).
    fn short_of(&self, defense: u32, terrain: u32) -> (Natural, Natural) {
        if self.dice == 0 {
            return (Natural::from(1), Natural::from(1));
        }
        // Dice that all show 1 miss whatever the defense ("Automatic Miss"). This one way is added to the misses, unless its sum is a miss anyway.
        let ones = lowered(self.dice, terrain);
        let short = |bound: u32| {
            let automatic = Natural::from(u32::from(ones > bound));
            self.at_most(bound, terrain).plus(&automatic)
        };
        (short(defense), short(defense * 2))
    }

    /// The number of ways in which the sum, after terrain is subtracted, is at most `bound`.
    fn at_most(&self, bound: u32, terrain: u32) -> Natural {
        // A sum lowered by terrain is at least 1, which is above 0.
        let sums = if bound == 0 { 0 } else { (bound + terrain + 1) as usize };
        self.ways.iter().take(sums).fold(Natural::default(), |all, ways| all.plus(ways))
    }
}

/// A sum after terrain is subtracted. The result is at least 1 ("Terrain": "may not be reduced to zero").
fn lowered(sum: u32, terrain: u32) -> u32 {
    sum.saturating_sub(terrain).max(1)
}
