//! The printed display of a star as a board, whose spaces are the political tracks, orbit boxes and environs of its planets.

use drawing::hit;
use freedom_in_the_galaxy::{Content, Planet, Star};
use freedom_in_the_galaxy_paper::sheets::ring::{self, RingPart, RingSpace};
use freedom_in_the_galaxy_paper::sheets::star_systems;
use geometry::{Mm, Point, Rect, Size, Vector};
use kit::board::{Direction, Spaces};
use rules::Id;

/// A space of a display: one part of the ring (track space, orbit box or environ) of one planet.
pub type RingSpot = (Id<Planet>, RingPart);

/// The display of a star with its spaces.
pub struct Display<'a> {
    /// The designs of the project.
    pub content: &'a Content,
    /// The star whose display this is.
    pub star: Id<Star>,
    spaces: Vec<RingSpace>,
    /// The part of the display that is shown: the whole display or only its ring.
    part: Rect,
    /// The planet whose political track confines the arrow keys while one of its markers is in hand; `None` if they move freely.
    pub track: Option<Id<Planet>>,
}

impl<'a> Display<'a> {
    /// The whole display of a star.
    pub fn of(content: &'a Content, star: Id<Star>) -> Self {
        Self { content, star, spaces: ring::spaces(content, star), part: star_systems::board(), track: None }
    }

    /// Limits the display to its ring, because nothing happens outside the ring in a game with one star.
    pub fn of_ring(self) -> Self {
        Self { part: star_systems::ring_part(), ..self }
    }

    /// The part of the display that is shown.
    pub const fn part(&self) -> Rect {
        self.part
    }

    /// The position of the star in the part that is shown.
    pub fn star_at(&self) -> Point {
        Point::ORIGIN + self.step_to_star()
    }

    /// The vector from the upper left corner of the part that is shown to the star.
    fn step_to_star(&self) -> Vector {
        star_systems::middle() - self.part.min
    }

    /// The spaces of the display, planet by planet.
    pub fn spots(&self) -> impl Iterator<Item = RingSpot> + '_ {
        self.spaces.iter().map(|space| (space.planet, space.part))
    }

    /// Whether the display has this space.
    pub fn has(&self, spot: RingSpot) -> bool {
        self.space(spot).is_some()
    }

    /// The part of an environ or orbit box that its printed words cover; `None` for a space of a track.
    pub fn words(&self, spot: RingSpot) -> Option<Rect> {
        let (planet, room) = (self.content.planets.get(spot.0)?, self.room(spot)?);
        match spot.1 {
            RingPart::Environ(id) => Some(star_systems::environ_words(self.content, planet.environs.get(id)?, room)),
            RingPart::Orbit => Some(star_systems::orbit_words(self.content, planet, room)),
            RingPart::Track(_) => None,
        }
    }

    /// An axis-aligned rectangle in the middle of a space.
    pub fn room(&self, spot: RingSpot) -> Option<Rect> {
        self.space(spot).map(|space| space.words.moved(self.step_to_star()))
    }

    fn space(&self, spot: RingSpot) -> Option<&RingSpace> {
        self.spaces.iter().find(|space| (space.planet, space.part) == spot)
    }

    /// The name of a planet.
    pub fn planet_label(&self, planet: Id<Planet>) -> &str {
        self.content.planets.get(planet).map_or("a planet that is gone", Planet::label)
    }
}

impl Spaces for Display<'_> {
    type Space = RingSpot;

    const STRIDE: usize = 3;

    fn size(&self) -> Size {
        self.part.size()
    }

    fn at(&self, point: Point) -> Option<RingSpot> {
        let near = point - self.step_to_star();
        let space = self.spaces.iter().find(|space| hit::fills(&space.outline, near))?;
        Some((space.planet, space.part))
    }

    fn outline(&self, spot: RingSpot) -> Vec<Point> {
        let corners = self.space(spot).map(|space| hit::corners(&space.outline)).unwrap_or_default();
        corners.into_iter().map(|corner| corner + self.step_to_star()).collect()
    }

    fn middle(&self, spot: RingSpot) -> Point {
        self.room(spot).map_or_else(|| self.star_at(), Rect::middle)
    }

    fn name(&self, (planet, part): RingSpot) -> String {
        let label = self.planet_label(planet);
        match part {
            RingPart::Orbit => format!("orbit of {label}"),
            RingPart::Track(loyalty) => format!("{loyalty} on the track of {label}"),
            RingPart::Environ(id) => {
                let environ = self.content.planets.get(planet).and_then(|planet| planet.environs.get(id));
                environ.map_or_else(
                    || "an environ that is gone".to_owned(),
                    |found| format!("{} environ of {label}", found.kind.word()),
                )
            }
        }
    }

    fn next(&self, from: RingSpot, direction: Direction) -> RingSpot {
        let leads =
            |(planet, part): &RingSpot| self.track.is_none_or(|track| *planet == track && matches!(part, RingPart::Track(_)));
        let others = self.spots().filter(|spot| *spot != from && leads(spot)).map(|spot| (spot, self.middle(spot)));
        direction.nearest(self.middle(from), others).unwrap_or(from)
    }

    /// The cursor starts at the first environ, since most of the play happens in environs.
    fn cursor(&self, stood: Option<RingSpot>) -> Option<RingSpot> {
        let environ = || self.spots().find(|(_, part)| matches!(part, RingPart::Environ(_)));
        stood.filter(|spot| self.has(*spot)).or_else(environ).or_else(|| self.spots().next())
    }
}

/// The position of a marker in a space of a track, by the marker's index there. Markers lie below the printed number and letters, each to the right
/// of the one before it.
pub fn marker_at(room: Rect, index: usize) -> Point {
    let first = room.middle().x - Mm::new(2.8);
    Point::at(first + Mm::new(5.6) * index as f64, room.min.y + room.height() * 0.69 + Mm::new(4.6))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use project::{Game, Library};

    #[test]
    fn arrows_lead_to_every_space_of_every_star() {
        let campaign = Library::bundled().template(Game::FreedomInTheGalaxy, "campaign").expect("it opens");
        let project::Content::FreedomInTheGalaxy(content) = campaign.content else { panic!("it is of the game") };
        for star in content.stars.ids() {
            let display = Display::of(&content, star);
            let number = |spot: RingSpot| display.spots().position(|known| known == spot).expect("a space");
            let mut seen = BTreeSet::from([0]);
            let mut ahead: Vec<RingSpot> = display.spots().take(1).collect();
            while let Some(from) = ahead.pop() {
                for (_, direction) in Direction::KEYS {
                    let to = display.next(from, direction);
                    if seen.insert(number(to)) {
                        ahead.push(to);
                    }
                }
            }
            assert_eq!(seen.len(), display.spots().count(), "{}", content.star_label(Some(star)));
            // A click in the middle of a space must find that space.
            assert!(display.spots().all(|spot| display.at(display.middle(spot)) == Some(spot)));
        }
    }
}
