//! `map-larger-than-a-page`: reports maps that are larger on paper than the largest page that a PDF can have.

use super::board::size;
use super::{code, examples};
use crate::{Content, Edit, Finding, Fix, InMap, Map, Place};
use geometry::{Grid, Mm, Shape};
use rules::{About, Change, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "map-larger-than-a-page",
    code: code(38),
    severity: Severity::Advice,
    citation: Citation::Drydock("readers of PDF agree on pages up to 14,400 points, which are 5,080 mm, and no further"),
    says: "A map on paper is no longer and no wider than 5,080 mm.",
    because: "A larger one prints as a poster of many pages only, and not as one big page.",
};

/// The greatest length of a side of a page in a PDF.
const LONGEST: Mm = Mm::new(5_080.0);

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, map) in content.maps.iter() {
        let paper = map.layout().size();
        let longer = paper.width.max(paper.height);
        if longer > LONGEST {
            let message = format!(
                "{} with {} is {:.0} mm by {:.0} mm on paper; one page holds {:.0} mm either way.",
                map.label(),
                size(map),
                paper.width.get(),
                paper.height.get(),
                LONGEST.get()
            );
            // Rounded down to a tenth of a millimetre, so that the whole map fits.
            let fits = Mm::new((map.space_size.get() * (LONGEST / longer) * 10.0).floor() / 10.0);
            let smaller = Map { space_size: fits, ..map.clone() };
            let title = format!("Make the spaces {:.1} mm wide", fits.get());
            findings.push(
                Finding::new(&ABOUT, Place::Map(id, InMap::Size), message)
                    .with_fix(Fix::choice(title, [Edit::Map(Change::Set(id, smaller))])),
            );
        }
    }
}

fn failing() -> Content {
    examples::map(|map| *map = Map { grid: Grid::new(Shape::Square, 30, 128), space_size: Mm::new(40.0), ..map.clone() })
}

fn passing() -> Content {
    examples::map(|map| *map = Map { grid: Grid::new(Shape::Square, 30, 127), space_size: Mm::new(40.0), ..map.clone() })
}
