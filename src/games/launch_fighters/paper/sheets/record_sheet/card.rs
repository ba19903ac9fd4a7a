//! Record sheets as cards, several of which fit on a page.

use std::sync::Arc;

use super::Sheet;
use super::strips::{Metrics, Strip, divided, draw, strips};
use drawing::{Group, Path};
use geometry::{Mm, Point, Rect, Size, Vector};
use sheets::look::{RULE, THIN};
use sheets::{Draft, Printout};

/// The distance of a card's contents from its left and right sides.
const PADDING: Mm = Mm::new(4.0);
/// The height of the coloured band at the top of a card.
const BAND: Mm = Mm::new(2.2);
/// The distance from the top of a card to its contents.
const TOP: Mm = Mm::new(5.5);
/// The distance from the contents to the bottom of a card.
const BOTTOM: Mm = Mm::new(3.0);

/// A card before it is drawn. A record sheet that is too tall for one card becomes several.
#[derive(Clone, Debug)]
pub struct Card {
    sheet: Arc<Sheet>,
    width: Mm,
    metrics: Metrics,
    strips: Vec<Strip>,
}

/// The factors by which the height of cards may be reduced so that they share a page, the best first.
const SQUEEZES: [f64; 5] = [1.0, 0.95, 0.9, 0.85, 0.8];

/// The factor by which the height of a fleet's cards must be reduced so that no card is taller than its share of a page. Cards that are too tall even
/// at the smallest factor are ignored here; they take the height that they need.
#[must_use]
pub fn squeeze_to_share(sheets: &[Arc<Sheet>], width: Mm, share: Mm) -> f64 {
    let tallest = Mm::new(f64::MAX);
    let fits = |sheet: &Arc<Sheet>, squeeze: f64| {
        record_cards(sheet, width, squeeze, tallest).iter().map(Card::height).sum::<Mm>() <= share + Mm::new(1e-6)
    };
    let last = SQUEEZES[SQUEEZES.len() - 1];
    let sharing: Vec<&Arc<Sheet>> = sheets.iter().filter(|sheet| fits(sheet, last)).collect();
    SQUEEZES.into_iter().find(|squeeze| sharing.iter().all(|sheet| fits(sheet, *squeeze))).unwrap_or(last)
}

/// The cards of a record sheet: one card, or several that belong together if a single card would be taller than `tallest`.
#[must_use]
pub fn record_cards(sheet: &Arc<Sheet>, width: Mm, squeeze: f64, tallest: Mm) -> Vec<Card> {
    let inside = width - PADDING * 2.0;
    let metrics = Metrics::card(inside, squeeze);
    let heights = |strip: &Strip| metrics.height(strip, sheet, inside);
    divided(strips(sheet), &heights, tallest - TOP - BOTTOM)
        .into_iter()
        .map(|strips| Card { sheet: Arc::clone(sheet), width, metrics, strips })
        .collect()
}

/// A whole record sheet as one card of this width, however tall it gets, and its height; for the live preview of a design.
#[must_use]
pub fn record_card(sheet: &Arc<Sheet>, width: Mm, printout: &mut Printout) -> (Draft, Mm) {
    let mut draft = Draft::new();
    let mut height = Mm::ZERO;
    for card in record_cards(sheet, width, 1.0, Mm::new(f64::MAX)) {
        draft.add(Point::at(Mm::ZERO, height), card.draw(card.height(), printout));
        height += card.height();
    }
    (draft, height)
}

impl Card {
    /// The name of the ship.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.sheet.name
    }

    /// The height that the card needs.
    #[must_use]
    pub fn height(&self) -> Mm {
        let inside = self.width - PADDING * 2.0;
        let contents: Mm = self.strips.iter().map(|strip| self.metrics.height(strip, &self.sheet, inside)).sum();
        TOP + contents + BOTTOM
    }

    /// The card, drawn at this height from its upper left corner. Height that the card does not need becomes room for notes.
    pub fn draw(&self, height: Mm, printout: &mut Printout) -> Draft {
        let whole = Rect::new(Point::ORIGIN, Size::of(self.width, height));
        let mut draft = Draft::new();
        let outline = || Path::rounded_rect(whole, Mm::new(2.5));
        draft.target(whole);
        let band = Rect::new(whole.min, Size::of(self.width, BAND));
        let filled = outline().filled(self.sheet.accent.strong);
        draft.put(Point::ORIGIN, Group::of(vec![(Point::ORIGIN, filled.into())]).clipped(Path::rect(band)));
        draft.path(outline().stroked(RULE, THIN));
        let inside = Rect { min: whole.min + Vector::at(PADDING, TOP), max: whole.max - Vector::at(PADDING, BOTTOM) };
        draw(&mut draft, inside, &self.strips, &self.metrics, &self.sheet, printout);
        printout.note_cut_texts(&mut draft, self.sheet.place(), &self.sheet.label());
        let mut tagged = Draft::new();
        tagged.add_tagged(Point::ORIGIN, draft, printout.tag(self.sheet.place()));
        tagged
    }
}
