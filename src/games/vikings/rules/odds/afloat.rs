//! What happens between boats: hooks that hold (4.62), ropes that are cut (4.64), rams (4.52).

use crate::{Collisions, Grappling};

/// How likely a hook holds that is thrown so far; the wounded, women and elders throw worse.
#[must_use]
pub fn hook(hexes: u32, weak: bool, table: &Grappling) -> f64 {
    let modifier = if weak { table.weak_throw.get() } else { 0 };
    let needed = (hexes * table.each_hex.get()) as i32;
    if hexes > table.rope.get() { 0.0 } else { share(|die| die + modifier >= needed) }
}

/// How likely a rope is cut by so many attempts, one a phase; the wounded, women and elders cut worse.
#[must_use]
pub fn cut(attempts: u32, weak: bool, table: &Grappling) -> f64 {
    let modifier = if weak { table.weak_cut.get() } else { 0 };
    let fails = 1.0 - share(|die| die + modifier <= table.cuts.get() as i32);
    1.0 - (0..attempts).map(|_| fails).product::<f64>()
}

/// Whose hull a collision strikes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Struck {
    /// That which is rammed, or either where they meet head-on or from astern.
    Rammed,
    /// That which rams from the side: it reads one band milder, and suffers nothing unless the hex that rams is damaged already (4.52).
    Rammer {
        /// Whether it is.
        damaged: bool,
    },
}

/// In how many of the ten faces a collision of a speed factor deals so many points to a hull, by the points.
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

/// The share of the ten faces of which something is true.
fn share(is: impl Fn(i32) -> bool) -> f64 {
    (1..=10).filter(|die| is(*die)).count() as f64 / 10.0
}
