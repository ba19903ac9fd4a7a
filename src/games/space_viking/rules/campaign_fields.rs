//! The fields of a campaign: its name, how long it lasts, and its optional rules.

use super::{Campaign, Content, Edit, InCampaign, Place, book};
use rules::counted;
use rules::kind::{Field, Holds, Home, Kind, KindFacts, Listed, Rows, Same, holds, on_shelf};

/// Where the designs keep campaigns: the shelf, which is an ordered list by id, with its edits and its places.
const CAMPAIGNS_HOME: Home<Content, Campaign, InCampaign> =
    on_shelf!(campaigns: Edit::Campaign, Place::Campaign, InCampaign::Whole, name);

/// Campaigns, as a kind of thing that a designer makes.
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
        CampaignField::new("Name", holds!(Line, name))
            .spoken("Campaign name")
            .hint("Name of the campaign")
            .part(InCampaign::Name),
        switch("Free", holds!(Switch("no"), free))
            .spoken("Free campaign")
            .help("The map may be anything; else it has five Sword-Worlds and three civilized worlds.")
            .cites(book("Worlds")),
        switch("Years", holds!(Count, years))
            .spoken("Years of the campaign")
            .offered_from(1)
            .help("How many years it lasts.")
            .cites(book("End")),
        switch("Peace at home", holds!(Switch("no"), peace_at_home))
            .help("Fleets that engage leave strangers alone in the home space of their sovereign, unless they are ordered to attack.")
            .cites(book("Modes")),
        switch("One treasury", holds!(Switch("no"), one_treasury))
            .help("There is one treasury, which taxes and payments reach from everywhere.")
            .cites(book("Turn and money")),
        switch("Own track", holds!(Switch("no"), own_track))
            .spoken("Levels open by their own track")
            .help("A level is open to whoever has a development below it in the same track; else of any track, in the words of the book.")
            .cites(book("Technology")),
        switch("Open standings", holds!(Switch("no"), open_standings))
            .help("Everybody knows what kinds of sovereign play, and how they stand.")
            .cites(book("Sovereigns")),
        switch("Rumours", holds!(Switch("no"), rumours))
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
