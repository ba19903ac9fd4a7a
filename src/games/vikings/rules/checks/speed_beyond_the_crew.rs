//! `speed-beyond-the-crew`: no boat may begin faster than its rowers and its hull allow.

use super::{book, code, examples, muster};
use crate::{Content, Finding, Fix, InForce, Place};
use rules::{About, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "speed-beyond-the-crew",
    code: code(23),
    severity: Severity::Error,
    citation: book("4.3"),
    says: "No boat begins faster than those who row it and its hull allow.",
    because: "Its speed before the first phase is one that it could have been given.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, force, vessel_id, vessel, class) in muster::vessels(content) {
        let rowing = force.rowing(vessel_id, class, content);
        let best = class.best_speeds(0).map(|best| best.min(class.rowed_speed(rowing)));
        let most = if vessel.speed < 0 { best[0] } else { best[1] };
        if u32::from(vessel.speed.unsigned_abs()) <= most {
            continue;
        }
        let message = format!(
            "{} begins with speed {}; {} and its hull allow {most}.",
            vessel.label(),
            vessel.speed,
            class.rowers(rowing.pairs)
        );
        let slower = i8::try_from(most).unwrap_or_default() * vessel.speed.signum();
        let fix = muster::vessel_edit(id, force, vessel_id, |vessel| vessel.speed = slower);
        let fix = fix.map(|edit| Fix::choice(format!("Begin with speed {slower}"), [edit]));
        findings.push(Finding::new(&ABOUT, Place::Force(id, InForce::Boat(vessel_id)), message).with_fixes(fix));
    }
}

fn failing() -> Content {
    examples::vessel(|vessel| vessel.speed = 3)
}

fn passing() -> Content {
    examples::vessel(|vessel| vessel.speed = 1)
}
