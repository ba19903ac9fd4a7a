//! The reinforcements of a side: their turn, their ships, and the edge or area where they enter.

use egui::{Align, Layout, RichText, Ui};

use super::sides::SideRow;
use super::{change_side, place};
use geometry::Edge;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, icon_button, section, small_button, told_beside_menu};
use launch_fighters::{Entry, Fleet, FleetShip, InScenario, Place, Reinforcement, Side};
use rules::{Count, Id};

/// A group of reinforcements on the form.
#[derive(Clone, Copy)]
struct GroupRow<'a> {
    side_row: SideRow<'a>,
    group: &'a Reinforcement,
    /// The index of the group in the side's list, from 0.
    index: usize,
    /// What the names of the group's controls call the group.
    label: &'a str,
}

/// Shows the groups of reinforcements of a side.
pub fn show(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    if !side_row.side.reinforcements.is_empty() {
        ui.add_space(2.0);
        section(ui, "REINFORCEMENTS");
    }
    for (index, group) in side_row.side.reinforcements.iter().enumerate() {
        let label = format!("reinforcements {} of side {}", index + 1, side_row.number);
        ui.push_id(("group", index), |ui| show_group(ui, context, GroupRow { side_row, group, index, label: &label }));
    }
    let number = side_row.number;
    let add = small_button(ui, "Add reinforcements").on_hover_text("Let some ships of this side arrive later.");
    if add.accessible_name(format!("Add reinforcements to side {number}")).clicked() {
        let open = side_row.open;
        let index = side_row.side.reinforcements.len() as u32;
        let last = side_row.side.reinforcements.last().map_or(1, |group| group.turn.get());
        let group = Reinforcement { turn: Count::clamped(last + 1), ships: Vec::new(), entry: Entry::Edge(Edge::North) };
        let added = super::changed(open, format!("Add reinforcements to side {number}"), |scenario| {
            if let Some(side) = scenario.sides.get_mut(side_row.id) {
                side.reinforcements.push(group);
            }
        });
        context.change(added.then_select(place(open, InScenario::Reinforcement(side_row.id, index))));
    }
}

fn show_group(ui: &mut Ui, context: &mut FrameContext, group_row: GroupRow) {
    let GroupRow { side_row, group, index, label } = group_row;
    let here = InScenario::Reinforcement(side_row.id, index as u32);
    ui.horizontal_top(|ui| {
        if let Some(form) = Form::among(context, place(side_row.open, here), label) {
            form.fields(ui, context);
        }
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            let name = format!("Remove {label}");
            if icon_button(ui, Icon::Trash, &name, "These ships do not arrive; their player places them.", true).clicked() {
                change_side(context, side_row.open, side_row.id, name, |side| {
                    if index < side.reinforcements.len() {
                        side.reinforcements.remove(index);
                    }
                });
            }
        });
    });
    ui.indent("ships", |ui| {
        if let Some(fleet) = side_row.fleet {
            ships(ui, context, group_row, fleet);
        } else {
            ui.label(RichText::new("Choose a fleet first; its ships can then be ticked here.").color(Palette::of(ui).weak));
        }
        let of_a_ship = |ship: Id<FleetShip>| group.ships.contains(&ship);
        findings::at(ui, context, |found| match found {
            project::Place::LaunchFighters(Place::Scenario(id, InScenario::Ship(side, ship))) => {
                *id == side_row.open.id && *side == side_row.id && of_a_ship(*ship)
            }
            found => *found == place(side_row.open, here),
        });
    });
}

/// Shows a checkbox for each ship that arrives with the group or could arrive with it, and a way to take other ships off the map so that they can
/// arrive later.
fn ships(ui: &mut Ui, context: &mut FrameContext, group_row: GroupRow, fleet: &Fleet) {
    let GroupRow { side_row, group, label, .. } = group_row;
    let (names, letters) = (fleet.names(&side_row.open.content.ships), fleet.letters(&side_row.open.content.ships));
    let named = |ship: Id<FleetShip>| match (names.get(&ship), letters.get(&ship)) {
        (Some(name), Some(letter)) => format!("{letter} {name}"),
        (Some(name), None) => name.clone(),
        (None, _) => format!("ship {} that is gone", ship.number()),
    };
    let free: Vec<_> = side_row.side.unplaced(fleet).collect();
    let here = fleet.ships.ids().filter(|ship| group.ships.contains(ship) || free.contains(ship));
    let gone = group.ships.iter().copied().filter(|ship| fleet.ships.get(*ship).is_none());
    let placed: Vec<_> =
        fleet.ships.ids().filter(|ship| side_row.side.placed(*ship).is_some() && !group.ships.contains(ship)).collect();
    let offered: Vec<_> = here.chain(gone).collect();
    ui.horizontal_wrapped(|ui| {
        for ship in &offered {
            let mut comes = group.ships.contains(ship);
            let name = format!("{} in {label}", named(*ship));
            let tick = ui.checkbox(&mut comes, named(*ship)).on_hover_text("It arrives with this group.");
            if tick.accessible_name(name).changed() {
                let verb = if comes { "Let" } else { "Do not let" };
                let step = format!("{verb} {} arrive", named(*ship));
                change_side(context, side_row.open, side_row.id, step, |side| {
                    arrive(side, group_row.index, *ship, comes, fleet);
                });
            }
        }
        if offered.is_empty() {
            let words = "Every ship of the fleet stands on the map or arrives in another turn.";
            ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
        }
    });
    if !placed.is_empty() {
        let menu = ui.menu_button(RichText::new("Take ships off the map").size(theme::SMALL), |ui| {
            for ship in placed {
                let help = "Take it off the map, with its squadrons; it arrives with this group.";
                if told_beside_menu(ui.button(named(ship)), help).clicked() {
                    let step = format!("Let {} arrive instead of placing it", named(ship));
                    change_side(context, side_row.open, side_row.id, step, |side| {
                        side.forget(ship);
                        arrive(side, group_row.index, ship, true, fleet);
                    });
                    ui.close();
                }
            }
        });
        let help = "Ships with a starting place can arrive later instead.";
        menu.response.on_hover_text(help).accessible_name(format!("Take ships off the map for {label}"));
    }
}

/// Adds a ship to a group if `comes` is true, in the order of the fleet; otherwise removes it.
fn arrive(side: &mut Side, index: usize, ship: Id<FleetShip>, comes: bool, fleet: &Fleet) {
    let Some(group) = side.reinforcements.get_mut(index) else { return };
    group.ships.retain(|other| *other != ship);
    if comes {
        group.ships.push(ship);
        group.ships.sort_by_key(|ship| fleet.ships.position(*ship));
    }
}
