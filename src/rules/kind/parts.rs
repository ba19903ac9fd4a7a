//! Finds and changes the things and rows of a kind.

use std::borrow::Cow;

use super::{Field, Holds, Kind, Listed, Rows, Value};
use crate::designs::Designs;
use crate::names::free_name;
use crate::{Change, Id, Shelf};

/// Finds the row to which a place refers, and sets its fields.
impl<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq> Kind<D, T, R, P> {
    /// The thing and the part to which a place refers; `None` if the place is not in a thing of this kind.
    pub(super) fn part_of(&self, place: D::Place) -> Option<(Id<T>, P)> {
        (self.home.part)(place)
    }

    /// The fields of the thing that the table of a list repeats in each row, in order.
    pub(super) fn head_fields(&self) -> impl Iterator<Item = &'static Field<D, T, P>> {
        self.heads.before.iter().chain(self.heads.behind)
    }

    /// The part that stands for a row, given any part of the thing that belongs to the row.
    #[inline(never)]
    pub(super) fn row_part(&self, thing: &T, part: P) -> Option<P> {
        match &self.rows {
            Rows::Thing { .. } => Some(self.home.whole),
            Rows::List { shelf, part: as_part, id, .. } => {
                let id = id(part)?;
                shelf(thing).get(id).map(|_| as_part(id))
            }
            Rows::Built { .. } | Rows::Viewed { .. } => self.row(thing, part).map(|_| part),
        }
    }

    /// The row at a part of a thing; `None` if that part is not a row.
    #[inline(never)]
    pub(super) fn row<'a>(&self, thing: &'a T, part: P) -> Option<Cow<'a, R>> {
        match &self.rows {
            Rows::Thing { get, .. } => Some(Cow::Borrowed(get(thing))),
            Rows::List { shelf, id, .. } => shelf(thing).get(id(part)?).map(Cow::Borrowed),
            Rows::Built { get, .. } => get(thing, part).map(Cow::Borrowed),
            Rows::Viewed { get, .. } => get(thing, part).map(Cow::Owned),
        }
    }

    pub(super) fn row_parts(&self, thing: &T) -> Vec<P> {
        match &self.rows {
            Rows::Thing { .. } => vec![self.home.whole],
            Rows::List { part, order, .. } => order(thing).into_iter().map(part).collect(),
            Rows::Built { parts, .. } | Rows::Viewed { parts, .. } => parts(thing),
        }
    }

    /// The thing and the row that a place refers to.
    #[inline(never)]
    pub(super) fn found<'a>(&self, designs: &'a D, place: D::Place) -> Option<(&'a T, Cow<'a, R>)> {
        let (id, part) = self.part_of(place)?;
        let thing = self.home.get(designs, id)?;
        let part = match &self.rows {
            Rows::Built { .. } | Rows::Viewed { .. } => part,
            Rows::Thing { .. } | Rows::List { .. } => self.row_part(thing, part)?,
        };
        Some((thing, self.row(thing, part)?))
    }

    /// The thing that a place refers to, with its id.
    #[inline(never)]
    pub(super) fn thing<'a>(&self, designs: &'a D, place: D::Place) -> Option<(Id<T>, &'a T)> {
        let (id, _) = self.part_of(place)?;
        Some((id, self.home.get(designs, id)?))
    }
}

impl<D: Designs, R, P: Copy> Field<D, R, P> {
    /// Sets a field of a row to a value that the field can hold, marks what has changed as the designer's own, and adjusts the rest of the row.
    /// Returns whether the value differs from the old one.
    #[inline(never)]
    pub(super) fn put(&self, designs: &D, place: D::Place, row: &mut R, value: &Value) -> Result<bool, &'static str> {
        let differs = self.holds.get(designs, place, row) != *value;
        if differs {
            self.holds.set(row, value)?;
            (self.owns)(row);
            (self.follow)(designs, place, row)?;
        }
        Ok(differs)
    }
}

/// Adds things, changes the rows inside them, and finds rows that contradict others.
impl<D: Designs, T: Clone, R: Clone, P: Copy + PartialEq> Kind<D, T, R, P> {
    /// The edit that adds a new thing, and the place of its name; `None` for a list inside a thing.
    #[must_use]
    pub fn add_to(&self, designs: &D) -> Option<(D::Edit, D::Place)> {
        let (shelf, listed) = (self.home.shelf(designs)?, self.listed.as_ref()?);
        let name = free_name(listed.new, |name| self.is_taken(shelf, name));
        self.added(shelf, listed, (listed.make)(designs, name))
    }

    /// Changes the row at a part of a thing, and marks what has changed as the designer's own. Returns whether the row has changed.
    pub(super) fn change(&self, thing: &mut T, part: P, change: impl FnOnce(&mut R) -> bool) -> bool {
        let changed = match &self.rows {
            Rows::Thing { get_mut, .. } => change(get_mut(thing)),
            Rows::List { shelf_mut, id, .. } => id(part).and_then(|id| shelf_mut(thing).get_mut(id)).is_some_and(change),
            Rows::Built { get_mut, .. } => get_mut(thing, part).is_some_and(change),
            Rows::Viewed { get, set, .. } => get(thing, part).is_some_and(|mut row| {
                let changed = change(&mut row);
                set(thing, part, row);
                changed
            }),
        };
        match &self.rows {
            Rows::Built { owns, .. } | Rows::Viewed { owns, .. } if changed => owns(thing),
            Rows::Thing { .. } | Rows::List { .. } | Rows::Built { .. } | Rows::Viewed { .. } => {}
        }
        changed
    }

    /// The name of a row within its thing, if the first field of the kind computes such a name.
    pub(super) fn own_name(&self, designs: &D, row: D::Place) -> Option<String> {
        let (_, found) = self.found(designs, row)?;
        match &self.fields.first()?.holds {
            Holds::InWords(name) => Some(name(designs, row, &found)).filter(|name| !name.is_empty()),
            _ => None,
        }
    }

    /// Sets a field of a row inside a thing, and marks what has changed as the designer's own.
    #[inline(never)]
    pub(super) fn put(
        &self,
        designs: &D,
        place: D::Place,
        thing: &mut T,
        part: P,
        field: &Field<D, R, P>,
        value: &Value,
    ) -> Result<(), &'static str> {
        let mut done = Ok(());
        self.change(thing, part, |row| {
            field.put(designs, place, row, value).unwrap_or_else(|why| {
                done = Err(why);
                false
            })
        });
        done
    }

    /// The first row that contradicts the others: its part, the column with the fault, and the reason as a clause.
    pub(super) fn misfit(&self, thing: &T) -> Option<(P, &'static str, &'static str)> {
        match &self.rows {
            Rows::List { misfit, part, .. } => misfit(thing).map(|(id, column, why)| (part(id), column, why)),
            Rows::Thing { .. } | Rows::Built { .. } | Rows::Viewed { .. } => None,
        }
    }

    pub(super) fn is_taken(&self, shelf: &Shelf<T>, name: &str) -> bool {
        shelf.find(|thing| (self.home.name)(thing) == name).is_some()
    }

    pub(super) fn added(&self, shelf: &Shelf<T>, listed: &Listed<D, T, P>, thing: T) -> Option<(D::Edit, D::Place)> {
        Some((self.home.edit(Change::Add(thing))?, (self.home.place)(shelf.next_id(), listed.name)))
    }
}
