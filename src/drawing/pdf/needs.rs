//! What pages need of their document, so that each can be written before it is known what the others need.

use std::collections::BTreeSet;

use super::state::Alpha;
use crate::{Face, TextRun};

/// What a page needs, or several do.
#[derive(Default)]
pub(super) struct Needs {
    pub glyphs: UsedGlyphs,
    pub alphas: BTreeSet<Alpha>,
}

/// For each face a character for every glyph that is used, at the place of its number: the first in the order of Unicode that has the
/// glyph, so that a space is a space and not one of its relatives.
#[derive(Default)]
pub(super) struct UsedGlyphs([Vec<Option<char>>; 3]);

impl Needs {
    /// Both together; in which order makes no difference.
    pub fn add(&mut self, other: Self) {
        self.glyphs.add(other.glyphs);
        self.alphas.extend(other.alphas);
    }
}

impl UsedGlyphs {
    /// The glyphs that are used of a face with their characters, in the order of their numbers.
    pub fn of(&self, face: Face) -> impl Iterator<Item = (u16, char)> + '_ {
        self.0[face as usize].iter().enumerate().filter_map(|(glyph, character)| Some((glyph as u16, (*character)?)))
    }

    /// Notes the glyphs of a run.
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
        // Private characters come last in the order of Unicode, so that any other goes before them.
        known[index] = Some(known[index].map_or(character, |before| before.min(character)));
    }
}

/// A character for a glyph that stands for none of its text: the sign for missing ones, else one of the private use area.
fn nameless(face: Face, glyph: u16) -> char {
    let substitute = face.substitute();
    if face.glyph(substitute) == Some(glyph) {
        substitute
    } else {
        char::from_u32(0xF_0000 + u32::from(glyph)).unwrap_or(substitute)
    }
}
