//! Words for battles and landings, and for their results.

use super::super::{Chapter, Event, FleetId, Happening, Owner, shots};
use super::{Teller, Told, here, told};
use crate::Player;
use rules::{Id, counted};

impl Teller<'_> {
    /// Describes a battle, a landing or one of their results; `None` for any other event, or if the player does not learn of it.
    pub(super) fn fights(&self, event: &Event) -> Option<Told> {
        use Chapter::{Acts, Battles, Landings};
        let is_me = |player: &Id<Player>| *player == self.player;
        let fleet = |id: &FleetId| self.fleet(*id);
        let place = || self.place_of(event);
        match &event.what {
            Happening::Read { from, by, .. } => (*by == Owner::Player(self.player))
                .then(|| format!("A message of {} fell into your hands.", self.house(*from)))
                .map(|words| told(Battles, words)),
            Happening::Fought(battle) => {
                let (words, parts) = shots::battle(self, battle);
                Some((Battles, words, parts))
            }
            Happening::BrokeOff { fleet: id, owner: whose, to: space } => {
                let is_told = self.is_referee || *whose == Owner::Player(self.player);
                let whither = if is_told { format!(" to {}", self.place(*space)) } else { String::new() };
                Some(told(Battles, format!("{} broke off{whither}.", fleet(id))))
            }
            Happening::Captured { player, ships, .. } => {
                let ships = counted(ships.len(), "ship");
                Some(told(Battles, format!("{} kept {ships} of the lost.", self.who(*player))))
            }
            Happening::Landed(landing) => {
                let (words, parts) = shots::landing(self, landing, &place());
                Some((Landings, words, parts))
            }
            Happening::Plundered { player, fleet: id, from, found, taken } => {
                let whom = from.map_or_else(String::new, |from| format!(" of {}", self.house(from)));
                let words = if self.is_referee || *player == Owner::Player(self.player) {
                    format!("{} plundered{}{whom}: {found} IU were there, {taken} taken.", fleet(id), place())
                } else if *from == Some(self.player) {
                    format!("{} plundered you{}: {taken} IU are gone.", fleet(id), place())
                } else {
                    format!("{} plundered{}.", fleet(id), place())
                };
                Some(told(Acts, words))
            }
            Happening::Slew { fleet: id, people, .. } => {
                Some(told(Acts, format!("{} slew {} million people{}.", fleet(id), people, place())))
            }
            Happening::Conquered { player, garrison, captives, .. } => {
                let more = if is_me(player) {
                    format!("; a garrison of {garrison} holds {captives} million captives")
                } else {
                    String::new()
                };
                Some(told(Acts, format!("{} conquered{}{more}.", self.who(*player), here(&place()))))
            }
            _ => None,
        }
    }
}
