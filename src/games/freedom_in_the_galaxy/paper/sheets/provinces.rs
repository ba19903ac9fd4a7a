//! The map of each province on a page of its own: its stars spread over the whole page as they lie to each other, and the routes that lead out of it.

use super::galaxy::{self, STAR, WORDS};
use drawing::stock::Orientation;
use drawing::text::Style;
use drawing::{Color, Face};
use freedom_in_the_galaxy::{Content, InProvince, MapPlace, Place, Province, Star};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, REMARK, TITLE};
use sheets::{Draft, Printout};

/// The fewest stars of a province that has a page.
const FEWEST: usize = 2;
/// The height of the title.
const HEAD: Mm = Mm::new(11.0);
/// How far from a star the route to another province ends, with the name of the star it leads to.
const STUB: Mm = Mm::new(24.0);

/// A page for each province of a map with several.
#[must_use]
pub fn sheets(content: &Content, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let large = |id: Id<Province>| stars_of(content, id).count() >= FEWEST;
    let all: Vec<_> = content.provinces.iter().filter(|(id, _)| large(*id)).collect();
    if all.len() < 2 {
        return Vec::new();
    }
    all.into_iter().map(|(id, province)| sheet(content, id, province, frame, printout)).collect()
}

fn stars_of(content: &Content, province: Id<Province>) -> impl Iterator<Item = (Id<Star>, &Star)> {
    content.stars.iter().filter(move |(_, star)| star.province == Some(province))
}

fn sheet(content: &Content, id: Id<Province>, province: &Province, frame: &Frame, printout: &mut Printout) -> Body {
    let around = stars_of(content, id).map(|(_, star)| Rect { min: star.at.point(), max: star.at.point() });
    let around = around.reduce(Rect::union).unwrap_or(Rect::new(Point::ORIGIN, Size::new(1.0, 1.0)));
    let lying = around.width() > around.height();
    let size = frame.paper(if lying { Orientation::Landscape } else { Orientation::Portrait });
    let (head, below) = frame.area(size).cut_top(HEAD);
    let own = spread(content, id, around, below.size());
    let mut draft = Draft::new();
    draft.line(province.label(), TITLE, head);
    draft.line("one of the provinces of the galaxy", REMARK.right(), head);
    let mut map = galaxy::of_size(&own, below.size(), printout);
    ways_out(&mut map, content, &own, Rect::new(Point::ORIGIN, below.size()));
    let tag = printout.tag(Place::Province(id, InProvince::Whole));
    draft.add_tagged(below.min, map, tag);
    Body::front(province.label().to_owned(), size, draft)
}

/// The designs with only the stars of a province, spread over a room with as much of it round them as their words take.
fn spread(content: &Content, id: Id<Province>, around: Rect, room: Size) -> Content {
    let mut own = content.clone();
    let kept: Vec<Id<Star>> = stars_of(content, id).map(|(star, _)| star).collect();
    own.stars.retain_ids(|star| kept.contains(&star));
    let edge = Mm::new(4.0);
    let inner = Rect {
        min: Point::at(WORDS.width * 0.5 + edge, STAR + STUB),
        max: Point::at(room.width - WORDS.width * 0.5 - edge, room.height - STAR - WORDS.height - edge),
    };
    let along = |at: Mm, [from, to]: [Mm; 2], [first, last]: [Mm; 2]| {
        if to - from < Mm::new(0.1) { (first + last) * 0.5 } else { first + (last - first) * ((at - from) / (to - from)) }
    };
    for star in kept {
        if let Some(star) = own.stars.get_mut(star) {
            star.at = MapPlace {
                x: along(star.at.x, [around.min.x, around.max.x], [inner.min.x, inner.max.x]),
                y: along(star.at.y, [around.min.y, around.max.y], [inner.min.y, inner.max.y]),
            };
        }
    }
    own
}

/// Draws the routes to stars of other provinces as short lines with the names of those stars and the lengths of the jumps.
fn ways_out(draft: &mut Draft, whole: &Content, own: &Content, room: Rect) {
    for (id, star) in own.stars.iter() {
        let Some(from) = whole.stars.get(id).map(|star| star.at.point()) else { continue };
        for (other, length) in whole.neighbours(id).filter(|(other, _)| own.stars.get(*other).is_none()) {
            let Some(there) = whole.stars.get(other) else { continue };
            let way = there.at.point() - from;
            let step = way * (1.0 / way.length().get().max(1e-6));
            let (near, far) = (star.at.point() + step * STAR.get(), star.at.point() + step * (STAR + STUB * 0.5).get());
            draft.rule(near, far, FAINT, 0.9);
            let words = format!("{} {length}", there.label());
            let middle = far + step * 3.0 + Vector::new(0.0, if step.y > Mm::ZERO { 2.0 } else { -2.0 });
            let at = Rect::around(middle, Size::new(34.0, 4.4));
            if room.encloses(at) {
                draft.line(&words, Style::new(Face::Bold, 3.0).colored(Color::gray(70)).centred(), at);
            }
        }
    }
}
