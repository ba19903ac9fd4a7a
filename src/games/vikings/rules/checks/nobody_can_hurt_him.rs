//! `nobody-can-hurt-him`: the six strongest enemies of a character must together be able to attack them. Axes and the column shift for a joint attack
//! count.

use super::{book, code, examples};
use crate::fight::Fight;
use crate::{Character, Content, Finding, InCharacter, Place, Tables};
use rules::{About, Level, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "nobody-can-hurt-him",
    code: code(48),
    severity: Severity::Advice,
    citation: book("2.7"),
    says: "The six strongest enemies together can attack a character.",
    because: "Six have room round a man. Attacks at odds of less than 1-1 are not allowed, so that nobody could fight the character at all.",
};

/// How many attackers have room round a character.
const ROUND_HIM: usize = 6;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, character) in content.characters.iter() {
        let values = &character.values;
        let Some(defense) = values.at_start().defense.filter(|defense| *defense > Level::default()) else { continue };
        let mut attacks: Vec<u32> =
            content.enemies_of(character).map(|(_, enemy)| attack(content, enemy, &content.tables)).collect();
        if attacks.is_empty() {
            continue;
        }
        attacks.sort_unstable_by(|one, other| other.cmp(one));
        attacks.truncate(ROUND_HIM);
        let sum = attacks.iter().sum();
        let fight = Fight { attackers: attacks.len() as u32, ..Fight::new(sum, defense.get()) };
        if fight.column(&content.tables).is_none() {
            let message =
                format!("{} has defense {defense}, and the strongest enemies together attack with {sum}.", character.label());
            findings.push(Finding::new(&ABOUT, Place::Character(id, InCharacter::Sound), message));
        }
    }
}

/// The best attack value of an enemy: on horseback, or on foot with an axe in both hands if they have one.
fn attack(content: &Content, enemy: &Character, tables: &Tables) -> u32 {
    let axe = enemy.axe && content.troop_of(enemy).is_some_and(|troop| troop.axe);
    let times = if axe { tables.situations.axe.get().max(1) } else { 1 };
    let level = |level: Option<Level>| level.map_or(0, Level::get);
    (level(enemy.values.sound.attack) * times).max(level(enemy.values.mounted.attack))
}

fn with(defense: u32) -> Content {
    examples::with(|character| character.values.sound.defense = Some(Level::clamped(defense)))
}

fn failing() -> Content {
    with(12)
}

fn passing() -> Content {
    with(11)
}
