//! `campaign-too-long`: a campaign lasts at most 50 years.

use super::{code, examples};
use crate::{Content, Finding, InCampaign, Place};
use rules::{About, Citation, Count, Fix, Rule, Severity, counted};

pub(super) static RULE: Rule<Content> = Rule { about: &ABOUT, failing, passing, check };

static ABOUT: About = About {
    name: "campaign-too-long",
    code: code(41),
    severity: Severity::Advice,
    citation: Citation::Drydock("with a year a week, fifty years take as many weeks, which is a year for the players too"),
    says: "A campaign lasts at most 50 years.",
    because: "Few players stay that long, and a playtest plays seconds at each game.",
};

/// How many years a campaign should last at most: two and a half times as many as the book's game.
const MOST: Count = Count::clamped(50);

fn check(content: &Content, findings: &mut Vec<Finding>) {
    for (id, campaign) in content.campaigns.iter().filter(|(_, campaign)| campaign.years > MOST) {
        let years = counted(campaign.years.get() as usize, "year");
        let message = format!("{} lasts {years}, and {MOST} are as many as anybody plays.", campaign.label());
        let shorter = crate::Campaign { years: MOST, ..campaign.clone() };
        let edit = crate::Edit::Campaign(rules::Change::Set(id, shorter));
        let fix = Fix::choice(format!("End it after {MOST} years"), [edit]);
        findings.push(Finding::new(&ABOUT, Place::Campaign(id, InCampaign::Switches), message).with_fixes([fix]));
    }
}

fn failing() -> Content {
    examples::campaign(|content| examples::on(&mut content.campaigns, |campaign| campaign.years = Count::clamped(100)))
}

fn passing() -> Content {
    examples::campaign(|content| examples::on(&mut content.campaigns, |campaign| campaign.years = MOST))
}
