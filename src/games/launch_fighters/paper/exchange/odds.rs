//! The chances of attack dice against a defense, and the best ways to split the dice.

use exchange::answer::{Answer, Document, Number, Question};
use launch_fighters::odds::{self, Aim, Falling, Policy, Split, Target, Weapon, barrage, barrages, best_split};
use rules::{Level, dice_in_words};

/// The question of what a pool of attack dice does to a defense.
pub const QUESTION: Question = Question {
    about: "The chances of attack dice against a defense, and how best to split them",
    numbers: &[
        Number {
            name: "dice",
            letter: "N",
            about: "The attack dice in the pool, after it was halved, intercepted or doubled",
            bounds: 1..=odds::MOST_DICE as i64,
            usual: None,
            can_be: |bounds| format!("a pool is {} to {} dice", bounds.start(), bounds.end()),
        },
        Number {
            name: "defense",
            letter: "D",
            about: "The defense of the ship that is attacked",
            bounds: 0..=Level::MAX.get() as i64,
            usual: None,
            can_be: |bounds| format!("a defense is a level from {} to {}", bounds.start(), bounds.end()),
        },
    ],
    words: &[],
    switches: &[],
    answer: |asked| {
        let [dice, defense] = [0, 1].map(|at| asked.count(at));
        let defense = Level::new(defense).unwrap_or_default();
        Answer::new(move || lines(dice, defense), move || document(dice, defense))
    },
};

/// The largest pool for which the best play is searched, because the search takes long for larger pools, which do not occur in play.
const MOST_PLAYED: u32 = 40;

/// The odds of this many attack dice against a defense as JSON, in floating-point numbers.
fn document(dice: u32, defense: Level) -> Document {
    let target = Target::ship(defense);
    let (chances, split) = (barrage(dice, target), best_split(dice, target, Weapon::Cannons, Aim::Hits));
    let fields = vec![
        ("miss", chances.miss.to_f64().into()),
        ("hit", chances.hit.to_f64().into()),
        ("direct_hit", chances.direct_hit.to_f64().into()),
        ("best_split", split.barrages.iter().copied().collect()),
        ("expected_hits", split.worth.to_f64().into()),
    ];
    fields.into()
}

fn lines(dice: u32, defense: Level) -> Vec<String> {
    let target = Target::ship(defense);
    let mut lines = vec![
        format!("One barrage against defense {defense}, in percent:"),
        format!("{:>6}{:>9}{:>9}{:>12}", "dice", "miss", "hit", "direct hit"),
    ];
    for (dice, chances) in barrages(dice, target).iter().enumerate().skip(1) {
        let [miss, hit, direct_hit] = [&chances.miss, &chances.hit, &chances.direct_hit].map(odds::Exact::percent);
        lines.push(format!("{dice:>6}{miss:>9}{hit:>9}{direct_hit:>12}"));
    }
    let pool = dice_in_words(dice);
    lines.push(format!("The best split of {pool} while the defense stays {defense}:"));
    let splits = [
        ("most hits", Weapon::Cannons, Aim::Hits),
        ("most stats, with missiles", Weapon::Missiles, Aim::StatsRemoved),
        ("at least one hit", Weapon::Cannons, Aim::AtLeastOne),
    ];
    for (purpose, weapon, aim) in splits {
        let split = best_split(dice, target, weapon, aim);
        lines.push(format!("  {purpose:<27}{split:<20} {}", worth(&split, aim)));
    }
    if dice <= MOST_PLAYED {
        lines.extend(play(dice, defense));
    }
    lines
}

/// The best play if the player sees each result before the next barrage, against a ship that also has other stats to lose.
fn play(dice: u32, defense: Level) -> Vec<String> {
    let ship = Falling { defense, others: dice * 2 };
    let mut lines = vec!["Looking at each result before the next barrage, with the defense falling as hits land:".to_owned()];
    for (name, weapon) in [("cannons", Weapon::Cannons), ("missiles", Weapon::Missiles)] {
        let policy = Policy::of(dice, ship, 0, weapon, Aim::StatsRemoved);
        if let Some(plan) = policy.plan(dice, ship) {
            let (next, worth) = (format!("{} first", plan.next), plan.worth.hundredths());
            lines.push(format!("  {name:<27}{next:<20} {worth} levels of stats on average"));
        }
    }
    lines
}

fn worth(split: &Split, aim: Aim) -> String {
    match aim {
        Aim::Hits => format!("{} hits on average", split.worth.hundredths()),
        Aim::StatsRemoved => format!("{} levels of stats on average", split.worth.hundredths()),
        Aim::AtLeastOne => format!("{} %", split.worth.percent()),
    }
}
