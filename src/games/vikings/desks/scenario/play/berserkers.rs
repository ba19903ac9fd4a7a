//! The remark beside an attack in which a berserker takes part: after a victory the berserker must advance (3.1, 2.75).

use super::steps;
use kit::play::Beside;
use rules::listed;
use rules::play::Play as _;
use vikings::play::{Action, Battle, ManNumber, Pose, Position};

/// The remark beside an attack, with what it binds a berserker to. `remark` is the remark without that.
pub fn beside(battle: &Battle, position: &Position, action: Action, remark: Beside) -> Beside {
    let Some((attackers, defenders)) = sides(position, action) else { return remark };
    let bound = battle.public().advance_of_berserkers(position, &attackers, &defenders);
    let names = |men: &[ManNumber]| listed(&men.iter().map(|man| battle.name(*man).to_owned()).collect::<Vec<_>>());
    let men: Vec<ManNumber> = bound.iter().map(|(man, _)| *man).collect();
    if men.is_empty() {
        return remark;
    }
    let always = bound.iter().any(|(_, always)| *always);
    let must = if always { "must advance" } else { "must follow a retreat" };
    let challengers = challengers(battle, position, &men, &defenders);
    let farther = if challengers.is_empty() {
        String::new()
    } else {
        format!(" Nobody challenges the first hex of an advance; on going farther: {} (2.75).", names(&challengers))
    };
    let whom = if always { "somebody who fell back or another enemy" } else { "somebody who fell back" };
    Beside {
        words: format!("{}; {must}", remark.words),
        says: format!("{} After a victory {} must advance if that leads beside {whom} (3.1).{farther}", remark.says, names(&men)),
    }
}

/// The attackers and the defenders of the attack that a choice begins, enlarges or resolves; `None` if it is no attack on characters.
fn sides(position: &Position, action: Action) -> Option<(Vec<ManNumber>, Vec<ManNumber>)> {
    if let Action::Open(attacker, defender) = action {
        return Some((vec![attacker], vec![defender]));
    }
    let clash = position.clash.as_ref().filter(|clash| clash.beast.is_none())?;
    let (mut attackers, mut defenders) = (clash.attackers.clone(), clash.defenders.clone());
    match action {
        Action::Join(man) => attackers.push(man),
        Action::Add(man) => defenders.push(man),
        Action::Strike => {}
        _ => return None,
    }
    Some((attackers, defenders))
}

/// The enemies who challenge one of these characters on going farther than the hex of a defender. The defenders fight in this phase, and do not (2.75).
fn challengers(battle: &Battle, position: &Position, men: &[ManNumber], defenders: &[ManNumber]) -> Vec<ManNumber> {
    let mut fought = position.clone();
    for defender in defenders {
        fought.men[defender.index()].used.engaged = true;
    }
    let mut by: Vec<ManNumber> = Vec::new();
    for man in men.iter().filter(|man| !position.man(**man).is_mounted()) {
        for hex in defenders.iter().flat_map(|defender| position.man(*defender).pose.spaces()) {
            let then = steps::after(&fought, *man, Pose::on(hex));
            by.extend(battle.public().challengers_of_advance(&then, *man, hex));
        }
    }
    by.sort_unstable();
    by.dedup();
    by
}
