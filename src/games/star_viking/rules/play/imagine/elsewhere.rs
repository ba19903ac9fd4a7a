//! Units away from the segment in a campaign: the other sides' units on other tiles, at home bases and in hyperspace.

use crate::movement::standing;
use crate::{Color, Operations, deal};
use rules::play::Player;

use super::super::{Fate, Phase, UnitNumber, UnitState, Where};
use super::dealer::Dealer;

/// Of the unseen red and blue counters, one in this number is assumed to be in play.
const UNSEEN: u32 = 2;
/// Of the unseen local counters, one in this number is assumed to be still in the supply.
const UNSEEN_LOCALS: u32 = 4;

impl Dealer<'_> {
    /// Places the counters that the side does not see and that are in play, or are assumed to be.
    pub(super) fn place_elsewhere(&mut self) {
        if self.public.is_battle() {
            return;
        }
        for unit in self.unsettled() {
            let (kind, builder) = self.public.counters.get(usize::from(unit.0)).copied().unwrap_or_else(|| {
                let unit = &self.units[usize::from(unit.0)];
                (unit.kind, unit.owner)
            });
            match self.kind(kind).color {
                Color::Green => {
                    let free = self.note(unit).is_none() && self.may_be_free(unit, kind);
                    if !(free && self.one_in(UNSEEN_LOCALS)) {
                        self.place_local(unit);
                    }
                }
                Color::Red | Color::Blue => {
                    let owner = self.note(unit).map_or(builder, |note| note.owner);
                    let noted = self.note(unit).is_some();
                    if owner != self.view.player && (noted || self.one_in(UNSEEN)) {
                        self.place_foreign(unit, owner);
                    }
                }
            }
        }
    }

    /// The tiles in play that this owner controls. If `owner` is `None`, the tiles in play that any player but the viewing side controls. The tile
    /// whose segment is played is left out.
    fn tiles_of(&self, owner: Option<Player>) -> Vec<u8> {
        let here = self.in_segment().then_some(self.view.tile);
        let fits = |(tile, found): &(u8, &super::super::TileState)| {
            let theirs = owner.map_or(found.control != self.view.player, |owner| found.control == owner);
            found.in_play && theirs && Some(*tile) != here
        };
        (0..).zip(&self.view.tiles).filter(fits).map(|(tile, _)| tile).collect()
    }

    fn place_local(&mut self, unit: UnitNumber) {
        let kind_id = self.units[usize::from(unit.0)].kind;
        let kind = self.kind(kind_id);
        let tiles = self.tiles_of(None);
        let fitting: Vec<u8> =
            tiles.iter().copied().filter(|tile| deal::objection(kind, &self.public.tile(*tile).system).is_none()).collect();
        let note = self.note(unit);
        let noted = note.map(|note| note.tile).filter(|tile| tiles.contains(tile));
        let anywhere = if fitting.is_empty() { self.pick(&tiles) } else { self.pick(&fitting) };
        let damage = note.map(|note| note.damage).unwrap_or_default();
        let stands = note.filter(|_| kind.is_fortress()).map(|note| note.at);
        let (tile, at) = match noted.or(anywhere) {
            Some(tile) => (tile, stands.filter(|at| noted.is_some() && matches!(at, Where::In(_))).unwrap_or(Where::Waiting)),
            None if note.is_some_and(|note| note.tile == self.view.tile) => return,
            // The unit has no tile of another player to go to, so it is taken out of the game.
            None => (UnitState::NO_TILE, Where::Gone(Fate::Surrendered)),
        };
        let owner = self.view.tiles.get(usize::from(tile)).map_or(self.public.federation(), |tile| tile.control);
        let owner = if owner == self.view.player { self.public.federation() } else { owner };
        self.settle(unit, UnitState { damage, ..UnitState::new(kind_id, owner, tile, at) });
    }

    fn place_foreign(&mut self, unit: UnitNumber, owner: Player) {
        let kind_id = self.units[usize::from(unit.0)].kind;
        let kind = self.kind(kind_id);
        let note = self.note(unit);
        let damage = note.map(|note| note.damage).unwrap_or_default();
        let tiles = self.tiles_of(Some(owner));
        let (tile, at) = if kind.is_pod() {
            // Pods are dealt when holds are filled.
            return;
        } else if self.public.is_viking(owner) {
            if let Some(place) = self.place_of_raider(kind.operations == Operations::S, note.map(|note| (note.tile, note.at))) {
                place
            } else {
                (UnitState::NO_TILE, Where::Home)
            }
        } else {
            let fortress = kind.is_fortress();
            let seats: Vec<u8> = self.view.capitals.iter().copied().filter(|tile| tiles.contains(tile)).collect();
            let stays = note.map(|note| note.tile).filter(|tile| tiles.contains(tile));
            let room: Vec<u8> =
                tiles.iter().copied().filter(|tile| !standing(kind, &self.public.tile(*tile).system).is_empty()).collect();
            let roams = if fortress { self.pick(&seats) } else { self.pick(&room) };
            let stays = if self.one_in(3) { roams.or(stays) } else { stays.or(roams) };
            match (stays, note) {
                (Some(tile), _) => (tile, Where::Waiting),
                // A unit that was seen on this tile and is no longer visible can only be in a hold.
                (None, Some(note)) if note.tile == self.view.tile && self.in_segment() => return,
                (None, Some(_)) => (UnitState::NO_TILE, Where::Gone(Fate::Withdrawn)),
                (None, None) => return,
            }
        };
        self.settle(unit, UnitState { damage, ..UnitState::new(kind_id, owner, tile, at) });
    }

    /// A possible place of a Viking's unit. Most units noted on another tile stay there, and starships raid tiles whose segments are still to come.
    /// During secret orders every starship may have jumped. `None` is the home base.
    fn place_of_raider(&mut self, starship: bool, note: Option<(u8, Where)>) -> Option<(u8, Where)> {
        let here = self.in_segment().then_some(self.view.tile);
        if let Some((tile, at @ Where::In(_))) = note
            && Some(tile) != here
            && self.view.tiles[usize::from(tile)].in_play
            && !self.one_in(3)
        {
            let own = self.view.tiles[usize::from(tile)].control == self.view.player;
            return Some((tile, if own { at } else { Where::Waiting }));
        }
        if !starship || self.one_in(3) {
            return None;
        }
        let targets = match self.view.phase {
            Phase::Orders => self.tiles_in_play(),
            _ => self.view.pending.clone(),
        };
        let tile = self.pick(&targets).filter(|tile| Some(*tile) != here)?;
        Some((tile, Where::Beside))
    }

    fn tiles_in_play(&self) -> Vec<u8> {
        (0..).zip(&self.view.tiles).filter(|(_, tile)| tile.in_play).map(|(tile, _)| tile).collect()
    }
}
