//! The pictures of the designer's own on counters.

use super::pasted::paste;
use super::{Color, Content, Edit, InUnit, Place, UnitType};
use rules::{Change, Id, Picture};

/// Finds the pictures on counters, and pastes other pictures.
impl Content {
    /// The pictures on the fronts and backs of counters, each with the place that shows it.
    pub(super) fn unit_pictures(&self) -> impl Iterator<Item = (Place, Id<Picture>)> {
        self.units.iter().flat_map(|(id, unit)| {
            let front = unit.picture.iter().map(move |pasted| (Place::Unit(id, InUnit::Symbol), pasted.picture));
            let back = unit.back.iter().map(move |pasted| (Place::Unit(id, InUnit::Back), pasted.picture));
            front.chain(back)
        })
    }

    /// The edit that pastes a picture on the counter of a type, on the back if `part` is [`InUnit::Back`], otherwise on the front. If `picture` is
    /// `None`, the edit removes the picture there. The result is `None` if the type is gone.
    pub(super) fn paste_on_unit(&self, id: Id<UnitType>, part: InUnit, picture: Option<Id<Picture>>) -> Option<Edit> {
        let mut unit = self.units.get(id)?.clone();
        paste(if part == InUnit::Back { &mut unit.back } else { &mut unit.picture }, picture);
        Some(Edit::Unit(Change::Set(id, unit)))
    }

    /// The edits that give all counters of a colour the same back as the counter of the type `like`.
    #[must_use]
    pub fn back_for_all(&self, color: Color, like: &UnitType) -> Vec<Edit> {
        let others = self.units.iter().filter(|(_, unit)| unit.color == color && unit.back != like.back);
        others.map(|(id, unit)| Edit::Unit(Change::Set(id, UnitType { back: like.back.clone(), ..unit.clone() }))).collect()
    }
}
