//! `fleet-over-budget`: reports fleets whose ships cost more than the budget.

use super::{book, code, counted, examples};
use crate::{Content, Edit, Finding, Fix, Fleet, FleetShip, InFleet, Place};
use rules::{About, Change, FixBudget, Id, Points, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "fleet-over-budget",
    code: code(4),
    severity: Severity::Error,
    citation: book("Setup: Building a Fleet"),
    says: "The ships of a fleet, with everything aboard, cost no more than its budget.",
    because: "Fleets are built with the same number of points so that the battle is even.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| !fleet.ships.is_empty()) {
        let spent = fleet.spent(&content.ships, &content.options);
        let over = spent - fleet.budget;
        if over > Points::ZERO {
            let message = format!(
                "{} costs {spent} points, {} more than its budget of {}.",
                fleet.label(),
                counted(over.get(), "point"),
                fleet.budget
            );
            let raise = || {
                let larger = Fleet { budget: Points::try_from(spent.get()).ok()?, ..fleet.clone() };
                Some(Fix::choice(format!("Raise the budget to {spent} points"), [Edit::Fleet(Change::Set(id, larger))]))
            };
            findings.push(
                Finding::new(&ABOUT, Place::Fleet(id, InFleet::Budget), message)
                    .with_fixes(fix_budget.offer(|| drop_one(content, id, fleet, over)))
                    .with_fixes(fix_budget.offer(raise)),
            );
        }
    }
}

/// A fix that removes the cheapest ship whose loss brings the fleet within its budget; `None` if no single ship does. The flagship is never removed.
fn drop_one(content: &Content, id: Id<Fleet>, fleet: &Fleet, over: Points) -> Option<Fix> {
    let others = fleet.ships.iter().filter(|(ship, _)| fleet.flagship != Some(*ship));
    let priced = others.filter_map(|(ship, of)| Some((content.price(of.design)?, ship)));
    let (price, ship): (Points, Id<FleetShip>) = priced.filter(|(price, _)| *price >= over).min()?;
    let name = fleet.names(&content.ships).remove(&ship)?;
    Some(Fix::choice(format!("Drop {name} ({})", counted(price.get(), "point")), content.without_ship(id, ship)))
}

fn failing() -> Content {
    examples::fleet(|fleet| fleet.budget = Points::new(13))
}

fn passing() -> Content {
    examples::fleet(|fleet| fleet.budget = Points::new(14))
}
