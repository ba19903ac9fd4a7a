//! `unspent-points`: reports fleets whose unspent points would buy one more of the project's designs. It checks a fleet only if all its ships have a
//! price.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, FleetShip, InFleet, Place, Ship, cost};
use rules::{About, Change, FixBudget, Id, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unspent-points",
    code: code(30),
    severity: Severity::Warning,
    citation: book("Setup: Building a Fleet"),
    says: "The points that a fleet has left would not buy one more of the project's designs.",
    because: "Fleets come as close to the point limit as possible; whoever leaves a ship's worth of points unspent fights a smaller battle.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let priced = content.ships.iter().filter_map(|(id, ship)| Some((cost::price(ship, &content.options)?.total, id)));
    let mut prices: Vec<(Points, Id<Ship>)> = priced.filter(|(price, _)| *price > Points::ZERO).collect();
    prices.sort_unstable();
    let Some((cheapest, _)) = prices.first().copied() else { return };
    let fix_budget = FixBudget::new();
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| !fleet.ships.is_empty()) {
        let ships = fleet.ships.iter().map(|(_, ship)| content.price(ship.design));
        let Some(spent) = ships.sum::<Option<Points>>() else { continue };
        let left = fleet.budget - spent;
        let affordable = prices.partition_point(|(price, _)| *price <= left);
        if let Some((price, design)) = prices[..affordable].last().copied() {
            let message = format!(
                "{} has {} left of {}, and the cheapest design costs {cheapest}.",
                fleet.label(),
                counted(left.get(), "point"),
                fleet.budget
            );
            let add = || {
                let mut larger = fleet.clone();
                larger.ships.add(FleetShip::of(design));
                let name = content.ships.get(design).map_or("", Ship::label);
                let title = format!("Add {name} ({})", counted(price.get(), "point"));
                Some(Fix::choice(title, [Edit::Fleet(Change::Set(id, larger))]))
            };
            findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Budget), message).with_fixes(fix_budget.offer(add)));
        }
    }
}

fn failing() -> Content {
    examples::fleet(|fleet| fleet.budget = Points::new(21))
}

fn passing() -> Content {
    examples::fleet(|fleet| fleet.budget = Points::new(20))
}
