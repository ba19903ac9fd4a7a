//! The fields of creatures.

use super::{Creature, MOST_VERBS};
use crate::galaxy_fields::{ORIGIN, facts};
use crate::{Content, Edit, InCard, Place, book};
use rules::kind::{Field, Holds, Home, Kind, Listed, Rows, Sentences, Value, holds, on_shelf};
use rules::{Level, Origin};

/// Where a project keeps its creatures, which edit changes one of them, and which place points at it.
const HOME: Home<Content, Creature, InCard> = on_shelf!(creatures: Edit::Creature, Place::Creature, InCard::Whole, name);

/// Creatures, as a kind of thing that a designer makes.
pub const CREATURES: Kind<Content, Creature, Creature, InCard> =
    Kind::of(facts(["creature", "Creatures"], "creatures", &["name"]), HOME, Rows::things(), FIELDS, |_| Creature::default())
        .listed(Listed {
            name: InCard::Name,
            new: "Creature",
            make: |_, name| Creature {
                name,
                strength: Some(Level::clamped(4)),
                endurance: Some(Level::clamped(4)),
                origin: Origin::Own,
                ..Creature::default()
            },
            copied: |_| (),
            label: |creature| creature.label().to_owned(),
            remark: |_, _, creature| creature.line(),
            given: true,
            rest: "something else",
        });

type CreatureField = Field<Content, Creature, InCard>;

const FIELDS: &[CreatureField] = &[
    told("Name", holds!(Line, name))
        .spoken("Creature name")
        .hint("Name of the creature")
        .help("The name by which environs call it.")
        .column("name")
        .part(InCard::Name),
    told(
        "Strength",
        Holds::PerhapsNumber(
            (Level::WHAT, 0, 99),
            "no strength",
            |creature| creature.strength.map(|level| level.get().into()),
            |creature, number| creature.strength = level(number),
        ),
    )
    .hint("Has a strength")
    .first(4)
    .help("How strong it is; none where it does not fight.")
    .column("strength"),
    told(
        "Endurance",
        Holds::PerhapsNumber(
            (Level::WHAT, 0, 99),
            "no endurance",
            |creature| creature.endurance.map(|level| level.get().into()),
            |creature, number| creature.endurance = level(number),
        ),
    )
    .hint("Has an endurance")
    .first(4)
    .help("How many wounds it bears; none where it cannot be wounded.")
    .column("endurance"),
    told(
        "Effects",
        Holds::Sentences(&Sentences {
            most: MOST_VERBS,
            get: |creature: &Creature| &creature.effects,
            set: |creature, effects| creature.effects = effects,
        }),
    )
    .spoken("How the creature differs")
    .help("How it differs from a creature that fights hand to hand until it or its prey is dead.")
    .column("effects")
    .part(InCard::Effects),
    CreatureField::new(
        "Environs",
        Holds::WorkedOut(|content, _, creature| {
            let environs = content.planets.iter().flat_map(|(_, planet)| planet.environs.iter());
            Value::from(environs.filter(|(_, environ)| environ.creature.eq_ignore_ascii_case(&creature.name)).count())
        }),
    )
    .spoken("Environs with the creature")
    .special(),
    CreatureField::new("Where it comes from", holds!(Choice<Creature, _>, origin))
        .spoken("Origin of the creature")
        .folded()
        .help(ORIGIN),
];

fn level(number: Option<i64>) -> Option<Level> {
    number.and_then(|number| u32::try_from(number).ok()).and_then(Level::new)
}

const fn told(caption: &'static str, holds: Holds<Content, Creature>) -> CreatureField {
    CreatureField::new(caption, holds).cites(book("13.45")).owns(|creature| creature.origin = Origin::Own)
}
