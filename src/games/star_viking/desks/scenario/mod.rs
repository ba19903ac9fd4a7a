//! The scenario desk: the form of game, the systems in play, the forces and their starting places, the papers for the players, and the playing desk,
//! on which games of the scenario are played.
//!
//! Reading order: this file, `form/` (game, systems, forces, victory, notes), `set_up/` (units on tiles), `sheet.rs` (the printed pages), `play/` (a
//! game of the scenario, replayed or played).

mod form;
mod play;
mod set_up;
mod sheet;

pub use play::show as play;

use egui::Ui;

use kit::desks::FrameContext;
use kit::play::Table;
use kit::widgets::tabs;
use rules::Id;
use star_viking::{Content, InScenario, Place, Scenario};

/// What the scenario desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// What the set-up remembers from frame to frame.
    set_up: set_up::Memory,
    /// What the form remembers from frame to frame.
    form: form::Memory,
    /// What the sheet remembers from frame to frame.
    sheet: sheet::Memory,
    /// What the playing desk, on which games are played, remembers from frame to frame.
    play: play::Memory,
}

/// A tab of the scenario desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// The starting places of units, on the tiles.
    #[default]
    SetUp,
    /// The form of game and the forces.
    Form,
    /// The papers for the players, as they print.
    Sheet,
}

impl View {
    /// The tabs, with their names and help.
    const TABS: [(Self, &str, &str); 3] = [
        (Self::SetUp, "Set-up", "Where every unit starts."),
        (Self::Form, "Game and victory", "Which game it is, the systems in play, the forces, how it ends; the notes."),
        (Self::Sheet, "Scenario sheet", "The pages that the players get: the public sheet, and the secret papers of each side."),
    ];

    /// The tab on which a place of the scenario is edited; `None` if the tab need not change.
    const fn of(place: InScenario) -> Option<Self> {
        match place {
            InScenario::Whole | InScenario::System(_) => None,
            InScenario::Unit(..) => Some(Self::SetUp),
            InScenario::Name
            | InScenario::Systems
            | InScenario::Deployment(_)
            | InScenario::Units(_)
            | InScenario::Turns
            | InScenario::Victory
            | InScenario::Notes => Some(Self::Form),
        }
    }
}

/// A scenario that is open on the desk, with its selected part.
#[derive(Clone, Copy)]
struct OpenScenario<'a> {
    content: &'a Content,
    id: Id<Scenario>,
    scenario: &'a Scenario,
}

impl OpenScenario<'_> {
    /// Turns a part of the scenario into a place of the project.
    fn place(self, part: InScenario) -> project::Place {
        Place::Scenario(self.id, part).into()
    }
}

/// The playing desk, on which games of the scenario are played, as a [`Table`] for code that knows no game.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    play::table(&mut memory.play)
}

/// Shows the scenario desk with the scenario that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let open = OpenScenario { content, id, scenario };
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    if context.jump
        && let Some(view) = View::of(place)
    {
        memory.view = view;
    }
    tabs(ui, &mut memory.view, &View::TABS);
    match memory.view {
        View::SetUp => set_up::show(ui, context, open, place),
        View::Form => form::show(ui, context, open),
        View::Sheet => sheet::show(ui, context, open),
    }
}

/// Shows the inspector, either of the unit that is selected in the set-up or of the whole scenario.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let open = OpenScenario { content, id, scenario };
    match context.memory.own.of::<crate::Memory>().scenario.view {
        View::SetUp => set_up::inspect(ui, context, open, place),
        View::Form | View::Sheet => form::inspect(ui, context, open),
    }
}
