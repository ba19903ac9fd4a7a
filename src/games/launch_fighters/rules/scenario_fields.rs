//! The fields of a scenario. Those of its sides and their units are in `side_fields.rs`, those of its victory conditions in `condition_fields.rs`.

use super::map_fields::ANY_MAP;
use super::{Content, Edit, InScenario, Place, Scenario, SetUp, Side, book};
use rules::kind::{Choosable, Field, Holds, Home, Kept, Kind, KindFacts, Listed, Offer, Rows, Same, Value, holds};
use rules::{Id, counted};

/// Where a project keeps its scenarios.
pub const SCENARIOS_HOME: Home<Content, Scenario, InScenario> = Home {
    kept: Kept::Shelf(|content| &content.scenarios, Edit::Scenario),
    place: Place::Scenario,
    part,
    whole: InScenario::Whole,
    name: |scenario| &scenario.name,
    rename: |scenario, name| scenario.name = name,
};

/// Scenarios, with their fields.
pub const SCENARIOS: Kind<Content, Scenario, Scenario, InScenario> = Kind::of(
    KindFacts {
        one: "scenario",
        heading: "Scenarios",
        thing: "scenario",
        table: Some("scenarios"),
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    SCENARIOS_HOME,
    Rows::things(),
    FIELDS,
    |scenario| Scenario {
        sides: scenario.sides.clone(),
        conditions: scenario.conditions.clone(),
        notes: scenario.notes.clone(),
        ..Scenario::default()
    },
)
.listed(Listed {
    name: InScenario::Name,
    new: "Scenario",
    make: new_scenario,
    copied: |_| (),
    label: |scenario| scenario.label().to_owned(),
    remark: |_, _, scenario| counted(scenario.sides.len(), "side"),
    given: false,
    rest: "set-up",
});

type ScenarioField = Field<Content, Scenario, InScenario>;

const FIELDS: &[ScenarioField] = &[
    ScenarioField::new("Name", holds!(Line, name))
        .spoken("Scenario name")
        .hint("Name of the scenario")
        .column("name")
        .part(InScenario::Name),
    ScenarioField::new(
        "Map",
        Holds::Link(ANY_MAP, |scenario| scenario.map.map(Id::number), |scenario, map| scenario.map = map.map(Id::new)),
    )
    .spoken("Map of the scenario")
    .help("Where it is fought.")
    .cites(book("Setup: The Map"))
    .column("map")
    .part(InScenario::Map),
    ScenarioField::new("Set-up", holds!(Choice<Scenario, _>, set_up))
        .help("How fleets are placed before the first turn.")
        .cites(book("Setup: Placement on the Map"))
        .column("set-up")
        .part(InScenario::SetUp),
    ScenarioField::new("Turn limit", holds!(PerhapsCount("no turn limit"), turn_limit))
        .spoken("Last turn")
        .hint("Turn limit")
        .first(10)
        .offered_from(1)
        .help("The game ends after a certain turn.")
        .cites(book("Victory"))
        .column("turn-limit")
        .part(InScenario::TurnLimit),
    ScenarioField::new("Landing", holds!(Switch("no"), landing))
        .spoken("Special landing rules")
        .help("Units may stand on moons and planetoids, by the special landing rules.")
        .cites(book("Advanced Rules: Terrain, Moons and Planetoids"))
        .column("landing")
        .part(InScenario::Landing),
    ScenarioField::new("Sides", Holds::WorkedOut(|_, _, scenario| Value::Number(scenario.sides.len() as i64)))
        .help("How many sides fight.")
        .cites(book("under the title: 2 – 6 players"))
        .special(),
    ScenarioField::new("Conditions", Holds::WorkedOut(|_, _, scenario| Value::Number(scenario.conditions.len() as i64)))
        .spoken("Special victory conditions")
        .help("How many special victory conditions there are.")
        .cites(book("Victory"))
        .special(),
    ScenarioField::new("Notes", Holds::InWords(|_, _, scenario| scenario.notes.join("\n\n")))
        .help("The designer's notes, a paragraph each.")
        .part(InScenario::Notes)
        .special(),
];

pub(super) fn part(place: Place) -> Option<(Id<Scenario>, InScenario)> {
    if let Place::Scenario(id, part) = place { Some((id, part)) } else { None }
}

/// A new scenario on the first map, between the first two fleets; if there are fewer than two fleets, the remaining sides have none.
fn new_scenario(content: &Content, name: String) -> Scenario {
    let fleets = content.fleets.ids().map(Some).chain(std::iter::repeat(None));
    let sides = fleets.take(Scenario::FEWEST_SIDES).map(|fleet| Side { fleet, ..Side::default() }).collect();
    Scenario { name, map: content.maps.ids().next(), sides, ..Scenario::default() }
}

impl Choosable for SetUp {
    const WHAT: &'static str = "a set-up";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::ByTheBook => "Flagships ten spaces apart from the centre on, the others beside them; checked.",
            Self::Free => "Fleets start as the scenario says; nothing about it is checked but that they fit on the map.",
        };
        Offer { word: self.label(), help }
    }
}
