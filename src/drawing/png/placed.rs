//! The rows of pixels that each item of a page covers, so that painting a strip takes only the items that touch it.

use tiny_skia::Pixmap;

use super::paint::{Painter, room};
use crate::{Item, Items, Page, Stopped};
use geometry::{Mm, Point, Transform};

/// The items of a page in drawing order; plain groups are replaced by their items.
pub(super) struct Placed<'page>(Vec<PlacedItem<'page>>);

/// An item with its position on the bitmap of the page.
struct PlacedItem<'page> {
    item: &'page Item,
    to_pixels: Transform,
    /// The rows that the item may colour, as the first row and the row after the last.
    rows: (f64, f64),
}

impl<'page> Placed<'page> {
    /// The items of a page, placed by a transform from millimetres to pixels.
    pub fn of(page: &'page Page, to_pixels: Transform) -> Self {
        let mut placed = Self(Vec::new());
        placed.add(&page.items, to_pixels);
        placed
    }

    /// Whether there is a picture among the items.
    pub fn have_picture(&self) -> bool {
        self.0.iter().any(|placed| holds_picture(placed.item))
    }

    /// Paints the visible items on a canvas that begins `top` rows below the top of the page.
    pub fn paint(&self, painter: &mut Painter, canvas: &mut Pixmap, top: u32) -> Result<(), Stopped> {
        let (first, behind) = (f64::from(top), f64::from(top + canvas.height()));
        for placed in &self.0 {
            painter.meet()?;
            if placed.rows.0 < behind && placed.rows.1 > first {
                let mut here = placed.to_pixels;
                here.f -= Mm::new(first);
                painter.item(canvas, placed.item, here)?;
            }
        }
        Ok(())
    }

    fn add(&mut self, items: &'page Items, to_pixels: Transform) {
        for (at, item) in items {
            let here = Transform::translate(*at - Point::ORIGIN).then(to_pixels);
            match item {
                Item::Group(group) if group.clip.is_none() => self.add(&group.items, group.transform.then(here)),
                _ => {
                    let Some(room) = room(item, here) else { continue };
                    self.0.push(PlacedItem { item, to_pixels: here, rows: (room.min.y.get(), room.max.y.get()) });
                }
            }
        }
    }
}

fn holds_picture(item: &Item) -> bool {
    match item {
        Item::Image(_) => true,
        Item::Group(group) => group.items.iter().any(|(_, item)| holds_picture(item)),
        Item::Path(_) | Item::Text(_) => false,
    }
}
