//! The pictures that designers put on the counters of their ships.

use super::{Content, Edit, InShip, Place};
use rules::{Change, Id, Picture};

/// The pictures on counters: which pictures are used, and the edit that changes the picture of a design.
impl Content {
    /// The pictures that designs refer to, each with the place that refers to it.
    pub fn pictures(&self) -> impl Iterator<Item = (Place, Id<Picture>)> {
        self.ships.iter().filter_map(|(id, ship)| Some((Place::Ship(id, InShip::Whole), ship.picture?)))
    }

    /// The edit that gives a picture to the design at a place, or removes it; `None` if the place is not a ship design.
    #[must_use]
    pub fn picture_edit(&self, place: Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        let Place::Ship(id, _) = place else { return None };
        let mut ship = self.ships.get(id)?.clone();
        ship.picture = picture;
        Some(Edit::Ship(Change::Set(id, ship)))
    }
}
