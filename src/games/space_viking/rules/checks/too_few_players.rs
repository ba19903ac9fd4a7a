//! `too-few-players`: at least two players take part.

use super::{code, examples};
use crate::{Campaign, Content, Finding, InCampaign, Place};
use rules::{About, Citation, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-few-players",
    code: code(9),
    severity: Severity::Error,
    citation: Citation::Drydock("whoever is alone has nobody to write to"),
    says: "At least two play.",
    because: "A referee who posts the campaign has to know whom to write to.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let Some(campaign) = content.campaigns.ids().next().filter(|_| content.players.len() < Campaign::FEWEST_PLAYERS) else {
        return;
    };
    let message =
        format!("At least {} play a campaign, and the project has {}.", Campaign::FEWEST_PLAYERS, content.players.len());
    findings.push(Finding::new(&ABOUT, Place::Campaign(campaign, InCampaign::Whole), message));
}

fn failing() -> Content {
    examples::campaign(|content| {
        content.players.retain_ids(|id| id == Id::new(1));
        content.fleets.retain_ids(|id| id == Id::new(1));
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
