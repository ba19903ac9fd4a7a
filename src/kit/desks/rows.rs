//! The lists inside a thing, with a card for each row; rows can be added, moved and removed.

use egui::{Button, RichText, Ui};

use crate::desks::form::{self, Form};
use crate::desks::{FrameContext, findings};
use crate::theme;
use crate::widgets::{card, section};
use project::{AnyKind, Place};
use rules::capital;

/// Shows the rows of a list inside a thing, and a button that adds one.
pub fn show(ui: &mut Ui, context: &mut FrameContext, kind: &'static dyn AnyKind, thing: &Place) {
    let (one, heading) = (kind.facts().one, kind.facts().heading);
    let rows = kind.rows_in(&context.state.document.project().content, thing);
    for (index, row) in rows.into_iter().enumerate() {
        let name = format!("{one} {}", index + 1);
        let Some(form) = Form::among(context, row.clone(), name.as_str()) else { continue };
        ui.push_id((heading, index), |ui| {
            card(ui, |ui| {
                let mut goes = false;
                ui.horizontal(|ui| {
                    ui.label(RichText::new(capital(&name)).font(theme::bold(theme::BODY)));
                    goes = form.order(ui, context);
                });
                form.whole(ui, context);
                findings::at(ui, context, |found| *found == row);
                if goes {
                    form.take_away(context);
                }
            });
        });
    }
    let added = form::added(context, kind, thing.clone());
    card(ui, |ui| {
        section(ui, &heading.to_uppercase());
        let help = if added.is_some() { "Add one at the end of the list." } else { "There is nothing that it could name yet." };
        let button = ui.add_enabled(added.is_some(), Button::new(format!("Add {one}")));
        if button.on_hover_text(help).on_disabled_hover_text(help).clicked()
            && let Some(added) = added
        {
            context.change(added);
        }
    });
}
