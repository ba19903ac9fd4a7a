//! The bodies of systems described, a row a body. Which there are, what they are and how they are cut is decided on the tile.

use super::system_fields::SYSTEMS_HOME;
use super::{Body, Content, InSystem, System, book};
use crate::rules::Origin;
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Rows, Same, Value};

/// The bodies of the systems.
pub const BODIES: Kind<Content, System, Body, InSystem> = Kind::of(
    KindFacts {
        one: "body",
        heading: "Bodies",
        thing: "system",
        table: None,
        same: Same { in_columns: &[], then: None, once: false },
    },
    SYSTEMS_HOME,
    Rows::Built {
        parts: |system| {
            let orbits = system.orbits.iter();
            orbits.flat_map(|(orbit, found)| found.bodies.ids().map(move |body| InSystem::Body(orbit, body))).collect()
        },
        get: |system, part| {
            let InSystem::Body(orbit, body) = part else { return None };
            system.orbits.get(orbit)?.bodies.get(body)
        },
        get_mut: |system, part| {
            let InSystem::Body(orbit, body) = part else { return None };
            system.orbits.get_mut(orbit)?.bodies.get_mut(body)
        },
        owns: |system| system.origin = Origin::Own,
    },
    FIELDS,
    |body| Body { name: String::new(), ..body.clone() },
);

type BodyField = Field<Content, Body, InSystem>;

const FIELDS: &[BodyField] = &[
    told("Body", Holds::InWords(|_, _, body| body.label().to_owned())).help("What it is called, or what it is.").special(),
    told("Name", Holds::Line(|body| &body.name, |body, name| body.name = name))
        .spoken("Body name")
        .help("What stands beside it on the tile."),
    told("Kind", Holds::InWords(|_, _, body| body.form.label().to_lowercase())).special(),
    told("Cut", Holds::InWords(|_, _, body| body.form.cut().label().to_owned())).special(),
    told("Sectors", Holds::WorkedOut(|_, _, body| Value::from(body.form.sectors().len()))).special(),
];

const fn told(caption: &'static str, holds: Holds<Content, Body>) -> BodyField {
    BodyField::new(caption, holds).cites(book("Map Tile Definitions & Explanations"))
}
