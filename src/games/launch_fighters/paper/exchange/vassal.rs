//! A battle of Launch Fighters! to be fought in VASSAL: the map, the fleets where they start, and more counters in the palettes.

use std::collections::BTreeMap;

use crate::sheets::map::MapDrawing;
use crate::sheets::scenario_words::Words;
use crate::sheets::{self as own, counters};
use drawing::Page;
use exchange::vassal::{Board, Dice, GridNames, Module, Palette, Piece, PieceNumber, Spaces, Spot, Stack, Standing, Table};
use geometry::{Point, Rect, Shape, Space};
use launch_fighters::play::RANGE;
use launch_fighters::{Content, Fleet, FleetShip, Map, Numbering, Part, Scenario, Side};
use project::Project;
use rules::Id;
use sheets::SheetKind;

/// What players read while they play.
pub const CHARTS: &[SheetKind] =
    &[own::SCENARIOS, own::ROSTERS, own::RECORD_SHEETS, own::STEP_CHART, own::BATTLE_LOG, own::QUICK_REFERENCE, own::ODDS_CHART];

const DICE: [Dice; 4] = [
    Dice { name: "1d6", count: 1, sides: 6, is_sum: true },
    Dice { name: "2d6", count: 2, sides: 6, is_sum: true },
    Dice { name: "3d6", count: 3, sides: 6, is_sum: true },
    Dice { name: "4d6", count: 4, sides: 6, is_sum: true },
];

/// The battle of a scenario, or of the first; without one, the fleets and the first map.
pub fn module(content: &Content, project: &Project, scenario: Option<&str>) -> Module {
    let named = scenario.and_then(|name| own::scope::named(content, name));
    let id = named.or_else(|| content.scenarios.ids().next());
    let scenario = id.and_then(|id| content.scenarios.get(id));
    let map = scenario.map_or_else(|| content.maps.iter().next().map(|(_, map)| map), |scenario| content.maps.get(scenario.map?));
    let fallback = Map::default();
    let map = map.unwrap_or(&fallback);
    let name = scenario.map_or(project.title.as_str(), Scenario::label);
    let mut module = Module::new(name, scenario.map(|scenario| Words::new(content, scenario).summary()).unwrap_or_default());
    module.dice = DICE.to_vec();
    let board = board(map);
    let fleets = Fleets { content, project, map, board: board.name.clone() };
    let mut stacks = Vec::new();
    match scenario {
        Some(scenario) => {
            let words = Words::new(content, scenario);
            for (number, (id, side)) in scenario.sides.iter().enumerate() {
                stacks.extend(fleets.side(&mut module, words.side_name(id), side, number));
            }
        }
        None => {
            for (number, (id, fleet)) in content.fleets.iter().enumerate() {
                let side = Side { fleet: Some(id), ..Side::default() };
                fleets.side(&mut module, fleet.label().to_owned(), &side, number);
            }
        }
    }
    fleets.markers(&mut module);
    module.tables = vec![Table { name: "Battle".into(), boards: vec![vec![board]], stacks, ..Table::default() }];
    module
}

/// A map as it prints, by day or by night.
fn board(map: &Map) -> Board {
    let drawing = MapDrawing::new(map, None);
    let mut page = Page::new(map.label(), drawing.layout.size());
    page.items = drawing.part(Rect::new(Point::ORIGIN, page.size)).items;
    let names = if map.numbering == Numbering::LetterNumber { GridNames::LetterNumber } else { GridNames::Digits };
    Board { name: map.label().to_owned(), page, spaces: Spaces::Grid { layout: drawing.layout, corner: Point::ORIGIN, names } }
}

/// The fleets that fight on a board.
struct Fleets<'a> {
    content: &'a Content,
    project: &'a Project,
    map: &'a Map,
    board: String,
}

impl Fleets<'_> {
    fn shape(&self) -> Shape {
        self.map.grid.shape
    }

    /// The counters of a side as a palette, and where they start.
    fn side(&self, module: &mut Module, name: String, side: &Side, number: usize) -> Vec<Stack> {
        module.sides.push(name.clone());
        let Some((id, fleet)) = side.fleet.and_then(|id| Some((id, self.content.fleets.get(id)?))) else { return Vec::new() };
        let number = (number % 4) as u8;
        let size = self.map.space_size;
        let mut ships = BTreeMap::new();
        let pieces =
            counters::ship_pieces(self.content, (id, number), fleet, self.project, counters::ship_side(self.shape(), size));
        for (member, cut_out) in pieces {
            ships.insert(member, module.add(self.ship(&name, fleet, member, &cut_out)));
        }
        let mut squadrons: BTreeMap<Id<FleetShip>, Vec<PieceNumber>> = BTreeMap::new();
        for (member, cut_out) in counters::squadron_pieces(self.content, (id, number), fleet, counters::fighter_side(size)) {
            let letter = fleet.letters(&self.content.ships).remove(&member).unwrap_or_default();
            let piece = Piece::cut_out(format!("Squadron of {letter}"), "Squadron", &cut_out, "inactive").of_side(&name);
            squadrons.entry(member).or_default().push(module.add(piece.with_value("Letter", letter)));
        }
        let stacks = self.stacks(side, &ships, &squadrons, fleet);
        let all = squadrons.into_values().flatten().collect();
        module
            .palettes
            .push(Palette { name, panels: vec![("Ships".into(), ships.into_values().collect()), ("Squadrons".into(), all)] });
        stacks
    }

    fn ship(&self, side: &str, fleet: &Fleet, member: Id<FleetShip>, cut_out: &sheets::imposition::Piece) -> Piece {
        let called = |words: BTreeMap<Id<FleetShip>, String>| words.get(&member).cloned().unwrap_or_default();
        let name = called(fleet.names(&self.content.ships));
        let piece = Piece::cut_out(name, "Ship", cut_out, "inactive").of_side(side).turning(self.shape());
        let piece = piece.with_value("Letter", called(fleet.letters(&self.content.ships)));
        let piece = Piece { ranges: vec![("Show the range of fire".into(), RANGE)], ..piece };
        let Some(design) = fleet.ships.get(member).and_then(|ship| self.content.ships.get(ship.design)) else { return piece };
        let price = launch_fighters::cost::price(design, &self.content.options).map(|price| price.total.to_string());
        let piece = piece.with_value("Class", design.label()).with_value("Price", price.unwrap_or_default());
        let parts = [("Move", Part::Move), ("Defense", Part::Defense), ("Cannons", Part::Cannons), ("Missiles", Part::Missiles)];
        parts.into_iter().fold(piece, |piece, (name, part)| piece.with_value(name, design.amount(part)))
    }

    /// The units that have a starting place.
    fn stacks(
        &self,
        side: &Side,
        ships: &BTreeMap<Id<FleetShip>, PieceNumber>,
        squadrons: &BTreeMap<Id<FleetShip>, Vec<PieceNumber>>,
        fleet: &Fleet,
    ) -> Vec<Stack> {
        let names = fleet.names(&self.content.ships);
        let name = |ship: &Id<FleetShip>| names.get(ship).cloned().unwrap_or_default();
        let stack = |name: String, at: Space, standing: Standing| Stack {
            name,
            board: self.board.clone(),
            at: Spot::Space(at),
            pieces: vec![standing],
        };
        let on_board = |at: &Space| self.map.grid.contains(*at);
        let placed = side.ships.iter().filter(|placed| on_board(&placed.at)).filter_map(|placed| {
            let standing = Standing::new(*ships.get(&placed.ship)?).facing(self.shape(), placed.facing);
            Some(stack(name(&placed.ship), placed.at, standing))
        });
        let mut left = squadrons.clone();
        let launched = side.squadrons.iter().filter(|placed| on_board(&placed.at)).filter_map(|placed| {
            let piece = left.get_mut(&placed.host)?.pop()?;
            Some(stack(format!("Squadron of {}", name(&placed.host)), placed.at, Standing::new(piece)))
        });
        placed.chain(launched).collect()
    }

    /// What is laid beside units, and the token of the step chart.
    fn markers(&self, module: &mut Module) {
        let size = self.map.space_size;
        let marker = Piece::cut_out("Has attacked", "Marker", &counters::marker(counters::fighter_side(size)), "");
        let token =
            Piece::cut_out("Step token", "Marker", &counters::token(counters::ship_side(self.shape(), size)), "other player");
        let markers = [marker, token].map(|piece| module.add(piece)).to_vec();
        module.palettes.push(Palette { name: "Markers".into(), panels: vec![("Markers".into(), markers)] });
    }
}
