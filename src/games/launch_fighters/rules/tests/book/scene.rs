//! Builds small battles for the tests and plays them with given dice.

use std::collections::VecDeque;

use geometry::{Facing, Grid, Shape, Space};
use launch_fighters::play::{Action, Battle, Event, Phase, Question, ShipNumber, SquadronNumber, State, Unit};
use launch_fighters::{
    Content, Fleet, FleetShip, Map, Part, PlacedShip, PlacedSquadron, Scenario, SetUp, Ship, Side, Terrain, TerrainKind,
};
use rules::play::{Dice, Play};
use rules::{Id, Points};

/// A scenario under construction: at first an empty board of 24 by 24 flat-topped hexes.
pub struct Scene {
    /// The designs; both the scenario and the map have the id 1.
    pub content: Content,
    scenario: Scenario,
}

impl Default for Scene {
    fn default() -> Self {
        let mut content = Content::default();
        let map = Map { grid: Grid::new(Shape::FlatHex, 24, 24), retreat_edges: [].into(), ..Map::default() };
        let map = content.maps.add(map);
        Self { content, scenario: Scenario { map: Some(map), set_up: SetUp::Free, ..Scenario::default() } }
    }
}

impl Scene {
    /// Adds terrain to the map.
    #[must_use]
    pub fn terrain(mut self, kind: TerrainKind, spaces: &[(i16, i16)]) -> Self {
        let spaces = spaces.iter().copied().map(Space::from).collect();
        if let Some(map) = self.content.maps.get_mut(Id::new(1)) {
            map.terrain.add(Terrain { kind, name: String::new(), spaces });
        }
        self
    }

    /// Changes the scenario under construction.
    #[must_use]
    pub fn scenario(mut self, change: impl FnOnce(&mut Scenario)) -> Self {
        change(&mut self.scenario);
        self
    }

    /// Changes the designs of the scene.
    #[must_use]
    pub fn content(mut self, change: impl FnOnce(&mut Content)) -> Self {
        change(&mut self.content);
        self
    }

    /// Adds a side with a fleet of these ships.
    #[must_use]
    pub fn side(mut self, name: &str, ships: Vec<Placed>) -> Self {
        let mut fleet = Fleet { name: name.into(), budget: Points::new(200), ..Fleet::default() };
        let mut side = Side { name: name.into(), ..Side::default() };
        for placed in ships {
            let design = self.content.ships.add(placed.ship);
            let ship = fleet.ships.add(FleetShip::of(design));
            side.ships.extend(placed.at.map(|(at, facing)| PlacedShip { ship, at, facing }));
            side.squadrons.extend(placed.squadrons.into_iter().map(|at| PlacedSquadron { host: ship, at }));
        }
        side.fleet = Some(self.content.fleets.add(fleet));
        self.scenario.sides.add(side);
        self
    }

    /// The finished battle.
    ///
    /// # Panics
    /// If the scenario cannot be played.
    #[must_use]
    pub fn battle(mut self) -> Battle {
        let id = self.content.scenarios.add(self.scenario);
        Battle::new(&self.content, id).unwrap_or_else(|refusal| panic!("{refusal}"))
    }
}

/// A ship to be added to a scene.
pub struct Placed {
    ship: Ship,
    at: Option<(Space, Facing)>,
    squadrons: Vec<Space>,
}

/// A ship with these levels of cannons, launchers, bays, defense and move, in a space and with a facing.
#[must_use]
pub fn ship(name: &str, stats: [u32; 5], at: (i16, i16), facing: u8) -> Placed {
    let ship = Part::STATS.into_iter().zip(stats).fold(Ship::named(name), |ship, (part, level)| ship.with(part, level));
    Placed { ship, at: Some((at.into(), Facing::new(facing))), squadrons: Vec::new() }
}

impl Placed {
    /// The ship with this many levels or pieces of a part.
    #[must_use]
    pub fn with(mut self, part: Part, amount: u32) -> Self {
        self.ship.set_amount(part, amount);
        self
    }

    /// The ship with squadrons that start on the map, in addition to those aboard.
    #[must_use]
    pub fn squadrons(mut self, at: &[(i16, i16)]) -> Self {
        self.squadrons = at.iter().copied().map(Space::from).collect();
        let fighters = self.ship.amount(Part::Fighters) + at.len() as u32;
        self.ship.set_amount(Part::Fighters, fighters);
        self
    }

    /// The ship without a starting place, so that its player has to place it.
    #[must_use]
    pub fn unplaced(mut self) -> Self {
        self.at = None;
        self
    }
}

/// Dice that show given values in order.
#[derive(Default)]
pub struct Laid(VecDeque<u8>);

impl Dice for Laid {
    fn die(&mut self) -> u8 {
        self.0.pop_front().expect("a die that was not laid")
    }
}

/// A game played with dice whose results the test gives.
pub struct Game {
    /// The battle that is played.
    pub battle: Battle,
    /// The present state of the battle.
    pub state: State,
    /// Everything that has happened so far.
    pub events: Vec<Event>,
    dice: Laid,
}

impl Game {
    /// Starts a game; the start must roll exactly these dice.
    #[must_use]
    pub fn start(battle: Battle, dice: &[u8]) -> Self {
        let (mut dice, mut events) = (Laid(dice.iter().copied().collect()), Vec::new());
        let state = battle.start(&mut dice, &mut events);
        assert!(dice.0.is_empty(), "dice are left over: {:?}", dice.0);
        Self { battle, state, events, dice }
    }

    /// Carries out an action, which must roll exactly these dice.
    ///
    /// # Panics
    /// If the action is refused, or needs other dice.
    pub fn act(&mut self, action: Action, dice: &[u8]) -> &mut Self {
        self.dice.0.extend(dice);
        let before = self.legal();
        if let Err(refusal) = self.battle.apply(&mut self.state, action, &mut self.dice, &mut self.events) {
            panic!("{refusal}: {before:?}");
        }
        assert!(self.dice.0.is_empty(), "dice are left over after {action:?}: {:?}", self.dice.0);
        self
    }

    /// Every legal action.
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        let mut legal = Vec::new();
        self.battle.legal(&self.state, &mut legal);
        legal
    }

    /// Whether an action is legal.
    #[must_use]
    pub fn can(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// Lets every unit stay in its space with its present facing, until the attacks begin.
    pub fn stay(&mut self) -> &mut Self {
        while self.state.phase() == Phase::Movement {
            let action = match (self.state.question(), self.state.active()) {
                (Some(Question::Course), Some(Unit::Ship(ship))) => Action::Face(self.state.ship(ship).facing),
                (Some(Question::Course), _) => Action::Halt,
                _ => self.legal()[0],
            };
            self.act(action, &[]);
        }
        self
    }

    /// Passes with every unit that could attack before `unit`, until `unit` is active.
    pub fn until_active(&mut self, unit: Unit) -> &mut Self {
        while self.state.active() != Some(unit) {
            let chosen = Action::Attack(unit);
            let action = if self.can(chosen) { chosen } else { self.idle() };
            self.act(action, &[]);
        }
        self
    }

    fn idle(&self) -> Action {
        if self.can(Action::Done) { Action::Done } else { self.legal()[0] }
    }
}

/// The ship with this number.
#[must_use]
pub const fn vessel(number: u16) -> Unit {
    Unit::Ship(ShipNumber(number))
}

/// The squadron with this number.
#[must_use]
pub const fn wing(number: u16) -> Unit {
    Unit::Squadron(SquadronNumber(number))
}
