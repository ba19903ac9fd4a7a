//! The tree of technologies as a drawing: tracks as bands from top to bottom, levels from left to right, and a box for each technology with its cost
//! and what it allows, with an arrow from its predecessor. With a pencil, players tick what they have developed and write down what they have paid.

use super::charges;
use super::sector_map::glint;
use drawing::stock::Orientation;
use drawing::{Color, Ground, Group, Page, Path, Stroke, text};
use geometry::{Mm, Point, Rect, Seed, Size, Vector};
use rules::Id;
use rules::kind::Choosable as _;
use sheets::frame::{Body, Frame};
use sheets::look::{BOLD, FAINT, HEADING, INK, LINE, REMARK, RULE, SMALL, STRONG, TEXT, THIN, TITLE};
use sheets::room::Room;
use sheets::{Draft, Printout, night};
use space_viking::{BOOK, Charge, Content, Effect, InTechnology, Item, Place, Spot, Technology, TechnologyTree, Track};

/// The title of the drawing.
const TITLE_OF_TREE: &str = "Technology tree";
/// The size of a box.
const BOX: Size = Size::new(37.0, 20.4);
/// The upper left corner of the tree on a page of its own.
const BORDER: Point = Point::new(4.0, 4.0);
/// The margin inside a box.
const MARGIN: Mm = Mm::new(1.1);
/// The size of the square in a box that players tick.
pub const TICK: Mm = Mm::new(3.6);
/// The horizontal gap between boxes, in which arrows run, and the vertical gap.
const GUTTER: Size = Size::new(9.0, 2.2);
/// The height above the boxes for the title and the levels.
const HEAD: Mm = Mm::new(16.0);
/// The height of the band above the boxes of a track.
const BAND: Mm = Mm::new(6.2);
/// The height of the part of the drawing below the boxes.
const FOOT: Mm = Mm::new(8.4);
/// The height of the strip of night sky behind the title.
const TITLE_BAR: Mm = Mm::new(9.4);
/// The share of a box's height that its name takes.
const STRIP: f64 = 0.33;
/// The colour behind the columns of every second level.
const PALE: Color = Color::rgb(232, 238, 248);
/// The colour behind the columns of the other levels.
const PALER: Color = Color::rgb(246, 248, 252);
/// The colour behind a price.
const COIN: Color = Color::rgb(250, 228, 160);

/// The tree of a project. Without technologies there are no pages.
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

/// The tree on a page of its own size; `None` if there are no technologies.
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

/// The square to tick of each technology, as an area of the page that [`by_itself`] makes.
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

/// The size of the tree with boxes of the usual size.
fn natural_size(tree: &TechnologyTree) -> Size {
    Size::of(
        (BOX.width + GUTTER.width) * tree.columns.len() as f64 - GUTTER.width,
        HEAD + FOOT + BAND * tree.bands.len() as f64 + (BOX.height + GUTTER.height) * tree.rows() as f64,
    )
}

/// The box of a technology in a drawing of this size.
fn rect(tree: &TechnologyTree, (column, row): Spot, size: Size) -> Rect {
    let (bands, step) = (tree.bands_to(row), step(tree, size));
    let y = HEAD + BAND * bands as f64 + step.height * row as f64;
    Rect::new(Point::at(step.width * column as f64, y), Size::of(step.width - GUTTER.width, step.height - GUTTER.height))
}

/// The distances between neighbouring boxes, horizontally and vertically. Boxes grow with the page.
fn step(tree: &TechnologyTree, size: Size) -> Size {
    let height = size.height - HEAD - FOOT - BAND * tree.bands.len() as f64;
    let width = (size.width + GUTTER.width) * (1.0 / tree.columns.len().max(1) as f64);
    let most = Size::of(BOX.width * 1.6 + GUTTER.width, BOX.height * 1.3 + GUTTER.height);
    Size::of(width.min(most.width), (height * (1.0 / tree.rows().max(1) as f64)).min(most.height))
}

/// The colour and the sign of a track.
const fn look(track: Track) -> (Color, Charge) {
    match track {
        Track::Hyperdrive => (Color::rgb(36, 74, 140), Charge::Rocket),
        Track::Weapons => (Color::rgb(140, 36, 40), Charge::Swords),
        Track::Automation => (Color::rgb(30, 98, 78), Charge::Gear),
    }
}

fn drawn(content: &Content, tree: &TechnologyTree, size: Size, printout: &mut Printout) -> Draft {
    let mut draft = Draft::new();
    let (head, _) = Rect::new(Point::ORIGIN, size).cut_top(TITLE_BAR);
    title(&mut draft, head);
    levels(tree, size, &mut draft);
    for (track, rows) in &tree.bands {
        let (color, charge) = look(*track);
        let (first, last) = (rect(tree, (0, rows.start), size), rect(tree, (0, rows.end - 1), size));
        let band = Rect { min: Point::at(Mm::ZERO, first.min.y - BAND + Mm::new(1.2)), max: Point::at(size.width, last.max.y) };
        let (bar, _) = band.cut_top(BAND - Mm::new(1.9));
        draft.path(Path::rounded_rect(bar, Mm::new(1.0)).filled(color).as_ground(Ground::Plain));
        let (sign, name) = bar.cut_left(bar.height() * 1.5);
        draft.add(sign.middle(), charges::charge(charge, bar.height() * 0.8, Color::WHITE));
        draft.line(&track.offer().word.to_uppercase(), HEADING.sized(Mm::new(3.4)).colored(Color::WHITE), name);
    }
    for (id, spot) in &tree.spots {
        let Some(known) = content.technologies.get(*id) else { continue };
        if let Some(before) = known.predecessor.and_then(|before| tree.spots.get(&before)) {
            arrow(&mut draft, rect(tree, *before, size), rect(tree, *spot, size), look(known.track).0);
        }
    }
    for (id, spot) in &tree.spots {
        let Some(known) = content.technologies.get(*id) else { continue };
        let place = rect(tree, *spot, size);
        let tag = printout.tag(Place::Technology(*id, InTechnology::Whole));
        draft.add_tagged(place.min, boxed(content, known, place.size()), tag);
    }
    let words = "A level is open to a player who has a development of the level below, of any track. An arrow comes from what makes a technology cheaper; in brackets is what it costs without. Tick what is yours, and note what is paid.";
    let foot = Rect { min: Point::at(Mm::ZERO, size.height - FOOT + Mm::new(1.0)), max: Point::at(size.width, size.height) };
    draft.text(words, SMALL.sized(Mm::new(2.8)), foot);
    draft
}

/// Draws the title on a strip of night sky.
fn title(draft: &mut Draft, head: Rect) {
    const STARS: u64 = 90;
    let mut sky = Draft::new();
    let seed = Seed::of(TITLE_OF_TREE);
    for star in 0..STARS {
        let of = |step: u64, least: f64, most: f64| seed.between(star * 4 + step, least, most);
        let at = head.min + Vector::at(head.width() * of(0, 0.3, 1.0), head.height() * of(1, 0.04, 0.96));
        let color = night::SKY.mix(Color::WHITE, of(2, 0.3, 0.8));
        sky.path(
            if star % 12 == 0 { glint(at, Mm::new(0.9)) } else { Path::circle(at, Mm::new(of(3, 0.06, 0.16))) }.filled(color),
        );
    }
    draft.path(Path::rounded_rect(head, Mm::new(1.4)).filled(night::SKY).as_ground(Ground::Plain));
    draft.put(Point::ORIGIN, Group::of(sky.items).clipped(Path::rounded_rect(head, Mm::new(1.4))).as_picture());
    let (left, right) = head.inset(Mm::new(1.6)).cut_left(head.width() * 0.66);
    draft.line(TITLE_OF_TREE, TITLE.sized(Mm::new(6.2)).colored(Color::WHITE), left);
    draft.line(BOOK, REMARK.colored(Color::WHITE).right(), right);
}

/// Draws the headings over the columns, and a pale field behind the columns of every second level.
fn levels(tree: &TechnologyTree, size: Size, draft: &mut Draft) {
    let y = (HEAD - Mm::new(6.4), HEAD - Mm::new(0.6));
    let foot = tree.bands.last().map_or(HEAD, |(_, rows)| rect(tree, (0, rows.end - 1), size).max.y + Mm::new(1.6));
    for (level, first, last) in tree.levels() {
        let (first, last) = (rect(tree, (first, 0), size), rect(tree, (last, 0), size));
        let (left, right) = ((first.min.x - GUTTER.width * 0.5).max(Mm::ZERO), (last.max.x + GUTTER.width * 0.5).min(size.width));
        let field = Rect { min: Point::at(left, y.0), max: Point::at(right, foot) };
        let shade = if level % 2 == 1 { PALE } else { PALER };
        draft.path(Path::rect(field).filled(shade).as_ground(Ground::Sky));
        let over = Rect { min: Point::at(first.min.x, y.0), max: Point::at(last.max.x, y.1) };
        draft.line(&format!("LEVEL {level}"), STRONG.colored(INK).centred(), over);
        // Chevrons on both sides of the words point on to the next level.
        for x in [over.middle().x - Mm::new(13.0), over.middle().x + Mm::new(11.0)] {
            let at = |across: f64, down: f64| Point::at(x + Mm::new(across), over.middle().y + Mm::new(down));
            draft.path(Path::line(&[at(0.0, -1.2), at(1.2, 0.0), at(0.0, 1.2)]).stroked(FAINT, BOLD));
        }
    }
}

/// Draws an arrow from a box to a box on its right. If the second box is in another row, the arrow changes rows in the gap after the first box.
fn arrow(draft: &mut Draft, from: Rect, to: Rect, color: Color) {
    const TIP: Mm = Mm::new(2.4);
    let (start, end) = (Point::at(from.max.x, from.middle().y), Point::at(to.min.x, to.middle().y));
    let bend = start.x + GUTTER.width * 0.45;
    let back = Point::at(end.x - TIP, end.y);
    let corners = [start, Point::at(bend, start.y), Point::at(bend, end.y), back];
    draft.path(Path::line(&corners).with_stroke(Stroke::new(color, Mm::new(0.7)).rounded()));
    let tip = [end, Point::at(back.x, back.y - TIP * 0.5), Point::at(back.x, back.y + TIP * 0.5)];
    draft.path(Path::polygon(&tip).filled(color));
}

/// Draws the box of a technology: its name on the colour of its track, what it allows, and what it costs.
fn boxed(content: &Content, known: &Technology, size: Size) -> Draft {
    let (color, _) = look(known.track);
    let whole = Rect::new(Point::ORIGIN, size);
    let mut draft = Draft::new();
    draft.path(Path::rounded_rect(whole, Mm::new(1.4)).filled(Color::WHITE).as_ground(Ground::Plain));
    let (strip, _) = whole.cut_top(size.height * STRIP);
    // The upper edge of the strip is rounded. White covers its lower part, so that its lower edge is straight.
    let low = Rect { min: Point::at(strip.min.x, strip.max.y), max: strip.max + Vector::new(0.0, 1.6) };
    // The rounded shape ends above the lower edge of the white, so that no line of its colour shows there.
    let round = Path::rounded_rect(Rect { max: low.max - Vector::new(0.0, 0.3), ..strip }, Mm::new(1.3));
    draft.path(round.filled(color).as_ground(Ground::Plain));
    draft.path(Path::rect(low).filled(Color::WHITE).as_ground(Ground::Plain));
    let inside = whole.inset(MARGIN);
    let tick = tick(size);
    draft.path(Path::rounded_rect(tick, Mm::new(0.6)).filled(Color::WHITE).as_ground(Ground::Plain).stroked(INK, THIN * 1.4));
    let name = Rect { min: Point::at(inside.min.x, strip.min.y), max: Point::at(tick.min.x - Mm::new(0.6), strip.max.y) };
    draft.text(known.label(), STRONG.sized(Mm::new(3.0)).colored(Color::WHITE).with_leading(1.0), name);
    let rest = Rect { min: Point::at(inside.min.x, strip.max.y + Mm::new(0.7)), max: inside.max };
    let (says, costs) = rest.cut_top(rest.height() - Mm::new(4.6));
    let (_, costs) = costs.cut_top(Mm::new(0.9));
    draft.text(&allows(content, known), TEXT.sized(Mm::new(2.4)).with_leading(1.02).top(), says);
    let (costs, paid) = costs.cut_left(costs.width() * 0.56);
    let words = match known.cost_with {
        Some(with) => format!("{with} ({}) IU", known.cost_without),
        None => format!("{} IU", known.cost_without),
    };
    let wide = (text::width(&words, STRONG.face, Mm::new(2.5)) + Mm::new(2.4)).min(costs.width());
    let coin = Rect::new(costs.min, Size::of(wide.min(costs.width() - Mm::new(1.0)), costs.height()));
    draft.path(Path::rounded_rect(coin, coin.height() * 0.5).filled(COIN).as_ground(Ground::Plain));
    draft.line(&words, STRONG.sized(Mm::new(2.5)).centred(), coin.inset(Mm::new(0.3)));
    draft.line("paid", SMALL.sized(Mm::new(2.2)), paid);
    let line = paid.max.y - Mm::new(0.6);
    draft.rule(Point::at(paid.min.x + Mm::new(5.0), line), Point::at(paid.max.x, line), RULE, LINE);
    draft.path(Path::rounded_rect(whole, Mm::new(1.4)).stroked(color, BOLD * 0.8));
    draft
}

/// The square to tick, as an area of a box of this size.
fn tick(size: Size) -> Rect {
    let inside = Rect::new(Point::ORIGIN, size).inset(MARGIN);
    Rect::new(Point::at(inside.max.x - TICK, inside.min.y), Size::of(TICK, TICK))
}

/// The effect of a technology in words, with the items that need it if there are any.
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
