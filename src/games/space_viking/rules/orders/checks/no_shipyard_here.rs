//! `no-shipyard-here`: ships are built only where the player has a shipyard, or may get one this year.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::{Act, Order};
use crate::{Item, Role};
use geometry::Space;
use rules::{About, Id, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("build 1 escort at Xochitl"),
    passing: || examples::sheet("build 1 escort at Gram"),
    check,
};

static ABOUT: About = About {
    name: "no-shipyard-here",
    code: code(219),
    severity: Severity::Error,
    citation: book("Items"),
    says: "Ships are built where a shipyard of the player's stands, or can come to stand this year.",
    because: "Without a shipyard no ship is built.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let is_yard = |item: Id<Item>| case.knowledge.posted.items.get(item).is_some_and(|item| item.role == Role::Shipyard);
    let ships = case.knowledge.own.fleets.iter().flat_map(|fleet| &fleet.ships);
    // A shipyard that is carried in a hold may be installed on any world this year, and a world that is conquered may already have one.
    let may_come = ships.flat_map(|ship| &ship.cargo.items).any(|(item, _)| is_yard(*item));
    let taken: Vec<Space> = case
        .acts()
        .iter()
        .filter(|done| matches!(done.act.what, Act::Conquer(_) | Act::Associate(_) | Act::Load(_) | Act::Take(_)))
        .filter_map(|done| done.at)
        .collect();
    let mut built = Vec::new();
    for (part, _, order) in case.orders() {
        let Order::Build(build) = order else { continue };
        let (Some((id, item)), Some(world)) = (case.item(&build.item), case.world(&build.at)) else { continue };
        if is_yard(id) {
            built.push(world.at);
        }
        let has_yard = case.knowledge.holding(world.at).is_some_and(|holding| holding.has_shipyard);
        if item.is_ship() && !has_yard && !may_come && !taken.contains(&world.at) && !built.contains(&world.at) {
            let message = format!("You have no shipyard on {}.", world.name);
            findings.push(SheetFinding::new(&ABOUT, part, build.at.at, message));
        }
    }
}
