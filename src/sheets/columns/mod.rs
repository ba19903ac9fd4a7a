//! Prose in columns: headings, paragraphs, lists and small tables, balanced over the columns of a page.

mod balance;

use crate::Draft;
use crate::flow::{Flow, TIGHT};
use crate::look::{INK, LINE, RULE, STRONG, TEXT, THIN};
use balance::{Line, balanced, split, tallest};
use drawing::text::{self, Part, Style};
use drawing::{Color, Path, Tag};
use geometry::{Mm, Point, Rect, Size, Vector};

/// If the last page would have fewer lines than this, all lines are set tighter, so that the page is not needed.
const SCRAPS: usize = 30;

/// The gap between columns.
const GUTTER: Mm = Mm::new(8.0);

/// Prose that is broken into lines of one column's width but not yet put on pages.
#[derive(Clone, Debug)]
pub struct Columns {
    count: usize,
    width: Mm,
    style: Style,
    lines: Vec<Line>,
    /// The same prose set tighter, which is used if the last page would otherwise have only a few lines.
    tight: Option<Box<Self>>,
}

impl Columns {
    /// Empty columns, as many as fit into the width `whole`: at most `most`, and none narrower than `narrowest`, unless there is only one.
    #[must_use]
    pub fn new(whole: Mm, most: usize, narrowest: Mm) -> Self {
        let fitting = ((whole + GUTTER) / (narrowest + GUTTER)).floor().max(1.0) as usize;
        let count = fitting.min(most);
        let width = (whole - GUTTER * (count - 1) as f64) / count as f64;
        let whole = Self { count, width, style: TEXT, lines: Vec::new(), tight: None };
        whole.set_in(TEXT.sized(Mm::new(3.1)))
    }

    /// Sets all text that is added from now on in this style.
    #[must_use]
    pub fn set_in(self, style: Style) -> Self {
        let tight = Self { style: style.sized(style.size * TIGHT), tight: None, ..self.clone() };
        Self { style, tight: Some(Box::new(tight)), ..self }
    }

    /// Makes the same change to the tighter setting, if there is one.
    fn also(&mut self, set: impl FnOnce(&mut Self)) {
        if let Some(tight) = &mut self.tight {
            set(tight);
        }
    }

    /// The width of each column.
    #[must_use]
    pub const fn width(&self) -> Mm {
        self.width
    }

    /// Adds a heading, with a line of this colour below it.
    pub fn heading(&mut self, words: &str, color: Color) {
        self.also(|tight| tight.heading(words, color));
        let line = self.headed(words, color);
        self.lines.push(line);
    }

    /// Adds a heading. A click on it leads to the place in the project that the tag names.
    pub fn heading_of(&mut self, tag: Tag, words: &str, color: Color) {
        self.also(|tight| tight.heading_of(tag, words, color));
        let mut line = self.headed(words, color);
        let mut tagged = Draft::new();
        tagged.add_tagged(Point::ORIGIN, line.draft, tag);
        line.draft = tagged;
        self.lines.push(line);
    }

    fn headed(&self, words: &str, color: Color) -> Line {
        let size = self.style.size;
        let height = size * 2.0;
        let mut draft = Draft::new();
        draft.line(
            words,
            STRONG.sized(size * 1.3).colored(color).bottom(),
            Rect::new(Point::ORIGIN, Size::of(self.width, size * 1.6)),
        );
        let y = size * 1.75;
        draft.rule(Point::at(Mm::ZERO, y), Point::at(self.width, y), color, LINE);
        Line { draft, height, gap: size * 1.1, keeps: true }
    }

    /// Keeps everything that `add` adds together in one column.
    pub fn together(&mut self, add: impl FnOnce(&mut Self)) {
        let start = self.lines.len();
        let start_of_tight = self.tight.as_ref().map_or(0, |tight| tight.lines.len());
        add(self);
        let keep = |lines: &mut [Line]| {
            if let [all_but_last @ .., _] = lines {
                for line in all_but_last {
                    line.keeps = true;
                }
            }
        };
        keep(&mut self.lines[start..]);
        self.also(|tight| keep(&mut tight.lines[start_of_tight..]));
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, words: &str) {
        self.prose(words, Mm::ZERO, None, None);
    }

    /// Adds a paragraph. A click on it leads to the place in the project that the tag names.
    pub fn paragraph_of(&mut self, tag: Tag, words: &str) {
        self.prose(words, Mm::ZERO, None, Some(tag));
    }

    /// Adds a point of a list, with a bullet.
    pub fn point(&mut self, words: &str) {
        self.prose(words, self.style.size, Some("•"), None);
    }

    /// Adds a point of a list. A click on it leads to the place in the project that the tag names.
    pub fn point_of(&mut self, tag: Tag, words: &str) {
        self.prose(words, self.style.size, Some("•"), Some(tag));
    }

    /// Adds a word in bold letters at the left, and its explanation, which is indented.
    pub fn entry(&mut self, word: &str, indent: Mm, words: &str) {
        self.prose(words, indent, Some(word), None);
    }

    /// Adds a word and its explanation. A click on them leads to the place in the project that the tag names.
    pub fn entry_of(&mut self, tag: Tag, word: &str, indent: Mm, words: &str) {
        self.prose(words, indent, Some(word), Some(tag));
    }

    /// Adds a paragraph whose parts are set in different faces (such as bold). It is indented, after a sign that may be empty.
    pub fn mixed(&mut self, sign: &str, indent: Mm, parts: &[Part]) {
        self.also(|tight| tight.mixed(sign, indent, parts));
        let lines = text::mixed(parts, self.style, self.width - indent);
        self.put(lines, indent, Some(sign), None);
    }

    /// Adds a drawing of this height, which may be as wide as a column.
    pub fn drawing(&mut self, draft: &Draft, height: Mm) {
        self.also(|tight| tight.drawing(draft, height));
        self.lines.push(Line { draft: draft.clone(), height, gap: self.style.size * 0.6, keeps: false });
    }

    /// Adds a few words that introduce what follows; they stay in the same column as the first line after them.
    pub fn lead(&mut self, words: &str) {
        self.also(|tight| tight.lead(words));
        let (index, style) = (self.lines.len(), self.style);
        self.style = STRONG.sized(style.size);
        self.set(words, Mm::ZERO, None, None);
        self.style = style;
        self.lines.iter_mut().skip(index).for_each(|line| line.keeps = true);
    }

    /// Adds an option with a box, which is filled if the option is in use.
    pub fn option(&mut self, in_use: bool, words: &str) {
        self.also(|tight| tight.option(in_use, words));
        let index = self.lines.len();
        self.set(words, self.style.size * 1.5, Some(""), None);
        if let Some(line) = self.lines.get_mut(index) {
            let side = self.style.size * 0.8;
            let square = Rect::new(Point::at(Mm::ZERO, (self.style.line_height() - side) * 0.5), Size::of(side, side));
            line.draft.path(Path::rect(square).stroked(INK, THIN));
            if in_use {
                line.draft.path(Path::rect(square.inset(side * 0.2)).filled(INK));
            }
        }
    }

    /// Adds a table: a row of heads and rows of cells. `shares` are the relative widths of its columns.
    pub fn table(&mut self, shares: &[f64], heads: &[&str], rows: &[&[&str]]) {
        self.also(|tight| tight.table(shares, heads, rows));
        let size = self.style.size;
        let padding = size * 0.25;
        let whole: f64 = shares.iter().sum();
        for (number, cells) in std::iter::once(heads).chain(rows.iter().copied()).enumerate() {
            let style = if number == 0 { STRONG.sized(size * 0.92) } else { self.style.sized(size * 0.92) };
            let mut draft = Draft::new();
            let (mut x, mut height) = (Mm::ZERO, Mm::ZERO);
            for (share, words) in shares.iter().zip(cells) {
                let width = self.width * (share / whole);
                let style = if x == Mm::ZERO { STRONG.sized(style.size) } else { style };
                height = height.max(draft.prose(words, style, Point::at(x, padding), width - size * 0.6));
                x += width;
            }
            height += padding * 2.0;
            let rule = if number == 0 { INK } else { RULE };
            draft.rule(Point::at(Mm::ZERO, height), Point::at(self.width, height), rule, THIN);
            let gap = if number == 0 { size * 0.3 } else { Mm::ZERO };
            self.lines.push(Line { draft, height, gap, keeps: number < rows.len() });
        }
    }

    fn prose(&mut self, words: &str, indent: Mm, mark: Option<&str>, tag: Option<Tag>) {
        self.also(|tight| tight.set(words, indent, mark, tag));
        self.set(words, indent, mark, tag);
    }

    fn set(&mut self, words: &str, indent: Mm, mark: Option<&str>, tag: Option<Tag>) {
        self.put(text::paragraphs(words, self.style, self.width - indent), indent, mark, tag);
    }

    /// Adds lines that were broken to fit the width that the indent leaves.
    fn put(&mut self, lines: Vec<text::Line>, indent: Mm, mark: Option<&str>, tag: Option<Tag>) {
        let marks = mark.filter(|mark| !mark.is_empty()).map_or_else(Vec::new, |mark| self.catchword(mark, &lines, indent));
        let count = lines.len().max(marks.len());
        let more = marks.len().saturating_sub(lines.len());
        let empty = text::Line { items: Vec::new(), height: self.style.line_height() };
        let lines = lines.into_iter().chain(std::iter::repeat_n(empty, more));
        let mut marks = marks.into_iter();
        for (index, line) in lines.enumerate() {
            let height = line.height;
            let mut draft = Draft::new();
            if tag.is_some() {
                draft.target(Rect::new(Point::ORIGIN, Size::of(self.width, height)));
            }
            if let Some(mark) = marks.next() {
                draft.items.extend(mark.items);
                draft.cut.extend(mark.cut);
            }
            draft.items.extend(line.items.into_iter().map(|(at, item)| (at + Vector::at(indent, Mm::ZERO), item)));
            if let Some(tag) = tag {
                let mut tagged = Draft::new();
                tagged.add_tagged(Point::ORIGIN, draft, tag);
                draft = tagged;
            }
            let gap = if index == 0 { self.style.size * 0.45 } else { Mm::ZERO };
            // A paragraph never has its first or last line alone in a column (no widows or orphans).
            let keeps = index + 1 < count && (index == 0 || index + 2 == count);
            self.lines.push(Line { draft, height, gap, keeps });
        }
    }

    /// The drafts of a keyword that stands beside lines, one draft for each line. A keyword that is longer than the indent continues beside the next
    /// lines; a single word that is too long is made smaller.
    fn catchword(&self, mark: &str, lines: &[text::Line], indent: Mm) -> Vec<Draft> {
        let style = STRONG.sized(self.style.size);
        let room = indent - self.style.size * 0.3;
        let is_too_wide = |words: &str| text::width(words, style.face, style.size) > room;
        if is_too_wide(mark) && !mark.split_whitespace().any(is_too_wide) {
            let broken = text::paragraphs(mark, style, room).into_iter();
            return broken.map(|line| Draft { items: line.items, cut: Vec::new() }).collect();
        }
        let height = lines.first().map_or_else(|| style.line_height(), |line| line.height);
        let mut draft = Draft::new();
        draft.line(mark, style, Rect::new(Point::ORIGIN, Size::of(room, height)));
        vec![draft]
    }

    /// The height of the prose when it stands in columns of about equal height.
    #[must_use]
    pub fn height(&self) -> Mm {
        let all: Mm = self.lines.iter().map(|line| line.height + line.gap).sum();
        tallest(&self.lines, &balanced(&self.lines, self.count, all))
    }

    /// Puts the prose on pages, column by column. On the last page all columns end at about the same height.
    ///
    /// If only a few lines would be on the last of several pages, all lines are set tighter, if this makes that page unnecessary.
    pub fn pour(self, flow: &mut Flow) {
        let (pages, last) = self.pages(flow);
        match self.tight {
            Some(tight) if pages > 1 && last < SCRAPS && tight.pages(flow).0 < pages => tight.pour(flow),
            _ => self.pour_as_set(flow),
        }
    }

    /// How high a column can be on the page that is being filled, or on the next page if the present one is nearly full.
    fn room(&self, flow: &Flow) -> Mm {
        if flow.left() < self.style.size * 12.0 { flow.tallest() } else { flow.left() }
    }

    /// How many pages are needed, and how many lines are on the last of them.
    fn pages(&self, flow: &Flow) -> (usize, usize) {
        let (mut rest, mut room) = (self.lines.as_slice(), self.room(flow));
        let (mut pages, mut last) = (0, 0);
        while !rest.is_empty() {
            last = split(rest, self.count, room).0.iter().sum();
            rest = &rest[last..];
            room = flow.tallest();
            pages += 1;
        }
        (pages, last)
    }

    fn pour_as_set(self, flow: &mut Flow) {
        let mut rest = self.lines.as_slice();
        while !rest.is_empty() {
            let room = self.room(flow);
            let (whole, _) = split(rest, self.count, room);
            let taken: usize = whole.iter().sum();
            let balanced = if taken == rest.len() { balanced(rest, self.count, room) } else { whole };
            let height = if taken == rest.len() { tallest(rest, &balanced) } else { room };
            let (rect, draft) = flow.strip(height);
            for (column, count) in balanced.into_iter().enumerate() {
                let (here, later) = rest.split_at(count);
                let mut pen = Point::at(rect.min.x + (self.width + GUTTER) * column as f64, rect.min.y);
                for (index, line) in here.iter().enumerate() {
                    pen.y += if index == 0 { Mm::ZERO } else { line.gap };
                    draft.add(pen, line.draft.clone());
                    pen.y += line.height;
                }
                rest = later;
            }
        }
    }
}
