//! What the writer leaves open, set on the document it wrote: version, language, outline, boxes, exact widths, and names and
//! dates that are the same every time.

use lopdf::{Dictionary, Object, ObjectId, StringFormat, dictionary};
use sha2::{Digest, Sha256};

use super::fonts::Fonts;
use super::outline::{Bookmark, bookmarks};
use super::state::{points, rounded};
use super::{Document, PdfError};
use crate::drawing::stock::Duplex;
use crate::drawing::{Page, Progress, ProgressMonitor};
use crate::geometry::{Mm, Point, Rect};

/// A document says when it was made; the same project must give the same bytes, so it is always the same moment.
const DATE: &str = "D:20000101000000Z";

/// How far ink goes beyond the line along which a sheet is cut.
const BLEED: Mm = Mm::new(3.0);

/// Sets what is missing and gives the bytes.
pub(super) fn finish(
    mut written: lopdf::Document,
    document: &Document,
    fonts: &Fonts,
    monitor: ProgressMonitor,
) -> Result<Vec<u8>, PdfError> {
    "1.7".clone_into(&mut written.version);
    let pages: Vec<ObjectId> = written.page_iter().collect();
    for (id, page) in pages.iter().zip(document.pages) {
        boxes(written.get_dictionary_mut(*id).map_err(refused)?, page);
    }
    exact_widths(&mut written, fonts);
    smooth_pictures(&mut written);
    let outline = outline(&mut written, document, &pages);
    let catalog = written.catalog_mut().map_err(refused)?;
    catalog.set("Lang", text(document.language));
    catalog.set("PageLayout", Object::Name(b"SinglePage".to_vec()));
    catalog.set("PageMode", Object::Name(if pages.len() > 1 { b"UseOutlines".to_vec() } else { b"UseNone".to_vec() }));
    catalog.set("Outlines", outline);
    // True size matters on every page, so no viewer may shrink it to the printer's margins unasked.
    let mut preferences = dictionary! { "DisplayDocTitle" => true, "PrintScaling" => "None" };
    if let Some(turn) = document.turn {
        let flip: &[u8] = match turn {
            Duplex::LongEdge => b"DuplexFlipLongEdge",
            Duplex::ShortEdge => b"DuplexFlipShortEdge",
        };
        preferences.set("Duplex", Object::Name(flip.to_vec()));
    }
    catalog.set("ViewerPreferences", preferences);
    let info = written.add_object(information(document));
    if let Ok(Object::Reference(old)) = written.trailer.get(b"Info") {
        let old = *old;
        written.objects.remove(&old);
    }
    written.trailer.set("Info", info);
    compress(&mut written, document.pages.len(), monitor)?;
    let id = Object::String(identity(&written), StringFormat::Hexadecimal);
    written.trailer.set("ID", vec![id.clone(), id]);
    let mut bytes = Vec::new();
    written.save_to(&mut bytes).map_err(|error| PdfError::Writer(error.to_string()))?;
    Ok(bytes)
}

/// Packs every stream as the writer would, which takes most of the time; the second half of every page's work.
fn compress(written: &mut lopdf::Document, pages: usize, monitor: ProgressMonitor) -> Result<(), PdfError> {
    let streams = written.objects.values_mut().filter_map(|object| object.as_stream_mut().ok());
    let mut packable: Vec<_> = streams.filter(|stream| stream.allows_compression).collect();
    let all = packable.len().max(1);
    for (index, stream) in packable.iter_mut().enumerate() {
        monitor.report(Progress::pages_of(pages.midpoint(pages * index / all), pages))?;
        // What does not get smaller stays as it is.
        let _ = stream.compress();
    }
    Ok(())
}

fn refused(error: impl std::fmt::Display) -> PdfError {
    PdfError::Writer(error.to_string())
}

/// A name for the contents: the same for the same, another for others.
fn identity(written: &lopdf::Document) -> Vec<u8> {
    let mut hash = Sha256::new();
    for ((number, _), object) in &written.objects {
        hash.update(number.to_be_bytes());
        match object {
            Object::Stream(stream) => hash.update(&stream.content),
            other => hash.update(format!("{other:?}")),
        }
    }
    hash.finalize()[..16].to_vec()
}

fn information(document: &Document) -> Dictionary {
    let producer = concat!("Drydock ", env!("CARGO_PKG_VERSION"));
    let mut info = dictionary! {
        "Title" => text(document.title),
        "Creator" => text("Drydock"),
        "Producer" => text(producer),
        "CreationDate" => Object::string_literal(DATE),
        "ModDate" => Object::string_literal(DATE),
        "Trapped" => "False",
    };
    if !document.subject.is_empty() {
        info.set("Subject", text(document.subject));
    }
    if !document.keywords.is_empty() {
        info.set("Keywords", text(&document.keywords.join(", ")));
    }
    info
}

/// A string of the document: plain where it is plain, else in UTF-16 with its mark.
fn text(words: &str) -> Object {
    if words.chars().all(|character| (' '..='~').contains(&character)) {
        return Object::string_literal(words);
    }
    let mut bytes = vec![0xFE, 0xFF];
    bytes.extend(words.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// Where the paper ends, where ink may go and where the sheet is cut.
fn boxes(dictionary: &mut Dictionary, page: &Page) {
    let paper = Rect::new(Point::ORIGIN, page.size);
    let up = |y: Mm| Object::Real(points(page.size.height - y));
    let across = |x: Mm| Object::Real(points(x));
    let corners = |rect: Rect| vec![across(rect.min.x), up(rect.max.y), across(rect.max.x), up(rect.min.y)];
    dictionary.remove(b"CropBox");
    dictionary.remove(b"Annots");
    dictionary.set("MediaBox", corners(paper));
    dictionary.set("TrimBox", corners(page.trim.unwrap_or(paper)));
    if let Some(trim) = page.trim {
        dictionary.set("BleedBox", corners(super::super::item::overlap(trim.inset(-BLEED), paper).unwrap_or(paper)));
    }
}

/// The writer cuts widths to whole thousandths; over a long line that would show.
fn exact_widths(written: &mut lopdf::Document, fonts: &Fonts) {
    let mut descriptors = Vec::new();
    for object in written.objects.values_mut() {
        let Ok(font) = object.as_dict_mut() else { continue };
        let Some(embedded) = font.get(b"BaseFont").and_then(Object::as_name).ok().and_then(|name| fonts.named(name)) else {
            continue;
        };
        let widths = embedded.widths.iter().map(|width| Object::Real(rounded(*width, 2))).collect();
        let Ok(Object::Array(descendants)) = font.get_mut(b"DescendantFonts") else { continue };
        let Some(Object::Dictionary(descendant)) = descendants.first_mut() else { continue };
        descendant.set("W", vec![Object::Integer(0), Object::Array(widths)]);
        if let Ok(Object::Reference(descriptor)) = descendant.get(b"FontDescriptor") {
            descriptors.push((*descriptor, embedded.face));
        }
    }
    for (id, face) in descriptors {
        if let Ok(descriptor) = written.get_dictionary_mut(id) {
            let height = face.cap_height(Mm::new(1000.0)).get().round() as i64;
            descriptor.set("CapHeight", height);
        }
    }
}

/// A picture of few pixels looks the same in every back end: smooth.
fn smooth_pictures(written: &mut lopdf::Document) {
    for object in written.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.dict.has(b"BitsPerComponent")
        {
            stream.dict.set("Interpolate", true);
        }
    }
}

fn outline(written: &mut lopdf::Document, document: &Document, pages: &[ObjectId]) -> Object {
    let titles: Vec<(&str, usize)> =
        document.pages.iter().enumerate().map(|(number, page)| (page.title.as_str(), number)).collect();
    let marks = bookmarks(&titles);
    let root = written.new_object_id();
    let (first, last) = level(written, root, &marks, pages, document);
    let count = marks.len() as i64;
    let outline = dictionary! { "Type" => "Outlines", "Count" => count, "First" => first, "Last" => last };
    written.objects.insert(root, outline.into());
    root.into()
}

/// Writes the bookmarks of one level and those below them, closed; gives the first and the last.
fn level(
    written: &mut lopdf::Document,
    parent: ObjectId,
    marks: &[Bookmark],
    pages: &[ObjectId],
    document: &Document,
) -> (Object, Object) {
    let ids: Vec<ObjectId> = marks.iter().map(|_| written.new_object_id()).collect();
    for (index, mark) in marks.iter().enumerate() {
        let mut entry = dictionary! { "Parent" => parent, "Title" => text(&mark.title) };
        if let (Some(page), Some(sheet)) = (pages.get(mark.page), document.pages.get(mark.page)) {
            let top = Object::Real(points(sheet.size.height));
            entry.set("Dest", vec![Object::Reference(*page), "XYZ".into(), Object::Real(0.0), top, Object::Null]);
        }
        if let Some(before) = index.checked_sub(1) {
            entry.set("Prev", ids[before]);
        }
        if let Some(next) = ids.get(index + 1) {
            entry.set("Next", *next);
        }
        if !mark.under.is_empty() {
            let (first, last) = level(written, ids[index], &mark.under, pages, document);
            entry.set("First", first);
            entry.set("Last", last);
            entry.set("Count", -(mark.under.len() as i64));
        }
        written.objects.insert(ids[index], entry.into());
    }
    let reference = |id: Option<&ObjectId>| id.map_or(Object::Null, |id| (*id).into());
    (reference(ids.first()), reference(ids.last()))
}
