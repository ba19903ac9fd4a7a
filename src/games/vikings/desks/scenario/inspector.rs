//! The inspector of the set-up: the fields of the selected piece or area, or a summary of the scenario.

use egui::{RichText, Ui};

use super::areas::named;
use super::canvas;
use super::scene::{Piece, Scene};
use super::words;
use kit::action::Action;
use kit::board::Pieces as _;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, points, users};
use kit::theme::{self, Palette};
use kit::widgets::{heading, item, link_button, section};
use rules::{Id, capital};
use vikings::board::Layout;
use vikings::{Content, InScenario, Place, Player, Scenario, SetUp, TokenKind};

/// Shows the inspector of the set-up.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, part: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let set_up = SetUp::of(content, scenario);
    let ground = context.memory.own.of::<crate::Memory>().scenario.shown.layout();
    let scene = ground.and_then(|ground| Scene::of(context, &set_up, id, ground, part));
    if let Some(scene) = &scene
        && several(ui, context, scene)
    {
        return;
    }
    if let Some(scene) = &scene
        && let Some(piece) = scene.selected()
    {
        return one(ui, context, scene, piece);
    }
    if let InScenario::Area(_) | InScenario::Token(_) | InScenario::Goal(_) | InScenario::Pace(_) = part {
        let place = Place::Scenario(id, part);
        if let InScenario::Area(area) = part
            && let Some(area) = scenario.areas.get(area)
        {
            heading(ui, &capital(&named(area)));
        }
        if let Some(form) = Form::of(context, place) {
            form.whole(ui, context);
        }
        findings::of_places(ui, context, |found| *found == place.into());
        return;
    }
    whole(ui, context, &set_up, id);
}

/// If several characters are chosen, shows fields for all of them; otherwise, if several boats are chosen, fields for these. Returns whether it has
/// shown fields.
fn several(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) -> bool {
    let chosen = context.memory.own.of::<crate::Memory>().scenario.board.chosen.clone();
    let homes = |is_meant: fn(&Piece) -> bool| -> Vec<project::Place> {
        let meant = chosen.iter().copied().filter(is_meant);
        meant.filter_map(|piece| canvas::home(scene, piece)).map(Into::into).collect()
    };
    Form::chosen(ui, context, &homes(|piece| matches!(piece, Piece::Man(..))))
        || Form::chosen(ui, context, &homes(|piece| matches!(piece, Piece::Boat(..))))
}

/// Shows the fields of the selected boat, character or thing.
fn one(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, piece: Piece) {
    heading(ui, &capital(scene.name(piece)));
    ui.label(RichText::new(words::piece(scene, piece)).color(Palette::of(ui).weak));
    ui.horizontal_wrapped(|ui| {
        if let Some(place) = canvas::home(scene, piece)
            && link_button(ui, "Its force").on_hover_text("Go to it in its force.").clicked()
        {
            context.push(Action::Select(place.into()));
        }
        if let Some(place) = canvas::kind(scene, piece)
            && link_button(ui, if matches!(piece, Piece::Boat(..)) { "Its class" } else { "The character" }).clicked()
        {
            context.push(Action::Select(place.into()));
        }
    });
    ui.add_space(theme::GAP);
    let row = match piece {
        Piece::Thing(token, _) => Some(Place::Scenario(scene.id, InScenario::Token(token))),
        Piece::Boat(..) | Piece::Man(..) | Piece::New(_) => canvas::home(scene, piece),
    };
    let Some(row) = row else { return };
    if let Some(form) = Form::of(context, row) {
        form.whole(ui, context);
    }
    findings::of_places(ui, context, |found| *found == row.into());
}

/// Shows a summary of the scenario.
fn whole(ui: &mut Ui, context: &mut FrameContext, set_up: &SetUp, id: Id<Scenario>) {
    let scenario = set_up.scenario;
    item(ui, "Boards", "", scenario.layout(set_up.content).map_or("none", Layout::label), false);
    let turns = scenario.turns.map_or_else(|| "no limit".to_owned(), |turns| turns.to_string());
    item(ui, "Turns", "", &turns, false);
    points::section(ui, "SIDES", context.state.document.project().content.game());
    for player in Player::ALL {
        let label = scenario.side_label(player, set_up.content);
        let worth = scenario.force(player, set_up.content).map(|(_, force)| force.worth(set_up.content));
        let words = worth.map_or_else(|| "no force".to_owned(), |worth| worth.to_string());
        item(ui, &format!("{}: {label}", player.label()), "points", &words, true);
    }
    section(ui, "ON THE GROUND");
    for kind in TokenKind::ALL {
        let count = scenario.lying(kind).count();
        if count > 0 {
            item(ui, &capital(kind.label()), "", &count.to_string(), false);
        }
    }
    for (area_id, area) in scenario.areas.iter() {
        let words = format!("{}, {} hexes", named(area), area.spaces.len());
        if ui.link(words).on_hover_text("Select the area.").clicked() {
            context.push(Action::PointAt(project::Place::from(Place::Scenario(id, InScenario::Area(area_id)))));
        }
    }
    let place = Place::Scenario(id, InScenario::Whole);
    users::list(ui, context, place);
    findings::of_thing(ui, context, place);
}
