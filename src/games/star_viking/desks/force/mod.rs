//! The force desk: a shop with the counters left in the mix of counters. Beside it are the holds into which units are loaded or, for local defenses,
//! the systems that they defend.
//!
//! A dragged counter is painted over the desk. Dropping it changes the project by one edit, and the set-ups that deploy the force follow
//! ([`muster`]). Places where the counter fits are highlighted. For other places the desk shows an objection, but the counter can be dropped there
//! all the same.
//!
//! Reading order: this file, `open_force.rs` (the data of a frame), `hand.rs` (the changes), `head.rs`, `shop.rs`, `counter.rs`, `fleet.rs` with
//! `hold.rs`, `locals.rs` with `deal.rs`, `drop.rs` (drop targets), `inspector.rs` with `bill.rs`.

mod bill;
mod counter;
mod deal;
mod drop;
mod fleet;
mod hand;
mod head;
mod hold;
mod inspector;
mod locals;
mod open_force;
mod raid;
mod shop;

use egui::{Frame, Margin, Panel, Rect, ScrollArea, Ui};

use hand::{Held, Spot};
use kit::action::Change;
use kit::board::scroll_at_ends;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::Palette;
use kit::widgets::card;
use open_force::OpenForce;
use rules::Id;
use star_viking::{Color, Content, Edit, Force, ForceUnit, InForce, Place, Scenario};

/// What the force desk remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The force on the desk.
    force: Option<Id<Force>>,
    /// The thing that the pointer drags.
    hand: Option<Held>,
    /// The drop targets of this frame, each with its rectangle on the screen.
    spots: Vec<(Rect, Spot)>,
    /// The drop target under the pointer in the last frame.
    over: Option<Spot>,
    /// Where counters go that the user buys with a click; `None` for outside all holds.
    into: Option<Spot>,
    /// Whether the shop shows the counters of the other sides.
    others: bool,
    /// The scenario for which local defenses are dealt.
    scenario: Option<Id<Scenario>>,
    /// How many times the user has dealt local defenses; the seed of the next deal is this number plus one.
    dealt: u64,
}

/// Shows the force desk with the force that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Force>, place: InForce) {
    let Some(force) = content.forces.get(id) else { return };
    let open = OpenForce::of(context, content, id, force, place);
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    if memory.force != Some(id) {
        *memory = Memory { force: Some(id), others: memory.others, ..Memory::default() };
    }
    memory.spots.clear();
    memory.hand = memory.hand.filter(|held| held.is_in(&open));
    memory.into = memory.into.filter(|spot| spot.is_in(&open));
    let palette = Palette::of(ui);
    let ground = |left, top| Frame::new().fill(palette.desk).inner_margin(Margin { left, right: 8, top, bottom: 4 });
    Panel::top("force head").frame(ground(0, 2)).show_separator_line(false).show(ui, |ui| {
        card(ui, |ui| head::show(ui, context, &open));
    });
    Panel::left("shop")
        .frame(ground(0, 4))
        .default_size(286.0)
        .size_range(210.0..=360.0)
        .show_separator_line(false)
        .show(ui, |ui| shop::show(ui, context, &open));
    ScrollArea::vertical().id_salt(("force", id.number())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width(ui.available_width() - 12.0);
        ui.spacing_mut().item_spacing.y = 8.0;
        match force.color {
            Color::Red | Color::Blue => fleet::show(ui, context, &open),
            Color::Green => locals::show(ui, context, &open),
        }
        card(ui, |ui| {
            let whole = Place::Force(id, InForce::Whole);
            if let Some(form) = Form::of(context, whole) {
                form.group(ui, context, whole);
            }
        });
        if context.memory.own.of::<crate::Memory>().force.hand.is_some() {
            scroll_at_ends(ui);
        }
    });
    drop::show(ui, context, &open);
}

/// The change that replaces the force by a copy that `set` has altered; the history names it `label`.
fn changed(open: &OpenForce, label: impl Into<String>, set: impl FnOnce(&mut Force)) -> Change {
    let mut force = open.force.clone();
    set(&mut force);
    Change::edit(label, Edit::Force(rules::Change::Set(open.id, force)))
}

/// Shows the inspector of the force or of its selected unit.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Force>, place: InForce) {
    let Some(force) = content.forces.get(id) else { return };
    let open = OpenForce::of(context, content, id, force, place);
    match open.selected {
        Some(unit) => inspector::show(ui, context, &open, unit),
        None => bill::show(ui, context, &open),
    }
}

/// The place of a unit of the force.
fn place_of(open: &OpenForce, unit: Id<ForceUnit>) -> project::Place {
    Place::Force(open.id, InForce::Unit(unit)).into()
}
