//! The kinds of things that designers make. Each kind is described once: the fields of its rows in order, where a project keeps its things, and how a
//! new one is made. A row is a line of a table: a whole thing, or an entry of a list inside a thing.
//!
//! Forms, tables, the clipboard, CSV, comparison, differences, undo labels, the blue book and spoken names all use this description. A game's folder
//! has its descriptions as constants ([`Kind`]) and lists them in [`Designs::kinds`]. Code that does not know the game's types uses them as
//! [`KindOf`], with values ([`Value`]) and the sorts of values that a field can hold ([`Sort`]).
//!
//! There are some two hundred kinds, and code that uses a kind is compiled once for each. Therefore functions that several others call are marked not
//! to be inlined.
//!
//! Reading order: `value.rs`, `cell_text.rs` (values as text), `listed.rs` (several words or numbers as text), `choice.rs`, `sentences.rs` (the
//! effects of a thing in words), `holds.rs`, `plain.rs`, `field.rs`, this file, `home.rs`, `any.rs`, `parts.rs` (finding and changing things and
//! rows), `typed.rs`, `rows.rs`, `incoming.rs`, `tables.rs` (the tables of a book).

mod any;
mod cell_text;
mod choice;
mod field;
mod holds;
mod home;
mod incoming;
mod listed;
mod parts;
mod plain;
mod rows;
mod sentences;
mod tables;
mod typed;
mod value;

pub use any::{AsKind, KindFacts, KindOf, Same};
pub use choice::{AnyChoice, Choosable, Chosen, OrNone};
pub use field::{Column, Field, FieldFacts, Follow};
pub use holds::{Bounds, Holds, Link, Links, Named, Within};
pub use incoming::{Incoming, IncomingRow, Refused};
pub use listed::write_numbers;
pub use plain::{holds, on_shelf};
pub use sentences::{
    AnySentences, Gap, Grammar, Pattern, Piece, Played, Quoted, Sentences, Slot, Verb, hear, joined, parted, say, written,
};
pub use sentences::{phrases, verbs};
pub use tables::tables;
pub use tables::{OneTable, WithTables, home, lines, number, origin, table};
pub use value::{NONE, Offer, Sort, Value};

use super::designs::Designs;
use super::{Change, Id, Shelf};

/// A kind of thing in the designs `D`. Its things have the type `T` and are kept on a shelf; they consist of rows of type `R`; `P` is the type of
/// places within a thing.
///
/// If each thing is itself a row, `R` is `T`. A list inside a thing, such as the sides of a scenario, is a kind of its own; in its table the first
/// column names the thing.
pub struct Kind<D: Designs, T: 'static, R: 'static, P: 'static> {
    /// The properties that do not need the types of the game.
    pub facts: KindFacts,
    /// Where a project keeps the things of the kind.
    pub home: Home<D, T, P>,
    /// How to find the rows in a thing.
    pub rows: Rows<T, R, P>,
    /// The fields of a row, in order.
    pub fields: &'static [Field<D, R, P>],
    /// How the outline lists the things; `None` for lists inside things, and for things that cannot be added.
    pub listed: Option<Listed<D, T, P>>,
    /// Sets values in a new row that are required in addition to those of its fields.
    pub new_row: fn(&mut R),
    /// Makes a blank row that keeps only those parts of the given row that no field describes, such as lists that form kinds of their own.
    pub undescribed: fn(&R) -> R,
    /// The objection to an imported row: the column with the fault, and the reason as a clause; `None` if the row can be accepted.
    pub refuse: fn(&R) -> Option<(&'static str, &'static str)>,
    /// Completes a thing that an import has added or changed; the last argument is the thing before the import.
    pub imported: fn(&D, &mut T, Option<&T>),
    /// The name that a row's thing has in the table of a list, if that is not the thing's own name.
    pub thing_name: Option<fn(&T) -> String>,
    /// The fields of the thing that the table of a list repeats in each row, besides the thing's name.
    pub heads: Heads<D, T, P>,
}

/// Fields of a thing that are shown in the table of a list inside it; they are the same in every row of the thing.
pub struct Heads<D: Designs, T: 'static, P: 'static> {
    /// The fields before the column that names the thing.
    pub before: &'static [Field<D, T, P>],
    /// The fields after the column that names the thing.
    pub behind: &'static [Field<D, T, P>],
}

/// Where a project keeps the things of a kind, or the things that contain its rows. All kinds of one shelf share this home.
pub struct Home<D: Designs, T: 'static, P: 'static> {
    /// The shelf or the only thing, and the edits that change it.
    pub kept: Kept<D, T>,
    /// Makes the place of a part of a thing.
    pub place: fn(Id<T>, P) -> D::Place,
    /// Returns the thing and the part to which a place refers; `None` if the place is not in a thing of this home.
    pub part: fn(D::Place) -> Option<Part<T, P>>,
    /// The part that stands for the whole thing.
    pub whole: P,
    /// Returns the name of a thing.
    pub name: fn(&T) -> &str,
    /// Changes the name of a thing.
    pub rename: fn(&mut T, String),
}

/// The things of a kind, and the edits that change them.
pub enum Kept<D: Designs, T: 'static> {
    /// A shelf: the function that returns it, and the function that makes the edit for a change of it.
    Shelf(fn(&D) -> &Shelf<T>, fn(Change<T>) -> D::Edit),
    /// Exactly one thing, which always exists: the function that returns it, and the function that makes the edit that replaces it.
    One(fn(&D) -> &T, fn(&D, T) -> D::Edit),
}

/// A part of a thing: the id of the thing, and the part.
pub type Part<T, P> = (Id<T>, P);

/// How the outline lists things, adds new ones and copies them.
pub struct Listed<D: Designs, T: 'static, P: 'static> {
    /// The part that is a thing's name; it is shown after a new thing has been added.
    pub name: P,
    /// The word from which names of new things are made, such as "System".
    pub new: &'static str,
    /// Makes a new thing with this name.
    pub make: fn(&D, String) -> T,
    /// In a copy, clears or changes those values, besides the name, that must differ from the original.
    pub copied: fn(&mut T),
    /// The name of a thing in lists, even if the thing has no name of its own.
    pub label: fn(&T) -> String,
    /// A word or number shown beside the thing, such as its price.
    pub remark: fn(&D, Id<T>, &T) -> String,
    /// Whether every project starts with such things, so that the number of these things says nothing about the designer's work.
    pub given: bool,
    /// The name for the part of a thing that no field describes, such as "set-up". It is shown when this part changes.
    pub rest: &'static str,
}

/// A row that contradicts the other rows of its thing: its id, the column with the fault, and the reason as a clause.
pub type Misfit<R> = (Id<R>, &'static str, &'static str);

/// How to find the rows of a kind in a thing.
pub enum Rows<T: 'static, R: 'static, P: 'static> {
    /// Each thing is itself a row.
    Thing {
        /// Returns the thing as a row.
        get: fn(&T) -> &R,
        /// Returns the thing as a row for changes.
        get_mut: fn(&mut T) -> &mut R,
    },
    /// The rows are a list inside the thing, and a table can add and remove them.
    List {
        /// Returns the list.
        shelf: fn(&T) -> &Shelf<R>,
        /// Returns the list for changes.
        shelf_mut: fn(&mut T) -> &mut Shelf<R>,
        /// The part of the thing that stands for a row.
        part: fn(Id<R>) -> P,
        /// The row for which a part of the thing stands; `None` if the part is not a row.
        id: fn(P) -> Option<Id<R>>,
        /// The ids of the rows in the order in which a table writes them.
        order: fn(&T) -> Vec<Id<R>>,
        /// Makes an empty row.
        blank: fn() -> R,
        /// Returns the first row that contradicts the others; `None` if all rows are consistent.
        misfit: fn(&T) -> Option<Misfit<R>>,
    },
    /// The rows are built on a canvas of the editor; a table can change only their cells.
    Built {
        /// The rows, in order, each as a part of the thing.
        parts: fn(&T) -> Vec<P>,
        /// Returns the row at a part of the thing; `None` if that part is not a row.
        get: fn(&T, P) -> Option<&R>,
        /// Returns the row at a part of the thing, for changes.
        get_mut: fn(&mut T, P) -> Option<&mut R>,
        /// Marks the thing, or a part of it, as the designer's own after a row has changed.
        owns: fn(&mut T),
    },
    /// The rows are built on a desk and collected from the thing, such as the columns of a table that is stored line by line. A table can change only
    /// their cells.
    Viewed {
        /// The rows, in order, each as a part of the thing.
        parts: fn(&T) -> Vec<P>,
        /// Collects the row at a part of the thing; `None` if that part is not a row.
        get: fn(&T, P) -> Option<R>,
        /// Writes a changed row back into the thing, at its part.
        set: fn(&mut T, P, R),
        /// Marks the thing, or a part of it, as the designer's own after a row has changed.
        owns: fn(&mut T),
    },
}

impl<Whole, P> Rows<Whole, Whole, P> {
    /// Each thing is itself a row of type `T`.
    #[must_use]
    pub const fn things() -> Self {
        Self::Thing { get: |thing| thing, get_mut: |thing| thing }
    }
}

/// Methods that describe a kind, one property at a time.
impl<D: Designs, T, R, P: Copy> Kind<D, T, R, P> {
    /// Describes a kind by its properties, home, rows and fields. The methods below add what only some kinds have, such as an entry in the outline.
    #[must_use]
    pub const fn of(
        facts: KindFacts,
        home: Home<D, T, P>,
        rows: Rows<T, R, P>,
        fields: &'static [Field<D, R, P>],
        undescribed: fn(&R) -> R,
    ) -> Self {
        let (new_row, refuse, imported) = (|_: &mut R| (), |_: &R| None, |_: &D, _: &mut T, _: Option<&T>| ());
        let heads = Heads { before: &[], behind: &[] };
        Self { facts, home, rows, fields, listed: None, new_row, undescribed, refuse, imported, thing_name: None, heads }
    }

    /// Has the outline list the things.
    #[must_use]
    pub const fn listed(mut self, listed: Listed<D, T, P>) -> Self {
        self.listed = Some(listed);
        self
    }

    /// Sets the function that sets values in a new row in addition to those of its fields.
    #[must_use]
    pub const fn new_row(mut self, new_row: fn(&mut R)) -> Self {
        self.new_row = new_row;
        self
    }

    /// Sets the function that objects to imported rows.
    #[must_use]
    pub const fn refuse(mut self, refuse: fn(&R) -> Option<(&'static str, &'static str)>) -> Self {
        self.refuse = refuse;
        self
    }

    /// Sets the name that a row's thing has in the table of a list, if that is not the thing's own name. The home must then rename things in the same
    /// way.
    #[must_use]
    pub const fn things_named(mut self, thing_name: fn(&T) -> String) -> Self {
        self.thing_name = Some(thing_name);
        self
    }

    /// Sets the fields of the thing that the table of a list repeats in each row.
    #[must_use]
    pub const fn headed(mut self, heads: Heads<D, T, P>) -> Self {
        self.heads = heads;
        self
    }

    /// Sets the function that completes a thing after an import has added or changed it.
    #[must_use]
    pub const fn imported(mut self, imported: fn(&D, &mut T, Option<&T>)) -> Self {
        self.imported = imported;
        self
    }
}
