//! The bodies of systems described, a row a body. Which there are is decided on the tile.

use super::system_fields::SYSTEMS_HOME;
use super::{Body, BodyKind, Content, Cut, Division, InSystem, System, book};
use crate::rules::kind::{Choosable, Chosen, Field, Holds, Kind, KindFacts, Offer, Rows, Same, Value};
use crate::rules::{Origin, Tint};

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
    told("Kind", Holds::Choice(&Chosen::<Body, _> { get: |body| body.form.kind(), set: turn }))
        .help("What it is: a planet can be cut into sectors; anything else is one sector without air."),
    told("Cut", Holds::Choice(&Chosen::<Body, _> { get: |body| usual(body.form.cut()), set: cut }))
        .help("How it is cut into sectors, which keep their values as far as they are left.")
        .shown(|_, body| body.form.kind() == BodyKind::Planet),
    told("Equator", Holds::Number("a number of sectors", 0, Division::LONGEST_EQUATOR as i64, equator, set_equator))
        .spoken("Sectors of the equator")
        .help("How many sectors its equator has.")
        .shown(|_, body| matches!(body.form.cut(), Cut::Caps(_))),
    told("Colour", Holds::Colour(|body| body.tint.unwrap_or_default(), set_tint))
        .spoken("Body colour")
        .help("Its seas or its rock are printed in it.")
        .shown(|_, body| body.tint.is_some() && matches!(body.form.kind(), BodyKind::Planet | BodyKind::Moon)),
    told("Sectors", Holds::WorkedOut(|_, _, body| Value::from(body.form.sectors().len()))).special(),
];

const fn told(caption: &'static str, holds: Holds<Content, Body>) -> BodyField {
    BodyField::new(caption, holds).cites(book("Map Tile Definitions & Explanations"))
}

/// How many sectors an equator has when a planet is first cut into caps.
const USUAL_EQUATOR: usize = 3;

fn turn(body: &mut Body, kind: BodyKind) {
    if kind != body.form.kind() {
        body.form = body.form.turned_into(kind);
    }
}

/// A cut, however many sectors its equator has.
const fn usual(cut: Cut) -> Cut {
    match cut {
        Cut::Whole | Cut::Halves => cut,
        Cut::Caps(_) => Cut::Caps(USUAL_EQUATOR),
    }
}

fn cut(body: &mut Body, to: Cut) {
    if to != usual(body.form.cut()) {
        body.form = body.form.recut(to);
    }
}

fn equator(body: &Body) -> i64 {
    match body.form.cut() {
        Cut::Whole | Cut::Halves => 0,
        Cut::Caps(count) => i64::try_from(count).unwrap_or(i64::MAX),
    }
}

/// What has no equator gets none.
fn set_equator(body: &mut Body, count: i64) {
    if matches!(body.form.cut(), Cut::Caps(_)) && count != equator(body) {
        body.form = body.form.recut(Cut::Caps(usize::try_from(count).unwrap_or_default()));
    }
}

/// What is coloured by its name stays so; a colour is chosen on the tile, where that which its name suggests is known.
fn set_tint(body: &mut Body, tint: Tint) {
    if body.tint.is_some() {
        body.tint = Some(tint);
    }
}

impl Choosable for BodyKind {
    const WHAT: &'static str = "a kind of body";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer {
            word: self.label(),
            help: if self.holds_air() { "It can be cut into sectors." } else { "One sector without air." },
        }
    }
}

impl Choosable for Cut {
    const WHAT: &'static str = "a cut";

    fn all() -> &'static [Self] {
        &[Self::Whole, Self::Halves, Self::Caps(USUAL_EQUATOR)]
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Whole => "One sector.",
            Self::Halves => "Two halves.",
            Self::Caps(_) => "Two caps and an equator.",
        };
        Offer { word: self.label(), help }
    }
}
