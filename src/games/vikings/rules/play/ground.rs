//! The ground in one state of the tide, with the cost of every step. The costs are computed once for a scenario.

use crate::board::{Barrier, Site, Step, Walker, neighbour};
use crate::{Effect, Grounds, Terrain};
use geometry::Space;

/// The ground in one state of the tide.
#[derive(Clone, Debug)]
pub struct Ground {
    /// The site, as it is in this state of the tide.
    pub site: Site,
    /// For each kind of walker, the movement points that it costs to cross each side of each hex; [`Ground::CLOSED`] if the walker cannot cross it.
    costs: [Vec<[u8; 6]>; 4],
}

impl Ground {
    /// Stands for a side that the walker cannot cross.
    const CLOSED: u8 = u8::MAX;

    /// Computes the costs of steps on a site.
    #[must_use]
    pub fn of(site: Site, grounds: &Grounds) -> Self {
        let step = Step { site: &site, grounds };
        let costs = [(false, false), (false, true), (true, false), (true, true)].map(|(mounted, armour)| {
            let side = |space: Space, side: usize| {
                let cost = site.surface(space).and_then(|_| step.cost_across(Walker { mounted, armour }, space, side));
                cost.map_or(Self::CLOSED, |(_, cost)| u8::try_from(cost).unwrap_or(Self::CLOSED))
            };
            site.grid().spaces().map(|space| std::array::from_fn(|number| side(space, number))).collect()
        });
        Self { site, costs }
    }

    /// The movement points for a step across a side of a hex; `None` if the walker cannot take the step.
    #[must_use]
    pub fn cost(&self, walker: Walker, from: Space, side: usize) -> Option<u8> {
        let index = self.site.index(from)?;
        let cost = self.costs[usize::from(walker.mounted) * 2 + usize::from(walker.armour)][index][side % 6];
        (cost != Self::CLOSED).then_some(cost)
    }

    /// Whether a walker can be on a hex at all.
    #[must_use]
    pub fn holds(&self, walker: Walker, space: Space, grounds: &Grounds) -> bool {
        self.site.terrain(space).is_some_and(|terrain| {
            let ground = grounds.of(terrain);
            (!walker.mounted || ground.horse.is_some()) && (!walker.armour || ground.armour)
        })
    }

    /// The movement points for a character who comes onto a hex from beyond the board; `None` if the character cannot enter it.
    #[must_use]
    pub fn entry(&self, walker: Walker, space: Space, grounds: &Grounds) -> Option<u8> {
        let ground = grounds.of(self.site.terrain(space)?);
        let cost = if walker.mounted { ground.horse? } else { ground.cost };
        (ground.armour || !walker.armour).then(|| u8::try_from(cost.get()).unwrap_or(u8::MAX))
    }

    /// The barrier on a side of a hex; `None` if there is none.
    #[must_use]
    pub fn barrier(&self, from: Space, side: usize) -> Option<Barrier> {
        self.site.passage(from, side).map(|passage| passage.barrier)
    }

    /// Whether a character can carry somebody from one hex to a neighbouring hex, or lead a captive or beast there. No wall, arrow-slit or window may
    /// be in between (2.51).
    #[must_use]
    pub fn is_open_to(&self, from: Space, to: Space) -> bool {
        let shut = |side| matches!(self.barrier(from, side), Some(Barrier::Wall | Barrier::Slit | Barrier::Window));
        side_towards(from, to).is_some_and(|side| !shut(side))
    }

    /// Whether a beast without a rider can be on a hex: on land outside buildings; a horse also in water (2.51, 5.5, 8.5).
    #[must_use]
    pub fn holds_beast(&self, space: Space, horse: bool) -> bool {
        self.site.terrain(space).is_some_and(|terrain| terrain != Terrain::Interior) && (horse || self.water(space).is_none())
    }

    /// The depth of the water on a hex; `None` on land.
    #[must_use]
    pub fn water(&self, space: Space) -> Option<Depth> {
        match self.site.terrain(space)? {
            Terrain::Shallow => Some(Depth::Shallow),
            Terrain::Deep => Some(Depth::Deep),
            _ => None,
        }
    }

    /// The effects of a hex on the odds: for an attacker in it, and for a defender in it.
    #[must_use]
    pub fn effects(&self, space: Space, grounds: &Grounds) -> [Effect; 2] {
        self.site.terrain(space).map_or([Effect::Even; 2], |terrain| {
            let ground = grounds.of(terrain);
            [ground.attacking, ground.defending]
        })
    }
}

/// The depth of water.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// A character can stand in the water.
    Shallow,
    /// A character has to swim.
    Deep,
}

/// The side of a hex towards a neighbour; `None` if the two hexes do not touch.
#[must_use]
pub fn side_towards(from: Space, to: Space) -> Option<usize> {
    if from.row.abs_diff(to.row) > 1 || from.column.abs_diff(to.column) > 1 {
        return None;
    }
    (0..6).find(|side| neighbour(from, *side) == to)
}

/// The distance between two hexes, in hexes.
#[must_use]
pub fn distance(from: Space, to: Space) -> u32 {
    // In these axial coordinates, every odd row is shifted to the right.
    let axial = |space: Space| (i32::from(space.column) - (i32::from(space.row) >> 1), i32::from(space.row));
    let ((q, r), (other_q, other_r)) = (axial(from), axial(to));
    let (q, r) = (other_q - q, other_r - r);
    (q.unsigned_abs() + r.unsigned_abs() + (q + r).unsigned_abs()) / 2
}
