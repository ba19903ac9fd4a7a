//! Arrows at one target, one after the other (2.3, 8.1, 8.2).

use super::Chances;
use crate::{Arrow, ArrowTarget, Cover, Missiles};

/// An arrow: from how far, by whom and at whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shot {
    /// How many hexes it flies.
    pub range: u32,
    /// Behind what the target stands.
    pub cover: Cover,
    /// Whether the target is mounted.
    pub mounted: bool,
    /// Whether the target wears armour.
    pub armour: bool,
    /// Whether the target swings an axe with both hands.
    pub axe: bool,
    /// Whether the shooter is wounded.
    pub wounded: bool,
    /// Whether the shooter is on a boat.
    pub boat: bool,
}

impl Shot {
    /// What is added to the die; none where the arrow does not reach.
    #[must_use]
    pub fn modifier(&self, missiles: &Missiles) -> Option<i32> {
        let range = missiles.at_range(self.range)?;
        let more = [
            (self.armour, missiles.armour),
            (self.axe, missiles.axe),
            (self.wounded, missiles.wounded),
            (self.boat, missiles.boat),
        ];
        Some(range + more.into_iter().filter(|(counts, _)| *counts).map(|(_, modifier)| modifier.get()).sum::<i32>())
    }

    /// In how many of the ten faces each result comes, in the order of [`Arrow::ALL`]; none where the arrow does not reach or the table does
    /// not say.
    #[must_use]
    pub fn outcomes(&self, missiles: &Missiles) -> Option<[u32; Arrow::ALL.len()]> {
        let modifier = self.modifier(missiles)?;
        let target = ArrowTarget { mounted: self.mounted, cover: self.cover };
        let mut outcomes = [0; Arrow::ALL.len()];
        for die in 1..=10 {
            outcomes[missiles.arrow(target, die + modifier)? as usize] += 1;
        }
        Some(outcomes)
    }
}

/// What becomes of a sound target on foot of so many such arrows: a wound on a wound kills, and who retreats stays in range. None where they
/// do not reach.
#[must_use]
pub fn volley(shot: Shot, arrows: u32, missiles: &Missiles) -> Option<Chances> {
    let outcomes = Shot { mounted: false, ..shot }.outcomes(missiles)?;
    let [miss, back, wound, kill, _] = outcomes.map(|faces| f64::from(faces) / 10.0);
    let mut chances = Chances::SOUND;
    for _ in 0..arrows {
        let Chances { unhurt, back: driven, wounded, dead, .. } = chances;
        chances = Chances {
            unhurt: unhurt * miss,
            back: unhurt * back + driven * (miss + back),
            stunned: 0.0,
            wounded: (unhurt + driven) * wound + wounded * (miss + back),
            dead: dead + (unhurt + driven) * kill + wounded * (wound + kill),
        };
    }
    Some(chances)
}
