//! `act-of-another-sovereign`: only a Merchant trades and gives gifts, only a Berserker slays, and a Berserker takes no worlds.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Sovereign;
use crate::orders::Act;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (trade)"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (unload all)"),
    check,
};

static ABOUT: About = About {
    name: "act-of-another-sovereign",
    code: code(213),
    severity: Severity::Error,
    citation: book("Sovereigns"),
    says: "Only a Merchant trades and gives gifts, only a Berserker slays, and a Berserker takes no worlds.",
    because: "Each kind of sovereign has acts of its own.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let kind = case.knowledge.own.kind;
    for done in case.acts() {
        let whose = match &done.act.what {
            Act::Trade | Act::Gift(_) if kind != Sovereign::Merchant => "a Merchant's alone",
            Act::Slay(_) if kind != Sovereign::Berserker => "a Berserker's alone",
            Act::Conquer(_) | Act::Associate(_) | Act::Settle(_) if kind == Sovereign::Berserker => "never a Berserker's",
            _ => continue,
        };
        let message =
            format!("The act {} is {whose}, and you are a sovereign of the kind {}.", done.act.what.text(), kind.label());
        findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
    }
}
