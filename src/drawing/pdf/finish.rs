//! Completes the document that printpdf made: the streams of the pages, version, language, outline and boxes, and names and dates that are the same
//! every time.

use lopdf::{Dictionary, Object, ObjectId, Stream, StringFormat, dictionary};
use sha2::{Digest, Sha256};

use super::content::packed;
use super::decimal::Decimal;
use super::drawings;
use super::fonts::Fonts;
use super::outline::{Bookmark, bookmarks};
use super::{Document, Link, PdfError, WrittenPage};
use crate::stock::Duplex;
use geometry::{Mm, Point, Rect};
use workers::{in_order, processors};

/// The date of every document. It never changes, since the same project must give the same bytes.
const DATE: &str = "D:20000101000000Z";

/// The text before the version number in the document's producer entry.
const PRODUCER: &str = "Drydock ";

/// Whether some version of Drydock made this document and no other program has changed it since. Programs for notes and forms append their data after
/// the end of the document, with another cross-reference table.
#[must_use]
pub fn is_own(bytes: &[u8]) -> bool {
    let times = |sought: &[u8]| bytes.windows(sought.len()).filter(|window| *window == sought).count();
    bytes.starts_with(b"%PDF-") && times(format!("/Producer({PRODUCER}").as_bytes()) > 0 && times(b"startxref") == 1
}

/// How far ink extends beyond the line along which a sheet is cut.
const BLEED: Mm = Mm::new(3.0);

/// Completes the document and returns its bytes.
pub(super) fn finish(
    mut written: lopdf::Document,
    document: &Document,
    fonts: &Fonts,
    mut sheets: Vec<WrittenPage>,
) -> Result<Vec<u8>, PdfError> {
    "1.7".clone_into(&mut written.version);
    let pages: Vec<ObjectId> = written.page_iter().collect();
    for (id, sheet) in pages.iter().zip(&mut sheets) {
        let page = written.get_dictionary_mut(*id).map_err(refused)?;
        boxes(page, sheet);
        let content = page.get(b"Contents").and_then(Object::as_reference).map_err(refused)?;
        let packed = Stream::new(dictionary! { "Filter" => "FlateDecode" }, std::mem::take(&mut sheet.stream));
        written.objects.insert(content, packed.with_compression(false).into());
    }
    links(&mut written, document.links, &sheets, &pages).map_err(refused)?;
    drawings::give_resources(&mut written).map_err(refused)?;
    fonts.correct(&mut written);
    smooth_pictures(&mut written);
    let outline = outline(&mut written, &sheets, &pages);
    let catalog = written.catalog_mut().map_err(refused)?;
    catalog.set("Lang", text(document.language));
    catalog.set("PageLayout", Object::Name(b"SinglePage".to_vec()));
    catalog.set("PageMode", Object::Name(if pages.len() > 1 { b"UseOutlines".to_vec() } else { b"UseNone".to_vec() }));
    catalog.set("Outlines", outline);
    // Pages must print at their true size, so viewers are told not to shrink them to the printer's margins.
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
    pack(&mut written)?;
    let id = Object::String(identity(&written), StringFormat::Hexadecimal);
    written.trailer.set("ID", vec![id.clone(), id]);
    let mut bytes = Vec::new();
    written.save_to(&mut bytes).map_err(|error| PdfError::Writer(error.to_string()))?;
    Ok(bytes)
}

/// Compresses the streams that are not compressed yet, such as fonts, on all threads.
fn pack(written: &mut lopdf::Document) -> Result<(), PdfError> {
    let loose = written.objects.iter_mut().filter_map(|(id, object)| match object {
        Object::Stream(stream) if stream.allows_compression && !stream.dict.has(b"Filter") => {
            Some((*id, std::mem::replace(stream, Stream::new(Dictionary::new(), Vec::new()))))
        }
        _ => None,
    });
    let loose: Vec<(ObjectId, Stream)> = loose.collect();
    let pack_one = |(id, mut stream): (ObjectId, Stream)| {
        // A stream that compression would not make smaller is left as it is.
        if let Some(packed) = packed(&stream.content).ok().filter(|packed| packed.len() < stream.content.len()) {
            stream.dict.set("Filter", "FlateDecode");
            stream.set_content(packed);
        }
        (id, stream)
    };
    in_order(loose.into_iter(), processors(), pack_one, |(id, stream)| {
        written.objects.insert(id, stream.into());
        Ok(())
    })
}

fn refused(error: impl std::fmt::Display) -> PdfError {
    PdfError::Writer(error.to_string())
}

/// An identifier of the contents: equal contents have the same identifier, and different contents have different ones.
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
    let producer = format!("{PRODUCER}{}", env!("CARGO_PKG_VERSION"));
    let mut info = dictionary! {
        "Title" => text(document.title),
        "Creator" => text("Drydock"),
        "Producer" => text(&producer),
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

/// A PDF string: ASCII if possible, else UTF-16 with a byte order mark.
fn text(words: &str) -> Object {
    if words.chars().all(|character| (' '..='~').contains(&character)) {
        return Object::string_literal(words);
    }
    let mut bytes = vec![0xFE, 0xFF];
    bytes.extend(words.encode_utf16().flat_map(u16::to_be_bytes));
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// Sets the boxes of a page: the paper, the area where ink may go, and the area to which the sheet is trimmed.
fn boxes(dictionary: &mut Dictionary, page: &WrittenPage) {
    let paper = Rect::new(Point::ORIGIN, page.size);
    let up = |y: Mm| points(page.size.height - y);
    let corners = |rect: Rect| vec![points(rect.min.x), up(rect.max.y), points(rect.max.x), up(rect.min.y)];
    dictionary.remove(b"CropBox");
    dictionary.remove(b"Annots");
    dictionary.set("MediaBox", corners(paper));
    dictionary.set("TrimBox", corners(page.trim.unwrap_or(paper)));
    if let Some(trim) = page.trim {
        dictionary.set("BleedBox", corners(super::super::item::overlap(trim.inset(-BLEED), paper).unwrap_or(paper)));
    }
}

/// Writes the links from page to page; a link to a page that does not exist is left out.
fn links(written: &mut lopdf::Document, links: &[Link], sheets: &[WrittenPage], pages: &[ObjectId]) -> lopdf::Result<()> {
    for (number, (id, sheet)) in pages.iter().zip(sheets).enumerate() {
        let corners = |area: Rect| {
            let up = |y: Mm| points(sheet.size.height - y);
            vec![points(area.min.x), up(area.max.y), points(area.max.x), up(area.min.y)]
        };
        let link = |link: &Link| {
            let (to, sheet) = (pages.get(link.to)?, sheets.get(link.to)?);
            Some(Object::Dictionary(dictionary! {
                "Type" => "Annot",
                "Subtype" => "Link",
                "Rect" => corners(link.area),
                "Border" => vec![0.into(), 0.into(), 0.into()],
                "Dest" => top_of(*to, sheet),
            }))
        };
        let own: Vec<Object> = links.iter().filter(|link| link.page == number).filter_map(link).collect();
        if !own.is_empty() {
            written.get_dictionary_mut(*id)?.set("Annots", own);
        }
    }
    Ok(())
}

/// A destination at the top of a page.
fn top_of(page: ObjectId, sheet: &WrittenPage) -> Vec<Object> {
    vec![Object::Reference(page), "XYZ".into(), Object::Real(0.0), points(sheet.size.height), Object::Null]
}

/// A length in points, rounded to a hundredth.
fn points(length: Mm) -> Object {
    Decimal::rounded(length.to_points(), 2).object()
}

/// Tells viewers to smooth pictures that have few pixels, as every back end does.
fn smooth_pictures(written: &mut lopdf::Document) {
    for object in written.objects.values_mut() {
        if let Object::Stream(stream) = object
            && stream.dict.has(b"BitsPerComponent")
        {
            stream.dict.set("Interpolate", true);
        }
    }
}

fn outline(written: &mut lopdf::Document, sheets: &[WrittenPage], pages: &[ObjectId]) -> Object {
    let titles: Vec<(&str, usize)> = sheets.iter().enumerate().map(|(number, sheet)| (sheet.title.as_str(), number)).collect();
    let marks = bookmarks(&titles);
    let root = written.new_object_id();
    let (first, last) = level(written, root, &marks, pages, sheets);
    let count = marks.len() as i64;
    let outline = dictionary! { "Type" => "Outlines", "Count" => count, "First" => first, "Last" => last };
    written.objects.insert(root, outline.into());
    root.into()
}

/// Writes the bookmarks of one level and those below, all collapsed; returns the first and the last bookmark of the level.
fn level(
    written: &mut lopdf::Document,
    parent: ObjectId,
    marks: &[Bookmark],
    pages: &[ObjectId],
    sheets: &[WrittenPage],
) -> (Object, Object) {
    let ids: Vec<ObjectId> = marks.iter().map(|_| written.new_object_id()).collect();
    for (index, mark) in marks.iter().enumerate() {
        let mut entry = dictionary! { "Parent" => parent, "Title" => text(&mark.title) };
        if let (Some(page), Some(sheet)) = (pages.get(mark.page), sheets.get(mark.page)) {
            entry.set("Dest", top_of(*page, sheet));
        }
        if let Some(before) = index.checked_sub(1) {
            entry.set("Prev", ids[before]);
        }
        if let Some(next) = ids.get(index + 1) {
            entry.set("Next", *next);
        }
        if !mark.under.is_empty() {
            let (first, last) = level(written, ids[index], &mark.under, pages, sheets);
            entry.set("First", first);
            entry.set("Last", last);
            entry.set("Count", -(mark.under.len() as i64));
        }
        written.objects.insert(ids[index], entry.into());
    }
    let reference = |id: Option<&ObjectId>| id.map_or(Object::Null, |id| (*id).into());
    (reference(ids.first()), reference(ids.last()))
}
