//! Tests what a player cannot find out: from the dice of landings, from the times at which strangers have orders, and from spaces that fleets have
//! left.

use std::sync::Arc;

use super::super::{
    Event, Happening, Installed, Knowledge, Place, Plan, Post, State, Whereabouts, Year, learn, state::reading, turn,
};
use super::pairs::{BEHIND, HIDDEN, HOUSE, MEETING, Planned, VIEWER, WAITING, WATCH, designs, item, settled, stop};
use crate::knowledge::posted;
use crate::orders::{Act, Build, Order, Route, Sheet, Stop, Waypoint};
use crate::{Campaign, Content, Effect, Mode, Player, Role, Sovereign};
use geometry::Space;
use rules::{Count, Id, Level};

const PIRATES: (Sovereign, Sovereign) = (Sovereign::Pirate, Sovereign::Pirate);
const ESCORT: (Role, u32) = (Role::Ship, 1);

/// A fleet of some escorts that visits these stops.
fn fleet(player: Id<Player>, name: &str, at: Space, ships: usize, stops: Vec<Stop>) -> Planned {
    let plan = Plan { route: Route { stops: stops.into_iter().map(Into::into).collect(), repeat: false }, ..Plan::default() };
    Planned { player, name: name.into(), at, jump: 3, ships: vec![ESCORT; ships], troops: 0, plan, rogue: false }
}

fn begun(content: &Content, kinds: (Sovereign, Sovereign), fleets: &[Planned]) -> State {
    let mut state = settled(content, 11, kinds);
    for fleet in fleets {
        fleet.found(&mut state, content);
    }
    state
}

fn known(content: &Content, state: &State, year: &Year) -> Knowledge {
    let mut content = content.clone();
    let campaign = content.campaigns.add(Campaign::default());
    let before = learn::begin(&content, &Arc::new(posted(&content, campaign)), state, VIEWER, String::new());
    learn::learn(&before, &content, (state, &year.state), &year.events, (String::new(), true))
}

/// The dice of each landing in a space, and of each slaughter.
fn dice(year: &Year) -> Vec<Vec<u8>> {
    let thrown = |event: &Event| match &event.what {
        Happening::Landed(landing) => {
            Some(landing.rounds.iter().flat_map(|round| round.attack.iter().chain(&round.defence)).copied().collect())
        }
        Happening::Slew { .. } => Some(event.dice.clone()),
        _ => None,
    };
    year.events.iter().filter(|event| event.at == Some(MEETING)).filter_map(thrown).collect()
}

#[test]
fn landings_of_one_owner_throw_dice_of_their_own_whatever_was_founded_first() {
    let mut content = designs();
    // No landed unit can hit, so the natives survive all landings.
    let mut tables = crate::Tables::clone(&content.tables);
    tables.rolls.landed_ship = Level::clamped(7);
    content.tables = tables.into();
    for kind in [Sovereign::Pirate, Sovereign::Berserker] {
        let act = if kind == Sovereign::Berserker { Act::Slay(None) } else { Act::Plunder(None) };
        let acts = |number: usize| vec![stop(MEETING, vec![act.clone(); number])];
        let raids: Vec<Planned> = ["Ada", "Bea", "Cleo"].map(|name| fleet(HOUSE, name, MEETING, 30, acts(1))).to_vec();
        let eight = [fleet(HOUSE, "Ada", MEETING, 90, acts(8))];
        for fleets in [&raids[..], &eight[..]] {
            let year = turn(&content, &begun(&content, (Sovereign::Pirate, kind), fleets), &[], &[]);
            let thrown = dice(&year);
            assert!(thrown.len() >= 3, "{kind:?}: {thrown:?}");
            for (at, dice) in thrown.iter().enumerate().filter(|(_, dice)| dice.len() > 5) {
                assert!(thrown[..at].iter().all(|before| before[..6.min(before.len())] != dice[..6]), "{kind:?}: {thrown:?}");
            }
            let mut late = vec![fleet(HOUSE, "Elsewhere", HIDDEN, 1, Vec::new())];
            late.extend(fleets.iter().rev().cloned());
            assert_eq!(dice(&turn(&content, &begun(&content, (Sovereign::Pirate, kind), &late), &[], &[])), thrown, "{kind:?}");
        }
    }
}

#[test]
fn a_stranger_bears_the_tick_at_which_it_came_into_view_and_none_at_which_it_had_orders() {
    let content = designs();
    let wait = || Stop { to: Waypoint::Wait, acts: Vec::new() };
    for jump in 1..=8 {
        for stops in [Vec::new(), vec![wait()], vec![wait(), wait()]] {
            let guest = |name: &str, at| Planned { jump, ..fleet(HOUSE, name, at, 1, stops.clone()) };
            // The fleet goes from a space with one strange fleet to a space with another, and then on.
            let way = [Space::new(14, 11), MEETING, WATCH].map(|at| stop(at, Vec::new()));
            let own = Planned { jump: 5, ..fleet(VIEWER, "Own", WAITING, 1, way.to_vec()) };
            let fleets = [own, guest("One", WAITING), guest("Other", MEETING)];
            let state = begun(&content, PIRATES, &fleets);
            let known = known(&content, &state, &turn(&content, &state, &[], &[]));
            let seen = |at| {
                known.strangers.iter().find(|stranger| stranger.at == at && stranger.owner == Some(HOUSE)).map(|one| one.tick)
            };
            let world = |at| known.world_at(at).and_then(|world| world.seen.as_ref()).map(|seen| seen.tick);
            assert_eq!((seen(WAITING), seen(MEETING)), (Some(0), Some(504)), "jump {jump}: {:?}", known.strangers);
            assert_eq!((world(WAITING), world(MEETING)), (Some(0), Some(504)), "jump {jump}");
        }
    }
}

#[test]
fn a_scout_sees_nothing_of_whoever_crosses_its_space() {
    let content = designs();
    let scout = Planned { ships: vec![(Role::Scout, 0)], ..fleet(VIEWER, "Scout", WATCH, 1, Vec::new()) };
    let crossing = fleet(HOUSE, "Crossing", BEHIND, 1, vec![stop(WATCH, vec![]), stop(BEHIND, vec![])]);
    let looks = |fleets: &[Planned]| {
        let year = turn(&content, &begun(&content, PIRATES, fleets), &[], &[]);
        year.events.into_iter().filter(|event| event.is_seen_by(VIEWER)).collect::<Vec<_>>()
    };
    assert_eq!(looks(std::slice::from_ref(&scout)), looks(&[scout, crossing]));
}

#[test]
fn a_base_that_is_gone_is_no_place_and_one_that_stands_is_told() {
    let content = designs();
    let outpost = item(&content, Role::Outpost, 0);
    let space = Space::new(12, 6);
    let hunt = |player, name: &str| {
        let mut hunter = fleet(player, name, space, 2, Vec::new());
        hunter.plan.mode = Mode::Engage;
        hunter
    };
    for stands in [true, false] {
        let mut state = begun(&content, PIRATES, &[hunt(VIEWER, "Own"), hunt(HOUSE, "Theirs")]);
        state.places.push(Place { at: space, ..Place::default() });
        state.places.sort_by_key(|place| reading(place.at));
        let estate = state.place_mut(space).expect("it was added").estate_mut(HOUSE);
        estate.bases.extend(stands.then_some(Installed { item: outpost }));
        let year = turn(&content, &state, &[], &[]);
        assert_eq!(year.events.iter().any(|event| matches!(event.what, Happening::Fought(_))), stands);
        assert_eq!(year.state.place(space).is_some(), stands);
        if stands {
            let known = known(&content, &state, &year);
            let seen = known.world_at(space).and_then(|world| world.seen.clone()).expect("it was seen");
            assert_eq!((seen.owner, seen.bases.as_slice(), seen.defenders()), (Some(HOUSE), &[(outpost, 1)][..], 1));
            assert!(known.report().contains("no planet, 1 outpost, 0 troops"), "{}", known.report());
        }
    }
}

#[test]
fn who_breaks_off_shuns_no_space_for_a_fleet_that_he_cannot_see() {
    let content = designs();
    let mut own = fleet(VIEWER, "Own", MEETING, 6, Vec::new());
    own.plan.break_off = Some(Level::clamped(1));
    let mut enemy = fleet(HOUSE, "Enemy", MEETING, 8, Vec::new());
    enemy.plan.mode = Mode::Engage;
    let corner = Space::new(MEETING.column - 1, MEETING.row - 1);
    let fled = |more: &[Planned]| {
        let fleets = [&[own.clone(), enemy.clone()], more].concat();
        let year = turn(&content, &begun(&content, PIRATES, &fleets), &[], &[]);
        year.events.iter().find_map(|event| match event.what {
            Happening::BrokeOff { to, .. } => Some(to),
            _ => None,
        })
    };
    assert_eq!((fled(&[]), fled(&[fleet(HOUSE, "Unseen", corner, 1, Vec::new())])), (Some(corner), Some(corner)));
}

#[test]
fn an_empire_builder_serves_all_his_ships_in_a_battle_where_he_is() {
    let content = designs();
    for aboard in [true, false] {
        let mut enemy = fleet(VIEWER, "Enemy", MEETING, 12, Vec::new());
        enemy.plan.mode = Mode::Engage;
        let fleets = [enemy, fleet(HOUSE, "His", MEETING, 1, Vec::new()), fleet(HOUSE, "Other", MEETING, 12, Vec::new())];
        let mut state = begun(&content, (Sovereign::Pirate, Sovereign::EmpireBuilder), &fleets);
        let (his, other) = (super::fleet(&state, "His"), super::fleet(&state, "Other"));
        if aboard {
            state.seat_mut(HOUSE).expect("the house").persons[0].at = Whereabouts::Aboard(his);
        }
        let year = turn(&content, &state, &[], &[]);
        let battle = year.events.iter().find_map(|event| match &event.what {
            Happening::Fought(battle) => Some(battle),
            _ => None,
        });
        let battle = battle.expect("a battle");
        let ships: Vec<_> = battle.sides.iter().flat_map(|side| &side.ships).filter(|ship| ship.fleet == Some(other)).collect();
        let shots: Vec<_> = battle.rounds.iter().flat_map(|round| &round.fired).collect();
        let shots: Vec<_> = shots.into_iter().filter(|fired| ships.iter().any(|ship| ship.ship == fired.ship)).collect();
        let least = if aboard { 4 } else { 5 };
        assert!(shots.len() > 10);
        for fired in shots {
            assert_eq!(fired.hits, fired.dice.iter().filter(|die| **die >= least).count() as u32, "{fired:?}");
        }
    }
}

#[test]
fn advanced_industrial_technology_alone_builds_two_factories_a_million() {
    let content = designs();
    let (advanced, _) = content.technologies.find(|known| known.effect == Effect::TwoFactories).expect("it");
    let (_, factory) = content.items.find(|item| item.role == Role::Factory).expect("a factory");
    let build = |number| Order::Build(Build { number, item: factory.name.as_str().into(), at: "Hidden".into(), into: None });
    let sheet = |number| (HOUSE, Sheet { orders: vec![build(number).into()], ..Sheet::default() });
    let built = |technologies: Vec<_>, number| {
        let mut state = begun(&content, PIRATES, &[]);
        let seat = state.seat_mut(HOUSE).expect("the house");
        (seat.treasury, seat.technologies) = (9_999, technologies);
        let year = turn(&content, &state, &[sheet(number)], &[]);
        year.state.place(HIDDEN).and_then(|place| place.estate(HOUSE)).map(|estate| estate.factories)
    };
    let known = super::super::Developed { technology: advanced, year: 0 };
    assert_eq!((built(vec![known], 40), built(vec![known], 41), built(Vec::new(), 1)), (Some(40), Some(0), Some(0)));
}

#[test]
fn the_last_report_and_the_last_gazette_name_the_winner_and_ask_for_no_sheet() {
    let mut content = designs();
    let campaign = Campaign { years: Count::clamped(2), open_standings: false, ..Campaign::default() };
    let campaign = content.campaigns.add(campaign);
    let mut post = Post::begin(Arc::new(content), campaign, 1);
    let first = post.play(std::iter::empty(), &[]);
    assert!(post.knowledge()[0].report().contains("THE SHEET OF TURN 2, BEGUN"));
    assert_eq!(post.gazette(&first.events).won, None);
    let last = post.play(std::iter::empty(), &[]);
    let leaders: Vec<String> =
        post.state().leaders().into_iter().map(|winner| post.content().player_label(Some(winner)).to_owned()).collect();
    for known in post.knowledge() {
        let report = known.report();
        let said = report.contains(&leaders[0]) && (report.contains(" has won.") || report.contains(" share the victory."));
        assert!(said && !report.contains("THE SHEET OF TURN") && !report.contains("\norders "), "{report}");
    }
    assert!(post.gazette(&last.events).remark().contains(&leaders[0]));
}
