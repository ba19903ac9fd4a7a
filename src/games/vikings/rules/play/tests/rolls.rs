//! Tests die rolls in the log: the sum of die and modifier, and the sums that would decide.

use super::*;
use crate::{Arrow, Cover};
use rules::play::{Captain, Play as _, Record, Roster as _, Told as _, fight};

/// The lines of the log that begin with a die roll, in a game between rules of thumb, each with its events.
fn rolls(template: &str, game: u32) -> Vec<(Vec<Event>, String)> {
    let battle = battle(template);
    let mut captains = [CaptainName::RuleOfThumb.captain(), CaptainName::RuleOfThumb.captain()];
    let [first, second] = &mut captains;
    let mut both: [&mut dyn Captain<Battle>; 2] = [first, second];
    let mut events: Vec<Event> = Vec::new();
    fight(&battle, &mut both, &mut Record::<(), Action>::new((), 5, game), &mut events);
    let told = |pair: &[Event]| {
        let [Event::Die(..), decided] = pair else { return None };
        let line = if Battle::together(&pair[0], decided) { pair } else { &pair[..1] };
        Some((line.to_vec(), battle.tell(line)))
    };
    events.windows(2).filter_map(told).collect()
}

#[test]
fn a_roll_is_told_with_its_modifier_the_sum_and_what_was_needed() {
    let mut seen = std::collections::BTreeMap::new();
    for (template, game) in
        [("the-hall", 0), ("the-hall", 1), ("sample", 0), ("viking-against-viking", 0), ("viking-against-viking", 1)]
    {
        for (events, words) in rolls(template, game) {
            let (Event::Die(.., die), Some(decided)) = (events[0], events.get(1)) else { continue };
            let (kind, modifier, needed) = match *decided {
                Event::Challenged { modifier, .. } => ("challenge", modifier, "8 or more wounds, 10 or more kills"),
                Event::Struck { armour, .. } => ("blow", armour, " wins)"),
                Event::Shot { modifier, .. } => ("arrow", modifier, " hits)"),
                Event::Threw { modifier, .. } => ("hook", modifier, " or more holds"),
                Event::Rage(..) => ("rage", 0, "4 or more rages"),
                Event::Rammed { factor, .. } => ("ram", i32::from(factor), " to its hull"),
                _ => continue,
            };
            assert!(words.contains(needed), "{words}");
            // In a fight a sum above ten counts as ten (8.7, 8.8).
            let most = if kind == "blow" { 10 } else { i32::MAX };
            let sum = (i32::from(die) + modifier).min(most);
            let is_told = words.contains(&format!(" {} = {}", modifier.abs(), sum.abs()).replace(" = -", " = \u{2212}"));
            assert_eq!(is_told, modifier != 0, "{words}");
            *seen.entry((kind, modifier != 0)).or_insert(0) += 1;
        }
    }
    let with = |kind: &str| seen.contains_key(&(kind, true));
    assert!(["challenge", "blow", "arrow"].into_iter().all(with), "{seen:?}");
    assert!(seen.keys().any(|(kind, _)| *kind == "hook"), "{seen:?}");
}

#[test]
fn a_phase_in_which_nobody_could_pull_is_not_named() {
    let battle = battle("viking-against-viking");
    let player = rules::play::Player::new(0);
    let passed = [Phase::Tasks, Phase::Pulling, Phase::Fire].map(|phase| Event::Phase(player, phase));
    let words = battle.tell(&passed);
    assert!(words.contains("no tasks") && !words.contains("no pulling") && !words.contains("ropes"), "{words}");
    assert!(battle.tell(&passed[..2]).ends_with("pulling."), "{}", battle.tell(&passed[..2]));
}

#[test]
fn the_task_at_the_hook_of_a_rope_that_holds_is_to_pull_it() {
    let battle = battle("viking-against-viking");
    let mut state = battle.start(&mut Record::<(), Action>::new((), 1, 0).dice(), &mut ());
    let on_a_coil = |position: &Position| {
        let rope = |man: ManNumber| battle.public().coil_under(position, man);
        position.numbered().find_map(|(man, _)| Some((man, rope(man)?)))
    };
    let position = &mut state.position;
    // A character aboard the first boat that has a hook is put onto the hook's coil.
    let (number, rope) = battle.public().ropes(position).next().map(|(number, rope)| (number, *rope)).expect("a rope");
    let coil = battle.public().coil_on(position, &rope).expect("a coil");
    let crew: Vec<ManNumber> = battle.public().aboard(position, rope.boat).collect();
    if position.at(coil).is_none() {
        position.men[crew[0].index()].pose = Pose::on(coil);
    }
    let (man, _) = on_a_coil(&state.position).filter(|(_, found)| *found == number).expect("somebody on the coil");
    let hook = Action::Assign(man, Duty::Hook);
    assert!(battle.choice(&state, hook).ends_with(" takes the hook"), "{}", battle.choice(&state, hook));
    let far = (0..).map(BoatNumber).zip(&state.position.boats).find(|(boat, there)| *boat != rope.boat && there.is_here());
    let (far, _) = far.expect("another boat");
    let hex = battle.public().boats()[far.index()].class.stern();
    state.position.ropes[number.index()].hook = Hook::Holds { boat: far, hex, most: 5 };
    assert!(battle.choice(&state, hook).ends_with(" pulls the rope"), "{}", battle.choice(&state, hook));
    assert!(battle.public().moved_by_pulling(&state.position, [rope.boat, far]).is_some());
}

#[test]
fn an_arrow_at_a_beast_is_told_with_the_sums_that_kill_it() {
    let battle = battle("the-hall");
    let (archer, beast) = (ManNumber(0), BeastNumber(0));
    for result in [Arrow::Miss, Arrow::A, Arrow::B, Arrow::C, Arrow::D] {
        let shot = Event::ShotAtBeast { archer, beast, range: 3, modifier: 0, cover: Cover::None, result };
        let words = battle.tell(&[shot]);
        assert!(words.contains(" kills)") && !words.contains("hits"), "{words}");
        assert_eq!(words.contains("which kills it"), result.kills_beast(), "{words}");
    }
}

#[test]
fn rolls_in_the_water_and_at_ropes_and_leaks_are_told_with_their_sums() {
    let battle = battle("viking-against-viking");
    let (player, man, rope) = (rules::play::Player::new(0), ManNumber(0), RopeNumber(0));
    let told = |purpose: Purpose, die: u8, decided: Event| {
        assert!(Battle::together(&Event::Die(player, purpose, die), &decided), "{purpose:?}");
        battle.tell(&[Event::Die(player, purpose, die), decided])
    };
    let ends = |words: &str, parts: [&str; 3]| parts.iter().for_each(|part| assert!(words.contains(part), "{part}: {words}"));
    let drowning = format!("({} or less drowns)", battle.public().tables.drowning.drowns);
    ends(&told(Purpose::Drowning(man), 4, Event::Swam(man, 2, false)), [" 4 + 2 = 6: ", "stays afloat in deep water", &drowning]);
    ends(
        &told(Purpose::Drowning(man), 1, Event::Swam(man, -2, true)),
        [" 1 \u{2212} 2 = \u{2212}1: ", "drowns in deep water", &drowning],
    );
    let cutting = format!("({} or less cuts it)", battle.public().tables.grappling.cuts);
    ends(&told(Purpose::Cut(man), 3, Event::Cut(man, rope, 1, false)), [" 3 + 1 = 4: ", " cannot cut ", &cutting]);
    ends(&told(Purpose::Cut(man), 2, Event::Cut(man, rope, 0, true)), [" 2: ", " cuts ", &cutting]);
    let breaking = "as the markers of both boats show 6 together (15 or more breaks it)";
    let name = rules::capital(&battle.rope_name(rope));
    assert!(["to port of ", "to starboard of "].into_iter().any(|side| name.contains(side)), "no hex of the deck: {name}");
    ends(&told(Purpose::Strain(rope), 9, Event::Strained(rope, 6, true)), [" 9 + 6 = 15: ", " breaks, ", breaking]);
    ends(&told(Purpose::Strain(rope), 8, Event::Strained(rope, 6, false)), [" 8 + 6 = 14: ", " holds, ", breaking]);
    let patching = "(3 or less mends it, 5 or less stops it for the phase)";
    let patched = |die: u8, points: u8, patched: Patched| told(Purpose::Patch(man), die, Event::Patched(man, points, patched));
    ends(&patched(3, 0, Patched::Mended), [" 3: ", "mends the leak", patching]);
    ends(&patched(3, 2, Patched::Dry), [" 3 + 2 = 5: ", "stops the leak for this phase", patching]);
    ends(&patched(6, 1, Patched::Not), [" 6 + 1 = 7: ", "cannot stop the leak", patching]);
}

#[test]
fn an_arrow_that_would_drive_back_somebody_aboard_or_standing_still_is_told_to_do_nothing() {
    let battle = battle("viking-against-viking");
    let (archer, target) = (ManNumber(0), ManNumber(1));
    let shot_at = |aboard: bool, still: bool, result: Arrow| Event::Shot {
        archer,
        target,
        range: 3,
        modifier: 0,
        cover: Cover::Light,
        mounted: false,
        aboard,
        still,
        line: [geometry::Space::new(0, 0), geometry::Space::new(3, 0)],
        result,
    };
    let shot = |aboard: bool, result: Arrow| shot_at(aboard, false, result);
    let still = shot_at(false, true, Arrow::A);
    let told = battle.tell(&[still]);
    assert!(told.contains("with result A, which does nothing to who stands still (2 or less hits)"), "{told}");
    assert_eq!(still.citation(), crate::book("2.33"), "who does not move loses no movement points");
    let ashore = battle.tell(&[shot(false, Arrow::A)]);
    assert!(ashore.contains("with result A, which drives back or slows (4 or less hits)"), "{ashore}");
    let aboard = battle.tell(&[shot(true, Arrow::A)]);
    assert!(aboard.contains("with result A, which drives nobody back aboard (2 or less hits)"), "{aboard}");
    assert_eq!(shot(true, Arrow::A).citation(), crate::book("2.4"), "results of retreat are ignored aboard");
    assert_eq!(shot(true, Arrow::B).citation(), crate::book("2.32"));
    let wound = battle.tell(&[shot(true, Arrow::B)]);
    assert!(wound.contains("with result B, a wound"), "{wound}");
}

#[test]
fn a_rope_that_became_too_long_cites_its_length_and_a_weak_one_its_hemp() {
    assert_eq!(Event::Parted(RopeNumber(0)).citation(), crate::book("4.63"));
    assert_eq!(Event::Strained(RopeNumber(0), 6, true).citation(), crate::book("5.3"));
}
