//! The picture of a set-up: the boards with the areas of the scenario, the boats over them, a mark for each character, and the things on the ground.
//! The names of columns and rows stand along its edges.

use std::collections::BTreeSet;

use super::words::Words;
use crate::sheets::boards::{self, BoardDrawing};
use crate::sheets::boats;
use crate::sheets::signs::{color, sign};
use drawing::{Color, Group, Path, Stroke, Tag, text};
use geometry::{Mm, Point, Rect, Size, Space, Transform, Vector};
use sheets::Draft;
use sheets::flow::Flow;
use sheets::look::{INK, SMALL, STRONG};
use vikings::{Man, Player, Purpose, SetUp, Task, TokenKind};

/// The greatest height of the picture, followed by smaller heights that are tried.
pub(super) const HIGHEST: [Mm; 4] = [Mm::new(104.0), Mm::new(96.0), Mm::new(88.0), Mm::new(80.0)];
/// The height of a line of the legend.
const LINE: Mm = Mm::new(4.0);
/// The size of letters in the legend.
const LETTERS: Mm = Mm::new(2.8);
/// The width of the strips along the edges of the picture, in which the names of the boards' columns and rows stand.
const EDGE: Mm = Mm::new(3.2);
/// The colour of hulls.
pub const DECK: Color = Color::rgb(196, 152, 98);
/// The colour of markers that look like treasures.
pub const GOLD: Color = Color::rgb(240, 200, 60);
/// The colour of beasts.
pub const HIDE: Color = Color::rgb(206, 176, 160);

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

/// The dashes of an area's outline, which show its purpose in black print too.
const fn area_dashes(purpose: Purpose) -> &'static [f64] {
    match purpose {
        Purpose::Goal => &[],
        Purpose::SetUpA => &[2.4, 0.8],
        Purpose::SetUpB => &[0.8, 0.8],
        Purpose::Tide => &[2.0, 0.7, 0.5, 0.7],
    }
}

/// Adds the picture to the page. Adds nothing if the scenario has no ground.
pub(super) fn put(flow: &mut Flow, set_up: &SetUp, highest: Mm, tag: Tag) {
    let Some(layout) = set_up.scenario.layout(set_up.content) else { return };
    let drawing = boards::of_layout(set_up.content, layout);
    let whole = drawing.layout.size();
    let scale = ((flow.width() - EDGE * 2.0) / whole.width).min(highest / whole.height);
    let shown = Size::of(whole.width * scale, whole.height * scale);
    let lines = lines(legend(set_up), flow.width());
    let (rect, draft) = flow.strip(shown.height + EDGE * 2.0 + LINE * lines.len() as f64 + Mm::new(3.0));
    let corner = Point::at(rect.middle().x - shown.width * 0.5, rect.min.y + EDGE);
    let group = Group::of(drawing.sketch(scale).items).with_transform(Transform::scale(scale, scale)).as_picture();
    let mut own = Draft::new();
    own.put(corner, group.clipped(Path::rect(Rect::new(Point::ORIGIN, whole))));
    own.target(Rect::new(corner, shown));
    edges(&mut own, &drawing, Rect::new(corner, shown), scale);
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
    let grid = drawing.layout.grid;
    for (hull, berth) in set_up.hulls.iter().filter_map(|hull| Some((hull, hull.berth?))) {
        own.put(centre(grid.space(berth.axis)), boats::afloat(hull.class, size, grid.shape.angle(berth.bow)));
    }
    // Markers are drawn in the order of their hexes, so that treasures and dummies cannot be told apart.
    let markers: BTreeSet<Space> = lying(set_up, &[TokenKind::Treasure, TokenKind::Dummy]).collect();
    let beasts = lying(set_up, &[TokenKind::Pig, TokenKind::Goat, TokenKind::Horse]);
    for (space, fill) in markers.into_iter().map(|space| (space, GOLD)).chain(beasts.map(|space| (space, HIDE))) {
        let square = Rect::around(centre(space), Size::of(size * 0.62, size * 0.62));
        own.path(Path::rect(square).filled(fill).stroked(INK, 0.1));
    }
    for man in &set_up.men {
        let spaces: Vec<Point> = man.spaces().map(centre).collect();
        if let [front, rear] = spaces.as_slice() {
            own.path(Path::line(&[*front, *rear]).stroked(color(man.player), size.get() * 0.4));
        }
        if let (Some(front), Some(space)) = (spaces.first(), man.space) {
            own.path(
                sign(man.player, *front, size * if man.hull.is_some() { 0.26 } else { 0.34 })
                    .filled(color(man.player))
                    .stroked(Color::WHITE, 0.12),
            );
            let corners: Vec<Point> = drawing.layout.corners(space).into_iter().map(small).collect();
            heading(&mut own, man, *front, &corners, size);
        }
    }
    draft.add_tagged(Point::ORIGIN, own, tag);
    put_legend(draft, Point::at(rect.min.x, corner.y + shown.height + EDGE + Mm::new(1.0)), lines);
}

/// Draws the direction in which a character faces: the two front sides in a wall of shields (3.2), and an arrow head in front of a rider (2.55).
fn heading(picture: &mut Draft, man: &Man, middle: Point, corners: &[Point], size: Mm) {
    let side = usize::from(man.member.heading.facing().number());
    let corner = |number: usize| corners[(side + 5 + number) % corners.len()];
    if man.member.task == Task::Shieldwall && man.hull.is_none() {
        let front = [corner(0), corner(1), corner(2)];
        picture.path(Path::line(&front).with_stroke(Stroke::new(color(man.player), size * 0.18).rounded()));
    } else if man.rear.is_some() {
        // The side that the rider faces is between the second and the third of these corners.
        let side = corner(1).towards(corner(2), 0.5);
        let (tip, base, half) = (middle.towards(side, 1.4), middle.towards(side, 0.7), (corner(2) - corner(1)) * 0.36);
        picture.path(Path::polygon(&[tip, base + half, base - half]).filled(color(man.player)).stroked(Color::WHITE, 0.12));
    }
}

/// Draws the names of the boards' columns and rows along the edges of the picture, as many as fit. They stand along the top and the left, and also
/// along the bottom and the right if the boards there have other names.
fn edges(picture: &mut Draft, drawing: &BoardDrawing, shown: Rect, scale: f64) {
    let grid = drawing.layout.grid;
    let last = |count: u16| i16::try_from(count).unwrap_or(i16::MAX);
    let (columns, rows) = (last(grid.columns.get()), last(grid.rows.get()));
    let at = |space| shown.min + (drawing.layout.centre(space) - Point::ORIGIN) * scale;
    let name = |space: Space| drawing.sheets.iter().rev().find_map(|sheet| sheet.name_of(space));
    let part = |space: Space, is_column: bool| {
        let name = name(space)?;
        let (column, row) = name.split_at(name.find(|letter: char| letter.is_ascii_digit())?);
        Some((space, if is_column { column } else { row }.to_owned()))
    };
    let every = |step: Mm, least: Mm| (least / step.max(Mm::new(0.01))).ceil().max(1.0) as usize;
    let step = at(Space::new(1, 1)) - at(Space::default());
    let style = SMALL.sized(Draft::SMALLEST);
    let (mut top, mut bottom, mut left, mut right) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for column in (0..columns).step_by(every(step.x.abs(), Mm::new(3.2))) {
        let spaces = || (0..rows).map(|row| Space::new(column, row));
        top.extend(spaces().find_map(|space| part(space, true)));
        bottom.extend(spaces().rev().find_map(|space| part(space, true)));
    }
    for row in (0..rows).step_by(every(step.y.abs(), Mm::new(2.4))) {
        let spaces = || (0..columns).map(|column| Space::new(column, row));
        left.extend(spaces().find_map(|space| part(space, false)));
        right.extend(spaces().rev().find_map(|space| part(space, false)));
    }
    let words = |named: &[(Space, String)]| named.iter().map(|(_, words)| words.clone()).collect::<Vec<_>>();
    let mut along = |named: Vec<(Space, String)>, place: &dyn Fn(Point) -> Point| {
        for (space, words) in named {
            picture.line(&words, style.centred(), Rect::around(place(at(space)), Size::of(EDGE * 1.4, EDGE)));
        }
    };
    if words(&bottom) != words(&top) {
        along(bottom, &|at| Point::at(at.x, shown.max.y + EDGE * 0.5));
    }
    if words(&right) != words(&left) {
        along(right, &|at| Point::at(shown.max.x + EDGE * 0.5, at.y));
    }
    along(top, &|at| Point::at(at.x, shown.min.y - EDGE * 0.5));
    along(left, &|at| Point::at(shown.min.x - EDGE * 0.5, at.y));
}

/// The hexes on which markers or beasts of these kinds are.
fn lying<'a>(set_up: &'a SetUp<'a>, kinds: &'static [TokenKind]) -> impl Iterator<Item = Space> + 'a {
    kinds.iter().flat_map(|kind| set_up.scenario.lying(*kind))
}

/// A kind of mark in the legend.
#[derive(Clone, Copy)]
enum Mark {
    /// The sign of a side, for its characters.
    Side(Player),
    /// A square, for things on the ground.
    Square,
    /// A patch for an area, with the dashes of the area's outline.
    Area(&'static [f64]),
}

/// What each colour means: the colour, words, and the kind of mark.
fn legend(set_up: &SetUp) -> Vec<(Color, String, Mark)> {
    let words = Words::new(set_up);
    let mut entries: Vec<_> = Player::ALL.map(|player| (color(player), words.side_name(player), Mark::Side(player))).into();
    let lies = |kinds: &'static [TokenKind]| lying(set_up, kinds).next().is_some();
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

/// Arranges the entries of a legend in lines that are no longer than this width.
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
        left -= wide;
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
                Mark::Side(player) => sign(player, middle, Mm::new(1.2)).filled(fill).stroked(INK, 0.1),
                Mark::Square => square.filled(fill).stroked(INK, 0.1),
                Mark::Area(dashes) => {
                    square.filled(fill.with_alpha(40)).with_stroke(Stroke::new(fill, Mm::new(0.35)).dashed(dashes))
                }
            });
            let room = Rect::new(at + Vector::at(Mm::new(4.0), Mm::ZERO), Size::of(wide - Mm::new(4.0), LINE));
            draft.line(&label, SMALL.sized(LETTERS).colored(INK), room);
            at += Vector::at(wide, Mm::ZERO);
        }
    }
}
