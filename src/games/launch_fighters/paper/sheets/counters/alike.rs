//! Reports sides whose counters have similar background colours, because the designer chooses those colours.

use super::{ground, look};
use crate::sheets::scenario_words::Words;
use crate::sheets::scope;
use drawing::Color;
use launch_fighters::{Content, InScenario, Place, Scenario, Side};
use rules::Id;
use sheets::Printout;
use sheets::alike::{self, Seen};

/// Reports the sides of each scenario whose background colours look alike in gray, or to people who cannot tell red from green.
pub(super) fn note(content: &Content, scenario: Option<Id<Scenario>>, printout: &mut Printout) {
    for (id, scenario) in scope::scenarios(content, scenario) {
        let words = Words::new(content, scenario);
        let seen = |(side, known): (Id<Side>, &Side)| {
            let place = Place::Scenario(id, InScenario::Side(side)).into();
            Some(Seen { place, name: words.side_name(side), colors: vec![ground_of(content, known)?] })
        };
        let sides: Vec<Seen> = scenario.sides.iter().filter_map(seen).collect();
        alike::note("counters", &sides, printout);
    }
}

/// The background colour of a side's counters; `None` if the side has no counters.
fn ground_of(content: &Content, side: &Side) -> Option<Color> {
    let fleet = content.fleets.get(side.fleet?)?;
    let design = fleet.ships.iter().find_map(|(_, ship)| content.ships.get(ship.design))?;
    Some(ground(look(content, fleet, design)))
}
