//! The switches of a campaign, each of which decides between two readings of a rule, and the designs under either reading.

use playtest::Switch;
use rules::kind::{FieldFacts, Holds};
use rules::{Change, Id, slug};
use space_viking::{CAMPAIGNS, Campaign, Content};

/// A function that sets a switch of a campaign.
type Set = fn(&mut Campaign, bool);

/// The switches that the fields of a campaign's form describe.
fn described() -> impl Iterator<Item = (&'static FieldFacts, fn(&Campaign) -> bool, Set)> {
    CAMPAIGNS
        .fields
        .iter()
        .filter_map(|field| if let Holds::Switch(_, get, set) = field.holds { Some((&field.facts, get, set)) } else { None })
}

/// The switches of a campaign with their present settings.
pub(super) fn of(campaign: &Campaign) -> Vec<Switch> {
    let switch = |(facts, is_on, _): (&'static FieldFacts, fn(&Campaign) -> bool, Set)| Switch {
        name: slug(facts.caption),
        says: facts.help,
        is_on: is_on(campaign),
    };
    described().map(switch).collect()
}

/// The designs with this switch of a campaign off, and the designs with it on; `None` if there is no such switch.
pub(super) fn readings(content: &Content, campaign: Id<Campaign>, switch: &str) -> Option<[Content; 2]> {
    let (.., set) = described().find(|(facts, ..)| slug(facts.caption) == switch)?;
    let known = content.campaigns.get(campaign)?;
    Some([false, true].map(|on| {
        let (mut content, mut switched) = (content.clone(), known.clone());
        set(&mut switched, on);
        // The campaign was just read from this shelf, so this cannot fail.
        let _ = content.campaigns.apply(Change::Set(campaign, switched), "campaigns");
        content
    }))
}
