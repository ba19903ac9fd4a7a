//! What lies on a page where: its words as slanted rectangles, its lines as straight pieces, and the grounds that hide what is below them.

use std::ops::RangeInclusive;

use drydock::drawing::{Item, Items, Page, Path, Segment, TextRun};
use drydock::geometry::{Mm, Point, Rect, Transform};

/// How far the ink of a word is narrowed before it is compared: letters that touch are no overlap.
const TOUCH: f64 = 0.15;
/// Into how many straight pieces a curve is taken apart.
const PIECES: u32 = 8;
/// Fainter lines and grounds are hardly seen.
const FAINTEST: u8 = 140;

/// A word with the corners of its ink.
pub struct Word {
    pub text: String,
    pub corners: [Point; 4],
    pub around: Rect,
    order: usize,
}

/// A line with its straight pieces.
struct Line {
    pieces: Vec<[Point; 2]>,
    around: Rect,
    brightness: f64,
    order: usize,
}

/// A filled outline that hides what was drawn before it.
struct Cover {
    /// Each ring with its bounds.
    rings: Vec<(Rect, Vec<Point>)>,
    around: Rect,
    order: usize,
}

/// Everything on a page, in drawing order.
#[derive(Default)]
pub struct Ink {
    pub words: Vec<Word>,
    lines: Vec<Line>,
    covers: Vec<Cover>,
    drawn: usize,
}

impl Ink {
    /// What a page shows. Of a page with thousands of paths those matter that come near a word.
    pub fn of(page: &Page) -> Self {
        let (mut ink, whole) = (Self::default(), Rect::new(Point::ORIGIN, page.size));
        ink.add(&page.items, Transform::IDENTITY, whole, None);
        let bands = Bands::of(&ink.words);
        ink.drawn = 0;
        ink.add(&page.items, Transform::IDENTITY, whole, Some(&bands));
        let Self { words, covers, .. } = &mut ink;
        words.retain(|word| !covers.iter().any(|cover| cover.order > word.order && cover.hides(word)));
        ink
    }

    /// Adds the words, or the paths that come near one of them.
    fn add(&mut self, items: &Items, above: Transform, clip: Rect, words: Option<&Bands>) {
        for (at, item) in items {
            let here = Transform::translate(*at - Point::ORIGIN).then(above);
            self.drawn += 1;
            match item {
                Item::Text(run) if words.is_none() => self.word(run, here, clip),
                Item::Path(path) => {
                    let bounds = path.bounds().filter(|_| words.is_some()).map(|bounds| here.apply_to_rect(bounds));
                    if bounds.zip(words).is_some_and(|(bounds, words)| words.come_near(bounds)) {
                        self.path(path, here, clip);
                    }
                }
                Item::Group(group) => {
                    let inside = group.transform.then(here);
                    let own = group.clip.as_ref().and_then(Path::bounds).map(|bounds| inside.apply_to_rect(bounds));
                    let Some(clip) = own.map_or(Some(clip), |own| common(own, clip)) else { continue };
                    self.add(&group.items, inside, clip, words);
                }
                Item::Text(_) | Item::Image(_) => {}
            }
        }
    }

    fn word(&mut self, run: &TextRun, here: Transform, clip: Rect) {
        let height = run.face.cap_height(run.size);
        let ink = Rect { min: Point::at(Mm::ZERO, -height), max: Point::at(run.width, Mm::ZERO) };
        let narrow = ink.inset(Mm::new(TOUCH / here.mean_scale().max(1e-6)));
        let corners = narrow.corners().map(|corner| here.apply(corner));
        let around = around(corners.into_iter());
        // A word that the edge of a page of a poster cuts is whole on the next.
        if run.text.trim().is_empty()
            || narrow.width() <= Mm::ZERO
            || narrow.height() <= Mm::ZERO
            || !clip.inset(Mm::new(-TOUCH)).encloses(around)
        {
            return;
        }
        self.words.push(Word { text: run.text.trim().to_owned(), corners, around, order: self.drawn });
    }

    fn path(&mut self, path: &Path, here: Transform, clip: Rect) {
        let rings = rings(path, here);
        if rings.is_empty() {
            return;
        }
        let order = self.drawn;
        if path.fill.is_some_and(|fill| fill.alpha > FAINTEST) {
            let around = around(rings.iter().flatten().copied());
            if let Some(around) = common(around, clip) {
                let rings = rings.iter().map(|ring| (bounds(ring), ring.clone())).collect();
                self.covers.push(Cover { rings, around, order });
            }
        }
        let Some(stroke) = path.stroke.as_ref().filter(|stroke| stroke.color.alpha > FAINTEST && stroke.width > Mm::ZERO) else {
            return;
        };
        let pieces = rings.iter().flat_map(|ring| ring.windows(2).map(|two| [two[0], two[1]]));
        let pieces: Vec<_> = pieces.filter_map(|piece| within(piece, clip)).collect();
        if !pieces.is_empty() {
            let around = around(pieces.iter().flatten().copied());
            self.lines.push(Line { pieces, around, brightness: stroke.color.brightness(), order });
        }
    }

    /// Pairs of words that overlap.
    pub fn overlaps(&self) -> Vec<(&Word, &Word)> {
        let mut found = Vec::new();
        for (number, word) in self.words.iter().enumerate() {
            let later = &self.words[number + 1..];
            found.extend(
                later
                    .iter()
                    .filter(|other| common(word.around, other.around).is_some() && word.meets(other))
                    .map(|other| (word, other)),
            );
        }
        found
    }

    /// Words that a line crosses which is no brighter than this, unless a ground lies between them.
    pub fn crossed(&self, brightest: f64) -> Vec<&Word> {
        let is_crossed = |word: &&Word| {
            let ground =
                self.covers.iter().filter(|cover| cover.order < word.order && cover.hides(word)).map(|cover| cover.order);
            let ground = ground.max().unwrap_or(0);
            // The outline of the ground itself is drawn with it.
            let seen = self.lines.iter().filter(|line| line.order >= ground && line.brightness <= brightest);
            let mut near = seen.filter(|line| common(line.around, word.around).is_some());
            near.any(|line| line.pieces.iter().any(|piece| word.is_cut_by(*piece)))
        };
        self.words.iter().filter(is_crossed).collect()
    }
}

/// The rooms of words, by the bands of the page that they touch.
struct Bands(Vec<Vec<Rect>>);

impl Bands {
    /// How high a band is, in millimetres.
    const HIGH: f64 = 4.0;

    fn of(words: &[Word]) -> Self {
        let mut bands = Self(Vec::new());
        for word in words {
            let touched = Self::touched(word.around);
            if bands.0.len() <= *touched.end() {
                bands.0.resize_with(*touched.end() + 1, Vec::new);
            }
            bands.0[touched].iter_mut().for_each(|band| band.push(word.around));
        }
        bands
    }

    fn touched(rect: Rect) -> RangeInclusive<usize> {
        let band = |y: Mm| (y.get() / Self::HIGH).max(0.0) as usize;
        band(rect.min.y)..=band(rect.max.y)
    }

    /// Whether some word has a part of its room in common with a rectangle.
    fn come_near(&self, rect: Rect) -> bool {
        let touched = Self::touched(rect);
        let bands = self.0.iter().take(*touched.end() + 1).skip(*touched.start());
        bands.flatten().any(|room| common(*room, rect).is_some())
    }
}

impl Word {
    /// Whether the ink of both shares a part, by the sides of either.
    fn meets(&self, other: &Self) -> bool {
        let apart = |one: &[Point; 4], two: &[Point; 4]| {
            (0..4).any(|side| {
                let (from, to) = (one[side], one[(side + 1) % 4]);
                two.iter().all(|corner| turn(from, to, *corner) * turn(from, to, one[(side + 2) % 4]) <= 0.0)
            })
        };
        !apart(&self.corners, &other.corners) && !apart(&other.corners, &self.corners)
    }

    /// Whether a straight piece of a line enters the ink.
    fn is_cut_by(&self, [from, to]: [Point; 2]) -> bool {
        if !is_near(self.around, from, to) {
            return false;
        }
        let sides = (0..4).map(|side| [self.corners[side], self.corners[(side + 1) % 4]]);
        let inside = |point: Point| {
            let turns: Vec<f64> = sides.clone().map(|[one, two]| turn(one, two, point)).collect();
            turns.iter().all(|turn| *turn > 0.0) || turns.iter().all(|turn| *turn < 0.0)
        };
        let crosses = |[one, two]: [Point; 2]| {
            turn(one, two, from) * turn(one, two, to) < 0.0 && turn(from, to, one) * turn(from, to, two) < 0.0
        };
        inside(from) || inside(to) || sides.clone().any(crosses)
    }
}

impl Cover {
    /// Whether the outline lies below or above the whole word.
    fn hides(&self, word: &Word) -> bool {
        self.around.inset(Mm::new(-TOUCH * 2.0)).encloses(word.around) && word.corners.iter().all(|corner| self.holds(*corner))
    }

    fn holds(&self, point: Point) -> bool {
        let mut turns = 0;
        for (around, ring) in &self.rings {
            // A ring does not wind round a point beside it.
            if around.contains(point) {
                turns += winding(ring, point);
            }
        }
        turns != 0
    }
}

/// How often a ring winds round a point.
fn winding(ring: &[Point], point: Point) -> i32 {
    let mut turns = 0;
    for (number, from) in ring.iter().enumerate() {
        let to = ring[(number + 1) % ring.len()];
        let (above, below) = (from.y <= point.y, to.y <= point.y);
        if above != below {
            let side = turn(*from, to, point);
            turns += i32::from(above && side > 0.0) - i32::from(below && side < 0.0);
        }
    }
    turns
}

/// On which side of a line a point lies: above or below zero.
fn turn(from: Point, to: Point, point: Point) -> f64 {
    let (along, off) = (to - from, point - from);
    along.x.get() * off.y.get() - along.y.get() * off.x.get()
}

/// Whether a straight piece from one point to another can come into a rectangle.
fn is_near(room: Rect, from: Point, to: Point) -> bool {
    let is_left = from.x < room.min.x && to.x < room.min.x;
    let is_right = from.x > room.max.x && to.x > room.max.x;
    let is_above = from.y < room.min.y && to.y < room.min.y;
    !(is_left || is_right || is_above || (from.y > room.max.y && to.y > room.max.y))
}

fn bounds(ring: &[Point]) -> Rect {
    around(ring.iter().copied())
}

fn around(points: impl Iterator<Item = Point>) -> Rect {
    let each = points.map(|point| Rect { min: point, max: point });
    each.reduce(Rect::union).expect("at least one point")
}

fn common(one: Rect, other: Rect) -> Option<Rect> {
    let min = Point::at(one.min.x.max(other.min.x), one.min.y.max(other.min.y));
    let max = Point::at(one.max.x.min(other.max.x), one.max.y.min(other.max.y));
    (min.x <= max.x && min.y <= max.y).then_some(Rect { min, max })
}

/// The part of a straight piece within a rectangle.
fn within([from, to]: [Point; 2], clip: Rect) -> Option<[Point; 2]> {
    let (mut first, mut last) = (0.0_f64, 1.0_f64);
    let step = to - from;
    let edges = [
        (-step.x.get(), (from.x - clip.min.x).get()),
        (step.x.get(), (clip.max.x - from.x).get()),
        (-step.y.get(), (from.y - clip.min.y).get()),
        (step.y.get(), (clip.max.y - from.y).get()),
    ];
    for (towards, room) in edges {
        if towards == 0.0 {
            if room < 0.0 {
                return None;
            }
        } else if towards < 0.0 {
            first = first.max(room / towards);
        } else {
            last = last.min(room / towards);
        }
    }
    (first <= last).then(|| [from.towards(to, first), from.towards(to, last)])
}

/// The rings and lines of a path as points on the page, closed where it closes them.
fn rings(path: &Path, here: Transform) -> Vec<Vec<Point>> {
    let mut rings: Vec<Vec<Point>> = Vec::new();
    for segment in &path.segments {
        match *segment {
            Segment::Move(point) => rings.push(vec![here.apply(point)]),
            Segment::Line(point) => rings.last_mut().into_iter().for_each(|ring| ring.push(here.apply(point))),
            Segment::Cubic(one, two, end) => {
                let Some(ring) = rings.last_mut() else { continue };
                let Some(start) = ring.last().copied() else { continue };
                let [one, two, end] = [one, two, end].map(|point| here.apply(point));
                ring.extend((1..=PIECES).map(|piece| curve([start, one, two, end], f64::from(piece) / f64::from(PIECES))));
            }
            Segment::Close => {
                let Some(ring) = rings.last_mut() else { continue };
                ring.extend(ring.first().copied());
            }
        }
    }
    rings.retain(|ring| ring.len() > 1);
    rings
}

fn curve([start, one, two, end]: [Point; 4], part: f64) -> Point {
    let (first, second, third) = (start.towards(one, part), one.towards(two, part), two.towards(end, part));
    first.towards(second, part).towards(second.towards(third, part), part)
}
