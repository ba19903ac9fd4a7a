//! The drawing area of a page that is drawn as a whole, and the factor by which the drawing is shrunk or enlarged. It is shrunk if the paper is too
//! small for it, and enlarged if the paper is much too large.

use super::frame::{Body, Frame};
use super::later::Later;
use super::{Draft, Printout};
use drawing::stock::{Orientation, Paper};
use drawing::{Path, bounds_of};
use geometry::{Point, Rect, Size, Transform};
use project::Place;

/// The drawing area of a page, and the factor that makes the drawing fit into it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Room {
    page: Size,
    area: Rect,
    scale: f64,
}

/// A sheet is enlarged only if the paper is larger than it by at least this factor. On paper that is not so much larger, each page holds more
/// instead.
const WORTH_ENLARGING: f64 = 1.2;

impl Room {
    /// The room on the chosen paper. A drawing that needs at least the size `smallest` is shrunk if the paper offers less.
    #[must_use]
    pub fn new(frame: &Frame, orientation: Orientation, smallest: Size) -> Self {
        let page = frame.paper(orientation);
        let area = frame.area(page);
        let scale = (area.width() / smallest.width).min(area.height() / smallest.height).min(1.0);
        Self { page, area, scale }
    }

    /// The room for a drawing that fills a page of ordinary size. On much larger paper the drawing is enlarged, so that it can be read from farther
    /// away, instead of being spread out.
    #[must_use]
    pub fn filled(frame: &Frame, orientation: Orientation, smallest: Size) -> Self {
        let room = Self::new(frame, orientation, smallest);
        let ordinary = frame.area(orientation.page(Paper::A4)).size();
        let growth = (room.area.width() / ordinary.width).min(room.area.height() / ordinary.height);
        if growth > WORTH_ENLARGING { Self { scale: growth, ..room } } else { room }
    }

    /// The same room, for a drawing in which everything is set smaller by a factor.
    #[must_use]
    pub fn smaller(self, scale: f64) -> Self {
        Self { scale: self.scale * scale, ..self }
    }

    /// The size of the room in the drawing's own units, before the drawing is shrunk or enlarged.
    #[must_use]
    pub fn size(&self) -> Size {
        Size::of(self.area.width() / self.scale, self.area.height() / self.scale)
    }

    /// A page with a drawing, which is measured from the corner of the room.
    #[must_use]
    pub fn body(&self, title: impl Into<String>, inside: Draft) -> Body {
        Body::front(title.into(), self.page, self.placed(inside))
    }

    /// A page with a drawing that is made only when the page is needed; it is measured from the corner of the room.
    #[must_use]
    pub fn body_later(&self, title: impl Into<String>, inside: impl Fn(&mut Printout) -> Draft + Send + Sync + 'static) -> Body {
        let room = *self;
        Body::front(title, self.page, Draft::new()).with(Later::new(move |printout| room.placed(inside(printout))))
    }

    fn placed(&self, inside: Draft) -> Draft {
        let mut draft = Draft::new();
        let scale = Transform::scale(self.scale, self.scale);
        if scale == Transform::IDENTITY {
            draft.add(self.area.min, inside);
        } else {
            draft.add_transformed(self.area.min, inside, scale);
        }
        draft
    }
}

impl Printout {
    /// Tags the whole of each body with a place, and adds one finding for all texts that were cut off on them. `what` is what the finding calls the
    /// thing.
    pub fn seal(&mut self, bodies: &mut [Body], place: impl Into<Place>, what: &str) {
        let place = place.into();
        let tag = self.tag(place.clone());
        let mut all = Draft::new();
        for body in bodies {
            let mut draft = std::mem::take(&mut body.draft);
            all.cut.append(&mut draft.cut);
            // A click between the items finds the place as well.
            if let Some(bounds) = bounds_of(&draft.items) {
                draft.items.insert(0, (Point::ORIGIN, Path::rect(bounds).into()));
            }
            body.draft.add_tagged(Point::ORIGIN, draft, tag);
        }
        self.note_cut_texts(&mut all, place, what);
    }
}
