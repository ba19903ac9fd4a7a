//! `secret-misplaced`: a galactic set-up that places secrets must place one on each planet in play that is marked for a secret.

use super::{book, code, examples, set_ups};
use std::collections::BTreeSet;

use crate::cards::Secret;
use crate::set_up::{Piece, Placed};
use crate::{Content, Finding, InScenario, Place, RulesLevel, Side};
use rules::{About, Rule, Severity, listed};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "secret-misplaced",
    code: code(70),
    severity: Severity::Error,
    citation: book("31.1"),
    says: "Under galactic rules a set-up that places planet secrets places one on each planet in play that has one, and nowhere else.",
    because: "The map marks those planets, and each gets the next counter that is drawn.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, board) in set_ups::boards(content) {
        let mut filled = BTreeSet::new();
        let mut any = false;
        for (row_id, row, station) in board.rows.iter().filter(|(_, row, _)| matches!(row.piece, Piece::Secret(_))) {
            let name = row.piece.label(content);
            let on = station.planet.and_then(|planet| board.planet(planet));
            let message = if board.scenario.rules != RulesLevel::Galactic {
                format!("{name} is placed, and only the galactic game has planet secrets.")
            } else if let Some(on) = on.filter(|on| on.planet.secret) {
                any = true;
                if filled.insert(on.id) {
                    continue;
                }
                format!("{name} is placed on {}, which has a secret already.", on.planet.label())
            } else {
                let where_it_is = station.planet.and_then(|planet| content.planets.get(planet));
                format!("{name} is placed on {}, which has no secret.", where_it_is.map_or("no planet", |planet| planet.label()))
            };
            findings.push(Finding::new(&ABOUT, set_ups::row(id, *row_id), message));
        }
        let bare = board.planets.iter().filter(|on| any && on.planet.secret && !filled.contains(&on.id));
        let names: Vec<String> = bare.map(|on| on.planet.label().to_owned()).collect();
        if !names.is_empty() {
            let message = format!("No secret is placed on {}.", listed(&names));
            findings.push(Finding::new(&ABOUT, Place::Scenario(id, InScenario::SetUp), message));
        }
    }
}

fn with(planet: fn() -> rules::Id<crate::Planet>) -> Content {
    examples::galactic(|content| {
        let secret = content.secrets.add(Secret { name: "Casino".into(), ..Secret::default() });
        examples::on(&mut content.planets, |planet| planet.secret = true);
        examples::on(&mut content.scenarios, |scenario| {
            scenario.set_up.add(Placed { planet: Some(planet()), ..Placed::of(Side::Imperial, Piece::Secret(secret)) });
        });
    })
}

fn failing() -> Content {
    with(examples::second)
}

fn passing() -> Content {
    with(examples::first)
}
