//! The displays of star systems: a star with its Drift Area, around it the parts of the ring with its planets, and the Drift Two box. They are
//! printed at true size, one on each page; if the paper is too small, they are shrunk (5.2, 5.3).

use super::galaxy;
use super::jumps::jumps;
use super::look::{of_environ, of_loyalty, of_star};
use super::ring::{self, DRIFT, RingPart, RingSpace, STAR, WIDTH};
use super::space;
use drawing::stock::Orientation;
use drawing::text::{self, Style};
use drawing::{Color, Face, Ground, Group, Page, Path};
use freedom_in_the_galaxy::{Content, Environ, InPlanet, InStar, Loyalty, Place, Planet, Standing, Star};
use geometry::{Mm, Point, Rect, Seed, Size, Vector};
use rules::{Id, listed};
use sheets::frame::{Body, Frame};
use sheets::look::{FAINT, INK, LINE, REMARK, SMALL, STRONG, TEXT, THIN, TITLE};
use sheets::room::Room;
use sheets::section::one_by_one;
use sheets::{Draft, Printout};

/// The height of the head of a display.
const HEAD: Mm = Mm::new(13.0);
/// The height of the part of a display below its ring.
const FOOT: Mm = Mm::new(40.0);
/// The distance from the upper edge of a display to the part below the ring.
const FOOT_TOP: Mm = Mm::new(HEAD.get() + WIDTH.get() + 3.0);
/// The size of a display.
pub const SIZE: Size = Size::of(WIDTH, Mm::new(239.0));
/// The margin around a ring that is shown alone.
const ROUND: Mm = Mm::new(1.0);
/// The margin around a display on its own page.
const BOARD_MARGIN: Mm = Mm::new(6.0);
/// How much higher a display is when it is a page of its own.
const BOARD_MORE: Mm = Mm::new(8.0);
/// By how much a printed display grows in height at most if the paper has height to spare.
const MOST_MORE: Mm = Mm::new(40.0);
/// The radius of a planet in its orbit box.
const PLANET: Mm = Mm::new(6.2);
/// The distance of a planet's middle from the edges of its orbit box.
const INSIDE: Mm = Mm::new(8.4);
/// The greatest height of a line in an environ.
const ENVIRON_LINE: Mm = Mm::new(4.6);
/// The height of the words that explain the letters on a display.
const KEY: Mm = Mm::new(9.0);
/// The size of the box beside the star system in which lost ships stand (21.5).
const DRIFT_TWO: Size = Size::new(70.0, 30.0);

/// A page for each of these stars.
#[must_use]
pub fn sheets(content: &Content, stars: Vec<Id<Star>>, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    one_by_one(content, stars, frame, printout, |content, id, frame, printout| {
        content.stars.get(id).map_or_else(Vec::new, |star| sheet(content, id, star, frame, printout))
    })
}

fn sheet(content: &Content, id: Id<Star>, star: &Star, frame: &Frame, printout: &mut Printout) -> Vec<Body> {
    let room = Room::new(frame, Orientation::Portrait, SIZE);
    let mut draft = Draft::new();
    let left = (room.size().width - SIZE.width) * 0.5;
    // If the paper has height to spare below a display, the map of its jumps becomes larger.
    let more = (room.size().height - SIZE.height).max(Mm::ZERO).min(MOST_MORE);
    draft.add(Point::at(left, Mm::ZERO), display(content, id, star, more, printout));
    let mut one = vec![room.body(format!("{} {}", star.number, star.label()), draft)];
    printout.seal(&mut one, Place::Star(id, InStar::Whole), &format!("The display of {}", star.label()));
    one
}

/// The middle of the star on its display; the spaces of the ring are measured from here.
#[must_use]
pub fn middle() -> Point {
    Point::at(SIZE.width * 0.5, HEAD + WIDTH * 0.5)
}

/// The part of a display that its ring covers, with a little margin.
#[must_use]
pub fn ring_part() -> Rect {
    Rect::around(middle(), Size::of(WIDTH + ROUND * 2.0, WIDTH + ROUND * 2.0))
}

/// The middle of the words in the Drift Area of a display, as a point of the display.
#[must_use]
pub fn drift() -> Point {
    middle() + Vector::new(0.0, 26.0)
}

/// The Drift Two box of a display.
#[must_use]
pub fn drift_two() -> Rect {
    Rect::new(Point::at(Mm::ZERO, FOOT_TOP), DRIFT_TWO)
}

/// The display of a star as a page of its own; `None` if the star no longer exists.
#[must_use]
pub fn display_page(content: &Content, id: Id<Star>) -> Option<Page> {
    page_of(content, id, &mut Printout::default())
}

/// The display of a star as a page of its own, whose parts are tagged as links to places in the project; `None` if the star no longer exists.
#[must_use]
pub fn page_of(content: &Content, id: Id<Star>, printout: &mut Printout) -> Option<Page> {
    let star = content.stars.get(id)?;
    let mut draft = Draft::new();
    let board = board();
    draft.add(Point::ORIGIN + (Point::ORIGIN - board.min), display(content, id, star, BOARD_MORE, printout));
    Some(Page { items: draft.items, ..Page::new(star.label(), board.size()) })
}

/// The area of a display on its own page, including the margin; measured from the upper left corner of the display.
#[must_use]
pub fn board() -> Rect {
    Rect::new(Point::ORIGIN, Size::of(SIZE.width, SIZE.height + BOARD_MORE)).inset(-BOARD_MARGIN)
}

/// Draws a display that is higher than its normal size by `more`.
fn display(content: &Content, id: Id<Star>, star: &Star, more: Mm, printout: &mut Printout) -> Draft {
    let mut draft = Draft::new();
    head(&mut draft, content, star);
    let middle = middle();
    let color = of_star(content, star);
    let drift = Rect::around(drift(), Size::new(36.0, 6.0));
    let seed = Seed::of(star.label());
    space::sky(&mut draft, &Path::circle(middle, DRIFT), color, seed, &[drift]);
    draft.line("DRIFT", Style::new(Face::Bold, 4.0).colored(space::DIM).centred(), drift);
    let mut sun = Draft::new();
    let bright = color.mix(Color::WHITE, 0.35);
    sun.path(Path::circle(Point::ORIGIN, STAR).filled(bright).as_ground(Ground::Plain).stroked(color, 0.8));
    sun.put(Point::ORIGIN, Group::of(galaxy::sun(color, STAR).items).as_picture());
    let number = Rect::around(Point::new(0.0, -4.0), Size::new(24.0, 8.0));
    sun.line(&star.number.to_string(), Style::new(Face::Bold, 7.5).colored(INK).centred(), number);
    let name = Rect::around(Point::new(0.0, 4.0), Size::new(27.0, 6.0));
    sun.line(&star.label().to_uppercase(), Style::new(Face::Bold, 4.2).colored(INK).centred(), name);
    draft.add_tagged(middle, sun, printout.tag(Place::Star(id, InStar::Name)));
    // Tracks are drawn last, because the land of an environ reaches close to the words on them.
    let (tracks, around): (Vec<_>, Vec<_>) =
        ring::spaces(content, id).into_iter().partition(|space| matches!(space.part, RingPart::Track(_)));
    for space in around.into_iter().chain(tracks) {
        if let Some(planet) = content.planets.get(space.planet) {
            let (drawn, part) = draw(content, planet, &space, color);
            draft.add_tagged(middle, drawn, printout.tag(Place::Planet(space.planet, part)));
        }
    }
    foot(&mut draft, content, id, color, more);
    draft
}

fn head(draft: &mut Draft, content: &Content, star: &Star) {
    let area = Rect::new(Point::ORIGIN, Size::of(SIZE.width, HEAD - Mm::new(3.0)));
    let (left, right) = area.cut_left(area.width() * 0.6);
    draft.line(&format!("{} {}", star.number, star.label()), TITLE, left);
    let province = star.province.and_then(|province| content.provinces.get(province));
    draft.line(province.map_or("no province", |province| province.label()), REMARK.right(), right);
    draft.rule(Point::at(area.min.x, area.max.y), area.max, INK, LINE);
}

/// Draws a space with the words in it, and returns the place in the project for which the space stands.
fn draw(content: &Content, planet: &Planet, space: &RingSpace, color: Color) -> (Draft, InPlanet) {
    let mut draft = Draft::new();
    let seed = Seed::of(&planet.number.to_string());
    match space.part {
        RingPart::Orbit => {
            space::sky(&mut draft, &space.outline, color, seed, &[space.words]);
            if let Some(at) = space.corner(INSIDE) {
                space::planet(&mut draft, at, PLANET, Point::ORIGIN, seed);
            }
            orbit(&mut draft, content, planet, space.words);
            (draft, InPlanet::Name)
        }
        RingPart::Track(loyalty) => {
            let fill = of_loyalty(loyalty);
            draft.path(space.outline.clone().filled(fill).as_ground(Ground::Plain).stroked(INK, LINE));
            track(&mut draft, planet, loyalty, space.words);
            (draft, InPlanet::Loyalty)
        }
        RingPart::Environ(id) => {
            if let Some(found) = planet.environs.get(id) {
                let tint = of_environ(found.kind);
                space::land(&mut draft, &space.outline, found.kind, tint, seed);
                space::haze(&mut draft, environ_words(content, found, space.words), tint);
                environ(&mut draft, content, found, space.words);
            }
            (draft, InPlanet::Environ(id))
        }
    }
}

/// The heights of the lines in an orbit box: the number of the planet, its name, and its special terms.
const ORBIT_LINES: [Mm; 3] = [Mm::new(6.0), Mm::new(5.2), Mm::new(4.0)];
/// The size of letters of a planet's name in its orbit box, in millimetres.
const ORBIT_NAME: f64 = 4.2;

/// The part of the room in an orbit box that its words cover; the words stand together in the middle.
#[must_use]
pub fn orbit_words(content: &Content, planet: &Planet, room: Rect) -> Rect {
    let lines = if planet.terms(&content.races).is_empty() { 2 } else { ORBIT_LINES.len() };
    let height = ORBIT_LINES[..lines].iter().copied().fold(Mm::ZERO, |sum, line| sum + line).min(room.height());
    let width = text::width(planet.label(), Face::Bold, Mm::new(ORBIT_NAME)).min(room.width());
    Rect::around(room.middle(), Size::of(width, height))
}

fn orbit(draft: &mut Draft, content: &Content, planet: &Planet, words: Rect) {
    let bold = |size: f64| Style::new(Face::Bold, size).colored(space::LIGHT).centred();
    let terms = listed(&planet.terms(&content.races));
    let [number, name, _] = ORBIT_LINES;
    let (_, rest) = words.cut_top(orbit_words(content, planet, words).min.y - words.min.y);
    let (top, rest) = rest.cut_top(number);
    draft.line(&planet.number.to_string(), bold(5.4), top);
    let (middle, rest) = rest.cut_top(name);
    draft.line(planet.label(), bold(ORBIT_NAME), middle);
    draft.text(&terms, SMALL.sized(Mm::new(2.9)).colored(space::DIM).centred().top(), rest);
}

fn track(draft: &mut Draft, planet: &Planet, loyalty: Loyalty, words: Rect) {
    let value = loyalty.imperial_value();
    let (top, rest) = words.cut_top(words.height() * 0.38);
    draft.line(loyalty.label(), STRONG.sized(Mm::new(2.6)).centred(), top);
    let at_start = (planet.start == Some(loyalty)).then_some("S");
    let armageddon = planet.armageddon.filter(|standing| standing.loyalty() == loyalty);
    let at_armageddon = armageddon.map(|standing| if standing == Standing::RebelControl { "AC" } else { "A" });
    let letters: Vec<&str> = at_start.into_iter().chain(at_armageddon).collect();
    let number = TEXT.sized(Mm::new(3.2));
    let value = if value == 0 { "0".to_owned() } else { format!("{value:+}").replace('-', "−") };
    if letters.is_empty() {
        draft.line(&value, number.centred(), rest);
        return;
    }
    // The words stand side by side, because the room is wider than it is high.
    let (left, right) = rest.cut_left(rest.width() * 0.4);
    draft.line(&value, number.right(), left);
    let right = Rect { min: right.min + Vector::at(Mm::new(1.2), Mm::ZERO), max: right.max };
    draft.line(&letters.join(" "), STRONG.sized(Mm::new(3.4)), right);
}

fn environ(draft: &mut Draft, content: &Content, environ: &Environ, words: Rect) {
    for (words, style, line) in environ_lines(content, environ, words) {
        draft.line(&words, style, line);
    }
}

/// The part of the room in an environ that its words cover, from the first line that is not empty to the last.
#[must_use]
pub fn environ_words(content: &Content, environ: &Environ, room: Rect) -> Rect {
    let lines = environ_lines(content, environ, room);
    let wide = |(words, style, line): &(String, Style, Rect)| text::width(words, style.face, style.size).min(line.width());
    let width = lines.iter().map(wide).fold(Mm::ZERO, Mm::max);
    let shown = lines.iter().rposition(|(words, ..)| !words.is_empty()).map_or(0, |last| last + 1);
    let top = lines.first().map_or(room.min.y, |(.., line)| line.min.y);
    let foot = lines[..shown].last().map_or(top, |(.., line)| line.max.y);
    Rect { min: Point::at(room.middle().x - width * 0.5, top), max: Point::at(room.middle().x + width * 0.5, foot) }
}

/// The five lines of words of an environ, each with its area in the room; a line may be empty.
fn environ_lines(content: &Content, environ: &Environ, room: Rect) -> [(String, Style, Rect); 5] {
    let star = if environ.starred { "*" } else { "" };
    let race = |race: &Id<_>| {
        content.races.get(*race).map_or_else(
            || "unknown race".to_owned(),
            |race: &freedom_in_the_galaxy::Race| format!("{}{}", race.label(), if race.star_faring { "*" } else { "" }),
        )
    };
    let races: Vec<String> = environ.races.iter().map(race).collect();
    let coup = environ.coup.map(|coup| format!("coup {coup}"));
    let sovereign = Some(environ.sovereign.as_str()).filter(|name| !name.is_empty()).map(|name| {
        let known = content.sovereigns.find(|sovereign| sovereign.name.eq_ignore_ascii_case(name));
        known.map_or_else(|| name.to_owned(), |(_, sovereign)| format!("{name} ({})", sovereign.allegiance.letter()))
    });
    let last: Vec<String> = coup.into_iter().chain(sovereign).collect();
    let style = TEXT.sized(Mm::new(3.2)).centred();
    let lines = [
        (format!("{} {}", environ.kind.label(), environ.size), Style::new(Face::Bold, 4.4).colored(INK).centred()),
        (format!("resource {}{star}", environ.resource), style),
        (races.join(", "), style),
        (environ.creature.clone(), REMARK.sized(Mm::new(3.0)).colored(INK).centred()),
        (last.join(", "), STRONG.sized(Mm::new(3.0)).centred()),
    ];
    // Lines have the same height in all environs that are large enough for it. The lines that are not empty stand together in the middle.
    let said = lines.iter().filter(|(words, _)| !words.is_empty()).count().max(1) as f64;
    let line = (room.height() / said).min(ENVIRON_LINE);
    let mut rest = room.cut_top((room.height() - line * said) * 0.5).1;
    lines.map(|(words, style)| {
        let (line, below) = rest.cut_top(if words.is_empty() { Mm::ZERO } else { line });
        rest = below;
        (words, style, line)
    })
}

/// Draws the Drift Two box, a small map of the routes from this star, and an explanation of the letters.
fn foot(draft: &mut Draft, content: &Content, id: Id<Star>, color: Color, more: Mm) {
    let area = Rect::new(Point::at(Mm::ZERO, FOOT_TOP), Size::of(SIZE.width, FOOT - Mm::new(3.0) + more));
    let (boxes, key) = area.cut_top(area.height() - KEY);
    let boxes = Rect { min: boxes.min, max: boxes.max - Vector::new(0.0, 2.0) };
    let (lost, routes) = boxes.cut_left(DRIFT_TWO.width);
    let routes = Rect { min: routes.min + Vector::new(4.0, 0.0), max: routes.max };
    for (name, frame) in [("DRIFT TWO", lost), ("JUMPS", routes)] {
        let (head, _) = frame.inset(Mm::new(1.5)).cut_top(Mm::new(5.0));
        let outline = Path::rounded_rect(frame, Mm::new(2.0));
        space::sky(draft, &outline, color, Seed::of(name), &[if frame == lost { head } else { frame }]);
        draft.line(name, Style::new(Face::Bold, 4.0).colored(space::DIM), head);
    }
    let map = routes.inset(Mm::new(1.5));
    draft.add(map.min, jumps(content, id, map.size()));
    draft.rule(Point::at(key.min.x, key.min.y), Point::at(key.max.x, key.min.y), FAINT, THIN);
    let words = "In an environ stand its type and size, its resource (* better units may be bought), its races (* star-faring), its creature, and what \
               helps a coup, or the sovereign with I, R or N for the side. S and A mark the loyalty at the two starts; at AC the Rebels control the planet.";
    draft.text(words, SMALL.sized(Mm::new(2.7)).top(), Rect { min: key.min + Vector::new(0.0, 1.2), max: key.max });
}
