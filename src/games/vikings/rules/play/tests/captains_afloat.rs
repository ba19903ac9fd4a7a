//! Tests how captains play with boats: which captain wins against which, that the rules of thumb do not make certain mistakes, and what becomes of
//! boats.

use super::afloat::{A, sea, waters};
use super::*;
use rules::play::{Captain, Play, Record, Roster, Told, decide, fight};

/// The results of games between two captains, who change sides after each game: how many games the first captain won, lost and drew.
fn series(battle: &Battle, names: [CaptainName; 2], games: u32, events: &mut Vec<Event>) -> [u32; 3] {
    let mut ends = [0; 3];
    for game in 0..games {
        let swapped = usize::from(game % 2 == 1);
        let (mut first, mut second) = (names[swapped].captain(), names[1 - swapped].captain());
        let state = fight(battle, &mut [&mut first, &mut second], &mut Record::new((), 5, game), events);
        let winner = battle.outcome(&state).expect("it is over").winner;
        ends[winner.map_or(2, |player| usize::from(player.index() != swapped))] += 1;
    }
    ends
}

#[test]
fn rules_of_thumb_beat_chance_afloat() {
    for template in AFLOAT {
        let games = as_many(6, 400);
        let [won, lost, drawn] =
            series(&battle(template), [CaptainName::RuleOfThumb, CaptainName::Random], games, &mut Vec::new());
        println!("{template}: won {won}, lost {lost}, drawn {drawn}");
        assert!(won * 10 >= (won + lost) * 8, "{template}: won {won}, lost {lost}, drawn {drawn}");
    }
}

/// Counts the mistakes of the rules of thumb with boats in a game against themselves: boats that sink although idle characters aboard could have
/// bailed; rams that only block although another move was possible; treasures in a boat that the last of its crew leaves; and crews that row past the
/// edge by which they should leave the board.
fn faults(battle: &Battle, game: u32) -> [u32; 4] {
    let mut faults = [0; 4];
    let record = Record::<(), Action>::new((), 17, game);
    let (mut dice, mut choices) = (record.dice(), record.captains_dice());
    let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
    let mut state = battle.start(&mut dice, &mut ());
    let (mut legal, mut events, mut before) = (Vec::new(), Vec::new(), state.clone());
    while let Some(player) = battle.to_act(&state) {
        let captain: &mut dyn Captain<Battle> = &mut captains[player.index()];
        let action = decide(battle, &state, Some(captain), &mut legal, &mut choices).expect("somebody is asked");
        battle.legal(&state, &mut legal);
        events.clear();
        before.clone_from(&state);
        if let Some((_, Question::Sail(boat))) = state.position.question {
            faults[3] += u32::from(rows_past(battle, &state, boat, action));
        }
        battle.apply(&mut state, action, &mut dice, &mut events).expect("it is legal");
        for event in &events {
            match event {
                Event::Sank(boat) => faults[0] += u32::from(could_be_kept_up(battle, &before, *boat)),
                Event::Blocked(..) if legal.len() > 1 && matches!(action, Action::Sail(_)) => faults[1] += 1,
                Event::Moved(man, _) => faults[2] += loot_left(battle, &before, &state, *man),
                _ => {}
            }
        }
    }
    faults
}

/// How many treasures lie in a boat whose last character has just left it. They count only if the boat floats and the character's side is rewarded
/// for treasures.
fn loot_left(battle: &Battle, before: &State, state: &State, man: ManNumber) -> u32 {
    let (public, position) = (battle.public(), &state.position);
    let player = public.man(man).player;
    let Some(boat) = public.boat_of(&before.position, man).filter(|boat| public.boat_of(position, man) != Some(*boat)) else {
        return 0;
    };
    let rewarded = public.goals().iter().any(|aim| aim.player == player && aim.goal.what == crate::GoalKind::Treasure);
    let own = position.boat(boat).player == player && !public.is_beached(position, boat);
    if !rewarded || !own || public.aboard(position, boat).next().is_some() {
        return 0;
    }
    let lies = position.markers.iter().filter(|marker| marker.here && marker.carrier.is_none());
    lies.filter(|marker| public.boat_at(position, marker.hex) == Some(boat)).count() as u32
}

/// Whether a boat whose crew is to leave the board does not make a move by which it would leave.
fn rows_past(battle: &Battle, state: &State, boat: BoatNumber, action: Action) -> bool {
    let (public, position) = (battle.public(), &state.position);
    let vessel = position.boat(boat);
    let class = &public.boats()[boat.index()].class;
    let edge = space_of(class.hex_at(vessel.berth(), class.lead(vessel.way())));
    let escapes = |aim: &Aim| {
        let here = aim.area.is_empty() || aim.area.contains(&edge);
        aim.player == vessel.player && aim.goal.what == crate::GoalKind::Escaped && aim.who.is_none() && here
    };
    let leaves = public.straight(position, boat) == Some(Comes::Leaves);
    leaves && public.goals().iter().any(escapes) && action != Action::Sail(Sail::Straight)
}

/// Whether a boat that sinks at the end of this phase would have stayed afloat if all characters aboard with no enemy beside them had bailed. Only
/// damage that was known when the phase began counts.
fn could_be_kept_up(battle: &Battle, state: &State, boat: BoatNumber) -> bool {
    let (public, position) = (battle.public(), &state.position);
    let vessel = position.boat(boat);
    let hands = public.aboard(position, boat).filter(|man| {
        let own = position.man(*man);
        public.man(*man).player == vessel.player && own.stands() && !public.is_beset(position, *man)
    });
    let hull = &vessel.hull;
    let sinks = |water: u32| public.boats()[boat.index()].class.sinks_at(water.max(hull.collisions));
    let known = hull.total + hull.leaking();
    let bailed = public.hands_at(position, boat, Duty::Bailing) / 2;
    sinks(known.saturating_sub(bailed)) && !sinks((known + hull.new).saturating_sub(hands.count() as u32 / 2))
}

#[test]
fn rules_of_thumb_commit_no_fault_afloat_that_is_counted() {
    for template in chosen() {
        let battle = battle(template);
        let mut sum = [0; 4];
        for game in 0..as_many(2, 1_000) {
            sum.iter_mut().zip(faults(&battle, game)).for_each(|(sum, found)| *sum += found);
        }
        println!("{template}: faults {sum:?}");
        assert_eq!(sum, [0; 4], "{template}");
    }
}

/// A crew that has a treasure aboard and none left ashore must push its boat off the beach, go aboard again and row off the board.
#[test]
fn a_crew_brings_its_loot_home_by_boat() {
    let mut rows = sea(24, 16);
    for row in &mut rows {
        row.replace_range(15..24, "bbbbbbbbb");
    }
    let battle = waters(&rows, &[("Drakkar", A, (12, 7), crate::Heading::E, 0, 12)], |content| {
        let forces: Vec<_> = content.forces.ids().collect();
        let force = content.forces.get_mut(forces[A]).expect("a force");
        let boat = force.boats.ids().next().expect("a boat");
        force.boats.get_mut(boat).expect("it is there").treasures = rules::Level::clamped(1);
        let id = content.scenarios.ids().next().expect("a scenario");
        let scenario = content.scenarios.get_mut(id).expect("it is there");
        scenario.goals.add(crate::Goal { what: crate::GoalKind::Treasure, ..crate::Goal::default() });
        scenario.options.treasures = true;
    });
    let (mut one, mut other) = (RuleOfThumb::default(), RuleOfThumb::default());
    let mut events = Vec::new();
    fight(&battle, &mut [&mut one, &mut other], &mut Record::new((), 5, 1), &mut events);
    let at = |is: &dyn Fn(&Event) -> bool| events.iter().position(is);
    let off = at(&|event| matches!(event, Event::CarriedOff(..))).expect("the treasure leaves the board");
    assert!(at(&|event| matches!(event, Event::SailedOff(_))).is_some_and(|left| left > off), "by boat");
    let turns = events[..off].iter().filter(|event| matches!(event, Event::Turn(_))).count();
    let aboard = events.iter().filter(|event| matches!(event, Event::Left(_))).count();
    assert!(turns <= 8 && aboard >= 8, "in turn {turns}, with {aboard} men");
}

/// The templates that the variable `TEMPLATE` names, separated by commas; all templates if it is not set.
fn chosen() -> impl Iterator<Item = &'static str> {
    let named = std::env::var("TEMPLATE").ok();
    AFLOAT.into_iter().filter(move |template| named.as_deref().is_none_or(|named| named.split(',').any(|name| name == *template)))
}

/// Counts what happens to boats in `GAMES` games between rules of thumb on `TEMPLATE`. It prints every event of the first game if the variable `TALE`
/// is set.
#[test]
#[ignore = "tells what happens, by hand"]
fn watch() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(10);
    for template in chosen() {
        let battle = battle(template);
        let mut events = Vec::new();
        let [won, lost, drawn] = series(&battle, [CaptainName::RuleOfThumb; 2], games, &mut events);
        let count =
            |is: &dyn Fn(&Event) -> bool| f64::from(events.iter().filter(|event| is(event)).count() as u32) / f64::from(games);
        println!("{template}: {won} {lost} {drawn}");
        for (name, number) in [
            ("rams", count(&|event| matches!(event, Event::Rammed { .. }))),
            ("blocked", count(&|event| matches!(event, Event::Blocked(..)))),
            ("shore", count(&|event| matches!(event, Event::Aground { .. }))),
            ("beached", count(&|event| matches!(event, Event::Beached { .. }))),
            ("thrown", count(&|event| matches!(event, Event::Threw { .. }))),
            ("held", count(&|event| matches!(event, Event::Threw { holds: true, .. }))),
            ("hauled", count(&|event| matches!(event, Event::Hauled(_)))),
            ("cut", count(&|event| matches!(event, Event::Cut(.., true)))),
            ("seized", count(&|event| matches!(event, Event::Seized(..)))),
            ("sank", count(&|event| matches!(event, Event::Sank(_)))),
            ("capsized", count(&|event| matches!(event, Event::Capsized(_)))),
            ("left", count(&|event| matches!(event, Event::SailedOff(_)))),
            ("loot", count(&|event| matches!(event, Event::CarriedOff(..)))),
            ("killed", count(&|event| matches!(event, Event::Harmed { harm: Harm::Kill | Harm::KillBoth, .. }))),
            ("drowned", count(&|event| matches!(event, Event::Harmed { harm: Harm::Kill, cause: Cause::Water, .. }))),
            ("turns", count(&|event| matches!(event, Event::Turn(_)))),
        ] {
            print!("  {name} {number:.1}");
        }
        println!();
        let ends = |end: &dyn Fn(&Conclusion) -> bool| count(&|event| matches!(event, Event::Over(how) if end(how)));
        println!(
            "  goal {:.2} nobody {:.2} nothing {:.2} last turn {:.2}",
            ends(&|end| matches!(end, Conclusion::Goal(_))),
            ends(&|end| *end == Conclusion::NobodyLeft),
            ends(&|end| *end == Conclusion::Nothing),
            ends(&|end| *end == Conclusion::LastTurn)
        );
        if std::env::var_os("TALE").is_some() {
            let first = events.iter().position(|event| matches!(event, Event::Over(_))).unwrap_or(0);
            for event in &events[..=first] {
                println!("    {}", battle.tell(&[*event]));
            }
        }
    }
}
