//! A hull plan: everything that a form of hull decides for itself. Systems and plating are then mounted by the same code for all forms.

use super::outline::{Half, Mount, Rail, mirrored};
use super::sketch::{Sketch, shaded};
use super::stature::Stature;
use super::systems;
use drawing::{Path, Segment, Stroke};
use geometry::{Mm, Point, Rect, Vector};

/// The places where systems of one kind are mounted: pairs at a rail on the right side and its mirror image; if their number is odd, one more on the
/// centre line.
pub(in super::super) struct Mounts {
    pub centre: (f64, f64),
    pub rail: Rail,
    /// The size of a system if there are few; if there are many, they are smaller.
    pub size: f64,
}

impl Mounts {
    pub fn new(centre: (f64, f64), rail: &[(f64, f64)], size: f64) -> Self {
        Self { centre, rail: Rail::through(rail), size }
    }

    /// The size of each of `count` systems; the length of a system is `length` times its size. Neighbours on the rail never overlap. On a small ship
    /// systems are larger relative to the hull, because a cannon has about the same size on every ship.
    fn size_of(&self, count: usize, length: f64, stature: &Stature) -> f64 {
        let pairs = (count / 2).max(1) as f64;
        let wished = self.size * (1.30 - 0.035 * stature.size()) * (1.10 - 0.04 * count as f64);
        wished.min(self.rail.length() / pairs / length).max(self.size * 0.42)
    }

    fn odd(&self, count: usize) -> Option<Point> {
        (count % 2 == 1).then_some(Point::new(self.centre.0, self.centre.1))
    }
}

/// Everything that a form of hull decides for itself.
pub(in super::super) struct Plan {
    /// The area that the hull covers; parts that stick out of it make the whole drawing smaller.
    pub frame: Rect,
    /// The parts below plating and hull: limbs, pylons, outriggers.
    pub under: Sketch,
    /// The plates of the hull.
    pub hull: Sketch,
    /// The parts above turrets and bays, such as the bridge.
    pub crown: Sketch,
    pub turrets: Mounts,
    pub tubes: Mounts,
    pub bays: Mounts,
    pub engines: Mounts,
    /// The lines on the right side along which plating is laid.
    pub belts: Vec<Half>,
    /// The position of the dish.
    pub mast: (f64, f64),
    /// The position of the aftmost ring of a warp drive, and half of the ring's width.
    pub coil: ((f64, f64), f64),
    /// The line along which containers are carried.
    pub holds: Rail,
}

impl Plan {
    /// The ship with all its systems, and the frame of the hull.
    pub fn complete(self, stature: &Stature) -> (Sketch, Rect) {
        let mut sketch = Sketch::new(self.hull.palette);
        engines(&mut sketch, &self.engines, stature);
        sketch.add(self.under);
        for belt in &self.belts {
            plating(&mut sketch, &belt.track(), stature.plating);
        }
        sketch.add(self.hull);
        systems::coils(&mut sketch, self.coil.0, self.coil.1, stature);
        for mount in self.holds.places(stature.holds) {
            systems::hold(&mut sketch, mount.at, 2.3);
        }
        bays(&mut sketch, &self.bays, stature);
        tubes(&mut sketch, &self.tubes, stature);
        turrets(&mut sketch, &self.turrets, stature);
        sketch.add(self.crown);
        if stature.dish {
            systems::dish(&mut sketch, Point::new(self.mast.0, self.mast.1), 2.2);
        }
        (sketch, self.frame)
    }
}

fn turrets(sketch: &mut Sketch, mounts: &Mounts, stature: &Stature) {
    let count = stature.turrets;
    let size = mounts.size_of(count, 2.2, stature);
    // Mounts are drawn from the stern forward, so that the barrels of a turret lie over the turret ahead of them and not under it.
    let places: Vec<Mount> = mounts.rail.places(count / 2).collect();
    let mut places: Vec<Point> = places.into_iter().flat_map(|mount| [mount.at, Point::at(-mount.at.x, mount.at.y)]).collect();
    places.extend(mounts.odd(count));
    places.sort_by(|one, other| one.y.get().total_cmp(&other.y.get()));
    for at in places {
        systems::turret(sketch, at, size);
    }
}

fn tubes(sketch: &mut Sketch, mounts: &Mounts, stature: &Stature) {
    let size = mounts.size_of(stature.tubes, 1.8, stature);
    for mount in mounts.rail.places(stature.tubes / 2) {
        systems::tube(sketch, mount.at, size, stature.armed);
        systems::tube(sketch, Point::at(-mount.at.x, mount.at.y), size, stature.armed);
    }
    if let Some(at) = mounts.odd(stature.tubes) {
        systems::tube(sketch, at, size, stature.armed);
    }
}

fn bays(sketch: &mut Sketch, mounts: &Mounts, stature: &Stature) {
    let size = mounts.size_of(stature.bays, 2.3, stature);
    for mount in mounts.rail.places(stature.bays / 2) {
        systems::bay(sketch, mount, size, stature.crewed, true);
    }
    if let Some(at) = mounts.odd(stature.bays) {
        systems::bay(sketch, Mount { at, along: Vector::new(1.0, 0.0) }, size, stature.crewed, false);
    }
}

fn engines(sketch: &mut Sketch, mounts: &Mounts, stature: &Stature) {
    let size = mounts.size_of(stature.engines, 2.4, stature);
    for mount in mounts.rail.places(stature.engines / 2) {
        systems::engine(sketch, mount.at, size, stature.thrust);
        systems::engine(sketch, Point::at(-mount.at.x, mount.at.y), size, stature.thrust);
    }
    if let Some(at) = mounts.odd(stature.engines) {
        systems::engine(sketch, at, size, stature.thrust);
    }
}

/// Draws armour along an edge of the hull. The higher its level, the thicker it is and the more plates it has. The hull covers its inner half.
fn plating(sketch: &mut Sketch, track: &Path, level: usize) {
    if level == 0 {
        return;
    }
    let palette = sketch.palette;
    let level = level as f64;
    let width = 1.8 + 0.62 * level;
    let plates = (2.0 + level * 0.7).floor();
    let plate = length(track) / plates;
    let gap = (0.16 * plate).min(1.3);
    let both = track.clone().and(mirrored(track));
    sketch.put(both.with_stroke(Stroke::new(palette.edge, Mm::new(width + 1.3)).rounded()));
    for (side, light) in [(mirrored(track), palette.light), (track.clone(), shaded(palette.light))] {
        sketch.put(side.with_stroke(Stroke::new(light, Mm::new(width)).rounded()));
    }
    // Dashes draw the joints between plates: no joint at the bow end, then one after each plate.
    let joints = Stroke::new(palette.edge, Mm::new(width)).dashed(&[0.0, plate - gap, gap, 0.0]);
    sketch.put(track.clone().and(mirrored(track)).with_stroke(joints));
}

/// The approximate length of a line.
fn length(track: &Path) -> f64 {
    let mut at = Point::ORIGIN;
    let mut sum = Mm::ZERO;
    for segment in &track.segments {
        match *segment {
            Segment::Move(to) => at = to,
            Segment::Line(to) => {
                sum += (to - at).length();
                at = to;
            }
            Segment::Cubic(first, second, to) => {
                let around = (first - at).length() + (second - first).length() + (to - second).length();
                sum += (around + (to - at).length()) * 0.5;
                at = to;
            }
            Segment::Close => {}
        }
    }
    sum.get()
}
