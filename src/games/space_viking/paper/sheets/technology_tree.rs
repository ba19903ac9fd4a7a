//! The tree of technologies, drawn: tracks as bands from top to bottom, levels from left to right, a box for each technology with what it
//! costs and allows, and an arrow from its predecessor. A player ticks what is developed and writes down what was paid with a pencil.

use drawing::stock::Orientation;
use drawing::{Color, Page, Path};
use geometry::{Mm, Point, Rect, Size};
use rules::kind::Choosable as _;
use rules::{Id, capital};
use sheets::frame::{Body, Frame};
use sheets::look::{BOLD, FAINT, HEADING, INK, LINE, REMARK, RULE, SHADE, SMALL, STRONG, TEXT, THIN, TITLE};
use sheets::room::Room;
use sheets::{Draft, Printout};
use space_viking::{BOOK, Content, Effect, InTechnology, Item, Place, Spot, Technology, TechnologyTree};

/// The title.
const TITLE_OF_TREE: &str = "Technology tree";
/// A box.
const BOX: Size = Size::new(37.0, 18.5);
/// Where the tree begins on a page of its own.
const BORDER: Point = Point::new(4.0, 4.0);
/// The margin in a box.
const MARGIN: Mm = Mm::new(1.1);
/// The square to tick in a box.
pub const TICK: Mm = Mm::new(3.6);
/// The gaps between boxes: across, where arrows run, and down.
const GUTTER: Size = Size::new(9.0, 2.6);
/// The room above the boxes, for the title and the levels.
const HEAD: Mm = Mm::new(19.0);
/// The room above the boxes of a track.
const BAND: Mm = Mm::new(6.5);
/// The room below the boxes.
const FOOT: Mm = Mm::new(9.0);

/// The tree of a project; none if it has no technologies.
#[must_use]
pub fn technology_tree(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let Some(first) = content.technologies.ids().next() else { return Vec::new() };
    let tree = TechnologyTree::of(content);
    let room = Room::new(frame, Orientation::Landscape, natural_size(&tree));
    let mut draft = drawn(content, &tree, room.size(), printout);
    printout.note_cut_texts(&mut draft, Place::Technology(first, InTechnology::Whole), "The tree of technologies");
    frame.drew_page();
    vec![room.body(TITLE_OF_TREE, draft)]
}

/// The tree alone on a page of its size; none if there are no technologies.
#[must_use]
pub fn by_itself(content: &Content) -> Option<Page> {
    let tree = TechnologyTree::of(content);
    if tree.spots.is_empty() {
        return None;
    }
    let size = natural_size(&tree);
    let mut draft = Draft::new();
    draft.add(BORDER, drawn(content, &tree, size, &mut Printout::default()));
    let whole = Rect::new(BORDER, size).inset(BORDER.x * -1.0);
    Some(Page { items: draft.items, ..Page::new(TITLE_OF_TREE, whole.size()) })
}

/// Where the square to tick of each technology lies on that page.
#[must_use]
pub fn ticks(content: &Content) -> Vec<(Id<Technology>, Rect)> {
    let tree = TechnologyTree::of(content);
    let size = natural_size(&tree);
    let on_page = |(id, spot): (&Id<Technology>, &Spot)| {
        let place = rect(&tree, *spot, size);
        let tick = tick(place.size());
        (*id, Rect::new(BORDER + (place.min - Point::ORIGIN) + (tick.min - Point::ORIGIN), tick.size()))
    };
    tree.spots.iter().map(on_page).collect()
}

/// The size of the tree with boxes of their own size.
fn natural_size(tree: &TechnologyTree) -> Size {
    Size::of(
        (BOX.width + GUTTER.width) * tree.columns.len() as f64 - GUTTER.width,
        HEAD + FOOT + BAND * tree.bands.len() as f64 + (BOX.height + GUTTER.height) * tree.rows() as f64,
    )
}

/// The box of a technology, in a drawing of this size.
fn rect(tree: &TechnologyTree, (column, row): Spot, size: Size) -> Rect {
    let (bands, step) = (tree.bands_to(row), step(tree, size));
    let y = HEAD + BAND * bands as f64 + step.height * row as f64;
    Rect::new(Point::at(step.width * column as f64, y), Size::of(step.width - GUTTER.width, step.height - GUTTER.height))
}

/// The distance from a box to the next one: boxes grow with the page.
fn step(tree: &TechnologyTree, size: Size) -> Size {
    let height = size.height - HEAD - FOOT - BAND * tree.bands.len() as f64;
    let width = (size.width + GUTTER.width) * (1.0 / tree.columns.len().max(1) as f64);
    let most = Size::of(BOX.width * 1.6 + GUTTER.width, BOX.height * 1.3 + GUTTER.height);
    Size::of(width.min(most.width), (height * (1.0 / tree.rows().max(1) as f64)).min(most.height))
}

fn drawn(content: &Content, tree: &TechnologyTree, size: Size, printout: &mut Printout) -> Draft {
    let mut draft = Draft::new();
    let (head, _) = Rect::new(Point::ORIGIN, size).cut_top(Mm::new(9.0));
    let (left, right) = head.cut_left(head.width() * 0.66);
    draft.line(TITLE_OF_TREE, TITLE, left);
    draft.line(BOOK, REMARK.colored(FAINT).right(), right);
    draft.rule(Point::at(head.min.x, head.max.y), head.max, INK, LINE);
    levels(tree, size, &mut draft);
    for (track, rows) in &tree.bands {
        let (first, last) = (rect(tree, (0, rows.start), size), rect(tree, (0, rows.end - 1), size));
        let band = Rect { min: Point::at(Mm::ZERO, first.min.y - BAND + Mm::new(1.2)), max: Point::at(size.width, last.max.y) };
        let (name, _) = band.cut_top(BAND - Mm::new(1.7));
        draft.path(Path::rect(name).filled(SHADE));
        draft.line(&capital(track.offer().word), HEADING.sized(Mm::new(3.6)), name.inset(Mm::new(0.6)));
    }
    for (id, spot) in &tree.spots {
        let Some(known) = content.technologies.get(*id) else { continue };
        if let Some(before) = known.predecessor.and_then(|before| tree.spots.get(&before)) {
            arrow(&mut draft, rect(tree, *before, size), rect(tree, *spot, size));
        }
    }
    for (id, spot) in &tree.spots {
        let Some(known) = content.technologies.get(*id) else { continue };
        let place = rect(tree, *spot, size);
        let tag = printout.tag(Place::Technology(*id, InTechnology::Whole));
        draft.add_tagged(place.min, boxed(content, known, place.size()), tag);
    }
    let words = "A level is open to whoever has a development of the level below, of any track. An arrow comes from what makes a technology cheaper; in brackets is what it costs without. Tick what is yours, and note what is paid.";
    let foot = Rect { min: Point::at(Mm::ZERO, size.height - FOOT + Mm::new(1.0)), max: Point::at(size.width, size.height) };
    draft.text(words, SMALL.sized(Mm::new(2.8)), foot);
    draft
}

/// The headings over the columns: each level over all of its columns.
fn levels(tree: &TechnologyTree, size: Size, draft: &mut Draft) {
    let y = (HEAD - Mm::new(8.4), HEAD - Mm::new(2.0));
    for (level, first, last) in tree.levels() {
        let (first, last) = (rect(tree, (first, 0), size), rect(tree, (last, 0), size));
        let over = Rect { min: Point::at(first.min.x, y.0), max: Point::at(last.max.x, y.1) };
        draft.line(&format!("Level {level}"), STRONG.centred(), over);
        draft.rule(Point::at(over.min.x, over.max.y), over.max, INK, LINE);
    }
}

/// An arrow from a box to one on its right; if that is in another row, it changes rows in the gutter after the first box.
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
    let inside = whole.inset(MARGIN);
    let tick = tick(size);
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

/// The square to tick, in a box of this size.
fn tick(size: Size) -> Rect {
    let inside = Rect::new(Point::ORIGIN, size).inset(MARGIN);
    Rect::new(Point::at(inside.max.x - TICK, inside.min.y), Size::of(TICK, TICK))
}

/// What a technology allows: the names of the items that need it, if there are any.
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
