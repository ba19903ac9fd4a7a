//! The units of a Viking force or of the Federation: a card for each hold, and below them the units outside all holds.

use egui::{RichText, Ui, Vec2};

use super::hand::{Spot, words};
use super::hold;
use super::open_force::OpenForce;
use super::{counter, drop};
use kit::action::Change;
use kit::desks::FrameContext;
use kit::theme::Palette;
use kit::widgets::{card, empty, empty_with, section, small_button};
use rules::Id;
use star_viking::{Color, ForceUnit, federate, muster};

/// The size of a counter outside holds, in points of the screen.
pub const SIDE: f32 = 40.0;
/// The least width of the card of a hold, in points of the screen.
const NARROWEST: f32 = 300.0;
/// The height of the area while the force has no units, in points of the screen.
const NOTHING: f32 = 220.0;

/// Shows the units of the force, in and outside of holds.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    if open.force.units.is_empty() {
        return nothing(ui, context, open);
    }
    let (mut carriers, mut loose, mut lost) = (Vec::new(), Vec::new(), Vec::new());
    for (id, of) in open.force.units.iter() {
        let outermost = open.force.outermost(id);
        if outermost == Some(id) && of.hold.is_none() && open.carries(id) {
            carriers.push(id);
        } else if outermost == Some(id) && of.hold.is_none() {
            loose.push(id);
        } else if of.hold.is_some_and(|hold| open.force.units.get(hold).is_none()) || outermost.is_none() {
            lost.push(id);
        }
    }
    ui.horizontal(|ui| {
        section(ui, "HOLDS");
        if open.force.color == Color::Blue {
            start_by_the_book(ui, context, open);
        }
    });
    let columns = ((ui.available_width() / NARROWEST) as usize).clamp(1, carriers.len().max(1));
    ui.columns(columns, |columns| {
        for (index, carrier) in carriers.iter().enumerate() {
            let ui = &mut columns[index % carriers.len().min(columns.len())];
            card(ui, |ui| hold::show(ui, context, open, *carrier));
        }
    });
    if carriers.is_empty() {
        ui.label(RichText::new("Nothing has a hold yet.").color(Palette::of(ui).weak));
    }
    let outside = words(open.force.color).outside;
    card(ui, |ui| {
        drop::area(ui, context, open, Spot::Outside, drop::CARD, |ui, context| {
            section(ui, &outside.to_uppercase());
            row(ui, context, open, &loose, "Nothing. A unit dropped here leaves its hold.");
        });
    });
    if !lost.is_empty() {
        card(ui, |ui| {
            section(ui, "IN HOLDS THAT ARE GONE, OR IN EACH OTHER'S");
            row(ui, context, open, &lost, "");
        });
    }
}

/// Shows counters side by side; shows the words `nothing` if there are no counters.
fn row(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, units: &[Id<ForceUnit>], nothing: &str) {
    ui.set_min_size(Vec2::new(ui.available_width(), SIDE));
    if units.is_empty() {
        ui.label(RichText::new(nothing).color(Palette::of(ui).weak));
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for unit in units {
            counter::unit(ui, context, open, *unit, SIDE);
        }
    });
}

/// Explains to the user how to begin with a force that has no units.
fn nothing(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let contents = |ui: &mut Ui, context: &mut FrameContext| match open.force.color {
        Color::Blue => {
            let words = "Take the Federation's start as the book has it, or drag counters here one by one.";
            empty_with(ui, "No units yet", words, |ui| start_by_the_book(ui, context, open));
        }
        Color::Red | Color::Green => {
            let words = "Press a counter of the shop, or drag it here: ships first, then what goes into their holds.";
            empty(ui, "Nothing bought yet", words);
        }
    };
    card(ui, |ui| {
        drop::area(ui, context, open, Spot::Outside, drop::CARD, |ui, context| {
            ui.set_min_height(NOTHING);
            ui.set_max_height(NOTHING);
            contents(ui, context);
        });
    });
}

/// Shows the button that adds three frigates and three escorts with full holds, in one step.
fn start_by_the_book(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let started = || federate::federate_start(open.content, open.id);
    let button = small_button(ui, "Federate start by the book");
    let help = "Three frigates and three escorts with full holds, and the Quadrant Capital. What belongs to them stays, and \
                everything else goes back into the mix.";
    if button.on_hover_text(help).clicked()
        && let Some(force) = started()
    {
        let edits = muster(open.content, open.id, force);
        context.change(Change::edits("Federate start by the book", edits));
    }
}
