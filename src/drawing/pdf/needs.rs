//! The resources that pages need, recorded so that each page can be written before the needs of the others are known.

use std::collections::BTreeSet;

use super::state::Alpha;
use crate::{Face, TextRun};

/// The resources that one or several pages need.
#[derive(Default)]
pub(super) struct Needs {
    pub glyphs: UsedGlyphs,
    pub alphas: BTreeSet<Alpha>,
}

/// For each face, a character for every used glyph, indexed by the glyph's number. If several characters have the same glyph, it is the first of them
/// in Unicode order, so that a space is a plain space and not, say, a no-break space.
#[derive(Default)]
pub(super) struct UsedGlyphs([Vec<Option<char>>; 3]);

impl Needs {
    /// Adds the needs of other pages; the order makes no difference.
    pub fn add(&mut self, other: Self) {
        self.glyphs.add(other.glyphs);
        self.alphas.extend(other.alphas);
    }
}

impl UsedGlyphs {
    /// The used glyphs of a face with their characters, in the order of their numbers.
    pub fn of(&self, face: Face) -> impl Iterator<Item = (u16, char)> + '_ {
        self.0[face as usize].iter().enumerate().filter_map(|(glyph, character)| Some((glyph as u16, (*character)?)))
    }

    /// Records the glyphs of a line of text.
    pub fn note(&mut self, run: &TextRun) {
        let mut characters = run.text.chars();
        for glyph in &run.glyphs {
            let own = characters.next().filter(|character| run.face.glyph(*character) == Some(glyph.id));
            self.put(run.face, glyph.id, own.unwrap_or_else(|| nameless(run.face, glyph.id)));
        }
    }

    fn add(&mut self, other: Self) {
        for (face, used) in Face::ALL.into_iter().zip(other.0) {
            for (glyph, character) in used.into_iter().enumerate() {
                if let Some(character) = character {
                    self.put(face, glyph as u16, character);
                }
            }
        }
    }

    fn put(&mut self, face: Face, glyph: u16, character: char) {
        let known = &mut self.0[face as usize];
        let index = usize::from(glyph);
        if known.len() <= index {
            known.resize(index + 1, None);
        }
        // Characters of the private use area come last in Unicode order, so any other character takes precedence.
        known[index] = Some(known[index].map_or(character, |before| before.min(character)));
    }
}

/// A character for a glyph that belongs to no character of the text: the substitute for missing characters if it has this glyph, else a character of
/// the private use area.
fn nameless(face: Face, glyph: u16) -> char {
    let substitute = face.substitute();
    if face.glyph(substitute) == Some(glyph) {
        substitute
    } else {
        char::from_u32(0xF_0000 + u32::from(glyph)).unwrap_or(substitute)
    }
}
