//! Cities in space: a wheel, a spindle, or domes on a raft.

use drawing::{Color, Group, Path};
use geometry::{Angle, Mm, Point, Rect, Seed, Size, Transform, Vector};
use sheets::Draft;
use star_viking::Surface;

const STEEL: Color = Color::rgb(150, 162, 178);
const DARK: Color = Color::rgb(84, 94, 112);
const PANEL: Color = Color::rgb(44, 82, 148);
const WINDOW: Color = Color::rgb(255, 224, 140);

/// Draws a city in a disc of night sky, turned a little by its seed.
#[must_use]
pub fn city(seed: Seed, radius: Mm, form: Surface) -> Draft {
    let city = City { seed, radius };
    let mut built = Draft::new();
    match form {
        Surface::Spindle => city.spindle(&mut built),
        Surface::Domes => city.domes(&mut built),
        _ => city.wheel(&mut built),
    }
    let turn = Angle::degrees(seed.between(3, -24.0, 24.0));
    let mut draft = Draft::new();
    draft.put(Point::ORIGIN, Group::of(built.items).with_transform(Transform::rotate(turn)));
    draft
}

struct City {
    seed: Seed,
    radius: Mm,
}

impl City {
    fn at(&self, x: f64, y: f64) -> Point {
        Point::ORIGIN + Vector::at(self.radius * x, self.radius * y)
    }

    fn block(&self, (x, y): (f64, f64), (wide, high): (f64, f64)) -> Path {
        Path::rect(Rect::around(self.at(x, y), Size::of(self.radius * wide, self.radius * high)))
    }

    /// Draws lit windows in these places, except for some that the seed leaves dark.
    fn windows(&self, draft: &mut Draft, choice: u64, places: impl Iterator<Item = (f64, f64)>) {
        let lit = places.zip(choice..).filter(|(_, number)| self.seed.one_of(*number, 4) != 0);
        let windows = lit.map(|((x, y), _)| Path::circle(self.at(x, y), self.radius * 0.018));
        draft.path(windows.fold(Path::default(), Path::and).filled(WINDOW));
    }

    /// Draws a solar panel with its ribs.
    fn panel(&self, draft: &mut Draft, (x, y): (f64, f64), (wide, high): (f64, f64)) {
        let thin = self.radius.get() * 0.018;
        draft.path(self.block((x, y), (wide, high)).filled(PANEL).stroked(STEEL, thin));
        for rib in 1..4 {
            let x = x - wide * 0.5 + wide * f64::from(rib) / 4.0;
            draft.rule(self.at(x, y - high * 0.5), self.at(x, y + high * 0.5), STEEL, thin * 0.7);
        }
    }

    fn wheel(&self, draft: &mut Draft) {
        let radius = self.radius;
        for (x, y) in [(-0.8, 0.0), (0.8, 0.0)] {
            self.panel(draft, (x, y), (0.24, 0.52));
        }
        for spoke in 0..6 {
            let out = Vector::polar(Angle::degrees(60.0 * f64::from(spoke)), radius * 0.56);
            draft.rule(Point::ORIGIN, Point::ORIGIN + out, DARK, radius.get() * 0.07);
            draft.rule(Point::ORIGIN, Point::ORIGIN + out, STEEL, radius.get() * 0.03);
        }
        draft.path(Path::circle(Point::ORIGIN, radius * 0.58).stroked(DARK, radius.get() * 0.17));
        draft.path(Path::circle(Point::ORIGIN, radius * 0.6).stroked(STEEL, radius.get() * 0.07));
        draft.path(Path::circle(Point::ORIGIN, radius * 0.18).filled(DARK).stroked(STEEL, radius.get() * 0.05));
        let ring = (0..30).map(|window| {
            let (sine, cosine) = Angle::degrees(f64::from(window) * 12.0).sine_cosine();
            (0.54 * cosine, 0.54 * sine)
        });
        self.windows(draft, 100, ring);
    }

    fn spindle(&self, draft: &mut Draft) {
        draft.path(self.block((0.0, 0.0), (0.12, 1.7)).filled(DARK));
        draft.path(self.block((-0.03, 0.0), (0.03, 1.7)).filled(STEEL));
        for (y, wide, high) in [(-0.62, 0.34, 0.12), (-0.3, 0.7, 0.16), (0.06, 1.0, 0.22), (0.42, 0.62, 0.16), (0.72, 0.3, 0.1)] {
            let disc = Rect::around(self.at(0.0, y), Size::of(self.radius * wide, self.radius * high));
            draft.path(Path::rounded_rect(disc, self.radius * high).filled(DARK).stroked(STEEL, self.radius.get() * 0.025));
            let upper = Rect { max: Point::at(disc.max.x, disc.middle().y), ..disc }.inset(self.radius * 0.02);
            draft.path(Path::rounded_rect(upper, self.radius * high).filled(STEEL));
            let count = (wide * 14.0) as u32;
            let row = (0..count).map(|window| (wide * (f64::from(window) / f64::from(count) - 0.43), y + high * 0.22));
            self.windows(draft, 100 + (y * 100.0).abs() as u64, row);
        }
        for x in [-0.72, 0.72] {
            self.panel(draft, (x, 0.06), (0.3, 0.34));
        }
    }

    fn domes(&self, draft: &mut Draft) {
        let radius = self.radius;
        let deck: Vec<Point> =
            (0..6).map(|corner| Point::ORIGIN + Vector::polar(Angle::degrees(60.0 * f64::from(corner)), radius * 0.86)).collect();
        draft.path(Path::polygon(&deck).filled(DARK).stroked(STEEL, radius.get() * 0.04));
        for corner in &deck {
            draft.rule(Point::ORIGIN, *corner, STEEL, radius.get() * 0.03);
            draft.path(Path::circle(*corner, radius * 0.08).filled(STEEL));
        }
        for (x, y, size) in [(0.0, -0.36, 0.27), (-0.4, 0.2, 0.24), (0.38, 0.24, 0.22), (0.0, 0.55, 0.15), (0.48, -0.3, 0.14)] {
            draft.path(
                Path::circle(self.at(x, y), radius * size)
                    .filled(PANEL.mix(Color::WHITE, 0.16))
                    .stroked(STEEL, radius.get() * 0.03),
            );
            let glint = Path::circle(self.at(x - size * 0.3, y - size * 0.3), radius * (size * 0.4));
            draft.path(glint.filled(Color::WHITE.with_alpha(70)));
            let ring = (0..7).map(|window| {
                let (sine, cosine) = Angle::degrees(f64::from(window) * 51.0 + size * 300.0).sine_cosine();
                (x + size * 0.6 * cosine, y + size * 0.6 * sine)
            });
            self.windows(draft, 200 + (size * 1000.0) as u64, ring);
        }
    }
}
