//! Paints the overlay of the board: the spaces that can be chosen, the active unit, and the effects of the last action.

use crate::LaunchFighters;
use egui::{Align2, Stroke, Vec2};

use super::super::tokens;
use super::choices::on_board;
use super::pieces::standing;
use super::way::{Way, Ways};
use crate::map::MapSpaces;
use geometry::Space;
use kit::board::{Light, Lights, Overlay};
use kit::play::{Eyes, Game};
use kit::theme::Palette;
use kit::widgets::plate;
use launch_fighters::Part;
use launch_fighters::play::{Event, Fate, Unit};

/// The smallest width of a space at which there is room for bars, in points of the screen.
const ROOM_FOR_BARS: f32 = 22.0;

/// The spaces that a click can choose directly, and those that the moving unit can reach in several steps.
pub fn all(game: &Game<LaunchFighters>, ways: &Ways) -> Vec<Lights<Space>> {
    let choices = on_board(game).map(|(space, _)| space).collect();
    let lit = [
        Lights { kind: Light::Reach, spaces: choices, words: "can be chosen" },
        Lights { kind: Light::Special, spaces: ways.ends().collect(), words: "step by step" },
    ];
    lit.into_iter().filter(|lights| !lights.spaces.is_empty()).collect()
}

/// Draws a path of several steps, and writes at its end what it costs.
pub fn way(over: &Overlay<MapSpaces>, way: &Way) {
    let paper = Palette::on_paper();
    let line: Vec<_> = way.spaces.iter().map(|space| over.middle(*space)).collect();
    over.broken_line(&line, Stroke::new(2.5, paper.accent));
    if let Some(end) = line.last() {
        let below = *end + Vec2::new(0.0, over.width(Space::default()) * 0.5);
        plate(&over.painter, below, &[way.words()], Align2::CENTER_TOP, paper);
    }
}

/// Paints what lies over the units: a ring around the active unit, the effects of the last action, the damage of the ships and, if `names` is set,
/// the names of the ships.
pub fn above(over: &Overlay<MapSpaces>, game: &Game<LaunchFighters>, names: bool) {
    let paper = Palette::on_paper();
    if let Some(at) = game.state().active().and_then(|unit| game.state().space(unit)) {
        over.ring(at, Stroke::new(3.0, paper.accent));
    }
    for event in game.just_happened(Eyes::All) {
        trace(over, game, event);
    }
    let width = over.width(Space::default());
    if width >= ROOM_FOR_BARS {
        bars(over, game, width);
    }
    if names {
        let ships = standing(game).filter(|piece| matches!(piece.unit, Unit::Ship(_)));
        tokens::names(over, ships.map(|ship| (ship.at, game.battle.unit_name(ship.unit))));
    }
}

/// Draws what an event did: the path of a unit that moved, or the line of a shot.
fn trace(over: &Overlay<MapSpaces>, game: &Game<LaunchFighters>, event: &Event) {
    let paper = Palette::on_paper();
    let state = game.state();
    // The state still has the space of a ship that the action destroyed.
    let place = |unit: Unit| match unit {
        Unit::Ship(ship) => (state.ship(ship).fate != Fate::Waiting).then(|| state.ship(ship).at),
        Unit::Squadron(_) => state.space(unit),
    };
    let line = |from: Space, to: Space, stroke: Stroke| {
        over.broken_line(&[over.middle(from), over.middle(to)], stroke);
    };
    match event {
        Event::Moved(_, from, to) | Event::Boosted(_, from, to) => line(*from, *to, Stroke::new(2.5, paper.accent)),
        Event::Fired { ship, target: Some(target), .. } => {
            if let (Some(from), Some(to)) = (place(Unit::Ship(*ship)), place(Unit::Ship(*target))) {
                line(from, to, Stroke::new(2.0, paper.warning));
            }
        }
        Event::Barrage { shot, target, .. } => {
            if let (Some(from), Some(to)) = (place(shot.unit), place(*target)) {
                line(from, to, Stroke::new(2.5, paper.error));
            }
        }
        Event::Dogfight { attacker, defender, .. } => {
            if let (Some(from), Some(to)) = (place(Unit::Squadron(*attacker)), place(Unit::Squadron(*defender))) {
                line(from, to, Stroke::new(2.5, paper.error));
            }
        }
        _ => {}
    }
}

/// Paints a bar below each damaged ship, which shows what share of its stat levels is left.
fn bars(over: &Overlay<MapSpaces>, game: &Game<LaunchFighters>, width: f32) {
    let paper = Palette::on_paper();
    for (number, ship) in game.state().ships_on_map().filter(|(_, ship)| over.sees(ship.at)) {
        let sum = |levels: &[u8]| levels.iter().map(|level| u32::from(*level)).sum::<u32>();
        let (left, full) = (sum(&ship.levels), sum(&game.battle.ship(number).levels));
        if left < full && full > 0 {
            let size = Vec2::new(width * 0.7, (width * 0.08).max(3.0));
            let rect = egui::Rect::from_center_size(over.middle(ship.at) + Vec2::new(0.0, width * 0.4), size);
            let mut rest = rect;
            rest.set_width(rect.width() * left as f32 / full as f32);
            over.painter.rect_filled(rect, 1.0, paper.error);
            over.painter.rect_filled(rest, 1.0, paper.good);
        }
    }
}

/// The stats of a ship that are below their original levels, in words; empty if there are none.
pub fn damage(game: &Game<LaunchFighters>, unit: Unit) -> String {
    let Unit::Ship(number) = unit else { return String::new() };
    let (now, then) = (game.state().ship(number), game.battle.ship(number));
    let parts = Part::STATS.iter().zip(now.levels.iter().zip(then.levels));
    let fallen = parts.filter(|(_, (now, then))| **now < *then);
    let words: Vec<String> =
        fallen.map(|(part, (now, then))| format!("{} {now} of {then}", part.label().to_lowercase())).collect();
    words.join(", ")
}
