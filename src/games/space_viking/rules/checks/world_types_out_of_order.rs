//! `world-types-out-of-order`: a higher type of world has at least as many troops, dice of plunder and subjects as a lower one.

use super::{book, code, examples};
use crate::{Content, Finding, InTable, Place, Table, WorldType};
use rules::{About, Level, Rule, Severity, capital};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "world-types-out-of-order",
    code: code(30),
    severity: Severity::Warning,
    citation: book("World table"),
    says: "A type that has lost less has no fewer troops, plunder or subjects.",
    because: "Players read a world by its type.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let lines = &content.tables.worlds.lines;
    // The Sword-Worlds are left out: they are bases of raiders, not a step in the decline of the worlds that the federation left behind.
    for at in WorldType::Civilized as usize..WorldType::PEOPLED - 1 {
        let (higher, lower) = (&lines[at], &lines[at + 1]);
        let worse = higher.troops < lower.troops || higher.plunder < lower.plunder || higher.subjects < lower.subjects;
        let filled = higher.troops.is_some() && higher.plunder.is_some() && higher.subjects.is_some();
        if worse && filled {
            let message = format!(
                "{} worlds have less of something than {} worlds.",
                capital(WorldType::ALL[at].label()),
                WorldType::ALL[at + 1].label()
            );
            let line = u8::try_from(at).unwrap_or_default();
            findings.push(Finding::new(&ABOUT, Place::Table(Table::Worlds, InTable::Line(line)), message));
        }
    }
}

fn failing() -> Content {
    examples::tables(|tables| tables.worlds.lines[5].troops = Some(Level::clamped(9)))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
