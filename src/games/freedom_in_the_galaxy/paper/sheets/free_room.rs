//! Finds free room for tracks on the map of the galaxy, where they cover no star, words, route or border. A track that finds no free room is printed
//! only with the sequence of play.

use super::tracks::{SPACE, Track};
use geometry::{Mm, Point, Rect, Size};
use sheets::Draft;

/// How far tracks stay away from everything else.
const APART: Mm = Mm::new(5.0);
/// The shapes that are tried for a track: how many of its spaces stand in a row.
const SHAPES: [usize; 3] = [10, 20, 5];

/// The parts of a map that are occupied.
#[derive(Debug, Default)]
pub struct Taken {
    /// The areas of stars and words.
    pub areas: Vec<Rect>,
    /// Points along the lines that tracks must not cover. They lie closer together than the distance that tracks keep, so that no track fits between
    /// them.
    pub points: Vec<Point>,
}

impl Taken {
    /// Marks a line as occupied.
    pub fn line(&mut self, [from, to]: [Point; 2]) {
        let steps = ((to - from).length() / APART).ceil().max(1.0) as u32;
        self.points.extend((0..=steps).map(|step| from.towards(to, f64::from(step) / f64::from(steps))));
    }

    fn is_free(&self, room: Rect) -> bool {
        let room = room.inset(-APART);
        let apart = |area: &Rect| {
            area.max.x <= room.min.x || area.min.x >= room.max.x || area.max.y <= room.min.y || area.min.y >= room.max.y
        };
        self.areas.iter().all(apart) && !self.points.iter().any(|point| room.contains(*point))
    }

    /// The free rectangle of this size that is nearest to a point; `None` if there is no such rectangle.
    fn room(&self, size: Size, map: Size, near: Point) -> Option<Rect> {
        // The spaces of all tracks lie on one grid, so that the map can be cut between them.
        let corners = |whole: Mm, long: Mm, step: Mm| {
            let last = ((whole - long - APART) / step).floor();
            (1..=if last >= 1.0 { last as u32 } else { 0 }).map(move |number| step * f64::from(number))
        };
        let across = || corners(map.width, size.width, SPACE);
        let all =
            corners(map.height, size.height, SPACE * 0.5).flat_map(|y| across().map(move |x| Rect::new(Point::at(x, y), size)));
        let far = |room: &Rect| (room.middle() - near).length().get();
        let mut rooms: Vec<Rect> = all.collect();
        rooms.sort_by(|one, other| far(one).total_cmp(&far(other)));
        rooms.into_iter().find(|room| self.is_free(*room))
    }
}

/// Draws tracks on a map of this size: the first at the upper edge, and each of the others as near as possible to the one before it. Returns the
/// areas of the tracks.
pub fn put(draft: &mut Draft, map: Size, mut taken: Taken, tracks: &[Track]) -> Vec<Rect> {
    let mut rooms = Vec::new();
    let mut near = Point::at(map.width * 0.5, Mm::ZERO);
    for track in tracks {
        let mut free = SHAPES.iter().filter_map(|shape| Some((*shape, taken.room(track.size(*shape), map, near)?)));
        let Some((shape, room)) = free.next() else { continue };
        draft.add(room.min, track.drawn(shape));
        taken.areas.push(room);
        rooms.push(room);
        near = room.middle();
    }
    rooms
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sheets::tracks::tracks;
    use drawing::Item;
    use freedom_in_the_galaxy::{Content, MapPlace, RulesLevel};

    fn placed(taken: Taken) -> Vec<Rect> {
        let mut draft = Draft::new();
        put(&mut draft, MapPlace::SHEET, taken, &tracks(&Content::default(), RulesLevel::Galactic, None));
        draft.items.iter().map(|(at, item)| Item::bounds(item).expect("it is drawn").moved(*at - Point::ORIGIN)).collect()
    }

    #[test]
    fn tracks_stand_on_the_map_apart_from_each_other_and_from_lines() {
        let middle = MapPlace::SHEET.width * 0.5;
        let line = [Point::at(middle, Mm::ZERO), Point::at(middle, MapPlace::SHEET.height)];
        let mut taken = Taken::default();
        taken.line(line);
        let rooms = placed(taken);
        assert_eq!(rooms.len(), 5);
        for (number, room) in rooms.iter().enumerate() {
            assert!(Rect::new(Point::ORIGIN, MapPlace::SHEET).encloses(*room) && (room.min.x > middle || room.max.x < middle));
            let overlaps = |other: &Rect| {
                room.min.x < other.max.x && other.min.x < room.max.x && room.min.y < other.max.y && other.min.y < room.max.y
            };
            assert!(!rooms[..number].iter().any(overlaps));
        }
    }

    #[test]
    fn a_full_map_has_no_tracks() {
        let whole = Rect::new(Point::ORIGIN, MapPlace::SHEET);
        assert!(placed(Taken { areas: vec![whole], ..Taken::default() }).is_empty());
    }
}
