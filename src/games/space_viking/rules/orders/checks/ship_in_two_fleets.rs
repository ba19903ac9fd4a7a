//! `ship-in-two-fleets`: no ship is listed for two fleets.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Item;
use crate::knowledge::OwnShip;
use crate::orders::grammar::Verb;
use crate::orders::{Name, Thing};
use geometry::Space;
use rules::{About, Id, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nships 1 escort, Raven\nfleet Watch\nships Owl, Raven"),
    passing: || examples::sheet("fleet Raiders\nships 1 escort\nfleet Watch\nships Owl, Raven"),
    check,
};

static ABOUT: About = About {
    name: "ship-in-two-fleets",
    code: code(208),
    severity: Severity::Error,
    citation: book("Fleet orders"),
    says: "No ship is in two fleets.",
    because: "A ship is in one place.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let mut seen: Vec<(&OwnShip, &Name)> = Vec::new();
    for block in case.blocks().filter(|block| !block.is_message) {
        for name in block.lines.ships.iter().flat_map(|ships| &ships.what).filter_map(Thing::name) {
            let Some((_, ship)) = case.ships_named(name).next() else { continue };
            match seen.iter().find(|(known, _)| std::ptr::eq(*known, ship)) {
                Some((_, fleet)) => {
                    let message = format!("{} is in {} already.", name.text, fleet.text);
                    findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Ships), name.at, message));
                }
                None => seen.push((ship, block.name)),
            }
        }
    }
    in_all(case, findings);
}

/// Ships of one item in one space, and how many of them the blocks read before take.
struct Taken {
    at: Space,
    item: Id<Item>,
    number: u32,
}

/// Checks the ships of which blocks list how many they take: all blocks together must not take more ships than there are.
fn in_all(case: &Case, findings: &mut Vec<SheetFinding>) {
    let (mut taken, mut told): (Vec<Taken>, Vec<&Name>) = (Vec::new(), Vec::new());
    for block in case.blocks().filter(|block| !block.is_message) {
        let (Some(ships), Some(at)) = (&block.lines.ships, case.stands(&block)) else { continue };
        // Blocks that are not carried out take no ships. These are second blocks for the same fleet, and blocks for fleets out of reach.
        if told.iter().any(|name| name.is(&block.name.text)) || block.fleet.is_some_and(|fleet| !case.knowledge.reaches(fleet)) {
            continue;
        }
        told.push(block.name);
        for thing in &ships.what {
            let Some(name) = thing.name() else { continue };
            let by_name = case.ships_named(name).next().filter(|_| thing.number.is_none()).map(|(_, ship)| ship.item);
            let Some(item) = by_name.or_else(|| case.item(name).map(|(item, _)| item)) else { continue };
            let (wanted, there) = (thing.count(), case.standing(item, at));
            if wanted > there {
                continue;
            }
            let known = taken.iter().position(|taken| taken.at == at && taken.item == item);
            let known = known.unwrap_or_else(|| {
                taken.push(Taken { at, item, number: 0 });
                taken.len() - 1
            });
            let before = taken[known].number;
            if before.saturating_add(wanted) <= there {
                taken[known].number += wanted;
            } else if by_name.is_none() || before == there {
                let label = case.knowledge.posted.items.get(item).map_or("?", Item::label);
                let message = format!(
                    "{wanted} {label} are listed, the blocks before list {before}, and {there} stand at {}.",
                    case.place(at)
                );
                findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Ships), name.at, message));
            }
        }
    }
}
