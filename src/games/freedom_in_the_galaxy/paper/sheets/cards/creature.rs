//! The front of the card of a creature: its strength and endurance, its picture, and its traits (13.45).

use super::deck::Deck;
use super::flow::{self, Block};
use super::front::Measures;
use super::pictures::pictured;
use crate::sheets::art::{self, Scene};
use drawing::text::Style;
use drawing::{Face, Ground, Path};
use freedom_in_the_galaxy::Content;
use freedom_in_the_galaxy::cards::Creature;
use freedom_in_the_galaxy::verbs::sentences;
use geometry::{Mm, Rect, Size, Vector};
use rules::Level;
use sheets::Draft;
use sheets::look::{BOLD, FAINT, INK, LINE};

/// Draws the strength and endurance of a creature in two shapes, its picture if there is room, and its traits.
pub fn told(draft: &mut Draft, measures: &Measures, deck: Deck, content: &Content, creature: &Creature) {
    let mut says = sentences(&creature.effects);
    if says.is_empty() {
        says.push("It fights hand to hand until it or its prey is dead or gone.".into());
    }
    if creature.endurance.is_none() && creature.strength.is_some() {
        says.push("It cannot be wounded.".into());
    }
    let blocks = [Block { heading: "", sentences: says }];
    let (top, below) = measures.body.cut_top(measures.mm(15.0));
    let (picture, words) = pictured(measures, &blocks, &[3.3, 2.9, 2.6], below);
    if let Some(picture) = picture {
        self::picture(draft, content, creature, measures.flush(picture));
    }
    strengths(draft, measures, deck, creature, top);
    flow::blocks(draft, &blocks, measures.mm(3.7), words);
}

/// Draws a creature in front of the scene where it hunts, in a frame.
pub fn picture(draft: &mut Draft, content: &Content, creature: &Creature, field: Rect) {
    let (strength, hunts) = (creature.strength.map_or(0, Level::get), hunts(content, creature));
    art::beast(draft, creature.label(), strength, creature.endurance.is_some(), hunts, field);
    draft.path(Path::rect(field).stroked(INK, LINE));
}

/// The scene of the environ where a creature lives; the wilderness if no environ has the creature.
fn hunts(content: &Content, creature: &Creature) -> Scene {
    let mut environs = content.planets.iter().flat_map(|(_, planet)| planet.environs.iter());
    let lives = environs.find(|(_, environ)| environ.creature.eq_ignore_ascii_case(&creature.name));
    lives.map_or(Scene::Wild, |(_, environ)| environ.kind.into())
}

/// Draws the strength of a creature on a blade that points upwards, and its endurance on a shield that points downwards, each beside its name.
fn strengths(draft: &mut Draft, measures: &Measures, deck: Deck, creature: &Creature, top: Rect) {
    let (left, right) = top.cut_left(top.width() * 0.5);
    for (at, area, value, name) in [(0, left, creature.strength, "Strength"), (1, right, creature.endurance, "Endurance")] {
        let (shape, words) = area.cut_left(measures.mm(10.5));
        let middle = shape.middle() - Vector::at(Mm::ZERO, measures.mm(0.8));
        let point = |x: f64, y: f64| middle + Vector::at(measures.mm(x), measures.mm(y));
        let outline = if at == 0 {
            vec![point(0.0, -6.4), point(4.9, -1.4), point(4.9, 5.2), point(-4.9, 5.2), point(-4.9, -1.4)]
        } else {
            vec![point(-4.9, -5.6), point(4.9, -5.6), point(4.9, 1.2), point(0.0, 6.2), point(-4.9, 1.2)]
        };
        draft.path(Path::polygon(&outline).filled(deck.paper()).as_ground(Ground::Plain).stroked(INK, BOLD));
        let number = value.map_or_else(|| "\u{2013}".to_owned(), |value: Level| value.to_string());
        let style = Style::new(Face::Bold, 6.4 * measures.scale).colored(INK).centred();
        let shift = if at == 0 { 0.8 } else { -0.8 };
        draft.line(&number, style, Rect::around(point(0.0, shift), Size::of(measures.mm(8.6), measures.mm(7.0))));
        let style = Style::new(Face::Regular, (2.6 * measures.scale).max(Draft::SMALLEST.get())).colored(FAINT);
        draft.line(name, style, Rect { min: words.min + Vector::at(measures.mm(1.0), Mm::ZERO), max: words.max });
    }
}
