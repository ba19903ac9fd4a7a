//! Words for events at the end of the year: the work of persons, revolts and growth, money, research, building and points.

use super::super::{Chapter, Event, FleetId, Happening};
use super::{Teller, Told, here, told};
use crate::Player;
use rules::{Id, counted};

impl Teller<'_> {
    /// Describes an event at the end of the year; `None` for any other event, or if the player does not learn of it.
    pub(super) fn household(&self, event: &Event) -> Option<Told> {
        use Chapter::{Household, Persons};
        let is_me = |player: &Id<Player>| *player == self.player;
        let fleet = |id: &FleetId| self.fleet(*id);
        let place = || self.place_of(event);
        match &event.what {
            Happening::Converted { player, person, people } => {
                self.mine(*player, Persons, || format!("{} converted {people} million people{}.", self.person(*person), place()))
            }
            Happening::WonOver { player, people } => {
                Some(told(Persons, format!("{} won over{}, {people} million people.", self.who(*player), here(&place()))))
            }
            Happening::Recruited { player, person, placed } => self.mine(*player, Persons, || {
                let came = if *placed { "placed an agent" } else { "found nobody who would be an agent" };
                format!("{} {came}{}.", self.person(*person), place())
            }),
            Happening::Revolted { natives, colonists, lost_natives, lost_colonists, .. } => Some(told(
                Household,
                format!(
                    "The people rose{}: {lost_natives} million natives and {lost_colonists} million colonists fell, {natives} and \
                     {colonists} are left.",
                    place()
                ),
            )),
            Happening::Colonized { player, people } => Some(told(
                Household,
                format!("Colonists of {} outnumber the natives{}: {people} million are loyal.", self.who_of(*player), place()),
            )),
            Happening::Taxed { player, people, factories, iu } => self.mine(*player, Household, || {
                format!("Taxes{}: {people} IU from people and {factories} from factories, {iu} in all.", place())
            }),
            Happening::Paid { from, to, iu } => {
                if is_me(from) {
                    Some(told(Household, format!("You paid {iu} IU to {}.", self.house(*to))))
                } else if is_me(to) {
                    Some(told(Household, format!("{} paid you {iu} IU.", self.house(*from))))
                } else {
                    None
                }
            }
            Happening::Researched { player, technology, iu } => {
                self.mine(*player, Household, || format!("{iu} IU went into research of {}.", self.technology(*technology)))
            }
            Happening::Developed { player, technology, returned } => self.mine(*player, Household, || {
                let back = if *returned > 0 { format!(" {returned} IU came back.") } else { String::new() };
                format!("{} is developed and serves from next year.{back}", self.technology(*technology))
            }),
            Happening::Built { player, item, number, iu, into } => self.mine(*player, Household, || {
                let into = into.map_or_else(String::new, |id| format!(" into {}", fleet(&id)));
                format!("Built {number} {}{}{into} for {iu} IU.", self.item(*item), place())
            }),
            Happening::Repaired { player, fleet: id, ships, hits } => self.mine(*player, Household, || {
                format!("{} of {} repaired{}, {}.", counted(*ships, "ship"), fleet(id), place(), counted(*hits, "hit"))
            }),
            Happening::Born { player, people } => {
                self.mine(*player, Household, || format!("{people} million subjects were born{}.", place()))
            }
            Happening::CameHome { player, person } => {
                self.mine(*player, Persons, || format!("{} came home.", self.person(*person)))
            }
            Happening::Scored { player, points } => {
                self.mine(*player, Household, || format!("You have {}.", counted(*points, "point")))
            }
            _ => None,
        }
    }
}
