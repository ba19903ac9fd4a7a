//! Fleet, described.

use super::{Content, Edit, Fleet, InFleet, Place};
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Listed, Rows, Same};

/// Fleets.
pub const FLEETS: Kind<Content, Fleet, Fleet, InFleet> = Kind {
    facts: KindFacts {
        one: "fleet",
        heading: "Fleets",
        thing: "fleet",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    shelf: |content| &content.fleets,
    edit: Edit::Fleet,
    place: Place::Fleet,
    part: |place| if let Place::Fleet(id, part) = place { Some((id, part)) } else { None },
    whole: InFleet::Whole,
    name: |fleet| &fleet.name,
    rename: |fleet, name| fleet.name = name,
    rows: Rows::Thing { get: |fleet| fleet, get_mut: |fleet| fleet },
    fields: FIELDS,
    listed: Some(Listed {
        name: InFleet::Name,
        new: "Fleet",
        make: |_, name| Fleet { name, ..Fleet::default() },
        copied: |_| (),
        label: |fleet| fleet.label().to_owned(),
        remark: |content, _, fleet| {
            let spent = fleet.spent(&content.ships, &content.options);
            format!("{spent} / {}", fleet.budget)
        },
        given: false,
    }),
    new_row: |_| (),
    refuse: |_| None,
    imported: |_, _, _| (),
};

type FleetField = Field<Content, Fleet, InFleet>;

const FIELDS: &[FleetField] = &[FleetField::new("Name", Holds::Line(|fleet| &fleet.name, |fleet, name| fleet.name = name))
    .spoken("Fleet name")
    .column("name")
    .part(InFleet::Name)];
