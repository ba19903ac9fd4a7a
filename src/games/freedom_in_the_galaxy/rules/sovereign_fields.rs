//! The fields of a sovereign.

use super::galaxy_fields::{ORIGIN, facts};
use super::{Allegiance, Content, Edit, InSovereign, Place, Sovereign, book};
use rules::kind::{Choosable, Field, Holds, Home, Kind, Listed, Offer, Rows, Value, holds, on_shelf};
use rules::{Level, Origin};

/// Where a project keeps its sovereigns, which edit changes one of them, and which place points at it.
const HOME: Home<Content, Sovereign, InSovereign> =
    on_shelf!(sovereigns: Edit::Sovereign, Place::Sovereign, InSovereign::Whole, name);

/// Sovereigns, as a kind of thing that a designer makes.
pub const SOVEREIGNS: Kind<Content, Sovereign, Sovereign, InSovereign> =
    Kind::of(facts(["sovereign", "Sovereigns"], "sovereigns", &["name"]), HOME, Rows::things(), FIELDS, |_| Sovereign::default())
        .listed(Listed {
            name: InSovereign::Name,
            new: "Sovereign",
            make: |_, name| Sovereign { name, endurance: Level::clamped(1), ..Sovereign::default() },
            copied: |_| (),
            label: |sovereign| sovereign.label().to_owned(),
            remark: |_, _, sovereign| sovereign.allegiance.label().to_owned(),
            given: false,
            rest: "something else",
        });

type SovereignField = Field<Content, Sovereign, InSovereign>;

/// Makes the field for a rating that the counter prints.
macro_rules! rating {
    ($caption:literal, $spoken:literal, $help:literal, $column:literal, $field:ident) => {
        printed($caption, Holds::Level(|sovereign| sovereign.$field, |sovereign, level| sovereign.$field = level))
            .spoken($spoken)
            .help($help)
            .column($column)
    };
}

const FIELDS: &[SovereignField] = &[
    printed("Name", holds!(Line, name))
        .spoken("Name of the sovereign")
        .hint("Name of the sovereign")
        .help("The environ that names the sovereign is where they rule.")
        .column("name")
        .part(InSovereign::Name)
        .required(),
    rating!("Combat", "Combat of the sovereign", "How well the sovereign fights.", "combat", combat),
    rating!("Endurance", "Endurance of the sovereign", "How many wounds the sovereign bears.", "endurance", endurance),
    rating!("Leadership", "Leadership of the sovereign", "Leading units on a planet.", "leadership", leadership),
    rating!("In space", "Space leadership of the sovereign", "Leading units in space.", "space_leadership", space_leadership),
    printed("Allegiance", holds!(Choice<Sovereign, _>, allegiance))
        .help("Who can summon the sovereign.")
        .cites(book("25.12"))
        .column("allegiance"),
    SovereignField::new(
        "Environs",
        Holds::WorkedOut(|content, _, sovereign| Value::from(content.environs_of(sovereign).count())),
    )
    .spoken("Environs of the sovereign")
    .special(),
    SovereignField::new("Where it comes from", holds!(Choice<Sovereign, _>, origin))
        .spoken("Origin of the sovereign")
        .folded()
        .help(ORIGIN),
];

/// A field for something that the counter prints. Changing it marks the sovereign as the designer's own.
const fn printed(caption: &'static str, holds: Holds<Content, Sovereign>) -> SovereignField {
    SovereignField::new(caption, holds).cites(book("25.0")).owns(|sovereign| sovereign.origin = Origin::Own)
}

impl Choosable for Allegiance {
    const WHAT: &'static str = "an allegiance";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        let help = match self {
            Self::Neutral => "Either side can summon the sovereign.",
            Self::Rebel => "The Rebels alone can.",
            Self::Imperial => "The Empire alone can.",
        };
        Offer { word: self.label(), help }
    }
}
