//! `world-beyond-the-game`: a fleet with Jump-2 can reach every world from some home within half of the campaign's years.

use super::{code, examples};
use crate::forecast::FIRST_JUMP;
use crate::{Content, Finding, InWorld, Place, Sector};
use rules::{About, Citation, Count, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "world-beyond-the-game",
    code: code(34),
    severity: Severity::Warning,
    citation: Citation::Drydock("a world that takes half the game to reach is never seen"),
    says: "Every world can be reached from some home in half of the years, at Jump-2.",
    because: "What nobody reaches might as well not be there.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let homes = content.homes();
    let Some(years) = content.campaigns.iter().map(|(_, campaign)| campaign.years.get()).max() else { return };
    for (id, world) in content.worlds.iter().filter(|(_, world)| content.sector.holds(world.at)) {
        let nearest = homes.iter().map(|(_, home)| Sector::moves(*home, world.at).div_ceil(FIRST_JUMP)).min();
        if let Some(takes) = nearest.filter(|takes| takes * 2 > years) {
            let message = format!("{} is {} from the nearest home, of {years}.", world.label(), counted(takes, "year"));
            findings.push(Finding::new(&ABOUT, Place::World(id, InWorld::Space), message));
        }
    }
}

fn failing() -> Content {
    examples::campaign(|content| examples::on(&mut content.campaigns, |campaign| campaign.years = Count::clamped(1)))
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
