//! Patterns of grounds that distinguish sides without hue: white, hatched, dotted and solid.

use crate::{Color, Group, Item, Items, Path, Stroke};
use geometry::{Mm, Point, Rect};

/// The gray of hatching and dots. Black words are readable on it, and its lightness differs from that of paper by more than 30 steps.
const TINT: Color = Color::gray(146);
/// The gray of a solid pattern, which fills the whole ground.
const SOLID: Color = Color::gray(64);
/// The distance from one line or dot of a pattern to the next, as a fraction of the ground's shorter side.
const STEP: f64 = 0.085;
/// The width of a line, as a fraction of the distance from one line to the next.
const THICK: f64 = 0.42;
/// The width of a dot, as a fraction of the distance from one dot to the next.
const DOT: f64 = 0.74;

/// The pattern that fills a side's grounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pattern {
    White,
    Hatched,
    Dotted,
    Solid,
}

impl Pattern {
    /// The pattern of a side. Sides are counted from 0; the fifth side has the same pattern as the first.
    pub const fn of(side: u8) -> Self {
        match side % 4 {
            0 => Self::White,
            1 => Self::Hatched,
            2 => Self::Dotted,
            _ => Self::Solid,
        }
    }

    /// The colour that fills the whole ground below the pattern.
    pub const fn paper(self) -> Color {
        match self {
            Self::White | Self::Hatched | Self::Dotted => Color::WHITE,
            Self::Solid => SOLID,
        }
    }

    /// The hatching or dots within the outline of a ground; `None` for white and solid grounds.
    pub fn over(self, outline: &Path) -> Option<Item> {
        let bounds = outline.bounds()?;
        let step = bounds.width().min(bounds.height()) * STEP;
        if step <= Mm::ZERO {
            return None;
        }
        let path = match self {
            Self::White | Self::Solid => return None,
            Self::Hatched => hatching(bounds, step * 1.4, step * 1.4 * THICK),
            Self::Dotted => dots(bounds, step, step * DOT),
        };
        let items: Items = vec![(Point::ORIGIN, path.into())];
        Some(Group::of(items).clipped(Path { fill: None, stroke: None, ..outline.clone() }).into())
    }
}

/// Diagonal lines that rise from left to right, `step` apart along the top edge.
fn hatching(bounds: Rect, step: Mm, width: Mm) -> Path {
    let height = bounds.height();
    let count = ((bounds.width() + height) / step).ceil() as u32;
    let line = |index: u32| {
        let x = bounds.min.x + step * (f64::from(index) + 0.5);
        Path::line(&[Point::at(x, bounds.min.y), Point::at(x - height, bounds.max.y)])
    };
    (0..count).map(line).fold(Path::default(), Path::and).with_stroke(Stroke::new(TINT, width * core::f64::consts::FRAC_1_SQRT_2))
}

/// Rows of dots, each row shifted by half a step from the one above. The dots are dashes of no length with round ends.
fn dots(bounds: Rect, step: Mm, width: Mm) -> Path {
    let count = (bounds.height() / step).ceil() as u32 + 1;
    let row = |index: u32| {
        let start = if index.is_multiple_of(2) { 0.0 } else { 0.5 };
        let y = bounds.min.y + step * (f64::from(index) * 0.9 + 0.2);
        Path::line(&[Point::at(bounds.min.x + step * start, y), Point::at(bounds.max.x, y)])
    };
    let rows = (0..count + count / 8).map(row).fold(Path::default(), Path::and);
    rows.with_stroke(Stroke::new(TINT, width).dashed(&[0.001, step.get() - 0.001]).rounded())
}
