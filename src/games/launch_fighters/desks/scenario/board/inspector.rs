//! The inspector of the set-up: the selected unit with its space and facing, or a summary of the whole set-up.

use egui::{DragValue, Grid, RichText, Ui, Vec2};

use super::super::OpenScenario;
use super::hand::{self, stand};
use super::scene::Scene;
use super::words;
use geometry::Space;
use kit::action::{Action, Change};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, NumberField, heading, icon_button, section};
use launch_fighters::{Content, Field, InFleet, InScenario, Piece, Place, Scenario};
use project::Gesture;
use rules::Id;

/// Shows the inspector of the set-up.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Scenario>, place: InScenario) {
    let Some(scenario) = content.scenarios.get(id) else { return };
    let field = Field::of(content, id, scenario);
    let scene = Scene::of(OpenScenario { content, id, scenario }, &field, place);
    match scene.and_then(|scene| Some((scene, scene.selected?))) {
        Some((scene, piece)) => unit(ui, context, &scene, piece),
        None => whole(ui, &field),
    }
}

/// Shows the caption of a line, in weak ink.
fn label(ui: &mut Ui, words: &str) -> egui::Response {
    ui.label(RichText::new(words).color(Palette::of(ui).weak))
}

fn unit(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, piece: Piece) {
    let Some(side) = scene.field.sides.iter().find(|side| side.id == piece.side()) else { return };
    heading(ui, &scene.field.piece_name(piece));
    let scenario = scene.open.scenario;
    Grid::new("unit").num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
        if let Piece::Ship(_, ship) = piece
            && let Some(found) = side.fleet.ships.get(ship)
        {
            label(ui, "Design");
            let name = scene.open.content.ships.get(found.design).map_or("gone", |design| design.label());
            if ui.link(name).on_hover_text("Go to the ship in its fleet.").clicked() {
                context.push(Action::Select(Place::Fleet(side.fleet_id, InFleet::Ship(ship)).into()));
            }
            ui.end_row();
        }
        label(ui, "Side");
        let role = if scene.field.is_flagship(piece) { ", flagship" } else { "" };
        ui.label(format!("{}{role}", side.label()));
        ui.end_row();
        if let Some(at) = piece.at(scenario) {
            space(ui, context, scene, piece, at);
            facing(ui, context, scene, piece);
        }
    });
    ui.add_space(theme::GAP);
    let Some(at) = piece.at(scenario) else {
        let arrival = if let Piece::Ship(_, ship) = piece { side.side.arrival(ship) } else { None };
        let words = arrival.map_or_else(
            || "It is not on the map. Drag it there from the tray.".into(),
            |turn| format!("It arrives in turn {turn}."),
        );
        label(ui, &words);
        return;
    };
    let inspected = &mut context.memory.own.of::<crate::Memory>().scenario.board.inspected;
    inspected.update(context.state.document.project(), scene, piece);
    if let Some(objection) = inspected.objection(scene, at) {
        label(ui, &format!("Space {}: {}.", scene.map.space_label(at), objection.words()));
        ui.add_space(theme::GAP);
    }
    let distances = words::distances(scene, piece, at);
    if !distances.is_empty() {
        section(ui, "SPACES TO FLAGSHIPS");
        for (_, line) in distances {
            ui.label(line);
        }
        ui.add_space(theme::GAP);
    }
    if ui.button("Take off the map").on_hover_text("Put it back among the units that are not placed yet (Delete).").clicked()
        && let Some(change) = hand::taken_off(scene, piece)
    {
        push(context, change);
    }
}

/// Shows the fields for column and row, counted from 1.
fn space(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, piece: Piece, at: Space) {
    label(ui, "Space");
    ui.label(scene.map.space_label(at));
    ui.end_row();
    let (column, row) = at.counted_from_one();
    let grid = scene.map.grid;
    for (name, value, most) in [("Column", column, grid.columns.get()), ("Row", row, grid.rows.get())] {
        let words = label(ui, name);
        let mut typed = value;
        let field = DragValue::new(&mut typed).range(1..=i32::from(most)).speed(0.1).clamp_existing_to_range(false);
        let response = ui.add_sized(Vec2::new(64.0, 22.0), NumberField(field)).labelled_by(words.id);
        if typed != value {
            let moved = (typed - 1) as i16;
            let to = if name == "Column" { Space::new(moved, at.row) } else { Space::new(at.column, moved) };
            let facing = piece.facing(scene.open.scenario).unwrap_or_default();
            let change = stand(scene, "Move", piece, to, facing).during(Some(Gesture(response.id.value())));
            push(context, change);
        }
        if response.lost_focus() || response.drag_stopped() {
            context.push(Action::FinishStep);
        }
        ui.end_row();
    }
}

fn facing(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, piece: Piece) {
    let Some(facing) = piece.facing(scene.open.scenario) else { return };
    label(ui, "Facing");
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let less = icon_button(ui, Icon::TurnLeft, "Turn anticlockwise", "Turn one side anticlockwise ([).", true).clicked();
        let more = icon_button(ui, Icon::TurnRight, "Turn clockwise", "Turn one side clockwise (]).", true).clicked();
        if (less || more)
            && let Some(change) = hand::turn(scene, piece, more)
        {
            push(context, change);
        }
    });
    ui.end_row();
    ui.label("");
    ui.label(words::facing(scene.map.grid.shape, facing));
    ui.end_row();
}

/// Makes a change to the set-up and keeps the selected unit in view.
fn push(context: &mut FrameContext, change: Change) {
    let action = context.memory.own.of::<crate::Memory>().scenario.board.board.made(change);
    context.push(action);
}

/// Shows the scenario as a whole: map, set-up, turns, and how many units of each side are placed.
fn whole(ui: &mut Ui, field: &Field) {
    let scenario = field.scenario;
    Grid::new("scenario").num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| {
        let map = field.map.map_or_else(
            || "none".to_owned(),
            |(_, map)| format!("{}, {} × {}", map.label(), map.grid.columns.get(), map.grid.rows.get()),
        );
        let turns = scenario.turn_limit.map_or_else(|| "no limit".to_owned(), |turns| turns.to_string());
        for (name, words) in [("Map", map), ("Set-up", scenario.set_up.label().to_owned()), ("Turns", turns)] {
            label(ui, name);
            ui.label(words);
            ui.end_row();
        }
    });
    ui.add_space(theme::GAP);
    section(ui, "ON THE MAP");
    Grid::new("sides").num_columns(2).spacing([12.0, 4.0]).show(ui, |ui| {
        for side in &field.sides {
            let ships: Vec<Piece> = field.pieces(side).into_iter().filter(|piece| matches!(piece, Piece::Ship(..))).collect();
            let placed = ships.iter().filter(|piece| piece.at(scenario).is_some()).count();
            label(ui, side.label());
            let squadrons = match side.side.squadrons.len() {
                0 => String::new(),
                1 => ", 1 squadron".into(),
                more => format!(", {more} squadrons"),
            };
            ui.label(format!("{placed} of {} ships{squadrons}", ships.len()));
            ui.end_row();
        }
    });
}
