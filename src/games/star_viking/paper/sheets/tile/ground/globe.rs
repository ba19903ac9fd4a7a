//! A globe seen from afar: converts longitude and latitude to points of a disc.

use drawing::Path;
use geometry::{Angle, Mm, Point, Seed, Vector};

/// A globe of this radius round the origin, with the seed of its body.
#[derive(Clone, Copy)]
pub struct Globe {
    /// The seed from which small details follow.
    pub seed: Seed,
    /// The radius of the globe.
    pub radius: Mm,
}

/// A patch of ground on a globe; all values are in degrees.
#[derive(Clone, Copy)]
pub struct Patch {
    /// The longitude of the patch's middle, to the east.
    pub longitude: f64,
    /// The latitude of the patch's middle, to the south.
    pub latitude: f64,
    /// The distance from the patch's middle to its eastern and western edges.
    pub across: f64,
    /// The distance from the patch's middle to its northern and southern edges.
    pub down: f64,
}

impl Patch {
    /// This patch, enlarged `by` times.
    pub fn grown(self, by: f64) -> Self {
        Self { across: self.across * by, down: self.down * by, ..self }
    }
}

impl Globe {
    /// The point of the disc at this longitude and latitude; a point beyond the visible edge is put on the edge.
    pub fn at(self, longitude: f64, latitude: f64) -> Point {
        let (height, breadth) = Angle::degrees(latitude.clamp(-90.0, 90.0)).sine_cosine();
        let (across, _) = Angle::degrees(longitude.clamp(-90.0, 90.0)).sine_cosine();
        Point::ORIGIN + Vector::at(self.radius * (across * breadth), self.radius * height)
    }

    /// A random patch. Its middle and its size follow from the seed's random numbers, from number `choice` on.
    pub fn patch(self, choice: u64, (least, most): (f64, f64), flatness: f64) -> Patch {
        let reach = self.seed.between(choice, least, most);
        Patch {
            longitude: self.seed.between(choice + 1, -78.0, 78.0),
            latitude: self.seed.between(choice + 2, -62.0, 62.0),
            across: reach * flatness,
            down: reach / flatness,
        }
    }

    /// The ragged outline of a patch, like a coast.
    pub fn outline(self, choice: u64, patch: Patch) -> Path {
        const CORNERS: u32 = 60;
        let waves: Vec<(f64, f64, f64)> = (2..13_u32)
            .map(|wave| {
                let number = choice + 2000 + u64::from(wave) * 2;
                (
                    f64::from(wave),
                    self.seed.between(number, 0.0, 360.0),
                    self.seed.between(number + 1, 0.1, 0.62) / f64::from(wave),
                )
            })
            .collect();
        let corner = |number: u32| {
            let turn = 360.0 * f64::from(number) / f64::from(CORNERS);
            let wave = |(wave, phase, height): &(f64, f64, f64)| Angle::degrees(turn * wave + phase).sine_cosine().0 * height;
            let out = 0.8 + waves.iter().map(wave).sum::<f64>();
            let (sine, cosine) = Angle::degrees(turn).sine_cosine();
            self.at(patch.longitude + patch.across * out * cosine, patch.latitude + patch.down * out * sine)
        };
        Path::polygon(&(0..CORNERS).map(corner).collect::<Vec<_>>())
    }

    /// A band between two latitudes, with wavy edges.
    pub fn band(self, choice: u64, (north, south): (f64, f64), wave: f64) -> Path {
        const STEPS: i32 = 30;
        let phase = self.seed.between(choice, 0.0, 360.0);
        let turns = self.seed.between(choice + 1, 2.0, 5.0);
        let edge = |step: i32, latitude: f64, more: f64| {
            let longitude = -90.0 + 180.0 * f64::from(step) / f64::from(STEPS);
            let wave = Angle::degrees(longitude * turns + phase + more).sine_cosine().0 * wave;
            self.at(longitude, latitude + wave)
        };
        let upper = (0..=STEPS).map(|step| edge(step, north, 0.0));
        let lower = (0..=STEPS).rev().map(|step| edge(step, south, 70.0));
        Path::polygon(&upper.chain(lower).collect::<Vec<_>>())
    }

    /// A random line that wanders over the ground.
    pub fn rift(self, choice: u64, steps: u64, reach: f64) -> Path {
        let (mut longitude, mut latitude) = (self.seed.between(choice, -70.0, 70.0), self.seed.between(choice + 1, -60.0, 60.0));
        let mut heading = self.seed.between(choice + 2, 0.0, 360.0);
        let mut points = vec![self.at(longitude, latitude)];
        for step in 0..steps {
            heading += self.seed.between(choice + 3 + step, -55.0, 55.0);
            let (sine, cosine) = Angle::degrees(heading).sine_cosine();
            longitude += reach * cosine;
            latitude += reach * sine;
            points.push(self.at(longitude, latitude));
        }
        Path::line(&points)
    }

    /// The area between an arc and the edge of the globe in the direction `axis`. The arc lies `bulge` radii from the middle in that direction; with
    /// a negative bulge the area is more than half of the globe.
    pub fn crescent(self, bulge: f64, axis: Angle) -> Path {
        const STEPS: i32 = 26;
        let side = axis + Angle::degrees(90.0);
        let point = |bulge: f64, step: i32| {
            let (sine, cosine) = Angle::degrees(-90.0 + 180.0 * f64::from(step) / f64::from(STEPS)).sine_cosine();
            Point::ORIGIN + Vector::polar(axis, self.radius * (bulge * cosine)) + Vector::polar(side, self.radius * sine)
        };
        let out = (0..=STEPS).map(|step| point(1.02, step));
        let back = (0..=STEPS).rev().map(|step| point(bulge, step));
        Path::polygon(&out.chain(back).collect::<Vec<_>>())
    }
}
