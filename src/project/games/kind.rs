//! Kinds behind one interface, which takes the designs and places of any game.

use super::{Content, Edit, OfGame, OneOf, Place};
use rules::Checked;
use rules::kind::{self, AsKind, FieldFacts, KindFacts, Refused, Sort, Value};

/// A thing that a table brings into the designs, with the rows of the table that describe it.
pub type Incoming = kind::Incoming<Place>;

/// A row of a table that is brought into the designs.
pub type IncomingRow = kind::IncomingRow<Place>;

/// A kind of any game. A row is given by its place. If a row or a place is not of this kind or does not exist, it has no values, and edits of it
/// change nothing.
pub trait AnyKind: Sync {
    /// The facts about the kind that need no designs.
    fn facts(&self) -> &KindFacts;
    /// The fields of a row, in order.
    fn fields(&self) -> Vec<&FieldFacts>;
    /// The table of a list inside a thing repeats some fields of the thing in each row, besides the thing's name. Returns these fields, and how many
    /// of them come before the name.
    fn heads(&self) -> (Vec<&FieldFacts>, usize);
    /// The values that one of the fields of [`heads`](Self::heads) can hold in these designs.
    fn head_sort(&self, content: &Content, head: usize) -> Sort;
    /// The text that a table shows in a row for one of the fields of [`heads`](Self::heads).
    fn head_written(&self, content: &Content, row: &Place, head: usize) -> String;
    /// Whether each row is a whole thing, and not an entry of a list inside a thing.
    fn is_of_things(&self) -> bool;
    /// Whether the things are shown in the outline, where the designer can add and remove them.
    fn is_listed(&self) -> bool;
    /// The only thing of the kind, if the kind always has exactly one.
    fn only(&self) -> Option<Place>;
    /// Whether every project begins with things of this kind, so that the number of these things does not show what a designer has made.
    fn is_given(&self) -> bool;
    /// Whether the user can add and remove rows in a table.
    fn takes_rows(&self) -> bool;

    /// The places of all things of this kind, in order; each place stands for the whole thing.
    fn things(&self, content: &Content) -> Vec<Place>;
    /// The places of all rows of this kind, in order.
    fn rows(&self, content: &Content) -> Vec<Place>;
    /// The rows of the thing to which a place belongs, in order.
    fn rows_in(&self, content: &Content, place: &Place) -> Vec<Place>;
    /// The row to which a place belongs.
    fn row_of(&self, content: &Content, place: &Place) -> Option<Place>;
    /// The thing to which a row or another place belongs, as a whole.
    fn thing_of(&self, place: &Place) -> Option<Place>;
    /// The name of a row in a sentence. It consists of the name of its thing and the row's own name or number in that thing, such as "Userkaf, Moon"
    /// or "Meeting, side 2".
    fn row_name(&self, content: &Content, row: &Place) -> String;
    /// The name of the thing to which a row belongs.
    fn thing_name(&self, content: &Content, row: &Place) -> String;

    /// The place of a field of a row.
    fn place(&self, row: &Place, field: usize) -> Place;
    /// Whether a field of a row is shown.
    fn is_shown(&self, content: &Content, row: &Place, field: usize) -> bool;
    /// The values that a field can hold in these designs, in any row. If the field names something within its own thing, any text is accepted as such
    /// a name.
    fn sort(&self, content: &Content, field: usize) -> Sort;
    /// The values that a field of this row can hold in these designs.
    fn sort_at(&self, content: &Content, row: &Place, field: usize) -> Sort;
    /// The value of a field of a row.
    fn value(&self, content: &Content, row: &Place, field: usize) -> Option<Value>;
    /// The first field of a row whose own text contains these letters, which are in lower case. Fields whose values are computed are not searched.
    fn says(&self, content: &Content, row: &Place, letters: &str) -> Option<usize>;
    /// Whether the fields of a row are enough to make an equal row again, together with the parts that the kind declares as not described by any
    /// field.
    fn is_described(&self, content: &Content, row: &Place) -> bool;
    /// The text that a table shows for a field of a row, if the field holds values of this sort.
    fn written(&self, content: &Content, row: &Place, field: usize, sort: &Sort) -> String;
    /// The edits that set fields of rows, with one edit for each thing that changes. Things that change are marked as the designer's own.
    ///
    /// # Errors
    /// If a value does not fit its field: returns the index of the cell, and the reason as a clause.
    fn set(&self, content: &Content, cells: &[(Place, usize, Value)]) -> Result<Vec<Edit>, (usize, String)>;

    /// The edit that adds a row, and the place of that row. The row is either a new thing, or an entry of the list inside the thing to which `place`
    /// belongs. `None` if the rows are built on a canvas of the editor.
    fn add_row(&self, content: &Content, place: &Place) -> Option<(Edit, Place)>;
    /// The edit that moves a row to another index in the list inside its thing; `None` for any other kind of row.
    fn move_row(&self, content: &Content, row: &Place, to: usize) -> Option<Edit>;
    /// The edits that remove rows; empty if the rows are built on a canvas of the editor.
    fn remove_rows(&self, content: &Content, rows: &[Place]) -> Vec<Edit>;
    /// Whether a thing differs between two states of the designs; false if it is not in both.
    fn differs(&self, before: &Content, after: &Content, thing: &Place) -> bool;
    /// The edit that gives a thing the values that it has in later designs, as far as this kind describes them. If something still differs after it,
    /// no field describes that difference.
    fn carry(&self, before: &Content, after: &Content, thing: &Place) -> Option<Edit>;

    /// The edit that adds a new thing, and the place of its name; `None` for a list inside a thing.
    fn add(&self, content: &Content) -> Option<(Edit, Place)>;
    /// The edit that copies a thing, and the place of the copy's name.
    fn duplicate(&self, content: &Content, place: &Place) -> Option<(Edit, Place)>;
    /// The edit that removes a thing.
    fn remove(&self, content: &Content, place: &Place) -> Option<Edit>;
    /// The index of a thing among the things of its kind, counted from 0, and how many of them there are.
    fn position(&self, content: &Content, place: &Place) -> Option<(usize, usize)>;
    /// The edit that moves a thing to another index in the order.
    fn move_to(&self, place: &Place, to: usize) -> Option<Edit>;
    /// The part of a thing that no field describes, such as "set-up".
    fn rest(&self) -> &'static str;
    /// The place of a thing's name.
    fn name_place(&self, place: &Place) -> Option<Place>;
    /// The name of a thing in lists.
    fn label(&self, content: &Content, place: &Place) -> Option<String>;
    /// A word or number that lists show beside the name of a thing.
    fn remark(&self, content: &Content, place: &Place) -> Option<String>;

    /// The edit that makes a thing that a field names but that does not exist yet; `None` if the kind refuses to make it.
    fn make_link(&self, field: usize, name: &str) -> Option<Edit>;
    /// The edits that bring the rows of a table into the designs.
    ///
    /// # Errors
    /// If a row cannot be accepted: returns which row, in which column, and why.
    fn import(&self, content: &Content, incoming: &[Incoming]) -> Result<Vec<Edit>, Vec<Refused>>;
}

/// A place in the type of the kind's own game; `None` if the place belongs to another game.
fn own<K: AsKind<Of: OfGame>>(_: &K, place: &Place) -> Option<<K::Of as Checked>::Place> {
    <K::Of as Checked>::Place::own(place).copied()
}

/// The designs and a place in them, in the types of the kind's own game; `None` if they belong to another game.
fn at<'a, K: AsKind<Of: OfGame>>(_: &K, content: &'a Content, place: &Place) -> Option<(&'a K::Of, <K::Of as Checked>::Place)> {
    K::Of::own(content).zip(<K::Of as Checked>::Place::own(place).copied())
}

impl<K: AsKind<Of: OfGame>> AnyKind for K {
    fn facts(&self) -> &KindFacts {
        self.as_kind().facts()
    }

    fn fields(&self) -> Vec<&FieldFacts> {
        self.as_kind().fields()
    }

    fn heads(&self) -> (Vec<&FieldFacts>, usize) {
        self.as_kind().heads()
    }

    fn head_sort(&self, content: &Content, head: usize) -> Sort {
        K::Of::own(content).map_or(Sort::WorkedOut { number: false }, |designs| self.as_kind().head_sort(designs, head))
    }

    fn head_written(&self, content: &Content, row: &Place, head: usize) -> String {
        at(self, content, row).map_or_else(String::new, |(designs, row)| self.as_kind().head_written(designs, row, head))
    }

    fn is_of_things(&self) -> bool {
        self.as_kind().is_of_things()
    }

    fn is_listed(&self) -> bool {
        self.as_kind().is_listed()
    }

    fn only(&self) -> Option<Place> {
        self.as_kind().only().map(Into::into)
    }

    fn is_given(&self) -> bool {
        self.as_kind().is_given()
    }

    fn takes_rows(&self) -> bool {
        self.as_kind().takes_rows()
    }

    fn things(&self, content: &Content) -> Vec<Place> {
        let Some(designs) = K::Of::own(content) else { return Vec::new() };
        self.as_kind().things(designs).into_iter().map(Into::into).collect()
    }

    fn rows(&self, content: &Content) -> Vec<Place> {
        let Some(designs) = K::Of::own(content) else { return Vec::new() };
        self.as_kind().rows(designs).into_iter().map(Into::into).collect()
    }

    fn rows_in(&self, content: &Content, place: &Place) -> Vec<Place> {
        let Some((designs, place)) = at(self, content, place) else { return Vec::new() };
        self.as_kind().rows_in(designs, place).into_iter().map(Into::into).collect()
    }

    fn row_of(&self, content: &Content, place: &Place) -> Option<Place> {
        let (designs, place) = at(self, content, place)?;
        self.as_kind().row_of(designs, place).map(Into::into)
    }

    fn thing_of(&self, place: &Place) -> Option<Place> {
        self.as_kind().thing_of(own(self, place)?).map(Into::into)
    }

    fn row_name(&self, content: &Content, row: &Place) -> String {
        at(self, content, row).map_or_else(String::new, |(designs, row)| self.as_kind().row_name(designs, row))
    }

    fn thing_name(&self, content: &Content, row: &Place) -> String {
        at(self, content, row).map_or_else(String::new, |(designs, row)| self.as_kind().thing_name(designs, row))
    }

    fn place(&self, row: &Place, field: usize) -> Place {
        own(self, row).map_or_else(|| row.clone(), |own| self.as_kind().place(own, field).into())
    }

    fn is_shown(&self, content: &Content, row: &Place, field: usize) -> bool {
        at(self, content, row).is_some_and(|(designs, row)| self.as_kind().is_shown(designs, row, field))
    }

    fn sort(&self, content: &Content, field: usize) -> Sort {
        K::Of::own(content).map_or(Sort::WorkedOut { number: false }, |designs| self.as_kind().sort(designs, field))
    }

    fn sort_at(&self, content: &Content, row: &Place, field: usize) -> Sort {
        at(self, content, row)
            .map_or(Sort::WorkedOut { number: false }, |(designs, row)| self.as_kind().sort_at(designs, row, field))
    }

    fn value(&self, content: &Content, row: &Place, field: usize) -> Option<Value> {
        let (designs, row) = at(self, content, row)?;
        self.as_kind().value(designs, row, field)
    }

    fn says(&self, content: &Content, row: &Place, letters: &str) -> Option<usize> {
        let (designs, row) = at(self, content, row)?;
        self.as_kind().says(designs, row, letters)
    }

    fn is_described(&self, content: &Content, row: &Place) -> bool {
        at(self, content, row).is_some_and(|(designs, row)| self.as_kind().is_described(designs, row))
    }

    fn written(&self, content: &Content, row: &Place, field: usize, sort: &Sort) -> String {
        at(self, content, row).map_or_else(String::new, |(designs, row)| self.as_kind().written(designs, row, field, sort))
    }

    fn set(&self, content: &Content, cells: &[(Place, usize, Value)]) -> Result<Vec<Edit>, (usize, String)> {
        let Some(designs) = K::Of::own(content) else { return Ok(Vec::new()) };
        let own = |(number, (row, field, value)): (usize, &(Place, usize, Value))| {
            Some((number, (own(self, row)?, *field, value.clone())))
        };
        let (numbers, cells): (Vec<usize>, Vec<_>) = cells.iter().enumerate().filter_map(own).unzip();
        let edits =
            self.as_kind().set(designs, &cells).map_err(|(cell, why)| (numbers.get(cell).copied().unwrap_or(cell), why))?;
        Ok(edits.into_iter().map(Into::into).collect())
    }

    fn add_row(&self, content: &Content, place: &Place) -> Option<(Edit, Place)> {
        if self.is_of_things() {
            let (edit, name) = AnyKind::add(self, content)?;
            return Some((edit, AnyKind::thing_of(self, &name)?));
        }
        let (designs, place) = at(self, content, place)?;
        self.as_kind().add_row(designs, place).map(|(edit, place)| (edit.into(), place.into()))
    }

    fn move_row(&self, content: &Content, row: &Place, to: usize) -> Option<Edit> {
        let (designs, row) = at(self, content, row)?;
        self.as_kind().move_row(designs, row, to).map(Into::into)
    }

    fn remove_rows(&self, content: &Content, rows: &[Place]) -> Vec<Edit> {
        let Some(designs) = K::Of::own(content) else { return Vec::new() };
        let rows: Vec<_> = rows.iter().filter_map(|row| own(self, row)).collect();
        self.as_kind().remove_rows(designs, &rows).into_iter().map(Into::into).collect()
    }

    fn differs(&self, before: &Content, after: &Content, thing: &Place) -> bool {
        at(self, before, thing)
            .zip(K::Of::own(after))
            .is_some_and(|((before, thing), after)| self.as_kind().differs(before, after, thing))
    }

    fn carry(&self, before: &Content, after: &Content, thing: &Place) -> Option<Edit> {
        let ((before, thing), after) = at(self, before, thing).zip(K::Of::own(after))?;
        self.as_kind().carry(before, after, thing).map(Into::into)
    }

    fn add(&self, content: &Content) -> Option<(Edit, Place)> {
        self.as_kind().add(K::Of::own(content)?).map(|(edit, place)| (edit.into(), place.into()))
    }

    fn duplicate(&self, content: &Content, place: &Place) -> Option<(Edit, Place)> {
        let (designs, place) = at(self, content, place)?;
        self.as_kind().duplicate(designs, place).map(|(edit, place)| (edit.into(), place.into()))
    }

    fn remove(&self, content: &Content, place: &Place) -> Option<Edit> {
        let (designs, place) = at(self, content, place)?;
        self.as_kind().remove(designs, place).map(Into::into)
    }

    fn position(&self, content: &Content, place: &Place) -> Option<(usize, usize)> {
        let (designs, place) = at(self, content, place)?;
        self.as_kind().position(designs, place)
    }

    fn move_to(&self, place: &Place, to: usize) -> Option<Edit> {
        self.as_kind().move_to(own(self, place)?, to).map(Into::into)
    }

    fn rest(&self) -> &'static str {
        self.as_kind().rest()
    }

    fn name_place(&self, place: &Place) -> Option<Place> {
        self.as_kind().name_place(own(self, place)?).map(Into::into)
    }

    fn label(&self, content: &Content, place: &Place) -> Option<String> {
        let (designs, place) = at(self, content, place)?;
        self.as_kind().label(designs, place)
    }

    fn remark(&self, content: &Content, place: &Place) -> Option<String> {
        let (designs, place) = at(self, content, place)?;
        self.as_kind().remark(designs, place)
    }

    fn make_link(&self, field: usize, name: &str) -> Option<Edit> {
        self.as_kind().make_link(field, name).map(Into::into)
    }

    fn import(&self, content: &Content, incoming: &[Incoming]) -> Result<Vec<Edit>, Vec<Refused>> {
        let Some(designs) = K::Of::own(content) else { return Ok(Vec::new()) };
        let incoming: Vec<_> = incoming.iter().filter_map(|one| one.placed(|place| own(self, place))).collect();
        Ok(self.as_kind().import(designs, &incoming)?.into_iter().map(Into::into).collect())
    }
}
