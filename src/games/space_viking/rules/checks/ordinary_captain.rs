//! `ordinary-captain`: every fleet is commanded by the sovereign or a crony.

use super::{book, code, examples};
use crate::forecast::FleetForecast;
use crate::{Content, Finding, InFleet, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "ordinary-captain",
    code: code(38),
    severity: Severity::Advice,
    citation: book("Command"),
    says: "Every fleet is commanded by the sovereign or a crony.",
    because: "Anybody else is tempted to treachery every year, and mostly the fleet is lost.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| !fleet.commander.trim().is_empty()) {
        let forecast = FleetForecast::of(content, fleet);
        if content.player_of(fleet).is_some() && forecast.treachery > 0 {
            let message = format!(
                "{} of {} is tempted {} times in a hundred a year: {}.",
                fleet.commander.trim(),
                fleet.label(),
                forecast.treachery,
                forecast.loyalty_words()
            );
            findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Commander), message));
        }
    }
}

fn failing() -> Content {
    examples::first_fleet(|fleet| fleet.commander = "Somebody".into())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
