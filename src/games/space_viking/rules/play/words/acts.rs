//! Words for acts of fleets and persons, other than fights.

use super::super::{Chapter, Event, FleetId, Happening};
use super::{Teller, Told, told};
use crate::Player;
use rules::{Id, counted};

impl Teller<'_> {
    /// Describes an act of a fleet or a person, other than a fight; `None` for any other event, or if the player does not learn of it.
    pub(super) fn acts(&self, event: &Event) -> Option<Told> {
        use Chapter::{Acts, Persons};
        let is_me = |player: &Id<Player>| *player == self.player;
        let fleet = |id: &FleetId| self.fleet(*id);
        let place = || self.place_of(event);
        match &event.what {
            Happening::Traded { player, fleet: id, iu } => {
                self.mine(*player, Acts, || format!("{} traded{} for {iu} IU.", fleet(id), place()))
            }
            Happening::Gave { player, fleet: id, iu } => {
                self.mine(*player, Acts, || format!("{} gave {iu} IU{}.", fleet(id), place()))
            }
            Happening::Wooed { player, fleet: id, iu, accepted } => self.mine(*player, Acts, || {
                let answer = if *accepted { "the world accepts you as its sovereign" } else { "the world declined" };
                format!("{} offered {iu} IU{}: {answer}.", fleet(id), place())
            }),
            Happening::Settled { player, fleet: id, people } => {
                self.mine(*player, Acts, || format!("{} settled {people} million people{}.", fleet(id), place()))
            }
            Happening::Loaded { fleet: id, goods } => {
                self.owned(*id, Acts, |name| format!("{name} loaded {}{}.", self.goods_or_nothing(goods), place()))
            }
            Happening::Unloaded { fleet: id, goods } => {
                self.owned(*id, Acts, |name| format!("{name} unloaded {}{}.", self.goods_or_nothing(goods), place()))
            }
            Happening::Installed { fleet: id, goods } => {
                self.own(*id).map(|name| told(Acts, format!("{name} installed {}{}.", self.goods(goods), place())))
            }
            Happening::Joined { fleet: id, other } => {
                self.owned(*id, Acts, |name| format!("{name} became part of {}{}.", self.fleet_then(*other), place()))
            }
            Happening::Moved { from, to, ships } => self.owned(*from, Acts, |name| {
                format!("{} went from {name} to {}{}.", counted(ships.len(), "ship"), self.fleet_then(*to), place())
            }),
            Happening::Went { player, person, fleet: id } => self.mine(*player, Persons, || match id {
                Some(id) => format!("{} went aboard {}{}.", self.person(*person), fleet(id), place()),
                None => format!("{} went ashore{}.", self.person(*person), place()),
            }),
            Happening::Delivered { from, to, fleet: id, goods, ships } => {
                let mut parts = vec![self.goods(goods)];
                parts.retain(|part| !part.is_empty());
                if !ships.is_empty() {
                    parts.push(counted(ships.len(), "ship"));
                }
                let goods = parts.join(", ");
                if is_me(from) {
                    Some(told(Acts, format!("{} delivered {goods} to {}{}.", fleet(id), self.house(*to), place())))
                } else if is_me(to) {
                    Some(told(Acts, format!("{} delivered {goods} to you{}.", self.house(*from), place())))
                } else {
                    None
                }
            }
            _ => None,
        }
    }
}
