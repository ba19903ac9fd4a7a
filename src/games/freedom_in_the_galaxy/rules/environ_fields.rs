//! The fields of the environs of planets. In the table of environs, each environ has one row, which names its planet by number and shows only what
//! the map prints of the planet. The planet's own values are imported only from the table of planets.

use super::galaxy_fields::ORIGIN;
use super::planet_fields::PLANETS_HOME;
use super::{Content, Environ, EnvironType, InPlanet, Place, Planet, Race, book};
use rules::kind::{Choosable, Field, Holds, Home, Kind, KindFacts, Links, Offer, Rows, Same, holds};
use rules::{Count, Id, Level, Origin};

/// Environs, as the rows of a table with one row for each environ of each planet.
pub const ENVIRONS: Kind<Content, Planet, Environ, InPlanet> = Kind::of(
    KindFacts {
        one: "environ",
        heading: "Environs",
        thing: "planet",
        table: Some("environs"),
        same: Same { in_columns: &["environ"], then: None, once: true },
    },
    HOME,
    Rows::List {
        shelf: |planet| &planet.environs,
        shelf_mut: |planet| &mut planet.environs,
        part: InPlanet::Environ,
        id: |part| if let InPlanet::Environ(id) = part { Some(id) } else { None },
        order: |planet| planet.environs.ids().collect(),
        blank: Environ::default,
        misfit: |_| None,
    },
    FIELDS,
    |environ| Environ { readings: environ.readings.clone(), ..Environ::default() },
)
.new_row(|environ| {
    environ.size = Level::clamped(environ.size.get().max(*Environ::SIZES.start()));
    environ.resource = Level::clamped(environ.resource.get().max(*Environ::RESOURCES.start()));
})
.things_named(|planet| planet.number.to_string());

/// Where a project keeps its planets, for tables that name a planet by its number instead of its name.
const HOME: Home<Content, Planet, InPlanet> = Home {
    rename: |planet, number| {
        if let Some(number) = number.parse().ok().and_then(Count::new) {
            planet.number = number;
        } else {
            planet.name = number;
        }
    },
    ..PLANETS_HOME
};

type EnvironField = Field<Content, Environ, InPlanet>;

const FIELDS: &[EnvironField] = &[
    EnvironField::new("Environ", Holds::InWords(|_, _, environ| environ.kind.word().to_owned()))
        .spoken("What the environ is called")
        .special(),
    of_planet("Planet", |content, place, _| told(content, place, |_, planet| planet.name.clone())).column("name"),
    of_planet("Star", |content, place, _| told(content, place, star_number)).column("star"),
    of_planet("Terms", |content, place, _| told(content, place, |content, planet| planet.terms(&content.races).join(", ")))
        .column("tags"),
    of_planet("S", |content, place, _| told(content, place, |_, planet| planet.start.offer().word.to_owned())).column("s"),
    of_planet("A", |content, place, _| told(content, place, |_, planet| planet.armageddon.offer().word.to_owned())).column("a"),
    EnvironField::new("Place", Holds::InWords(|content, place, _| position(content, place)))
        .spoken("Place on its planet")
        .help("Which environ of its planet it is, counted from 1.")
        .column("environ")
        .special(),
    printed("Type", holds!(Choice<Environ, _>, kind))
        .help("What it is; all but urban and wild are special.")
        .folded()
        .column("type"),
    printed("Size", holds!(Level, size))
        .help("How many units of a side may stand there, and how many action cards a mission draws.")
        .column("size"),
    printed("Resource", holds!(Level, resource))
        .help("How many points of units a rebellion brings there, and what is taxed.")
        .cites(book("15.41"))
        .column("resource"),
    printed("Starred", holds!(Switch("no"), starred))
        .spoken("Starred resource")
        .help("Better units can be bought where the resource has a star.")
        .cites(book("19.4"))
        .column("starred"),
    printed("Races", Holds::Links(RACES, get_races, set_races))
        .help("Who lives there, in order; the first gives the locals.")
        .cites(book("12.17, 23.0"))
        .column("races"),
    printed("Creature", holds!(Line, creature)).help("The creature there, by its name; nothing for none.").column("creature"),
    printed("Coup", holds!(PerhapsLevel("no coup"), coup))
        .spoken("Coup rating")
        .hint("Coup rating")
        .help("What helps a coup there; where there is none no coup may be tried.")
        .column("coup"),
    printed("Sovereign", holds!(Line, sovereign))
        .help("The sovereign there, by name; nothing for none.")
        .cites(book("25.0"))
        .column("sovereign"),
    EnvironField::new(
        "Other readings",
        Holds::InWords(|_, _, environ| environ.readings.iter().map(super::EnvironReading::says).collect::<Vec<_>>().join(", ")),
    )
    .help("What other sources say of it.")
    .shown(|_, environ| !environ.readings.is_empty())
    .special(),
    EnvironField::new("Where it comes from", holds!(Choice<Environ, _>, origin))
        .spoken("Origin of the environ")
        .folded()
        .help(ORIGIN),
];

/// A field for something that the map prints. Changing it marks the environ as the designer's own.
const fn printed(caption: &'static str, holds: Holds<Content, Environ>) -> EnvironField {
    EnvironField::new(caption, holds).cites(book("5.3")).owns(|environ| environ.origin = Origin::Own)
}

/// A read-only field that repeats a fact about the planet beside each of the planet's environs.
const fn of_planet(caption: &'static str, says: fn(&Content, Place, &Environ) -> String) -> EnvironField {
    EnvironField::new(caption, Holds::InWords(says)).special()
}

/// Applies `says` to the planet to which a place belongs; returns empty text if there is no such planet.
fn told(content: &Content, place: Place, says: fn(&Content, &Planet) -> String) -> String {
    let Place::Planet(id, _) = place else { return String::new() };
    content.planets.get(id).map_or_else(String::new, |planet| says(content, planet))
}

fn star_number(content: &Content, planet: &Planet) -> String {
    let star = planet.star.and_then(|star| content.stars.get(star));
    star.map_or_else(String::new, |star| star.number.to_string())
}

fn position(content: &Content, place: Place) -> String {
    let Place::Planet(id, InPlanet::Environ(environ)) = place else { return String::new() };
    let position = content.planets.get(id).and_then(|planet| planet.environs.position(environ));
    position.map_or_else(String::new, |position| (position + 1).to_string())
}

const RACES: Links<Content> =
    Links { things: |content| content.races.iter().map(|(id, race)| (id.number(), race.name.clone())).collect(), one: "race" };

fn get_races(environ: &Environ) -> Vec<u32> {
    environ.races.iter().map(|race| race.number()).collect()
}

fn set_races(environ: &mut Environ, numbers: Vec<u32>) {
    environ.races = numbers.into_iter().map(Id::<Race>::new).collect();
}

impl Choosable for EnvironType {
    const WHAT: &'static str = "a type of environ";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Urban => "A city.",
            Self::Wild => "The open land.",
            Self::Subterranean | Self::Liquid | Self::Air | Self::Fire => {
                "A special environ, in which units need a leader or training."
            }
        };
        Offer { word: self.word(), help }
    }
}
