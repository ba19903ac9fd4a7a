//! Odds between boats: whether hooks hold (4.62), whether ropes are cut (4.64), and the damage of rams (4.52).

use crate::{Collisions, Grappling};

/// The chance that a hook holds when it is thrown this many hexes far. `weak` means a thrower who is wounded, a woman or an elder; they throw worse.
#[must_use]
pub fn hook(hexes: u32, weak: bool, table: &Grappling) -> f64 {
    let modifier = if weak { table.weak_throw.get() } else { 0 };
    let needed = (hexes * table.each_hex.get()) as i32;
    if hexes > table.rope.get() { 0.0 } else { share(|die| die + modifier >= needed) }
}

/// The chance that a rope is cut within this many attempts, one in each phase. `weak` means a character who is wounded, a woman or an elder; they cut
/// worse.
#[must_use]
pub fn cut(attempts: u32, weak: bool, table: &Grappling) -> f64 {
    let modifier = if weak { table.weak_cut.get() } else { 0 };
    let fails = 1.0 - share(|die| die + modifier <= table.cuts.get() as i32);
    1.0 - (0..attempts).map(|_| fails).product::<f64>()
}

/// Which hull of a collision the odds are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Struck {
    /// The rammed hull. After a head-on collision or one from astern, this stands for either hull.
    Rammed,
    /// The hull that rams another from the side. Its result is one band milder. It takes no damage unless the end that rams was damaged before
    /// (4.52).
    Rammer {
        /// Whether the end that rams was damaged before the collision.
        damaged: bool,
    },
}

/// The damage to a hull in a collision with this speed factor. Each pair has the points of damage and how many of the ten faces of the die give them.
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

/// The share of the ten faces of the die for which `is` returns true.
fn share(is: impl Fn(i32) -> bool) -> f64 {
    (1..=10).filter(|die| is(*die)).count() as f64 / 10.0
}
