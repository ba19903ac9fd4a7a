//! The units of a Viking purchase or of the Federation: a card for every hold, and below them what is in none.

use egui::{RichText, Ui, Vec2};

use super::hand::{Spot, words};
use super::hold;
use super::owned::Owned;
use super::{counter, drop};
use crate::editor::action::Change;
use crate::editor::desks::Stage;
use crate::editor::theme::Palette;
use crate::editor::widgets::{card, empty, empty_with, section, small_button};
use crate::rules::Id;
use crate::rules::star_viking::{Color, ForceUnit, federate, muster};

/// How large a counter outside holds is.
pub const SIDE: f32 = 40.0;
/// A card of a hold is no narrower than this.
const NARROWEST: f32 = 300.0;
/// How high the room is in which nothing stands yet.
const NOTHING: f32 = 220.0;

/// Shows the units.
pub fn show(ui: &mut Ui, stage: &mut Stage, owned: &Owned) {
    if owned.force.units.is_empty() {
        return nothing(ui, stage, owned);
    }
    let (mut carriers, mut loose, mut lost) = (Vec::new(), Vec::new(), Vec::new());
    for (id, of) in owned.force.units.iter() {
        let outermost = owned.force.outermost(id);
        if outermost == Some(id) && of.hold.is_none() && owned.carries(id) {
            carriers.push(id);
        } else if outermost == Some(id) && of.hold.is_none() {
            loose.push(id);
        } else if of.hold.is_some_and(|hold| owned.force.units.get(hold).is_none()) || outermost.is_none() {
            lost.push(id);
        }
    }
    ui.horizontal(|ui| {
        section(ui, "HOLDS");
        if owned.force.color == Color::Blue {
            start_by_the_book(ui, stage, owned);
        }
    });
    let columns = ((ui.available_width() / NARROWEST) as usize).clamp(1, carriers.len().max(1));
    ui.columns(columns, |columns| {
        for (index, carrier) in carriers.iter().enumerate() {
            let ui = &mut columns[index % carriers.len().min(columns.len())];
            card(ui, |ui| hold::show(ui, stage, owned, *carrier));
        }
    });
    if carriers.is_empty() {
        ui.label(RichText::new("Nothing has a hold yet.").color(Palette::of(ui).weak));
    }
    let outside = words(owned.force.color).outside;
    card(ui, |ui| {
        drop::area(ui, stage, owned, Spot::Outside, drop::CARD, |ui, stage| {
            section(ui, &outside.to_uppercase());
            row(ui, stage, owned, &loose, "Nothing. A unit that is let go of here leaves its hold.");
        });
    });
    if !lost.is_empty() {
        card(ui, |ui| {
            section(ui, "IN HOLDS THAT ARE GONE, OR IN EACH OTHER'S");
            row(ui, stage, owned, &lost, "");
        });
    }
}

/// Counters side by side, or words where there are none.
fn row(ui: &mut Ui, stage: &mut Stage, owned: &Owned, units: &[Id<ForceUnit>], nothing: &str) {
    ui.set_min_size(Vec2::new(ui.available_width(), SIDE));
    if units.is_empty() {
        ui.label(RichText::new(nothing).color(Palette::of(ui).weak));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for unit in units {
            counter::unit(ui, stage, owned, *unit, SIDE);
        }
    });
}

/// What to do with a force without units.
fn nothing(ui: &mut Ui, stage: &mut Stage, owned: &Owned) {
    let contents = |ui: &mut Ui, stage: &mut Stage| match owned.force.color {
        Color::Blue => {
            let words = "Take the Federation's start as the book has it, or drag counters here one by one.";
            empty_with(ui, "No units yet", words, |ui| start_by_the_book(ui, stage, owned));
        }
        Color::Red | Color::Green => {
            let words = "Press a counter of the shop, or drag it here: ships first, then what goes into their holds.";
            empty(ui, "Nothing bought yet", words);
        }
    };
    card(ui, |ui| {
        drop::area(ui, stage, owned, Spot::Outside, drop::CARD, |ui, stage| {
            ui.set_min_height(NOTHING);
            ui.set_max_height(NOTHING);
            contents(ui, stage);
        });
    });
}

/// Three frigates and three escorts with full holds, in one step.
fn start_by_the_book(ui: &mut Ui, stage: &mut Stage, owned: &Owned) {
    let started = || federate::federate_start(owned.content, owned.id);
    let button = small_button(ui, "Federate start by the book");
    let help = "Three frigates and three escorts with full holds, and the Quadrant Capital. What belongs to them stays, and \
                everything else goes back into the mix.";
    if button.on_hover_text(help).clicked()
        && let Some(force) = started()
    {
        let edits = muster(owned.content, owned.id, force);
        stage.change(Change::edits("Federate start by the book", edits));
    }
}
