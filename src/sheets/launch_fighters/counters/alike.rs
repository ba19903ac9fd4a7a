//! Sides whose counters hue alone tells apart.

use super::{ground, look};
use crate::drawing::Color;
use crate::drawing::vision::Difference;
use crate::rules::launch_fighters::{Content, InScenario, Place, Scenario, Side};
use crate::rules::{Finding, Id};
use crate::sheets::launch_fighters::scenario_words::Words;
use crate::sheets::launch_fighters::scope;
use crate::sheets::{Printout, findings};

/// Grounds that differ by fewer steps than this are mixed up at arm's length.
const LEAST: f64 = 10.0;

/// Notes the sides of each scenario whose grounds look alike in gray, or to eyes without red or without green.
pub(super) fn note(content: &Content, scenario: Option<Id<Scenario>>, printout: &mut Printout) {
    for (id, scenario) in scope::scenarios(content, scenario) {
        let words = Words::new(content, scenario);
        let sides: Vec<(Id<Side>, Color)> =
            scenario.sides.iter().filter_map(|(id, side)| Some((id, ground_of(content, side)?))).collect();
        for (index, (one, first)) in sides.iter().enumerate() {
            for (other, second) in &sides[..index] {
                let difference = Difference::of(*first, *second);
                if difference.least() >= LEAST {
                    continue;
                }
                let message = format!(
                    "The counters of {} and {} differ by {:.0} steps in gray, {:.0} to eyes without red and {:.0} to eyes without green; {LEAST:.0} are needed.",
                    words.side_name(*other),
                    words.side_name(*one),
                    difference.gray,
                    difference.protanopia,
                    difference.deuteranopia
                );
                let place = Place::Scenario(id, InScenario::Side(*one));
                printout.findings.push(Finding::new(&findings::SIDES_ALIKE, place, message));
            }
        }
    }
}

/// The ground of a side's counters, if it has any.
fn ground_of(content: &Content, side: &Side) -> Option<Color> {
    let fleet = content.fleets.get(side.fleet?)?;
    let design = fleet.ships.iter().find_map(|(_, ship)| content.ships.get(ship.design))?;
    Some(ground(look(content, fleet, design)))
}
