//! `garrison-would-leave`: if a fleet loads troops that guard captives, some of these troops stay.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Item;
use crate::orders::grammar::Verb;
use crate::orders::{Act, Lot};
use rules::{About, Id, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || {
        examples::sheet_of(|knowledge| knowledge.own.holdings[0].captives = 5, "fleet Raiders\nroute Gram (take 12 troop)")
    },
    passing: || {
        examples::sheet_of(|knowledge| knowledge.own.holdings[0].captives = 5, "fleet Raiders\nroute Gram (take 1 troop)")
    },
    check,
};

static ABOUT: About = About {
    name: "garrison-would-leave",
    code: code(228),
    severity: Severity::Warning,
    citation: book("Colonies"),
    says: "Of the troops that hold captives some stay.",
    because: "A world without its garrison rises.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let items = &case.knowledge.posted.items;
    let is_troop = |item: Id<Item>| items.get(item).is_some_and(Item::is_troop);
    for done in case.acts() {
        let Some(holding) = done.at.and_then(|at| case.knowledge.holding(at)).filter(|holding| holding.captives > 0) else {
            continue;
        };
        let garrison =
            holding.ashore.iter().filter(|(item, _)| is_troop(*item)).map(|(_, number)| *number).fold(0, u32::saturating_add);
        let leaving = match &done.act.what {
            Act::Load(Lot::All) => garrison,
            Act::Load(Lot::Things(things)) | Act::Take(things) => {
                let load = case.load(things);
                load.items.iter().filter(|(_, item)| is_troop(*item)).map(|(number, _)| *number).fold(0, u32::saturating_add)
            }
            _ => continue,
        };
        if leaving > 0 && leaving >= garrison {
            let message = format!(
                "Of the {garrison} troops that hold {} million captives at {} none would stay.",
                holding.captives,
                case.place(holding.at)
            );
            findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
        }
    }
}
