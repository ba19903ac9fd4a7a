//! `person-in-two-places`: nobody commands two fleets unless both stay in the same space, and nobody serves two players.

use std::collections::HashMap;

use super::{book, code, examples};
use crate::{Content, Finding, Fleet, InFleet, InPlayer, Place};
use rules::{About, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "person-in-two-places",
    code: code(17),
    severity: Severity::Error,
    citation: book("Command"),
    says: "Nobody commands two fleets that are not together, and nobody is in the service of two players.",
    because: "A person is in one place. Fleets that stay on one world can have one commander.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut served = HashMap::new();
    for (id, player) in content.players.iter() {
        for person in player.persons() {
            if let Some(other) = served.insert(person.to_lowercase(), id).filter(|other| *other != id) {
                let message = format!("{person} is with {} and with {}.", content.player_label(Some(other)), player.label());
                findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Persons), message));
            }
        }
    }
    let mut commands: HashMap<(Option<_>, String), &Fleet> = HashMap::new();
    for (id, fleet) in content.fleets.iter().filter(|(_, fleet)| !fleet.commander.trim().is_empty()) {
        let first = *commands.entry((fleet.player, fleet.commander.trim().to_lowercase())).or_insert(fleet);
        let stays = |fleet: &Fleet| fleet.route.trim().is_empty();
        let together = stays(first) && stays(fleet) && content.stands(first) == content.stands(fleet);
        if !std::ptr::eq(first, fleet) && !together {
            let message =
                format!("{} commands {} and {}, which are not together.", fleet.commander.trim(), first.label(), fleet.label());
            findings.push(Finding::new(&ABOUT, Place::Fleet(id, InFleet::Commander), message));
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| {
        let fleet = content.fleets.get(Id::new(1)).cloned().unwrap_or_default();
        content.fleets.add(Fleet { name: "Home".into(), route: "Gram - Xochitl".into(), ..fleet });
        examples::keep(content, 34);
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
