//! What choices cost that cost anything: units, repairs and points, with what would be left of the money that pays for them.

use crate::editor::play::Beside;
use crate::rules::play::{Play as _, Player};
use crate::rules::star_viking::construction::Yard;
use crate::rules::star_viking::economy::{cost_of_a_critical, cost_of_a_hit};
use crate::rules::star_viking::play::{Action, Contest, Port, Question, State, UnitNumber};
use crate::rules::{Count, counted};

/// A price, and the money that pays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Price {
    /// What it costs, in mega-credits.
    cost: u32,
    /// How much there is to pay it with.
    money: u32,
    /// Who or what pays.
    payer: Payer,
}

/// Who or what pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Payer {
    /// The treasury of a side.
    Treasury,
    /// The local funds of a system, with emergency aid where there is any.
    Locals,
}

/// What stands beside a choice that costs something, or that leads to where money can be spent.
pub fn beside(contest: &Contest, state: &State, action: Action) -> Option<Beside> {
    let (player, question) = state.question?;
    if let (Question::Locals, Action::At(Port::Tile(tile))) = (question, action) {
        let funds = state.tile(tile).funds;
        return Some(Beside { words: format!("{funds} mc"), says: format!("There are local funds of {}.", credits(funds)) });
    }
    let Price { cost, money, payer } = price(contest, state, (player, question), action)?;
    let left = money.saturating_sub(cost);
    let of = match payer {
        Payer::Treasury => "in the treasury",
        Payer::Locals => "of what can be spent in this system",
    };
    Some(Beside {
        words: format!("{cost} mc, {left} left"),
        says: format!("It costs {}; of {money} {of} {left} would be left.", credits(cost)),
    })
}

fn price(contest: &Contest, state: &State, (player, question): (Player, Question), action: Action) -> Option<Price> {
    let treasury = state.side(player).treasury;
    let from_treasury = |cost: u32, money: u32| Price { cost, money, payer: Payer::Treasury };
    match (question, action) {
        (Question::Purchase, Action::Build(kind)) => {
            Some(from_treasury(contest.public().kind_of(kind).cost.map_or(0, Count::get), treasury.for_units()))
        }
        (Question::WorksAt(_), Action::Build(kind)) => {
            Some(from_treasury(state.decrees.price(contest.public().kind_of(kind))?, treasury.for_units()))
        }
        (Question::WorksAt(port), Action::Mend(_) | Action::MendCritical(_)) => {
            Some(from_treasury(repair(contest, state, port, action)?, treasury.for_repairs()))
        }
        (Question::LocalsAt(tile), Action::Build(kind)) => {
            let cost = contest.public().kind_of(kind).cost.map_or(0, Count::get);
            Some(Price { cost, money: state.tile(tile).funds + treasury.aid, payer: Payer::Locals })
        }
        (Question::LocalsAt(tile), Action::Mend(_)) => {
            let cost = repair(contest, state, Port::Tile(tile), action)?;
            Some(Price { cost, money: state.tile(tile).funds, payer: Payer::Locals })
        }
        (Question::Points, Action::Points(points)) => {
            let each = contest.public().price_of_a_point(&state.decrees, player);
            Some(from_treasury(points * each, treasury.for_repairs()))
        }
        _ => None,
    }
}

/// What it costs to remove a hit, or a critical hit, in a place.
fn repair(contest: &Contest, state: &State, port: Port, action: Action) -> Option<u32> {
    let technology = |unit: UnitNumber| contest.public().kind_of(state.unit(unit).kind).technology;
    let yard = match port {
        Port::Home => Yard::HomeBase,
        Port::Tile(tile) => {
            let technology = contest.public().tiles().get(usize::from(tile))?.system.technology;
            if state.capitals.contains(&tile) { Yard::QuadrantCapital(technology) } else { Yard::System(technology) }
        }
    };
    let repairs = &contest.public().tables().repairs;
    match action {
        Action::Mend(unit) => cost_of_a_hit(technology(unit), yard, repairs),
        Action::MendCritical(unit) => cost_of_a_critical(technology(unit), yard, repairs),
        _ => None,
    }
}

/// So much money in words.
fn credits(amount: u32) -> String {
    counted(amount, "mega-credit")
}
