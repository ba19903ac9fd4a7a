//! `name-that-orders-cannot-say`: every name can be written in orders, so it is not empty and contains neither a quotation mark nor a `#`.

use super::{code, examples};
use crate::quotes::QUOTES;
use crate::{Content, Finding, InCampaign, InFleet, InItem, InPlayer, InTechnology, InWorld, Place};
use rules::{About, Citation, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "name-that-orders-cannot-say",
    code: code(5),
    severity: Severity::Error,
    citation: Citation::Drydock("orders are text, in which a name stands in quotes and # begins a comment"),
    says: "Every name can be written in orders: it is not empty and holds neither a quote nor a #.",
    because: "What orders cannot say can never be ordered.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut look = |name: &str, what: &str, place: Place| {
        let message = if name.trim().is_empty() {
            format!("A {what} has no name.")
        } else if name.contains(QUOTES) || name.contains('#') {
            format!("The name {name} of a {what} has a quote or a # in it.")
        } else {
            return;
        };
        findings.push(Finding::new(&ABOUT, place, message));
    };
    for (id, world) in content.worlds.iter() {
        look(&world.name, "world", Place::World(id, InWorld::Name));
    }
    for (id, player) in content.players.iter() {
        look(&player.name, "player", Place::Player(id, InPlayer::Name));
        look(&player.sovereign, "sovereign", Place::Player(id, InPlayer::Persons));
        // Another rule reports a missing crony.
        for crony in player.cronies.iter().filter(|crony| !crony.trim().is_empty()) {
            look(crony, "crony", Place::Player(id, InPlayer::Persons));
        }
    }
    for (id, fleet) in content.fleets.iter() {
        look(&fleet.name, "fleet", Place::Fleet(id, InFleet::Name));
    }
    for (id, item) in content.items.iter() {
        look(&item.name, "item", Place::Item(id, InItem::Name));
    }
    for (id, technology) in content.technologies.iter() {
        look(&technology.name, "technology", Place::Technology(id, InTechnology::Name));
    }
    for (id, campaign) in content.campaigns.iter() {
        look(&campaign.name, "campaign", Place::Campaign(id, InCampaign::Name));
    }
}

fn failing() -> Content {
    examples::second_world(|world| world.name = "Number #7".into())
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
