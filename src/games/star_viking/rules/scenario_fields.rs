//! The fields of a scenario: its form, its length and its conditions of victory. The fields of its set-up are in `deployment_fields.rs`.

use super::{BattleGoal, Content, Edit, InScenario, Place, Purchases, Scenario, ScenarioForm, Victory, book};
use rules::Id;
use rules::kind::{Choosable, Field, Holds, Home, Kept, Kind, KindFacts, Listed, Offer, Rows, Same, Value, holds};

/// Where a project keeps scenarios: the shelf, which is an ordered list by id, with its edits and its places.
pub const SCENARIOS_HOME: Home<Content, Scenario, InScenario> = Home {
    kept: Kept::Shelf(|content| &content.scenarios, Edit::Scenario),
    place: Place::Scenario,
    part,
    whole: InScenario::Whole,
    name: |scenario| &scenario.name,
    rename: |scenario, name| scenario.name = name,
};

/// Scenarios as a kind of thing that designers edit, in forms and in tables.
pub const SCENARIOS: Kind<Content, Scenario, Scenario, InScenario> = Kind::of(
    KindFacts {
        one: "scenario",
        heading: "Scenarios",
        thing: "scenario",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    SCENARIOS_HOME,
    Rows::things(),
    FIELDS,
    |scenario| Scenario {
        systems: scenario.systems.clone(),
        deployments: scenario.deployments.clone(),
        notes: scenario.notes.clone(),
        ..Scenario::default()
    },
)
.listed(Listed {
    name: InScenario::Name,
    new: "Scenario",
    make: |_, name| Scenario { name, ..Scenario::default() },
    copied: |_| (),
    label: |scenario| scenario.label().to_owned(),
    remark: |_, _, scenario| scenario.form.label().to_owned(),
    given: false,
    rest: "set-up",
});

pub(super) fn part(place: Place) -> Option<(Id<Scenario>, InScenario)> {
    if let Place::Scenario(id, part) = place { Some((id, part)) } else { None }
}

type ScenarioField = Field<Content, Scenario, InScenario>;

const FIELDS: &[ScenarioField] = &[
    ScenarioField::new("Name", holds!(Line, name))
        .spoken("Scenario name")
        .hint("Name of the scenario")
        .column("name")
        .part(InScenario::Name),
    ScenarioField::new(
        "Form of game",
        holds!(Choice<Scenario, _>, form),
    )
    .spoken("Form")
    .help("Which rules of the start it keeps.")
    .cites(book("Starting Set-Up")),
    ScenarioField::new(
        "Turns",
        holds!(PerhapsCount("no turn limit"), turns),
    )
    .spoken("Last turn")
    .hint("Turn limit")
    .first(Scenario::USUAL_TURNS.get() as i64)
    .help("The game ends after a certain turn: the twelfth, if it is the usual one. Only a battle needs no limit: it goes on until it is decided.")
    .cites(book("Ending the Game"))
    .part(InScenario::Turns),
    switch(
        "Quadrant Capital taken",
        |scenario| scenario.victory.quadrant_capital,
        |scenario, on| scenario.victory.quadrant_capital = on,
    )
    .help("A Viking who takes the system of the Quadrant Capital wins at once, whatever the points.")
    .cites(book("Viking Potential Victory")),
    victory(
        "Two to one",
        holds!(PerhapsCount("no such victory"), victory.points_from),
    )
    .spoken("Two to one from turn")
    .hint("Two to one")
    .first(Victory::USUAL_POINTS_FROM.get() as i64)
    .help("Twice the points of the other, or more, in two turns in a row win after the second. This turn or later is the first of the two.")
    .cites(book("Points Victory")),
    switch(
        "Points at the end",
        |scenario| scenario.victory.points_at_end,
        |scenario, on| scenario.victory.points_at_end = on,
    )
    .help("After the last turn whoever has more points wins.")
    .cites(book("Victory Points & Victory")),
    switch(
        "Secret victory points",
        |scenario| scenario.victory.secret_points,
        |scenario, on| scenario.victory.secret_points = on,
    )
    .help("What is spent on points stays secret until the end, for more suspense.")
    .cites(book("Victory Points & Victory")),
    switch(
        "Longer game",
        |scenario| scenario.victory.is_of_a_longer_game(),
        |scenario, on| {
            if scenario.victory.is_of_a_longer_game() != on {
                scenario.set_longer(on);
            }
        },
    )
    .help("Twenty turns or more, points shown only now and then, no sudden victory, and a price on the Quadrant Capital."),
    longer(
        "Looks at the points",
        holds!(PerhapsCount("points are always shown"), victory.revealed_every),
    )
    .spoken("Turns between two looks")
    .hint("Points are hidden")
    .first(5)
    .help("Points are shown only every so many turns."),
    longer(
        "Points for the capital",
        holds!(Count, victory.capital_points),
    )
    .spoken("Points for the Quadrant Capital")
    .help("What a Viking gains in each turn in which they hold the Quadrant Capital, in points."),
    longer(
        "Aid for the Federation",
        holds!(Count, victory.capital_aid),
    )
    .help("What the Federation is given in each such turn, in mega-credits."),
    victory(
        "Battles are won by",
        holds!(Choice<Scenario, _>, victory.battle),
    )
    .spoken("How a battle is won")
    .help("The book plays battles within a campaign only; a battle by itself needs a goal.")
    .cites(book("Tactical Action: Ending a Segment"))
    .shown(|_, scenario| scenario.form == ScenarioForm::Battle),
    switch(
        "Looting where carriers stand",
        |scenario| scenario.looting_where_carriers_stand,
        |scenario, on| scenario.looting_where_carriers_stand = on,
    )
    .help("At the end of a battle only sectors in which a carrier stands are plundered; else all without enemies, while a carrier is left.")
    .cites(book("Ending a Segment: Plunder")),
    switch("Dealt anew", |scenario| scenario.dealt_anew, |scenario, on| scenario.dealt_anew = on)
        .help("In each game that is played here tiles are drawn and local units dealt anew; else they are as they stand in the scenario.")
        .cites(book("Starting Set-Up")),
    victory(
        "Red forces",
        holds!(Choice<Scenario, _>, purchases),
    )
    .spoken("How the Vikings come by their forces")
    .help("What the Vikings have at the start of a game that is played here.")
    .cites(book("Viking Forces Deployment")),
    ScenarioField::new("Systems", Holds::WorkedOut(|_, _, scenario| Value::from(scenario.systems.len())))
        .spoken("Systems in play")
        .help("How many tiles are on the table.")
        .cites(book("Starting Set-Up: Star System Tiles"))
        .special(),
    ScenarioField::new("Forces", Holds::InWords(|content, _, scenario| forces(content, scenario)))
        .help("Who takes part.")
        .cites(book("Starting Set-Up"))
        .special(),
    ScenarioField::new("Notes", Holds::InWords(|_, _, scenario| scenario.notes.join("\n\n")))
        .help("The designer's notes, a paragraph each.")
        .part(InScenario::Notes)
        .special(),
];

const fn victory(caption: &'static str, holds: Holds<Content, Scenario>) -> ScenarioField {
    ScenarioField::new(caption, holds).cites(book("Game Variations")).part(InScenario::Victory)
}

const fn switch(caption: &'static str, get: fn(&Scenario) -> bool, set: fn(&mut Scenario, bool)) -> ScenarioField {
    victory(caption, Holds::Switch("no", get, set))
}

/// A field that is shown only for a longer game.
const fn longer(caption: &'static str, holds: Holds<Content, Scenario>) -> ScenarioField {
    victory(caption, holds).shown(|_, scenario| scenario.victory.is_of_a_longer_game())
}

fn forces(content: &Content, scenario: &Scenario) -> String {
    let forces = scenario.deployments.iter().filter_map(|(_, deployment)| content.forces.get(deployment.force?));
    forces.map(super::Force::label).collect::<Vec<_>>().join(", ")
}

impl Choosable for ScenarioForm {
    const WHAT: &'static str = "a form of game";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: self.asks() }
    }
}

impl Choosable for BattleGoal {
    const WHAT: &'static str = "how a battle is won";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: self.says() }
    }
}

impl Choosable for Purchases {
    const WHAT: &'static str = "how the Vikings come by their forces";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: self.says() }
    }
}
