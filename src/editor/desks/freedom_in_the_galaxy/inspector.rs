//! What the inspector says of a thing: what it is, where planets lead, who controls what, what uses it, and its findings.

use egui::{RichText, Ui};

use crate::editor::desks::{FrameContext, findings, told, users};
use crate::editor::theme::Palette;
use crate::editor::things;
use crate::editor::widgets::{heading, section};
use crate::rules;
use crate::rules::freedom_in_the_galaxy::{Content, Place, PlanetState, Star, UnitsPresent, control};
use crate::rules::{Id, listed};

/// Shows it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, place: Place) {
    let thing = things::thing(&place.into());
    let designs = context.state.document.project().content.clone();
    let label = things::kind_of(&thing).and_then(|kind| kind.label(&designs, &thing));
    match (place, label) {
        (Place::Table(table, _), _) => {
            heading(ui, table.label());
            let weak = Palette::of(ui).weak;
            ui.label(RichText::new(format!("The table is {}.", content.tables.origin(table).label())).color(weak));
        }
        (_, Some(label)) => {
            heading(ui, &label);
        }
        (_, None) => return,
    }
    match place {
        Place::Star(id, _) => jumps(ui, content, id),
        Place::Planet(..) => controls(ui),
        Place::Race(..) => told::lists(ui, &designs, &thing),
        Place::Route(..) | Place::Province(..) | Place::Scenario(..) | Place::Table(..) => {}
    }
    if !matches!(place, Place::Table(..) | Place::Scenario(..)) {
        users::list(ui, context, thing.clone());
    }
    findings::of_thing(ui, context, thing);
}

/// How far it is to other stars.
fn jumps(ui: &mut Ui, content: &Content, id: Id<Star>) {
    section(ui, "JUMPS FROM HERE");
    let distances = content.distances(id);
    let farthest = distances.last().map_or(0, |(_, distance)| *distance);
    for distance in 1..=farthest {
        let at = distances.iter().filter(|(_, known)| *known == distance);
        let names: Vec<String> = at.map(|(star, _)| content.star_label(Some(*star))).collect();
        if !names.is_empty() {
            ui.label(format!("{distance}: {}", listed(&names)));
        }
    }
    if farthest == 0 {
        ui.label(RichText::new("No route leads from here.").color(Palette::of(ui).weak));
    }
}

/// Who controls a planet, whatever state it is in (15.8).
fn controls(ui: &mut Ui) {
    section(ui, "WHO CONTROLS IT");
    let weak = Palette::of(ui).weak;
    for state in PlanetState::ALL {
        ui.label(RichText::new(state.label()).color(weak));
        let mut cases: Vec<(String, Vec<&str>)> = Vec::new();
        for units in UnitsPresent::ALL {
            let word = |up| control(state, units, up).map_or("nobody", rules::freedom_in_the_galaxy::Side::label);
            let who = if word(true) == word(false) {
                word(true).to_owned()
            } else {
                format!("{}; base down: {}", word(true), word(false))
            };
            match cases.iter_mut().find(|(known, _)| *known == who) {
                Some((_, units_of)) => units_of.push(units.label()),
                None => cases.push((who, vec![units.label()])),
            }
        }
        for (who, units) in cases {
            ui.label(format!("{}: {who}", units.join(", ")));
        }
    }
}
