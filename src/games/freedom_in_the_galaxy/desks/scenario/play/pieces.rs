//! The counters of a game: the kinds of counters, and the counters that lie in an environ or are travelling.

use super::scene::Scene;
use crate::scenario::places::Places;
use freedom_in_the_galaxy::Side;
use freedom_in_the_galaxy::play::{
    Camp, CharacterNumber, Counter, EnvironNumber, Holding, PossessionNumber, Question, UnitKind, Whereabouts,
};
use geometry::Rect;

/// A counter on the display.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Units of a kind, face up.
    Unit(UnitKind),
    /// Units of a kind that lie face down for the other side and are shown to their owner (7.22).
    Hidden(UnitKind),
    /// Units of a kind that lie face down again after the other side has seen them.
    Seen(UnitKind),
    /// Units that lie face down for the viewer, who does not know their kind.
    FaceDown,
    /// A character, free or captive.
    Character(CharacterNumber),
    /// A ship, with its pilot or waiting for one.
    Ship(PossessionNumber),
    /// A Rebel camp (13.2).
    Camp,
    /// A Coup marker (13.2).
    Coup,
}

/// A counter, or several equal ones, in one place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Lying {
    /// The kind of counter.
    pub piece: Piece,
    /// How many equal counters lie there as one.
    pub number: u8,
    /// The number of the environ in which the counter lies. For a counter over the Drift Area it is the number that stands for pieces that are
    /// travelling.
    pub at: EnvironNumber,
    /// The rectangle of the counter, in millimetres of the display.
    pub rect: Rect,
}

/// Lays out all counters on the display, environ by environ. In an environ each side has rows of its own, the Imperial ones above.
pub fn lying(places: &mut Places, scene: &Scene) -> Vec<Lying> {
    let mut lying = Vec::new();
    for at in scene.look.public.places().chain([scene.look.public.transit()]) {
        let sides = by_side(scene, at);
        let rows = sides.each_ref().map(Vec::len);
        if rows != [0, 0] {
            let rects = places.apart(&scene.display, scene.spot(at), rows);
            let placed = sides.into_iter().flatten().zip(rects);
            lying.extend(placed.map(|((piece, number), rect)| Lying { piece, number, at, rect: *rect }));
        }
    }
    lying
}

impl Lying {
    /// The part of the counter that the counters beside it do not cover.
    pub fn seen(&self, lying: &[Self]) -> Rect {
        let covers = |other: &&Self| {
            let (own, other) = (self.rect, other.rect);
            own.min.y == other.min.y && own.min.x < other.min.x && other.min.x < own.max.x
        };
        let mut seen = self.rect;
        for other in lying.iter().filter(covers) {
            seen.max.x = seen.max.x.min(other.rect.min.x);
        }
        seen
    }
}

impl Piece {
    /// The counter as the rules name it in a move; `None` if it never moves by itself.
    pub const fn counter(self) -> Option<Counter> {
        match self {
            Self::Unit(kind) | Self::Hidden(kind) | Self::Seen(kind) => Some(Counter::Unit(kind)),
            Self::Character(character) => Some(Counter::Character(character)),
            Self::FaceDown | Self::Ship(_) | Self::Camp | Self::Coup => None,
        }
    }

    /// The character for whom the counter stands; `None` if it stands for something else.
    pub const fn character(self) -> Option<CharacterNumber> {
        if let Self::Character(character) = self { Some(character) } else { None }
    }

    /// Whether the counter stands for units.
    pub const fn is_unit(self) -> bool {
        matches!(self, Self::Unit(_) | Self::Hidden(_) | Self::Seen(_) | Self::FaceDown)
    }
}

/// The counters in an environ, each with how many of it there are, those of the Imperial side first: units, characters with their ships, prisoners,
/// parked ships, and markers.
pub fn there(scene: &Scene, environ: EnvironNumber) -> Vec<(Piece, u8)> {
    by_side(scene, environ).into_iter().flatten().collect()
}

/// The counters in an environ, each with how many of it there are: first those of the Imperial side, then those of the Rebel side. Prisoners stand
/// with the side that holds them, and a Coup marker is below all. Counters that are travelling are not kept apart by side.
fn by_side(scene: &Scene, environ: EnvironNumber) -> [Vec<(Piece, u8)>; 2] {
    let public = scene.look.public;
    let now = scene.look.open.environ(environ);
    let [mut imperial, mut rebel] = [Side::Imperial, Side::Rebel].map(|side| of_side(scene, environ, side));
    rebel.push((Piece::Camp, u8::from(now.camp != Camp::None)));
    rebel.push((Piece::Coup, u8::from(now.coup)));
    if environ == public.transit() {
        imperial.append(&mut rebel);
        imperial.extend(waiting(scene));
    }
    [imperial, rebel].map(|mut pieces| {
        pieces.retain(|(_, number)| *number > 0);
        pieces
    })
}

/// The units, characters and ships of a side in an environ, and the prisoners whom the side holds there.
fn of_side(scene: &Scene, environ: EnvironNumber, side: Side) -> Vec<(Piece, u8)> {
    let (look, public) = (&scene.look, scene.look.public);
    let now = look.open.environ(environ);
    let mut pieces: Vec<(Piece, u8)> = Vec::new();
    let hand = look.imperial.map(|hand| hand.face_down[environ.index()]);
    for kind in public.kinds().filter(|kind| public.side_of(*kind) == side) {
        let hidden = hand.map_or(0, |hand| hand[kind.index()]);
        let lies_down = public.unit(kind).hidden && !scene.is_face_up(environ);
        let known = if lies_down { Piece::Seen(kind) } else { Piece::Unit(kind) };
        pieces.extend([(known, now.units[kind.index()]), (Piece::Hidden(kind), hidden)]);
    }
    if side == Side::Imperial && hand.is_none() {
        pieces.push((Piece::FaceDown, now.face_down));
    }
    for character in look.free(side, environ).iter() {
        pieces.push((Piece::Character(character), 1));
        pieces.extend(look.open.ship_of(character, public).map(|ship| (Piece::Ship(ship), 1)));
    }
    let held = look.open.captive_in(environ).iter().filter(|prisoner| scene.side_of(*prisoner) != side);
    pieces.extend(held.map(|prisoner| (Piece::Character(prisoner), 1)));
    let parked = public.things().filter(|thing| {
        let is_own = public.possession(*thing).card.kind.side() == side;
        is_own && look.open.possessions[thing.index()].at == Holding::Parked(environ)
    });
    pieces.extend(parked.map(|ship| (Piece::Ship(ship), 1)));
    pieces
}

/// The counters that still have to arrive: characters who are in space or have to be placed, and the counter that the viewer is asked to place.
fn waiting(scene: &Scene) -> Vec<(Piece, u8)> {
    let comes = |at: Whereabouts| matches!(at, Whereabouts::Space | Whereabouts::Open);
    let people = scene.look.open.numbered().filter(|(_, now)| comes(now.at));
    let mut pieces: Vec<(Piece, u8)> = Vec::new();
    for (number, _) in people {
        pieces.push((Piece::Character(number), 1));
        pieces.extend(scene.look.open.ship_of(number, scene.look.public).map(|ship| (Piece::Ship(ship), 1)));
    }
    if let Some(Question::Station(Counter::Unit(kind))) = scene.asked.map(|asked| asked.question) {
        pieces.push((Piece::Unit(kind), 1));
    }
    pieces
}
