//! `treasury-overdrawn`: a sheet spends at most the treasury and the certain income of the year.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::budget::money_aboard;
use crate::orders::{Order, sure_income};
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("pay 121 to Lucas"),
    passing: || examples::sheet("pay 120 to Lucas"),
    check,
};

static ABOUT: About = About {
    name: "treasury-overdrawn",
    code: code(223),
    severity: Severity::Warning,
    citation: book("Turn and money"),
    says: "A sheet spends no more than the treasury and the sure income of the year.",
    because: "What cannot be paid is skipped.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let own = &case.knowledge.own;
    let income = own.holdings.iter().map(|holding| {
        let (people, factories) = sure_income(own.kind, holding);
        people.saturating_add(factories)
    });
    let sure = income.fold(own.treasury, u32::saturating_add).saturating_sub(money_aboard(case));
    let mut spent = 0_u32;
    for (part, at, order) in case.orders().filter(|(part, ..)| !case.dropped.contains(part)) {
        spent = spent.saturating_add(match order {
            Order::Build(build) => {
                let price = case.item(&build.item).map_or(0, |(_, item)| case.knowledge.posted.price(item));
                price.saturating_mul(build.number)
            }
            Order::Research { iu, .. } | Order::Pay { iu, .. } => *iu,
            Order::Letter { .. } | Order::Press { .. } | Order::Message(_) => 0,
        });
        if spent > sure {
            let message = format!("The sheet spends {spent} IU up to here, and {sure} IU are sure.");
            findings.push(SheetFinding::new(&ABOUT, part, at, message));
            return;
        }
    }
}
