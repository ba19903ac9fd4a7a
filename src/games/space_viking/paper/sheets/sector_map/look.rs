//! The colours of the map: by day a pale chart, by night a dark sky.

use super::FRAME;
use drawing::{Color, Group};
use sheets::look::{FAINT, INK};
use sheets::{Draft, night};
use space_viking::Sector;

/// The colours of a sector map.
pub(in crate::sheets) struct Look {
    /// The colour of the sky.
    pub sky: Color,
    /// The colours of the clouds in the sky. Each has the opacity of a single layer of a cloud.
    pub clouds: [Color; 4],
    /// The colour of background stars.
    pub stars: Color,
    /// The colour of the band round the squares and of the legend's background.
    pub band: Color,
    /// The colour of the lines between spaces.
    pub grid: Color,
    /// The colour of every fifth line.
    pub fifth: Color,
    /// The colour of the frame, its numbers and the title.
    pub frame: Color,
    /// The ink of the names of worlds.
    pub ink: Color,
    /// The ink of numbers below names, and of remarks.
    pub faint: Color,
    /// The light round a world, with its opacity.
    pub glow: Color,
}

/// The colours by day.
const DAY: Look = Look {
    sky: Color::rgb(228, 236, 247),
    clouds: [
        Color::rgb(150, 176, 226).with_alpha(13),
        Color::rgb(186, 158, 214).with_alpha(11),
        Color::rgb(140, 200, 210).with_alpha(11),
        Color::rgb(255, 255, 255).with_alpha(26),
    ],
    stars: Color::rgb(110, 130, 176),
    band: Color::rgb(208, 219, 238),
    grid: Color::rgb(172, 187, 212),
    fifth: Color::rgb(116, 136, 172),
    frame: FRAME,
    ink: INK,
    faint: FAINT,
    glow: Color::WHITE.with_alpha(90),
};

/// The colours by night.
const NIGHT: Look = Look {
    sky: night::SKY,
    clouds: [
        Color::rgb(52, 82, 190).with_alpha(11),
        Color::rgb(142, 54, 150).with_alpha(9),
        Color::rgb(24, 128, 150).with_alpha(9),
        Color::rgb(168, 150, 200).with_alpha(6),
    ],
    stars: Color::rgb(226, 234, 255),
    band: Color::rgb(24, 32, 60),
    grid: Color::rgb(50, 62, 100),
    fifth: Color::rgb(96, 114, 164),
    frame: Color::rgb(190, 204, 238),
    ink: Color::rgb(244, 247, 255),
    faint: Color::rgb(176, 188, 216),
    glow: Color::rgb(170, 200, 255).with_alpha(30),
};

impl Look {
    /// The colours of a sector's map, by day or by night.
    pub(in crate::sheets) const fn of(sector: &Sector) -> &'static Self {
        if sector.night { &NIGHT } else { &DAY }
    }
}

/// Keeps the colours of a drawing on a night map when printing saves ink. To do so, it marks the drawing as a picture, because the code that saves
/// ink cannot know what lies under its colours.
pub(super) fn own_colors(sector: &Sector, draft: Draft) -> Draft {
    if sector.night { Draft { cut: draft.cut, ..Group::of(draft.items).as_picture().into() } } else { draft }
}
