//! One ship chart: on the left the boat with its abilities, and on the right its naval phases.

use super::super::boats::Printed;
use super::super::signs;
use super::{IN_A_TURN, damage, deck, words};
use drawing::text;
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;
use sheets::look::{FAINT, HEADING, INK, LINE, SMALL, STRONG, TEXT};
use sheets::table::{Cell, Table};
use vikings::{BoatClass, Content};

/// The height of the head of a chart, including the line below it.
const HEAD: Mm = Mm::new(8.0);
/// The gap between the boat on the left and its naval phases on the right.
const GUTTER: Mm = Mm::new(5.0);
/// How many naval phases fit in one block. If there are more, two blocks stand side by side.
const ONE_BLOCK: usize = 18;
/// What share of a chart's width the boat takes: beside one block of naval phases, and beside two.
const SHARES: [f64; 2] = [0.58, 0.5];
/// The smallest height of the line for a naval phase.
const LOWEST: Mm = Mm::new(4.0);
/// The greatest height of the line for a naval phase.
const HIGHEST: Mm = Mm::new(9.0);
/// The height of a line for a collision.
const COLLISION: Mm = Mm::new(4.4);
/// How many lines for collisions a chart has at least. A chart that is alone on its page has as many as its naval phases leave room for.
const FEWEST: usize = 2;

/// All that is needed to draw a chart.
pub struct Chart<'designs> {
    pub content: &'designs Content,
    pub printed: Printed,
    pub boat: &'designs BoatClass,
    /// For how many turns the chart has lines for naval phases.
    pub turns: u32,
    /// Whether the chart has a page of its own, on which everything is larger.
    pub is_alone: bool,
}

/// The drawing of a chart. The upper left corner of the chart is the origin.
pub struct Drawn {
    pub draft: Draft,
    pub height: Mm,
}

impl Chart<'_> {
    /// Draws the chart for a page of this width. `most` limits the height, and so the number of naval phases.
    pub fn drawn(&self, width: Mm, most: Mm) -> Drawn {
        let mut draft = Draft::new();
        self.head(&mut draft, Rect::new(Point::ORIGIN, Size::of(width, HEAD)));
        let mut top = HEAD;
        if self.is_alone {
            top += deck::draw(&mut draft, self.boat, Point::at(Mm::ZERO, top), width, deck::ALONE);
        }
        let blocks = if self.phases() > ONE_BLOCK { 2 } else { 1 };
        let share = width * SHARES[blocks - 1];
        let corner = Point::at(share + GUTTER, top);
        let right = self.right(&mut draft, Rect::new(corner, Size::of(width - corner.x, most - top)), blocks);
        let left = self.left(&mut draft, Point::at(Mm::ZERO, top), share, right);
        Drawn { draft, height: left.max(right) }
    }

    fn phases(&self) -> usize {
        (self.turns * IN_A_TURN) as usize
    }

    /// Draws the head of the chart: the sign of the boat's side, its name, its force and class, and a line for the name of its commander.
    fn head(&self, draft: &mut Draft, head: Rect) {
        let vessel = self.printed.vessel(self.content);
        let mut words = Rect { min: head.min, max: Point::at(head.max.x, head.max.y - Mm::new(2.0)) };
        if let Some(player) = self.printed.player {
            let (sign, rest) = words.cut_left(Mm::new(6.0));
            draft.path(signs::sign(player, sign.middle(), Mm::new(1.8)).filled(signs::color(player)));
            words = rest;
        }
        let label = self.printed.label(self.content, self.boat);
        let style = HEADING.sized(Mm::new(5.0));
        let (name, rest) = words.cut_left(text::width(label, style.face, style.size).min(words.width() * 0.45) + Mm::new(3.0));
        draft.line(label, style, name);
        let known = match vessel {
            Some((force, vessel)) if !vessel.name.trim().is_empty() => format!("{}, {}", self.boat.label(), force.label()),
            Some((force, _)) => force.label().to_owned(),
            None => String::new(),
        };
        let (what, who) = rest.cut_left(rest.width() * 0.5);
        draft.line(&known, TEXT.colored(FAINT), what);
        draft.line("Commanded by ……………………………", TEXT.colored(FAINT).right(), who);
        draft.rule(Point::at(head.min.x, head.max.y - Mm::new(1.4)), Point::at(head.max.x, head.max.y - Mm::new(1.4)), INK, LINE);
    }

    /// Draws the deck, the abilities, the boxes for damage and the collisions; on a chart that is alone on its page, the deck is drawn elsewhere, at
    /// the top. Returns the y of the lower edge, which is no lower than `foot` if there is room.
    fn left(&self, draft: &mut Draft, corner: Point, width: Mm, foot: Mm) -> Mm {
        let mut pen = corner;
        if !self.is_alone {
            pen.y += deck::draw(draft, self.boat, pen, width, deck::BESIDE_OTHERS);
        }
        let style = SMALL.colored(INK).sized(Mm::new(if self.is_alone { 2.9 } else { 2.5 }));
        pen.y += draft.prose(&words::abilities(self.boat), style, pen, width) + Mm::new(1.0);
        pen.y += damage::draw(draft, self.boat, pen, width);
        pen.y += heading(draft, "Collisions", pen, width);
        let heads = ["Phase", "From", "Hex", "Points", "Phase", "From", "Hex", "Points"];
        let table = Table { shares: &[1.0, 1.4, 0.9, 1.1, 1.0, 1.4, 0.9, 1.1], heads: &heads, row: COLLISION };
        let fitting = if self.is_alone { table.fitting(foot - pen.y) } else { FEWEST };
        let rows = vec![vec![Cell::default(); heads.len()]; fitting.max(FEWEST)];
        pen.y += table.put(draft, pen, width, &rows);
        pen.y
    }

    /// Draws a line for each naval phase, in one block or two. Returns the y of the lower edge.
    fn right(&self, draft: &mut Draft, area: Rect, blocks: usize) -> Mm {
        const BETWEEN: Mm = Mm::new(3.0);
        const REMARK: &str = "Leaks are the points of all hexes with 2 or more, from the phase after; a pair of bailers takes one off. Damage never \
                              falls below the number of collisions. Nobody rows or steers on a damaged hex.";
        let heads = ["Turn", "New", "Leaks", "Bailed", "Damage", "Speed"];
        let shares = [0.9, 0.9, 1.0, 1.1, 1.25, 1.1];
        let style = SMALL.sized(Mm::new(2.4));
        let below: Mm = text::paragraphs(REMARK, style, area.width()).iter().map(|line| line.height).sum();
        let each = self.phases().div_ceil(blocks).next_multiple_of(IN_A_TURN as usize);
        // If the chart is alone on its page, the lines take all the room that there is.
        let row = if self.is_alone { (area.height() - below - Mm::new(12.0)) * (1.0 / each as f64) } else { Mm::ZERO };
        let table = Table { shares: &shares, heads: &heads, row: row.max(LOWEST).min(HIGHEST) };
        let each = each.min(table.fitting(area.height() - below - Mm::new(2.0)));
        let width = (area.width() - BETWEEN * (blocks - 1) as f64) * (1.0 / blocks as f64);
        let mut height = Mm::ZERO;
        for block in 0..blocks {
            let first = block * each;
            let rows: Vec<Vec<Cell>> =
                (first..(first + each).min(self.phases())).map(|phase| line(phase as u32, heads.len())).collect();
            let corner = Point::at(area.min.x + (width + BETWEEN) * block as f64, area.min.y);
            height = height.max(table.put(draft, corner, width, &rows));
        }
        let pen = Point::at(area.min.x, area.min.y + height + Mm::new(1.2));
        pen.y + draft.prose(REMARK, style, pen, area.width())
    }
}

/// The cells of an empty line for a naval phase. The line for the first naval phase of a turn shows the number of the turn.
fn line(phase: u32, columns: usize) -> Vec<Cell> {
    let mut cells = vec![Cell::default(); columns];
    if phase.is_multiple_of(IN_A_TURN) {
        cells[0].0 = (phase / IN_A_TURN + 1).to_string();
    }
    cells
}

/// Draws a small heading. Returns its height.
pub fn heading(draft: &mut Draft, words: &str, at: Point, width: Mm) -> Mm {
    let height = Mm::new(4.4);
    draft.line(words, STRONG, Rect::new(at, Size::of(width, height - Mm::new(1.0))));
    height
}
