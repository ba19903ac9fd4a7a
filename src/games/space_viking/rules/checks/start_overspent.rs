//! `start-overspent`: no player's opening costs more than the money given for it.

use super::{book, code, examples};
use crate::forecast::Opening;
use crate::{Content, Edit, Finding, Fix, InPlayer, Place, Player};
use rules::{About, Change, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "start-overspent",
    code: code(13),
    severity: Severity::Error,
    citation: book("Start"),
    says: "No opening costs more than everybody has.",
    because: "Each player starts with the same worth of ships, technology and money.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, player) in content.players.iter() {
        let Some(opening) = Opening::of(content, id).filter(|opening| opening.left.get() < 0) else { continue };
        let message = format!("The opening of {} costs {} IU of {}.", player.label(), opening.spent, content.tables.start.money);
        let mut finding = Finding::new(&ABOUT, Place::Player(id, InPlayer::Opening), message);
        let less = i64::from(player.money.get()) + opening.left.get();
        if let Ok(money) = u32::try_from(less) {
            let kept = Player { money: Count::clamped(money), ..player.clone() };
            finding = finding.with_fix(Fix::choice(format!("Keep {money} IU"), [Edit::Player(Change::Set(id, kept))]));
        }
        findings.push(finding);
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.money = Count::clamped(43))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
