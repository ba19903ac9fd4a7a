//! The map of the galaxy cut into as few pages as possible, with tracks that no cut crosses, followed by the map of each province.

use std::borrow::Cow;
use std::sync::Arc;

use super::galaxy::{self, NAVIGATION_STAR, STAR};
use super::sequence::tracks_of;
use super::tracks::Track;
use super::{labels, provinces};
use drawing::ink_of_words;
use freedom_in_the_galaxy::{Content, MapPlace, Scenario};
use geometry::{Mm, Point, Rect, Size};
use rules::Id;
use sheets::frame::{Body, Frame};
use sheets::poster::{self, Large, PosterPlan};
use sheets::{Draft, Printout, Request};

/// By how many percent stars are moved closer together if that saves pages.
const CLOSER: u32 = 8;

/// The map of the stars of a scenario, or of all stars, cut into pages or on one page of its own size; no pages if there are no stars, or if the map
/// would need too many pages.
#[must_use]
pub fn poster(
    content: &Content,
    scenario: Option<Id<Scenario>>,
    frame: &Frame,
    request: &Request,
    printout: &mut Printout,
) -> Vec<Body> {
    let Some((content, size)) = galaxy::in_play(content, scenario, request.everything) else { return Vec::new() };
    let content = &*content;
    let too_large =
        size.width.max(size.height) > MapPlace::FARTHEST || PosterPlan::new(frame, size).pages() > PosterPlan::MOST_PAGES;
    if content.stars.is_empty() || too_large {
        return Vec::new();
    }
    let level = content
        .scenarios
        .iter()
        .filter(|(id, _)| scenario.is_none_or(|wanted| wanted == *id))
        .map(|(_, found)| found.rules)
        .max();
    let tracks = level.map(|level| tracks_of(content, scenario, level)).unwrap_or_default();
    let map = Map::of(content, size, &tracks, frame);
    let (content, size) = (&*map.content, map.size);
    let (whole, spaces) = galaxy::with_tracks(content, size, &map.cuts, map.tracks, printout);
    let whole = Arc::new(whole);
    let part = Arc::clone(&whole);
    let keep = || kept(content, size, &whole, &spaces);
    let sketch = |_: f64| galaxy::sketched(content, size);
    let large =
        Large { title: "Galaxy", size, part: Arc::new(move |_| Draft::clone(&part)), keep: &keep, fills: true, sketch: &sketch };
    let mut bodies = if request.one_page { vec![poster::one_page(frame, &large)] } else { poster::poster(frame, &large) };
    bodies.extend(provinces::sheets(content, frame, printout));
    bodies
}

/// A map, and how it is cut into pages.
struct Map<'all> {
    content: Cow<'all, Content>,
    size: Size,
    /// The approximate cuts between the pages, as lines.
    cuts: Vec<[Point; 2]>,
    tracks: &'all [Track],
}

impl<'all> Map<'all> {
    /// The map with its stars closer together; or the unchanged map, if cuts through the first would cross something that must stay whole; or the
    /// unchanged map without tracks, if cuts through both would.
    fn of(content: &'all Content, size: Size, tracks: &'all [Track], frame: &Frame) -> Self {
        let (nearer, smaller) = nearer(content, size, frame);
        let map = |content: Cow<'all, Content>, size: Size, tracks: &'all [Track]| Self {
            content,
            size,
            cuts: cut_into(size, frame),
            tracks,
        };
        let tried = [(nearer, smaller, tracks), (Cow::Borrowed(content), size, tracks)];
        let tried = tried.into_iter().map(|(content, size, tracks)| map(content, size, tracks));
        tried.into_iter().find(|map| map.is_cut_clean(frame)).unwrap_or_else(|| map(Cow::Borrowed(content), size, &[]))
    }

    fn is_cut_clean(&self, frame: &Frame) -> bool {
        let (drawn, spaces) = galaxy::with_tracks(&self.content, self.size, &self.cuts, self.tracks, &mut Printout::default());
        let (_, cuts) = PosterPlan::clean(frame, self.size, &kept(&self.content, self.size, &drawn, &spaces));
        cuts.across.crossed == 0 && cuts.down.crossed == 0
    }
}

/// The areas that no cut should cross: words, stars and tracks.
fn kept(content: &Content, size: Size, drawn: &Draft, spaces: &[Rect]) -> Vec<Rect> {
    let words = ink_of_words(&drawn.items).into_iter().chain(labels::rooms(content, size));
    words.chain(rooms(content)).chain(spaces.iter().copied()).collect()
}

/// The map with its stars closer together, if that saves pages; otherwise the unchanged map.
fn nearer<'all>(content: &'all Content, size: Size, frame: &Frame) -> (Cow<'all, Content>, Size) {
    let scale = 1.0 - f64::from(CLOSER) / 100.0;
    let smaller = Size::of(size.width * scale, size.height * scale);
    if PosterPlan::new(frame, smaller).pages() >= PosterPlan::new(frame, size).pages() {
        return (Cow::Borrowed(content), size);
    }
    let mut own = content.clone();
    for id in own.stars.ids().collect::<Vec<_>>() {
        if let Some(star) = own.stars.get_mut(id) {
            star.at = MapPlace { x: star.at.x * scale, y: star.at.y * scale };
        }
    }
    (Cow::Owned(own), smaller)
}

/// The areas of stars and navigation stars, which no cut should cross.
fn rooms(content: &Content) -> impl Iterator<Item = Rect> {
    let around = |at: Point, radius: Mm| Rect::around(at, Size::of(radius * 2.0, radius * 2.0));
    let stars = content.stars.iter().map(move |(_, star)| around(star.at.point(), STAR));
    let routes = content.routes.iter().flat_map(|(_, route)| galaxy::navigation_stars(content, route));
    stars.chain(routes.map(move |at| around(at, NAVIGATION_STAR)))
}

/// Where a map of this size is cut between pages, as lines.
fn cut_into(size: Size, frame: &Frame) -> Vec<[Point; 2]> {
    let cuts = PosterPlan::new(frame, size).cuts(&[]);
    let across = cuts.across.at.iter().map(|x| [Point::at(*x, Mm::ZERO), Point::at(*x, size.height)]);
    let down = cuts.down.at.iter().map(|y| [Point::at(Mm::ZERO, *y), Point::at(size.width, *y)]);
    across.chain(down).collect()
}
