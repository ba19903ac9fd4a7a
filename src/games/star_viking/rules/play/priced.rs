//! The price of a choice, for the player who makes it: what units, repairs and points cost, and the money that pays for them.

use super::works::{price_of_a_critical, price_of_a_hit};
use super::{Action, Contest, Port, Question, State};
use rules::Count;

/// A price, and the money that pays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Price {
    /// The price, in mega-credits.
    pub cost: u32,
    /// The money from which the price can be paid, in mega-credits.
    pub money: u32,
    /// The fund that pays the price.
    pub payer: Payer,
}

/// The fund that pays a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Payer {
    /// The treasury of a side.
    Treasury,
    /// The local funds of a system, with emergency aid if there is any ("Use of Funds: Local Defense Funds").
    Locals,
}

impl Contest {
    /// The price of an action for the player who is asked; `None` if the action costs nothing.
    #[must_use]
    pub fn priced(&self, state: &State, action: Action) -> Option<Price> {
        let (player, question) = state.question?;
        let treasury = state.side(player).treasury;
        let printed = |kind| self.public.kind_of(kind).cost.map_or(0, Count::get);
        let (cost, money, payer) = match (question, action) {
            (Question::Purchase, Action::Build(kind)) => (printed(kind), treasury.for_units(), Payer::Treasury),
            (Question::WorksAt(_), Action::Build(kind)) => {
                (state.decrees.price(self.public.kind_of(kind))?, treasury.for_units(), Payer::Treasury)
            }
            (Question::WorksAt(port), Action::Mend(unit)) => {
                (price_of_a_hit(self, state, port, unit)?, treasury.for_repairs(), Payer::Treasury)
            }
            (Question::WorksAt(port), Action::MendCritical(unit)) => {
                (price_of_a_critical(self, state, port, unit)?, treasury.for_repairs(), Payer::Treasury)
            }
            (Question::LocalsAt(tile), Action::Build(kind)) => {
                (printed(kind), state.tile(tile).funds + treasury.aid, Payer::Locals)
            }
            (Question::LocalsAt(tile), Action::Mend(unit)) => {
                (price_of_a_hit(self, state, Port::Tile(tile), unit)?, state.tile(tile).funds, Payer::Locals)
            }
            (Question::Points, Action::Points(points)) => {
                (points * self.public.price_of_a_point(&state.decrees, player), treasury.fresh, Payer::Treasury)
            }
            _ => return None,
        };
        Some(Price { cost, money, payer })
    }
}
