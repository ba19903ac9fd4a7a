//! Fills pages from top to bottom with strips of any height. If the next strip has no room on a page, a new page begins.

use super::draft::Draft;
use super::frame::{Body, Frame};
use super::look::{FAINT, INK, LINE, REMARK, TITLE};
use super::room::Room;
use drawing::Tag;
use drawing::stock::Orientation;
use drawing::text::{self, Style};
use geometry::{Mm, Point, Rect, Size};
use project::Project;

/// Pages that are being filled from top to bottom.
#[derive(Debug)]
pub struct Flow<'frame, 'project> {
    frame: &'frame Frame<'project>,
    title: String,
    subtitle: String,
    /// A picture at the right end of the title of each page, with its size.
    badge: Option<(Draft, Size)>,
    room: Room,
    area: Rect,
    /// The vertical position at which the next strip begins.
    pen: Mm,
    drafts: Vec<Draft>,
}

/// The smallest width and height for which pages are laid out. For smaller paper, pages of this size are shrunk.
const SMALLEST: Size = Size::new(165.0, 150.0);

/// If a page of its own would hold fewer lines than this, the text is set tighter.
pub const FEW: usize = 6;
/// The factor by which text is shrunk to be set tighter.
pub const TIGHT: f64 = 0.92;

/// The height of the title of a page with the line below it.
const TITLE_HEIGHT: Mm = Mm::new(13.0);
/// The greatest height of the picture beside the title.
pub const BADGE: Mm = Mm::new(8.4);

impl<'frame, 'project> Flow<'frame, 'project> {
    /// Begins pages that each have this title at the head, with the subtitle to its right.
    #[must_use]
    pub fn new(frame: &'frame Frame<'project>, orientation: Orientation, title: &str, subtitle: &str) -> Self {
        let room = Room::filled(frame, orientation, SMALLEST).smaller(frame.scale());
        let area = Rect::new(Point::ORIGIN, room.size());
        let (title, subtitle) = (title.to_owned(), subtitle.to_owned());
        Self { frame, title, subtitle, badge: None, room, area, pen: area.max.y, drafts: Vec::new() }
    }

    /// Adds a picture of this size at the right end of the title of each page, no higher than [`BADGE`].
    #[must_use]
    pub fn with_badge(self, picture: Draft, size: Size) -> Self {
        Self { badge: Some((picture, size)), ..self }
    }

    /// The project that is printed.
    #[must_use]
    pub fn project(&self) -> &'project Project {
        self.frame.project
    }

    /// The width of every strip, which is the width of the area that can be drawn on.
    #[must_use]
    pub fn width(&self) -> Mm {
        self.area.width()
    }

    /// The greatest height that a strip can have.
    #[must_use]
    pub fn tallest(&self) -> Mm {
        self.area.height() - TITLE_HEIGHT
    }

    /// The greatest height that the next strip can have without starting a new page.
    #[must_use]
    pub fn left(&self) -> Mm {
        self.area.max.y - self.pen
    }

    /// Begins the next strip with this height; returns its area and the page's draft. The strip is on a new page if this page has no room for it.
    pub fn strip(&mut self, height: Mm) -> (Rect, &mut Draft) {
        // A rounding error may make a strip that fills a page exactly a little too high.
        if self.drafts.is_empty() || height > self.left() + Mm::new(1e-6) {
            self.page();
        }
        let rect = Rect::new(Point::at(self.area.min.x, self.pen), Size::of(self.area.width(), height));
        self.pen += height;
        let index = self.drafts.len() - 1;
        (rect, &mut self.drafts[index])
    }

    /// Adds prose with a gap below it, on as many pages as it needs.
    pub fn prose(&mut self, words: &str, style: Style) {
        for line in self.broken(words, style) {
            let (rect, draft) = self.strip(line.height);
            let step = rect.min - Point::ORIGIN;
            draft.items.extend(line.items.into_iter().map(|(at, item)| (at + step, item)));
        }
        self.gap(style.size * 0.6);
    }

    /// Breaks prose into lines. If only a few of them would spill onto the next page, the lines are set tighter.
    fn broken(&self, words: &str, style: Style) -> Vec<text::Line> {
        let lines = text::paragraphs(words, style, self.width());
        let mut height = Mm::ZERO;
        let spilled = lines.iter().skip_while(|line| {
            height += line.height;
            height <= self.left()
        });
        let spilled = spilled.count();
        if spilled == 0 || spilled == lines.len() || spilled >= FEW {
            return lines;
        }
        let tight = text::paragraphs(words, style.sized(style.size * TIGHT), self.width());
        if tight.iter().map(|line| line.height).sum::<Mm>() <= self.left() { tight } else { lines }
    }

    /// Adds a heading. It stays on one page with what follows it, at least down to the height `with`.
    pub fn heading(&mut self, words: &str, style: Style, with: Mm) {
        let (rect, draft) = self.headed(style, with);
        draft.line(words, style.bottom(), rect);
    }

    /// Adds a heading. A click on it leads to the place in the project that the tag names.
    pub fn heading_of(&mut self, tag: Tag, words: &str, style: Style, with: Mm) {
        let (rect, draft) = self.headed(style, with);
        let mut drawn = Draft::new();
        drawn.line(words, style.bottom(), rect);
        draft.add_tagged(Point::ORIGIN, drawn, tag);
    }

    /// The area for the letters of a heading, and the draft of its page.
    fn headed(&mut self, style: Style, with: Mm) -> (Rect, &mut Draft) {
        let height = style.size * 1.9;
        if height + with > self.left() && with < self.tallest() {
            self.pen = self.area.max.y;
        }
        let (rect, draft) = self.strip(height);
        (Rect { min: rect.min, max: Point::at(rect.max.x, rect.max.y - style.size * 0.45) }, draft)
    }

    /// Adds a gap of this height, which ends at the foot of the page if the page has less room.
    pub fn gap(&mut self, height: Mm) {
        self.pen = (self.pen + height).min(self.area.max.y);
    }

    /// Ends the page, so that the next strip starts a new one.
    pub fn break_page(&mut self) {
        self.pen = self.area.max.y;
    }

    /// Ends the last page and returns all pages.
    #[must_use]
    pub fn finish(self) -> Vec<Body> {
        let title = |index: usize| match index {
            0 => self.title.clone(),
            more => format!("{}, page {}", self.title, more + 1),
        };
        self.drafts.into_iter().enumerate().map(|(index, draft)| self.room.body(title(index), draft)).collect()
    }

    fn page(&mut self) {
        let mut draft = Draft::new();
        let (head, _) = self.area.cut_top(TITLE_HEIGHT - Mm::new(4.0));
        let mut words = head;
        if let Some((picture, size)) = &self.badge {
            let corner = Point::at(head.max.x - size.width, head.min.y);
            draft.add(corner, picture.clone());
            words.max.x = corner.x - Mm::new(2.0);
        }
        let (left, right) = words.cut_left(words.width() * if self.subtitle.is_empty() { 1.0 } else { 0.66 });
        // A long title is put on two lines before its letters become small. Its second line stays clear of the line below the title, and its letters
        // stay within the area of the page.
        let off = |rect: Rect| Rect {
            min: Point::at(rect.min.x, rect.min.y + Mm::new(0.1)),
            max: Point::at(rect.max.x, rect.max.y - Mm::new(1.1)),
        };
        draft.text(&self.title, TITLE.with_leading(1.1), off(left));
        draft.text(&self.subtitle, REMARK.colored(FAINT).right(), off(right));
        draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
        self.drafts.push(draft);
        self.frame.drew_page();
        self.pen = self.area.min.y + TITLE_HEIGHT;
    }

    /// The frame of the pages.
    #[must_use]
    pub fn frame(&self) -> &'frame Frame<'project> {
        self.frame
    }
}
