//! Draws the shadows on the land, which fall to the lower right: the shadows of walls and boulders, and those on the ground below a lip.

use super::{BoardDrawing, put};
use drawing::{Color, Path, Segment, Stroke};
use geometry::{Mm, Rect, Vector};
use sheets::draft::Draft;
use vikings::board::Barrier;

/// The colour of every shadow.
pub const SHADOW: Color = Color::rgb(40, 36, 26).with_alpha(58);
/// The colour of the shadow below a lip, which is drawn in two steps.
const BELOW: Color = Color::rgb(96, 70, 36).with_alpha(34);
/// By how much a shadow lies to the right of the thing and below it, in parts of a hex.
const FALL: (f64, f64) = (0.045, 0.06);

/// By how much shadows are moved on this drawing.
pub fn fall(drawing: &BoardDrawing) -> Vector {
    let size = drawing.layout.space_size;
    Vector::at(size * FALL.0, size * FALL.1)
}

/// Draws the shadows of walls and lips in a part of the site.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    let (mut walls, mut slopes) = (Path::default(), [Path::default(), Path::default()]);
    for space in drawing.spaces_within(part) {
        let (corners, middle) = (drawing.layout.corners(space), drawing.layout.centre(space));
        for side in 0..6 {
            let Some(passage) = drawing.site.passage(space, side).filter(|passage| passage.own) else { continue };
            let (from, to) = (corners[side], corners[(side + 1) % 6]);
            match passage.barrier {
                Barrier::Lip => {
                    for (slope, share) in slopes.iter_mut().zip([0.2, 0.42]) {
                        let inner = [to.towards(middle, share), from.towards(middle, share)];
                        slope.segments.extend(Path::polygon(&[from, to, inner[0], inner[1]]).segments);
                    }
                }
                Barrier::Doorway => {}
                Barrier::Wall | Barrier::Window | Barrier::Slit => {
                    let fall = fall(drawing);
                    walls.segments.extend([Segment::Move(from + fall), Segment::Line(to + fall)]);
                }
            }
        }
    }
    for slope in slopes {
        put(draft, slope.filled(BELOW));
    }
    put(draft, walls.with_stroke(Stroke::new(SHADOW, Mm::new(drawing.pen(0.11))).rounded()));
}
