//! The steps from an empty project to a printed game, for Vikings.

use kit::command::Id as Command;
use kit::desks::beginning::ready_made;
use kit::desks::checklist::{self, Task, go};
use kit::state::State;
use rules::counted;
use vikings::{BOARDS, BOATS, CHARACTERS, Content, FORCES, LAYOUTS, SCENARIOS, TROOPS};

/// The tasks of the checklist, in order, and which of them are done.
#[must_use]
pub fn checklist(state: &State, content: &Content) -> Vec<Task> {
    let peoples = content.peoples().len();
    vec![
        Task {
            words: "Gather troop types",
            remark: match content.troops.len() {
                0 => "What the letters on the counters stand for.".to_owned(),
                types => counted(types, "troop type"),
            },
            done: !content.troops.is_empty(),
            go: go(content, &TROOPS, content.troops.ids().next()),
            instead: content.troops.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Make characters",
            remark: match (content.characters.len(), peoples) {
                (0, _) => "Warriors and whoever is in their way.".to_owned(),
                (characters, 1) => format!("{}; nobody stands against them yet", counted(characters, "character")),
                (characters, _) => format!("{} of {}", counted(characters, "character"), counted(peoples, "people")),
            },
            done: peoples > 1,
            go: go(content, &CHARACTERS, content.characters.ids().next()),
            instead: content.characters.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Build boats",
            remark: match content.boats.len() {
                0 => "Longships, and whatever else carries them.".to_owned(),
                boats => counted(boats, "boat"),
            },
            done: !content.boats.is_empty(),
            go: go(content, &BOATS, content.boats.ids().next()),
            instead: content.boats.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Paint boards",
            remark: match content.boards.len() {
                0 => "Coasts, the sea, and what stands on them.".to_owned(),
                boards => counted(boards, "board"),
            },
            done: !content.boards.is_empty(),
            go: go(content, &BOARDS, content.boards.ids().next()),
            instead: content.boards.is_empty().then(|| ready_made(state)).flatten(),
        },
        Task {
            words: "Join boards",
            remark: match content.layouts.len() {
                0 => "A layout of several boards, edge to edge.".to_owned(),
                layouts => counted(layouts, "layout"),
            },
            done: !content.layouts.is_empty(),
            go: go(content, &LAYOUTS, content.layouts.ids().next()),
            instead: None,
        },
        Task {
            words: "Muster forces",
            remark: match content.forces.len() {
                0 => "Who fights on each side, and who rows and steers.".to_owned(),
                forces => counted(forces, "force"),
            },
            done: content.forces.len() > 1,
            go: go(content, &FORCES, content.forces.ids().next()),
            instead: None,
        },
        Task {
            words: "Set up a scenario",
            remark: match content.scenarios.len() {
                0 => "Where everybody begins, and what for.".to_owned(),
                scenarios => counted(scenarios, "scenario"),
            },
            done: !content.scenarios.is_empty(),
            go: go(content, &SCENARIOS, content.scenarios.ids().next()),
            instead: None,
        },
        checklist::check(state, peoples > 1),
        Task {
            words: "Print",
            remark: "Counters, boats, boards, markers, charts, rosters and odds as PDF.".to_owned(),
            done: state.view.has_printed,
            go: checklist::run(Command::Print, state),
            instead: None,
        },
    ]
}
