//! The lines between the spaces of a board. Each line is drawn once, and a row of spaces is one path.

use super::draft::Draft;
use drawing::{Color, Path, Segment};
use geometry::{Facing, GridLayout, Point, Rect, Vector};

/// Draws the lines around every space that can be seen in a part of the board.
pub fn draw(draft: &mut Draft, layout: &GridLayout, part: Rect, color: Color, width: f64) {
    let steps = layout.corner_steps();
    let mut row = None;
    let mut path = Path::default();
    for space in layout.spaces_within(part) {
        if row != Some(space.row) && !path.segments.is_empty() {
            draft.path(std::mem::take(&mut path).stroked(color, width));
        }
        row = Some(space.row);
        outline(&mut path, layout, space, &steps);
    }
    if !path.segments.is_empty() {
        draft.path(path.stroked(color, width));
    }
}

/// Draws the first half of a space's sides, and those of the other half that lie at the edge of the board. The other sides are drawn with the
/// neighbouring spaces, among whose first halves they are.
fn outline(path: &mut Path, layout: &GridLayout, space: geometry::Space, steps: &[Vector]) {
    let sides = layout.grid.shape.sides();
    let centre = layout.centre(space);
    let corner = |side: u8| -> Point { centre + steps[usize::from(side % sides)] };
    let mut pen_at = None;
    for side in 0..sides {
        let drawn = side < sides / 2 || layout.grid.across(space, Facing::new(side)).is_none();
        if !drawn {
            continue;
        }
        if pen_at != Some(side) {
            path.segments.push(Segment::Move(corner(side)));
        }
        path.segments.push(Segment::Line(corner(side + 1)));
        pen_at = Some(side + 1);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::Item;
    use geometry::{Grid, Mm, Shape};

    /// A board of 3 by 3 hexes has 6 x 9 sides. All but those at the border are shared by two hexes; each must be drawn once.
    #[test]
    fn every_line_is_drawn_once() {
        for shape in Shape::ALL {
            let layout = GridLayout::new(Grid::new(shape, 3, 3), Mm::new(20.0));
            let mut draft = Draft::new();
            draw(&mut draft, &layout, Rect::new(Point::ORIGIN, layout.size()), Color::BLACK, 0.1);
            let mut lines = Vec::new();
            for (_, item) in &draft.items {
                let Item::Path(path) = item else { panic!("lines are paths") };
                let mut pen = Point::ORIGIN;
                for segment in &path.segments {
                    match segment {
                        Segment::Move(to) => pen = *to,
                        Segment::Line(to) => {
                            let middle = pen.towards(*to, 0.5);
                            lines.push(((middle.x.get() * 100.0).round() as i64, (middle.y.get() * 100.0).round() as i64));
                            pen = *to;
                        }
                        other => panic!("no {other:?} is drawn"),
                    }
                }
            }
            let inner: usize = layout
                .grid
                .spaces()
                .map(|space| (0..shape.sides()).filter(|side| layout.grid.across(space, Facing::new(*side)).is_some()).count())
                .sum();
            let expected = usize::from(shape.sides()) * 9 - inner / 2;
            let count = lines.len();
            lines.sort_unstable();
            lines.dedup();
            assert_eq!((count, lines.len()), (expected, expected), "{shape:?}");
        }
    }
}
