//! The reinforcements of a side: in which turn, which ships, by which edge or area.

use egui::{RichText, Ui};

use super::sides::Seated;
use super::{change_side, place, reach};
use crate::editor::action::Action;
use crate::editor::desks::{Stage, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, Offer, choice, icon_button, section, small_button, stepper};
use crate::geometry::Edge;
use crate::rules::capital;
use crate::rules::launch_fighters::{Entry, Fleet, FleetShip, InScenario, Map, Place, Reinforcement, Side};
use crate::rules::{self, Count, Id};

/// A group of reinforcements on the form.
#[derive(Clone, Copy)]
struct Arriving<'a> {
    seated: Seated<'a>,
    group: &'a Reinforcement,
    /// Its number in the side's list, from 0.
    index: usize,
}

impl Arriving<'_> {
    /// What it is called in the names of its controls.
    fn label(self) -> String {
        format!("reinforcements {} of side {}", self.index + 1, self.seated.number)
    }

    /// Changes the group.
    fn change(self, stage: &mut Stage, label: String, set: impl FnOnce(&mut Reinforcement)) {
        change_side(stage, self.seated.staged, self.seated.id, label, None, |side| {
            if let Some(group) = side.reinforcements.get_mut(self.index) {
                set(group);
            }
        });
    }
}

/// Shows the groups.
pub fn show(ui: &mut Ui, stage: &mut Stage, seated: Seated) {
    if !seated.side.reinforcements.is_empty() {
        ui.add_space(2.0);
        section(ui, "REINFORCEMENTS");
    }
    for (index, group) in seated.side.reinforcements.iter().enumerate() {
        ui.push_id(("group", index), |ui| show_group(ui, stage, Arriving { seated, group, index }));
    }
    let number = seated.number;
    let add = small_button(ui, "Add reinforcements").on_hover_text("Let some ships of this side arrive later.");
    if add.accessible_name(format!("Add reinforcements to side {number}")).clicked() {
        let staged = seated.staged;
        let index = seated.side.reinforcements.len() as u32;
        let last = seated.side.reinforcements.last().map_or(1, |group| group.turn.get());
        let group = Reinforcement { turn: Count::clamped(last + 1), ships: Vec::new(), entry: Entry::Edge(Edge::North) };
        let added = super::changed(staged, format!("Add reinforcements to side {number}"), |scenario| {
            if let Some(side) = scenario.sides.get_mut(seated.id) {
                side.reinforcements.push(group);
            }
        });
        stage.change(added.then_select(place(staged, InScenario::Reinforcement(seated.id, index))));
    }
}

fn show_group(ui: &mut Ui, stage: &mut Stage, arriving: Arriving) {
    let Arriving { seated, group, index } = arriving;
    let here = InScenario::Reinforcement(seated.id, index as u32);
    let label = arriving.label();
    ui.horizontal(|ui| {
        let weak = Palette::of(ui).weak;
        ui.label(RichText::new("In turn").color(weak));
        let stepped = stepper(ui, &format!("Turn of {label}"), group.turn.get(), Count::MAX.get());
        reach(stage, seated.staged, here, &stepped.response);
        if let Some(turn) = stepped.amount {
            change_side(stage, seated.staged, seated.id, format!("Set the turn of {label}"), stepped.gesture, |side| {
                if let Some(group) = side.reinforcements.get_mut(index) {
                    group.turn = Count::clamped(turn.max(1));
                }
            });
        }
        if stepped.done {
            stage.push(Action::Settle);
        }
        ui.label(RichText::new("by").color(weak));
        entry(ui, stage, arriving);
        let name = format!("Remove {label}");
        if icon_button(ui, Icon::Trash, &name, "These ships do not arrive; their player places them.", true).clicked() {
            change_side(stage, seated.staged, seated.id, name, None, |side| {
                if index < side.reinforcements.len() {
                    side.reinforcements.remove(index);
                }
            });
        }
    });
    ui.indent("ships", |ui| {
        if let Some(fleet) = seated.fleet {
            ships(ui, stage, arriving, fleet);
        } else {
            ui.label(RichText::new("Choose a fleet first; its ships can then be ticked here.").color(Palette::of(ui).weak));
        }
        let of_a_ship = |ship: Id<FleetShip>| group.ships.contains(&ship);
        findings::at(ui, stage, |found| match found {
            rules::Place::LaunchFighters(Place::Scenario(id, InScenario::Ship(side, ship))) => {
                *id == seated.staged.id && *side == seated.id && of_a_ship(*ship)
            }
            found => *found == place(seated.staged, here),
        });
    });
}

fn entry(ui: &mut Ui, stage: &mut Stage, arriving: Arriving) {
    let staged = arriving.seated.staged;
    let map = staged.scenario.map.and_then(|map| staged.content.maps.get(map));
    let chosen = arriving.group.entry;
    let edges = Edge::ALL.into_iter().map(|edge| (Entry::Edge(edge), words(Entry::Edge(edge), map)));
    let areas = map.into_iter().flat_map(|map| map.areas.ids());
    let areas = areas.map(|area| (Entry::Area(area), words(Entry::Area(area), map)));
    let offers = edges.chain(areas).map(|(entry, words)| Offer::new(entry, words, entry == chosen));
    let field = choice(ui, &format!("Entry of {}", arriving.label()), 190.0, &words(chosen, map), offers);
    field.response.on_hover_text("They enter in any space of this edge or area.");
    if let Some(entry) = field.taken {
        arriving.change(stage, format!("Choose the entry of {}", arriving.label()), |group| group.entry = entry);
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
fn ships(ui: &mut Ui, stage: &mut Stage, arriving: Arriving, fleet: &Fleet) {
    let Arriving { seated, group, .. } = arriving;
    let (names, letters) = (fleet.names(&seated.staged.content.ships), fleet.letters(&seated.staged.content.ships));
    let named = |ship: Id<FleetShip>| match (names.get(&ship), letters.get(&ship)) {
        (Some(name), Some(letter)) => format!("{letter} {name}"),
        (Some(name), None) => name.clone(),
        (None, _) => format!("ship {} that is gone", ship.number()),
    };
    let free: Vec<_> = seated.side.unplaced(fleet).collect();
    let here = fleet.ships.ids().filter(|ship| group.ships.contains(ship) || free.contains(ship));
    let gone = group.ships.iter().copied().filter(|ship| fleet.ships.get(*ship).is_none());
    let placed: Vec<_> =
        fleet.ships.ids().filter(|ship| seated.side.placed(*ship).is_some() && !group.ships.contains(ship)).collect();
    let offered: Vec<_> = here.chain(gone).collect();
    ui.horizontal_wrapped(|ui| {
        for ship in &offered {
            let mut comes = group.ships.contains(ship);
            let name = format!("{} in {}", named(*ship), arriving.label());
            let tick = ui.checkbox(&mut comes, named(*ship)).on_hover_text("It arrives with this group.");
            if tick.accessible_name(name).changed() {
                let verb = if comes { "Let" } else { "Do not let" };
                let label = format!("{verb} {} arrive", named(*ship));
                change_side(stage, seated.staged, seated.id, label, None, |side| {
                    arrive(side, arriving.index, *ship, comes, fleet);
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
                    change_side(stage, seated.staged, seated.id, label, None, |side| {
                        side.forget(ship);
                        arrive(side, arriving.index, ship, true, fleet);
                    });
                    ui.close();
                }
            }
        });
        let help = "Ships with a starting place can arrive later instead.";
        menu.response.on_hover_text(help).accessible_name(format!("Take ships off the map for {}", arriving.label()));
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
