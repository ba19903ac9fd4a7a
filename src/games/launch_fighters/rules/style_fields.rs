//! The fields of a fleet style.

use super::{Content, Edit, Hull, InStyle, Place, Style, book};
use rules::Id;
use rules::kind::{Choosable, Field, Holds, Home, Kind, KindFacts, Link, Listed, Offer, Rows, Same, Value, holds, on_shelf};

/// Where a project keeps its fleet styles.
pub const STYLES_HOME: Home<Content, Style, InStyle> = on_shelf!(styles: Edit::Style, Place::Style, InStyle::Whole, name);

/// Fleet styles, with their fields.
pub const STYLES: Kind<Content, Style, Style, InStyle> = Kind::of(
    KindFacts {
        one: "fleet style",
        heading: "Fleet styles",
        thing: "fleet style",
        table: Some("styles"),
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    STYLES_HOME,
    Rows::things(),
    FIELDS,
    |_| Style::default(),
)
.listed(Listed {
    name: InStyle::Name,
    new: "Style",
    make: new_style,
    copied: |_| (),
    label: |style| style.label().to_owned(),
    remark: |_, _, style| style.hull.label().to_owned(),
    given: false,
    rest: "look",
});

type StyleField = Field<Content, Style, InStyle>;

const FIELDS: &[StyleField] = &[
    StyleField::new("Name", holds!(Line, name))
        .spoken("Style name")
        .hint("Name of the makers")
        .column("name")
        .part(InStyle::Name),
    looks("Hulls", holds!(Choice<Style, _>, hull)).spoken("Hull").help("The form of their hulls.").column("hull"),
    looks("Hull colour", holds!(Colour, primary)).help("Hull plates and counters are printed in it.").column("hull-colour"),
    looks("Trim colour", holds!(Colour, secondary)).help("Weapons, engines and trim are printed in it.").column("trim-colour"),
    StyleField::new("Doctrine", holds!(Prose, doctrine))
        .hint("How they fight, in a sentence")
        .column("doctrine")
        .part(InStyle::People),
    StyleField::new("Flavour", holds!(Prose, flavour))
        .hint("Who they are, in a paragraph")
        .column("flavour")
        .part(InStyle::People),
    StyleField::new("Origin", holds!(Choice<Style, _>, origin)).help("Where the style comes from.").special(),
    StyleField::new(
        "Ships",
        Holds::WorkedOut(|content, place, _| counted(content.ships.iter().filter(|(_, ship)| has(place, ship.style)))),
    )
    .help("How many designs are drawn in it.")
    .special(),
    StyleField::new(
        "Fleets",
        Holds::WorkedOut(|content, place, _| counted(content.fleets.iter().filter(|(_, fleet)| has(place, fleet.style)))),
    )
    .help("How many fleets are printed in it.")
    .special(),
];

/// Offers the styles of the project as choices, and the choice of no style. A table that names an unknown style is refused.
pub(super) const ANY_STYLE: Link<Content> = Link {
    things: |content| content.styles.iter().map(|(id, style)| (id.number(), style.name.clone())).collect(),
    one: "fleet style",
    nothing: Some("no style"),
    make: None,
};

const fn looks(caption: &'static str, holds: Holds<Content, Style>) -> StyleField {
    StyleField::new(caption, holds).part(InStyle::Looks).cites(book("Setup: The Pieces of the Game"))
}

/// Whether a place lies in this style.
fn has(place: Place, style: Option<Id<Style>>) -> bool {
    matches!(place, Place::Style(id, _) if style == Some(id))
}

fn counted(things: impl Iterator) -> Value {
    Value::Number(things.count() as i64)
}

impl Choosable for Hull {
    const WHAT: &'static str = "a form of hulls";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Wedge => "A long dagger, broad at the stern.",
            Self::Saucer => "A round saucer on a neck, with engines on pylons.",
            Self::Slab => "Stacked blocks behind a blunt prow.",
            Self::Crescent => "Two horns reaching forward.",
            Self::Needle => "A slender spine strung with rings.",
            Self::Carapace => "A segmented body with limbs and claws.",
        };
        Offer { word: self.label(), help }
    }
}

/// A new style with the first hull that no other style has.
fn new_style(content: &Content, name: String) -> Style {
    let unused = Hull::ALL.into_iter().find(|hull| content.styles.find(|style| style.hull == *hull).is_none());
    Style::of_hull(name, unused.unwrap_or_default())
}
