//! The fields of a ship design, in the order of a table's columns.

use super::style_fields::ANY_STYLE;
use super::{Breakdown, Content, Edit, InShip, Part, Place, Ship, Style, book, cost};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Listed, Rows, Same, Value, holds, on_shelf};
use rules::{Change, Id, Points, Tint};

/// Where a project keeps its ship designs.
pub const SHIPS_HOME: Home<Content, Ship, InShip> = on_shelf!(ships: Edit::Ship, Place::Ship, InShip::Whole, name);

/// Ship designs, with their fields.
pub const SHIPS: Kind<Content, Ship, Ship, InShip> = Kind::of(
    KindFacts {
        one: "ship",
        heading: "Ships",
        thing: "ship",
        table: Some("ships"),
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    SHIPS_HOME,
    Rows::things(),
    FIELDS,
    |_| Ship::default(),
)
.listed(Listed {
    name: InShip::Name,
    new: "Ship",
    make: |_, _| Ship::default(),
    // A copy gets no letter, since two designs with the same letter would clash.
    copied: |ship| ship.letter.clear(),
    label: |ship| ship.label().to_owned(),
    remark: |content, id, _| content.price(id).map_or_else(|| "no price".to_owned(), |price| price.to_string()),
    given: false,
    rest: "values",
})
.imported(|content, ship, before| {
    // If an imported table states a cost that equals the calculated price, it is dropped, unless the project stated a cost before.
    let price = cost::price(ship, &content.options).map(|price| price.total);
    let stated_before = before.and_then(|before| before.stated_cost);
    ship.stated_cost = ship.stated_cost.filter(|stated| Some(*stated) != price || stated_before == Some(*stated));
});

type ShipField = Field<Content, Ship, InShip>;

/// The optional columns for hull number and style; a table has both or neither.
const NAMED: u8 = 1;
/// The optional column for warp drives of fighters.
const FIGHTER_WARP: u8 = 2;

const FIELDS: &[ShipField] = &[
    ShipField::new("Name", holds!(Line, name)).spoken("Ship name").hint("Name of the ship").column("name").part(InShip::Name),
    ShipField::new("Class", holds!(Line, class)).hint("Constitution").help("The class it belongs to.").column("class"),
    ShipField::new("Type", holds!(Line, kind)).hint("Frigate").help("What kind of ship it is, in your own words.").column("type"),
    ShipField::new("Letter", holds!(Letters(4), letter))
        .spoken("Counter letter")
        .hint("next free")
        .help("The letter on its counter unless its fleet says otherwise; the next free one where there is none.")
        .cites(book("Setup: The Pieces of the Game"))
        .column("letter")
        .part(InShip::Letter),
    stat(Part::Cannons, holds!(Level, cannons)).help("Attack dice of unguided weapons."),
    stat(Part::Launchers, holds!(Level, launchers)).help("Missiles that can be fired in a turn."),
    stat(Part::Bays, holds!(Level, bays)).help("Squadrons that can be launched, or recovered, in a turn."),
    stat(Part::Defense, holds!(Level, defense)).help("What the sum of a barrage has to beat."),
    stat(Part::Move, holds!(Level, movement)).help("Spaces a turn."),
    stat(Part::Missiles, holds!(Count, missiles)).help("Missiles aboard."),
    stat(Part::Fighters, holds!(Count, fighters)).help("Fighter squadrons aboard."),
    add_on(Part::Sensors, holds!(Level, sensors)).help("A bonus to the initiative roll."),
    add_on(Part::Warp, holds!(Level, warp)).help("A drive for leaving the map."),
    add_on(Part::Repair, holds!(Level, repair)).help("One-time attempts at raising a stat again."),
    add_on(Part::Boosters, holds!(Level, boosters)).help("One-time extra spaces."),
    add_on(Part::Cargo, holds!(Count, cargo)).help("Holds for supplies."),
    add_on(Part::Passengers, holds!(Count, passengers)).help("Holds for passengers."),
    ShipField::new("Price", Holds::WorkedOut(|content, _, ship| price(content, ship).map_or(Value::Nothing, Value::from)))
        .special()
        .help("What the calculator makes of it, in points.")
        .cites(book("Advanced Rules: Ship Construction")),
    ShipField::new("Points for move", Holds::WorkedOut(|content, _, ship| points_for_move(content, ship)))
        .help("What its speed alone costs.")
        .special()
        .cites(book("Advanced Rules: Ship Construction")),
    ShipField::new("Stated cost", Holds::Stated(|ship| ship.stated_cost, |ship, cost| ship.stated_cost = cost, price))
        .special()
        .help("The cost that a list states, in points, to be compared with the calculator's.")
        .column("cost")
        .part(InShip::StatedCost),
    ShipField::new("Origin", holds!(Choice<Ship, _>, origin)).help("Where the design comes from.").special(),
    ShipField::new("Hull number", holds!(Line, number))
        .hint("F-101")
        .help("Its number on the hull, as free text.")
        .column_if_any("number", NAMED),
    ShipField::new("Style", Holds::Link(STYLE, |ship| ship.style.map(Id::number), |ship, style| ship.style = style.map(Id::new)))
        .spoken("Fleet style")
        .help("The colours and hulls in which sheets draw it.")
        .cites(book("Setup: The Pieces of the Game"))
        .column_if_any("style", NAMED)
        .part(InShip::Style),
    ShipField::new("Fighter warp", holds!(Switch(""), warp_fighters))
        .spoken("Warp drives for its fighters")
        .help("Whether its squadrons carry warp drives.")
        .part(InShip::FighterWarp)
        .column_if_any("fighter-warp", FIGHTER_WARP)
        .shown(|content, _| content.options.warp_for_fighters),
    ShipField::new("Picture", holds!(Picture, picture))
        .spoken("Counter picture")
        .hint("Its silhouette")
        .special()
        .help("What stands on its counters and its record sheet in place of the silhouette."),
    ShipField::new("Notes", holds!(Prose, notes)).hint("Remarks for the record sheet").part(InShip::Notes),
    ShipField::new("Fleets", Holds::InWords(fleets)).special().help("The fleets that it serves in."),
];

/// Offers the styles for a ship. If a table names a style that the project lacks, a plain style with this name is created.
const STYLE: Link<Content> = Link {
    make: Some(|name| {
        let (primary, secondary) = (Tint([0x8c, 0x96, 0xa0]), Tint([0x46, 0x50, 0x5a]));
        Edit::Style(Change::Add(Style { name: name.into(), primary, secondary, ..Style::default() }))
    }),
    ..ANY_STYLE
};

const fn stat(part: Part, holds: Holds<Content, Ship>) -> ShipField {
    ShipField::new(part.label(), holds).column(part.slug()).part(InShip::Part(part)).cites(book("Your Fleet: Stats"))
}

const fn add_on(part: Part, holds: Holds<Content, Ship>) -> ShipField {
    stat(part, holds).cites(book("Advanced Rules: Ship Construction"))
}

fn price(content: &Content, ship: &Ship) -> Option<Points> {
    cost::price(ship, &content.options).map(|price| price.total)
}

fn points_for_move(content: &Content, ship: &Ship) -> Value {
    let price = Breakdown::of(ship, &content.options).price;
    price.map_or(Value::Nothing, |price| Value::from(price.movement))
}

/// The names of the fleets in which a design serves, separated by commas.
fn fleets(content: &Content, place: Place, _: &Ship) -> String {
    let Place::Ship(id, _) = place else { return String::new() };
    let serving = content.fleets.iter().filter(|(_, fleet)| fleet.ships.iter().any(|(_, ship)| ship.design == id));
    let names: Vec<&str> = serving.map(|(_, fleet)| fleet.label()).collect();
    names.join(", ")
}
