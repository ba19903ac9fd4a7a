//! The fields of the sectors of a system's bodies, one row for each sector. Designers add and remove sectors only on the tile; these fields hold
//! their values.

use super::system_fields::SYSTEMS_HOME;
use super::{Content, InSystem, MeanPlunder, Modifier, Place, Sector, Space, System, Wealth, book};
use rules::Origin;
use rules::kind::{Field, Holds, Kind, KindFacts, NONE, Offer, OrNone, Rows, Same, holds};

/// The sectors of the systems as a kind of thing that designers edit.
pub const SECTORS: Kind<Content, System, Sector, InSystem> = Kind::of(
    KindFacts {
        one: "sector",
        heading: "Sectors",
        thing: "system",
        table: Some("systems"),
        same: Same { in_columns: &["sector"], then: None, once: false },
    },
    SYSTEMS_HOME,
    Rows::Built {
        parts: |system| system.sectors().map(|(spot, ..)| InSystem::Sector(Space::On(spot))).collect(),
        get: |system, part| if let InSystem::Sector(Space::On(spot)) = part { system.sector(spot) } else { None },
        get_mut: |system, part| if let InSystem::Sector(Space::On(spot)) = part { system.sector_mut(spot) } else { None },
        owns: |system| system.origin = Origin::Own,
    },
    FIELDS,
    |_| Sector::default(),
);

type SectorField = Field<Content, Sector, InSystem>;

const FIELDS: &[SectorField] = &[
    told("Sector", Holds::InWords(|content, place, _| name(content, place)))
        .help("Its body, and which part of the body it is.")
        .column("sector")
        .special(),
    told("Atmosphere", holds!(Switch("no"), atmosphere))
        .help("Units of code A may stand only where there is air; else it is a vacuum sector.")
        .column("atmosphere"),
    told("Wealth code", holds!(Choice<Sector, _>, wealth)).help("What it yields when it is plundered.").column("wealth"),
    told("Plunder", Holds::InWords(|content, _, sector| plunder(content, *sector)))
        .help("What its wealth code yields on average, in mega-credits.")
        .cites(book("Plunder Procedure")),
    modifier("EW", |sector| sector.ew.get().into(), |sector, ew| sector.ew = clamped(ew))
        .spoken("EW modifier")
        .help("Added to the EW of each defending unit.")
        .column("ew"),
    modifier("Defense", |sector| sector.defense.get().into(), |sector, defense| sector.defense = clamped(defense))
        .spoken("Defense modifier")
        .help("Added to the defense of each defending unit.")
        .column("defense"),
    told("Attack", holds!(Level, attack))
        .spoken("Sector attack")
        .help("The attack value of the defender's extra shot; 0 for none.")
        .cites(book("Sector Modifications to Combat"))
        .column("attack"),
    told("Capital", Holds::InWords(|content, place, _| if is_capital(content, place) { "yes" } else { "no" }.into()))
        .help("Whoever holds this sector at the end of a battle holds the system.")
        .cites(book("Ending a Segment: Control"))
        .special(),
];

/// A field for a property of a sector that is printed on the tile.
const fn told(caption: &'static str, holds: Holds<Content, Sector>) -> SectorField {
    SectorField::new(caption, holds).cites(book("Map Tile Definitions & Explanations"))
}

const fn modifier(caption: &'static str, get: fn(&Sector) -> i64, set: fn(&mut Sector, i64)) -> SectorField {
    let (least, most) = (-(Modifier::MOST as i64), Modifier::MOST as i64);
    told(caption, Holds::Number(Modifier::WHAT, least, most, get, set)).cites(book("Sector Modifications to Combat"))
}

fn clamped(number: i64) -> Modifier {
    Modifier::clamped(i32::try_from(number).unwrap_or_default())
}

fn name(content: &Content, place: Place) -> String {
    let Place::System(id, InSystem::Sector(space)) = place else { return String::new() };
    content.systems.get(id).map(|system| system.space_label(space)).unwrap_or_default()
}

fn is_capital(content: &Content, place: Place) -> bool {
    let Place::System(id, InSystem::Sector(space)) = place else { return false };
    content.systems.get(id).is_some_and(|system| system.capital.map(Space::On) == Some(space))
}

/// The average yield of plundering a sector, in words.
fn plunder(content: &Content, sector: Sector) -> String {
    match sector.wealth.map(|wealth| MeanPlunder::of_code(wealth, &content.tables.plunder)) {
        None => "nothing to plunder".to_owned(),
        Some(None) => "the plunder table lacks this code".to_owned(),
        Some(Some(mean)) => format!("{mean} mega-credits on average"),
    }
}

impl OrNone for Wealth {
    const WHAT: &'static str = "a wealth code";

    fn all_or_none() -> &'static [Option<Self>] {
        &[None, Some(Wealth::A), Some(Wealth::B), Some(Wealth::C), Some(Wealth::D), Some(Wealth::E)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        match chosen {
            None => Offer { word: NONE, help: "Nothing to plunder." },
            Some(wealth) => Offer { word: wealth.label(), help: "What it yields stands in the plunder table." },
        }
    }
}
