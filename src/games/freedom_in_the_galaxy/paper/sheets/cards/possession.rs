//! The front of the card of a possession: its picture, the ratings of a ship, and its effects (14.0).

use super::deck::Deck;
use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::art::{self, Scene};
use crate::sheets::counters;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::verbs::sentences;
use freedom_in_the_galaxy::{Content, Possession};
use geometry::{Mm, Rect, Seed, Size, Vector};
use project::Project;
use sheets::Draft;
use sheets::look::{FAINT, INK, LINE};

/// The colours of a hull before the sky, and of its windows.
const HULL: [Color; 2] = [Color::rgb(226, 229, 238), Color::rgb(38, 44, 76)];

/// Draws the part of a card below its head.
pub fn told(draft: &mut Draft, measures: &Measures, content: &Content, possession: &Possession, project: Option<&Project>) {
    let deck = Deck::Possessions;
    let (picture, mut words) = measures.body.cut_top(measures.mm(25.0));
    draft.path(Path::rect(picture).filled(deck.paper()).as_ground(Ground::Plate));
    let inks = if possession.kind.is_ship() {
        art::scene(draft, Scene::Planet, Seed::of(possession.label()), picture);
        HULL
    } else {
        [deck.color(), deck.paper()]
    };
    counters::possession(draft, possession, project, picture.inset(measures.mm(1.2)), inks);
    draft.path(Path::rect(picture).stroked(INK, LINE));
    if possession.kind.is_ship() {
        let (row, below) = words.cut_top(measures.mm(15.0));
        words = below;
        ratings(draft, measures, possession, row);
    } else {
        words.min += Vector::at(Mm::ZERO, measures.mm(2.4));
    }
    let owner = possession.owner.and_then(|owner| content.characters.get(owner));
    let kind = possession.kind.label();
    let mut kind = kind[..1].to_uppercase() + &kind[1..];
    if let Some(owner) = owner {
        kind = format!("{kind} of {}", owner.label());
    }
    let mut says = vec![kind + "."];
    says.extend(sentences(&possession.effects));
    if possession.flies_itself {
        says.push("Its maneuver counts whole, whoever flies it.".to_owned());
    }
    flow::blocks(draft, &[Block { heading: "", sentences: says }], measures.mm(3.6), words);
}

/// The four ratings of a ship, each in a box above its name.
fn ratings(draft: &mut Draft, measures: &Measures, ship: &Possession, area: Rect) {
    // Each rating with its share of the width, so that the longest name has room on the smallest card.
    let named = [
        ("Cannons", 1.0, ship.cannons),
        ("Shields", 0.95, ship.shields),
        ("Maneuver", 1.15, ship.maneuver),
        ("Passengers", 1.4, ship.passengers),
    ];
    let whole: f64 = named.iter().map(|(_, share, _)| share).sum();
    let mut rest = area;
    for (name, share, rating) in named {
        let (column, beyond) = rest.cut_left(area.width() * (share / whole));
        rest = beyond;
        let (number, below) = column.cut_top(measures.mm(10.6));
        let (_, number) = number.cut_top(measures.mm(2.0));
        let number = Rect::around(number.middle(), Size::of(number.width() - measures.mm(1.2), number.height()));
        draft.path(Path::rounded_rect(number, measures.mm(1.0)).filled(Color::WHITE).as_ground(Ground::Plain).stroked(INK, LINE));
        let value = rating.map_or_else(|| "?".to_owned(), |rating| rating.to_string());
        draft.line(&value, Style::new(Face::Bold, 6.0 * measures.scale).colored(INK).centred(), number);
        let style = Style::new(Face::Regular, (2.2 * measures.scale).max(Draft::SMALLEST.get())).colored(FAINT).centred();
        draft.line(name, style, below);
    }
}
