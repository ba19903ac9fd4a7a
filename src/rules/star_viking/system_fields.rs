//! System, described.

use super::{Content, Edit, InSystem, Place, System};
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Listed, Rows, Same};

/// Systems.
pub const SYSTEMS: Kind<Content, System, System, InSystem> = Kind {
    facts: KindFacts {
        one: "system",
        heading: "Systems",
        thing: "system",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    shelf: |content| &content.systems,
    edit: Edit::System,
    place: Place::System,
    part: |place| if let Place::System(id, part) = place { Some((id, part)) } else { None },
    whole: InSystem::Whole,
    name: |system| &system.name,
    rename: |system, name| system.name = name,
    rows: Rows::Thing { get: |system| system, get_mut: |system| system },
    fields: FIELDS,
    listed: Some(Listed {
        name: InSystem::Name,
        new: "System",
        make: |_, name| System { name, ..System::default() },
        copied: |_| (),
        label: |system| system.label().to_owned(),
        remark: |_, _, system| format!("{} {}", system.technology, system.wealth),
        given: false,
    }),
    new_row: |_| (),
    undescribed: System::clone,
    refuse: |_| None,
    imported: |_, _, _| (),
};

type SystemField = Field<Content, System, InSystem>;

const FIELDS: &[SystemField] = &[SystemField::new("Name", Holds::Line(|system| &system.name, |system, name| system.name = name))
    .spoken("System name")
    .column("name")
    .part(InSystem::Name)];
