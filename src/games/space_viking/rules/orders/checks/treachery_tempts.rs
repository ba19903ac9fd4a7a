//! `treachery-tempts`: the captain of a fleet is tempted to treachery during its route in at most a quarter of all cases.

use super::{Block, Case, Drops, SheetFinding, SheetRule, book, code, examples};
use crate::knowledge::UNNAMED_CAPTAIN;
use crate::orders::Name;
use crate::orders::grammar::Verb;
use crate::{Effect, Sovereign};
use rules::{About, Severity};

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
    says: "Over the years of its route a captain who is not trusted is tempted to treachery in at most a quarter of all cases.",
    because: "Whom the sovereign cannot trust is tempted every year.",
};

fn check(case: &Case, findings: &mut Vec<SheetFinding>) {
    let rolls = &case.knowledge.posted.tables.rolls;
    let is_loyal = case.knowledge.has_effect(Effect::LoyalCaptains);
    let tempted = f64::from(if is_loyal { rolls.loyal_treachery.get() } else { rolls.treachery.get() }) / 100.0;
    let left = case.knowledge.campaign().map_or(0, |campaign| campaign.years.get().saturating_sub(case.knowledge.year));
    for block in case.blocks().filter(|block| !block.is_message) {
        let told = block.lines.commander.as_ref().map(|line| line.what.as_ref());
        if let Some(Some(name)) = told {
            misspelt(case, &block, name, findings);
        }
        let (Some(route), Some(force)) = (&block.lines.route, case.force(&block)) else { continue };
        let before = || block.fleet.map_or("", |fleet| fleet.commander.trim());
        let commander = match told {
            Some(Some(name)) => name.text.as_str(),
            // The order makes the ships unmanned, so there is nobody to tempt.
            Some(None) if case.knowledge.has_effect(Effect::BerserkerShips) => continue,
            // Ships that need a commander keep the one that they have.
            Some(None) | None => before(),
        };
        if case.person(&Name::from(commander)).is_some()
            || is_in_good_hands(case, &block)
            || case.knowledge.own.kind == Sovereign::Berserker
        {
            continue;
        }
        let moves = case.halts(&block).last().map_or(0, |halt| halt.moves);
        let years = if route.what.repeat { left } else { moves.div_ceil(force.jump.max(1)).min(left) };
        let at_some_time = 1.0 - libm::pow(1.0 - tempted, f64::from(years));
        if at_some_time > 0.25 {
            let who = if commander.is_empty() { UNNAMED_CAPTAIN } else { commander };
            let needs = if told == Some(None) { "These ships need a commander. " } else { "" };
            let message = format!(
                "{needs}Over the {years} years of the route {who} is tempted to treachery in {:.0} of 100 cases.",
                at_some_time * 100.0
            );
            findings.push(SheetFinding::new(&ABOUT, block.line(Verb::Route), route.at, message));
        }
    }
}

/// Whether a person whom the player can trust is aboard, or the ships need no captain who could be tempted.
fn is_in_good_hands(case: &Case, block: &Block) -> bool {
    let own = &case.knowledge.own;
    match block.fleet {
        Some(fleet) => {
            let is_aboard = own.persons.iter().any(|person| person.aboard.as_deref() == Some(fleet.name.as_str()));
            is_aboard || case.knowledge.needs_nobody(fleet)
        }
        // If ships are listed by number, it is unknown which of them a new fleet takes, so it may take unmanned ones.
        None => own.fleets.iter().flat_map(|fleet| &fleet.ships).any(|ship| ship.is_unmanned),
    }
}

/// Advises the player if the name of a captain differs only slightly from that of a trusted person, whom the player probably meant.
fn misspelt(case: &Case, block: &Block, name: &Name, findings: &mut Vec<SheetFinding>) {
    if case.person(name).is_some() {
        return;
    }
    let known = case.knowledge.own.persons.iter().map(|person| person.name.as_str());
    if let Some(nearest) = Case::nearest(name, known) {
        let message =
            format!("{} is none of your persons but a captain who can be tempted: {nearest} is nearly called so.", name.text);
        let finding = SheetFinding::new(&ABOUT, block.line(Verb::Commander), name.at, message);
        findings.push(finding.with_word(&name.text, &Name::from(nearest).written()));
    }
}
