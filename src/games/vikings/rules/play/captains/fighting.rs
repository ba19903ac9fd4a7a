//! Attacks: which is begun, who joins it, who takes up an axe, and when shields are better than blows.

use super::super::{Action, Clash, ManNumber, Position, Public, distance};
use super::appraisal::value;
use super::chart::Chart;
use rules::play::Player;

/// The odds below which nobody strikes where better ones are open.
pub(super) const FAIR: usize = 2;
/// An axe is worth it that adds so much to what a man can take, in points.
const AXE: f64 = 0.8;
/// Shields go up where the enemies within reach are so much stronger.
pub(super) const OUTNUMBERED: i32 = 6;
/// How near an enemy has to be before shields go up.
pub(super) const NEAR: u32 = 8;

/// An attack that is planned: who strikes whom, and what it is worth.
#[derive(Clone, Debug)]
pub(super) struct Assault {
    pub attackers: Vec<ManNumber>,
    pub defender: ManNumber,
    pub value: f64,
}

/// The best attack on somebody by those who are free to strike them; of groups that are worth about the same the smallest, and none at 1-1 where
/// better odds are open.
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

/// The attack to begin next; none where none pays and none is a berserker's duty. Captives are kept, not struck, as long as no rescuer comes.
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
    // Duty: the berserkers' own attacks, the best first.
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

/// The attacks that are worth most, each begun by whom it would be, the best first.
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

/// Who joins an attack that is begun, or the blow.
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
    // Where it cannot be struck yet, the strongest man joins.
    let join = |action: &&Action| if let Action::Join(man) = action { public.attack(position, *man) } else { 0 };
    legal.iter().filter(|action| matches!(action, Action::Join(_))).max_by_key(join).copied()
}

/// Whose axe goes up or down: up where it makes an attack much better, down where its owner has nobody to strike.
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

/// Which walls go up and down: up where the enemies near are stronger and no blow pays, down where one does.
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

/// How many of the enemies near are before a wall that looks at a side and the one to the left of it.
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

/// Whether somebody could strike an enemy beside them at fair odds, alone or with others, if they stood in no wall.
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
