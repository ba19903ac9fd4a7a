//! The fields of a scenario, and of the stars that it plays.

use super::galaxy_fields::STAR;
use super::{Beginning, Content, Counted, Edit, InScenario, Place, PlayedStar, RulesLevel, Scenario, book};
use rules::Id;
use rules::kind::{
    Choosable, Field, Holds, Home, Kind, KindFacts, Link, Listed, Offer, Rows, Same, Sentences, Value, holds, on_shelf,
};

/// Where a project keeps its scenarios, which edit changes one of them, and which place points at it.
pub(super) const SCENARIOS_HOME: Home<Content, Scenario, InScenario> =
    on_shelf!(scenarios: Edit::Scenario, Place::Scenario, InScenario::Whole, name);

/// Scenarios, as a kind of thing that a designer makes.
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
        stars: scenario.stars.clone(),
        planets: scenario.planets.clone(),
        set_up: scenario.set_up.clone(),
        notes: scenario.notes.clone(),
        ..Scenario::default()
    },
)
.listed(Listed {
    name: InScenario::Name,
    new: "Scenario",
    make: |content, name| {
        let star = content.stars.ids().next().map(|star| PlayedStar { star });
        Scenario { name, stars: star.into_iter().collect(), ..Scenario::usual() }
    },
    copied: |_| (),
    label: |scenario| scenario.label().to_owned(),
    remark: |_, _, scenario| scenario.rules.label().to_owned(),
    given: false,
    rest: "set-up",
});

type ScenarioField = Field<Content, Scenario, InScenario>;

const FIELDS: &[ScenarioField] = &[
    ScenarioField::new("Name", holds!(Line, name)).spoken("Scenario name").hint("Name of the scenario").part(InScenario::Name),
    ScenarioField::new("Rules", holds!(Choice<Scenario, _>, rules))
        .help("The rules that it is played by, each of which adds to those before.")
        .cites(book("1.1")),
    ScenarioField::new("Free", holds!(Switch("no"), free))
        .spoken("Free scenario")
        .help("Any stars may be played under its rules; else those that the book plays under them.")
        .cites(book("1.1")),
    ScenarioField::new("Start", holds!(Choice<Scenario, _>, start))
        .help("Whether planets start where the map is marked S, or where it is marked A.")
        .cites(book("16.11")),
    ScenarioField::new("Turns", holds!(PerhapsCount("no turn limit"), turns))
        .spoken("Last turn")
        .hint("Turn limit")
        .first(Scenario::USUAL_TURNS.get() as i64)
        .help("The game ends after this turn.")
        .cites(book("16.1")),
    ScenarioField::new("Bases", holds!(Level, bases))
        .spoken("Level of bases")
        .help("The level of the bases of planets that have none of their own in the list of planets.")
        .cites(book("16.13, 28.21"))
        .part(InScenario::Planets),
    ScenarioField::new("Bases down", holds!(Switch("no"), bases_down))
        .help("All bases start down, and have to be put Up.")
        .cites(book("38.12"))
        .part(InScenario::Planets),
    ScenarioField::new(
        "What the sides have",
        Holds::Sentences(&Sentences {
            most: Scenario::MOST_TERMS,
            get: |scenario: &Scenario| &scenario.provisions,
            set: |scenario, provisions| scenario.provisions = provisions,
        }),
    )
    .help("Pieces, Force Points and what is dealt, at the start and turn by turn.")
    .cites(book("16.22, 28.23, 38.2"))
    .part(InScenario::Provisions),
    ScenarioField::new(
        "Where, and how many",
        Holds::Sentences(&Sentences {
            most: Scenario::MOST_TERMS,
            get: |scenario: &Scenario| &scenario.limits,
            set: |scenario, limits| scenario.limits = limits,
        }),
    )
    .help("Where pieces may stand, by which routes they come, and what may be bought.")
    .cites(book("16.12, 28.24, 38.3"))
    .part(InScenario::Limits),
    ScenarioField::new(
        "Victory points",
        Holds::Sentences(&Sentences {
            most: Scenario::MOST_TERMS,
            get: |scenario: &Scenario| &scenario.scores,
            set: |scenario, scores| scenario.scores = scores,
        }),
    )
    .help("What earns the Rebel player victory points.")
    .cites(book("16.17, 28.14, 38.5"))
    .part(InScenario::Victory),
    ScenarioField::new("Points to win", holds!(PerhapsCount("points do not decide"), threshold))
        .hint("Victory points to win")
        .help("With so many victory points the Rebel player wins, and with fewer the Imperial player.")
        .cites(book("16.27, 28.29, 38.51"))
        .part(InScenario::Victory),
    ScenarioField::new("Counted", holds!(Choice<Scenario, _>, counted))
        .spoken("When points are counted")
        .help("When the victory points decide.")
        .cites(book("16.27, 38.51"))
        .part(InScenario::Victory),
    ScenarioField::new(
        "Instant victories",
        Holds::Sentences(&Sentences {
            most: Scenario::MOST_TERMS,
            get: |scenario: &Scenario| &scenario.instant,
            set: |scenario, instant| scenario.instant = instant,
        }),
    )
    .help("What wins the game at once.")
    .cites(book("16.18"))
    .part(InScenario::Victory),
    ScenarioField::new("In play", Holds::WorkedOut(|content, _, scenario| Value::from(scenario.in_play(&content.stars).len())))
        .spoken("Number of stars in play")
        .help("How many stars are in play; all of them where none is named.")
        .special(),
];

/// The stars in play, as the rows of a table with one row for each star of each scenario.
pub const PLAYED_STARS: Kind<Content, Scenario, PlayedStar, InScenario> = Kind::of(
    KindFacts {
        one: "star in play",
        heading: "Stars in play",
        thing: "scenario",
        table: None,
        same: Same { in_columns: &[], then: None, once: false },
    },
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.stars,
        shelf_mut: |scenario| &mut scenario.stars,
        part: InScenario::Star,
        id: |part| if let InScenario::Star(id) = part { Some(id) } else { None },
        order: |scenario| scenario.stars.ids().collect(),
        // No star has this number, so a new row has to name its star.
        blank: || PlayedStar { star: Id::new(0) },
        misfit: |_| None,
    },
    &[PlayedField::new(
        "Star",
        Holds::Link(
            Link { nothing: None, ..STAR },
            |played| Some(played.star.number()),
            |played, number| played.star = number.map_or(played.star, Id::new),
        ),
    )
    .help("A star that is in play.")
    .cites(book("1.1"))],
    |_| PlayedStar { star: Id::new(0) },
);

type PlayedField = Field<Content, PlayedStar, InScenario>;

impl Choosable for RulesLevel {
    const WHAT: &'static str = "a level of the rules";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::StarSystem => "Sections 1 to 16: one star.",
            Self::Province => "Sections 1 to 28: the stars of a province, and jumps between them.",
            Self::Galactic => "All sections: the whole galaxy.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for Counted {
    const WHAT: &'static str = "a time of counting";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::AtTheEnd => "Victory points are counted when the last turn is over.",
            Self::EachImperialTurn => "Victory points are counted whenever an Imperial player-turn is over.",
        };
        Offer { word: self.label(), help }
    }
}

impl Choosable for Beginning {
    const WHAT: &'static str = "a start";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::StartRebellion => "Planets start where the map is marked S.",
            Self::Armageddon => "Planets start where the map is marked A, and those with AC are the Rebels'.",
        };
        Offer { word: self.label(), help }
    }
}
