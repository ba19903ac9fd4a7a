//! A step from hex to hex: who can take it, what it costs, and whether an attack or a challenge across a side is possible (2.51, 2.54, 2.76).

use super::hexside::neighbour;
use super::{Barrier, Site};
use crate::{Grounds, Terrain};
use geometry::Space;

/// The properties of a character that matter for a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Walker {
    /// Whether the character is on a horse.
    pub mounted: bool,
    /// Whether the character is in armour.
    pub armour: bool,
}

/// A site and the costs of its terrain.
#[derive(Clone, Copy, Debug)]
pub struct Step<'a> {
    /// The site on which the step is taken.
    pub site: &'a Site,
    /// The movement points that each terrain costs.
    pub grounds: &'a Grounds,
}

impl Step<'_> {
    /// The movement points that it costs to enter a hex from a neighbour; `None` if the walker cannot enter the hex.
    #[must_use]
    pub fn cost(self, walker: Walker, from: Space, to: Space) -> Option<u32> {
        let side = self.site.side_towards(from, to)?;
        self.cost_across(walker, from, side).map(|(_, cost)| cost)
    }

    /// The hex across a side, and the movement points that it costs to enter it; `None` if the walker cannot enter it.
    #[must_use]
    pub fn cost_across(self, walker: Walker, from: Space, side: usize) -> Option<(Space, u32)> {
        let to = neighbour(from, side);
        let terrain = self.site.terrain(to)?;
        let ground = |terrain: Terrain| {
            let ground = self.grounds.of(terrain);
            let cost = if walker.mounted { ground.horse? } else { ground.cost };
            (ground.armour || !walker.armour).then_some(cost.get())
        };
        let cost = ground(terrain)?;
        let cost = match self.site.passage(from, side).map(|passage| (passage.barrier, passage.own)) {
            None | Some((Barrier::Lip, _)) => cost,
            Some((Barrier::Wall | Barrier::Slit, _)) => return None,
            // A doorway belongs to the hex inside. To enter the building costs what the doorway costs; to leave it costs what the ground outside
            // does.
            Some((Barrier::Doorway, true)) => ground(Terrain::Doorway).map(|_| cost)?,
            Some((Barrier::Doorway, false)) => ground(Terrain::Doorway)?,
            Some((Barrier::Window, _)) => cost + ground(Terrain::Window)?,
        };
        Some((to, cost))
    }

    /// Whether the walker can attack a neighbouring hex: they could enter it, and neither a wall nor a slit is between (2.76).
    #[must_use]
    pub fn can_attack(self, walker: Walker, from: Space, to: Space) -> bool {
        self.cost(walker, from, to).is_some()
    }

    /// Whether the walker challenges enemies who pass through a neighbouring hex. They do so if they can attack the hex, except through a window
    /// (2.54).
    #[must_use]
    pub fn can_challenge(self, walker: Walker, from: Space, to: Space) -> bool {
        let window = self.site.side_towards(from, to).and_then(|side| self.site.passage(from, side));
        window.is_none_or(|passage| passage.barrier != Barrier::Window) && self.can_attack(walker, from, to)
    }

    /// The neighbouring hexes that the walker can attack.
    pub fn attacked(self, walker: Walker, from: Space) -> impl Iterator<Item = Space> {
        (0..6).filter_map(move |side| self.cost_across(walker, from, side)).map(|(to, _)| to)
    }
}
