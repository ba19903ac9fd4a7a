//! The special victory conditions. Each is shown as the sentence that the scenario sheet has, with the fields that make up the sentence.

use egui::{Align, Label, Layout, RichText, Ui, Vec2};

use super::{OpenScenario, place};
use kit::desks::form::{self, Form};
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{section, small_button_if};
use launch_fighters::{CONDITIONS, InScenario};
use launch_fighters_paper::sheets::scenario_words::Words;

/// Shows the card with the special victory conditions.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    section(ui, "SPECIAL VICTORY CONDITIONS");
    let conditions = &open.scenario.conditions;
    if conditions.is_empty() {
        let words = RichText::new("None: the book\u{2019}s own victory points decide.");
        ui.label(words.color(Palette::of(ui).weak));
    }
    let words = Words::new(open.content, open.scenario);
    for (number, (id, condition)) in (1..).zip(conditions.iter()) {
        if number > 1 {
            ui.separator();
        }
        let here = place(open, InScenario::Condition(id));
        let Some(form) = Form::among(context, here.clone(), format!("condition {number}")) else { continue };
        ui.push_id(("condition", id.number()), |ui| {
            ui.horizontal_top(|ui| {
                let room = Vec2::new(ui.available_width() - 3.0 * theme::ROW - theme::GAP, 0.0);
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                    ui.set_width(room.x);
                    ui.add_space(4.0);
                    ui.add(Label::new(format!("{number}. {}", words.condition(condition))).wrap());
                });
                if form.order(ui, context) {
                    form.take_away(context);
                }
            });
            form.fields(ui, context);
            findings::at(ui, context, |found| *found == here);
        });
    }
    let added = form::added(context, &CONDITIONS, place(open, InScenario::Whole));
    let help = if added.is_some() {
        "Reward a side for something besides the book\u{2019}s points."
    } else {
        "Add a side first; a condition rewards one."
    };
    let add = small_button_if(ui, added.is_some(), "Add a condition");
    if add.on_hover_text(help).on_disabled_hover_text(help).clicked() {
        context.actions.extend(added.map(Into::into));
    }
}
