//! Words for movements and for orders: which orders reached a fleet, which were not carried out, and which were lost to treachery.

use super::super::{Chapter, Event, Fate, FleetId, Happening};
use super::{Teller, Told, to, told};
use crate::Player;
use rules::Id;

impl Teller<'_> {
    /// Describes a movement, the fate of an order, or an act of treachery; `None` for any other event, or if the player does not learn of it.
    pub(super) fn movement(&self, event: &Event) -> Option<Told> {
        use Chapter::{Movement, NotCarriedOut, Persons};
        let is_me = |player: &Id<Player>| *player == self.player;
        let fleet = |id: &FleetId| self.fleet(*id);
        let place = || self.place_of(event);
        match &event.what {
            Happening::Entered { fleet: id, .. } => Some(told(Movement, format!("{} came{}.", fleet(id), to(&place())))),
            Happening::Ordered { fleet: id, .. } => {
                self.own_then(*id).map(|name| told(Movement, format!("New orders reached {name}.")))
            }
            Happening::Founded { fleet: id, .. } => {
                self.own(*id).map(|name| told(Movement, format!("A fleet was founded{}: {name}.", place())))
            }
            Happening::Sent { courier, to } => {
                self.own_then(*courier).map(|name| told(Movement, format!("{name} set out with a message for {to}.")))
            }
            Happening::HandedOver { courier, fleet } => match (self.own(*courier), self.own(*fleet)) {
                (Some(courier), Some(fleet)) => {
                    Some(told(Movement, format!("{courier} handed the message over to {fleet}{}.", place())))
                }
                _ => None,
            },
            Happening::NotDone { player, fleet: id, order, words, why } if is_me(player) => {
                let whose = id.and_then(|id| self.own_then(id)).map_or_else(String::new, |name| format!("{name}: "));
                let line = match (order.line, words.as_str()) {
                    (0, "") => String::new(),
                    (0, words) => format!("{words}, as it was told in an earlier year: "),
                    (line, "") => format!("line {line} of the orders: "),
                    (line, words) => format!("line {line} of the orders, {words}: "),
                };
                Some(told(NotCarriedOut, format!("{whose}{line}{why}")))
            }
            Happening::Tempted { fleet: id, fate, .. } => match fate {
                Fate::FoundOut => self.own_before(*id).map(|name| {
                    told(Persons, format!("The captain of {name} was found out in treachery; it lies idle for the year."))
                }),
                Fate::Rival(rival) if is_me(rival) => {
                    Some(told(Persons, format!("A captain came over to you with their fleet{}.", place())))
                }
                // The owner never learns of these fates.
                Fate::Rival(_) | Fate::Sold | Fate::Rogue => None,
            },
            _ => None,
        }
    }
}
