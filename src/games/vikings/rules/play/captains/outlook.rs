//! What stays the same while a side moves, since the enemy stands still: the distances to the enemy and to the edge, and the enemies who threaten
//! each hex.

use super::super::{Aim, distance};
use super::chart::Chart;
use super::paths::field;
use crate::GoalKind;
use crate::board::Walker;
use geometry::Space;

/// What a side knows about the ground during its movement. Each part is computed when it is first needed.
#[derive(Clone, Debug, Default)]
pub(super) struct Outlook {
    to_enemy: [Option<Vec<u16>>; 4],
    to_edge: [[Option<Vec<u16>>; 4]; 3],
    menace: Vec<(u16, u16)>,
    /// For each hex, the distance to the nearest area that the side has to hold, in hexes.
    home: Vec<u8>,
}

const fn kind(walker: Walker) -> usize {
    (walker.mounted as usize) * 2 + walker.armour as usize
}

impl Outlook {
    /// For each hex, the movement points to the nearest enemy.
    pub(super) fn enemy_field(&mut self, chart: &Chart<'_>, walker: Walker) -> &[u16] {
        let enemies = || chart.enemies.iter().filter(|foe| foe.ready).map(|foe| foe.pose.hex);
        self.to_enemy[kind(walker)].get_or_insert_with(|| field(chart, walker, enemies()))
    }

    /// For each hex, the movement points to the nearest hex where leaving the board meets a goal of a kind, or to the nearest deck of a boat of the
    /// side.
    pub(super) fn way_off(&mut self, chart: &Chart<'_>, walker: Walker, what: GoalKind) -> &[u16] {
        let at = match what {
            GoalKind::Treasure => 0,
            GoalKind::Escaped => 1,
            _ => 2,
        };
        self.to_edge[at][kind(walker)].get_or_insert_with(|| {
            let (grid, boats) = (chart.ground.site.grid(), &chart.position.boats);
            let leaves = |space: &Space| chart.ground.deck(*space).is_none() && chart.leaves_by(what, *space);
            let own = |space: &Space| {
                let boat = chart.ground.deck(*space).map(|boat| &boats[boat.index()]);
                boat.is_some_and(|boat| boat.player == chart.player && !boat.held)
            };
            field(chart, walker, grid.spaces().filter(|space| leaves(space) || own(space)))
        })
    }

    /// The distance from a hex to the nearest area that the side has to hold, in hexes; 0 if there is no area.
    pub(super) fn home(&mut self, chart: &Chart<'_>, space: Space) -> u8 {
        if self.home.is_empty() {
            let held = |aim: &&Aim| aim.player == chart.player && aim.goal.what == GoalKind::Held;
            let areas: Vec<Space> = chart.public.goals().iter().filter(held).flat_map(|aim| aim.area.iter().copied()).collect();
            let far = |space: Space| areas.iter().map(|hex| distance(*hex, space)).min().unwrap_or(0);
            self.home = chart.ground.site.grid().spaces().map(|space| u8::try_from(far(space)).unwrap_or(u8::MAX)).collect();
        }
        chart.ground.site.index(space).map_or(0, |index| self.home[index])
    }

    /// The number of enemies who could strike a character on a hex in their next phase, and the sum of their attacks.
    pub(super) fn menace(&mut self, chart: &Chart<'_>, space: Space) -> (u16, u16) {
        if self.menace.is_empty() {
            let at = |space: Space| {
                let near = |foe: &&super::chart::Foe| foe.ready && distance(foe.pose.hex, space) <= u32::from(foe.movement) + 1;
                let near = chart.enemies.iter().filter(near);
                near.fold((0, 0), |(count, attack), foe| (count + 1, attack + u16::from(foe.attack)))
            };
            self.menace = chart.ground.site.grid().spaces().map(at).collect();
        }
        chart.ground.site.index(space).map_or((0, 0), |index| self.menace[index])
    }
}
