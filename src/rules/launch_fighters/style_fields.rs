//! Fleet style, described.

use super::{Content, Edit, Hull, InStyle, Place, Style};
use crate::rules::kind::{Field, Holds, Kind, KindFacts, Listed, Rows, Same};

/// Fleet styles.
pub const STYLES: Kind<Content, Style, Style, InStyle> = Kind {
    facts: KindFacts {
        one: "fleet style",
        heading: "Fleet styles",
        thing: "fleet style",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    shelf: |content| &content.styles,
    edit: Edit::Style,
    place: Place::Style,
    part: |place| if let Place::Style(id, part) = place { Some((id, part)) } else { None },
    whole: InStyle::Whole,
    name: |style| &style.name,
    rename: |style, name| style.name = name,
    rows: Rows::Thing { get: |style| style, get_mut: |style| style },
    fields: FIELDS,
    listed: Some(Listed {
        name: InStyle::Name,
        new: "Style",
        make: new_style,
        copied: |_| (),
        label: |style| style.label().to_owned(),
        remark: |_, _, style| style.hull.label().to_owned(),
        given: false,
    }),
    new_row: |_| (),
    refuse: |_| None,
    imported: |_, _, _| (),
};

type StyleField = Field<Content, Style, InStyle>;

const FIELDS: &[StyleField] = &[StyleField::new("Name", Holds::Line(|style| &style.name, |style, name| style.name = name))
    .spoken("Style name")
    .column("name")
    .part(InStyle::Name)];

/// A style of the first form that no style has yet.
fn new_style(content: &Content, name: String) -> Style {
    let unused = Hull::ALL.into_iter().find(|hull| content.styles.find(|style| style.hull == *hull).is_none());
    Style::of_hull(name, unused.unwrap_or_default())
}
