//! `berserker-with-subjects`: a Berserker has no subjects.

use super::{book, code, examples};
use crate::{Content, Edit, Finding, Fix, InPlayer, Place, Player, Sovereign};
use rules::{About, Change, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "berserker-with-subjects",
    code: code(22),
    severity: Severity::Error,
    citation: book("Sovereigns"),
    says: "A Berserker has no subjects.",
    because: "It has no loyal population and can acquire none.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, player) in content.players.iter().filter(|(_, player)| player.kind == Sovereign::Berserker) {
        let estates = content.worlds.iter().flat_map(|(_, world)| world.estates.iter());
        let settled: u32 = estates.filter(|(_, estate)| estate.player == Some(id)).map(|(_, estate)| estate.number.get()).sum();
        let subjects = player.subjects.get() + settled;
        if subjects > 0 {
            let message = format!("The Berserker {} has {} subjects, in millions.", player.label(), subjects);
            let mut finding = Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), message);
            if settled == 0 {
                let without = Player { subjects: Count::default(), ..player.clone() };
                finding = finding.with_fix(Fix::choice("Take them away", [Edit::Player(Change::Set(id, without))]));
            }
            findings.push(finding);
        }
    }
}

fn failing() -> Content {
    examples::second_player(|player| {
        player.kind = Sovereign::Berserker;
        player.factories = Count::clamped(20);
    })
}

fn passing() -> Content {
    examples::second_player(|player| {
        player.kind = Sovereign::Berserker;
        player.factories = Count::clamped(20);
        player.subjects = Count::default();
    })
}
