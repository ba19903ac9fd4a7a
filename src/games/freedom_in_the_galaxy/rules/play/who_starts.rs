//! Works out how the pieces of a set-up start: those that it places, those that it leaves to the players, and those that are still to be dealt.

use super::contest::Known;
use super::muster::possession_of;
use super::start::{CharacterAtStart, PlanetAtStart, Start, WhereAtStart};
use super::{CharacterNumber, EnvironNumber, PlanetNumber, PossessionNumber, UnitKind, terms_in_play};
use crate::set_up::{Board, Piece, Placed, Spot, Station, objection};
use crate::terms::{Deal, Limit, Provision};
use crate::{Content, Side};
use rules::{Id, Refusal};

/// Works out how a game of the scenario starts.
pub(super) fn start(board: &Board, public: &Known) -> Result<Start, Refusal> {
    let mut start = Start { planets: board.planets.iter().map(PlanetAtStart::of).collect(), ..Start::default() };
    for limit in &board.scenario.limits {
        match limit {
            Limit::OneEnviron(side) => start.placing.together[*side as usize] = true,
            Limit::FromSpace(side) => start.placing.from_space[*side as usize] = true,
            Limit::BearersApart(side) => start.placing.bearers_apart[*side as usize] = true,
            _ => {}
        }
    }
    // Characters come first, so that pieces that go with a character can refer to the character's place.
    for (_, row, station) in &board.rows {
        if let Piece::Character(character) = row.piece {
            let character = number(board.content, character)?;
            place(board, public, &mut start, (row, *station), character)?;
        }
    }
    for (_, row, station) in &board.rows {
        match row.piece {
            Piece::Unit(unit) if row.turn.get() == 0 => {
                let name = board.content.units.get(unit).map(|unit| unit.name.clone()).unwrap_or_default();
                let kind = terms_in_play::kind(public, row.side, &name)?;
                let at = environ(board, public, *station)?;
                start.units.extend((0..row.count.get()).map(|_| (kind, at)));
            }
            Piece::Possession(id) => {
                let bearer = bearer(board, row);
                for _ in 0..row.count.get() {
                    give(board.content, public, &mut start, id, bearer);
                }
            }
            Piece::Camp => start.camps.extend(environ(board, public, *station)?),
            // Units of later turns are read from the provisions. Other pieces belong to rules that are not played yet, or are part of the board
            // already.
            Piece::Unit(_)
            | Piece::Character(_)
            | Piece::Secret(_)
            | Piece::Assignment(_)
            | Piece::SecretBase
            | Piece::BaseUp
            | Piece::BaseLevel => {}
        }
    }
    for provision in &board.scenario.provisions {
        complete(board, public, &mut start, provision)?;
    }
    Ok(start)
}

/// Adds the pieces that a provision gives but the set-up does not place.
fn complete(board: &Board, public: &Known, start: &mut Start, provision: &Provision) -> Result<(), Refusal> {
    let content = board.content;
    match provision {
        Provision::Thing(side, name) | Provision::Things(side, _, name) => {
            let same = |known: &str| known.trim().eq_ignore_ascii_case(name.as_str().trim());
            if let Some((id, _)) = content.characters.find(|found| same(&found.name)) {
                let character = number(content, id)?;
                if !start.characters.iter().any(|found| found.character == character) {
                    let row = Placed::of(*side, Piece::Character(id));
                    let station = Station { planet: None, spot: Spot::Open, leader: board.scenario.set_up.next_id() };
                    place(board, public, start, (&row, station), character)?;
                }
            } else if let Some((id, card)) = content.possessions.find(|found| same(&found.name)) {
                let is_it = |(number, _): &&(PossessionNumber, _)| public.possession(*number).card.name == card.name;
                let wanted = if let Provision::Things(_, number, _) = provision { number.get() as usize } else { 1 };
                let known = start.possessions.iter().filter(is_it).count();
                for _ in known..wanted {
                    let owner = card.owner.and_then(|owner| number(content, owner).ok());
                    let bearer = owner.filter(|owner| start.characters.iter().any(|found| found.character == *owner));
                    give(content, public, start, id, bearer);
                }
            }
        }
        Provision::Units(side, count, name) => {
            let kind = terms_in_play::kind(public, *side, name.as_str())?;
            let known = start.units.iter().filter(|(known, _)| *known == kind).count();
            start.units.extend((known..count.get() as usize).map(|_| (kind, None)));
        }
        Provision::DealtTo(side, number, deal, _) | Provision::Dealt(side, number, deal) => {
            let is_named = |name: &str| board.scenario.provisions.iter().any(|known| known.things(*side, name) > 0);
            let known = match deal {
                Deal::Characters => {
                    let own = public.of_side(*side);
                    let dealt = |found: &&CharacterAtStart| {
                        own.has(found.character) && !is_named(&public.character(found.character).card.name)
                    };
                    start.characters.iter().filter(dealt).count()
                }
                Deal::Possessions => {
                    let dealt = |(number, _): &&(PossessionNumber, _)| {
                        !public.is_ship(*number) && !is_named(&public.possession(*number).card.name)
                    };
                    start.possessions.iter().filter(dealt).count()
                }
                Deal::Secrets => return Ok(()),
            };
            let left = (number.get() as usize).saturating_sub(known);
            if left > 0 {
                start.deals.push((*side, left.min(60) as u8, *deal));
            }
        }
        _ => {}
    }
    Ok(())
}

fn give(content: &Content, public: &Known, start: &mut Start, id: Id<crate::Possession>, bearer: Option<CharacterNumber>) {
    let taken: Vec<PossessionNumber> = start.possessions.iter().map(|(number, _)| *number).collect();
    if let Some(number) = content.possessions.get(id).and_then(|card| possession_of(public, card, &taken)) {
        start.possessions.push((number, bearer));
    }
}

fn number(content: &Content, id: Id<crate::Character>) -> Result<CharacterNumber, Refusal> {
    let at = content.characters.position(id).ok_or_else(|| Refusal::new("a character of the set-up is gone"))?;
    Ok(CharacterNumber(at as u8))
}

/// The character who gets a possession: the character with whom its row goes, or, if its row goes with a ship, the ship's pilot.
fn bearer(board: &Board, row: &Placed) -> Option<CharacterNumber> {
    let mut at = row.with?;
    for _ in 0..=board.rows.len() {
        let next = board.scenario.set_up.get(at)?;
        if let Piece::Character(character) = next.piece {
            return number(board.content, character).ok();
        }
        at = next.with?;
    }
    None
}

/// Works out where a character starts.
fn place(
    board: &Board,
    public: &Known,
    start: &mut Start,
    (row, station): (&Placed, Station),
    character: CharacterNumber,
) -> Result<(), Refusal> {
    if row.turn.get() > 0 {
        let name = &public.character(character).card.name;
        return Err(Refusal::new(format!("{name} comes on turn {}, and characters come at the start alone", row.turn)));
    }
    let space = board.scenario.limits.iter().any(|limit| matches!(limit, Limit::FromSpace(side) if *side == row.side));
    let on_it =
        |environ: &EnvironNumber| station.planet.is_none_or(|planet| public.planet(public.environ(*environ).planet).id == planet);
    let choices: Vec<EnvironNumber> = choices(board, public, row).into_iter().filter(on_it).collect();
    let at = match environ(board, public, station)? {
        Some(environ) => WhereAtStart::In(environ),
        // A side that controls no planet comes from space (16.12).
        None if station.spot == Spot::FromSpace || space || choices.is_empty() => WhereAtStart::Space,
        None => WhereAtStart::Open,
    };
    start.characters.push(CharacterAtStart { character, at });
    start.placing.choices.push((character, choices));
    Ok(())
}

/// The environs in which a character may stand at the start: on planets of the character's side only (16.12).
fn choices(board: &Board, public: &Known, row: &Placed) -> Vec<EnvironNumber> {
    let held = |environ: &EnvironNumber| board.planets[public.environ(*environ).planet.index()].side() == row.side;
    let allowed = |environ: &EnvironNumber| {
        let found = public.environ(*environ);
        let planet = Some(public.planet(found.planet).id);
        let station = Station { planet, spot: Spot::Environ(found.kind), leader: board.scenario.set_up.next_id() };
        objection(board, row, None, station).is_none()
    };
    public.places().filter(held).filter(allowed).collect()
}

/// The environ of a station; `None` if the player chooses it, or if the piece comes from space.
fn environ(board: &Board, public: &Known, station: Station) -> Result<Option<EnvironNumber>, Refusal> {
    let kind = match (station.spot, station.planet) {
        (Spot::Environ(kind), Some(_)) => kind,
        (Spot::Orbit, _) => {
            return Err(Refusal::new("a piece stands in an orbit box, which the rules for a star system do not know"));
        }
        (Spot::Open | Spot::FromSpace | Spot::Environ(_), _) => return Ok(None),
    };
    let at = board.planets.iter().position(|on| Some(on.id) == station.planet);
    let planet = at.map(|at| PlanetNumber(at as u8));
    let found = public.places().find(|place| {
        let known = public.environ(*place);
        Some(known.planet) == planet && known.kind == kind
    });
    found.map(Some).ok_or_else(|| Refusal::new("a piece stands in an environ that is not in play"))
}

/// Whether units of this kind fit the type of an environ. The engine checks the state of the planet.
pub(super) fn suits(public: &Known, kind: UnitKind, environ: EnvironNumber) -> bool {
    let unit = &public.unit(kind).kind;
    unit.side == Side::Imperial || unit.environ.is_none_or(|own| own == public.environ(environ).kind)
}
