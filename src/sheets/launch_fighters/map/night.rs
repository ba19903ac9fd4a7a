//! A map by night: the sky is dark and has stars, and what is drawn on it is light. Whether a map is drawn so is the map's own choice, and not
//! the print's, so that desk, set-up and paper show the same map; a print that saves ink leaves the sky white all the same.

use super::MapDrawing;
use crate::drawing::ink::by_night;
use crate::drawing::{Color, Ground, Path};
use crate::geometry::Seed;
use crate::geometry::{Point, Rect, Vector};
use crate::sheets::Draft;

const SKY: Color = Color::rgb(10, 12, 22);
/// As they are drawn on white, before day becomes night.
const STARS: Color = Color::gray(96);
/// How many stars a space has.
const MANY: u64 = 3;

/// What was drawn of a part of a map by day, by night.
pub fn darkened(draft: Draft, drawing: &MapDrawing, part: Rect) -> Draft {
    let size = drawing.layout.space_size;
    let board = Rect::new(Point::ORIGIN, drawing.layout.size());
    let near = part.inset(size * -1.0);
    let shown = Rect {
        min: Point::at(near.min.x.max(board.min.x), near.min.y.max(board.min.y)),
        max: Point::at(near.max.x.min(board.max.x), near.max.y.min(board.max.y)),
    };
    let star = |space, number: u64| {
        let (seed, choice) = (Seed::at(space), 900 + number * 3);
        let step = Vector::at(size * seed.between(choice, -0.46, 0.46), size * seed.between(choice + 1, -0.46, 0.46));
        Path::circle(drawing.layout.centre(space) + step, size * seed.between(choice + 2, 0.003, 0.009))
    };
    let spaces = drawing.layout.spaces_within(shown);
    let mut stars = Path::default();
    for star in spaces.flat_map(|space| (0..MANY).map(move |number| star(space, number))) {
        stars.segments.extend(star.segments);
    }
    let mut items = vec![(Point::ORIGIN, stars.filled(STARS).into())];
    items.extend(draft.items);
    let sky = Path::rect(shown).filled(SKY).as_ground(Ground::Sky);
    Draft { items: by_night(items, sky), cut: draft.cut }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::Item;
    use crate::drawing::vision::lightness;
    use crate::geometry::Space;
    use crate::rules::launch_fighters::{Map, Terrain, TerrainKind};

    #[test]
    fn a_nebula_is_lighter_than_the_sky() {
        let cloud = Terrain { kind: TerrainKind::Nebula, name: String::new(), spaces: [Space::new(2, 2)].into_iter().collect() };
        let map = Map { night: true, terrain: [cloud].into_iter().collect(), ..Map::default() };
        let sketch = MapDrawing::new(&map, None).sketch(0.01);
        let filled = |(_, item): &(Point, Item)| if let Item::Path(path) = item { path.fill } else { None };
        let haze = sketch.items.iter().filter_map(filled).next_back().expect("a haze");
        assert!(lightness(haze) > lightness(SKY) + 20.0, "{haze:?}");
    }
}
