//! The steps from an empty project to a printed galaxy.

use freedom_in_the_galaxy::{CHARACTERS, Content, PLANETS, ROUTES, SCENARIOS, STARS, UNITS};
use kit::command::Id as Command;
use kit::desks::beginning::ready_made;
use kit::desks::checklist::{self, Task, go};
use kit::state::State;
use rules::counted;

/// The tasks of the checklist, in order, and which of them are done.
#[must_use]
pub fn checklist(state: &State, content: &Content) -> Vec<Task> {
    let planets = content.stars.ids().all(|star| content.planets_of(star).next().is_some());
    vec![
        Task {
            words: "Put stars on the map",
            remark: match content.stars.len() {
                0 => "Each with its number and its province.".to_owned(),
                stars => counted(stars, "star"),
            },
            done: !content.stars.is_empty(),
            go: go(content, &STARS, content.stars.ids().next()),
            instead: content.stars.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Give them planets",
            remark: match content.planets.len() {
                0 => "One to three a star, each with its environs and its loyalty.".to_owned(),
                planets => counted(planets, "planet"),
            },
            done: !content.planets.is_empty() && planets,
            go: go(content, &PLANETS, content.planets.ids().next()),
            instead: None,
        },
        Task {
            words: "Draw routes",
            remark: match content.routes.len() {
                0 => "Only where ships are to jump from star to star.".to_owned(),
                routes => counted(routes, "route"),
            },
            done: !content.routes.is_empty(),
            go: go(content, &ROUTES, content.routes.ids().next()),
            instead: None,
        },
        Task {
            words: "Choose characters and units",
            remark: match (content.characters.len(), content.units.len()) {
                (0, _) => "Who works for either side, with what possessions, and which units fight.".to_owned(),
                (characters, units) => format!("{}, {}", counted(characters, "character"), counted(units, "military unit")),
            },
            done: !content.characters.is_empty() && !content.units.is_empty(),
            go: go(content, &CHARACTERS, content.characters.ids().next())
                .or_else(|| go(content, &UNITS, content.units.ids().next())),
            instead: content.characters.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Choose what is played",
            remark: match content.scenarios.len() {
                0 => "The stars in play, and by which rules.".to_owned(),
                scenarios => counted(scenarios, "scenario"),
            },
            done: !content.scenarios.is_empty(),
            go: go(content, &SCENARIOS, content.scenarios.ids().next()),
            instead: None,
        },
        checklist::check(state, !content.stars.is_empty()),
        Task {
            words: "Print",
            remark: "Star systems, the map of the galaxy, counters and charts as PDF.".to_owned(),
            done: state.view.has_printed,
            go: checklist::run(Command::Print, state),
            instead: None,
        },
    ]
}
