//! The sheet of orders as a form: fleets with their orders, and the orders outside of blocks. A change in the form rewrites only those lines of the
//! text that it changes.
//!
//! Reading order: this file, `lines.rs` (the lines of a block), `fleet.rs`, `route.rs` (the stops of a fleet), `order.rs`.

mod fleet;
mod lines;
mod order;
mod route;

pub use fleet::filled;

use egui::{Button, Label, RichText, ScrollArea, Ui};

use super::OrderDesk;
use kit::theme::{self, Palette};
use kit::widgets::{section, small_button};
use space_viking::orders::{Lines, Told, Voyage};

/// A new text of the sheet, and the label of the change.
type Changed = (String, String);

/// Shows the sheet of orders as a form.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk) {
    let mut changed: Option<Changed> = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 8.0);
        section(ui, "FLEETS");
        for voyage in desk.voyages.clone() {
            let is_in_hand = desk.in_hand.as_ref() == Some(&voyage.fleet);
            ui.push_id(("fleet", &voyage.fleet), |ui| {
                if head(ui, desk, &voyage, is_in_hand) {
                    desk.in_hand = (!is_in_hand).then(|| voyage.fleet.clone());
                }
                if is_in_hand {
                    ui.indent("what it is told", |ui| fleet::show(ui, desk, &voyage, &mut changed));
                    ui.add_space(theme::GAP);
                }
            });
        }
        let help = "Add the block of a new fleet, of ships that stand together and that you name in it.";
        if small_button(ui, "Found a fleet").on_hover_text(help).clicked() {
            let name = rules::free_name("New Fleet", |name| {
                desk.written.sheet.block_of(name).is_some() || desk.knowledge.fleet(name).is_some()
            });
            changed = Some((desk.written.with_fleet(&name, &Lines::default()), "founding a fleet".into()));
            desk.in_hand = Some(name);
        }
        ui.add_space(theme::GAP);
        order::show(ui, desk, &mut changed);
    });
    if let Some((text, label)) = changed {
        desk.change(text, label);
    }
}

/// Shows the heading of a fleet, with where the fleet is and whether it has orders; returns whether the heading was clicked.
fn head(ui: &mut Ui, desk: &OrderDesk, voyage: &Voyage, is_in_hand: bool) -> bool {
    let palette = Palette::of(ui);
    let known = desk.knowledge.fleet(&voyage.fleet);
    let state = match (known, voyage.told) {
        (Some(fleet), _) if !desk.knowledge.reaches(fleet) => "out of reach",
        (None, _) => "founded by this sheet",
        (Some(_), Told::Sheet(_)) => "has a new route",
        (Some(_), Told::Standing { .. }) => "goes on",
        (Some(_), Told::Nothing) => "stays",
    };
    ui.horizontal(|ui| {
        let button = Button::selectable(is_in_hand, RichText::new(&voyage.fleet).font(theme::bold(theme::BODY)));
        let help = "Take the fleet in hand: its orders are shown here, and its route on the map.";
        let pressed = ui.add(button).on_hover_text(help).accessible_name(format!("Fleet {}", voyage.fleet)).clicked();
        let words = format!("at {}, {state}", desk.knowledge.place(voyage.from));
        ui.add(Label::new(RichText::new(words).size(theme::SMALL).color(palette.weak)).truncate());
        pressed
    })
    .inner
}
