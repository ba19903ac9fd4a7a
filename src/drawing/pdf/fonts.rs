//! The fonts of a document, reduced to the glyphs that its pages use (subsets).
//!
//! Pages refer to a glyph by its number in the whole font. A subset numbers its glyphs anew, and the document maps the old numbers to the new ones.
//! So no page has to wait until the glyphs of the other pages are known.

use std::collections::BTreeMap;

use lopdf::{Dictionary, Object, Stream};
use printpdf::{FontId, Op, ParsedFont, PdfFont, PdfFontHandle, Pt, TextItem};
use sha2::{Digest, Sha256};
use subsetter::GlyphRemapper;

use super::PdfError;
use super::decimal::Decimal;
use super::needs::UsedGlyphs;
use crate::Face;
use geometry::Mm;
use workers::{in_order, processors};

/// The subsets of all fonts that a document uses.
pub(super) struct Fonts {
    embedded: Vec<Embedded>,
}

/// The subset of one font.
struct Embedded {
    face: Face,
    parsed: ParsedFont,
    /// The glyphs in the order of their numbers in the whole font, which is also the order of their new numbers. The first of them is the glyph for
    /// missing characters.
    glyphs: Vec<(u16, char)>,
}

impl Fonts {
    /// Creates the subsets with the glyphs that are used.
    pub fn with(used: &UsedGlyphs) -> Result<Self, PdfError> {
        let used = Face::ALL.into_iter().map(|face| (face, used.of(face).collect::<Vec<_>>()));
        let needed = used.filter(|(_, glyphs)| !glyphs.is_empty());
        let mut embedded = Vec::new();
        in_order(
            needed,
            processors(),
            |(face, glyphs)| Embedded::new(face, glyphs),
            |font| {
                embedded.push(font?);
                Ok::<(), PdfError>(())
            },
        )?;
        Ok(Self { embedded })
    }

    /// The fonts as resources of the document.
    pub fn resources(&self) -> BTreeMap<FontId, PdfFont> {
        self.embedded.iter().map(|font| (id(font.face), PdfFont::new(font.parsed.clone()))).collect()
    }

    /// Operations that show every glyph of every font once, since printpdf embeds only glyphs that it finds on pages.
    pub fn specimen(&self) -> Vec<Op> {
        let said = self.embedded.iter().flat_map(|font| {
            let text = font.glyphs.iter().map(|(_, character)| *character).collect();
            let font = PdfFontHandle::External(id(font.face));
            [Op::SetFont { font, size: Pt(1.0) }, Op::ShowText { items: vec![TextItem::Text(text)] }]
        });
        std::iter::once(Op::StartTextSection).chain(said).chain(std::iter::once(Op::EndTextSection)).collect()
    }

    /// Sets what printpdf cannot know: the map from old glyph numbers to new ones, and exact widths. printpdf truncates widths to whole thousandths
    /// of the size; on a long line that would be visible.
    pub fn correct(&self, written: &mut lopdf::Document) {
        for font in &self.embedded {
            let named = font.parsed.font_name.as_deref().map(str::as_bytes);
            let is_own =
                |object: &Object| object.as_dict().and_then(|dictionary| dictionary.get(b"BaseFont")?.as_name()).ok() == named;
            let Some(id) = written.objects.iter().find(|(_, object)| is_own(object)).map(|(id, _)| *id) else { continue };
            let numbers = written.add_object(Stream::new(Dictionary::new(), font.new_numbers()));
            let Ok(Object::Array(descendants)) = written.get_dictionary_mut(id).and_then(|font| font.get_mut(b"DescendantFonts"))
            else {
                continue;
            };
            let Some(Object::Dictionary(descendant)) = descendants.first_mut() else { continue };
            descendant.set("CIDToGIDMap", numbers);
            descendant.set("W", font.widths());
            let descriptor = descendant.get(b"FontDescriptor").and_then(Object::as_reference);
            if let Ok(descriptor) = descriptor.and_then(|descriptor| written.get_dictionary_mut(descriptor)) {
                let height = font.face.cap_height(Mm::new(1000.0)).get().round() as i64;
                descriptor.set("CapHeight", height);
            }
        }
    }
}

/// The name of the face as a resource.
pub(super) const fn name(face: Face) -> &'static str {
    match face {
        Face::Regular => "Regular",
        Face::Bold => "Bold",
        Face::Italic => "Italic",
    }
}

fn id(face: Face) -> FontId {
    FontId(name(face).to_owned())
}

impl Embedded {
    fn new(face: Face, glyphs: Vec<(u16, char)>) -> Result<Self, PdfError> {
        let mut remapper = GlyphRemapper::new();
        let mut hash = Sha256::new();
        for (glyph, _) in &glyphs {
            remapper.remap(*glyph);
            hash.update(glyph.to_be_bytes());
        }
        let failed = |what: String| PdfError::Font(format!("{}: {what}", face.font_name()));
        let bytes = subsetter::subset(face.bytes(), 0, &remapper).map_err(|error| failed(error.to_string()))?;
        let mut parsed =
            ParsedFont::from_bytes(&bytes, 0, &mut Vec::new()).ok_or_else(|| failed("its subset is unreadable".into()))?;
        // Six capitals before a font's name mark it as a subset; different subsets have different capitals.
        let tag: String = hash.finalize().iter().take(6).map(|byte| char::from(b'A' + byte % 26)).collect();
        parsed.font_name = Some(format!("{tag}+{}", face.font_name()));
        parsed.codepoint_to_glyph = glyphs.iter().map(|(glyph, character)| (u32::from(*character), *glyph)).collect();
        parsed.pdf_font_metrics.us_weight_class = if face == Face::Bold { 700 } else { 400 };
        Ok(Self { face, parsed, glyphs })
    }

    /// The map from glyph numbers of the whole font to those of the subset: two bytes for each number.
    fn new_numbers(&self) -> Vec<u8> {
        let last = self.glyphs.last().map_or(0, |(glyph, _)| usize::from(*glyph));
        let mut numbers = vec![0; (last + 1) * 2];
        for (new, (old, _)) in (1_u16..).zip(self.glyphs.iter().filter(|(old, _)| *old != 0)) {
            let place = usize::from(*old) * 2;
            numbers[place..place + 2].copy_from_slice(&new.to_be_bytes());
        }
        numbers
    }

    /// The widths of the glyphs, in thousandths of the size. Each run of consecutive glyphs is written as the number of its first glyph and a list of
    /// all its widths.
    fn widths(&self) -> Vec<Object> {
        let mut widths: Vec<Object> = Vec::new();
        let mut next = None;
        for (glyph, _) in &self.glyphs {
            let width = f64::from(self.face.units_advance(*glyph)) * 1000.0 / self.face.units_per_em();
            let width = Decimal::rounded(width, 2).object();
            match widths.last_mut() {
                Some(Object::Array(together)) if next == Some(*glyph) => together.push(width),
                _ => widths.extend([Object::Integer((*glyph).into()), Object::Array(vec![width])]),
            }
            next = glyph.checked_add(1);
        }
        widths
    }
}
