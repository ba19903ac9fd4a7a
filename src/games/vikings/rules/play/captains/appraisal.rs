//! How many points an attack is worth, from the exact odds of the combat tables.

use super::super::{Condition, ManNumber, Position, Public, Retreat, Why};
use crate::Blow;
use crate::fight::{Fight, Outcomes};

/// The share of a character's worth that a wound costs: one half for the wound itself, and a little more for the attacks that the character will be
/// unable to make.
const WOUND: f64 = 0.55;
/// The share of a character's worth that being stunned costs.
const STUN: f64 = 0.3;
/// The share of a character's worth that being driven back costs.
const BACK: f64 = 0.06;

/// The odds of an attack, and its worth in points; `None` if the attack is not allowed. Odds are given as the first number of a ratio to 1, such as
/// 12 for 12-1. The worth is what the other side loses on average, less what the attackers lose.
pub(super) fn value(
    public: &Public,
    position: &Position,
    attackers: &[ManNumber],
    defenders: &[ManNumber],
) -> Option<(usize, f64)> {
    let fight = public.fight(position, attackers, defenders);
    let odds = fight.column(public.tables())?;
    let outcomes = fight.outcomes(public.tables())?;
    let defender = defenders[0];
    let least = |men: &[ManNumber]| men.iter().map(|man| public.man(*man).worth).min().unwrap_or(0);
    let own = f64::from(least(attackers));
    let weak_own = attackers.iter().all(|man| position.man(*man).condition != Condition::Sound);
    let cornered = is_cornered(public, position, attackers, defender);
    let target = Target {
        worth: f64::from(least(defenders)),
        condition: position.man(defender).condition,
        mounted: fight.mounted,
        cornered,
    };
    Some((odds, target.taken(&outcomes) - own * lost(&outcomes, weak_own)))
}

/// The values of the defender that matter for the worth of an attack.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub worth: f64,
    pub condition: Condition,
    pub mounted: bool,
    pub cornered: bool,
}

impl Target {
    /// How many points of the target's worth an attack takes on average.
    pub(super) fn taken(&self, outcomes: &Outcomes) -> f64 {
        let weak = self.condition != Condition::Sound;
        let wound = if weak { 1.0 - WOUND } else { WOUND };
        let stun = if weak { 1.0 - WOUND } else { STUN };
        let wound = if self.condition == Condition::Stunned { 1.0 } else { wound };
        let stun = if self.condition == Condition::Stunned { 1.0 } else { stun };
        let back = match self.condition {
            Condition::Stunned => 1.0,
            _ if self.cornered => wound,
            _ => BACK,
        };
        let share = |blow: Blow| {
            let each = match blow {
                Blow::Nothing | Blow::A | Blow::B => 0.0,
                Blow::C => back,
                Blow::D => stun,
                Blow::E => wound,
                Blow::F if self.mounted => wound + 0.15,
                Blow::F | Blow::G | Blow::H => 1.0,
            };
            each * f64::from(outcomes.of(blow))
        };
        self.worth * Blow::ALL.into_iter().map(share).sum::<f64>() / f64::from(Outcomes::ALL)
    }
}

/// The share of their worth that the attackers lose on average. `weak` means that no attacker is sound.
pub(super) fn lost(outcomes: &Outcomes, weak: bool) -> f64 {
    let wound = if weak { 1.0 - WOUND } else { WOUND };
    (wound * f64::from(outcomes.of(Blow::A)) + BACK * f64::from(outcomes.of(Blow::B))) / f64::from(Outcomes::ALL)
}

/// Whether a character on foot cannot retreat from an attack, so that a retreat becomes a wound.
pub(super) fn is_cornered(public: &Public, position: &Position, attackers: &[ManNumber], defender: ManNumber) -> bool {
    let state = position.man(defender);
    if state.is_mounted() || state.condition == Condition::Stunned {
        return false;
    }
    // Four attackers round a character on foot leave no hex for a retreat (R24).
    if attackers.len() >= 4 {
        return true;
    }
    let retreat = Retreat { man: defender, steps: 1, from: attackers.to_vec(), beast: None, why: Why::Blow, room: Vec::new() };
    public.ways_back(position, &retreat).is_empty()
}

/// The worth of an attack of this strength by this many attackers, for plans in which only the strengths are known.
pub(super) fn by_strength(
    public: &Public,
    attack: u32,
    attackers: u32,
    defense: u32,
    shift: i32,
    armour: bool,
    target: &Target,
) -> f64 {
    if attack == 0 {
        return 0.0;
    }
    let fight = Fight { attack, defense, attackers, shift, mounted: target.mounted, armour };
    fight.outcomes(public.tables()).map_or(0.0, |outcomes| target.taken(&outcomes))
}
