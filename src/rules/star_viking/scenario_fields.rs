//! Scenario, described.

use super::{Content, Edit, InScenario, Place, Scenario};
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Listed, Rows, Same};

/// Scenarios.
pub const SCENARIOS: Kind<Content, Scenario, Scenario, InScenario> = Kind {
    facts: KindFacts {
        one: "scenario",
        heading: "Scenarios",
        thing: "scenario",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    shelf: |content| &content.scenarios,
    edit: Edit::Scenario,
    place: Place::Scenario,
    part: |place| if let Place::Scenario(id, part) = place { Some((id, part)) } else { None },
    whole: InScenario::Whole,
    name: |scenario| &scenario.name,
    rename: |scenario, name| scenario.name = name,
    rows: Rows::Thing { get: |scenario| scenario, get_mut: |scenario| scenario },
    fields: FIELDS,
    listed: Some(Listed {
        name: InScenario::Name,
        new: "Scenario",
        make: |_, name| Scenario { name, ..Scenario::default() },
        copied: |_| (),
        label: |scenario| scenario.label().to_owned(),
        remark: |_, _, scenario| scenario.form.label().to_owned(),
        given: false,
        rest: "set-up",
    }),
    new_row: |_| (),
    undescribed: Scenario::clone,
    refuse: |_| None,
    imported: |_, _, _| (),
};

type ScenarioField = Field<Content, Scenario, InScenario>;

const FIELDS: &[ScenarioField] =
    &[ScenarioField::new("Name", Holds::Line(|scenario| &scenario.name, |scenario, name| scenario.name = name))
        .spoken("Scenario name")
        .column("name")
        .part(InScenario::Name)];
