//! The scenario desk: who starts where, on the displays of the stars in play; the terms as a form; and three benches, on which what the scenario is
//! about can be asked; and the table at which its games are played.
//!
//! Reading order: this file, `board/` (the set-up), `form.rs` (the dials) with `terms.rs`, `bench/` (the odds of missions, fights and fleets), `play/` (a
//! game of it, replayed or played).

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

/// What the desk remembers from pass to pass.
#[derive(Default)]
pub struct Memory {
    view: View,
    /// Of the set-up.
    board: board::Memory,
    /// Of the mission bench.
    mission: bench::mission::Memory,
    /// Of the fight bench.
    fight: bench::fight::Memory,
    /// Of the fleet bench.
    fleet: bench::fleet::Memory,
    /// Of games.
    play: play::Memory,
}

/// What the desk shows of a scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum View {
    /// Who starts where.
    #[default]
    SetUp,
    /// Its dials and terms.
    Terms,
    /// What comes of a mission.
    Mission,
    /// How a fight ends.
    Fight,
    /// What units and bases do to each other and to ships.
    Fleet,
}

impl View {
    /// The tabs, with what they are called and show.
    const TABS: [(Self, &str, &str); 5] = [
        (Self::SetUp, "Set-up", "Who starts where, and what is bought."),
        (Self::Terms, "Terms", "The stars in play, the rules, what the sides have, how it ends; the notes."),
        (Self::Mission, "Mission bench", "The odds of a mission: who, where, and with what enemy."),
        (Self::Fight, "Fight bench", "The odds of a fight among characters."),
        (Self::Fleet, "Fleet bench", "The odds of combats of units, raking, attacks on ships and jumps of stacks."),
    ];

    /// Where a place of the scenario is edited; none where any will do.
    const fn of(place: InScenario) -> Option<Self> {
        match place {
            // A planet at the start is a row of the terms, and a marker on the board.
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
        View::SetUp => board::show(ui, context, open, place),
        View::Terms => form::show(ui, context, open),
        View::Mission => bench::mission::show(ui, context, open),
        View::Fight => bench::fight::show(ui, context, open),
        View::Fleet => bench::fleet::show(ui, context, open),
    }
}

/// What the inspector says: of what is selected on the board, or what the sides have and the planets bring.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    board::inspect(ui, context, OpenScenario { content, id, scenario }, place);
}
