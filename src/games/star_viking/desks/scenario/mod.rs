//! The scenario desk: which game it is, which systems are in play, which forces take part and where their units start, the papers that the players
//! get, and the table at which its games are played.
//!
//! Reading order: this file, `form/` (game, systems, forces, victory, notes), `set_up/` (units on tiles), `sheet.rs` (the printed pages), `play/`
//! (a game of it, replayed or played).

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

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// Of the set-up.
    set_up: set_up::Memory,
    /// Of the form.
    form: form::Memory,
    /// Of the sheet.
    sheet: sheet::Memory,
    /// Of games.
    play: play::Memory,
}

/// What the desk shows of a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// Where units start.
    #[default]
    SetUp,
    /// Which game it is, and which forces take part.
    Form,
    /// The papers that the players get.
    Sheet,
}

impl View {
    /// The tabs, with their names and what they show.
    const TABS: [(Self, &str, &str); 3] = [
        (Self::SetUp, "Set-up", "Where every unit starts."),
        (Self::Form, "Game and victory", "Which game it is, the systems in play, the forces, how it ends; the notes."),
        (Self::Sheet, "Scenario sheet", "The pages that the players get: the public sheet, and the secret papers of each side."),
    ];

    /// The view in which a place of the scenario is edited; none where any view will do.
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

/// A scenario on the desk.
#[derive(Clone, Copy)]
struct OpenScenario<'a> {
    content: &'a Content,
    id: Id<Scenario>,
    scenario: &'a Scenario,
}

impl OpenScenario<'_> {
    /// A place of the scenario as the frame knows it.
    fn place(self, part: InScenario) -> project::Place {
        Place::Scenario(self.id, part).into()
    }
}

/// The table at which a game of the scenario is played.
pub fn table(memory: &mut Memory) -> &mut dyn Table {
    play::table(&mut memory.play)
}

/// Shows the desk.
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

/// Shows the inspector: of what is selected in the set-up, or of the scenario as a whole.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let open = OpenScenario { content, id, scenario };
    match context.memory.own.of::<crate::Memory>().scenario.view {
        View::SetUp => set_up::inspect(ui, context, open, place),
        View::Form | View::Sheet => form::inspect(ui, context, open),
    }
}
