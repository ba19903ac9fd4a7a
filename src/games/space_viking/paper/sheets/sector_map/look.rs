//! The colours of the map: by day a pale chart, by night a dark sky.

use super::FRAME;
use drawing::{Color, Group};
use sheets::look::{FAINT, INK};
use sheets::{Draft, night};
use space_viking::Sector;

/// The colours of a map.
pub(in crate::sheets) struct Look {
    /// The sky.
    pub sky: Color,
    /// The clouds in the sky, each with how opaque one of its layers is.
    pub clouds: [Color; 4],
    /// The stars that are no worlds.
    pub stars: Color,
    /// The band round the squares, and the panel of the legend.
    pub band: Color,
    /// The lines between spaces.
    pub grid: Color,
    /// Every fifth line.
    pub fifth: Color,
    /// The frame, its numbers and the title.
    pub frame: Color,
    /// The names of worlds.
    pub ink: Color,
    /// Numbers below names, and remarks.
    pub faint: Color,
    /// The light round a world, as far as it is opaque.
    pub glow: Color,
}

/// By day.
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

/// By night.
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
    /// The colours of a sector.
    pub(in crate::sheets) const fn of(sector: &Sector) -> &'static Self {
        if sector.night { &NIGHT } else { &DAY }
    }
}

/// A drawing that a print with less ink shows as a picture by night, where it would have to guess what its colours lie on.
pub(super) fn own_colors(sector: &Sector, draft: Draft) -> Draft {
    if sector.night { Draft { cut: draft.cut, ..Group::of(draft.items).as_picture().into() } } else { draft }
}
