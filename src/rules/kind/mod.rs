//! A kind of thing that designers make, described once: the fields of its rows in order, where it is kept, and how a new one is made.
//!
//! Form, table, clipboard, CSV, comparison, differences, undo labels, blue book and spoken names all come from this list. A game's folder
//! holds its descriptions as constants ([`Kind`]) and names them in [`Designs::kinds`]; code that does not know
//! the game's types asks them as [`KindOf`], with values ([`Value`]) and what a field can hold ([`Sort`]).
//!
//! There are some two hundred kinds, and what asks one is compiled for each: functions that several others call are marked not to be inlined.
//!
//! Reading order: `value.rs`, `cell_text.rs` (values as text), `listed.rs` (several words or numbers as text), `choice.rs`, `sentences.rs` (what a thing does, in words), `holds.rs`, `plain.rs`,
//! `field.rs`, this file, `home.rs`, `any.rs`, `parts.rs` (things and rows, found and changed), `typed.rs`, `rows.rs`, `incoming.rs`, `tables.rs` (the tables of a book).

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

/// A kind of thing in the designs `D`: things `T` on a shelf, whose rows are `R`, with places that are a `P` within a thing.
///
/// Where the thing itself is the row, `R` is `T`. A list inside a thing, such as the sides of a scenario, is a kind of its own, whose rows
/// name their thing first.
pub struct Kind<D: Designs, T: 'static, R: 'static, P: 'static> {
    /// What is known of it without the types of the game.
    pub facts: KindFacts,
    /// Where its things are kept.
    pub home: Home<D, T, P>,
    /// What its rows are.
    pub rows: Rows<T, R, P>,
    /// The fields of a row, in order.
    pub fields: &'static [Field<D, R, P>],
    /// How the things stand in the outline; none for a list inside a thing, and for things that are not added.
    pub listed: Option<Listed<D, T, P>>,
    /// Sets in a new row what its fields require beside their own values.
    pub new_row: fn(&mut R),
    /// A blank row that takes from the given one only what no field describes, such as lists that are kinds of their own.
    pub undescribed: fn(&R) -> R,
    /// Why an imported row cannot be accepted: the column to blame, and the reason as a clause; none where it can.
    pub refuse: fn(&R) -> Option<(&'static str, &'static str)>,
    /// Completes a thing that an import has added, or changed from what it was before.
    pub imported: fn(&D, &mut T, Option<&T>),
    /// What the table of a list calls the thing of a row, where that is not the thing's name.
    pub thing_name: Option<fn(&T) -> String>,
    /// The fields of the thing that the table of a list shows in each row besides the thing's name.
    pub heads: Heads<D, T, P>,
}

/// Fields of a thing that stand in the table of a list inside it, the same in every row of the thing.
pub struct Heads<D: Designs, T: 'static, P: 'static> {
    /// Before the column that names the thing.
    pub before: &'static [Field<D, T, P>],
    /// After it.
    pub behind: &'static [Field<D, T, P>],
}

/// Where the things of a kind are kept, or those that hold its rows; the kinds of one shelf share it.
pub struct Home<D: Designs, T: 'static, P: 'static> {
    /// The things, and how they are changed.
    pub kept: Kept<D, T>,
    /// A place within a thing.
    pub place: fn(Id<T>, P) -> D::Place,
    /// The thing and the part of it that a place refers to, if the thing is on this shelf.
    pub part: fn(D::Place) -> Option<Part<T, P>>,
    /// The part that stands for the whole thing.
    pub whole: P,
    /// The name of a thing.
    pub name: fn(&T) -> &str,
    /// Gives a thing another name.
    pub rename: fn(&mut T, String),
}

/// The things of a kind, and the edits that change them.
pub enum Kept<D: Designs, T: 'static> {
    /// On a shelf, with a change of that shelf as an edit.
    Shelf(fn(&D) -> &Shelf<T>, fn(Change<T>) -> D::Edit),
    /// Exactly one, which is always there, with the edit that replaces it.
    One(fn(&D) -> &T, fn(&D, T) -> D::Edit),
}

/// A thing, and a part of it.
pub type Part<T, P> = (Id<T>, P);

/// How things stand in the outline.
pub struct Listed<D: Designs, T: 'static, P: 'static> {
    /// The part of a thing that is its name, where a new one is shown.
    pub name: P,
    /// The name from which those of new ones are made, such as "System".
    pub new: &'static str,
    /// A new one of this name.
    pub make: fn(&D, String) -> T,
    /// Clears or changes what a copy does not share with the original besides its name.
    pub copied: fn(&mut T),
    /// What a thing is called in lists, even if it has no name.
    pub label: fn(&T) -> String,
    /// A word or number beside it, such as its price.
    pub remark: fn(&D, Id<T>, &T) -> String,
    /// Whether every project begins with them, so that their number does not show what a designer has made.
    pub given: bool,
    /// The part of a thing that no field describes, such as "set-up", named when it changes.
    pub rest: &'static str,
}

/// A row that does not go with the others: which, the column to blame, and the reason as a clause.
pub type Misfit<R> = (Id<R>, &'static str, &'static str);

/// The rows of a thing.
pub enum Rows<T: 'static, R: 'static, P: 'static> {
    /// The thing itself is the row.
    Thing {
        /// The thing as a row.
        get: fn(&T) -> &R,
        /// The thing as a row that changes.
        get_mut: fn(&mut T) -> &mut R,
    },
    /// A list inside the thing, which a table can add to and take from.
    List {
        /// The list.
        shelf: fn(&T) -> &Shelf<R>,
        /// The list, to be changed.
        shelf_mut: fn(&mut T) -> &mut Shelf<R>,
        /// The part of the thing that a row is.
        part: fn(Id<R>) -> P,
        /// The row that a part is.
        id: fn(P) -> Option<Id<R>>,
        /// The order in which the rows are written.
        order: fn(&T) -> Vec<Id<R>>,
        /// A row before anything stands in it.
        blank: fn() -> R,
        /// The first row that does not go with the others: which, the column to blame, and the reason as a clause.
        misfit: fn(&T) -> Option<Misfit<R>>,
    },
    /// Rows that are built on a canvas; a table changes only their cells.
    Built {
        /// The rows, in order, each as the part of the thing that it is.
        parts: fn(&T) -> Vec<P>,
        /// A row.
        get: fn(&T, P) -> Option<&R>,
        /// A row, to be changed.
        get_mut: fn(&mut T, P) -> Option<&mut R>,
        /// Marks as the designer's own whatever a change of a row makes the designer's own.
        owns: fn(&mut T),
    },
    /// Rows that are built on a desk and gathered from the thing, such as the columns of a table that is kept line by line; a table changes only
    /// their cells.
    Viewed {
        /// The rows, in order, each as the part of the thing that it is.
        parts: fn(&T) -> Vec<P>,
        /// A row, gathered from the thing.
        get: fn(&T, P) -> Option<R>,
        /// Puts a row back that has changed.
        set: fn(&mut T, P, R),
        /// Marks as the designer's own whatever a change of a row makes the designer's own.
        owns: fn(&mut T),
    },
}

impl<Whole, P> Rows<Whole, Whole, P> {
    /// The things themselves.
    #[must_use]
    pub const fn things() -> Self {
        Self::Thing { get: |thing| thing, get_mut: |thing| thing }
    }
}

/// # Describing
impl<D: Designs, T, R, P: Copy> Kind<D, T, R, P> {
    /// A kind that is not in the outline, and whose rows need nothing but their fields.
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

    /// How the things stand in the outline.
    #[must_use]
    pub const fn listed(mut self, listed: Listed<D, T, P>) -> Self {
        self.listed = Some(listed);
        self
    }

    /// Sets in a new row what its fields require beside their own values.
    #[must_use]
    pub const fn new_row(mut self, new_row: fn(&mut R)) -> Self {
        self.new_row = new_row;
        self
    }

    /// Why an imported row cannot be accepted.
    #[must_use]
    pub const fn refuse(mut self, refuse: fn(&R) -> Option<(&'static str, &'static str)>) -> Self {
        self.refuse = refuse;
        self
    }

    /// What the table of a list calls the thing of a row, where that is not the thing's name; its home renames by the same.
    #[must_use]
    pub const fn things_named(mut self, thing_name: fn(&T) -> String) -> Self {
        self.thing_name = Some(thing_name);
        self
    }

    /// The fields of the thing that the table of a list shows in each row besides the thing's name.
    #[must_use]
    pub const fn headed(mut self, heads: Heads<D, T, P>) -> Self {
        self.heads = heads;
        self
    }

    /// Completes a thing that an import has added, or changed from what it was before.
    #[must_use]
    pub const fn imported(mut self, imported: fn(&D, &mut T, Option<&T>)) -> Self {
        self.imported = imported;
        self
    }
}
