//! `marker-mix-exceeded`: a scenario must not need more markers than the game holds.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{book, code, examples, muster};
use crate::{Content, Finding, InScenario, Markers, SetUp, Task, TokenKind};
use rules::{About, Count, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "marker-mix-exceeded",
    code: code(45),
    severity: Severity::Warning,
    citation: book("1.33"),
    says: "A scenario needs no more treasures, hooks, axes, buckets and markers of one speed than the game holds.",
    because: "The counters have to come from somewhere.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let markers = &content.tables.markers;
    // A project that gives no counts of markers has no limit to exceed.
    if *markers == (Markers { origin: markers.origin, ..Markers::default() }) {
        return;
    }
    for (id, set_up) in SetUp::all(content) {
        let scenario = set_up.scenario;
        let dummies = scenario.lying(TokenKind::Dummy).count();
        let aboard: usize = set_up.hulls.iter().map(|hull| hull.vessel.treasures.get() as usize).sum();
        let tasks = |task| set_up.men.iter().filter(move |man| man.member.task == task).count();
        let speed = speeds(&set_up);
        let needs = [
            ("treasures", scenario.lying(TokenKind::Treasure).count() + dummies + aboard, markers.treasures),
            ("hooks", set_up.hulls.iter().map(|hull| hull.vessel.hooks.len()).sum(), markers.hooks),
            ("axes", set_up.men.iter().filter(|man| man.character.axe).count(), markers.axes),
            ("buckets", tasks(Task::Bailing), markers.buckets),
            ("markers of one speed", speed, markers.of_a_speed),
        ];
        for (what, needed, there) in needs.into_iter().filter(|(_, needed, there)| *needed > there.get() as usize) {
            let message = format!("{} can need {needed} {what}, and the game holds {there}.", scenario.label());
            findings.push(Finding::new(&ABOUT, muster::of_scenario(id, InScenario::Whole), message));
        }
    }
}

/// How many markers of one speed can be in use at most in the first phase. Each boat with a crew has two speed markers: one for the phase before, and
/// one for the speed that the player gives it (4.34).
fn speeds(set_up: &SetUp) -> usize {
    let mut markers: BTreeMap<i32, usize> = BTreeMap::new();
    for (_, hull) in set_up.hulls.iter().enumerate().filter(|(at, _)| set_up.crew(*at).next().is_some()) {
        let before = i32::from(hull.vessel.speed);
        let rowing = hull.force.1.rowing(hull.id, hull.class, set_up.content);
        for speed in hull.class.speeds(before, rowing, 0).chain([before]) {
            *markers.entry(speed).or_default() += 1;
        }
    }
    markers.into_values().max().unwrap_or_default()
}

/// The designs of the example: a boat with two hooks, in a game that holds this many hooks.
fn hooks(held: u32) -> Content {
    let mut content = examples::vessel(|vessel| vessel.hooks = vec!["A1".into(), "C1".into()]);
    let mut tables = (*content.tables).clone();
    tables.markers = Markers { hooks: Count::clamped(held), of_a_speed: Count::clamped(9), ..Markers::default() };
    content.tables = Arc::new(tables);
    content
}

fn failing() -> Content {
    hooks(1)
}

fn passing() -> Content {
    hooks(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_boat_that_is_rowed_needs_two_markers_of_its_speed() {
        let content = examples::vessel(|vessel| vessel.speed = 1);
        let needed: Vec<usize> = SetUp::all(&content).map(|(_, set_up)| speeds(&set_up)).collect();
        assert_eq!(needed, [2], "it can keep its speed");
        let found = |held: u32| {
            let mut content = content.clone();
            let mut tables = (*content.tables).clone();
            tables.markers = Markers { of_a_speed: Count::clamped(held), ..Markers::default() };
            content.tables = Arc::new(tables);
            let mut findings = Vec::new();
            check(&content, &mut findings);
            findings.len()
        };
        assert_eq!((found(1), found(2)), (1, 0));
    }
}
