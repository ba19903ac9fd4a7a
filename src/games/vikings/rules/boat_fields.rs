//! The fields of a class of boats, in the order of the columns of a table.

use super::boat::{KeelLength, Rows, hexes};
use super::character_fields::{LEVEL, level, number};
use super::{BoatClass, Breakdown, Content, Edit, InBoat, Place, book};
use rules::Origin;
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Listed, Rows as TableRows, Same, Value, holds, on_shelf};

/// The shelf that holds the classes of boats.
pub const BOATS_HOME: Home<Content, BoatClass, InBoat> = on_shelf!(boats: Edit::Boat, Place::Boat, InBoat::Whole, name);

/// The kind of thing "class of boats", with its fields.
pub const BOATS: Kind<Content, BoatClass, BoatClass, InBoat> = Kind::of(
    KindFacts {
        one: "boat",
        heading: "Boats",
        thing: "boat",
        table: Some("boats"),
        same: Same { in_columns: &["class"], then: None, once: true },
    },
    BOATS_HOME,
    TableRows::things(),
    FIELDS,
    |_| BoatClass::default(),
)
.listed(Listed {
    name: InBoat::Name,
    new: "Boat",
    make: |_, name| BoatClass { name, ..BoatClass::default() },
    copied: |_| (),
    label: |boat| boat.label().to_owned(),
    remark: |_, _, boat| format!("{}, {} rowing", hexes(boat.size()), boat.seats),
    given: false,
    rest: "hull and oars",
})
.refuse(|boat| boat.name.trim().is_empty().then_some(("class", "it has no name")));

type BoatField = Field<Content, BoatClass, InBoat>;

/// Makes a field of a class of boats for a level that may be missing.
macro_rules! perhaps {
    ($caption:literal, $spoken:literal, $nothing:literal, $column:literal, $($field:tt)+) => {
        own(
            $caption,
            Holds::PerhapsNumber(
                LEVEL,
                $nothing,
                |boat| boat.$($field)+.map(number),
                |boat, value| boat.$($field)+ = value.map(level),
            ),
        )
        .spoken($spoken)
        .column($column)
    };
}

/// Makes a field of a class of boats for a level.
macro_rules! level {
    ($caption:literal, $spoken:literal, $help:literal, $section:literal, $column:literal, $part:ident, $field:ident) => {
        own($caption, Holds::Level(|boat| boat.$field, |boat, level| boat.$field = level))
            .spoken($spoken)
            .help($help)
            .cites(book($section))
            .column($column)
            .part(InBoat::$part)
    };
}

const FIELDS: &[BoatField] = &[
    BoatField::new("Name", holds!(Line, name))
        .spoken("Name of the class")
        .hint("Name of the class")
        .column("class")
        .part(InBoat::Name)
        .cites(book("4.1"))
        .required(),
    own(
        "Length",
        Holds::Number(
            KeelLength::WHAT,
            KeelLength::MIN as i64,
            KeelLength::MAX as i64,
            |boat| boat.length.get().into(),
            |boat, length| boat.length = KeelLength::clamped(u32::try_from(length).unwrap_or_default()),
        ),
    )
    .spoken("Length of the keel")
    .help("How many hexes the keel has, bow and helm among them.")
    .cites(book("4.1"))
    .column("length")
    .part(InBoat::Hull),
    own("Rows", holds!(Choice<BoatClass, Rows>, rows))
        .spoken("Rows of hexes")
        .help("The keel and as many rows on either side of it, each a hex shorter than the one within.")
        .cites(book("4.1"))
        .column("rows")
        .part(InBoat::Hull),
    level!(
        "Axis",
        "Hex of the axis",
        "The hex of the keel on which it turns, counted from the helm, which is 1.",
        "4.43",
        "axis",
        Hull,
        axis
    ),
    level!("Seats", "Seats at the oars", "How many may row.", "4.2, 9.5", "seats", Oars, seats),
    level!("Forwards", "Best speed forwards", "The best speed forwards, however many row.", "9.5", "forwards", Oars, forwards),
    level!(
        "Backwards",
        "Best speed backwards",
        "The best speed backwards, however many row.",
        "9.5",
        "backwards",
        Oars,
        backwards
    ),
    perhaps!("Gains 1", "Pairs that gain 1", "never", "accel_1", acceleration[0])
        .help(GAIN)
        .cites(book("9.5"))
        .part(InBoat::Oars),
    perhaps!("Gains 2", "Pairs that gain 2", "never", "accel_2", acceleration[1])
        .help(GAIN)
        .cites(book("9.5"))
        .part(InBoat::Oars),
    perhaps!("Gains 3", "Pairs that gain 3", "never", "accel_3", acceleration[2])
        .help(GAIN)
        .cites(book("9.5"))
        .part(InBoat::Oars),
    level!(
        "Sideways",
        "Loss by a sideways move",
        "The speed that a sideways move costs.",
        "4.43",
        "sideways_loss",
        Handling,
        sideways_loss
    ),
    level!("Turn", "Loss by a turn", "The speed that a turn costs.", "4.43", "turn_loss", Handling, turn_loss),
    perhaps!("Turns", "Turns in a phase", "any", "turns", turns)
        .help("How many turns of 60 degrees it may make in a phase.")
        .cites(book("9.5"))
        .part(InBoat::Handling),
    level!("Hull", "Damage that sinks it", "So many points of damage sink it.", "4.7", "hull", Build, hull),
    switch("Ends alike", holds!(Switch("no"), reversible))
        .spoken("Bow and stern interchangeable")
        .help("Bow and stern are interchangeable.")
        .cites(book("4.1"))
        .column("reversible"),
    switch("Helm", holds!(Switch("no"), helm)).help("It has a helm, for a steersman.").cites(book("4.2")).column("helm"),
    switch("Horses", holds!(Switch("no"), horses)).help("Horses can be taken aboard.").cites(book("4.83")).column("horses"),
    level!("Pushers", "Pushers on a beach", "How many have to push it off a beach.", "4.45", "pushers", Build, pushers),
    level!(
        "Weight",
        "Weight against other boats",
        "The lighter of two boats is pulled, and the heavier moves first.",
        "4.41, 4.65",
        "weight",
        Build,
        weight
    ),
    BoatField::new(
        "Points",
        Holds::WorkedOut(|content, _, boat| Value::from(Breakdown::of_boat(boat, &content.tables.points).total)),
    )
    .help("What it is worth by the table of points. The book prices nothing.")
    .column("points")
    .special(),
    BoatField::new("Where the values come from", holds!(Choice<BoatClass, Origin>, origin))
        .spoken("Origin of the values")
        .folded()
        .help("A change makes them your own; say so if you have them from elsewhere."),
];

/// The help text of the fields for acceleration.
const GAIN: &str = "The pairs that change its speed by so much in a phase; in a hull of one row oarsmen.";

/// A field for a value of the class. Changing it marks the class as the designer's own.
const fn own(caption: &'static str, holds: Holds<Content, BoatClass>) -> BoatField {
    BoatField::new(caption, holds).owns(|boat| boat.origin = Origin::Own)
}

const fn switch(caption: &'static str, holds: Holds<Content, BoatClass>) -> BoatField {
    own(caption, holds).part(InBoat::Build)
}
