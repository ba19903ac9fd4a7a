//! The map of a board that shows what each space yielded in a playtest.

use crate::Draft;
use crate::flow::Flow;
use crate::look::{HEADING, INK, REMARK, RULE, SMALL, THIN};
use drawing::{Color, Path};
use geometry::{Grid, GridLayout, Mm, Point, Rect, Shape, Size, Space};
use playtest::Report;

/// The greatest height of the map on the page.
const HIGHEST: Mm = Mm::new(112.0);
/// The greatest width of a space of the map on the page.
const WIDEST: Mm = Mm::new(12.0);
/// The width of the strip along the upper and the left edge of the map for the names of columns and rows.
const EDGE: Mm = Mm::new(4.0);
/// The colour of the space with the highest yield.
const MOST: Color = Color::rgb(222, 96, 72);

/// If the places in the report are the hexes of a board of pointed hexes, draws a map of that board with the yield of each hex in a hundred games.
/// Returns whether they are.
pub(super) fn map(flow: &mut Flow, report: &Report) -> bool {
    let course = &report.course;
    let most = course.places.iter().map(|place| place.mean).fold(0.0, f64::max);
    let called: Vec<&str> = course.places.iter().map(|place| place.what.as_str()).collect();
    let Some([columns, rows]) = board(&called).filter(|_| most > 0.0) else { return false };
    let grid = Grid::new(Shape::PointedHex, columns, rows);
    let unit = GridLayout { grid, space_size: Mm::new(1.0) }.size();
    let (width, height) = (flow.width() - EDGE, HIGHEST.min(flow.tallest() - Mm::new(20.0)) - EDGE);
    let space_size = WIDEST.min(Mm::new((width / unit.width).min(height / unit.height)));
    let layout = GridLayout { grid, space_size };
    let size = layout.size();
    flow.heading(&format!("{} by hex, in a hundred games", report.terms.places), HEADING, size.height + EDGE);
    let (rect, draft) = flow.strip(size.height + EDGE);
    let corner = Point::at(rect.min.x + EDGE, rect.min.y + EDGE);
    let step = corner - Point::ORIGIN;
    let letters = Mm::new(2.8).min(space_size * 0.42);
    for (space, place) in grid.spaces().zip(&course.places) {
        let corners: Vec<Point> = layout.corners(space).into_iter().map(|point| point + step).collect();
        draft.path(Path::polygon(&corners).filled(Color::WHITE.mix(MOST, place.mean / most)).stroked(RULE, THIN));
        let number = (place.mean * 100.0).round();
        if number > 0.0 && letters >= Draft::SMALLEST {
            let middle = Rect::around(layout.centre(space) + step, Size::of(space_size, space_size * 0.6));
            draft.line(&format!("{number:.0}"), SMALL.sized(letters).colored(INK).centred(), middle);
        }
    }
    names(draft, layout, corner);
    flow.gap(Mm::new(1.0));
    flow.prose("Darker is more; an empty hex has less than one in two hundred games.", REMARK);
    true
}

/// How many columns and rows the board has if the places are the names of all its spaces, row by row; `None` if they are something else.
fn board(places: &[&str]) -> Option<[u16; 2]> {
    let last: Space = places.last()?.parse().ok()?;
    let columns = usize::try_from(last.column).ok()? + 1;
    let space = |number: usize| Space::new((number % columns) as i16, (number / columns) as i16).to_string();
    let named = places.iter().enumerate().all(|(number, place)| *place == space(number));
    (named && places.len().is_multiple_of(columns)).then_some([columns as u16, (places.len() / columns) as u16])
}

/// Draws the names of columns above the board and of rows beside it. Where not all have room, some are left out.
fn names(draft: &mut Draft, layout: GridLayout, corner: Point) {
    let style = SMALL.sized(Draft::SMALLEST.max(Mm::new(2.2))).centred();
    let at = |space: Space| corner + (layout.centre(space) - Point::ORIGIN);
    let every = |least: Mm| (least / layout.space_size).ceil().max(1.0) as usize;
    let (columns, rows) = (layout.grid.columns.get(), layout.grid.rows.get());
    for column in (0..columns as i16).step_by(every(Mm::new(4.0))) {
        let name = Space::new(column, 0).to_string();
        let middle = Point::at(at(Space::new(column, 0)).x, corner.y - EDGE * 0.5);
        draft.line(
            name.trim_end_matches(|digit: char| digit.is_ascii_digit()),
            style,
            Rect::around(middle, Size::of(EDGE, EDGE)),
        );
    }
    for row in (0..rows as i16).step_by(every(Mm::new(3.0))) {
        let middle = Point::at(corner.x - EDGE * 0.5, at(Space::new(0, row)).y);
        draft.line(&(row + 1).to_string(), style, Rect::around(middle, Size::of(EDGE, EDGE)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_those_of_a_board_where_they_are_its_spaces_row_by_row() {
        assert_eq!(board(&["A1", "B1", "C1", "A2", "B2", "C2"]), Some([3, 2]));
        for other in [&["A1", "C1", "B1"][..], &["Harbour", "B1"], &["A1", "B1", "A2"], &["B1", "C1"], &[]] {
            assert_eq!(board(other), None, "{other:?}");
        }
    }
}
