//! The state of the units in a game: the points and ships of each side and, for each ship, a short form of its record sheet with losses marked.

use crate::LaunchFighters;
use egui::{Label, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::content;
use super::pieces::paint;
use kit::play::Game;
use kit::theme::{self, Palette};
use kit::widgets::section;
use launch_fighters::Part;
use launch_fighters::play::{Berth, Fate, ShipNumber, Unit, half_points, points_words};
use rules::play::Player;

/// The size of the cell of a stat, in points of the screen.
const CELL: Vec2 = Vec2::new(45.0, 30.0);

/// Shows the state of the units, the sides of the battle beside each other.
pub fn show(ui: &mut Ui, game: &Game<LaunchFighters>) {
    section(ui, "FLEETS");
    let points = half_points(&game.battle, game.state());
    ScrollArea::vertical().id_salt("fleets").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(4.0, 3.0);
        for (index, (side, points)) in game.battle.sides().iter().zip(points).enumerate() {
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
                if let Some(paint) = paint(game, Player::new(index as u8)) {
                    ui.painter().rect_filled(rect, 3.0, theme::printed(paint.primary));
                }
                ui.add(Label::new(RichText::new(&side.name).font(theme::bold(theme::BODY))).truncate());
            });
            let words = format!("{} victory points if it ended now", points_words(points));
            ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
            let own = (0..).map(ShipNumber).zip(game.battle.ships());
            for (number, _) in own.filter(|(_, ship)| ship.player == Player::new(index as u8)) {
                ui.push_id(number.0, |ui| ship(ui, game, number));
            }
        }
    });
}

/// Shows a ship: its name, its fate, and a short form of its record sheet.
fn ship(ui: &mut Ui, game: &Game<LaunchFighters>, number: ShipNumber) {
    let palette = Palette::of(ui);
    let (then, now) = (game.battle.ship(number), game.state().ship(number));
    ui.add_space(4.0);
    let fate = match now.fate {
        Fate::Waiting => {
            then.arrival.as_ref().map_or_else(|| "not placed yet".into(), |arrival| format!("arrives in turn {}", arrival.turn))
        }
        Fate::OnMap => game.battle.board().space_label(now.at),
        Fate::Retreated => "has left".into(),
        Fate::Eliminated => "destroyed".into(),
    };
    let gone = now.fate == Fate::Eliminated;
    let name = game.battle.unit_name(Unit::Ship(number));
    let active = game.state().active() == Some(Unit::Ship(number));
    ui.horizontal(|ui| {
        let ink = if gone { palette.weak } else { palette.text };
        let font = if active { theme::bold(theme::BODY) } else { theme::regular(theme::BODY) };
        let mut words = RichText::new(&name).font(font).color(ink);
        if gone {
            words = words.strikethrough();
        }
        ui.add(Label::new(words).truncate());
        ui.label(RichText::new(fate).size(theme::SMALL).color(if gone { palette.error } else { palette.weak }));
    });
    if matches!(now.fate, Fate::Eliminated | Fate::Retreated) {
        return;
    }
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 3.0;
        for (part, (now, then)) in Part::STATS.iter().zip(now.levels.iter().zip(then.levels)) {
            stat(ui, &name, part.label(), (*now).into(), then.into());
        }
    });
    let mut rest = Vec::new();
    let carried = content(&game.project).ships.get(then.design).map_or(0, |design| design.missiles.get());
    if carried > 0 {
        rest.push(format!("{} of {carried} missiles", now.missiles));
    }
    let squadrons = squadrons(game, number);
    if !squadrons.is_empty() {
        rest.push(squadrons);
    }
    for (what, left) in [("repair", now.repair), ("boosters", now.boosters)] {
        if left > 0 {
            rest.push(format!("{what} {left}"));
        }
    }
    if !rest.is_empty() {
        ui.add(Label::new(RichText::new(rest.join(" · ")).size(theme::SMALL).color(palette.weak)).wrap());
    }
}

/// Of the squadrons that a ship carried at the start, how many are aboard, how many are on the map, and how many are lost (eliminated or retreated).
fn squadrons(game: &Game<LaunchFighters>, host: ShipNumber) -> String {
    let own = game.battle.squadrons().iter().zip(game.state().squadrons()).filter(|(wing, _)| wing.host == host);
    let (mut aboard, mut out, mut lost) = (0, 0, 0);
    for (_, squadron) in own {
        match squadron.berth {
            Berth::Aboard(_) => aboard += 1,
            Berth::OnMap(_) => out += 1,
            Berth::Eliminated | Berth::Retreated => lost += 1,
        }
    }
    let parts = [(aboard, "aboard"), (out, "on the map"), (lost, "lost")];
    let words: Vec<String> =
        parts.iter().filter(|(count, _)| *count > 0).map(|(count, what)| format!("{count} {what}")).collect();
    if words.is_empty() { String::new() } else { format!("squadrons: {}", words.join(", ")) }
}

/// Shows the present level of a stat in large figures above the stat's name. A stat below its original level is marked and shown with that level.
fn stat(ui: &mut Ui, ship: &str, name: &str, now: u16, then: u16) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(CELL, Sense::hover());
    let fallen = now < then;
    let ink = match (then, fallen) {
        (0, _) => palette.weak,
        (_, true) => palette.error,
        (_, false) => palette.text,
    };
    ui.painter().rect(
        rect,
        4.0,
        palette.card,
        (1.0, if fallen { palette.error } else { palette.border }),
        egui::StrokeKind::Inside,
    );
    let words = if fallen { format!("{now} / {then}") } else { now.to_string() };
    let at = |down: f32| rect.center_top() + Vec2::new(0.0, down);
    ui.painter().text(at(10.0), egui::Align2::CENTER_CENTER, words, theme::bold(theme::BODY), ink);
    ui.painter().text(at(23.0), egui::Align2::CENTER_CENTER, name, theme::regular(8.5), palette.weak);
    let said = if fallen { format!("{name} of {ship}: {now} of {then}") } else { format!("{name} of {ship}: {now}") };
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Label, true, &said));
    response.on_hover_text(said);
}
