//! Tests random sheets: events account for all gains and losses, the results are the same byte for byte in whatever order the sheets arrive, and
//! every kind of event occurs.

use std::collections::BTreeSet;

use super::super::{Developed, Event, Happening, Hold, Owner, Ship, State, Whereabouts, Year, turn};
use super::blue_book;
use crate::orders::{Act, Build, FleetBlock, Lines, Lot, Message, Name, Order, Route, Sheet, Stop, Thing, Waypoint, What};
use crate::{Aim, Campaign, Content, Mode, Player, Sector};
use rules::Id;
use rules::play::Seeded;

/// A state at the start in which every player has every technology, and money for anything.
fn rich(content: &Content, campaign: &Campaign, seed: u64) -> State {
    let mut state = State::begin(content, campaign, seed);
    for seat in &mut state.seats {
        seat.treasury += 400;
        seat.technologies = content.technologies.ids().take(17).map(|technology| Developed { technology, year: 0 }).collect();
    }
    state
}

struct Writer<'a> {
    content: &'a Content,
    state: &'a State,
    dice: Seeded,
}

impl Writer<'_> {
    fn below(&mut self, bound: usize) -> usize {
        self.dice.below(bound as u32) as usize
    }

    fn thing(&mut self) -> Thing {
        let number = Some(1 + self.below(3) as u32);
        let what = match self.below(6) {
            0 => What::Money,
            1 => What::People,
            _ => {
                let items: Vec<&str> = self.content.items.iter().map(|(_, item)| item.name.as_str()).collect();
                What::Named(items[self.below(items.len())].into())
            }
        };
        let number = if what == What::Money { Some(1 + self.below(30) as u32) } else { number };
        Thing { number, what: what.into() }
    }

    fn person(&mut self, player: Id<Player>) -> Thing {
        let persons = &self.state.seat(player).expect("a seat").persons;
        let name = persons.get(self.below(3)).map_or("Nobody", |person| person.name.as_str());
        Thing { number: None, what: What::Named(name.into()).into() }
    }

    fn house(&mut self) -> Name {
        let at = self.below(self.state.seats.len());
        self.content.player_label(Some(self.state.seats[at].player)).into()
    }

    fn own_fleet(&mut self, player: Id<Player>) -> Name {
        let names: Vec<&str> = self.state.fleets_of(player).map(|fleet| fleet.name.as_str()).collect();
        if names.is_empty() { "None".into() } else { names[self.below(names.len())].into() }
    }

    fn act(&mut self, player: Id<Player>) -> Act {
        let things = vec![self.thing()];
        match self.below(19) {
            0 | 1 => Act::Plunder(None),
            2 => Act::Slay(Some(2)),
            3 | 4 => Act::Conquer(1),
            5 | 6 => Act::Trade,
            7 => Act::Gift(5),
            8 => Act::Associate(20),
            9 => Act::Settle(1),
            10 => Act::Load(Lot::Things(things)),
            11 => Act::Unload(Lot::All),
            12 => Act::Install(Lot::All),
            13 => Act::Attack(self.house()),
            14 => Act::Join(self.own_fleet(player)),
            15 => Act::Leave(if self.below(2) == 0 { things } else { vec![self.person(player)] }),
            16 => Act::Take(if self.below(2) == 0 { things } else { vec![self.person(player)] }),
            17 => Act::Load(Lot::All),
            _ => Act::Deliver { things, to: self.house() },
        }
    }

    fn lines(&mut self, player: Id<Player>, at: geometry::Space) -> Lines {
        let near: Vec<&str> = self
            .content
            .worlds
            .iter()
            .filter(|(_, world)| Sector::moves(world.at, at) <= 4)
            .map(|(_, world)| world.name.as_str())
            .collect();
        let mut stops = Vec::new();
        for _ in 0..=self.below(3) {
            let to = match self.below(8) {
                0 => Waypoint::Wait,
                1 => Waypoint::Space(geometry::Space::new(at.column + 1, at.row)),
                _ if near.is_empty() => Waypoint::Wait,
                _ => Waypoint::World(near[self.below(near.len())].into()),
            };
            let acts = (0..self.below(4)).map(|_| self.act(player).into()).collect();
            stops.push(Stop { to, acts }.into());
        }
        let modes = [Mode::Passive, Mode::Passive, Mode::Plunder, Mode::Engage, Mode::Berserker];
        let aims = [Aim::Spread, Aim::Strongest, Aim::Weakest];
        let repeat = self.below(2) == 0;
        let cargo = (self.below(3) > 0).then(|| {
            let troop = Thing { number: Some(1), what: What::Named("Troop".into()).into() };
            vec![troop, self.thing()].into()
        });
        Lines {
            commander: (self.below(5) == 0).then(|| Some(Name::from("Lucas")).into()),
            mode: Some(modes[self.below(modes.len())].into()),
            ships: (self.below(12) == 0)
                .then(|| vec![Thing { number: Some(1), what: What::Named("Escort".into()).into() }].into()),
            route: Some(Route { stops, repeat }.into()),
            cargo,
            break_off: (self.below(2) == 0).then(|| rules::Level::new(50).into()),
            aim: Some(aims[self.below(3)].into()),
            with: (self.below(3) == 0).then(|| vec![self.house()].into()),
        }
    }

    fn sheet(&mut self, player: Id<Player>) -> Sheet {
        let mut sheet = Sheet::default();
        let fleets: Vec<(String, geometry::Space)> =
            self.state.fleets_of(player).map(|fleet| (fleet.name.clone(), fleet.at)).collect();
        for (name, at) in fleets {
            let lines = self.lines(player, at);
            sheet.fleets.push(FleetBlock { name: name.as_str().into(), lines }.into());
        }
        let home = self.state.seat(player).and_then(|seat| self.state.place(seat.home?)?.world);
        let home = self.content.world_label(home).to_owned();
        for _ in 0..5 {
            let items: Vec<&str> = self.content.items.iter().map(|(_, item)| item.name.as_str()).collect();
            let item = if self.below(2) == 0 { "Troop" } else { items[self.below(items.len())] };
            let into = (self.below(2) == 0).then(|| self.own_fleet(player));
            let number = 1 + self.below(3) as u32;
            sheet.orders.push(Order::Build(Build { number, item: item.into(), at: home.as_str().into(), into }).into());
        }
        let technologies: Vec<&str> = self.content.technologies.iter().map(|(_, technology)| technology.name.as_str()).collect();
        let technology = Name::from(technologies[self.below(technologies.len())]);
        sheet.orders.push(Order::Research { technology, iu: 40 }.into());
        sheet.orders.push(Order::Pay { iu: 3, to: self.house() }.into());
        sheet.orders.push(Order::Letter { to: self.house(), text: "Well met".into() }.into());
        sheet.orders.push(Order::Press { text: "War".into() }.into());
        let lines = self.lines(player, geometry::Space::new(9, 4));
        let message = Message { to: self.own_fleet(player), by: self.own_fleet(player), lines };
        sheet.orders.push(Order::Message(Box::new(message)).into());
        sheet
    }
}

fn sheets(content: &Content, state: &State, seed: u64) -> Vec<(Id<Player>, Sheet)> {
    let seats: Vec<Id<Player>> = state.seats.iter().map(|seat| seat.player).collect();
    seats
        .into_iter()
        .map(|player| {
            let dice = Seeded::new(seed, u64::from(player.number()) << 8 | u64::from(state.year));
            (player, Writer { content, state, dice }.sheet(player))
        })
        .collect()
}

fn all_ships(state: &State) -> Vec<&Ship> {
    fn with_carried<'a>(ships: &'a [Ship], all: &mut Vec<&'a Ship>) {
        for ship in ships {
            all.push(ship);
            with_carried(&ship.hold.ships, all);
        }
    }
    let mut all = Vec::new();
    state.fleets.iter().for_each(|fleet| with_carried(&fleet.ships, &mut all));
    state.places.iter().for_each(|place| with_carried(&place.guard, &mut all));
    all
}

fn in_holds(state: &State, of: impl Fn(&Hold) -> u32) -> u32 {
    all_ships(state).iter().map(|ship| of(&ship.hold)).sum()
}

fn money(state: &State) -> i64 {
    let ashore: u32 = state.places.iter().flat_map(|place| &place.estates).map(|estate| estate.iu).sum();
    let treasuries: u32 = state.seats.iter().map(|seat| seat.treasury).sum();
    i64::from(ashore + treasuries + in_holds(state, |hold| hold.iu))
}

fn people(state: &State) -> i64 {
    i64::from(state.places.iter().map(super::super::Place::people).sum::<u32>() + in_holds(state, |hold| hold.people))
}

/// How much money, in IU, and how many people, in millions, the events of a year added; negative if they removed more.
fn told(year: &Year) -> (i64, i64) {
    let (mut iu, mut people) = (0, 0);
    for event in &year.events {
        match &event.what {
            Happening::Taxed { iu: taxed, .. } => iu += i64::from(*taxed),
            Happening::Plundered { from: None, taken, .. } => iu += i64::from(*taken),
            Happening::Traded { iu: traded, .. } => iu += i64::from(*traded),
            Happening::Developed { returned, .. } => iu += i64::from(*returned),
            Happening::Gave { iu: out, .. }
            | Happening::Wooed { iu: out, .. }
            | Happening::Researched { iu: out, .. }
            | Happening::Built { iu: out, .. } => iu -= i64::from(*out),
            Happening::Born { people: born, .. } => people += i64::from(*born),
            Happening::Slew { people: dead, .. } => people -= i64::from(*dead),
            Happening::Revolted { lost_natives, lost_colonists, .. } => people -= i64::from(lost_natives + lost_colonists),
            _ => {}
        }
    }
    (iu, people)
}

fn conserved(before: &State, year: &Year) {
    let (iu, born) = told(year);
    let lost = |event: &Event| match &event.what {
        Happening::Fought(battle) => battle.rounds.iter().any(|round| !round.lost.is_empty()),
        Happening::Landed(landing) => landing.rounds.iter().any(|round| !round.lost.is_empty()),
        Happening::Tempted { fate: super::super::Fate::Sold, .. } => true,
        _ => false,
    };
    let (money_lost, people_lost) = (money(before) + iu - money(&year.state), people(before) + born - people(&year.state));
    assert!(
        money_lost >= 0 && people_lost >= 0,
        "year {}: {money_lost} IU and {people_lost} million from nowhere",
        year.state.year
    );
    if !year.events.iter().any(lost) {
        assert_eq!((money_lost, people_lost), (0, 0), "no ship was lost, so nothing in a hold was");
    }
    let ships = all_ships(&year.state);
    let numbers: BTreeSet<u32> = ships.iter().map(|ship| ship.id.0).collect();
    assert_eq!(numbers.len(), ships.len(), "no ship is in two places");
    let content = blue_book();
    for ship in &ships {
        let item = content.items.get(ship.item).expect("an item");
        assert!(ship.taken < item.damage.get().max(1) && ship.hold.units(content.iu_a_hold()) <= item.holds.get(), "{ship:?}");
    }
    for (seat, old) in year.state.seats.iter().zip(&before.seats) {
        assert_eq!(seat.persons.len(), old.persons.len());
        for person in &seat.persons {
            let is_somewhere = match person.at {
                Whereabouts::Aboard(id) => year.state.fleet(id).is_some_and(|fleet| fleet.owner == Owner::Player(seat.player)),
                Whereabouts::Ashore(at) => year.state.place(at).is_some(),
                Whereabouts::Adrift => false,
            };
            assert!(is_somewhere, "{person:?}");
        }
    }
    assert!(year.state.fleets.iter().all(|fleet| !fleet.ships.is_empty()));
    let numbers: Vec<u32> = year.state.fleets.iter().map(|fleet| fleet.id.0).collect();
    assert!(numbers.windows(2).all(|pair| pair[0] < pair[1]));
}

#[test]
fn random_sheets_lose_nothing_and_reach_everything() {
    let content = blue_book();
    let mut seen: BTreeSet<String> = BTreeSet::new();
    for seed in 0..24 {
        let campaign = Campaign {
            one_treasury: seed % 2 == 0,
            peace_at_home: seed % 3 == 0,
            own_track: seed % 4 == 0,
            open_standings: seed % 2 == 1,
            ..Campaign::default()
        };
        let mut state = rich(&content, &campaign, seed);
        while !state.is_over() {
            let year = turn(&content, &state, &sheets(&content, &state, seed), &[]);
            conserved(&state, &year);
            for event in &year.events {
                let words = format!("{:?}", event.what);
                seen.insert(words.split([' ', '(']).next().unwrap_or_default().to_owned());
            }
            state = year.state;
        }
    }
    let wanted = [
        "Sighted",
        "Entered",
        "Ordered",
        "Founded",
        "Sent",
        "HandedOver",
        "NotDone",
        "Tempted",
        "Fought",
        "BrokeOff",
        "Captured",
        "Landed",
        "Plundered",
        "Slew",
        "Conquered",
        "Traded",
        "Gave",
        "Wooed",
        "Settled",
        "Loaded",
        "Unloaded",
        "Installed",
        "Joined",
        "Moved",
        "Went",
        "Delivered",
        "Converted",
        "Recruited",
        "Revolted",
        "Raised",
        "Taxed",
        "Paid",
        "Researched",
        "Developed",
        "Built",
        "Repaired",
        "Born",
        "CameHome",
        "Scored",
        "Wrote",
        "Published",
    ];
    let missing: Vec<&str> = wanted.into_iter().filter(|name| !seen.contains(*name)).collect();
    assert!(missing.is_empty(), "never happened: {missing:?}");
}

#[test]
fn sheets_in_any_order_give_the_same_bytes() {
    let content = blue_book();
    let (mut one, mut other) = (rich(&content, &Campaign::default(), 4), rich(&content, &Campaign::default(), 4));
    for _ in 0..6 {
        let written = sheets(&content, &one, 4);
        let mut turned = written.clone();
        turned.reverse();
        turned.rotate_left(3);
        let (here, there) = (turn(&content, &one, &written, &[]), turn(&content, &other, &turned, &[]));
        assert_eq!(ron::to_string(&here.state).expect("written"), ron::to_string(&there.state).expect("written"));
        assert_eq!(ron::to_string(&here.events).expect("written"), ron::to_string(&there.events).expect("written"));
        (one, other) = (here.state, there.state);
    }
}
