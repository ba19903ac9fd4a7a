//! Plays a year, from sealed sheets to the next state. The result depends on nothing else, always exists, and is the same in whatever order the
//! sheets arrive.

use std::collections::{BTreeMap, HashMap};

use super::battle::player;
use super::{
    Correction, Event, FleetId, Happening, Owner, Passage, Roller, SeenFleet, SeenPeople, Sighting, State, state::reading,
};
use crate::orders::{Name, Sheet, Spot, that_counts};
use crate::{Content, Item, Player, Role, Sector};
use geometry::Space;
use rules::Id;

/// A year that was played.
#[derive(Clone, Debug, PartialEq)]
pub struct Year {
    /// The state after the year.
    pub state: State,
    /// The events of the year, in the order in which they happened.
    pub events: Vec<Event>,
}

/// A turn, which is one year of the campaign, while it is being played.
pub(super) struct Turn<'a> {
    pub content: &'a Content,
    /// The space of each world by its name, in the form for comparison. If two worlds have the same name, the first of them counts.
    worlds: HashMap<String, Space>,
    pub state: State,
    pub roller: Roller,
    pub sheets: BTreeMap<Id<Player>, &'a Sheet>,
    /// How many items each player has built this year.
    pub built: BTreeMap<Id<Player>, u32>,
    pub tick: u32,
    /// The fleets that entered a space at this tick, with their owners and the spaces.
    pub entered: Vec<(FleetId, Owner, Space)>,
    pub events: Vec<Event>,
}

/// Plays the year that follows a state. If a player has no sheet, the player's fleets go on with the orders that they have. If a player has several
/// sheets, the one with the highest version counts; if several have that version, the one in the latest mail; and if the mails do not tell their
/// times, none of them ("Sheets").
#[must_use]
pub fn turn(content: &Content, state: &State, sheets: &[(Id<Player>, Sheet)], corrections: &[Correction]) -> Year {
    let mut turn = Turn {
        content,
        worlds: content.worlds.iter().rev().map(|(_, world)| (Name::from(world.name.as_str()).folded(), world.at)).collect(),
        state: state.clone(),
        roller: Roller::of(state),
        sheets: counted(sheets),
        built: BTreeMap::new(),
        tick: 0,
        entered: Vec::new(),
        events: Vec::new(),
    };
    turn.forget_earlier_sheets();
    for correction in corrections {
        turn.correct(correction);
    }
    turn.deliver_sheets();
    turn.treachery();
    turn.clock();
    turn.tick = Event::YEAR_ENDS;
    turn.persons_work();
    turn.revolts();
    turn.colonies();
    turn.taxes();
    turn.payments();
    turn.spending();
    turn.repair();
    turn.growth();
    turn.abandon_places();
    turn.homecoming();
    turn.state.year += 1;
    turn.points();
    turn.last_look();
    Year { state: turn.state, events: turn.events }
}

/// For each player, the sheet that counts. A player's only sheet needs neither a version nor an opening line, since captains write none.
fn counted(sheets: &[(Id<Player>, Sheet)]) -> BTreeMap<Id<Player>, &Sheet> {
    let mut by_player: BTreeMap<Id<Player>, Vec<&Sheet>> = BTreeMap::new();
    for (player, sheet) in sheets {
        by_player.entry(*player).or_default().push(sheet);
    }
    by_player.into_iter().filter_map(|(player, sheets)| Some((player, counts(&sheets)?))).collect()
}

/// The sheet that counts among those of one player; `None` if none of them counts.
fn counts<'s>(sheets: &[&'s Sheet]) -> Option<&'s Sheet> {
    match sheets {
        [only] => Some(*only),
        several => that_counts(several.iter().copied()).map(|at| several[at]),
    }
}

/// The ledger of the year: the functions here add events to it, including orders that were not carried out.
impl Turn<'_> {
    /// The number of the year that is being played.
    pub const fn year(&self) -> u32 {
        self.state.year + 1
    }

    pub fn tell(&mut self, at: Option<Space>, seen_by: Vec<Id<Player>>, passage: Passage, what: Happening) {
        self.tell_dice(at, seen_by, passage, what, Vec::new());
    }

    pub fn tell_dice(
        &mut self,
        at: Option<Space>,
        mut seen_by: Vec<Id<Player>>,
        passage: Passage,
        what: Happening,
        dice: Vec<u8>,
    ) {
        seen_by.sort_unstable();
        seen_by.dedup();
        self.events.push(Event { tick: self.tick, at, seen_by, what, passage, dice });
    }

    /// Reports to a player that an order was not carried out; nobody else learns of it. The words of the order are added later, from its line of the
    /// sheet.
    pub fn not_done(&mut self, player: Id<Player>, fleet: Option<FleetId>, order: Spot, why: impl Into<String>) {
        self.not_done_as_told(player, fleet, (order, String::new()), why);
    }

    /// Reports to a player that a part of a route was not carried out. The route may be from an earlier sheet, so the report quotes the given words
    /// instead of a line.
    pub fn not_done_as_told(
        &mut self,
        player: Id<Player>,
        fleet: Option<FleetId>,
        (order, words): (Spot, String),
        why: impl Into<String>,
    ) {
        let at = fleet.and_then(|fleet| self.state.fleet(fleet)).map(|fleet| fleet.at);
        self.tell(at, vec![player], Passage::Orders, Happening::NotDone { player, fleet, order, words, why: why.into() });
    }

    /// Clears the positions of the orders that fleets still follow, because these orders are from earlier sheets, whose lines are not available.
    fn forget_earlier_sheets(&mut self) {
        for fleet in &mut self.state.fleets {
            fleet.plan.route.forget_spots();
        }
        for message in &mut self.state.messages {
            message.lines.forget_spots();
        }
    }
}

/// Sight: which players see a space, and what they see there.
impl Turn<'_> {
    /// The players who see what is in a space. They have a fleet, people, a base, troops or an agent there, or a scout in a neighbouring space.
    pub fn viewers(&self, at: Space) -> Vec<Id<Player>> {
        let mut viewers = Vec::new();
        for fleet in &self.state.fleets {
            let Owner::Player(player) = fleet.owner else { continue };
            if fleet.at == at || Sector::moves(fleet.at, at) == 1 && self.has_scout(fleet) {
                viewers.push(player);
            }
        }
        if let Some(place) = self.state.place(at) {
            viewers.extend(place.estates.iter().filter(|estate| !estate.is_empty()).map(|estate| estate.player));
            viewers.extend(place.holder);
            viewers.extend(&place.agents);
        }
        viewers.sort_unstable();
        viewers.dedup();
        viewers
    }

    /// The players who began to see a space at this tick, because a fleet of theirs entered it or a scout of theirs entered a neighbouring space.
    fn newly_viewing(&self, at: Space) -> Vec<Id<Player>> {
        let comes = |(fleet, owner, space): &(FleetId, Owner, Space)| {
            let sees = *space == at
                || Sector::moves(*space, at) == 1 && self.state.fleet(*fleet).is_some_and(|fleet| self.has_scout(fleet));
            player(*owner).filter(|_| sees)
        };
        self.entered.iter().filter_map(comes).collect()
    }

    pub fn has_scout(&self, fleet: &super::Fleet) -> bool {
        fleet.ships.iter().any(|ship| self.item(ship.item).is_some_and(|item| item.role == Role::Scout))
    }

    /// Reports what is in a space to all players who see it. In a space without a world or a base, fleets do not see each other (Movement).
    pub fn look(&mut self, at: Space) {
        let Some(place) = self.state.meeting_place(at) else { return };
        let seen_by = self.viewers(at);
        if seen_by.is_empty() {
            return;
        }
        let troops_of = |stock: &[super::Stock]| {
            stock.iter().filter(|stock| self.item(stock.item).is_some_and(Item::is_troop)).map(|stock| stock.number).sum()
        };
        let people = place
            .estates
            .iter()
            .filter(|estate| !estate.is_empty())
            .map(|estate| SeenPeople {
                player: estate.player,
                people: estate.loyal(),
                troops: troops_of(&estate.stock),
                bases: tally(estate.bases.iter().map(|base| base.item)),
            })
            .collect();
        // Players number strange fleets in this order, so it may depend only on what players can see.
        let mut fleets: Vec<SeenFleet> = self
            .state
            .in_order_at(at)
            .into_iter()
            .map(|fleet| SeenFleet {
                fleet: fleet.id,
                owner: fleet.owner,
                ships: tally(fleet.ships.iter().map(|ship| ship.item)),
            })
            .collect();
        if self.state.is_bare() {
            fleets.sort_by(|one, other| (one.owner, &one.ships, one.fleet).cmp(&(other.owner, &other.ships, other.fleet)));
        }
        let came: Vec<FleetId> = self.entered.iter().filter(|(.., space)| *space == at).map(|(fleet, ..)| *fleet).collect();
        let newly = self.newly_viewing(at);
        let sighting = Sighting {
            kind: place.world.and_then(|world| self.content.worlds.get(world)).and_then(|world| world.kind),
            troops: place.troops,
            natives: place.natives,
            holder: place.holder,
            people,
            guard: tally(place.guard.iter().map(|ship| ship.item)),
            fleets,
            came,
            newly,
        };
        for viewer in &seen_by {
            let Some(seat) = self.state.seat_mut(*viewer) else { continue };
            for fleet in &sighting.fleets {
                if fleet.owner != Owner::Player(*viewer) && !seat.met.contains(&fleet.fleet) {
                    seat.met.push(fleet.fleet);
                }
            }
        }
        self.tell(Some(at), seen_by, Passage::Movement, Happening::Sighted(sighting));
    }

    /// Lets all players look at all places that they see, at the end of the year.
    fn last_look(&mut self) {
        let places: Vec<Space> = self.state.places.iter().map(|place| place.at).collect();
        for at in places {
            self.look(at);
        }
    }
}

/// Names: what a name in an order refers to, and unused names for new fleets.
impl Turn<'_> {
    pub fn item(&self, id: Id<Item>) -> Option<&Item> {
        self.content.items.get(id)
    }

    /// The player whose house has this name; `None` if no house has it, or if the player has dropped out.
    pub fn player_named(&self, name: &Name) -> Option<Id<Player>> {
        let found = self.content.players.find(|player| name.is(&player.name)).map(|(id, _)| id);
        found.filter(|player| self.state.seat(*player).is_none_or(|seat| !seat.has_left))
    }

    /// The item of this name, in the singular or the plural.
    pub fn item_named(&self, name: &Name) -> Option<Id<Item>> {
        let folded = name.folded();
        let is_it = |item: &Item| {
            name.is(&item.name) || folded.strip_suffix('s').is_some_and(|one| one == item.name.trim().to_lowercase())
        };
        self.content.items.find(is_it).map(|(id, _)| id)
    }

    /// The space of the world of this name.
    pub fn world_named(&self, name: &Name) -> Option<Space> {
        let name = name.folded();
        if name.is_empty() { None } else { self.worlds.get(&name).copied() }
    }

    /// A player's fleet of this name.
    pub fn fleet_named(&self, player: Id<Player>, name: &Name) -> Option<FleetId> {
        self.state.fleets_of(player).find(|fleet| name.is(&fleet.name)).map(|fleet| fleet.id)
    }

    /// A name for a new fleet that no other fleet of the player has: the wanted name, or the wanted name with a number.
    pub fn free_name(&self, player: Id<Player>, wanted: &str) -> String {
        let is_free = |name: &String| !self.state.fleets_of(player).any(|fleet| Name::from(name.as_str()).is(&fleet.name));
        let first = std::iter::once(wanted.to_owned());
        let more = (2..=u32::MAX).map(|number| format!("{wanted} {number}"));
        first.chain(more).find(is_free).unwrap_or_default()
    }
}

/// How many of each item there are, in the order of the items.
fn tally(items: impl Iterator<Item = Id<Item>>) -> Vec<(Id<Item>, u32)> {
    let mut tally: BTreeMap<Id<Item>, u32> = BTreeMap::new();
    for item in items {
        *tally.entry(item).or_default() += 1;
    }
    tally.into_iter().collect()
}

/// The spaces in reading order, each once.
pub(super) fn in_reading_order(mut spaces: Vec<Space>) -> Vec<Space> {
    spaces.sort_unstable_by_key(|at| reading(*at));
    spaces.dedup();
    spaces
}
