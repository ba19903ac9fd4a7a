//! The colours of a fleet, and the shades of paint into which a drawing turns them.

use crate::sheets::paint::{Paint, color};
use drawing::Color;
use launch_fighters::{Hull, Style};

/// The look of a fleet's ships: the form of their hulls and their two colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Look {
    /// The form of the hulls.
    pub hull: Hull,
    /// The colour of hull plates and counters.
    pub primary: Color,
    /// The colour of weapons, engines and trim.
    pub secondary: Color,
    /// The number of the fleet's side, by which a print without colours tells fleets apart.
    pub side: u8,
}

impl Default for Look {
    /// The look of ships without a style: gray daggers with blue trim.
    fn default() -> Self {
        Self { hull: Hull::Wedge, primary: Paint::PLAIN.primary, secondary: Paint::PLAIN.secondary, side: 0 }
    }
}

impl From<&Style> for Look {
    fn from(style: &Style) -> Self {
        Self { hull: style.hull, primary: color(style.primary), secondary: color(style.secondary), side: 0 }
    }
}

impl Look {
    /// The look of this style, or the default look if there is no style.
    #[must_use]
    pub fn of(style: Option<&Style>) -> Self {
        style.map_or_else(Self::default, Self::from)
    }

    /// This look for a fleet on the side with this number.
    #[must_use]
    pub fn on_side(self, side: u8) -> Self {
        Self { side, ..self }
    }

    /// This look in gray, as a gray printer shows it.
    #[must_use]
    pub fn gray(self) -> Self {
        let gray = |color: Color| Color::gray((color.brightness() * 255.0) as u8);
        Self { primary: gray(self.primary), secondary: gray(self.secondary), ..self }
    }
}

/// The shades of paint that a drawing uses.
#[derive(Clone, Copy, Debug)]
pub(in super::super) struct Palette {
    /// The hull in full light.
    pub pale: Color,
    /// Raised plates of the hull.
    pub light: Color,
    /// The plain hull.
    pub base: Color,
    /// Lower plates of the hull.
    pub shade: Color,
    /// Recesses in the hull.
    pub deep: Color,
    /// Outlines of the ship, its plates and its systems.
    pub edge: Color,
    /// Trim in ordinary light.
    pub accent: Color,
    /// Trim in full light.
    pub accent_light: Color,
    /// Trim in the shade.
    pub accent_dark: Color,
    /// Window glass.
    pub glass: Color,
    /// Light from inside a hangar.
    pub lamp: Color,
    /// The outer fire of an engine.
    pub fire: Color,
}

impl Palette {
    pub fn of(look: Look) -> Self {
        // Very dark and very light paints leave no room for shade and light, so the hull keeps the paint's hue but takes a medium brightness.
        let base = tempered(look.primary, 0.48, 0.74);
        let mut accent = tempered(look.secondary, 0.20, 0.85);
        if (accent.brightness() - base.brightness()).abs() < 0.16 {
            // Trim must differ from the hull on a gray printer as well.
            let darker = accent.brightness() < base.brightness() + 0.04;
            accent = accent.mix(if darker { Color::BLACK } else { Color::WHITE }, 0.36);
        }
        Self {
            pale: base.mix(Color::WHITE, 0.62),
            light: base.mix(Color::WHITE, 0.34),
            base,
            shade: base.mix(Color::BLACK, 0.24),
            deep: base.mix(Color::BLACK, 0.58),
            edge: base.mix(Color::BLACK, 0.84),
            accent,
            accent_light: accent.mix(Color::WHITE, 0.28),
            accent_dark: accent.mix(Color::BLACK, 0.4),
            glass: Color::rgb(28, 44, 66),
            lamp: Color::rgb(255, 240, 178),
            fire: tempered(look.secondary, 0.5, 0.7),
        }
    }
}

/// A colour whose brightness is changed so that it lies between these two.
fn tempered(color: Color, darkest: f64, lightest: f64) -> Color {
    let brightness = color.brightness();
    if brightness < darkest {
        color.mix(Color::WHITE, (darkest - brightness) / (1.0 - brightness))
    } else if brightness > lightest {
        color.mix(Color::BLACK, (brightness - lightest) / brightness)
    } else {
        color
    }
}
