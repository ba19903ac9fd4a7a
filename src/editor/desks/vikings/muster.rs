//! The desk of a force or a scenario: its form, and what is listed in it.

use egui::{ScrollArea, Ui};

use crate::editor::desks::form::Form;
use crate::editor::desks::{FrameContext, findings, rows, users};
use crate::editor::things;
use crate::editor::widgets::{card, heading, section};
use crate::rules;
use crate::rules::designs::OneOf as _;
use crate::rules::kind::AnyKind;
use crate::rules::vikings::{AREAS, GOALS, InForce, InScenario, MEMBERS, PACES, Place, TOKENS, VESSELS};

/// The lists that a row of a force or a scenario can be in.
fn list_of(place: Place) -> bool {
    match place {
        Place::Force(_, part) => matches!(part, InForce::Boat(_) | InForce::Member(_)),
        Place::Scenario(_, part) => {
            matches!(part, InScenario::Area(_) | InScenario::Token(_) | InScenario::Pace(_) | InScenario::Goal(_))
        }
        Place::Troop(..)
        | Place::Character(..)
        | Place::Boat(..)
        | Place::Board(..)
        | Place::Layout(..)
        | Place::Table(_)
        | Place::InTable(..) => false,
    }
}

/// Shows the desk.
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
            let is_row = |found: &rules::Place| Place::own(found).is_some_and(|place| list_of(*place));
            findings::at(ui, context, |found| things::thing(found) == thing && !is_row(found));
        });
        for list in lists {
            rows::show(ui, context, *list, &thing);
        }
    });
}

/// What the inspector says.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, place: Place) {
    let thing = things::thing(&place.into());
    let label = things::kind_of(&thing).and_then(|kind| kind.label(&context.state.document.project().content, &thing));
    let Some(label) = label else { return };
    heading(ui, &label);
    users::list(ui, context, thing.clone());
    findings::of_thing(ui, context, thing);
}

/// A number that tells one desk from another.
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
