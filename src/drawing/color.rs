//! Colours of ink on paper.

use serde::{Deserialize, Serialize};

/// A colour with its opacity, eight bits a channel, in sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Color {
    /// Red, green and blue.
    pub rgb: [u8; 3],
    /// The opacity: 255 is opaque, 0 is invisible.
    pub alpha: u8,
}

impl Color {
    /// The colour of ink.
    pub const BLACK: Self = Self::gray(0);
    /// The colour of paper.
    pub const WHITE: Self = Self::gray(255);

    /// An opaque colour.
    #[must_use]
    pub const fn rgb(red: u8, green: u8, blue: u8) -> Self {
        Self { rgb: [red, green, blue], alpha: 255 }
    }

    /// An opaque gray; level 0 is black.
    #[must_use]
    pub const fn gray(level: u8) -> Self {
        Self::rgb(level, level, level)
    }

    /// The colour with this opacity; 255 is opaque.
    #[must_use]
    pub const fn with_alpha(self, alpha: u8) -> Self {
        Self { alpha, ..self }
    }

    /// A mixture of this colour and another: fraction 0 gives this colour, 1 the other.
    #[must_use]
    pub fn mix(self, other: Self, fraction: f64) -> Self {
        let blend = |from: u8, to: u8| (f64::from(from) + (f64::from(to) - f64::from(from)) * fraction).round() as u8;
        let [red, green, blue] = [0, 1, 2].map(|channel| blend(self.rgb[channel], other.rgb[channel]));
        Self { rgb: [red, green, blue], alpha: blend(self.alpha, other.alpha) }
    }

    /// How bright the colour looks, from 0 (black) to 1 (white).
    #[must_use]
    pub fn brightness(self) -> f64 {
        let [red, green, blue] = self.rgb.map(f64::from);
        (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255.0
    }

    /// Black or white, depending on which is easier to read on this colour.
    #[must_use]
    pub fn readable_ink(self) -> Self {
        if self.brightness() > 0.5 { Self::BLACK } else { Self::WHITE }
    }
}
