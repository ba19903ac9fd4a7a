//! The fields of a type of military unit.

use super::galaxy_fields::ORIGIN;
use super::{Content, Edit, EnvironType, InUnit, Place, UnitType, book};
use rules::kind::{
    Bounds, Choosable, Chosen, Field, Holds, Home, Kind, KindFacts, Listed, NONE, Offer, OrNone, Rows, Same, holds, on_shelf,
};
use rules::{Count, Level, Origin};

/// Where a project keeps its types of units, which edit changes one of them, and which place points at it.
const HOME: Home<Content, UnitType, InUnit> = on_shelf!(units: Edit::Unit, Place::Unit, InUnit::Whole, name);

/// Types of military units, as a kind of thing that a designer makes.
pub const UNITS: Kind<Content, UnitType, UnitType, InUnit> = Kind::of(
    KindFacts {
        one: "military unit",
        heading: "Units",
        thing: "military unit",
        table: Some("units"),
        same: Same { in_columns: &["side", "type"], then: None, once: false },
    },
    HOME,
    Rows::things(),
    FIELDS,
    |_| UnitType::default(),
)
.listed(Listed {
    name: InUnit::Name,
    new: "Unit",
    make: |_, name| UnitType { name, strength: Level::clamped(1), count: Count::clamped(1), ..UnitType::default() },
    copied: |_| (),
    label: |unit| unit.label().to_owned(),
    remark: |_, _, unit| format!("{} {}", unit.side.label(), unit.line()),
    given: true,
    rest: "something else",
})
.refuse(|unit| {
    let is_bare = unit.name.trim().is_empty() && unit.strength == Level::default() && unit.space == Level::default();
    is_bare.then_some(("type", "neither a type nor a strength is given"))
});

type UnitField = Field<Content, UnitType, InUnit>;

const FIELDS: &[UnitField] = &[
    printed("Side", holds!(Choice<UnitType, _>, side)).spoken("Side of the unit").help("Whose it is.").column("side"),
    printed("Name", holds!(Line, name))
        .spoken("Name of the unit")
        .hint("Name of the unit")
        .column("type")
        .part(InUnit::Name)
        .required(),
    printed("Environ", holds!(Choice<UnitType, _>, environ))
        .spoken("Environ of the unit")
        .help("The type of environ in which the Rebels raise it and where it fights best.")
        .cites(book("7.31"))
        .folded()
        .column("environ")
        .part(InUnit::Environ),
    printed("Strength", holds!(Level, strength))
        .spoken("Strength in an environ")
        .help("How strong it is on a planet; the first number of the counter.")
        .cites(book("19.11"))
        .column("strength"),
    printed("In space", holds!(Level, space))
        .spoken("Strength in space")
        .help("How strong it is in orbit; the second number of the counter.")
        .cites(book("19.12"))
        .column("space"),
    printed(
        "Navigation",
        Holds::PerhapsNumber(
            LEVEL,
            "as in space",
            |unit| unit.navigation.map(|level| level.get().into()),
            |unit, number| {
                unit.navigation = number.map(|number| Level::clamped(u32::try_from(number).unwrap_or_default()));
            },
        ),
    )
    .spoken("Navigation of the unit")
    .help("How well it jumps from star to star, where that is not its strength in space.")
    .cites(book("19.61, 21.2"))
    .column("navigation"),
    printed("Mobile", holds!(Switch("no"), mobile))
        .help("It leaves its planet by itself.")
        .cites(book("7.22, 19.15"))
        .column("mobile")
        .part(InUnit::Abilities),
    printed("Elite", holds!(Switch("no"), elite))
        .help("It leads squads, repairs ships and stands its ground in special environs.")
        .cites(book("19.5"))
        .column("elite")
        .part(InUnit::Abilities),
    printed("Suicide", holds!(Switch("no"), suicide))
        .help("It goes with all characters that are found where it stands.")
        .cites(book("19.6"))
        .column("suicide")
        .part(InUnit::Abilities),
    printed("Atrocity", holds!(Switch("no"), atrocity))
        .help("It is built to commit atrocities.")
        .cites(book("36.1"))
        .column("atrocity")
        .part(InUnit::Abilities),
    UnitField::new("Cost", holds!(PerhapsCount("not known"), cost))
        .spoken("Cost in Force Points")
        .help("What it costs in Force Points.")
        .cites(book("19.7"))
        .owns(|unit| unit.origin.cost = Origin::Own)
        .column("cost")
        .part(InUnit::Cost),
    UnitField::new("Counters", holds!(Count, count))
        .spoken("Counters of the unit")
        .help("How many counters of it the box has.")
        .cites(book("2.32"))
        .owns(|unit| unit.origin.count = Origin::Own)
        .column("count"),
    origin(
        "Where the values come from",
        "Origin of the values",
        &Chosen::<UnitType, _> { get: |unit| unit.origin.values, set: |unit, origin| unit.origin.values = origin },
    ),
    origin(
        "Where the cost comes from",
        "Origin of the cost",
        &Chosen::<UnitType, _> { get: |unit| unit.origin.cost, set: |unit, origin| unit.origin.cost = origin },
    ),
    origin(
        "Where the number of counters comes from",
        "Origin of the number of counters",
        &Chosen::<UnitType, _> { get: |unit| unit.origin.count, set: |unit, origin| unit.origin.count = origin },
    ),
];

/// The lowest and highest navigation.
const LEVEL: Bounds = (Level::WHAT, 0, Level::MAX.get() as i64);

/// A field for something that the counter prints. Changing it marks the values as the designer's own.
const fn printed(caption: &'static str, holds: Holds<Content, UnitType>) -> UnitField {
    UnitField::new(caption, holds).cites(book("2.32")).owns(|unit| unit.origin.values = Origin::Own)
}

const fn origin(caption: &'static str, spoken: &'static str, chosen: &'static Chosen<UnitType, Origin>) -> UnitField {
    UnitField::new(caption, Holds::Choice(chosen)).spoken(spoken).folded().help(ORIGIN)
}

impl OrNone for EnvironType {
    const WHAT: &'static str = "a type of environ, or none";

    fn all_or_none() -> &'static [Option<Self>] {
        use EnvironType::{Air, Fire, Liquid, Subterranean, Urban, Wild};
        &[None, Some(Urban), Some(Wild), Some(Subterranean), Some(Liquid), Some(Air), Some(Fire)]
    }

    fn offer_or_none(chosen: Option<Self>) -> Offer {
        chosen.map_or(Offer { word: NONE, help: "Units of the Empire have none." }, Choosable::offer)
    }
}
