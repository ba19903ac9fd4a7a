//! Draws beasts according to their traits and names: strong ones have many teeth and horns, and those that are hard to kill have plates.

use super::body::Body;
use super::brush::{Brush, Spot};
use super::scene::{self, Scene};
use drawing::Color;
use geometry::{Angle, Rect, Seed};
use sheets::Draft;

const HIDES: [[Color; 2]; 6] = [
    [Color::rgb(86, 112, 70), Color::rgb(166, 186, 110)],
    [Color::rgb(122, 78, 58), Color::rgb(206, 160, 110)],
    [Color::rgb(82, 82, 116), Color::rgb(160, 164, 206)],
    [Color::rgb(134, 60, 66), Color::rgb(226, 150, 120)],
    [Color::rgb(68, 106, 110), Color::rgb(146, 200, 190)],
    [Color::rgb(98, 72, 106), Color::rgb(190, 156, 196)],
];
const BONE: Color = Color::rgb(244, 238, 216);
const EYE: Color = Color::rgb(250, 206, 72);
const DARK: Color = Color::rgb(30, 24, 28);

/// Draws a beast with this name and strength in front of the scene where it hunts.
pub fn beast(draft: &mut Draft, name: &str, strength: u32, can_be_wounded: bool, hunts: Scene, field: Rect) {
    let own = Seed::of(name);
    let mut brush = Brush::new(field);
    scene::paint(&mut brush, hunts, own);
    brush.wash(Color::WHITE.with_alpha(110));
    let hide = HIDES[own.one_of(1, HIDES.len() as u64) as usize];
    let size = brush.high().min(0.9);
    let mut beast = Beast { brush: &mut brush, own, hide, size, teeth: 3 + strength.min(5) };
    match Body::of(name, can_be_wounded, hunts, own) {
        Body::Prowler => beast.prowler(),
        Body::Crawler => beast.crawler(),
        Body::Serpent => beast.serpent(),
        Body::Maw => beast.maw(),
        Body::Spider => beast.spider(),
        Body::Flyer => beast.flyer(),
        Body::Giant => beast.giant(),
        Body::Robot => beast.robot(),
        Body::Mist => beast.mist(),
    }
    brush.put(draft);
}

struct Beast<'brush> {
    brush: &'brush mut Brush,
    own: Seed,
    hide: [Color; 2],
    size: f64,
    teeth: u32,
}

impl Beast<'_> {
    fn soft(&mut self, corners: &[Spot], color: Color) {
        let size = self.size;
        let corners: Vec<Spot> = corners.iter().map(|(x, y)| (x * size, y * size)).collect();
        self.brush.soft(&corners, color);
    }

    fn shape(&mut self, corners: &[Spot], color: Color) {
        let size = self.size;
        let corners: Vec<Spot> = corners.iter().map(|(x, y)| (x * size, y * size)).collect();
        self.brush.shape(&corners, color);
    }

    fn line(&mut self, spots: &[Spot], width: f64, color: Color) {
        let size = self.size;
        let spots: Vec<Spot> = spots.iter().map(|(x, y)| (x * size, y * size)).collect();
        self.brush.line(&spots, width * size, color);
    }

    fn disc(&mut self, (x, y): Spot, radius: f64, color: Color) {
        self.brush.disc((x * self.size, y * self.size), radius * self.size, color);
    }

    fn eye(&mut self, at: Spot) {
        self.disc(at, 0.1, EYE);
        self.disc(at, 0.045, DARK);
    }

    /// Draws teeth along a straight jaw; they point down if `down` is positive, and up otherwise.
    fn teeth(&mut self, (left, right): (f64, f64), y: f64, down: f64) {
        let many = f64::from(self.teeth);
        for tooth in 0..self.teeth {
            let x = left + (right - left) * (f64::from(tooth) + 0.5) / many;
            let half = (right - left) / many * 0.4;
            self.shape(&[(x - half, y), (x + half, y), (x, y + down)], BONE);
        }
    }

    /// Draws a cat of the plains on four legs.
    fn prowler(&mut self) {
        let [hide, pale] = self.hide;
        let dark = hide.mix(Color::BLACK, 0.3);
        for x in [-0.7, 0.28] {
            self.line(&[(x, 0.1), (x - 0.1, 0.5), (x, 0.86)], 0.2, dark);
        }
        self.line(&[(-0.9, -0.1), (-1.2, -0.4), (-1.1, -0.7)], 0.1, hide);
        self.soft(&[(-1.0, -0.2), (-0.4, -0.36), (0.4, -0.3), (0.6, 0.1), (0.2, 0.36), (-0.8, 0.32)], hide);
        for x in [-0.5, 0.5] {
            self.line(&[(x, 0.1), (x + 0.12, 0.5), (x + 0.04, 0.88)], 0.2, hide);
        }
        for spot in 0..6 {
            let at = (self.own.between(10 + spot, -0.8, 0.2), self.own.between(20 + spot, -0.2, 0.15));
            self.disc(at, 0.07, dark);
        }
        self.soft(&[(0.3, -0.5), (0.7, -0.66), (1.1, -0.36), (1.16, -0.1), (0.7, 0.06), (0.36, -0.1)], hide);
        self.shape(&[(0.4, -0.5), (0.4, -0.86), (0.64, -0.6)], dark);
        self.soft(&[(0.8, -0.14), (1.16, -0.12), (1.1, 0.06), (0.8, 0.06)], pale);
        self.teeth((0.8, 1.14), -0.06, 0.14);
        self.eye((0.78, -0.36));
    }

    /// Draws a creature with plates and pincers.
    fn crawler(&mut self) {
        let [hide, pale] = self.hide;
        for side in [-1.0, 1.0] {
            for leg in 0..4 {
                let y = -0.1 + 0.24 * f64::from(leg);
                self.line(
                    &[(0.3 * side, y), (0.86 * side, y - 0.16), (1.06 * side, y + 0.22)],
                    0.09,
                    hide.mix(Color::BLACK, 0.35),
                );
            }
            self.line(&[(0.3 * side, -0.5), (0.74 * side, -0.66)], 0.16, hide);
            self.soft(&[(0.6 * side, -0.6), (0.9 * side, -1.0), (1.06 * side, -0.7), (0.8 * side, -0.46)], hide);
            self.shape(&[(0.7 * side, -0.74), (0.9 * side, -0.98), (0.86 * side, -0.66)], pale);
        }
        for plate in (0..5).rev() {
            let (y, half) = (-0.3 + 0.25 * f64::from(plate), 0.52 - 0.05 * f64::from(plate));
            let color = if plate % 2 == 0 { hide } else { hide.mix(pale, 0.35) };
            self.soft(&[(-half, y), (0.0, y - 0.26), (half, y), (half * 0.8, y + 0.26), (-half * 0.8, y + 0.26)], color);
        }
        self.soft(&[(-0.36, -0.5), (0.0, -0.7), (0.36, -0.5), (0.24, -0.2), (-0.24, -0.2)], pale);
        self.teeth((-0.2, 0.2), -0.26, 0.16);
        for x in [-0.2, 0.2] {
            self.eye((x, -0.46));
        }
    }

    /// Draws a long neck that rises out of the water.
    fn serpent(&mut self) {
        let [hide, pale] = self.hide;
        for (x, reach) in [(-0.9, 0.3), (-0.35, 0.42)] {
            self.soft(
                &[(x - reach, 0.7), (x - reach * 0.7, 0.2), (x, 0.0), (x + reach * 0.7, 0.2), (x + reach, 0.7), (x, 0.34)],
                hide,
            );
        }
        let neck = [(0.2, 0.8), (0.3, 0.3), (0.14, -0.2), (0.34, -0.66)];
        self.line(&neck, 0.36, hide);
        self.line(&[(0.3, 0.78), (0.4, 0.3), (0.26, -0.2), (0.44, -0.6)], 0.1, pale);
        for fin in 0..5 {
            let y = 0.5 - 0.26 * f64::from(fin);
            self.shape(&[(0.1, y), (-0.2, y - 0.14), (0.08, y - 0.24)], hide.mix(Color::BLACK, 0.3));
        }
        self.soft(&[(0.1, -0.7), (0.4, -0.98), (0.86, -0.78), (1.1, -0.6), (0.7, -0.5), (0.2, -0.46)], hide);
        self.shape(&[(0.5, -0.56), (1.06, -0.52), (0.94, -0.38), (0.5, -0.42)], hide.mix(Color::BLACK, 0.3));
        self.teeth((0.6, 1.04), -0.6, 0.13);
        self.eye((0.5, -0.76));
    }

    /// Draws a huge mouth with horns.
    fn maw(&mut self) {
        let [hide, pale] = self.hide;
        for side in [-1.0, 1.0] {
            self.soft(
                &[(0.4 * side, -0.5), (0.8 * side, -0.6), (1.1 * side, -1.0), (1.0 * side, -0.46), (0.66 * side, -0.2)],
                BONE,
            );
            self.line(&[(0.5 * side, 0.6), (0.8 * side, 0.94)], 0.22, hide.mix(Color::BLACK, 0.3));
        }
        self.soft(
            &[(0.0, -0.84), (0.66, -0.66), (0.86, 0.0), (0.66, 0.66), (0.0, 0.86), (-0.66, 0.66), (-0.86, 0.0), (-0.66, -0.66)],
            hide,
        );
        self.soft(&[(-0.6, 0.0), (0.0, -0.12), (0.6, 0.0), (0.46, 0.5), (0.0, 0.62), (-0.46, 0.5)], DARK);
        self.teeth((-0.5, 0.5), -0.02, 0.24);
        self.teeth((-0.4, 0.4), 0.52, -0.22);
        for x in [-0.34_f64, 0.0, 0.34] {
            self.eye((x, -0.4 + x.abs() * 0.3));
        }
        for wart in 0..5 {
            let at = (self.own.between(10 + wart, -0.6, 0.6), self.own.between(20 + wart, -0.7, -0.52));
            self.disc(at, 0.05, pale);
        }
    }

    /// Draws a creature with eight legs and a cluster of eyes.
    fn spider(&mut self) {
        let [hide, pale] = self.hide;
        for side in [-1.0, 1.0] {
            for leg in 0..4 {
                let up = -0.8 + 0.34 * f64::from(leg);
                self.line(&[(0.2 * side, 0.0), (0.72 * side, up), (1.14 * side, up + 0.66)], 0.08, hide.mix(Color::BLACK, 0.3));
            }
        }
        self.soft(&[(0.0, -0.8), (0.46, -0.6), (0.5, -0.1), (0.0, 0.1), (-0.5, -0.1), (-0.46, -0.6)], hide);
        self.shape(&[(0.0, -0.66), (0.14, -0.4), (0.0, -0.14), (-0.14, -0.4)], pale);
        self.soft(&[(0.0, -0.1), (0.34, 0.06), (0.3, 0.4), (0.0, 0.52), (-0.3, 0.4), (-0.34, 0.06)], hide.mix(pale, 0.25));
        for (x, y) in [(-0.18, 0.12), (0.18, 0.12), (-0.08, 0.24), (0.08, 0.24)] {
            self.disc((x, y), 0.06, EYE);
        }
        for side in [-1.0, 1.0] {
            self.shape(&[(0.06 * side, 0.42), (0.2 * side, 0.44), (0.1 * side, 0.74)], BONE);
        }
    }

    /// Draws a large creature on two legs, with long arms and a heavy brow.
    fn giant(&mut self) {
        let [hide, pale] = self.hide;
        let dark = hide.mix(Color::BLACK, 0.3);
        for side in [-1.0, 1.0] {
            self.line(&[(0.22 * side, 0.2), (0.3 * side, 0.56), (0.26 * side, 0.92)], 0.3, dark);
            self.line(&[(0.56 * side, -0.44), (0.86 * side, 0.02), (0.74 * side, 0.5)], 0.24, hide);
            self.disc((0.74 * side, 0.54), 0.15, dark);
            for claw in 0..3 {
                let x = 0.66 * side + 0.08 * side * f64::from(claw);
                self.shape(&[(x - 0.03, 0.62), (x + 0.03, 0.62), (x, 0.78)], BONE);
            }
        }
        self.soft(
            &[(-0.7, -0.5), (-0.3, -0.66), (0.3, -0.66), (0.7, -0.5), (0.5, 0.1), (0.4, 0.42), (-0.4, 0.42), (-0.5, 0.1)],
            hide,
        );
        self.soft(&[(-0.3, -0.36), (0.3, -0.36), (0.22, 0.3), (-0.22, 0.3)], pale);
        for tuft in 0..7 {
            let x = -0.66 + 0.22 * f64::from(tuft);
            self.shape(&[(x - 0.1, -0.52), (x + 0.1, -0.52), (x, -0.36)], dark);
        }
        self.soft(&[(-0.28, -0.78), (0.0, -0.98), (0.28, -0.78), (0.3, -0.5), (0.0, -0.36), (-0.3, -0.5)], hide);
        self.shape(&[(-0.3, -0.78), (0.3, -0.78), (0.26, -0.68), (-0.26, -0.68)], dark);
        self.shape(&[(-0.18, -0.52), (0.18, -0.52), (0.12, -0.42), (-0.12, -0.42)], DARK);
        self.teeth((-0.14, 0.14), -0.42, -0.1);
        for x in [-0.13, 0.13] {
            self.disc((x, -0.63), 0.05, EYE);
            self.disc((x, -0.63), 0.022, DARK);
        }
    }

    /// Draws a machine on treads, with a lens and a claw.
    fn robot(&mut self) {
        let [hide, pale] = self.hide;
        let (metal, dark) = (hide.mix(Color::gray(150), 0.6), Color::gray(58));
        self.soft(&[(-0.8, 0.5), (0.8, 0.5), (0.92, 0.72), (0.78, 0.94), (-0.78, 0.94), (-0.92, 0.72)], dark);
        for wheel in 0..4 {
            let x = -0.6 + 0.4 * f64::from(wheel);
            self.disc((x, 0.72), 0.15, metal);
            self.disc((x, 0.72), 0.06, dark);
        }
        self.line(&[(-0.5, -0.2), (-0.96, 0.0), (-0.9, 0.36)], 0.12, metal);
        self.shape(&[(-1.02, 0.34), (-0.94, 0.3), (-0.96, 0.58), (-1.08, 0.52)], pale);
        self.shape(&[(-0.86, 0.3), (-0.78, 0.34), (-0.74, 0.52), (-0.86, 0.58)], pale);
        self.line(&[(0.5, -0.2), (0.98, -0.3)], 0.16, metal);
        self.line(&[(0.9, -0.3), (1.24, -0.34)], 0.09, dark);
        self.shape(&[(-0.5, -0.36), (0.5, -0.36), (0.62, 0.52), (-0.62, 0.52)], metal);
        self.shape(&[(-0.34, -0.16), (0.34, -0.16), (0.4, 0.2), (-0.4, 0.2)], dark);
        for light in 0..self.teeth {
            let x = -0.28 + 0.56 * (f64::from(light) + 0.5) / f64::from(self.teeth);
            self.disc((x, 0.02), 0.035, if light % 2 == 0 { EYE } else { pale });
        }
        self.line(&[(0.0, -0.36), (0.0, -0.5)], 0.2, dark);
        self.soft(&[(-0.34, -0.9), (0.34, -0.9), (0.4, -0.66), (0.3, -0.46), (-0.3, -0.46), (-0.4, -0.66)], metal);
        self.disc((0.06, -0.68), 0.17, DARK);
        self.disc((0.06, -0.68), 0.11, EYE);
        self.disc((0.06, -0.68), 0.045, DARK);
        self.line(&[(-0.26, -0.88), (-0.34, -1.06)], 0.04, dark);
        self.disc((-0.34, -1.06), 0.05, pale);
    }

    /// Draws clouds that hide eyes.
    fn mist(&mut self) {
        let [hide, pale] = self.hide;
        for puff in 0..16 {
            let at = (self.own.between(10 + puff, -1.1, 1.1), self.own.between(30 + puff, -0.5, 0.7));
            let color = pale.mix(hide, self.own.between(50 + puff, 0.0, 0.7)).with_alpha(190);
            self.disc(at, self.own.between(70 + puff, 0.16, 0.36), color);
        }
        for pair in 0..4 {
            let (x, y) = (self.own.between(90 + pair, -0.8, 0.7), self.own.between(95 + pair, -0.3, 0.5));
            for step in [0.0, 0.2] {
                self.disc((x + step, y), 0.06, EYE);
                self.disc((x + step, y), 0.025, DARK);
            }
        }
    }

    /// Draws a creature with wings of skin and a beak.
    fn flyer(&mut self) {
        let [hide, pale] = self.hide;
        for side in [-1.0, 1.0] {
            self.shape(
                &[
                    (0.1 * side, -0.2),
                    (0.6 * side, -0.8),
                    (1.2 * side, -0.6),
                    (1.1 * side, -0.1),
                    (0.86 * side, -0.2),
                    (0.7 * side, 0.16),
                    (0.46 * side, 0.04),
                    (0.2 * side, 0.36),
                ],
                hide,
            );
            for end in [(1.1, -0.1), (0.7, 0.16)] {
                self.line(&[(0.6 * side, -0.78), (end.0 * side, end.1)], 0.04, hide.mix(Color::BLACK, 0.35));
            }
            self.line(&[(0.1 * side, 0.5), (0.2 * side, 0.84)], 0.08, BONE);
        }
        self.soft(&[(0.0, -0.5), (0.24, -0.2), (0.26, 0.4), (0.0, 0.9), (-0.26, 0.4), (-0.24, -0.2)], hide.mix(pale, 0.3));
        self.soft(&[(0.0, -0.9), (0.26, -0.74), (0.2, -0.42), (0.0, -0.3), (-0.2, -0.42), (-0.26, -0.74)], hide);
        self.shape(&[(-0.12, -0.5), (0.12, -0.5), (0.0, -0.16)], EYE.mix(DARK, 0.2));
        for x in [-0.12, 0.12] {
            self.eye((x, -0.62));
        }
        let spikes: Vec<Spot> = (0..9)
            .map(|step| {
                let (sine, cosine) = Angle::degrees(200.0 + 17.5 * f64::from(step)).sine_cosine();
                let reach = if step % 2 == 0 { 0.28 } else { 0.5 };
                (cosine * reach, sine * reach - 0.64)
            })
            .collect();
        self.shape(&spikes, pale);
    }
}
