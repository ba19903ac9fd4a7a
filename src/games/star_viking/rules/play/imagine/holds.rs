//! Deals the contents of other players' holds.

use rules::Level;
use rules::play::Player;

use super::super::{UnitNumber, UnitState, Where};
use super::dealer::Dealer;

/// Of the draws, one in this number leaves the rest of a hold empty.
const EMPTY: u32 = 8;

impl Dealer<'_> {
    /// Fills the holds of other players: first with pods that were shown there, then with units that were seen on the tile and have not been dealt
    /// yet, and last with anything that fits.
    pub(super) fn fill_holds(&mut self) {
        self.keep_what_showed();
        for carrier in self.carriers() {
            self.take_strays(carrier);
            self.load(carrier);
        }
        // Units that have a note but fit into no hold are taken out of the game.
        for unit in self.unsettled() {
            if let Some((_, kind, note)) = self.view.notes.iter().find(|(noted, ..)| *noted == unit) {
                let at = Where::Gone(super::super::Fate::Withdrawn);
                self.settle(unit, UnitState::new(*kind, note.owner, UnitState::NO_TILE, at));
            }
        }
    }

    /// The other players' units in play that have holds and are not cargo.
    fn carriers(&self) -> Vec<UnitNumber> {
        let found = (0..).map(UnitNumber).zip(&self.units);
        let holds = found.filter(|(_, unit)| {
            let out = matches!(unit.at, Where::Home | Where::Waiting | Where::Beside | Where::In(_));
            unit.owner != self.view.player && out && self.public.values(unit).capacity > 0
        });
        holds.map(|(id, _)| id).collect()
    }

    fn keep_what_showed(&mut self) {
        for unit in self.unsettled() {
            let Some((_, kind, note)) = self.view.notes.iter().find(|(noted, ..)| *noted == unit) else { continue };
            if let Where::Aboard(carrier) = note.at
                && self.units.get(usize::from(carrier.0)).is_some_and(UnitState::is_left)
                && self.public.kind_of(*kind).is_pod()
            {
                let tile = self.units[usize::from(carrier.0)].tile;
                self.settle(unit, UnitState::new(*kind, note.owner, tile, note.at));
            }
        }
    }

    pub(super) fn room(&self, carrier: UnitNumber) -> u32 {
        let aboard = self.units.iter().filter(|unit| unit.at == Where::Aboard(carrier));
        let taken: u32 = aboard.filter_map(|unit| self.public.kind(unit).size).map(Level::get).sum();
        self.public.values(&self.units[usize::from(carrier.0)]).capacity.saturating_sub(taken)
    }

    /// Whether a unit carries anything. If it does, it cannot be cargo itself.
    fn carries(&self, unit: UnitNumber) -> bool {
        self.units.iter().any(|cargo| cargo.at == Where::Aboard(unit))
    }

    fn stow(&mut self, unit: UnitNumber, carrier: UnitNumber, owner: Player) {
        let tile = self.units[usize::from(carrier.0)].tile;
        let damage = self.note(unit).map(|note| note.damage).unwrap_or_default();
        let noted = self.view.notes.iter().find(|(noted, ..)| *noted == unit).map(|(_, kind, _)| *kind);
        let kind = noted.unwrap_or_else(|| self.units[usize::from(unit.0)].kind);
        self.settle(unit, UnitState { damage, ..UnitState::new(kind, owner, tile, Where::Aboard(carrier)) });
    }

    /// Loads into a carrier units that were seen on its tile and have not been dealt yet, if they fit.
    fn take_strays(&mut self, carrier: UnitNumber) {
        let UnitState { owner, tile, .. } = self.units[usize::from(carrier.0)];
        for unit in self.unsettled() {
            let Some((_, kind, note)) = self.view.notes.iter().find(|(noted, ..)| *noted == unit) else { continue };
            let size = self.kind(*kind).size.map(Level::get);
            let small = size.is_some_and(|size| size <= self.room(carrier));
            if note.owner == owner && note.tile == tile && small && !self.carries(unit) {
                self.stow(unit, carrier, owner);
            }
        }
    }

    fn load(&mut self, carrier: UnitNumber) {
        let UnitState { owner, kind, .. } = self.units[usize::from(carrier.0)];
        let color = self.kind(kind).color;
        while self.room(carrier) > 0 && !self.one_in(EMPTY) {
            let room = self.room(carrier);
            let fits = move |_: UnitNumber, _, kind: &crate::UnitType| {
                let small = kind.size.is_some_and(|size| size.get() <= room);
                small && kind.color == color && !kind.is_fortress()
            };
            let Some(unit) = self.draw(fits) else { break };
            self.stow(unit, carrier, owner);
        }
    }
}
