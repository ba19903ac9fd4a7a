//! `too-many-players`: at most a hundred players take part.

use super::{code, examples};
use crate::{Arms, Campaign, Content, Finding, InCampaign, Place, Player};
use rules::{About, Citation, Count, Id, Rule, Severity};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "too-many-players",
    code: code(10),
    severity: Severity::Error,
    citation: Citation::Drydock("a campaign by post is a matter of a few players, and a referee can serve a hundred"),
    says: "At most a hundred play.",
    because: "More sheets than this are no longer read in a year.",
};

fn check(content: &Content, findings: &mut Vec<Finding>) {
    let Some(campaign) = content.campaigns.ids().next().filter(|_| content.players.len() > Campaign::MOST_PLAYERS) else {
        return;
    };
    let message = format!("At most {} play a campaign, and the project has {}.", Campaign::MOST_PLAYERS, content.players.len());
    findings.push(Finding::new(&ABOUT, Place::Campaign(campaign, InCampaign::Whole), message));
}

fn failing() -> Content {
    examples::campaign(|content| {
        let player = content.players.get(Id::new(2)).cloned().unwrap_or_default();
        content.players.extend((0..Campaign::MOST_PLAYERS).map(|number| Player {
            name: format!("Player {number}"),
            sovereign: format!("Lord {number}"),
            cronies: [format!("Aide {number}"), format!("Guard {number}")],
            arms: Arms::default(),
            money: Count::clamped(50),
            ..player.clone()
        }));
    })
}

fn passing() -> Content {
    examples::campaign(|_| ())
}
