//! `berserker-without-income`: a Berserker starts with factories.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InPlayer, Place, Player, Sovereign};
use rules::{About, Change, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "berserker-without-income",
    code: code(31),
    severity: Severity::Warning,
    citation: book("Sovereigns"),
    says: "A Berserker starts with factories.",
    because: "It has no people who would pay, and builds nothing without.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let is_meant = |player: &Player| player.kind == Sovereign::Berserker && player.factories.get() == 0;
    for (id, player) in content.players.iter().filter(|(_, player)| is_meant(player)) {
        let message = format!("The Berserker {} has no factories.", player.label());
        let mut finding = Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), message);
        let usual = content.tables.start.berserker_factories;
        if usual.get() > 0 {
            let with = Player { factories: usual, ..player.clone() };
            finding = finding.with_fix(Fix::choice(format!("Give it {usual} factories"), [Edit::Player(Change::Set(id, with))]));
        }
        findings.push(finding);
    }
}

fn failing() -> Content {
    examples::second_player(|player| {
        player.kind = Sovereign::Berserker;
        player.subjects = Count::default();
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
