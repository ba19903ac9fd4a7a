//! Fights, arrows and what else a die decides, before it falls: the column and how many of its ten faces give each result (2.7, 8.1, 8.6 to 8.8).

use kit::play::Beside;
use rules::play::Play as _;
use vikings::fight::{Fight, Outcomes};
use vikings::odds::Shot;
use vikings::play::{Action, Battle, Clash, ManNumber, Position, Question, State};
use vikings::{Arrow, Blow, CombatTable, Tables};

/// What a die decides.
enum Planned {
    Blow(Fight),
    Arrow(Shot),
}

/// The remark beside a choice: the odds of a blow or an arrow.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let tables = battle.public().tables();
    match planned(battle, &state.position, action)? {
        Planned::Blow(fight) => Some(of_fight(&fight, tables)),
        Planned::Arrow(shot) => of_shot(&shot, tables),
    }
}

/// The blow or the arrow that a choice leads to.
fn planned(battle: &Battle, position: &Position, action: Action) -> Option<Planned> {
    let (public, clash) = (battle.public(), position.clash.as_ref());
    Some(match (action, position.question) {
        (Action::Open(attacker, defender), _) => Planned::Blow(public.fight(position, &[attacker], &[defender])),
        (Action::OpenAtBeast(attacker, beast), _) => Planned::Blow(public.fight_with_beast(position, &[attacker], beast)),
        (Action::Join(man), _) => Planned::Blow(struck(battle, position, clash?, Some(man), None)),
        (Action::Add(man), _) => Planned::Blow(struck(battle, position, clash?, None, Some(man))),
        (Action::Strike, _) => Planned::Blow(struck(battle, position, clash?, None, None)),
        (Action::Shoot(target), Some((_, Question::Target(archer)))) => Planned::Arrow(public.shot(position, archer, target)?),
        (Action::React(archer), _) => Planned::Arrow(public.shot(position, archer, position.walk.as_ref()?.man)?),
        _ => return None,
    })
}

/// The blow of an attack that is under way, with one more attacker or defender.
pub fn struck(
    battle: &Battle,
    position: &Position,
    clash: &Clash,
    attacker: Option<ManNumber>,
    defender: Option<ManNumber>,
) -> Fight {
    let attackers: Vec<ManNumber> = clash.attackers.iter().copied().chain(attacker).collect();
    if let Some(beast) = clash.beast {
        return battle.public().fight_with_beast(position, &attackers, beast);
    }
    let defenders: Vec<ManNumber> = clash.defenders.iter().copied().chain(defender).collect();
    battle.public().fight(position, &attackers, &defenders)
}

/// The remark on a blow.
fn of_fight(fight: &Fight, tables: &Tables) -> Beside {
    let Some((column, outcomes)) = fight.column(tables).zip(fight.outcomes(tables)) else {
        return Beside {
            words: format!("{}, not alone", fight.ratio()),
            says: format!("At {} it is allowed only with others who join it (2.7).", fight.ratio()),
        };
    };
    Beside {
        words: format!("{}: {}", CombatTable::heading(column), brief(&outcomes, fight.mounted)),
        says: format!(
            "At {}, of the ten faces of the die {}.",
            CombatTable::heading(column),
            results(&outcomes, fight.mounted, ", ")
        ),
    }
}

/// The same in few words: what does nothing is left out, and what strikes the attackers stands together.
fn brief(outcomes: &Outcomes, mounted: bool) -> String {
    let own = outcomes.of(Blow::A) + outcomes.of(Blow::B);
    let harm = Blow::ALL.into_iter().filter(|blow| !matches!(blow, Blow::Nothing | Blow::A | Blow::B));
    let given = harm.map(|blow| (outcomes.of(blow), short(blow, mounted)));
    let each = std::iter::once((own, "own")).chain(given).filter(|(faces, _)| *faces > 0);
    each.map(|(faces, short)| format!("{faces} {short}")).collect::<Vec<_>>().join(" ")
}

/// How many faces give each result, those that some give.
fn results(outcomes: &Outcomes, mounted: bool, between: &str) -> String {
    let given = Blow::ALL.into_iter().map(|blow| (outcomes.of(blow), short(blow, mounted))).filter(|(faces, _)| *faces > 0);
    given.map(|(faces, short)| format!("{faces} {short}")).collect::<Vec<_>>().join(between)
}

/// A result of a blow in few words.
const fn short(blow: Blow, mounted: bool) -> &'static str {
    match (blow, mounted) {
        (Blow::Nothing, _) => "nothing",
        (Blow::A, _) => "own wound",
        (Blow::B, _) => "own retreat",
        (Blow::C, _) => "back",
        (Blow::D, false) => "stun",
        (Blow::D, true) => "unhorse",
        (Blow::E, _) => "wound",
        (Blow::F, true) => "horse dead",
        (Blow::F, false) | (Blow::G, _) => "kill",
        (Blow::H, _) => "kill both",
    }
}

/// The remark on an arrow.
fn of_shot(shot: &Shot, tables: &Tables) -> Option<Beside> {
    let faces = shot.outcomes(&tables.missiles)?;
    let modifier = shot.modifier(&tables.missiles)?;
    let given = |between: &str| {
        let each = Arrow::ALL.into_iter().zip(faces).filter(|(_, faces)| *faces > 0);
        each.map(|(arrow, faces)| format!("{faces} {}", hit(arrow, shot.mounted))).collect::<Vec<_>>().join(between)
    };
    let cover = match shot.cover {
        vikings::Cover::None => String::new(),
        cover => format!(", {} cover", cover.label()),
    };
    Some(Beside {
        words: format!("{modifier:+}: {}", given(" ")),
        says: format!("At {} hexes{cover}, {modifier:+} on the die: of its ten faces {}.", shot.range, given(", ")),
    })
}

/// A result of an arrow in few words.
const fn hit(arrow: Arrow, mounted: bool) -> &'static str {
    match (arrow, mounted) {
        (Arrow::Miss, _) => "miss",
        (Arrow::A, _) => "back",
        (Arrow::B, true) => "unhorse",
        (Arrow::B, false) | (Arrow::C, true) => "wound",
        (Arrow::C | Arrow::D, false) => "kill",
        (Arrow::D, true) => "horse dead",
    }
}

/// An attack that is under way, before it is struck: who attacks whom, the column, and the tenths of each result.
pub fn lines(battle: &Battle, position: &Position) -> Option<Vec<String>> {
    let clash = position.clash.as_ref().filter(|clash| clash.winner.is_none() && clash.wound.is_none())?;
    let tables = battle.public().tables();
    let names = |men: &[ManNumber]| men.iter().map(|man| battle.name(*man)).collect::<Vec<_>>().join(", ");
    let against = clash.beast.map_or_else(|| names(&clash.defenders), |beast| battle.beast_name(beast));
    let fight = struck(battle, position, clash, None, None);
    let shifted = fight.shift + fight.joint(tables);
    let ratio = fight.ratio();
    let values = format!("{} to {}", fight.attack, fight.defense);
    let mut lines = vec![format!("{} against {against}", names(&clash.attackers))];
    match fight.column(tables).zip(fight.outcomes(tables)) {
        Some((column, outcomes)) => {
            let moved = match shifted {
                0 => String::new(),
                -1 | 1 => format!(", {shifted:+} column"),
                _ => format!(", {shifted:+} columns"),
            };
            let armour = if fight.armour { ", armour" } else { "" };
            let ratio = if shifted == 0 { String::new() } else { format!(" is {ratio}") };
            lines.push(format!("{values}{ratio}{moved}: {}{armour}", CombatTable::heading(column)));
            lines.push(format!("of ten: {}", results(&outcomes, fight.mounted, " · ")));
        }
        None => lines.push(format!("{values} = {ratio}: not allowed as it stands")),
    }
    Some(lines)
}
