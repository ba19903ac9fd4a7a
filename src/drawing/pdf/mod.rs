//! The PDF back end, which turns pages into one document for a printer.
//!
//! printpdf makes the document; this module then sets the rest on the document's objects. Text stays text, so that it can be searched and copied, and
//! pictures keep their quality. The same pages give the same bytes at any time and on any machine. Nothing here measures, wraps or decides.
//!
//! Pages are written as they come, on all threads, and then dropped. Only the compressed stream of a page and the list of resources that it needs are
//! kept. From these lists printpdf then makes the document: fonts, pictures, opacities and the tree of pages.
//!
//! Reading order: this file, `ops.rs` (items) with `state.rs`, `content.rs`, `needs.rs`, then `fonts.rs`, `pictures.rs`, `drawings.rs`, `finish.rs`.

mod content;
mod decimal;
mod drawings;
mod finish;
mod fonts;
mod needs;
mod ops;
mod outline;
mod pictures;
mod state;

use std::borrow::Borrow;
use std::collections::BTreeMap;
use std::fmt;

use printpdf::{
    ExtendedGraphicsState, ExtendedGraphicsStateId, PdfDocument, PdfPage, PdfParseErrorSeverity, PdfSaveOptions, XObject,
    XObjectId,
};

use super::stock::Duplex;
use super::{Page, Progress, ProgressMonitor, Stopped};
use decimal::Decimal;
use drawings::Drawings;
pub use finish::is_own;
use fonts::Fonts;
use geometry::{Rect, Size};
use needs::Needs;
use ops::Writer;
use pictures::Pictures;
use state::Alpha;
use workers::{in_order, processors};

/// The properties of a document, which consists of the pages that are printed together.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The title in the window of a viewer.
    pub title: &'a str,
    /// The subject of the document; empty for none.
    pub subject: &'a str,
    /// Keywords for searches.
    pub keywords: &'a [&'a str],
    /// The language of the text, such as `en`.
    pub language: &'a str,
    /// How a printer that prints both sides has to turn the sheets; `None` if the backs are empty.
    pub turn: Option<Duplex>,
    /// The links from one page of the document to another.
    pub links: &'a [Link],
}

/// An area of a page that leads to another page of the document when it is clicked.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// The page with the area, counted from 0.
    pub page: usize,
    /// The area, measured from the top left corner of the page.
    pub area: Rect,
    /// The page that the link leads to, counted from 0.
    pub to: usize,
}

impl<'a> Document<'a> {
    /// The properties of a document in English with this title.
    #[must_use]
    pub const fn new(title: &'a str) -> Self {
        Self { title, subject: "", keywords: &[], language: "en", turn: None, links: &[] }
    }
}

/// The reason why there is no PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdfError {
    /// There are no pages, but a document needs one.
    NoPages,
    /// The subset of a font could not be made.
    Font(String),
    /// printpdf refused its input.
    Writer(String),
    /// The document would be larger than [`MOST_BYTES`].
    TooLarge,
    /// The caller stopped the work.
    Stopped,
}

/// The highest number of bytes that the pages and drawings of one document may take. While the document is put together, it has to fit into memory
/// several times over. The largest map takes half as many bytes.
pub const MOST_BYTES: usize = 96 << 20;

impl fmt::Display for PdfError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPages => out.write_str("a PDF needs at least one page, and there is none"),
            Self::Font(what) => write!(out, "a font could not be put into the PDF: {what}"),
            Self::Writer(what) => write!(out, "the PDF could not be written: {what}"),
            Self::TooLarge => write!(
                out,
                "it would be larger than {} MB; print fewer things at a time, such as one scenario, or on larger paper",
                MOST_BYTES >> 20
            ),
            Self::Stopped => Stopped.fmt(out),
        }
    }
}

impl std::error::Error for PdfError {}

impl From<Stopped> for PdfError {
    fn from(_: Stopped) -> Self {
        Self::Stopped
    }
}

/// Writes the pages as a PDF file and returns its bytes. In the outline, a page with a title such as `Ships / Excelsior` is grouped with other pages
/// whose titles begin with the same part.
///
/// # Errors
/// Fails if there are no pages, or if the writer refuses its input.
pub fn pdf<P: Borrow<Page> + Send>(document: &Document, pages: impl IntoIterator<Item = P>) -> Result<Vec<u8>, PdfError> {
    pdf_with_progress(document, pages, ProgressMonitor::NONE)
}

/// Does what [`pdf`] does, and reports progress to a monitor.
///
/// # Errors
/// Fails like [`pdf`], and if the monitor stops the work.
pub fn pdf_with_progress<P: Borrow<Page> + Send>(
    document: &Document,
    pages: impl IntoIterator<Item = P>,
    monitor: ProgressMonitor,
) -> Result<Vec<u8>, PdfError> {
    let pages = pages.into_iter();
    let all = pages.size_hint().1;
    let (pictures, drawings) = (Pictures::default(), Drawings::default());
    let (mut written, mut needs, mut room) = (Vec::new(), Needs::default(), MOST_BYTES);
    in_order(
        pages,
        processors(),
        |page| write(page.borrow(), &pictures, &drawings),
        |result| {
            let (page, needed) = result?;
            needs.add(needed);
            room = room.checked_sub(page.stream.len() + page.kept).ok_or(PdfError::TooLarge)?;
            written.push(page);
            monitor.report(Progress { of: all, ..Progress::pages(written.len()) }).map_err(PdfError::from)
        },
    )?;
    if written.is_empty() {
        return Err(PdfError::NoPages);
    }
    let fonts = Fonts::with(&needs.glyphs)?;
    let mut objects = pictures.resources();
    objects.extend(drawings.resources());
    let unfinished = assemble(document, &written, &fonts, objects, needs)?;
    finish::finish(unfinished, document, &fonts, written)
}

/// The data of a page after it was written.
struct WrittenPage {
    title: String,
    size: Size,
    /// The rectangle to which the sheet is trimmed, if it is cut smaller than the paper.
    trim: Option<Rect>,
    /// The compressed content stream of the page.
    stream: Vec<u8>,
    /// The number of bytes of drawings that this page was the first to store.
    kept: usize,
}

fn write(page: &Page, pictures: &Pictures, drawings: &Drawings) -> Result<(WrittenPage, Needs), PdfError> {
    let mut writer = Writer::new(pictures, drawings);
    writer.page(page);
    let kept = std::mem::replace(&mut writer.kept, Ok(0))?;
    let (content, needs) = writer.finish();
    let stream = content.packed().map_err(|error| PdfError::Writer(error.to_string()))?;
    Ok((WrittenPage { title: page.title.clone(), size: page.size, trim: page.trim, stream, kept }, needs))
}

/// Makes the document with printpdf. Its pages are empty, except for a specimen of the fonts on the first.
fn assemble(
    document: &Document,
    pages: &[WrittenPage],
    fonts: &Fonts,
    objects: BTreeMap<XObjectId, XObject>,
    needs: Needs,
) -> Result<lopdf::Document, PdfError> {
    let millimetres = |length: geometry::Mm| printpdf::Mm(length.get() as f32);
    let empty = |page: &WrittenPage| PdfPage::new(millimetres(page.size.width), millimetres(page.size.height), Vec::new());
    let mut pdf = PdfDocument::new(document.title);
    pdf.pages = pages.iter().map(empty).collect();
    if let Some(first) = pdf.pages.first_mut() {
        first.ops = fonts.specimen();
    }
    pdf.resources.fonts.map = fonts.resources();
    pdf.resources.xobjects.map = objects;
    pdf.resources.extgstates.map = needs.alphas.into_iter().map(state).collect();
    let mut warnings = Vec::new();
    let made = pdf.to_lopdf_document(&save_options(), &mut warnings);
    match warnings.into_iter().find(|warning| warning.severity == PdfParseErrorSeverity::Error) {
        Some(error) => Err(PdfError::Writer(error.msg)),
        None => Ok(made),
    }
}

/// Options that leave fonts and pictures as they are, since the fonts are already subsets and the pictures already compressed.
fn save_options() -> PdfSaveOptions {
    PdfSaveOptions { image_optimization: None, subset_fonts: false, ..PdfSaveOptions::default() }
}

fn state(alpha: Alpha) -> (ExtendedGraphicsStateId, ExtendedGraphicsState) {
    let state = ExtendedGraphicsState::default();
    let share = |alpha: u8| Decimal::share(alpha).get();
    let state = match alpha {
        Alpha::Fill(alpha) => state.with_current_fill_alpha(share(alpha)),
        Alpha::Stroke(alpha) => state.with_current_stroke_alpha(share(alpha)),
    };
    (ExtendedGraphicsStateId(alpha.name()), state)
}

#[cfg(test)]
mod tests;
