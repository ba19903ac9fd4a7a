//! The desk of a troop type: its usual values and rights, and the characters of the type.

use egui::{ScrollArea, Ui};

use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, users};
use kit::widgets::{card, section};
use rules::Id;
use vikings::{Content, InTroop, Place, TroopType};

/// Shows the desk with the troop type that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<TroopType>) {
    if content.troops.get(id).is_none() {
        return;
    }
    let place = |part| project::Place::from(Place::Troop(id, part));
    let Some(form) = Form::of(context, place(InTroop::Whole)) else { return };
    ScrollArea::vertical().id_salt(("troop type", id.number())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            section(ui, "TROOP TYPE");
            form.title(ui, context, place(InTroop::Name));
            form.group(ui, context, place(InTroop::Whole));
        });
        let parts =
            [("USUALLY, ON FOOT", InTroop::OnFoot), ("USUALLY, ON A HORSE", InTroop::Mounted), ("RIGHTS", InTroop::Rights)];
        for (title, part) in parts {
            card(ui, |ui| {
                section(ui, title);
                form.group(ui, context, place(part));
            });
        }
    });
}

/// Shows the inspector of a troop type.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<TroopType>) {
    if content.troops.get(id).is_none() {
        return;
    }
    users::list(ui, context, Place::Troop(id, InTroop::Whole));
    findings::of_thing(ui, context, Place::Troop(id, InTroop::Whole));
}
