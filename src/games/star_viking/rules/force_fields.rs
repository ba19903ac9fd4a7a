//! The fields of a force: its side and its budget. The fields of its units are in `force_unit_fields.rs`.

use super::{Color, Content, Edit, Force, InForce, Place, book};
use rules::counted;
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Listed, Rows, Same, Value, holds, on_shelf};

/// Where a project keeps forces: the shelf, which is an ordered list by id, with its edits and its places.
pub const FORCES_HOME: Home<Content, Force, InForce> = on_shelf!(forces: Edit::Force, Place::Force, InForce::Whole, name);

/// Forces as a kind of thing that designers edit, in forms and in tables.
pub const FORCES: Kind<Content, Force, Force, InForce> = Kind::of(
    KindFacts {
        one: "force",
        heading: "Forces",
        thing: "force",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    FORCES_HOME,
    Rows::things(),
    FIELDS,
    |force| Force { units: force.units.clone(), ..Force::default() },
)
.listed(Listed {
    name: InForce::Name,
    new: "Force",
    make: |_, name| Force { name, ..Force::default() },
    copied: |_| (),
    label: |force| force.label().to_owned(),
    remark: |content, _, force| match force.color {
        Color::Red => format!("{} / {}", force.spent(&content.units), force.budget),
        Color::Blue | Color::Green => counted(force.units.len(), "unit"),
    },
    given: false,
    rest: "holds",
});

type ForceField = Field<Content, Force, InForce>;

const FIELDS: &[ForceField] = &[
    ForceField::new("Name", holds!(Line, name)).spoken("Force name").hint("Name of the force").column("name").part(InForce::Name),
    ForceField::new("Colour", holds!(Choice<Force, _>, color))
        .help("Whose force it is, which decides what it is asked by the rules.")
        .cites(book("Unit Color Codes"))
        .column("color")
        .special(),
    ForceField::new("Budget", holds!(Points, budget))
        .help("So many mega-credits there are to spend.")
        .cites(book("Viking Forces Deployment"))
        .column("budget")
        .part(InForce::Budget)
        .shown(|_, force| force.color == Color::Red)
        .special(),
    ForceField::new("Units", Holds::WorkedOut(|_, _, force| Value::from(force.units.len())))
        .special()
        .help("How many counters it has."),
    ForceField::new("Spent", Holds::WorkedOut(|content, _, force| force.spent(&content.units).into()))
        .special()
        .help("What its units cost to build, as far as that is known, in mega-credits."),
    ForceField::new("Left", Holds::WorkedOut(|content, _, force| force.left(&content.units).into()))
        .special()
        .help("What is left of the budget.")
        .shown(|_, force| force.color == Color::Red),
    ForceField::new("Notes", holds!(Prose, notes)).spoken("Force notes").hint("Remarks of the designer"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ForceUnit, UnitType};
    use rules::kind::KindOf as _;
    use rules::{Count, Points};

    #[test]
    fn nothing_is_left_of_a_budget_that_a_side_does_not_have() {
        let mut content = Content::default();
        let unit = content.units.add(UnitType { cost: Some(Count::clamped(30)), ..UnitType::default() });
        let units = || [ForceUnit::of(unit)].into_iter().collect();
        let force = |color| Force { color, budget: Points::ZERO, units: units(), ..Force::default() };
        for color in Color::ALL {
            content.forces.add(force(color));
        }
        let left = FIELDS.iter().position(|field| field.facts.caption == "Left").expect("the field");
        let told: Vec<_> = FORCES.rows(&content).into_iter().map(|row| FORCES.value(&content, row, left)).collect();
        let expected = Color::ALL.map(|color| Some(if color == Color::Red { Value::Number(-30) } else { Value::Nothing }));
        assert_eq!(told, expected);
    }
}
