//! The print preview: the very pages that print, kind by kind.

use egui::{Align, Layout, RichText, Ui};

use crate::editor::action::Action;
use crate::editor::command::{self, Id};
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{drawing_note, empty, empty_with, pages_area, primary_button, small_toggle};
use crate::rules::{Place, Severity};
use crate::sheets::{self, Request, SheetKind};

/// Shows the pages of the chosen kind.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let game = context.state.document.project().content.game();
    let shown = context.state.view.sheets.or_first_of(game);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        ui.spacing_mut().button_padding.x = 7.0;
        for kind in SheetKind::of(game).iter().copied() {
            if small_toggle(ui, shown == kind, kind.label()).clicked() {
                context.push(Action::ShowSheets(kind));
            }
        }
    });
    let kind = shown;
    let project = context.state.document.project();
    let pending = context.screen.preview_in_background(Subject::Sheets(kind), project, move |project, monitor| {
        sheets::print_with_progress(project, &Request { only: vec![kind], ..Request::default() }, monitor).map(Preview::of)
    });
    let drawing = pending.drawing;
    let preview = pending.preview.unwrap_or_default();
    ui.horizontal(|ui| {
        let count = preview.pages.len();
        let palette = Palette::of(ui);
        if count > 0 || drawing.is_none() {
            let words = format!("{count} {} on {}", if count == 1 { "page" } else { "pages" }, project.print.paper.label());
            ui.label(RichText::new(words).color(palette.weak));
        }
        drawing_note(ui, drawing);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.add_space(12.0);
            let command = command::command(Id::Print);
            if primary_button(ui, command.label, count > 0 || drawing.is_some())
                .on_hover_text(command.help(ui.ctx(), &context.state.settings.keys))
                .clicked()
                && let Some(action) = command.action(context.state)
            {
                context.push(action);
            }
        });
    });
    for finding in &preview.findings {
        let palette = Palette::of(ui);
        let words = RichText::new(&finding.message).size(theme::SMALL).color(palette.severity(finding.about.severity));
        ui.add(egui::Label::new(words).wrap());
    }
    if preview.pages.is_empty() {
        if drawing.is_none() {
            let failed = preview.findings.iter().any(|finding| finding.about.severity == Severity::Error);
            if failed {
                empty(ui, "Nothing to print here", "The reason stands above.");
                return;
            }
            empty_with(ui, "Nothing to print here", "The project has nothing for this kind of sheet yet.", |ui| {
                ui.add_space(theme::GAP);
                let button = ui.button("See what is missing");
                if button.on_hover_text("Show the way from an empty project to a printed one.").clicked() {
                    context.push(Action::Select(Place::Project));
                }
            });
        }
        return;
    }
    pages_area(kind).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        ui.vertical_centered(|ui| {
            let width = (ui.available_width() - 40.0).clamp(200.0, 860.0);
            for page in &preview.pages {
                // A page on its side is given the room that an upright one would take.
                page_view(ui, context, &preview, page, width);
            }
        });
        ui.add_space(12.0);
    });
}
