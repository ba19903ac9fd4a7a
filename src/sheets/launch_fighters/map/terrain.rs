//! The terrain of a part of a map.

use super::super::super::draft::Draft;
use super::MapDrawing;
use crate::drawing::{Color, Path};
use crate::geometry::Rect;

pub fn draw(draft: &mut Draft, drawing: &MapDrawing, part: Rect) {
    let near = part.inset(drawing.layout.space_size * -1.5);
    for (_, terrain) in drawing.map.terrain.iter() {
        for s in terrain.spaces.iter().filter(|s| near.contains(drawing.layout.centre(**s))) {
            draft.path(Path::polygon(&drawing.layout.corners(*s)).filled(Color::gray(220)));
        }
    }
}
