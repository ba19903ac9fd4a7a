//! What the printer knows at a place of the page, so that it is not told again, and how numbers are rounded for it.

use printpdf::{ExtendedGraphicsStateId, Greyscale, LineCapStyle, LineDashPattern, LineJoinStyle, Op, Pt, Rgb};

use super::ops::Writer;
use crate::drawing::{Color, Face, Stroke};
use crate::geometry::Mm;

/// A length in points, to a hundredth.
pub(super) fn points(length: Mm) -> f32 {
    rounded(length.to_points(), 2)
}

/// A number with at most so many decimals; nothing in place of what is no number.
pub(super) fn rounded(number: f64, decimals: i32) -> f32 {
    let unit = 10_f64.powi(decimals);
    let rounded = (number * unit).round() / unit;
    if rounded.is_finite() { rounded as f32 + 0.0 } else { 0.0 }
}

/// An opacity that the document must know by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Alpha {
    Fill(u8),
    Stroke(u8),
}

impl Alpha {
    /// Its name among the resources.
    pub fn id(self) -> ExtendedGraphicsStateId {
        ExtendedGraphicsStateId(match self {
            Self::Fill(alpha) => format!("Fill{alpha}"),
            Self::Stroke(alpha) => format!("Stroke{alpha}"),
        })
    }
}

/// What the printer knows at a place of the page.
#[derive(Clone, PartialEq)]
pub(super) struct State {
    pub fill: Color,
    pub stroke: Color,
    pub width: f32,
    pub dashes: Vec<f32>,
    pub round: bool,
    pub font: Option<(Face, f32)>,
    /// What the whole scale of groups around makes of a length, so that rounding stays invisible.
    pub scale: f64,
}

impl Default for State {
    fn default() -> Self {
        let (fill, stroke) = (Color::BLACK, Color::BLACK);
        Self { fill, stroke, width: 1.0, dashes: Vec::new(), round: false, font: None, scale: 1.0 }
    }
}

/// # What the printer is told once
impl Writer<'_> {
    pub(super) fn fill(&mut self, color: Color) {
        self.alpha(Alpha::Fill(color.alpha), self.state.fill.alpha);
        if self.state.fill.rgb != color.rgb {
            self.ops.push(Op::SetFillColor { col: ink(color) });
        }
        self.state.fill = color;
    }

    pub(super) fn stroke(&mut self, stroke: &Stroke) {
        self.alpha(Alpha::Stroke(stroke.color.alpha), self.state.stroke.alpha);
        if self.state.stroke.rgb != stroke.color.rgb {
            self.ops.push(Op::SetOutlineColor { col: ink(stroke.color) });
        }
        self.state.stroke = stroke.color;
        let width = self.length(stroke.width);
        if self.state.width.to_bits() != width.to_bits() {
            self.state.width = width;
            self.ops.push(Op::SetOutlineThickness { pt: Pt(width) });
        }
        let dashes: Vec<f32> = stroke.pattern().unwrap_or_default().into_iter().map(|length| self.length(length)).collect();
        if self.state.dashes != dashes {
            let dash = LineDashPattern { offset: 0.0, pattern: dashes.iter().copied().collect() };
            self.ops.push(Op::SetLineDashPattern { dash });
            self.state.dashes = dashes;
        }
        if self.state.round != stroke.round {
            self.state.round = stroke.round;
            let (cap, join) = if stroke.round {
                (LineCapStyle::Round, LineJoinStyle::Round)
            } else {
                (LineCapStyle::Butt, LineJoinStyle::Miter)
            };
            self.ops.extend([Op::SetLineCapStyle { cap }, Op::SetLineJoinStyle { join }]);
        }
    }

    pub(super) fn alpha(&mut self, alpha: Alpha, before: u8) {
        let (Alpha::Fill(now) | Alpha::Stroke(now)) = alpha;
        if now != before {
            self.alphas.insert(alpha);
            self.ops.push(Op::LoadGraphicsState { gs: alpha.id() });
        }
    }
}

fn ink(color: Color) -> printpdf::Color {
    let [red, green, blue] = color.rgb.map(|channel| rounded(f64::from(channel) / 255.0, 3));
    if color.rgb[0] == color.rgb[1] && color.rgb[1] == color.rgb[2] {
        printpdf::Color::Greyscale(Greyscale::new(red, None))
    } else {
        printpdf::Color::Rgb(Rgb::new(red, green, blue, None))
    }
}
