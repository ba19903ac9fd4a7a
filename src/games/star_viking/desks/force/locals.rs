//! Local defenses: a card for each system with the units that defend it. The units are dealt at random, or the user drags them there one by one.

use std::collections::BTreeSet;

use egui::{Align, Layout, RichText, Ui, Vec2};

use super::hand::{Spot, words};
use super::open_force::OpenForce;
use super::{counter, deal, drop, hold};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{card, section};
use rules::{Id, counted};
use star_viking::deal::objection;
use star_viking::{Color, ForceUnit, Space, Station, System, UnitType};

/// The size of a counter, in points of the screen.
const SIDE: f32 = 38.0;
/// The least width of the card of a system, in points of the screen.
const NARROWEST: f32 = 200.0;

impl OpenForce<'_> {
    /// The systems that the force may defend: those in play in the scenarios that deploy it, or all systems if none is in play; and any further
    /// systems that it already defends.
    pub fn systems(&self) -> Vec<Id<System>> {
        let in_play: BTreeSet<_> =
            self.scenarios().flat_map(|(_, scenario)| scenario.systems.iter().map(|(_, played)| played.system)).collect();
        let defended: BTreeSet<_> = self.force.units.iter().filter_map(|(_, of)| of.system).collect();
        let shown = |id: &Id<System>| in_play.is_empty() || in_play.contains(id) || defended.contains(id);
        self.content.systems.ids().filter(shown).collect()
    }
}

/// Shows a card for each system that the force may defend.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    card(ui, |ui| deal::show(ui, context, open));
    let systems = open.systems();
    let columns = ((ui.available_width() / NARROWEST) as usize).clamp(1, systems.len().max(1));
    ui.columns(columns, |columns| {
        let count = columns.len();
        for (index, id) in systems.iter().enumerate() {
            if let Some(found) = open.content.systems.get(*id) {
                // The default layout of a column justifies text, which would spread out the words of a narrow card.
                columns[index % count].with_layout(Layout::top_down(Align::Min), |ui| {
                    card(ui, |ui| system(ui, context, open, *id, found));
                });
            }
        }
    });
    let astray = |system: Option<Id<System>>| system.is_none_or(|system| open.content.systems.get(system).is_none());
    let homeless = open.force.units.iter().filter(|(id, of)| astray(of.system) && open.carrier(*id).is_none());
    let homeless: Vec<_> = homeless.map(|(id, _)| id).collect();
    card(ui, |ui| {
        drop::area(ui, context, open, Spot::Outside, drop::CARD, |ui, context| {
            section(ui, &words(Color::Green).outside.to_uppercase());
            units(ui, context, open, &homeless, "Every unit defends a system.");
        });
    });
}

fn system(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, id: Id<System>, system: &System) {
    let weak = Palette::of(ui).weak;
    let here: Vec<_> = open.force.units.iter().filter(|(_, of)| of.system == Some(id)).collect();
    let standing: Vec<_> = here.iter().filter(|(unit, _)| open.carrier(*unit).is_none()).map(|(unit, _)| *unit).collect();
    drop::area(ui, context, open, Spot::System(id), drop::CARD, |ui, context| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(RichText::new(system.label()).font(theme::bold(theme::BODY)));
        let mut words = format!("Technology {}, {}", system.technology, counted(here.len(), "unit"));
        words.extend(note(open, id, system).map(|note| format!(". {note}")));
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
        units(ui, context, open, &standing, "Nobody defends it.");
    });
}

/// A remark on a system: that no local unit can stand there, that the system is not in play, or which fortress stands in the capital. `None` if there
/// is nothing to remark.
fn note(open: &OpenForce, id: Id<System>, system: &System) -> Option<String> {
    let green = || open.content.units.iter().filter(|(_, unit)| unit.color == Color::Green);
    if green().next().is_some() && green().all(|(_, unit)| objection(unit, system).is_some()) {
        return Some("Nothing local can stand here".into());
    }
    if open.scenarios().next().is_some() && open.scenarios().all(|(_, scenario)| scenario.tile_of(id).is_none()) {
        return Some("Not in play".into());
    }
    let capital = system.capital.map(Space::On)?;
    let deployments = open.scenarios().flat_map(|(_, scenario)| scenario.deployments.iter());
    let mut stations = deployments.filter(|(_, found)| found.force == Some(open.id)).flat_map(|(_, found)| &found.stations);
    let at_home = |unit| open.force.units.get(unit).is_some_and(|of| of.system == Some(id));
    let on_capital = stations.find(|stationed| {
        matches!(stationed.at, Station::Sector(_, space) if space == capital)
            && at_home(stationed.unit)
            && open.kind(stationed.unit).is_some_and(UnitType::is_fortress)
    })?;
    Some(format!("{} holds the capital", open.name(on_capital.unit)))
}

/// Shows units side by side, each with its hold if it has one; shows the words `nothing` if there are no units.
fn units(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, units: &[Id<ForceUnit>], nothing: &str) {
    ui.set_min_size(Vec2::new(ui.available_width(), SIDE));
    if units.is_empty() {
        ui.label(RichText::new(nothing).size(theme::SMALL).color(Palette::of(ui).weak));
        return;
    }
    let rows = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.allocate_ui_with_layout(Vec2::new(ui.available_width(), SIDE), rows, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for unit in units {
            if open.carries(*unit) {
                hold::small(ui, context, open, *unit, SIDE);
            } else {
                counter::unit(ui, context, open, *unit, SIDE);
            }
        }
    });
}
