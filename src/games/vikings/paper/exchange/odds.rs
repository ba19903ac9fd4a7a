//! The chances of a fight, and of the best plan of several attackers, by the tables of a project or of the blue book. Also the helpers that the other
//! questions about chances use.

use exchange::answer::{Answer, Asked, Document, Fields, Number, Question, Switch, Told, Word};
use project::OneOf;
use rules::Modifier;
use vikings::fight::{Fight, Outcomes};
use vikings::odds::{Attack, Chances, Defender, best, rage};
use vikings::{Blow, CombatTable, Content, Tables};

/// The question "what are the results of an attack?".
pub const FIGHT: Question = Question {
    about: "The chances of a fight",
    numbers: &[
        sum("attack", "A", "The attack of those who strike, added up; of an axe in both hands doubled", 0),
        sum("defense", "D", "The defense of those who are struck, added up", 1),
        Number {
            usual: Some(1),
            ..sum("attackers", "N", "How many strike together; against a rider only riders count (usually 1)", 1)
        },
        Number {
            name: "shift",
            letter: "COLUMNS",
            about: "Columns to the right for everything else, or to the left where negative (usually 0)",
            bounds: -(Modifier::MOST as i64)..=Modifier::MOST as i64,
            usual: Some(0),
            can_be: |bounds| format!("a shift is a number of columns from {} to {}", bounds.start(), bounds.end()),
        },
    ],
    words: &[],
    switches: &[
        Switch { name: "mounted", about: "The defender is mounted" },
        Switch { name: "armour", about: "The defender wears armour" },
        Switch { name: "berserk", about: "A berserker strikes, who may fight on against the like" },
    ],
    answer: |asked| {
        let (tables, berserk) = (tables(asked), asked.switch(2));
        let fight = Fight {
            attack: asked.count(0),
            defense: asked.count(1),
            attackers: asked.count(2),
            shift: asked.number(3) as i32,
            mounted: asked.switch(0),
            armour: asked.switch(1),
        };
        let (column, outcomes) = (fight.column(&tables), fight.outcomes(&tables));
        let rage = outcomes.filter(|_| berserk).map(|outcomes| rage(&outcomes, fight.mounted));
        let lines = move || {
            let beyond = fight.defense * CombatTable::ODDS as u32 + fight.defense <= fight.attack;
            let ratio = format!("Odds {}{}", fight.ratio(), if beyond { " and better" } else { "" });
            let shifted = match fight.shift + fight.joint(&tables) {
                0 => String::new(),
                shift => format!(", shifted by {shift:+}"),
            };
            let Some(column) = column else { return vec![format!("{ratio}{shifted}: no attack is allowed under 1-1.")] };
            let mut lines = vec![format!("{ratio}{shifted}, resolved at {}:", CombatTable::heading(column))];
            match outcomes {
                Some(outcomes) => lines.extend(
                    ends(&outcomes, fight.mounted)
                        .into_iter()
                        .map(|(name, faces)| format!("  {:<18} {faces:>2} of {}", name.replace('_', " "), Outcomes::ALL)),
                ),
                None => lines.push("  The combat table has no answer to that.".into()),
            }
            if let Some(rage) = rage {
                lines.push(format!("A berserker fights {:.2} times in a turn and kills {:.2}.", rage.fights, rage.kills));
            }
            lines
        };
        Answer::new(lines, move || {
            let outcomes = outcomes.filter(|_| column.is_some()).map(|outcomes| -> Fields {
                ends(&outcomes, fight.mounted).into_iter().map(|(name, faces)| (name, faces.into())).collect()
            });
            let mut fields = vec![
                ("ratio", fight.ratio().to_string().as_str().into()),
                ("column", column.map(|column| format!("{column}-1")).as_deref().into()),
                ("outcomes", outcomes.into()),
            ];
            if let Some(rage) = rage {
                fields.extend([("fights", rounded(rage.fights)), ("kills", rounded(rage.kills))]);
            }
            fields.into()
        })
    },
};

/// The question "what is the best result that several equal attackers can reach in a turn against one defender on foot?". They may strike one after
/// the other or together.
pub const SEVERAL: Question = Question {
    about: "The best that several fighters do to one on foot",
    numbers: &[
        sum("each", "A", "The attack of each of several like attackers", 0),
        sum("defense", "D", "The defense of those who are struck, added up", 1),
        sum("stunned-defense", "D", "The defense of the defender once stunned", 1),
        sum("wounded-defense", "D", "The defense of the defender once wounded", 1),
        Number {
            usual: Some(1),
            bounds: 1..=6,
            ..sum("attackers", "N", "How many strike together; against a rider only riders count (usually 1)", 1)
        },
    ],
    words: &[Word {
        name: "way-back",
        letter: "OPEN",
        about: "Whether a hex is open to the defender to fall back to, yes or no; yes where it is not given. Four who strike together leave none",
        required: false,
        read: |text| match text {
            "yes" => Ok(Told::Number(1)),
            "no" => Ok(Told::Number(0)),
            _ => Err("a way back is open or not: yes or no".to_owned()),
        },
    }],
    switches: &[Switch { name: "armour", about: "The defender wears armour" }],
    answer: |asked| {
        let [attack, sound, stunned, wounded] = [0, 1, 2, 3].map(|at| asked.count(at));
        let cornered = asked.word("way-back").and_then(Told::as_number) == Some(0);
        let defender = Defender { sound, stunned, wounded, armour: asked.switch(0), cornered };
        let number = usize::try_from(asked.number(4)).unwrap_or_default();
        let plan = best(&vec![Attack { attack, attackers: 1, shift: 0 }; number], defender, &tables(asked));
        let head = match plan.first.len() {
            0 => "No attack is worth anything:".to_owned(),
            1 => "One strikes first:".to_owned(),
            together => format!("{together} strike together first:"),
        };
        told(head, ends_of(&plan.chances))
    },
};

/// The states in which a character may end, each with its chance.
pub fn ends_of(chances: &Chances) -> Vec<(&'static str, f64)> {
    ["unhurt", "back", "stunned", "wounded", "killed"].into_iter().zip(chances.all()).collect()
}

/// The results of a fight by name, each with the number of faces of the die that give it.
fn ends(outcomes: &Outcomes, mounted: bool) -> Vec<(&'static str, u32)> {
    let common = [
        ("nothing", Blow::Nothing),
        ("attacker_wounded", Blow::A),
        ("attacker_retreats", Blow::B),
        ("defender_retreats", Blow::C),
        ("stunned", Blow::D),
        ("wounded", Blow::E),
    ];
    let last: &[_] = if mounted {
        &[("killed", Blow::G), ("horse_killed", Blow::F), ("both_killed", Blow::H)]
    } else {
        &[("killed", Blow::F)]
    };
    common.iter().chain(last).map(|(name, blow)| (*name, outcomes.of(*blow))).collect()
}

/// An answer that lists chances by name.
pub fn told(head: String, ends: Vec<(&'static str, f64)>) -> Answer<'static> {
    let same = ends.clone();
    let lines = move || {
        let end = |(name, chance): &(&str, f64)| format!("  {name:<10} {:>6.2} %", chance * 100.0);
        std::iter::once(head.clone()).chain(ends.iter().map(end)).collect()
    };
    Answer::new(lines, move || same.iter().map(|(name, chance)| (*name, rounded(*chance))).collect::<Fields>().into())
}

/// A chance rounded to nine decimal places, beyond which floating-point sums are noise.
fn rounded(chance: f64) -> Document {
    Document::Fraction((chance * 1e9).round() / 1e9)
}

/// A number that a question asks for: the sum of the values of several counters.
const fn sum(name: &'static str, letter: &'static str, about: &'static str, least: i64) -> Number {
    let can_be = |bounds: &std::ops::RangeInclusive<i64>| {
        format!("a sum of values is a number from {} to {}", bounds.start(), bounds.end())
    };
    Number { name, letter, about, bounds: least..=9999, usual: None, can_be }
}

/// A number that a question asks for: how many of something there are, from 1 to 99, such as hexes or attempts.
pub const fn some(name: &'static str, about: &'static str) -> Number {
    let can_be = |bounds: &std::ops::RangeInclusive<i64>| format!("it is a number from {} to {}", bounds.start(), bounds.end());
    Number { name, letter: "N", about, bounds: 1..=99, usual: None, can_be }
}

pub fn tables(asked: &Asked) -> Tables {
    Content::own(asked.content).map(|content| Tables::clone(&content.tables)).unwrap_or_default()
}
