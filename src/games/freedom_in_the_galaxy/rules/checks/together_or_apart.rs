//! Which pieces of a set-up must stand together or apart by the rules and the terms of a scenario: the part of `placed-against-the-scenario` about
//! more than one piece (16.12, 28.24, 28.32, 38.3, 38.4).

use std::collections::BTreeMap;

use crate::set_up::{Board, Piece, Placed, Spot, Station};
use crate::terms::{Deal, Limit};
use crate::{Content, Planet, RulesLevel, Side};
use rules::{Id, counted};

/// A row of the set-up with its id, and the station at which its piece stands.
type Row<'a> = &'a (Id<Placed>, &'a Placed, Station);

/// Reports each row whose piece stands in the wrong place. `told` gets the row and the reason.
pub(super) fn speak(board: &Board, mut told: impl FnMut(Id<Placed>, String)) {
    for side in Side::ALL {
        let strict = board.scenario.rules == RulesLevel::StarSystem && !board.scenario.free;
        let asked = |wanted: fn(&Limit) -> Option<Side>| board.scenario.limits.iter().any(|limit| wanted(limit) == Some(side));
        let from_space = asked(|limit| if let Limit::FromSpace(side) = limit { Some(*side) } else { None });
        if !from_space && (strict || asked(|limit| if let Limit::OneEnviron(side) = limit { Some(*side) } else { None })) {
            // If the scenario says on which planets the side's pieces stand, that takes precedence over the rule about control.
            let says = |limit: &Limit| matches!(limit, Limit::On(whose, _) | Limit::OnEither(whose, ..) if *whose == side);
            let controlled = strict && !board.scenario.limits.iter().any(says);
            in_one_environ(board, side, controlled, &mut told);
        }
        if asked(|limit| if let Limit::GroupsOnPlanets(side) = limit { Some(*side) } else { None }) {
            on_planets_of_their_own(board, side, &mut told);
        }
        if asked(|limit| if let Limit::BearersApart(side) = limit { Some(*side) } else { None }) {
            borne_apart(board, side, &mut told);
        }
        dealt_to_groups(board, side, &mut told);
    }
    for limit in &board.scenario.limits {
        match limit {
            Limit::Together(one, other) => {
                let rows = [one, other].map(|name| row(board, name.as_str()));
                if let [Some((id, placed, at)), Some((_, with, there))] = rows
                    && at.planet.is_some()
                    && there.planet.is_some()
                    && (at.planet, at.spot) != (there.planet, there.spot)
                {
                    let [placed, with] = [placed, with].map(|row| row.piece.label(board.content));
                    told(*id, format!("{placed} does not start in the same environ as {with}."));
                }
            }
            Limit::OnStrongest(name, province) => on_strongest(board, name.as_str(), province.get(), &mut told),
            _ => {}
        }
    }
}

/// The characters of a side that are placed at the start.
fn characters<'a>(board: &'a Board, side: Side) -> impl Iterator<Item = Row<'a>> {
    let is_of_side = move |row: &&Placed| row.side == side && row.turn.get() == 0 && matches!(row.piece, Piece::Character(_));
    board.rows.iter().filter(move |(_, row, _)| is_of_side(row))
}

/// The row that places, at the start, the character or possession with this name.
fn row<'a>(board: &'a Board, name: &str) -> Option<Row<'a>> {
    let is_called = |row: &Placed| row.piece.name(board.content).is_some_and(|own| own.eq_ignore_ascii_case(name));
    board.rows.iter().find(|(_, row, _)| row.turn.get() == 0 && is_called(row))
}

/// Reports the characters of a side if they do not all start in one environ. If `controlled` is set, also reports characters who start on a planet
/// that their side does not control (16.12).
fn in_one_environ(board: &Board, side: Side, controlled: bool, told: &mut impl FnMut(Id<Placed>, String)) {
    let mut first: Option<(Id<Planet>, Spot)> = None;
    for (id, placed, at) in characters(board, side) {
        let Some(on) = at.planet.and_then(|planet| board.planet(planet)) else { continue };
        let name = placed.piece.label(board.content);
        if controlled && on.side() != side {
            told(*id, format!("{name} starts on {}, which the {} controls.", on.planet.label(), on.side().player()));
        } else if *first.get_or_insert((on.id, at.spot)) != (on.id, at.spot) {
            told(*id, format!("{name} starts in another environ than other characters of the {}.", side.player()));
        }
    }
}

fn on_planets_of_their_own(board: &Board, side: Side, told: &mut impl FnMut(Id<Placed>, String)) {
    let mut known: BTreeMap<Id<Planet>, String> = BTreeMap::new();
    for (id, placed, at) in characters(board, side).filter(|(id, _, at)| *id == at.leader) {
        let Some(planet) = at.planet else { continue };
        let name = placed.piece.label(board.content);
        if let Some(other) = known.get(&planet) {
            told(*id, format!("{name} starts on the planet of {other}, and groups start on different ones."));
        } else {
            known.insert(planet, name);
        }
    }
}

/// Whether a piece is a possession that was dealt at random, which is one that is no ship and that the scenario does not name.
fn is_dealt(board: &Board, placed: &Placed) -> bool {
    let Piece::Possession(id) = placed.piece else { return false };
    let known = |content: &Content| content.possessions.get(id).is_some_and(|found| !found.kind.is_ship());
    known(board.content) && !is_named(board, placed)
}

fn is_named(board: &Board, placed: &Placed) -> bool {
    let name = placed.piece.name(board.content).unwrap_or_default();
    board.scenario.provisions.iter().any(|provision| provision.things(placed.side, &name) > 0)
}

fn borne_apart(board: &Board, side: Side, told: &mut impl FnMut(Id<Placed>, String)) {
    let mut known: BTreeMap<Id<Placed>, String> = BTreeMap::new();
    for (id, placed, _) in board.rows.iter().filter(|(_, row, _)| row.side == side && row.turn.get() == 0) {
        let Some(bearer) = placed.with.filter(|_| is_dealt(board, placed)) else { continue };
        let name = placed.piece.label(board.content);
        if let Some(other) = known.get(&bearer) {
            told(*id, format!("{name} is with whoever has {other}, and what is dealt goes to different characters."));
        } else {
            known.insert(bearer, name);
        }
    }
}

/// Reports groups that have more dealt characters than the scenario deals to each group (38.4).
fn dealt_to_groups(board: &Board, side: Side, told: &mut impl FnMut(Id<Placed>, String)) {
    let deals: Vec<(u32, Deal, &str)> = board
        .scenario
        .provisions
        .iter()
        .filter_map(|provision| provision.deal(side))
        .filter_map(|(number, deal, leader)| Some((number, deal, leader?)))
        .collect();
    let mut leaders: Vec<&str> = Vec::new();
    for (_, _, leader) in &deals {
        if !leaders.contains(leader) {
            leaders.push(leader);
        }
    }
    for leader in leaders {
        let Some((_, _, at)) = row(board, leader) else { continue };
        for deal in [Deal::Characters, Deal::Possessions] {
            let of_leader = deals.iter().filter(|(_, what, to)| *what == deal && *to == leader);
            let dealt: u32 = of_leader.map(|(number, ..)| number).sum();
            let group = board.rows.iter().filter(|(_, row, there)| row.side == side && there.leader == at.leader);
            let beyond: Vec<Id<Placed>> = group
                .filter(|(_, row, _)| match deal {
                    Deal::Characters => matches!(row.piece, Piece::Character(_)) && !is_named(board, row),
                    Deal::Possessions => is_dealt(board, row),
                    Deal::Secrets => false,
                })
                .map(|(id, ..)| *id)
                .collect();
            if let Some(last) = beyond.last().filter(|_| beyond.len() > dealt as usize) {
                let what = if deal == Deal::Characters { "character" } else { "possession" };
                let beyond = counted(beyond.len(), what);
                told(*last, format!("The group of {leader} has {beyond} that the scenario does not name, and is dealt {dealt}."));
            }
        }
    }
}

/// Reports the character with this name, unless the character starts with the stack that has the most strength in space in this province (38.3).
fn on_strongest(board: &Board, name: &str, province: u32, told: &mut impl FnMut(Id<Placed>, String)) {
    let Some((id, placed, at)) = row(board, name) else { return };
    let mut stacks: BTreeMap<(Id<Planet>, Spot), u32> = BTreeMap::new();
    for (_, row, unit, there) in board.units().filter(|(_, row, ..)| row.side == placed.side) {
        if let Some(planet) = there.planet.filter(|planet| board.province_number(*planet) == Some(province)) {
            *stacks.entry((planet, there.spot)).or_default() += row.count.get() * unit.space.get();
        }
    }
    let most = stacks.values().copied().max().unwrap_or_default();
    let own = at.planet.and_then(|planet| stacks.get(&(planet, at.spot))).copied().unwrap_or_default();
    if own < most {
        let name = placed.piece.label(board.content);
        told(*id, format!("{name} starts with a strength of {own} in space, and a stack of province {province} has {most}."));
    }
}
