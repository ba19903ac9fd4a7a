//! The fields of a technology, in the order of the columns of a table.

use super::forecast::cheapest_way;
use super::{Content, Edit, Effect, InTechnology, Place, Technology, Track, book};
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Link, Listed, Rows, Same, holds, on_shelf};
use rules::{Id, Origin};

/// Where the designs keep technologies: the shelf, which is an ordered list by id, with its edits and its places.
const TECHNOLOGIES_HOME: Home<Content, Technology, InTechnology> =
    on_shelf!(technologies: Edit::Technology, Place::Technology, InTechnology::Whole, name);

/// Technologies, as a kind of thing that a designer makes.
pub const TECHNOLOGIES: Kind<Content, Technology, Technology, InTechnology> = Kind::of(
    KindFacts {
        one: "technology",
        heading: "Technologies",
        thing: "technology",
        table: Some("technologies"),
        same: Same { in_columns: &["technology"], then: None, once: true },
    },
    TECHNOLOGIES_HOME,
    Rows::things(),
    FIELDS,
    |_| Technology::default(),
)
.listed(Listed {
    name: InTechnology::Name,
    new: "Technology",
    make: |_, name| Technology { name, ..Technology::default() },
    copied: |_| (),
    label: |technology| technology.label().to_owned(),
    remark: |_, _, technology| format!("level {}, {} IU", technology.level, technology.cost_without),
    given: true,
    rest: "values",
})
.refuse(|technology| technology.name.trim().is_empty().then_some(("technology", "it has no name")));

type TechnologyField = Field<Content, Technology, InTechnology>;

const FIELDS: &[TechnologyField] = &[
    TechnologyField::new("Name", holds!(Line, name))
        .spoken("Technology name")
        .hint("Name of the technology")
        .help("The word by which orders name it.")
        .column("technology")
        .part(InTechnology::Name)
        .required(),
    value("Track", holds!(Choice<Technology, Track>, track)).help("The track that it belongs to.").column("track"),
    value("Level", holds!(Level, level))
        .offered_from(1)
        .help("A level is open to whoever has a development of the level below.")
        .column("level"),
    value(
        "Predecessor",
        Holds::Link(
            TECHNOLOGY,
            |technology| technology.predecessor.map(Id::number),
            |technology, number| technology.predecessor = number.map(Id::new),
        ),
    )
    .help("The development that makes it cheaper.")
    .column("predecessor")
    .part(InTechnology::Predecessor),
    value("Cost with", holds!(PerhapsCount("nothing goes before it"), cost_with))
        .spoken("Cost with the predecessor")
        .hint("Has a predecessor")
        .help("What it costs whoever has the predecessor, in IU; a Berserker always pays that.")
        .column("cost_with")
        .part(InTechnology::Cost),
    value("Cost without", holds!(Count, cost_without))
        .spoken("Cost without the predecessor")
        .help("What it costs anybody else, in IU.")
        .column("cost_without")
        .part(InTechnology::Cost),
    value("Effect", holds!(Choice<Technology, Effect>, effect)).folded().help("What it allows.").column("effect"),
    TechnologyField::new("Cheapest", Holds::InWords(|content, place, _| way(content, place)))
        .spoken("The cheapest way to it")
        .help("What it costs at least from nothing, with all that has to go before it, and by which developments.")
        .cites(book("Technology")),
    TechnologyField::new("Where it comes from", holds!(Choice<Technology, Origin>, origin))
        .spoken("Origin of the technology")
        .folded()
        .help("A change of its numbers makes them your own; say so if you have them from elsewhere."),
];

/// A field with a number of the technology. Editing it marks the technology's numbers as the designer's own.
const fn value(caption: &'static str, holds: Holds<Content, Technology>) -> TechnologyField {
    TechnologyField::new(caption, holds).cites(book("Technology")).owns(|technology| technology.origin = Origin::Own)
}

/// A link to a technology, for fields that refer to one.
pub(super) const TECHNOLOGY: Link<Content> = Link {
    things: |content| content.technologies.iter().map(|(id, technology)| (id.number(), technology.name.clone())).collect(),
    one: "technology",
    nothing: Some("none"),
    make: None,
};

fn way(content: &Content, place: Place) -> String {
    let Place::Technology(id, _) = place else { return String::new() };
    cheapest_way(content, id, &[], super::forecast::Terms::default()).map_or_else(
        || "no way leads to it".into(),
        |way| if way.steps.len() == 1 { format!("{} IU, at once", way.cost) } else { way.words(content) },
    )
}
