//! `cannot-turn`: the boats of a class must be allowed to turn and fast enough to turn, and each boat of a scenario must be fast enough with its
//! crew.

use super::{book, code, examples, muster};
use crate::{BoatClass, Content, Finding, InBoat, Place, SetUp};
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "cannot-turn",
    code: code(53),
    severity: Severity::Warning,
    citation: book("4.43"),
    says: "A class of boats may turn and is fast enough for it, and so is every boat by those who row it when a scenario begins.",
    because: "A turn costs speed, and what is left is at least the turn itself: a drakkar turns from speed 3 on.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, class) in content.boats.iter().filter(|(_, class)| moves_without_turning(class)) {
        let why = match class.turns.map(Level::get) {
            Some(0) => "makes no turn in a phase".to_owned(),
            _ => format!("has a best speed of {}, and turns from {} on", class.best_speed(), least(class)),
        };
        findings.push(Finding::new(&ABOUT, Place::Boat(id, InBoat::Handling), format!("{} {why}.", class.label())));
    }
    for (_, set_up) in SetUp::all(content) {
        for hull in set_up.hulls.iter().filter(|hull| !moves_without_turning(hull.class) && hull.class.best_speed().get() > 0) {
            let rowing = hull.force.1.rowing(hull.id, hull.class, content);
            let given = muster::speeds(content, hull);
            // Another rule reports a boat without rowers.
            if rowing.pairs == 0 || hull.class.can_turn(given) {
                continue;
            }
            let message = format!(
                "{} is never faster than {}, begun with speed {} and rowed by {}; a {} turns from {} on.",
                hull.vessel.label(),
                given[0].max(given[1]),
                hull.vessel.speed,
                hull.class.rowers(rowing.pairs),
                hull.class.label(),
                least(hull.class)
            );
            findings.push(Finding::new(&ABOUT, muster::of_hull(hull), message));
        }
    }
}

/// Whether boats of a class can move, but cannot turn with any crew.
fn moves_without_turning(class: &BoatClass) -> bool {
    class.best_speed().get() > 0 && !class.can_turn(class.best_speeds(0))
}

/// The lowest speed at which boats of a class can turn.
const fn least(class: &BoatClass) -> u32 {
    class.turn_loss.get() + 1
}

/// The designs of the example: a boat with one pair at the oars, whose turns cost this much speed.
fn costing(loss: u32) -> Content {
    examples::raid(|content| {
        if let Some(class) = content.boats.get_mut(examples::first()) {
            class.turn_loss = Level::clamped(loss);
        }
    })
}

fn failing() -> Content {
    costing(1)
}

fn passing() -> Content {
    costing(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_class_that_never_turns_is_found_without_a_boat() {
        let found = |change: fn(&mut BoatClass)| {
            let mut findings = Vec::new();
            check(&examples::afloat(change), &mut findings);
            findings.into_iter().map(|finding| finding.message).collect::<Vec<_>>()
        };
        assert_eq!(found(|_| ()), Vec::<String>::new());
        assert_eq!(found(|class| class.turns = Some(Level::default())), ["Galiote makes no turn in a phase."]);
        let slow = found(|class| class.turn_loss = Level::clamped(5));
        assert_eq!(slow, ["Galiote has a best speed of 5, and turns from 6 on."]);
        assert_eq!(found(|class| class.turns = None), Vec::<String>::new());
    }
}
