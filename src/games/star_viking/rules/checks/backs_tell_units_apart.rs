//! `backs-tell-units-apart`: all counters of a colour must have the same back, so that a back does not give a hidden unit away.

use super::{code, examples};
use crate::{Color, Content, Edit, Finding, Fix, InUnit, Pasted, Place, UnitType};
use rules::{About, Change, Citation, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "backs-tell-units-apart",
    code: code(51),
    severity: Severity::Warning,
    citation: Citation::Drydock(
        "units in cargo lie upside down beneath their carrier, and what is hidden must not show by its back",
    ),
    says: "The counters of a side have one back.",
    because: "Whoever looks at a stack would see what lies in it.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for color in Color::ALL {
        let mut side = content.units.iter().filter(|(_, unit)| unit.color == color);
        let Some((_, first)) = side.next() else { continue };
        for (id, unit) in side.filter(|(_, unit)| unit.back != first.back) {
            let message = format!("The back of {} is not that of {}, which is {color} too.", unit.label(), first.label());
            let like = Edit::Unit(Change::Set(id, UnitType { back: first.back.clone(), ..unit.clone() }));
            let all = content.back_for_all(color, unit);
            let fixes = [
                Fix::choice(format!("Give it the back of {}", first.label()), [like]),
                Fix::choice(format!("Give its back to all that are {color}"), all),
            ];
            findings.push(Finding::new(&ABOUT, Place::Unit(id, InUnit::Back), message).with_fixes(fixes));
        }
    }
}

fn with(backs: &[Id<UnitType>]) -> Content {
    let mut units = examples::units();
    for id in backs {
        if let Some(unit) = units.get_mut(*id) {
            unit.back = Some(Pasted::of(Id::new(1)));
        }
    }
    Content { units, ..Content::default() }
}

fn failing() -> Content {
    with(&[examples::RAIDERS])
}

fn passing() -> Content {
    with(&[examples::CRUISER, examples::FIGHTER, examples::RAIDERS, examples::MISSILE_POD])
}
