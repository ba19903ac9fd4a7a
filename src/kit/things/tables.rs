//! The kinds of things from which the user chooses one to see as a table. Each kind is listed together with the lists inside its things.

use project::{AnyKind, Content, Place};

/// A kind of things and the lists inside them, whose tables form a group.
pub struct TableGroup {
    /// The heading of the group.
    pub heading: &'static str,
    /// The kinds in the group, by their indices among those of the game, with their names within the group.
    pub kinds: Vec<(usize, &'static str)>,
}

/// The name of the group for kinds with exactly one thing.
const SINGLE: &str = "Tables";

/// The kinds of a game in groups. Each group has a kind of things and the lists inside these things; all kinds with exactly one thing share a group.
/// If such a single thing has lists, it has no table of its own; its fields are shown beside the tables of its lists.
#[must_use]
pub fn table_groups(content: &Content) -> Vec<TableGroup> {
    let kinds = content.kinds();
    let mut groups: Vec<TableGroup> = Vec::new();
    let numbered = || kinds.iter().enumerate();
    for (number, kind) in numbered().filter(|(_, kind)| kind.is_of_things()) {
        let facts = kind.facts();
        let lists = numbered().filter(|(_, list)| !list.is_of_things() && list.facts().thing == facts.thing);
        let lists: Vec<_> = lists.map(|(number, list)| (number, list.facts().heading)).collect();
        let own = (number, facts.heading);
        if kind.only().is_none() {
            groups.push(TableGroup { heading: facts.heading, kinds: std::iter::once(own).chain(lists).collect() });
            continue;
        }
        let at = groups.iter().position(|group| group.heading == SINGLE).unwrap_or_else(|| {
            groups.push(TableGroup { heading: SINGLE, kinds: Vec::new() });
            groups.len() - 1
        });
        groups[at].kinds.extend(if lists.is_empty() { vec![own] } else { lists });
    }
    groups
}

/// The thing that contains all rows of a kind, if the kind is a list inside a thing that exists only once; otherwise `None`.
#[must_use]
pub fn only_thing(content: &Content, kind: &dyn AnyKind) -> Option<Place> {
    let of_things = content.kinds().iter().filter(|thing| thing.is_of_things() && thing.facts().thing == kind.facts().thing);
    of_things.filter(|_| !kind.is_of_things()).find_map(|thing| thing.only())
}

#[cfg(test)]
mod tests {
    use super::*;
    use project::Game;

    #[test]
    fn every_kind_is_in_one_group_or_shown_beside_its_lists() {
        for game in Game::ALL {
            let content = Content::empty(game);
            let groups = table_groups(&content);
            assert!(groups.len() <= 17, "{game:?}: {} groups, which are three lines of buttons", groups.len());
            let beside: Vec<Place> = content.kinds().iter().filter_map(|kind| only_thing(&content, *kind)).collect();
            for (number, kind) in content.kinds().iter().enumerate() {
                let times = groups.iter().flat_map(|group| &group.kinds).filter(|(known, _)| *known == number).count();
                let is_beside = kind.is_of_things() && kind.only().is_some_and(|only| beside.contains(&only));
                assert_eq!(times, usize::from(!is_beside), "{}", kind.facts().heading);
            }
        }
    }
}
