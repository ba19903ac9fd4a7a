//! The fields of a fleet and of its ships, which are rows of a table.

use super::style_fields::ANY_STYLE;
use super::{Content, Edit, Fleet, FleetShip, InFleet, Place, Ship, book};
use rules::kind::{Field, Holds, Home, Kept, Kind, KindFacts, Link, Listed, Rows, Same, Value, holds};
use rules::{Id, Points};

/// Where a project keeps its fleets.
pub const FLEETS_HOME: Home<Content, Fleet, InFleet> = Home {
    kept: Kept::Shelf(|content| &content.fleets, Edit::Fleet),
    place: Place::Fleet,
    part,
    whole: InFleet::Whole,
    name: |fleet| &fleet.name,
    rename: |fleet, name| fleet.name = name,
};

/// Fleets, with their fields.
pub const FLEETS: Kind<Content, Fleet, Fleet, InFleet> = Kind::of(
    KindFacts {
        one: "fleet",
        heading: "Fleets",
        thing: "fleet",
        // Fleets have no table of their own: a file holds only the table of their ships.
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    FLEETS_HOME,
    Rows::things(),
    FIELDS,
    |fleet| Fleet { ships: fleet.ships.clone(), flagship: fleet.flagship, ..Fleet::default() },
)
.listed(Listed {
    name: InFleet::Name,
    new: "Fleet",
    make: |_, name| Fleet { name, ..Fleet::default() },
    copied: |_| (),
    label: |fleet| fleet.label().to_owned(),
    remark: |content, _, fleet| format!("{} / {}", spent(content, fleet), fleet.budget),
    given: false,
    rest: "flagship",
});

/// The ships of fleets. In an imported table, the first ship of a fleet becomes its flagship.
pub const FLEET_SHIPS: Kind<Content, Fleet, FleetShip, InFleet> = Kind::of(
    KindFacts {
        one: "ship of a fleet",
        heading: "Ships of fleets",
        thing: "fleet",
        table: Some("fleets"),
        // When a table is imported, a ship that is found again by these columns keeps its id, to which scenarios refer.
        same: Same { in_columns: &["ship", "name"], then: None, once: false },
    },
    FLEETS_HOME,
    Rows::List {
        shelf: |fleet| &fleet.ships,
        shelf_mut: |fleet| &mut fleet.ships,
        part: InFleet::Ship,
        id: |part| if let InFleet::Ship(id) = part { Some(id) } else { None },
        order: |fleet| {
            let mut ships: Vec<Id<FleetShip>> = fleet.ships.ids().collect();
            ships.sort_by_key(|id| Some(*id) != fleet.flagship);
            ships
        },
        blank: || FleetShip::of(Id::new(0)),
        misfit: |_| None,
    },
    SHIP_FIELDS,
    |_| FleetShip::of(Id::new(0)),
)
.imported(|content, fleet, before| {
    fleet.flagship = fleet.ships.ids().next();
    if before.is_none() {
        // The budget is the cost of the ships, rounded up to a whole hundred.
        let hundreds = (spent(content, fleet).get() + 99) / 100;
        fleet.budget = Points::new(hundreds.max(1) * 100);
    }
});

type FleetField = Field<Content, Fleet, InFleet>;

const FIELDS: &[FleetField] = &[
    FleetField::new("Name", holds!(Line, name)).spoken("Fleet name").hint("Name of the fleet").column("name").part(InFleet::Name),
    FleetField::new("Budget", holds!(Points, budget))
        .help("How many points may be spent: 100 for beginners, 200 as the standard, or any other sum.")
        .cites(book("Setup: Building a Fleet"))
        .offered_from(0)
        .column("budget")
        .part(InFleet::Budget),
    FleetField::new(
        "Style",
        Holds::Link(ANY_STYLE, |fleet| fleet.style.map(Id::number), |fleet, style| fleet.style = style.map(Id::new)),
    )
    .spoken("Fleet style")
    .help("The colours and hulls in which sheets draw it.")
    .cites(book("Setup: The Pieces of the Game"))
    .column("style")
    .part(InFleet::Style),
    FleetField::new("Flagship", Holds::InWords(flagship))
        .help("The ship that is placed first.")
        .cites(book("Setup: Placement on the Map"))
        .part(InFleet::Flagship)
        .special(),
    FleetField::new("Ships", Holds::WorkedOut(|_, _, fleet| Value::Number(fleet.ships.len() as i64)))
        .help("How many ships it has.")
        .special(),
    FleetField::new("Spent", Holds::WorkedOut(|content, _, fleet| spent(content, fleet).into()))
        .spoken("Points spent")
        .help("What its ships cost, in points.")
        .cites(book("Setup: Building a Fleet"))
        .special(),
    FleetField::new("Left", Holds::WorkedOut(|content, _, fleet| (fleet.budget - spent(content, fleet)).into()))
        .spoken("Points left")
        .help("What is left of the budget, in points.")
        .cites(book("Setup: Building a Fleet"))
        .special(),
    FleetField::new("Notes", holds!(Prose, notes)).spoken("Fleet notes").hint("Remarks for the roster").part(InFleet::Notes),
    FleetField::new("Scenarios", Holds::InWords(scenarios)).help("The scenarios that it fights in.").special(),
];

type FleetShipField = Field<Content, FleetShip, InFleet>;

const SHIP_FIELDS: &[FleetShipField] = &[
    FleetShipField::new(
        "Design",
        Holds::Link(
            DESIGN,
            |ship| Some(ship.design.number()),
            |ship, design| {
                if let Some(design) = design {
                    ship.design = Id::new(design);
                }
            },
        ),
    )
    .help("The design that it is built to.")
    .cites(book("Setup: Building a Fleet"))
    .column("ship")
    .required(),
    FleetShipField::new("Name", holds!(Line, name))
        .help("Its own name; the design's where there is none, numbered where several ships would bear it.")
        .column("name"),
    FleetShipField::new("Letter", holds!(Letters(4), letter))
        .help("The letter on its counter; the design's where there is none, or the next free one.")
        .cites(book("Setup: The Pieces of the Game"))
        .column("letter"),
    FleetShipField::new(
        "Points",
        Holds::WorkedOut(|content, _, ship| content.price(ship.design).map_or(Value::Nothing, Value::from)),
    )
    .spoken("Price")
    .help("What its design costs, in points.")
    .cites(book("Setup: Building a Fleet")),
];

/// Offers the ship designs as choices. A ship of a fleet always has a design.
const DESIGN: Link<Content> = Link {
    things: |content| content.ships.iter().map(|(id, ship): (Id<Ship>, &Ship)| (id.number(), ship.name.clone())).collect(),
    one: "ship",
    nothing: None,
    make: None,
};

/// Offers the fleets of the project as choices, and the choice of no fleet.
pub(super) const ANY_FLEET: Link<Content> = Link {
    things: |content| content.fleets.iter().map(|(id, fleet)| (id.number(), fleet.name.clone())).collect(),
    one: "fleet",
    nothing: Some("no fleet"),
    make: None,
};

fn part(place: Place) -> Option<(Id<Fleet>, InFleet)> {
    if let Place::Fleet(id, part) = place { Some((id, part)) } else { None }
}

fn spent(content: &Content, fleet: &Fleet) -> Points {
    fleet.spent(&content.ships, &content.options)
}

fn flagship(content: &Content, _: Place, fleet: &Fleet) -> String {
    let name = |id| fleet.names(&content.ships).remove(&id);
    fleet.flagship.and_then(name).unwrap_or_default()
}

/// The names of the scenarios in which a fleet fights, separated by commas.
fn scenarios(content: &Content, place: Place, _: &Fleet) -> String {
    let Place::Fleet(id, _) = place else { return String::new() };
    let fights = content.scenarios.iter().filter(|(_, scenario)| scenario.sides.iter().any(|(_, side)| side.fleet == Some(id)));
    let names: Vec<&str> = fights.map(|(_, scenario)| scenario.label()).collect();
    names.join(", ")
}
