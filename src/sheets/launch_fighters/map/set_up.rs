//! The fleets of a scenario at their starting places.

use super::super::super::draft::Draft;
use super::super::super::look::INK;
use super::super::paint::Paint;
use super::{MapDrawing, labels, spread};
use crate::drawing::{Color, Face, Group, Path, text};
use crate::geometry::{Angle, Mm, Point, Rect, Size, Space, Transform, Vector};
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
    let tokens = tokens(content, scenario, &drawing);
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

/// A unit in the picture.
struct Token {
    at: Space,
    paint: Paint,
    /// Its letter and how it is turned; none for a squadron.
    ship: Option<(String, Angle)>,
    flagship: bool,
}

fn tokens(content: &Content, scenario: &Scenario, drawing: &MapDrawing) -> Vec<Token> {
    let grid = drawing.layout.grid;
    let mut tokens = Vec::new();
    for (number, (_, side)) in scenario.sides.iter().enumerate() {
        let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
        let letters = fleet.map(|fleet| fleet.letters(&content.ships)).unwrap_or_default();
        let paint = Paint::of_side(content, side, number);
        tokens.extend(side.ships.iter().filter(|placed| grid.contains(placed.at)).map(|placed| {
            let letter = letters.get(&placed.ship).map_or("?", String::as_str).to_owned();
            let flagship = fleet.is_some_and(|fleet| fleet.flagship == Some(placed.ship));
            Token { at: placed.at, paint, ship: Some((letter, grid.shape.angle(placed.facing))), flagship }
        }));
        let squadrons = side.squadrons.iter().filter(|placed| grid.contains(placed.at));
        tokens.extend(squadrons.map(|placed| Token { at: placed.at, paint, ship: None, flagship: false }));
    }
    tokens
}

impl Token {
    /// In parts of its size.
    const fn radius(&self) -> f64 {
        if self.ship.is_some() { 0.5 } else { 0.25 }
    }

    fn draw(&self, draft: &mut Draft, at: Point, unit: Mm) {
        let line = unit.get() * 0.03;
        let Some((letter, turn)) = &self.ship else {
            let circle = Path::circle(at, unit * 0.22);
            return draft.path(circle.filled(self.paint.secondary).stroked(INK, line));
        };
        // A pointed shield whose point is the arrow of the counter.
        let point = |x: f64, y: f64| Point::ORIGIN + Vector::at(unit * x, unit * y);
        let shield = [point(0.46, 0.0), point(0.18, -0.34), point(-0.36, -0.34), point(-0.36, 0.34), point(0.18, 0.34)];
        let path = Path::polygon(&shield).filled(self.paint.primary).stroked(INK, line);
        draft.put(at, Group::of(vec![(Point::ORIGIN, path.into())]).with_transform(Transform::rotate(*turn)));
        if self.flagship {
            draft.path(Path::circle(at, unit * 0.47).stroked(self.paint.secondary, unit.get() * 0.05));
        }
        let style = text::Style::new(Face::Bold, unit.get() * 0.54).colored(self.paint.primary.readable_ink()).centred();
        let room = Rect::around(at, Size::of(unit * 0.62, unit * 0.6));
        draft.items.extend(text::fit_line(letter, style, room, unit * 0.1).items);
    }
}
