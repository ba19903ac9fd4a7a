//! How the counters of each side differ: by ground, by ink, and by a sign that tells sides apart without colour.

use crate::sheets::art::Backdrop;
use drawing::text::{Style, width};
use drawing::{Color, Face as Letters, Ground, Group, Path};
use freedom_in_the_galaxy::Side;
use geometry::{Angle, Mm, Point, Rect, Seed, Size, Vector};
use sheets::Draft;

/// The side of a counter: half an inch (2.3).
pub const SIDE: Mm = Mm::new(12.7);

/// How far everything that must not be cut keeps from the cut.
pub const CLEAR: f64 = 0.9;
/// Where the words at the head of a counter are, on at most two lines.
const HEAD: (f64, f64, f64, f64) = (0.4, 0.8, 11.9, 4.2);
/// The least height of the band behind the words at the head, how far it goes on below them, and where the window below it ends.
const BAND: Mm = Mm::new(3.3);
const BELOW_HEAD: Mm = Mm::new(0.4);
const WINDOW_ENDS: Mm = Mm::new(8.7);
/// How wide and high the largest symbols of units are.
const SYMBOL: (f64, f64) = (11.4, 5.6);
/// How wide and high the symbols of people and things are.
const FILLED: (f64, f64) = (6.4, 4.8);
/// Where the sign of a side stands, and how far it reaches to the right.
const SIGN: Point = Point::new(2.1, 10.6);
const BESIDE_SIGN: f64 = 3.4;
/// The line of words or numbers at the foot.
const FOOT: (f64, f64) = (9.0, 2.9);
/// How strong the shade is on one half of a symbol.
const SHADE: u8 = 64;

/// Which side's counter it is. The designer cannot change these looks, so that no two sides look alike: one is light and the other dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Livery {
    /// The Rebels': light, with a flame.
    Rebel,
    /// The Empire's: dark, with a ring and a diamond in it.
    Imperial,
    /// For counters of neither side.
    Neutral,
}

impl From<Side> for Livery {
    fn from(side: Side) -> Self {
        match side {
            Side::Rebel => Self::Rebel,
            Side::Imperial => Self::Imperial,
        }
    }
}

impl Livery {
    /// The ground colour of its counters.
    #[must_use]
    pub const fn ground(self) -> Color {
        match self {
            Self::Rebel => Color::rgb(246, 200, 104),
            Self::Imperial => Color::rgb(46, 58, 96),
            Self::Neutral => Color::rgb(222, 226, 220),
        }
    }

    /// The ink of its counters.
    #[must_use]
    pub const fn ink(self) -> Color {
        match self {
            Self::Rebel | Self::Neutral => Color::BLACK,
            Self::Imperial => Color::WHITE,
        }
    }

    /// The colour of the band at the head of its counters.
    #[must_use]
    pub const fn band(self) -> Color {
        match self {
            Self::Rebel => Color::rgb(228, 158, 58),
            Self::Imperial => Color::rgb(26, 33, 60),
            Self::Neutral => Color::rgb(190, 198, 192),
        }
    }

    /// A counter with nothing but the sign.
    #[must_use]
    pub fn blank(self) -> Draft {
        let mut draft = self.bare();
        self.sign(&mut draft, SIGN);
        draft
    }

    /// A counter without the sign.
    #[must_use]
    pub fn bare(self) -> Draft {
        let mut draft = Draft::new();
        let ground = match self {
            Self::Rebel => Ground::Side(0),
            Self::Imperial => Ground::Side(1),
            Self::Neutral => Ground::Plain,
        };
        let whole = Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE));
        draft.path(Path::rect(whole).filled(self.ground()).as_ground(ground));
        draft
    }

    /// What is behind a symbol where nothing is told by it: the ground, lighter or darker.
    #[must_use]
    pub const fn plain(self) -> Backdrop {
        Backdrop::Plain(match self {
            Self::Rebel => Color::rgb(255, 240, 208),
            Self::Imperial => Color::rgb(70, 84, 132),
            Self::Neutral => Color::rgb(250, 251, 248),
        })
    }

    /// The sign round a point.
    pub fn sign(self, draft: &mut Draft, at: Point) {
        let outline =
            |points: &[(f64, f64)]| Path::polygon(&points.iter().map(|(x, y)| at + Vector::new(*x, *y)).collect::<Vec<_>>());
        match self {
            Self::Rebel => {
                let flame = [
                    (0.05, -1.4),
                    (0.45, -0.6),
                    (0.85, -0.95),
                    (1.1, 0.1),
                    (0.75, 1.0),
                    (-0.75, 1.0),
                    (-1.1, 0.1),
                    (-0.65, -0.7),
                    (-0.45, -0.2),
                ];
                draft.path(outline(&flame).filled(self.ink()));
            }
            Self::Imperial => {
                draft.path(Path::circle(at, Mm::new(1.0)).stroked(self.ink(), 0.28));
                draft.path(outline(&[(0.0, -0.62), (0.55, 0.0), (0.0, 0.62), (-0.55, 0.0)]).filled(self.ink()));
            }
            Self::Neutral => {}
        }
    }

    /// The words at the head of a counter, on as many lines as they need; in light letters where a word is too long for bold ones.
    pub fn head(self, draft: &mut Draft, words: &str) {
        let (x, y, wide, high) = HEAD;
        let rect = Rect::at(x, y, wide, high);
        let fits = |word: &str| width(word, Letters::Bold, Draft::SMALLEST) <= rect.width();
        let face = if words.split_whitespace().all(fits) { Letters::Bold } else { Letters::Regular };
        draft.text(words, Style::new(face, 2.1).colored(self.ink()).centred().top().with_leading(1.0), rect);
    }

    /// The name of somebody at the head of a counter, in the middle of the room for two lines, clear of the portrait.
    pub fn named(self, draft: &mut Draft, name: &str) {
        let (x, y, wide, high) = HEAD;
        let style = Style::new(Letters::Bold, 2.1).colored(self.ink()).centred().with_leading(1.0);
        draft.text(name, style, Rect::at(x, y - 0.2, wide, high));
    }

    /// A band across the head of a counter, from its upper edge down.
    pub fn banded(self, draft: &mut Draft, high: Mm) {
        let band = Rect::new(Point::ORIGIN, Size::of(SIDE, high));
        draft.path(Path::rect(band).filled(self.band()).as_ground(Ground::Plain));
    }

    /// The words at the head on a band, and below it from edge to edge a window with a backdrop; returns the window, so that no word lies on what is
    /// drawn in it.
    pub fn windowed(self, draft: &mut Draft, words: &str, backdrop: Backdrop) -> Rect {
        let mut head = Draft::new();
        self.head(&mut head, words);
        let ends = head.items.iter().filter_map(|(at, item)| Some(at.y + item.bounds()?.max.y + BELOW_HEAD));
        let top = if words.is_empty() { Mm::ZERO } else { ends.fold(BAND, Mm::max) };
        if top > Mm::ZERO {
            self.banded(draft, top);
        }
        draft.add(Point::ORIGIN, head);
        let window = Rect { min: Point::at(Mm::ZERO, top), max: Point::at(SIDE, WINDOW_ENDS) };
        backdrop.fill(draft, Seed::of(words), window);
        window
    }

    /// Words or numbers at the foot of a counter: in the middle, or beside the sign where they are too wide for that.
    pub fn foot(self, draft: &mut Draft, words: &str, size: f64) {
        let half = width(words, Letters::Bold, Mm::new(size)).get() * 0.5;
        let is_free = self == Self::Neutral || SIDE.get() * 0.5 - half >= BESIDE_SIGN;
        let left = if is_free { CLEAR } else { BESIDE_SIGN };
        self.line(draft, words, size, (left, FOOT.0, SIDE.get() - CLEAR - left, FOOT.1));
    }

    /// Words on one line.
    pub fn line(self, draft: &mut Draft, words: &str, size: f64, (x, y, width, height): (f64, f64, f64, f64)) {
        let style = Style::new(Letters::Bold, size).colored(self.ink()).centred();
        draft.line(words, style, Rect::at(x, y, width, height));
    }
}

/// The pen that draws symbols, round the middle of a counter.
pub struct Pen<'a> {
    draft: &'a mut Draft,
    middle: Point,
    scale: f64,
    ink: Color,
    ground: Color,
}

/// What continues beyond the cuts of a face: its bands and backdrops that reach from edge to edge.
pub fn beyond(face: &Draft, reach: Mm) -> Draft {
    let mut draft = Draft::new();
    for (at, item) in &face.items {
        let drawing::Item::Path(path) = item else { continue };
        let (Some(bounds), Some(fill), Some(_)) = (item.bounds(), path.fill, path.ground) else { continue };
        let bounds = bounds.moved(*at - Point::ORIGIN);
        if bounds.width() < SIDE || bounds.height() >= SIDE {
            continue;
        }
        let mut put = |rect: Rect| draft.path(Path::rect(rect).filled(fill).as_ground(Ground::Beyond));
        let aside = Vector::at(reach, Mm::ZERO);
        put(Rect { min: bounds.min - aside, max: bounds.max + aside });
        if bounds.min.y <= Mm::ZERO {
            put(Rect { min: bounds.min - Vector::at(Mm::ZERO, reach), max: bounds.max });
        }
    }
    draft
}

impl<'a> Pen<'a> {
    /// A pen for a symbol in the window of a counter, in the ink of the livery.
    pub fn within(draft: &'a mut Draft, livery: Livery, backdrop: Backdrop, window: Rect) -> Self {
        let (wide, high) = SYMBOL;
        let scale = (window.width().get() / wide).min(window.height().get() / high);
        Self { draft, middle: window.middle(), scale, ink: livery.ink(), ground: backdrop.tone() }
    }

    /// The same pen with another ink.
    pub fn inked(self, ink: Color) -> Self {
        Self { ink, ..self }
    }

    /// A pen of two colours that enlarges a symbol from the size of a counter to fill a field.
    pub fn filling(draft: &'a mut Draft, field: Rect, ink: Color, ground: Color) -> Self {
        let (wide, high) = FILLED;
        let scale = (field.width().get() / wide).min(field.height().get() / high);
        Self { draft, middle: field.middle(), scale, ink, ground }
    }

    fn at(&self, (x, y): (f64, f64)) -> Point {
        self.middle + Vector::new(x * self.scale, y * self.scale)
    }

    /// A filled shape.
    pub fn shape(&mut self, corners: &[(f64, f64)]) {
        let corners: Vec<Point> = corners.iter().map(|corner| self.at(*corner)).collect();
        self.shaded(Path::polygon(&corners));
    }

    /// Fills an outline, with light from above or from the left: the far half of a light ink is darker, and the near half of a dark one lighter.
    fn shaded(&mut self, outline: Path) {
        self.draft.path(outline.clone().filled(self.ink));
        let Some(bounds) = outline.bounds() else { return };
        let is_light = self.ink.brightness() > 0.5;
        let is_wide = bounds.width() >= bounds.height();
        let (near, far) = if is_wide { bounds.cut_top(bounds.height() * 0.5) } else { bounds.cut_left(bounds.width() * 0.5) };
        let (half, shade) = if is_light { (far, Color::BLACK) } else { (near, Color::WHITE) };
        let shade = Path::rect(half).filled(shade.with_alpha(SHADE));
        self.draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, shade.into())]).clipped(outline).as_picture());
    }

    /// A shape cut out of what was drawn before.
    pub fn cut(&mut self, corners: &[(f64, f64)]) {
        let corners: Vec<Point> = corners.iter().map(|corner| self.at(*corner)).collect();
        self.draft.path(Path::polygon(&corners).filled(self.ground).as_ground(Ground::Plate));
    }

    /// A shape in a colour of its own.
    pub fn tinted(&mut self, color: Color, corners: &[(f64, f64)]) {
        let corners: Vec<Point> = corners.iter().map(|corner| self.at(*corner)).collect();
        self.draft.path(Path::polygon(&corners).filled(color));
    }

    /// A line along points.
    pub fn line(&mut self, points: &[(f64, f64)], width: f64) {
        let points: Vec<Point> = points.iter().map(|point| self.at(*point)).collect();
        self.draft.path(Path::line(&points).stroked(self.ink, width * self.scale));
    }

    /// A disc.
    pub fn disc(&mut self, middle: (f64, f64), radius: f64) {
        self.shaded(Path::circle(self.at(middle), Mm::new(radius * self.scale)));
    }

    /// A ring.
    pub fn ring(&mut self, middle: (f64, f64), radius: f64, width: f64) {
        self.draft.path(Path::circle(self.at(middle), Mm::new(radius * self.scale)).stroked(self.ink, width * self.scale));
    }

    /// A star with this many points.
    pub fn star(&mut self, middle: (f64, f64), points: u32, outer: f64, inner: f64) {
        let middle = self.at(middle);
        let corner = |step: u32| {
            let radius = if step.is_multiple_of(2) { outer } else { inner };
            middle
                + Vector::polar(Angle::degrees(-90.0 + 180.0 * f64::from(step) / f64::from(points)), Mm::new(radius * self.scale))
        };
        self.shaded(Path::polygon(&(0..points * 2).map(corner).collect::<Vec<_>>()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::vision::Difference;
    use sheets::alike::LEAST;

    #[test]
    fn the_sides_are_told_apart_without_hue() {
        let difference = Difference::of(Livery::Rebel.ground(), Livery::Imperial.ground());
        assert!(difference.least() > LEAST * 3.0, "{difference:?}");
    }

    #[test]
    fn bands_and_backdrops_continue_beyond_the_sides_and_the_head_alone_above() {
        let mut face = Livery::Rebel.blank();
        let window = Livery::Rebel.windowed(&mut face, "Urban", Livery::Rebel.plain());
        let reach = Mm::new(3.0);
        let grown: Vec<Rect> = beyond(&face, reach).items.iter().filter_map(|(_, item)| item.bounds()).collect();
        assert_eq!(grown.len(), 3, "both to the sides, and the band upwards");
        assert!(grown.iter().all(|rect| rect.max.y <= WINDOW_ENDS), "the foot has the colour of the ground");
        let aside: Vec<&Rect> = grown.iter().filter(|rect| rect.min.x < Mm::ZERO).collect();
        assert!(aside.iter().all(|rect| rect.min.y >= Mm::ZERO), "no corner covers what its neighbour continues");
        assert_eq!(aside.iter().map(|rect| rect.max.y).fold(Mm::ZERO, Mm::max), window.max.y);
        assert!(grown.iter().any(|rect| rect.min.y == -reach));
    }
}
