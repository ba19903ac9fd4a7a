//! The calendar: when fleets arrive, by turn and tick, as far as this can be worked out beforehand.

use egui::{Button, RichText, ScrollArea, Ui};

use super::OrderDesk;
use kit::theme::{self, Palette};
use kit::widgets::section;
use space_viking::orders::{Leg, Told, Voyage};

/// Shows the calendar of the fleets' arrivals.
pub fn show(ui: &mut Ui, desk: &mut OrderDesk) {
    let mut rows: Vec<(&Voyage, &Leg)> =
        desk.voyages.iter().flat_map(|voyage| voyage.legs.iter().map(move |leg| (voyage, leg))).collect();
    rows.sort_by_key(|(_, leg)| (leg.year, leg.tick));
    let weak = Palette::of(ui).weak;
    let mut taken = None;
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        if rows.is_empty() {
            ui.label(RichText::new("No fleet goes anywhere yet.").color(weak));
        }
        let mut year = 0;
        for (number, (voyage, leg)) in rows.into_iter().enumerate() {
            if leg.year != year {
                year = leg.year;
                section(ui, &format!("TURN {year}"));
            }
            let tick = if leg.tick == 0 { "at once".to_owned() } else { format!("tick {}", leg.tick) };
            let acts = if leg.acts.is_empty() { String::new() } else { format!(": {}", leg.acts.join(", ")) };
            let doubt = if voyage.told == (Told::Standing { is_sure: false }) { " (if that is its next stop)" } else { "" };
            let words = format!("{tick}  {} at {}{acts}{doubt}", voyage.fleet, desk.knowledge.place(leg.at));
            let is_in_hand = desk.in_hand.as_ref() == Some(&voyage.fleet);
            let row = Button::selectable(is_in_hand, RichText::new(&words).size(theme::BODY)).wrap();
            ui.push_id(number, |ui| {
                if ui.add(row).on_hover_text("Take the fleet in hand.").accessible_name(words).clicked() {
                    taken = Some(voyage.fleet.clone());
                }
            });
        }
        let words = "Battles, treachery and messages may hold a fleet up: this is how the ways run if nothing comes between.";
        ui.add_space(theme::GAP);
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
    });
    if taken.is_some() {
        desk.in_hand = taken;
    }
}
