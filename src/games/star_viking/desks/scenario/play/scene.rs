//! A moment of a game as the viewing side sees it: the counters on the wall and on the tile whose segment is played, notes on other sides' units, and
//! public information on tiles, points and politics.

use crate::StarViking;
use std::collections::BTreeMap;

use super::wall::Spot;
use kit::play::{Eyes, Game, Seen};
use rules::Id;
use rules::play::{Play as _, Player};
use star_viking::economy::{Decrees, Treasury};
use star_viking::play::{
    Contest, Fate, Phase, Port, Question, Shooter, Sighting, State, TileState, UnitNumber, UnitState, View, Where, Yielded,
};
use star_viking::{Damage, Space, UnitType};

/// A moment of a game as the viewing side sees it.
pub struct Scene {
    /// The turn, counted from 1; 0 before the first turn, and throughout a battle.
    pub turn: u16,
    /// The phase of the turn.
    pub phase: Phase,
    /// The number of the tile that is shown: the tile whose segment is played or that the question is about, unless the player has selected another.
    pub tile: u8,
    /// All visible counters, with their known cargo.
    pub counters: Vec<Counter>,
    /// Notes on other sides' counters that are not visible at present.
    pub noted: Vec<Noted>,
    /// How many counters are hidden below the top counter, by sector.
    pub hidden: BTreeMap<Space, u16>,
    /// The public state of each tile.
    pub tiles: Vec<TileState>,
    /// The numbers of the tiles with a Quadrant Capital.
    pub capitals: Vec<u8>,
    /// The decrees of politics for this turn; `None` before they are rolled.
    pub decrees: Option<Decrees>,
    /// The points and money of each side.
    pub accounts: Vec<Account>,
    /// The numbers of the tiles whose segments are still to be played this turn.
    pub pending: Vec<u8>,
    /// The type and owner of every counter that was lost, as far as the viewer knows.
    pub lost: Vec<(Id<UnitType>, Player)>,
    /// The sectors of the tile that were plundered in this segment.
    pub plundered: Vec<Space>,
    /// The unit that the question is about; `None` if it is about no unit.
    pub asked: Option<UnitNumber>,
    /// The place where money is to be spent or taxes are to be collected; `None` if the question is about neither.
    pub asked_at: Option<Port>,
}

/// A counter that the viewer sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The unit that the counter stands for.
    pub unit: UnitNumber,
    /// The type of the unit.
    pub kind: Id<UnitType>,
    /// The number of the tile that the unit is in or beside.
    pub tile: u8,
    /// The position of the unit.
    pub at: Where,
    /// The damage that the unit has taken, as markers.
    pub damage: Damage,
    /// The plunder aboard, as far as the viewer knows.
    pub plunder: u16,
    /// How many units the unit carries, as far as the viewer knows.
    pub cargo: usize,
    /// The owner of the unit.
    pub owner: Player,
    /// Whether the viewer knows everything about the unit.
    pub is_known: bool,
    /// Whether the unit belongs to the second Viking, who has a red set of counters as the first does.
    pub of_second_viking: bool,
}

/// A counter of another side that was seen before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noted {
    /// The counter as it was when the viewer last saw it.
    pub counter: Counter,
    /// The turn in which the viewer last saw it.
    pub turn: u16,
}

/// The points and money of a side, as the viewer sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Account {
    /// The victory points of the side.
    pub points: Points,
    /// The money of the side; `None` if it is hidden from the viewer.
    pub treasury: Option<Treasury>,
}

/// What the viewer knows about a side's points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Points {
    /// The exact number of points.
    Known(u32),
    /// The number of points when they were last shown.
    ShownBefore(u32),
    /// The points are secret.
    Secret,
}

impl Scene {
    /// The current moment of a game, in the view `eyes` in which it is seen.
    pub fn of(game: &Game<StarViking>, eyes: Eyes) -> Self {
        match game.seen(eyes) {
            Seen::All(state) => Self::of_all(&game.battle, state),
            Seen::Side(view) => Self::of_side(&game.battle, &view),
        }
    }

    fn of_all(contest: &Contest, state: &State) -> Self {
        let question = state.question.map(|(_, question)| question);
        let lost = state.units.iter().filter(|unit| unit.at == Where::Gone(Fate::Destroyed)).map(|unit| (unit.kind, unit.owner));
        Self {
            turn: state.turn,
            phase: state.phase,
            tile: question.and_then(tile_asked).unwrap_or(state.tile),
            counters: known(contest, &state.numbered().map(|(number, unit)| (number, *unit)).collect::<Vec<_>>()),
            noted: Vec::new(),
            hidden: BTreeMap::new(),
            tiles: state.tiles.clone(),
            capitals: state.capitals.clone(),
            decrees: decreed(state.phase, state.decrees),
            accounts: state
                .sides
                .iter()
                .map(|side| Account { points: Points::Known(side.points), treasury: Some(side.treasury) })
                .collect(),
            pending: state.pending.clone(),
            lost: lost.collect(),
            plundered: state.plundered.clone(),
            asked: question.and_then(asked),
            asked_at: question.and_then(asked_at),
        }
    }

    fn of_side(contest: &Contest, view: &View) -> Self {
        let others = view.others.iter().map(|seen| Counter {
            unit: seen.unit,
            kind: seen.kind,
            tile: view.tile,
            at: seen.at,
            damage: seen.damage,
            plunder: seen.plunder,
            cargo: 0,
            owner: seen.owner,
            is_known: false,
            of_second_viking: is_second_viking(contest, seen.owner),
        });
        let unseen = view.notes.iter().filter(|(unit, ..)| !view.others.iter().any(|seen| seen.unit == *unit));
        let noted = unseen.map(|(unit, kind, sighting)| noted(contest, *unit, *kind, sighting));
        let points = |(open, shown): (&Option<u32>, &Option<u32>)| match (*open, *shown) {
            (Some(points), _) => Points::Known(points),
            (None, Some(points)) => Points::ShownBefore(points),
            (None, None) => Points::Secret,
        };
        let accounts = view.points.iter().zip(&view.revealed).map(points).enumerate();
        Self {
            turn: view.turn,
            phase: view.phase,
            tile: view.question.and_then(tile_asked).unwrap_or(view.tile),
            counters: known(contest, &view.own).into_iter().chain(others).collect(),
            noted: noted.collect(),
            hidden: view.hidden.clone(),
            tiles: view.tiles.clone(),
            capitals: view.capitals.clone(),
            decrees: decreed(view.phase, view.decrees),
            accounts: accounts
                .map(|(index, points)| Account { points, treasury: (index == view.player.index()).then_some(view.treasury) })
                .collect(),
            pending: view.pending.clone(),
            lost: view.lost.iter().map(|(_, kind, owner)| (*kind, *owner)).collect(),
            plundered: view.plundered.clone(),
            asked: view.question.and_then(asked),
            asked_at: view.question.and_then(asked_at),
        }
    }

    /// Turns to another tile than the one whose segment is played. The hidden counters and plundered sectors of that tile are not known.
    pub fn look_at(&mut self, tile: u8) {
        if self.tile != tile {
            self.tile = tile;
            self.hidden.clear();
            self.plundered.clear();
        }
    }

    /// The counter of a unit, if the viewer sees it.
    pub fn counter(&self, unit: UnitNumber) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.unit == unit)
    }

    /// The counters in a sector of the tile.
    pub fn standing(&self, space: Space) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.tile == self.tile && counter.at == Where::In(space))
    }

    /// The notes on counters in a sector of the tile.
    pub fn noted_in(&self, space: Space) -> impl Iterator<Item = &Noted> {
        self.noted.iter().filter(move |noted| noted.counter.tile == self.tile && noted.counter.at == Where::In(space))
    }

    /// The counters that are about to enter the tile, or are on it without a sector yet.
    pub fn coming(&self) -> impl Iterator<Item = &Counter> {
        let comes = |counter: &&Counter| counter.tile == self.tile && matches!(counter.at, Where::Beside | Where::Waiting);
        self.counters.iter().filter(comes)
    }

    /// The number of hidden counters in a sector.
    pub fn hidden_in(&self, space: Space) -> usize {
        self.hidden.get(&space).copied().unwrap_or(0).into()
    }

    /// The place on the wall where a counter or its carrier is; `None` if the unit was destroyed or not built yet.
    pub fn spot_of(&self, counter: &Counter) -> Option<Spot> {
        match counter.at {
            Where::Supply | Where::Gone(Fate::Destroyed) => None,
            Where::Home => Some(Spot::Home(counter.owner)),
            Where::Gone(Fate::Withdrawn) => Some(Spot::Limbo(counter.tile)),
            Where::Aboard(carrier) => self.spot_of(self.counter(carrier)?),
            Where::Waiting | Where::Beside | Where::In(_) | Where::Gone(Fate::Surrendered) => Some(Spot::Tile(counter.tile)),
        }
    }

    /// The present tax yield of a tile.
    pub fn taxes(&self, contest: &Contest, tile: u8) -> Option<Yielded> {
        let found = self.tiles.get(usize::from(tile))?;
        Some(contest.public().taxes(tile, found, &self.decrees.unwrap_or_default()))
    }

    /// The greatest sum that a side's systems and home base add to its treasury in a turn.
    pub fn income(&self, contest: &Contest, player: Player) -> u32 {
        let public = contest.public();
        let held = (0..).zip(&self.tiles).filter(|(_, tile)| tile.in_play && tile.control == player);
        let taxes = held.filter_map(|(tile, _)| self.taxes(contest, tile)).map(|taxes| taxes.treasury_at_most);
        let home = if public.is_viking(player) { public.tables().economy.home_base_wealth.get() } else { 0 };
        taxes.sum::<u32>() + home
    }
}

impl Counter {
    /// Whether the counter looks the same as another one in the same place.
    pub fn looks_like(&self, other: &Self) -> bool {
        Self { unit: other.unit, ..*self } == *other
    }
}

/// The decrees of politics for this turn; `None` before they are rolled, because until then the state contains the decrees of the last turn.
fn decreed(phase: Phase, decrees: Decrees) -> Option<Decrees> {
    (phase >= Phase::Politics).then_some(decrees)
}

/// Whether a player is the second Viking of a game in which each of two Vikings has a red set of counters.
fn is_second_viking(contest: &Contest, player: Player) -> bool {
    let public = contest.public();
    !public.shares_red() && public.is_viking(player) && public.raiders().next() != Some(player)
}

/// A note on a counter that the viewer has seen before.
fn noted(contest: &Contest, unit: UnitNumber, kind: Id<UnitType>, sighting: &Sighting) -> Noted {
    let counter = Counter {
        unit,
        kind,
        tile: sighting.tile,
        at: sighting.at,
        damage: sighting.damage,
        plunder: 0,
        cargo: 0,
        owner: sighting.owner,
        is_known: false,
        of_second_viking: is_second_viking(contest, sighting.owner),
    };
    Noted { counter, turn: sighting.turn }
}

/// The counters of units about which the viewer knows everything; units that are not in play are left out.
fn known(contest: &Contest, units: &[(UnitNumber, UnitState)]) -> Vec<Counter> {
    let mut cargo: BTreeMap<UnitNumber, usize> = BTreeMap::new();
    for (_, unit) in units {
        if let Where::Aboard(carrier) = unit.at {
            *cargo.entry(carrier).or_default() += 1;
        }
    }
    let counter = |(number, unit): &(UnitNumber, UnitState)| Counter {
        unit: *number,
        kind: unit.kind,
        tile: unit.tile,
        at: unit.at,
        damage: unit.damage,
        plunder: unit.plunder,
        cargo: cargo.get(number).copied().unwrap_or(0),
        owner: unit.owner,
        is_known: true,
        of_second_viking: is_second_viking(contest, unit.owner),
    };
    units.iter().filter(|(_, unit)| unit.is_left()).map(counter).collect()
}

/// The tile that a question about taxes or spending concerns; `None` for other questions.
const fn tile_asked(question: Question) -> Option<u8> {
    match asked_at(question) {
        Some(Port::Tile(tile)) => Some(tile),
        Some(Port::Home) | None => None,
    }
}

/// The place that a question about taxes or spending concerns; `None` for other questions.
const fn asked_at(question: Question) -> Option<Port> {
    match question {
        Question::Tax(tile) | Question::LocalsAt(tile) => Some(Port::Tile(tile)),
        Question::WorksAt(port) => Some(port),
        _ => None,
    }
}

/// The unit that a question is about; `None` if it is about no unit.
const fn asked(question: Question) -> Option<UnitNumber> {
    match question {
        Question::Place(unit)
        | Question::Station(unit)
        | Question::Fill(unit)
        | Question::Order(unit)
        | Question::Lift(unit)
        | Question::Land(unit)
        | Question::Stow(unit)
        | Question::Activate(unit)
        | Question::Evade(unit)
        | Question::Struck(unit)
        | Question::LoseCargo(unit)
        | Question::Aim(Shooter::Unit(unit) | Shooter::Pod(unit)) => Some(unit),
        _ => None,
    }
}
