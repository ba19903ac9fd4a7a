//! Which designs have a picture of the designer's own on their counters.

use super::{Content, Edit, InShip, Place};
use rules::{Change, Id, Picture};

/// # Pictures
impl Content {
    /// The pictures that designs name, with the places that name them.
    pub fn pictures(&self) -> impl Iterator<Item = (Place, Id<Picture>)> {
        self.ships.iter().filter_map(|(id, ship)| Some((Place::Ship(id, InShip::Whole), ship.picture?)))
    }

    /// The edit that gives the design at a place a picture, or takes its picture away; none where that design can have no picture.
    #[must_use]
    pub fn picture_edit(&self, place: Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        let Place::Ship(id, _) = place else { return None };
        let mut ship = self.ships.get(id)?.clone();
        ship.picture = picture;
        Some(Edit::Ship(Change::Set(id, ship)))
    }
}
