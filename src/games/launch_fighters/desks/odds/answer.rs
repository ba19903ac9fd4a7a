//! The odds of an attack as text for the screen, worked out once and kept until the question changes.

use std::collections::BTreeMap;

use launch_fighters::odds::{Aim, Attack, Chances, Defense, Exact, Falling, Policy, Split, Target, Weapon, barrage, best_split};

/// A question about the odds: an attack on a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    pub attack: Attack,
    pub target: Target,
}

/// The answer to a question: the odds of an attack.
pub struct Answer {
    /// How many dice the pool has; a range if squadrons intercept.
    pub pool: String,
    /// The chances if the whole pool is rolled in one barrage, averaged over the results of interception.
    pub chances: Chances,
    /// The best way to play the pool, for each of several purposes.
    pub advice: Vec<Advice>,
    most: u32,
}

/// The best way to play the pool for one purpose.
pub struct Advice {
    /// The purpose for which this play is the best, such as most hits.
    pub purpose: &'static str,
    /// The expected value of the play, or its chance of success, as text.
    pub worth: String,
    /// How many dice to roll in each barrage, in words. If the result of the first barrage decides how to go on, the words name only the dice of the
    /// first.
    pub play: String,
    /// An explanation for the hover text.
    pub help: &'static str,
}

/// The largest pool for which the best play is searched completely while the user waits.
const MOST_PLAYED: u32 = 30;

impl Answer {
    pub fn to(question: Question) -> Self {
        let Question { attack, target } = question;
        let pools = attack.pools();
        let (fewest, most) = pools.first().zip(pools.last()).map_or((0, 0), |(first, last)| (first.0, last.0));
        let pool = if fewest == most { most.to_string() } else { format!("{fewest} to {most}") };
        let barrages = by_pool(attack, |dice| barrage(dice, target));
        let average = |part: fn(&Chances) -> &Exact| attack.expected(|dice| part(&barrages[&dice]).clone());
        let chances = Chances {
            miss: average(|chances| &chances.miss),
            hit: average(|chances| &chances.hit),
            direct_hit: average(|chances| &chances.direct_hit),
        };
        let ship = match target.defense {
            Defense::Ship(defense) => Some(Falling { defense, others: most * 2 }),
            Defense::Squadron => None,
        };
        let mut advice = vec![split(
            "Most hits",
            "The most barrages that hit, on average, while the defense stays as it is.",
            question,
            Aim::Hits,
        )];
        if ship.is_some() && attack.weapon == Weapon::Missiles {
            let help = "The most levels of stats removed, on average, while the defense stays; a direct hit takes two.";
            advice.push(split("Most stats", help, question, Aim::StatsRemoved));
        }
        advice.push(split("At least one hit", "The best chance of one hit or more.", question, Aim::AtLeastOne));
        advice.extend(ship.filter(|_| most <= MOST_PLAYED).map(|ship| play(question, ship)));
        Self { pool, chances, advice, most }
    }

    /// Whether the pool has no dice.
    pub const fn is_empty(&self) -> bool {
        self.most == 0
    }
}

/// Calls `of_pool` for each number of dice that interception may leave in the pool; the results are listed by that number.
fn by_pool<T>(attack: Attack, of_pool: impl Fn(u32) -> T) -> BTreeMap<u32, T> {
    attack.pools().into_iter().map(|(dice, _)| (dice, of_pool(dice))).collect()
}

/// The best way to split each possible pool into barrages, for a target whose defense does not fall between the barrages.
fn split(purpose: &'static str, help: &'static str, question: Question, aim: Aim) -> Advice {
    let splits = by_pool(question.attack, |dice| best_split(dice, question.target, question.attack.weapon, aim));
    let worth = question.attack.expected(|dice| splits[&dice].worth.clone());
    let worth = if aim == Aim::AtLeastOne { format!("{} %", worth.percent()) } else { worth.hundredths() };
    Advice { purpose, worth, play: in_words(&splits, barrages), help }
}

/// The barrages of a split in words.
fn barrages(split: &Split) -> String {
    match split.barrages.as_slice() {
        [dice] => format!("one barrage of {dice}"),
        _ => split.to_string(),
    }
}

/// The best play for a player who chooses each barrage after the results of those before it, against a ship whose other stats can absorb all hits.
fn play(question: Question, ship: Falling) -> Advice {
    let Question { attack, target } = question;
    let plans = by_pool(attack, |dice| {
        let policy = Policy::of(dice, ship, target.terrain, attack.weapon, Aim::StatsRemoved);
        policy.plan(dice, ship).cloned().unwrap_or_default()
    });
    Advice {
        purpose: "Stats, defense falling",
        worth: attack.expected(|dice| plans[&dice].worth.clone()).hundredths(),
        play: in_words(&plans, |plan| format!("begin with {}", plan.next)),
        help: "Choosing each barrage by what came of the last, while hits lower the defense.",
    }
}

/// What `words` says of the only pool or, if interception may leave several, of each pool, the largest first.
fn in_words<T>(of_pools: &BTreeMap<u32, T>, words: impl Fn(&T) -> String) -> String {
    if of_pools.len() == 1 {
        return of_pools.values().map(words).collect();
    }
    let each = of_pools.iter().rev().filter(|(dice, _)| **dice > 0);
    let each = each.map(|(dice, of_pool)| format!("of {dice}: {}", words(of_pool)));
    each.collect::<Vec<_>>().join(";  ")
}
