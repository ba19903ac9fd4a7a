//! The front of a character's card: the portrait, the seven ratings, and everything else about the character (6.1).

use super::deck::Deck;
use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::counters;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::verbs::sentences;
use freedom_in_the_galaxy::{Character, Content, ExtraDraws, Rating};
use geometry::{Mm, Point, Rect, Size, Vector};
use project::Project;
use rules::{Id, listed};
use sheets::Draft;
use sheets::look::{FAINT, INK, LINE, RULE, THIN};

/// The smallest and the greatest height of a portrait on a large card, in millimetres.
const PORTRAIT: (f64, f64) = (24.4, 38.0);
/// How far a portrait extends from the left side of the frame to the right on a large card, in millimetres.
const ACROSS: f64 = 29.0;
/// The size of a plate, which names a mission in which the character draws more cards: its width, in millimetres of a large card, and its height as a
/// share of its width.
const BADGE: (f64, f64) = (9.4, 0.52);

/// Draws the part of a card below its head; `None` if the character no longer exists.
pub fn told(
    draft: &mut Draft,
    measures: &Measures,
    content: &Content,
    id: Id<Character>,
    project: Option<&Project>,
) -> Option<()> {
    let character = content.characters.get(id)?;
    let served = [Block { heading: "", sentences: vec![who(content, character)] }];
    let high = flow::height(&served, measures.mm(2.7), measures.body.width()).min(measures.mm(8.0));
    let (top, rest) = measures.body.cut_top(high + measures.mm(0.8));
    flow::blocks(draft, &served, measures.mm(2.7), top);
    let blocks = [
        Block { heading: "HOMES", sentences: homes(content, character) },
        Block { heading: "EXTRA DRAWS", sentences: draws(content, character) },
        Block { heading: "OWNS", sentences: owned(content, id) },
        Block { heading: "WHAT IS SPECIAL", sentences: sentences(&character.specials) },
    ];
    let spare = rest.height() - flow::height(&blocks, measures.mm(3.1), rest.width()) - measures.mm(2.0);
    let high = measures.mm(PORTRAIT.0).max(spare.min(measures.mm(PORTRAIT.1)));
    let (top, words) = rest.cut_top(high + measures.mm(2.0));
    let (left, right) = top.cut_left(measures.mm(ACROSS));
    let field = Rect { min: Point::at(measures.frame.min.x, left.min.y), max: Point::at(left.max.x, left.min.y + high) };
    counters::portrait(draft, content, character, project, field);
    draft.path(Path::rect(field).stroked(INK, LINE));
    badges(draft, measures, character, field);
    ratings(
        draft,
        measures,
        character,
        Rect { min: right.min + Vector::at(measures.mm(2.4), Mm::ZERO), max: Point::at(right.max.x, field.max.y) },
    );
    flow::blocks(draft, &blocks, measures.mm(3.3), words);
    Some(())
}

/// Draws plates along the foot of the portrait, one for each mission in which the character draws more cards: the mission's letter, as on mission
/// cards, and how many cards more.
fn badges(draft: &mut Draft, measures: &Measures, character: &Character, portrait: Rect) {
    let all: Vec<ExtraDraws> = character.extra_draws().collect();
    let gap = measures.mm(0.7);
    let wide = measures.mm(BADGE.0).min((portrait.width() - gap) / all.len().max(1) as f64 - gap);
    let size = Size::of(wide, wide * BADGE.1);
    let round = size.height * 0.25;
    let (color, bold) = (Deck::Missions.color(), Style::new(Face::Bold, 3.0).sized(size.height * 0.62));
    for (at, ExtraDraws { mission, count }) in all.into_iter().enumerate() {
        let corner = Point::at(portrait.min.x + gap + (wide + gap) * at as f64, portrait.max.y - gap - size.height);
        let plate = Rect::new(corner, size);
        draft.path(Path::rounded_rect(plate, round).filled(Color::WHITE).as_ground(Ground::Plain).stroked(INK, THIN));
        let (left, right) = plate.cut_left(size.height);
        draft.path(Path::rounded_rect(left, round).filled(color).as_ground(Ground::Plain).stroked(INK, THIN));
        draft.line(&mission.to_string(), bold.colored(Color::WHITE).centred(), left.inset(size.height * 0.1));
        draft.line(&format!("+{count}"), bold.colored(INK).centred(), right);
    }
}

/// The title, side and race of a character, in words.
fn who(content: &Content, character: &Character) -> String {
    let race = character.race.and_then(|race| content.races.get(race)).map_or("no race", |race| race.label());
    let knight = if character.knight && character.title.is_empty() { ", knight" } else { "" };
    let served = format!("{}, {race}{knight}", character.side.label());
    if character.title.is_empty() { served } else { format!("{} · {served}", character.title) }
}

/// Draws a line for each rating.
fn ratings(draft: &mut Draft, measures: &Measures, character: &Character, area: Rect) {
    let height = area.height() / Rating::ALL.len() as f64;
    let mut rest = area;
    for rating in Rating::ALL {
        let (row, below) = rest.cut_top(height);
        rest = below;
        let (name, value) = row.cut_left(row.width() - measures.mm(6.0));
        let size = (2.8 * measures.scale).max(Draft::SMALLEST.get());
        draft.line(label(rating), Style::new(Face::Regular, size).colored(FAINT), name);
        let number = Style::new(Face::Bold, 3.3 * measures.scale).colored(INK).right();
        draft.line(&character.ratings.get(rating).to_string(), number, value);
        draft.rule(Point::at(row.min.x, row.max.y), row.max, RULE, THIN);
    }
}

/// The words for a rating, short enough for the smallest card, where space leadership stands below leadership.
const fn label(rating: Rating) -> &'static str {
    match rating {
        Rating::SpaceLeadership => "In space",
        _ => rating.label(),
    }
}

/// The character's homes, as one line of text.
fn homes(content: &Content, character: &Character) -> Vec<String> {
    let home = |id: &Id<_>| {
        let planet = content.planets.get(*id)?;
        Some(if character.royal == Some(*id) { format!("{}, royal", planet.label()) } else { planet.label().to_owned() })
    };
    let homes: Vec<String> = character.homes.iter().filter_map(home).collect();
    if homes.is_empty() { Vec::new() } else { vec![homes.join(" · ")] }
}

/// The missions in which the character draws more cards, and how many.
fn draws(content: &Content, character: &Character) -> Vec<String> {
    let more = |ExtraDraws { mission, count }: ExtraDraws| {
        let known = content.missions.iter().find(|(_, known)| known.letter() == Some(mission));
        known.map_or_else(|| format!("{mission} {count}"), |(_, known)| format!("{} ({mission}) {count}", known.label()))
    };
    let more: Vec<String> = character.extra_draws().map(more).collect();
    if more.is_empty() { Vec::new() } else { vec![listed(&more)] }
}

/// The ships that the character owns from the start (14.53).
fn owned(content: &Content, id: Id<Character>) -> Vec<String> {
    content.ships_of(id).map(|(_, ship)| ship.label().to_owned()).collect()
}
