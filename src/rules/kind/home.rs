//! Where the things of a kind are kept: on a shelf, or as the one thing that there always is.

use super::{Home, Kept};
use crate::designs::Designs;
use crate::{Change, Id, Shelf};

/// The number of the one thing that there always is.
const ONLY: u32 = 1;

impl<D: Designs, T: Clone, P> Home<D, T, P> {
    /// The numbers of the things, in order.
    pub(super) fn ids(&self, designs: &D) -> Vec<Id<T>> {
        match self.kept {
            Kept::Shelf(shelf, _) => shelf(designs).ids().collect(),
            Kept::One(..) => vec![Id::new(ONLY)],
        }
    }

    /// A thing.
    pub(super) fn get<'a>(&self, designs: &'a D, id: Id<T>) -> Option<&'a T> {
        match self.kept {
            Kept::Shelf(shelf, _) => shelf(designs).get(id),
            Kept::One(one, _) => (id.number() == ONLY).then(|| one(designs)),
        }
    }

    /// The edit that puts another thing in the place of one.
    pub(super) fn set(&self, designs: &D, id: Id<T>, thing: T) -> D::Edit {
        match self.kept {
            Kept::Shelf(_, edit) => edit(Change::Set(id, thing)),
            Kept::One(_, set) => set(designs, thing),
        }
    }

    /// The number of the one thing that there always is.
    pub(super) fn only(&self) -> Option<Id<T>> {
        matches!(self.kept, Kept::One(..)).then(|| Id::new(ONLY))
    }

    /// The shelf on which things come and go.
    pub(super) fn shelf<'a>(&self, designs: &'a D) -> Option<&'a Shelf<T>> {
        if let Kept::Shelf(shelf, _) = self.kept { Some(shelf(designs)) } else { None }
    }

    /// A change of that shelf as an edit.
    pub(super) fn edit(&self, change: Change<T>) -> Option<D::Edit> {
        if let Kept::Shelf(_, edit) = self.kept { Some(edit(change)) } else { None }
    }
}
