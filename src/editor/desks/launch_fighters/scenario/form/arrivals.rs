//! The reinforcements of a side: in which turn, which ships, by which edge or area.

use egui::{RichText, Ui};

use super::sides::SideRow;
use super::{change_side, place, reach};
use crate::editor::action::Action;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, Offer, choice, icon_button, section, small_button, stepper};
use crate::geometry::Edge;
use crate::rules::capital;
use crate::rules::launch_fighters::{Entry, Fleet, FleetShip, InScenario, Map, Place, Reinforcement, Side};
use crate::rules::{self, Count, Id};

/// A group of reinforcements on the form.
#[derive(Clone, Copy)]
struct GroupRow<'a> {
    side_row: SideRow<'a>,
    group: &'a Reinforcement,
    /// Its number in the side's list, from 0.
    index: usize,
}

impl GroupRow<'_> {
    /// What it is called in the names of its controls.
    fn label(self) -> String {
        format!("reinforcements {} of side {}", self.index + 1, self.side_row.number)
    }

    /// Changes the group.
    fn change(self, context: &mut FrameContext, label: String, set: impl FnOnce(&mut Reinforcement)) {
        change_side(context, self.side_row.open, self.side_row.id, label, None, |side| {
            if let Some(group) = side.reinforcements.get_mut(self.index) {
                set(group);
            }
        });
    }
}

/// Shows the groups.
pub fn show(ui: &mut Ui, context: &mut FrameContext, side_row: SideRow) {
    if !side_row.side.reinforcements.is_empty() {
        ui.add_space(2.0);
        section(ui, "REINFORCEMENTS");
    }
    for (index, group) in side_row.side.reinforcements.iter().enumerate() {
        ui.push_id(("group", index), |ui| show_group(ui, context, GroupRow { side_row, group, index }));
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
    let GroupRow { side_row, group, index } = group_row;
    let here = InScenario::Reinforcement(side_row.id, index as u32);
    let label = group_row.label();
    ui.horizontal(|ui| {
        let weak = Palette::of(ui).weak;
        ui.label(RichText::new("In turn").color(weak));
        let stepped = stepper(ui, &format!("Turn of {label}"), group.turn.get(), Count::MAX.get());
        reach(context, side_row.open, here, &stepped.response);
        if let Some(turn) = stepped.amount {
            change_side(context, side_row.open, side_row.id, format!("Set the turn of {label}"), stepped.gesture, |side| {
                if let Some(group) = side.reinforcements.get_mut(index) {
                    group.turn = Count::clamped(turn.max(1));
                }
            });
        }
        if stepped.done {
            context.push(Action::FinishStep);
        }
        ui.label(RichText::new("by").color(weak));
        entry(ui, context, group_row);
        let name = format!("Remove {label}");
        if icon_button(ui, Icon::Trash, &name, "These ships do not arrive; their player places them.", true).clicked() {
            change_side(context, side_row.open, side_row.id, name, None, |side| {
                if index < side.reinforcements.len() {
                    side.reinforcements.remove(index);
                }
            });
        }
    });
    ui.indent("ships", |ui| {
        if let Some(fleet) = side_row.fleet {
            ships(ui, context, group_row, fleet);
        } else {
            ui.label(RichText::new("Choose a fleet first; its ships can then be ticked here.").color(Palette::of(ui).weak));
        }
        let of_a_ship = |ship: Id<FleetShip>| group.ships.contains(&ship);
        findings::at(ui, context, |found| match found {
            rules::Place::LaunchFighters(Place::Scenario(id, InScenario::Ship(side, ship))) => {
                *id == side_row.open.id && *side == side_row.id && of_a_ship(*ship)
            }
            found => *found == place(side_row.open, here),
        });
    });
}

fn entry(ui: &mut Ui, context: &mut FrameContext, group_row: GroupRow) {
    let open = group_row.side_row.open;
    let map = open.scenario.map.and_then(|map| open.content.maps.get(map));
    let chosen = group_row.group.entry;
    let edges = Edge::ALL.into_iter().map(|edge| (Entry::Edge(edge), words(Entry::Edge(edge), map)));
    let areas = map.into_iter().flat_map(|map| map.areas.ids());
    let areas = areas.map(|area| (Entry::Area(area), words(Entry::Area(area), map)));
    let offers = edges.chain(areas).map(|(entry, words)| Offer::new(entry, words, entry == chosen));
    let field = choice(ui, &format!("Entry of {}", group_row.label()), 190.0, &words(chosen, map), offers);
    field.response.on_hover_text("They enter in any space of this edge or area.");
    if let Some(entry) = field.taken {
        group_row.change(context, format!("Choose the entry of {}", group_row.label()), |group| group.entry = entry);
    }
}

fn words(entry: Entry, map: Option<&Map>) -> String {
    match entry {
        Entry::Edge(edge) => format!("{} edge", capital(edge.label())),
        Entry::Area(area) => match map.and_then(|map| map.areas.get(area)) {
            Some(area) => super::goal::area_name(area),
            None => "An area that is gone".to_owned(),
        },
    }
}

/// The ships that arrive or could, to be ticked, and a way to take others off the map for it.
fn ships(ui: &mut Ui, context: &mut FrameContext, group_row: GroupRow, fleet: &Fleet) {
    let GroupRow { side_row, group, .. } = group_row;
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
            let name = format!("{} in {}", named(*ship), group_row.label());
            let tick = ui.checkbox(&mut comes, named(*ship)).on_hover_text("It arrives with this group.");
            if tick.accessible_name(name).changed() {
                let verb = if comes { "Let" } else { "Do not let" };
                let label = format!("{verb} {} arrive", named(*ship));
                change_side(context, side_row.open, side_row.id, label, None, |side| {
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
                if ui
                    .button(named(ship))
                    .on_hover_text("Take it off the map, with its squadrons; it arrives with this group.")
                    .clicked()
                {
                    let label = format!("Let {} arrive instead of placing it", named(ship));
                    change_side(context, side_row.open, side_row.id, label, None, |side| {
                        side.forget(ship);
                        arrive(side, group_row.index, ship, true, fleet);
                    });
                    ui.close();
                }
            }
        });
        let help = "Ships with a starting place can arrive later instead.";
        menu.response.on_hover_text(help).accessible_name(format!("Take ships off the map for {}", group_row.label()));
    }
}

/// Puts a ship into a group in the order of its fleet, or takes it out.
fn arrive(side: &mut Side, index: usize, ship: Id<FleetShip>, comes: bool, fleet: &Fleet) {
    let Some(group) = side.reinforcements.get_mut(index) else { return };
    group.ships.retain(|other| *other != ship);
    if comes {
        group.ships.push(ship);
        group.ships.sort_by_key(|ship| fleet.ships.position(*ship));
    }
}
