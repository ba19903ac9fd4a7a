//! `unstarred-resource-overreached`: in an environ without a starred resource, the Rebels must raise only units of 1-0 and 2-1.

use super::{book, code, deployed, examples, set_ups};
use crate::set_up::Spot;
use crate::{Content, Finding, RulesLevel, Side};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unstarred-resource-overreached",
    code: code(41),
    severity: Severity::Error,
    citation: book("19.4"),
    says: "Units that the Rebels raise in an environ are of 1-0 or 2-1 where its resource has no star, and nowhere elite.",
    because: "Better units need better resources; elite units come from outside.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    // Scenarios under the rules for a star system are skipped, because these rules have no other units.
    for (id, board) in set_ups::boards(content).filter(|(_, board)| board.scenario.rules != RulesLevel::StarSystem) {
        for (row_id, _, unit, station) in board.units().filter(|(_, row, ..)| row.side == Side::Rebel) {
            let Spot::Environ(kind) = station.spot else { continue };
            let Some(on) = station.planet.and_then(|planet| board.planet(planet)) else { continue };
            let Some(environ) = on.environ(kind) else { continue };
            let simple = unit.strength.get() <= 2 && unit.space.get() <= 1;
            if unit.elite || !(environ.starred || simple) {
                let star = if environ.starred { "has a star, but raises no elite units" } else { "has no star" };
                let message =
                    format!("{} starts in an environ of {}, the resource of which {star}.", unit.label(), on.planet.label());
                findings.push(Finding::new(&ABOUT, set_ups::row(id, row_id), message));
            }
        }
    }
}

fn with(starred: bool) -> Content {
    deployed::deployed(|content, scenario| {
        examples::on(&mut content.planets, |planet| examples::on(&mut planet.environs, |environ| environ.starred = starred));
        deployed::start_at(scenario, Some(crate::Standing::RebelControl));
        // The points of a single planet do not reach this threshold, so the Rebels have not won at the start.
        scenario.threshold = Some(rules::Count::clamped(18));
        scenario.set_up.add(deployed::placed(deployed::GOOD_REBELS, 1));
    })
}

fn failing() -> Content {
    with(false)
}

fn passing() -> Content {
    with(true)
}
