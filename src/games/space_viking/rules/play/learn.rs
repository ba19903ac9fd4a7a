//! Works out what one player knows from the state of a campaign and the events of a year.
//!
//! No knowledge reaches a report in any other way. Only the player's own things are read from the state; everything else comes from an [`Event`] that
//! the player saw. Lists are sorted again, since the referee's order follows from numbers that depend on what other players do.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::words::{Teller, turned};
use super::{
    Commander, Corrected, Estate, Event, Fate, Fleet, FleetId, Happening, Hold, Owner, Place, Seat, State, Stock, Whereabouts,
    sights,
};
use crate::knowledge::{
    Cargo, Holding, House, Knowledge, KnownWorld, Own, OwnFleet, OwnShip, Person, Secrecy, Sighting, SilentFleet, add,
};
use crate::{Content, Item, Player, Role};
use geometry::Space;
use rules::{Id, Level};

/// The knowledge of a player before the first year: what was posted to all, and the player's own things.
#[must_use]
pub fn begin(content: &Content, posted: &Arc<Content>, state: &State, player: Id<Player>, key: String) -> Knowledge {
    let charted = posted.worlds.iter().map(|(_, world)| KnownWorld {
        at: world.at,
        name: world.name.clone(),
        charted: world.charted_type(),
        ..KnownWorld::default()
    });
    let worlds = charted.collect();
    let mut knowledge = Knowledge {
        posted: Arc::clone(posted),
        player,
        year: 0,
        key,
        secrecy: secrecy(state),
        houses: Vec::new(),
        own: Own::default(),
        winners: Vec::new(),
        worlds,
        strangers: Vec::new(),
        letters: Vec::new(),
        account: Vec::new(),
    };
    knowledge.own = own(content, (state, state), player, &[], 0);
    knowledge.houses = houses(content, state);
    sights::at_the_start(&mut knowledge, content, state);
    knowledge
}

/// The knowledge of a player after a year: the earlier knowledge, the player's own things as they are after the year, and the events that the player
/// saw. If nobody will read about the year, as in a playtest, the knowledge contains neither an account of the year nor letters.
#[must_use]
pub fn learn(
    before: &Knowledge,
    content: &Content,
    (old, new): (&State, &State),
    events: &[Event],
    (key, in_words): (String, bool),
) -> Knowledge {
    let player = before.player;
    let seen: Vec<&Event> = events.iter().filter(|event| event.is_seen_by(player)).collect();
    let mut knowledge = Knowledge { year: new.year, key, secrecy: secrecy(new), account: Vec::new(), ..before.clone() };
    let met = new.seat(player).map_or(&[][..], |seat| &seat.met);
    let strangers = sights::take_in(&mut knowledge, content, met, &seen);
    let turned = turned(events);
    if in_words {
        let teller = Teller::new(content, player, (old, new), &knowledge, &strangers, &turned);
        let account = teller.account(&seen);
        let letters = teller.letters(&seen);
        knowledge.account = account;
        knowledge.letters.extend(letters);
        remember(before, &mut knowledge);
    }
    knowledge.own = own(content, (old, new), player, &silent(before, (old, new), &seen, &turned), new.year);
    for event in &seen {
        if let Happening::Tempted { fleet, fate: Fate::FoundOut, .. } = &event.what
            && let Some(exposed) = new.fleet(*fleet)
        {
            for own in knowledge.own.fleets.iter_mut().filter(|own| own.name == exposed.name && own.at == exposed.at) {
                own.is_idle = true;
            }
        }
    }
    knowledge.houses = houses(content, new);
    knowledge.winners = new.winners();
    for holding in &knowledge.own.holdings {
        if !knowledge.worlds.iter().any(|world| world.at == holding.at) {
            knowledge.worlds.push(KnownWorld { at: holding.at, ..KnownWorld::default() });
        }
    }
    knowledge.worlds.sort_by_key(|world| (world.at.row, world.at.column));
    knowledge
}

/// Keeps the earlier sightings of worlds that the player saw again.
fn remember(before: &Knowledge, knowledge: &mut Knowledge) {
    let known: BTreeMap<(i16, i16), &Sighting> =
        before.worlds.iter().filter_map(|world| Some(((world.at.row, world.at.column), world.seen.as_ref()?))).collect();
    for world in &mut knowledge.worlds {
        let old = known.get(&(world.at.row, world.at.column));
        let is_seen_again = |old: &&&Sighting| world.seen.as_ref().is_some_and(|seen| seen.year != old.year);
        world.earlier.extend(old.filter(is_seen_again).map(|old| (*old).clone()));
    }
}

/// Whether the keys and dice of the game are secret.
fn secrecy(state: &State) -> Secrecy {
    match (state.is_bare(), state.is_chosen()) {
        (true, _) => Secrecy::Bare,
        (false, true) => Secrecy::Chosen,
        (false, false) => Secrecy::Kept,
    }
}

/// All houses of the campaign, with kinds of sovereign and points if standings are public.
fn houses(content: &Content, state: &State) -> Vec<House> {
    let is_open = state.campaign.open_standings;
    let house = |seat: &Seat| House {
        player: seat.player,
        name: content.player_label(Some(seat.player)).to_owned(),
        kind: is_open.then_some(seat.kind),
        points: is_open.then(|| state.points(content, seat.player)),
    };
    state.seats.iter().map(house).collect()
}

/// The fleets that have stopped reporting without an event that says why. If a fleet turned traitor, its owner learns only that it is silent, even if
/// that owner then sees it fight or land for somebody else (Command).
fn silent(before: &Knowledge, (old, new): (&State, &State), seen: &[&Event], turned: &[(FleetId, Owner)]) -> Vec<SilentFleet> {
    let player = before.player;
    let mut silent = before.own.silent.clone();
    for fleet in old.fleets_of(player) {
        let still = new.fleet(fleet.id);
        let has_turned = turned.iter().any(|(id, _)| *id == fleet.id);
        let tells = |event: &&Event| match &event.what {
            Happening::Fought(battle) => {
                still.is_none() && battle.sides.iter().flat_map(|side| &side.ships).any(|ship| ship.fleet == Some(fleet.id))
            }
            Happening::Landed(landing) => still.is_none() && landing.fleet == fleet.id,
            Happening::Joined { fleet: joined, .. } => *joined == fleet.id,
            Happening::Moved { from, .. } => still.is_none() && *from == fleet.id,
            Happening::Delivered { fleet: given, .. } => *given == fleet.id,
            Happening::Corrected { what: Corrected::Disbanded(gone), .. } => *gone == fleet.id,
            _ => false,
        };
        let is_told = !has_turned && seen.iter().any(tells);
        if !is_told && still.is_none_or(|still| still.owner != Owner::Player(player)) {
            silent.push(SilentFleet { name: fleet.name.clone(), year: old.year, at: fleet.at });
        }
    }
    silent
}

fn own(content: &Content, (old, state): (&State, &State), player: Id<Player>, silent: &[SilentFleet], year: u32) -> Own {
    let Some(seat) = state.seat(player) else { return Own::default() };
    let mut fleets: Vec<OwnFleet> =
        state.fleets_of(player).map(|fleet| own_fleet(seat, fleet, old.fleet(fleet.id).is_none())).collect();
    fleets.sort_by_key(|fleet| (fleet.name.to_lowercase(), fleet.at));
    let mut silent = silent.to_vec();
    silent.sort_by_key(|fleet| (fleet.name.to_lowercase(), fleet.year));
    let mut research: Vec<_> = seat.research.iter().map(|research| (research.technology, research.paid)).collect();
    research.sort_unstable();
    Own {
        kind: seat.kind,
        persons: seat.persons.iter().map(|person| own_person(state, seat, person)).collect(),
        home: seat.home,
        treasury: seat.treasury,
        technologies: seat.serving(year).collect(),
        research,
        points: state.points(content, player),
        fleets,
        silent,
        holdings: state.places.iter().filter_map(|place| holding(content, place, player)).collect(),
    }
}

fn own_person(state: &State, seat: &Seat, person: &super::Person) -> Person {
    let home = seat.home.unwrap_or_default();
    let (at, aboard) = match person.at {
        Whereabouts::Ashore(at) => (at, None),
        Whereabouts::Aboard(id) => match state.fleet(id) {
            Some(fleet) => (fleet.at, Some(fleet.name.clone())),
            None => (home, None),
        },
        Whereabouts::Adrift => (home, None),
    };
    Person { name: person.name.clone(), at, aboard }
}

fn own_fleet(seat: &Seat, fleet: &Fleet, is_new: bool) -> OwnFleet {
    let commander = match &fleet.commander {
        Commander::Person(number) => seat.persons.get(*number).map(|person| person.name.clone()).unwrap_or_default(),
        Commander::Captain(name) => name.clone(),
        Commander::Nobody => String::new(),
    };
    OwnFleet {
        name: fleet.name.clone(),
        commander,
        mode: fleet.plan.mode,
        break_off: fleet.plan.break_off.map(Level::get),
        aim: fleet.plan.aim,
        with: fleet.plan.with.clone(),
        at: fleet.at,
        orders: Some(fleet.plan.left()).filter(|route| !route.stops.is_empty()).map_or_else(String::new, |route| route.text()),
        is_new,
        is_idle: false,
        ships: fleet.ships.iter().map(own_ship).collect(),
    }
}

fn own_ship(ship: &super::Ship) -> OwnShip {
    OwnShip {
        name: ship.name.clone(),
        item: ship.item,
        hits: ship.taken,
        jump: ship.jump,
        is_unmanned: ship.unmanned,
        cargo: cargo(&ship.hold),
    }
}

fn cargo(hold: &Hold) -> Cargo {
    let mut items = counted_stock(&hold.stock);
    for ship in &hold.ships {
        add(&mut items, ship.item, 1);
    }
    Cargo { items, iu: hold.iu, people: hold.people }
}

fn counted_stock(stock: &[Stock]) -> Vec<(Id<Item>, u32)> {
    let mut items = Vec::new();
    for stock in stock {
        add(&mut items, stock.item, stock.number);
    }
    items
}

/// The player's holding in a place; `None` if the player has nothing there.
fn holding(content: &Content, place: &Place, player: Id<Player>) -> Option<Holding> {
    let estate = place.estate(player);
    let (is_owned, has_agent) = (place.holder == Some(player), place.agents.contains(&player));
    let share =
        |shares: &[super::Share]| -> u32 { shares.iter().filter(|share| share.player == player).map(|share| share.people).sum() };
    let elsewhere: u32 = place.estates.iter().map(|estate| share(&estate.converts)).sum();
    let converts = share(&place.converts) + elsewhere;
    if !is_owned && !has_agent && converts == 0 && estate.is_none_or(Estate::is_empty) {
        return None;
    }
    let nothing = Estate::new(player);
    let estate = estate.unwrap_or(&nothing);
    let mut ashore = counted_stock(&estate.stock);
    for base in &estate.bases {
        add(&mut ashore, base.item, 1);
    }
    let is_yard = |item: Id<Item>| content.items.get(item).is_some_and(|item| item.role == Role::Shipyard);
    Some(Holding {
        at: place.at,
        is_owned,
        subjects: estate.subjects,
        colonists: estate.colonists,
        captives: if is_owned { place.natives } else { 0 },
        converts,
        factories: estate.factories.saturating_add(estate.robots),
        has_agent,
        ashore,
        iu: estate.iu,
        has_shipyard: estate.bases.iter().any(|base| is_yard(base.item)),
    })
}

/// The spaces that a player sees, sorted by row and column: those with the player's fleets, possessions or agents.
pub(super) fn eyes(state: &State, player: Id<Player>) -> Vec<Space> {
    let fleets = state.fleets_of(player).map(|fleet| fleet.at);
    let places = state.places.iter().filter(|place| place.is_own(player) || place.agents.contains(&player));
    let mut eyes: Vec<Space> = fleets.chain(places.map(|place| place.at)).collect();
    eyes.sort_by_key(|at| (at.row, at.column));
    eyes.dedup();
    eyes.retain(|at| state.place(*at).is_some());
    eyes
}

/// The player whom reports name as an owner; `None` for rogues and natives.
pub(super) const fn owner(owner: Owner) -> Option<Id<Player>> {
    match owner {
        Owner::Player(player) => Some(player),
        Owner::Rogue(_) | Owner::Natives => None,
    }
}
