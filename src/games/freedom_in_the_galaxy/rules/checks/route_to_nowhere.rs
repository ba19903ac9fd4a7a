//! `route-to-nowhere`: a route must join two different stars.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InRoute, Place};
use rules::{About, Change, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "route-to-nowhere",
    code: code(5),
    severity: Severity::Error,
    citation: book("21.1"),
    says: "A route leads from a star to another.",
    because: "A ship that jumps along a route has to arrive somewhere else.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    if !content.scenarios.iter().any(|(_, scenario)| scenario.rules.plays_routes()) {
        return;
    }
    let fix_budget = FixBudget::new();
    for (id, route) in content.routes.iter() {
        let known = |star: Option<_>| star.is_some_and(|star| content.stars.get(star).is_some());
        let ends = [route.from, route.to];
        let message = if !ends.into_iter().all(known) {
            let [from, to] = ends.map(|star| content.star_label(star));
            format!("A route leads from {from} to {to}.")
        } else if route.from == route.to {
            format!("A route leads from {} back to it.", content.star_label(route.from))
        } else {
            continue;
        };
        let remove = || Some(Fix::choice("Take the route away", [Edit::Route(Change::Remove(id))]));
        findings.push(Finding::new(&ABOUT, Place::Route(id, InRoute::Whole), message).with_fixes(fix_budget.offer(remove)));
    }
}

fn with(change: impl FnOnce(&mut Content)) -> Content {
    examples::province(change)
}

fn failing() -> Content {
    with(|content| {
        let extra = content.routes.iter().next().map(|(_, route)| *route);
        content.routes.add(crate::Route { to: None, ..extra.unwrap_or_default() });
    })
}

fn passing() -> Content {
    with(|_| ())
}
