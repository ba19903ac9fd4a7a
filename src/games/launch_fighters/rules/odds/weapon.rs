//! The effect of each weapons system: the size of its pool, and the levels that its hits remove.

use super::Exact;

/// A weapons system that rolls barrages ("How Weapons Systems Compare").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Weapon {
    /// Cannons: a fast target halves their pool, and flanking doubles it.
    Cannons,
    /// Missiles fired from launchers: they can be intercepted, and flanking doubles their pool.
    Missiles,
    /// The guns of a squadron or a formation: nothing changes their pool.
    Guns,
}

impl Weapon {
    /// How many stat levels a hit removes from a ship ("Hit Results": only a direct hit with missiles removes two).
    #[must_use]
    pub const fn removes(self, direct: bool) -> u32 {
        match self {
            Self::Missiles if direct => 2,
            Self::Cannons | Self::Missiles | Self::Guns => 1,
        }
    }

    /// Whether the attacker, and not the defender, chooses which stat is reduced ("Hit Results").
    #[must_use]
    pub const fn attacker_chooses(self, direct: bool) -> bool {
        match self {
            Self::Missiles => true,
            Self::Cannons | Self::Guns => direct,
        }
    }
}

/// An attack with one weapons system on one target, before interception, halving and doubling change its pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Attack {
    /// The weapons system that attacks.
    pub weapon: Weapon,
    /// How many attack dice were gathered: one for each level, missile or squadron ("3) Gather Your Pool of Attack Dice").
    pub dice: u32,
    /// Whether the target's move is above the cannons level ("Fast Targets and Cannons"); see [`is_fast`].
    pub fast_target: bool,
    /// How many squadrons try to intercept. At most three can ("Intercept"). Against flak none can, because flak is not aimed at a ship.
    pub interceptors: u32,
    /// Whether the attack flanks ("Flanking").
    pub flanking: bool,
}

/// How many squadrons can intercept one pool at most ("Intercept").
pub const MOST_INTERCEPTORS: u32 = 3;

/// The move of every squadron ("How to Move").
const SQUADRON_MOVE: u32 = 5;

/// Whether a target with this move is fast for cannons of this level ("Fast Targets and Cannons").
#[must_use]
pub const fn is_fast(cannons: u32, target_move: u32) -> bool {
    target_move > cannons
}

/// Whether squadrons are a fast target for cannons of this level, so that the pool of flak is halved: this is so if the level is below 5 ("Fast
/// Targets and Cannons").
#[must_use]
pub const fn squadrons_are_fast(cannons: u32) -> bool {
    is_fast(cannons, SQUADRON_MOVE)
}

impl Attack {
    /// An attack with this many dice that nothing halves, doubles or intercepts.
    #[must_use]
    pub const fn plain(weapon: Weapon, dice: u32) -> Self {
        Self { weapon, dice, fast_target: false, interceptors: 0, flanking: false }
    }

    /// The pools from which barrages may be rolled in the end, the smallest first, each with its chance. The gathered dice are first halved or
    /// intercepted, then doubled ("4) Reduce the Pool", "5) Add to the Pool").
    #[must_use]
    pub fn pools(&self) -> Vec<(u32, Exact)> {
        let doubled = |dice: u32| if self.flanking { dice * 2 } else { dice };
        match self.weapon {
            Weapon::Cannons if self.fast_target => vec![(doubled(self.dice.div_ceil(2)), Exact::one())],
            Weapon::Cannons => vec![(doubled(self.dice), Exact::one())],
            Weapon::Guns => vec![(self.dice, Exact::one())],
            Weapon::Missiles => {
                let pools = self.not_intercepted().into_iter();
                pools.map(|(dice, chance)| (doubled(dice), chance)).collect()
            }
        }
    }

    /// How many missiles may come through, the fewest first, each number with its chance. Every squadron that intercepts stops one missile on a 4, 5
    /// or 6.
    fn not_intercepted(&self) -> Vec<(u32, Exact)> {
        let tries = self.interceptors.min(MOST_INTERCEPTORS);
        let half = Exact::of(3, 1);
        let chance = (0..tries).fold(Exact::one(), |chance, _| &chance * &half);
        let mut pools: Vec<(u32, Exact)> = Vec::new();
        for taken in (0..=tries).rev() {
            let dice = self.dice.saturating_sub(taken);
            let chance = chance.times(ways_to_choose(tries, taken));
            match pools.last_mut() {
                Some((same, all)) if *same == dice => *all = &*all + &chance,
                _ => pools.push((dice, chance)),
            }
        }
        pools
    }

    /// The expected value of the attack over all its pools; `of_pool` returns the expected value of a pool of this many dice.
    #[must_use]
    pub fn expected(&self, of_pool: impl Fn(u32) -> Exact) -> Exact {
        self.pools().iter().map(|(dice, chance)| chance * &of_pool(*dice)).sum()
    }
}

/// The number of ways to choose `some` of `all`.
fn ways_to_choose(all: u32, some: u32) -> u32 {
    (0..some).fold(1, |ways, index| ways * (all - index) / (index + 1))
}
