//! The fonts of a document, reduced to the glyphs that its pages use.

use std::collections::BTreeMap;

use printpdf::{FontId, ParsedFont, PdfFont};
use sha2::{Digest, Sha256};
use subsetter::GlyphRemapper;

use super::PdfError;
use crate::drawing::{Face, Item, Items, Page, TextRun};

/// The reduced fonts, and how runs of text are said in them.
pub(super) struct Fonts {
    embedded: Vec<Embedded>,
}

/// One reduced font.
pub(super) struct Embedded {
    pub face: Face,
    parsed: ParsedFont,
    /// The widths of its glyphs in thousandths of the size, in the order of their new numbers.
    pub widths: Vec<f64>,
    /// The character by which the writer calls each of the font's original glyphs.
    characters: Vec<Option<char>>,
}

impl Fonts {
    /// The fonts that these pages need.
    pub fn used_on(pages: &[Page]) -> Result<Self, PdfError> {
        let mut used = Face::ALL.map(|_| Vec::new());
        for page in pages {
            collect(&page.items, &mut used);
        }
        let needed = Face::ALL.into_iter().zip(used).filter(|(_, characters)| characters.iter().any(Option::is_some));
        let embedded = needed.map(|(face, characters)| Embedded::new(face, characters)).collect::<Result<_, _>>()?;
        Ok(Self { embedded })
    }

    /// The fonts as resources of the document.
    pub fn resources(&self) -> BTreeMap<FontId, PdfFont> {
        self.embedded.iter().map(|font| (id(font.face), PdfFont::new(font.parsed.clone()))).collect()
    }

    /// The reduced font of the face with this name in the document.
    pub fn named(&self, name: &[u8]) -> Option<&Embedded> {
        self.embedded.iter().find(|font| font.parsed.font_name.as_deref().map(str::as_bytes) == Some(name))
    }

    /// The text by which the writer draws exactly the glyphs of the run.
    pub fn spoken(&self, run: &TextRun) -> String {
        let Some(font) = self.embedded.iter().find(|font| font.face == run.face) else { return String::new() };
        run.glyphs.iter().filter_map(|glyph| *font.characters.get(usize::from(glyph.id))?).collect()
    }
}

/// The name of the face among the resources.
pub(super) fn id(face: Face) -> FontId {
    FontId(
        match face {
            Face::Regular => "Regular",
            Face::Bold => "Bold",
            Face::Italic => "Italic",
        }
        .to_owned(),
    )
}

impl Embedded {
    fn new(face: Face, characters: Vec<Option<char>>) -> Result<Self, PdfError> {
        let mut remapper = GlyphRemapper::new();
        let mut names = BTreeMap::new();
        let mut hash = Sha256::new();
        for (glyph, character) in
            characters.iter().enumerate().filter_map(|(glyph, character)| Some((glyph as u16, (*character)?)))
        {
            names.insert(u32::from(character), remapper.remap(glyph));
            hash.update(glyph.to_be_bytes());
        }
        let failed = |what: String| PdfError::Font(format!("{}: {what}", face.font_name()));
        let bytes = subsetter::subset(face.bytes(), 0, &remapper).map_err(|error| failed(error.to_string()))?;
        let mut parsed =
            ParsedFont::from_bytes(&bytes, 0, &mut Vec::new()).ok_or_else(|| failed("its subset is unreadable".into()))?;
        // Six capitals before the name say that the font is reduced; they tell different reductions of it apart.
        let tag: String = hash.finalize().iter().take(6).map(|byte| char::from(b'A' + byte % 26)).collect();
        parsed.font_name = Some(format!("{tag}+{}", face.font_name()));
        parsed.codepoint_to_glyph = names;
        parsed.pdf_font_metrics.us_weight_class = if face == Face::Bold { 700 } else { 400 };
        let width = |glyph: u16| f64::from(face.units_advance(glyph)) * 1000.0 / face.units_per_em();
        let widths = remapper.remapped_gids().map(width).collect();
        Ok(Self { face, parsed, widths, characters })
    }
}

/// Notes for each face which glyphs are used, and a character for each of them: the first in the order of Unicode that has
/// the glyph, so that a space is a space and not one of its relatives.
fn collect(items: &Items, used: &mut [Vec<Option<char>>; 3]) {
    for (_, item) in items {
        match item {
            Item::Text(run) => {
                let known = &mut used[run.face as usize];
                let mut characters = run.text.chars();
                for glyph in &run.glyphs {
                    let index = usize::from(glyph.id);
                    if known.len() <= index {
                        known.resize(index + 1, None);
                    }
                    let own = characters.next().filter(|character| run.face.glyph(*character) == Some(glyph.id));
                    known[index] = match (known[index], own) {
                        (Some(before), Some(now)) if !is_private(before) => Some(before.min(now)),
                        (_, Some(now)) => Some(now),
                        (Some(before), None) => Some(before),
                        (None, None) => Some(nameless(run.face, glyph.id)),
                    };
                }
            }
            Item::Group(group) => collect(&group.items, used),
            Item::Path(_) | Item::Image(_) => {}
        }
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

fn is_private(character: char) -> bool {
    character >= '\u{F0000}'
}
