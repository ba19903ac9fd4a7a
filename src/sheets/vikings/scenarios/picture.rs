//! The picture of a set-up: the boards with the areas of the scenario, the boats over them, a dot for each character, and what lies about.

use super::words::Words;
use crate::drawing::{Color, Group, Path, Stroke, Tag, text};
use crate::geometry::{Mm, Point, Rect, Size, Space, Transform, Vector};
use crate::rules::vikings::{Player, Purpose, SetUp, TokenKind};
use crate::sheets::Draft;
use crate::sheets::flow::Flow;
use crate::sheets::look::{INK, SMALL, STRONG};
use crate::sheets::vikings::boards;

/// How high the picture is at the most.
const HIGHEST: Mm = Mm::new(104.0);
/// How high a line of the legend is, and its letters.
const LINE: Mm = Mm::new(4.0);
const LETTERS: Mm = Mm::new(2.8);
/// Hulls.
pub const DECK: Color = Color::rgb(196, 152, 98);
/// Markers that look like treasures.
pub const GOLD: Color = Color::rgb(240, 200, 60);
/// Beasts.
pub const HIDE: Color = Color::rgb(206, 176, 160);

/// The colour of a side.
#[must_use]
pub const fn color(player: Player) -> Color {
    match player {
        Player::A => Color::rgb(170, 40, 30),
        Player::B => Color::rgb(30, 70, 150),
    }
}

/// The colour of an area.
#[must_use]
pub const fn area_color(purpose: Purpose) -> Color {
    match purpose {
        Purpose::Goal => Color::rgb(120, 60, 130),
        Purpose::SetUpA => color(Player::A),
        Purpose::SetUpB => color(Player::B),
        Purpose::Tide => Color::rgb(120, 90, 30),
    }
}

/// The line round an area, which tells its purpose in black too.
const fn area_dashes(purpose: Purpose) -> &'static [f64] {
    match purpose {
        Purpose::Goal => &[],
        Purpose::SetUpA => &[2.4, 0.8],
        Purpose::SetUpB => &[0.8, 0.8],
        Purpose::Tide => &[2.0, 0.7, 0.5, 0.7],
    }
}

/// Puts the picture on the page; nothing where the scenario has no ground.
pub(super) fn put(flow: &mut Flow, set_up: &SetUp, tag: Tag) {
    let Some(layout) = set_up.scenario.layout(set_up.content) else { return };
    let drawing = boards::of_layout(set_up.content, layout);
    let whole = drawing.layout.size();
    let scale = (flow.width() / whole.width).min(HIGHEST / whole.height);
    let shown = Size::of(whole.width * scale, whole.height * scale);
    let lines = lines(legend(set_up), flow.width());
    let (rect, draft) = flow.strip(shown.height + LINE * lines.len() as f64 + Mm::new(3.0));
    let corner = Point::at(rect.middle().x - shown.width * 0.5, rect.min.y);
    let group = Group::of(drawing.sketch(scale).items).with_transform(Transform::scale(scale, scale)).as_picture();
    let mut own = Draft::new();
    own.put(corner, group.clipped(Path::rect(Rect::new(Point::ORIGIN, whole))));
    own.target(Rect::new(corner, shown));
    let small = |point: Point| corner + (point - Point::ORIGIN) * scale;
    let centre = |space: Space| small(drawing.layout.centre(space));
    let size = drawing.layout.space_size * scale;
    for (_, area) in set_up.scenario.areas.iter() {
        let ring = drawing.layout.rings(&area.spaces).into_iter().map(|ring| {
            let ring: Vec<Point> = ring.into_iter().map(small).collect();
            Path::polygon(&ring)
        });
        let ring = ring.fold(Path::default(), Path::and);
        if !ring.segments.is_empty() {
            let ink = area_color(area.purpose);
            own.path(ring.clone().filled(ink.with_alpha(40)));
            own.path(ring.with_stroke(Stroke::new(ink, Mm::new(0.45)).dashed(area_dashes(area.purpose))));
        }
    }
    for hull in &set_up.hulls {
        for space in set_up.covers(hull) {
            let corners: Vec<Point> = drawing.layout.corners(space).into_iter().map(small).collect();
            own.path(Path::polygon(&corners).filled(DECK).stroked(INK, 0.1));
        }
    }
    let kinds = [(TokenKind::Treasure, GOLD), (TokenKind::Dummy, GOLD)];
    let beasts = [TokenKind::Pig, TokenKind::Goat, TokenKind::Horse].map(|kind| (kind, HIDE));
    for (kind, fill) in kinds.into_iter().chain(beasts) {
        for space in set_up.scenario.lying(kind) {
            let square = Rect::around(centre(space), Size::of(size * 0.62, size * 0.62));
            own.path(Path::rect(square).filled(fill).stroked(INK, 0.1));
        }
    }
    for man in &set_up.men {
        let spaces: Vec<Point> = man.spaces().map(centre).collect();
        if let [front, rear] = spaces.as_slice() {
            own.path(Path::line(&[*front, *rear]).stroked(color(man.player), size.get() * 0.4));
        }
        if let Some(front) = spaces.first() {
            own.path(Path::circle(*front, size * 0.34).filled(color(man.player)).stroked(Color::WHITE, 0.12));
        }
    }
    draft.add_tagged(Point::ORIGIN, own, tag);
    put_legend(draft, Point::at(rect.min.x, corner.y + shown.height + Mm::new(1.0)), lines);
}

/// What a colour is seen on.
#[derive(Clone, Copy)]
enum Mark {
    /// The dots of characters.
    Disc,
    /// What lies about.
    Square,
    /// An area, with the dashes of the line round it.
    Area(&'static [f64]),
}

/// What the colours mean: a mark and words each.
fn legend(set_up: &SetUp) -> Vec<(Color, String, Mark)> {
    let words = Words::new(set_up);
    let mut entries: Vec<_> = Player::ALL.map(|player| (color(player), words.side_name(player), Mark::Disc)).into();
    let lies = |kinds: &[TokenKind]| kinds.iter().any(|kind| set_up.scenario.lying(*kind).next().is_some());
    if lies(&[TokenKind::Treasure, TokenKind::Dummy]) {
        entries.push((GOLD, "Treasure markers".to_owned(), Mark::Square));
    }
    if lies(&[TokenKind::Pig, TokenKind::Goat, TokenKind::Horse]) {
        entries.push((HIDE, "Beasts".to_owned(), Mark::Square));
    }
    for purpose in Purpose::ALL {
        let of = set_up.scenario.areas.iter().filter(|(_, area)| area.purpose == purpose && !area.spaces.is_empty());
        let names: Vec<&str> = of.map(|(_, area)| area.label()).collect();
        if !names.is_empty() {
            entries.push((area_color(purpose), names.join(", "), Mark::Area(area_dashes(purpose))));
        }
    }
    entries
}

/// The entries of a legend in lines of this width.
fn lines(entries: Vec<(Color, String, Mark)>, width: Mm) -> Vec<Vec<(Color, String, Mark, Mm)>> {
    let mut lines: Vec<Vec<_>> = Vec::new();
    let mut left = Mm::ZERO;
    for (fill, label, mark) in entries {
        let wide = (Mm::new(8.0) + text::width(&label, STRONG.face, LETTERS)).min(width);
        if let Some(line) = lines.last_mut().filter(|_| wide <= left) {
            line.push((fill, label, mark, wide));
        } else {
            lines.push(vec![(fill, label, mark, wide)]);
            left = width;
        }
        left = left - wide;
    }
    lines
}

fn put_legend(draft: &mut Draft, corner: Point, lines: Vec<Vec<(Color, String, Mark, Mm)>>) {
    for (number, line) in lines.into_iter().enumerate() {
        let mut at = corner + Vector::at(Mm::ZERO, LINE * number as f64);
        for (fill, label, mark, wide) in line {
            let middle = at + Vector::at(Mm::new(2.0), LINE * 0.5);
            let square = Path::rect(Rect::around(middle, Size::new(2.2, 2.2)));
            draft.path(match mark {
                Mark::Disc => Path::circle(middle, Mm::new(1.2)).filled(fill).stroked(INK, 0.1),
                Mark::Square => square.filled(fill).stroked(INK, 0.1),
                Mark::Area(dashes) => {
                    square.filled(fill.with_alpha(40)).with_stroke(Stroke::new(fill, Mm::new(0.35)).dashed(dashes))
                }
            });
            let room = Rect::new(at + Vector::at(Mm::new(4.0), Mm::ZERO), Size::of(wide - Mm::new(4.0), LINE));
            draft.line(&label, SMALL.sized(LETTERS).colored(INK), room);
            at = at + Vector::at(wide, Mm::ZERO);
        }
    }
}
