//! The fields of the planets of a scenario that start differently from the others, and of the rows of the set-up.

use std::collections::BTreeMap;

use super::scenario_fields::SCENARIOS_HOME;
use super::set_up::{Piece, Placed, PlanetStart, Spot};
use super::{Content, InScenario, Place, Scenario, book};
use rules::kind::{Bounds, Choosable, Field, Holds, Kind, KindFacts, Link, NONE, Offer, Rows, Same, Within, holds};
use rules::{Id, Level, Shelf};

/// Planets that start differently from the others, as the rows of a table with one row for each planet of each scenario.
pub const PLANET_STARTS: Kind<Content, Scenario, PlanetStart, InScenario> = Kind::of(
    KindFacts {
        one: "planet at the start",
        heading: "Planets at the start",
        thing: "scenario",
        table: Some("planet-starts"),
        same: Same { in_columns: &["planet"], then: None, once: true },
    },
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.planets,
        shelf_mut: |scenario| &mut scenario.planets,
        part: InScenario::Planet,
        id: |part| if let InScenario::Planet(id) = part { Some(id) } else { None },
        order: |scenario| scenario.planets.ids().collect(),
        // No planet has this number, so a new row has to name its planet.
        blank: || PlanetStart::of(Id::new(0)),
        misfit: |_| None,
    },
    &[
        StartField::new(
            "Planet",
            Holds::Link(
                Link { nothing: None, ..PLANET },
                |start| Some(start.planet.number()),
                |start, number| start.planet = number.map_or(start.planet, Id::new),
            ),
        )
        .help("A planet that does not start as the map and the rest of the scenario have it.")
        .cites(book("16.11"))
        .column("planet")
        .required(),
        StartField::new("Loyalty", holds!(Choice<PlanetStart, _>, standing))
            .spoken("Loyalty of the planet at the start")
            .help("Where its loyalty starts; none for as the map marks it.")
            .cites(book("16.11"))
            .folded()
            .column("loyalty"),
        StartField::new(
            "Base",
            Holds::PerhapsNumber(BASE, "as others", |start| start.base.map(|level| level.get().into()), set_base),
        )
        .spoken("Level of its base at the start")
        .help("The level of its base; none for that of the other planets.")
        .cites(book("16.21, 28.21"))
        .column("base"),
        StartField::new("Down", holds!(Switch("no"), down))
            .spoken("Base down at the start")
            .help("Its base starts down.")
            .cites(book("16.16"))
            .column("down"),
    ],
    |_| PlanetStart::of(Id::new(0)),
);

/// The lowest and highest level of a base.
const BASE: Bounds = (Level::WHAT, 0, Level::MAX.get() as i64);

fn set_base(start: &mut PlanetStart, number: Option<i64>) {
    start.base = number.map(|number| Level::clamped(u32::try_from(number).unwrap_or_default()));
}

/// Set-ups, as the rows of a table with one row for each piece, or for several of the same kind.
pub const SET_UP: Kind<Content, Scenario, Placed, InScenario> = Kind::of(
    KindFacts {
        one: "piece of a set-up",
        heading: "Set-ups",
        thing: "scenario",
        table: Some("set-ups"),
        same: Same { in_columns: &["side", "piece", "planet", "environ", "turn"], then: None, once: false },
    },
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.set_up,
        shelf_mut: |scenario| &mut scenario.set_up,
        part: InScenario::Placed,
        id: |part| if let InScenario::Placed(id) = part { Some(id) } else { None },
        order: |scenario| scenario.set_up.ids().collect(),
        // No piece has this number, so a new row has to name its piece.
        blank: || Placed::of(super::Side::Rebel, Piece::of_number(0)),
        misfit: |scenario| ring(&scenario.set_up).map(|row| (row, "with", "it would go with itself")),
    },
    &[
        PlacedField::new("Piece of the set-up", Holds::InWords(called))
            .help("What the piece is called: numbered in the order of the set-up where a side places it several times.")
            .special(),
        PlacedField::new("Side", holds!(Choice<Placed, _>, side))
            .spoken("Side of the piece")
            .help("Whose it is.")
            .cites(book("16.14"))
            .column("side"),
        PlacedField::new(
            "Piece",
            Holds::Link(
                PIECE,
                |row| Some(row.piece.number()),
                |row, number| row.piece = number.map_or(row.piece, Piece::of_number),
            ),
        )
        .help("What is placed: units, a character, a ship, another possession, a secret, an assignment, a camp, the secret base, or what raises a base.")
        .cites(book("16.14, 28.11, 38.2"))
        .column("piece")
        .required(),
        PlacedField::new("Count", holds!(Count, count))
            .spoken("Number of pieces")
            .help("How many of them stand there.")
            .cites(book("16.13"))
            .column("count"),
        PlacedField::new(
            "Planet",
            Holds::Link(PLANET, |row| row.planet.map(Id::number), |row, number| row.planet = number.map(Id::new)),
        )
        .spoken("Planet of the piece")
        .help("The planet that it stands on; of what comes from space one of the star from which it comes.")
        .cites(book("16.12, 28.27"))
        .column("planet"),
        PlacedField::new(
            "Environ",
            holds!(Choice<Placed, _>, spot),
        )
        .spoken("Environ of the piece")
        .help("Where on the planet it stands; nothing where its player chooses, or it goes with another.")
        .cites(book("16.13, 28.11"))
        .folded()
        .column("environ"),
        PlacedField::new("Turn", holds!(Level, turn))
            .spoken("Turn of the piece")
            .help("The turn on which it comes; 0 for the start.")
            .cites(book("16.15, 28.27"))
            .column("turn"),
        PlacedField::new(
            "With",
            Holds::Within(WITH, |row| row.with.map(Id::number), |row, number| row.with = number.map(Id::new)),
        )
        .spoken("With which piece")
        .help("What it goes with: a ship with its pilot, passengers with the ship, a possession with its bearer.")
        .cites(book("14.11, 14.5"))
        .column("with"),
    ],
    |_| Placed::of(super::Side::Rebel, Piece::of_number(0)),
);

type StartField = Field<Content, PlanetStart, InScenario>;
type PlacedField = Field<Content, Placed, InScenario>;

const PLANET: Link<Content> = Link {
    things: |content| content.planets.iter().map(|(id, planet)| (id.number(), planet.name.clone())).collect(),
    one: "planet",
    nothing: Some("no planet"),
    make: None,
};

const PIECE: Link<Content> = Link { things: Piece::all, one: "piece", nothing: None, make: None };

const WITH: Within<Content> = Within {
    things: |content, place| {
        let Place::Scenario(id, part) = place else { return Vec::new() };
        let Some(scenario) = content.scenarios.get(id) else { return Vec::new() };
        let labels = labels(content, &scenario.set_up).into_iter();
        // A piece can only go with a piece that leads, flies or carries it: a unit, a character or a possession.
        let leads = |row: Id<Placed>| {
            let piece = scenario.set_up.get(row).map(|row| row.piece);
            !matches!(part, InScenario::Placed(own) if own == row)
                && matches!(piece, Some(Piece::Character(_) | Piece::Possession(_) | Piece::Unit(_)))
        };
        labels.filter(|(row, _)| leads(*row)).map(|(row, label)| (row.number(), label)).collect()
    },
    one: "piece of the set-up",
    nothing: Some("by itself"),
};

/// The names of the rows of a set-up. A row has the name of its piece, followed by a number from 1 up if the piece stands in several rows.
#[must_use]
pub fn labels(content: &Content, set_up: &Shelf<Placed>) -> BTreeMap<Id<Placed>, String> {
    let mut times: BTreeMap<Piece, u32> = BTreeMap::new();
    for (_, row) in set_up.iter() {
        *times.entry(row.piece).or_default() += 1;
    }
    let mut numbered: BTreeMap<Piece, u32> = BTreeMap::new();
    let label = |(id, row): (Id<Placed>, &Placed)| {
        let name = row.piece.label(content);
        let number = numbered.entry(row.piece).or_default();
        *number += 1;
        (id, if times.get(&row.piece) == Some(&1) { name } else { format!("{name} {number}") })
    };
    set_up.iter().map(label).collect()
}

fn called(content: &Content, place: Place, row: &Placed) -> String {
    let Place::Scenario(id, InScenario::Placed(placed)) = place else { return String::new() };
    let Some(scenario) = content.scenarios.get(id) else { return String::new() };
    labels(content, &scenario.set_up).remove(&placed).unwrap_or_else(|| row.piece.label(content))
}

/// A row that goes with itself, directly or through other rows; `None` if there is no such row.
fn ring(set_up: &Shelf<Placed>) -> Option<Id<Placed>> {
    set_up.ids().find(|row| super::set_up::where_it_stands(set_up, *row).is_none())
}

impl Choosable for Spot {
    const WHAT: &'static str = "a place on a planet";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        match self {
            Self::Open => Offer { word: NONE, help: "Its player chooses, or it goes with another piece." },
            Self::FromSpace => {
                Offer { word: self.word(), help: "It comes from space, or by the routes from the star of its planet." }
            }
            Self::Orbit => Offer { word: self.word(), help: "In the orbit box of the planet." },
            Self::Environ(_) => Offer { word: self.word(), help: "In the environ of this type." },
        }
    }
}
