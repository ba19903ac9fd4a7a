//! The tree of technologies, drawn: tracks as bands from top to bottom, levels from left to right, a box for each technology with what it
//! costs and allows, and an arrow from what goes before it. A pencil ticks what is developed and writes down what was paid.

use std::collections::{BTreeMap, BTreeSet};

use crate::drawing::stock::Orientation;
use crate::drawing::{Color, Path};
use crate::geometry::{Mm, Point, Rect, Size};
use crate::rules::kind::Choosable as _;
use crate::rules::space_viking::{BOOK, Content, Effect, InTechnology, Item, Place, Technology, Track};
use crate::rules::{Id, capital};
use crate::sheets::frame::{Body, Frame};
use crate::sheets::look::{BOLD, FAINT, HEADING, INK, LINE, REMARK, RULE, SHADE, SMALL, STRONG, TEXT, THIN, TITLE};
use crate::sheets::room::Room;
use crate::sheets::{Draft, Printout};

/// A box.
const BOX: Size = Size::new(37.0, 18.5);
/// Between boxes: across, where arrows run, and down.
const GUTTER: Size = Size::new(9.0, 2.6);
/// What stands above the boxes: the title, and the levels.
const HEAD: Mm = Mm::new(19.0);
/// What stands above the boxes of a track.
const BAND: Mm = Mm::new(6.5);
/// What stands below the boxes.
const FOOT: Mm = Mm::new(9.0);

/// Where a technology stands: how far to the right, and how far down among all.
type Spot = (usize, usize);

/// Where everything stands.
struct Layout {
    spots: BTreeMap<Id<Technology>, Spot>,
    /// The level of each column.
    levels: Vec<u32>,
    /// The tracks with the first row of each and how many it has.
    bands: Vec<(Track, usize, usize)>,
}

/// The tree of a project; none where it has no technologies.
#[must_use]
pub fn technology_tree(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(first) = content.technologies.ids().next() else { return Vec::new() };
    let layout = Layout::of(content);
    let rows: usize = layout.bands.iter().map(|(_, _, rows)| rows).sum();
    let needed = Size::of(
        (BOX.width + GUTTER.width) * layout.levels.len() as f64 - GUTTER.width,
        HEAD + FOOT + BAND * layout.bands.len() as f64 + (BOX.height + GUTTER.height) * rows as f64,
    );
    let room = Room::new(frame, Orientation::Landscape, needed);
    let mut draft = tree(content, &layout, room.size(), printout);
    printout.note_cut_texts(&mut draft, Place::Technology(first, InTechnology::Whole), "The tree of technologies");
    frame.drew_page();
    vec![room.body("Technology tree", draft)]
}

impl Layout {
    fn of(content: &Content) -> Self {
        let depth = depths(content);
        let columns: BTreeSet<(u32, usize)> =
            content.technologies.iter().map(|(id, known)| (known.level.get(), depth[&id])).collect();
        let columns: Vec<(u32, usize)> = columns.into_iter().collect();
        let column = |id: Id<Technology>, known: &Technology| {
            columns.iter().position(|column| *column == (known.level.get(), depth[&id])).unwrap_or_default()
        };
        let mut layout =
            Self { spots: BTreeMap::new(), levels: columns.iter().map(|(level, _)| *level).collect(), bands: Vec::new() };
        let mut below = 0;
        for track in Track::all() {
            let mut of: Vec<(usize, bool, Id<Technology>, &Technology)> = content
                .technologies
                .iter()
                .filter(|(_, known)| known.track == *track)
                .map(|(id, known)| (column(id, known), known.predecessor.is_none(), id, known))
                .collect();
            // What follows something stands in its row, so that it is placed before what follows nothing.
            of.sort_by_key(|(column, is_first, id, _)| (*column, *is_first, *id));
            let rows = layout.band(below, &of);
            if rows > 0 {
                layout.bands.push((*track, below, rows));
                below += rows;
            }
        }
        layout
    }

    /// Places the technologies of a track from a row downwards, and tells how many rows it takes. An arrow from the left runs through the row of
    /// its box, which is kept free for it.
    fn band(&mut self, top: usize, of: &[(usize, bool, Id<Technology>, &Technology)]) -> usize {
        let mut taken: Vec<BTreeSet<usize>> = Vec::new();
        for (column, _, id, known) in of {
            let before = known.predecessor.and_then(|before| self.spots.get(&before)).copied();
            let from = before.map_or(*column, |(before, _)| before + 1).min(*column);
            let is_free = |row: &BTreeSet<usize>| (from..=*column).all(|column| !row.contains(&column));
            let straight = before.and_then(|(_, row)| row.checked_sub(top)).filter(|row| taken.get(*row).is_some_and(is_free));
            let row = straight.or_else(|| taken.iter().position(is_free)).unwrap_or_else(|| {
                taken.push(BTreeSet::new());
                taken.len() - 1
            });
            taken[row].extend(from..=*column);
            self.spots.insert(*id, (*column, top + row));
        }
        taken.len()
    }

    /// The box of a technology, in a drawing with this much room beside each.
    fn rect(&self, spot: Spot, size: Size) -> Rect {
        let (column, row) = spot;
        let bands = self.bands.iter().filter(|(_, top, _)| *top <= row).count();
        let step = self.step(size);
        let y = HEAD + BAND * bands as f64 + step.height * row as f64;
        Rect::new(Point::at(step.width * column as f64, y), Size::of(step.width - GUTTER.width, step.height - GUTTER.height))
    }

    /// From a box to the next one: boxes grow where the page has room.
    fn step(&self, size: Size) -> Size {
        let rows: usize = self.bands.iter().map(|(_, _, rows)| rows).sum();
        let height = size.height - HEAD - FOOT - BAND * self.bands.len() as f64;
        let width = (size.width + GUTTER.width) * (1.0 / self.levels.len().max(1) as f64);
        let most = Size::of(BOX.width * 1.6 + GUTTER.width, BOX.height * 1.3 + GUTTER.height);
        Size::of(width.min(most.width), (height * (1.0 / rows.max(1) as f64)).min(most.height))
    }
}

/// How many of its own level go before each technology, one after the other.
fn depths(content: &Content) -> BTreeMap<Id<Technology>, usize> {
    let depth = |id: Id<Technology>| {
        let (mut at, mut depth) = (id, 0);
        // A table of a file may lead round in a circle.
        while let Some(known) = content.technologies.get(at)
            && let Some(before) = known.predecessor
            && content.technologies.get(before).is_some_and(|before| before.level == known.level)
            && depth < content.technologies.len()
        {
            (at, depth) = (before, depth + 1);
        }
        depth
    };
    content.technologies.ids().map(|id| (id, depth(id))).collect()
}

fn tree(content: &Content, layout: &Layout, size: Size, printout: &mut Printout) -> Draft {
    let mut draft = Draft::new();
    let (head, _) = Rect::new(Point::ORIGIN, size).cut_top(Mm::new(9.0));
    let (left, right) = head.cut_left(head.width() * 0.66);
    draft.line("Technology tree", TITLE, left);
    draft.line(BOOK, REMARK.colored(FAINT).right(), right);
    draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
    levels(layout, size, &mut draft);
    for (track, top, rows) in &layout.bands {
        let (first, last) = (layout.rect((0, *top), size), layout.rect((0, top + rows - 1), size));
        let band = Rect { min: Point::at(Mm::ZERO, first.min.y - BAND + Mm::new(1.2)), max: Point::at(size.width, last.max.y) };
        let (name, _) = band.cut_top(BAND - Mm::new(1.7));
        draft.path(Path::rect(name).filled(SHADE));
        draft.line(&capital(track.offer().word), HEADING.sized(Mm::new(3.6)), name.inset(Mm::new(0.6)));
    }
    for (id, spot) in &layout.spots {
        let Some(known) = content.technologies.get(*id) else { continue };
        if let Some(before) = known.predecessor.and_then(|before| layout.spots.get(&before)) {
            arrow(&mut draft, layout.rect(*before, size), layout.rect(*spot, size));
        }
    }
    for (id, spot) in &layout.spots {
        let Some(known) = content.technologies.get(*id) else { continue };
        let rect = layout.rect(*spot, size);
        let tag = printout.tag(Place::Technology(*id, InTechnology::Whole));
        draft.add_tagged(rect.min, boxed(content, known, rect.size()), tag);
    }
    let words = "A level is open to whoever has a development of the level below, of any track. An arrow comes from what makes a technology cheaper; in brackets is what it costs without. Tick what is yours, and note what is paid.";
    let foot = Rect { min: Point::at(Mm::ZERO, size.height - FOOT + Mm::new(1.0)), max: Point::at(size.width, size.height) };
    draft.text(words, SMALL.sized(Mm::new(2.8)), foot);
    draft
}

/// What stands over the columns: each level over all of its own.
fn levels(layout: &Layout, size: Size, draft: &mut Draft) {
    let y = (HEAD - Mm::new(8.4), HEAD - Mm::new(2.0));
    let mut column = 0;
    while let Some(level) = layout.levels.get(column) {
        let many = layout.levels[column..].iter().take_while(|other| *other == level).count();
        let (first, last) = (layout.rect((column, 0), size), layout.rect((column + many - 1, 0), size));
        let over = Rect { min: Point::at(first.min.x, y.0), max: Point::at(last.max.x, y.1) };
        draft.line(&format!("Level {level}"), STRONG.centred(), over);
        draft.rule(Point::at(over.min.x, over.max.y), over.max, INK, LINE);
        column += many;
    }
}

/// An arrow from a box to one that stands to its right, through the gutter behind the first where it changes rows.
fn arrow(draft: &mut Draft, from: Rect, to: Rect) {
    const TIP: Mm = Mm::new(1.8);
    let (start, end) = (Point::at(from.max.x, from.middle().y), Point::at(to.min.x, to.middle().y));
    let bend = start.x + GUTTER.width * 0.45;
    let corners = [start, Point::at(bend, start.y), Point::at(bend, end.y), end];
    draft.path(Path::line(&corners).stroked(INK, LINE));
    let back = Point::at(end.x - TIP, end.y);
    let tip = [end, Point::at(back.x, back.y - TIP * 0.5), Point::at(back.x, back.y + TIP * 0.5)];
    draft.path(Path::polygon(&tip).filled(INK));
}

fn boxed(content: &Content, known: &Technology, size: Size) -> Draft {
    let whole = Rect::new(Point::ORIGIN, size);
    let mut draft = Draft::new();
    draft.path(Path::rounded_rect(whole, Mm::new(1.2)).filled(Color::WHITE).stroked(INK, BOLD * 0.7));
    let inside = whole.inset(Mm::new(1.1));
    let side = Mm::new(3.6);
    let tick = Rect::new(Point::at(inside.max.x - side, inside.min.y), Size::of(side, side));
    draft.path(Path::rect(tick).stroked(INK, THIN * 1.4));
    let (name, rest) = inside.cut_top(size.height * 0.36);
    let name = Rect { min: name.min, max: Point::at(tick.min.x - Mm::new(0.6), name.max.y) };
    draft.text(known.label(), STRONG.sized(Mm::new(3.0)).with_leading(1.0).top(), name);
    let (says, costs) = rest.cut_top(rest.height() - Mm::new(4.2));
    draft.text(&allows(content, known), TEXT.sized(Mm::new(2.4)).with_leading(1.05).top(), says);
    let (costs, paid) = costs.cut_left(costs.width() * 0.56);
    let words = match known.cost_with {
        Some(with) => format!("{with} ({}) IU", known.cost_without),
        None => format!("{} IU", known.cost_without),
    };
    draft.line(&words, STRONG.sized(Mm::new(2.5)), costs);
    draft.line("paid", SMALL.sized(Mm::new(2.2)), paid);
    draft.rule(
        Point::at(paid.min.x + Mm::new(5.0), paid.max.y - Mm::new(0.6)),
        Point::at(paid.max.x, paid.max.y - Mm::new(0.6)),
        RULE,
        LINE,
    );
    draft
}

/// What a technology allows: the items that need it by their names.
fn allows(content: &Content, known: &Technology) -> String {
    let needs = |item: &Item| {
        item.needs.and_then(|needs| content.technologies.get(needs)).is_some_and(|needs| std::ptr::eq(needs, known))
    };
    let items: Vec<&str> = content.items.iter().filter(|(_, item)| needs(item)).map(|(_, item)| item.label()).collect();
    let offer = known.effect.offer();
    match (known.effect, items.is_empty()) {
        (Effect::Items, false) => format!("Build: {}.", items.join(", ")),
        _ => offer.help.to_owned(),
    }
}
