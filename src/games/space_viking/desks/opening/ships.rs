//! The table of ships to buy: the price and values of each type, and how many ships of the type each fleet has.

use egui::{Grid, RichText, Ui};

use super::set;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, described, icon_button, spoken};
use rules::{Id, counted};
use space_viking::forecast::Opening;
use space_viking::{Content, Fleet, Item, Player, Ship};

/// Shows the table. A ship that costs more than the remaining money is grey, but the user can buy it all the same.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Player>) {
    let left = Opening::of(content, id).map_or(0, |opening| opening.left.get());
    let fleets: Vec<(Id<Fleet>, &Fleet)> = content.fleets_of(id).collect();
    let palette = Palette::of(ui);
    Grid::new("ships that can be bought").striped(true).spacing([14.0, 2.0]).show(ui, |ui| {
        let names = fleets.iter().map(|(_, fleet)| fleet.label());
        for head in ["ship", "IU", "shots", "hits", "holds"].into_iter().chain(names) {
            ui.label(RichText::new(head).size(theme::SMALL).color(palette.weak));
        }
        ui.end_row();
        for (item_id, item) in content.items.iter().filter(|(_, item)| item.is_ship()) {
            let price = content.price(item);
            let ink = if i64::from(price) > left { palette.weak } else { palette.text };
            ui.label(RichText::new(item.label()).font(theme::bold(theme::BODY)).color(ink));
            let ratings = [("shot", item.firepower.get()), ("hit", item.damage.get()), ("hold", item.holds.get())];
            let ratings = ratings.map(|(word, number)| (number, counted(number, word)));
            for (number, words) in std::iter::once((price, format!("{price} IU"))).chain(ratings) {
                let shown = if number == 0 { String::new() } else { number.to_string() };
                spoken(&ui.label(RichText::new(shown).color(ink)), &format!("{}: {words}", item.label()));
            }
            for (fleet_id, fleet) in &fleets {
                ui.horizontal(|ui| of_fleet(ui, context, content, (item_id, item), (*fleet_id, fleet)));
            }
            ui.end_row();
        }
    });
}

/// Shows how many ships of a type are in a fleet, between a button that gives one back and a button that buys one.
fn of_fleet(
    ui: &mut Ui,
    context: &mut FrameContext,
    content: &Content,
    (item_id, item): (Id<Item>, &Item),
    (id, fleet): (Id<Fleet>, &Fleet),
) {
    ui.spacing_mut().item_spacing.x = 0.0;
    let owned: Vec<_> = fleet.ships.iter().filter(|(_, ship)| ship.item == Some(item_id)).collect();
    // Ships without cargo are given back first.
    let last = owned.iter().rev().find(|(_, ship)| ship.cargo.trim().is_empty()).or(owned.last()).map(|(ship, _)| *ship);
    let name = format!("Give back one {} of {}", item.label(), fleet.label());
    let back = icon_button(ui, Icon::Minus, &name, "The last one bought; those with cargo stay the longest.", last.is_some());
    if let Some(last) = last.filter(|_| back.clicked()) {
        set(context, id, fleet, format!("Give back {}", item.label()), |fleet| {
            fleet.ships.retain_ids(|known| known != last);
        });
    }
    let number = if owned.is_empty() { "\u{2013}".to_owned() } else { owned.len().to_string() };
    ui.add_sized([22.0, theme::ROW], egui::Label::new(RichText::new(number).font(theme::bold(theme::BODY))));
    let help = format!("Buy one for {} IU into {}.", content.price(item), fleet.label());
    let name = format!("Buy {} for {}", item.label(), fleet.label());
    let buy = icon_button(ui, Icon::Plus, &name, &help, true);
    described(&buy, format!("{} IU, {} in the fleet", content.price(item), owned.len()));
    if buy.clicked() {
        set(context, id, fleet, format!("Buy {}", item.label()), |fleet| {
            fleet.ships.add(Ship { item: Some(item_id), ..Ship::default() });
        });
    }
}
