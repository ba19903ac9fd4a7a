//! A record sheet as a page of its own: large silhouette and arcs, the price in detail, and room for notes.

use super::Sheet;
use super::price::price_table;
use super::strips::{Metrics, Strip, box_strips, divided, draw, notes};
use crate::drawing::Path;
use crate::geometry::{Mm, Point, Rect, Size};
use crate::sheets::{Draft, Printout};

/// How high the coloured band at the top is, with the gap below it.
const BAND: Mm = Mm::new(7.0);
/// The least room for notes.
const NOTES: Mm = Mm::new(22.0);
/// By how much lines may be squeezed before a sheet goes on, the best first.
const SQUEEZES: [f64; 5] = [1.0, 0.93, 0.86, 0.8, 0.72];

/// The sheet as pages of this size, each measured from its own corner: one, or more where its boxes go on.
#[must_use]
pub fn record_pages(sheet: &Sheet, size: Size, printout: &mut Printout) -> Vec<Draft> {
    // The boxes are as wide as the silhouette, the price is as wide as the arcs.
    let metrics = Metrics::page(size.width, 1.0);
    let price_width = metrics.art;
    let boxes_width = size.width - price_width - metrics.gap();
    let top: Mm = BAND + [Strip::Head, Strip::Art].iter().map(|strip| metrics.height(strip, sheet, size.width)).sum();
    let tallest = size.height - top - NOTES;
    let division = |squeeze: f64| {
        let metrics = Metrics::page(boxes_width, squeeze);
        let heights = |strip: &Strip| metrics.height(strip, sheet, boxes_width);
        (metrics, divided(box_strips(sheet), &heights, tallest))
    };
    let fitting = SQUEEZES.into_iter().map(division).find(|(_, divisions)| divisions.len() == 1);
    let (squeezed, divisions) = fitting.unwrap_or_else(|| division(SQUEEZES[SQUEEZES.len() - 1]));
    let mut pages = Vec::new();
    for (index, strips) in divisions.iter().enumerate() {
        let mut draft = Draft::new();
        let whole = Rect::new(Point::ORIGIN, size);
        draft.target(whole);
        let mut pen = BAND;
        let band = Rect::new(whole.min, Size::of(size.width, BAND * 0.4));
        draft.path(Path::rounded_rect(band, band.height() * 0.5).filled(sheet.accent.strong));
        if index == 0 {
            let head = Rect::new(Point::at(Mm::ZERO, BAND), Size::of(size.width, top - BAND));
            draw(&mut draft, head, &[Strip::Head, Strip::Art], &metrics, sheet, printout);
            pen = top;
        }
        let heights: Mm = strips.iter().map(|strip| squeezed.height(strip, sheet, boxes_width)).sum();
        let boxes = Rect::new(Point::at(Mm::ZERO, pen), Size::of(boxes_width, heights));
        draw(&mut draft, boxes, strips, &squeezed, sheet, printout);
        let mut price = Mm::ZERO;
        if index == 0 {
            let at = Point::at(size.width - price_width, pen);
            price = price_table(&mut draft, at, price_width, &metrics, sheet);
        }
        if index + 1 == divisions.len() {
            let below = Point::at(Mm::ZERO, pen + heights.max(price) + metrics.letters);
            notes(&mut draft, Rect { min: below, max: whole.max }, &metrics, sheet);
        }
        printout.note_cut_texts(&mut draft, sheet.place(), &sheet.label());
        let mut page = Draft::new();
        page.add_tagged(Point::ORIGIN, draft, printout.tag(sheet.place()));
        pages.push(page);
    }
    pages
}
