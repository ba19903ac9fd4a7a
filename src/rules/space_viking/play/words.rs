//! What happened, in the words of one player's report: his own things by their names, others' by what was seen of them.
//!
//! Every happening is looked at here, and of each is told only what its viewer may know: where somebody else acts neither money nor cargo, no
//! name of a fleet or of a person, and no die but those of battles that he was in.

use super::knowledge::{Cargo, Knowledge, Letter, LetterTo};
use super::sights::Seen;
use super::{Chapter, Entry, Event, Fate, FleetId, Goods, Happening, Owner, ShipId, State, shots};
use crate::geometry::Space;
use crate::rules::space_viking::{Content, Item, Player, Technology};
use crate::rules::{Id, counted};

/// Tells a year to one player.
pub(super) struct Teller<'a> {
    pub content: &'a Content,
    pub player: Id<Player>,
    old: &'a State,
    new: &'a State,
    knowledge: &'a Knowledge,
    strange: &'a Seen,
    /// Whether it is told for the ledger, in which every fleet and world has its true name.
    is_referee: bool,
}

/// A chapter with its words, and parts of them.
pub(super) type Told = (Chapter, String, Vec<String>);

fn told(chapter: Chapter, words: String) -> Option<Told> {
    Some((chapter, words, Vec::new()))
}

impl<'a> Teller<'a> {
    pub const fn new(
        content: &'a Content,
        player: Id<Player>,
        (old, new): (&'a State, &'a State),
        knowledge: &'a Knowledge,
        strange: &'a Seen,
    ) -> Self {
        Self { content, player, old, new, knowledge, strange, is_referee: false }
    }

    /// The same for the ledger.
    pub const fn for_referee(self) -> Self {
        Self { is_referee: true, ..self }
    }

    /// What is told of events that the player saw, in their order.
    pub fn account(&self, seen: &[&Event]) -> Vec<Entry> {
        let entry = |event: &&Event| {
            let (chapter, words, parts) = self.words(event)?;
            let tick = Some(event.tick).filter(|tick| *tick < Event::YEAR_ENDS);
            Some(Entry { chapter, tick, at: event.at, words, parts })
        };
        let mut account: Vec<Entry> = seen.iter().filter_map(entry).collect();
        // Who came at the same time stands in the referee's order, which follows from numbers that others' founding of fleets decides.
        let place = |entry: &Entry| entry.at.map(|at| (at.row, at.column));
        account.sort_by_key(|entry| match entry.chapter {
            Chapter::Movement => (entry.chapter, entry.tick, place(entry), entry.words.clone()),
            chapter => (chapter, None, None, String::new()),
        });
        account
    }

    /// The letters among them.
    pub fn letters(&self, seen: &[&Event]) -> Vec<Letter> {
        let year = self.knowledge.year;
        let letter = |event: &&Event| match &event.what {
            Happening::Wrote { from, to, text } if *to == self.player => {
                Some(Letter { year, from: Some(*from), to: LetterTo::You, text: text.clone() })
            }
            Happening::Published { from, text } => {
                Some(Letter { year, from: Some(*from), to: LetterTo::All, text: text.clone() })
            }
            Happening::Read { from, by, to, lines } if *by == Owner::Player(self.player) => {
                let text = format!("message to {to}\n{}", lines.text());
                Some(Letter { year, from: Some(*from), to: LetterTo::Captured, text })
            }
            _ => None,
        };
        seen.iter().filter_map(letter).collect()
    }

    /// An event in words; none where there is nothing to tell of it.
    pub fn words(&self, event: &Event) -> Option<Told> {
        use Chapter::{Acts, Battles, Household, Landings, Movement, NotCarriedOut, Persons};
        let at = event.at;
        let me = self.player;
        let is_me = |player: &Id<Player>| *player == me;
        let fleet = |id: &FleetId| self.fleet(*id);
        let place = || at.map_or_else(String::new, |at| format!(" at {}", self.place(at)));
        match &event.what {
            Happening::Sighted(_) | Happening::Wrote { .. } | Happening::Published { .. } => None,
            Happening::Entered { fleet: id, .. } => told(Movement, format!("{} came{}.", fleet(id), to(&place()))),
            Happening::Ordered { fleet: id, .. } => {
                self.own(*id).and_then(|name| told(Movement, format!("New orders reached {name}.")))
            }
            Happening::Founded { fleet: id, .. } => {
                self.own(*id).and_then(|name| told(Movement, format!("{name} was founded{}.", place())))
            }
            Happening::Sent { courier, to } => {
                self.own(*courier).and_then(|name| told(Movement, format!("{name} set out with a message for {to}.")))
            }
            Happening::HandedOver { courier, fleet } => match (self.own(*courier), self.own(*fleet)) {
                (Some(courier), Some(fleet)) => {
                    told(Movement, format!("{courier} handed the message over to {fleet}{}.", place()))
                }
                _ => None,
            },
            Happening::Read { from, by, .. } => (*by == Owner::Player(me))
                .then(|| format!("A message of {} fell into your hands.", self.house(*from)))
                .and_then(|words| told(Battles, words)),
            Happening::NotDone { player, fleet: id, order, why } if is_me(player) => {
                let whose = id.and_then(|id| self.own(id)).map_or_else(String::new, |name| format!("{name}: "));
                let line = if order.line > 0 { format!("line {} of the orders: ", order.line) } else { String::new() };
                told(NotCarriedOut, format!("{whose}{line}{why}"))
            }
            Happening::NotDone { .. } => None,
            Happening::Tempted { fleet: id, fate, .. } => match fate {
                Fate::FoundOut => self.own_before(*id).and_then(|name| {
                    told(Persons, format!("The captain of {name} was found out in treachery; it lies idle for the year."))
                }),
                Fate::Rival(rival) if is_me(rival) => {
                    told(Persons, format!("A captain came over to you with his fleet{}.", place()))
                }
                // What becomes of the others their owner never hears.
                Fate::Rival(_) | Fate::Sold | Fate::Rogue => None,
            },
            Happening::Fought(battle) => {
                let (words, parts) = shots::battle(self, battle);
                Some((Battles, words, parts))
            }
            Happening::BrokeOff { fleet: id, owner: whose, to: space } => {
                let whither = if *whose == Owner::Player(me) { format!(" to {}", self.place(*space)) } else { String::new() };
                told(Battles, format!("{} broke off{whither}.", fleet(id)))
            }
            Happening::Captured { player, ships, .. } => {
                let ships = counted(ships.len(), "ship");
                told(Battles, format!("{} kept {ships} of the lost.", self.who(*player)))
            }
            Happening::Landed(landing) => {
                let (words, parts) = shots::landing(self, landing);
                Some((Landings, words, parts))
            }
            Happening::Plundered { player, fleet: id, from, found, taken } => {
                let whom = from.map_or_else(String::new, |from| format!(" of {}", self.house(from)));
                let words = if *player == Owner::Player(me) {
                    format!("{} plundered{}{whom}: {found} IU were there, {taken} taken.", fleet(id), place())
                } else if *from == Some(me) {
                    format!("{} plundered you{}: {taken} IU are gone.", fleet(id), place())
                } else {
                    format!("{} plundered{}.", fleet(id), place())
                };
                told(Acts, words)
            }
            Happening::Slew { fleet: id, people, .. } => {
                told(Acts, format!("{} slew {} million people{}.", fleet(id), people, place()))
            }
            Happening::Conquered { player, garrison, captives, .. } => {
                let more = if is_me(player) {
                    format!("; a garrison of {garrison} holds {captives} million captives")
                } else {
                    String::new()
                };
                told(Acts, format!("{} conquered{}{more}.", self.who(*player), here(&place())))
            }
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
                self.owned(*id, Acts, |name| format!("{name} loaded {}{}.", self.goods(goods), place()))
            }
            Happening::Unloaded { fleet: id, goods } => {
                self.owned(*id, Acts, |name| format!("{name} unloaded {}{}.", self.goods(goods), place()))
            }
            Happening::Installed { fleet: id, goods } => {
                self.owned(*id, Acts, |name| format!("{name} installed {}{}.", self.goods(goods), place()))
            }
            Happening::Joined { fleet: id, other } => {
                self.owned(*id, Acts, |name| format!("{name} became part of {}{}.", fleet(other), place()))
            }
            Happening::Moved { from, to, ships } => self.owned(*from, Acts, |name| {
                format!("{} went from {name} to {}{}.", counted(ships.len(), "ship"), fleet(to), place())
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
                    told(Acts, format!("{} delivered {goods} to {}{}.", fleet(id), self.house(*to), place()))
                } else if is_me(to) {
                    told(Acts, format!("{} delivered {goods} to you{}.", self.house(*from), place()))
                } else {
                    None
                }
            }
            Happening::Converted { player, person, people } => {
                self.mine(*player, Persons, || format!("{} converted {people} million people{}.", self.person(*person), place()))
            }
            Happening::WonOver { player, people } => {
                told(Persons, format!("{} won over{}, {people} million people.", self.who(*player), here(&place())))
            }
            Happening::Recruited { player, person, placed } => self.mine(*player, Persons, || {
                let came = if *placed { "placed an agent" } else { "found nobody who would be an agent" };
                format!("{} {came}{}.", self.person(*person), place())
            }),
            Happening::Revolted { natives, colonists, lost_natives, lost_colonists, .. } => told(
                Household,
                format!(
                    "The people rose{}: {lost_natives} million natives and {lost_colonists} million colonists fell, {natives} and \
                     {colonists} are left.",
                    place()
                ),
            ),
            Happening::Colonized { player, people } => told(
                Household,
                format!("Colonists of {} outnumber the natives{}: {people} million are loyal.", self.who_of(*player), place()),
            ),
            Happening::Raised { .. } | Happening::Corrected { .. } => None,
            Happening::Taxed { player, people, factories, iu } => self.mine(*player, Household, || {
                format!("Taxes{}: {people} IU from people and {factories} from factories, {iu} in all.", place())
            }),
            Happening::Paid { from, to, iu } => {
                if is_me(from) {
                    told(Household, format!("You paid {iu} IU to {}.", self.house(*to)))
                } else if is_me(to) {
                    told(Household, format!("{} paid you {iu} IU.", self.house(*from)))
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
        }
    }

    fn mine(&self, player: Id<Player>, chapter: Chapter, words: impl FnOnce() -> String) -> Option<Told> {
        if player == self.player { told(chapter, words()) } else { None }
    }

    fn owned(&self, fleet: FleetId, chapter: Chapter, words: impl FnOnce(&str) -> String) -> Option<Told> {
        self.own(fleet).and_then(|name| told(chapter, words(name)))
    }

    /// What a fleet of the player's own is called, now or before the year.
    pub fn own(&self, id: FleetId) -> Option<&'a str> {
        let is_own = |owner: Owner| self.is_referee || owner == Owner::Player(self.player);
        let own = |state: &'a State| state.fleet(id).filter(|fleet| is_own(fleet.owner));
        own(self.new).or_else(|| own(self.old)).map(|fleet| fleet.name.as_str())
    }

    fn own_before(&self, id: FleetId) -> Option<&'a str> {
        let fleet = self.old.fleet(id).filter(|fleet| fleet.owner == Owner::Player(self.player))?;
        Some(fleet.name.as_str())
    }

    /// A fleet in words: the player's own by its name, another by its number among those that he has met.
    pub fn fleet(&self, id: FleetId) -> String {
        if let Some(name) = self.own(id) {
            return name.to_owned();
        }
        let seen = self.strange.iter().find(|(known, ..)| *known == id);
        seen.map_or_else(|| "A strange fleet".into(), |(_, number, owner)| self.knowledge.stranger_words(*number, *owner))
    }

    fn place(&self, at: Space) -> String {
        let world = self.content.worlds.iter().find(|(_, world)| self.is_referee && world.at == at && !world.name.is_empty());
        world.map_or_else(|| self.knowledge.place(at), |(_, world)| world.name.clone())
    }

    /// A house, whose own is the player's.
    fn who(&self, player: Id<Player>) -> String {
        if player == self.player { "You".into() } else { self.house(player) }
    }

    fn who_of(&self, player: Id<Player>) -> String {
        if player == self.player { "yours".into() } else { self.house(player) }
    }

    pub fn house(&self, player: Id<Player>) -> String {
        self.content.player_label(Some(player)).to_owned()
    }

    pub fn item(&self, item: Id<Item>) -> &'a str {
        self.content.items.get(item).map_or("?", |item| item.label())
    }

    fn goods(&self, goods: &Goods) -> String {
        let Goods { items, iu, people } = goods.clone();
        self.knowledge.cargo_words(&Cargo { items, iu, people })
    }

    fn technology(&self, technology: Id<Technology>) -> &'a str {
        self.content.technologies.get(technology).map_or("?", |technology| technology.label())
    }

    fn person(&self, number: usize) -> &'a str {
        let person = self.new.seat(self.player).and_then(|seat| seat.persons.get(number));
        person.map_or("Somebody", |person| person.name.as_str())
    }

    /// A ship of the player's own by its name; none where it has none or is not his.
    pub fn ship_name(&self, ship: ShipId) -> Option<&'a str> {
        let find = |state: &'a State| state.fleets_of(self.player).flat_map(|fleet| &fleet.ships).find(|known| known.id == ship);
        let ship = find(self.old).or_else(|| find(self.new))?;
        Some(ship.name.as_str()).filter(|name| !name.is_empty())
    }
}

/// " at Gram" as " to Gram".
fn to(place: &str) -> String {
    place.replacen(" at ", " to ", 1)
}

/// " at Gram" as " Gram".
fn here(place: &str) -> String {
    place.replacen(" at ", " ", 1)
}
