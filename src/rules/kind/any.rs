//! Kinds without the types of their things: they are asked with places in the designs and with values.

use super::incoming::{Incoming, Refused};
use super::{FieldFacts, Kind, Sort, Value};
use crate::designs::Designs;

/// What is known of a kind without the types of its game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindFacts {
    /// The word for one row, in lower case, such as "unit type".
    pub one: &'static str,
    /// What the rows are called as a heading, such as "Unit types".
    pub heading: &'static str,
    /// The word for the thing that holds the rows, such as "system" for sectors. Where the thing itself is the row, it is the same as `one`, unless
    /// the tables of its lists use another word. It names the first column of the table of a list inside a thing.
    pub thing: &'static str,
    /// The name of the table on disk, without its ending, such as "units"; none for what is not exchanged.
    pub table: Option<&'static str>,
    /// The columns by which a row of a table is found again among those of the project.
    pub same: Same,
}

/// What makes two rows the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Same {
    /// The columns in which two rows have to agree.
    pub in_columns: &'static [&'static str],
    /// The column that decides where several rows agree in those, or where the last of those is empty.
    pub then: Option<&'static str>,
    /// Whether two such rows in one table are a mistake, even where rows are only added.
    pub once: bool,
}

/// A kind of the designs `D`, whatever its things are. Rows are places; a row or place that is not of this kind, or gone, has no values and
/// changes nothing.
pub trait KindOf<D: Designs>: Sync {
    /// What is known of the kind.
    fn facts(&self) -> &KindFacts;
    /// The fields of a row, in order.
    fn fields(&self) -> Vec<&FieldFacts>;
    /// The fields of the thing that the table of a list shows in each row besides the thing's name; and how many of them stand before the name.
    fn heads(&self) -> (Vec<&FieldFacts>, usize);
    /// What such a field can hold in these designs.
    fn head_sort(&self, designs: &D, head: usize) -> Sort;
    /// What a table writes of such a field of the thing of a row.
    fn head_written(&self, designs: &D, row: D::Place, head: usize) -> String;
    /// Whether the things themselves are the rows.
    fn is_of_things(&self) -> bool;
    /// Whether its things stand in the outline, where they are added and taken away.
    fn is_listed(&self) -> bool;
    /// The one thing that there always is, of a kind that has no other.
    fn only(&self) -> Option<D::Place>;
    /// Whether every project begins with such things, so that their number does not show what a designer has made.
    fn is_given(&self) -> bool;
    /// Whether a table can add rows and take them away.
    fn takes_rows(&self) -> bool;

    /// The things, in order, each as a whole.
    fn things(&self, designs: &D) -> Vec<D::Place>;
    /// The rows, in order.
    fn rows(&self, designs: &D) -> Vec<D::Place>;
    /// The rows of the thing of a place, in order.
    fn rows_in(&self, designs: &D, place: D::Place) -> Vec<D::Place>;
    /// The row that a place is in.
    fn row_of(&self, designs: &D, place: D::Place) -> Option<D::Place>;
    /// The thing that a row or another place is in, as a whole.
    fn thing_of(&self, place: D::Place) -> Option<D::Place>;
    /// What a row is called in a sentence: the name of its thing, and its own name or number there: "Userkaf, Moon", "Meeting, side 2".
    fn row_name(&self, designs: &D, row: D::Place) -> String;
    /// The name of the thing that a row is in.
    fn thing_name(&self, designs: &D, row: D::Place) -> String;

    /// Where a field of a row stands.
    fn place(&self, row: D::Place, field: usize) -> D::Place;
    /// Whether a field of a row is shown.
    fn is_shown(&self, designs: &D, row: D::Place, field: usize) -> bool;
    /// What a field can hold in these designs, in any row; a field that names something within its thing holds that name as text here.
    fn sort(&self, designs: &D, field: usize) -> Sort;
    /// What a field of a row can hold in these designs.
    fn sort_at(&self, designs: &D, row: D::Place, field: usize) -> Sort;
    /// What stands in a field of a row.
    fn value(&self, designs: &D, row: D::Place, field: usize) -> Option<Value>;
    /// The first field of a row in whose own text these small letters stand; nothing that is worked out counts.
    fn says(&self, designs: &D, row: D::Place, letters: &str) -> Option<usize>;
    /// Whether a row made anew from the values of its fields, and from what the kind says that no field describes, equals the row.
    fn is_described(&self, designs: &D, row: D::Place) -> bool;
    /// What a table writes of a field of a row that holds values of this sort.
    fn written(&self, designs: &D, row: D::Place, field: usize, sort: &Sort) -> String;
    /// The edits that set fields of rows, one for each thing that changes. What they change is marked as the designer's own.
    ///
    /// # Errors
    /// If a value cannot stand in its field: the number of the cell, and why, as a clause.
    fn set(&self, designs: &D, cells: &[(D::Place, usize, Value)]) -> Result<Vec<D::Edit>, (usize, String)>;

    /// The edit that adds a row to the list inside the thing of a place, and where that row is; none for any other kind of row.
    fn add_row(&self, designs: &D, place: D::Place) -> Option<(D::Edit, D::Place)>;
    /// The edit that takes a row to another place in the order of the list inside its thing; none for any other kind of row.
    fn move_row(&self, designs: &D, row: D::Place, to: usize) -> Option<D::Edit>;
    /// The edits that take rows away; none where a canvas builds them.
    fn remove_rows(&self, designs: &D, rows: &[D::Place]) -> Vec<D::Edit>;
    /// Whether a thing differs in later designs; false if it is not in both.
    fn differs(&self, before: &D, after: &D, thing: D::Place) -> bool;
    /// The edit that gives a thing everything that this kind describes of it in later designs; what still differs then, no field describes.
    fn carry(&self, before: &D, after: &D, thing: D::Place) -> Option<D::Edit>;

    /// The edit that adds a new thing, and where its name is; none for a list inside a thing.
    fn add(&self, designs: &D) -> Option<(D::Edit, D::Place)>;
    /// The edit that copies a thing, and where the copy's name is.
    fn duplicate(&self, designs: &D, place: D::Place) -> Option<(D::Edit, D::Place)>;
    /// The edit that takes a thing away.
    fn remove(&self, designs: &D, place: D::Place) -> Option<D::Edit>;
    /// Where among those of its kind a thing stands, counted from 0, and how many there are.
    fn position(&self, designs: &D, place: D::Place) -> Option<(usize, usize)>;
    /// The edit that takes a thing to another place in the order.
    fn move_to(&self, place: D::Place, to: usize) -> Option<D::Edit>;
    /// The part of a thing that no field describes, such as "set-up".
    fn rest(&self) -> &'static str;
    /// Where the name of a thing is written.
    fn name_place(&self, place: D::Place) -> Option<D::Place>;
    /// What a thing is called in lists.
    fn label(&self, designs: &D, place: D::Place) -> Option<String>;
    /// A word or number beside a thing in lists.
    fn remark(&self, designs: &D, place: D::Place) -> Option<String>;

    /// The edit that makes a thing that a field names and the project does not have; none where that is refused.
    fn make_link(&self, field: usize, name: &str) -> Option<D::Edit>;
    /// The edits that bring rows of a table in.
    ///
    /// # Errors
    /// If a row cannot be accepted; says which, in which column, and why.
    fn import(&self, designs: &D, incoming: &[Incoming<D::Place>]) -> Result<Vec<D::Edit>, Vec<Refused>>;
}

/// A kind of some designs, or something that leads to one.
pub trait AsKind: Sync {
    /// The designs.
    type Of: Designs;

    /// The kind, whatever its things are.
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
    /// All these columns, in order.
    pub fn columns(&self) -> impl Iterator<Item = &'static str> {
        self.in_columns.iter().copied().chain(self.then)
    }
}
