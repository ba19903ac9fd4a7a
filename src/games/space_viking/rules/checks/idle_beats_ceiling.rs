//! `idle-beats-ceiling`: no kind of sovereign gets more points just for waiting than the most that another kind can ever get.

use super::{book, code, examples};
use crate::forecast::idle_points;
use crate::{Content, Finding, InTable, Place, Player, Sovereign, Table, WorldType};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "idle-beats-ceiling",
    code: code(36),
    severity: Severity::Advice,
    citation: book("Points"),
    says: "No kind gets more points for waiting than another can get at all.",
    because: "Whoever has a ceiling below what another is given cannot win against patience.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let Some((_, campaign)) = content.campaigns.iter().next() else { return };
    let weight = |kind: Sovereign| content.tables.sovereigns.weights[kind as usize].0.get();
    let plays = |kind: Sovereign| content.players.iter().any(|(_, player)| player.kind == kind);
    let above = content.worlds.iter().filter(|(_, world)| world.kind.is_some_and(|kind| kind < WorldType::StoneAge)).count();
    let ceilings = [(Sovereign::Engineer, content.technologies.len()), (Sovereign::Schemer, above)];
    let start = &content.tables.start;
    let waiting = |kind: Sovereign| {
        let player = Player { kind, subjects: start.subjects, money: start.money, ..Player::default() };
        idle_points(content, &player, campaign.years.get())
    };
    let idle = [Sovereign::EmpireBuilder, Sovereign::Merchant, Sovereign::Zealot].into_iter().filter(|kind| plays(*kind));
    let Some((patient, points)) = idle.map(|kind| (kind, waiting(kind))).max_by_key(|(_, points)| *points) else { return };
    for (kind, number) in ceilings.into_iter().filter(|(kind, _)| plays(*kind)) {
        let most = weight(kind).saturating_mul(u32::try_from(number).unwrap_or(u32::MAX));
        if points > most {
            let message = format!(
                "Whoever only waits as {} has {points} points after {} years; as {} nobody can have more than {most}.",
                patient.label(),
                campaign.years,
                kind.label()
            );
            let line = InTable::Line(kind as u8);
            findings.push(Finding::new(&ABOUT, Place::Table(Table::Sovereigns, line), message));
        }
    }
}

fn failing() -> Content {
    examples::second_player(|player| player.kind = Sovereign::Engineer)
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
