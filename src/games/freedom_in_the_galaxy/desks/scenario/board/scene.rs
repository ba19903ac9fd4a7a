//! What one frame of the window needs to draw the set-up board.

use super::steps;
use crate::display::{Display, RingSpot, marker_at};
use crate::scenario::OpenScenario;
use crate::scenario::places::Places;
use freedom_in_the_galaxy::set_up::{Board, Piece, Placed, PlanetOnBoard, Spot, Station, objection};
use freedom_in_the_galaxy::{InScenario, Loyalty, Planet, Side, Star};
use freedom_in_the_galaxy_paper::sheets::ring::{RingPart, base_space};
use geometry::{Mm, Point, Rect};
use kit::action::Change;
use kit::board::{Hand, Pieces, Spaces as _, Target};
use rules::Id;

/// A thing that can be taken in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// A row of the set-up: one or more equal pieces in one place.
    Row(Id<Placed>),
    /// One more piece of a kind, taken from the shop.
    New(Side, Piece),
    /// The loyalty marker of a planet.
    Loyalty(Id<Planet>),
    /// The base marker of a planet; its space on the track is the level of the base.
    Base(Id<Planet>),
}

impl Held {
    /// The planet along whose track the user drags this marker; `None` for a piece.
    pub const fn track(self) -> Option<Id<Planet>> {
        match self {
            Self::Loyalty(planet) | Self::Base(planet) => Some(planet),
            Self::Row(_) | Self::New(..) => None,
        }
    }

    /// The row of the set-up, if the thing is one; `None` for a new piece or a marker.
    pub const fn row(self) -> Option<Id<Placed>> {
        match self {
            Self::Row(row) => Some(row),
            Self::New(..) | Self::Loyalty(_) | Self::Base(_) => None,
        }
    }
}

/// The boxes besides the display in which pieces can be put down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Elsewhere {
    /// The shop. A piece that is put down there leaves the board.
    Shop,
    /// The box of pieces that come from space.
    FromSpace,
    /// The box of pieces that their player places freely.
    Open,
    /// A space round another star, chosen by [`Scene::first_free`].
    Star(Id<Star>),
}

/// A counter that lies on the display.
pub struct Lying {
    /// The row of the set-up that the counter stands for.
    pub row: Id<Placed>,
    /// The rectangle of the counter, in millimetres of the display.
    pub rect: Rect,
}

/// The board of a scenario and the star that is shown.
pub struct Scene<'a> {
    pub open: OpenScenario<'a>,
    pub board: Board<'a>,
    pub display: Display<'a>,
    /// The counters on the display, space by space.
    pub lying: Vec<Lying>,
    /// The selected part of the scenario.
    pub part: InScenario,
}

impl<'a> Scene<'a> {
    /// The board of a scenario at the first star in play, with the selected part. Its counters are laid out only by [`Self::turn_to`].
    pub fn of(open: OpenScenario<'a>, part: InScenario) -> Self {
        let star = open.scenario.in_play(&open.content.stars).first().copied().unwrap_or(Id::new(0));
        Self {
            open,
            board: Board::of(open.content, open.scenario),
            display: Display::of(open.content, star),
            lying: Vec::new(),
            part,
        }
    }

    /// Changes to the display of another star, and lays out its counters.
    pub fn turn_to(&mut self, star: Id<Star>, places: &mut Places) {
        if self.display.star != star {
            self.display = Display::of(self.open.content, star);
        }
        let spots = self.display.spots().filter(|(_, part)| !matches!(part, RingPart::Track(_)));
        let mut lying = Vec::new();
        for (spot, rows) in spots.map(|spot| (spot, self.rows_in(spot))).filter(|(_, rows)| !rows.is_empty()) {
            let rects = places.of(&self.display, Some(spot), rows.len());
            lying.extend(rows.into_iter().zip(rects).map(|(row, rect)| Lying { row, rect: *rect }));
        }
        self.lying = lying;
    }

    /// The row of the set-up with this id; `None` if there is none.
    pub fn row(&self, id: Id<Placed>) -> Option<&'a Placed> {
        self.open.scenario.set_up.get(id)
    }

    /// The station of a row, which is its planet and its spot there; `None` if it has no station at the start.
    pub fn station(&self, id: Id<Placed>) -> Option<Station> {
        self.board.rows.iter().find(|(known, ..)| *known == id).map(|(.., station)| *station)
    }

    /// Whether a thing in hand still exists in the scenario.
    pub fn is_there(&self, held: Held) -> bool {
        match held {
            Held::Row(id) => self.row(id).is_some(),
            Held::New(_, piece) => piece.name(self.open.content).is_some(),
            Held::Loyalty(planet) | Held::Base(planet) => self.board.planet(planet).is_some(),
        }
    }

    /// A thing in hand as a row of the set-up, and the row's id if it is already placed. `None` for a marker.
    pub fn as_row(&self, held: Held) -> Option<(Placed, Option<Id<Placed>>)> {
        match held {
            Held::Row(id) => self.row(id).map(|row| (*row, Some(id))),
            Held::New(side, piece) => Some((Placed::of(side, piece), None)),
            Held::Loyalty(_) | Held::Base(_) => None,
        }
    }

    /// The space of the star system display that a starting position stands for; `None` if it stands for none. If the player may choose any space of a
    /// planet, it is the planet's orbit box.
    pub fn space(&self, station: Station) -> Option<RingSpot> {
        let id = station.planet?;
        match station.spot {
            Spot::FromSpace => None,
            Spot::Open | Spot::Orbit => Some((id, RingPart::Orbit)),
            Spot::Environ(kind) => {
                let planet = self.open.content.planets.get(id)?;
                let environ = planet.environs.find(|environ| environ.kind == kind).map(|(environ, _)| environ);
                Some((id, environ.map_or(RingPart::Orbit, RingPart::Environ)))
            }
        }
    }

    /// The spot of a row that lies in this space of the display; `None` for a space of a track.
    pub fn spot_of(&self, space: RingSpot) -> Option<Spot> {
        match space.1 {
            RingPart::Orbit => Some(Spot::Orbit),
            RingPart::Track(_) => None,
            RingPart::Environ(environ) => {
                let environ = self.open.content.planets.get(space.0)?.environs.get(environ)?;
                Some(Spot::Environ(environ.kind))
            }
        }
    }

    /// The objection to a thing standing in a space, in words; `None` if it may stand there.
    pub fn against(&self, held: Held, space: RingSpot) -> Option<String> {
        let Some((row, own)) = self.as_row(held) else {
            let (Held::Loyalty(planet) | Held::Base(planet)) = held else { return None };
            let fits = planet == space.0 && matches!(space.1, RingPart::Track(_));
            return (!fits).then(|| "off its own political track".to_owned());
        };
        let Some(spot) = self.spot_of(space) else { return Some("on a political track".to_owned()) };
        let base = matches!(row.piece, Piece::BaseUp | Piece::BaseLevel | Piece::Secret(_) | Piece::SecretBase);
        let spot = if base { Spot::Open } else { spot };
        let station = Station { planet: Some(space.0), spot, leader: own.unwrap_or(self.open.scenario.set_up.next_id()) };
        objection(&self.board, &row, own, station)
    }

    /// The spaces of the display where a thing may stand.
    pub fn free(&self, held: Held) -> Vec<RingSpot> {
        self.display.spots().filter(|space| self.against(held, *space).is_none()).collect()
    }

    /// The first space round another star where a thing may stand; `None` if it may not stand anywhere there.
    pub fn first_free(&self, held: Held, star: Id<Star>) -> Option<RingSpot> {
        let display = Display::of(self.open.content, star);
        let mut spots: Vec<RingSpot> = display.spots().filter(|(_, part)| !matches!(part, RingPart::Track(_))).collect();
        // An environ is preferred to an orbit box.
        spots.sort_by_key(|(_, part)| matches!(part, RingPart::Orbit));
        spots.into_iter().find(|space| self.against(held, *space).is_none())
    }

    /// How many pieces start round a star.
    pub fn pieces_round(&self, star: Id<Star>) -> usize {
        let round =
            |station: &Station| station.planet.and_then(|planet| self.board.planet(planet)).is_some_and(|on| on.star == star);
        self.at_start().filter(|(_, _, station)| station.spot != Spot::FromSpace && round(station)).count()
    }

    /// The rows that have a station at the start of the first turn.
    pub fn at_start(&self) -> impl Iterator<Item = &(Id<Placed>, &'a Placed, Station)> {
        self.board.rows.iter().filter(|(_, row, _)| row.turn.get() == 0)
    }

    /// The rows in a space, the last on top, so that the leader of a group lies above its followers.
    pub fn rows_in(&self, space: RingSpot) -> Vec<Id<Placed>> {
        let here = self.at_start().filter(|(_, _, station)| self.space(*station) == Some(space));
        let mut rows: Vec<_> = here.map(|(id, _, station)| (station.leader, *id == station.leader, *id)).collect();
        rows.sort_unstable();
        rows.into_iter().map(|(.., id)| id).collect()
    }

    /// The rows of a side round a star, the last on top, so that leaders lie above followers and earlier rows above later ones.
    pub fn rows_round(&self, star: Id<Star>, side: Side) -> Vec<Id<Placed>> {
        let here = self.at_start().filter(|(_, row, station)| {
            let planet = station.planet.and_then(|planet| self.board.planet(planet));
            row.side == side && station.spot != Spot::FromSpace && planet.is_some_and(|on| on.star == star)
        });
        let mut rows: Vec<_> = here.map(|(id, _, station)| (*id == station.leader, std::cmp::Reverse(*id))).collect();
        rows.sort_unstable();
        rows.into_iter().map(|(_, id)| id.0).collect()
    }

    /// The loyalty and base markers on a space of a track, each with its position.
    pub fn markers(&self, space: RingSpot) -> Vec<(Held, Point)> {
        let (RingPart::Track(loyalty), Some(on)) = (space.1, self.board.planet(space.0)) else { return Vec::new() };
        let here = [(Held::Loyalty(on.id), on.loyalty()), (Held::Base(on.id), Some(base_on(on)))];
        let here: Vec<Held> = here.into_iter().filter(|(_, at)| *at == Some(loyalty)).map(|(held, _)| held).collect();
        let Some(room) = self.display.room(space) else { return Vec::new() };
        here.into_iter().enumerate().map(|(index, held)| (held, marker_at(room, index))).collect()
    }

    /// The selected piece or marker; `None` if neither is selected.
    pub fn held(&self) -> Option<Held> {
        match self.part {
            InScenario::Placed(row) => self.row(row).map(|_| Held::Row(row)),
            InScenario::Planet(start) => self.open.scenario.planets.get(start).map(|start| Held::Loyalty(start.planet)),
            _ => None,
        }
    }

    /// The star round which the selected piece stands, or whose planet the selected marker belongs to; `None` if there is no such star.
    pub fn selected_star(&self) -> Option<Id<Star>> {
        let planet = match self.held()? {
            Held::Row(row) => self.station(row)?.planet?,
            Held::Loyalty(planet) | Held::Base(planet) => planet,
            Held::New(..) => return None,
        };
        self.board.planet(planet).map(|on| on.star)
    }

    /// The space of the display in which the selected piece or marker lies; `None` if it lies in no space.
    pub fn selected_spot(&self) -> Option<RingSpot> {
        self.space_of(self.held()?)
    }
}

/// The space of the political track on which the base marker of a planet lies.
pub fn base_on(on: &PlanetOnBoard) -> Loyalty {
    base_space(on.base.get(), on.side() == Side::Rebel)
}

/// How far from a marker the pointer may be and still hit it, in millimetres.
const NEAR: f64 = 3.2;

impl Pieces for Scene<'_> {
    type Space = RingSpot;
    type Piece = Held;
    type Box = Elsewhere;

    const TAKEN_AT_ONCE: bool = true;
    const SEVERAL: bool = true;

    fn spaces(&self) -> &impl kit::board::Spaces<Space = RingSpot> {
        &self.display
    }

    fn piece_at(&self, point: Point) -> Option<Held> {
        if let Some(lying) = self.lying.iter().rev().find(|lying| lying.rect.contains(point)) {
            return Some(Held::Row(lying.row));
        }
        let near = |at: &Point| (*at - point).length();
        let markers = self.markers(self.display.at(point)?).into_iter().filter(|(_, at)| near(at) <= Mm::new(NEAR));
        markers.min_by(|one, other| near(&one.1).get().total_cmp(&near(&other.1).get())).map(|(held, _)| held)
    }

    fn piece_in(&self, space: RingSpot) -> Option<Held> {
        if let Some(selected) = self.held().filter(|held| self.space_of(*held) == Some(space)) {
            return Some(selected);
        }
        let row = self.rows_in(space).last().map(|row| Held::Row(*row));
        row.or_else(|| self.markers(space).first().map(|(held, _)| *held))
    }

    fn space_of(&self, held: Held) -> Option<RingSpot> {
        let space = match held {
            Held::Row(row) => {
                let at_start = self.row(row)?.turn.get() == 0;
                self.station(row).filter(|_| at_start).and_then(|station| self.space(station))
            }
            Held::New(..) => None,
            Held::Loyalty(planet) => self.board.planet(planet).and_then(|on| Some((planet, RingPart::Track(on.loyalty()?)))),
            Held::Base(planet) => self.board.planet(planet).map(|on| (planet, RingPart::Track(base_on(on)))),
        }?;
        self.display.has(space).then_some(space)
    }

    fn target(&self, point: Point, held: Option<Held>) -> Option<Target<RingSpot, Elsewhere>> {
        let space = self.display.at(point)?;
        let takes = |held: Held| match held {
            Held::Row(_) | Held::New(..) => !matches!(space.1, RingPart::Track(_)),
            Held::Loyalty(planet) | Held::Base(planet) => planet == space.0 && matches!(space.1, RingPart::Track(_)),
        };
        held.is_none_or(takes).then_some(Target::Space(space))
    }

    fn selected(&self) -> Option<Held> {
        self.held()
    }

    fn in_order(&self) -> Vec<Held> {
        self.at_start()
            .filter(|(_, _, station)| self.space(*station).is_some_and(|space| self.display.has(space)))
            .map(|(id, ..)| Held::Row(*id))
            .collect()
    }

    fn place(&self, held: Option<Held>) -> project::Place {
        let start = |planet: Id<Planet>| self.open.scenario.planets.find(|start| start.planet == planet).map(|(id, _)| id);
        self.open.place(match held {
            None => InScenario::Whole,
            Some(Held::Row(row)) => InScenario::Placed(row),
            Some(Held::New(..)) => InScenario::SetUp,
            Some(Held::Loyalty(planet) | Held::Base(planet)) => start(planet).map_or(InScenario::Whole, InScenario::Planet),
        })
    }

    fn put_down(&self, hand: &Hand<Held>, others: &[Held], target: Target<RingSpot, Elsewhere>) -> Option<Change> {
        let rows: Vec<Id<Placed>> = std::iter::once(&hand.piece).chain(others).filter_map(|held| held.row()).collect();
        match (hand.piece, &rows[..]) {
            (Held::Row(_), [_, _, ..]) => steps::put_together(self, &rows, target),
            _ => steps::put_down(self, hand, target),
        }
    }

    fn taken_off(&self) -> Option<Change> {
        match self.held()? {
            Held::Row(row) => steps::taken_off(self, row),
            Held::New(..) | Held::Loyalty(_) | Held::Base(_) => None,
        }
    }
}
