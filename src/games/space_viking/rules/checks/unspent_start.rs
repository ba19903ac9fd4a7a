//! `unspent-start`: every player spends all the money given for the opening, or marks the rest as money to keep.

use super::{book, code, examples};
use crate::forecast::Opening;
use crate::{Content, Edit, Finding, Fix, InPlayer, Place, Player};
use rules::{About, Change, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "unspent-start",
    code: code(37),
    severity: Severity::Advice,
    citation: book("Start"),
    says: "Every opening is spent, if only as money that is kept.",
    because: "What is neither spent nor kept is lost.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, player) in content.players.iter() {
        let Some(opening) = Opening::of(content, id).filter(|opening| opening.left.get() > 0) else { continue };
        let message = format!("{} has {} IU of the opening left.", player.label(), opening.left);
        let left = u32::try_from(opening.left.get()).unwrap_or_default();
        let keeping = Player { money: Count::clamped(player.money.get() + left), ..player.clone() };
        let fix = Fix::safe("Keep it as money", [Edit::Player(Change::Set(id, keeping))]);
        findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Opening), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.money = Count::clamped(1))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
