//! The odds of a round of a fight among characters, and of breaking off.

use super::super::blows::Round;
use super::super::fight::{course, difference};
use super::super::{Action, Fight, Look, Party};
use super::{Columns, Prospect};
use crate::CellTable;
use crate::odds::fight::Manner;

/// The odds of this choice in a fight; `None` if it has none.
pub(super) fn prospect(look: &Look, action: Action) -> Option<Prospect> {
    let now = look.open.fight?;
    match action {
        Action::Fight { firearms, capture } => round(look, &Fight { firearms, capture, active: now.party, round: 1, ..now }),
        Action::Active(character) if now.round == 0 => {
            let party = Party::of(character);
            round(look, &Fight { party, active: party, round: 1, ..now })
        }
        Action::Active(character) => round(look, &Fight { active: now.active.or(Party::of(character)), ..now }),
        Action::Done | Action::Stay => round(look, &now),
        Action::BreakOff => Some(break_off(look, &now, true)),
        Action::BreakOffInactive => Some(break_off(look, &now, false)),
        _ => None,
    }
}

/// The average wounds of the next round; `None` if nobody is active or a cell is missing.
fn round(look: &Look, fight: &Fight) -> Option<Prospect> {
    if fight.active.is_empty() {
        return None;
    }
    let of = Round::of(look, fight);
    let columns =
        Columns { differential: difference(look, fight), capture: fight.capture, failed: fight.failed, surprise: of.surprise };
    let at = columns.read();
    let times = if fight.firearms { 2.0 } else { 1.0 };
    let cells: Option<Vec<_>> = (0..6).map(|line| look.public.tables.characters.cell(line, at)).collect();
    let cells = cells?;
    // If the creature only defends, the characters count as the attackers on the table, so the left number of a cell gives their wounds.
    let is_turned = of.manner == Manner::Defends;
    let mean = |number: &dyn Fn(usize) -> u32| f64::from((0..6).map(number).sum::<u32>()) / 6.0 * times;
    let ours = |line: usize| {
        let wounds = if is_turned { cells[line].attacker.get() } else { cells[line].defender.get() };
        wounds.saturating_sub(of.spared)
    };
    let theirs = |line: usize| if is_turned { cells[line].defender.get() } else { cells[line].attacker.get() };
    let attacks = if let Manner::Each(_) = of.manner { fight.party.len() as f64 } else { f64::from(of.attacks) };
    let strikes_back = of.strikes_back && !matches!(of.manner, Manner::Each(_));
    let spare = spare_wounds(look, fight);
    let dies = match of.manner {
        Manner::Each(_) => None,
        Manner::Together | Manner::Defends if of.harms => {
            Some(chance_above(spare, of.attacks, |line| ours(line) * if fight.firearms { 2 } else { 1 }))
        }
        Manner::Together | Manner::Defends => Some(0.0),
    };
    let stars = |of_defender: bool| {
        let shown = cells.iter().filter(|cell| if of_defender { cell.defender_star } else { cell.attacker_star }).count();
        shown as f64 / 6.0
    };
    let star = fight.capture.then(|| {
        let own = (1.0 - stars(!is_turned)).powi(of.attacks as i32);
        1.0 - own * if of.strikes_back { 1.0 - stars(is_turned) } else { 1.0 }
    });
    Some(Prospect::Round {
        columns,
        dies,
        star,
        hurt: if of.harms { mean(&ours) * attacks } else { 0.0 },
        struck: if strikes_back { mean(&theirs) } else { 0.0 },
    })
}

/// How many wounds the active defenders can take together before one of them must die (12.7).
pub(super) fn spare_wounds(look: &Look, fight: &Fight) -> u32 {
    let spare = |character| {
        let endurance = look.abilities(character, Party::of(character)).endurance.max(1) as u32;
        endurance.saturating_sub(u32::from(look.open.character(character).wounds) + 1)
    };
    fight.active.iter().map(spare).sum()
}

/// The chance that this many dice bring more than `spare` wounds; `wounds` gives the wounds of a face.
fn chance_above(spare: u32, dice: u32, wounds: impl Fn(usize) -> u32) -> f64 {
    let mut sums = vec![(0, 1.0)];
    for _ in 0..dice {
        sums = sums
            .into_iter()
            .flat_map(|(sum, chance)| (0..6).map(|line| (sum + wounds(line), chance / 6.0)).collect::<Vec<_>>())
            .collect();
    }
    sums.into_iter().filter(|(sum, _)| *sum > spare).map(|(_, chance): (u32, f64)| chance).sum()
}

/// On how many faces of the die the active and the inactive defenders get away; `all` says whether the active ones try too.
fn break_off(look: &Look, fight: &Fight, all: bool) -> Prospect {
    let columns = Columns { differential: difference(look, fight), capture: fight.capture, failed: false, surprise: 0 };
    let at = columns.read();
    let bonus = course(look.public, look, fight)
        .map_or(0, |course| course.break_off_bonus(u32::from(fight.round).min(course.last_round)));
    let faces = |line| {
        let limit = i32::from(look.public.tables.break_off.cell(line, at)?.get());
        Some((limit - bonus).clamp(0, 6) as u32)
    };
    let inactive = fight.party.without(fight.active);
    let inactive = if inactive.is_empty() { None } else { faces(1) };
    Prospect::BreakOff { active: if all { faces(0) } else { None }, inactive, columns }
}
