//! The fields of a fleet and of its ships, as columns of tables with a row for each fleet or ship.

use super::forecast::FleetForecast;
use super::player_fields::PLAYER;
use super::world_list_fields::{ITEM, WORLD};
use super::{Aim, Content, Edit, Fleet, InFleet, Mode, Place, Ship, book};
use rules::Id;
use rules::kind::{Field, Heads, Holds, Home, Kind, KindFacts, Link, Listed, Rows, Same, Value, holds, on_shelf};

/// Where the designs keep fleets: the shelf, which is an ordered list by id, with its edits and its places.
const FLEETS_HOME: Home<Content, Fleet, InFleet> = on_shelf!(fleets: Edit::Fleet, Place::Fleet, InFleet::Whole, name);

/// Fleets, as a kind of thing that a designer makes.
pub const FLEETS: Kind<Content, Fleet, Fleet, InFleet> = Kind::of(
    KindFacts {
        one: "fleet",
        heading: "Fleets",
        thing: "fleet",
        table: Some("fleet-orders"),
        same: Same { in_columns: &["player", "fleet"], then: None, once: true },
    },
    FLEETS_HOME,
    Rows::things(),
    FIELDS,
    |fleet| Fleet { ships: fleet.ships.clone(), ..Fleet::default() },
)
.listed(Listed {
    name: InFleet::Name,
    new: "Fleet",
    make: |content, name| Fleet { name, player: content.players.ids().next(), ..Fleet::default() },
    copied: |_| (),
    label: |fleet| fleet.label().to_owned(),
    remark: |content, _, fleet| format!("{}, {} IU", content.player_label(fleet.player), FleetForecast::of(content, fleet).cost),
    given: false,
    rest: "ships",
})
.refuse(|fleet| fleet.name.trim().is_empty().then_some(("fleet", "it has no name")));

type FleetField = Field<Content, Fleet, InFleet>;

/// The field for the player who owns the fleet.
const OWNER: FleetField = FleetField::new(
    "Player",
    Holds::Link(PLAYER, |fleet| fleet.player.map(Id::number), |fleet, number| fleet.player = number.map(Id::new)),
)
.spoken("Whose fleet")
.help("Whose it is; the opening of its owner pays for it.")
.column("player");

/// The field for the name of the fleet's commander.
const COMMANDER: FleetField = FleetField::new("Commander", holds!(Line, commander))
    .hint("Name of the commander")
    .help("The sovereign and the cronies are always true; anybody else is tempted once a year.")
    .cites(book("Command"))
    .column("commander")
    .part(InFleet::Commander);

/// The field for how the fleet behaves when it meets worlds and other fleets.
const MODE: FleetField = orders("Mode", holds!(Choice<Fleet, Mode>, mode))
    .help("What it does where it meets worlds and ships.")
    .cites(book("Modes"))
    .column("mode");

const FIELDS: &[FleetField] = &[
    OWNER,
    FleetField::new("Name", holds!(Line, name))
        .spoken("Fleet name")
        .hint("Name of the fleet")
        .column("fleet")
        .part(InFleet::Name)
        .required(),
    COMMANDER,
    MODE,
    orders("Break off", holds!(PerhapsLevel("to the end"), break_off))
        .spoken("Break off at a loss of so many in a hundred")
        .hint("Breaks off")
        .first(50)
        .help("The share of its ships, in hundredths, whose loss makes it run.")
        .cites(book("Space combat"))
        .column("break_off"),
    orders("Aim", holds!(Choice<Fleet, Aim>, aim)).help("At whom its ships shoot.").cites(book("Space combat")).column("aim"),
    orders("At", Holds::Link(STANDS, |fleet| fleet.at.map(Id::number), |fleet, number| fleet.at = number.map(Id::new)))
        .spoken("Where it stands at the start")
        .help("The world where it stands at the start.")
        .column("at"),
    orders("Route", holds!(Line, route))
        .hint("Gram - Xochitl - Asgard - Gram")
        .help("Where it goes, like a railroad schedule.")
        .cites(book("Fleet orders"))
        .column("route"),
    told("Cost", Holds::WorkedOut(|content, _, fleet| number(FleetForecast::of(content, fleet).cost)))
        .spoken("Cost of the fleet in IU")
        .help("What its ships and their cargo cost."),
    told("Shots", Holds::WorkedOut(|content, _, fleet| number(FleetForecast::of(content, fleet).shots)))
        .spoken("Shots in a round")
        .help("How many shots it has in a round in space."),
    told("Withstands", Holds::WorkedOut(|content, _, fleet| number(FleetForecast::of(content, fleet).hits)))
        .spoken("Hits that destroy it")
        .help("How many hits destroy all of it."),
    told("Free holds", Holds::WorkedOut(|content, _, fleet| number(FleetForecast::of(content, fleet).free_holds)))
        .help("How many units of cargo it has room for; less than nothing where it is overfull."),
    told("Jump", Holds::WorkedOut(|content, _, fleet| number(FleetForecast::of(content, fleet).jump)))
        .spoken("Moves a year")
        .help("How many moves it makes in a year, as its slowest ship."),
    FleetField::new("True", Holds::InWords(|content, _, fleet| FleetForecast::of(content, fleet).loyalty_words()))
        .spoken("Chance that its captain stays true")
        .help("The chance that its captain stays true over the years of the first campaign.")
        .cites(book("Command")),
];

const fn orders(caption: &'static str, holds: Holds<Content, Fleet>) -> FleetField {
    FleetField::new(caption, holds).part(InFleet::Orders)
}

/// A field that shows a value worked out from the fleet; it cannot be edited.
const fn told(caption: &'static str, holds: Holds<Content, Fleet>) -> FleetField {
    FleetField::new(caption, holds).cites(book("Items"))
}

fn number(number: impl Into<i64>) -> Value {
    Value::Number(number.into())
}

/// The ships of the fleets, as a list inside each fleet.
pub const SHIPS: Kind<Content, Fleet, Ship, InFleet> = Kind::of(
    KindFacts {
        one: "ship",
        heading: "Ships of fleets",
        thing: "fleet",
        table: Some("fleets"),
        same: Same { in_columns: &["ship"], then: None, once: false },
    },
    FLEETS_HOME,
    Rows::List {
        shelf: |fleet| &fleet.ships,
        shelf_mut: |fleet| &mut fleet.ships,
        part: InFleet::Ship,
        id: |part| if let InFleet::Ship(id) = part { Some(id) } else { None },
        order: |fleet| fleet.ships.ids().collect(),
        blank: Ship::default,
        misfit: |_| None,
    },
    &[
        ShipField::new("Name", holds!(Line, name)).spoken("Ship name").hint("no name").column("ship"),
        ShipField::new(
            "Item",
            Holds::Link(ITEM, |ship| ship.item.map(Id::number), |ship, number| ship.item = number.map(Id::new)),
        )
        .spoken("What the ship is")
        .cites(book("Items"))
        .column("item")
        .required(),
        ShipField::new("Cargo", holds!(Line, cargo))
            .hint("2 Troop, 20 IU")
            .help("What lies in its holds: items, IU and people (in millions), such as 2 Troop, 20 IU.")
            .cites(book("Items"))
            .column("cargo"),
        ShipField::new("Cost", Holds::WorkedOut(|content, _, ship| cost(content, ship)))
            .spoken("Cost of the ship in IU")
            .help("What the ship and its cargo cost."),
    ],
    |_| Ship::default(),
)
.headed(Heads { before: &[OWNER], behind: &[COMMANDER, MODE] });

type ShipField = Field<Content, Ship, InFleet>;

const STANDS: Link<Content> = Link { nothing: Some("its home"), ..WORLD };

fn cost(content: &Content, ship: &Ship) -> Value {
    Value::Number(super::forecast::ship_cost(content, ship).into())
}
