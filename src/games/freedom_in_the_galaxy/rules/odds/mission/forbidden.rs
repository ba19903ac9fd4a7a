//! What forbids a mission in a setting (13.2). Conditions about enemies, prisoners and markers are not checked; the caller must have met them.

use super::{Group, Setting};
use crate::Loyalty;
use crate::verbs::Condition;

/// The reason, in words, why a group may not do the mission in this setting; `None` if nothing that is checked forbids it.
#[must_use]
pub fn forbidden(setting: &Setting, group: &Group) -> Option<String> {
    let mission = setting.mission;
    if let Some(side) = mission.side.filter(|side| *side != setting.phasing) {
        return Some(format!("{} is a mission of the {}", mission.label(), side.player()));
    }
    let why = mission.conditions.iter().find_map(|condition| against(condition, setting, group))?;
    Some(format!("{} may not be done there: {why}", mission.label_for(setting.phasing)))
}

fn against(condition: &Condition, setting: &Setting, group: &Group) -> Option<String> {
    let stands_elsewhere = |wanted: &[Loyalty]| {
        let loyalty = setting.loyalty?;
        if setting.rebels {
            return Some("the planet is in rebellion or under Rebel control".to_owned());
        }
        (!wanted.contains(&loyalty)).then(|| format!("the planet is at {loyalty}"))
    };
    match condition {
        Condition::PlanetAtFor(side, loyalty) if *side == setting.phasing => stands_elsewhere(&[*loyalty]),
        Condition::PlanetAtEither(one, other) => stands_elsewhere(&[*one, *other]),
        Condition::InRebellionFor(side) if *side == setting.phasing => {
            (!setting.rebels).then(|| "the planet is neither in rebellion nor under Rebel control".to_owned())
        }
        Condition::CoupRating => (setting.values.coup == 0).then(|| "the environ has no coup rating".to_owned()),
        Condition::SomebodyHas(rating, least) => {
            let best = group.best(&group.fresh(), *rating);
            (best < least.get()).then(|| format!("nobody in the group has {} {least} or more", rules::kind::Gap::say(rating)))
        }
        Condition::PlanetAtFor(..)
        | Condition::InRebellionFor(_)
        | Condition::SovereignWouldCome
        | Condition::EnemyUnitsOrBase
        | Condition::EnemyUnits
        | Condition::NotAtHome
        | Condition::NoMoreCharactersThanAtStart(_)
        | Condition::EnemyHasPoints(_)
        | Condition::AtTreasury(_)
        | Condition::AtSecretBase(_)
        | Condition::EnemyHoldsPrisoner
        | Condition::HoldsPrisoner
        | Condition::TargetDetected
        | Condition::NoCamp
        | Condition::InOrbit
        | Condition::Printed(_) => None,
    }
}
