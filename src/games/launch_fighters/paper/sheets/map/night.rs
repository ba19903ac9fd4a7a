//! Turns drawings of boards into night scenes.

use super::MapDrawing;
use geometry::{Point, Rect, Seed};
use sheets::Draft;
use sheets::night::{self, Field};

/// Turns the daytime drawing of a part of a map into a night scene.
pub fn darkened(draft: Draft, drawing: &MapDrawing, part: Rect) -> Draft {
    let size = drawing.layout.space_size;
    let board = Rect::new(Point::ORIGIN, drawing.layout.size());
    let near = part.inset(size * -1.0);
    let shown = Rect {
        min: Point::at(near.min.x.max(board.min.x), near.min.y.max(board.min.y)),
        max: Point::at(near.max.x.min(board.max.x), near.max.y.min(board.max.y)),
    };
    let field = |space| Field { middle: drawing.layout.centre(space), size, seed: Seed::at(space) };
    night::darkened(draft, shown, drawing.layout.spaces_within(shown).map(field))
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Item;
    use drawing::vision::lightness;
    use geometry::Space;
    use launch_fighters::{Map, Terrain, TerrainKind};

    #[test]
    fn a_nebula_is_lighter_than_the_sky() {
        let cloud = Terrain { kind: TerrainKind::Nebula, name: String::new(), spaces: [Space::new(2, 2)].into_iter().collect() };
        let map = Map { night: true, terrain: [cloud].into_iter().collect(), ..Map::default() };
        let sketch = MapDrawing::new(&map, None).sketch(0.01);
        let filled = |(_, item): &(Point, Item)| if let Item::Path(path) = item { path.fill } else { None };
        let haze = sketch.items.iter().filter_map(filled).next_back().expect("a haze");
        assert!(lightness(haze) > lightness(night::SKY) + 20.0, "{haze:?}");
    }
}
