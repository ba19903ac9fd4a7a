//! Fights from the book's own examples, and small ones whose odds were counted by hand and by dice.

use std::cell::Cell;

use super::blows::column;
use super::force::wounds_marked;
use super::standing::{codes, markings};
use super::*;
use crate::cards::Creature;
use crate::verbs::{Aftermath, Bonus, Rounds, Trait};
use crate::{Squad, blue_book};
use rules::Level;
use rules::play::Seeded;

fn member(combat: u32, endurance: u32) -> Member {
    Member { combat, endurance, ..Member::default() }
}

fn creature(strength: u32, endurance: Option<u32>, effects: Vec<Trait>) -> Force {
    let (strength, endurance) = (Some(Level::clamped(strength)), endurance.map(Level::clamped));
    Force::creature(&Creature { strength, endurance, effects, ..Creature::default() }, 1)
}

fn ends(members: &[Member], force: &Force) -> Vec<(End, f64)> {
    let tables = blue_book::content().tables;
    let mut fight = Fight::new(members, force, Guarded::default(), &tables).expect("a whole table");
    let ends = fight.ends(&vec![Fate::Free(0); members.len()]);
    let sum: f64 = ends.iter().map(|(_, chance)| chance).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{sum}");
    // The expected value of the fight must equal the mean value of its ends, weighted by their chances.
    let told: f64 = ends.iter().map(|(end, chance)| chance * worth(&end.fates)).sum();
    let expected = fight.most_expected(&vec![Fate::Free(0); members.len()]);
    assert!((told - expected).abs() < 1e-3, "{told} and {expected}");
    ends
}

fn worth(fates: &[Fate]) -> f64 {
    fates.iter().filter(|fate| matches!(fate, Fate::Free(_))).count() as f64
}

fn is(found: f64, wanted: f64) {
    assert!((found - wanted).abs() < 1e-12, "{found} is not {wanted}");
}

fn chance(ends: &[(End, f64)], of: impl Fn(&End) -> bool) -> f64 {
    ends.iter().filter(|(end, _)| of(end)).map(|(_, chance)| chance).sum()
}

#[test]
fn the_alweg_wounds_combat_5_not_once_or_twice() {
    let ends = ends(
        &[member(5, 5)],
        &creature(8, None, vec![Trait::Stays(Level::clamped(1), Aftermath::Leaves), Trait::NoBreakOff(Rounds::All)]),
    );
    for (wounds, sixths) in [(0, 1.0), (1, 3.0), (2, 2.0)] {
        is(chance(&ends, |end| end.fates == [Fate::Free(wounds)] && end.stayed), sixths / 6.0);
    }
}

#[test]
fn differences_have_columns_up_to_both_ends() {
    assert_eq!([-99, -7, -4, -2, -1, 0, 1, 3, 6, 10, 11, 99].map(column), [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9]);
}

#[test]
fn two_wounds_on_derban_and_adora_fall_three_ways() {
    let members = [member(1, 2), member(5, 5)];
    let fresh = codes(&[Fate::Free(0), Fate::Free(0)]);
    assert_eq!(markings(&members, fresh, 0b11, 2).len(), 3);
    // One defender can take at most two wounds, and the other at most five.
    assert_eq!(markings(&members, fresh, 0b11, 6).len(), 2);
    assert_eq!(markings(&members, fresh, 0b11, 9).len(), 1, "what is beyond is lost");
    assert_eq!(markings(&members, fresh, 0b10, 1).len(), 1, "who is inactive suffers nothing");
}

#[test]
fn at_one_better_a_3_frees_the_inactive_alone() {
    let members = [member(2, 2), member(2, 2)];
    let force = creature(3, Some(3), Vec::new());
    let tables = blue_book::content().tables;
    let fight = Fight::new(&members, &force, Guarded::default(), &tables).expect("a whole table");
    let at = standing::Standing { codes: codes(&[Fate::Free(0), Fate::Free(0)]), struck: 0, round: 1, dealt: 0, held: 0 };
    let partings = |breaking| {
        let partings = fight.partings(at, solver::Choice { active: 0b01, breaking });
        partings
            .into_iter()
            .map(|parting| (parting.leaving, parting.column, (parting.chance * 6.0).round() as u32))
            .collect::<Vec<_>>()
    };
    // A die of up to 2 frees both defenders, and a die of up to 4 frees the inactive one. After a failed attempt the column moves one to the right.
    assert_eq!(partings(solver::Breaking::All), [(0b11, 5, 2), (0b10, 6, 2), (0, 6, 2)]);
    assert_eq!(partings(solver::Breaking::Inactive), [(0b10, 5, 4), (0, 5, 2)]);
    assert_eq!(partings(solver::Breaking::Nobody), [(0, 5, 6)]);
}

#[test]
fn capture_and_a_failed_break_off_net_one_left() {
    let members = [member(2, 4)];
    let force = Force { capture: true, ..Force::characters(&[member(5, 5)], false, true) };
    let tables = blue_book::content().tables;
    let fight = Fight::new(&members, &force, Guarded::default(), &tables).expect("a whole table");
    let at = standing::Standing { codes: codes(&[Fate::Free(0)]), struck: 0, round: 1, dealt: 0, held: 0 };
    let columns = |breaking| {
        let partings = fight.partings(at, solver::Choice { active: 1, breaking });
        partings.into_iter().filter(|parting| parting.leaving == 0).map(|parting| parting.column).collect::<Vec<_>>()
    };
    // In a fight to capture, a difference of +3 is read two columns further left, and after a failed attempt to break off only one column further
    // left.
    assert_eq!((columns(solver::Breaking::Nobody), columns(solver::Breaking::All)), (vec![4], vec![5]));
}

#[test]
fn one_against_one_is_as_solved_by_hand() {
    // A table on which a die of 1 wounds the defender, a die of 2 wounds the attacker, and nothing else happens; nobody breaks off.
    let mut tables = blue_book::content().tables.as_ref().clone();
    for (line, row) in tables.characters.rows.iter_mut().enumerate() {
        let cell = match line {
            0 => "0/1",
            1 => "1/0",
            _ => "0/0",
        };
        for at in 0..10 {
            row.set(at, Some(cell.parse().expect("wounds")));
        }
    }
    let members = [member(3, 1)];
    let force = creature(3, Some(1), vec![Trait::NoBreakOff(Rounds::All)]);
    let mut fight = Fight::new(&members, &force, Guarded::default(), &tables).expect("a whole table");
    let ends = fight.ends(&[Fate::Free(0)]);
    // In a round each side is hit with a chance of 1/6: both sides with 1/36, one side alone with 5/36. So the defender falls alone with a chance of
    // 5/11. If both fall, the attacker counts as beaten.
    is(chance(&ends, |end| end.fates == [Fate::Killed] && !end.beaten), 5.0 / 11.0);
    is(chance(&ends, |end| end.fates == [Fate::Killed] && end.beaten), 1.0 / 11.0);
    is(chance(&ends, |end| end.fates == [Fate::Free(0)] && end.beaten), 5.0 / 11.0);
}

#[test]
fn a_prisoner_is_free_when_his_captors_are_dead() {
    let captors = Force::characters(&[member(9, 6)], false, true);
    let found = ends(&[member(3, 4), member(3, 4)], &captors);
    assert!(found.iter().all(|(end, _)| !end.beaten || end.fates.iter().all(|fate| *fate != Fate::Captured)));
    assert!(chance(&found, |end| end.fates.contains(&Fate::Captured)) > 0.01);
    let killers = Force::characters(&[member(9, 6)], false, false);
    assert!(ends(&[member(3, 4)], &killers).iter().all(|(end, _)| !end.fates.contains(&Fate::Captured)));
}

#[test]
fn those_who_attack_mark_wounds_where_they_cost_least() {
    let marked = wounds_marked(&[member(1, 4), member(5, 2)]);
    assert_eq!(marked.len(), 7);
    // No character dies as long as another has more than one wound box left, and a character who cannot fight any more takes the other wounds.
    assert_eq!(marked[3], [3, 0]);
    assert_eq!(marked[4], [3, 1]);
    assert_eq!(Force::characters(&[member(1, 4), member(5, 2)], false, false).strengths[3], 5);
}

#[test]
fn creatures_fight_as_their_verbs_say() {
    let content = blue_book::content();
    let tables = &content.tables;
    let group = [member(5, 5), member(3, 4), Member { intelligence: 4, ..member(1, 2) }];
    let mut survivors = std::collections::BTreeMap::new();
    for (_, creature) in content.creatures.iter().filter(|(_, creature)| !creature.effects.contains(&Trait::NoFight)) {
        let mut fight = Fight::new(&group, &Force::creature(creature, 1), Guarded::default(), tables)
            .expect("the book's creatures are small");
        let ends = fight.ends(&[Fate::Free(0); 3]);
        let sum: f64 = ends.iter().map(|(_, chance)| chance).sum();
        assert!((sum - 1.0).abs() < 1e-6, "{}: {sum}", creature.name);
        let expected: f64 = ends.iter().map(|(end, chance)| chance * worth(&end.fates)).sum();
        assert!((expected - fight.most_expected(&[Fate::Free(0); 3])).abs() < 1e-3, "{}", creature.name);
        survivors.insert(creature.name.as_str(), expected);
    }
    assert!(survivors["Vrialta"] < survivors["Gamels"] && survivors["Leonus"] < survivors["Zernipak"] + 1e-9);
    // The first creature grows from round to round, and the other does not.
    assert!(survivors["Chantenes"] < survivors["Zernipak"]);
}

#[test]
fn what_guards_a_group_helps_it() {
    let members = [member(3, 4), member(2, 3)];
    let tables = blue_book::content().tables;
    let force = creature(6, Some(4), vec![Trait::Surprise(Level::clamped(2)), Trait::NoBreakOff(Rounds::First)]);
    let expected = |guarded| {
        let mut fight = Fight::new(&members, &force, guarded, &tables).expect("a whole table");
        fight.most_expected(&[Fate::Free(0); 2])
    };
    let plain = expected(Guarded::default());
    assert!(expected(Guarded { spared: 1, ..Guarded::default() }) > plain + 0.01);
    assert!(expected(Guarded { no_surprise: true, ..Guarded::default() }) > plain + 0.01);
}

#[test]
fn dice_come_to_what_is_worked_out() {
    // A lone defender's only choice is to break off, which is barred here.
    let members = [member(4, 4)];
    let squad = Squad { combat: Level::clamped(6), endurance: Level::clamped(4), ..Squad::default() };
    let mut force = Force::squad(squad, false);
    force.traits = vec![Trait::NoBreakOff(Rounds::All), Trait::BreakOffDie(Bonus::new(1).expect("a bonus"), Rounds::All)];
    let worked_out = chance(&ends(&members, &force), |end| matches!(end.fates[0], Fate::Free(_)));
    let tables = blue_book::content().tables;
    let skirmish = Skirmish::new(&members, &force, Guarded::default(), &tables).expect("a whole table");
    let runs = 40_000;
    let mut dice = Seeded::new(1, 7);
    let mut free = 0;
    for _ in 0..runs {
        let mut fates = [Fate::Free(0)];
        skirmish.play(&mut fates, &mut dice);
        free += u32::from(matches!(fates[0], Fate::Free(_)));
    }
    let played = f64::from(free) / f64::from(runs);
    assert!((played - worked_out).abs() < 0.01, "{played} and {worked_out}");
}

#[test]
fn what_cannot_be_worked_out_has_no_answer() {
    let tables = blue_book::content().tables;
    let force = creature(3, Some(3), Vec::new());
    assert!(Fight::new(&[], &force, Guarded::default(), &tables).is_none());
    let five: Vec<Member> = (0..5).map(|_| member(3, 3)).collect();
    assert!(Fight::new(&five, &force, Guarded::default(), &tables).is_none());
    let strong: Vec<Member> = (0..4).map(|_| member(99, 99)).collect();
    assert!(Fight::new(&strong, &force, Guarded::default(), &tables).is_none(), "there are too many ways to mark wounds");
    assert!(Fight::new(&five[..2], &force, Guarded::default(), &Tables::default()).is_none(), "the table says nothing");
}

#[test]
fn a_fight_that_nobody_waits_for_ends_at_once() {
    let tables = blue_book::content().tables;
    let four: Vec<Member> = (0..4).map(|_| member(5, 6)).collect();
    let force = Force::characters(&[member(6, 6), member(5, 5)], false, false);
    let asked = Cell::new(0);
    // Stops the computation after a hundred standings, though there are many more.
    let stopped = || asked.replace(asked.get() + 1) >= 100;
    let fight = Fight::new(&four, &force, Guarded::default(), &tables).expect("a whole table");
    assert!(fight.clone().unless(&stopped).ends(&[Fate::Free(0); 4]).is_empty(), "what was begun is told to nobody");
    let in_vain = asked.replace(0);
    let counted = || asked.replace(asked.get() + 1) == usize::MAX;
    let ends = fight.unless(&counted).ends(&[Fate::Free(0); 4]);
    assert!((ends.iter().map(|(_, chance)| chance).sum::<f64>() - 1.0).abs() < 1e-9);
    assert!(asked.get() > 1_000 && in_vain < asked.get() / 4, "{in_vain} of {} standings", asked.get());
}

/// The fates of the defenders after a fight that is played by dice, once for each of many seeds.
fn skirmishes(members: &[Member], force: &Force) -> Vec<Vec<Fate>> {
    let tables = blue_book::content().tables;
    let fight = Skirmish::new(members, force, Guarded::default(), &tables).expect("a whole table");
    let play = |seed| {
        let mut fates = vec![Fate::Free(0); members.len()];
        fight.play(&mut fates, &mut Seeded::new(seed, 0));
        fates
    };
    (0..6_000).map(play).collect()
}

#[test]
fn by_dice_too_who_is_inactive_may_break_off_alone() {
    // On the last column a die of 1 lets all defenders get away, and a die of 2 or 3 lets the one get away who does not fight. The rest die.
    let force = creature(14, None, vec![Trait::NoBreakOff(Rounds::Later)]);
    let ends = skirmishes(&[member(3, 1), member(0, 1)], &force);
    let free = |who: usize| ends.iter().filter(|fates| matches!(fates[who], Fate::Free(_))).count() as f64 / ends.len() as f64;
    assert!((free(0) - 1.0 / 6.0).abs() < 0.03 && (free(1) - 0.5).abs() < 0.03, "{} and {}", free(0), free(1));
}

#[test]
fn by_dice_too_prisoners_of_a_force_that_is_beaten_are_free_with_their_wounds() {
    let force = Force { capture: true, ..creature(9, Some(6), vec![Trait::NoBreakOff(Rounds::All)]) };
    let ends = skirmishes(&vec![member(4, 9); 2], &force);
    let is_free = |fate: &Fate| matches!(fate, Fate::Free(_));
    // Nobody can break off, so free defenders must have beaten the attacker.
    assert!(
        ends.iter().all(|fates| !fates.iter().any(is_free) || !fates.contains(&Fate::Captured)),
        "somebody was left to nobody"
    );
    assert!(ends.iter().any(|fates| fates.contains(&Fate::Captured)) && ends.iter().any(|fates| fates.iter().all(is_free)));
}

#[test]
fn what_grows_is_weakened_by_every_wound() {
    // 12.6: the creature's strength is five, plus two in every second round from the third on, less the wounds that it has taken.
    let content = blue_book::content();
    let gadhars = Force::creature(content.creature("Gadhars").expect("the creature"), 1);
    let course = Course::of(&gadhars, false);
    let strengths = [(1, 3), (3, 5), (3, 6), (5, 7), (7, 9)].map(|(round, wounds)| course.strength(round, wounds, 0));
    assert_eq!(strengths, [2, 2, 1, 2, 2]);
}

#[test]
fn a_fight_with_too_many_ways_to_go_on_is_played_out_by_dice() {
    let tables = blue_book::content().tables;
    let four: Vec<Member> = (0..4).map(|_| member(5, 4)).collect();
    let force = Force::characters(&[member(6, 6), member(5, 5)], false, false);
    let fight = || Fight::new(&four, &force, Guarded::default(), &tables).expect("a whole table");
    let fresh = [Fate::Free(0); 4];
    assert!(fight().within(1_000).ends(&fresh).is_empty());
    assert!(!fight().ends(&fresh).is_empty(), "it has fewer than {MOST_WAYS}");
    let played = Skirmish::new(&four, &force, Guarded::default(), &tables).expect("a whole table");
    let ends = played.ends(&fresh, 500, &|| false).expect("nobody stops it");
    assert_eq!(ends.values().sum::<u32>(), 500);
    assert_eq!(Some(ends), played.ends(&fresh, 500, &|| false), "the same dice every time");
    assert_eq!(played.ends(&fresh, 500, &|| true), None);
}
