//! The money of a player ("Use of Funds").

use serde::{Deserialize, Serialize};

/// The mega-credits of a player. This turn's income is kept apart from savings, since only income buys points. Emergency aid is apart too, because it
/// buys only new units and lapses at the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Treasury {
    /// The mega-credits saved in earlier turns.
    pub saved: u32,
    /// The mega-credits of this turn's income.
    pub fresh: u32,
    /// The mega-credits of this turn's emergency aid.
    pub aid: u32,
}

impl Treasury {
    /// The treasury at the start of a game. All of it is savings, which buy no points.
    #[must_use]
    pub const fn saved(money: u32) -> Self {
        Self { saved: money, fresh: 0, aid: 0 }
    }

    /// The money that can pay for repairs: everything but aid.
    #[must_use]
    pub const fn for_repairs(&self) -> u32 {
        self.saved + self.fresh
    }

    /// The money that can pay for new units: savings, income and aid.
    #[must_use]
    pub const fn for_units(&self) -> u32 {
        self.for_repairs() + self.aid
    }

    /// Pays for repairs, first from savings and then from income. Returns whether there was enough; if not, nothing is paid.
    pub const fn pay_for_repairs(&mut self, price: u32) -> bool {
        if price > self.for_repairs() {
            return false;
        }
        let from_saved = if price < self.saved { price } else { self.saved };
        self.saved -= from_saved;
        self.fresh -= price - from_saved;
        true
    }

    /// Pays for a new unit, first from aid, which lapses anyway, then from savings and then from income. Returns whether there was enough.
    pub const fn pay_for_unit(&mut self, price: u32) -> bool {
        if price > self.for_units() {
            return false;
        }
        let from_aid = if price < self.aid { price } else { self.aid };
        self.aid -= from_aid;
        self.pay_for_repairs(price - from_aid)
    }

    /// How many points this turn's income buys at this price each; 0 if points have no price.
    #[must_use]
    pub fn points_at(&self, price: u32) -> u32 {
        self.fresh.checked_div(price).unwrap_or_default()
    }

    /// Pays for points from this turn's income; returns whether there was enough.
    pub fn pay_for_points(&mut self, points: u32, price: u32) -> bool {
        if points > self.points_at(price) {
            return false;
        }
        self.fresh -= points * price;
        true
    }

    /// How many points the player must buy: as many as cost at least this turn's taxes divided by `part`, or as many as this turn's income buys if
    /// that is less ("Federate Council Avarice").
    #[must_use]
    pub fn points_owed(&self, taxes: u32, part: u32, price: u32) -> u32 {
        if part == 0 || price == 0 {
            return 0;
        }
        let owed = taxes.div_ceil(part).div_ceil(price);
        if owed < self.points_at(price) { owed } else { self.points_at(price) }
    }

    /// Ends a turn: income becomes savings, and aid lapses.
    pub const fn close(&mut self) {
        *self = Self::saved(self.for_repairs());
    }
}
