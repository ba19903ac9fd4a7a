//! Creates a battle from a scenario: the sides, their units, and where they start.

use std::collections::{BTreeMap, BTreeSet};

use super::battle::{Arrival, Battle, Combatant, Vessel, Wing};
use super::captains::Reaches;
use super::{Berth, Board, Done, Fate, ShipNumber, ShipState, SquadronState};
use crate::{Condition, Content, Entry, Fleet, FleetShip, Goal, Map, Part, PlacedShip, Scenario, Ship, Side, cost};
use geometry::Space;
use rules::play::Player;
use rules::{Id, Points, Refusal};

/// Prepares a battle from a scenario.
impl Battle {
    /// How many units a battle can have at most.
    pub const MOST_UNITS: usize = 4_000;

    /// Prepares a scenario for play. A scenario with errors can be played too: references to missing ships or areas are left out, and a ship
    /// placed off the map or onto another is placed by its player.
    ///
    /// # Errors
    /// Refuses a scenario that no longer exists, has no map, does not have two to six sides with ships, or has too many units.
    pub fn new(content: &Content, scenario: Id<Scenario>) -> Result<Self, Refusal> {
        let scenario = content.scenarios.get(scenario).ok_or_else(|| Refusal::new("there is no such scenario"))?;
        let map = scenario.map.and_then(|map| content.maps.get(map));
        let map = map.ok_or_else(|| Refusal::new(format!("{} has no map to be fought on", scenario.label())))?;
        let mut battle = Self {
            board: Board::new(map, scenario.landing),
            options: content.options,
            sides: Vec::new(),
            ships: Vec::new(),
            squadrons: Vec::new(),
            goals: scenario.conditions.iter().map(|(_, condition)| condition.clone()).collect(),
            areas: Vec::new(),
            turn_limit: scenario.turn_limit.map(|turn| turn.get() as u16),
            reaches: Reaches::default(),
        };
        battle.areas = battle.goals.iter().map(|goal| area_of(map, goal)).collect();
        for (id, side) in scenario.sides.iter() {
            if let Some(fleet) = side.fleet.and_then(|fleet| content.fleets.get(fleet)) {
                battle.enlist(content, map, id, side, fleet)?;
            }
        }
        battle.reaches = Reaches::new(&battle.board, &battle.ships);
        battle.keep_free_starts();
        battle.tell_apart();
        if !(Scenario::FEWEST_SIDES..=Scenario::MOST_SIDES).contains(&battle.sides.len()) {
            let count = battle.sides.len();
            return Err(Refusal::new(format!("{} is fought by two to six sides with ships, not {count}", scenario.label())));
        }
        Ok(battle)
    }

    fn enlist(&mut self, content: &Content, map: &Map, id: Id<Side>, side: &Side, fleet: &Fleet) -> Result<(), Refusal> {
        let player = Player::new(self.sides.len().min(usize::from(u8::MAX)) as u8);
        let names = fleet.names(&content.ships);
        let flagship = fleet.flagship.filter(|flagship| fleet.ships.get(*flagship).is_some()).or(fleet.ships.ids().next());
        let mut fields_ships = false;
        for (ship, in_fleet) in fleet.ships.iter() {
            let Some(design) = content.ships.get(in_fleet.design) else { continue };
            let fighters = design.fighters.get() as usize;
            if self.ships.len() + self.squadrons.len() + 1 + fighters > Self::MOST_UNITS {
                return Err(Refusal::new(format!("a battle has at most {} ships and squadrons", Self::MOST_UNITS)));
            }
            fields_ships = true;
            let host = ShipNumber(self.ships.len() as u16);
            let mut afloat = side.squadrons.iter().filter(|squadron| squadron.host == ship).map(|squadron| squadron.at);
            let warp = content.options.warp_for_fighters && design.warp_fighters;
            for _ in 0..fighters {
                let start = afloat.next();
                self.squadrons.push(Wing { player, host, warp, start });
            }
            let placed = side.placed(ship).filter(|placed| side.arrival(ship).is_none() && self.is_free_at_start(placed.at));
            self.ships.push(Vessel {
                player,
                id: ship,
                design: in_fleet.design,
                name: names.get(&ship).cloned().unwrap_or_default(),
                flagship: flagship == Some(ship),
                arrival: arrival(map, side, ship),
                ..vessel(content, design, placed)
            });
        }
        if fields_ships {
            let name = if side.name.trim().is_empty() { fleet.label() } else { &side.name };
            self.sides.push(Combatant { id, name: name.to_owned() });
        }
        Ok(())
    }

    fn is_free_at_start(&self, at: Space) -> bool {
        self.board.grid().contains(at) && !self.ships.iter().any(|ship| ship.start.is_some_and(|(start, _)| start == at))
    }

    /// Adds numbers to sides with equal names, and to ships of one fleet with equal names. Adds the name of the side to ships whose names occur on
    /// several sides, as when two sides have copies of one fleet.
    fn tell_apart(&mut self) {
        let sides: Vec<String> = self.sides.iter().map(|side| side.name.clone()).collect();
        for (index, side) in self.sides.iter_mut().enumerate() {
            if sides.iter().filter(|name| **name == side.name).count() > 1 {
                side.name = format!("{} {}", side.name, index + 1);
            }
        }
        self.number_namesakes();
        let ships: BTreeSet<(String, Player)> = self.ships.iter().map(|ship| (ship.name.clone(), ship.player)).collect();
        for ship in &mut self.ships {
            if ships.iter().any(|(name, player)| *name == ship.name && *player != ship.player) {
                ship.name = format!("{} of {}", ship.name, self.sides[ship.player.index()].name);
            }
        }
    }

    /// Adds numbers to ships of one fleet that have the same name.
    fn number_namesakes(&mut self) {
        let named = |ship: &Vessel| (ship.player, ship.name.clone());
        let mut bearers: BTreeMap<(Player, String), u32> = BTreeMap::new();
        for ship in &self.ships {
            *bearers.entry(named(ship)).or_default() += 1;
        }
        let mut taken: BTreeSet<(Player, String)> = bearers.keys().cloned().collect();
        for ship in self.ships.iter_mut().filter(|ship| bearers[&named(ship)] > 1) {
            let mut numbered = (1_u32..).map(|number| format!("{} {number}", ship.name));
            if let Some(free) = numbered.find(|name| taken.insert((ship.player, name.clone()))) {
                ship.name = free;
            }
        }
    }

    /// Makes squadrons start aboard if their starting spaces are off the map or taken by another unit.
    fn keep_free_starts(&mut self) {
        let mut taken = BTreeSet::new();
        for index in 0..self.squadrons.len() {
            let start = self.squadrons[index].start;
            self.squadrons[index].start = start.filter(|at| self.is_free_at_start(*at) && taken.insert(*at));
        }
    }

    /// The initial states: every ship in its starting space or waiting, every squadron aboard or where the scenario puts it.
    pub(super) fn units_at_start(&self) -> (Vec<ShipState>, Vec<SquadronState>) {
        let ship = |vessel: &Vessel| ShipState {
            fate: if vessel.start.is_some() { Fate::OnMap } else { Fate::Waiting },
            at: vessel.start.map(|(at, _)| at).unwrap_or_default(),
            facing: vessel.start.map(|(_, facing)| facing).unwrap_or_default(),
            levels: vessel.levels,
            holds: vessel.holds,
            missiles: vessel.missiles,
            repair: vessel.repair,
            boosters: vessel.boosters,
            recovered: 0,
            done: Done::default(),
        };
        let squadron = |wing: &Wing| SquadronState {
            berth: wing.start.map_or(Berth::Aboard(wing.host), Berth::OnMap),
            inactive: false,
            done: Done::default(),
        };
        (self.ships.iter().map(ship).collect(), self.squadrons.iter().map(squadron).collect())
    }
}

/// The worth of a design with everything aboard, in victory points: its price; or else the cost that an imported list states for it; or else the cost
/// of everything but its move.
#[must_use]
pub fn value_in_play(content: &Content, design: &Ship) -> i64 {
    let price = cost::price(design, &content.options).map(|price| price.total).or(design.stated_cost);
    price.map_or_else(|| cost::base(design, &content.options), Points::get)
}

/// A ship of a design, made ready for the battle, with its starting place if the scenario places it.
fn vessel(content: &Content, design: &Ship, placed: Option<&PlacedShip>) -> Vessel {
    let level = |part: Part| design.amount(part) as u8;
    let price = value_in_play(content, design);
    Vessel {
        player: Player::default(),
        id: Id::new(0),
        design: Id::new(0),
        name: String::new(),
        levels: Part::STATS.map(level),
        sensors: level(Part::Sensors),
        warp: design.amount(Part::Warp) > 0,
        hull: price as i32 - SquadronState::POINTS * design.fighters.get() as i32,
        flagship: false,
        arrival: None,
        holds: [design.cargo.get() as u16, design.passengers.get() as u16],
        missiles: design.missiles.get() as u16,
        repair: level(Part::Repair),
        boosters: level(Part::Boosters),
        start: placed.map(|placed| (placed.at, placed.facing)),
    }
}

fn arrival(map: &Map, side: &Side, ship: Id<FleetShip>) -> Option<Arrival> {
    let group = side.reinforcements.iter().find(|group| group.ships.contains(&ship))?;
    let on_map = |space: &Space| map.grid.contains(*space);
    let spaces = match group.entry {
        Entry::Edge(edge) => map.grid.spaces().filter(|space| map.grid.edges_at(*space).any(|at| at == edge)).collect(),
        Entry::Area(area) => {
            map.areas.get(area).map(|area| area.spaces.iter().copied().filter(on_map).collect()).unwrap_or_default()
        }
    };
    Some(Arrival { turn: (group.turn.get() as u16).max(1), spaces })
}

fn area_of(map: &Map, condition: &Condition) -> BTreeSet<Space> {
    match condition.goal {
        Goal::Hold { area, .. } => map.areas.get(area).map(|area| area.spaces.clone()).unwrap_or_default(),
        Goal::Escape { .. } | Goal::Protect { .. } | Goal::Destroy { .. } => BTreeSet::new(),
    }
}
