//! `map-larger-than-a-page`: the map of the galaxy must be at most 5,080 mm wide and high.

use super::{code, examples};
use crate::{Content, Finding, InStar, MapPlace, Place};
use geometry::Mm;
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "map-larger-than-a-page",
    code: code(67),
    severity: Severity::Advice,
    citation: Citation::Drydock("a page of a PDF is at most 5,080 mm wide and high"),
    says: "The map of the galaxy is at most 5,080 mm wide and high.",
    because: "A larger one is not printed on one page, and takes hundreds of sheets of paper.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let room = |at: MapPlace| at.x.max(at.y) + MapPlace::AROUND;
    let farthest = content.stars.iter().max_by(|(_, one), (_, other)| room(one.at).get().total_cmp(&room(other.at).get()));
    if let Some((id, star)) = farthest.filter(|(_, star)| room(star.at) > MapPlace::FARTHEST) {
        let (far, most) = (room(star.at).get(), MapPlace::FARTHEST.get());
        let message = format!("The map reaches {far:.0} mm to hold {}, and a page {most:.0} mm.", star.label());
        findings.push(Finding::new(&ABOUT, Place::Star(id, InStar::Whole), message));
    }
}

fn with(x: f64) -> Content {
    examples::galaxy(|content| examples::on(&mut content.stars, |star| star.at.x = Mm::new(x)))
}

fn failing() -> Content {
    with(5_080.0)
}

fn passing() -> Content {
    with(5_000.0)
}
