//! Compares the odds with an enumeration of all results of dice, with simulated rolls, and with every other way to divide a pool.

use proptest::prelude::*;

use super::*;

fn level(number: u32) -> Level {
    Level::new(number).unwrap()
}

/// The result of one roll by the book: 0 for a miss, 1 for a hit, 2 for a direct hit.
fn verdict(dice: &[u32], defense: u32, terrain: u32) -> usize {
    let sum = dice.iter().sum::<u32>().saturating_sub(terrain).max(1);
    if dice.iter().all(|die| *die == 1) || sum <= defense {
        0
    } else if sum > defense * 2 {
        2
    } else {
        1
    }
}

/// Every way in which this many dice can fall.
fn all_rolls(dice: u32) -> Vec<Vec<u32>> {
    (0..dice).fold(vec![Vec::new()], |rolls, _| {
        let longer = |roll: Vec<u32>| (1..=6).map(move |die| [roll.as_slice(), &[die]].concat());
        rolls.into_iter().flat_map(longer).collect()
    })
}

fn ship(defense: u32, terrain: u32) -> Target {
    Target { terrain, ..Target::ship(level(defense)) }
}

#[test]
fn the_odds_are_those_of_every_roll_of_up_to_six_dice() {
    for dice in 1..=6 {
        let rolls = all_rolls(dice);
        for (defense, terrain) in (0..=37).map(|defense| (defense, 0)).chain([(0, 1), (0, 9), (1, 1), (3, 2), (5, 1), (9, 4)]) {
            let mut counts = [0; 3];
            for roll in &rolls {
                counts[verdict(roll, defense, terrain)] += 1;
            }
            let [miss, hit, direct_hit] = counts.map(|ways| Exact::of(ways, dice));
            let expected = Chances { miss, hit, direct_hit };
            assert_eq!(barrage(dice, ship(defense, terrain)), expected, "{dice} dice, defense {defense}, terrain {terrain}");
        }
    }
}

#[test]
fn a_squadron_throws_its_defense_anew() {
    for (dice, terrain) in [(1, 0), (2, 0), (3, 0), (4, 1)] {
        let mut counts = [0; 3];
        for roll in all_rolls(dice) {
            for die in 1..=6 {
                counts[verdict(&roll, die, terrain)] += 1;
            }
        }
        let [miss, hit, direct_hit] = counts.map(|ways| Exact::of(ways, dice + 1));
        assert_eq!(barrage(dice, Target { terrain, ..Target::SQUADRON }), Chances { miss, hit, direct_hit });
    }
    // In a dogfight both sides roll one die: the attacker wins with 15 of 36 rolls, and 6 are ties.
    assert_eq!(barrage(1, Target::SQUADRON).any_hit(), Exact::of(15, 2));
}

#[test]
fn the_examples_of_the_book() {
    // "with a defense of 3, the attacker's dice in a barrage must be 7 or more to score a direct hit"
    assert_eq!(barrage(2, ship(3, 0)).direct_hit, Exact::of(21, 2));
    // "The 3 dice left in the pool thrown together will almost certainly beat a 5 defense"
    assert_eq!(barrage(3, ship(5, 0)).any_hit(), Exact::of(206, 3));
    // "A roll of 4 fails to beat the defense of 4"
    assert_eq!(barrage(1, ship(4, 0)).any_hit(), Exact::of(2, 1));
    // At defense 0 every roll except all ones is a direct hit.
    let open = barrage(2, ship(0, 0));
    assert_eq!((open.miss, open.hit), (Exact::of(1, 2), Exact::zero()));
}

/// A portable pseudo-random generator of dice (`SplitMix64`), so that the million rolls are the same on every machine.
struct Dice(u64);

impl Dice {
    fn die(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((u128::from(mixed ^ (mixed >> 31)) * 6) >> 64) as u32 + 1
    }
}

#[test]
fn a_million_rolls_agree_with_the_odds() {
    const ROLLS: u32 = 1_000_000;
    let mut dice = Dice(1);
    for (number, defense) in [(1, 3), (5, 9), (8, 14)] {
        let mut counts = [0_u32; 3];
        for _ in 0..ROLLS {
            let roll: [u32; 8] = std::array::from_fn(|index| if index < number { dice.die() } else { 0 });
            counts[verdict(&roll[..number], defense, 0)] += 1;
        }
        let chances = barrage(number as u32, ship(defense, 0));
        for (count, chance) in counts.into_iter().zip([chances.miss, chances.hit, chances.direct_hit]) {
            let (seen, chance) = (f64::from(count) / f64::from(ROLLS), chance.to_f64());
            let error = (chance * (1.0 - chance) / f64::from(ROLLS)).sqrt();
            assert!((seen - chance).abs() <= 4.0 * error, "{number} dice, defense {defense}: {seen} and {chance}");
        }
    }
}

/// Every way to divide a pool into parts of at most `largest` dice, the largest part first.
fn partitions(pool: u32, largest: u32) -> Vec<Vec<u32>> {
    if pool == 0 {
        return vec![Vec::new()];
    }
    let first = |first: u32| partitions(pool - first, first).into_iter().map(move |rest| [&[first], rest.as_slice()].concat());
    (1..=pool.min(largest)).rev().flat_map(first).collect()
}

#[test]
fn no_split_of_up_to_twelve_dice_is_better() {
    let targets = [0, 1, 2, 3, 4, 5, 6, 8, 11, 17, 40].map(|defense| ship(defense, 0));
    for target in targets.into_iter().chain([ship(4, 2), Target::SQUADRON]) {
        for aim in [Aim::Hits, Aim::StatsRemoved, Aim::AtLeastOne] {
            for pool in 0..=12 {
                let best = best_split(pool, target, Weapon::Missiles, aim);
                assert_eq!(best.barrages.iter().sum::<u32>(), pool);
                assert_eq!(best, Split::of(best.barrages.clone(), target, Weapon::Missiles, aim));
                for other in partitions(pool, pool) {
                    let other = Split::of(other, target, Weapon::Missiles, aim);
                    let rank = |split: &Split| (split.worth.clone(), std::cmp::Reverse(split.barrages.len()));
                    assert!(rank(&best) >= rank(&other), "{pool} dice at {target:?} for {aim:?}: {best} and {other}");
                }
            }
        }
    }
}

/// The worth of the best play, found by trying every choice: the attacker chooses barrages and stats so as to maximise it, the defender chooses stats
/// so as to minimise it.
fn tried(dice: u32, defense: u32, others: u32, weapon: Weapon, aim: Aim) -> Exact {
    if dice == 0 || defense + others == 0 {
        return Exact::zero();
    }
    let after = |left: u32, direct: bool| {
        let removed = weapon.removes(direct).min(defense + others);
        let gain = match aim {
            Aim::AtLeastOne => return Exact::one(),
            Aim::Hits => Exact::one(),
            Aim::StatsRemoved => Exact::of(removed, 0),
        };
        let choices = (0..=removed).filter(|off| *off <= defense && removed - off <= others);
        let rest = choices.map(|off| tried(left, defense - off, others - (removed - off), weapon, aim));
        let rest = if weapon.attacker_chooses(direct) { rest.max() } else { rest.min() };
        &gain + &rest.unwrap()
    };
    let worth = |next: u32| {
        let chances = barrage(next, ship(defense, 0));
        let left = dice - next;
        let miss = &chances.miss * &tried(left, defense, others, weapon, aim);
        [miss, &chances.hit * &after(left, false), &chances.direct_hit * &after(left, true)].into_iter().sum()
    };
    (1..=dice).map(worth).max().unwrap()
}

#[test]
fn no_play_that_looks_at_results_is_better() {
    for weapon in [Weapon::Cannons, Weapon::Missiles] {
        for aim in [Aim::Hits, Aim::StatsRemoved, Aim::AtLeastOne] {
            for (defense, others) in [(0, 0), (0, 3), (1, 0), (2, 1), (3, 2), (3, 9), (5, 1), (6, 4)] {
                let ship = Falling { defense: level(defense), others };
                for dice in 0..=4 {
                    let policy = Policy::of(dice, ship, 0, weapon, aim);
                    let plan = policy.plan(dice, ship).unwrap();
                    let best = tried(dice, defense, others, weapon, aim);
                    assert_eq!(plan.worth, best, "{dice} dice of {weapon:?} at {ship:?} for {aim:?}");
                }
            }
        }
    }
}

#[test]
fn a_falling_defense_is_worth_more_than_one_that_stays() {
    let (dice, defense) = (8, 5);
    let ship = Falling { defense: level(defense), others: 20 };
    for (weapon, aim) in [(Weapon::Missiles, Aim::Hits), (Weapon::Missiles, Aim::StatsRemoved), (Weapon::Cannons, Aim::Hits)] {
        let stays = best_split(dice, Target::ship(level(defense)), weapon, aim).worth;
        let falls = Policy::of(dice, ship, 0, weapon, aim);
        assert!(falls.plan(dice, ship).unwrap().worth > stays, "{weapon:?} for {aim:?}");
        assert_eq!(falls.plan(dice + 1, ship), None);
    }
    // With this aim nothing counts after the first hit, so later changes of the defense do not matter.
    let stays = best_split(dice, Target::ship(level(defense)), Weapon::Missiles, Aim::AtLeastOne).worth;
    let falls = Policy::of(dice, ship, 0, Weapon::Missiles, Aim::AtLeastOne);
    assert_eq!(falls.plan(dice, ship).unwrap().worth, stays);
}

#[test]
fn pools_are_reduced_before_they_are_doubled() {
    let cannons = Attack { fast_target: true, flanking: true, ..Attack::plain(Weapon::Cannons, 5) };
    assert_eq!(cannons.pools(), [(6, Exact::one())]);
    assert_eq!(Attack { flanking: false, ..cannons }.pools(), [(3, Exact::one())]);
    assert_eq!(Attack { interceptors: 3, ..Attack::plain(Weapon::Cannons, 4) }.pools(), [(4, Exact::one())]);
    let guns = Attack { fast_target: true, flanking: true, interceptors: 2, ..Attack::plain(Weapon::Guns, 3) };
    assert_eq!(guns.pools(), [(3, Exact::one())]);
    let missiles = Attack { interceptors: 2, flanking: true, fast_target: true, ..Attack::plain(Weapon::Missiles, 4) };
    let quarters = |ways: u32| Exact::of(ways * 9, 2);
    assert_eq!(missiles.pools(), [(4, quarters(1)), (6, quarters(2)), (8, quarters(1))]);
    let few = Attack { interceptors: 7, ..Attack::plain(Weapon::Missiles, 1) };
    assert_eq!(few.pools(), [(0, Exact::of(7 * 27, 3)), (1, Exact::of(27, 3))]);
    assert_eq!(missiles.expected(|dice| Exact::of(dice, 0)), Exact::of(6, 0));
    // "the 2 cannons is less than the fighter's move (5) so reduce the pool in half"
    assert!(squadrons_are_fast(4) && !squadrons_are_fast(5) && is_fast(2, 3) && !is_fast(3, 3));
}

#[test]
fn the_largest_pool_is_counted_to_the_last_roll() {
    let chances = barrage(MOST_DICE, Target::ship(Level::MAX));
    assert_eq!([chances.miss.clone(), chances.hit, chances.direct_hit].into_iter().sum::<Exact>(), Exact::one());
    // 198 dice show at least 198, twice the defense: they score a direct hit unless all of them show 1.
    assert_eq!(chances.miss, Exact::new(natural::Natural::from(1), MOST_DICE));
    assert_eq!(best_split(60, Target::ship(level(4)), Weapon::Cannons, Aim::Hits).barrages, vec![2; 30]);
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(64) })]

    #[test]
    fn chances_add_up_and_more_dice_never_hurt(most in 1_u32..30, defense in 0_u32..60, terrain in 0_u32..4) {
        let target = ship(defense, terrain);
        let all = barrages(most, target);
        prop_assert_eq!(all.len() as u32, most + 1);
        for chances in &all {
            let parts = [chances.miss.clone(), chances.hit.clone(), chances.direct_hit.clone()];
            prop_assert_eq!(parts.into_iter().sum::<Exact>(), Exact::one());
            prop_assert_eq!(chances.any_hit(), chances.miss.complement());
        }
        for pair in all.windows(2) {
            prop_assert!(pair[1].miss <= pair[0].miss && pair[1].direct_hit >= pair[0].direct_hit);
        }
        prop_assert_eq!(&all[most as usize], &barrage(most, target));
        let harder = barrage(most, ship(defense + 1, terrain));
        prop_assert!(harder.miss >= all[most as usize].miss && harder.direct_hit <= all[most as usize].direct_hit);
        let covered = barrage(most, ship(defense, terrain + 1));
        prop_assert!(covered.miss >= all[most as usize].miss && covered.direct_hit <= all[most as usize].direct_hit);
    }

    #[test]
    fn another_die_never_makes_the_best_split_worse(pool in 0_u32..14, defense in 0_u32..20) {
        for aim in [Aim::Hits, Aim::StatsRemoved, Aim::AtLeastOne] {
            let worth = |dice| best_split(dice, Target::ship(level(defense)), Weapon::Missiles, aim).worth;
            prop_assert!(worth(pool) <= worth(pool + 1));
        }
    }
}
