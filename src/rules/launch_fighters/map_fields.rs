//! Map, described.

use super::{Content, Edit, InMap, Map, Place};
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Listed, Rows, Same};

/// Maps.
pub const MAPS: Kind<Content, Map, Map, InMap> = Kind {
    facts: KindFacts {
        one: "map",
        heading: "Maps",
        thing: "map",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    shelf: |content| &content.maps,
    edit: Edit::Map,
    place: Place::Map,
    part: |place| if let Place::Map(id, part) = place { Some((id, part)) } else { None },
    whole: InMap::Whole,
    name: |map| &map.name,
    rename: |map, name| map.name = name,
    rows: Rows::Thing { get: |map| map, get_mut: |map| map },
    fields: FIELDS,
    listed: Some(Listed {
        name: InMap::Name,
        new: "Map",
        make: |_, name| Map { name, ..Map::default() },
        copied: |_| (),
        label: |map| map.label().to_owned(),
        remark: |_, _, map| format!("{} × {}", map.grid.columns.get(), map.grid.rows.get()),
        given: false,
    }),
    new_row: |_| (),
    refuse: |_| None,
    imported: |_, _, _| (),
};

type MapField = Field<Content, Map, InMap>;

const FIELDS: &[MapField] = &[MapField::new("Name", Holds::Line(|map| &map.name, |map, name| map.name = name))
    .spoken("Map name")
    .column("name")
    .part(InMap::Name)];
