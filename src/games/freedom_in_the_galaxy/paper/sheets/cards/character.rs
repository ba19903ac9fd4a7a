//! The front of a character's card: the portrait, the seven ratings, and everything else about the character (6.1).

use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::counters;
use drawing::text::Style;
use drawing::{Face, Path};
use freedom_in_the_galaxy::verbs::sentences;
use freedom_in_the_galaxy::{Character, Content, ExtraDraws, Rating};
use geometry::{Mm, Point, Rect, Vector};
use project::Project;
use rules::{Id, listed};
use sheets::Draft;
use sheets::look::{FAINT, INK, LINE, RULE, THIN};

/// The least and the greatest height of a portrait, and how far it reaches into the body from the frame, on a large card.
const PORTRAIT: (f64, f64) = (24.4, 31.4);
const ACROSS: f64 = 29.0;

/// Draws the part of a card below its head; none where the character is gone.
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
    ratings(
        draft,
        measures,
        character,
        Rect { min: right.min + Vector::at(measures.mm(2.4), Mm::ZERO), max: Point::at(right.max.x, field.max.y) },
    );
    flow::blocks(draft, &blocks, measures.mm(3.3), words);
    Some(())
}

/// The title, side and race of a character.
fn who(content: &Content, character: &Character) -> String {
    let race = character.race.and_then(|race| content.races.get(race)).map_or("no race", |race| race.label());
    let knight = if character.knight && character.title.is_empty() { ", knight" } else { "" };
    let served = format!("{}, {race}{knight}", character.side.label());
    if character.title.is_empty() { served } else { format!("{} · {served}", character.title) }
}

/// A line for each rating.
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

/// The words for a rating, short enough for the smallest card: it stands below that of leadership.
const fn label(rating: Rating) -> &'static str {
    match rating {
        Rating::SpaceLeadership => "In space",
        _ => rating.label(),
    }
}

/// The homes on one line.
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
