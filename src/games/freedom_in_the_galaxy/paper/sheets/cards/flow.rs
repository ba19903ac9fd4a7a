//! Text on a card: headings with sentences below them, all in the largest letters that fit.

use drawing::Face;
use drawing::text::{self, Style};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::look::{FAINT, INK};

/// A heading, which may be empty, with the sentences below it.
pub struct Block {
    /// The heading; may be empty.
    pub heading: &'static str,
    /// The sentences below, a paragraph each.
    pub sentences: Vec<String>,
}

/// The size of the smallest letters on a large card (six points).
const SIX_POINTS: Mm = Mm::new(2.12);
/// The smallest size of letters that is easy to read; in smaller letters, paragraphs are joined to save room.
pub(super) const EASY: Mm = Mm::new(2.5);
/// A card whose text is wider than this counts as large.
const LARGE: Mm = Mm::new(34.0);
/// The factor by which the letters shrink at each try.
const STEP: f64 = 0.97;
/// The size of a heading relative to its text.
const HEADING: f64 = 0.78;
/// The gap above a heading and between sentences, as a share of the size of the letters.
const GAP: f64 = 0.35;

/// The height of blocks in letters of this size at this width. In small letters, the paragraphs of a block are joined.
pub fn height(blocks: &[Block], size: Mm, width: Mm) -> Mm {
    let rect = Rect::new(Point::ORIGIN, Size::of(width, Mm::ZERO));
    if width > LARGE && size < EASY {
        return laid(&blocks.iter().map(Block::joined).collect::<Vec<_>>(), size, rect).1;
    }
    laid(blocks, size, rect).1
}

/// Draws blocks into a rectangle, from its top down. Letters shrink from `size` until all text fits, on a large card to no less than six points. If
/// letters become small, each block is joined into one paragraph; text that never fits is cut off.
pub fn blocks(draft: &mut Draft, blocks: &[Block], size: Mm, rect: Rect) {
    let (easy, least) = if rect.width() > LARGE { (EASY.min(size), SIX_POINTS) } else { (Draft::SMALLEST, Draft::SMALLEST) };
    let joined: Vec<Block> = blocks.iter().map(Block::joined).collect();
    let found = fitting(blocks, size, easy, rect).or_else(|| fitting(&joined, size, least, rect));
    if let Some(found) = found {
        draft.items.extend(found.items);
        return;
    }
    // The text does not fit at any size: it is joined into one paragraph, which is cut off.
    let block = |block: &Block| {
        let head = if block.heading.is_empty() { String::new() } else { format!("{}: ", block.heading) };
        head + &block.sentences.join(" ")
    };
    let words: Vec<String> = blocks.iter().filter(|block| !block.sentences.is_empty()).map(block).collect();
    draft.text(&words.join(" "), style(least).top(), rect);
}

/// The drawing of blocks in the largest letters that fit, from `size` down to `least`; `None` if even the smallest letters do not fit.
fn fitting(blocks: &[Block], mut size: Mm, least: Mm, rect: Rect) -> Option<Draft> {
    loop {
        let (tried, height) = laid(blocks, size, rect);
        if height <= rect.height() {
            return Some(tried);
        }
        if size <= least {
            return None;
        }
        size = (size * STEP).max(least);
    }
}

impl Block {
    /// The block with all its sentences joined into one paragraph.
    fn joined(&self) -> Self {
        let all = self.sentences.join(" ");
        Self { heading: self.heading, sentences: if all.is_empty() { Vec::new() } else { vec![all] } }
    }
}

const fn style(size: Mm) -> Style {
    Style::new(Face::Regular, 3.0).colored(INK).sized(size)
}

/// The drawing of blocks in letters of this size, and its height.
fn laid(blocks: &[Block], size: Mm, rect: Rect) -> (Draft, Mm) {
    let (mut draft, mut height) = (Draft::new(), Mm::ZERO);
    let mut put = |words: &str, style: Style, height: &mut Mm| {
        let at = Point::at(rect.min.x, rect.min.y + *height);
        let (items, tall) = text::stack(text::paragraphs(words, style, rect.width()), at);
        draft.items.extend(items);
        *height += tall;
    };
    for block in blocks.iter().filter(|block| !block.sentences.is_empty()) {
        if !block.heading.is_empty() {
            let least = if rect.width() > LARGE { SIX_POINTS } else { Draft::SMALLEST };
            let heading = Style::new(Face::Bold, 3.0).colored(FAINT).sized((size * HEADING).max(least));
            if height > Mm::ZERO {
                height += size * GAP;
            }
            put(block.heading, heading, &mut height);
        }
        for (at, sentence) in block.sentences.iter().enumerate() {
            if at > 0 {
                height += size * GAP;
            }
            put(sentence, style(size), &mut height);
        }
        height += size * GAP;
    }
    (draft, height)
}
