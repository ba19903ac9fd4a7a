//! The fields of a star system: those in the head of its tile, and those that follow from its orbits. The fields of its sectors are in
//! `sector_fields.rs`.

use super::pasted::{paste, pasted};
use super::{Content, Edit, InSystem, MeanPlunder, Place, Space, Sun, System, book};
use rules::Origin;
use rules::kind::{Choosable, Field, Holds, Home, Kind, KindFacts, Listed, Offer, Rows, Same, Value, Within, holds, on_shelf};

/// Where a project keeps systems: the shelf, which is an ordered list by id, with its edits and its places.
pub const SYSTEMS_HOME: Home<Content, System, InSystem> = on_shelf!(systems: Edit::System, Place::System, InSystem::Whole, name);

/// Systems as a kind of thing that designers edit, in forms and in tables.
pub const SYSTEMS: Kind<Content, System, System, InSystem> = Kind::of(
    KindFacts {
        one: "system",
        heading: "Systems",
        thing: "system",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    SYSTEMS_HOME,
    Rows::things(),
    FIELDS,
    undescribed,
)
.listed(Listed {
    name: InSystem::Name,
    new: "System",
    make: |_, name| System { name, ..System::default() },
    copied: |_| (),
    label: |system| system.label().to_owned(),
    remark: |_, _, system| format!("{} {}", system.technology, system.wealth),
    given: false,
    rest: "orbits and bodies",
});

type SystemField = Field<Content, System, InSystem>;

const FIELDS: &[SystemField] = &[
    drawn("Name", holds!(Line, name))
        .spoken("System name")
        .hint("Name of the system")
        .help("What its people call it.")
        .column("name")
        .part(InSystem::Name),
    drawn("Technology", holds!(Choice<System, _>, technology))
        .help("The technology of its local defenses.")
        .column("tech")
        .part(InSystem::Technology),
    drawn("Wealth", holds!(Count, wealth))
        .help("The taxes that it yields on average, in mega-credits.")
        .column("wealth")
        .part(InSystem::Wealth),
    SystemField::new("Plunder", Holds::InWords(plunder))
        .help(
            "What plundering every sector with a code yields on average, in mega-credits. The wealth agrees with it within two \
             mega-credits or a quarter.",
        )
        .cites(book("Plunder Procedure"))
        .special(),
    drawn("Sun", holds!(Choice<System, _>, sun)).folded().help("The colour of its sun, which only the picture shows."),
    drawn("Picture", Holds::Picture(|system| pasted(system.ground.as_ref()), |system, to| paste(&mut system.ground, to)))
        .spoken("Picture behind the tile")
        .folded()
        .help("A picture of your own in the place of the night."),
    drawn("Capital", Holds::Within(CAPITAL, capital, set_capital))
        .help("Whoever holds this sector at the end of a battle holds the system.")
        .cites(book("Ending a Segment: Control"))
        .part(InSystem::Capital),
    SystemField::new("Orbits", Holds::WorkedOut(|_, _, system| Value::from(system.orbits.len()))).special(),
    SystemField::new("Bodies", Holds::WorkedOut(|_, _, system| Value::from(system.bodies()))).special(),
    SystemField::new("Sectors", Holds::WorkedOut(|_, _, system| Value::from(system.spaces().len())))
        .help("The sectors of its bodies, and the deep space of each orbit.")
        .special(),
    SystemField::new("Notes", holds!(Prose, notes)).hint("Remarks of the designer"),
    SystemField::new("Where it comes from", holds!(Choice<System, _>, origin))
        .spoken("Origin")
        .folded()
        .help("A change makes it your own; say so if you have it from elsewhere."),
];

/// The part of a system that no field shows: the orbits with their bodies, which can be changed only on the tile, and a capital whose sector is gone.
fn undescribed(system: &System) -> System {
    let gone = system.capital.filter(|capital| system.sector(*capital).is_none());
    System { orbits: system.orbits.clone(), capital: gone, ..System::default() }
}

/// A field that is printed on the tile. A change of the field marks the system as the designer's own.
const fn drawn(caption: &'static str, holds: Holds<Content, System>) -> SystemField {
    SystemField::new(caption, holds).cites(book("Map Tile Definitions & Explanations")).owns(|system| system.origin = Origin::Own)
}

/// The choices for the capital: the sectors of a system's bodies, numbered from 1 from the inside out.
const CAPITAL: Within<Content> = Within {
    things: |content, place| {
        let Place::System(id, _) = place else { return Vec::new() };
        let Some(system) = content.systems.get(id) else { return Vec::new() };
        (1..).zip(system.sectors()).map(|(number, (spot, ..))| (number, system.space_label(Space::On(spot)))).collect()
    },
    one: "sector",
    nothing: Some("none"),
};

/// The number of the capital among the sectors, from 1; 0 if the capital's sector is gone, and `None` if the system has no capital.
fn capital(system: &System) -> Option<u32> {
    let capital = system.capital?;
    Some((1..).zip(system.sectors()).find(|(_, (spot, ..))| *spot == capital).map_or(0, |(number, _)| number))
}

fn set_capital(system: &mut System, number: Option<u32>) {
    // The number 0 stands for a capital whose sector is gone. That capital is left as it is.
    if number != Some(0) {
        let chosen = (1..).zip(system.sectors()).find(|(known, _)| Some(*known) == number);
        system.capital = chosen.map(|(_, (spot, ..))| spot);
    }
}

/// The average yield of plundering the whole system, in words, and whether it agrees with the wealth.
fn plunder(content: &Content, _: Place, system: &System) -> String {
    match MeanPlunder::of(system, &content.tables.plunder) {
        None => "no plunder table".to_owned(),
        Some(mean) if mean.agrees_with(system.wealth) => format!("{mean}: agrees"),
        Some(mean) => format!("{mean}: out of line"),
    }
}

impl Choosable for Sun {
    const WHAT: &'static str = "a sun";

    fn all() -> &'static [Self] {
        &Self::ALL
    }

    fn offer(self) -> Offer {
        Offer { word: self.label(), help: "" }
    }
}
