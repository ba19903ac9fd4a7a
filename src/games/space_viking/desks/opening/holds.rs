//! Shows the cargo of a fleet's ships and the room left in their holds.

use egui::{RichText, Ui, Vec2};

use super::set;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, bar, icon_button, small_button};
use rules::{Id, counted};
use space_viking::forecast::{FleetForecast, ship_cost};
use space_viking::{Content, Fleet, InFleet, Item, Load, Place, Ship};

/// The size of the bar of a hold, in points of the screen.
const HOLD: Vec2 = Vec2::new(90.0, 8.0);

/// Shows the ships of a fleet with their holds.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, fleet): (Id<Fleet>, &Fleet)) {
    ui.add_space(theme::GAP);
    let told = FleetForecast::of(content, fleet);
    let weak = Palette::of(ui).weak;
    ui.horizontal(|ui| {
        ui.label(RichText::new(fleet.label()).font(theme::bold(theme::BODY)));
        let (shots, hits) = (counted(told.shots, "shot"), counted(told.hits, "hit"));
        let words = format!("{} IU, {shots}, {hits}, jump {}", told.cost, told.jump);
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
        let name = format!("Go to {}", fleet.label());
        if icon_button(ui, Icon::GoTo, &name, "Show the fleet itself: commander, mode and route.", true).clicked() {
            context.push(Action::Select(Place::Fleet(id, InFleet::Whole).into()));
        }
    });
    for (number, (ship_id, ship)) in (1..).zip(fleet.ships.iter()) {
        let name = format!("ship {number} of {}", fleet.label());
        ui.push_id(ship_id.number(), |ui| {
            ui.horizontal(|ui| self::ship(ui, context, content, (id, fleet), (ship_id, ship, &name)));
        });
    }
}

/// Shows a ship: its type, the bar of its holds, the cargo that can be added, and a button that gives the ship back.
fn ship(
    ui: &mut Ui,
    context: &mut FrameContext,
    content: &Content,
    (id, fleet): (Id<Fleet>, &Fleet),
    (ship_id, ship, name): (Id<Ship>, &Ship, &str),
) {
    let item = content.item_of(ship);
    let load = content.load(&ship.cargo);
    let (used, holds) = (load.units(content.iu_a_hold()), item.map_or(0, |item| item.holds.get()));
    let palette = Palette::of(ui);
    let kind = item.map_or("Unknown ship", Item::label);
    ui.add_sized(Vec2::new(130.0, 20.0), egui::Label::new(kind).truncate());
    let ink = if used > holds { palette.error } else { palette.accent };
    bar(ui, HOLD, used as f32 / holds.max(1) as f32, ink);
    let words = if holds == 0 { "no holds".to_owned() } else { format!("{used} of {holds}") };
    ui.label(RichText::new(words).size(theme::SMALL).color(if used > holds { palette.error } else { palette.weak }));
    ui.label(if ship.cargo.trim().is_empty() { "empty" } else { ship.cargo.trim() });
    ui.label(RichText::new(format!("{} IU", ship_cost(content, ship))).size(theme::SMALL).color(palette.weak));
    if holds > 0 {
        let menu = ui.menu_button("Load", |ui| {
            for (cargo_id, cargo) in content.items.iter().filter(|cargo| takes(item, *cargo)) {
                if ui.button(format!("{} {} IU", cargo.label(), content.price(cargo))).clicked() {
                    let mut more = load.clone();
                    match more.items.iter_mut().find(|(_, known)| *known == cargo_id) {
                        Some((number, _)) => *number += 1,
                        None => more.items.push((1, cargo_id)),
                    }
                    put(context, content, (id, fleet), ship_id, &more, format!("Load {}", cargo.label()));
                }
            }
            let unit = content.iu_a_hold();
            if item.is_some_and(|item| item.takes.is_none()) && ui.button(format!("{unit} IU")).clicked() {
                let more = Load { iu: load.iu.saturating_add(unit), ..load.clone() };
                put(context, content, (id, fleet), ship_id, &more, format!("Load {unit} IU"));
            }
        });
        menu.response.on_hover_text("Put something more into its holds.").accessible_name(format!("Load {name}"));
        let is_laden = !ship.cargo.trim().is_empty();
        if is_laden
            && small_button(ui, "Unload").on_hover_text("Empty its holds.").accessible_name(format!("Unload {name}")).clicked()
        {
            put(context, content, (id, fleet), ship_id, &Load::default(), "Unload a ship".to_owned());
        }
    }
    if icon_button(ui, Icon::Trash, &format!("Give back {name}"), "Give the ship back with its cargo.", true).clicked() {
        set(context, id, fleet, format!("Give back {kind}"), |fleet| {
            fleet.ships.retain_ids(|known| known != ship_id);
        });
    }
}

/// Whether the holds of a ship can take an item. Holds that are for one item take only this item; others take anything but ships.
fn takes(ship: Option<&Item>, (id, cargo): (Id<Item>, &Item)) -> bool {
    ship.is_some_and(|ship| ship.takes.map_or(!cargo.is_ship(), |only| only == id))
}

/// Puts a load into the holds of a ship.
fn put(
    context: &mut FrameContext,
    content: &Content,
    (id, fleet): (Id<Fleet>, &Fleet),
    ship: Id<Ship>,
    load: &Load,
    label: String,
) {
    let items = load.items.iter().filter_map(|(number, item)| Some(format!("{number} {}", content.items.get(*item)?.label())));
    let iu = (load.iu > 0).then(|| format!("{} IU", load.iu));
    let people = (load.people > 0).then(|| format!("{} people", load.people));
    let parts: Vec<String> = items.chain(iu).chain(people).chain(load.unknown.iter().cloned()).collect();
    set(context, id, fleet, label, |fleet| {
        if let Some(ship) = fleet.ships.get_mut(ship) {
            ship.cargo = parts.join(", ");
        }
    });
}
