//! Arrows at one target, one after the other (2.3, 8.1, 8.2).

use super::Chances;
use crate::{Arrow, ArrowTarget, Cover, Missiles};

/// An arrow: its range, its shooter and its target.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Shot {
    /// The range in hexes.
    pub range: u32,
    /// The cover of the target.
    pub cover: Cover,
    /// Whether the target is mounted.
    pub mounted: bool,
    /// Whether the target wears armour.
    pub armour: bool,
    /// Whether the target holds an axe in both hands.
    pub axe: bool,
    /// Whether the shooter is wounded.
    pub wounded: bool,
    /// Whether the shooter is on a boat.
    pub boat: bool,
}

impl Shot {
    /// Why the shot is impossible, as a sentence without its full stop; `None` if the shot is possible (3.3, 8.2).
    #[must_use]
    pub fn refused(&self) -> Option<&'static str> {
        match self {
            Self { mounted: true, cover: Cover::Heavy, .. } => {
                Some("a rider has no heavy cover: the table against riders ends with medium")
            }
            Self { mounted: true, axe: true, .. } => Some("a rider swings no axe with both hands: whoever does is on foot"),
            _ => None,
        }
    }

    /// What is added to the die roll in all; `None` if the target is out of range.
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

    /// For each result, in the order of [`Arrow::ALL`], how many of the ten faces of the die give it; `None` if the target is out of range or the
    /// table has no result.
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

/// The chances of a target after this many such shots, if it is sound before them. A second wound kills, and so does any hit on a stunned target. A
/// target that retreats stays in range. After a rider is brought down, the later arrows hit a target on foot. `None` if the target is out of range or
/// the table has no result.
#[must_use]
pub fn volley(shot: Shot, arrows: u32, missiles: &Missiles) -> Option<Chances> {
    let faces = |mounted: bool| {
        let faces = Shot { mounted, ..shot }.outcomes(missiles)?;
        Some(faces.map(|faces| f64::from(faces) / 10.0))
    };
    let (on_foot, mounted) = (faces(false)?, if shot.mounted { faces(true)? } else { [0.0; Arrow::ALL.len()] });
    let mut likely = [0.0; Hit::ALL.len()];
    likely[if shot.mounted { Hit::Riding } else { Hit::Standing } as usize] = 1.0;
    for _ in 0..arrows {
        let before = std::mem::take(&mut likely);
        for (hit, chance) in Hit::ALL.into_iter().zip(before) {
            let table = if hit.rides() { mounted } else { on_foot };
            for (arrow, share) in Arrow::ALL.into_iter().zip(table) {
                likely[hit.after(arrow) as usize] += chance * share;
            }
        }
    }
    let sum = |hits: &[Hit]| hits.iter().map(|hit| likely[*hit as usize]).sum();
    Some(Chances {
        unhurt: sum(&[Hit::Standing, Hit::Riding]),
        back: sum(&[Hit::Back, Hit::RidingBack]),
        stunned: sum(&[Hit::Stunned]),
        wounded: sum(&[Hit::Wounded, Hit::RidingWounded]),
        dead: sum(&[Hit::Dead]),
    })
}

/// The state of a target between arrows.
#[derive(Clone, Copy)]
enum Hit {
    Standing,
    Back,
    Riding,
    RidingBack,
    RidingWounded,
    Stunned,
    Wounded,
    Dead,
}

impl Hit {
    const ALL: [Self; 8] = [
        Self::Standing,
        Self::Back,
        Self::Riding,
        Self::RidingBack,
        Self::RidingWounded,
        Self::Stunned,
        Self::Wounded,
        Self::Dead,
    ];

    const fn rides(self) -> bool {
        matches!(self, Self::Riding | Self::RidingBack | Self::RidingWounded)
    }

    /// The state of the target after an arrow with this result (8.2). A stunned target that has to retreat is dead (8.8).
    const fn after(self, arrow: Arrow) -> Self {
        match (self, arrow) {
            (hit, Arrow::Miss) => hit,
            (Self::Wounded | Self::RidingWounded, Arrow::A) => self,
            (Self::Dead | Self::Stunned | Self::Wounded | Self::RidingWounded, _)
            | (Self::Standing | Self::Back, Arrow::C | Arrow::D) => Self::Dead,
            (Self::Standing | Self::Back, Arrow::A) => Self::Back,
            (Self::Standing | Self::Back, Arrow::B) | (Self::Riding | Self::RidingBack, Arrow::D) => Self::Wounded,
            (Self::Riding | Self::RidingBack, Arrow::A) => Self::RidingBack,
            (Self::Riding | Self::RidingBack, Arrow::B) => Self::Stunned,
            (Self::Riding | Self::RidingBack, Arrow::C) => Self::RidingWounded,
        }
    }
}
