//! `treachery-tempts`

use super::{Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::rules::space_viking::orders::Name;
use crate::rules::space_viking::orders::grammar::Verb;
use crate::rules::space_viking::{Effect, Sovereign};
use crate::rules::{About, Severity};

pub(super) static RULE: SheetRule = SheetRule {
    about: &ABOUT,
    drops: Drops::Nothing,
    failing: || examples::sheet("fleet Raiders\ncommander Lothar\nroute Gram - Xochitl - Gram repeat"),
    passing: || examples::sheet("fleet Raiders\ncommander Otto\nroute Gram - Xochitl - Gram repeat"),
    check,
};

static ABOUT: About = About {
    name: "treachery-tempts",
    code: code(234),
    severity: Severity::Advice,
    citation: book("Command"),
    says: "Over the years of its route a captain who is not trusted turns traitor in less than a quarter of all cases.",
    because: "Whom the sovereign cannot trust is tempted every year.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let rolls = &case.knowledge.posted.tables.rolls;
    let is_loyal = case.knowledge.has_effect(Effect::LoyalCaptains);
    let tempted = f64::from(if is_loyal { rolls.loyal_treachery.get() } else { rolls.treachery.get() }) / 100.0;
    let left = case.knowledge.campaign().map_or(0, |campaign| campaign.years.get().saturating_sub(case.knowledge.year));
    for block in case.blocks().filter(|block| !block.is_message) {
        let (Some(route), Some(force)) = (&block.lines.route, case.force(&block)) else { continue };
        let told = block.lines.commander.as_ref().map(|line| line.what.as_ref());
        let commander = match (told, block.fleet) {
            (Some(name), _) => name.map_or("", |name| name.text.as_str()),
            (None, Some(fleet)) => fleet.commander.as_str(),
            (None, None) => continue,
        };
        // Nobody commands ships that need nobody, who cannot be tempted.
        if commander.is_empty()
            || case.person(&Name::from(commander)).is_some()
            || case.knowledge.own.kind == Sovereign::Berserker
        {
            continue;
        }
        let moves = case.halts(&block).last().map_or(0, |halt| halt.moves);
        let years = if route.what.repeat { left } else { moves.div_ceil(force.jump.max(1)).min(left) };
        let turns = 1.0 - libm::pow(1.0 - tempted, f64::from(years));
        if turns > 0.25 {
            let message =
                format!("Over the {years} years of the route {commander} turns traitor in {:.0} of 100 cases.", turns * 100.0);
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Route), route.at, message));
        }
    }
}
