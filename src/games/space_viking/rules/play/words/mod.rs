//! Puts events into the words of one player's report: the player's own things by their names, those of others by what the player saw of them.
//!
//! Every happening goes through here, and a player is told only what that player may know. Of what other players do, a player learns neither money
//! nor cargo, no name of a fleet or a person, and no dice except those of battles in which the player took part.

mod acts;
mod fights;
mod household;
mod movement;

use super::sights::Seen;
use super::{Chapter, Corrected, Entry, Event, Fate, FleetId, Goods, Happening, Owner, ShipId, State};
use crate::knowledge::{Knowledge, Letter, LetterTo};
use crate::{Content, Item, Player, Technology};
use geometry::Space;
use rules::play::Roster as _;
use rules::{Id, counted};

/// Puts the events of a year into words for one player, or for the referee.
pub(super) struct Teller<'a> {
    pub content: &'a Content,
    pub player: Id<Player>,
    old: &'a State,
    new: &'a State,
    knowledge: &'a Knowledge,
    strange: &'a Seen,
    /// The fleets that turned traitor in the year, from [`turned`].
    turned: &'a [(FleetId, Owner)],
    /// Whether the words are for the referee's ledger, in which every fleet and world has its true name.
    pub is_referee: bool,
}

/// The fleets that turned traitor in a year, with their new owners.
pub(super) fn turned(events: &[Event]) -> Vec<(FleetId, Owner)> {
    let turned = |event: &Event| match event.what {
        Happening::Tempted { fleet, fate: Fate::Rogue, .. } => Some((fleet, Owner::Rogue(fleet))),
        Happening::Tempted { fleet, fate: Fate::Rival(rival), .. } => Some((fleet, Owner::Player(rival))),
        _ => None,
    };
    events.iter().filter_map(turned).collect()
}

/// The words for an event: the chapter of the report, the sentence, and sentences with details.
pub(super) type Told = (Chapter, String, Vec<String>);

fn told(chapter: Chapter, words: String) -> Told {
    (chapter, words, Vec::new())
}

impl<'a> Teller<'a> {
    pub const fn new(
        content: &'a Content,
        player: Id<Player>,
        (old, new): (&'a State, &'a State),
        knowledge: &'a Knowledge,
        strange: &'a Seen,
        turned: &'a [(FleetId, Owner)],
    ) -> Self {
        Self { content, player, old, new, knowledge, strange, turned, is_referee: false }
    }

    /// Makes the teller write for the referee's ledger.
    pub const fn for_referee(self) -> Self {
        Self { is_referee: true, ..self }
    }

    /// The entries of the report for the events that the player saw, in the order of the events; entries about movement are sorted by tick and space.
    pub fn account(&self, seen: &[&Event]) -> Vec<Entry> {
        let entry = |event: &&Event| {
            let (chapter, words, parts) = self.words(event)?;
            let tick = Some(event.tick).filter(|tick| *tick < Event::YEAR_ENDS);
            Some(Entry { chapter, tick, at: event.at, words, parts })
        };
        let mut account: Vec<Entry> = seen.iter().filter_map(entry).collect();
        // Simultaneous arrivals are sorted by their words. The referee's order cannot be used, since it follows from numbers that depend on how many
        // fleets others have founded.
        let place = |entry: &Entry| entry.at.map(|at| (at.row, at.column));
        account.sort_by_key(|entry| match entry.chapter {
            Chapter::Movement => (entry.chapter, entry.tick, place(entry), entry.words.clone()),
            chapter => (chapter, None, None, String::new()),
        });
        account
    }

    /// The letters to the player among the events that the player saw.
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

    /// Puts an event into words; `None` if there is nothing to tell the player.
    pub fn words(&self, event: &Event) -> Option<Told> {
        match &event.what {
            Happening::Sighted(_) | Happening::Wrote { .. } | Happening::Published { .. } | Happening::Raised { .. } => None,
            Happening::Corrected { what, reason } => Some(told(Chapter::Household, self.corrected(*what, reason))),
            Happening::Entered { .. }
            | Happening::Ordered { .. }
            | Happening::Founded { .. }
            | Happening::Sent { .. }
            | Happening::HandedOver { .. }
            | Happening::NotDone { .. }
            | Happening::Tempted { .. } => self.movement(event),
            Happening::Read { .. }
            | Happening::Fought(_)
            | Happening::BrokeOff { .. }
            | Happening::Captured { .. }
            | Happening::Landed(_)
            | Happening::Plundered { .. }
            | Happening::Slew { .. }
            | Happening::Conquered { .. } => self.fights(event),
            Happening::Traded { .. }
            | Happening::Gave { .. }
            | Happening::Wooed { .. }
            | Happening::Settled { .. }
            | Happening::Loaded { .. }
            | Happening::Unloaded { .. }
            | Happening::Installed { .. }
            | Happening::Joined { .. }
            | Happening::Moved { .. }
            | Happening::Went { .. }
            | Happening::Delivered { .. } => self.acts(event),
            Happening::Converted { .. }
            | Happening::WonOver { .. }
            | Happening::Recruited { .. }
            | Happening::Revolted { .. }
            | Happening::Colonized { .. }
            | Happening::Taxed { .. }
            | Happening::Paid { .. }
            | Happening::Researched { .. }
            | Happening::Developed { .. }
            | Happening::Built { .. }
            | Happening::Repaired { .. }
            | Happening::Born { .. }
            | Happening::CameHome { .. }
            | Happening::Scored { .. } => self.household(event),
        }
    }

    /// Puts a correction by the referee into words for the player concerned.
    fn corrected(&self, what: Corrected, reason: &str) -> String {
        let fleet = |id| self.own_then(id).unwrap_or("a fleet");
        let what = match what {
            Corrected::Treasury(_, iu) => format!("{iu} IU in the treasury"),
            Corrected::Natives(at, people) => format!("{people} million natives at {}", self.place(at)),
            Corrected::Troops(at, troops) => format!("{} at {}", counted(troops, "local troop"), self.place(at)),
            Corrected::Subjects(at, _, people) => format!("{people} million subjects at {}", self.place(at)),
            Corrected::Fleet(id, at) => format!("{} is at {}", fleet(id), self.place(at)),
            Corrected::Disbanded(id) => format!("{} is no more", fleet(id)),
            Corrected::Person(_, number, at) => format!("{} is at {}", self.person(number), self.place(at)),
            Corrected::Captain(_, Some(captain)) => format!("the captain {} writes where no sheet comes", captain.slug()),
            Corrected::Captain(_, None) => "no captain writes any more where no sheet comes".into(),
            Corrected::Hands(player) => format!("{} is in other hands, and so is its key", self.house(player)),
            // Only the player who leaves and the referee may read the reason.
            Corrected::Left(player) if player != self.player && !self.is_referee => {
                return format!("{} leaves the game; its people are free.", self.house(player));
            }
            Corrected::Left(player) => format!("{} leaves the game; its people are free", self.house(player)),
            Corrected::Rogues(at, item, number) => {
                format!("{} of nobody's at {}", counted(number, self.item(item)), self.place(at))
            }
            Corrected::Event(at) if self.is_referee => return format!("Whoever sees {} is told: {reason}", self.place(at)),
            Corrected::Event(_) => return reason.to_owned(),
            Corrected::Note(to) if self.is_referee => {
                let to = to.map_or_else(|| "everybody".to_owned(), |to| self.house(to));
                return format!("The referee writes to {to}: {reason}");
            }
            Corrected::Note(_) => return format!("The referee writes: {reason}"),
        };
        format!("The referee has set right before the year: {what}. {reason}")
    }

    fn place_of(&self, event: &Event) -> String {
        event.at.map_or_else(String::new, |at| format!(" at {}", self.place(at)))
    }

    fn mine(&self, player: Id<Player>, chapter: Chapter, words: impl FnOnce() -> String) -> Option<Told> {
        (player == self.player).then(|| told(chapter, words()))
    }

    fn owned(&self, fleet: FleetId, chapter: Chapter, words: impl FnOnce(&str) -> String) -> Option<Told> {
        self.own_then(fleet).map(|name| told(chapter, words(name)))
    }

    /// Whether the reader is this owner, so that the owner's things are called "yours". The referee owns nothing.
    pub fn is_read_by(&self, owner: Owner) -> bool {
        !self.is_referee && owner == Owner::Player(self.player)
    }

    /// The owner of a fleet after treachery. For a fleet that was founded and lost within the year, the player who founded it.
    pub fn owner(&self, id: FleetId) -> Option<Owner> {
        let owner = |state: &State| state.fleet(id).map(|fleet| fleet.owner);
        let turned = || self.turned.iter().find(|(fleet, _)| *fleet == id).map(|(_, owner)| *owner);
        let founder = || Some(Owner::Player(self.new.seats.get(id.founder()?)?.player));
        owner(self.new).or_else(turned).or_else(|| owner(self.old)).or_else(founder)
    }

    /// The name of one of the player's own fleets, as it is after the year, or for a lost fleet as it was before. `None` for a fleet of another
    /// owner, or for one that turned traitor.
    pub fn own(&self, id: FleetId) -> Option<&'a str> {
        let is_own = self.is_referee || self.owner(id) == Some(Owner::Player(self.player));
        let fleet = self.new.fleet(id).or_else(|| self.old.fleet(id)).filter(|_| is_own)?;
        Some(fleet.name.as_str())
    }

    /// The name of a fleet that is the player's own, or that was the player's own at the time of the event and turned traitor later.
    fn own_then(&self, id: FleetId) -> Option<&'a str> {
        self.own(id).or_else(|| self.own_before(id))
    }

    /// A fleet in words: by its name if it is the player's own, or was so at the time of the event; otherwise by its number.
    fn fleet_then(&self, id: FleetId) -> String {
        self.own_then(id).map_or_else(|| self.fleet(id), str::to_owned)
    }

    fn own_before(&self, id: FleetId) -> Option<&'a str> {
        let fleet = self.old.fleet(id).filter(|fleet| fleet.owner == Owner::Player(self.player))?;
        Some(fleet.name.as_str())
    }

    /// A fleet in words: the player's own by its name, another by its number among the fleets that the player has met.
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

    /// A house in words; `You` for the player's own.
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

    /// Goods in a sentence; empty for none.
    fn goods(&self, goods: &Goods) -> String {
        let items = goods.items.iter().map(|(item, number)| counted(*number, &self.item(*item).to_lowercase()));
        let iu = (goods.iu > 0).then(|| format!("{} IU", goods.iu));
        let people = (goods.people > 0).then(|| format!("{} million people", goods.people));
        items.chain(iu).chain(people).collect::<Vec<_>>().join(", ")
    }

    /// Goods in a sentence; `nothing` for none.
    fn goods_or_nothing(&self, goods: &Goods) -> String {
        Some(self.goods(goods)).filter(|words| !words.is_empty()).unwrap_or_else(|| "nothing".into())
    }

    fn technology(&self, technology: Id<Technology>) -> &'a str {
        self.content.technologies.get(technology).map_or("?", |technology| technology.label())
    }

    fn person(&self, number: usize) -> &'a str {
        let person = self.new.seat(self.player).and_then(|seat| seat.persons.get(number));
        person.map_or("Somebody", |person| person.name.as_str())
    }

    /// The name of a ship, for its owner and the referee; `None` if the ship has no name or belongs to another.
    pub fn ship_name(&self, ship: ShipId) -> Option<&'a str> {
        let is_told = |owner: Owner| self.is_referee || owner == Owner::Player(self.player);
        let find = |state: &'a State| {
            let fleets = state.fleets.iter().filter(|fleet| is_told(fleet.owner));
            fleets.flat_map(|fleet| &fleet.ships).find(|known| known.id == ship)
        };
        let ship = find(self.old).or_else(|| find(self.new))?;
        Some(ship.name.as_str()).filter(|name| !name.is_empty())
    }
}

/// Turns " at Gram" into " to Gram".
fn to(place: &str) -> String {
    place.replacen(" at ", " to ", 1)
}

/// Turns " at Gram" into " Gram".
fn here(place: &str) -> String {
    place.replacen(" at ", " ", 1)
}
