//! What the inspector says of a thing: what it is, where planets lead, who controls what, what uses it, and its findings.

use egui::{RichText, Ui};

use crate::editor::desks::{FrameContext, findings, told, users};
use crate::editor::theme::Palette;
use crate::editor::things;
use crate::editor::widgets::{heading, item, section};
use crate::rules;
use crate::rules::freedom_in_the_galaxy::{
    Breakdown, Character, Content, Place, PlanetState, Sovereign, Star, UnitsPresent, control,
};
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
        Place::Character(id, _) => points(ui, content, id),
        Place::Sovereign(id, _) => ruled(ui, content, id),
        Place::Route(..)
        | Place::Province(..)
        | Place::Possession(..)
        | Place::Unit(..)
        | Place::Scenario(..)
        | Place::Table(..) => {}
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

/// What a character is worth, line by line.
fn points(ui: &mut Ui, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    section(ui, "POINTS");
    let worth = Breakdown::of(character, &content.tables.points);
    for line in &worth.lines {
        item(ui, &format!("{} {}", line.what.label(), line.amount), "", &line.points.to_string(), false);
    }
    ui.separator();
    item(ui, "Total", content.tables.points.origin.label(), &worth.total.to_string(), true);
}

/// Where a sovereign rules.
fn ruled(ui: &mut Ui, content: &Content, id: Id<Sovereign>) {
    let Some(sovereign) = content.sovereigns.get(id) else { return };
    section(ui, "RULES IN");
    for (planet, environ) in content.environs_of(sovereign) {
        ui.label(format!("{}, {}", planet.label(), environ.kind.word()));
    }
    if content.environs_of(sovereign).next().is_none() {
        ui.label(RichText::new("No environ names this sovereign.").color(Palette::of(ui).weak));
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
