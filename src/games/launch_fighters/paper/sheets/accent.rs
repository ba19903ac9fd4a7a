//! The inks that a fleet style gives its sheets, kept dark enough to be read and light enough to save ink.

use drawing::Color;
use launch_fighters::{Content, Fleet, Ship, Side, Style};
use sheets::look::INK;

use super::paint::Paint;

/// The inks of a fleet's sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accent {
    /// The ink of bands, frames and large letters.
    pub strong: Color,
    /// The ink of small marks that stand beside the strong ink.
    pub second: Color,
    /// The tint of the inside of boxes and badges.
    pub soft: Color,
}

/// The brightness, from 0 for black to 1 for white, above which an ink could not be read on white paper.
const BRIGHTEST: f64 = 0.45;

impl Accent {
    /// The inks of fleets and ships without a style.
    pub const PLAIN: Self = Self { strong: INK, second: Color::gray(96), soft: Color::gray(240) };

    /// The inks of a style.
    #[must_use]
    pub fn of(style: Option<&Style>) -> Self {
        style.map_or(Self::PLAIN, |style| Paint::of(style).into())
    }

    /// The inks of a side of a scenario; `number` is the side's number, counted from 0.
    #[must_use]
    pub fn of_side(content: &Content, side: &Side, number: usize) -> Self {
        Paint::of_side(content, side, number).into()
    }

    /// The inks of a fleet.
    #[must_use]
    pub fn of_fleet(content: &Content, fleet: &Fleet) -> Self {
        Self::of(fleet.style.and_then(|style| content.styles.get(style)))
    }

    /// The inks of a design.
    #[must_use]
    pub fn of_ship(content: &Content, ship: &Ship) -> Self {
        Self::of(content.style_of(ship))
    }
}

impl From<Paint> for Accent {
    fn from(paint: Paint) -> Self {
        let strong = readable(paint.primary);
        Self { strong, second: readable(paint.secondary), soft: strong.mix(Color::WHITE, 0.88) }
    }
}

fn readable(color: Color) -> Color {
    let bright = color.brightness();
    if bright > BRIGHTEST { color.mix(Color::BLACK, 1.0 - BRIGHTEST / bright) } else { color }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Tint;

    #[test]
    fn even_a_white_fleet_can_be_read() {
        for tint in [[255; 3], [255, 255, 0], [0; 3], [30, 60, 90]] {
            let style = Style { primary: Tint(tint), secondary: Tint(tint), ..Style::default() };
            let accent = Accent::of(Some(&style));
            assert!(accent.strong.brightness() <= BRIGHTEST + 0.01 && accent.soft.brightness() > 0.85);
        }
    }
}
