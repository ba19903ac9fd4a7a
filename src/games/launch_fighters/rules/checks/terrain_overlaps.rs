//! `terrain-overlaps`: reports each piece of terrain that covers a space of an earlier piece. Spaces beyond the edge are not checked.

use std::collections::{BTreeSet, HashMap};

use super::{code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InMap, Map, Place, Terrain, TerrainKind};
use geometry::Space;
use rules::{About, Change, Citation, FixBudget, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "terrain-overlaps",
    code: code(27),
    severity: Severity::Warning,
    citation: Citation::Drydock("one counter lies in a space, so that its effect is never in doubt"),
    says: "A space has one piece of terrain.",
    because: "The book gives each kind of terrain its own effect and does not say what two of them in one space do.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, map) in content.maps.iter() {
        let mut owner: HashMap<Space, Id<Terrain>> = HashMap::new();
        for (later, terrain) in map.terrain.iter() {
            let on_map = terrain.spaces.iter().copied().filter(|space| map.grid.contains(*space));
            let shared: BTreeSet<Space> = on_map.filter(|space| *owner.entry(*space).or_insert(later) != later).collect();
            let Some(first) = shared.first() else { continue };
            let label = terrain.label();
            let message = format!(
                "On {}, {} of {label} {} terrain already; in {} it is {}.",
                map.label(),
                counted(shared.len(), "space"),
                if shared.len() == 1 { "has" } else { "have" },
                map.space_label(*first),
                map.terrain.get(owner[first]).map(Terrain::label).unwrap_or_default()
            );
            let keep = |title: String, loses: &dyn Fn(Id<Terrain>) -> bool| {
                Some(Fix::choice(title, [Edit::Map(Change::Set(id, without(map, &shared, loses)))]))
            };
            findings.push(
                Finding::new(&ABOUT, Place::Map(id, InMap::Terrain(later)), message)
                    .with_fixes(fix_budget.offer(|| keep(format!("Keep {label} there"), &|other| other != later)))
                    .with_fixes(fix_budget.offer(|| keep(format!("Take {label} away there"), &|other| other == later))),
            );
        }
    }
}

/// The map without these spaces in those pieces of terrain for which `loses` returns true. A piece that then has no spaces is dropped.
fn without(map: &Map, spaces: &BTreeSet<Space>, loses: &dyn Fn(Id<Terrain>) -> bool) -> Map {
    let mut cleared = map.clone();
    for (id, _) in map.terrain.iter().filter(|(id, terrain)| loses(*id) && !terrain.spaces.is_disjoint(spaces)) {
        if let Some(changed) = cleared.terrain.get_mut(id) {
            changed.spaces.retain(|space| !spaces.contains(space));
        }
    }
    cleared.terrain.retain(|terrain| !terrain.spaces.is_empty());
    cleared
}

fn failing() -> Content {
    two_pieces([(6, 5), (7, 5)])
}

fn passing() -> Content {
    two_pieces([(7, 5), (8, 5)])
}

fn two_pieces(nebula: [(i16, i16); 2]) -> Content {
    examples::map(|map| {
        map.terrain.add(examples::terrain(TerrainKind::Asteroids, [(5, 5), (6, 5)]));
        map.terrain.add(examples::terrain(TerrainKind::Nebula, nebula));
    })
}
