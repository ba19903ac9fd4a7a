//! The arcs diagram of a record sheet. It shows which spaces around a ship are in its front arc, in its rear arc and on its side line.

use drawing::text::{self, Style};
use drawing::{Color, Face, Path, Stroke};
use geometry::{Arc, Facing, Grid, GridLayout, Mm, Point, Rect, Shape, Size, Space, Vector};
use sheets::draft::Draft;
use sheets::look::{FAINT, INK};

const FRONT: Color = Color::gray(250);
const REAR: Color = Color::gray(206);
const SIDE: Color = Color::gray(232);

/// Draws a ship that faces up and the spaces up to two spaces away from it, as large as the box allows: the front arc light, the rear arc dark, the
/// side line dashed.
///
/// Hexes always have flat tops here, whatever the map, because only the direction relative to the ship's facing counts.
#[must_use]
pub fn arcs(shape: Shape, into: Rect) -> Draft {
    let shape = if shape == Shape::Square { Shape::Square } else { Shape::FlatHex };
    let mut draft = Draft::new();
    let grid = Grid::new(shape, 5, 5);
    let ship = Space::new(2, 2);
    let shown: Vec<Space> = grid.spaces().filter(|space| grid.distance(ship, *space) <= 2).collect();
    let sized = |size: Mm| GridLayout::new(grid, size);
    let extent = |layout: GridLayout| shown.iter().map(|space| layout.bounds(*space)).reduce(Rect::union).unwrap_or_default();
    let unit = extent(sized(Mm::new(1.0))).size();
    let line = 0.05 + 0.004 * into.width().min(into.height()).get();
    let room = into.inset(Mm::new(1.2 * line));
    let size = Mm::new((room.width() / unit.width).min(room.height() / unit.height));
    if size <= Mm::ZERO {
        return draft;
    }
    let layout = sized(size);
    let step = into.middle() - extent(layout).middle();
    let outline = |space: Space| -> Vec<Point> { layout.corners(space).into_iter().map(|corner| corner + step).collect() };
    for space in &shown {
        let tint = match grid.arc(ship, Facing::default(), *space) {
            Arc::Front => FRONT,
            Arc::Side => SIDE,
            Arc::Rear => REAR,
        };
        draft.path(Path::polygon(&outline(*space)).filled(tint).stroked(FAINT, line));
    }
    let middle = layout.centre(ship) + step;
    let across = extent(layout).width() * 0.5;
    let dashes = [size.get() * 0.16, size.get() * 0.1];
    let side_line = Path::line(&[middle - Vector::at(across, Mm::ZERO), middle + Vector::at(across, Mm::ZERO)]);
    draft.path(side_line.with_stroke(Stroke::new(INK, Mm::new(line * 2.2)).dashed(&dashes)));
    draft.path(ship_arrow(middle, size).filled(INK));
    labels(&mut draft, middle, size);
    draft
}

/// A ship as an arrow that points up.
fn ship_arrow(middle: Point, size: Mm) -> Path {
    let points = [(0.0, -0.36), (0.24, 0.26), (0.0, 0.13), (-0.24, 0.26)];
    let points: Vec<Point> = points.iter().map(|(x, y)| middle + Vector::at(size * *x, size * *y)).collect();
    Path::polygon(&points)
}

fn labels(draft: &mut Draft, middle: Point, size: Mm) {
    let style = Style::new(Face::Bold, (size * 0.42).max(Draft::SMALLEST).get()).colored(INK).centred();
    let places = [
        ("front", 0.0, -1.5, 1.5, FRONT),
        ("rear", 0.0, 1.5, 1.3, REAR),
        ("side", -1.62, 0.0, 1.0, SIDE),
        ("side", 1.62, 0.0, 1.0, SIDE),
    ];
    for (words, across, down, width, tint) in places {
        let at = middle + Vector::at(size * across, size * down);
        // On a small diagram, letters are larger relative to the spaces; the spaces have room for them.
        let width = (size * width).max(text::width(words, style.face, style.size) + Mm::new(0.1));
        let plate = Rect::around(at, Size::of(width, (size * 0.52).max(style.size * 1.24)));
        draft.path(Path::rounded_rect(plate, size * 0.12).filled(tint));
        draft.line(words, style, plate);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::bounds_of;

    #[test]
    fn the_diagram_stays_in_its_box() {
        for shape in Shape::ALL {
            for into in [
                Rect::at(2.0, 3.0, 30.0, 30.0),
                Rect::at(0.0, 0.0, 60.0, 22.0),
                Rect::at(0.0, 0.0, 24.0, 50.0),
                Rect::at(0.0, 0.0, 60.0, 18.4),
            ] {
                let draft = arcs(shape, into);
                let ink = bounds_of(&draft.items).expect("something is drawn");
                assert!(into.inset(Mm::new(-1e-9)).encloses(ink), "{shape:?} leaves {into:?}: {ink:?}");
                assert!(draft.cut.is_empty(), "{:?}", draft.cut);
            }
            assert!(arcs(shape, Rect::default()).items.is_empty());
        }
    }

    #[test]
    fn hexes_on_a_level_with_the_ship_are_on_the_side_line() {
        let tints = |shape| {
            let draft = arcs(shape, Rect::at(0.0, 0.0, 30.0, 30.0));
            [FRONT, SIDE, REAR].map(|tint| {
                let is = |item: &drawing::Item| matches!(item, drawing::Item::Path(path) if path.fill == Some(tint) && path.stroke.is_some());
                draft.items.iter().filter(|(_, item)| is(item)).count()
            })
        };
        assert_eq!(tints(Shape::FlatHex), [8, 3, 8]);
        assert_eq!(tints(Shape::PointedHex), [8, 3, 8]);
        assert_eq!(tints(Shape::Square), [10, 5, 10]);
    }
}
