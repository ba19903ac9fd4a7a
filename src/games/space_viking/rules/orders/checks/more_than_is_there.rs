//! `more-than-is-there`: a fleet takes along only cargo that is in its space as the year begins.

use super::{Case, Drops, SheetFinding, SheetRule, add, book, code, examples, load_of};
use crate::orders::grammar::Verb;
use crate::{Item, Load};
use geometry::Space;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\ncargo 101 IU"),
    passing: || examples::sheet("fleet Raiders\ncargo 40 IU"),
    check,
};

static ABOUT: About = About {
    name: "more-than-is-there",
    code: code(216),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "A fleet takes along no more than is there as the year begins.",
    because: "What is not there cannot be loaded.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let (Some(cargo), Some(at)) = (&block.lines.cargo, case.stands(&block)) else { continue };
        let (wanted, there) = (case.load(&cargo.what), there(case, at));
        let number = |item| there.items.iter().find(|(_, known)| *known == item).map_or(0, |(number, _)| *number);
        let items = wanted.items.iter().map(|(wanted, item)| {
            let name = case.knowledge.posted.items.get(*item).map_or("?", Item::label);
            (*wanted, number(*item), name)
        });
        for (wanted, there, what) in items.chain([(wanted.iu, there.iu, "IU"), (wanted.people, there.people, "million people")]) {
            if wanted > there {
                let message = format!("{wanted} {what} are ordered and {there} are at {}.", case.place(at));
                findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Cargo), cargo.at, message));
            }
        }
    }
}

/// Everything that a fleet could load in a space: units ashore, the contents of holds there, the ships there, and the money in the treasury.
fn there(case: &Case, at: Space) -> Load {
    let mut sum = Load { iu: case.knowledge.own.treasury, ..Load::default() };
    for ship in case.knowledge.own.fleets.iter().filter(|fleet| fleet.at == at).flat_map(|fleet| &fleet.ships) {
        add(&mut sum, &load_of(&ship.cargo));
        // Ships count too, since a ship without a drive can ride in a hold.
        add(&mut sum, &Load { items: vec![(1, ship.item)], ..Load::default() });
    }
    if let Some(holding) = case.knowledge.holding(at) {
        let items = holding.ashore.iter().map(|(item, number)| (*number, *item)).collect();
        let people = holding.subjects + holding.colonists + holding.captives;
        add(&mut sum, &Load { items, iu: holding.iu, people, unknown: Vec::new() });
    }
    sum
}
