//! The pictures of the designer's own on tiles, bodies and counters.

use super::pasted::paste;
use super::{Content, Edit, InSystem, Place, Space};
use rules::{Change, Id, Picture};

/// Finds the pictures that the designs show, and pastes other pictures.
impl Content {
    /// The pictures that designs show, each with the place that shows it.
    pub fn worn_pictures(&self) -> impl Iterator<Item = (Place, Id<Picture>)> {
        let tiles = self.systems.iter().flat_map(|(id, system)| {
            let ground = system.ground.iter().map(move |pasted| (Place::System(id, InSystem::Whole), pasted.picture));
            let bodies = system.orbits.iter().flat_map(move |(orbit, found)| {
                found.bodies.iter().filter_map(move |(body, found)| {
                    Some((Place::System(id, InSystem::Body(orbit, body)), found.look.pasted.as_ref()?.picture))
                })
            });
            ground.chain(bodies)
        });
        tiles.chain(self.unit_pictures())
    }

    /// The edit that pastes a picture on the body, tile or counter at a place, or removes it if `picture` is `None`. The result is `None` if nothing
    /// there can show a picture.
    #[must_use]
    pub fn paste(&self, place: Place, picture: Option<Id<Picture>>) -> Option<Edit> {
        let (id, part) = match place {
            Place::System(id, part) => (id, part),
            Place::Unit(id, part) => return self.paste_on_unit(id, part, picture),
            _ => return None,
        };
        let mut system = self.systems.get(id)?.clone();
        let (orbit, body) = match part {
            InSystem::Body(orbit, body) => (orbit, Some(body)),
            InSystem::Sector(Space::On(spot)) => (spot.orbit, Some(spot.body)),
            InSystem::Sector(Space::Deep(orbit)) | InSystem::Orbit(orbit) => (orbit, None),
            InSystem::Whole | InSystem::Name | InSystem::Technology | InSystem::Wealth | InSystem::Capital => {
                paste(&mut system.ground, picture);
                return Some(Edit::System(Change::Set(id, system)));
            }
        };
        paste(&mut system.orbits.get_mut(orbit)?.bodies.get_mut(body?)?.look.pasted, picture);
        Some(Edit::System(Change::Set(id, system)))
    }
}
