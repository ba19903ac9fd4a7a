//! Tests years without any orders: taxes, growth and points, with numbers worked out beforehand.

use super::super::{Developed, Event, Happening, Owner, State, turn};
use super::blue_book;
use crate::orders::{Name, Order, Sheet};
use crate::{Campaign, Content, Sovereign};
use rules::{Count, Id};

/// Plays twenty years without sheets, and returns the state and the sum of taxes of the first player with this kind of sovereign.
fn idle(content: &Content, kind: Sovereign) -> (State, u32) {
    let mut state = State::begin(content, &Campaign::default(), 5);
    let player = state.seats.iter().find(|seat| seat.kind == kind).expect("one of each kind").player;
    let mut taxes = 0;
    while !state.is_over() {
        let year = turn(content, &state, &[], &[]);
        let taxed = |event: &Event| match event.what {
            Happening::Taxed { player: taxed, iu, .. } if taxed == player => iu,
            _ => 0,
        };
        taxes += year.events.iter().map(taxed).sum::<u32>();
        state = year.state;
    }
    (state, taxes)
}

fn with(kind: Sovereign, change: impl Fn(&mut crate::Player)) -> Content {
    let mut content = blue_book();
    let (id, player) = content.players.find(|player| player.kind == kind).expect("one of each kind");
    let mut player = player.clone();
    change(&mut player);
    content.players.apply(rules::Change::Set(id, player), "players").expect("it is there");
    content
}

fn points(state: &State, kind: Sovereign) -> u32 {
    let seat = state.seats.iter().find(|seat| seat.kind == kind).expect("one of each kind");
    *seat.points.last().expect("years were played")
}

#[test]
fn twenty_subjects_are_a_hundred_and_thirteen_after_twenty_years() {
    let (state, taxes) = idle(&blue_book(), Sovereign::EmpireBuilder);
    assert_eq!((points(&state, Sovereign::EmpireBuilder), taxes), (113, 1_011));
    assert!(points(&state, Sovereign::Zealot) >= 113, "the births of the first converts share their views");
    let ten = with(Sovereign::EmpireBuilder, |player| player.subjects = Count::clamped(10));
    let (state, taxes) = idle(&ten, Sovereign::EmpireBuilder);
    assert_eq!((points(&state, Sovereign::EmpireBuilder), taxes), (46, 445));
    let (_, taxes) = idle(&blue_book(), Sovereign::Engineer);
    assert_eq!(taxes, 1_514);
}

#[test]
fn an_idle_merchant_and_an_engineer_with_all_technologies() {
    let saver = with(Sovereign::Merchant, |player| player.money = Count::clamped(50));
    let (state, _) = idle(&saver, Sovereign::Merchant);
    assert_eq!(points(&state, Sovereign::Merchant), 1_061);
    let content = blue_book();
    let mut state = State::begin(&content, &Campaign::default(), 5);
    let seat = state.seats.iter_mut().find(|seat| seat.kind == Sovereign::Engineer).expect("an Engineer");
    seat.technologies = content.technologies.ids().map(|technology| Developed { technology, year: 0 }).collect();
    let state = turn(&content, &state, &[], &[]).state;
    assert_eq!(points(&state, Sovereign::Engineer), 100);
}

#[test]
fn all_technologies_can_be_bought_in_their_order_for_a_thousand_and_five() {
    let content = blue_book();
    let mut state = State::begin(&content, &Campaign::default(), 5);
    let player = state.seats.iter().find(|seat| seat.kind == Sovereign::EmpireBuilder).expect("one").player;
    let seat = state.seat_mut(player).expect("a seat");
    (seat.treasury, seat.technologies) = (5_000, Vec::new());
    let mut spent = 0;
    for _ in 0..8 {
        // Pays for every technology whose level is open, one step in a track each year.
        let order = |name: &str, iu| Order::Research { technology: Name::from(name), iu };
        let wanted = content.technologies.iter().filter(|(_, technology)| {
            let seat = state.seat(player).expect("a seat");
            let has = |id: Id<_>| seat.technologies.iter().any(|known| known.technology == id);
            technology.predecessor.is_none_or(has)
        });
        let orders = wanted.map(|(_, technology)| order(&technology.name, 200).into()).collect();
        let year = turn(&content, &state, &[(player, Sheet { orders, ..Sheet::default() })], &[]);
        for event in &year.events {
            match event.what {
                Happening::Researched { iu, .. } => spent += iu,
                Happening::Developed { returned, .. } => spent -= returned,
                _ => {}
            }
        }
        state = year.state;
    }
    assert_eq!((state.seat(player).expect("a seat").technologies.len(), spent), (20, 1_005));
}

#[test]
fn damaged_ships_in_holds_are_repaired_at_a_base_as_their_carrier_is() {
    let content = blue_book();
    let mut state = State::begin(&content, &Campaign::default(), 5);
    state.secret = Some(rules::play::Secret::of_seed(7));
    let (player, home) = state.seats.iter().find_map(|seat| Some((seat.player, seat.home?))).expect("a house with a home");
    let fleet = state.fleets.iter_mut().find(|fleet| fleet.owner == Owner::Player(player)).expect("a fleet");
    let mut stowed = fleet.ships[0].clone();
    stowed.taken = 1;
    fleet.at = home;
    fleet.ships[0].hold.ships.push(stowed);
    let id = fleet.id;
    let year = turn(&content, &state, &[], &[]);
    let told =
        year.events.iter().any(|event| matches!(event.what, Happening::Repaired { fleet, ships: 1, hits: 1, .. } if fleet == id));
    assert!(told, "one ship, in a hold");
    let ships = &year.state.fleet(id).expect("it is there").ships;
    assert!(ships.iter().flat_map(|ship| &ship.hold.ships).all(|ship| ship.taken == 0));
}
