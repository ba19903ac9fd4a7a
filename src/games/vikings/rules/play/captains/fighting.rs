//! A captain's attacks: which to begin, who joins, who takes up an axe, and when a wall of shields is better than an attack.

use super::super::{Action, Clash, ManNumber, Position, Public, distance};
use super::appraisal::value;
use super::chart::Chart;
use rules::play::Player;

/// Odds that are worse than this number to 1 are accepted only if no better odds are possible.
pub(super) const FAIR: usize = 2;
/// How many points must be gained to make it worth while to take up an axe.
const AXE: f64 = 0.8;
/// A wall of shields is formed only if the enemies near it are stronger by more than this. Strength is the sum of attack and defense values.
pub(super) const OUTNUMBERED: i32 = 6;
/// A wall of shields is formed only if an enemy is within this distance, in hexes.
pub(super) const NEAR: u32 = 8;

/// A planned attack: the attackers, the defender, and the worth of the attack in points.
#[derive(Clone, Debug)]
pub(super) struct Assault {
    pub attackers: Vec<ManNumber>,
    pub defender: ManNumber,
    pub value: f64,
}

/// The best attack on an enemy that includes the characters in `with`; others who are free to strike may join. Of groups with about the same worth,
/// the smallest is chosen. Odds of 1-1 are chosen only if no better odds are possible. `None` if there is no attack.
pub(super) fn assault(public: &Public, position: &Position, defender: ManNumber, with: &[ManNumber]) -> Option<Assault> {
    let mut open: Vec<ManNumber> = public.strikers(position, defender).filter(|man| !with.contains(man)).collect();
    open.sort_by_key(|man| std::cmp::Reverse((public.attack(position, *man), *man)));
    let mut group = with.to_vec();
    let mut best: Option<(Assault, usize)> = None;
    let mut open = open.into_iter();
    loop {
        if !group.is_empty()
            && let Some((odds, value)) = value(public, position, &group, &[defender])
        {
            let better = best.as_ref().is_none_or(|(known, at)| {
                *at < FAIR && odds > *at || (odds >= FAIR || *at < FAIR) && value > known.value * 1.08 + 0.15
            });
            if better {
                best = Some((Assault { attackers: group.clone(), defender, value }, odds));
            }
        }
        let Some(next) = open.next() else { break };
        group.push(next);
    }
    best.map(|(assault, _)| assault)
}

/// Chooses the attack to begin next. Ends the phase if no attack is worth it and no berserker has to attack. Captives are not attacked.
pub(super) fn opening(public: &Public, position: &Position, legal: &[Action]) -> Option<Action> {
    let mut defenders: Vec<ManNumber> = Vec::new();
    for action in legal {
        if let Action::Open(_, defender) = action
            && !defenders.contains(defender)
            && !public.is_captive(position, *defender)
        {
            defenders.push(*defender);
        }
    }
    let assaults: Vec<Assault> = defenders.into_iter().filter_map(|defender| assault(public, position, defender, &[])).collect();
    let done = legal.contains(&Action::Done);
    let open = |assault: &Assault| {
        let first = assault.attackers.first().copied()?;
        let action = Action::Open(first, assault.defender);
        legal.contains(&action).then_some((assault.value, action))
    };
    let best = assaults.iter().filter_map(open).max_by(|one, other| one.0.total_cmp(&other.0));
    if done {
        return Some(best.filter(|(value, _)| *value > 0.0).map_or(Action::Done, |(_, action)| action));
    }
    // Of the attacks that berserkers have to make, the best is taken.
    let duty = legal.iter().filter_map(|action| {
        let Action::Open(attacker, defender) = *action else { return None };
        let found = public.man(attacker).berserk.then(|| assault(public, position, defender, &[attacker])).flatten()?;
        Some((found.value, *action))
    });
    let duty = duty.max_by(|one, other| one.0.total_cmp(&other.0));
    match (best, duty) {
        (Some(best), Some(duty)) => Some(if best.0 > 0.0 && best.0 >= duty.0 { best.1 } else { duty.1 }),
        (best, duty) => best.filter(|(value, _)| *value > 0.0).or(duty).map(|(_, action)| action),
    }
}

/// For each enemy, the action that begins the best attack on them. The attacks with the highest worth come first.
pub(super) fn openings(public: &Public, position: &Position, legal: &[Action]) -> Vec<Action> {
    let mut found: Vec<(f64, Action)> = Vec::new();
    for action in legal {
        let Action::Open(attacker, defender) = *action else { continue };
        if public.is_captive(position, defender) {
            continue;
        }
        let Some(assault) = assault(public, position, defender, &[]) else { continue };
        if assault.attackers.first() == Some(&attacker) {
            found.push((assault.value, *action));
        }
    }
    found.sort_by(|one, other| other.0.total_cmp(&one.0));
    found.into_iter().map(|(_, action)| action).collect()
}

/// Chooses a character who joins an attack that has begun, or chooses to strike.
pub(super) fn joining(public: &Public, position: &Position, clash: &Clash, legal: &[Action]) -> Option<Action> {
    let [defender] = clash.defenders[..] else { return legal.contains(&Action::Strike).then_some(Action::Strike) };
    let planned = assault(public, position, defender, &clash.attackers);
    let next = planned.and_then(|assault| assault.attackers.get(clash.attackers.len()).copied()).map(Action::Join);
    if let Some(next) = next.filter(|next| legal.contains(next)) {
        return Some(next);
    }
    if legal.contains(&Action::Strike) {
        return Some(Action::Strike);
    }
    // If the odds do not allow the attack yet, the strongest character joins.
    let join = |action: &&Action| if let Action::Join(man) = action { public.attack(position, *man) } else { 0 };
    legal.iter().filter(|action| matches!(action, Action::Join(_))).max_by_key(join).copied()
}

/// Chooses whether a character takes up or lowers an axe. Characters take it up if that improves an attack much, and lower it if there is nobody to
/// strike.
pub(super) fn axes(public: &Public, position: &Position, legal: &[Action]) -> Action {
    let mut raised = position.clone();
    for action in legal {
        let Action::Axe(man) = *action else { continue };
        let mut worth = |axe: bool| {
            raised.men[man.index()].axe = axe;
            let targets = public.men_of(super::super::other(public.man(man).player)).map(|(enemy, _)| enemy);
            let struck = targets.filter(|enemy| public.can_strike(&raised, man, *enemy));
            let values = struck.filter_map(|enemy| assault(public, &raised, enemy, &[man])).map(|assault| assault.value);
            values.fold(0.0, f64::max)
        };
        let gain = worth(true) - worth(false);
        let up = position.man(man).axe;
        raised.men[man.index()].axe = up;
        if up && gain < AXE / 2.0 || !up && gain > AXE {
            return *action;
        }
    }
    Action::Done
}

/// Chooses a wall of shields to form or to break up. A wall is formed if the enemies near it are stronger and no attack is worthwhile; it is broken
/// up if an attack is.
pub(super) fn walls(public: &Public, position: &Position, player: Player, legal: &[Action]) -> Action {
    let chart = Chart::of(public, position, player, None);
    let mut free = position.clone();
    let mut has_prey = |man: ManNumber| has_prey(public, &mut free, man);
    let mut best: Option<(usize, Action)> = None;
    for action in legal {
        match *action {
            Action::Break(man) => {
                let hex = position.man(man).pose.hex;
                let wall = public.wall_of(position, man);
                let pressed = chart.pressed(hex, NEAR) > OUTNUMBERED;
                if !pressed && wall.iter().any(|man| has_prey(*man)) || chart.nearest_enemy(hex) > NEAR {
                    return *action;
                }
            }
            Action::Form(man, facing) => {
                let row = public.row(position, man, facing);
                let hex = position.man(row[row.len() / 2]).pose.hex;
                let pressed = chart.pressed(hex, NEAR) > OUTNUMBERED && chart.nearest_enemy(hex) <= NEAR;
                if !pressed || row.iter().any(|man| has_prey(*man)) {
                    continue;
                }
                let ahead = looking_at(&chart, hex, facing);
                if best.is_none_or(|(known, _)| ahead > known) {
                    best = Some((ahead, *action));
                }
            }
            _ => {}
        }
    }
    best.map_or(Action::Done, |(_, action)| action)
}

/// How many enemies nearby are in front of a wall that faces this side of the hex and the side to its left.
fn looking_at(chart: &Chart<'_>, hex: geometry::Space, facing: u8) -> usize {
    let front = |side: u8| {
        let mut space = hex;
        for _ in 0..4 {
            space = crate::board::neighbour(space, usize::from(side % 6));
        }
        space
    };
    let (one, other) = (front(facing), front(facing + 5));
    let back = front(facing + 2);
    let before = |foe: &&super::chart::Foe| {
        let there = foe.pose.hex;
        distance(there, one).min(distance(there, other)) < distance(there, back).min(distance(there, front(facing + 3)))
    };
    chart.enemies.iter().filter(|foe| foe.ready && distance(foe.pose.hex, hex) <= NEAR).filter(before).count()
}

/// Whether a character could attack an enemy beside them at better than fair odds, alone or with others, if they left their wall of shields.
fn has_prey(public: &Public, position: &mut Position, man: ManNumber) -> bool {
    let wall = std::mem::take(&mut position.men[man.index()].wall);
    let free = &*position;
    let enemies = public.men_of(super::super::other(public.man(man).player)).map(|(enemy, _)| enemy);
    let prey = enemies.filter(|enemy| public.can_strike(free, man, *enemy)).any(|enemy| {
        let all: Vec<ManNumber> = public.strikers(free, enemy).collect();
        all.contains(&man) && public.odds(free, &all, &[enemy]).is_some_and(|odds| odds > FAIR)
    });
    position.men[man.index()].wall = wall;
    prey
}
