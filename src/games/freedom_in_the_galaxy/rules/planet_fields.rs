//! The fields of a planet. The fields of its environs are in `environ_fields.rs`.

use super::galaxy_fields::{ORIGIN, STAR, facts};
use super::{Content, Edit, InPlanet, Loyalty, Place, Planet, PlanetReading, Standing, book};
use rules::kind::{Field, Holds, Home, Kind, Link, Listed, NONE, Offer, OrNone, Rows, Value, holds, on_shelf};
use rules::{Count, Id, Origin};

/// Where a project keeps its planets, which edit changes one of them, and which place points at it.
pub(super) const PLANETS_HOME: Home<Content, Planet, InPlanet> =
    on_shelf!(planets: Edit::Planet, Place::Planet, InPlanet::Whole, name);

/// Planets, as a kind of thing that a designer makes.
pub const PLANETS: Kind<Content, Planet, Planet, InPlanet> =
    Kind::of(facts(["planet", "Planets"], "planets", &["number"]), PLANETS_HOME, Rows::things(), FIELDS, |planet| Planet {
        environs: planet.environs.clone(),
        readings: planet.readings.clone(),
        ..Planet::default()
    })
    .listed(Listed {
        name: InPlanet::Name,
        new: "Planet",
        make: |content, name| {
            // A new planet goes to the first star without planets. If every star has planets, it goes to the first star with room for one more.
            let open = |most: usize| content.stars.iter().find(move |(id, _)| content.planets_of(*id).count() < most);
            let star = open(1).or_else(|| open(*Planet::FEWEST_TO_MOST.end()));
            let hundreds = star.map_or(0, |(_, star)| star.number.get() * 10);
            let taken = |number: &Count| content.planets.find(|planet| planet.number == *number).is_some();
            let number = (hundreds + 1..=hundreds + 9).filter_map(Count::new).find(|number| !taken(number)).unwrap_or_default();
            let (start, armageddon) = (Some(Loyalty::Neutral), Some(Standing::Neutral));
            Planet { name, number, star: star.map(|(id, _)| id), start, armageddon, ..Planet::default() }
        },
        copied: |_| (),
        label: |planet| planet.label().to_owned(),
        remark: |_, _, planet| planet.number.to_string(),
        given: false,
        rest: "environs",
    });

type PlanetField = Field<Content, Planet, InPlanet>;

const FIELDS: &[PlanetField] = &[
    printed("Number", holds!(Count, number))
        .spoken("Number of the planet")
        .help("It begins with the number of its star.")
        .column("number")
        .part(InPlanet::Number),
    printed("Name", holds!(Line, name)).spoken("Planet name").hint("Name of the planet").column("name").part(InPlanet::Name),
    printed("Star", Holds::Link(STAR, |planet| planet.star.map(Id::number), |planet, number| planet.star = number.map(Id::new)))
        .spoken("The star of the planet")
        .help("The star that it goes round.")
        .column("star"),
    printed("Capital", holds!(Switch("no"), capital))
        .help("Its province is governed from it.")
        .cites(book("5.1"))
        .column("capital"),
    printed("Throne", holds!(Switch("no"), throne))
        .help("The throne of the Empire stands on it.")
        .cites(book("5.1"))
        .column("throne"),
    printed(
        "Home of",
        Holds::Link(RACE, |planet| planet.home.map(Id::number), |planet, number| planet.home = number.map(Id::new)),
    )
    .help("The race that comes from it.")
    .cites(book("23.0"))
    .column("home"),
    printed("Secret", holds!(Switch("no"), secret))
        .help("A planet secret is laid out on it.")
        .cites(book("31.1"))
        .column("secret"),
    printed("Loyalty at S", holds!(Choice<Planet, _>, start))
        .spoken("Loyalty at the start of the rebellion")
        .help("Where its loyalty stands when a scenario begins with the start of the rebellion.")
        .cites(book("16.11"))
        .folded()
        .column("s")
        .part(InPlanet::Loyalty),
    printed("Loyalty at A", holds!(Choice<Planet, _>, armageddon))
        .spoken("Loyalty at Armageddon")
        .help("Where it stands when a scenario begins with Armageddon; AC means that the Rebels control it.")
        .cites(book("16.11"))
        .folded()
        .column("a")
        .part(InPlanet::Loyalty),
    PlanetField::new("Environs", Holds::WorkedOut(|_, _, planet| Value::from(planet.environs.len())))
        .spoken("Environs of the planet")
        .special(),
    PlanetField::new("Other readings", Holds::InWords(|_, _, planet| readings(&planet.readings)))
        .help("What other sources say of it.")
        .shown(|_, planet| !planet.readings.is_empty())
        .special(),
    PlanetField::new("Notes", holds!(Prose, notes)).hint("Remarks of the designer"),
    PlanetField::new("Where it comes from", holds!(Choice<Planet, _>, origin))
        .spoken("Origin of the planet")
        .folded()
        .help(ORIGIN),
];

/// A field for something that the map prints. Changing it marks the planet as the designer's own.
const fn printed(caption: &'static str, holds: Holds<Content, Planet>) -> PlanetField {
    PlanetField::new(caption, holds).cites(book("5.3")).owns(|planet| planet.origin = Origin::Own)
}

fn readings(readings: &[PlanetReading]) -> String {
    readings.iter().map(|reading| reading.says()).collect::<Vec<_>>().join(", ")
}

/// The link with which a field refers to a race.
pub(super) const RACE: Link<Content> = Link {
    things: |content| content.races.iter().map(|(id, race)| (id.number(), race.name.clone())).collect(),
    one: "race",
    nothing: Some("no race"),
    make: None,
};

impl OrNone for Loyalty {
    const WHAT: &'static str = "a loyalty";

    fn all_or_none() -> &'static [Option<Self>] {
        use Loyalty::{Dissent, Loyal, Neutral, Patriotic, Unrest};
        &[None, Some(Patriotic), Some(Loyal), Some(Neutral), Some(Dissent), Some(Unrest)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        let help = "A space of the political track.";
        chosen.map_or(Offer { word: NONE, help: "Nobody has said so yet." }, |loyalty| Offer { word: loyalty.label(), help })
    }
}

impl OrNone for Standing {
    const WHAT: &'static str = "a loyalty, or AC";

    fn all_or_none() -> &'static [Option<Self>] {
        use Standing::{Dissent, Loyal, Neutral, Patriotic, RebelControl, Unrest};
        &[None, Some(Patriotic), Some(Loyal), Some(Neutral), Some(Dissent), Some(Unrest), Some(RebelControl)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "Nobody has said so yet." },
            Some(Standing::RebelControl) => {
                Offer { word: "AC", help: "The Rebels control it, with the marker on the Unrest space." }
            }
            Some(standing) => Offer { word: standing.label(), help: "A space of the political track." },
        }
    }
}
