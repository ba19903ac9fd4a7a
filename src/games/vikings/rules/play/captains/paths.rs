//! The hexes that a character can reach without passing an enemy who challenges, and the ways to them.

use super::super::{ManNumber, Pose};
use super::chart::Chart;
use crate::board::{Walker, neighbour};
use geometry::Space;

/// A pose that a character can reach, as one element of a list of ways.
#[derive(Clone, Copy, Debug)]
pub(super) struct Way {
    pub pose: Pose,
    pub cost: u8,
    /// The index of the way that leads to the step before; `None` for the start.
    pub before: Option<u16>,
    /// The index of the next way with the same cost; [`NONE`] for the last.
    next: u16,
}

/// Stands for "no way" where the index of a way is expected.
const NONE: u16 = u16::MAX;

/// Every pose that a character can reach with this many movement points; the start is the first. A character goes no further than a hex where an
/// enemy challenges. A character in armour does not step into a ford that floods before the next turn, because an arrow could stop them there.
pub(super) fn ways(chart: &Chart<'_>, man: ManNumber, start: Pose, points: u8) -> Vec<Way> {
    let walker = chart.public.walker(man, chart.position.man(man));
    let site = &chart.ground.site;
    let states = if start.long { 6 } else { 1 };
    let mut best = vec![u8::MAX; site.count() * states];
    let wades = walker.armour && start.spaces().any(|space| chart.drowns_next(space));
    let shuns = |space: Space| walker.armour && !wades && chart.drowns_next(space);
    let state = |index: usize, pose: Pose| index * states + if start.long { usize::from(pose.facing % 6) } else { 0 };
    let mut all = Vec::with_capacity(256);
    all.push(Way { pose: start, cost: 0, before: None, next: NONE });
    if let Some(index) = site.index(start.hex) {
        best[state(index, start)] = 0;
    }
    // The first and the last way of each cost. They form a queue for each cost, because poses with lower costs are visited first.
    let mut queues = [(NONE, NONE); 256];
    queues[0] = (0, 0);
    for spent in 0..=points {
        let mut number = queues[usize::from(spent)].0;
        while number != NONE {
            let way = all[usize::from(number)];
            let known = site.index(way.pose.hex).map_or(0, |index| best[state(index, way.pose)]);
            if known >= way.cost && !(number > 0 && chart.is_challenged(way.pose.hex)) {
                let mut go = |pose: Pose, cost: u8| {
                    let Some(index) = site.index(pose.hex) else { return };
                    let cost = spent.saturating_add(cost).saturating_add(chart.extra_at(index));
                    let known = &mut best[state(index, pose)];
                    if cost > points || cost >= *known || chart.is_blocked_at(index) && !start.covers(pose.hex) || shuns(pose.hex)
                    {
                        return;
                    }
                    *known = cost;
                    let Some(added) = u16::try_from(all.len()).ok().filter(|added| *added != NONE) else { return };
                    let queue = &mut queues[usize::from(cost)];
                    match queue.1 {
                        NONE => *queue = (added, added),
                        last => (all[usize::from(last)].next, queue.1) = (added, added),
                    }
                    all.push(Way { pose, cost, before: Some(number), next: NONE });
                };
                each_step(chart, walker, way.pose, &mut go);
            }
            number = all[usize::from(number)].next;
        }
    }
    all
}

/// Calls `go` with every pose that one step leads to, and with the cost of the step.
fn each_step(chart: &Chart<'_>, walker: Walker, pose: Pose, go: &mut impl FnMut(Pose, u8)) {
    if !pose.long {
        for side in 0..6 {
            if let Some(cost) = chart.ground.cost(walker, pose.hex, side) {
                go(Pose::on(neighbour(pose.hex, side)), cost);
            }
        }
        return;
    }
    chart.public.each_motion(chart.ground, walker, pose, |motion| go(motion.pose, motion.cost));
}

/// The poses along a way, in the order in which the character takes them.
pub(super) fn steps(all: &[Way], mut at: usize) -> Vec<Pose> {
    let mut steps = Vec::new();
    while let Some(before) = all[at].before {
        steps.push(all[at].pose);
        at = usize::from(before);
    }
    steps.reverse();
    steps
}

/// For each hex, how many movement points it takes to reach the nearest target over open ground, no matter who stands there; [`FAR`] if there is no
/// way.
pub(super) fn field(chart: &Chart<'_>, walker: Walker, targets: impl IntoIterator<Item = Space>) -> Vec<u16> {
    let site = &chart.ground.site;
    let mut field = vec![FAR; site.count()];
    let mut queue: Vec<Vec<Space>> = vec![Vec::new()];
    for target in targets {
        if let Some(index) = site.index(target).filter(|index| field[*index] == FAR) {
            field[index] = 0;
            queue[0].push(target);
        }
    }
    let mut at = 0;
    while at < queue.len() {
        while let Some(space) = queue[at].pop() {
            if site.index(space).is_none_or(|index| usize::from(field[index]) < at) {
                continue;
            }
            for side in 0..6 {
                let from = neighbour(space, side);
                // The search goes from the target outwards, but the walker goes the other way, and pays for the hex that is nearer to the target.
                let (Some(index), Some(cost)) = (site.index(from), chart.ground.cost(walker, from, side + 3)) else { continue };
                let far = at + usize::from(cost.max(1));
                if far < usize::from(field[index]) {
                    field[index] = far as u16;
                    if queue.len() <= far {
                        queue.resize(far + 1, Vec::new());
                    }
                    queue[far].push(from);
                }
            }
        }
        at += 1;
    }
    field
}

/// Stands for the distance if there is no way.
pub(super) const FAR: u16 = 1_000;
