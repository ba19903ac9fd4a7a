//! The switches of a scenario, each of which turns a rule on or off, and the designs with a switch on or off (5.1 to 5.5).

use playtest::Switch;
use rules::kind::{FieldFacts, Holds};
use rules::{Change, Id, slug};
use vikings::{Content, SCENARIOS, Scenario};

/// A function that sets a switch of a scenario.
type Set = fn(&mut Scenario, bool);

/// The switches that are fields of a scenario's form.
fn described() -> impl Iterator<Item = (&'static FieldFacts, fn(&Scenario) -> bool, Set)> {
    SCENARIOS
        .fields
        .iter()
        .filter_map(|field| if let Holds::Switch(_, get, set) = field.holds { Some((&field.facts, get, set)) } else { None })
}

/// The switches of a scenario with their present settings.
pub(super) fn of(scenario: &Scenario) -> Vec<Switch> {
    let switch = |(facts, is_on, _): (&'static FieldFacts, fn(&Scenario) -> bool, Set)| Switch {
        name: slug(facts.caption),
        says: facts.help,
        is_on: is_on(scenario),
    };
    described().map(switch).collect()
}

/// The designs with this switch of a scenario off, and with it on; `None` if the scenario has no such switch.
pub(super) fn readings(content: &Content, scenario: Id<Scenario>, switch: &str) -> Option<[Content; 2]> {
    let (.., set) = described().find(|(facts, ..)| slug(facts.caption) == switch)?;
    let known = content.scenarios.get(scenario)?;
    Some([false, true].map(|on| {
        let (mut content, mut switched) = (content.clone(), known.clone());
        set(&mut switched, on);
        // The scenario was read from this shelf a moment ago, so this cannot fail.
        let _ = content.scenarios.apply(Change::Set(scenario, switched), "scenarios");
        content
    }))
}
