//! Draws what is on the sides of hexes: walls as thick strokes, doorways as gaps with a sill, windows as pale bars in the wall, arrow-slits, and lips
//! as combs.

use super::{BoardDrawing, put};
use drawing::{Color, Path, Segment, Stroke};
use geometry::{Mm, Point, Rect, Space};
use sheets::draft::Draft;
use sheets::look::INK;
use vikings::board::Barrier;

const TIMBER: Color = Color::rgb(62, 48, 36);
const LIGHT: Color = Color::rgb(255, 252, 240);
const EARTH: Color = Color::rgb(104, 80, 48);

/// Draws the walls, openings and lips on the sides of the hexes in a part of the site.
pub fn draw(draft: &mut Draft, drawing: &BoardDrawing, part: Rect) {
    let mut all = Drawn::default();
    for space in drawing.spaces_within(part) {
        for side in 0..6 {
            let Some(passage) = drawing.site.passage(space, side) else { continue };
            // Each barrier is drawn from the hex to which it belongs. If that hex is off the site, it is drawn from the hex on the other side; so is
            // a wall at the edge.
            let beyond = drawing.site.across(space, side).is_some();
            if passage.own || !beyond {
                all.side(drawing, space, side, passage.barrier);
            }
        }
    }
    let pen = |share| Mm::new(drawing.pen(share));
    put(draft, all.combs.with_stroke(Stroke::new(EARTH, pen(0.014)).rounded()));
    put(draft, all.lips.with_stroke(Stroke::new(EARTH, pen(0.034)).rounded()));
    put(draft, all.sills.with_stroke(Stroke::new(TIMBER, pen(0.014))));
    put(draft, all.walls.with_stroke(Stroke::new(TIMBER, pen(0.095)).rounded()));
    put(draft, all.panes.with_stroke(Stroke::new(LIGHT, pen(0.05))));
    put(draft, all.slits.clone().with_stroke(Stroke::new(LIGHT, pen(0.05))));
    put(draft, all.bars.with_stroke(Stroke::new(INK, pen(0.018))));
}

/// The outlines of the walls, openings and lips, sorted by the pen that draws them.
#[derive(Default)]
struct Drawn {
    walls: Path,
    panes: Path,
    bars: Path,
    slits: Path,
    sills: Path,
    lips: Path,
    combs: Path,
}

fn line(path: &mut Path, from: Point, to: Point) {
    path.segments.extend([Segment::Move(from), Segment::Line(to)]);
}

impl Drawn {
    fn side(&mut self, drawing: &BoardDrawing, space: Space, side: usize, barrier: Barrier) {
        let corners = drawing.layout.corners(space);
        let (from, to, middle) = (corners[side], corners[(side + 1) % 6], drawing.layout.centre(space));
        let at = |share: f64| from.towards(to, share);
        // Moves a point away from the middle of the hex. The distance is a share of that between the middle and the side.
        let out = |point: Point, share: f64| point + (at(0.5) - middle) * share;
        match barrier {
            Barrier::Wall => line(&mut self.walls, from, to),
            Barrier::Doorway => {
                line(&mut self.walls, from, at(0.14));
                line(&mut self.walls, at(0.86), to);
                for share in [-0.05, 0.05] {
                    line(&mut self.sills, out(at(0.14), share), out(at(0.86), share));
                }
                // The leaf of the door, which opens into the room.
                line(&mut self.sills, at(0.86), out(at(0.62), -0.42));
            }
            Barrier::Window => {
                line(&mut self.walls, from, to);
                line(&mut self.panes, at(0.22), at(0.78));
                line(&mut self.bars, at(0.22), at(0.78));
                line(&mut self.bars, out(at(0.5), -0.06), out(at(0.5), 0.06));
            }
            Barrier::Slit => {
                line(&mut self.walls, from, to);
                line(&mut self.slits, at(0.45), at(0.55));
                // The slanting inner sides of the slit.
                line(&mut self.bars, out(at(0.45), -0.08), out(at(0.34), -0.24));
                line(&mut self.bars, out(at(0.55), -0.08), out(at(0.66), -0.24));
            }
            Barrier::Lip => {
                line(&mut self.lips, from, to);
                for tooth in 0..7 {
                    let share = (f64::from(tooth) + 0.5) / 7.0;
                    line(&mut self.combs, at(share), out(at(share), if tooth % 2 == 0 { -0.2 } else { -0.12 }));
                }
            }
        }
    }
}
