//! The colours of fleets on paper.

use drawing::Color;
use launch_fighters::{Content, Side, Style};
use rules::Tint;

/// The two colours of a style or a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paint {
    /// The colour of hull plates and counters.
    pub primary: Color,
    /// The colour of weapons, engines and trim.
    pub secondary: Color,
}

impl Paint {
    /// The colours of ships without a style: steel gray with blue.
    pub const PLAIN: Self = Self { primary: Color::gray(152), secondary: Color::rgb(58, 84, 120) };

    /// The colours of a style.
    #[must_use]
    pub fn of(style: &Style) -> Self {
        Self { primary: color(style.primary), secondary: color(style.secondary) }
    }

    /// The colours of a side: those of its fleet's style. If the fleet has no style, one of six colours, chosen by the side's number, counted from 0.
    #[must_use]
    pub fn of_side(content: &Content, side: &Side, number: usize) -> Self {
        let fleet = side.fleet.and_then(|fleet| content.fleets.get(fleet));
        let style = fleet.and_then(|fleet| content.styles.get(fleet.style?));
        style.map_or_else(|| Self { primary: SIDES[number % SIDES.len()], secondary: Color::gray(230) }, Self::of)
    }
}

/// Six colours for sides whose fleets have no style; they also differ in brightness.
const SIDES: [Color; 6] = [
    Color::rgb(170, 40, 40),
    Color::rgb(40, 80, 160),
    Color::rgb(225, 190, 60),
    Color::rgb(30, 110, 80),
    Color::rgb(230, 130, 40),
    Color::rgb(110, 60, 130),
];

/// Converts a tint of a style to a colour on paper.
#[must_use]
pub const fn color(tint: Tint) -> Color {
    let [red, green, blue] = tint.0;
    Color::rgb(red, green, blue)
}
