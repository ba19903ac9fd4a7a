//! `homes-unequally-placed`: every home has about as much to plunder as the others within two years' travel at Jump-2.

use super::{code, examples};
use crate::forecast::FIRST_JUMP;
use crate::{Content, Finding, InPlayer, Place, Sector, World, WorldType};
use geometry::Space;
use rules::{About, Citation, Id, Rule, Severity, total};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "homes-unequally-placed",
    code: code(28),
    severity: Severity::Warning,
    citation: Citation::Drydock("whoever has rich worlds next door plunders more in the first years"),
    says: "Within two years at Jump-2, every home has about as much to plunder.",
    because: "A quarter more or less decides the first years.",
};

/// How many moves a fleet makes in two years at Jump-2.
const REACH: u32 = 2 * FIRST_JUMP;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let mut homes: Vec<(Id<World>, f64)> =
        content.homes().into_iter().map(|(home, at)| (home, mean_plunder(content, at))).collect();
    homes.sort_by(|one, other| one.1.total_cmp(&other.1));
    let (Some((poor, least)), Some((rich, most))) = (homes.first().copied(), homes.last().copied()) else { return };
    if least >= most * 0.75 {
        return;
    }
    let message = format!(
        "Round {} {least:.0} IU can be plundered in two years, and {most:.0} round {}.",
        content.world_label(Some(poor)),
        content.world_label(Some(rich))
    );
    if let Some((id, _)) = content.players.find(|player| player.home == Some(poor)) {
        findings.push(Finding::new(&ABOUT, Place::Player(id, InPlayer::Home), message));
    }
}

/// How much plunder to expect, in IU, from all worlds within reach of a home. Worlds that are a player's home or too strong for a raider are left
/// out.
fn mean_plunder(content: &Content, home: Space) -> f64 {
    let homes = content.homes();
    let is_prey = |world: &World| {
        !world.kind.is_some_and(WorldType::is_known)
            && Sector::moves(home, world.at) <= REACH
            && homes.iter().all(|(_, at)| *at != world.at)
    };
    let worlds = content.worlds.iter().filter(|(_, world)| is_prey(world));
    total(worlds.map(|(_, world)| f64::from(world.dice_in(&content.tables.worlds)) * 3.5))
}

fn failing() -> Content {
    examples::campaign(|content| {
        let far = content.worlds.add(World {
            name: "Far".into(),
            at: Space::new(19, 23),
            kind: Some(WorldType::SwordWorld),
            ..World::default()
        });
        if let Some(player) = content.players.get_mut(Id::new(2)) {
            player.home = Some(far);
        }
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
