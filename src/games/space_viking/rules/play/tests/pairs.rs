//! Tests that a player cannot distinguish two campaigns that differ only in things that this player has not seen.
//!
//! The player, called the viewer, lives at one end of a small sector and meets fleets of a house whose home the viewer never sees. The two campaigns
//! differ in everything that the house could choose: its money, its orders and names; how many fleets, ships and persons it has; the order in which
//! it founded its fleets; a base; a fleet that waits; and the drives of its ships.

use std::sync::Arc;

use super::super::{
    Commander, Fleet, FleetId, Installed, Knowledge, Owner, Person, Place, Plan, Rank, Ship, State, Stock, Whereabouts, learn,
    state::reading, turn,
};
use super::blue_book;
use crate::knowledge::posted;
use crate::orders::{Act, Order, Route, Sheet, Stop, Waypoint};
use crate::{Aim, Campaign, Content, Item, Mode, Player, Role, Sovereign, World, WorldType};
use geometry::Space;
use rules::play::Seeded;
use rules::{Id, Level};

pub(super) const VIEWER: Id<Player> = Id::new(1);
pub(super) const HOUSE: Id<Player> = Id::new(2);
/// The space of the viewer's home.
pub(super) const HOME: Space = Space::new(12, 12);
/// The space in which fleets of the viewer and of the house meet.
pub(super) const MEETING: Space = Space::new(12, 9);
/// The space of a strange fleet that waits.
pub(super) const WAITING: Space = Space::new(15, 12);
/// The space of the house's home.
pub(super) const HIDDEN: Space = Space::new(1, 1);
/// A space beside the meeting place with a scout in it.
pub(super) const WATCH: Space = Space::new(11, 8);
/// The two spaces through which unseen fleets pass the scout.
pub(super) const BEFORE: Space = Space::new(10, 7);
pub(super) const BEHIND: Space = Space::new(9, 7);
const YEARS: u32 = 2;

fn below(dice: &mut Seeded, bound: u32) -> u32 {
    dice.below(bound)
}

/// Designs with the worlds and the two houses of the tests.
pub(super) fn designs() -> Content {
    let mut content = blue_book();
    let world = |name: &str, at, kind| World { name: name.into(), at, kind: Some(kind), ..World::default() };
    content.worlds = [
        world("Home", HOME, WorldType::Atomic),
        world("Meeting", MEETING, WorldType::Atomic),
        world("Waiting", WAITING, WorldType::StoneAge),
        world("Hidden", HIDDEN, WorldType::Atomic),
    ]
    .into_iter()
    .collect();
    let players: Vec<Player> = content.players.iter().take(2).map(|(_, player)| player.clone()).collect();
    content.players = players.into_iter().collect();
    content.fleets = Vec::new().into_iter().collect();
    content
}

pub(super) fn stop(to: Space, acts: Vec<Act>) -> Stop {
    Stop { to: Waypoint::Space(to), acts: acts.into_iter().map(Into::into).collect() }
}

pub(super) fn item(content: &Content, role: Role, number: u32) -> Id<Item> {
    let mut items = content.items.iter().filter(|(_, item)| item.role == role && (item.drive || !item.is_ship()));
    let all: Vec<Id<Item>> = items.by_ref().map(|(id, _)| id).collect();
    all[number as usize % all.len()]
}

/// A fleet to be founded in a test.
#[derive(Clone)]
pub(super) struct Planned {
    pub player: Id<Player>,
    pub name: String,
    pub at: Space,
    pub jump: u32,
    pub ships: Vec<(Role, u32)>,
    pub troops: u32,
    pub plan: Plan,
    pub rogue: bool,
}

impl Planned {
    pub fn found(&self, state: &mut State, content: &Content) -> FleetId {
        let troop = item(content, Role::Troop, 0);
        let ships: Vec<Ship> = self
            .ships
            .iter()
            .map(|(role, number)| {
                let mut ship = state.ship(content, item(content, *role, *number), self.jump);
                let room = content.items.get(ship.item).map_or(0, |item| if item.takes.is_none() { item.holds.get() } else { 0 });
                if self.troops.min(room) > 0 {
                    ship.hold.stock.push(Stock { item: troop, number: self.troops.min(room) });
                }
                ship
            })
            .collect();
        let id = state.found(self.player, &self.name, Commander::Captain(String::new()), self.at, ships);
        let fleet = state.fleet_mut(id).expect("it was founded");
        fleet.plan = self.plan.clone();
        if self.rogue {
            (fleet.owner, fleet.plan.mode) = (Owner::Rogue(id), Mode::Berserker);
        }
        id
    }
}

/// The fleets that both campaigns of a pair have: those of the viewer, and those that the viewer meets.
fn common(dice: &mut Seeded) -> Vec<Planned> {
    let mut fleets = Vec::new();
    let ships = |dice: &mut Seeded| -> Vec<(Role, u32)> { (0..=below(dice, 4)).map(|_| (Role::Ship, below(dice, 3))).collect() };
    let modes = [Mode::Passive, Mode::Engage, Mode::Plunder];
    for number in 0..=below(dice, 2) {
        let acts = if below(dice, 2) == 0 { vec![Act::Plunder(None)] } else { Vec::new() };
        let stops =
            vec![stop(MEETING, acts), stop(WAITING, Vec::new()), stop(HOME, Vec::new())].into_iter().map(Into::into).collect();
        let plan = Plan {
            mode: modes[below(dice, 3) as usize],
            break_off: (below(dice, 2) == 0).then(|| Level::clamped(34)),
            route: Route { stops, repeat: true },
            ..Plan::default()
        };
        let at = [HOME, WAITING][below(dice, 2) as usize];
        let (name, ships) = (format!("Viewer {number}"), ships(dice));
        fleets.push(Planned {
            player: VIEWER,
            name,
            at,
            jump: 2 + below(dice, 4),
            ships,
            troops: below(dice, 3),
            plan,
            rogue: false,
        });
    }
    let plan = Plan::default();
    let scout = vec![(Role::Scout, 0)];
    fleets.push(Planned {
        player: VIEWER,
        name: "Scout".into(),
        at: WATCH,
        jump: 2,
        ships: scout,
        troops: 0,
        plan,
        rogue: false,
    });
    let alike = ships(dice);
    for number in 0..2 + below(dice, 3) {
        let acts = match below(dice, 4) {
            0 => Vec::new(),
            1 => vec![Act::Plunder(None), Act::Plunder(None)],
            _ => vec![Act::Plunder(None)],
        };
        let stops = vec![stop(MEETING, acts), stop(HIDDEN, Vec::new())].into_iter().map(Into::into).collect();
        let plan = Plan {
            mode: [Mode::Passive, Mode::Engage, Mode::Plunder][below(dice, 3) as usize],
            aim: [Aim::Spread, Aim::Weakest, Aim::Strongest][below(dice, 3) as usize],
            break_off: (below(dice, 2) == 0).then(|| Level::clamped(50)),
            route: Route { stops, repeat: true },
            ..Plan::default()
        };
        let ships = if below(dice, 2) == 0 { alike.clone() } else { ships(dice) };
        let (name, rogue) = (format!("House {number}"), below(dice, 8) == 0);
        let at = Space::new(12, 9 - 2 * (1 + below(dice, 2) as i16));
        fleets.push(Planned {
            player: HOUSE,
            name,
            at,
            jump: 2 + below(dice, 3),
            ships,
            troops: 1 + below(dice, 3),
            plan,
            rogue,
        });
    }
    fleets
}

/// A state with the two houses at their homes, without fleets.
pub(super) fn settled(content: &Content, seed: u64, kinds: (Sovereign, Sovereign)) -> State {
    let mut state = State::begin(content, &Campaign { open_standings: false, ..Campaign::default() }, seed);
    for (seat, (kind, home)) in state.seats.iter_mut().zip([(kinds.0, HOME), (kinds.1, HIDDEN)]) {
        (seat.kind, seat.home, seat.treasury) = (kind, Some(home), 30);
        seat.persons.iter_mut().for_each(|person| person.at = Whereabouts::Ashore(home));
    }
    let yard = item(content, Role::Shipyard, 0);
    for place in &mut state.places {
        place.estates.clear();
        for (player, home) in [(VIEWER, HOME), (HOUSE, HIDDEN)] {
            if place.at == home {
                let estate = place.estate_mut(player);
                (estate.subjects, estate.bases) = (20, vec![Installed { item: yard }]);
            }
        }
    }
    state
}

/// Everything about the house that the viewer never sees, drawn at random for one campaign of a pair.
struct Unseen {
    /// Whether a fleet waits in a space that the viewer's fleets enter and leave.
    waits: bool,
    /// How many moves the waiting fleet and the fleet that passes the scout make in a year.
    drive: u32,
    /// The fleets at the hidden home.
    hidden: Vec<Planned>,
    /// Whether a fleet passes the scout's space.
    crosses: bool,
    /// The order in which fleets are founded.
    order: Vec<u32>,
    money: u32,
    persons: u32,
    base: bool,
    ships_before: u32,
    words: u32,
}

impl Unseen {
    fn draw(dice: &mut Seeded) -> Self {
        let named = |dice: &mut Seeded, number: u32| format!("{} {number}", ["Aa", "Mm", "Zz"][below(dice, 3) as usize]);
        let hidden = (0..below(dice, 4))
            .map(|number| Planned {
                player: HOUSE,
                name: named(dice, number),
                at: HIDDEN,
                jump: 1 + below(dice, 4),
                ships: (0..=below(dice, 3)).map(|_| (Role::Ship, below(dice, 3))).collect(),
                troops: below(dice, 3),
                plan: Plan { mode: [Mode::Passive, Mode::Engage][below(dice, 2) as usize], ..Plan::default() },
                rogue: false,
            })
            .collect();
        Self {
            waits: below(dice, 2) == 0,
            drive: 1 + below(dice, 8),
            hidden,
            crosses: below(dice, 2) == 0,
            order: (0..16).map(|_| dice.next()).collect(),
            money: below(dice, 90),
            persons: below(dice, 3),
            base: below(dice, 2) == 0,
            ships_before: below(dice, 50),
            words: below(dice, 4),
        }
    }

    /// The state of the campaign before its first year.
    fn state(&self, content: &Content, common: &[Planned], seed: u64, kinds: (Sovereign, Sovereign)) -> State {
        let mut state = settled(content, seed, kinds);
        state.next_ship += self.ships_before;
        // A Pirate sees the drives of captured ships, so these must not differ.
        let jump = if kinds.0 == Sovereign::Pirate { 2 } else { self.drive };
        let mut all: Vec<Planned> = common.to_vec();
        all.extend(self.hidden.iter().cloned());
        let resting = |name: &str, at, stops: Vec<Stop>| {
            let route = Route { stops: stops.into_iter().map(Into::into).collect(), repeat: true };
            let plan = Plan { route, ..Plan::default() };
            Planned { player: HOUSE, name: name.into(), at, jump, ships: vec![(Role::Ship, 0)], troops: 0, plan, rogue: false }
        };
        let wait = Stop { to: Waypoint::Wait, acts: Vec::new() };
        all.push(resting("Guest", WAITING, if self.waits { vec![wait] } else { Vec::new() }));
        if self.crosses {
            all.push(resting(
                "Crossing",
                BEHIND,
                vec![stop(BEFORE, Vec::new()), stop(WATCH, Vec::new()), stop(BEHIND, Vec::new())],
            ));
        }
        let mut order: Vec<(u32, Planned)> = self.order.iter().copied().chain(std::iter::repeat(0)).zip(all).collect();
        order.sort_by_key(|(roll, _)| *roll);
        for (_, planned) in &order {
            planned.found(&mut state, content);
        }
        let seat = state.seat_mut(HOUSE).expect("the house");
        seat.treasury += self.money;
        seat.persons.truncate(1);
        seat.persons.extend((0..self.persons).map(|number| Person {
            name: format!("Crony {number}"),
            rank: Rank::Crony,
            at: Whereabouts::Ashore(HIDDEN),
        }));
        if self.base {
            let outpost = item(content, Role::Outpost, 0);
            let at = Space::new(3, 3);
            state.places.push(Place { at, ..Place::default() });
            state.places.sort_by_key(|place| reading(place.at));
            state.place_mut(at).expect("it was added").estate_mut(HOUSE).bases.push(Installed { item: outpost });
        }
        state
    }

    /// The orders of the house whose home is hidden.
    fn sheet(&self, content: &Content) -> Sheet {
        let technology = content.technologies.iter().nth(self.words as usize).map_or("", |(_, known)| known.name.as_str());
        let research = Order::Research { technology: technology.into(), iu: self.words };
        Sheet { orders: (0..self.words).map(|_| research.clone().into()).collect(), ..Sheet::default() }
    }
}

/// The viewer's knowledge after each year. `None` if a fleet came over to the viewer: the viewer then reads the fleet's name, which may differ
/// between the two campaigns.
fn known(content: &Content, mut state: State, sheet: &Sheet) -> Option<Vec<Knowledge>> {
    let posted = Arc::new(posted(content, content.campaigns.ids().next()?));
    let mut knowledge = learn::begin(content, &posted, &state, VIEWER, String::new());
    let mut all = vec![knowledge.clone()];
    let own = |state: &State| state.fleets_of(VIEWER).map(|fleet: &Fleet| fleet.id).collect::<Vec<_>>();
    for _ in 0..YEARS {
        let before = own(&state);
        let year = turn(content, &state, &[(HOUSE, sheet.clone())], &[]);
        let came_over = |id: &FleetId| !before.contains(id) && id.founder() != Some(0);
        if own(&year.state).iter().any(came_over) {
            return None;
        }
        knowledge = learn::learn(&knowledge, content, (&state, &year.state), &year.events, (String::new(), true));
        all.push(knowledge.clone());
        state = year.state;
    }
    Some(all)
}

/// Plays pairs of campaigns; returns how many pairs were compared, and in how many the viewer saw a battle or a landing.
fn play(pairs: std::ops::Range<u64>) -> (u32, u32) {
    let mut content = designs();
    content.campaigns.add(Campaign::default());
    let kinds = [Sovereign::Pirate, Sovereign::EmpireBuilder, Sovereign::Berserker, Sovereign::Merchant];
    let (mut compared, mut fought) = (0, 0);
    for pair in pairs {
        let mut dice = Seeded::new(pair, 41);
        let common = common(&mut dice);
        let kinds = (kinds[below(&mut dice, 4) as usize], kinds[below(&mut dice, 4) as usize]);
        let mut told = [(); 2].map(|()| {
            let unseen = Unseen::draw(&mut dice);
            known(&content, unseen.state(&content, &common, pair, kinds), &unseen.sheet(&content))
        });
        let (Some(one), Some(other)) = (told[0].take(), told[1].take()) else { continue };
        compared += 1;
        for (year, (one, other)) in one.iter().zip(&other).enumerate() {
            let reports = (one.report(), other.report());
            assert!(reports.0 == reports.1, "pair {pair}, year {year}: {}\n\n{}", reports.0, reports.1);
            assert!(one == other, "pair {pair}, year {year}: {one:?}\n\n{other:?}");
        }
        let parts = one.iter().flat_map(|known| &known.account).filter(|entry| !entry.parts.is_empty());
        fought += u32::from(parts.count() > 0);
    }
    (compared, fought)
}

#[test]
fn two_thousand_pairs_are_alike_to_who_has_not_seen_how_they_differ() {
    let (compared, fought) = play(0..2_000);
    assert!(compared > 1_700 && fought > 1_000, "{compared} compared, in {fought} of them the viewer fought");
}

#[test]
#[ignore = "ten thousand take minutes: by hand"]
fn ten_thousand_pairs_are_alike() {
    let (compared, _) = play(2_000..12_000);
    assert!(compared > 9_000, "{compared}");
}
