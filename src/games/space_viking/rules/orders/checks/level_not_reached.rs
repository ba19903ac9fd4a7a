//! `level-not-reached`: a player pays only for technologies that the player lacks and whose level is open to the player.

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::Technology;
use crate::orders::Order;
use rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Line,
    failing: || examples::sheet("research Jump-7 10"),
    passing: || examples::sheet("research Jump-5 10"),
    check,
};

static ABOUT: About = About {
    name: "level-not-reached",
    code: code(218),
    severity: Severity::Error,
    citation: book("Technology"),
    says: "Whoever pays for a technology does not have it yet, and for one of a higher level has one of the level below.",
    because: "A level is open from the year after one below it was developed, and nothing is developed twice.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let own_track = case.knowledge.campaign().is_some_and(|campaign| campaign.own_track);
    for (part, _, order) in case.orders() {
        let Order::Research { technology: name, .. } = order else { continue };
        let Some((id, technology)) = case.technology(name) else { continue };
        if case.knowledge.own.technologies.contains(&id) {
            let message = format!("{} is developed already.", technology.label());
            findings.push(SheetFinding::new(&ABOUT, part, name.at, message).or_without());
            continue;
        }
        let level = technology.level.get();
        let known = case.knowledge.own.technologies.iter().filter_map(|id| case.knowledge.posted.technologies.get(*id));
        let opens = |known: &Technology| known.level.get() + 1 == level && (!own_track || known.track == technology.track);
        if level > 1 && !known.into_iter().any(opens) {
            let message =
                format!("{} is of level {level}, and you have no technology of level {}.", technology.label(), level - 1);
            findings.push(SheetFinding::new(&ABOUT, part, name.at, message));
        }
    }
}
