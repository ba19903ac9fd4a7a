//! Characters, possessions and enemies as a question names them.

use exchange::answer::{Asked, Document, Number, Switch, Told, Word};
use freedom_in_the_galaxy::odds::{
    fight::{Fate, Member},
    mission::{Enemy, Group},
};
use freedom_in_the_galaxy::{Character, Content, Possession, Side};

/// The enemy's characters, as a question names them.
pub(super) const ENEMIES: Word = Word {
    name: "enemies",
    letter: "NAMES",
    about: "The enemy's characters there, such as Barca,Saytar",
    required: false,
    read: Told::name,
};

/// The strength of the enemy's units, as a question gives it; 0 by default.
pub(super) const SQUAD: Number = Number {
    usual: Some(0),
    ..super::odds::number(
        "squad",
        "STRENGTH",
        "The strength of the enemy's units there, which send a squad (usually 0, no units)",
    )
};

/// The leader of the enemy's units, by name.
pub(super) const LEADER: Word = Word {
    name: "leader",
    letter: "NAME",
    about: "The enemy's character who is with those units, whose leadership helps their search and their squad, such as Barca",
    required: false,
    read: Told::name,
};

/// The switch of a question that says that an elite unit is among the enemy's units.
pub(super) const ELITE: Switch =
    Switch { name: "elite", about: "An elite unit is among the enemy's units, so that their squad is stronger" };

/// The switch of a question that says that the enemy tries to capture characters instead of killing them.
pub(super) const CAPTURE: Switch = Switch { name: "capture", about: "The enemy means to capture and not to kill" };

/// The switch of a question that says that the enemy uses firearms.
pub(super) const FIREFIGHT: Switch = Switch { name: "firefight", about: "The enemy's characters use firearms" };

/// The characters that a list such as `Rayner Derban+Advisor Android,Scott Rubel` names, each with their possessions.
pub(super) type Named<'a> = Vec<(&'a Character, Vec<&'a Possession>)>;

/// Reads a list such as `Rayner Derban+Advisor Android,Scott Rubel`. Returns the characters with their possessions, and their side. The error says
/// why the list cannot be read.
pub(super) fn characters<'a>(content: &'a Content, names: &str) -> Result<(Named<'a>, Side), String> {
    let mut characters: Named = Vec::new();
    for one in names.split(',') {
        let mut parts = one.split('+').map(str::trim);
        let name = parts.next().unwrap_or_default();
        let character = content.characters.find(|known| known.name.eq_ignore_ascii_case(name));
        let (_, character) = character.ok_or_else(|| format!("there is no character {name:?}"))?;
        if characters.iter().any(|(known, _)| known.name == character.name) {
            return Err(format!("{} is named twice", character.label()));
        }
        let possession = |name: &str| {
            let found = content.possessions.find(|known| known.name.eq_ignore_ascii_case(name));
            found.map(|(_, found)| found).ok_or_else(|| format!("there is no possession {name:?}"))
        };
        characters.push((character, parts.map(possession).collect::<Result<_, _>>()?));
    }
    let side = characters.first().map(|(character, _)| character.side).unwrap_or_default();
    match characters.iter().find(|(character, _)| character.side != side) {
        Some((other, _)) => Err(format!("{} is of the other side", other.label())),
        None => Ok((characters, side)),
    }
}

/// The group of characters that a list such as `Rayner Derban+Advisor Android,Scott Rubel` names, and its side.
pub(super) fn group(content: &Content, names: &str) -> Result<(Group, Side), String> {
    characters(content, names).map(|(characters, side)| (Group::of(&characters), side))
}

/// The enemy as a question describes it. `units` is the index, among the question's numbers, of the strength of the enemy's units. `switches` are the
/// indices of the switches for capture, firearms and elite units.
pub(super) fn enemy(content: &Content, asked: &Asked, units: usize, switches: [usize; 3]) -> Result<Enemy, String> {
    let characters: Vec<Member> = match asked.word(ENEMIES.name).and_then(Told::as_name) {
        Some(names) => group(content, names)?.0.members,
        None => Vec::new(),
    };
    let strength = asked.count(units);
    let [capture, firefight, elite] = switches.map(|at| asked.switch(at));
    let leadership = match asked.word(LEADER.name).and_then(Told::as_name) {
        Some(name) => group(content, name)?.0.members.iter().map(|member| member.leadership).sum(),
        None => 0,
    };
    let units = if strength == 0 {
        if elite || leadership > 0 {
            return Err("whoever leads and whatever is elite is among units: --squad is missing".to_owned());
        }
        None
    } else {
        let squad = content.tables.squads.sent(strength, elite, leadership > 0);
        let squad = squad.ok_or_else(|| format!("no row of the table of squads is for a strength of {strength}"))?;
        Some((squad, strength + leadership))
    };
    Ok(Enemy { units, leader: leadership > 0, characters, capture, firefight })
}

/// The chances of the group's members, given in the order of the group, as JSON by the members' names.
pub(super) fn by_name(group: &Group, chances: &[f64]) -> Document {
    Document::Named(group.members.iter().zip(chances).map(|(member, chance)| (member.name.clone(), (*chance).into())).collect())
}

/// A line for each member of a group, with the chances to be free, captured or killed.
pub(super) fn lines(group: &Group, free: &[f64], captured: &[f64]) -> Vec<String> {
    let line = |((member, free), captured): ((&Member, &f64), &f64)| {
        let killed = (1.0 - free - captured).max(0.0);
        format!(
            "{:<20} free {:.1} %, captured {:.1} %, killed {:.1} %",
            member.name,
            free * 100.0,
            captured * 100.0,
            killed * 100.0
        )
    };
    group.members.iter().zip(free).zip(captured).map(line).collect()
}

/// For each member of a group, the chance to be free and the chance to be captured, summed over all ends of a fight.
pub(super) fn fates<'a>(members: usize, ends: impl Iterator<Item = (&'a [Fate], f64)>) -> [Vec<f64>; 2] {
    let mut chances = [vec![0.0; members], vec![0.0; members]];
    for (fates, chance) in ends {
        for (at, fate) in fates.iter().enumerate() {
            match fate {
                Fate::Free(_) => chances[0][at] += chance,
                Fate::Captured => chances[1][at] += chance,
                Fate::Killed => {}
            }
        }
    }
    chances
}
