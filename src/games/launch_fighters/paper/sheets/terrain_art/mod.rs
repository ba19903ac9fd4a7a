//! Terrain as it is drawn on maps and terrain counters: asteroids, planetoids and nebulae.
//!
//! Terrain is drawn in light colours on white paper, so that grid, numbers and counters stay readable and little ink is used. The three kinds differ
//! in form, not only in colour. A space looks the same on every sheet. Because maps may have 40,000 spaces, a space is drawn with few items.

mod asteroids;
mod nebula;
mod plain;
mod planetoid;

use std::collections::BTreeSet;

use drawing::Items;
use geometry::{GridLayout, Rect, Space};
use launch_fighters::TerrainKind;

/// The detail in which terrain is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Every rock and every wisp.
    Full,
    /// Only enough to distinguish the kinds, for small pictures and for maps that are crowded with terrain.
    Plain,
}

/// Draws the terrain of one kind that reaches into a part of the board; spaces off the board are left out. For a night map it uses colours that come
/// out right when the finished drawing is darkened.
#[must_use]
pub fn terrain(
    layout: &GridLayout,
    kind: TerrainKind,
    spaces: &BTreeSet<Space>,
    part: Rect,
    detail: Detail,
    by_night: bool,
) -> Items {
    let cloud = nebula::Palette::of(by_night);
    let near = part.inset(layout.space_size * -1.0);
    if detail == Detail::Plain {
        return plain::terrain(layout, kind, spaces, near, cloud);
    }
    let on_board = spaces.iter().copied().filter(|space| layout.grid.contains(*space));
    let seen = |space: &Space| near.contains(layout.centre(*space));
    match kind {
        TerrainKind::Asteroids => on_board.filter(seen).map(|space| asteroids::field(layout, space)).collect(),
        TerrainKind::Nebula => nebula::cloud(layout, &on_board.filter(seen).collect(), cloud),
        TerrainKind::Planetoid => planetoid::bodies(layout, &on_board.collect(), near),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::{Item, bounds_of};
    use geometry::{Grid, Mm, Point, Shape};

    const DETAILS: [Detail; 2] = [Detail::Full, Detail::Plain];
    const KINDS: [TerrainKind; 3] = [TerrainKind::Asteroids, TerrainKind::Planetoid, TerrainKind::Nebula];

    fn count(items: &Items) -> usize {
        items.iter().map(|(_, item)| if let Item::Group(group) = item { 1 + count(&group.items) } else { 1 }).sum()
    }

    fn board(shape: Shape) -> GridLayout {
        GridLayout::new(Grid::new(shape, 12, 12), Mm::new(25.4))
    }

    #[test]
    fn terrain_stays_in_its_space() {
        for shape in Shape::ALL {
            let layout = board(shape);
            for space in layout.grid.spaces() {
                for (kind, detail) in KINDS.into_iter().flat_map(|kind| DETAILS.map(|detail| (kind, detail))) {
                    let items = terrain(&layout, kind, &BTreeSet::from([space]), layout.bounds(space), detail, false);
                    let ink = bounds_of(&items).expect("something is drawn");
                    assert!(layout.bounds(space).inset(Mm::new(-1e-9)).encloses(ink), "{shape:?} {kind:?} {space:?}: {ink:?}");
                }
            }
        }
    }

    #[test]
    fn a_space_costs_few_items_alone_and_among_many() {
        for shape in Shape::ALL {
            let layout = board(shape);
            let whole = Rect::new(Point::ORIGIN, layout.size());
            for spaces in [layout.grid.spaces().collect::<BTreeSet<_>>(), BTreeSet::from([Space::new(3, 3)])] {
                for kind in KINDS {
                    let items = terrain(&layout, kind, &spaces, whole, Detail::Full, false);
                    assert!(count(&items) <= 12 * spaces.len(), "{kind:?}: {} items", count(&items));
                    assert_eq!(items, terrain(&layout, kind, &spaces, whole, Detail::Full, false));
                    assert!(count(&terrain(&layout, kind, &spaces, whole, Detail::Plain, false)) <= 3, "{kind:?} is not plain");
                }
            }
        }
    }

    #[test]
    fn what_lies_elsewhere_or_off_the_board_is_not_drawn() {
        let layout = board(Shape::FlatHex);
        let corner = Rect::new(Point::ORIGIN, layout.bounds(Space::new(0, 0)).size());
        for (kind, detail) in KINDS.into_iter().flat_map(|kind| DETAILS.map(|detail| (kind, detail))) {
            assert!(terrain(&layout, kind, &BTreeSet::from([Space::new(9, 9)]), corner, detail, false).is_empty());
            let off = BTreeSet::from([Space::new(-1, 0), Space::new(0, 12)]);
            assert!(terrain(&layout, kind, &off, Rect::new(Point::ORIGIN, layout.size()), detail, false).is_empty());
            assert!(terrain(&layout, kind, &BTreeSet::new(), corner, detail, false).is_empty());
        }
    }

    #[test]
    fn no_two_fields_of_rocks_are_alike() {
        let layout = board(Shape::PointedHex);
        let at = |space| {
            let (step, items) = (
                layout.centre(space) - Point::ORIGIN,
                terrain(&layout, TerrainKind::Asteroids, &BTreeSet::from([space]), layout.bounds(space), Detail::Full, false),
            );
            bounds_of(&items).map(|ink| ink.moved(-step))
        };
        assert_ne!(at(Space::new(2, 2)), at(Space::new(4, 2)));
    }
}
