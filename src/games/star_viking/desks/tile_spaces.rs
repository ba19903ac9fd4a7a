//! The sectors of a printed tile as the spaces of a board.

use super::printed::PrintedTile;
use drawing::hit;
use geometry::{Point, Rect, Size};
use kit::board::{Direction, Spaces};
use star_viking::{InSystem, Space};
use star_viking_paper::sheets::tile::{self, sectors};

impl Spaces for PrintedTile {
    type Space = Space;

    const STRIDE: usize = 1;

    fn size(&self) -> Size {
        Self::SIZE
    }

    fn at(&self, point: Point) -> Option<Space> {
        match self.part_at(point)? {
            InSystem::Sector(space) => Some(space),
            _ => None,
        }
    }

    fn outline(&self, space: Space) -> Vec<Point> {
        let corners = match space {
            Space::Deep(orbit) => self.orbit(orbit).map(|laid| laid.deep.corners().to_vec()),
            Space::On(spot) => self.system.body(spot).zip(self.body(spot.orbit, spot.body)).and_then(|(body, laid)| {
                let shape = sectors::shapes(&body.form, laid.radius).into_iter().find(|shape| shape.part == spot.part)?;
                Some(hit::corners(&shape.outline).into_iter().map(|corner| laid.middle + (corner - Point::ORIGIN)).collect())
            }),
        };
        // A sector that no longer exists has no corners.
        corners.unwrap_or_default()
    }

    fn middle(&self, space: Space) -> Point {
        tile::middle(&self.system, &self.layout, space).unwrap_or_else(|| Rect::new(Point::ORIGIN, Self::SIZE).middle())
    }

    fn name(&self, space: Space) -> String {
        self.system.space_label(space)
    }

    fn next(&self, from: Space, direction: Direction) -> Space {
        let others = self.system.spaces().into_iter().filter(|space| *space != from);
        direction.nearest(self.middle(from), others.map(|space| (space, self.middle(space)))).unwrap_or(from)
    }

    /// The cursor starts at the capital. Without a capital it starts at the first sector on a body, and without one in deep space.
    fn cursor(&self, stood: Option<Space>) -> Option<Space> {
        let capital = self.system.capital.map(Space::On);
        let spaces = self.system.spaces();
        let known = [stood, capital].into_iter().flatten().find(|space| self.system.has(*space));
        let first = || spaces.iter().copied().find(|space| matches!(space, Space::On(_)));
        known.or_else(first).or_else(|| spaces.first().copied())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::printed::Printed;
    use project::{Content, Game, Library};

    #[test]
    fn arrows_lead_to_every_sector_of_every_tile_of_the_sample() {
        let sample = Library::bundled().template(Game::StarViking, Library::SAMPLE).expect("the sample opens");
        let Content::StarViking(content) = &sample.content else { panic!("it is of Star Viking") };
        let mut printed = Printed::default();
        for (id, system) in content.systems.iter() {
            let tile = printed.tile(id, content.systems.shared(id).expect("it is there"), system.label(), &sample);
            let all: BTreeSet<Space> = system.spaces().into_iter().collect();
            let mut seen: BTreeSet<Space> = all.first().copied().into_iter().collect();
            let mut ahead: Vec<Space> = seen.iter().copied().collect();
            while let Some(from) = ahead.pop() {
                for (_, direction) in Direction::KEYS {
                    let to = tile.next(from, direction);
                    if seen.insert(to) {
                        ahead.push(to);
                    }
                }
            }
            assert_eq!(seen, all, "{}", system.label());
        }
    }
}
