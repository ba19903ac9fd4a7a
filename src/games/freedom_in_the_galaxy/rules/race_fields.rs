//! The fields of races and their locals.

use super::galaxy_fields::{ORIGIN, facts};
use super::{Content, Edit, EnvironType, InRace, Locals, Place, Race, book};
use rules::Origin;
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Listed, Rows, Same, Value, holds, on_shelf};

/// Where a project keeps its races, which edit changes one of them, and which place points at it.
const RACES_HOME: Home<Content, Race, InRace> = on_shelf!(races: Edit::Race, Place::Race, InRace::Whole, name);

/// Races, as a kind of thing that a designer makes.
pub const RACES: Kind<Content, Race, Race, InRace> = Kind::of(
    facts(["race", "Races"], "races", &["name"]),
    RACES_HOME,
    Rows::things(),
    &[
        RaceField::new("Name", holds!(Line, name))
            .spoken("Race name")
            .hint("Name of the race")
            .help("What one of them is called.")
            .cites(book("5.3"))
            .column("name")
            .part(InRace::Name)
            .owns(|race| race.origin = Origin::Own),
        RaceField::new("Star-faring", holds!(Switch("no"), star_faring))
            .help("Whether it travels among the stars, so that what happens on one of its planets is felt on others.")
            .cites(book("23.0"))
            .column("star-faring")
            .owns(|race| race.origin = Origin::Own),
        RaceField::new(
            "Planets",
            Holds::WorkedOut(|content, place, _| match place {
                Place::Race(id, _) => Value::from(content.planets.iter().filter(|(_, planet)| planet.has_race(id)).count()),
                _ => Value::Nothing,
            }),
        )
        .spoken("Planets of the race")
        .special(),
        RaceField::new("Where it comes from", holds!(Choice<Race, _>, origin)).spoken("Origin of the race").folded().help(ORIGIN),
    ],
    |race| Race { locals: race.locals.clone(), ..Race::default() },
)
.listed(Listed {
    name: InRace::Name,
    new: "Race",
    make: |_, name| Race { name, ..Race::default() },
    copied: |_| (),
    label: |race| race.label().to_owned(),
    remark: |_, _, race| if race.star_faring { "star-faring" } else { "" }.to_owned(),
    given: true,
    rest: "locals",
});

type RaceField = Field<Content, Race, InRace>;

/// Locals, as the rows of a table with one row for each type of environ of each race.
pub const LOCALS: Kind<Content, Race, Locals, InRace> = Kind::of(
    KindFacts {
        one: "locals",
        heading: "Locals",
        thing: "race",
        table: Some("locals"),
        same: Same { in_columns: &["environ"], then: None, once: true },
    },
    RACES_HOME,
    Rows::List {
        shelf: |race| &race.locals,
        shelf_mut: |race| &mut race.locals,
        part: InRace::Locals,
        id: |part| if let InRace::Locals(id) = part { Some(id) } else { None },
        order: |race| race.locals.ids().collect(),
        blank: Locals::default,
        misfit: |_| None,
    },
    &[
        told("Environ", holds!(Choice<Locals, EnvironType>, environ))
            .spoken("Environ of the locals")
            .help("The type of environ in which they live.")
            .folded()
            .column("environ"),
        told("Strength", holds!(Level, strength)).help("How strong they are in a fight.").column("strength"),
        told("Endurance", holds!(Level, endurance)).help("How many wounds they bear.").column("endurance"),
        told("Hand to hand", holds!(Switch("no"), hand_to_hand))
            .help("Whether they fight hand to hand; else it is a firefight.")
            .column("hand-to-hand"),
        LocalsField::new(
            "Other readings",
            Holds::InWords(|_, _, locals| locals.readings.iter().map(|reading| reading.says()).collect::<Vec<_>>().join(", ")),
        )
        .help("What other sources say of them.")
        .shown(|_, locals| !locals.readings.is_empty())
        .special(),
        LocalsField::new("Where they come from", holds!(Choice<Locals, _>, origin))
            .spoken("Origin of the locals")
            .folded()
            .help(ORIGIN),
    ],
    |locals| Locals { readings: locals.readings.clone(), ..Locals::default() },
);

type LocalsField = Field<Content, Locals, InRace>;

const fn told(caption: &'static str, holds: Holds<Content, Locals>) -> LocalsField {
    LocalsField::new(caption, holds).cites(book("12.17")).owns(|locals| locals.origin = Origin::Own)
}
