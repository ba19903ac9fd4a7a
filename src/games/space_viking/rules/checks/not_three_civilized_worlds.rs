//! `not-three-civilized-worlds`: a campaign by the book has three civilized worlds.

use super::{book, code, examples};
use crate::{Campaign, Content, Edit, Finding, Fix, InCampaign, Place, WorldType};
use rules::{About, Change, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "not-three-civilized-worlds",
    code: code(25),
    severity: Severity::Warning,
    citation: book("Worlds"),
    says: "A campaign by the book has three civilized worlds.",
    because: "The map of the book shows them, and players know where they are. A free campaign may have any.",
};

/// How many civilized worlds the map of the book shows.
const NUMBER: usize = 3;

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let found = content.worlds.iter().filter(|(_, world)| world.kind == Some(WorldType::Civilized)).count();
    for (id, campaign) in content.campaigns.iter().filter(|(_, campaign)| !campaign.free && found != NUMBER) {
        let message = format!(
            "{} is played by the book, and the map has {} in place of {NUMBER}.",
            campaign.label(),
            counted(found, "civilized world")
        );
        let free = Campaign { free: true, ..campaign.clone() };
        let fix = Fix::choice("Make the campaign free", [Edit::Campaign(Change::Set(id, free))]);
        findings.push(Finding::new(&ABOUT, Place::Campaign(id, InCampaign::Switches), message).with_fix(fix));
    }
}

fn failing() -> Content {
    examples::by_the_book(5, 2)
}

fn passing() -> Content {
    examples::by_the_book(5, 3)
}
