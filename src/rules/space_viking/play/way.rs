//! The way between two stops: fewest moves, then fewest worlds passed, then by row and column (Movement).

use std::collections::HashMap;

use crate::geometry::Space;
use crate::rules::space_viking::{Content, Sector};

/// The spaces from one to another, without the first and with the last. Only worlds that everybody's chart shows are avoided: whoever writes
/// a route can follow it on the map that he has.
#[must_use]
pub fn way(content: &Content, from: Space, to: Space) -> Vec<Space> {
    let charted: Vec<Space> = content
        .worlds
        .iter()
        .map(|(_, world)| world)
        .filter(|world| world.is_charted() && is_between(from, world.at, to))
        .map(|world| world.at)
        .collect();
    let mut known = HashMap::new();
    let mut way = Vec::new();
    let mut at = from;
    while at != to {
        let next =
            nearer(content, at, to).min_by_key(|next| (passed(content, &charted, *next, to, &mut known), next.row, next.column));
        let Some(next) = next else { break };
        way.push(next);
        at = next;
    }
    way
}

/// Whether a space can lie on a way of fewest moves.
fn is_between(from: Space, at: Space, to: Space) -> bool {
    Sector::moves(from, at) + Sector::moves(at, to) == Sector::moves(from, to)
}

/// The spaces on the map that are a move nearer.
fn nearer(content: &Content, at: Space, to: Space) -> impl Iterator<Item = Space> {
    let left = Sector::moves(at, to);
    let steps = (-1..=1).flat_map(|row| (-1..=1).map(move |column| (column, row)));
    steps
        .map(move |(column, row)| Space::new(at.column + column, at.row + row))
        .filter(move |next| Sector::moves(*next, to) + 1 == left && content.sector.holds(*next))
}

/// How many worlds are passed from a space on, itself among them, the last not.
fn passed(content: &Content, charted: &[Space], at: Space, to: Space, known: &mut HashMap<Space, u32>) -> u32 {
    if at == to || charted.is_empty() {
        return 0;
    }
    if let Some(known) = known.get(&at) {
        return *known;
    }
    let next: Vec<Space> = nearer(content, at, to).collect();
    let further = next.into_iter().map(|next| passed(content, charted, next, to, known)).min().unwrap_or(0);
    let all = further + u32::from(charted.contains(&at));
    known.insert(at, all);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::space_viking::World;

    #[test]
    fn a_way_is_short_and_goes_round_worlds() {
        let world = |column, row| World { name: "w".into(), at: Space::new(column, row), ..World::default() };
        let content = Content { worlds: [world(1, 1), world(2, 1)].into_iter().collect(), ..Content::default() };
        let spaces = |way: Vec<Space>| way.iter().map(|at| (at.column, at.row)).collect::<Vec<_>>();
        assert_eq!(spaces(way(&content, Space::new(0, 1), Space::new(4, 1))), [(1, 0), (2, 0), (3, 0), (4, 1)]);
        assert_eq!(spaces(way(&content, Space::new(0, 0), Space::new(2, 2))), [(1, 1), (2, 2)], "there is no other way");
        assert_eq!(spaces(way(&content, Space::new(5, 5), Space::new(5, 7))), [(4, 6), (5, 7)]);
        assert!(way(&content, Space::new(3, 3), Space::new(3, 3)).is_empty());
    }
}
