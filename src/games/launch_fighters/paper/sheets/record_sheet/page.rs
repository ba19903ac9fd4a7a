//! A record sheet on its own page: large silhouette and arcs, the price in detail, and room for notes.

use std::sync::Arc;

use super::Sheet;
use super::price::price_table;
use super::strips::{Metrics, Strip, box_strips, divided, draw, notes};
use drawing::Path;
use geometry::{Mm, Point, Rect, Size};
use sheets::{Draft, Printout};

/// The height of the coloured band at the top, including the gap below it.
const BAND: Mm = Mm::new(7.0);
/// The smallest height of the room for notes.
const NOTES: Mm = Mm::new(22.0);
/// The factors by which the height of lines may be reduced before a sheet continues on another page, the best first.
const SQUEEZES: [f64; 5] = [1.0, 0.93, 0.86, 0.8, 0.72];

/// A page of a record sheet, before it is drawn.
#[derive(Clone, Debug)]
pub struct RecordPage {
    sheet: Arc<Sheet>,
    size: Size,
    /// The measures by which the boxes are drawn; their heights may be reduced.
    metrics: Metrics,
    /// The strips of boxes on this page.
    strips: Vec<Strip>,
    is_first: bool,
    is_last: bool,
}

/// The widths of a page's columns, and where they begin.
struct Columns {
    /// The measures by which the head, the silhouette and the arcs are drawn.
    metrics: Metrics,
    price: Mm,
    boxes: Mm,
    /// The lower edge of silhouette and arcs, below which the columns begin.
    top: Mm,
}

impl Columns {
    /// Divides a page into columns: the boxes are as wide as the silhouette, and the price is as wide as the arcs.
    fn of(sheet: &Sheet, width: Mm) -> Self {
        let metrics = Metrics::page(width, 1.0);
        let price = metrics.art;
        let top = BAND + [Strip::Head, Strip::Art].iter().map(|strip| metrics.height(strip, sheet, width)).sum();
        Self { metrics, price, boxes: width - price - metrics.gap(), top }
    }
}

/// The pages of a record sheet at this size: one, or more if there are too many boxes for one.
#[must_use]
pub fn record_pages(sheet: &Arc<Sheet>, size: Size) -> Vec<RecordPage> {
    let columns = Columns::of(sheet, size.width);
    let tallest = size.height - columns.top - NOTES;
    let division = |squeeze: f64| {
        let metrics = Metrics::page(columns.boxes, squeeze);
        let heights = |strip: &Strip| metrics.height(strip, sheet, columns.boxes);
        (metrics, divided(box_strips(sheet), &heights, tallest))
    };
    let fitting = SQUEEZES.into_iter().map(division).find(|(_, divisions)| divisions.len() == 1);
    let (metrics, divisions) = fitting.unwrap_or_else(|| division(SQUEEZES[SQUEEZES.len() - 1]));
    let last = divisions.len().saturating_sub(1);
    let page = |(index, strips)| {
        let sheet = Arc::clone(sheet);
        RecordPage { sheet, size, metrics, strips, is_first: index == 0, is_last: index == last }
    };
    divisions.into_iter().enumerate().map(page).collect()
}

impl RecordPage {
    /// The drawing of the page, from its upper left corner.
    pub fn draw(&self, printout: &mut Printout) -> Draft {
        let Self { sheet, size, metrics, strips, .. } = self;
        let columns = Columns::of(sheet, size.width);
        let mut draft = Draft::new();
        let whole = Rect::new(Point::ORIGIN, *size);
        draft.target(whole);
        let mut pen = BAND;
        let band = Rect::new(whole.min, Size::of(size.width, BAND * 0.4));
        draft.path(Path::rounded_rect(band, band.height() * 0.5).filled(sheet.accent.strong));
        if self.is_first {
            let head = Rect::new(Point::at(Mm::ZERO, BAND), Size::of(size.width, columns.top - BAND));
            draw(&mut draft, head, &[Strip::Head, Strip::Art], &columns.metrics, sheet, printout);
            pen = columns.top;
        }
        let heights: Mm = strips.iter().map(|strip| metrics.height(strip, sheet, columns.boxes)).sum();
        let boxes = Rect::new(Point::at(Mm::ZERO, pen), Size::of(columns.boxes, heights));
        draw(&mut draft, boxes, strips, metrics, sheet, printout);
        let mut price = Mm::ZERO;
        if self.is_first {
            let at = Point::at(size.width - columns.price, pen);
            price = price_table(&mut draft, at, columns.price, &columns.metrics, sheet);
        }
        if self.is_last {
            let below = Point::at(Mm::ZERO, pen + heights.max(price) + columns.metrics.letters);
            notes(&mut draft, Rect { min: below, max: whole.max }, &columns.metrics, sheet);
        }
        printout.note_cut_texts(&mut draft, sheet.place(), &sheet.label());
        let mut page = Draft::new();
        page.add_tagged(Point::ORIGIN, draft, printout.tag(sheet.place()));
        page
    }
}
