//! `too-many-factories`: a world gets no more factories than its loyal people can work in.

use std::collections::HashMap;

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::knowledge::Secrecy;
use crate::orders::Order;
use crate::{Effect, Role};
use geometry::Space;
use rules::{About, Id, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet_of(|knowledge| knowledge.own.technologies.push(Id::new(6)), "build 21 factory at Gram"),
    passing: || examples::sheet_of(|knowledge| knowledge.own.technologies.push(Id::new(6)), "build 20 factory at Gram"),
    check,
};

static ABOUT: About = About {
    name: "too-many-factories",
    code: code(220),
    severity: Severity::Error,
    citation: book("Technology"),
    says: "No more factories are built than the loyal people of a world can work in.",
    because: "One a million with Improved Industrial Technology, two with Advanced.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let knowledge = case.knowledge;
    let a_million = match (knowledge.has_effect(Effect::TwoFactories), knowledge.has_effect(Effect::OneFactory)) {
        (true, _) => 2,
        (false, true) => 1,
        // Another rule reports a missing technology.
        (false, false) => return,
    };
    let aboard =
        knowledge.own.fleets.iter().flat_map(|fleet| &fleet.ships).map(|ship| ship.cargo.people).fold(0, u32::saturating_add);
    let mut built: HashMap<Space, u32> = HashMap::new();
    for (part, at, order) in case.orders() {
        let Order::Build(build) = order else { continue };
        let (Some((_, item)), Some(world)) = (case.item(&build.item), case.world(&build.at)) else { continue };
        if item.role != Role::Factory {
            continue;
        }
        let holding = knowledge.holding(world.at);
        // Counts all people who are loyal or may become loyal this year, such as captives whom colonists outnumber, and people aboard ships.
        let people = holding.map_or(0, |holding| holding.subjects + holding.colonists + holding.captives + holding.converts);
        let most = people.saturating_add(aboard).saturating_mul(a_million);
        // The report does not distinguish robotic factories from others. If the player can build robotic ones, the factories that already stand on
        // the world are therefore not counted.
        let counts = !knowledge.has_effect(Effect::RoboticFactories);
        let stand = built.entry(world.at).or_insert_with(|| holding.filter(|_| counts).map_or(0, |holding| holding.factories));
        let all = stand.saturating_add(build.number);
        if all <= most || knowledge.secrecy == Secrecy::Bare {
            // A line that is dropped builds nothing, so its factories do not count for the next line. They did count in games begun by a version of
            // the program without secrets.
            *stand = all;
        }
        if all > most {
            let message = format!("{} would have {all} factories, and its people can work in {most}.", world.name);
            findings.push(SheetFinding::new(&ABOUT, part, at, message));
        }
    }
}
