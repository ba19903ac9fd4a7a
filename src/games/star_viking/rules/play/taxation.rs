//! The phase in which plunder is landed and taxes are taken ("Viking Plunder", "Taxation").

use super::{Contest, Event, Gain, Phase, Public, Purse, Question, State, Table, TileState, UnitNumber, UnitState, Where};
use crate::economy::{Decrees, federate_taxes, is_half_plundered, viking_taxes};
use rules::play::{Dice, Player, Sink};

/// The taxes of a tile, in mega-credits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yielded {
    /// All taxes of the tile, in mega-credits.
    pub all: u32,
    /// The largest part of these taxes that can go to the treasury of the player who controls the tile. The rest goes to the local funds.
    pub treasury_at_most: u32,
}

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    pub(super) fn begin_taxation(&mut self) {
        self.state.phase = Phase::Taxation;
        for unit in &mut self.state.units {
            unit.used.acted = false;
        }
        for side in &mut self.state.sides {
            side.taxed = 0;
        }
        self.next_landing();
    }

    /// Asks for the next unit that could land its plunder; after the last, goes on to taxes.
    fn next_landing(&mut self) {
        let lands = |(_, unit): &(UnitNumber, &UnitState)| {
            let stands = match unit.at {
                Where::Home => true,
                Where::Waiting | Where::In(_) => self.state.tile(unit.tile).control == unit.owner,
                _ => false,
            };
            unit.plunder > 0 && !unit.used.acted && stands
        };
        let carrier = self.state.numbered().find(lands).map(|(id, unit)| (id, unit.owner));
        match carrier {
            Some((id, owner)) => self.ask(owner, Question::Land(id)),
            None => self.tax_home_bases(),
        }
    }

    /// Lands the plunder of a unit, so that it becomes income, or keeps it aboard if `lands` is false.
    pub(super) fn land_plunder(&mut self, unit: UnitNumber, lands: bool) {
        self.unit_mut(unit).used.acted = true;
        if lands {
            let plunder = std::mem::take(&mut self.unit_mut(unit).plunder);
            let owner = self.state.unit(unit).owner;
            self.state.sides[owner.index()].treasury.fresh += u32::from(plunder);
            self.tell(Event::Landed(unit, plunder));
        }
        self.next_landing();
    }

    fn tax_home_bases(&mut self) {
        let wealth = self.contest.public.tables.economy.home_base_wealth.get();
        for viking in self.contest.public.raiders() {
            if wealth > 0 {
                self.state.sides[viking.index()].treasury.fresh += wealth;
                self.tell(Event::HomeTaxed(viking, wealth));
            }
        }
        self.next_tax(0);
    }

    /// Asks how to share the taxes of the next tile between treasury and local funds; the search begins at the tile `from`. If no part of the taxes
    /// can go to the treasury, all of them go to the local funds.
    fn next_tax(&mut self, from: u8) {
        for tile in from..self.state.tiles.len() as u8 {
            if !self.state.tile(tile).in_play {
                continue;
            }
            if treasury_at_most(self.contest, self.state, tile) > 0 {
                return self.ask(self.state.tile(tile).control, Question::Tax(tile));
            }
            self.collect(tile, 0);
        }
        self.reward_capitals();
        self.pay_what_is_owed();
        self.begin_locals();
    }

    /// Takes this sum of the taxes of a tile into the treasury; the rest goes to the local funds.
    pub(super) fn tax(&mut self, tile: u8, treasury: u32) {
        self.collect(tile, treasury);
        self.next_tax(tile + 1);
    }

    fn collect(&mut self, tile: u8, treasury: u32) {
        let local = yielded(self.contest, self.state, tile).all - treasury;
        let player = self.state.tile(tile).control;
        self.state.tiles[usize::from(tile)].funds = local;
        let side = &mut self.state.sides[player.index()];
        side.treasury.fresh += treasury;
        side.taxed += treasury;
        if treasury + local > 0 {
            self.tell(Event::Taxed(tile, player, treasury, local));
        }
    }

    /// Gives points to a Viking who holds a Quadrant Capital, and emergency aid to the Federation, in longer games ("Game Variations").
    fn reward_capitals(&mut self) {
        let victory = self.contest.public.victory;
        let federation = self.contest.public.federation();
        for tile in self.state.capitals.clone() {
            let holder = self.state.tile(tile).control;
            if self.contest.public.is_viking(holder) {
                if victory.capital_points.get() > 0 {
                    self.gain(holder, victory.capital_points.get(), Gain::Capital);
                }
                if victory.capital_aid.get() > 0 {
                    self.give_aid(federation, victory.capital_aid.get());
                }
            }
        }
    }

    /// Buys the points that the decrees of the Federation's politics demand, before it buys anything else.
    fn pay_what_is_owed(&mut self) {
        let federation = self.contest.public.federation();
        let Some(part) = self.state.decrees.points_owed else { return };
        let side = self.state.side(federation);
        let price = super::turn::price_of_a_point(self.contest, self.state, federation);
        let owed = side.treasury.points_owed(side.taxed, part, price);
        self.pay_for_points(federation, owed, Gain::Owed);
    }

    /// Removes unspent local funds, which are lost.
    pub(super) fn let_funds_lapse(&mut self) {
        for tile in 0..self.state.tiles.len() as u8 {
            let funds = std::mem::take(&mut self.state.tiles[usize::from(tile)].funds);
            if funds > 0 {
                self.tell(Event::Lapsed(Purse::Local(tile), funds));
            }
        }
    }
}

/// The largest part of the taxes of a tile that can go to the treasury of the player who controls it, in mega-credits.
pub(super) fn treasury_at_most(contest: &Contest, state: &State, tile: u8) -> u32 {
    yielded(contest, state, tile).treasury_at_most
}

fn yielded(contest: &Contest, state: &State, tile: u8) -> Yielded {
    contest.public.taxes(tile, state.tile(tile), &state.decrees)
}

impl Public {
    /// The taxes of a tile in the state `found`, under the decrees of a turn.
    #[must_use]
    pub fn taxes(&self, tile: u8, found: &TileState, decrees: &Decrees) -> Yielded {
        let system = &self.tile(tile).system;
        let wealth = system.wealth.get();
        if self.is_viking(found.control) {
            let plundered = found.plunderers & (1 << found.control.index()) != 0;
            let all = viking_taxes(wealth, plundered);
            return Yielded { all, treasury_at_most: all };
        }
        let with_code = system.sectors().filter(|(.., sector)| sector.wealth.is_some()).count();
        let taxes = federate_taxes(wealth, decrees, is_half_plundered(found.plundered.into(), with_code));
        Yielded { all: taxes.yielded, treasury_at_most: taxes.treasury_at_most }
    }
}

/// Whether a player controls a tile.
pub(super) fn controls(state: &State, player: Player, tile: u8) -> bool {
    let found = state.tile(tile);
    found.in_play && found.control == player
}
