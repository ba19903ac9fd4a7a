//! What an attack is worth, by the exact odds of the combat tables.

use super::super::{Condition, ManNumber, Position, Public, Retreat, Why};
use crate::Blow;
use crate::fight::{Fight, Outcomes};

/// The share of somebody's worth that is lost when they are wounded, stunned, or driven back. It follows from the half that a wound counts, and from
/// the attacks that they miss.
const WOUND: f64 = 0.55;
const STUN: f64 = 0.3;
const BACK: f64 = 0.06;

/// The odds of an attack, as so many to one, and what it is worth in points: what it takes from the other side in the mean, less what it takes from
/// the own; none where it is not allowed.
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

/// Whom an attack is aimed at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    pub worth: f64,
    pub condition: Condition,
    pub mounted: bool,
    pub cornered: bool,
}

impl Target {
    /// How much of the target's worth an attack takes on average.
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

/// What share of their worth the attackers lose on average.
pub(super) fn lost(outcomes: &Outcomes, weak: bool) -> f64 {
    let wound = if weak { 1.0 - WOUND } else { WOUND };
    (wound * f64::from(outcomes.of(Blow::A)) + BACK * f64::from(outcomes.of(Blow::B))) / f64::from(Outcomes::ALL)
}

/// Whether somebody on foot has no way back from an attack, so that a retreat is a wound.
pub(super) fn is_cornered(public: &Public, position: &Position, attackers: &[ManNumber], defender: ManNumber) -> bool {
    let state = position.man(defender);
    if state.is_mounted() || state.condition == Condition::Stunned {
        return false;
    }
    // Four who stand round a man close every hex (R24).
    if attackers.len() >= 4 {
        return true;
    }
    let retreat = Retreat { man: defender, steps: 1, from: attackers.to_vec(), beast: None, why: Why::Blow, room: Vec::new() };
    public.ways_back(position, &retreat).is_empty()
}

/// What somebody who comes beside an enemy adds to an attack on that enemy, by strengths alone: the worth of so much attack by so many.
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
