//! The chances of a shot, and of several equal shots at one unit.

use exchange::answer::{Answer, Document, Number, Question, Switch};
use project::OneOf;
use rules::Level;
use star_viking::combat::{Column, Differential, Firer, Target};
use star_viking::odds::{Chances, volley};
use star_viking::{Content, Damage, Operations, UnitType};

/// The question of what a shot does, asked with the values of the firer and of the target.
pub const QUESTION: Question = Question {
    about: "The chances of a shot, and of several such shots at one unit",
    numbers: &[
        level("attack", "A", "The attack of the unit that fires, of its missile pod or of the sector"),
        level("ew", "E", "The EW of the unit that fires, with its ECM pods"),
        level("defense", "D", "The defense of the target, with its repulsor pods and what its sector adds"),
        level("target-ew", "T", "The EW of the target, with its ECM pods and what its sector adds"),
    ],
    words: &[],
    switches: &[
        Switch { name: "near", about: "In an atmosphere or in a vacuum sector that is neither asteroids nor a starcity" },
        Switch { name: "unloading", about: "The target loads or unloads, or just did" },
        Switch { name: "evading", about: "The target evades, which it cannot near a planet" },
        Switch { name: "primitive", about: "The unit that fires is a primitive one, and the target a spacecraft" },
    ],
    answer: |asked| {
        let content = Content::own(asked.content).cloned().unwrap_or_default();
        let [attack, ew, defense, target_ew] = [0, 1, 2, 3].map(|at| asked.number(at) as i32);
        let [near, unloading, evading, primitive] = [0, 1, 2, 3].map(|at| asked.switch(at));
        let tables = &content.tables;
        let letters = tables.modifiers.near.primitives.first().filter(|_| primitive).cloned().unwrap_or_default();
        let operations = if primitive { Operations::S } else { Operations::V };
        let firer = Firer { letters: &letters, attack, ew: Some(ew) };
        let target = Target { defense, ew: target_ew, operations, unloading, evading };
        let column = if near { Column::Near } else { Column::Open };
        let differential = Differential::new(firer, target, column, tables);
        let document = move |chances: Option<Chances>| document(differential.total(), chances);
        // A unit with attack 0 does not shoot ("Hit").
        let chances = if attack == 0 { Some(Chances::NEVER) } else { Chances::of(differential.total(), tables) };
        let hull = UnitType { defense: Level::clamped(asked.count(2)), multi_hit: true, ..UnitType::default() };
        let idle = [
            (attack == 0).then_some("Attack 0 does not shoot, so that nothing is hit at any differential."),
            (near && evading).then_some("Nobody evades near a planet: --evading changes nothing."),
            (primitive && !near)
                .then_some("A primitive unit shoots like any other but near a planet: --primitive changes nothing."),
        ];
        let lines = move || {
            let mut lines = lines(differential, chances, &hull, &content);
            lines.extend(idle.into_iter().flatten().map(str::to_owned));
            lines
        };
        Answer::new(lines, move || document(chances))
    },
};

/// A number that the question asks for and that is a value on a counter, and so a level.
const fn level(name: &'static str, letter: &'static str, about: &'static str) -> Number {
    Number {
        name,
        letter,
        about,
        bounds: 0..=Level::MAX.get() as i64,
        usual: None,
        can_be: |bounds| format!("a value of a counter is a level from {} to {}", bounds.start(), bounds.end()),
    }
}

/// How many shots at one unit chances are computed for at most.
const MOST_SHOTS: usize = 6;

/// The odds as JSON numbers.
fn document(differential: i32, chances: Option<Chances>) -> Document {
    let chance = |pick: fn(Chances) -> u32| chances.map(|chances| f64::from(pick(chances)) / f64::from(Chances::ALL));
    let fields = vec![
        ("differential", i64::from(differential).into()),
        ("miss", chance(|chances| chances.miss).into()),
        ("hit", chance(|chances| chances.hit).into()),
        ("critical", chance(|chances| chances.critical).into()),
    ];
    fields.into()
}

fn lines(differential: Differential, chances: Option<Chances>, hull: &UnitType, content: &Content) -> Vec<String> {
    let mut lines = vec![format!("Differential {:+}: {}", differential.total(), parts(differential))];
    let Some(chances) = chances else {
        lines.push("The combat table has no answer to that.".into());
        return lines;
    };
    let ways = |ways: u32| format!("{ways} of {}, {} %", Chances::ALL, percent(ways.into(), Chances::ALL.into()));
    lines.push(format!("{:<9} {}", "miss", ways(chances.miss)));
    lines.push(format!("{:<9} {}", "hit", ways(chances.hit)));
    lines.push(format!("{:<9} {}", "critical", ways(chances.critical)));
    lines.push("Such shots at one unit in a phase, none of which a pod absorbs:".into());
    lines.push(format!("{:>6}{:>18}{:>24}{:>24}", "shots", "hits on average", "single-hit destroyed", "multi-hit destroyed"));
    let single = UnitType { multi_hit: false, ..hull.clone() };
    for shots in 1..=MOST_SHOTS {
        let volley = |unit| volley(&vec![chances; shots], unit, Damage::default(), &content.tables);
        let (Some(one), Some(many)) = (volley(&single), volley(hull)) else { continue };
        let hits = one.hits() as f64 / one.all as f64;
        let [one, many] = [one, many].map(|volley| format!("{} %", percent(volley.destroyed(), volley.all)));
        lines.push(format!("{shots:>6}{hits:>18.2}{one:>24}{many:>24}"));
    }
    let survivors = &content.tables.modifiers.survivors;
    if !survivors.is_empty() {
        lines.push(format!(
            "A critical hit destroys either; {}, which survive their first, hold out longer.",
            survivors.join(" and ")
        ));
    }
    lines
}

/// The parts that a differential adds up, in words.
fn parts(differential: Differential) -> String {
    let Differential { basic, ew, unloading, evading, primitive } = differential;
    let parts = [(ew, "EW"), (unloading, "unloading"), (evading, "evading"), (primitive, "primitive")];
    let mut words = vec![format!("{basic:+} attack less defense")];
    words.extend(parts.into_iter().filter(|(amount, _)| *amount != 0).map(|(amount, what)| format!("{amount:+} {what}")));
    words.join(", ")
}

/// A chance in percent to one decimal place: `ways` of `all` ways. A possible event is never shown as 0.0, and an uncertain one never as 100.0.
fn percent(ways: u128, all: u128) -> String {
    let tenths = (ways * 1000 + all / 2) / all;
    match tenths {
        0 if ways > 0 => "<0.1".into(),
        1000 if ways < all => ">99.9".into(),
        tenths => format!("{}.{}", tenths / 10, tenths % 10),
    }
}
