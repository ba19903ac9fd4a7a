//! The fields of a scenario's sides, of the starting places of their units, and of their reinforcements. The fields of victory conditions are in
//! `condition_fields.rs`.

use super::fleet_fields::ANY_FLEET;
use super::scenario_fields::SCENARIOS_HOME;
use super::scenario_fields::part;
use super::{
    Area, Content, Entry, FleetShip, InScenario, Place, PlacedShip, PlacedSquadron, Reinforcement, Scenario, Side, book,
};
use geometry::{Edge, Facing, Space};
use rules::kind::{Field, Holds, Kind, KindFacts, Named, Rows, Same, Value, Within, holds};
use rules::{Count, Id, capital, listed};

/// The sides of scenarios, with their fields. A table identifies sides by their numbers, so that a side with a new name or fleet keeps its set-up.
pub const SIDES: Kind<Content, Scenario, Side, InScenario> = Kind::of(
    facts("side", "Sides", Some("sides"), &["side"]),
    SCENARIOS_HOME,
    Rows::List {
        shelf: |scenario| &scenario.sides,
        shelf_mut: |scenario| &mut scenario.sides,
        part: InScenario::Side,
        id: |part| if let InScenario::Side(id) = part { Some(id) } else { None },
        order: |scenario| scenario.sides.ids().collect(),
        blank: Side::default,
        misfit: |_| None,
    },
    SIDE_FIELDS,
    |side| Side {
        ships: side.ships.clone(),
        squadrons: side.squadrons.clone(),
        reinforcements: side.reinforcements.clone(),
        ..Side::default()
    },
);

/// The starting places of ships, which the designer sets on the board.
pub const PLACED_SHIPS: Kind<Content, Scenario, PlacedShip, InScenario> = Kind::of(
    facts("placed ship", "Placed ships", None, &[]),
    SCENARIOS_HOME,
    Rows::Built {
        parts: |scenario| {
            let ships = |(id, side): (_, &'_ Side)| {
                side.ships.iter().map(move |placed| InScenario::Ship(id, placed.ship)).collect::<Vec<_>>()
            };
            scenario.sides.iter().flat_map(ships).collect()
        },
        get: |scenario, part| {
            let InScenario::Ship(side, ship) = part else { return None };
            scenario.sides.get(side)?.placed(ship)
        },
        get_mut: |scenario, part| {
            let InScenario::Ship(side, ship) = part else { return None };
            scenario.sides.get_mut(side)?.ships.iter_mut().find(|placed| placed.ship == ship)
        },
        owns: |_| (),
    },
    PLACED_SHIP_FIELDS,
    |placed| PlacedShip { ship: placed.ship, at: Space::default(), facing: Facing::default() },
);

/// The starting places of squadrons on the map.
pub const PLACED_SQUADRONS: Kind<Content, Scenario, PlacedSquadron, InScenario> = Kind::of(
    facts("placed squadron", "Placed squadrons", None, &[]),
    SCENARIOS_HOME,
    Rows::Built {
        parts: |scenario| {
            let squadrons = |(id, side): (_, &Side)| {
                let count = side.squadrons.len() as u32;
                (0..count).map(move |number| InScenario::Squadron(id, number))
            };
            scenario.sides.iter().flat_map(squadrons).collect()
        },
        get: |scenario, part| {
            let InScenario::Squadron(side, number) = part else { return None };
            scenario.sides.get(side)?.squadrons.get(number as usize)
        },
        get_mut: |scenario, part| {
            let InScenario::Squadron(side, number) = part else { return None };
            scenario.sides.get_mut(side)?.squadrons.get_mut(number as usize)
        },
        owns: |_| (),
    },
    SQUADRON_FIELDS,
    |squadron| PlacedSquadron { host: squadron.host, at: Space::default() },
);

/// The groups of reinforcements of sides.
pub const REINFORCEMENTS: Kind<Content, Scenario, Reinforcement, InScenario> = Kind::of(
    facts("group of reinforcements", "Reinforcements", None, &[]),
    SCENARIOS_HOME,
    Rows::Built {
        parts: |scenario| {
            let groups = |(id, side): (_, &Side)| {
                let count = side.reinforcements.len() as u32;
                (0..count).map(move |number| InScenario::Reinforcement(id, number))
            };
            scenario.sides.iter().flat_map(groups).collect()
        },
        get: |scenario, part| {
            let InScenario::Reinforcement(side, number) = part else { return None };
            scenario.sides.get(side)?.reinforcements.get(number as usize)
        },
        get_mut: |scenario, part| {
            let InScenario::Reinforcement(side, number) = part else { return None };
            scenario.sides.get_mut(side)?.reinforcements.get_mut(number as usize)
        },
        owns: |_| (),
    },
    REINFORCEMENT_FIELDS,
    |group| Reinforcement { turn: Count::default(), ships: group.ships.clone(), entry: Entry::Edge(Edge::North) },
);

type SideField = Field<Content, Side, InScenario>;

const SIDE_FIELDS: &[SideField] = &[
    SideField::new("Side", Holds::WorkedOut(|content, place, _| number(content, place)))
        .help("Its number in the scenario.")
        .column("side")
        .special(),
    SideField::new("Name", holds!(Line, name))
        .hint("Its fleet's name")
        .help("What the side is called; its fleet's name where there is none.")
        .column("name"),
    SideField::new(
        "Fleet",
        Holds::Link(ANY_FLEET, |side| side.fleet.map(Id::number), |side, fleet| side.fleet = fleet.map(Id::new)),
    )
    .help("What it fights with; ships that another fleet does not have leave the set-up.")
    .cites(book("Setup: Building a Fleet"))
    .column("fleet"),
    SideField::new("Points", Holds::WorkedOut(strength))
        .help("What its fleet costs, in points.")
        .cites(book("Setup: Building a Fleet"))
        .special(),
    SideField::new("Placed", Holds::WorkedOut(|_, _, side| Value::Number(side.ships.len() as i64)))
        .spoken("Placed ships")
        .help("How many of its ships have a starting place.")
        .cites(book("Setup: Placement on the Map"))
        .special(),
    SideField::new(
        "Arriving",
        Holds::WorkedOut(|_, _, side| Value::Number(side.reinforcements.iter().map(|group| group.ships.len() as i64).sum())),
    )
    .spoken("Arriving ships")
    .help("How many of its ships arrive later.")
    .special(),
];

type PlacedShipField = Field<Content, PlacedShip, InScenario>;

const PLACED_SHIP_FIELDS: &[PlacedShipField] = &[
    PlacedShipField::new("Ship", Holds::InWords(|content, place, placed| ship_name(content, place, placed.ship)))
        .help("Which ship it is."),
    PlacedShipField::new("Space", holds!(Space, at))
        .help("Where it stands.")
        .cites(book("Setup: Placement on the Map"))
        .special(),
    PlacedShipField::new(
        "Facing",
        Holds::Number(
            Facing::WHAT,
            1,
            u8::MAX as i64 + 1,
            |placed| i64::from(placed.facing.number()) + 1,
            |placed, side| {
                placed.facing = Facing::new(u8::try_from(side - 1).unwrap_or_default());
            },
        ),
    )
    .help("The flat side at which its arrow points, clockwise from 1; more than there are is read round the clock.")
    .cites(book("The Battle: B) Movement"))
    .special(),
];

type SquadronField = Field<Content, PlacedSquadron, InScenario>;

const SQUADRON_FIELDS: &[SquadronField] = &[
    SquadronField::new("Ship", Holds::InWords(|content, place, squadron| ship_name(content, place, squadron.host)))
        .help("The ship that carried it."),
    SquadronField::new("Space", holds!(Space, at)).help("Where it stands.").special(),
];

type ReinforcementField = Field<Content, Reinforcement, InScenario>;

const REINFORCEMENT_FIELDS: &[ReinforcementField] = &[
    ReinforcementField::new("Turn", holds!(Count, turn)).help("The turn in which they arrive.").offered_from(1),
    ReinforcementField::new(
        "Ships",
        Holds::InWords(|content, place, group| {
            let names: Vec<String> = group.ships.iter().map(|ship| ship_name(content, place, *ship)).collect();
            listed(&names)
        }),
    )
    .help("Which ships arrive.")
    .special(),
    ReinforcementField::new(
        "Entry",
        Holds::Within(
            Within { things: entries, one: "edge or area", nothing: None },
            |group| Some(entry_number(group.entry)),
            |group, number| group.entry = number.map_or(group.entry, entry_of),
        ),
    )
    .help("They enter in any space of this edge or area."),
];

const fn facts(
    one: &'static str,
    heading: &'static str,
    table: Option<&'static str>,
    in_columns: &'static [&'static str],
) -> KindFacts {
    KindFacts { one, heading, thing: "scenario", table, same: Same { in_columns, then: None, once: true } }
}

/// The scenario in which a place lies.
pub(super) fn scenario(content: &Content, place: Place) -> Option<&Scenario> {
    content.scenarios.get(part(place)?.0)
}

/// The side in which a place lies; `None` if the place is in no side.
fn side(content: &Content, place: Place) -> Option<&Side> {
    let (InScenario::Side(side) | InScenario::Ship(side, _) | InScenario::Squadron(side, _) | InScenario::Reinforcement(side, _)) =
        part(place)?.1
    else {
        return None;
    };
    scenario(content, place)?.sides.get(side)
}

/// The number of the side that a place points at, by its position in the scenario, counted from 1.
fn number(content: &Content, place: Place) -> Value {
    let Some((_, InScenario::Side(side))) = part(place) else { return Value::Nothing };
    let position = scenario(content, place).and_then(|scenario| scenario.sides.position(side));
    position.map_or(Value::Nothing, |position| Value::Number(position as i64 + 1))
}

fn strength(content: &Content, _: Place, side: &Side) -> Value {
    let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
    fleet.map_or(Value::Nothing, |fleet| fleet.spent(&content.ships, &content.options).into())
}

/// The name of a ship of the side in which a place lies.
fn ship_name(content: &Content, place: Place, ship: Id<FleetShip>) -> String {
    ship_of(content, side(content, place), ship)
}

pub(super) fn ship_of(content: &Content, side: Option<&Side>, ship: Id<FleetShip>) -> String {
    let fleet = side.and_then(|side| content.fleets.get(side.fleet?));
    let name = fleet.and_then(|fleet| fleet.names(&content.ships).remove(&ship));
    name.unwrap_or_else(|| "a ship that is gone".to_owned())
}

pub(super) fn area(content: &Content, place: Place, area: Id<Area>) -> String {
    let map = scenario(content, place).and_then(|scenario| content.maps.get(scenario.map?));
    map.and_then(|map| map.areas.get(area)).map_or_else(|| "an area that is gone".to_owned(), Area::label)
}

pub(super) fn edge(edge: Edge) -> String {
    format!("the {} edge", edge.label())
}

/// Offers the areas of the scenario's map.
pub(super) const ANY_AREA: Within<Content> = Within { things: areas, one: "area", nothing: None };

fn areas(content: &Content, place: Place) -> Named {
    let map = scenario(content, place).and_then(|scenario| content.maps.get(scenario.map?));
    let areas = map.into_iter().flat_map(|map| map.areas.iter());
    areas.map(|(id, area): (Id<Area>, &Area)| (id.number(), area.name.trim().to_owned())).collect()
}

/// The ships of a side's fleet: the number of each ship's id, and its name.
pub(super) fn ships_of(content: &Content, side: Option<&Side>) -> Named {
    let Some(fleet) = side.and_then(|side| content.fleets.get(side.fleet?)) else { return Vec::new() };
    let mut names = fleet.names(&content.ships);
    fleet.ships.ids().map(|ship| (ship.number(), names.remove(&ship).unwrap_or_default())).collect()
}

/// The edges and areas where reinforcements can enter: a number for each (see `entry_number`), and its name.
fn entries(content: &Content, place: Place) -> Named {
    let edges = Edge::ALL.map(|edge| (entry_number(Entry::Edge(edge)), format!("{} edge", capital(edge.label()))));
    edges.into_iter().chain(areas(content, place)).collect()
}

/// The number that stands for an entry in a form: the number of an area's id or, for an edge, one of the four highest numbers, which no id reaches.
fn entry_number(entry: Entry) -> u32 {
    match entry {
        Entry::Area(area) => area.number(),
        Entry::Edge(edge) => u32::MAX - edge as u32,
    }
}

fn entry_of(number: u32) -> Entry {
    let edge = Edge::ALL.into_iter().find(|edge| entry_number(Entry::Edge(*edge)) == number);
    edge.map_or_else(|| Entry::Area(Id::new(number)), Entry::Edge)
}
