//! Tests positions of random games: listed actions must apply, others must be refused, every state must keep the rules of the book, and the accounts
//! must balance.

use std::collections::BTreeSet;

use super::*;
use crate::{Purchases, movement};

/// Asserts what must be true of every state.
fn keeps_the_rules(contest: &Contest, state: &State) {
    for (id, unit) in state.numbered() {
        let kind = contest.public.kind(unit);
        assert_eq!(unit.kind, contest.start[usize::from(id.0)].kind, "the counters are those of the mix");
        assert!(!unit.is_left() || kind.is_pod() || unit.damage.struck(0, 0, kind, contest.public.tables()).is_some());
        assert!(unit.damage.hits == 0 || kind.multi_hit || !unit.is_left(), "a single hit destroys {}", kind.letters);
        match unit.at {
            Where::In(space) => {
                let system = &contest.public.tile(unit.tile).system;
                assert!(movement::may_stand(kind, system, space), "{} in {}", kind.letters, system.space_label(space));
            }
            Where::Aboard(carrier) => {
                let carrier = state.unit(carrier);
                assert!(carrier.is_left() && !matches!(carrier.at, Where::Aboard(_)));
                assert_eq!(unit.tile, carrier.tile, "cargo is where its carrier is");
            }
            Where::Home => assert!(contest.public.is_viking(unit.owner), "{} has no home base", kind.letters),
            Where::Supply | Where::Waiting | Where::Beside | Where::Gone(_) => {}
        }
    }
    for (id, carrier) in state.numbered() {
        let mut loaded = 0;
        for (cargo, unit) in state.units.iter().enumerate().filter(|(_, unit)| unit.at == Where::Aboard(id)) {
            let cargo = UnitNumber(cargo as u16);
            assert!(state.units.iter().all(|other| other.at != Where::Aboard(cargo)), "a loaded carrier is no cargo");
            loaded += contest.size(unit).expect("what has no size is no cargo");
        }
        let room = contest.public.values(carrier).capacity;
        let struck = state.blows.iter().any(|blow| blow.unit == id);
        assert!(loaded <= room || struck, "{loaded} in a hold of {room}");
        assert!(carrier.plunder == 0 || (contest.public.is_viking(carrier.owner) && room > 0));
    }
}

/// The accounts of a game. The test keeps them from the events and compares them with the states of the game.
#[derive(Default)]
struct Book {
    money: Vec<i64>,
    funds: i64,
    plundered: BTreeSet<Site>,
    before: Vec<UnitState>,
}

impl Book {
    fn keep(&mut self, contest: &Contest, state: &State, events: &[Event]) {
        self.money.resize(state.sides.len(), 0);
        let federation = contest.public.federation().index();
        let mut mended = Vec::new();
        for event in events {
            match *event {
                Event::Purse(player, amount) | Event::HomeTaxed(player, amount) => {
                    self.money[player.index()] += i64::from(amount);
                }
                Event::Taxed(_, player, treasury, local) => {
                    self.money[player.index()] += i64::from(treasury);
                    self.funds += i64::from(local);
                }
                Event::Landed(unit, amount) => self.money[state.unit(unit).owner.index()] += i64::from(amount),
                Event::Aid(amount) => self.money[federation] += i64::from(amount),
                Event::Spent(_, Purse::Local(_), amount) | Event::Lapsed(Purse::Local(_), amount) => {
                    self.funds -= i64::from(amount);
                }
                Event::Spent(player, _, amount) => self.money[player.index()] -= i64::from(amount),
                Event::Lapsed(_, amount) => self.money[federation] -= i64::from(amount),
                Event::Turn(_) => self.plundered.clear(),
                Event::Plundered(site, ..) => assert!(self.plundered.insert(site), "no sector twice a turn"),
                Event::Mended(unit) | Event::MendedCritical(unit) => mended.push(unit),
                _ => {}
            }
        }
        for (side, money) in state.sides.iter().zip(&self.money) {
            assert_eq!(i64::from(side.treasury.for_units()), *money, "incomes less spending are the treasury");
        }
        assert_eq!(state.tiles.iter().map(|tile| i64::from(tile.funds)).sum::<i64>(), self.funds);
        for ((id, unit), before) in state.numbered().zip(&self.before) {
            if unit.is_left() && before.is_left() {
                let less = unit.damage.hits < before.damage.hits || (before.damage.crippled && !unit.damage.crippled);
                assert!(!less || mended.contains(&id), "hits fall by repair only");
                let home = before.tile == unit.tile || before.tile == UnitState::NO_TILE;
                assert!(home || !contest.public.is_local(unit), "no green unit leaves its tile");
            }
        }
        self.before.clone_from(&state.units);
    }
}

/// Plays random games until `wanted` positions have been checked. All these tests together check 26,000 positions, or 100,000 if long tests are asked
/// for.
fn look_at(contest: &Contest, wanted: u32) {
    let mut positions = 0;
    let mut strange: Vec<Action> = Vec::new();
    for game in 0.. {
        if positions >= wanted {
            break;
        }
        let (mut dice, mut choices) = (Seeded::new(14, game), Seeded::new(15, game));
        let (mut book, mut events) = (Book::default(), Vec::new());
        let mut state = contest.start(&mut dice, &mut events);
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(player) = contest.to_act(&state) {
            contest.legal(&state, &mut legal);
            assert!((1..140).contains(&legal.len()), "{} choices: {:?}", legal.len(), state.question);
            // Only every seventh position is checked, since checking is slow.
            if positions % 7 == 0 {
                keeps_the_rules(contest, &state);
            }
            book.keep(contest, &state, &events);
            for told in events.drain(..) {
                let told = contest.tell(&[told]);
                assert!(told.ends_with('.') && !told.contains("a sector") && !told.contains("that is gone"), "{told}");
            }
            let called: BTreeSet<String> = legal.iter().map(|action| contest.choice(&state, *action)).collect();
            assert_eq!(called.len(), legal.len(), "two choices are called the same: {called:?}");
            assert!(contest.asks(&state).ends_with('?') && !contest.moment(&state).is_empty());
            assert_eq!(contest.score(&state).len(), contest.players());
            if positions % 50 == 0 {
                let text = ron::to_string(&state).expect("text");
                assert_eq!(ron::from_str::<State>(&text).as_ref(), Ok(&state));
            }
            let refused = strange.iter().filter(|action| !legal.contains(action)).take(if positions % 7 == 0 { 12 } else { 1 });
            for action in refused {
                let mut same = state.clone();
                assert!(contest.apply(&mut same, *action, &mut dice.clone(), &mut ()).is_err());
                assert_eq!(same, state);
            }
            strange.truncate(12);
            let view = contest.view(&state, player);
            assert!(
                view.own.iter().all(|(_, unit)| unit.owner == player) && view.notes.iter().all(|(.., seen)| seen.owner != player)
            );
            let action = Captain::<Contest>::choose(&mut AtRandom, contest.public(), view, &legal, &mut choices);
            strange.insert(0, action);
            contest.apply(&mut state, action, &mut dice, &mut events).expect("what is listed applies");
            positions += 1;
            decisions += 1;
            assert!(decisions < 100_000, "no game is endless");
        }
        let outcome = contest.outcome(&state).expect("the game is over");
        assert_eq!(outcome.half_points.len(), contest.players());
    }
}

#[test]
fn positions_of_the_battle_keep_the_rules() {
    look_at(&sanakht(), as_many(10_000, 40_000));
}

#[test]
fn positions_of_a_campaign_keep_the_rules() {
    look_at(&changed(designs("sample"), |_| ()), as_many(4_000, 20_000));
}

#[test]
fn positions_of_the_double_game_keep_the_rules() {
    look_at(&changed(designs("double"), |_| ()), as_many(4_000, 20_000));
}

#[test]
fn positions_of_a_game_that_is_dealt_and_bought_keep_the_rules() {
    let dealt = |scenario: &mut Scenario| {
        scenario.dealt_anew = true;
        scenario.purchases = Purchases::SixtyAndADie;
        scenario.set_longer(true);
    };
    look_at(&changed(designs("sample"), dealt), as_many(4_000, 10_000));
    look_at(&changed(designs("double"), dealt), as_many(4_000, 10_000));
}
