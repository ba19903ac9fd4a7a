//! The pages for the players as they print: the public sheet and each player's secret papers.

use egui::Ui;

use super::OpenScenario;
use kit::desks::{FrameContext, pages};
use kit::theme;
use kit::widgets::toggle;
use paper::sheets::{Request, SheetKind};
use rules::Id;
use star_viking::{Deployment, InScenario, Scenario};
use star_viking_paper::sheets::secret_papers;

/// What the view of the printed pages remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The deployment whose secret papers are shown, with its scenario; `None` for the public sheet.
    secret: Option<(Id<Scenario>, Id<Deployment>)>,
}

/// Shows the field that chooses the papers, and their pages.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let players = secret_papers::players(open.content, open.scenario);
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.sheet;
    let chosen = memory.secret.filter(|(scenario, id)| *scenario == open.id && players.iter().any(|(_, player)| player == id));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if toggle(ui, chosen.is_none(), "Public sheet").on_hover_text("What every player may know.").clicked() {
            memory.secret = None;
        }
        for (title, id) in &players {
            let here = Some((open.id, *id));
            let help = "What this player alone may know: the units, their holds, and where they start.";
            let button = toggle(ui, chosen == here, title).on_hover_text(help);
            if button.accessible_name(format!("Secret papers of {title}")).clicked() {
                memory.secret = here;
            }
        }
    });
    ui.add_space(theme::GAP * 0.5);
    match chosen {
        Some((_, deployment)) => {
            pages_of(ui, context, open, star_viking_paper::sheets::SECRET_PAPERS, InScenario::Deployment(deployment));
        }
        None => public(ui, context, open),
    }
}

/// Shows the scenario's public sheet.
pub fn public(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    pages_of(ui, context, open, star_viking_paper::sheets::SCENARIOS, InScenario::Whole);
}

fn pages_of(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario, kind: SheetKind, part: InScenario) {
    let place = open.place(part);
    let request = Request { only: vec![kind], scenario: Some(open.scenario.name.clone()), ..Request::default() };
    pages::about(ui, context, place, request);
}
