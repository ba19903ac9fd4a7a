//! A field of a kind of thing: what it is called, where it stands, and what belongs to it.

use super::holds::Holds;
use crate::designs::Designs;
use crate::{Checked, Citation};

/// What is known of a field without the types of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldFacts {
    /// What stands above it on a form and over its column: "EW".
    pub caption: &'static str,
    /// What it is called aloud and in the middle of a sentence: "Electronic warfare".
    pub spoken: &'static str,
    /// What it is for, as a sentence; may be empty.
    pub help: &'static str,
    /// Where the book tells of it; none for what is Drydock's own, such as notes.
    pub citation: Option<Citation>,
    /// The column in which it stands in a table on disk.
    pub column: Column,
    /// Whether a row that a table adds has to name it.
    pub required: bool,
    /// Words that stand in it while it is empty, such as "next free".
    pub hint: &'static str,
    /// The number that stands in it at first where it held none.
    pub first: i64,
    /// The least number that a control offers, where the field can hold less.
    pub least: i64,
    /// Whether a form always shows the choices as a list that folds out, however few they are.
    pub folded: bool,
    /// Whether its desk shows it in a way of its own, such as a canvas or a row of pictures, and a form leaves it out.
    pub special: bool,
}

/// Where a field stands in a table on disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Column {
    /// In no column.
    None,
    /// In a column of this name.
    Always(&'static str),
    /// In a column of this name, if any row holds something in it or in another column of the same group.
    IfAny(&'static str, Group),
}

/// Optional columns of one group stand in a table together.
pub type Group = u8;

impl Column {
    /// The name of the column.
    #[must_use]
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Self::None => None,
            Self::Always(name) | Self::IfAny(name, _) => Some(name),
        }
    }
}

/// A field of rows `R` in the designs `D`, whose places are a `P` within their thing.
pub struct Field<D: Designs, R: 'static, P: 'static> {
    /// What is known of it without the types of the game.
    pub facts: FieldFacts,
    /// The part of the thing that it belongs to; none for the row as a whole. Several fields may share one.
    pub part: Option<P>,
    /// Whether it is shown for a row; a field that is not shown keeps its value.
    pub shown: fn(&D, &R) -> bool,
    /// What it holds, and how that is read and set.
    pub holds: Holds<D, R>,
    /// Marks as the designer's own whatever a change of this field makes the designer's own.
    pub owns: fn(&mut R),
    /// Brings the rest of the row in step with a change of the field.
    pub follow: Follow<D, R>,
}

/// Brings the rest of a row at a place in step with a change of a field; the error is why the change is impossible, as a clause.
pub type Follow<D, R> = fn(&D, <D as Checked>::Place, &mut R) -> Result<(), &'static str>;

impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// A field that is shown for every row, stands in no column, and has no help, hint or citation.
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

/// # What a field says of itself
impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// Sets what it is called aloud and in the middle of a sentence, where the caption is an abbreviation.
    #[must_use]
    pub const fn spoken(mut self, spoken: &'static str) -> Self {
        self.facts.spoken = spoken;
        self
    }

    /// What it is for, as a sentence.
    #[must_use]
    pub const fn help(mut self, help: &'static str) -> Self {
        self.facts.help = help;
        self
    }

    /// Where the book tells of it.
    #[must_use]
    pub const fn cites(mut self, citation: Citation) -> Self {
        self.facts.citation = Some(citation);
        self
    }

    /// The column in which it always stands in a table on disk.
    #[must_use]
    pub const fn column(mut self, name: &'static str) -> Self {
        self.facts.column = Column::Always(name);
        self
    }

    /// The column in which it stands if any row holds something in a column of its group.
    #[must_use]
    pub const fn column_if_any(mut self, name: &'static str, group: Group) -> Self {
        self.facts.column = Column::IfAny(name, group);
        self
    }

    /// A row that a table adds has to name it.
    #[must_use]
    pub const fn required(mut self) -> Self {
        self.facts.required = true;
        self
    }

    /// Words that stand in it while it is empty.
    #[must_use]
    pub const fn hint(mut self, hint: &'static str) -> Self {
        self.facts.hint = hint;
        self
    }

    /// The number that stands in it at first where it held none.
    #[must_use]
    pub const fn first(mut self, first: i64) -> Self {
        self.facts.first = first;
        self
    }

    /// The least number that a control offers, where the field can hold less.
    #[must_use]
    pub const fn offered_from(mut self, least: i64) -> Self {
        self.facts.least = least;
        self
    }

    /// A form shows what can be chosen as a list that folds out.
    #[must_use]
    pub const fn folded(mut self) -> Self {
        self.facts.folded = true;
        self
    }

    /// Its desk shows it in a way of its own.
    #[must_use]
    pub const fn special(mut self) -> Self {
        self.facts.special = true;
        self
    }

    /// The part of the thing that it belongs to.
    #[must_use]
    pub const fn part(mut self, part: P) -> Self {
        self.part = Some(part);
        self
    }

    /// For which rows it is shown.
    #[must_use]
    pub const fn shown(mut self, shown: fn(&D, &R) -> bool) -> Self {
        self.shown = shown;
        self
    }

    /// How the rest of the row follows a change of it.
    #[must_use]
    pub const fn follow(mut self, follow: Follow<D, R>) -> Self {
        self.follow = follow;
        self
    }

    /// Marks what a change of it makes the designer's own.
    #[must_use]
    pub const fn owns(mut self, owns: fn(&mut R)) -> Self {
        self.owns = owns;
        self
    }
}
