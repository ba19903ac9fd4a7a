//! The fleet roster: the budget, the list of ships with the flagship marked, the points spent and left, the totals, and the counters.

use egui::{Align, Layout, RichText, ScrollArea, Ui, Vec2};

use super::things::with_ship;
use super::{fleet_art, fleet_rows, fleet_totals, things};
use kit::action::Change;
use kit::command;
use kit::desks::at_random::{self, Ware};
use kit::desks::form::Form;
use kit::desks::{FrameContext, accept, findings, users};
use kit::theme::{self, Palette};
use kit::widgets::{bar, card, item, small_button, spoken, toggle, told_beside_menu};
use launch_fighters::{Content, Edit, Fleet, InFleet, Place, SHIPS};
use rules::{Id, Points, counted};

/// The fleet that is open on the desk.
#[derive(Clone, Copy)]
pub struct OpenFleet<'a> {
    /// All designs of the project.
    pub content: &'a Content,
    /// The id of the open fleet.
    pub id: Id<Fleet>,
    /// The open fleet itself.
    pub fleet: &'a Fleet,
}

/// Shows the roster of the fleet with this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Fleet>) {
    let Some(fleet) = content.fleets.get(id) else { return };
    let open = OpenFleet { content, id, fleet };
    let Some(form) = Form::of(context, Place::Fleet(id, InFleet::Whole)) else { return };
    ScrollArea::vertical().id_salt(("fleet", id.number())).auto_shrink([false, false]).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| head(ui, context, &form, open));
        // A ship that is dragged from the outline onto the list joins the fleet.
        let list = ui.scope(|ui| {
            card(ui, |ui| {
                fleet_rows::show(ui, context, open);
                add_ship(ui, context, open);
            });
        });
        accept(ui, &list.response, context, &things::whole_fleet(id).into());
        if !fleet.ships.is_empty() {
            card(ui, |ui| fleet_totals::show(ui, open));
            card(ui, |ui| fleet_art::show(ui, context, open));
        }
        card(ui, |ui| form.field(ui, context, Place::Fleet(id, InFleet::Notes)));
    });
}

fn head(ui: &mut Ui, context: &mut FrameContext, form: &Form, open: OpenFleet) {
    let fleet = open.fleet;
    form.title(ui, context, Place::Fleet(open.id, InFleet::Name));
    ui.horizontal(|ui| {
        ui.set_height(theme::ROW);
        ui.label(RichText::new("Budget").color(Palette::of(ui).weak));
        form.plain(ui, context, Place::Fleet(open.id, InFleet::Budget));
        for points in [Fleet::BEGINNER_BUDGET, Fleet::STANDARD_BUDGET] {
            let chosen = fleet.budget == points;
            if toggle(ui, chosen, &points.to_string()).clicked() && !chosen {
                change(context, open, "Set the budget", |fleet| fleet.budget = points);
            }
        }
        ui.add_space(16.0);
        ui.label(RichText::new("Fleet style").color(Palette::of(ui).weak));
        form.plain(ui, context, Place::Fleet(open.id, InFleet::Style));
    });
    let palette = Palette::of(ui);
    let spent = fleet.spent(&open.content.ships, &open.content.options);
    let left = fleet.budget - spent;
    let (words, ink) = if left < Points::ZERO { ("over budget", palette.error) } else { ("left", palette.text) };
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        spoken(&ui.label(RichText::new(spent.to_string()).font(theme::bold(22.0))), &format!("Points spent: {spent}"));
        ui.label(RichText::new(format!("of {} points spent", fleet.budget)).color(palette.weak));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.label(RichText::new(words).color(palette.weak));
            let left = left.signed();
            spoken(&ui.label(RichText::new(&left).font(theme::bold(22.0)).color(ink)), &format!("Points left: {left}"));
        });
    });
    let fraction = spent.get() as f32 / (fleet.budget.get().max(1)) as f32;
    let ink = if left < Points::ZERO { palette.error } else { palette.accent };
    bar(ui, Vec2::new(ui.available_width(), 6.0), fraction, ink);
}

fn add_ship(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet) {
    let designs = &open.content.ships;
    ui.add_space(10.0);
    if designs.is_empty() {
        no_designs(ui, context, open.content);
        return;
    }
    let left = open.fleet.left(designs, &open.content.options);
    ui.horizontal(|ui| {
        add_one(ui, context, open, left);
        let wares = designs.ids().filter_map(|id| {
            let price = open.content.price(id)?.get();
            Some(Ware { thing: id, price, left: usize::MAX })
        });
        let ships = at_random::button(ui, wares.collect(), left.get());
        if !ships.is_empty() {
            let label = format!("Add {} at random", counted(ships.len(), "ship"));
            change(context, open, &label, |fleet| {
                *fleet = ships.into_iter().fold(fleet.clone(), |fleet, id| with_ship(&fleet, id));
            });
        }
    });
}

/// Shows the menu of designs that can join the fleet, each with its price.
fn add_one(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet, left: Points) {
    ui.menu_button("Add a ship", |ui| {
        ui.set_min_width(240.0);
        ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
            for (id, ship) in open.content.ships.iter() {
                let price = open.content.price(id);
                let words = price.map_or_else(|| "no price".into(), |price| price.to_string());
                let fits = price.is_some_and(|price| price <= left);
                let ink = if fits { Palette::of(ui).weak } else { Palette::of(ui).error };
                let button = egui::Button::new(ship.label()).right_text(RichText::new(words).color(ink));
                let hint = if fits { "Fits into the budget." } else { "More than is left of the budget." };
                let name = format!("Add {}", ship.label());
                if told_beside_menu(ui.add(button), hint).accessible_name(&name).clicked() {
                    change(context, open, &name, |fleet| *fleet = with_ship(fleet, id));
                }
            }
        });
    });
}

/// Tells the user how to begin while there is no design to choose from.
fn no_designs(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    let weak = Palette::of(ui).weak;
    ui.horizontal(|ui| {
        ui.label(RichText::new("A fleet is made of designs, and there is none yet.").color(weak));
        let design = small_button(ui, "Design a ship").on_hover_text("Start a new ship design; the fleet waits.");
        if design.clicked()
            && let Some((edit, place)) = SHIPS.add_to(content)
        {
            context.change(Change::edit("Add ship", edit).then_select(place));
        }
        let command = command::command(command::Id::BlueBook);
        let book = small_button(ui, "Blue book…").on_hover_text(command.help(ui.ctx(), &context.state.settings.keys));
        if book.clicked()
            && let Some(action) = command.action(context.state)
        {
            context.push(action);
        }
    });
}

/// Changes the open fleet by `set`, as one step of the history with the name `label`.
pub fn change(context: &mut FrameContext, open: OpenFleet, label: &str, set: impl FnOnce(&mut Fleet)) {
    let mut fleet = open.fleet.clone();
    set(&mut fleet);
    context.change(Change::edit(label, Edit::Fleet(rules::Change::Set(open.id, fleet))));
}

/// Shows the contents of a fleet in the inspector.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Fleet>) {
    let Some(fleet) = content.fleets.get(id) else { return };
    ui.spacing_mut().item_spacing.y = 2.0;
    let spent = fleet.spent(&content.ships, &content.options);
    let names = fleet.names(&content.ships);
    for (id, ship) in fleet.ships.iter() {
        let price = content.price(ship.design);
        let share = price.map_or(0.0, |price| price.get() as f64 / spent.get().max(1) as f64);
        let name = names.get(&id).map_or("", String::as_str);
        let points = price.map_or_else(|| "none".into(), |price| price.to_string());
        item(ui, name, &format!("{:.0} %", share * 100.0), &points, false);
        bar(ui, Vec2::new(ui.available_width(), 4.0), share as f32, Palette::of(ui).accent);
        ui.add_space(4.0);
    }
    ui.separator();
    item(ui, "Spent", "", &spent.to_string(), true);
    item(ui, "Left", "", &(fleet.budget - spent).signed(), true);
    users::list(ui, context, things::whole_fleet(id));
    findings::of_thing(ui, context, things::whole_fleet(id));
}
