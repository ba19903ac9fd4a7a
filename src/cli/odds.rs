//! `drydock odds`

use clap::Args;
use serde::Serialize;

use super::report::Report;
use crate::project::Error;
use crate::rules::Level;
use crate::rules::launch_fighters::odds::{self, Aim, Falling, Policy, Split, Target, Weapon, barrage, barrages, best_split};

/// Show the chances of attack dice against a defense, and how best to split them
#[derive(Debug, Args)]
pub(super) struct Odds {
    /// The attack dice in the pool, after it was halved, intercepted or doubled
    #[arg(long, value_name = "N", value_parser = pool, allow_negative_numbers = true)]
    dice: u32,
    /// The defense of the ship that is attacked
    #[arg(long, value_name = "D", value_parser = level, allow_negative_numbers = true)]
    defense: Level,
    /// Print one JSON document instead of text
    #[arg(long)]
    json: bool,
}

/// The largest pool whose play is searched to the end: what is beyond takes long and is not met at any table.
const MOST_PLAYED: u32 = 40;

fn pool(text: &str) -> Result<u32, String> {
    let dice = text.parse().ok().filter(|dice| (1..=odds::MOST_DICE).contains(dice));
    dice.ok_or_else(|| format!("a pool is 1 to {} dice", odds::MOST_DICE))
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().ok().and_then(Level::new).ok_or_else(|| format!("a defense is a level from 0 to {}", Level::MAX))
}

/// The odds as they stand in a JSON document, as numbers of the machine.
#[derive(Serialize)]
struct Shown {
    miss: f64,
    hit: f64,
    direct_hit: f64,
    best_split: Vec<u32>,
    expected_hits: f64,
}

impl Odds {
    pub fn run(self) -> Result<Report, Error> {
        let target = Target::ship(self.defense);
        if self.json {
            let (chances, split) = (barrage(self.dice, target), best_split(self.dice, target, Weapon::Cannons, Aim::Hits));
            return Report::json(&Shown {
                miss: chances.miss.to_f64(),
                hit: chances.hit.to_f64(),
                direct_hit: chances.direct_hit.to_f64(),
                expected_hits: split.worth.to_f64(),
                best_split: split.barrages,
            });
        }
        let mut report = Report::default();
        report.line(format_args!("One barrage against defense {}, in percent:", self.defense));
        report.line(format_args!("{:>6}{:>9}{:>9}{:>12}", "dice", "miss", "hit", "direct hit"));
        for (dice, chances) in barrages(self.dice, target).iter().enumerate().skip(1) {
            let [miss, hit, direct_hit] = [&chances.miss, &chances.hit, &chances.direct_hit].map(odds::Exact::percent);
            report.line(format_args!("{dice:>6}{miss:>9}{hit:>9}{direct_hit:>12}"));
        }
        let pool = if self.dice == 1 { "1 die".to_owned() } else { format!("{} dice", self.dice) };
        report.line(format_args!("The best split of {pool} while the defense stays {}:", self.defense));
        let splits = [
            ("most hits", Weapon::Cannons, Aim::Hits),
            ("most stats, with missiles", Weapon::Missiles, Aim::StatsRemoved),
            ("at least one hit", Weapon::Cannons, Aim::AtLeastOne),
        ];
        for (purpose, weapon, aim) in splits {
            let split = best_split(self.dice, target, weapon, aim);
            report.line(format_args!("  {purpose:<27}{split:<20} {}", worth(&split, aim)));
        }
        if self.dice <= MOST_PLAYED {
            self.play(&mut report);
        }
        Ok(report)
    }

    /// The play that looks at results, against a ship that has other stats to lose as well.
    fn play(&self, report: &mut Report) {
        let ship = Falling { defense: self.defense, others: self.dice * 2 };
        report.line("Looking at each result before the next barrage, with the defense falling as hits land:");
        for (name, weapon) in [("cannons", Weapon::Cannons), ("missiles", Weapon::Missiles)] {
            let policy = Policy::of(self.dice, ship, 0, weapon, Aim::StatsRemoved);
            if let Some(plan) = policy.plan(self.dice, ship) {
                let (next, worth) = (format!("{} first", plan.next), plan.worth.hundredths());
                report.line(format_args!("  {name:<27}{next:<20} {worth} levels of stats on average"));
            }
        }
    }
}

fn worth(split: &Split, aim: Aim) -> String {
    match aim {
        Aim::Hits => format!("{} hits on average", split.worth.hundredths()),
        Aim::StatsRemoved => format!("{} levels of stats on average", split.worth.hundredths()),
        Aim::AtLeastOne => format!("{} %", split.worth.percent()),
    }
}
