//! The PDF back end: pages become one document for a printer.
//!
//! printpdf writes the document; what it leaves open is set afterwards on its own objects. Text stays text, so that it can be
//! searched and copied; pictures lose nothing; the same pages give the same bytes at any time and on any machine. Nothing
//! here measures, wraps or decides.
//!
//! Reading order: this file, `fonts.rs` (only the glyphs that are used), `ops.rs` (items) with `state.rs`, `pictures.rs`, `finish.rs`.

mod finish;
mod fonts;
mod ops;
mod outline;
mod pictures;
mod state;

use std::collections::BTreeSet;
use std::fmt;

use printpdf::{
    ExtendedGraphicsState, ExtendedGraphicsStateId, ImageCompression, ImageOptimizationOptions, Op, PdfDocument, PdfPage,
    PdfParseErrorSeverity, PdfSaveOptions,
};

use super::stock::Duplex;
use super::{Page, Progress, ProgressMonitor, Stopped};
use fonts::Fonts;
use ops::Writer;
use pictures::Pictures;
use state::{Alpha, points, rounded};

/// What is printed together.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// What the window of a viewer is called.
    pub title: &'a str,
    /// What it is about; empty for nothing.
    pub subject: &'a str,
    /// Words to find it by.
    pub keywords: &'a [&'a str],
    /// The language of the words, as in `en`.
    pub language: &'a str,
    /// How a printer that prints both sides is to turn the sheets; none where nothing stands on their backs.
    pub turn: Option<Duplex>,
    /// The pages; a title such as `Ships / Excelsior` puts a page under others that begin the same.
    pub pages: &'a [Page],
}

impl<'a> Document<'a> {
    /// A document in English of these pages.
    #[must_use]
    pub const fn new(title: &'a str, pages: &'a [Page]) -> Self {
        Self { title, subject: "", keywords: &[], language: "en", turn: None, pages }
    }
}

/// Why there is no PDF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PdfError {
    /// A document has at least one page.
    NoPages,
    /// A font could not be reduced to its used glyphs.
    Font(String),
    /// The writer did not take what it was given.
    Writer(String),
    /// Whoever watched the work has stopped it.
    Stopped,
}

impl fmt::Display for PdfError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPages => out.write_str("a PDF needs at least one page, and there is none"),
            Self::Font(what) => write!(out, "a font could not be put into the PDF: {what}"),
            Self::Writer(what) => write!(out, "the PDF could not be written: {what}"),
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

/// The pages as the bytes of a PDF file.
///
/// # Errors
/// If there are no pages, or the writer refuses what it is given.
pub fn pdf(document: &Document) -> Result<Vec<u8>, PdfError> {
    pdf_with_progress(document, ProgressMonitor::NONE)
}

/// The same bytes, made while somebody watches.
///
/// A page is written, and later packed; it counts as half done in between.
///
/// # Errors
/// As [`pdf`], and if the work is stopped.
pub fn pdf_with_progress(document: &Document, monitor: ProgressMonitor) -> Result<Vec<u8>, PdfError> {
    let (unfinished, fonts) = assemble(document, monitor)?;
    let mut warnings = Vec::new();
    let written = unfinished.to_lopdf_document(&save_options(), &mut warnings);
    if let Some(error) = warnings.into_iter().find(|warning| warning.severity == PdfParseErrorSeverity::Error) {
        return Err(PdfError::Writer(error.msg));
    }
    finish::finish(written, document, &fonts, monitor)
}

/// The same operations as the writer alone takes them and saves them, to measure what the finish costs.
///
/// # Errors
/// As [`pdf`].
#[doc(hidden)]
pub fn unfinished(document: &Document) -> Result<(PdfDocument, PdfSaveOptions), PdfError> {
    Ok((assemble(document, ProgressMonitor::NONE)?.0, save_options()))
}

fn assemble(document: &Document, monitor: ProgressMonitor) -> Result<(PdfDocument, Fonts), PdfError> {
    if document.pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let fonts = Fonts::used_on(document.pages)?;
    let mut pictures = Pictures::default();
    let mut alphas = BTreeSet::new();
    let mut pdf = PdfDocument::new(document.title);
    for (index, page) in document.pages.iter().enumerate() {
        monitor.report(Progress::pages_of(index / 2, document.pages.len()))?;
        let mut writer = Writer::new(&fonts, &mut pictures, &mut alphas);
        writer.page(page);
        pdf.pages.push(sheet(page, writer.finish()));
    }
    pdf.resources.fonts.map = fonts.resources();
    pdf.resources.xobjects.map = pictures.resources();
    pdf.resources.extgstates.map = alphas.into_iter().map(state).collect();
    Ok((pdf, fonts))
}

/// Pictures lose nothing, and fonts are already reduced.
fn save_options() -> PdfSaveOptions {
    let lossless = ImageOptimizationOptions {
        quality: None,
        max_image_size: None,
        dither_greyscale: None,
        convert_to_greyscale: None,
        auto_optimize: Some(false),
        format: Some(ImageCompression::Flate),
    };
    PdfSaveOptions { image_optimization: Some(lossless), subset_fonts: false, ..PdfSaveOptions::default() }
}

fn sheet(page: &Page, ops: Vec<Op>) -> PdfPage {
    let millimetres = |length: crate::geometry::Mm| printpdf::Mm(length.get() as f32);
    let mut sheet = PdfPage::new(millimetres(page.size.width), millimetres(page.size.height), ops);
    let size = [points(page.size.width), points(page.size.height)].map(printpdf::Pt);
    sheet.media_box = printpdf::Rect::from_wh(size[0], size[1]);
    sheet
}

fn state(alpha: Alpha) -> (ExtendedGraphicsStateId, ExtendedGraphicsState) {
    let state = ExtendedGraphicsState::default();
    let share = |alpha: u8| rounded(f64::from(alpha) / 255.0, 3);
    let state = match alpha {
        Alpha::Fill(alpha) => state.with_current_fill_alpha(share(alpha)),
        Alpha::Stroke(alpha) => state.with_current_stroke_alpha(share(alpha)),
    };
    (alpha.id(), state)
}

#[cfg(test)]
mod tests;
