//! A page that is drawn as a whole: its drawing area, and by how much the drawing is shrunk where the paper is too small for it.

use super::frame::{Body, Frame, SheetSide};
use super::{Draft, Printout};
use crate::drawing::stock::Orientation;
use crate::geometry::{Point, Rect, Size, Transform};
use crate::rules::Place;

/// The drawing area of a page, as large as what is drawn needs it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    page: Size,
    area: Rect,
    scale: f64,
}

impl Room {
    /// The room on the chosen paper; a drawing that needs more than there is will be shrunk into it.
    #[must_use]
    pub fn new(frame: &Frame, orientation: Orientation, smallest: Size) -> Self {
        let page = frame.paper(orientation);
        let area = frame.area(page);
        let scale = (area.width() / smallest.width).min(area.height() / smallest.height).min(1.0);
        Self { page, area, scale }
    }

    /// How much room the drawing sees.
    #[must_use]
    pub fn size(&self) -> Size {
        Size::of(self.area.width() / self.scale, self.area.height() / self.scale)
    }

    /// The page with a drawing that is measured from the corner of the room.
    #[must_use]
    pub fn body(&self, title: impl Into<String>, inside: Draft) -> Body {
        let mut draft = Draft::new();
        if self.scale < 1.0 {
            draft.add_transformed(self.area.min, inside, Transform::scale(self.scale, self.scale));
        } else {
            draft.add(self.area.min, inside);
        }
        Body { title: title.into(), size: self.page, side: SheetSide::Front, draft }
    }
}

impl Printout {
    /// Lets bodies stand for a place as a whole, and notes the texts that were cut on them, once for all.
    pub fn seal(&mut self, bodies: &mut [Body], place: impl Into<Place>, what: &str) {
        let place = place.into();
        let tag = self.tag(place.clone());
        let mut all = Draft::new();
        for body in bodies {
            let mut draft = std::mem::take(&mut body.draft);
            all.cut.append(&mut draft.cut);
            body.draft.add_tagged(Point::ORIGIN, draft, tag);
        }
        self.note_cut_texts(&mut all, place, what);
    }
}
