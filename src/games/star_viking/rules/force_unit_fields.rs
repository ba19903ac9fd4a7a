//! The fields of the units of a force, one row for each counter: its type, the counter that carries it, and the system that it defends.

use std::collections::BTreeSet;

use super::force_fields::FORCES_HOME;
use super::{Color, Content, Force, ForceUnit, InForce, Place, book};
use rules::kind::{Field, Holds, Kind, KindFacts, Link, Rows, Same, Value, Within};
use rules::{Id, Points};

/// The units of the forces, as a kind of thing that designers edit.
pub const FORCE_UNITS: Kind<Content, Force, ForceUnit, InForce> = Kind::of(
    KindFacts {
        one: "unit",
        heading: "Units of forces",
        thing: "force",
        table: Some("forces"),
        same: Same { in_columns: &["unit"], then: None, once: false },
    },
    FORCES_HOME,
    Rows::List {
        shelf: |force| &force.units,
        shelf_mut: |force| &mut force.units,
        part: InForce::Unit,
        id: |part| if let InForce::Unit(id) = part { Some(id) } else { None },
        order: |force| force.units.ids().collect(),
        // No type has the number 0, so every row has to name its type.
        blank: || ForceUnit::of(Id::new(0)),
        misfit: |force| {
            let ring = force.units.ids().find(|unit| force.outermost(*unit).is_none());
            ring.map(|unit| (unit, "carrier", "it would carry itself"))
        },
    },
    FIELDS,
    |_| ForceUnit::of(Id::new(0)),
)
.imported(|content, force, before| {
    // A new force takes the colour of its first unit.
    let first = force.units.iter().find_map(|(_, unit)| content.units.get(unit.unit));
    if let Some(unit) = first.filter(|_| before.is_none()) {
        force.color = unit.color;
    }
});

type UnitField = Field<Content, ForceUnit, InForce>;

const FIELDS: &[UnitField] = &[
    UnitField::new("Counter", Holds::InWords(name))
        .help("What it is called: its letters, numbered in the order of the force where it has several of them.")
        .special(),
    UnitField::new(
        "Type",
        Holds::Link(UNIT_TYPE, |unit| Some(unit.unit.number()), |unit, number| unit.unit = number.map_or(unit.unit, Id::new)),
    )
    .spoken("Unit type")
    .help("What it is, by the colour, letters and name of its type.")
    .column("unit")
    .required(),
    UnitField::new(
        "Carrier",
        Holds::Within(CARRIER, |unit| unit.hold.map(Id::number), |unit, number| unit.hold = number.map(Id::new)),
    )
    .help("The unit of the force in whose hold it lies, such as CR 2: the second CR of the force.")
    .cites(book("Carrying Cargo"))
    .column("carrier"),
    UnitField::new(
        "System",
        Holds::Link(SYSTEM, |unit| unit.system.map(Id::number), |unit, number| unit.system = number.map(Id::new)),
    )
    .help("The system that it defends, for local units.")
    .cites(book("Local Defense Deployment"))
    .column("system")
    .shown(|content, unit| content.units.get(unit.unit).is_none_or(|found| found.color == Color::Green)),
    UnitField::new("Cost", Holds::WorkedOut(|content, _, unit| cost(content, unit)))
        .help("What it costs to build, in mega-credits.")
        .cites(book("New Construction Costs"))
        .special(),
];

const UNIT_TYPE: Link<Content> = Link {
    things: |content| {
        let called = |(id, unit): (Id<_>, &super::UnitType)| (id.number(), format!("{} {}", unit.color, unit.label()));
        content.units.iter().map(called).collect()
    },
    one: "unit type",
    nothing: None,
    make: None,
};

const SYSTEM: Link<Content> = Link {
    things: |content| content.systems.iter().map(|(id, system)| (id.number(), system.name.clone())).collect(),
    one: "system",
    nothing: Some("no system"),
    make: None,
};

const CARRIER: Within<Content> = Within {
    things: |content, place| {
        let Place::Force(id, part) = place else { return Vec::new() };
        let Some(force) = content.forces.get(id) else { return Vec::new() };
        let aboard = if let InForce::Unit(unit) = part { force.with_cargo(unit) } else { BTreeSet::new() };
        let labels = force.unit_labels(&content.units).into_iter();
        labels.filter(|(unit, _)| !aboard.contains(unit)).map(|(unit, label)| (unit.number(), label)).collect()
    },
    one: "unit",
    nothing: Some("no carrier"),
};

fn name(content: &Content, place: Place, _: &ForceUnit) -> String {
    let Place::Force(id, InForce::Unit(unit)) = place else { return String::new() };
    content.forces.get(id).map(|force| force.unit_label(unit, &content.units)).unwrap_or_default()
}

fn cost(content: &Content, unit: &ForceUnit) -> Value {
    let cost = content.units.get(unit.unit).and_then(|found| found.cost);
    cost.map_or(Value::Nothing, |cost| Points::new(cost.get().into()).into())
}
