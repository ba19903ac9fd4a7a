//! Lays out counters on a display so that each can be seen whole if possible: in rows inside the outline of their space and beside its words, or
//! below the type and size of an environ if the counters can be larger there. If there are too many counters, each overlaps the one to its left.
//! Counters of pieces that are travelling lie over the Drift Area. On the playing desk the counters of each side have rows of their own.

use crate::display::{Display, RingSpot};
use freedom_in_the_galaxy_paper::sheets::counters::SIDE;
use geometry::{Mm, Point, Rect, Size, Vector};
use kit::board::{Spaces as _, bounds};

/// How many counters are in the upper rows of a space, and how many in the rows below. The second number is 0 if the sides are not kept apart.
type Rows = [usize; 2];

/// The gap between two counters, and between a counter and the edge of its environ.
const BETWEEN: Mm = Mm::new(0.7);
/// The smallest side of counters in one block beside the words of an environ, in millimetres.
const CLEAR: f64 = 9.0;
/// The smallest side of counters in a block where there are no words, as in the Drift Area, in millimetres.
const ROWS: f64 = 7.2;
/// The smallest side of counters that are scattered round the words, in millimetres.
const SCATTERED: f64 = 7.0;
/// The smallest side of counters in a block below the type and size of an environ, over its other words, in millimetres.
const BELOW_WORDS: f64 = 10.5;
/// The ways in which counters may overlap: the share of a covered counter's width that stays visible, and the smallest side of the counters, in
/// millimetres.
const LAPPED: [(f64, f64); 4] = [(0.9, 8.5), (0.8, 8.0), (0.65, 7.5), (0.5, 7.5)];
/// The side of the smallest counter that is ever used, in millimetres.
const LEAST: f64 = 4.0;
/// The smallest side of counters for which each player's counters have rows of their own. If the counters would be smaller, both players' counters
/// share rows.
const LEAST_APART: Mm = Mm::new(6.0);
/// The gap between the rows of the two sides, in addition to the gap between any two rows.
const SIDES_APART: Mm = Mm::new(1.2);
/// By how much the side of counters is reduced from one try to the next, in millimetres.
const STEP: f64 = 0.6;
/// The weight of covered words in the choice of a place: a square millimetre of covered words counts as much as this many millimetres of distance.
const COVERED: f64 = 10.0;
/// The distance between the positions that are tried for a block of counters.
const TRIES: Mm = Mm::new(1.5);
/// The distance between the points along the edge of a block that are checked to lie inside the space.
const POINTS: Mm = Mm::new(5.0);
/// The space kept free on both sides of an environ's words.
const BESIDE_WORDS: Mm = Mm::new(1.2);
/// The size of the part of the Drift Area below the star.
const DRIFT: Size = Size::new(46.0, 17.0);
/// The height of the words for an environ's type and size.
const HEAD: Mm = Mm::new(5.0);

/// Where counters lie, for each space and each number of counters in it. The places are computed once, and again if the outline or words of the space
/// change.
#[derive(Default)]
pub struct Places {
    known: Vec<Known>,
}

/// The computed places of the counters in one space.
struct Known {
    spot: Option<RingSpot>,
    /// The rectangles of the space and of its words.
    within: (Rect, Option<Rect>),
    rows: Rows,
    places: Vec<Rect>,
}

/// The area in which counters may lie.
struct Room<'a> {
    whole: Rect,
    middle: Point,
    /// The words that stay free if possible: first the type and size of the environ, then all its words.
    head: Option<Rect>,
    words: Option<Rect>,
    inside: &'a dyn Fn(Point) -> bool,
}

impl Places {
    /// The places of this many counters in a space. `None` for the space means the Drift Area.
    pub fn of(&mut self, display: &Display, spot: Option<RingSpot>, number: usize) -> &[Rect] {
        self.apart(display, spot, [number, 0])
    }

    /// The places of the counters of both sides in a space, those of the first side first. Each side has rows of its own if the space has room for
    /// them.
    pub fn apart(&mut self, display: &Display, spot: Option<RingSpot>, rows: Rows) -> &[Rect] {
        let within = match spot {
            Some(spot) => (bounds(display, spot), display.words(spot)),
            None => (Rect::around(display.star_at() + Vector::new(0.0, 24.5), DRIFT), None),
        };
        let is_it = |known: &Known| known.spot == spot && known.rows == rows;
        self.known.retain(|known| !is_it(known) || known.within == within);
        let at = self.known.iter().position(is_it).unwrap_or_else(|| {
            self.known.push(Known { spot, within, rows, places: found(display, spot, within, rows) });
            self.known.len() - 1
        });
        &self.known[at].places
    }
}

fn found(display: &Display, spot: Option<RingSpot>, (whole, words): (Rect, Option<Rect>), rows: Rows) -> Vec<Rect> {
    let Some(spot) = spot else {
        return Room { whole, middle: whole.middle(), head: None, words: None, inside: &|point| whole.contains(point) }
            .places(rows);
    };
    // The marks of counters stick out at the sides, so the words take up a little more room.
    let words = words.map(|words| Rect {
        min: words.min - Vector::at(BESIDE_WORDS, Mm::ZERO),
        max: words.max + Vector::at(BESIDE_WORDS, Mm::ZERO),
    });
    let head = words.map(|words| words.cut_top(words.height().min(HEAD)).0);
    let inside = |point| display.at(point) == Some(spot);
    Room { whole, middle: display.middle(spot), head, words, inside: &inside }.places(rows)
}

impl Room<'_> {
    /// The places of these counters. If the counters of the two players would be too small in rows of their own, they share their rows.
    fn places(&self, [first, second]: Rows) -> Vec<Rect> {
        let apart = Some([first, second]).filter(|rows| !rows.contains(&0)).map(|rows| self.laid(rows));
        let is_large = |places: &Vec<Rect>| places.iter().all(|place| place.width() >= LEAST_APART);
        apart.filter(is_large).unwrap_or_else(|| self.laid([first + second, 0]))
    }

    /// The places of these counters, as large as possible. If there is no room, all lie on each other in the middle.
    fn laid(&self, counters: Rows) -> Vec<Rect> {
        let sizes =
            |least: f64| (0..).map(|step| SIDE - Mm::new(STEP * f64::from(step))).take_while(move |side| side.get() >= least);
        let away = Room { head: self.words, inside: self.inside, ..*self };
        let blocks = |room: &Room, free: Option<f64>, least: f64| {
            let step = |side: Mm| free.map_or(side + BETWEEN, |free| side * free);
            sizes(least).find_map(|side| room.block(counters, (side, step(side)), true))
        };
        let anywhere = |side: Mm, below: bool| {
            self.block(counters, (side, side + BETWEEN), below).or_else(|| self.scattered(counters, side, below))
        };
        let found = blocks(&away, None, if self.words.is_none() { ROWS } else { CLEAR })
            .or_else(|| blocks(&away, Some(LAPPED[1].0), CLEAR))
            .or_else(|| sizes(SCATTERED).find_map(|side| away.scattered(counters, side, true)))
            .or_else(|| blocks(&away, Some(LAPPED[2].0), LAPPED[1].1))
            .or_else(|| blocks(&away, Some(LAPPED[3].0), LAPPED[3].1))
            .or_else(|| blocks(self, None, BELOW_WORDS))
            .or_else(|| LAPPED.into_iter().find_map(|(free, least)| blocks(self, Some(free), least)))
            .or_else(|| sizes(LEAST).find_map(|side| anywhere(side, true)))
            .or_else(|| sizes(LEAST).find_map(|side| anywhere(side, false)));
        found.unwrap_or_else(|| vec![Rect::around(self.middle, Size::new(LEAST, LEAST)); counters.iter().sum()])
    }

    /// A block of these counters with the given side and step from column to column. It lies as near as possible to the left edge of the words, where
    /// it stays when counters come and go, or to the middle if there are no words. `None` if no block fits.
    fn block(&self, [first, second]: Rows, (side, step): (Mm, Mm), below_words: bool) -> Option<Vec<Rect>> {
        let pitch = side + BETWEEN;
        let between = if first > 0 && second > 0 { SIDES_APART } else { Mm::ZERO };
        let near = self.words.map_or(self.middle, |words| Point::at(words.min.x, words.middle().y));
        let mut best: Option<(f64, Vec<Rect>)> = None;
        for columns in 1..=first.max(second) {
            let rows_in = |columns: usize| [first.div_ceil(columns), second.div_ceil(columns)];
            let rows = rows_in(columns);
            // With this many rows the last column would stay empty, so the block would equal one with fewer columns, which was tried before.
            if columns > 1 && rows_in(columns - 1) == rows {
                continue;
            }
            let high = pitch * (rows[0] + rows[1]) as f64 - BETWEEN + between;
            let size = Size::of(step * (columns - 1) as f64 + side, high);
            for corner in self.corners(size) {
                let block = Rect::new(corner, size);
                // If the block has to cover words, it covers as little of them as possible.
                let far = (block.middle() - near).length().get() + self.words.map_or(0.0, |words| common(words, block)) * COVERED;
                let nearer = best.as_ref().is_none_or(|(known, _)| far < *known);
                let free = !below_words || self.head.is_none_or(|head| apart(head, block));
                if nearer && free && self.holds(block.inset(-BETWEEN)) {
                    let cell = |at: usize, down: Mm| {
                        let place = corner + Vector::at(step * (at % columns) as f64, pitch * (at / columns) as f64 + down);
                        Rect::new(place, Size::of(side, side))
                    };
                    let below = pitch * rows[0] as f64 + between;
                    let upper = (0..first).map(|at| cell(at, Mm::ZERO));
                    best = Some((far, upper.chain((0..second).map(|at| cell(at, below))).collect()));
                }
            }
        }
        best.map(|(_, cells)| cells)
    }

    /// Scattered places: cells of a grid that lie inside the space, those nearest to its middle, in order of rows. Of four grids, which differ by
    /// shifts of half a cell, this uses the one with the most cells inside. `None` if it has too few.
    fn scattered(&self, counters: Rows, side: Mm, below_words: bool) -> Option<Vec<Rect>> {
        let pitch = side + BETWEEN;
        let along = |length: Mm| (length / pitch).ceil() as i32 / 2 + 1;
        let (across, down) = (along(self.whole.width()), along(self.whole.height()));
        let grid = |[right, low]: [f64; 2]| -> Vec<Rect> {
            let middle = |(column, row): (i32, i32)| {
                self.middle + Vector::at(pitch * (f64::from(column) + right), pitch * (f64::from(row) + low))
            };
            let all = (-down..=down).flat_map(|row| (-across..=across).map(move |column| (column, row)));
            let cells = all.map(|cell| Rect::around(middle(cell), Size::of(side, side)));
            let free = |cell: &Rect| !below_words || self.head.is_none_or(|head| apart(head, *cell));
            cells.filter(|cell| free(cell) && self.holds(cell.inset(-BETWEEN))).collect()
        };
        let cells = [[0.0, 0.0], [0.5, 0.0], [0.0, 0.5], [0.5, 0.5]].map(grid).into_iter().max_by_key(Vec::len)?;
        // The rows of the second side begin below those of the first side, at the height that keeps all counters nearest to the middle.
        let mut heights: Vec<Mm> = cells.iter().map(|cell| cell.min.y).collect();
        heights.dedup();
        let [first, second] = counters;
        let splits = if second == 0 { vec![None] } else { heights.into_iter().map(Some).collect() };
        let laid = splits.into_iter().filter_map(|from| {
            let (upper, lower): (Vec<Rect>, Vec<Rect>) =
                cells.iter().copied().partition(|cell| from.is_none_or(|from| cell.min.y < from));
            let halves = [self.nearest(upper, first)?, self.nearest(lower, second)?];
            let far: f64 = halves.iter().map(|half| half.0).sum();
            Some((far, halves))
        });
        let (_, [upper, lower]) = laid.min_by(|one, other| one.0.total_cmp(&other.0))?;
        Some(upper.1.into_iter().chain(lower.1).collect())
    }

    /// This many of the cells, those nearest to the middle, in order of rows, with the sum of their distances from it; `None` if there are too few.
    fn nearest(&self, mut cells: Vec<Rect>, number: usize) -> Option<(f64, Vec<Rect>)> {
        if cells.len() < number {
            return None;
        }
        let far = |cell: &Rect| (cell.middle() - self.middle).length().get();
        cells.sort_by(|one, other| far(one).total_cmp(&far(other)));
        cells.truncate(number);
        cells.sort_by(|one, other| {
            let (one, other) = (one.min, other.min);
            one.y.get().total_cmp(&other.y.get()).then(one.x.get().total_cmp(&other.x.get()))
        });
        Some((cells.iter().map(far).sum(), cells))
    }

    /// The upper left corners at which a block of this size is tried.
    fn corners(&self, size: Size) -> impl Iterator<Item = Point> + use<> {
        let steps = |room: Mm, own: Mm| if own > room { 0 } else { ((room - own) / TRIES) as usize + 1 };
        let (across, down) = (steps(self.whole.width(), size.width), steps(self.whole.height(), size.height));
        let corner = self.whole.min;
        (0..down)
            .flat_map(move |row| (0..across).map(move |column| corner + Vector::at(TRIES * column as f64, TRIES * row as f64)))
    }

    /// Whether a block lies inside the space. The edges of an environ are curved, so points along the block's edges are checked too.
    fn holds(&self, block: Rect) -> bool {
        let [one, two, three, four] = block.corners();
        [(one, two), (two, three), (three, four), (four, one)].into_iter().all(|(from, to)| {
            let parts = ((to - from).length() / POINTS).ceil().max(1.0) as usize;
            (0..parts).all(|part| (self.inside)(from.towards(to, part as f64 / parts as f64)))
        })
    }
}

/// The common area of two rectangles, in square millimetres.
fn common(one: Rect, other: Rect) -> f64 {
    let side = |from: Mm, to: Mm| (to - from).get().max(0.0);
    side(one.min.x.max(other.min.x), one.max.x.min(other.max.x)) * side(one.min.y.max(other.min.y), one.max.y.min(other.max.y))
}

/// Whether two rectangles do not overlap.
fn apart(one: Rect, other: Rect) -> bool {
    one.max.x <= other.min.x || other.max.x <= one.min.x || one.max.y <= other.min.y || other.max.y <= one.min.y
}
