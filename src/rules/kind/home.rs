//! Where a project keeps the things of a kind: on a shelf, or as a single thing if the kind has only one.

use super::{Home, Kept};
use crate::designs::Designs;
use crate::{Change, Id, Shelf};

/// The number of the id of the only thing, if a kind always has exactly one.
const ONLY: u32 = 1;

impl<D: Designs, T: Clone, P> Home<D, T, P> {
    /// The ids of the things, in order.
    pub(super) fn ids(&self, designs: &D) -> Vec<Id<T>> {
        match self.kept {
            Kept::Shelf(shelf, _) => shelf(designs).ids().collect(),
            Kept::One(..) => vec![Id::new(ONLY)],
        }
    }

    /// The thing with this id.
    pub(super) fn get<'a>(&self, designs: &'a D, id: Id<T>) -> Option<&'a T> {
        match self.kept {
            Kept::Shelf(shelf, _) => shelf(designs).get(id),
            Kept::One(one, _) => (id.number() == ONLY).then(|| one(designs)),
        }
    }

    /// The edit that replaces the thing with this id.
    pub(super) fn set(&self, designs: &D, id: Id<T>, thing: T) -> D::Edit {
        match self.kept {
            Kept::Shelf(_, edit) => edit(Change::Set(id, thing)),
            Kept::One(_, set) => set(designs, thing),
        }
    }

    /// The id of the only thing, if the kind always has exactly one.
    pub(super) fn only(&self) -> Option<Id<T>> {
        matches!(self.kept, Kept::One(..)).then(|| Id::new(ONLY))
    }

    /// The shelf that contains the things; `None` if the kind always has exactly one.
    pub(super) fn shelf<'a>(&self, designs: &'a D) -> Option<&'a Shelf<T>> {
        if let Kept::Shelf(shelf, _) = self.kept { Some(shelf(designs)) } else { None }
    }

    /// The edit that makes a change of the shelf; `None` if the kind has no shelf.
    pub(super) fn edit(&self, change: Change<T>) -> Option<D::Edit> {
        if let Kept::Shelf(_, edit) = self.kept { Some(edit(change)) } else { None }
    }
}
