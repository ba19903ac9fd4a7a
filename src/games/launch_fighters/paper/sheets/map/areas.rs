//! Areas and retreat edges: tinted spaces, the line around them, and their names.

use std::collections::BTreeSet;

use super::MapDrawing;
use drawing::text::{self, Style};
use drawing::{Color, Path, Segment, Stroke};
use geometry::{Edge, Facing, Mm, Point, Rect, Size, Space, Vector};
use launch_fighters::AreaPurpose;
use sheets::draft::Draft;
use sheets::look::SMALL;

/// The ink for an area with this purpose.
pub(super) const fn ink(purpose: AreaPurpose) -> Color {
    match purpose {
        AreaPurpose::Control => Color::rgb(20, 110, 60),
        AreaPurpose::Retreat => Color::rgb(190, 60, 20),
    }
}

/// Tints the spaces of every area.
pub fn tint(draft: &mut Draft, drawing: &MapDrawing, part: Rect) {
    for (_, area) in drawing.map.areas.iter() {
        let mut path = Path::default();
        for space in near(drawing, part, &area.spaces) {
            path = path.and(Path::polygon(&drawing.layout.corners(space)));
        }
        if !path.segments.is_empty() {
            draft.path(path.filled(ink(area.purpose).with_alpha(28)));
        }
    }
}

/// Draws the line around every area.
pub fn outline(draft: &mut Draft, drawing: &MapDrawing, part: Rect) {
    let layout = &drawing.layout;
    let unit = layout.space_size;
    for (_, area) in drawing.map.areas.iter() {
        let color = ink(area.purpose);
        let mut path = Path::default();
        for space in near(drawing, part, &area.spaces) {
            let corners = layout.corners(space);
            let sides = corners.len();
            for side in 0..sides {
                let beyond = layout.grid.across(space, Facing::new(side as u8));
                if !beyond.is_some_and(|other| area.spaces.contains(&other)) {
                    path.segments.push(Segment::Move(corners[side]));
                    path.segments.push(Segment::Line(corners[(side + 1) % sides]));
                }
            }
        }
        if path.segments.is_empty() {
            continue;
        }
        let stroke = Stroke { dashes: vec![unit * 0.14, unit * 0.08], ..Stroke::new(color, unit * 0.035).rounded() };
        draft.path(path.with_stroke(stroke));
    }
}

/// Draws a band along every edge of the map that forces units to retreat and has to be marked.
pub fn retreat_edges(draft: &mut Draft, drawing: &MapDrawing) {
    for (_, from, to) in marked_edges(drawing) {
        let stroke = Stroke::new(ink(AreaPurpose::Retreat).with_alpha(160), drawing.layout.space_size * 0.09);
        draft.path(Path::line(&[from, to]).with_stroke(stroke));
    }
}

/// Writes the meaning of each band beside it.
pub fn retreat_words(draft: &mut Draft, drawing: &MapDrawing) {
    let style = retreat_style(drawing);
    for (edge, at) in retreat_places(drawing) {
        draft.items.push(text::line(&format!("retreat {}", edge.label()), style, at));
    }
}

/// The areas that the words beside retreat edges cover.
pub fn retreat_rooms(drawing: &MapDrawing) -> Vec<Rect> {
    let style = retreat_style(drawing);
    let room = |(edge, at): (Edge, Point)| {
        let wide = text::width(&format!("retreat {}", edge.label()), style.face, style.size);
        let corner = at - Vector::at(wide * 0.5, style.face.cap_height(style.size));
        Rect::new(corner, Size::of(wide, style.size))
    };
    retreat_places(drawing).into_iter().map(room).collect()
}

fn retreat_style(drawing: &MapDrawing) -> Style {
    let size = (drawing.layout.space_size * 0.12).max(Draft::SMALLEST);
    SMALL.sized(size).colored(ink(AreaPurpose::Retreat)).centred()
}

/// The positions of the words beside retreat edges: the middle of their baselines.
fn retreat_places(drawing: &MapDrawing) -> Vec<(Edge, Point)> {
    let unit = drawing.layout.space_size;
    let place = |(edge, from, to): (Edge, Point, Point)| {
        let inward = match edge {
            Edge::North => Vector::at(Mm::ZERO, unit * 0.16),
            Edge::South => Vector::at(Mm::ZERO, unit * -0.08),
            Edge::East => Vector::at(unit * -0.75, Mm::ZERO),
            Edge::West => Vector::at(unit * 0.75, Mm::ZERO),
        };
        (edge, from.towards(to, 0.5) + inward)
    };
    marked_edges(drawing).into_iter().map(place).collect()
}

/// The retreat edges that have to be marked, each as a line from corner to corner.
fn marked_edges(drawing: &MapDrawing) -> Vec<(Edge, Point, Point)> {
    let whole = Rect::new(Point::ORIGIN, drawing.layout.size());
    let [top_left, top_right, bottom_right, bottom_left] = whole.corners();
    let edges = &drawing.map.retreat_edges;
    // Usually every edge forces a retreat; such a map needs no marks.
    let marked = edges.iter().filter(|_| edges.len() < Edge::ALL.len());
    let ends = |edge| match edge {
        Edge::North => (edge, top_left, top_right),
        Edge::East => (edge, top_right, bottom_right),
        Edge::South => (edge, bottom_left, bottom_right),
        Edge::West => (edge, top_left, bottom_left),
    };
    marked.copied().map(ends).collect()
}

fn near<'area>(drawing: &MapDrawing, part: Rect, spaces: &'area BTreeSet<Space>) -> impl Iterator<Item = Space> + 'area {
    // Only the spaces of this part are looked at, so that a large area does not have to be searched for every page of a poster.
    drawing.layout.spaces_within(part).filter(|space| spaces.contains(space))
}
