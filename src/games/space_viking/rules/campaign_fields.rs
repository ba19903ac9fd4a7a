//! A campaign described: how long it lasts, and its switches.

use super::{Campaign, Content, Edit, InCampaign, Place, book};
use rules::counted;
use rules::kind::{Field, Holds, Home, Kept, Kind, KindFacts, Listed, Rows, Same};

/// Where campaigns are kept.
const CAMPAIGNS_HOME: Home<Content, Campaign, InCampaign> = Home {
    kept: Kept::Shelf(|content| &content.campaigns, Edit::Campaign),
    place: Place::Campaign,
    part: |place| if let Place::Campaign(id, part) = place { Some((id, part)) } else { None },
    whole: InCampaign::Whole,
    name: |campaign| &campaign.name,
    rename: |campaign, name| campaign.name = name,
};

/// Campaigns.
pub const CAMPAIGNS: Kind<Content, Campaign, Campaign, InCampaign> = Kind::of(
    KindFacts {
        one: "campaign",
        heading: "Campaigns",
        thing: "campaign",
        table: None,
        same: Same { in_columns: &["name"], then: None, once: false },
    },
    CAMPAIGNS_HOME,
    Rows::things(),
    &[
        CampaignField::new("Name", Holds::Line(|campaign| &campaign.name, |campaign, name| campaign.name = name))
            .spoken("Campaign name")
            .hint("Name of the campaign")
            .part(InCampaign::Name),
        switch("Free", Holds::Switch("no", |campaign| campaign.free, |campaign, on| campaign.free = on))
            .spoken("Free campaign")
            .help("The map may be anything; else it has five Sword-Worlds and three civilized worlds.")
            .cites(book("Worlds")),
        switch("Years", Holds::Count(|campaign| campaign.years, |campaign, years| campaign.years = years))
            .spoken("Years of the campaign")
            .offered_from(1)
            .help("How many years it lasts.")
            .cites(book("End")),
        switch("Peace at home", Holds::Switch("no", |campaign| campaign.peace_at_home, |campaign, on| campaign.peace_at_home = on))
            .help("Fleets that engage leave strangers alone in the home space of their sovereign, unless they are ordered to attack.")
            .cites(book("Modes")),
        switch("One treasury", Holds::Switch("no", |campaign| campaign.one_treasury, |campaign, on| campaign.one_treasury = on))
            .help("There is one treasury, which taxes and payments reach from everywhere.")
            .cites(book("Turn and money")),
        switch("Own track", Holds::Switch("no", |campaign| campaign.own_track, |campaign, on| campaign.own_track = on))
            .spoken("Levels open by their own track")
            .help("A level is open to whoever has a development below it in the same track; else of any track, in the words of the book.")
            .cites(book("Technology")),
        switch("Open standings", Holds::Switch("no", |campaign| campaign.open_standings, |campaign, on| campaign.open_standings = on))
            .help("Everybody knows what kinds of sovereign play, and how they stand.")
            .cites(book("Sovereigns")),
        switch("Rumours", Holds::Switch("no", |campaign| campaign.rumours, |campaign, on| campaign.rumours = on))
            .help("By post, the gazette tells everybody that a charted world was raided, taken, settled or rose, but not whose doing it was.")
            .cites(book("Sovereigns")),
    ],
    |campaign| Campaign { notes: campaign.notes.clone(), ..Campaign::default() },
)
.listed(Listed {
    name: InCampaign::Name,
    new: "Campaign",
    make: |_, name| Campaign { name, ..Campaign::default() },
    copied: |_| (),
    label: |campaign| campaign.label().to_owned(),
    remark: |_, _, campaign| counted(campaign.years.get(), "year"),
    given: false,
    rest: "notes",
});

type CampaignField = Field<Content, Campaign, InCampaign>;

const fn switch(caption: &'static str, holds: Holds<Content, Campaign>) -> CampaignField {
    CampaignField::new(caption, holds).part(InCampaign::Switches)
}
