//! The steps from an empty project to a printed game of Launch Fighters!

use kit::command::Id;
use kit::desks::beginning::ready_made;
use kit::desks::checklist::{self, Task, go};
use kit::state::State;
use launch_fighters::{Content, FLEETS, MAPS, SCENARIOS, SHIPS, STYLES, Scenario};
use rules::counted;

/// The tasks of the checklist, in order; each says whether it is done.
#[must_use]
pub fn checklist(state: &State, content: &Content) -> Vec<Task> {
    let book = || ready_made(state);
    let none = |words: &str, empty: bool, number: usize, one: &str| if empty { words.to_owned() } else { counted(number, one) };
    let scenario = content.scenarios.iter().find(|(_, scenario)| is_set(content, scenario));
    vec![
        Task {
            words: "Choose a fleet style",
            remark: none("How the ships of one maker look.", content.styles.is_empty(), content.styles.len(), "style"),
            done: !content.styles.is_empty(),
            go: go(content, &STYLES, content.styles.ids().next()),
            instead: content.styles.is_empty().then(book).flatten(),
        },
        Task {
            words: "Design ships",
            remark: none("Stats, and the price that the book asks.", content.ships.is_empty(), content.ships.len(), "ship"),
            done: !content.ships.is_empty(),
            go: go(content, &SHIPS, content.ships.ids().next()),
            instead: content.ships.is_empty().then(book).flatten(),
        },
        Task {
            words: "Build fleets",
            remark: none(
                "Ships within a budget, one of them the flagship.",
                content.fleets.is_empty(),
                content.fleets.len(),
                "fleet",
            ),
            done: content.fleets.find(|fleet| !fleet.ships.is_empty()).is_some(),
            go: go(content, &FLEETS, content.fleets.ids().next()),
            instead: content.fleets.is_empty().then(book).flatten(),
        },
        Task {
            words: "Draw a map",
            remark: none("Hexes or squares, with terrain.", content.maps.is_empty(), content.maps.len(), "map"),
            done: !content.maps.is_empty(),
            go: go(content, &MAPS, content.maps.ids().next()),
            instead: None,
        },
        Task {
            words: "Set up a scenario",
            remark: match scenario {
                Some(_) => counted(content.scenarios.len(), "scenario"),
                None => "A map, and two sides with a fleet each.".to_owned(),
            },
            done: scenario.is_some(),
            go: {
                let id = scenario.map(|(id, _)| id).or_else(|| content.scenarios.ids().next());
                go(content, &SCENARIOS, id)
            },
            instead: None,
        },
        checklist::check(state, scenario.is_some()),
        Task {
            words: "Print",
            remark: "Record sheets, counters, maps, rosters and scenario sheets as PDF.".to_owned(),
            done: state.view.has_printed,
            go: checklist::run(Id::Print, state),
            instead: None,
        },
    ]
}

/// Whether a scenario has everything that it needs to be played.
fn is_set(content: &Content, scenario: &Scenario) -> bool {
    let map = scenario.map.is_some_and(|map| content.maps.get(map).is_some());
    let fielded = scenario.sides.iter().filter(|(_, side)| side.fleet.is_some_and(|fleet| content.fleets.get(fleet).is_some()));
    map && fielded.count() >= Scenario::FEWEST_SIDES
}
