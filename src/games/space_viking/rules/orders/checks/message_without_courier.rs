//! `message-without-courier`: a message is carried by another fleet, and orders can reach that fleet.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Order;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("message to Raiders by Rangers\nmode plunder\nend message"),
    passing: || examples::sheet("message to Rangers by Watch\nmode plunder\nend message"),
    check,
};

static ABOUT: About = About {
    name: "message-without-courier",
    code: code(222),
    severity: Severity::Error,
    citation: book("Command"),
    says: "A message is brought by another fleet that stands where the sovereign does, or that the radio reaches.",
    because: "A messenger has to be given the message.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for (part, _, order) in case.orders() {
        let Order::Message(message) = order else { continue };
        let by = &message.by;
        let words = match case.knowledge.fleet(&by.text) {
            _ if by.is(&message.to.text) => format!("{} cannot bring a message to itself.", by.text),
            Some(fleet) if !case.knowledge.reaches(fleet) => {
                format!("{} stands at {}, where nobody can give it the message.", fleet.name, case.place(fleet.at))
            }
            Some(_) | None => continue,
        };
        findings.push(SheetFinding::new(&ABOUT, part, by.at, words));
    }
}
