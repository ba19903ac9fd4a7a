//! `cheaper-another-way`: advises the player if buying another technology first makes a technology cheaper.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Sovereign;
use crate::forecast::{Terms, cheapest_way};
use crate::orders::Order;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("research Jump-5 10"),
    passing: || examples::sheet("research Jump-4 10"),
    check,
};

static ABOUT: About = About {
    name: "cheaper-another-way",
    code: code(233),
    severity: Severity::Advice,
    citation: book("Technology"),
    says: "A technology can be cheaper by way of another.",
    because: "What goes before it makes it cheaper, and may be worth having by itself.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let own = &case.knowledge.own;
    let own_track = case.knowledge.campaign().is_some_and(|campaign| campaign.own_track);
    for (part, _, order) in case.orders() {
        let Order::Research { technology: name, .. } = order else { continue };
        let Some((id, technology)) = case.technology(name).filter(|(id, _)| !own.technologies.contains(id)) else { continue };
        let has_predecessor = technology.predecessor.is_some_and(|before| own.technologies.contains(&before));
        let price = technology.price(has_predecessor || own.kind == Sovereign::Berserker);
        let terms = Terms { buyer: own.kind, own_track };
        let way = cheapest_way(&case.knowledge.posted, id, &own.technologies, terms);
        if let Some(way) = way.filter(|way| way.cost < price) {
            let message = format!(
                "{} costs {price} IU by itself; another way is {}.",
                technology.label(),
                way.words(&case.knowledge.posted)
            );
            findings.push(SheetFinding::new(&ABOUT, part, name.at, message));
        }
    }
}
