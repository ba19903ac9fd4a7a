//! The front of the card of a possession: its picture, the ratings of a ship, and its effects (14.0).

use super::deck::Deck;
use super::flow::{self, Block};
use super::front::Measures;
use crate::sheets::art::{self, Backdrop, Scene};
use crate::sheets::counters;
use drawing::text::Style;
use drawing::{Color, Face, Ground, Path};
use freedom_in_the_galaxy::verbs::sentences;
use freedom_in_the_galaxy::{Content, Possession, PossessionKind};
use geometry::{Rect, Seed, Size};
use project::Project;
use sheets::Draft;
use sheets::look::{FAINT, INK, LINE};

/// The colour of a ship's hull in front of the sky, and then the colour of its windows.
const HULL: [Color; 2] = [Color::rgb(226, 229, 238), Color::rgb(38, 44, 76)];

/// The height of the ratings of a ship, in millimetres of a large card.
const RATINGS: f64 = 15.0;
/// The smallest and the greatest height of a picture, in millimetres of a large card.
const PICTURE: (f64, f64) = (25.0, 36.0);

/// Draws the part of a card below its head.
pub fn told(draft: &mut Draft, measures: &Measures, content: &Content, possession: &Possession, project: Option<&Project>) {
    let is_ship = possession.kind.is_ship();
    let blocks = [Block { heading: "", sentences: says(content, possession) }];
    let below = measures.mm(if is_ship { RATINGS } else { 2.4 });
    let spare = measures.body.height() - flow::height(&blocks, measures.mm(3.3), measures.body.width()) - below;
    let (picture, words) = measures.body.cut_top(measures.mm(PICTURE.0).max(spare.min(measures.mm(PICTURE.1))));
    let (row, words) = words.cut_top(below);
    let picture = measures.flush(picture);
    let inks = before_backdrop(draft, possession, picture);
    let within = if possession.kind == PossessionKind::Companion { picture } else { picture.inset(measures.mm(1.6)) };
    counters::possession(draft, possession, project, within, inks);
    draft.path(Path::rect(picture).stroked(INK, LINE));
    if is_ship {
        ratings(draft, measures, possession, row);
    }
    flow::blocks(draft, &blocks, measures.mm(3.6), words);
}

/// Draws the backdrop of a possession, and returns the two inks that stand out from it.
fn before_backdrop(draft: &mut Draft, possession: &Possession, picture: Rect) -> [Color; 2] {
    let deck = Deck::Possessions;
    let seed = Seed::of(possession.label());
    if possession.kind.is_ship() {
        art::scene(draft, Scene::Planet, seed, picture);
        return HULL;
    }
    let pale = deck.color().mix(Color::WHITE, 0.82);
    Backdrop::Rays([pale, deck.paper()]).fill(draft, seed, picture);
    [deck.color(), pale]
}

/// The sentences about a possession: its kind and owner, and its effects.
fn says(content: &Content, possession: &Possession) -> Vec<String> {
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
    says
}

/// Draws the four ratings of a ship, each in a box above its name.
fn ratings(draft: &mut Draft, measures: &Measures, ship: &Possession, area: Rect) {
    // Each rating with its share of the width: on a small card the longest name needs a larger share.
    let is_small = measures.scale < 1.0;
    let named = [
        ("Cannons", 1.0, ship.cannons),
        ("Shields", 0.95, ship.shields),
        ("Maneuver", 1.15, ship.maneuver),
        ("Passengers", 1.4, ship.passengers),
    ];
    let named = named.map(|(name, share, rating)| (name, if is_small { share } else { 1.0 }, rating));
    let whole: f64 = named.iter().map(|(_, share, _)| share).sum();
    let wide = area.width() * (0.95 / whole) - measures.mm(1.0);
    let mut rest = area;
    for (name, share, rating) in named {
        let (column, beyond) = rest.cut_left(area.width() * (share / whole));
        rest = beyond;
        let (number, below) = column.cut_top(measures.mm(10.6));
        let (_, number) = number.cut_top(measures.mm(2.0));
        let number = Rect::around(number.middle(), Size::of(wide, number.height()));
        draft.path(
            Path::rounded_rect(number, measures.mm(1.0))
                .filled(Deck::Possessions.paper())
                .as_ground(Ground::Plain)
                .stroked(INK, LINE),
        );
        let value = rating.map_or_else(|| "?".to_owned(), |rating| rating.to_string());
        draft.line(&value, Style::new(Face::Bold, 6.0 * measures.scale).colored(INK).centred(), number);
        let style = Style::new(Face::Regular, (2.2 * measures.scale).max(Draft::SMALLEST.get())).colored(FAINT).centred();
        draft.line(name, style, below);
    }
}
