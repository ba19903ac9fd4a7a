//! The look of each side's counters: their colour, the corners of their frame, and a sign. The corners and signs distinguish the sides even without
//! colours.

use drawing::Color as Ink;
use drawing::Path;
use geometry::{Angle, Mm, Point, Rect, Vector};
use star_viking::Color;

/// The look of a side's counters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Livery {
    /// The look of the Viking's counters.
    Viking,
    /// The look of the Federation's counters.
    Federation,
    /// The look of the counters of local defenses.
    Locals,
    /// The look of the counters of the second Viking in a double game.
    SecondViking,
}

impl Livery {
    /// All liveries, in the order of their numbers.
    pub const ALL: [Self; 4] = [Self::Viking, Self::Federation, Self::Locals, Self::SecondViking];

    /// The livery for a colour of units; `second` chooses the second Viking's red.
    #[must_use]
    pub const fn of(color: Color, second: bool) -> Self {
        match color {
            Color::Red if second => Self::SecondViking,
            Color::Red => Self::Viking,
            Color::Blue => Self::Federation,
            Color::Green => Self::Locals,
        }
    }

    /// The number that stands for the livery in a print without colours.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Viking => 0,
            Self::Federation => 1,
            Self::Locals => 2,
            Self::SecondViking => 3,
        }
    }

    /// The colour of the side. Black words can be read on it, and it can be read on black. The two Vikings' reds, the blue and the green also differ
    /// in lightness.
    #[must_use]
    pub const fn color(self) -> Ink {
        match self {
            Self::Viking => Ink::rgb(230, 54, 40),
            Self::Federation => Ink::rgb(124, 178, 252),
            Self::Locals => Ink::rgb(176, 222, 98),
            Self::SecondViking => Ink::rgb(236, 98, 128),
        }
    }

    /// A dark shade of the side's colour, for lines and words on paper.
    #[must_use]
    pub const fn dark(self) -> Ink {
        match self {
            Self::Viking => Ink::rgb(176, 40, 30),
            Self::Federation => Ink::rgb(30, 78, 160),
            Self::Locals => Ink::rgb(66, 108, 22),
            Self::SecondViking => Ink::rgb(152, 36, 98),
        }
    }

    /// A pale shade of the side's colour, to write on.
    #[must_use]
    pub fn tint(self) -> Ink {
        self.color().mix(Ink::WHITE, 0.88)
    }

    /// The outline of the livery's frames within a rectangle: with corners cut off, straight, round, or notched.
    #[must_use]
    pub fn frame(self, rect: Rect, corner: Mm) -> Path {
        let turned = |across: f64, down: f64| {
            let (from, to) = (rect.min, rect.max);
            let x = |of: f64| corner * (of * across);
            let y = |of: f64| corner * (of * down);
            // The points of each corner are listed clockwise; here they run from the left edge to the top edge.
            [
                vec![Point::at(from.x, from.y + y(1.0)), Point::at(from.x + x(1.0), from.y)],
                vec![Point::at(to.x - x(1.0), from.y), Point::at(to.x, from.y + y(1.0))],
                vec![Point::at(to.x, to.y - y(1.0)), Point::at(to.x - x(1.0), to.y)],
                vec![Point::at(from.x + x(1.0), to.y), Point::at(from.x, to.y - y(1.0))],
            ]
        };
        match self {
            Self::Viking => Path::polygon(&turned(1.0, 1.0).concat()),
            Self::Federation => Path::rect(rect),
            Self::Locals => Path::rounded_rect(rect, corner * 1.3),
            Self::SecondViking => {
                let notch = corner * 0.6;
                let corners = turned(0.6, 0.6).into_iter().enumerate().flat_map(|(index, ends)| {
                    let inner = match index {
                        0 => Point::at(rect.min.x + notch, rect.min.y + notch),
                        1 => Point::at(rect.max.x - notch, rect.min.y + notch),
                        2 => Point::at(rect.max.x - notch, rect.max.y - notch),
                        _ => Point::at(rect.min.x + notch, rect.max.y - notch),
                    };
                    [ends[0], inner, ends[1]]
                });
                Path::polygon(&corners.collect::<Vec<_>>())
            }
        }
    }

    /// The sign of the side, within this radius around a point: an axe, the star of the Federation, a house, or a hammer.
    #[must_use]
    pub fn sign(self, middle: Point, radius: Mm) -> Path {
        let unit = radius.get() / 4.0;
        match self {
            Self::Viking => axe(middle, unit),
            Self::Federation => super::super::tile::star(middle, radius),
            Self::Locals => home(middle, unit),
            Self::SecondViking => hammer(middle, unit),
        }
    }
}

fn at(middle: Point, unit: f64, corners: &[(f64, f64)]) -> Path {
    Path::polygon(&corners.iter().map(|(x, y)| middle + Vector::new(x * unit, y * unit)).collect::<Vec<_>>())
}

/// An axe with two blades.
fn axe(middle: Point, unit: f64) -> Path {
    let half = |side: f64| {
        let outline = [(0.5, -2.0), (1.6, -2.4), (3.2, -3.4), (3.9, -1.2), (3.2, 1.0), (1.6, 0.0), (0.5, -0.4)];
        at(middle, unit, &outline.map(|(x, y)| (x * side, y)))
    };
    half(1.0).and(half(-1.0)).and(at(middle, unit, &[(-0.55, -3.4), (0.55, -3.4), (0.55, 3.8), (-0.55, 3.8)]))
}

/// A hammer with its head at the top.
fn hammer(middle: Point, unit: f64) -> Path {
    let outline = [
        (-3.8, -3.4),
        (3.8, -3.4),
        (3.8, -0.4),
        (2.8, 0.4),
        (0.8, 0.4),
        (0.8, 3.8),
        (-0.8, 3.8),
        (-0.8, 0.4),
        (-2.8, 0.4),
        (-3.8, -0.4),
    ];
    at(middle, unit, &outline)
}

/// A dome over a wall.
fn home(middle: Point, unit: f64) -> Path {
    let arc = (0..=16).map(|step| {
        let (sine, cosine) = Angle::degrees(180.0 + 180.0 * f64::from(step) / 16.0).sine_cosine();
        (3.2 * cosine, 0.6 + 3.2 * sine)
    });
    at(middle, unit, &arc.collect::<Vec<_>>()).and(at(middle, unit, &[(-3.8, 1.3), (3.8, 1.3), (3.8, 2.9), (-3.8, 2.9)]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use drawing::vision::{Difference, lightness};

    #[test]
    fn every_livery_is_told_from_every_other_in_gray_and_by_eyes_without_red_or_green() {
        for (index, one) in Livery::ALL.into_iter().enumerate() {
            for other in &Livery::ALL[..index] {
                let apart = Difference::of(one.color(), other.color());
                assert!(apart.protanopia.min(apart.deuteranopia) >= 20.0, "{one:?} and {other:?}: {apart:?}");
                assert!(apart.gray >= 7.0, "{one:?} and {other:?}: {apart:?}");
            }
        }
    }

    #[test]
    fn black_words_are_read_on_every_livery_and_its_colour_on_black() {
        for livery in Livery::ALL {
            assert!(lightness(livery.color()) >= 50.0, "{livery:?}: {}", lightness(livery.color()));
        }
    }
}
