//! The decks of a force, one below the other, as the spaces of one board.

use std::sync::Arc;

use egui::Color32;

use super::super::printed::Printed;
use drawing::{Items, Page};
use geometry::{Mm, Point, Rect, Size, Space, Vector};
use kit::board::{Direction, Drawn, Spaces};
use rules::Id;
use vikings::boat::DeckHex;
use vikings::{BoatClass, Content, Force, Vessel};
use vikings_paper::sheets::boats::{HEX, Plan};

/// The margin round each deck; the name of the boat stands in the margin above.
const MARGIN: Mm = Mm::new(9.0);

/// A hex on the deck of one of the force's boats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seat {
    /// The boat, by its id in the force.
    pub boat: Id<Vessel>,
    /// The hex of the boat's deck.
    pub hex: DeckHex,
}

/// All decks of a force as one board.
pub struct Decks<'a> {
    /// The decks, from the top.
    pub all: Vec<Deck<'a>>,
    size: Size,
}

/// The deck of one boat.
pub struct Deck<'a> {
    /// The id of the boat in the force.
    pub boat: Id<Vessel>,
    /// The boat's data in the force.
    pub vessel: &'a Vessel,
    /// The class of the boat.
    pub class: &'a BoatClass,
    /// The rectangle of the deck on the board.
    pub room: Rect,
    plan: Plan<'a>,
    page: Arc<Page>,
}

impl<'a> Decks<'a> {
    /// The decks of all boats of a force whose class is known.
    pub fn of(printed: &mut Printed, content: &'a Content, force: &'a Force) -> Self {
        let (mut all, mut low, mut wide) = (Vec::new(), MARGIN, Mm::ZERO);
        for (boat, vessel) in force.boats.iter() {
            let Some((class_id, class)) = vessel.class.and_then(|id| Some((id, content.boats.get(id)?))) else { continue };
            let page = printed.boat(class_id, class);
            let room = Rect::new(Point::at(MARGIN, low), page.size);
            low = room.max.y + MARGIN * 1.4;
            wide = wide.max(room.max.x);
            all.push(Deck { boat, vessel, class, room, plan: Plan::new(class, HEX), page });
        }
        Self { all, size: Size::of(wide + MARGIN, low) }
    }

    /// The deck of a boat.
    pub fn deck(&self, boat: Id<Vessel>) -> Option<&Deck<'a>> {
        self.all.iter().find(|deck| deck.boat == boat)
    }

    /// The hex of a boat's deck that has the coordinates `place` in the plan of its class; `None` if the deck has no such hex.
    pub fn seat(&self, boat: Id<Vessel>, place: Space) -> Option<Seat> {
        Some(Seat { boat, hex: self.deck(boat)?.class.deck_hex_called(place)? })
    }

    /// All hexes, boat by boat.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        self.all.iter().flat_map(|deck| deck.class.deck().map(|hex| Seat { boat: deck.boat, hex }))
    }

    /// The picture of all decks on a ground of this colour.
    pub fn picture(&self, ground: Color32) -> Picture {
        Picture { ground, size: self.size, pages: self.all.iter().map(|deck| (deck.room.min, Arc::clone(&deck.page))).collect() }
    }
}

impl Deck<'_> {
    /// The vector that moves a point of the class's plan to its place on the board of all decks.
    fn shift(&self) -> Vector {
        self.room.min - self.plan.around().min
    }
}

impl Spaces for Decks<'_> {
    type Space = Seat;

    const STRIDE: usize = 3;

    fn size(&self) -> Size {
        self.size
    }

    fn at(&self, point: Point) -> Option<Seat> {
        self.all.iter().find_map(|deck| {
            let space = deck.plan.layout.space_at(point - deck.shift());
            Some(Seat { boat: deck.boat, hex: deck.plan.deck_hex(space)? })
        })
    }

    fn outline(&self, seat: Seat) -> Vec<Point> {
        let Some(deck) = self.deck(seat.boat) else { return Vec::new() };
        deck.plan.layout.corners(deck.plan.space(seat.hex)).into_iter().map(|corner| corner + deck.shift()).collect()
    }

    fn middle(&self, seat: Seat) -> Point {
        self.deck(seat.boat).map_or(Point::ORIGIN, |deck| deck.plan.centre(seat.hex) + deck.shift())
    }

    fn name(&self, seat: Seat) -> String {
        self.deck(seat.boat)
            .map_or_else(String::new, |deck| format!("{} of {}", deck.class.hex_name(seat.hex), deck.vessel.label()))
    }

    fn next(&self, from: Seat, direction: Direction) -> Seat {
        let others = self.seats().filter(|seat| *seat != from).map(|seat| (seat, self.middle(seat)));
        direction.nearest(self.middle(from), others).unwrap_or(from)
    }

    fn cursor(&self, stood: Option<Seat>) -> Option<Seat> {
        let is_there = |seat: &Seat| self.deck(seat.boat).is_some_and(|deck| deck.class.deck().any(|hex| hex == seat.hex));
        stood.filter(is_there).or_else(|| self.seats().next())
    }
}

/// The picture of all decks of a force.
#[derive(Clone)]
pub struct Picture {
    ground: Color32,
    size: Size,
    pages: Vec<(Point, Arc<Page>)>,
}

impl Picture {
    /// Whether another picture is equal: the same pages in the same places, on the same ground and of the same size.
    pub fn is(&self, other: &Self) -> bool {
        let mut pairs = self.pages.iter().zip(&other.pages);
        let same = pairs.all(|(one, other)| one.0 == other.0 && Arc::ptr_eq(&one.1, &other.1));
        (self.ground, self.size) == (other.ground, other.size) && self.pages.len() == other.pages.len() && same
    }
}

impl Drawn for Picture {
    fn size(&self) -> Size {
        self.size
    }

    fn ground(&self) -> Color32 {
        self.ground
    }

    fn part(&self, part: Rect, _: f64) -> Items {
        let met = |(at, page): &&(Point, Arc<Page>)| {
            let room = Rect::new(*at, page.size);
            room.min.x <= part.max.x && part.min.x <= room.max.x && room.min.y <= part.max.y && part.min.y <= room.max.y
        };
        let of = |(corner, page): &(Point, Arc<Page>)| {
            let step = *corner - Point::ORIGIN;
            page.items.iter().map(|(at, item)| (*at + step, item.clone())).collect::<Vec<_>>()
        };
        self.pages.iter().filter(met).flat_map(of).collect()
    }

    fn changed(&self, _: &Self) -> Option<Vec<Rect>> {
        None
    }
}
