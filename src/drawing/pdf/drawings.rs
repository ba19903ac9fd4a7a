//! The large drawings of a document, such as skies and boards. Each is stored once, however often and on however many pages it is drawn.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use lopdf::{Dictionary, Object, ObjectId, dictionary};
use printpdf::{DictItem, ExternalStream, ExternalXObject, XObject, XObjectId};
use sha2::{Digest, Sha256};

use super::PdfError;
use super::content::Content;
use super::decimal::Decimal;
use super::ops::Writer;
use super::state::{Alpha, State};
use crate::item::bounds_of;
use crate::{Group, Item, Items};
use geometry::{Mm, Point, Rect, Transform, Vector};

/// A drawing with fewer steps and letters than this stays on its page, since it would take as much room if it were stored separately.
const LEAST_STEPS: usize = 400;

/// How far the ink of lines may reach beyond the outlines that they follow, sharp corners included.
const LINES: Mm = Mm::new(20.0);

/// The drawings that have been stored, whatever page they are on.
#[derive(Default)]
pub(super) struct Drawings(Mutex<BTreeMap<XObjectId, XObject>>);

impl Drawings {
    /// The drawings as resources of the document.
    pub fn resources(self) -> BTreeMap<XObjectId, XObject> {
        self.0.into_inner().unwrap_or_else(PoisonError::into_inner)
    }

    fn knows(&self, id: &XObjectId) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).contains_key(id)
    }

    /// Stores a drawing; returns whether it was new.
    fn keep(&self, id: XObjectId, drawing: XObject) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(id, drawing).is_none()
    }
}

/// Whether a group is a picture that is large enough to be stored separately.
pub(super) fn is_large(group: &Group) -> bool {
    group.is_picture && steps(&group.items, LEAST_STEPS) >= LEAST_STEPS
}

/// The number of steps and letters in the items; counting stops at `enough`.
fn steps(items: &Items, enough: usize) -> usize {
    let mut sum = 0;
    for (_, item) in items {
        sum += match item {
            Item::Path(path) => path.segments.len(),
            Item::Text(run) => run.glyphs.len(),
            Item::Image(_) => 1,
            Item::Group(group) => steps(&group.items, enough.saturating_sub(sum)),
        };
        if sum >= enough {
            return sum;
        }
    }
    sum
}

/// Writes the groups that are stored separately from the pages.
impl Writer<'_> {
    /// Refers to a group by name, and stores its drawing unless another page has stored it already. The name depends only on the drawing, not on the
    /// order of pages.
    pub(super) fn drawing(&mut self, group: &Group, placed: Transform) {
        let Some(room) = room(group) else { return };
        let mut inner = Writer::within(self, group.transform.mean_scale());
        inner.state.write(&mut inner.content);
        inner.inside(group, Vector::ZERO);
        let (content, needs) = inner.finish();
        let hash: [u8; 32] = Sha256::digest(content.bytes()).into();
        let name = format!("Drawing{:016x}", hash.first_chunk().map_or(0, |first| u64::from_be_bytes(*first)));
        self.needs.add(needs);
        let id = XObjectId(name.clone());
        if !self.drawings.knows(&id) {
            let packed = content.packed().map_err(|error| PdfError::Writer(error.to_string()));
            match (packed, &mut self.kept) {
                (Ok(packed), Ok(kept)) => {
                    let size = packed.len();
                    // Another page may have stored the same drawing meanwhile.
                    *kept += if self.drawings.keep(id, drawing(packed, room)) { size } else { 0 };
                }
                (Err(error), kept) => *kept = Err(error),
                (Ok(_), Err(_)) => {}
            }
        }
        let before = self.state.clone();
        self.content.operator(&[], "q");
        // The drawing starts with opaque ink.
        self.alpha(Alpha::Fill(255), self.state.fill.alpha);
        self.alpha(Alpha::Stroke(255), self.state.stroke.alpha);
        self.turn(placed);
        self.content.named(&name, &[], "Do");
        self.content.operator(&[], "Q");
        // Programs that extract text remember the last font, which may be one that the drawing set.
        self.state = State { font: None, ..before };
    }
}

impl State {
    /// Sets the whole state except opacities and font. A drawing needs this, since it does not know what was set before it.
    fn write(&self, content: &mut Content) {
        let black = [Decimal::rounded(0.0, 0)];
        content.operator(&black, "g");
        content.operator(&black, "G");
        content.operator(&[self.width], "w");
        content.dashes(&self.dashes);
        content.operator(&[], "0 J 0 j");
    }
}

/// The rectangle within which a group can draw; `None` if the group draws nothing.
fn room(group: &Group) -> Option<Rect> {
    match &group.clip {
        Some(clip) => clip.bounds(),
        None => bounds_of(&group.items).map(|around| around.inset(-LINES)),
    }
}

fn drawing(content: Vec<u8>, room: Rect) -> XObject {
    let name = |name: &str| DictItem::Name(name.as_bytes().to_vec());
    let corner = |point: Point| [point.x, point.y].map(|length| DictItem::Real(Decimal::rounded(length.to_points(), 2).get()));
    let entries = [
        ("Type", name("XObject")),
        ("Subtype", name("Form")),
        ("BBox", DictItem::Array([corner(room.min), corner(room.max)].concat())),
        ("Filter", name("FlateDecode")),
    ];
    let dict = entries.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
    let stream = ExternalStream { dict, content, compress: false };
    XObject::External(ExternalXObject { stream, width: None, height: None, dpi: None })
}

/// Gives every drawing the fonts, opacities and pictures of the pages as resources, but no drawings.
pub(super) fn give_resources(written: &mut lopdf::Document) -> Result<(), lopdf::Error> {
    let is_drawing = |object: &Object| match object {
        Object::Stream(stream) => stream.dict.get(b"Subtype").and_then(Object::as_name).is_ok_and(|name| name == b"Form"),
        _ => false,
    };
    let drawings: BTreeSet<ObjectId> =
        written.objects.iter().filter(|(_, object)| is_drawing(object)).map(|(id, _)| *id).collect();
    let Some(page) = written.page_iter().next().filter(|_| !drawings.is_empty()) else { return Ok(()) };
    let resources = written.get_dict_in_dict(written.get_dictionary(page)?, b"Resources")?;
    let pictures = written.get_dict_in_dict(resources, b"XObject")?.iter();
    let is_picture = |object: &Object| object.as_reference().is_ok_and(|id| !drawings.contains(&id));
    let pictures = pictures.filter(|(_, object)| is_picture(object)).map(|(name, object)| (name.clone(), object.clone()));
    let pictures: Dictionary = pictures.collect();
    let (fonts, states) = (resources.get(b"Font")?.clone(), resources.get(b"ExtGState")?.clone());
    let own = written.add_object(dictionary! { "Font" => fonts, "ExtGState" => states, "XObject" => pictures });
    for id in drawings {
        if let Ok(Object::Stream(stream)) = written.get_object_mut(id) {
            stream.dict.set("Resources", own);
        }
    }
    Ok(())
}
