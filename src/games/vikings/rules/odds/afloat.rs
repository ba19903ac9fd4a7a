//! Odds between boats: hooks that hold (4.62), ropes that are cut (4.64), rams (4.52).

use crate::{Collisions, Grappling};

/// The chance that a hook holds that is thrown this many hexes; the wounded, women and elders throw worse.
#[must_use]
pub fn hook(hexes: u32, weak: bool, table: &Grappling) -> f64 {
    let modifier = if weak { table.weak_throw.get() } else { 0 };
    let needed = (hexes * table.each_hex.get()) as i32;
    if hexes > table.rope.get() { 0.0 } else { share(|die| die + modifier >= needed) }
}

/// The chance that a rope is cut by this number of attempts, one in each phase; the wounded, women and elders cut worse.
#[must_use]
pub fn cut(attempts: u32, weak: bool, table: &Grappling) -> f64 {
    let modifier = if weak { table.weak_cut.get() } else { 0 };
    let fails = 1.0 - share(|die| die + modifier <= table.cuts.get() as i32);
    1.0 - (0..attempts).map(|_| fails).product::<f64>()
}

/// The hull that a collision strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Struck {
    /// The rammed hull, or either hull where the boats meet head-on or from astern.
    Rammed,
    /// The hull that rams from the side: its result is one band milder, and it suffers nothing unless the hex that rams is damaged already (4.52).
    Rammer {
        /// Whether that hex is damaged.
        damaged: bool,
    },
}

/// The damage of a collision with this speed factor to a hull: pairs of points and the number of the ten faces that give them.
#[must_use]
pub fn ram(factor: u32, struck: Struck, table: &Collisions) -> Vec<(u32, u32)> {
    let mut dealt: Vec<(u32, u32)> = Vec::new();
    let milder = usize::from(struck != Struck::Rammed);
    // A speed factor of 0 has no effect.
    let suffers = factor > 0 && struck != Struck::Rammer { damaged: false };
    for die in 1..=10 {
        let band = table.band(factor + die, milder).filter(|_| suffers);
        let points = band.map_or(0, |band| band.damage.get());
        match dealt.iter_mut().find(|(known, _)| *known == points) {
            Some((_, faces)) => *faces += 1,
            None => dealt.push((points, 1)),
        }
    }
    dealt
}

/// The share of the ten faces for which `is` is true.
fn share(is: impl Fn(i32) -> bool) -> f64 {
    (1..=10).filter(|die| is(*die)).count() as f64 / 10.0
}
