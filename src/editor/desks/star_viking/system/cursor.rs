//! The keyboard cursor of the tile desk: from a sector to the nearest in a direction.

use crate::editor::desks::star_viking::printed::PrintedTile;
use crate::geometry::Vector;
use crate::rules::star_viking::{Space, System};

/// How much farther a step to the side counts than one ahead.
const ASIDE: f64 = 2.0;
/// What lies less far ahead than this, in millimetres, lies beside.
const AHEAD: f64 = 0.5;

/// The sector that lies nearest in a direction, which is a vector of length 1; none where there is none.
pub fn nearest(system: &System, tile: &PrintedTile, from: Space, ahead: Vector) -> Option<Space> {
    let here = tile.middle(from)?;
    let cost = |space: Space| {
        let step = tile.middle(space)? - here;
        let along = step.x.get() * ahead.x.get() + step.y.get() * ahead.y.get();
        let aside = step.x.get() * ahead.y.get() - step.y.get() * ahead.x.get();
        (along > AHEAD).then_some(along + aside.abs() * ASIDE)
    };
    let costs = system.spaces().into_iter().filter_map(|space| Some((space, cost(space)?)));
    costs.min_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(space, _)| space)
}

/// The sector at which the cursor begins: the capital, or the first there is.
pub fn first(system: &System) -> Option<Space> {
    let capital = system.capital.map(Space::On).filter(|space| system.has(*space));
    capital
        .or_else(|| system.spaces().into_iter().find(|space| matches!(space, Space::On(_))))
        .or_else(|| system.spaces().first().copied())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::editor::desks::star_viking::printed::Printed;
    use crate::project::Library;
    use crate::rules::{Content, Game};

    #[test]
    fn every_sector_of_the_sample_is_reached_with_the_arrows() {
        let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample opens");
        let Content::StarViking(content) = &sample.content else { panic!("it is of Star Viking") };
        let mut printed = Printed::default();
        for (id, system) in content.systems.iter() {
            let tile = printed.tile(id, content.systems.shared(id).expect("it is there"));
            let start = first(system).expect("it has sectors");
            let (mut seen, mut open) = (BTreeSet::from([start]), vec![start]);
            while let Some(space) = open.pop() {
                let ways = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)].map(|(x, y)| Vector::new(x, y));
                open.extend(ways.into_iter().filter_map(|way| nearest(system, &tile, space, way)).filter(|to| seen.insert(*to)));
            }
            let missing: Vec<_> = system.spaces().into_iter().filter(|space| !seen.contains(space)).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", system.label());
        }
    }
}
