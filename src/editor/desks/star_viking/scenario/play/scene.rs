//! What is seen of a moment of a battle: the counters of the tile whose segment is played, as the eyes see them that look.

use std::collections::BTreeMap;

use crate::editor::play::{Eyes, Game, Seen};
use crate::rules::Id;
use crate::rules::play::{Play as _, Player};
use crate::rules::star_viking::play::{Contest, Port, Question, Shooter, UnitNumber, UnitState, Where};
use crate::rules::star_viking::{Damage, Space, UnitType};

/// What is seen of a moment.
pub struct Scene {
    /// The tile whose segment is played or that somebody is asked about, by its number.
    pub tile: u8,
    /// Every counter that is seen, cargo that is known too.
    pub counters: Vec<Counter>,
    /// How many counters lie hidden below the one on top of a stack.
    pub hidden: BTreeMap<Space, u16>,
    /// Who controls each tile.
    pub control: Vec<Player>,
    /// How many of the units with which each side began are lost, as far as it is known.
    pub lost: Vec<usize>,
    /// The sectors of the tile that were plundered in this segment.
    pub plundered: Vec<Space>,
    /// The unit about which somebody is asked.
    pub asked: Option<UnitNumber>,
}

/// A counter that is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// The unit.
    pub unit: UnitNumber,
    /// Its type.
    pub kind: Id<UnitType>,
    /// The tile that it is in or beside.
    pub tile: u8,
    /// Where it is.
    pub at: Where,
    /// Its markers.
    pub damage: Damage,
    /// The plunder aboard, as far as it is known.
    pub plunder: u16,
    /// How many units it carries, as far as it is known.
    pub cargo: usize,
    /// Whose it is, where all is known of it.
    pub known_to_be: Option<Player>,
    /// Whether it is of the second of two red sets.
    pub of_second_viking: bool,
}

impl Scene {
    /// What is seen of a game now.
    pub fn of(game: &Game<Contest>, eyes: Eyes) -> Self {
        let contest = &game.battle;
        match game.seen(eyes) {
            Seen::All(state) => Self {
                tile: state.question.and_then(|(_, question)| tile_asked(question)).unwrap_or(state.tile),
                counters: known(contest, &state.numbered().map(|(number, unit)| (number, *unit)).collect::<Vec<_>>()),
                hidden: BTreeMap::new(),
                control: state.tiles.iter().map(|tile| tile.control).collect(),
                lost: lost(contest, |number, owner| state.unit(number).is_left() && state.unit(number).owner == owner),
                plundered: state.plundered.clone(),
                asked: state.question.and_then(|(_, question)| asked(question)),
            },
            Seen::Side(view) => {
                let others = view.others.iter().map(|seen| Counter {
                    unit: seen.unit,
                    kind: seen.kind,
                    tile: view.tile,
                    at: seen.at,
                    damage: seen.damage,
                    plunder: 0,
                    cargo: 0,
                    known_to_be: None,
                    of_second_viking: is_second_viking(contest, seen.owner),
                });
                Self {
                    tile: view.question.and_then(tile_asked).unwrap_or(view.tile),
                    counters: known(contest, &view.own).into_iter().chain(others).collect(),
                    hidden: view.hidden.clone(),
                    control: view.tiles.iter().map(|tile| tile.control).collect(),
                    lost: lost(contest, |number, _| view.own.iter().any(|(own, _)| *own == number)),
                    plundered: view.plundered.clone(),
                    asked: view.question.and_then(asked),
                }
            }
        }
    }

    /// The counter of a unit, if it is seen.
    pub fn counter(&self, unit: UnitNumber) -> Option<&Counter> {
        self.counters.iter().find(|counter| counter.unit == unit)
    }

    /// The counters in a sector of the tile.
    pub fn standing(&self, space: Space) -> impl Iterator<Item = &Counter> {
        self.counters.iter().filter(move |counter| counter.tile == self.tile && counter.at == Where::In(space))
    }

    /// The counters that are about to come onto the tile, or have no sector yet.
    pub fn coming(&self) -> impl Iterator<Item = &Counter> {
        let comes = |counter: &&Counter| counter.tile == self.tile && matches!(counter.at, Where::Beside | Where::Waiting);
        self.counters.iter().filter(comes)
    }

    /// How many lie hidden in a sector.
    pub fn hidden_in(&self, space: Space) -> usize {
        self.hidden.get(&space).copied().unwrap_or(0).into()
    }
}

impl Counter {
    /// Whether nobody could tell it from another that lies in the same place.
    pub fn looks_like(&self, other: &Self) -> bool {
        Self { unit: other.unit, ..*self } == *other
    }
}

/// How many of the units with which each side began it has no more.
fn lost(contest: &Contest, has: impl Fn(UnitNumber, Player) -> bool) -> Vec<usize> {
    let mut lost = vec![0; contest.public().sides().len()];
    for (number, unit) in (0..).map(UnitNumber).zip(contest.units_at_start()) {
        if unit.is_left() && !has(number, unit.owner) {
            lost[unit.owner.index()] += 1;
        }
    }
    lost
}

/// Whether a player is the second of two Vikings who have a red set each.
fn is_second_viking(contest: &Contest, player: Player) -> bool {
    let public = contest.public();
    !public.shares_red() && public.is_viking(player) && public.raiders().next() != Some(player)
}

/// Units of which all is known, as counters; those that are not in play are none.
fn known(contest: &Contest, units: &[(UnitNumber, UnitState)]) -> Vec<Counter> {
    let cargo = |carrier: UnitNumber| units.iter().filter(|(_, unit)| unit.at == Where::Aboard(carrier)).count();
    let counter = |(number, unit): &(UnitNumber, UnitState)| Counter {
        unit: *number,
        kind: unit.kind,
        tile: unit.tile,
        at: unit.at,
        damage: unit.damage,
        plunder: unit.plunder,
        cargo: cargo(*number),
        known_to_be: Some(unit.owner),
        of_second_viking: is_second_viking(contest, unit.owner),
    };
    units.iter().filter(|(_, unit)| unit.is_left()).map(counter).collect()
}

/// The tile that a question between segments is about.
const fn tile_asked(question: Question) -> Option<u8> {
    match question {
        Question::Tax(tile) | Question::LocalsAt(tile) | Question::WorksAt(Port::Tile(tile)) => Some(tile),
        _ => None,
    }
}

/// The unit that a question is about.
const fn asked(question: Question) -> Option<UnitNumber> {
    match question {
        Question::Place(unit)
        | Question::Station(unit)
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
