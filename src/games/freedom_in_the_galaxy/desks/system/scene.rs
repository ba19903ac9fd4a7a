//! What one frame of the window needs to draw the star system desk: the display, the selection, and the things that can be dragged.

use super::steps;
use crate::display::{Display, RingSpot, marker_at};
use freedom_in_the_galaxy::{Beginning, Content, Environ, InPlanet, InStar, Loyalty, Place, Planet, Standing, Star};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use geometry::Point;
use kit::action::Change;
use kit::board::{Hand, Pieces, Spaces as _, Target};
use project::OneOf as _;
use rules::Id;

/// A thing that can be dragged on a display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A planet, which is moved among the planets of its star.
    Planet(Id<Planet>),
    /// An environ, which is moved within its planet or to another.
    Environ(Id<Planet>, Id<Environ>),
    /// The loyalty marker of a planet for the start of the rebellion or for Armageddon, which is moved along the planet's track.
    Marker(Id<Planet>, Beginning),
}

impl Held {
    /// The planet along whose track the user drags a marker; `None` for planets and environs.
    pub const fn track(self) -> Option<Id<Planet>> {
        match self {
            Self::Marker(planet, _) => Some(planet),
            Self::Planet(_) | Self::Environ(..) => None,
        }
    }
}

/// The display of a star with the selection.
pub struct Scene<'a> {
    pub content: &'a Content,
    pub star: Id<Star>,
    pub display: Display<'a>,
    /// The selected place of the project, on the display or elsewhere.
    pub place: project::Place,
    /// Whether the keys move the marker for the start of the rebellion or the one for Armageddon, when both lie in one space.
    pub beginning: Beginning,
}

/// How far from a marker the pointer may be and still hit it, in millimetres.
const NEAR: f64 = 3.2;

impl<'a> Scene<'a> {
    /// The display of a star with this selection.
    pub fn of(content: &'a Content, star: Id<Star>, place: project::Place, beginning: Beginning) -> Self {
        Self { content, star, display: Display::of(content, star), place, beginning }
    }

    /// The selected planet and the selected part of it; `None` if no planet is selected.
    pub fn planet(&self) -> Option<(Id<Planet>, InPlanet)> {
        match Place::own(&self.place) {
            Some(Place::Planet(id, part)) => self.content.planets.get(*id).map(|_| (*id, *part)),
            _ => None,
        }
    }

    /// The selection as a thing that can be dragged; `None` if it is no such thing.
    pub fn held(&self) -> Option<Held> {
        let (planet, part) = self.planet()?;
        Some(match part {
            InPlanet::Environ(environ) => Held::Environ(planet, environ),
            InPlanet::Loyalty => Held::Marker(planet, self.beginning),
            InPlanet::Whole | InPlanet::Name | InPlanet::Number => Held::Planet(planet),
        })
    }

    /// The space in which a thing lies; `None` if it is not on this display.
    pub fn lies(&self, held: Held) -> Option<RingSpot> {
        let spot = match held {
            Held::Planet(planet) => (planet, RingPart::Orbit),
            Held::Environ(planet, environ) => (planet, RingPart::Environ(environ)),
            Held::Marker(planet, beginning) => (planet, RingPart::Track(self.loyalty(planet, beginning)?)),
        };
        self.display.has(spot).then_some(spot)
    }

    /// The space in which the selected thing lies; `None` if it is not on this display.
    pub fn spot(&self) -> Option<RingSpot> {
        self.lies(self.held()?)
    }

    /// The standing (a loyalty, or Rebel control) of a planet at the start of the rebellion or of Armageddon; `None` if the planet has no marker for
    /// that start.
    pub fn standing(&self, planet: Id<Planet>, beginning: Beginning) -> Option<Standing> {
        let planet = self.content.planets.get(planet)?;
        match beginning {
            Beginning::StartRebellion => planet.start.map(Standing::from),
            Beginning::Armageddon => planet.armageddon,
        }
    }

    fn loyalty(&self, planet: Id<Planet>, beginning: Beginning) -> Option<Loyalty> {
        self.standing(planet, beginning).map(Standing::loyalty)
    }

    /// The markers in a space, each with its position.
    pub fn markers(&self, spot: RingSpot) -> Vec<(Beginning, Point)> {
        let RingPart::Track(loyalty) = spot.1 else { return Vec::new() };
        let here: Vec<Beginning> =
            Beginning::ALL.into_iter().filter(|beginning| self.loyalty(spot.0, *beginning) == Some(loyalty)).collect();
        let Some(room) = self.display.room(spot) else { return Vec::new() };
        here.into_iter().enumerate().map(|(index, beginning)| (beginning, marker_at(room, index))).collect()
    }

    /// The thing that the keys take in hand from a space; `None` if there is none.
    fn in_space(&self, spot: RingSpot) -> Option<Held> {
        match spot.1 {
            RingPart::Orbit => Some(Held::Planet(spot.0)),
            RingPart::Environ(environ) => Some(Held::Environ(spot.0, environ)),
            RingPart::Track(_) => {
                let here = self.markers(spot);
                let meant = here.iter().find(|(beginning, _)| *beginning == self.beginning).or(here.first());
                meant.map(|(beginning, _)| Held::Marker(spot.0, *beginning))
            }
        }
    }

    /// Whether a dragged thing can be dropped in a space.
    pub fn takes(&self, held: Held, spot: RingSpot) -> bool {
        match held {
            Held::Planet(planet) => planet != spot.0,
            Held::Environ(_, environ) => match spot.1 {
                RingPart::Environ(other) => environ != other || self.lies(held) != Some(spot),
                RingPart::Orbit => true,
                RingPart::Track(_) => false,
            },
            Held::Marker(planet, _) => planet == spot.0 && matches!(spot.1, RingPart::Track(_)),
        }
    }
}

impl Pieces for Scene<'_> {
    type Space = RingSpot;
    type Piece = Held;
    type Box = ();

    const TAKEN_AT_ONCE: bool = false;
    const SEVERAL: bool = false;

    fn spaces(&self) -> &impl kit::board::Spaces<Space = RingSpot> {
        &self.display
    }

    fn piece_at(&self, point: Point) -> Option<Held> {
        let spot = self.display.at(point)?;
        if let RingPart::Track(_) = spot.1 {
            let near = |at: &Point| (*at - point).length().get();
            let markers = self.markers(spot).into_iter().filter(|(_, at)| near(at) <= NEAR);
            let nearest = markers.min_by(|one, other| near(&one.1).total_cmp(&near(&other.1)));
            return nearest.map(|(beginning, _)| Held::Marker(spot.0, beginning));
        }
        self.in_space(spot)
    }

    fn piece_in(&self, spot: RingSpot) -> Option<Held> {
        self.held().filter(|held| self.lies(*held) == Some(spot)).or_else(|| self.in_space(spot))
    }

    fn space_of(&self, held: Held) -> Option<RingSpot> {
        self.lies(held)
    }

    fn target(&self, point: Point, held: Option<Held>) -> Option<Target<RingSpot, ()>> {
        let spot = self.display.at(point)?;
        held.is_none_or(|held| self.takes(held, spot)).then_some(Target::Space(spot))
    }

    fn selected(&self) -> Option<Held> {
        self.held().filter(|held| self.lies(*held).is_some())
    }

    fn in_order(&self) -> Vec<Held> {
        // Both markers of a planet have the same place in the project, so only the one that the keys move is listed.
        let meant = |held: &Held| !matches!(held, Held::Marker(_, beginning) if *beginning != self.beginning);
        self.display.spots().filter_map(|spot| self.in_space(spot)).filter(meant).collect()
    }

    fn place(&self, held: Option<Held>) -> project::Place {
        match held {
            None => Place::Star(self.star, InStar::Whole),
            Some(Held::Planet(planet)) => Place::Planet(planet, InPlanet::Whole),
            Some(Held::Environ(planet, environ)) => Place::Planet(planet, InPlanet::Environ(environ)),
            Some(Held::Marker(planet, _)) => Place::Planet(planet, InPlanet::Loyalty),
        }
        .into()
    }

    fn put_down(&self, hand: &Hand<Held>, _: &[Held], target: Target<RingSpot, ()>) -> Option<Change> {
        let Target::Space(spot) = target else { return None };
        if !self.takes(hand.piece, spot) {
            return None;
        }
        match (hand.piece, spot.1) {
            (Held::Marker(planet, beginning), RingPart::Track(loyalty)) => steps::set_loyalty(self, planet, beginning, loyalty),
            (Held::Environ(planet, environ), part) => steps::put_environ(self, (planet, environ), (spot.0, part)),
            (Held::Planet(planet), _) => steps::put_planet(self, planet, spot.0),
            (Held::Marker(..), _) => None,
        }
    }

    fn taken_off(&self) -> Option<Change> {
        match self.held()? {
            Held::Marker(planet, beginning) => steps::take_marker(self, planet, beginning),
            // Nothing can be dragged off the display, because planets and environs are deleted like any other thing.
            Held::Planet(_) | Held::Environ(..) => None,
        }
    }
}
