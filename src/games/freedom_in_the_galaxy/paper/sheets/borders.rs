//! The areas of the provinces on the map, and their borders: a point belongs to the province of the nearest star.

use freedom_in_the_galaxy::{Content, Star};
use geometry::{Point, Rect};
use rules::Id;

/// A corner of a star's area, with the star whose area lies on the other side of the edge that begins at this corner; `None` if this edge lies on the
/// edge of the sheet.
type Corner = (Point, Option<Id<Star>>);

/// The border lines between the provinces of a sheet, each from end to end.
#[must_use]
pub fn borders(content: &Content, sheet: Rect) -> Vec<[Point; 2]> {
    let mut borders = Vec::new();
    for (id, star) in content.stars.iter() {
        let corners = nearest(content, (id, star), sheet);
        for (index, (from, beyond)) in corners.iter().enumerate() {
            let to = corners[(index + 1) % corners.len()].0;
            // Each line is drawn once, for the first of the two stars that it separates.
            let Some(beyond) = beyond.filter(|beyond| id < *beyond) else { continue };
            if content.stars.get(beyond).is_some_and(|other| other.province != star.province) {
                borders.push([*from, to]);
            }
        }
    }
    borders
}

/// The area of each star on a sheet, as a list of its corners.
pub fn areas(content: &Content, sheet: Rect) -> impl Iterator<Item = (&Star, Vec<Point>)> {
    content.stars.iter().map(move |(id, star)| {
        let corners = nearest(content, (id, star), sheet);
        (star, corners.into_iter().map(|(corner, _)| corner).collect())
    })
}

/// The corners of the area whose points are nearer to this star than to any other star.
fn nearest(content: &Content, (id, star): (Id<Star>, &Star), sheet: Rect) -> Vec<Corner> {
    let mut corners: Vec<Corner> = sheet.corners().into_iter().map(|corner| (corner, None)).collect();
    for (other, there) in content.stars.iter().filter(|(other, _)| *other != id) {
        corners = cut(&corners, star.at.point(), (other, there.at.point()));
    }
    corners
}

/// An area, given by its corners, after the part that is nearer to another star was cut off.
fn cut(corners: &[Corner], own: Point, (other, there): (Id<Star>, Point)) -> Vec<Corner> {
    let square = |from: Point, to: Point| (to - from).length().get().powi(2);
    // By how much a point is nearer to the other star; 0 on the line between the two areas.
    let nearer = |at: Point| square(at, own) - square(at, there);
    let mut left = Vec::with_capacity(corners.len() + 1);
    for (index, (from, beyond)) in corners.iter().enumerate() {
        let to = corners[(index + 1) % corners.len()].0;
        let (here, next) = (nearer(*from), nearer(to));
        if here <= 0.0 {
            left.push((*from, *beyond));
        }
        if (here <= 0.0) != (next <= 0.0) {
            let between = from.towards(to, here / (here - next));
            left.push((between, if here <= 0.0 { Some(other) } else { *beyond }));
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;
    use freedom_in_the_galaxy::{MapPlace, Province};
    use geometry::{Mm, Size};

    #[test]
    fn provinces_meet_half_way_between_their_stars_and_nowhere_else() {
        let mut content =
            Content { provinces: [Province::default(), Province::default()].into_iter().collect(), ..Content::default() };
        let provinces: Vec<_> = content.provinces.ids().collect();
        for (x, y, province) in [(100.0, 100.0, 0), (100.0, 300.0, 0), (300.0, 100.0, 1), (300.0, 300.0, 1)] {
            let at = MapPlace { x: Mm::new(x), y: Mm::new(y) };
            content.stars.add(Star { at, province: Some(provinces[province]), ..Star::default() });
        }
        let sheet = Rect::new(Point::ORIGIN, Size::new(400.0, 400.0));
        let found = borders(&content, sheet);
        assert!(found.iter().flatten().all(|end| (end.x - Mm::new(200.0)).get().abs() < 1e-6), "{found:?}");
        let length: f64 = found.iter().map(|[from, to]| (*to - *from).length().get()).sum();
        assert!((length - 400.0).abs() < 1e-6, "{found:?}");
        // Stars of the same province, or at the same place, have no border between them.
        let stars: Vec<_> = content.stars.ids().collect();
        for id in stars {
            content.stars.get_mut(id).expect("a star").province = None;
        }
        let twin = content.stars.iter().next().expect("a star").1.clone();
        content.stars.add(Star { province: Some(provinces[1]), ..twin });
        assert!(borders(&content, sheet).iter().flatten().all(|end| sheet.inset(Mm::new(-1e-6)).contains(*end)));
    }
}
