//! The three embedded fonts: the glyph of each character, its width, its height and its outline.
//!
//! Everything about letters that does not depend on a text is here. Nothing here breaks, places or draws text: `text/` measures runs, and the back
//! ends draw them. Each font is read once and kept as tables, since a long printout looks up a million characters.

mod pen;

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use ttf_parser::GlyphId;

use super::Segment;
use geometry::Mm;
use pen::Pen;

/// One of the embedded fonts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Face {
    /// Upright letters of ordinary weight.
    #[default]
    Regular,
    /// Upright heavy letters.
    Bold,
    /// Slanted letters.
    Italic,
}

/// The tables of a font; lengths are in the font's own units.
struct Font {
    parsed: ttf_parser::Face<'static>,
    bytes: &'static [u8],
    units: f64,
    /// The glyph of each character of the basic multilingual plane; 0 if the font has none.
    basic_plane: Vec<u16>,
    advances: Vec<u16>,
    /// The heights of each glyph's ink above and below the baseline.
    reaches: Vec<(i16, i16)>,
    /// The character drawn in place of one that the font does not have.
    substitute: char,
    capital: f64,
    tallest: f64,
}

static FONTS: [LazyLock<Font>; 3] = [
    LazyLock::new(|| Font::read(include_bytes!("../fonts/Inter-Regular.ttf"))),
    LazyLock::new(|| Font::read(include_bytes!("../fonts/Inter-Bold.ttf"))),
    LazyLock::new(|| Font::read(include_bytes!("../fonts/Inter-Italic.ttf"))),
];

impl Font {
    fn read(bytes: &'static [u8]) -> Self {
        let parsed = ttf_parser::Face::parse(bytes, 0).expect("an embedded font is readable");
        let mut basic_plane = vec![0; 0x1_0000];
        for subtable in parsed.tables().cmap.iter().flat_map(|cmap| cmap.subtables).filter(ttf_parser::cmap::Subtable::is_unicode)
        {
            subtable.codepoints(|code| {
                if let (Some(slot), Some(glyph)) = (basic_plane.get_mut(code as usize), subtable.glyph_index(code)) {
                    *slot = glyph.0;
                }
            });
        }
        let glyphs = 0..parsed.number_of_glyphs();
        let advances = glyphs.clone().map(|glyph| parsed.glyph_hor_advance(GlyphId(glyph)).unwrap_or(0)).collect();
        let reaches: Vec<_> =
            glyphs.map(|glyph| parsed.glyph_bounding_box(GlyphId(glyph)).map_or((0, 0), |ink| (ink.y_max, -ink.y_min))).collect();
        let above = |letter: char| f64::from(reaches[usize::from(basic_plane[letter as usize])].0);
        let substitute = if basic_plane['□' as usize] == 0 { '?' } else { '□' };
        let (capital, tallest) = (above('H'), above('H').max(above('d')));
        Self {
            units: f64::from(parsed.units_per_em()),
            parsed,
            bytes,
            basic_plane,
            advances,
            reaches,
            substitute,
            capital,
            tallest,
        }
    }

    fn glyph(&self, character: char) -> Option<u16> {
        let code = character as u32;
        match self.basic_plane.get(code as usize) {
            Some(0) => None,
            Some(glyph) => Some(*glyph),
            None => self.parsed.glyph_index(character).map(|glyph| glyph.0).filter(|glyph| *glyph != 0),
        }
    }
}

/// Facts about a font as a whole.
impl Face {
    /// Every face, in the order in which the enum declares them.
    pub const ALL: [Self; 3] = [Self::Regular, Self::Bold, Self::Italic];

    /// The name of the face.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Regular => "regular",
            Self::Bold => "bold",
            Self::Italic => "italic",
        }
    }

    /// The name of the font in a document.
    #[must_use]
    pub const fn font_name(self) -> &'static str {
        match self {
            Self::Regular => "Inter-Regular",
            Self::Bold => "Inter-Bold",
            Self::Italic => "Inter-Italic",
        }
    }

    /// The contents of the font file.
    #[must_use]
    pub fn bytes(self) -> &'static [u8] {
        self.font().bytes
    }

    /// How many font units make up the size of the font (the em).
    #[must_use]
    pub fn units_per_em(self) -> f64 {
        self.font().units
    }

    /// The height of a line above the baseline, accents included.
    #[must_use]
    pub fn ascent(self, size: Mm) -> Mm {
        self.length(f64::from(self.font().parsed.ascender()), size)
    }

    /// The depth of a line below the baseline.
    #[must_use]
    pub fn descent(self, size: Mm) -> Mm {
        self.length(-f64::from(self.font().parsed.descender()), size)
    }

    /// The height of a capital without an accent.
    #[must_use]
    pub fn cap_height(self, size: Mm) -> Mm {
        self.length(self.font().capital, size)
    }

    /// The height of the tallest letter without an accent.
    #[must_use]
    pub fn letter_height(self, size: Mm) -> Mm {
        self.length(self.font().tallest, size)
    }

    fn font(self) -> &'static Font {
        &FONTS[self as usize]
    }

    fn length(self, units: f64, size: Mm) -> Mm {
        size * (units / self.font().units)
    }
}

/// Facts about single glyphs of a font.
impl Face {
    /// Whether the font has a glyph of its own for the character.
    #[must_use]
    pub fn has(self, character: char) -> bool {
        self.glyph(character).is_some()
    }

    /// The glyph of the character; `None` if the font does not have the character.
    #[must_use]
    pub fn glyph(self, character: char) -> Option<u16> {
        self.font().glyph(character)
    }

    /// The character drawn in place of every character that the font does not have.
    #[must_use]
    pub fn substitute(self) -> char {
        self.font().substitute
    }

    /// The glyph of the character, or that of the substitute if the font does not have the character. The glyph is never an invisible one.
    #[must_use]
    pub fn visible_glyph(self, character: char) -> u16 {
        let font = self.font();
        font.glyph(character).or_else(|| font.glyph(font.substitute)).unwrap_or(0)
    }

    /// How far the pen moves on after drawing the glyph.
    #[must_use]
    pub fn advance(self, glyph: u16, size: Mm) -> Mm {
        self.length(f64::from(self.units_advance(glyph)), size)
    }

    /// How far the pen moves on after drawing the glyph, in units of the font.
    #[must_use]
    pub fn units_advance(self, glyph: u16) -> u16 {
        self.font().advances.get(usize::from(glyph)).copied().unwrap_or(0)
    }

    /// How far the glyph's ink reaches above and below the baseline. A value is negative if the ink lies wholly on the other side of the baseline.
    #[must_use]
    pub fn reach(self, glyph: u16, size: Mm) -> (Mm, Mm) {
        let (above, below) = self.font().reaches.get(usize::from(glyph)).copied().unwrap_or((0, 0));
        (self.length(f64::from(above), size), self.length(f64::from(below), size))
    }

    /// The outline of the glyph at a size of 1 mm, with its origin on the baseline; empty for a space.
    #[must_use]
    pub fn outline(self, glyph: u16) -> Vec<Segment> {
        let font = self.font();
        let mut pen = Pen::new(font.units);
        font.parsed.outline_glyph(GlyphId(glyph), &mut pen);
        pen.finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_has_the_signs_that_sheets_need() {
        for face in Face::ALL {
            for sign in "AZaz09 ÅÉßøñ—–…×·•°½→←↑↓★☆□■○●△▲✓−≥≤“”‘’".chars()
            {
                assert!(face.has(sign), "{} has no {sign}", face.font_name());
            }
        }
    }

    #[test]
    fn a_missing_character_is_seen() {
        for face in Face::ALL {
            assert!(!face.has('漢') && !face.has('\u{1F680}'));
            let glyph = face.visible_glyph('漢');
            assert_ne!(glyph, 0);
            assert_eq!(Some(glyph), face.glyph(face.substitute()));
            assert!(!face.outline(glyph).is_empty());
        }
    }

    #[test]
    fn letters_stand_on_the_baseline() {
        let size = Mm::new(10.0);
        for face in Face::ALL {
            let (above, below) = face.reach(face.visible_glyph('H'), size);
            assert_eq!((above, below.abs()), (face.cap_height(size), Mm::ZERO));
            assert!(face.reach(face.visible_glyph('g'), size).1 > Mm::new(1.0));
            assert!(face.ascent(size) > face.letter_height(size) && face.descent(size) > Mm::ZERO);
            let outline = super::super::Path { segments: face.outline(face.visible_glyph('H')), ..Default::default() };
            let ink = outline.bounds().expect("a letter has ink");
            assert!(ink.max.y.abs() < Mm::new(1e-6) && (ink.min.y + face.cap_height(Mm::new(1.0))).abs() < Mm::new(1e-6));
        }
    }
}
