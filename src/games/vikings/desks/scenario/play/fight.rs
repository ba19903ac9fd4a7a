//! The odds of blows, arrows and other rolls before the roll: the column, and how many of the ten faces of the die give each result (2.7, 8.1, 8.6 to
//! 8.8).

use super::berserkers;
use super::group::{Driven, are_takers_weak};
use kit::play::Beside;
use rules::play::Play as _;
use vikings::fight::{Fight, Outcomes};
use vikings::odds::Shot;
use vikings::play::{Action, Battle, Clash, Condition, ManNumber, Phase, Position, Question, State, Why};
use vikings::{Arrow, Blow, CombatTable, Tables};

/// A blow or an arrow that is about to be rolled for.
enum Planned {
    Blow(Fight, Against),
    Arrow(Shot, Against),
    /// A blow at a beast, which is either killed or stays unharmed (3.4).
    BlowAtBeast(Fight),
    ArrowAtBeast(Shot),
}

/// The remark beside a choice: the odds of the blow or arrow to which it leads; `None` if it leads to neither.
pub fn beside(battle: &Battle, state: &State, action: Action) -> Option<Beside> {
    let tables = battle.public().tables();
    match planned(battle, &state.position, action)? {
        Planned::Blow(fight, against) => {
            let remark = of_fight(&fight, tables, against);
            let driven = Driven::by(battle, &state.position, action);
            let remark = driven.add_to(remark, (battle, &state.position), fight.outcomes(tables));
            let is_allowed = fight.column(tables).is_some();
            Some(if is_allowed { berserkers::beside(battle, &state.position, action, remark) } else { remark })
        }
        Planned::BlowAtBeast(fight) => Some(of_fight(&fight, tables, Against::BEAST)),
        Planned::Arrow(shot, against) => of_shot(&shot, tables, against),
        Planned::ArrowAtBeast(shot) => of_shot(&shot, tables, Against::BEAST),
    }
}

/// The target of a blow or an arrow, and what it means for the target to be driven back.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Against {
    target: Target,
    back: Back,
}

/// The kind of target of a blow or an arrow: characters on foot in one condition, a rider, or a beast.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Target {
    Foot,
    /// On foot and already wounded: another stun or wound kills (8.8).
    Wounded,
    /// Stunned on the ground: a stun, a wound or a retreat kills (8.8).
    Stunned,
    Rider,
    /// On a horse and already wounded: another stun, wound or fall kills (8.8).
    WoundedRider,
    Beast,
}

/// What happens to a target if the result drives it back.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Back {
    /// The target falls back.
    Falls,
    /// The target has no way back and is wounded instead (8.8).
    Stays,
    /// The target is moving at present; the arrow does not drive it back but costs it movement points (8.2).
    Slower,
    /// Nothing happens: the arrow was shot at somebody aboard or, in defensive fire, at somebody who does not move (2.33, 2.4).
    Nothing,
}

impl Against {
    /// A beast as a target: it is either killed or stays unharmed.
    const BEAST: Self = Self { target: Target::Beast, back: Back::Nothing };

    /// The target that a group of characters forms. If several are attacked, their owner chooses later who is hurt; each falls back or dies by
    /// themselves, which is told besides (2.72).
    fn of(battle: &Battle, position: &Position, mounted: bool, (attackers, men): (&[ManNumber], &[ManNumber])) -> Self {
        let several = men.len() > 1;
        let are_weak = several && are_takers_weak(battle, position, (attackers, men));
        let target = match men {
            [man] if mounted && position.man(*man).condition != Condition::Sound => Target::WoundedRider,
            _ if are_weak && mounted => Target::WoundedRider,
            _ if are_weak => Target::Wounded,
            _ if mounted => Target::Rider,
            [man] => match position.man(*man).condition {
                Condition::Sound => Target::Foot,
                Condition::Wounded => Target::Wounded,
                Condition::Stunned => Target::Stunned,
            },
            _ => Target::Foot,
        };
        let stays = if several {
            Driven::of(battle, position, attackers, men).all_die
        } else {
            matches!(men, [man] if battle.public().is_cornered(position, *man, (attackers, Why::Blow)))
        };
        Self { target, back: if stays { Back::Stays } else { Back::Falls } }
    }

    /// The character that an archer aims at, as a target.
    fn of_archer(battle: &Battle, position: &Position, mounted: bool, (archer, man): (ManNumber, ManNumber)) -> Self {
        let public = battle.public();
        let back = if public.boat_of(position, man).is_some() {
            Back::Nothing
        } else if position.walk.as_ref().is_some_and(|walk| walk.man == man) {
            Back::Slower
        } else if position.phase != Phase::Fire && position.man(man).condition != Condition::Stunned {
            Back::Nothing
        } else if public.is_cornered(position, man, (&[archer], Why::Arrow)) {
            Back::Stays
        } else {
            Back::Falls
        };
        Self { back, ..Self::of(battle, position, mounted, (&[archer], &[man])) }
    }

    /// Whether the result of a blow kills the target because it is stunned or wounded already (8.8).
    const fn dies_of(self, blow: Blow) -> bool {
        match self.target {
            Target::Stunned => matches!(blow, Blow::C | Blow::D | Blow::E | Blow::F),
            Target::Wounded | Target::WoundedRider if matches!(self.back, Back::Stays) => {
                matches!(blow, Blow::C | Blow::D | Blow::E | Blow::F)
            }
            Target::Wounded | Target::WoundedRider => matches!(blow, Blow::D | Blow::E | Blow::F),
            Target::Foot | Target::Rider | Target::Beast => false,
        }
    }

    /// Whether the result of an arrow kills the target because it is stunned or wounded already (8.8).
    const fn dies_of_arrow(self, arrow: Arrow) -> bool {
        match (self.target, arrow) {
            (Target::Foot | Target::Rider | Target::Beast, _) | (_, Arrow::Miss) => false,
            (Target::Stunned, Arrow::A) => !matches!(self.back, Back::Nothing),
            (Target::Wounded | Target::WoundedRider, Arrow::A) => matches!(self.back, Back::Stays),
            (_, Arrow::B | Arrow::C | Arrow::D) => true,
        }
    }
}

/// The blow or arrow to which a choice leads; `None` if it leads to neither.
fn planned(battle: &Battle, position: &Position, action: Action) -> Option<Planned> {
    let (public, clash) = (battle.public(), position.clash.as_ref());
    let struck = |attacker, defender| {
        let clash = clash?;
        let fight = struck(battle, position, clash, attacker, defender);
        let men: Vec<ManNumber> = clash.defenders.iter().copied().chain(defender).collect();
        let attackers: Vec<ManNumber> = clash.attackers.iter().copied().chain(attacker).collect();
        let against = Against::of(battle, position, fight.mounted, (&attackers, &men));
        Some(if clash.beast.is_some() { Planned::BlowAtBeast(fight) } else { Planned::Blow(fight, against) })
    };
    let shot = |archer, target| {
        let shot = public.shot(position, archer, target)?;
        let against = Against::of_archer(battle, position, shot.mounted, (archer, target));
        Some(Planned::Arrow(shot, against))
    };
    match (action, position.question) {
        (Action::Open(attacker, defender), _) => {
            let fight = public.fight(position, &[attacker], &[defender]);
            let against = Against::of(battle, position, fight.mounted, (&[attacker], &[defender]));
            Some(Planned::Blow(fight, against))
        }
        (Action::OpenAtBeast(attacker, beast), _) => {
            Some(Planned::BlowAtBeast(public.fight_with_beast(position, &[attacker], beast)))
        }
        (Action::Join(man), _) => struck(Some(man), None),
        (Action::Add(man), _) => struck(None, Some(man)),
        (Action::Strike, _) => struck(None, None),
        (Action::Shoot(target), Some((_, Question::Target(archer)))) => shot(archer, target),
        (Action::ShootBeast(beast), Some((_, Question::Target(archer)))) => {
            public.shot_at_beast(position, archer, beast).map(Planned::ArrowAtBeast)
        }
        (Action::React(archer), _) => shot(archer, position.walk.as_ref()?.man),
        _ => None,
    }
}

/// The blow of the present attack, as it would be with one more attacker or defender if one is given.
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

/// The remark beside a blow.
fn of_fight(fight: &Fight, tables: &Tables, against: Against) -> Beside {
    let Some((column, outcomes)) = fight.column(tables).zip(fight.outcomes(tables)) else {
        return Beside {
            words: format!("{}, not alone", fight.ratio()),
            says: format!("At {} it is allowed only with others who join it (2.7).", fight.ratio()),
        };
    };
    Beside {
        words: format!("{}: {}", CombatTable::heading(column), brief(&outcomes, against)),
        says: format!(
            "At {}, of the ten faces of the die {} (8.7, 8.8).",
            CombatTable::heading(column),
            joined(&results(&outcomes, against), ", ")
        ),
    }
}

/// The odds of a blow in a few words: how many of the ten faces of the die have each effect. All results against the attackers are added together.
fn brief(outcomes: &Outcomes, against: Against) -> String {
    let own = outcomes.of(Blow::A) + outcomes.of(Blow::B);
    let given = results(outcomes, against).into_iter().filter(|(_, words)| !matches!(*words, NOTHING | OWN_WOUND | OWN_RETREAT));
    let own = (own > 0).then_some((own, "against you"));
    let each: Vec<(u32, &'static str)> = given.chain(own).collect();
    if each.is_empty() { NOTHING.into() } else { format!("{} of 10", joined(&each, ", ")) }
}

const NOTHING: &str = "nothing";
/// A result that drives back somebody who has no way back, which is a wound (8.8).
const CORNERED: &str = "wound (no way back)";
const OWN_WOUND: &str = "own wound";
const OWN_RETREAT: &str = "own retreat";

/// How many faces of the die give each result. Results that no face gives are left out.
fn results(outcomes: &Outcomes, against: Against) -> Vec<(u32, &'static str)> {
    let mut results: Vec<(u32, &'static str)> = Vec::new();
    for blow in Blow::ALL {
        let (faces, words) = (outcomes.of(blow), short(blow, against));
        match results.iter_mut().find(|(_, known)| *known == words) {
            Some((sum, _)) => *sum += faces,
            None => results.push((faces, words)),
        }
    }
    results.retain(|(faces, _)| *faces > 0);
    results
}

fn joined(each: &[(u32, &str)], between: &str) -> String {
    each.iter().map(|(faces, words)| format!("{faces} {words}")).collect::<Vec<_>>().join(between)
}

/// The result of a blow in a few words.
const fn short(blow: Blow, against: Against) -> &'static str {
    if against.dies_of(blow) {
        return "kill";
    }
    match (blow, against.target) {
        (Blow::A, _) => OWN_WOUND,
        (Blow::B, _) => OWN_RETREAT,
        (blow, Target::Beast) => {
            if blow.kills_beast() {
                "kill"
            } else {
                NOTHING
            }
        }
        (Blow::Nothing, _) => NOTHING,
        (Blow::C, _) => {
            if matches!(against.back, Back::Stays) {
                CORNERED
            } else {
                "back"
            }
        }
        (Blow::D, Target::Rider) => "unhorse",
        (Blow::D, _) => "stun",
        (Blow::E, _) => "wound",
        (Blow::F, Target::Rider) => "horse dead",
        (Blow::F | Blow::G, _) => "kill",
        (Blow::H, _) => "kill both",
    }
}

/// The remark beside an arrow.
fn of_shot(shot: &Shot, tables: &Tables, against: Against) -> Option<Beside> {
    let faces = shot.outcomes(&tables.missiles)?;
    let modifier = shot.modifier(&tables.missiles)?;
    let given = |words: &str| -> u32 {
        let each = Arrow::ALL.into_iter().zip(faces).filter(|(arrow, _)| hit(*arrow, against) == words);
        each.map(|(_, faces)| faces).sum()
    };
    let mut each: Vec<(u32, &'static str)> = Vec::new();
    for words in Arrow::ALL.map(|arrow| hit(arrow, against)) {
        if given(words) > 0 && !each.iter().any(|(_, known)| *known == words) {
            each.push((given(words), words));
        }
    }
    let cover = match shot.cover {
        vikings::Cover::None => String::new(),
        cover => format!(", {} cover", cover.label()),
    };
    Some(Beside {
        words: format!("{} of 10", joined(&each, ", ")),
        says: format!(
            "At {} hexes{cover}, {modifier:+} on the die: of its ten faces {} (8.1, 8.2).",
            shot.range,
            joined(&each, ", ")
        ),
    })
}

/// The result of an arrow in a few words.
const fn hit(arrow: Arrow, against: Against) -> &'static str {
    if against.dies_of_arrow(arrow) {
        return "kill";
    }
    match (arrow, against.target) {
        (Arrow::Miss, _) => "miss",
        (arrow, Target::Beast) => {
            if arrow.kills_beast() {
                "kill"
            } else {
                "miss"
            }
        }
        (Arrow::A, _) => match against.back {
            Back::Falls => "back",
            Back::Stays => CORNERED,
            Back::Slower => "slower",
            Back::Nothing => "miss",
        },
        (Arrow::B, Target::Rider) => "unhorse",
        (Arrow::B, _) | (Arrow::C, Target::Rider) => "wound",
        (Arrow::D, Target::Rider) => "horse dead",
        (Arrow::C | Arrow::D, _) => "kill",
    }
}

/// The present attack before its roll, in lines of text: the attackers and defenders, the column of the table, and the chance of each result in
/// tenths; `None` if there is no attack.
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
            let against = match clash.beast {
                Some(_) => Against::BEAST,
                None => Against::of(battle, position, fight.mounted, (&clash.attackers, &clash.defenders)),
            };
            lines.push(format!("of ten faces: {}", joined(&results(&outcomes, against), " · ")));
            let driven = Driven::of(battle, position, &clash.attackers, &clash.defenders);
            lines.extend(driven.words(battle).filter(|_| outcomes.of(Blow::C) > 0));
        }
        None => lines.push(format!("{values} = {ratio}: not allowed as it stands")),
    }
    Some(lines)
}
