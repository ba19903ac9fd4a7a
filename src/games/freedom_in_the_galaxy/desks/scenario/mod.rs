//! The scenario desk: the set-up on the displays of the stars in play, the terms as a form, three benches (forms that show the odds of missions,
//! fights and fleets), and the playing desk, on which games of the scenario are played.
//!
//! Reading order: this file, `board/` (the set-up), `form.rs` (the settings) with `terms.rs`, `bench/` (the odds of missions, fights and fleets),
//! `play/` (a game of the scenario, replayed or played).

mod bench;
pub use bench::answer;
mod board;
mod form;
mod places;
mod play;
mod terms;

pub use play::show as play;

use egui::Ui;

use freedom_in_the_galaxy::{Content, InScenario, Place, Scenario};
use kit::desks::FrameContext;
use kit::play::Table;
use kit::widgets::tabs;
use rules::Id;

/// What the scenario desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// What the set-up board remembers from frame to frame.
    board: board::Memory,
    /// What the mission bench remembers from frame to frame.
    mission: bench::mission::Memory,
    /// What the fight bench remembers from frame to frame.
    fight: bench::fight::Memory,
    /// What the fleet bench remembers from frame to frame.
    fleet: bench::fleet::Memory,
    /// What the playing desk, on which games are played, remembers from frame to frame.
    play: play::Memory,
}

/// A tab of the scenario desk.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// The set-up: which pieces start where.
    #[default]
    SetUp,
    /// The settings and terms of the scenario.
    Terms,
    /// The bench that shows the odds of missions.
    Mission,
    /// The bench that shows the odds of fights.
    Fight,
    /// The bench that shows the odds of units and bases in combats, fire at ships, and jumps.
    Fleet,
}

impl View {
    /// The tabs, each with its name and help.
    const TABS: [(Self, &str, &str); 5] = [
        (Self::SetUp, "Set-up", "Who starts where, and what is bought."),
        (Self::Terms, "Terms", "The stars in play, the rules, what the sides have, how it ends; the notes."),
        (Self::Mission, "Mission bench", "The odds of a mission: who, where, and with what enemy."),
        (Self::Fight, "Fight bench", "The odds of a fight among characters."),
        (Self::Fleet, "Fleet bench", "The odds of combats of units, raking, attacks on ships and jumps of stacks."),
    ];

    /// The tab on which a place of the scenario is edited; `None` if the tab that is open can stay.
    const fn of(place: InScenario) -> Option<Self> {
        match place {
            // A planet's start is edited both as a row of the terms and as a marker on the board.
            InScenario::Whole | InScenario::Planets | InScenario::Planet(_) => None,
            InScenario::SetUp | InScenario::Placed(_) => Some(Self::SetUp),
            InScenario::Name
            | InScenario::Stars
            | InScenario::Star(_)
            | InScenario::Provisions
            | InScenario::Limits
            | InScenario::Victory
            | InScenario::Notes => Some(Self::Terms),
        }
    }
}

/// A scenario that is open on the desk.
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
        View::SetUp => board::show(ui, context, open, place),
        View::Terms => form::show(ui, context, open),
        View::Mission => bench::mission::show(ui, context, open),
        View::Fight => bench::fight::show(ui, context, open),
        View::Fleet => bench::fleet::show(ui, context, open),
    }
}

/// Shows the inspector of the scenario: the selected piece or, if there is none, the bill of both sides and the planets.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    board::inspect(ui, context, OpenScenario { content, id, scenario }, place);
}
