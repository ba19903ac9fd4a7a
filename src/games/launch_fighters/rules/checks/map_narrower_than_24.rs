//! `map-narrower-than-24`: reports maps with fewer than 24 columns or rows. It counts spaces, whatever the size of a space on paper.

use super::board::size;
use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InMap, Map, Place};
use geometry::Grid;
use rules::{About, Change, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "map-narrower-than-24",
    code: code(29),
    severity: Severity::Warning,
    citation: book("What You Need To Play"),
    says: "A map has at least 24 columns and 24 rows.",
    because: "The ideal map is one of inch hexes at least 24 inches wide. Counted are spaces, not inches, since a map printed smaller plays \
              the same: with fewer of them, flagships ten spaces apart soon stand at the edge.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, map) in content.maps.iter() {
        let (columns, rows) = (map.grid.columns.get(), map.grid.rows.get());
        let least = Map::IDEAL_WIDTH;
        if columns < least || rows < least {
            let message = format!("{} has {}; the ideal map has at least {least} of each.", map.label(), size(map));
            let larger = Map { grid: Grid::new(map.grid.shape, columns.max(least), rows.max(least)), ..map.clone() };
            let title = format!("Enlarge the map to {}", size(&larger));
            findings.push(
                Finding::new(&ABOUT, Place::Map(id, InMap::Size), message)
                    .with_fix(Fix::choice(title, [Edit::Map(Change::Set(id, larger))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::map(|map| map.grid = Grid::new(map.grid.shape, 30, 23))
}

fn passing() -> Content {
    examples::map(|map| map.grid = Grid::new(map.grid.shape, 30, 24))
}
