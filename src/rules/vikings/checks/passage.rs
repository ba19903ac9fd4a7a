//! How soon a side comes somewhere, by oar and on foot, where nobody hinders it: every bound is taken in its favour, so that a rule that speaks is
//! right.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::muster;
use crate::geometry::{Edge, Hex, Space};
use crate::rules::vikings::board::{Rider, Site, Step};
use crate::rules::vikings::voyage::Voyage;
use crate::rules::vikings::{Hull, Man, Player, Purpose, SetUp, Spot};

/// So many turns it takes whoever never comes there.
pub(super) const NEVER: u32 = u32::MAX;
/// So many hexes of an area stand for all of it.
const SAMPLED: usize = 4;
/// How many phases a boat moves in a turn (2.2).
const PHASES: u32 = 2;

/// The fewest turns in which anybody of a side comes to one of these hexes; none where nobody can tell, since its player puts somebody down
/// wherever he likes.
pub(super) fn fewest_turns(set_up: &SetUp, player: Player, goal: &BTreeSet<Space>) -> Option<u32> {
    let site = set_up.site()?;
    let goal: Vec<Space> = sample(goal.iter().copied().filter(|space| site.surface(*space).is_some()).collect());
    let last = set_up.scenario.turns?.get();
    let mut fewest = NEVER;
    for man in set_up.men.iter().filter(|man| man.player == player && man.member.boat.is_none()) {
        let start = start_of(set_up, site, man, &goal)?;
        let later = man.member.turn.map_or(0, |turn| turn.get().saturating_sub(1));
        fewest = fewest.min(on_land(set_up, site, man, start, &goal, last).saturating_add(later));
    }
    for (at, hull) in set_up.hulls.iter().enumerate().filter(|(_, hull)| hull.player == player) {
        let Some(allowance) = set_up.crew(at).map(movement).max() else { continue };
        let later = hull.vessel.turn.map_or(0, |turn| turn.get().saturating_sub(1));
        fewest = fewest.min(by_boat(set_up, site, hull, allowance, &goal, last)?.saturating_add(later));
    }
    Some(fewest)
}

/// A few of some hexes, spread over all of them.
fn sample(spaces: Vec<Space>) -> Vec<Space> {
    let step = spaces.len().div_ceil(SAMPLED).max(1);
    spaces.into_iter().step_by(step).collect()
}

fn movement(man: &Man) -> u32 {
    man.character.values.sound.movement.map_or(0, crate::rules::Level::get)
}

/// Where somebody ashore begins: his hex, or the hex of his area or his edge that is nearest; none where nothing says where.
fn start_of(set_up: &SetUp, site: &Site, man: &Man, goal: &[Space]) -> Option<Space> {
    let grid = site.grid();
    let near = |space: &Space| goal.iter().map(|to| grid.distance(*space, *to)).min().unwrap_or_default();
    match man.member.start.spot() {
        Spot::Hex(space) => Some(space),
        Spot::Anywhere => set_up.scenario.spaces_for(Purpose::set_up(man.player)).into_iter().min_by_key(near),
        Spot::Edge(edge) => {
            let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX) - 1;
            let (right, low) = (last(grid.columns.get()), last(grid.rows.get()));
            let at_edge = |space: &Space| match edge {
                Edge::North => space.row == 0,
                Edge::East => space.column == right,
                Edge::South => space.row == low,
                Edge::West => space.column == 0,
            };
            grid.spaces().filter(at_edge).filter(|space| site.surface(*space).is_some_and(|s| !s.is_water())).min_by_key(near)
        }
    }
}

fn on_land(set_up: &SetUp, site: &Site, man: &Man, start: Space, goal: &[Space], last: u32) -> u32 {
    let tables = &set_up.content.tables;
    let ways = Step { site, grounds: &tables.grounds }.ways();
    let turns = last.saturating_add(1);
    let armour = man.character.armour;
    let reach = if man.member.rides(man.character) {
        let allowance = man.character.values.mounted.movement.map_or(0, crate::rules::Level::get);
        let rider = Rider { front: start, facing: man.member.heading.facing().number() };
        ways.riding(armour, rider, &tables.riding, allowance, turns)
    } else {
        ways.on_foot(armour, start, movement(man), turns)
    };
    goal.iter().filter_map(|space| reach.at(site, *space)).map(|arrival| arrival.turn).min().unwrap_or(NEVER)
}

/// The turns of whoever is rowed ashore and walks on; none where the boat is put down by its player.
fn by_boat(set_up: &SetUp, site: &Site, hull: &Hull, allowance: u32, goal: &[Space], last: u32) -> Option<u32> {
    let starts = muster::berths(set_up, hull);
    if starts.is_empty() {
        return None;
    }
    let rowing = hull.force.1.rowing(hull.id, hull.class, set_up.content);
    let speed = hull.class.best_speeds(0)[1].min(hull.class.rowed_speed(rowing));
    let a_turn = speed * PHASES;
    let most = a_turn.saturating_mul(last);
    let grid = site.grid();
    let mut landings: BTreeMap<Space, u32> = BTreeMap::new();
    let _ = Voyage { site, class: hull.class }.visit(starts, |berth, spent, _| {
        if spent > most {
            return ControlFlow::Break(());
        }
        let turn = spent.div_ceil(a_turn.max(1)).max(1);
        for hex in hull.class.covers(berth) {
            for space in Hex::NEIGHBOURS.into_iter().map(|step| grid.space(hex + step)).chain([grid.space(hex)]) {
                landings.entry(space).or_insert(turn);
            }
        }
        ControlFlow::Continue(())
    });
    // The way is walked backwards, in the costs of the ground that is left instead of that which is entered.
    let ways = Step { site, grounds: &set_up.content.tables.grounds }.ways();
    let walked = goal.iter().map(|space| ways.on_foot(false, *space, allowance, last));
    let fewest = walked.filter_map(|reach| {
        let turns = landings.iter().filter_map(|(space, turn)| Some(turn + reach.at(site, *space)?.turn - 1));
        turns.min()
    });
    Some(fewest.min().unwrap_or(NEVER))
}
