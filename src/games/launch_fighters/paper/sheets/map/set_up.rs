//! The fleets of a scenario at their starting places.

use super::{MapDrawing, Token, labels, spread, tokens};
use drawing::{Color, Group, Path};
use geometry::{Mm, Point, Rect, Size, Space, Transform};
use launch_fighters::{Content, Scenario};
use rules::Id;
use sheets::draft::Draft;
use sheets::grid_lines;
use sheets::look::SMALL;

/// The map of a scenario with every placed unit, shrunk to fit into `room`. Areas and labels are named if there is room for their names. Empty if the
/// scenario has no map.
#[must_use]
pub fn set_up_picture(content: &Content, scenario: Id<Scenario>, room: Size) -> Draft {
    let mut picture = Draft::new();
    let found = content.scenarios.get(scenario);
    let Some((scenario, map)) = found.and_then(|scenario| Some((scenario, content.maps.get(scenario.map?)?))) else {
        return picture;
    };
    let drawing = MapDrawing::new(map, None);
    let whole = drawing.layout.size();
    let scale = scale(whole, room);
    let mut draft = drawing.sketch(scale);
    let board = Rect::new(Point::ORIGIN, whole);
    let unit = drawing.layout.space_size;
    if unit * scale >= SMALLEST_GRID {
        // Lines stay wide enough to be seen after shrinking.
        grid_lines::draw(&mut draft, &drawing.layout, board, Color::gray(190), 0.12 / scale);
    } else {
        draft.path(Path::rect(board).stroked(Color::gray(190), 0.12 / scale));
    }
    let size = unit.max(SMALLEST_TOKEN * (1.0 / scale));
    let tokens = tokens(content, scenario, drawing.layout.grid);
    let middles = tokens.iter().map(|token| (drawing.layout.centre(token.at), size * token.radius())).collect();
    let middles = spread::apart(middles, board);
    let around = |(token, at): (&Token, &Point)| {
        let side = size * (2.0 * token.radius());
        Rect::around(*at, Size::of(side, side))
    };
    let taken = tokens.iter().zip(&middles).map(around).collect();
    for (token, at) in tokens.iter().zip(&middles) {
        token.draw(&mut draft, *at, size);
    }
    labels::in_a_picture(&mut draft, &drawing, scale, taken);
    let left = (room.width - picture_size(whole, room).width) * 0.5;
    let corner = Point::at(left + EDGE, EDGE);
    edges(&mut picture, &drawing, corner, scale);
    picture.put(corner, Group::of(draft.items).with_transform(Transform::scale(scale, scale)));
    picture
}

/// The size that the picture of a board has when it fills a given room, including the numbers along the edges.
#[must_use]
pub fn picture_size(board: Size, room: Size) -> Size {
    let scale = scale(board, room);
    Size::of(board.width * scale + EDGE, board.height * scale + EDGE)
}

/// The scale of the picture, at most 1: a small map is not enlarged.
fn scale(board: Size, room: Size) -> f64 {
    ((room.width - EDGE) / board.width).min((room.height - EDGE) / board.height).clamp(0.0, 1.0)
}

/// Draws the numbers of columns along the top and of rows along the left. Where not all fit, some are left out.
fn edges(picture: &mut Draft, drawing: &MapDrawing, corner: Point, scale: f64) {
    let (layout, numbering) = (&drawing.layout, drawing.map.numbering);
    let style = SMALL.sized(Draft::SMALLEST);
    let at = |space| corner + (layout.centre(space) - Point::ORIGIN) * scale;
    let every = |step: Mm, least: Mm| (least / step.max(Mm::new(0.01))).ceil().max(1.0) as usize;
    let step = at(Space::new(1, 1)) - at(Space::default());
    let columns = (0..layout.grid.columns.get() as i16).step_by(every(step.x.abs(), Mm::new(4.2)));
    for column in columns {
        let space = Space::new(column, 0);
        let middle = Point::at(at(space).x, corner.y - EDGE * 0.5);
        let (label, _) = numbering.column_and_row(space);
        picture.line(&label, style.centred(), Rect::around(middle, Size::of(EDGE * 1.6, EDGE)));
    }
    let down = at(Space::new(0, 1)) - at(Space::default());
    for row in (0..layout.grid.rows.get() as i16).step_by(every(down.y.abs(), Mm::new(2.4))) {
        let space = Space::new(0, row);
        let middle = Point::at(corner.x - EDGE * 0.5 - Mm::new(0.1), at(space).y);
        let (_, label) = numbering.column_and_row(space);
        picture.line(&label, style.right(), Rect::around(middle, Size::of(EDGE, EDGE)));
    }
}

/// The width of the strip along an edge of the picture that holds the numbers.
const EDGE: Mm = Mm::new(3.2);
/// The smallest size on paper of a ship's token whose letter can be read.
const SMALLEST_TOKEN: Mm = Mm::new(3.8);
/// The smallest size of spaces in a picture that has a grid; a finer grid would look like a gray field.
const SMALLEST_GRID: Mm = Mm::new(1.2);
