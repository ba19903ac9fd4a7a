//! Shows a force or a scenario line by line: its form, with the lists in it.

use egui::{ScrollArea, Ui};

use crate::things::list_of;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, rows};
use kit::things;
use kit::widgets::{card, section};
use project::AnyKind;
use project::OneOf as _;
use vikings::{AREAS, GOALS, MEMBERS, PACES, Place, TOKENS, VESSELS};

/// Shows the form of the force or scenario at a place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, place: Place) {
    let thing = things::thing(&place.into());
    let Some(form) = Form::of(context, thing.clone()) else { return };
    let lists: &[&dyn AnyKind] =
        if matches!(place, Place::Force(..)) { &[&VESSELS, &MEMBERS] } else { &[&GOALS, &AREAS, &TOKENS, &PACES] };
    ScrollArea::vertical().id_salt(("muster", form_number(place))).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(1100.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| {
            let one = things::kind_of(&thing).map_or("", |kind| kind.facts().one);
            section(ui, &one.to_uppercase());
            form.whole(ui, context);
            let is_row = |found: &project::Place| Place::own(found).is_some_and(|place| list_of(*place).is_some());
            findings::at(ui, context, |found| things::thing(found) == thing && !is_row(found));
        });
        for list in lists {
            rows::show(ui, context, *list, &thing);
        }
    });
}

/// Identifies the form for a place: whether the place is in a scenario, and the number of its scenario or force.
fn form_number(place: Place) -> (bool, u32) {
    match place {
        Place::Force(id, _) => (false, id.number()),
        Place::Scenario(id, _) => (true, id.number()),
        Place::Troop(..)
        | Place::Character(..)
        | Place::Boat(..)
        | Place::Board(..)
        | Place::Layout(..)
        | Place::Table(_)
        | Place::InTable(..) => (false, 0),
    }
}
