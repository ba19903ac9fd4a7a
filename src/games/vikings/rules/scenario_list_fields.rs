//! The fields of the lists inside a scenario: areas, things on the ground, characters with another movement, and goals.

use super::force_fields::CHARACTER;
use super::scenario_fields::SCENARIOS_HOME;
use super::{Area, Content, Goal, GoalKind, InScenario, Pace, Place, Player, Purpose, Scenario, Token, TokenKind, book};
use rules::kind::{Field, Holds, Kind, KindFacts, Named, Rows, Same, Within, holds};
use rules::{Citation, Id};

/// The areas of scenarios, one row for each.
pub const AREAS: Kind<Content, Scenario, Area, InScenario> = Kind::of(
    facts("area", "Areas of scenarios", "areas", &["area"]),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.areas,
        shelf_mut: |scenario| &mut scenario.areas,
        part: InScenario::Area,
        id: |part| if let InScenario::Area(id) = part { Some(id) } else { None },
        order: |scenario| scenario.areas.ids().collect(),
        blank: Area::default,
        misfit: |_| None,
    },
    &[
        Field::new("Area", Holds::Line(|area: &Area| &area.name, |area: &mut Area, name| area.name = name))
            .spoken("Name of the area")
            .hint("Name of the area")
            .column("area")
            .required(),
        Field::new("Purpose", holds!(Choice<Area, Purpose>, purpose))
            .spoken("Purpose of the area")
            .help("What it is for.")
            .column("purpose"),
        Field::new("Hexes", Holds::Spaces(|area: &Area| &area.spaces, |area: &mut Area, spaces| area.spaces = spaces))
            .spoken("Hexes of the area")
            .help("Its hexes, counted from the upper left of the layout, such as C5 C6 D5.")
            .cites(book("1.2"))
            .column("spaces"),
    ],
    |_| Area::default(),
);

/// Things on the ground in scenarios. Each row lists the things of one kind.
pub const TOKENS: Kind<Content, Scenario, Token, InScenario> = Kind::of(
    facts("line of things on the ground", "Things on the ground", "tokens", &["what"]),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.tokens,
        shelf_mut: |scenario| &mut scenario.tokens,
        part: InScenario::Token,
        id: |part| if let InScenario::Token(id) = part { Some(id) } else { None },
        order: |scenario| scenario.tokens.ids().collect(),
        blank: Token::default,
        misfit: |_| None,
    },
    &[
        Field::new("What", holds!(Choice<Token, TokenKind>, what))
            .spoken("What lies there")
            .help("Treasures, markers that only look like them, and beasts.")
            .cites(book("5.5"))
            .column("what"),
        Field::new("Hexes", Holds::Spaces(|token: &Token| &token.spaces, |token: &mut Token, spaces| token.spaces = spaces))
            .spoken("Where they lie")
            .help("One on each hex, counted from the upper left of the layout.")
            .cites(book("5.5"))
            .column("spaces"),
    ],
    |_| Token::default(),
);

/// Characters whose movement in a scenario differs from their counters, one row for each.
pub const PACES: Kind<Content, Scenario, Pace, InScenario> = Kind::of(
    facts("movement of its own", "Movement of one's own", "paces", &["character"]),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.paces,
        shelf_mut: |scenario| &mut scenario.paces,
        part: InScenario::Pace,
        id: |part| if let InScenario::Pace(id) = part { Some(id) } else { None },
        order: |scenario| scenario.paces.ids().collect(),
        blank: Pace::default,
        misfit: |_| None,
    },
    &[
        Field::new(
            "Character",
            Holds::Link(
                CHARACTER,
                |pace: &Pace| pace.character.map(Id::number),
                |pace: &mut Pace, id| pace.character = id.map(Id::new),
            ),
        )
        .spoken("Character with another movement")
        .help("Who moves otherwise than the counter says.")
        .cites(book("5.5"))
        .column("character"),
        Field::new("Movement", Holds::Level(|pace: &Pace| pace.movement, |pace: &mut Pace, level| pace.movement = level))
            .spoken("Movement in this scenario")
            .help("The movement on foot.")
            .cites(book("5.5"))
            .column("movement"),
    ],
    |_| Pace::default(),
);

/// The goals of scenarios, one row for each.
pub const GOALS: Kind<Content, Scenario, Goal, InScenario> = Kind::of(
    facts("goal", "Goals", "goals", &["side", "for", "character", "area"]),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.goals,
        shelf_mut: |scenario| &mut scenario.goals,
        part: InScenario::Goal,
        id: |part| if let InScenario::Goal(id) = part { Some(id) } else { None },
        order: |scenario| scenario.goals.ids().collect(),
        blank: Goal::default,
        misfit: |_| None,
    },
    GOAL_FIELDS,
    |_| Goal::default(),
);

/// The citation for goals. The book has no goals, so it cites Drydock.
const OURS: Citation = Citation::Drydock("the book's scenarios are lost, and with them how they were won");

const GOAL_FIELDS: &[Field<Content, Goal, InScenario>] = &[
    Field::new("Side", holds!(Choice<Goal, Player>, side))
        .spoken("Side that is rewarded")
        .help("Who is rewarded.")
        .cites(book("2.2"))
        .column("side"),
    Field::new("For", holds!(Choice<Goal, GoalKind>, what))
        .spoken("What is rewarded")
        .help("What for.")
        .cites(OURS)
        .column("for"),
    Field::new(
        "Character",
        Holds::Link(
            CHARACTER,
            |goal: &Goal| goal.character.map(Id::number),
            |goal: &mut Goal, id| goal.character = id.map(Id::new),
        ),
    )
    .spoken("Character of the goal")
    .help("Whom it is about; nobody for any.")
    .column("character")
    .shown(|_, goal| goal.what.names_somebody()),
    Field::new(
        "Area",
        Holds::Within(AREA, |goal: &Goal| goal.area.map(Id::number), |goal: &mut Goal, id| goal.area = id.map(Id::new)),
    )
    .spoken("Area of the goal")
    .help("Which area it is about: the one that is held, or over whose hexes they leave the board; none for any edge.")
    .column("area")
    .shown(|_, goal| goal.what.names_area()),
    Field::new("Number", Holds::Count(|goal: &Goal| goal.number, |goal: &mut Goal, number| goal.number = number))
        .spoken("How many it takes")
        .help("How many of them it takes.")
        .column("number"),
    Field::new(
        "Points",
        Holds::PerhapsCount("what each is worth", |goal: &Goal| goal.points, |goal: &mut Goal, points| goal.points = points),
    )
    .spoken("Points for each")
    .help("For each, in points.")
    .first(20)
    .column("points"),
    Field::new("Wins", Holds::Switch("no", |goal: &Goal| goal.wins, |goal: &mut Goal, on| goal.wins = on))
        .spoken("Wins at once")
        .help("Whether it wins the game at once, whatever the points.")
        .column("wins"),
];

const AREA: Within<Content> = Within { things: areas, one: "area of the scenario", nothing: Some("no area") };

/// The areas of the scenario to which a place belongs.
fn areas(content: &Content, place: Place) -> Named {
    let Place::Scenario(id, _) = place else { return Vec::new() };
    let areas = content.scenarios.get(id).into_iter().flat_map(|scenario| scenario.areas.iter());
    areas.map(|(id, area)| (id.number(), area.name.clone())).collect()
}

const fn facts(one: &'static str, heading: &'static str, table: &'static str, in_columns: &'static [&'static str]) -> KindFacts {
    KindFacts { one, heading, thing: "scenario", table: Some(table), same: Same { in_columns, then: None, once: false } }
}
