//! The horizontal strips that a record sheet is made of, their heights, and how a sheet that is too tall is divided.

use super::boxes::{A_LINE, line, lines, middle};
use super::{Sheet, head};
use geometry::{Mm, Point, Rect, Size};
use launch_fighters::Part;
use sheets::look::{FAINT, REMARK, RULE, SMALL, STRONG, TEXT, THIN};
use sheets::{Draft, Printout};

/// The measures by which a record sheet is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Metrics {
    /// The width of the words at the left of the boxes.
    pub label: Mm,
    /// The width of the number after the words.
    pub number: Mm,
    /// The width of the mark after ten boxes.
    pub mark: Mm,
    /// The distance from the middle of one box to the next.
    pub pitch: Mm,
    /// The height of a line of levels.
    pub row: Mm,
    /// The size of letters.
    pub letters: Mm,
    /// The width of outlines.
    pub stroke: f64,
    /// The size of the head relative to that of a card.
    pub head: f64,
    /// The height of silhouette and arcs.
    pub art: Mm,
}

/// A strip across a record sheet.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Strip {
    /// The head of the sheet: name, letter and cost.
    Head,
    /// A shorter head where a sheet continues: name and letter.
    Again,
    /// The pictures: silhouette and arcs.
    Art,
    /// The title of a group of lines. The flag says whether the numbers of the boxes stand below the title.
    Section(&'static str, bool),
    /// A line of boxes of a part, beginning with the box that has this index, from 0.
    Boxes(Part, u32),
    /// A remark about the lines above.
    Remark(&'static str),
    /// Remarks of the designer, and room for the player's notes.
    Notes,
}

impl Metrics {
    /// The greatest distance from the middle of one box of a card to the next.
    const CARD_PITCH: Mm = Mm::new(5.6);

    /// The measures of a card with this width between its margins; `squeeze` is the factor by which its height is reduced.
    pub fn card(width: Mm, squeeze: f64) -> Self {
        let (label, number, mark) = (Mm::new(21.5), Mm::new(6.5), Mm::new(5.0));
        let pitch = ((width - label - number - mark) / 10.0).min(Self::CARD_PITCH);
        Self {
            label: width - number - mark - pitch * 10.0,
            number,
            mark,
            pitch,
            row: Mm::new(5.2) * squeeze,
            letters: Mm::new(2.9),
            stroke: 0.22,
            head: 1.0,
            art: Mm::new(23.0) * squeeze,
        }
    }

    /// The measures of a sheet on its own page, in a column of this width; `squeeze` is the factor by which its height is reduced if there is much to
    /// show.
    pub fn page(width: Mm, squeeze: f64) -> Self {
        let (label, number, mark) = (Mm::new(29.0), Mm::new(9.0), Mm::new(8.0));
        let pitch = (width - label - number - mark) / 10.0;
        Self {
            label,
            number,
            mark,
            pitch,
            row: Mm::new(7.8) * squeeze,
            letters: Mm::new(3.7),
            stroke: 0.3,
            head: 1.75,
            art: Mm::new(64.0),
        }
    }

    /// The width and height of a box of this part.
    pub fn side(&self, part: Part) -> Mm {
        self.pitch.min(self.height_of(part)) * 0.82
    }

    /// The height of the title of a group of lines.
    pub fn section(&self) -> Mm {
        self.letters * 2.3
    }

    /// The gap between silhouette and arcs, and between boxes and price.
    pub fn gap(&self) -> Mm {
        self.letters * 1.6
    }

    fn height_of(&self, part: Part) -> Mm {
        if part == Part::Missiles { self.row * 0.88 } else { self.row }
    }

    /// The height of a strip; for notes, the smallest height that they can have.
    pub fn height(&self, strip: &Strip, sheet: &Sheet, width: Mm) -> Mm {
        match strip {
            Strip::Head => Mm::new(15.0) * self.head,
            Strip::Again => Mm::new(9.0) * self.head,
            Strip::Art => self.art + self.letters * 0.7,
            Strip::Section(..) => self.section(),
            Strip::Boxes(part, _) => self.height_of(*part),
            Strip::Remark(_) => self.letters * 1.3,
            Strip::Notes => {
                let words = notes_height(self, sheet, width);
                self.section() + self.letters * 0.3 + if words > Mm::ZERO { words } else { self.row * 1.15 }
            }
        }
    }
}

/// All strips of a sheet, from top to bottom.
pub(super) fn strips(sheet: &Sheet) -> Vec<Strip> {
    let mut strips = vec![Strip::Head, Strip::Art];
    strips.extend(box_strips(sheet));
    strips.push(Strip::Notes);
    strips
}

/// The strips of boxes, with their titles and remarks.
pub(super) fn box_strips(sheet: &Sheet) -> Vec<Strip> {
    let amount = |part| sheet.ship.amount(part);
    let of = |part: Part| (0..lines(part, amount(part))).map(move |line| Strip::Boxes(part, line * A_LINE));
    let mut strips = vec![Strip::Section("Stats", true)];
    strips.extend(Part::STATS.into_iter().flat_map(of));
    strips.push(Strip::Section("Munitions", false));
    strips.extend(Part::MUNITIONS.into_iter().flat_map(of));
    if sheet.options.warp_for_fighters && sheet.ship.warp_fighters && amount(Part::Fighters) > 0 {
        strips.push(Strip::Remark("Every squadron carries a warp drive."));
    }
    let add_ons: Vec<Part> = Part::ADD_ONS.into_iter().filter(|part| amount(*part) > 0).collect();
    if !add_ons.is_empty() {
        strips.push(Strip::Section("Add-ons", false));
        strips.extend(add_ons.iter().copied().flat_map(of));
    }
    if sheet.options.holds_can_be_hit && add_ons.iter().any(|part| matches!(part, Part::Cargo | Part::Passengers)) {
        strips.push(Strip::Remark("Holds can be hit and are reduced like a stat."));
    }
    strips
}

/// Divides strips into parts that are no taller than `tallest`; a title stays with the lines below it.
pub(super) fn divided(strips: Vec<Strip>, heights: &dyn Fn(&Strip) -> Mm, tallest: Mm) -> Vec<Vec<Strip>> {
    let mut divisions: Vec<Vec<Strip>> = Vec::new();
    let mut used = Mm::ZERO;
    let mut strips = strips.into_iter().peekable();
    while let Some(strip) = strips.next() {
        let height = heights(&strip);
        let follower = match (&strip, strips.peek()) {
            (Strip::Section(..), Some(next)) => heights(next),
            _ => Mm::ZERO,
        };
        match divisions.last_mut() {
            Some(division) if used + height + follower <= tallest => division.push(strip),
            None => {
                divisions.push(vec![strip]);
                used = Mm::ZERO;
            }
            Some(_) => {
                used = heights(&Strip::Again);
                divisions.push(vec![Strip::Again, strip]);
            }
        }
        used += height;
    }
    divisions
}

/// Draws strips one below the other; the notes take all the height that is left.
pub(super) fn draw(draft: &mut Draft, area: Rect, strips: &[Strip], metrics: &Metrics, sheet: &Sheet, printout: &mut Printout) {
    let mut pen = area.min.y;
    for strip in strips {
        let height = match strip {
            Strip::Notes => area.max.y - pen,
            other => metrics.height(other, sheet, area.width()),
        };
        let rect = Rect::new(Point::at(area.min.x, pen), Size::of(area.width(), height));
        match strip {
            Strip::Head => head::head(draft, rect, metrics, sheet, printout),
            Strip::Again => head::again(draft, rect, metrics, sheet, printout),
            Strip::Art => head::art(draft, rect, metrics, sheet),
            Strip::Section(title, numbered) => section(draft, rect, metrics, title, *numbered),
            Strip::Boxes(part, first) => {
                let mut boxes = Draft::new();
                line(&mut boxes, rect, metrics, sheet, *part, *first);
                draft.add_tagged(Point::ORIGIN, boxes, printout.tag(sheet.part_place(*part)));
            }
            Strip::Remark(words) => {
                let words_at = Rect { min: Point::at(rect.min.x + metrics.label + metrics.number, rect.min.y), max: rect.max };
                draft.line(words, REMARK.sized(metrics.letters * 0.85), words_at);
            }
            Strip::Notes => notes(draft, rect, metrics, sheet),
        }
        pen += height;
    }
}

/// Draws a small title with a line after it, and the numbers of the boxes below.
pub(super) fn section(draft: &mut Draft, rect: Rect, metrics: &Metrics, title: &str, numbered: bool) {
    // The line after the title lies a little above the lines that follow.
    let y = rect.max.y - metrics.letters * 0.25;
    let words = Rect { min: Point::at(rect.min.x, rect.min.y + metrics.letters * 0.6), max: Point::at(rect.max.x, y) };
    let style = STRONG.sized(metrics.letters * 0.82).colored(FAINT);
    let (words, _) = words.cut_left(metrics.label);
    draft.line(&title.to_uppercase(), style, words);
    if numbered {
        for index in 0..A_LINE {
            let at = middle(words, metrics, index);
            let room = Rect::around(at, Size::of(metrics.pitch, words.height()));
            draft.line(&(index + 1).to_string(), SMALL.sized(metrics.letters * 0.75).centred(), room);
        }
    }
    draft.rule(Point::at(rect.min.x, y), Point::at(rect.max.x, y), RULE, THIN);
}

fn notes_height(metrics: &Metrics, sheet: &Sheet, width: Mm) -> Mm {
    let style = TEXT.sized(metrics.letters * 0.92);
    let lines = drawing::text::paragraphs(sheet.ship.notes.trim(), style, width).len().min(MOST_NOTE_LINES);
    if sheet.ship.notes.trim().is_empty() { Mm::ZERO } else { style.line_height() * lines as f64 }
}

/// How many lines the designer's notes get on a sheet at most; longer notes are shrunk to fit.
const MOST_NOTE_LINES: usize = 4;

/// Draws the designer's remarks, and fills the room below them with lines to write on.
pub(super) fn notes(draft: &mut Draft, rect: Rect, metrics: &Metrics, sheet: &Sheet) {
    let (title, rest) = rect.cut_top(metrics.section());
    section(draft, title, metrics, "Notes", false);
    let words = notes_height(metrics, sheet, rect.width());
    let (_, rest) = rest.cut_top(metrics.letters * 0.3);
    let (prose, rest) = rest.cut_top(words.min(rest.height()));
    draft.text(sheet.ship.notes.trim(), TEXT.sized(metrics.letters * 0.92).top(), prose);
    let step = metrics.row * 1.15;
    let mut y = rest.min.y + step;
    while y <= rest.max.y {
        draft.rule(Point::at(rect.min.x, y), Point::at(rect.max.x, y), RULE, THIN);
        y += step;
    }
}
