//! The desk of a character, a possession, a type of unit or a sovereign: the form, the counter and the card as they are printed, and how well each
//! pilot slips past bases with each ship.
//!
//! Reading order: this file, `counter.rs` (the pictures, updated while the user edits), `owned.rs` (the possessions of a character), `best.rs` (where
//! a character does best, for the inspector), `pilots.rs`.

mod best;
mod counter;
mod owned;
mod pilots;

pub use best::show as best;
pub use counter::{counters, picture, show as printed};

use egui::{Align, Layout, RichText, Ui, Vec2};

use freedom_in_the_galaxy::{Content, InCharacter, InPossession, InSovereign, InUnit, Place};
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, form_and_picture, pictures};
use kit::theme::{self, Palette};
use kit::things;
use kit::widgets::{card, section};

/// One panel of a form: its title, and the parts of the thing that it lets the user edit.
type Card = (&'static str, Vec<Place>);

/// Shows the desk with the piece at a place.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    let Some(form) = Form::of(context, thing.clone()) else { return };
    let number = things::position(&context.state.document.project().content, &thing).map_or(0, |(at, _)| at as u32);
    let within = |ui: &mut Ui, context: &mut FrameContext| {
        for (at, (title, parts)) in cards(place).iter().enumerate() {
            card(ui, |ui| {
                section(ui, title);
                if at > 0 {
                    return groups(ui, context, &form, parts);
                }
                if let Some(name) = things::kind_of(&thing).and_then(|kind| kind.name_place(&thing)) {
                    form.title(ui, context, name);
                }
                groups(ui, context, &form, parts);
                if let Place::Character(id, _) = place {
                    owned::show(ui, context, content, id);
                }
                worn(ui, context, content, &form, place);
                findings::at(ui, context, |found| things::thing(found) == thing);
            });
        }
    };
    form_and_picture(ui, context, number, within, |ui, context| {
        if ui.available_width() < BESIDE {
            counter::show(ui, context, content, place);
            return pilots::show(ui, content, place);
        }
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(10.0);
            ui.vertical(|ui| {
                ui.set_width(counter::COLUMN);
                counter::show(ui, context, content, place);
            });
            ui.vertical(|ui| pilots::show(ui, content, place));
        });
    });
}

/// The smallest width of the desk at which the panel of pilots and ships stands beside the counter and the card instead of below them.
const BESIDE: f32 = 760.0;

fn groups(ui: &mut Ui, context: &mut FrameContext, form: &Form, parts: &[Place]) {
    for part in parts {
        form.group(ui, context, *part);
    }
}

/// The panels of the form of a thing; the first panel also holds the name.
fn cards(place: Place) -> Vec<Card> {
    match place {
        Place::Character(id, _) => {
            let part = |part: InCharacter| Place::Character(id, part);
            vec![
                ("CHARACTER", [InCharacter::Number, InCharacter::Whole].map(part).into()),
                ("RATINGS", vec![part(InCharacter::Ratings)]),
                ("HOMES", vec![part(InCharacter::Homes)]),
                ("WHAT IS SPECIAL", [InCharacter::Draws, InCharacter::Specials].map(part).into()),
            ]
        }
        Place::Possession(id, _) => {
            let part = |part: InPossession| Place::Possession(id, part);
            vec![
                ("POSSESSION", [InPossession::Number, InPossession::Whole].map(part).into()),
                ("WHAT IT DOES", [InPossession::Ship, InPossession::Owner, InPossession::Effects].map(part).into()),
            ]
        }
        Place::Unit(id, _) => {
            let part = |part: InUnit| Place::Unit(id, part);
            vec![
                ("UNIT", [InUnit::Whole, InUnit::Environ, InUnit::Cost].map(part).into()),
                ("WHAT IT CAN DO", vec![part(InUnit::Abilities)]),
            ]
        }
        Place::Sovereign(id, _) => vec![("SOVEREIGN", vec![Place::Sovereign(id, InSovereign::Whole)])],
        Place::Province(..)
        | Place::Star(..)
        | Place::Route(..)
        | Place::Planet(..)
        | Place::Race(..)
        | Place::Mission(..)
        | Place::Action(..)
        | Place::Event(..)
        | Place::Assignment(..)
        | Place::Secret(..)
        | Place::Creature(..)
        | Place::Scenario(..)
        | Place::Table(..) => Vec::new(),
    }
}

/// Lets the user choose the picture on the counter of a character or ship: one of the project's pictures, or the usual drawing.
fn worn(ui: &mut Ui, context: &mut FrameContext, content: &Content, form: &Form, place: Place) {
    let worn = match place {
        Place::Character(id, _) => content.characters.get(id).map(|character| character.picture),
        Place::Possession(id, _) => content.possessions.get(id).map(|possession| possession.picture),
        _ => None,
    };
    let Some(worn) = worn else { return };
    ui.label(RichText::new("Picture").size(theme::SMALL).color(Palette::of(ui).weak));
    ui.add_space(-3.0);
    let room = Vec2::new(ui.available_width(), theme::ROW);
    ui.allocate_ui_with_layout(room, Layout::right_to_left(Align::Center), |ui| {
        pictures::import_button(ui, context, pictures::IMPORT, Some(project::Place::from(place)));
        let room = ui.available_width() - if worn.is_some() { theme::ROW + theme::GAP } else { 0.0 };
        form.picture(ui, context, room);
        if let Some(id) = worn {
            pictures::thumbnail(ui, context, id, theme::ROW);
        }
    });
}
