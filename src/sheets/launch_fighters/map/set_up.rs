//! The fleets of a scenario at their starting places.

use super::super::super::draft::Draft;
use super::super::super::look::INK;
use super::super::paint::Paint;
use super::MapDrawing;
use crate::drawing::{Color, Face, Group, Path, text};
use crate::geometry::{Mm, Point, Rect, Size, Transform, Vector};
use crate::rules::Id;
use crate::rules::launch_fighters::{Content, Scenario, Side};

/// The map of a scenario with every placed unit, shrunk into this size; nothing for a scenario without a map.
#[must_use]
pub fn set_up_picture(content: &Content, scenario: Id<Scenario>, size: Size) -> Draft {
    let mut picture = Draft::new();
    let found = content.scenarios.get(scenario);
    let Some((scenario, map)) = found.and_then(|scenario| Some((scenario, content.maps.get(scenario.map?)?))) else {
        return picture;
    };
    let drawing = MapDrawing::new(map, None);
    let whole = drawing.layout.size();
    let scale = (size.width / whole.width).min(size.height / whole.height);
    let mut draft = drawing.sketch();
    let all = Rect::new(Point::ORIGIN, whole);
    // Lines keep a width that can be seen after shrinking.
    super::grid_lines::draw(&mut draft, &drawing.layout, all, Color::gray(190), 0.12 / scale);
    for (number, (_, side)) in scenario.sides.iter().enumerate() {
        place_side(&mut draft, content, &drawing, side, number);
    }
    let corner = Point::at((size.width - whole.width * scale) * 0.5, Mm::ZERO);
    picture.put(corner, Group::of(draft.items).with_transform(Transform::scale(scale, scale)));
    picture
}

fn place_side(draft: &mut Draft, content: &Content, drawing: &MapDrawing, side: &Side, number: usize) {
    let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
    let letters = fleet.map(|fleet| fleet.letters(&content.ships)).unwrap_or_default();
    let paint = Paint::of_side(content, side, number);
    let layout = &drawing.layout;
    let unit = layout.space_size;
    for placed in side.ships.iter().filter(|placed| layout.grid.contains(placed.at)) {
        let centre = layout.centre(placed.at);
        let turn = layout.grid.shape.angle(placed.facing);
        // A pointed shield whose point is the arrow of the counter.
        let point = |x: f64, y: f64| Vector::at(unit * x, unit * y);
        let shield = [point(0.46, 0.0), point(0.18, -0.34), point(-0.36, -0.34), point(-0.36, 0.34), point(0.18, 0.34)];
        let shield: Vec<Point> = shield.into_iter().map(|step| Point::ORIGIN + step).collect();
        let path = Path::polygon(&shield).filled(paint.primary).stroked(INK, unit.get() * 0.03);
        draft.put(centre, Group::of(vec![(Point::ORIGIN, path.into())]).with_transform(Transform::rotate(turn)));
        if fleet.is_some_and(|fleet| fleet.flagship == Some(placed.ship)) {
            draft.path(Path::circle(centre, unit * 0.49).stroked(paint.secondary, unit.get() * 0.05));
        }
        let letter = letters.get(&placed.ship).map_or("?", String::as_str);
        let style = text::Style::new(Face::Bold, unit.get() * 0.46).colored(paint.primary.readable_ink()).centred();
        let room = Rect::around(centre, Size::of(unit * 0.62, unit * 0.6));
        draft.items.extend(text::fit_line(letter, style, room, unit * 0.1).items);
    }
    for placed in side.squadrons.iter().filter(|placed| layout.grid.contains(placed.at)) {
        let circle = Path::circle(layout.centre(placed.at), unit * 0.22);
        draft.path(circle.filled(paint.secondary).stroked(INK, unit.get() * 0.03));
    }
}
