//! The opening of a player as a shop: what the player's money buys, line by line; the fleets and the cargo in their holds; and what else can be
//! bought.
//!
//! Nothing is refused for its price: the remaining money is shown with its sign, and a check reports an opening that costs too much.
//!
//! Reading order: this file, `ships.rs` (the table of ships), `holds.rs` (their cargo).

mod holds;
mod ships;

use egui::{RichText, Ui, Vec2};

use super::tree::{self, Picture};
use kit::action::Change;
use kit::cited;
use kit::desks::FrameContext;
use kit::desks::at_random::{self, Ware};
use kit::theme::{self, Palette};
use kit::widgets::{bar, item, section, small_button};
use rules::{Id, counted};
use space_viking::forecast::Opening;
use space_viking::{Content, Edit, Fleet, InPlayer, Place, Player, Ship, Sovereign, Technology, book};

/// The height of the bar that shows how much of the money is spent, in points of the screen.
const MONEY: f32 = 10.0;

/// Shows the money that is left, in a place where it stays visible while the user buys.
pub fn left(ui: &mut Ui, content: &Content, id: Id<Player>) {
    let Some(opening) = Opening::of(content, id) else { return };
    let money = content.tables.start.money.get();
    let palette = Palette::of(ui);
    let (spent, left) = (opening.spent.get(), opening.left.get());
    ui.horizontal(|ui| {
        let ink = if left < 0 { palette.error } else { palette.text };
        ui.label(RichText::new(format!("Left: {left} of {money} IU")).font(theme::bold(15.0)).color(ink));
        if left < 0 {
            ui.label(RichText::new("Too much is spent.").color(palette.error));
        }
        let size = Vec2::new(ui.available_width(), MONEY);
        bar(ui, size, spent as f32 / money.max(1) as f32, if left < 0 { palette.error } else { palette.accent });
    });
}

/// Shows what the opening buys line by line.
pub fn bill(ui: &mut Ui, content: &Content, id: Id<Player>) {
    let Some(opening) = Opening::of(content, id) else { return };
    cited::section(ui, "THE OPENING", book("Start"));
    for line in &opening.lines {
        item(ui, &line.what, "", &format!("{} IU", line.cost), false);
    }
    ui.separator();
    item(ui, "Spent", "", &format!("{} IU", opening.spent.get()), true);
}

/// Shows the fleets of a player with their cargo, and what can be bought.
pub fn shop(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Player>) {
    let Some(player) = content.players.get(id) else { return };
    section(ui, "SHOP");
    ships::show(ui, context, content, id);
    ui.horizontal(|ui| {
        new_fleet(ui, context, content, (id, player));
        fill(ui, context, content, id);
    });
    for (fleet_id, fleet) in content.fleets_of(id) {
        ui.push_id(fleet_id.number(), |ui| holds::show(ui, context, content, (fleet_id, fleet)));
    }
    if !content.technologies.is_empty() {
        ui.add_space(theme::GAP);
        cited::section(ui, "TECHNOLOGIES", book("Technology"));
        technologies(ui, context, content, (id, player));
    }
}

/// Shows the button that spends the remaining money on random ships for the first fleet.
fn fill(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Player>) {
    let Some((opening, (fleet_id, fleet))) = Opening::of(content, id).zip(content.fleets_of(id).next()) else { return };
    let ships = content.items.iter().filter(|(_, item)| item.is_ship());
    let wares = ships.map(|(item, ship)| Ware { thing: item, price: content.price(ship).into(), left: usize::MAX });
    let bought = at_random::button(ui, wares.collect(), opening.left.get());
    if !bought.is_empty() {
        let label = format!("Buy {} at random", counted(bought.len(), "ship"));
        set(context, fleet_id, fleet, label, |fleet| {
            for item in bought {
                fleet.ships.add(Ship { item: Some(item), ..Ship::default() });
            }
        });
    }
}

/// Shows the button that adds a fleet.
fn new_fleet(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, player): (Id<Player>, &Player)) {
    if small_button(ui, "New fleet").on_hover_text("Add a fleet of this player, for which ships are bought.").clicked() {
        let name = rules::free_name("New Fleet", |name| content.fleets.iter().any(|(_, fleet)| fleet.name == name));
        let fleet = Fleet { name, player: Some(id), commander: player.sovereign.clone(), ..Fleet::default() };
        context.change(Change::edit("Add fleet", Edit::Fleet(rules::Change::Add(fleet))));
    }
}

fn set(context: &mut FrameContext, id: Id<Fleet>, fleet: &Fleet, label: impl Into<String>, change: impl FnOnce(&mut Fleet)) {
    let mut changed = fleet.clone();
    change(&mut changed);
    context.change(Change::edit(label, Edit::Fleet(rules::Change::Set(id, changed))));
}

/// Shows the technologies as a tree; a press buys one or gives it back.
fn technologies(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, player): (Id<Player>, &Player)) {
    let has = |known: Id<Technology>| player.technologies.contains(&known);
    let price = |technology: &Technology| {
        let cheaper = player.kind == Sovereign::Berserker || technology.predecessor.is_some_and(has);
        technology.price(cheaper)
    };
    let tree = tree::of(context, content, None);
    let lit = |known: Id<Technology>| {
        let technology = content.technologies.get(known).filter(|_| has(known))?;
        Some(format!("{} IU", price(technology)))
    };
    let says = |known: Id<Technology>, technology: &Technology| {
        let (verb, does) =
            if has(known) { ("Give back", "Press to give it back.") } else { ("Buy", "Press to buy it for the opening.") };
        let words = format!("Level {}, {} IU for this player. {does}", technology.level, price(technology));
        [format!("{verb} {}", technology.label()), words]
    };
    let picture = Picture { content, tree: &tree, goal: None, lit: &lit, says: &says };
    let Some((pressed, technology)) = picture.show(ui).and_then(|known| Some((known, content.technologies.get(known)?))) else {
        return;
    };
    let owned = player.technologies.iter().copied();
    let technologies =
        if has(pressed) { owned.filter(|known| *known != pressed).collect() } else { owned.chain([pressed]).collect() };
    let label = format!("{} {}", if has(pressed) { "Give back" } else { "Buy" }, technology.label());
    let bought = Player { technologies, ..player.clone() };
    let change = Change::edit(label, Edit::Player(rules::Change::Set(id, bought)));
    context.change(change.then_select(Place::Player(id, InPlayer::Whole)));
}
