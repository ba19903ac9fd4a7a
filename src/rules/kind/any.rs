//! Kinds without the types of their things, for code that knows no game. Such code passes places in the designs, and values.

use super::incoming::{Incoming, Refused};
use super::{FieldFacts, Kind, Sort, Value};
use crate::designs::Designs;

/// The properties of a kind that do not need the types of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindFacts {
    /// The name of one row, in lower case, such as "unit type".
    pub one: &'static str,
    /// The name of the rows as a heading, such as "Unit types".
    pub heading: &'static str,
    /// The name of the thing that contains the rows, such as "system" for sectors. It is also the first column in the table of a list inside a thing.
    /// If the thing itself is the row, it equals `one`, unless the tables of the thing's lists use another word.
    pub thing: &'static str,
    /// The name of the table file, without its ending, such as "units"; `None` if the kind cannot be exported or imported.
    pub table: Option<&'static str>,
    /// The columns by which an import recognises the project's row that a row of a table refers to.
    pub same: Same,
}

/// The columns that decide whether two rows refer to the same row of the project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Same {
    /// The columns whose values have to be equal in both rows.
    pub in_columns: &'static [&'static str],
    /// Another column, which decides if several rows are equal in `in_columns`, or if the last of those columns is empty.
    pub then: Option<&'static str>,
    /// Whether a table with two such rows is refused even if all its rows are to be added as new ones.
    pub once: bool,
}

/// A kind of the designs `D`, without the type of its things. A row is given by its place. A place that is not a row of this kind, or that no longer
/// exists, has no values, and edits do not change it.
pub trait KindOf<D: Designs>: Sync {
    /// The properties of the kind.
    fn facts(&self) -> &KindFacts;
    /// The fields of a row, in order.
    fn fields(&self) -> Vec<&FieldFacts>;
    /// The fields of the containing thing that the table of a list repeats in each row, called head fields, and how many of them come before the
    /// thing's name.
    fn heads(&self) -> (Vec<&FieldFacts>, usize);
    /// The values that a head field can hold in these designs; `head` is an index into [`KindOf::heads`].
    fn head_sort(&self, designs: &D, head: usize) -> Sort;
    /// The text that a table writes for a head field of a row.
    fn head_written(&self, designs: &D, row: D::Place, head: usize) -> String;
    /// Whether each thing is itself a row; otherwise the rows are those of a list inside a thing.
    fn is_of_things(&self) -> bool;
    /// Whether the things of the kind are in the outline, where the designer can add and remove them.
    fn is_listed(&self) -> bool;
    /// The place of the only thing of the kind, if there is always exactly one.
    fn only(&self) -> Option<D::Place>;
    /// Whether every project starts with things of this kind, so that the number of these things says nothing about the designer's work. Also true
    /// for kinds that are not in the outline.
    fn is_given(&self) -> bool;
    /// Whether a table can add and remove rows.
    fn takes_rows(&self) -> bool;

    /// The places of all things of this kind, in order.
    fn things(&self, designs: &D) -> Vec<D::Place>;
    /// The places of all rows of this kind, in order.
    fn rows(&self, designs: &D) -> Vec<D::Place>;
    /// The rows of the thing to which a place belongs, in order.
    fn rows_in(&self, designs: &D, place: D::Place) -> Vec<D::Place>;
    /// The row to which a place belongs.
    fn row_of(&self, designs: &D, place: D::Place) -> Option<D::Place>;
    /// The whole thing to which a row or another place belongs.
    fn thing_of(&self, place: D::Place) -> Option<D::Place>;
    /// The name of a row for a sentence. It consists of the name of its thing and the row's own name or number in that thing: "Userkaf, Moon",
    /// "Meeting, side 2".
    fn row_name(&self, designs: &D, row: D::Place) -> String;
    /// The name of the thing that contains a row.
    fn thing_name(&self, designs: &D, row: D::Place) -> String;

    /// The place of a field of a row.
    fn place(&self, row: D::Place, field: usize) -> D::Place;
    /// Whether a field is shown for a row.
    fn is_shown(&self, designs: &D, row: D::Place, field: usize) -> bool;
    /// The values that a field can hold in any row of these designs. A field that names a part of the same thing is treated as text here.
    fn sort(&self, designs: &D, field: usize) -> Sort;
    /// The values that a field of this row can hold in these designs.
    fn sort_at(&self, designs: &D, row: D::Place, field: usize) -> Sort;
    /// The value of a field of a row.
    fn value(&self, designs: &D, row: D::Place, field: usize) -> Option<Value>;
    /// The first field of a row whose text contains these letters, which must be lower case; computed fields are not searched.
    fn says(&self, designs: &D, row: D::Place, letters: &str) -> Option<usize>;
    /// Whether the fields of a row describe it completely. They do if the row equals one that is built from their values and from the parts that no
    /// field of the kind describes.
    fn is_described(&self, designs: &D, row: D::Place) -> bool;
    /// The text that a table writes for a field of a row, given the field's sort.
    fn written(&self, designs: &D, row: D::Place, field: usize, sort: &Sort) -> String;
    /// The edits that set fields of rows, with one edit for each thing that changes. Things that change are marked as the designer's own.
    ///
    /// # Errors
    /// Fails if a field cannot hold a value; returns the index of the cell and the reason, as a clause.
    fn set(&self, designs: &D, cells: &[(D::Place, usize, Value)]) -> Result<Vec<D::Edit>, (usize, String)>;

    /// The edit that adds a row to the list inside the thing to which a place belongs, and the place of the new row; `None` if the kind is not such a
    /// list.
    fn add_row(&self, designs: &D, place: D::Place) -> Option<(D::Edit, D::Place)>;
    /// The edit that moves a row to another position in the list inside its thing; `None` if the kind is not such a list.
    fn move_row(&self, designs: &D, row: D::Place, to: usize) -> Option<D::Edit>;
    /// The edits that remove rows; empty if the rows are built on a canvas of the editor.
    fn remove_rows(&self, designs: &D, rows: &[D::Place]) -> Vec<D::Edit>;
    /// Whether a thing differs between the earlier and the later designs; false if it is not in both.
    fn differs(&self, before: &D, after: &D, thing: D::Place) -> bool;
    /// The edit that gives a thing the values that the fields of this kind have in later designs. If a difference remains, no field describes it.
    fn carry(&self, before: &D, after: &D, thing: D::Place) -> Option<D::Edit>;

    /// The edit that adds a new thing, and the place of its name; `None` for a list inside a thing.
    fn add(&self, designs: &D) -> Option<(D::Edit, D::Place)>;
    /// The edit that copies a thing, and the place of the copy's name.
    fn duplicate(&self, designs: &D, place: D::Place) -> Option<(D::Edit, D::Place)>;
    /// The edit that removes a thing.
    fn remove(&self, designs: &D, place: D::Place) -> Option<D::Edit>;
    /// The position of a thing among the things of its kind, counted from 0, and how many of them there are.
    fn position(&self, designs: &D, place: D::Place) -> Option<(usize, usize)>;
    /// The edit that moves a thing to another position in the order.
    fn move_to(&self, place: D::Place, to: usize) -> Option<D::Edit>;
    /// The name of the part of a thing that no field describes, such as "set-up".
    fn rest(&self) -> &'static str;
    /// The place of a thing's name.
    fn name_place(&self, place: D::Place) -> Option<D::Place>;
    /// The name of a thing in lists.
    fn label(&self, designs: &D, place: D::Place) -> Option<String>;
    /// A word or number that lists show beside a thing.
    fn remark(&self, designs: &D, place: D::Place) -> Option<String>;

    /// The edit that creates a thing that a field names but the project lacks; `None` if such a name is refused.
    fn make_link(&self, field: usize, name: &str) -> Option<D::Edit>;
    /// The edits that import rows of a table.
    ///
    /// # Errors
    /// Fails if a row cannot be accepted; says which row, which column, and why.
    fn import(&self, designs: &D, incoming: &[Incoming<D::Place>]) -> Result<Vec<D::Edit>, Vec<Refused>>;
}

/// A kind of some designs, or a value from which the kind can be obtained.
pub trait AsKind: Sync {
    /// The type of the designs.
    type Of: Designs;

    /// The kind without the type of its things.
    fn as_kind(&self) -> &dyn KindOf<Self::Of>;
}

impl<D: Designs, T: Clone + PartialEq + Default, R: Clone + PartialEq, P: Copy + PartialEq + Sync + 'static> AsKind
    for Kind<D, T, R, P>
{
    type Of = D;

    fn as_kind(&self) -> &dyn KindOf<D> {
        self
    }
}

impl<D: Designs> AsKind for &'static dyn KindOf<D> {
    type Of = D;

    fn as_kind(&self) -> &dyn KindOf<D> {
        *self
    }
}

impl Same {
    /// The names of the columns in `in_columns`, and then that in `then`.
    pub fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.in_columns.iter().copied().chain(self.then)
    }
}
