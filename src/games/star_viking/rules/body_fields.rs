//! The fields of the bodies of systems, one row for each body. Designers add and remove bodies only on the tile.

use super::pasted::{paste, pasted, pasted_number};
use super::system_fields::SYSTEMS_HOME;
use super::{Body, BodyKind, Content, Cut, Division, InSystem, Look, Pasted, Surface, System, book};
use rules::kind::{Choosable, Chosen, Field, Holds, Kind, KindFacts, Offer, Rows, Same, Value, holds};
use rules::{Citation, Origin, Tint};

/// Bodies as a kind of thing that designers edit, in forms and in tables.
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
    told("Name", holds!(Line, name)).spoken("Body name").help("What stands beside it on the tile."),
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
    drawn(
        "Ground",
        Holds::Choice(&Chosen::<Body, _> { get: |body| Ground(body.look.surface), set: |body, to| body.look.surface = to.0 }),
    )
    .spoken("Ground of the body")
    .help("What it looks like; what does not suit its kind is not shown."),
    drawn(
        "Variant",
        Holds::Number(
            "the number of a ground",
            Look::VARIANT.0 as i64,
            Look::VARIANT.1 as i64,
            |body| body.look.variant.into(),
            |body, to| body.look.variant = u16::try_from(to).unwrap_or_default(),
        ),
    )
    .help("Which of the many grounds of that kind it shows."),
    drawn(
        "Size %",
        Holds::Number(
            "the size of a body",
            Look::SIZE.0 as i64,
            Look::SIZE.1 as i64,
            |body| body.look.size.into(),
            |body, to| body.look.size = u16::try_from(to).unwrap_or(100),
        ),
    )
    .spoken("Size of the body")
    .help("How wide it is, in hundredths of what its counters need."),
    drawn(
        "Turn",
        Holds::Number(
            "the turn of a body",
            Look::TURN.0 as i64,
            Look::TURN.1 as i64,
            |body| body.look.turn.into(),
            |body, to| body.look.turn = i16::try_from(to).unwrap_or_default(),
        ),
    )
    .spoken("Turn of the body")
    .help("By how many degrees its ground is turned clockwise. Its sectors stay where their names say."),
    drawn(
        "Place",
        Holds::PerhapsNumber(
            ("a place along an orbit", Look::ALONG.0 as i64, Look::ALONG.1 as i64),
            "laid out",
            |body| body.look.along.map(i64::from),
            |body, to| body.look.along = to.and_then(|to| u16::try_from(to).ok()),
        ),
    )
    .spoken("Place along the orbit")
    .help("How far its middle stands from the left edge of the tile, in tenths of a millimetre; none where it is laid out."),
    drawn("Picture", Holds::Picture(|body| pasted(body.look.pasted.as_ref()), |body, to| paste(&mut body.look.pasted, to)))
        .spoken("Picture on the body")
        .help("A picture of your own in the place of its ground, cut off by its rim."),
    drawn("Picture size %", pasted_number!(zoom, |body| body.look.pasted))
        .shown(|_, body| body.look.pasted.is_some())
        .help("How large the picture is; at 100 it just covers the body."),
    drawn("Picture to the right", pasted_number!(right, |body| body.look.pasted))
        .shown(|_, body| body.look.pasted.is_some())
        .help("How far it is moved to the right, in hundredths of the radius."),
    drawn("Picture down", pasted_number!(down, |body| body.look.pasted))
        .shown(|_, body| body.look.pasted.is_some())
        .help("How far it is moved down, in hundredths of the radius."),
    told("Sectors", Holds::WorkedOut(|_, _, body| Value::from(body.form.sectors().len()))).special(),
];

const fn told(caption: &'static str, holds: Holds<Content, Body>) -> BodyField {
    BodyField::new(caption, holds).cites(book("Map Tile Definitions & Explanations"))
}

/// A field that changes only the picture of the body, and nothing in play.
const fn drawn(caption: &'static str, holds: Holds<Content, Body>) -> BodyField {
    BodyField::new(caption, holds).cites(Citation::Drydock("nothing in play depends on the picture of a body")).folded()
}

/// A choice of the field "Ground": a surface, or `None` for the surface that suits the body by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ground(Option<Surface>);

/// How many sectors an equator has when a planet is first cut into caps.
const USUAL_EQUATOR: usize = 3;

fn turn(body: &mut Body, kind: BodyKind) {
    if kind != body.form.kind() {
        body.form = body.form.turned_into(kind);
    }
}

/// This way of cutting, but with the usual number of sectors on an equator, so that cuts with equators of different length compare as equal.
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

/// Sets how many sectors the equator has. A body without an equator is left as it is.
fn set_equator(body: &mut Body, count: i64) {
    if matches!(body.form.cut(), Cut::Caps(_)) && count != equator(body) {
        body.form = body.form.recut(Cut::Caps(usize::try_from(count).unwrap_or_default()));
    }
}

/// Changes the colour of a body for which the designer has already chosen a colour. Any other body keeps the colour that the program chooses. A
/// designer chooses the first colour on the tile, because only the tile knows the program's own colour.
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

impl Choosable for Ground {
    const WHAT: &'static str = "a ground";

    fn all() -> &'static [Self] {
        const ALL: [Ground; Surface::ALL.len() + 1] = {
            let mut all = [Ground(None); Surface::ALL.len() + 1];
            let mut index = 0;
            while index < Surface::ALL.len() {
                all[index + 1] = Ground(Some(Surface::ALL[index]));
                index += 1;
            }
            all
        };
        &ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.0.map_or("what suits it", Surface::label), help: "" }
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
