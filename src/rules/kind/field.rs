//! A field of a kind of thing: its names, its column in a table, its place, and its value.

use super::holds::Holds;
use crate::designs::Designs;
use crate::{Checked, Citation};

/// The properties of a field that do not need the types of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldFacts {
    /// The caption of the field on a form and at the top of its column: "EW".
    pub caption: &'static str,
    /// The full name of the field, for screen readers and for use within a sentence: "Electronic warfare".
    pub spoken: &'static str,
    /// The purpose of the field, as a sentence; may be empty.
    pub help: &'static str,
    /// The section of the book about the field; `None` for fields that the book does not have, such as notes.
    pub citation: Option<Citation>,
    /// The field's column in a table file.
    pub column: Column,
    /// Whether a row that a table adds must have a value for the field.
    pub required: bool,
    /// Words shown in the field while it is empty, such as "next free".
    pub hint: &'static str,
    /// The number that a control shows at first when the user enters a number in an empty field.
    pub first: i64,
    /// The lowest number that a control offers, even if the field can hold lower ones.
    pub least: i64,
    /// Whether a form shows the choices as a drop-down list, however few they are.
    pub folded: bool,
    /// Whether the desk shows the field in a special way, such as on a canvas or as a row of pictures, so that forms leave it out.
    pub special: bool,
}

/// The column of a field in a table file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// The field has no column.
    None,
    /// The field always has a column of this name.
    Always(&'static str),
    /// The field has a column of this name only if some row has a value for a field of the same group.
    IfAny(&'static str, Group),
}

/// The number of a group of optional columns. A table has either all columns of a group or none of them.
pub type Group = u8;

impl Column {
    /// The name of the column; `None` if the field has no column.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Always(name) | Self::IfAny(name, _) => Some(name),
        }
    }
}

/// A field of rows `R` in the designs `D`; `P` is the type of places within a thing.
pub struct Field<D: Designs, R: 'static, P: 'static> {
    /// The properties that do not need the types of the game.
    pub facts: FieldFacts,
    /// The part of the thing to which the field belongs, for its place; `None` for the whole row. Several fields may belong to the same part.
    pub part: Option<P>,
    /// Whether the field is shown for a row; a hidden field keeps its value.
    pub shown: fn(&D, &R) -> bool,
    /// The type of the field's value, with functions that read and set it.
    pub holds: Holds<D, R>,
    /// Marks the row, or a part of it, as the designer's own after the field has changed.
    pub owns: fn(&mut R),
    /// Adjusts the rest of the row after the field has changed.
    pub follow: Follow<D, R>,
}

/// A function that adjusts the rest of a row at a place after a field has changed. It fails with a clause if the change is impossible.
pub type Follow<D, R> = fn(&D, <D as Checked>::Place, &mut R) -> Result<(), &'static str>;

impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// A field that is shown for every row and has no column, help, hint or citation.
    #[must_use]
    pub const fn new(caption: &'static str, holds: Holds<D, R>) -> Self {
        let facts = FieldFacts {
            caption,
            spoken: caption,
            help: "",
            citation: None,
            column: Column::None,
            required: false,
            hint: "",
            first: 1,
            least: i64::MIN,
            folded: false,
            special: false,
        };
        Self { facts, part: None, shown: |_, _| true, holds, owns: |_| (), follow: |_, _, _| Ok(()) }
    }
}

/// Methods that each set one property of a field.
impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// Sets the full name of the field, if the caption is an abbreviation.
    #[must_use]
    pub const fn spoken(mut self, spoken: &'static str) -> Self {
        self.facts.spoken = spoken;
        self
    }

    /// Sets the purpose of the field, as a sentence.
    #[must_use]
    pub const fn help(mut self, help: &'static str) -> Self {
        self.facts.help = help;
        self
    }

    /// Sets the section of the book about the field.
    #[must_use]
    pub const fn cites(mut self, citation: Citation) -> Self {
        self.facts.citation = Some(citation);
        self
    }

    /// Gives the field a column in every table.
    #[must_use]
    pub const fn column(mut self, name: &'static str) -> Self {
        self.facts.column = Column::Always(name);
        self
    }

    /// Gives the field a column only in tables in which some row has a value for a field of this group.
    #[must_use]
    pub const fn column_if_any(mut self, name: &'static str, group: Group) -> Self {
        self.facts.column = Column::IfAny(name, group);
        self
    }

    /// Requires a value for the field in every row that a table adds.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.facts.required = true;
        self
    }

    /// Sets the words shown in the field while it is empty.
    #[must_use]
    pub const fn hint(mut self, hint: &'static str) -> Self {
        self.facts.hint = hint;
        self
    }

    /// Sets the number that a control shows at first when the user enters a number in an empty field.
    #[must_use]
    pub const fn first(mut self, first: i64) -> Self {
        self.facts.first = first;
        self
    }

    /// Sets the lowest number that a control offers, even if the field can hold lower ones.
    #[must_use]
    pub const fn offered_from(mut self, least: i64) -> Self {
        self.facts.least = least;
        self
    }

    /// Shows the choices as a drop-down list on forms.
    #[must_use]
    pub const fn folded(mut self) -> Self {
        self.facts.folded = true;
        self
    }

    /// Leaves the field out of forms, since its desk shows it in a special way.
    #[must_use]
    pub const fn special(mut self) -> Self {
        self.facts.special = true;
        self
    }

    /// Sets the part of the thing to which the field belongs.
    #[must_use]
    pub const fn part(mut self, part: P) -> Self {
        self.part = Some(part);
        self
    }

    /// Sets the function that decides for which rows the field is shown.
    #[must_use]
    pub const fn shown(mut self, shown: fn(&D, &R) -> bool) -> Self {
        self.shown = shown;
        self
    }

    /// Sets the function that adjusts the rest of the row after a change.
    #[must_use]
    pub const fn follow(mut self, follow: Follow<D, R>) -> Self {
        self.follow = follow;
        self
    }

    /// Sets the function that marks as the designer's own whatever a change of the field affects.
    #[must_use]
    pub const fn owns(mut self, owns: fn(&mut R)) -> Self {
        self.owns = owns;
        self
    }
}
