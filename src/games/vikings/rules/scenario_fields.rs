//! The fields of a scenario. The lists inside it are in `scenario_list_fields.rs`.

use super::{Content, Edit, Force, InScenario, Place, Player, Scenario, book};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Links, Listed, Rows, Same, holds, on_shelf};
use rules::{Citation, Count, Id};

/// The shelf that holds the scenarios.
pub const SCENARIOS_HOME: Home<Content, Scenario, InScenario> =
    on_shelf!(scenarios: Edit::Scenario, Place::Scenario, InScenario::Whole, name);

/// The kind of thing "scenario", with its fields.
pub const SCENARIOS: Kind<Content, Scenario, Scenario, InScenario> = Kind::of(
    KindFacts {
        one: "scenario",
        heading: "Scenarios",
        thing: "scenario",
        table: Some("scenarios"),
        same: Same { in_columns: &["scenario"], then: None, once: false },
    },
    SCENARIOS_HOME,
    Rows::things(),
    FIELDS,
    |scenario| Scenario {
        areas: scenario.areas.clone(),
        tokens: scenario.tokens.clone(),
        paces: scenario.paces.clone(),
        goals: scenario.goals.clone(),
        ..Scenario::default()
    },
)
.listed(Listed {
    name: InScenario::Name,
    new: "Scenario",
    make: |content, name| {
        // A new scenario gets the first layout and the first two forces.
        let mut forces = content.forces.ids();
        let sides = [forces.next(), forces.next()];
        Scenario { name, layout: content.layouts.ids().next(), sides, ..Scenario::default() }
    },
    copied: |_| (),
    label: |scenario| scenario.label().to_owned(),
    remark: |content, _, scenario| Player::ALL.map(|player| scenario.side_label(player, content)).join(" against "),
    given: false,
    rest: "areas and goals",
});

/// A field that switches a special rule on or off.
macro_rules! switch {
    ($caption:literal, $field:ident) => {
        ScenarioField::new(
            $caption,
            Holds::Switch("no", |scenario| scenario.options.$field, |scenario, on| scenario.options.$field = on),
        )
        .part(InScenario::Options)
    };
}

type ScenarioField = Field<Content, Scenario, InScenario>;

const FIELDS: &[ScenarioField] = &[
    ScenarioField::new("Name", holds!(Line, name))
        .spoken("Scenario name")
        .hint("Name of the scenario")
        .column("scenario")
        .part(InScenario::Name),
    ScenarioField::new(
        "Layout",
        Holds::Link(
            LAYOUT,
            |scenario| scenario.layout.map(Id::number),
            |scenario, layout| scenario.layout = layout.map(Id::new),
        ),
    )
    .spoken("Layout of the scenario")
    .help("The boards on which it is fought, as they are joined.")
    .cites(book("1.2"))
    .column("layout")
    .part(InScenario::Layout),
    side(
        "Player A",
        Holds::Link(
            FORCE,
            |scenario| scenario.sides[0].map(Id::number),
            |scenario, force| scenario.sides[0] = force.map(Id::new),
        ),
    )
    .help("The side whose phase comes first.")
    .column("player_a"),
    side(
        "Player B",
        Holds::Link(
            FORCE,
            |scenario| scenario.sides[1].map(Id::number),
            |scenario, force| scenario.sides[1] = force.map(Id::new),
        ),
    )
    .help("The side whose phase comes second.")
    .column("player_b"),
    ScenarioField::new(
        "Turn limit",
        holds!(PerhapsCount("no turn limit"), turns),
    )
    .help("The last turn. Without one the game ends when a side has nobody standing or to come, or after ten turns without a wound.")
    .first(12)
    .cites(book("2.1"))
    .column("turns")
    .part(InScenario::Turns),
    ScenarioField::new(
        "Grades",
        Holds::Numbers(
            ("margins in percent", 0, Count::MAX.get() as i64),
            |scenario| scenario.grades.iter().map(|grade| i64::from(*grade)).collect(),
            |scenario, grades| scenario.grades = grades.into_iter().filter_map(|grade| u32::try_from(grade).ok()).collect(),
        ),
    )
    .spoken("Grades of victory")
    .help("From how many percent more points than the other side on each grade of victory is won.")
    .cites(Citation::Drydock("the book's victory points are lost, and a margin tells how clear a victory is"))
    .column("grades")
    .part(InScenario::Grades),
    head_start(
        "Head start of A",
        Holds::Count(|scenario| scenario.head_starts[0], |scenario, points| scenario.head_starts[0] = points),
    )
    .column("head_start_a"),
    head_start(
        "Head start of B",
        Holds::Count(|scenario| scenario.head_starts[1], |scenario, points| scenario.head_starts[1] = points),
    )
    .column("head_start_b"),
    switch!("Stray arrows", stray_arrows)
        .help("An arrow that misses can hit those beside its target.")
        .cites(book("5.1"))
        .column("stray_arrows"),
    switch!("Patching", patching)
        .help("Leaks can be patched.")
        .cites(book("5.2"))
        .column("patching"),
    switch!("Weak ropes", weak_ropes)
        .help("The rope between boats that part can break.")
        .cites(book("5.3"))
        .column("weak_ropes"),
    switch!("Steersman", steersman)
        .help("A ship needs somebody at the helm to turn and to gain speed.")
        .cites(book("5.4"))
        .column("steersman"),
    switch!("Treasures", treasures)
        .spoken("Treasures are seized")
        .help("A character who stops on a treasure can pick it up in the next movement, moves 2 points less with it, and drops it in a fight.")
        .cites(book("5.5"))
        .column("treasures"),
    switch!("Mixed markers", mixed_markers)
        .spoken("The markers are mixed")
        .help("Treasures and markers that only look so are mixed face down before each game, so that nobody knows them from the game before.")
        .cites(Citation::Drydock("the book does not say how markers are laid out"))
        .column("mixed_markers"),
    switch!("Captives", captives)
        .help("A woman, an elder or the one named as captive is led like a horse while an enemy stands beside them and no friend.")
        .cites(Citation::Drydock("the book names captives in its titles and says nothing of how they are led"))
        .column("captives"),
    ScenarioField::new(
        "Good swimmers",
        Holds::Links(
            TROOPS,
            |scenario| scenario.options.swimmers.iter().map(|id| id.number()).collect(),
            |scenario, types| scenario.options.swimmers = types.into_iter().map(Id::new).collect(),
        ),
    )
    .help("Troop types whose characters need no drowning test.")
    .cites(book("5.5"))
    .column("swimmers")
    .part(InScenario::Options),
    ScenarioField::new(
        "Low tide",
        holds!(PerhapsCount("no tide"), options.low_tide),
    )
    .spoken("Turns of low tide")
    .help("For so many turns the areas of the tide are beach, in the next they are shallow, and then they are what they were.")
    .first(11)
    .cites(book("5.5"))
    .column("low_tide")
    .part(InScenario::Tide),
    ScenarioField::new("Notes", holds!(Prose, notes))
        .spoken("Scenario notes")
        .hint("Remarks of the designer")
        .part(InScenario::Notes),
];

const fn head_start(caption: &'static str, holds: Holds<Content, Scenario>) -> ScenarioField {
    ScenarioField::new(caption, holds)
        .help("Victory points that the side has before the first turn, which level a scenario without a change to either force.")
        .cites(Citation::Drydock("the book's victory points are lost, and a head start is the plainest handicap"))
        .part(InScenario::Grades)
}

const fn side(caption: &'static str, holds: Holds<Content, Scenario>) -> ScenarioField {
    ScenarioField::new(caption, holds).cites(book("2.2")).part(InScenario::Sides)
}

const LAYOUT: Link<Content> = Link {
    things: |content| content.layouts.iter().map(|(id, layout)| (id.number(), layout.name.clone())).collect(),
    one: "layout",
    nothing: Some("no layout"),
    make: None,
};

const FORCE: Link<Content> = Link {
    things: |content| content.forces.iter().map(|(id, force)| (id.number(), force.name.clone())).collect(),
    one: "force",
    nothing: Some("nobody yet"),
    make: Some(|name| Edit::Force(rules::Change::Add(Force { name: name.to_owned(), ..Force::default() }))),
};

const TROOPS: Links<Content> = Links {
    things: |content| content.troops.iter().map(|(id, troop)| (id.number(), troop.name.clone())).collect(),
    one: "troop type",
};
