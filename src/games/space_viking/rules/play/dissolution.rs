//! The end of a house whose player drops out. Its possessions are removed or become free, and its seat stays empty.

use super::turn::Turn;
use crate::Player;
use rules::Id;

impl Turn<'_> {
    /// Dissolves a house. Its sheet does not count; its persons, ships, bases, factories and money are removed. Its people and its captives become
    /// the free natives of their worlds, which raise troops again as free worlds do. Nobody shares its views any more. Its points stay as recorded,
    /// and it cannot win.
    pub fn dissolve(&mut self, player: Id<Player>) {
        let Some(seat) = self.state.seat_mut(player).filter(|seat| !seat.has_left) else { return };
        seat.has_left = true;
        seat.treasury = 0;
        seat.persons.clear();
        self.sheets.remove(&player);
        seat.research.clear();
        let fleets: Vec<_> = self.state.fleets_of(player).map(|fleet| fleet.id).collect();
        for fleet in fleets {
            self.state.messages.retain(|message| message.courier != fleet);
            self.lose_fleet(fleet);
        }
        for place in &mut self.state.places {
            if let Some(estate) = place.estates.iter().position(|estate| estate.player == player) {
                let estate = place.estates.remove(estate);
                place.natives = place.natives.saturating_add(estate.loyal());
                for share in estate.converts {
                    match place.converts.iter_mut().find(|known| known.player == share.player) {
                        Some(known) => known.people = known.people.saturating_add(share.people),
                        None => place.converts.push(share),
                    }
                }
            }
            if place.holder == Some(player) {
                place.holder = None;
            }
            place.converts.retain(|share| share.player != player);
            place.converts.sort_unstable_by_key(|share| share.player);
            for estate in &mut place.estates {
                estate.converts.retain(|share| share.player != player);
            }
            place.agents.retain(|agent| *agent != player);
            place.fit_converts();
        }
    }
}
