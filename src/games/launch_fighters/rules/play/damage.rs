//! 7) Damage and Hits: which stat is reduced and who chooses it, hits on bays, and hits on squadrons.

use super::asteroids::FOUR;
use super::{Action, Battle, Event, Purpose, Question, ShipNumber, ShipState, Shot, SquadronNumber, State, System, Table, Unit};
use crate::Part;
use rules::play::{Dice, Player, Sink};

impl<D: Dice, S: Sink<Event>> Table<'_, D, S> {
    /// Applies a hit to a ship ("Hit Results", the chart of attacks on a ship).
    pub(super) fn hit_ship(&mut self, target: ShipNumber, shot: Shot, direct: bool) {
        let (attacker, defender) = (self.battle.player(shot.unit), self.battle.ship(target).player);
        let missiles = shot.system == System::Launchers;
        let chooser = if missiles || direct { attacker } else { defender };
        let count = if missiles && direct { 2 } else { 1 };
        self.take_reductions(target, chooser, count, Some(shot));
    }

    /// Asks the chooser which stat of a ship is reduced, `count` times. A ship without any stat left is eliminated.
    pub(super) fn take_reductions(&mut self, ship: ShipNumber, chooser: Player, count: u8, by: Option<Shot>) {
        if self.state.ship(ship).levels == [0; 5] {
            self.sink_ship(ship, by);
        } else {
            self.ask(chooser, Question::Reduce(ship, count, by));
        }
    }

    /// Reduces a stat, or a kind of hold, by one level, and applies the immediate consequences ("Consequences of Hits").
    pub(super) fn reduce(&mut self, ship: ShipNumber, part: Part, count: u8, by: Option<Shot>) {
        let chooser = self.state.asked;
        self.state.quiet.lost = true;
        let state = self.state.ship_mut(ship);
        let level = state.level(part).saturating_sub(1);
        state.set_level(part, level);
        self.emit(Event::Reduced(ship, part, level, by));
        if part == Part::Bays {
            self.shake_bays(ship, by);
        }
        if self.state.ship(ship).levels == [0; 5] {
            self.sink_ship(ship, by);
        } else if count > 1 {
            self.ask(chooser, Question::Reduce(ship, count - 1, by));
        } else {
            self.resume();
        }
    }

    /// Rolls for the squadrons inside a ship whose bays are hit: on a 4, 5 or 6 one squadron is destroyed ("Consequences of Hits"). A squadron that
    /// lies upside down is destroyed first; if several are equal, the one with the highest number.
    fn shake_bays(&mut self, ship: ShipNumber, by: Option<Shot>) {
        let inside = self.squadron_numbers().filter(|squadron| self.state.squadron(*squadron).is_aboard(ship));
        let Some(victim) = inside.max_by_key(|squadron| (self.state.squadron(*squadron).inactive, *squadron)) else { return };
        let player = by.map_or(self.battle.ship(ship).player, |shot| self.battle.player(shot.unit));
        if self.roll(player, Purpose::Bays(ship)) >= FOUR {
            self.eliminate(Unit::Squadron(victim), by);
        }
    }

    /// Eliminates a ship, and then resumes the activity that the damage interrupted.
    fn sink_ship(&mut self, ship: ShipNumber, by: Option<Shot>) {
        self.eliminate(Unit::Ship(ship), by);
        if self.state.active == Some(Unit::Ship(ship)) {
            self.state.course = None;
        }
        self.resume();
    }

    /// Applies a hit to a squadron. A direct hit, or any hit on a squadron that lies upside down, eliminates it. Otherwise the attacker chooses what
    /// happens to it ("Hits on Fighters").
    pub(super) fn hit_squadron(&mut self, squadron: SquadronNumber, shot: Shot, direct: bool) {
        if direct || self.state.squadron(squadron).inactive {
            self.eliminate(Unit::Squadron(squadron), Some(shot));
            self.resume();
        } else {
            self.ask(self.battle.player(shot.unit), Question::Struck(squadron, shot));
        }
    }

    /// Turns a squadron that was hit upside down.
    pub(super) fn flip(&mut self, squadron: SquadronNumber, shot: Shot) {
        self.state.squadron_mut(squadron).inactive = true;
        self.emit(Event::Flipped(squadron, Some(shot)));
        if let Some(volley) = &mut self.state.volley {
            volley.vacated = None;
        }
        self.resume();
    }

    /// Forces a squadron that was hit to return to base.
    pub(super) fn recall(&mut self, squadron: SquadronNumber, shot: Shot) {
        self.return_to_base(squadron, Some(shot));
    }
}

/// Offers every stat above zero of a ship that was hit, and its holds if the optional rule lets them be hit.
pub(super) fn offer_reductions(battle: &Battle, ship: &ShipState, offer: &mut impl FnMut(Action)) {
    let holds: &[Part] = if battle.options.holds_can_be_hit { &[Part::Cargo, Part::Passengers] } else { &[] };
    let parts = Part::STATS.iter().chain(holds).copied();
    parts.filter(|part| ship.level(*part) > 0).for_each(|part| offer(Action::Reduce(part)));
}

/// Offers the two possible effects of a hit on a squadron: it is turned upside down, or it is forced to return to base.
pub(super) fn offer_blows(offer: &mut impl FnMut(Action)) {
    offer(Action::Flip);
    offer(Action::Recall);
}

/// Whether every stat of a ship is at its initial level.
pub(super) fn is_whole(battle: &Battle, state: &State, ship: ShipNumber) -> bool {
    state.ship(ship).levels == battle.ship(ship).levels
}
