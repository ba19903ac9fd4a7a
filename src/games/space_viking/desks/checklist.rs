//! The steps from an empty project to the papers that the referee posts to the players before the first year.

use kit::command::Id as Command;
use kit::desks::beginning::ready_made;
use kit::desks::checklist::{self, Task, go};
use kit::state::State;
use rules::counted;
use space_viking::{CAMPAIGNS, Campaign, Content, FLEETS, PLAYERS, WORLDS};

/// The tasks of the checklist, in order, and which of them are done.
#[must_use]
pub fn checklist(state: &State, content: &Content) -> Vec<Task> {
    let enough = content.players.len() >= Campaign::FEWEST_PLAYERS;
    vec![
        Task {
            words: "Put worlds on the map",
            remark: match content.worlds.len() {
                0 => "Each with its space and its type.".to_owned(),
                worlds => counted(worlds, "world"),
            },
            done: !content.worlds.is_empty(),
            go: go(content, &WORLDS, content.worlds.ids().next()),
            instead: content.worlds.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Gather players",
            remark: match content.players.len() {
                0 => "At least two, each with a sovereign, two cronies and a home.".to_owned(),
                players => counted(players, "player"),
            },
            done: enough,
            go: go(content, &PLAYERS, content.players.ids().next()),
            instead: content.players.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Spend their openings",
            remark: match content.fleets.len() {
                0 => "Fleets, cargo, technology, and money that is kept.".to_owned(),
                fleets => counted(fleets, "fleet"),
            },
            done: !content.fleets.is_empty(),
            go: go(content, &FLEETS, content.fleets.ids().next()),
            instead: None,
        },
        Task {
            words: "Set the campaign",
            remark: match content.campaigns.len() {
                0 => "Its years and its switches.".to_owned(),
                campaigns => counted(campaigns, "campaign"),
            },
            done: !content.campaigns.is_empty(),
            go: go(content, &CAMPAIGNS, content.campaigns.ids().next()),
            instead: None,
        },
        checklist::check(state, enough),
        Task {
            words: "Print",
            remark: "Maps, gazetteers, price list and technologies as PDF.".to_owned(),
            done: state.view.has_printed,
            go: checklist::run(Command::Print, state),
            instead: None,
        },
    ]
}
