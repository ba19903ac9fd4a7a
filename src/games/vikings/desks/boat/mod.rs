//! The shipyard: the deck of a class of boats to cut out, on which the hull is shaped, and the boat's abilities at sea.
//!
//! Reading order: this file, `deck.rs` (the canvas), `speeds.rs` (speeds by pairs and damage), `handling.rs` (turning circle and stopping
//! distance), `contact.rs` (rams and hooks), `inspector.rs`.

mod contact;
mod deck;
mod handling;
mod inspector;
mod speeds;

pub use deck::picture;
pub use inspector::inspect;

use egui::{ScrollArea, Ui, Vec2};

use kit::action::Change;
use kit::cited;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::widgets::{area_within, card, section};
use rules::{Id, Origin};
use vikings::{BoatClass, Content, Edit, InBoat, Place, book};

/// What the shipyard remembers from one frame of the window to the next; it is not part of the project.
#[derive(Default)]
pub struct Memory {
    /// The part of the deck that is dragged.
    held: Option<deck::Held>,
    /// The choices for the turning circle.
    sailing: handling::Sailing,
    /// The choices for the odds of a ram.
    ramming: contact::Ramming,
}

/// The class whose desk is open.
#[derive(Clone, Copy)]
pub struct Open<'a> {
    id: Id<BoatClass>,
    boat: &'a BoatClass,
}

impl Open<'_> {
    /// The change that replaces the class by what `change` makes of it. The class is then marked as the designer's own.
    fn changed(self, label: impl Into<String>, change: impl FnOnce(&mut BoatClass)) -> Change {
        let mut boat = BoatClass { origin: Origin::Own, ..self.boat.clone() };
        change(&mut boat);
        Change::edit(label, Edit::Boat(rules::Change::Set(self.id, boat)))
    }
}

/// Shows the shipyard with the class that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<BoatClass>) {
    let Some(boat) = content.boats.get(id) else { return };
    let open = Open { id, boat };
    let place = |part| project::Place::from(Place::Boat(id, part));
    let Some(form) = Form::of(context, place(InBoat::Whole)) else { return };
    let area = ScrollArea::vertical().id_salt(("boat", id.number())).auto_shrink([false, false]);
    let hull = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            section(ui, "BOAT");
            form.title(ui, context, place(InBoat::Name));
            deck::show(ui, context, open);
            form.group(ui, context, place(InBoat::Hull));
        });
        card(ui, |ui| {
            section(ui, "OARS");
            form.group(ui, context, place(InBoat::Oars));
            cited::section(ui, "SPEED AND ACCELERATION, BY DAMAGE", book("4.31"));
            speeds::show(ui, boat);
        });
    };
    let at_sea = |ui: &mut Ui, context: &mut FrameContext| {
        card(ui, |ui| {
            section(ui, "HANDLING");
            form.group(ui, context, place(InBoat::Handling));
            handling::show(ui, context, boat);
        });
        card(ui, |ui| {
            cited::section(ui, "RAM", book("4.52"));
            contact::rams(ui, context, content, boat);
            cited::section(ui, "HOOKS AND ROPES", book("4.62"));
            contact::hooks(ui, content);
        });
        card(ui, |ui| {
            section(ui, "BUILD");
            form.group(ui, context, place(InBoat::Build));
            form.group(ui, context, place(InBoat::Whole));
        });
    };
    area_within(ui, area, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        if ui.available_width() < TWO_COLUMNS {
            ui.spacing_mut().item_spacing.y = 10.0;
            hull(ui, context);
            return at_sea(ui, context);
        }
        let half = (ui.available_width() - 10.0) * 0.5;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(10.0);
            ui.vertical(|ui| {
                ui.set_width(half);
                hull(ui, context);
            });
            ui.vertical(|ui| {
                ui.set_width(half);
                at_sea(ui, context);
            });
        });
    });
}

/// If the desk is at least this wide, in points of the screen, the boat's abilities at sea stand beside the hull instead of below it.
const TWO_COLUMNS: f32 = 1240.0;
