//! Areas and retreat edges: tinted spaces, a line round them, their names.

use std::collections::BTreeSet;

use super::super::super::draft::Draft;
use super::super::super::look::SMALL;
use super::MapDrawing;
use crate::drawing::{Color, Face, Path, Segment, Stroke, text};
use crate::geometry::{Edge, Facing, Mm, Point, Rect, Space, Vector};
use crate::rules::launch_fighters::AreaPurpose;

/// The ink of an area.
const fn ink(purpose: AreaPurpose) -> Color {
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

/// Draws the line round every area, and its name at its topmost space.
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
        let topmost =
            area.spaces.iter().filter(|space| layout.grid.contains(**space)).min_by_key(|space| (space.row, space.column));
        if let Some(space) = topmost.filter(|_| !area.name.trim().is_empty()) {
            let style = text::Style::new(Face::Bold, unit.get() * 0.14).colored(color).centred();
            draft.items.push(text::line(&area.name, style, layout.centre(*space) + Vector::at(Mm::ZERO, unit * -0.22)));
        }
    }
}

/// Draws a band along every edge where units have to retreat.
pub fn retreat_edges(draft: &mut Draft, drawing: &MapDrawing) {
    let size = drawing.layout.size();
    let whole = Rect::new(Point::ORIGIN, size);
    let [top_left, top_right, bottom_right, bottom_left] = whole.corners();
    // A game in which every edge means retreat is the usual one and needs no marks.
    if drawing.map.retreat_edges.len() == Edge::ALL.len() {
        return;
    }
    let color = ink(AreaPurpose::Retreat);
    let unit = drawing.layout.space_size;
    for edge in &drawing.map.retreat_edges {
        let (from, to) = match edge {
            Edge::North => (top_left, top_right),
            Edge::East => (top_right, bottom_right),
            Edge::South => (bottom_left, bottom_right),
            Edge::West => (top_left, bottom_left),
        };
        draft.path(Path::line(&[from, to]).with_stroke(Stroke::new(color.with_alpha(160), unit * 0.09)));
        let inward = match edge {
            Edge::North => Vector::at(Mm::ZERO, unit * 0.16),
            Edge::South => Vector::at(Mm::ZERO, unit * -0.08),
            Edge::East => Vector::at(unit * -0.75, Mm::ZERO),
            Edge::West => Vector::at(unit * 0.75, Mm::ZERO),
        };
        let style = SMALL.sized(unit * 0.12).colored(color).centred();
        draft.items.push(text::line(&format!("retreat {}", edge.label()), style, from.towards(to, 0.5) + inward));
    }
}

fn near<'area>(drawing: &MapDrawing, part: Rect, spaces: &'area BTreeSet<Space>) -> impl Iterator<Item = Space> + 'area {
    let layout = drawing.layout;
    let part = part.inset(layout.space_size * -1.5);
    spaces.iter().copied().filter(move |space| layout.grid.contains(*space) && part.contains(layout.centre(*space)))
}
