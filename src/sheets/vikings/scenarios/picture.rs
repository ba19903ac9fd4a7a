//! The picture of a set-up: the boards, the boats over them, a dot for each character, and what lies about.

use super::words::Words;
use crate::drawing::{Color, Group, Path, Tag};
use crate::geometry::{Mm, Point, Rect, Size, Space, Transform};
use crate::rules::vikings::{Player, SetUp, TokenKind};
use crate::sheets::Draft;
use crate::sheets::flow::Flow;
use crate::sheets::look::{INK, SMALL, STRONG};
use crate::sheets::vikings::boards;

/// How high the picture is at the most.
const HIGHEST: Mm = Mm::new(104.0);
/// Hulls.
const DECK: Color = Color::rgb(196, 152, 98);
/// Markers that look like treasures.
const GOLD: Color = Color::rgb(240, 200, 60);
/// Beasts.
const HIDE: Color = Color::rgb(206, 176, 160);

/// The colour of a side.
pub(super) const fn color(player: Player) -> Color {
    match player {
        Player::A => Color::rgb(170, 40, 30),
        Player::B => Color::rgb(30, 70, 150),
    }
}

/// Puts the picture on the page; nothing where the scenario has no ground.
pub(super) fn put(flow: &mut Flow, set_up: &SetUp, tag: Tag) {
    let Some(layout) = set_up.scenario.layout(set_up.content) else { return };
    let drawing = boards::of_layout(set_up.content, layout);
    let whole = drawing.layout.size();
    let scale = (flow.width() / whole.width).min(HIGHEST / whole.height);
    let shown = Size::of(whole.width * scale, whole.height * scale);
    let (rect, draft) = flow.strip(shown.height + Mm::new(7.0));
    let corner = Point::at(rect.middle().x - shown.width * 0.5, rect.min.y);
    let group = Group::of(drawing.sketch(scale).items).with_transform(Transform::scale(scale, scale)).as_picture();
    let mut own = Draft::new();
    own.put(corner, group.clipped(Path::rect(Rect::new(Point::ORIGIN, whole))));
    own.target(Rect::new(corner, shown));
    let small = |point: Point| corner + (point - Point::ORIGIN) * scale;
    let centre = |space: Space| small(drawing.layout.centre(space));
    let size = drawing.layout.space_size * scale;
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
    legend(draft, Rect { min: Point::at(rect.min.x, corner.y + shown.height + Mm::new(1.0)), max: rect.max }, set_up);
}

/// What the colours mean.
fn legend(draft: &mut Draft, room: Rect, set_up: &SetUp) {
    let words = Words::new(set_up);
    let mut rest = room;
    let mut entry = |fill: Color, label: &str, round: bool| {
        let width = Mm::new(8.0) + crate::drawing::text::width(label, STRONG.face, Mm::new(2.8));
        let (cell, left) = rest.cut_left(width.min(rest.width()));
        rest = left;
        let (mark, text) = cell.cut_left(Mm::new(4.0));
        let at = Point::at(mark.middle().x, mark.min.y + Mm::new(2.0));
        let shape = if round { Path::circle(at, Mm::new(1.2)) } else { Path::rect(Rect::around(at, Size::new(2.2, 2.2))) };
        draft.path(shape.filled(fill).stroked(INK, 0.1));
        let line = Rect { min: text.min, max: Point::at(text.max.x, text.min.y + Mm::new(4.0)) };
        draft.line(label, SMALL.sized(Mm::new(2.8)).colored(INK), line);
    };
    for player in Player::ALL {
        entry(color(player), &words.side_name(player), true);
    }
    let lies = |kinds: &[TokenKind]| kinds.iter().any(|kind| set_up.scenario.lying(*kind).next().is_some());
    if lies(&[TokenKind::Treasure, TokenKind::Dummy]) {
        entry(GOLD, "Treasure markers", false);
    }
    if lies(&[TokenKind::Pig, TokenKind::Goat, TokenKind::Horse]) {
        entry(HIDE, "Beasts", false);
    }
}
