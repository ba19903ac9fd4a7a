//! The fields of the combat modifiers: those for deep space, asteroids and starcities, those for other sectors, and the values that critical hits
//! leave.

use super::{Content, InTable, Modifier, Modifiers, book};
use rules::Level;
use rules::kind::{Field, Holds, Kind, holds, number, origin, table};

/// The combat modifiers as a kind of thing that designers edit.
pub const MODIFIERS: Kind<Content, Modifiers, Modifiers, InTable> =
    table(["table of modifiers", "Combat modifiers"], Some("combat-modifiers"), FIELDS, |_| Modifiers::default());

type ModifierField = Field<Content, Modifiers, InTable>;

const FIELDS: &[ModifierField] = &[
    open(
        "EW in the open",
        |table| table.open.each_point_of_ew.get().into(),
        |table, number| table.open.each_point_of_ew = clamped(number),
    )
    .spoken("Each point of EW in the open")
    .help("Each point by which the firer's EW is above.")
    .column("open-ew"),
    open(
        "Loading in the open",
        |table| table.open.unloading.get().into(),
        |table, number| table.open.unloading = clamped(number),
    )
    .help("Target loads or unloads, or just did.")
    .column("open-loading"),
    open("Evading in the open", |table| table.open.evading.get().into(), |table, number| table.open.evading = clamped(number))
        .help("Target evades.")
        .column("open-evading"),
    near("EW superior", |table| table.near.ew_superior.get().into(), |table, number| table.near.ew_superior = clamped(number))
        .help("Firer's EW is above.")
        .column("near-ew"),
    near("EW double", |table| table.near.ew_double.get().into(), |table, number| table.near.ew_double = clamped(number))
        .help("Firer's EW is double or more.")
        .column("near-ew-double"),
    level("Small EW", |table| table.near.small_ew, |table, level| table.near.small_ew = level)
        .help("EW up to which two points more are double.")
        .cites(book("Combat Differential Modifiers"))
        .part(InTable::Near)
        .column("near-small-ew"),
    near("Loading elsewhere", |table| table.near.unloading.get().into(), |table, number| table.near.unloading = clamped(number))
        .help("Target loads or unloads, or just did.")
        .column("near-loading"),
    near("Primitive fire", |table| table.near.primitive.get().into(), |table, number| table.near.primitive = clamped(number))
        .help("Primitive unit fires at a spacecraft.")
        .column("near-primitive"),
    told("Primitive units", holds!(Words, near.primitives))
        .help("The letters of the primitive units.")
        .part(InTable::Near)
        .column("primitives"),
    told("Survivors", holds!(Words, survivors))
        .spoken("Ships that survive a critical hit")
        .help("The letters of the ships that survive one.")
        .part(InTable::Critical)
        .column("survivors"),
    level("EW left", |table| table.crippled.0, |table, level| table.crippled.0 = level)
        .help("EW that they have left.")
        .column("left-ew"),
    level("Attack left", |table| table.crippled.1, |table, level| table.crippled.1 = level)
        .help("Attack that they have left.")
        .column("left-attack"),
    level("Defense left", |table| table.crippled.2, |table, level| table.crippled.2 = level)
        .help("Defense that they have left.")
        .column("left-defense"),
    origin("Origin of the table Combat modifiers"),
];

const fn told(caption: &'static str, holds: Holds<Content, Modifiers>) -> ModifierField {
    number(caption, holds).cites(book("Combat Differential Modifiers"))
}

const fn modifier(caption: &'static str, get: fn(&Modifiers) -> i64, set: fn(&mut Modifiers, i64)) -> ModifierField {
    told(caption, Holds::Number(Modifier::WHAT, -(Modifier::MOST as i64), Modifier::MOST as i64, get, set))
}

fn clamped(number: i64) -> Modifier {
    Modifier::clamped(i32::try_from(number).unwrap_or_default())
}

/// The field of a modifier that applies in deep space, among asteroids and in starcities.
const fn open(caption: &'static str, get: fn(&Modifiers) -> i64, set: fn(&mut Modifiers, i64)) -> ModifierField {
    modifier(caption, get, set).part(InTable::Open)
}

/// The field of a modifier that applies in sectors with air and in all other vacuum sectors.
const fn near(caption: &'static str, get: fn(&Modifiers) -> i64, set: fn(&mut Modifiers, i64)) -> ModifierField {
    modifier(caption, get, set).part(InTable::Near)
}

/// The field of a value that a unit has after it has survived a critical hit.
const fn level(caption: &'static str, get: fn(&Modifiers) -> Level, set: fn(&mut Modifiers, Level)) -> ModifierField {
    told(caption, Holds::Level(get, set)).cites(book("Combat Results")).part(InTable::Critical)
}
