//! Local defenses: a card for every system with the units that defend it, dealt at random or dragged there one by one.

use std::collections::BTreeSet;

use egui::{Align, Layout, RichText, Ui, Vec2};

use super::hand::{Spot, words};
use super::owned::Owned;
use super::{counter, deal, drop, hold};
use crate::editor::desks::Stage;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{card, section};
use crate::rules::star_viking::deal::objection;
use crate::rules::star_viking::{Color, ForceUnit, Space, Station, System, UnitType};
use crate::rules::{Id, counted};

/// How large a counter is.
const SIDE: f32 = 38.0;
/// A card of a system is no narrower than this.
const NARROWEST: f32 = 200.0;

impl Owned<'_> {
    /// The systems that the force may defend: those in play where it is deployed, or else all; and those that it defends besides.
    pub fn systems(&self) -> Vec<Id<System>> {
        let in_play: BTreeSet<_> =
            self.scenarios().flat_map(|(_, scenario)| scenario.systems.iter().map(|(_, played)| played.system)).collect();
        let defended: BTreeSet<_> = self.force.units.iter().filter_map(|(_, of)| of.system).collect();
        let shown = |id: &Id<System>| in_play.is_empty() || in_play.contains(id) || defended.contains(id);
        self.content.systems.ids().filter(shown).collect()
    }
}

/// Shows the systems.
pub fn show(ui: &mut Ui, stage: &mut Stage, owned: &Owned) {
    card(ui, |ui| deal::show(ui, stage, owned));
    let systems = owned.systems();
    let columns = ((ui.available_width() / NARROWEST) as usize).clamp(1, systems.len().max(1));
    ui.columns(columns, |columns| {
        let count = columns.len();
        for (index, id) in systems.iter().enumerate() {
            if let Some(found) = owned.content.systems.get(*id) {
                // Columns justify their words, which tears those of a narrow card apart.
                columns[index % count].with_layout(Layout::top_down(Align::Min), |ui| {
                    card(ui, |ui| system(ui, stage, owned, *id, found));
                });
            }
        }
    });
    let astray = |system: Option<Id<System>>| system.is_none_or(|system| owned.content.systems.get(system).is_none());
    let homeless = owned.force.units.iter().filter(|(id, of)| astray(of.system) && owned.carrier(*id).is_none());
    let homeless: Vec<_> = homeless.map(|(id, _)| id).collect();
    card(ui, |ui| {
        drop::area(ui, stage, owned, Spot::Outside, drop::CARD, |ui, stage| {
            section(ui, &words(Color::Green).outside.to_uppercase());
            units(ui, stage, owned, &homeless, "Every unit defends a system.");
        });
    });
}

fn system(ui: &mut Ui, stage: &mut Stage, owned: &Owned, id: Id<System>, system: &System) {
    let weak = Palette::of(ui).weak;
    let here: Vec<_> = owned.force.units.iter().filter(|(_, of)| of.system == Some(id)).collect();
    let standing: Vec<_> = here.iter().filter(|(unit, _)| owned.carrier(*unit).is_none()).map(|(unit, _)| *unit).collect();
    drop::area(ui, stage, owned, Spot::System(id), drop::CARD, |ui, stage| {
        ui.spacing_mut().item_spacing.y = 4.0;
        ui.label(RichText::new(system.label()).font(theme::bold(theme::BODY)));
        let mut words = format!("Technology {}, {}", system.technology, counted(here.len(), "unit"));
        words.extend(note(owned, id, system).map(|note| format!(". {note}")));
        ui.label(RichText::new(words).size(theme::SMALL).color(weak));
        units(ui, stage, owned, &standing, "Nobody defends it.");
    });
}

/// What holds the capital, or that nothing local can.
fn note(owned: &Owned, id: Id<System>, system: &System) -> Option<String> {
    let green = || owned.content.units.iter().filter(|(_, unit)| unit.color == Color::Green);
    if green().next().is_some() && green().all(|(_, unit)| objection(unit, system).is_some()) {
        return Some("Nothing local can stand here".into());
    }
    if owned.scenarios().next().is_some() && owned.scenarios().all(|(_, scenario)| scenario.tile_of(id).is_none()) {
        return Some("Not in play".into());
    }
    let capital = system.capital.map(Space::On)?;
    let deployments = owned.scenarios().flat_map(|(_, scenario)| scenario.deployments.iter());
    let mut stations = deployments.filter(|(_, found)| found.force == Some(owned.id)).flat_map(|(_, found)| &found.stations);
    let at_home = |unit| owned.force.units.get(unit).is_some_and(|of| of.system == Some(id));
    let on_capital = stations.find(|stationed| {
        matches!(stationed.at, Station::Sector(_, space) if space == capital)
            && at_home(stationed.unit)
            && owned.kind(stationed.unit).is_some_and(UnitType::is_fortress)
    })?;
    Some(format!("{} holds the capital", owned.name(on_capital.unit)))
}

/// Units side by side, each with its hold where it has one; or words where there are none.
fn units(ui: &mut Ui, stage: &mut Stage, owned: &Owned, units: &[Id<ForceUnit>], nothing: &str) {
    ui.set_min_size(Vec2::new(ui.available_width(), SIDE));
    if units.is_empty() {
        ui.label(RichText::new(nothing).size(theme::SMALL).color(Palette::of(ui).weak));
        return;
    }
    let rows = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.allocate_ui_with_layout(Vec2::new(ui.available_width(), SIDE), rows, |ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for unit in units {
            if owned.carries(*unit) {
                hold::small(ui, stage, owned, *unit, SIDE);
            } else {
                counter::unit(ui, stage, owned, *unit, SIDE);
            }
        }
    });
}
