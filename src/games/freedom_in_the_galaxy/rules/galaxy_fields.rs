//! The fields of provinces, stars and routes, which make up the map beneath the planets.

use super::{Content, Edit, InProvince, InRoute, InStar, MapPlace, Place, Province, Route, Star, book};
use geometry::Mm;
use rules::kind::{Field, Holds, Home, Kept, Kind, KindFacts, Link, Listed, Rows, Same, Value, holds, on_shelf};
use rules::{Id, Level, Origin};

/// Where a project keeps its provinces, which edit changes one of them, and which place points at it.
const PROVINCES_HOME: Home<Content, Province, InProvince> =
    on_shelf!(provinces: Edit::Province, Place::Province, InProvince::Whole, name);

/// Provinces, as a kind of thing that a designer makes.
pub const PROVINCES: Kind<Content, Province, Province, InProvince> = Kind::of(
    facts(["province", "Provinces"], "provinces", &["number"]),
    PROVINCES_HOME,
    Rows::things(),
    &[
        ProvinceField::new("Name", holds!(Line, name))
            .spoken("Province name")
            .hint("Name of the province")
            .column("name")
            .part(InProvince::Name)
            .owns(|province| province.origin = Origin::Own),
        ProvinceField::new("Number", holds!(Level, number))
            .spoken("Number of the province")
            .help("The first digit of the numbers of its stars.")
            .cites(book("5.1, 5.2"))
            .column("number")
            .owns(|province| province.origin = Origin::Own),
        ProvinceField::new("Colour", holds!(Colour, color))
            .spoken("Colour of the province")
            .help("The colour of its stars on the map.")
            .column("color"),
        ProvinceField::new("Stars", Holds::WorkedOut(stars_of)).spoken("Stars of the province").special(),
        ProvinceField::new("Where it comes from", holds!(Choice<Province, _>, origin))
            .spoken("Origin of the province")
            .folded()
            .help(ORIGIN),
    ],
    |_| Province::default(),
)
.listed(Listed {
    name: InProvince::Name,
    new: "Province",
    make: |content, name| {
        let taken = |number: &Level| content.provinces.find(|province| province.number == *number).is_some();
        let number = (1..=9).map(Level::clamped).find(|number| !taken(number)).unwrap_or_default();
        Province { name, number, ..Province::default() }
    },
    copied: |_| (),
    label: |province| province.label().to_owned(),
    remark: |_, _, province| province.number.to_string(),
    given: true,
    rest: "something else",
});

/// The help text of every field that says where the data of a thing come from.
pub(super) const ORIGIN: &str = "A change makes it your own; say so if you have it from elsewhere.";

pub(super) const fn facts([one, heading]: [&'static str; 2], table: &'static str, same: &'static [&'static str]) -> KindFacts {
    KindFacts { one, heading, thing: one, table: Some(table), same: Same { in_columns: same, then: None, once: false } }
}

fn stars_of(content: &Content, place: Place, _: &Province) -> Value {
    let Place::Province(id, _) = place else { return Value::Nothing };
    Value::from(content.stars.iter().filter(|(_, star)| star.province == Some(id)).count())
}

type ProvinceField = Field<Content, Province, InProvince>;

/// Where a project keeps its stars, which edit changes one of them, and which place points at it.
const STARS_HOME: Home<Content, Star, InStar> = on_shelf!(stars: Edit::Star, Place::Star, InStar::Whole, name);

/// Stars, as a kind of thing that a designer makes.
pub const STARS: Kind<Content, Star, Star, InStar> =
    Kind::of(facts(["star", "Stars"], "stars", &["name"]), STARS_HOME, Rows::things(), STAR_FIELDS, |_| Star::default()).listed(
        Listed {
            name: InStar::Name,
            new: "Star",
            make: |content, name| {
                // A new star is put beside the others, in an empty part of the map.
                let at = MapPlace { x: MapPlace::default().x, y: MapPlace::SHEET.height - Mm::new(30.0) };
                let step = |number: usize| MapPlace { x: at.x + Mm::new(20.0) * number as f64, ..at };
                let free = |place: &MapPlace| content.stars.find(|star| star.at == *place).is_none();
                let at = (0..=content.stars.len()).map(step).find(free).unwrap_or(at);
                let province = content.provinces.iter().next();
                let tens = province.map_or(0, |(_, province)| province.number.get() * 10);
                let taken = |number: &Level| content.stars.find(|star| star.number == *number).is_some();
                let number = (tens + 1..=tens + 9).filter_map(Level::new).find(|number| !taken(number)).unwrap_or_default();
                Star { name, number, province: province.map(|(id, _)| id), at, ..Star::default() }
            },
            copied: |star| star.at = MapPlace { x: star.at.x + Mm::new(20.0), ..star.at },
            label: |star| star.label().to_owned(),
            remark: |_, _, star| star.number.to_string(),
            given: false,
            rest: "something else",
        },
    );

type StarField = Field<Content, Star, InStar>;

const STAR_FIELDS: &[StarField] = &[
    printed("Number", holds!(Level, number))
        .spoken("Number of the star")
        .help("Its first digit is the number of its province.")
        .column("star")
        .part(InStar::Number),
    printed("Name", holds!(Line, name)).spoken("Star name").hint("Name of the star").column("name").part(InStar::Name),
    printed(
        "Province",
        Holds::Link(PROVINCE, |star| star.province.map(Id::number), |star, number| star.province = number.map(Id::new)),
    )
    .help("The province that it is in."),
    length("x", "Place from the left, in millimetres", |star| star.at.x, |star, x| star.at.x = x).column("x"),
    length("y", "Place from above, in millimetres", |star| star.at.y, |star, y| star.at.y = y).column("y"),
    StarField::new(
        "Planets",
        Holds::WorkedOut(|content, place, _| match place {
            Place::Star(id, _) => Value::from(content.planets_of(id).count()),
            _ => Value::Nothing,
        }),
    )
    .spoken("Planets of the star")
    .cites(book("5.21"))
    .special(),
    StarField::new("Where it comes from", holds!(Choice<Star, _>, origin)).spoken("Origin of the star").folded().help(ORIGIN),
];

const fn printed(caption: &'static str, holds: Holds<Content, Star>) -> StarField {
    StarField::new(caption, holds).cites(book("5.2")).owns(|star| star.origin = Origin::Own)
}

/// The field for a coordinate of a star on the map. The book's coordinates are known only roughly, so a change does not mark the star as the
/// designer's own.
const fn length(caption: &'static str, spoken: &'static str, get: fn(&Star) -> Mm, set: fn(&mut Star, Mm)) -> StarField {
    StarField::new(caption, Holds::Length(Mm::ZERO, MapPlace::FARTHEST, get, set))
        .spoken(spoken)
        .help("Where it stands on the map of the galaxy; it is dragged there too.")
}

const PROVINCE: Link<Content> = Link {
    things: |content| content.provinces.iter().map(|(id, province)| (id.number(), province.name.clone())).collect(),
    one: "province",
    nothing: Some("no province"),
    make: None,
};

/// The link with which a field refers to a star.
pub(super) const STAR: Link<Content> = Link {
    things: |content| content.stars.iter().map(|(id, star)| (id.number(), star.name.clone())).collect(),
    one: "star",
    nothing: Some("no star"),
    make: None,
};

/// Where a project keeps its routes, which edit changes one of them, and which place points at it.
const ROUTES_HOME: Home<Content, Route, InRoute> = Home {
    kept: Kept::Shelf(|content| &content.routes, Edit::Route),
    place: Place::Route,
    part: |place| if let Place::Route(id, part) = place { Some((id, part)) } else { None },
    whole: InRoute::Whole,
    name: |_| "",
    rename: |_, _| (),
};

/// Routes, as a kind of thing that a designer makes.
pub const ROUTES: Kind<Content, Route, Route, InRoute> = Kind::of(
    KindFacts {
        one: "route",
        heading: "Routes",
        thing: "route",
        table: Some("routes"),
        same: Same { in_columns: &["from", "to"], then: None, once: true },
    },
    ROUTES_HOME,
    Rows::things(),
    &[
        end("From", Holds::Link(STAR, |route| route.from.map(Id::number), |route, number| route.from = number.map(Id::new)))
            .spoken("The star at one end")
            .column("from")
            .required(),
        end("To", Holds::Link(STAR, |route| route.to.map(Id::number), |route, number| route.to = number.map(Id::new)))
            .spoken("The star at the other end")
            .column("to")
            .required(),
        end("Navigation stars", holds!(Level, stars))
            .help("How many navigation stars lie on it, each of which makes a jump one longer: none to three.")
            .column("stars"),
        RouteField::new("Where it comes from", holds!(Choice<Route, _>, origin))
            .spoken("Origin of the route")
            .folded()
            .help(ORIGIN),
    ],
    |_| Route::default(),
)
.listed(Listed {
    name: InRoute::Whole,
    new: "Route",
    make: |_, _| Route::default(),
    copied: |_| (),
    label: |_| "Route".to_owned(),
    remark: |content, _, route| format!("{} \u{2013} {}", content.star_label(route.from), content.star_label(route.to)),
    given: false,
    rest: "something else",
});

type RouteField = Field<Content, Route, InRoute>;

const fn end(caption: &'static str, holds: Holds<Content, Route>) -> RouteField {
    RouteField::new(caption, holds).cites(book("21.1")).owns(|route| route.origin = Origin::Own)
}
