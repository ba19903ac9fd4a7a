//! The middle of the window: the desk of the selected thing, or the pages of the project; and the button that leads to the table on which a scenario
//! is played.

use crate::editor::games;
use egui::{Align, Frame, Layout, Margin, Ui};

use crate::editor::action::{Action, DeskMode};
use crate::editor::command::{self, Id};
use crate::editor::desks;
use crate::editor::desks::FrameContext;
use crate::editor::focus;
use crate::editor::theme::Palette;
use crate::editor::things;
use crate::editor::widgets::{toggle, toolbar as one_stop};

/// Shows the desk below the tabs.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let palette = Palette::of(ui);
    Frame::new().fill(palette.desk).inner_margin(Margin { left: 16, right: 16, top: 8, bottom: 4 }).show(ui, |ui| {
        one_stop(ui, "Views of the desk", |ui| tabs(ui, context));
    });
    let contents = Frame::new().inner_margin(Margin { left: 16, right: 6, top: 2, bottom: 6 });
    let shown = contents.show(ui, |ui| desks::show(ui, context)).response;
    focus::mark(ui.ctx(), focus::CONTENTS, shown.rect);
}

/// Shows the tabs, and the button that leads to the table.
fn tabs(ui: &mut Ui, context: &mut FrameContext) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let mut modes = vec![(DeskMode::Design, "Design"), (DeskMode::Print, "Print preview")];
        let content = &context.state.document.project().content;
        if matches!(context.state.view.desk, DeskMode::Table | DeskMode::Overview) {
            // An overview can show things of another kind, such as routes between stars. If the user clicks one of these, the tab of the overview
            // stays.
            let is_shown = context.state.view.desk == DeskMode::Overview || context.state.has_overview();
            let overview = games::things(content.game()).overview().filter(|_| is_shown);
            modes.extend(overview.map(|overview| (DeskMode::Overview, overview.tab)));
            modes.push((DeskMode::Table, "Table"));
        }
        if context.state.view.desk == DeskMode::Compare || things::comparable(content, &context.state.chosen()).is_some() {
            modes.push((DeskMode::Compare, "Compare"));
        }
        for (mode, words) in modes {
            if toggle(ui, context.state.view.desk == mode, words).clicked() {
                context.push(Action::ShowDesk(mode));
            }
        }
        play(ui, context);
    });
}

/// Shows the button that leads to the table, if there is a scenario that can be played: the selected one, or the first.
fn play(ui: &mut Ui, context: &mut FrameContext) {
    let command = command::command(Id::PlayScenario);
    let serves = command.serves(context.state.document.project().content.game());
    let Some((scenario, name)) = context.state.played().filter(|_| serves) else { return };
    let help = format!("{} It is {name:?}.", command.help(ui.ctx(), &context.state.settings.keys));
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if ui.button("Play").on_hover_text(help).accessible_name(format!("Play {name}")).clicked() {
            context.push(Action::PlayScenario(scenario));
        }
    });
}
