//! A map of each province on its own page: its stars, spread over the whole page without changing how they lie to one another, and the routes that
//! lead to other provinces.

use super::galaxy::{self, STAR, WORDS};
use drawing::Face;
use drawing::stock::Orientation;
use drawing::text::Style;
use freedom_in_the_galaxy::{Content, InProvince, MapPlace, Place, Province, Star};
use geometry::{Mm, Point, Rect, Size, Vector};
use rules::{Id, listed};
use sheets::frame::{Body, Frame};
use sheets::look::{INK, REMARK, TITLE};
use sheets::{Draft, Printout};

/// How many stars a province must have at least to get its own page.
const FEWEST: usize = 2;
/// The height of a page's title.
const HEAD: Mm = Mm::new(11.0);
/// The height, above a star, of the words that name the routes leading out of the province.
const ABOVE: Mm = Mm::new(3.6);

/// A page for each province, if several provinces are large enough; otherwise no pages.
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
    let map = galaxy::of_size(&own, below.size(), ways_out(content, &own), printout);
    let tag = printout.tag(Place::Province(id, InProvince::Whole));
    draft.add_tagged(below.min, map, tag);
    Body::front(province.label().to_owned(), size, draft)
}

/// The designs with only the stars of a province, spread over an area. A margin of the area leaves room for the words beside the stars.
fn spread(content: &Content, id: Id<Province>, around: Rect, room: Size) -> Content {
    let mut own = content.clone();
    let kept: Vec<Id<Star>> = stars_of(content, id).map(|(star, _)| star).collect();
    own.stars.retain_ids(|star| kept.contains(&star));
    let edge = Mm::new(4.0);
    let inner = Rect {
        min: Point::at(WORDS.width * 0.5 + edge, STAR + ABOVE * 2.0 + edge),
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

/// Writes above each star the names of the stars in other provinces to which its routes lead, with the lengths of the jumps (21.1).
fn ways_out(whole: &Content, own: &Content) -> Draft {
    let mut draft = Draft::new();
    for (id, star) in own.stars.iter() {
        let others = whole.neighbours(id).filter(|(other, _)| own.stars.get(*other).is_none());
        let others: Vec<String> =
            others.filter_map(|(other, length)| Some(format!("{} {length}", whole.stars.get(other)?.label()))).collect();
        if others.is_empty() {
            continue;
        }
        let words = format!("to {}", listed(&others));
        let at = Rect::around(star.at.point() - Vector::at(Mm::ZERO, STAR + ABOVE), Size::of(WORDS.width, Mm::new(4.6)));
        let sky = galaxy::sky(own, star);
        galaxy::plated(&mut draft, &words, Style::new(Face::Italic, 3.4).colored(INK).centred(), at, sky);
    }
    draft
}
