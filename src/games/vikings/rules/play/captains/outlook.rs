//! What stays the same while a side moves, because the enemy does not move: the distances to the enemy and to the edge, and which enemies threaten
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
    /// For each hex, the distance in hexes to the nearest area that the side has to hold.
    home: Vec<u8>,
}

const fn kind(walker: Walker) -> usize {
    (walker.mounted as usize) * 2 + walker.armour as usize
}

impl Outlook {
    /// For each hex, how many movement points it takes to reach the nearest enemy.
    pub(super) fn enemy_field(&mut self, chart: &Chart<'_>, walker: Walker) -> &[u16] {
        let enemies = || chart.enemies.iter().filter(|foe| foe.ready).map(|foe| foe.pose.hex);
        self.to_enemy[kind(walker)].get_or_insert_with(|| field(chart, walker, enemies()))
    }

    /// For each hex, how many movement points it takes to reach the nearest hex where leaving the board meets a goal of this kind, or the nearest
    /// deck of a boat of the side.
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

    /// The distance in hexes from a hex to the nearest area that the side has to hold; 0 if there is no such area.
    pub(super) fn home(&mut self, chart: &Chart<'_>, space: Space) -> u8 {
        if self.home.is_empty() {
            let held = |aim: &&Aim| aim.player == chart.player && aim.goal.what == GoalKind::Held;
            let areas: Vec<Space> = chart.public.goals().iter().filter(held).flat_map(|aim| aim.area.iter().copied()).collect();
            let far = |space: Space| areas.iter().map(|hex| distance(*hex, space)).min().unwrap_or(0);
            self.home = chart.ground.site.grid().spaces().map(|space| u8::try_from(far(space)).unwrap_or(u8::MAX)).collect();
        }
        chart.ground.site.index(space).map_or(0, |index| self.home[index])
    }

    /// How many enemies could strike a character on a hex in their next phase, and the sum of their attack values.
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
