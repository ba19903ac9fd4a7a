//! The graphics state at a position in the content stream, kept so that nothing is set twice.

use super::content::Content;
use super::decimal::Decimal;
use super::ops::Writer;
use crate::{Color, Face, Stroke};

/// An opacity of fills or strokes, which a document has to list by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Alpha {
    Fill(u8),
    Stroke(u8),
}

impl Alpha {
    /// The name of the opacity as a resource.
    pub fn name(self) -> String {
        match self {
            Self::Fill(alpha) => format!("Fill{alpha}"),
            Self::Stroke(alpha) => format!("Stroke{alpha}"),
        }
    }
}

/// The graphics state at a position in the content stream.
#[derive(Clone, PartialEq)]
pub(super) struct State {
    pub fill: Color,
    pub stroke: Color,
    pub width: Decimal,
    pub dashes: Vec<Decimal>,
    pub round: bool,
    pub font: Option<(Face, Decimal)>,
    /// The product of the scales of all enclosing groups. It determines how precisely numbers are written.
    pub scale: f64,
}

impl Default for State {
    fn default() -> Self {
        let (fill, stroke, width) = (Color::BLACK, Color::BLACK, Decimal::rounded(1.0, 2));
        Self { fill, stroke, width, dashes: Vec::new(), round: false, font: None, scale: 1.0 }
    }
}

/// Sets the graphics state, but writes only what differs from the present state.
impl Writer<'_> {
    pub(super) fn fill(&mut self, color: Color) {
        self.alpha(Alpha::Fill(color.alpha), self.state.fill.alpha);
        if self.state.fill.rgb != color.rgb {
            ink(&mut self.content, color, "g", "rg");
        }
        self.state.fill = color;
    }

    pub(super) fn stroke(&mut self, stroke: &Stroke) {
        self.alpha(Alpha::Stroke(stroke.color.alpha), self.state.stroke.alpha);
        if self.state.stroke.rgb != stroke.color.rgb {
            ink(&mut self.content, stroke.color, "G", "RG");
        }
        self.state.stroke = stroke.color;
        let width = self.length(stroke.width);
        if self.state.width != width {
            self.state.width = width;
            self.content.operator(&[width], "w");
        }
        let dashes: Vec<Decimal> = stroke.pattern().unwrap_or_default().into_iter().map(|length| self.length(length)).collect();
        if self.state.dashes != dashes {
            self.content.dashes(&dashes);
            self.state.dashes = dashes;
        }
        if self.state.round != stroke.round {
            self.state.round = stroke.round;
            self.content.operator(&[], if stroke.round { "1 J 1 j" } else { "0 J 0 j" });
        }
    }

    pub(super) fn alpha(&mut self, alpha: Alpha, before: u8) {
        let (Alpha::Fill(now) | Alpha::Stroke(now)) = alpha;
        if now != before {
            self.needs.alphas.insert(alpha);
            self.content.named(&alpha.name(), &[], "gs");
        }
    }
}

/// Sets a colour by one operator if it is gray, and by the other if it is not.
fn ink(content: &mut Content, color: Color, gray: &str, colored: &str) {
    let channels = color.rgb.map(Decimal::share);
    if channels[0] == channels[1] && channels[1] == channels[2] {
        content.operator(&channels[..1], gray);
    } else {
        content.operator(&channels, colored);
    }
}
