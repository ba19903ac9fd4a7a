//! `quadrant-capital-on-low-technology`: the Quadrant Capital must stand in a system of technology A if one is in play, otherwise in one of B,
//! otherwise in one of the highest technology in play.

use super::set_up::campaigns;
use super::{book, code, examples};
use crate::{Color, Content, Finding, Fix, Space, Station, Technology};
use rules::{About, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "quadrant-capital-on-low-technology",
    code: code(18),
    severity: Severity::Error,
    citation: book("Federate Forces Deployment: Quadrant Capital"),
    says: "The Quadrant Capital stands in a system of technology A if one is in play, otherwise of B, otherwise of the highest \
           there is.",
    because: "The seat of the Federation's government lies where its technology does.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for set_up in campaigns(content) {
        let Some((highest, sites)) = set_up.scenario.capital_sites(&content.systems) else { continue };
        let Some(best) = sites.first().copied() else { continue };
        for unit in set_up.units.iter().filter(|unit| unit.kind.color == Color::Blue && unit.kind.is_fortress()) {
            let Some((tile, system)) = unit.station.and_then(Station::system).and_then(|tile| Some((tile, set_up.system(tile)?)))
            else {
                continue;
            };
            if system.technology > highest {
                let message = format!(
                    "The Quadrant Capital is {}, of technology {}, and {} is of technology {highest}.",
                    set_up.tile_label(tile),
                    system.technology,
                    set_up.tile_label(best)
                );
                let capital = set_up.system(best).and_then(|system| system.capital);
                let to = capital.map_or(Station::InSystem(best), |capital| Station::Sector(best, Space::On(capital)));
                // A fortress in a hold starts where its carrier does, so no fix can move it alone.
                let go = || {
                    let edit = set_up.move_to(unit, to).filter(|_| !unit.aboard)?;
                    Some(Fix::choice(format!("Move it to {}", set_up.tile_label(best)), [edit]))
                };
                findings.push(Finding::new(&ABOUT, set_up.place(unit), message).with_fixes(fix_budget.offer(go)));
            }
        }
    }
}

fn with(technology: Technology) -> Content {
    examples::campaign(|content| {
        if let Some(system) = content.systems.get_mut(examples::second()) {
            system.technology = technology;
        }
    })
}

fn failing() -> Content {
    with(Technology::A)
}

fn passing() -> Content {
    with(Technology::B)
}
