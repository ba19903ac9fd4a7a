//! `armour-cannot-land`: a boat that carries armoured characters must be able to come to a place where they can get ashore.

use super::{book, code, examples, muster};
use crate::board::Surface;
use crate::voyage::{Voyage, Water};
use crate::{Content, Finding, SetUp, Terrain};
use geometry::Hex;
use rules::{About, Level, Rule, Severity};
use std::ops::ControlFlow;

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "armour-cannot-land",
    code: code(40),
    severity: Severity::Warning,
    citation: book("2.51"),
    says: "A boat with men in armour comes somewhere where they get ashore over shallow water, a beach or land.",
    because: "In deep water they drown.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (_, set_up) in SetUp::all(content) {
        let Some(site) = set_up.site() else { continue };
        // On a site that is all water there is nowhere to land.
        if site.grid().spaces().all(|space| site.surface(space).is_none_or(Surface::is_water)) {
            continue;
        }
        for (at, hull) in set_up.hulls.iter().enumerate() {
            let Some(man) = set_up.crew(at).find(|man| man.character.armour) else { continue };
            let voyage = Voyage { site, class: hull.class };
            let mut starts = muster::berths(&set_up, hull);
            // A boat that cannot lie at any of its starting berths cannot go anywhere, so those berths are dropped.
            starts.retain(|berth| voyage.water(*berth) != Water::Never);
            if starts.is_empty() {
                continue;
            }
            let grid = site.grid();
            let dry = |hex: Hex| site.terrain(grid.space(hex)).is_some_and(|terrain| terrain != Terrain::Deep);
            // Other characters can take the oars later, so the best speeds of the class count, not those of the first rowers.
            let lands = voyage.visit(starts, hull.class.best_speeds(0), |berth, _, _| {
                let ashore = |hex: Hex| Hex::NEIGHBOURS.into_iter().any(|step| dry(hex + step));
                if hull.class.covers(berth).any(ashore) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            });
            if lands.is_continue() {
                let message = format!(
                    "{} wears armour, and {} comes to no place to get ashore.",
                    man.character.label(),
                    hull.vessel.label()
                );
                findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
            }
        }
    }
}

fn failing() -> Content {
    // The boat cannot move with any crew.
    examples::raid(|content| {
        if let Some(class) = content.boats.get_mut(examples::first()) {
            (class.forwards, class.backwards) = (Level::default(), Level::default());
        }
    })
}

fn passing() -> Content {
    examples::raid(|_| ())
}
