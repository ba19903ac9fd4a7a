//! `tribute-too-small`: a gift that is to win a world over amounts to at least one IU for each million of its people.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::orders::Act;
use crate::orders::grammar::Verb;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (associate 39)"),
    passing: || examples::sheet("fleet Raiders\nroute Gram - Xochitl (associate 40)"),
    check,
};

static ABOUT: About = About {
    name: "tribute-too-small",
    code: code(225),
    severity: Severity::Warning,
    citation: book("Colonies"),
    says: "Who asks a world to join gives it as many IU as it has millions, or more.",
    because: "For less the world does not listen.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for done in case.acts() {
        let (Some(at), Act::Associate(iu)) = (done.at, &done.act.what) else { continue };
        let Some(seen) = case.knowledge.world_at(at).and_then(|world| world.seen.as_ref()) else { continue };
        if *iu < seen.people {
            let message = format!(
                "{iu} IU are given, and {} million people were seen at {} in year {}.",
                seen.people,
                case.place(at),
                seen.year
            );
            findings.push(SheetFinding::new(&ABOUT, done.block.line(Verb::Route), done.act.at, message));
        }
    }
}
