//! `technology-not-known`: a player builds only items for which the player has the technology.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Technology;
use crate::orders::Order;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("build 1 attack ship at Gram"),
    passing: || examples::sheet("build 1 escort at Gram"),
    check,
};

static ABOUT: About = About {
    name: "technology-not-known",
    code: code(217),
    severity: Severity::Error,
    citation: book("Items"),
    says: "What is built needs no technology that the player does not have.",
    because: "A technology serves from the year after it is paid for.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for (part, _, order) in case.orders() {
        let Order::Build(build) = order else { continue };
        let Some((_, item)) = case.item(&build.item) else { continue };
        let (known, technologies) = (&case.knowledge.own.technologies, &case.knowledge.posted.technologies);
        if let Some(needs) = item.needs.filter(|_| !item.is_open_to(known.iter().copied(), technologies)) {
            let technology = technologies.get(needs).map_or("a technology", Technology::label);
            let message = format!("{} needs {technology}, which you do not have.", build.item.text);
            findings.push(SheetFinding::new(&ABOUT, part, build.item.at, message));
        }
    }
}
