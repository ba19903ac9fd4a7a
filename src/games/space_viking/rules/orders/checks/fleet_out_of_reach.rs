//! `fleet-out-of-reach`: orders reach a fleet only if the sovereign is in its space as the year begins, or anywhere by Hyperwave Radio.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Effect;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Block,
    failing: || examples::sheet("fleet Rangers\nmode plunder"),
    passing: || examples::sheet("fleet Raiders\nmode plunder"),
    check,
};

static ABOUT: About = About {
    name: "fleet-out-of-reach",
    code: code(203),
    severity: Severity::Error,
    citation: book("Command"),
    says: "Orders reach a fleet where the sovereign is as the year begins, or anywhere by Hyperwave Radio.",
    because: "A fleet that no order reaches goes on with its old ones.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    for block in case.blocks().filter(|block| !block.is_message) {
        let message = match block.fleet {
            Some(fleet) if case.knowledge.reaches(fleet) => continue,
            Some(fleet) => format!(
                "{} stands at {} and the sovereign at {}: send a message by another fleet.",
                fleet.name,
                case.place(fleet.at),
                case.knowledge.sovereign_at().map_or_else(|| "no known place".to_owned(), |at| case.place(at))
            ),
            None if case.knowledge.own.silent.iter().any(|fleet| block.name.is(&fleet.name)) => {
                format!("{} reports no more.", block.name.text)
            }
            // Orders reach a new fleet only by radio, or if its ships are where the sovereign is.
            None => match case.stands(&block).filter(|at| Some(*at) != case.knowledge.sovereign_at()) {
                Some(at) if !case.knowledge.has_effect(Effect::Radio) => {
                    format!("The ships of {} stand at {}, and the sovereign does not.", block.name.text, case.place(at))
                }
                Some(_) | None => continue,
            },
        };
        findings.push(SheetFinding::new(&ABOUT, block.whole(), block.name.at, message));
    }
}
