//! `terrain-off-map`: reports pieces of terrain with spaces beyond the edge of their map.

use super::board::{beyond, enlarge, off_map};
use super::{code, counted, examples};
use crate::{Content, Edit, Finding, Fix, InMap, Paint, Place, TerrainKind};
use rules::{About, Citation, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "terrain-off-map",
    code: code(12),
    severity: Severity::Error,
    citation: Citation::Drydock("terrain beyond the edge can be neither printed nor entered"),
    says: "Terrain lies on the map.",
    because: "A map that was made smaller keeps its terrain, lest anything be lost; what lies beyond the edge now is in nobody's way, and \
              comes back with a larger map.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, map) in content.maps.iter() {
        for (terrain_id, terrain) in map.terrain.iter() {
            let off = off_map(map, &terrain.spaces);
            let Some(message) = beyond(map, &off, &terrain.label()) else { continue };
            let clear = || {
                let title = format!("Clear {} beyond the edge", counted(off.len(), "space"));
                Some(Fix::choice(title, [Edit::Paint(Paint { map: id, terrain: None, spaces: off.clone() })]))
            };
            findings.push(
                Finding::new(&ABOUT, Place::Map(id, InMap::Terrain(terrain_id)), message)
                    .with_fixes(fix_budget.offer(clear))
                    .with_fixes(fix_budget.offer(|| enlarge(id, map, &off))),
            );
        }
    }
}

fn failing() -> Content {
    examples::map(|map| {
        map.terrain.add(examples::terrain(TerrainKind::Nebula, [(24, 24), (25, 24)]));
    })
}

fn passing() -> Content {
    examples::map(|map| {
        map.terrain.add(examples::terrain(TerrainKind::Nebula, [(24, 24), (23, 24)]));
    })
}
