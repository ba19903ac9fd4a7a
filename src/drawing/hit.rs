//! The back end that answers clicks: it finds the tag under a point.
//!
//! It draws nothing and remembers nothing. Like every back end, it follows the positions, transforms and clips of the page.

use super::item::overlap;
use super::{Group, Item, Items, Page, Path, Segment, Tag, TextRun};
use geometry::{Mm, Point, Rect, Transform};

/// The innermost tag of the topmost tagged thing under the point.
///
/// Painted areas count first: fills, strokes, pictures and the boxes of lines of text. If no tagged thing is painted there, the bounds of tagged
/// items count, so that a ship drawn as an outline can be clicked in its middle.
#[must_use]
pub fn hit(page: &Page, point: Point) -> Option<Tag> {
    find(&page.items, point, None, covers).or_else(|| find(&page.items, point, None, within_bounds))
}

/// The bounds of every tagged group on the page, in drawing order, as far as clips leave them visible.
#[must_use]
pub fn tagged_bounds(page: &Page) -> Vec<(Tag, Rect)> {
    let mut found = Vec::new();
    collect(&page.items, Transform::IDENTITY, Rect::new(Point::ORIGIN, page.size), &mut found);
    found
}

/// The corners of a closed path; curves are approximated by short straight pieces.
#[must_use]
pub fn corners(path: &Path) -> Vec<Point> {
    edges(path, true).into_iter().filter(|(from, to)| from != to).map(|(from, _)| from).collect()
}

fn find(items: &Items, point: Point, tag: Option<Tag>, counts: fn(&Item, Point) -> bool) -> Option<Tag> {
    items.iter().rev().find_map(|(at, item)| {
        let point = Point::ORIGIN + (point - *at);
        match item {
            Item::Group(group) => {
                let inside = group.transform.inverse()?.apply(point);
                if group.clip.as_ref().is_some_and(|clip| !fills(clip, inside)) {
                    return None;
                }
                find(&group.items, inside, group.tag.or(tag), counts)
            }
            leaf => tag.filter(|_| counts(leaf, point)),
        }
    })
}

fn covers(item: &Item, point: Point) -> bool {
    match item {
        Item::Path(path) => {
            let near = path.bounds().is_some_and(|bounds| bounds.inset(-REACH).contains(point));
            near && (path.fill.is_some_and(|fill| fill.alpha > 0) && fills(path, point) || strokes(path, point))
        }
        Item::Text(run) => text_box(run).contains(point),
        Item::Image(picture) => Rect::new(Point::ORIGIN, picture.size).contains(point),
        Item::Group(_) => false,
    }
}

fn within_bounds(item: &Item, point: Point) -> bool {
    item.bounds().is_some_and(|bounds| bounds.contains(point))
}

fn text_box(run: &TextRun) -> Rect {
    Rect { min: Point::at(Mm::ZERO, -run.face.ascent(run.size)), max: Point::at(run.width, run.face.descent(run.size)) }
}

/// How far beside a line a click still hits the line. A line of a tenth of a millimetre would otherwise be too thin to click on.
const REACH: Mm = Mm::new(0.5);

fn strokes(path: &Path, point: Point) -> bool {
    let Some(stroke) = path.stroke.as_ref().filter(|stroke| stroke.color.alpha > 0 && stroke.width > Mm::ZERO) else {
        return false;
    };
    let reach = (stroke.width * 0.5).max(REACH);
    edges(path, false).into_iter().any(|(from, to)| distance(from, to, point) <= reach)
}

/// Whether the point lies inside the outline by the non-zero winding rule.
#[must_use]
pub fn fills(path: &Path, point: Point) -> bool {
    let turns: i32 = edges(path, true)
        .into_iter()
        .map(|(from, to)| {
            let side = (to.x - from.x).get() * (point.y - from.y).get() - (point.x - from.x).get() * (to.y - from.y).get();
            match (from.y <= point.y, to.y <= point.y) {
                (true, false) if side > 0.0 => 1,
                (false, true) if side < 0.0 => -1,
                _ => 0,
            }
        })
        .sum();
    turns != 0
}

fn distance(from: Point, to: Point, point: Point) -> Mm {
    let (along, out) = (to - from, point - from);
    let length = along.length();
    if length <= Mm::ZERO {
        return out.length();
    }
    let fraction = (out.x.get() * along.x.get() + out.y.get() * along.y.get()) / (length.get() * length.get());
    (point - from.towards(to, fraction.clamp(0.0, 1.0))).length()
}

/// The number of straight pieces that approximate a curve.
const PIECES: u32 = 12;

/// The straight edges of an outline; if `closed`, an edge closes every ring.
fn edges(path: &Path, closed: bool) -> Vec<(Point, Point)> {
    let mut edges = Vec::with_capacity(path.segments.len() + 1);
    let (mut start, mut pen) = (Point::ORIGIN, Point::ORIGIN);
    for segment in &path.segments {
        match *segment {
            Segment::Move(to) => {
                if closed {
                    edges.push((pen, start));
                }
                (start, pen) = (to, to);
            }
            Segment::Line(to) => {
                edges.push((pen, to));
                pen = to;
            }
            Segment::Cubic(first, second, end) => {
                let from = pen;
                for piece in 1..=PIECES {
                    let to = on_curve([from, first, second, end], f64::from(piece) / f64::from(PIECES));
                    edges.push((pen, to));
                    pen = to;
                }
            }
            Segment::Close => {
                edges.push((pen, start));
                pen = start;
            }
        }
    }
    if closed {
        edges.push((pen, start));
    }
    edges
}

fn on_curve([a, b, c, d]: [Point; 4], fraction: f64) -> Point {
    let (ab, bc, cd) = (a.towards(b, fraction), b.towards(c, fraction), c.towards(d, fraction));
    ab.towards(bc, fraction).towards(bc.towards(cd, fraction), fraction)
}

fn collect(items: &Items, outer: Transform, visible: Rect, found: &mut Vec<(Tag, Rect)>) {
    for (at, item) in items {
        let Item::Group(group) = item else { continue };
        let here = group.transform.then(Transform::translate(*at - Point::ORIGIN)).then(outer);
        let Some(visible) = visible_part(group, here, visible) else { continue };
        if let Some(tag) = group.tag
            && let Some(bounds) = super::bounds_of(&group.items)
            && let Some(bounds) = overlap(here.apply_to_rect(bounds), visible)
        {
            found.push((tag, bounds));
        }
        collect(&group.items, here, visible, found);
    }
}

/// The part of the visible area that the group's clip leaves visible; `None` if nothing is left.
fn visible_part(group: &Group, here: Transform, visible: Rect) -> Option<Rect> {
    match &group.clip {
        None => Some(visible),
        Some(clip) => overlap(here.apply_to_rect(clip.bounds()?), visible),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Color, Group, samples};
    use geometry::{Angle, Size};

    fn tagged(tag: u32, item: impl Into<Item>) -> Group {
        Group::of(vec![(Point::ORIGIN, item.into())]).tagged(Tag(tag))
    }

    fn page(items: Items) -> Page {
        Page { items, ..Page::new("hit", Size::new(100.0, 100.0)) }
    }

    fn square() -> Path {
        Path::rect(Rect::at(0.0, 0.0, 10.0, 10.0)).filled(Color::BLACK)
    }

    #[test]
    fn the_topmost_of_two_is_hit() {
        let page = page(vec![
            (Point::new(10.0, 10.0), tagged(1, square()).into()),
            (Point::new(15.0, 15.0), tagged(2, square()).into()),
        ]);
        assert_eq!(hit(&page, Point::new(12.0, 12.0)), Some(Tag(1)));
        assert_eq!(hit(&page, Point::new(17.0, 17.0)), Some(Tag(2)));
        assert_eq!(hit(&page, Point::new(50.0, 50.0)), None);
    }

    #[test]
    fn what_has_no_tag_lets_the_click_through() {
        let page = page(vec![(Point::ORIGIN, tagged(1, square()).into()), (Point::ORIGIN, square().into())]);
        assert_eq!(hit(&page, Point::new(5.0, 5.0)), Some(Tag(1)));
    }

    #[test]
    fn turning_and_clipping_are_followed() {
        let turned = tagged(7, Path::rect(Rect::at(0.0, -1.0, 40.0, 2.0)).filled(Color::BLACK))
            .with_transform(Transform::rotate(Angle::degrees(90.0)));
        let clipped = tagged(8, square()).clipped(Path::circle(Point::new(5.0, 5.0), Mm::new(5.0)));
        let page = page(vec![(Point::new(50.0, 10.0), turned.into()), (Point::new(70.0, 70.0), clipped.into())]);
        assert_eq!(hit(&page, Point::new(50.0, 45.0)), Some(Tag(7)));
        assert_eq!(hit(&page, Point::new(80.0, 10.0)), None);
        assert_eq!(hit(&page, Point::new(75.0, 75.0)), Some(Tag(8)));
        assert_eq!(hit(&page, Point::new(70.5, 70.5)), None, "the corner is cut off");
    }

    #[test]
    fn an_outline_is_hit_on_its_line_before_things_inside_and_in_its_middle_after_them() {
        let outline = tagged(1, Path::rect(Rect::at(0.0, 0.0, 30.0, 30.0)).stroked(Color::BLACK, 0.2));
        let page = page(vec![(Point::new(10.0, 10.0), tagged(2, square()).into()), (Point::new(0.0, 0.0), outline.into())]);
        assert_eq!(hit(&page, Point::new(0.3, 15.0)), Some(Tag(1)));
        assert_eq!(hit(&page, Point::new(15.0, 15.0)), Some(Tag(2)));
        assert_eq!(hit(&page, Point::new(25.0, 25.0)), Some(Tag(1)));
    }

    #[test]
    fn a_hole_is_not_filled_when_its_ring_runs_the_other_way() {
        let mut hole = Rect::at(2.0, 2.0, 6.0, 6.0).corners();
        hole.reverse();
        let ring = square().and(Path::polygon(&hole));
        assert!(fills(&ring, Point::new(1.0, 5.0)) && !fills(&ring, Point::new(5.0, 5.0)));
    }

    #[test]
    fn innermost_tags_win_and_bounds_are_listed_in_order() {
        let page = samples::page();
        assert_eq!(hit(&page, Point::new(16.0, 90.0)), Some(Tag(5)));
        let bounds = tagged_bounds(&page);
        assert_eq!(bounds.iter().map(|(tag, _)| tag.0).collect::<Vec<_>>(), [1, 3, 4, 5, 6]);
        let (_, circle) = bounds[1];
        assert!(
            (circle.min.x - Mm::new(12.0)).abs() < Mm::new(0.01) && circle.max.x < Mm::new(48.1),
            "cut off by the clip: {circle:?}"
        );
    }
}
