//! Force, described.

use super::Color;
use super::{Content, Edit, Force, InForce, Place};
use crate::rules::counted;
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Listed, Rows, Same};

/// Forces.
pub const FORCES: Kind<Content, Force, Force, InForce> = Kind {
    facts: KindFacts {
        one: "force",
        heading: "Forces",
        thing: "force",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    shelf: |content| &content.forces,
    edit: Edit::Force,
    place: Place::Force,
    part: |place| if let Place::Force(id, part) = place { Some((id, part)) } else { None },
    whole: InForce::Whole,
    name: |force| &force.name,
    rename: |force, name| force.name = name,
    rows: Rows::Thing { get: |force| force, get_mut: |force| force },
    fields: FIELDS,
    listed: Some(Listed {
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
    }),
    new_row: |_| (),
    undescribed: Force::clone,
    refuse: |_| None,
    imported: |_, _, _| (),
};

type ForceField = Field<Content, Force, InForce>;

const FIELDS: &[ForceField] = &[ForceField::new("Name", Holds::Line(|force| &force.name, |force, name| force.name = name))
    .spoken("Force name")
    .column("name")
    .part(InForce::Name)];
