//! The counters of the fleets, their palettes, and the markers.

use std::collections::{BTreeMap, BTreeSet};

use crate::sheets::counters;
use drawing::Color;
use exchange::vassal::{Gauge, Module, Palette, Piece, PieceNumber, Spot, Stack, Standing, Veil};
use geometry::{Arc, Facing, Grid, GridLayout, Mm, Shape, Size, Space};
use launch_fighters::play::RANGE;
use launch_fighters::{Content, Fleet, FleetShip, Part, Ship, Side};
use project::Project;
use rules::Id;

/// The parts of a ship that can be lost or used up, each after its name on the ship's counter.
pub const RECORD: [(&str, Part); 10] = [
    ("Cannons", Part::Cannons),
    ("Launchers", Part::Launchers),
    ("Bays", Part::Bays),
    ("Defense", Part::Defense),
    ("Move", Part::Move),
    ("Cargo", Part::Cargo),
    ("Passengers", Part::Passengers),
    ("Missiles", Part::Missiles),
    ("Repairs", Part::Repair),
    ("Boosters", Part::Boosters),
];

/// The tint of the spaces in the front arc.
const FRONT: Color = Color::rgb(255, 170, 0).with_alpha(70);

/// The fleets that fight on a board.
pub struct Fleets<'a> {
    pub content: &'a Content,
    pub project: &'a Project,
    /// The spaces of the board.
    pub grid: Grid,
    /// The width of a space of the board.
    pub space_size: Mm,
    /// The name of the board.
    pub board: String,
}

/// The counters of a side, found by the ids of the ships of its fleet. Squadrons are listed under the ship that carries them.
#[derive(Default)]
pub struct Counters {
    pub ships: BTreeMap<Id<FleetShip>, PieceNumber>,
    pub squadrons: BTreeMap<Id<FleetShip>, Vec<PieceNumber>>,
}

impl Fleets<'_> {
    /// The shape of the board's spaces.
    pub const fn shape(&self) -> Shape {
        self.grid.shape
    }

    /// The size of the counter of a ship.
    pub fn counter_size(&self) -> Size {
        let side = counters::ship_side(self.shape(), self.space_size);
        Size::of(side, side)
    }

    /// Adds the counters and the palette of a side to a module.
    pub fn counters(&self, module: &mut Module, name: String, side: &Side, number: usize) -> Counters {
        module.sides.push(name.clone());
        let mut own = Counters::default();
        let Some((id, fleet)) = side.fleet.and_then(|id| Some((id, self.content.fleets.get(id)?))) else { return own };
        let (number, size) = ((number % 4) as u8, self.space_size);
        let width = self.counter_size().width;
        for (member, cut_out) in counters::ship_pieces(self.content, (id, number), fleet, self.project, width) {
            own.ships.insert(member, module.add(self.ship(&name, fleet, member, &cut_out)));
        }
        for (member, cut_out) in counters::squadron_pieces(self.content, (id, number), fleet, counters::fighter_side(size)) {
            let letter = fleet.letters(&self.content.ships).remove(&member).unwrap_or_default();
            let piece = Piece::cut_out(format!("Squadron of {letter}"), "Squadron", &cut_out, "inactive").of_side(&name);
            own.squadrons.entry(member).or_default().push(module.add(piece.with_value("Letter", letter)));
        }
        let ships = own.ships.values().copied().collect();
        let squadrons = own.squadrons.values().flatten().copied().collect();
        module.palettes.push(Palette { name, panels: vec![("Ships".into(), ships), ("Squadrons".into(), squadrons)] });
        own
    }

    fn ship(&self, side: &str, fleet: &Fleet, member: Id<FleetShip>, cut_out: &sheets::imposition::Piece) -> Piece {
        let called = |words: BTreeMap<Id<FleetShip>, String>| words.get(&member).cloned().unwrap_or_default();
        let name = called(fleet.names(&self.content.ships));
        let piece = Piece::cut_out(name, "Ship", cut_out, "inactive").of_side(side).turning(self.shape());
        let piece = piece.with_value("Letter", called(fleet.letters(&self.content.ships)));
        let ranges = vec![("Show the range of fire".into(), RANGE)];
        let piece = Piece { ranges, veils: vec![self.front_arc()], ..piece };
        let Some(design) = fleet.ships.get(member).and_then(|ship| self.content.ships.get(ship.design)) else { return piece };
        let price = launch_fighters::cost::price(design, &self.content.options).map(|price| price.total.to_string());
        let piece = piece.with_value("Class", design.label()).with_value("Price", price.unwrap_or_default());
        record(design).fold(piece, |piece, (name, _, full)| piece.with_gauge(Gauge::full(name, full)))
    }

    /// The spaces within range in the front arc of a ship, to be shown on demand ("Flanking").
    fn front_arc(&self) -> Veil {
        let size = 2 * (RANGE as u16 + 1);
        let (grid, middle) = (Grid::new(self.shape(), size, size), Space::new(size as i16 / 2, size as i16 / 2));
        let spaces = grid.spaces().filter(|space| grid.distance(middle, *space) <= RANGE);
        let ahead: BTreeSet<Space> = spaces.filter(|space| grid.arc(middle, Facing::default(), *space) == Arc::Front).collect();
        Veil::of("Show the front arc", FRONT, GridLayout::new(grid, self.space_size), middle, &ahead)
    }

    /// A stack on a space of the board; `None` if the board has no such space, or there are no pieces.
    pub fn stack(&self, name: String, at: Space, pieces: Vec<Standing>) -> Option<Stack> {
        let is_there = self.grid.contains(at) && !pieces.is_empty();
        is_there.then(|| Stack { name, board: self.board.clone(), at: Spot::Space(at), pieces })
    }

    /// Adds the marker that is laid on units that have attacked, and the token of the step chart. Returns the marker.
    pub fn markers(&self, module: &mut Module) -> PieceNumber {
        let marker = Piece::cut_out("Has attacked", "Marker", &counters::marker(counters::fighter_side(self.space_size)), "");
        let token = Piece::cut_out("Step token", "Marker", &counters::token(self.counter_size().width), "other player");
        let [marker, token] = [marker, token].map(|piece| module.add(piece));
        module.palettes.push(Palette { name: "Markers".into(), panels: vec![("Markers".into(), vec![marker, token])] });
        marker
    }
}

/// The parts that a ship of this design has at the start of the game: for each its name on the counter, the part, and its amount. Parts that the ship
/// lacks are left out.
pub fn record(design: &Ship) -> impl Iterator<Item = (&'static str, Part, u32)> {
    RECORD.into_iter().map(|(name, part)| (name, part, design.amount(part))).filter(|(.., full)| *full > 0)
}
