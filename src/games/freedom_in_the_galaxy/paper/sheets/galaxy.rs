//! The map of the galaxy: stars in the colours of their provinces with their planets, the borders of provinces, routes with their navigation stars
//! (which are counted to find the length of a jump), and the tracks for which there is room. It has the size of the printed map, or the next larger
//! size that holds all stars.

use std::borrow::Cow;

use super::borders::{areas, borders};
use super::free_room::{self, Taken};
use super::labels::{self, Side, words};
use super::look::of_star;
use super::stars_of;
use super::tracks::Track;
use drawing::text::{Align, Style, width};
use drawing::{Color, Face, Ground, Group, Page, Path, ink_of_words};
use freedom_in_the_galaxy::{Content, InRoute, InStar, MapPlace, Place, Route, Scenario, Star};
use geometry::{Angle, Mm, Point, Rect, Seed, Size, Vector};
use rules::Id;
use sheets::boundary::curved;
use sheets::look::{INK, LINE};
use sheets::night;
use sheets::{Draft, Printout};

/// The radius of a star.
pub const STAR: Mm = Mm::new(11.0);
/// The radius of a navigation star.
pub(super) const NAVIGATION_STAR: Mm = Mm::new(2.2);
/// The largest number of navigation stars that are drawn on a route.
const MOST_STARS: u32 = 9;
/// The colour of borders.
const BORDER: Color = Color::gray(205);
/// How much white a province's tint has by day, from 0 to 1.
const PALE: f64 = 0.84;
/// How much white a province's tint has by night, when the tint looks lighter than the sky.
const PALE_BY_NIGHT: f64 = 0.78;
/// The blue of the night sky.
const NIGHT_BLUE: Color = Color::rgb(64, 92, 190);
/// How much of the night sky's blue the sky of a province has, from 0 to 1.
const BLUE_BY_NIGHT: f64 = 0.35;
/// How many clouds of dust surround a star.
const CLOUDS: u64 = 5;
/// How many corners the outline of a cloud of dust has.
const CORNERS: u64 = 9;
/// The side of the square of sky, in millimetres, in which one background star lies on average.
const STAR_IN: f64 = 26.0;
/// The size of the largest area that the words beside a star may cover.
pub(super) const WORDS: Size = Size::new(74.0, 24.0);

/// The map of the stars of a scenario, or of all stars, on one page of its own size and without tracks; and the name and position of each star on it.
/// `None` if there are no stars, if the scenario plays only one star system, or if the map is too large for any sheet.
#[must_use]
pub fn page(content: &Content, scenario: Option<Id<Scenario>>) -> Option<(Page, Vec<(String, Point)>)> {
    let (content, size) = in_play(content, scenario, false)?;
    if content.stars.is_empty() || size.width.max(size.height) > MapPlace::FARTHEST {
        return None;
    }
    let items = with_tracks(&content, size, &[], &[], &mut Printout::default()).0.items;
    let stars = content.stars.iter().map(|(_, star)| (star.label().to_owned(), star.at.point())).collect();
    Some((Page { items, ..Page::new("Galaxy", size) }, stars))
}

/// The designs with only the stars of a scenario, and the size of their map, which is no larger than those stars need, unless they are the whole
/// galaxy. `None` if the scenario plays only one star system, which needs no map.
pub(super) fn in_play(content: &Content, scenario: Option<Id<Scenario>>, everything: bool) -> Option<(Cow<'_, Content>, Size)> {
    let stars = stars_of(content, scenario);
    let mut planets = content.planets.iter().filter_map(|(_, planet)| planet.star);
    // If planets belong to stars that are not in the designs, the designs are only a part of a galaxy.
    let is_part = stars.len() < content.stars.len() || planets.any(|star| content.stars.get(star).is_none());
    if everything && scenario.is_none() || !is_part {
        return Some((Cow::Borrowed(content), size(content)));
    }
    let mut own = content.clone();
    own.stars.retain_ids(|star| stars.contains(&star));
    let around = |star: &Star| Rect::around(star.at.point(), Size::of(MapPlace::AROUND * 2.0, MapPlace::AROUND * 2.0));
    let room = own.stars.iter().map(|(_, star)| around(star)).reduce(Rect::union)?;
    let corner = Point::at(room.min.x.max(Mm::ZERO), room.min.y.max(Mm::ZERO));
    for id in own.stars.ids().collect::<Vec<_>>() {
        if let Some(star) = own.stars.get_mut(id) {
            star.at = MapPlace { x: star.at.x - corner.x, y: star.at.y - corner.y };
        }
    }
    (stars.len() > 1).then(|| (Cow::Owned(own), Size::of(room.max.x - corner.x, room.max.y - corner.y)))
}

/// The size of the map that holds all stars of these designs.
#[must_use]
pub fn size(content: &Content) -> Size {
    MapPlace::sheet(content.stars.iter().map(|(_, star)| star.at))
}

/// The map without words, for a thumbnail.
pub(super) fn sketched(content: &Content, size: Size) -> Draft {
    let mut draft = Draft::new();
    draft.add(Point::ORIGIN, ground(content, size));
    for (_, route) in content.routes.iter() {
        if let Some(drawn) = route_line(content, route) {
            draft.add(Point::ORIGIN, drawn);
        }
    }
    for (_, star) in content.stars.iter() {
        draft.add(star.at.point(), disc(content, star, false));
    }
    by_day_or_night(content, size, draft)
}

/// The map as the designer chose it: by day, or by night, with background stars and with light around every star.
fn by_day_or_night(content: &Content, size: Size, mut draft: Draft) -> Draft {
    if !content.night {
        return draft;
    }
    // The background is put above the ground (the provinces), which is the first item, and below everything else.
    let words = ink_of_words(&draft.items);
    draft.items.insert(draft.items.len().min(1), (Point::ORIGIN, background(size, &words).into()));
    night::darkened(draft, Rect::new(Point::ORIGIN, size), [])
}

/// The light that stars cast on a night map: it reaches far around each star, but not beyond the map.
fn shine(content: &Content, sheet: Rect) -> Group {
    let mut light = Draft::new();
    for (_, star) in content.stars.iter() {
        for cloud in 0..CLOUDS {
            light.path(nebula(star, cloud).filled(of_star(content, star).with_alpha(9)));
        }
    }
    for (_, star) in content.stars.iter() {
        for (reach, alpha) in [(3.4, 9), (2.7, 11), (2.1, 14), (1.6, 20)] {
            light.path(Path::circle(star.at.point(), STAR * reach).filled(of_star(content, star).with_alpha(alpha)));
        }
    }
    Group::of(light.items).clipped(Path::rect(sheet)).as_picture()
}

/// The outline of one of a star's clouds of dust, which extend farther on some sides.
fn nebula(star: &Star, cloud: u64) -> Path {
    let seed = Seed::of(star.label());
    let corner = |step: u64| {
        let reach = seed.between(700 + cloud * CORNERS + step, 1.6, 6.4 - cloud as f64 * 0.8);
        star.at.point() + Vector::polar(Angle::degrees(360.0 * step as f64 / CORNERS as f64), STAR * reach)
    };
    curved(&(0..CORNERS).map(corner).collect::<Vec<_>>())
}

/// Stars all over the sky except near words, some of them with rays.
fn background(size: Size, words: &[Rect]) -> Group {
    let near: Vec<Rect> = words.iter().map(|word| word.inset(Mm::new(-3.0))).collect();
    let seed = Seed::of("galaxy");
    let number = (size.width.get() * size.height.get() / (STAR_IN * STAR_IN)) as u64;
    let (mut small, mut large) = (Path::default(), Path::default());
    for star in 0..number {
        let of = |step: u64, least: f64, most: f64| seed.between(star * 4 + step, least, most);
        let at = Point::at(size.width * of(0, 0.005, 0.995), size.height * of(1, 0.005, 0.995));
        if near.iter().any(|room| room.contains(at)) {
            continue;
        }
        if star % 14 == 0 {
            let reach = of(2, 0.7, 1.5);
            let corner = |step: u32| {
                let turn = Angle::degrees(45.0 * f64::from(step));
                at + Vector::polar(turn, Mm::new(if step.is_multiple_of(2) { reach } else { reach * 0.16 }))
            };
            large = large.and(Path::polygon(&(0..8).map(corner).collect::<Vec<_>>()));
        } else {
            small = small.and(Path::circle(at, Mm::new(of(2, 0.12, 0.32))));
        }
    }
    let (small, large) = (small.filled(Color::rgb(150, 158, 190)), large.filled(Color::rgb(232, 236, 250)));
    Group::of(vec![(Point::ORIGIN, small.into()), (Point::ORIGIN, large.into())]).as_picture()
}

/// The colour of the sky around a star: the colour of its province, made pale. On a night map some blue is mixed in, and this is the colour before
/// the map is darkened.
pub(super) fn sky(content: &Content, star: &Star) -> Color {
    let color = of_star(content, star);
    if content.night {
        color.mix(NIGHT_BLUE, BLUE_BY_NIGHT).mix(Color::WHITE, PALE_BY_NIGHT)
    } else {
        color.mix(Color::WHITE, PALE)
    }
}

/// The edge of the map, its provinces in their colours, and the borders between them.
fn ground(content: &Content, size: Size) -> Draft {
    let sheet = Rect::new(Point::ORIGIN, size);
    let mut draft = Draft::new();
    for (star, corners) in areas(content, sheet) {
        let tint = sky(content, star);
        let area = Path::polygon(&corners).filled(tint).as_ground(Ground::Plain);
        // By day a line in the tint closes the seam between two areas of a province; by night the seam is as dark as the areas and needs no line.
        draft.path(if content.night { area } else { area.stroked(tint, 0.2) });
    }
    for [from, to] in borders(content, sheet) {
        draft.rule(from, to, BORDER, 1.6);
    }
    if content.night {
        draft.put(Point::ORIGIN, shine(content, sheet));
    }
    draft.path(Path::rect(sheet).stroked(INK, LINE));
    draft
}

/// The line of a route with its navigation stars; `None` if a star at one of its ends no longer exists.
fn route_line(content: &Content, route: &Route) -> Option<Draft> {
    let [from, to] = ends(content, route)?;
    let mut drawn = Draft::new();
    drawn.rule(from, to, Color::WHITE.with_alpha(150), 2.2);
    drawn.rule(from, to, Color::gray(104), 0.9);
    for at in navigation_stars(content, route) {
        drawn.put(at, Path::circle(Point::ORIGIN, NAVIGATION_STAR).filled(Color::WHITE).stroked(INK, 0.5));
    }
    Some(drawn)
}

/// The positions of a route's navigation stars; empty if a star at one of the route's ends no longer exists.
pub(super) fn navigation_stars(content: &Content, route: &Route) -> impl Iterator<Item = Point> + use<> {
    let stars = route.stars.get().min(MOST_STARS);
    let ends = ends(content, route);
    (1..=stars).filter_map(move |star| {
        let [from, to] = ends?;
        Some(from.towards(to, f64::from(star) / f64::from(stars + 1)))
    })
}

/// A star, drawn as a sun in the colour of its province, and with its number if `numbered` is true.
fn disc(content: &Content, star: &Star, numbered: bool) -> Draft {
    let color = of_star(content, star);
    let mut sun = sun(color, STAR);
    if numbered {
        let number = Rect::around(Point::ORIGIN, Size::new(18.0, 10.0));
        sun.line(&star.number.to_string(), Style::new(Face::Bold, 8.0).colored(INK).centred(), number);
    }
    let mut draft = Draft::new();
    draft.path(
        Path::circle(Point::ORIGIN, STAR).filled(color.mix(Color::WHITE, 0.35)).as_ground(Ground::Plain).stroked(color, 1.0),
    );
    draft.put(Point::ORIGIN, Group::of(sun.items).as_picture());
    draft
}

/// A sun of this radius around the origin: its glow, and a disc that grows paler towards the middle.
pub(super) fn sun(color: Color, radius: Mm) -> Draft {
    let mut sun = Draft::new();
    for (reach, alpha) in [(1.24, 40), (1.12, 70)] {
        sun.path(Path::circle(Point::ORIGIN, radius * reach).filled(color.with_alpha(alpha)));
    }
    for (reach, pale) in [(1.0, 0.0), (0.93, 0.2), (0.85, 0.38), (0.74, 0.54), (0.58, 0.66)] {
        sun.path(Path::circle(Point::ORIGIN, radius * reach).filled(color.mix(Color::WHITE, pale)));
    }
    sun
}

/// The whole map without tracks.
#[must_use]
pub fn map(content: &Content, printout: &mut Printout) -> Draft {
    with_tracks(content, size(content), &[], &[], printout).0
}

/// A map of this size without tracks, with the drawing `over` on top of it. Both are drawn in the colours of day; for a night map they are then
/// darkened together.
pub(super) fn of_size(content: &Content, size: Size, over: Draft, printout: &mut Printout) -> Draft {
    let (mut draft, _) = by_day(content, size, &[], &[], printout);
    draft.add(Point::ORIGIN, over);
    by_day_or_night(content, size, draft)
}

/// The whole map, and the areas of the tracks on it. A track is drawn if there is free room for it that none of the cuts between pages crosses (2.1).
pub(super) fn with_tracks(
    content: &Content,
    size: Size,
    cuts: &[[Point; 2]],
    tracks: &[Track],
    printout: &mut Printout,
) -> (Draft, Vec<Rect>) {
    let (draft, rooms) = by_day(content, size, cuts, tracks, printout);
    (by_day_or_night(content, size, draft), rooms)
}

/// The whole map with its tracks, and their areas, before the map is darkened for the night.
fn by_day(content: &Content, size: Size, cuts: &[[Point; 2]], tracks: &[Track], printout: &mut Printout) -> (Draft, Vec<Rect>) {
    let mut draft = Draft::new();
    draft.add(Point::ORIGIN, ground(content, size));
    for (id, route) in content.routes.iter() {
        let Some(drawn) = route_line(content, route) else { continue };
        draft.add_tagged(Point::ORIGIN, drawn, printout.tag(Place::Route(id, InRoute::Whole)));
    }
    for (id, side, crossed) in labels::sides(content, size) {
        let Some(star) = content.stars.get(id) else { continue };
        draft.add_tagged(star.at.point(), drawn(content, id, star, (side, crossed)), printout.tag(Place::Star(id, InStar::Name)));
    }
    let mut rooms = Vec::new();
    if !tracks.is_empty() {
        let mut taken = taken(content, size, &draft);
        for cut in cuts {
            taken.line(*cut);
        }
        rooms = free_room::put(&mut draft, size, taken, tracks);
    }
    (draft, rooms)
}

/// The parts of the map that are occupied by what is drawn there.
fn taken(content: &Content, size: Size, drawn: &Draft) -> Taken {
    let mut taken = Taken { areas: ink_of_words(&drawn.items), ..Taken::default() };
    taken.areas.extend(content.stars.iter().map(|(_, star)| Rect::around(star.at.point(), Size::of(STAR * 2.0, STAR * 2.0))));
    for line in borders(content, Rect::new(Point::ORIGIN, size)) {
        taken.line(line);
    }
    content.routes.iter().filter_map(|(_, route)| ends(content, route)).for_each(|line| taken.line(line));
    taken
}

/// The points where a route begins and ends; `None` if a star at one of its ends no longer exists.
pub(super) fn ends(content: &Content, route: &Route) -> Option<[Point; 2]> {
    let at = |star: Option<Id<Star>>| content.stars.get(star?).map(|star| star.at.point());
    Some([at(route.from)?, at(route.to)?])
}

/// A star with its words on this side. If a route crosses the words, they stand on plates.
fn drawn(content: &Content, id: Id<Star>, star: &Star, (side, crossed): (Side, bool)) -> Draft {
    let mut draft = disc(content, star, true);
    let sky = sky(content, star);
    let mut rest = side.room(&words(content, id, star));
    for line in words(content, id, star) {
        let (row, below) = rest.cut_top(line.high);
        let style = side.aligned(line.style);
        if crossed {
            plated(&mut draft, &line.words, style, row, sky);
        } else {
            draft.line(&line.words, style, row);
        }
        rest = below;
    }
    draft
}

/// Draws words on a plate in the colour of the sky. The plate hides no more of a route than necessary.
pub(super) fn plated(draft: &mut Draft, words: &str, style: Style, line: Rect, sky: Color) {
    let taken = (width(words, style.face, style.size) + Mm::new(1.0)).min(line.width());
    let middle = line.middle().x - taken * 0.5;
    let left = match style.align {
        Align::Left => line.min.x - Mm::new(0.5),
        Align::Centre => middle,
        Align::Right => line.max.x - taken + Mm::new(0.5),
    };
    let plate = Rect::new(Point::at(left, line.min.y), Size::of(taken, line.height()));
    draft.path(Path::rect(plate).filled(sky).as_ground(Ground::Plate));
    draft.line(words, style, line);
}
