//! How a fight among characters can end, with the chance of each end.

use super::named::{self, CAPTURE, ELITE, ENEMIES, FIREFIGHT, LEADER, SQUAD};
use exchange::answer::{Answer, Asked, Document, Question, Told, Word};
use freedom_in_the_galaxy::odds::{
    fight::{Fate, Fight, Force, RUNS, Skirmish},
    mission::Group,
};
use freedom_in_the_galaxy::{Content, Tables};
use project::OneOf;
use rules::{counted, total};

/// The question of how a fight among characters ends.
pub const FIGHT: Question = Question {
    about: "The chances of a character combat to its end, whose defender picks and breaks off as well as can be",
    numbers: &[SQUAD],
    words: &[
        Word {
            name: "characters",
            letter: "NAMES",
            about: "The defenders of a character combat, each with what they have, such as Rayner Derban+Norrocks,Zina Adora",
            required: true,
            read: Told::name,
        },
        Word { name: "creature", letter: "NAME", about: "The creature that attacks", required: false, read: Told::name },
        ENEMIES,
        LEADER,
    ],
    switches: &[CAPTURE, FIREFIGHT, ELITE],
    answer: |asked| match Content::own(asked.content)
        .map_or_else(|| Err("no designs".to_owned()), |content| fight(content, asked))
    {
        Ok((group, ends)) => answer(group, &ends),
        Err(why) => Answer::refused(rules::capital(&why)),
    },
};

/// The defending group of the fight that the question asks about, and how its fight can end.
fn fight(content: &Content, asked: &Asked) -> Result<(Group, Ends), String> {
    let names = asked.word("characters").and_then(Told::as_name).unwrap_or_default();
    let (group, _) = named::group(content, names)?;
    let enemy = named::enemy(content, asked, 0, [0, 1, 2])?;
    let mut forces: Vec<Force> = Vec::new();
    if let Some(name) = asked.word("creature").and_then(Told::as_name) {
        let creature = content.creature(name).ok_or_else(|| format!("there is no creature {name:?}"))?;
        forces.push(Force::creature(creature, 1));
    }
    forces.extend(enemy.units.map(|(squad, _)| Force::squad(squad, enemy.capture)));
    if !enemy.characters.is_empty() {
        forces.push(Force::characters(&enemy.characters, enemy.firefight, enemy.capture));
    }
    let [force] = forces.as_slice() else {
        return Err("one force attacks: --creature, --squad or --enemies".to_owned());
    };
    let ends = ends(&group, force, &content.tables)
        .ok_or_else(|| "the tables of character combat and break-off need all cells".to_owned())?;
    Ok((group, ends))
}

/// How a fight can end.
struct Ends {
    /// Each combination of the defenders' fates, in the order of the group, with its chance.
    fates: Vec<(Vec<Fate>, f64)>,
    /// The chance that the attacker is beaten; `None` if the fight was sampled with dice.
    beaten: Option<f64>,
}

/// Works out how a fight ends: exactly, or by sampling many fights with dice if the exact sum would be too large.
fn ends(group: &Group, force: &Force, tables: &Tables) -> Option<Ends> {
    let fight = Fight::new(&group.members, force, group.guarded(), tables);
    let ends = fight.map_or_else(Vec::new, |mut fight| fight.ends(&group.fresh()));
    if ends.is_empty() {
        let skirmish = Skirmish::new(&group.members, force, group.guarded(), tables)?;
        let played = skirmish.ends(&group.fresh(), RUNS, &|| false)?;
        let share = |(fates, fights)| (fates, f64::from(fights) / f64::from(RUNS));
        return Some(Ends { fates: played.into_iter().map(share).collect(), beaten: None });
    }
    let beaten = total(ends.iter().filter(|(end, _)| end.beaten).map(|(_, chance)| *chance));
    Some(Ends { fates: ends.into_iter().map(|(end, chance)| (end.fates, chance)).collect(), beaten: Some(beaten) })
}

fn answer(group: Group, Ends { fates: ends, beaten }: &Ends) -> Answer<'static> {
    let beaten = *beaten;
    let free = |fates: &[Fate]| fates.iter().filter(|fate| matches!(fate, Fate::Free(_))).count();
    let mut numbers = vec![0.0; group.members.len() + 1];
    for (fates, chance) in ends {
        numbers[free(fates)] += chance;
    }
    let [free, captured] = named::fates(group.members.len(), ends.iter().map(|(fates, chance)| (fates.as_slice(), *chance)));
    let (for_lines, told) = ((group.clone(), free.clone(), captured.clone(), numbers.clone()), (free, captured, numbers));
    let lines = move || {
        let (group, free, captured, numbers) = &for_lines;
        let line = |(number, chance): (usize, &f64)| format!("{} free: {:.2} %", counted(number, "character"), chance * 100.0);
        let head = match beaten {
            Some(beaten) => format!("The attacker is beaten: {:.2} %", beaten * 100.0),
            None => {
                format!("There are too many ways to fight it to work all of them out: this is from {RUNS} fights played by dice.")
            }
        };
        numbers.iter().enumerate().map(line).chain([head]).chain(named::lines(group, free, captured)).collect()
    };
    let document = move || {
        let (free, captured, numbers) = &told;
        let chances = numbers.iter().enumerate().map(|(number, chance)| (number.to_string(), (*chance).into())).collect();
        vec![
            ("chances", Document::Named(chances)),
            ("beaten", beaten.into()),
            ("free", named::by_name(&group, free)),
            ("captured", named::by_name(&group, captured)),
        ]
        .into()
    };
    Answer::new(lines, document)
}
