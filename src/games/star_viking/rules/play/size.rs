//! The bounds for scenarios that can be played. Each decision of a battle compares the counters on a tile with its sectors and with each other, so
//! the time that a game takes grows faster than the number of counters and of sectors.

use super::counters::number_of_counters;
use crate::set_up::SetUp;
use crate::{ScenarioForm, System};
use rules::counted;

/// The largest number of sectors in a system, deep space included. It is several times as many as a tile has room for.
const MOST_SECTORS: usize = 100;
/// The largest number of counters in a battle. It is more than the whole game has.
const MOST_IN_A_BATTLE: usize = 300;
/// The largest number of counters in a campaign, where most are not on a tile at the same time. It is seven times as many as a double game has.
const MOST_IN_A_CAMPAIGN: usize = 2_000;

/// Why a scenario is too large to be played, as a clause that names the bound; `None` if it is not too large.
#[must_use]
pub fn too_large(set_up: &SetUp) -> Option<String> {
    let label = set_up.scenario.label();
    let sectors = |system: &System| system.orbits.len() + system.sectors().count();
    if let Some(system) = systems(set_up).into_iter().find(|system| sectors(system) > MOST_SECTORS) {
        let sectors = counted(sectors(system), "sector");
        return Some(format!("{label} is played on {}, which has {sectors}, and {MOST_SECTORS} are the most", system.label()));
    }
    let counters = number_of_counters(set_up);
    let most = if set_up.scenario.form == ScenarioForm::Battle { MOST_IN_A_BATTLE } else { MOST_IN_A_CAMPAIGN };
    (counters > most).then(|| format!("{label} is played with {}, and {most} are the most", counted(counters, "counter")))
}

/// The systems that can come into play.
fn systems<'a>(set_up: &SetUp<'a>) -> Vec<&'a System> {
    if set_up.scenario.dealt_anew && set_up.scenario.form != ScenarioForm::Battle {
        return set_up.content.systems.iter().map(|(_, system)| system).collect();
    }
    set_up.tiles().map(|(.., system)| system).collect()
}
