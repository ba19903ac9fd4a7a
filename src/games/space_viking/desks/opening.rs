//! The opening of a player as a shop: what the money buys line by line, fleets with their filling holds, and what else can be bought.
//!
//! Nothing is refused for its price: the rest of the money is shown with its sign, and a check says what is wrong.

use egui::{Button, RichText, Ui, Vec2};

use kit::action::{Action, Change};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, bar, icon_button, item, section, small_button};
use rules::{Id, counted};
use space_viking::forecast::{FleetForecast, Opening, ship_cost};
use space_viking::{Content, Edit, Fleet, InFleet, InPlayer, Item, Load, Place, Player, Ship, Sovereign, Technology};

/// The size of the bar of a hold.
const HOLD: Vec2 = Vec2::new(90.0, 8.0);
/// The height of the bar of the money.
const MONEY: f32 = 10.0;

/// Shows what the opening buys, and what is left.
pub fn bill(ui: &mut Ui, content: &Content, id: Id<Player>) {
    let Some(opening) = Opening::of(content, id) else { return };
    section(ui, "THE OPENING");
    let money = content.tables.start.money.get();
    let palette = Palette::of(ui);
    let (spent, left) = (opening.spent.get(), opening.left.get());
    let is_over = left < 0;
    let part = spent as f32 / money.max(1) as f32;
    bar(ui, Vec2::new(ui.available_width(), MONEY), part, if is_over { palette.error } else { palette.accent });
    for line in &opening.lines {
        item(ui, &line.what, "", &format!("{} IU", line.cost), false);
    }
    ui.separator();
    item(ui, "Spent", "", &format!("{spent} IU"), true);
    item(ui, &format!("Left of {money}"), if is_over { "too much is spent" } else { "" }, &format!("{left} IU"), true);
}

/// Shows the fleets of a player with what they carry, and what can be bought.
pub fn shop(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Player>) {
    let Some(player) = content.players.get(id) else { return };
    section(ui, "FLEETS AND SHOP");
    for (fleet_id, fleet) in content.fleets_of(id) {
        ui.push_id(fleet_id.number(), |ui| self::fleet(ui, context, content, (fleet_id, fleet)));
    }
    if small_button(ui, "New fleet").on_hover_text("Add a fleet of this player, for which ships are bought.").clicked() {
        let name = rules::free_name("New Fleet", |name| content.fleets.iter().any(|(_, fleet)| fleet.name == name));
        let fleet = Fleet { name, player: Some(id), commander: player.sovereign.clone(), ..Fleet::default() };
        context.change(Change::edit("Add fleet", Edit::Fleet(rules::Change::Add(fleet))));
    }
    technologies(ui, context, content, (id, player));
}

/// A fleet: its ships with their holds, and the ships that can be bought into it.
fn fleet(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, fleet): (Id<Fleet>, &Fleet)) {
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
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new("Buy").size(theme::SMALL).color(weak));
        for (item_id, item) in content.items.iter().filter(|(_, item)| item.is_ship()) {
            let words = format!("{} {}", item.label(), content.price(item));
            let help = format!("Buy one for {} IU into {}.", content.price(item), fleet.label());
            let button = ui.add(Button::new(RichText::new(words).size(theme::SMALL))).on_hover_text(help);
            if button.accessible_name(format!("Buy {} for {}", item.label(), fleet.label())).clicked() {
                let label = format!("Buy {}", item.label());
                set(context, id, fleet, label, |fleet| {
                    fleet.ships.add(Ship { item: Some(item_id), ..Ship::default() });
                });
            }
        }
    });
    ui.add_space(theme::GAP);
}

/// A ship: what it is, how full its holds are, what they can take, and a button to give it back.
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

/// Whether the holds of a ship take an item: the one that they are for, or anything but a ship.
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

fn set(context: &mut FrameContext, id: Id<Fleet>, fleet: &Fleet, label: impl Into<String>, change: impl FnOnce(&mut Fleet)) {
    let mut changed = fleet.clone();
    change(&mut changed);
    context.change(Change::edit(label, Edit::Fleet(rules::Change::Set(id, changed))));
}

/// The technologies that can be bought, and those that were.
fn technologies(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, player): (Id<Player>, &Player)) {
    section(ui, "TECHNOLOGIES");
    ui.horizontal_wrapped(|ui| {
        for (technology_id, technology) in content.technologies.iter() {
            let has = player.technologies.contains(&technology_id);
            let cheaper = player.kind == Sovereign::Berserker
                || technology.predecessor.is_some_and(|before| player.technologies.contains(&before));
            let words = format!("{} {}", technology.label(), technology.price(cheaper));
            let help = if has { "Give it back." } else { "Buy it for the opening." };
            if ui.add(Button::selectable(has, RichText::new(words).size(theme::SMALL))).on_hover_text(help).clicked() {
                let technologies: Vec<Id<Technology>> = if has {
                    player.technologies.iter().copied().filter(|known| *known != technology_id).collect()
                } else {
                    player.technologies.iter().copied().chain([technology_id]).collect()
                };
                let label = format!("{} {}", if has { "Give back" } else { "Buy" }, technology.label());
                let bought = Player { technologies, ..player.clone() };
                let change = Change::edit(label, Edit::Player(rules::Change::Set(id, bought)));
                context.change(change.then_select(Place::Player(id, InPlayer::Whole)));
            }
        }
    });
}
