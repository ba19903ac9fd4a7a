//! The looks of each side's counters: their background colour, their ink, and a sign that tells the sides apart without colour.

use crate::sheets::art::Backdrop;
use drawing::text::{Style, width};
use drawing::{Color, Face as Letters, Ground, Group, Path};
use freedom_in_the_galaxy::Side;
use geometry::{Angle, Mm, Point, Rect, Seed, Size, Vector};
use sheets::Draft;

/// The edge length of a counter: half an inch (2.3).
pub const SIDE: Mm = Mm::new(12.7);

/// The distance, in millimetres, from the edge of a counter within which nothing important is drawn, so that an inexact cut does not remove it.
const CLEAR: f64 = 0.9;
/// The width of the rim around the face of a counter. If a cut is off by half the rim, the face stays whole.
const RIM: Mm = Mm::new(0.75);
/// The radius of the corners of a counter's face.
const ROUND: Mm = Mm::new(0.9);
/// The area of the words at the head of a counter, on at most two lines: left, top, width and height in millimetres.
const HEAD: (f64, f64, f64, f64) = (0.95, 1.15, 10.8, 4.2);
/// The smallest distance from a counter's upper edge to the lower edge of the band behind the words at its head.
const BAND: Mm = Mm::new(3.5);
/// How far the band at the head extends below the words.
const BELOW_HEAD: Mm = Mm::new(0.4);
/// The distance from a counter's upper edge to the lower edge of the window below the band.
const WINDOW_ENDS: Mm = Mm::new(8.7);
/// The width and height of the largest symbols of units, in millimetres.
const SYMBOL: (f64, f64) = (11.2, 5.2);
/// The width and height of the symbols of people and things, in millimetres.
const FILLED: (f64, f64) = (6.4, 4.8);
/// The position of a side's sign, in millimetres.
const SIGN: Point = Point::new(2.2, 10.25);
/// The left edge of the room beside a side's sign, in millimetres from the counter's left edge.
const BESIDE_SIGN: f64 = 3.4;
/// The top and the height, in millimetres, of the line of words or numbers at the foot.
const FOOT: (f64, f64) = (8.8, 2.9);
/// The opacity, of 255, of the shade on one half of a symbol.
const SHADE: u8 = 64;

/// The side whose colours a counter has. Designers cannot change these colours, so that the two sides never look alike: one is light and the other
/// dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Livery {
    /// The Rebel side: light, with a flame.
    Rebel,
    /// The Empire: dark, with a diamond in a ring.
    Imperial,
    /// Neither side.
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
    /// The background colour of this livery's counters.
    #[must_use]
    pub const fn ground(self) -> Color {
        match self {
            Self::Rebel => Color::rgb(246, 200, 104),
            Self::Imperial => Color::rgb(46, 58, 96),
            Self::Neutral => Color::rgb(222, 226, 220),
        }
    }

    /// The colour of the rim of this livery's counters.
    #[must_use]
    pub const fn rim(self) -> Color {
        match self {
            Self::Rebel => Color::rgb(196, 112, 28),
            Self::Imperial => Color::rgb(96, 116, 176),
            Self::Neutral => Color::rgb(150, 162, 156),
        }
    }

    /// The ink of this livery's counters.
    #[must_use]
    pub const fn ink(self) -> Color {
        match self {
            Self::Rebel | Self::Neutral => Color::BLACK,
            Self::Imperial => Color::WHITE,
        }
    }

    /// The colour of the band at the head of this livery's counters.
    #[must_use]
    pub const fn band(self) -> Color {
        match self {
            Self::Rebel => Color::rgb(228, 158, 58),
            Self::Imperial => Color::rgb(26, 33, 60),
            Self::Neutral => Color::rgb(190, 198, 192),
        }
    }

    /// An empty counter that has only the side's sign.
    #[must_use]
    pub fn blank(self) -> Draft {
        let mut draft = self.bare();
        self.sign(&mut draft, SIGN);
        draft
    }

    /// An empty counter without the side's sign.
    #[must_use]
    pub fn bare(self) -> Draft {
        let mut draft = Draft::new();
        let ground = match self {
            Self::Rebel => Ground::Side(0),
            Self::Imperial => Ground::Side(1),
            Self::Neutral => Ground::Plain,
        };
        let whole = Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE));
        draft.path(Path::rect(whole).filled(self.rim()).as_ground(ground));
        draft.path(Path::rounded_rect(whole.inset(RIM), ROUND).filled(self.ground()).as_ground(ground));
        draft
    }

    /// The backdrop for a symbol whose backdrop carries no information: a lighter or darker shade of the background colour.
    #[must_use]
    pub const fn plain(self) -> Backdrop {
        Backdrop::Plain(match self {
            Self::Rebel => Color::rgb(255, 240, 208),
            Self::Imperial => Color::rgb(70, 84, 132),
            Self::Neutral => Color::rgb(250, 251, 248),
        })
    }

    /// Draws the sign of the side around a point.
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

    /// Draws words at the head of a counter, on as many lines as they need. The letters are bold, or light if a word would be too long in bold ones.
    pub fn head(self, draft: &mut Draft, words: &str) {
        let (x, y, wide, high) = HEAD;
        let rect = Rect::at(x, y, wide, high);
        let fits = |word: &str| width(word, Letters::Bold, Draft::SMALLEST) <= rect.width();
        let face = if words.split_whitespace().all(fits) { Letters::Bold } else { Letters::Regular };
        draft.text(words, Style::new(face, 2.1).colored(self.ink()).centred().top().with_leading(1.0), rect);
    }

    /// Draws a name at the head of a counter, above the portrait, centred in the room for two lines.
    pub fn named(self, draft: &mut Draft, name: &str) {
        let (x, y, wide, high) = HEAD;
        let style = Style::new(Letters::Bold, 2.1).colored(self.ink()).centred().with_leading(1.0);
        draft.text(name, style, Rect::at(x, y - 0.2, wide, high));
    }

    /// Draws a band across the head of a counter's face, from its upper edge down to `ends`. The band's upper corners are rounded, its lower ones
    /// square.
    pub fn banded(self, draft: &mut Draft, ends: Mm) {
        let band = Rect { min: Point::at(RIM, RIM), max: Point::at(SIDE - RIM, ends) };
        let square = Rect { min: band.min + Vector::at(Mm::ZERO, ROUND), max: band.max };
        let outline = Path::rounded_rect(band, ROUND).and(Path::rect(square));
        draft.path(outline.filled(self.band()).as_ground(Ground::Plain));
    }

    /// Draws words on a band at the head, and below the band a window with a backdrop, both as wide as the face. Returns the area of the window, so
    /// that drawings in it stay clear of the words.
    pub fn windowed(self, draft: &mut Draft, words: &str, backdrop: Backdrop) -> Rect {
        let mut head = Draft::new();
        self.head(&mut head, words);
        let ends = head.items.iter().filter_map(|(at, item)| Some(at.y + item.bounds()?.max.y + BELOW_HEAD));
        let top = if words.is_empty() { RIM } else { ends.fold(BAND, Mm::max) };
        if top > RIM {
            self.banded(draft, top);
        }
        draft.add(Point::ORIGIN, head);
        let window = Rect { min: Point::at(RIM, top), max: Point::at(SIDE - RIM, WINDOW_ENDS) };
        let mut shown = Draft::new();
        backdrop.fill(&mut shown, Seed::of(words), window);
        let face = Rect::new(Point::ORIGIN, Size::of(SIDE, SIDE)).inset(RIM);
        draft.put(Point::ORIGIN, Group::of(shown.items).clipped(Path::rounded_rect(face, ROUND)));
        window
    }

    /// Draws words or numbers at the foot of a counter: centred on the counter, or beside the sign if they are too wide for that.
    pub fn foot(self, draft: &mut Draft, words: &str, size: f64) {
        let half = width(words, Letters::Bold, Mm::new(size)).get() * 0.5;
        let is_free = self == Self::Neutral || SIDE.get() * 0.5 - half >= BESIDE_SIGN;
        let left = if is_free { CLEAR } else { BESIDE_SIGN };
        self.line(draft, words, size, (left, FOOT.0, SIDE.get() - CLEAR - left, FOOT.1));
    }

    /// Draws words on one line, centred in the given area.
    pub fn line(self, draft: &mut Draft, words: &str, size: f64, (x, y, width, height): (f64, f64, f64, f64)) {
        let style = Style::new(Letters::Bold, size).colored(self.ink()).centred();
        draft.line(words, style, Rect::at(x, y, width, height));
    }
}

/// A pen that draws symbols. Its coordinates are measured from the middle of the symbol.
pub struct Pen<'a> {
    draft: &'a mut Draft,
    middle: Point,
    scale: f64,
    ink: Color,
    ground: Color,
}

impl<'a> Pen<'a> {
    /// A pen for a symbol in the window of a counter, in the ink of the livery.
    pub fn within(draft: &'a mut Draft, livery: Livery, backdrop: Backdrop, window: Rect) -> Self {
        let (wide, high) = SYMBOL;
        let scale = (window.width().get() / wide).min(window.height().get() / high);
        Self { draft, middle: window.middle(), scale, ink: livery.ink(), ground: backdrop.tone() }
    }

    /// This pen with another ink.
    pub fn inked(self, ink: Color) -> Self {
        Self { ink, ..self }
    }

    /// A pen of two colours that enlarges a counter's symbol to fill a field.
    pub fn filling(draft: &'a mut Draft, field: Rect, ink: Color, ground: Color) -> Self {
        let (wide, high) = FILLED;
        let scale = (field.width().get() / wide).min(field.height().get() / high);
        Self { draft, middle: field.middle(), scale, ink, ground }
    }

    fn at(&self, (x, y): (f64, f64)) -> Point {
        self.middle + Vector::new(x * self.scale, y * self.scale)
    }

    /// Draws a filled shape.
    pub fn shape(&mut self, corners: &[(f64, f64)]) {
        let corners: Vec<Point> = corners.iter().map(|corner| self.at(*corner)).collect();
        self.shaded(Path::polygon(&corners));
    }

    /// Fills an outline so that it seems lit from above or from the left: a light ink is made darker on the half away from the light, and a dark ink
    /// lighter on the half towards it.
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

    /// Cuts a shape out of what was drawn before.
    pub fn cut(&mut self, corners: &[(f64, f64)]) {
        let corners: Vec<Point> = corners.iter().map(|corner| self.at(*corner)).collect();
        self.draft.path(Path::polygon(&corners).filled(self.ground).as_ground(Ground::Plate));
    }

    /// Draws a shape in this colour instead of the pen's ink.
    pub fn tinted(&mut self, color: Color, corners: &[(f64, f64)]) {
        let corners: Vec<Point> = corners.iter().map(|corner| self.at(*corner)).collect();
        self.draft.path(Path::polygon(&corners).filled(color));
    }

    /// Draws a line through points.
    pub fn line(&mut self, points: &[(f64, f64)], width: f64) {
        let points: Vec<Point> = points.iter().map(|point| self.at(*point)).collect();
        self.draft.path(Path::line(&points).stroked(self.ink, width * self.scale));
    }

    /// Draws a filled disc.
    pub fn disc(&mut self, middle: (f64, f64), radius: f64) {
        self.shaded(Path::circle(self.at(middle), Mm::new(radius * self.scale)));
    }

    /// Draws a ring.
    pub fn ring(&mut self, middle: (f64, f64), radius: f64, width: f64) {
        self.draft.path(Path::circle(self.at(middle), Mm::new(radius * self.scale)).stroked(self.ink, width * self.scale));
    }

    /// Draws a star with this many points.
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
}
