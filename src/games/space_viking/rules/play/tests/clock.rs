//! Tests when fleets enter their spaces, what they meet there, and how orders reach them.

use super::super::{Event, Happening, Owner, State, Year, enters, turn};
use super::{blue_book, fleet, sheet};
use crate::orders::{Act, Lines, Message, Order, Route, Sheet, Stop, Waypoint};
use crate::{Campaign, Content, Mode, Player};
use geometry::Space;
use rules::Id;

fn route(stops: &[Waypoint]) -> Lines {
    let stops = stops.iter().map(|to| Stop { to: to.clone(), acts: Vec::new() }.into()).collect();
    Lines { route: Some(Route { stops, repeat: false }.into()), ..Lines::default() }
}

fn space(column: i16, row: i16) -> Waypoint {
    Waypoint::Space(Space::new(column, row))
}

/// A state with two fleets, the Red Hand and the Surveyors, near Xochitl at (5, 8). For each fleet, its space and its jump are given, and its
/// sovereign is aboard.
fn beside_xochitl(content: &Content, hand: (Space, u32), surveyors: (Space, u32)) -> (State, Id<Player>, Id<Player>) {
    let mut state = State::begin(content, &Campaign::default(), 3);
    let mut owners = Vec::new();
    for (name, (at, jump)) in [("Red Hand", hand), ("Surveyors", surveyors)] {
        let id = fleet(&state, name);
        let fleet = state.fleet_mut(id).expect("it is there");
        fleet.at = at;
        fleet.ships.iter_mut().for_each(|ship| ship.jump = jump);
        let Owner::Player(player) = fleet.owner else { panic!("a player's") };
        owners.push(player);
    }
    (state, owners[0], owners[1])
}

fn fought(year: &Year) -> Vec<(u32, Option<Space>)> {
    year.events.iter().filter(|event| matches!(event.what, Happening::Fought(_))).map(|event| (event.tick, event.at)).collect()
}

#[test]
fn fleets_enter_their_spaces_at_their_ticks() {
    assert_eq!([enters(2, 1), enters(2, 2)], [420, 840]);
    assert_eq!([enters(3, 1), enters(3, 2), enters(3, 3)], [280, 560, 840]);
}

#[test]
fn who_came_at_420_is_met_at_560_and_who_leaves_at_840_is_not_met_by_who_comes_then() {
    let content = blue_book();
    let xochitl = Space::new(5, 8);
    let start = ((Space::new(4, 7), 2), (Space::new(7, 8), 3));
    let (state, hand, surveyors) = beside_xochitl(&content, start.0, start.1);
    let hunting = Lines { mode: Some(Mode::Engage.into()), ..route(&[space(5, 8), space(5, 9)]) };
    let met = [
        (hand, sheet("Red Hand", hunting.clone())),
        (surveyors, sheet("Surveyors", route(&[space(6, 8), space(5, 8), space(4, 8)]))),
    ];
    assert_eq!(fought(&turn(&content, &state, &met, &[])), [(560, Some(xochitl))]);
    let missed =
        [(hand, sheet("Red Hand", hunting)), (surveyors, sheet("Surveyors", route(&[space(7, 7), space(6, 8), space(5, 8)])))];
    assert!(fought(&turn(&content, &state, &missed, &[])).is_empty());
}

#[test]
fn orders_do_not_reach_a_fleet_far_from_the_sovereign_but_a_message_does() {
    let content = blue_book();
    let mut state = State::begin(&content, &Campaign::default(), 3);
    let (courier, player) = state
        .fleets
        .iter()
        .find_map(|fleet| match fleet.owner {
            Owner::Player(player) if fleet.name == "Red Hand" => Some((fleet.id, player)),
            _ => None,
        })
        .expect("the Red Hand");
    // A fleet that is one move away, under a crony, so that it stays loyal.
    let ships = vec![state.ship(&content, Id::new(4), 2)];
    let far = state.found(player, "Far", super::super::Commander::Person(1), Space::new(8, 4), ships);
    state.seat_mut(player).expect("a seat").persons[1].at = super::super::Whereabouts::Aboard(far);
    let away = route(&[space(7, 4)]);
    let direct = turn(&content, &state, &[(player, sheet("Far", away.clone()))], &[]);
    let refused = |event: &Event| matches!(event.what, Happening::NotDone { fleet: Some(fleet), .. } if fleet == far);
    assert!(direct.events.iter().any(refused));
    assert_eq!(direct.state.fleet(far).expect("it is there").at, Space::new(8, 4));

    let outpost = |state: &mut State| state.found_place(Space::new(8, 4));
    outpost(&mut state);
    let message = Message { to: "Far".into(), by: "Red Hand".into(), lines: away };
    let mut posted = sheet("Red Hand", Lines { mode: Some(Mode::Passive.into()), ..route(&[space(8, 4)]) });
    posted.orders.push(Order::Message(Box::new(message)).into());
    let year = turn(&content, &state, &[(player, posted)], &[]);
    let handed = year.events.iter().find(|event| matches!(event.what, Happening::HandedOver { .. })).expect("it arrives");
    assert_eq!((handed.tick, handed.at), (420, Some(Space::new(8, 4))));
    assert_eq!(year.state.fleet(far).expect("it is there").at, Space::new(7, 4), "it moves on at 840");
    assert_eq!(year.state.fleet(courier).map(|fleet| fleet.at), Some(Space::new(8, 4)));
    assert!(year.state.messages.is_empty());
}

#[test]
fn a_raid_takes_what_the_holds_take_and_a_higher_version_counts() {
    let content = blue_book();
    // Inverlane at (15, 9) is a world of the Stone Age. It has nothing to defend itself with, and yields a die of plunder.
    let (mut state, hand, _) = beside_xochitl(&content, (Space::new(15, 8), 2), (Space::new(0, 5), 2));
    // Troops in the holds leave no room for loot.
    let raider = fleet(&state, "Red Hand");
    state.fleet_mut(raider).expect("it is there").ships.iter_mut().for_each(|ship| ship.hold.stock.clear());
    let raid = Stop { to: Waypoint::World("inverlane".into()), acts: vec![Act::Plunder(None).into()] };
    let raid = Lines { route: Some(Route { stops: vec![raid.into()], repeat: false }.into()), ..Lines::default() };
    let version = |version, lines| {
        let opening = crate::orders::Opening { version, ..Default::default() };
        (hand, Sheet { opening: Some(opening.into()), ..sheet("Red Hand", lines) })
    };
    let stay = route(&[Waypoint::Wait]);
    let year = turn(&content, &state, &[version(2, raid.clone()), version(1, stay.clone())], &[]);
    let taken = year.events.iter().find_map(|event| match event.what {
        Happening::Plundered { found, taken, .. } => Some((found, taken, event.dice.len())),
        _ => None,
    });
    let (found, taken, dice) = taken.expect("it plunders");
    assert!((1..=6).contains(&found) && taken == found && dice == 1);
    let seat = year.state.seat(hand).expect("a seat");
    assert_eq!((seat.taken, seat.points.last()), (taken, Some(&(taken * 2))));
    let neither = turn(&content, &state, &[version(2, raid), version(2, stay)], &[]);
    assert_eq!(neither.state.seat(hand).expect("a seat").taken, 0);
}
