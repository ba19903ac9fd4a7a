//! The fleets of a scenario at their starting places.

use super::super::super::draft::Draft;
use super::{MapDrawing, Token, labels, spread, tokens};
use crate::drawing::{Color, Group, Path};
use crate::geometry::{Mm, Point, Rect, Size, Transform};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Scenario};

/// The map of a scenario with every placed unit, shrunk into this room, and named places where there is room for names; nothing for a scenario without a map.
#[must_use]
pub fn set_up_picture(content: &Content, scenario: Id<Scenario>, room: Size) -> Draft {
    let mut picture = Draft::new();
    let found = content.scenarios.get(scenario);
    let Some((scenario, map)) = found.and_then(|scenario| Some((scenario, content.maps.get(scenario.map?)?))) else {
        return picture;
    };
    let drawing = MapDrawing::new(map, None);
    let whole = drawing.layout.size();
    let scale = (room.width / whole.width).min(room.height / whole.height).min(1.0);
    let mut draft = drawing.sketch(scale);
    let board = Rect::new(Point::ORIGIN, whole);
    let unit = drawing.layout.space_size;
    if unit * scale >= SMALLEST_GRID {
        // Lines keep a width that can be seen after shrinking.
        super::grid_lines::draw(&mut draft, &drawing.layout, board, Color::gray(190), 0.12 / scale);
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
    let corner = Point::at((room.width - whole.width * scale) * 0.5, Mm::ZERO);
    picture.put(corner, Group::of(draft.items).with_transform(Transform::scale(scale, scale)));
    picture
}

/// The least size of a ship on paper at which its letter can be read.
const SMALLEST_TOKEN: Mm = Mm::new(3.8);
/// A grid of smaller spaces would be a gray field.
const SMALLEST_GRID: Mm = Mm::new(1.2);
