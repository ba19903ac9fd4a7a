//! `reinforcement-after-the-end`: reports groups of reinforcements that arrive after the last turn. It ignores groups that bring no ship of the
//! side's fleet.

use super::super::field::{Fielded, fields};
use super::{book, code, examples};
use crate::{Content, Entry, Finding, Fix, InScenario, Reinforcement, Scenario, SetUp};
use geometry::Edge;
use rules::{About, Count, FixBudget, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "reinforcement-after-the-end",
    code: code(14),
    severity: Severity::Error,
    citation: book("Victory"),
    says: "Reinforcements arrive no later than in the last turn.",
    because: "A scenario may have a turn limit and may have reinforcements; ships that would arrive after the last turn never fight.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let fix_budget = FixBudget::new();
    for field in fields(content) {
        let Some(limit) = field.scenario.turn_limit else { continue };
        for (side_index, side) in field.sides.iter().enumerate() {
            for (index, group) in side.side.reinforcements.iter().enumerate() {
                let turn = group.turn;
                if turn > limit && brings_ships(side, group) {
                    let (scenario, label) = (field.scenario.label(), side.label());
                    let message = format!("{label} gets reinforcements in turn {turn}; {scenario} ends with turn {limit}.");
                    let raise = || {
                        let longer = Scenario { turn_limit: Some(turn), ..field.scenario.clone() };
                        Some(Fix::choice(format!("Raise the turn limit to {turn}"), [field.set(longer)]))
                    };
                    let sooner = || {
                        let edit = field.with_side(side_index, |side| side.reinforcements[index].turn = limit)?;
                        Some(Fix::choice(format!("Let them arrive in turn {limit}"), [edit]))
                    };
                    let place = field.at(InScenario::Reinforcement(side.id, index as u32));
                    findings.push(
                        Finding::new(&ABOUT, place, message)
                            .with_fixes(fix_budget.offer(raise))
                            .with_fixes(fix_budget.offer(sooner)),
                    );
                }
            }
        }
    }
}

fn brings_ships(side: &Fielded, group: &Reinforcement) -> bool {
    group.ships.iter().any(|ship| side.fleet.ships.get(*ship).is_some())
}

fn failing() -> Content {
    arriving_in(9)
}

fn passing() -> Content {
    arriving_in(8)
}

fn arriving_in(turn: u32) -> Content {
    examples::scenario(|scenario| {
        scenario.turn_limit = Some(Count::clamped(8));
        scenario.set_up = SetUp::Free;
        examples::on(&mut scenario.sides, |side| {
            side.ships.truncate(1);
            let entry = Entry::Edge(Edge::South);
            side.reinforcements.push(Reinforcement { turn: Count::clamped(turn), ships: vec![examples::second()], entry });
        });
    })
}
