//! The desk of the project itself: its title, the checklist, the optional rules, its pictures, and the number of things of
//! each kind.

use crate::editor::games;
use egui::{RichText, ScrollArea, Ui};

use super::checklist;
use crate::editor::action::{Action, Change};
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, card, section};

/// Shows the desk of the project.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    ScrollArea::vertical().id_salt("project").auto_shrink([false, false]).show(ui, |ui| {
        ui.set_max_width(640.0);
        let project = context.state.document.project();
        card(ui, |ui| {
            section(ui, "PROJECT");
            let typed = Field::new("Project title", &project.title).title().hint("Title of the project").show(ui);
            if let Some(title) = typed.text {
                context.change(Change::title(title).during(Some(typed.gesture)));
            }
            if typed.done {
                context.push(Action::FinishStep);
            }
            let typed = Field::new("Plot", &project.plot).hint("What happens in it, in one line").show(ui);
            if let Some(plot) = typed.text {
                context.change(Change::plot(plot).during(Some(typed.gesture)));
            }
            if typed.done {
                context.push(Action::FinishStep);
            }
            let weak = Palette::of(ui).weak;
            ui.label(RichText::new(format!("Designs for {}", project.content.game().title())).color(weak));
        });
        card(ui, |ui| checklist::show(ui, context, &games::desks(project.content.game()).checklist(context.state)));
        if games::desks(project.content.game()).has_options() {
            card(ui, |ui| games::desks(project.content.game()).options(&project.content, ui, context));
        }
        // If the game shows no pictures but the project has some, they can still be removed.
        if project.content.game().has_pictures() || !project.pictures.is_empty() {
            card(ui, |ui| super::pictures::list(ui, context));
        }
    });
}

/// Shows in the inspector the number of things of each kind.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext) {
    let weak = Palette::of(ui).weak;
    egui::Grid::new("counts").num_columns(2).spacing([16.0, 4.0]).show(ui, |ui| {
        for group in &context.state.document.derived().outline {
            ui.label(RichText::new(group.label).color(weak));
            ui.label(RichText::new(group.entries.len().to_string()).font(theme::bold(theme::BODY)));
            ui.end_row();
        }
    });
    ui.add_space(8.0);
    ui.label(RichText::new("Choose something in the outline to see its details here.").color(weak));
}
