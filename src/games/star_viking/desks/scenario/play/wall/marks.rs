//! Draws everything on the wall except tiles and counters: frames, the holder and taxes of each tile, the boxes, and the numbered orders of the turn.

use crate::StarViking;
use std::sync::Arc;

use egui::text::LayoutJob;
use egui::{Color32, Galley, Pos2, Rect, Stroke, StrokeKind, Ui, Vec2};

use super::head::wide;
use super::hung::{Hung, Spot, Wall};
use crate::scenario::play::scene::Scene;
use kit::board::{Overlay, badge};
use kit::play::{Eyes, Game};
use kit::theme::{self, Palette};
use kit::widgets::cut_line;
use rules::play::{Play as _, Player, Told as _};
use star_viking::play::{Event, Phase, Port};

/// The sizes of letters in points of the screen, the largest first.
const SIZES: [f32; 4] = [11.0, 10.0, 9.0, LEAST_SIZE];
/// The smallest size of letters, in points of the screen.
const LEAST_SIZE: f32 = 8.0;
/// The height of a line in the smallest letters, in points of the screen.
const LEAST_LINE: f32 = 10.0;
/// The length of an arrow's head, in points of the screen.
const HEAD: f32 = 11.0;

/// Draws frames and boxes, and writes their captions.
pub fn places(ui: &Ui, over: &Overlay<Wall>, game: &Game<StarViking>, scene: &Scene) {
    let night = Palette::on_night();
    for (player, rect) in &over.spaces.homes {
        let rect = over.placed.on_screen(*rect);
        over.painter.rect(rect, 4, theme::NIGHT, Stroke::new(1.5, night.outline), StrokeKind::Inside);
        let wealth = game.battle.public().tables().economy.home_base_wealth.get();
        let name = name_within(ui, game.battle.side_name(*player), rect.width() - 12.0, false);
        let lines = [("HOME BASE".to_owned(), true), (name, false), (format!("{wealth} mc"), false)];
        write(ui, over, rect.shrink2(Vec2::new(6.0, 4.0)), lines);
    }
    for hung in &over.spaces.tiles {
        let rect = over.placed.on_screen(hung.tile);
        over.painter.rect_stroke(rect, 0, Stroke::new(1.0, night.outline), StrokeKind::Inside);
        caption(ui, over, game, scene, hung);
        let Some(limbo) = hung.limbo.map(|limbo| over.placed.on_screen(limbo)) else { continue };
        let corners = [limbo.left_top(), limbo.right_top(), limbo.right_bottom(), limbo.left_bottom(), limbo.left_top()];
        over.broken_line(&corners, Stroke::new(1.0, night.outline));
        if super::groups(scene, Spot::Limbo(hung.number)).is_empty() {
            let galley = fitted(ui, "withdrawn", limbo.size() - Vec2::splat(2.0), false, night.weak);
            over.painter.galley(limbo.center() - galley.size() * 0.5, galley, night.weak);
        }
    }
}

/// Writes the holder and the taxes of a tile.
fn caption(ui: &Ui, over: &Overlay<Wall>, game: &Game<StarViking>, scene: &Scene, hung: &Hung) {
    let Some(found) = scene.tiles.get(usize::from(hung.number)) else { return };
    let rect = over.placed.on_screen(hung.caption);
    let holder = name_within(ui, game.battle.side_name(found.control), rect.width() - 6.0, true);
    write(ui, over, rect.shrink2(Vec2::new(3.0, 2.0)), [(holder, true), (pays(game, scene, hung.number), false)]);
    if scene.pending.contains(&hung.number) {
        let tile = over.placed.on_screen(hung.tile);
        badge(&over.painter, Pos2::new(tile.center().x, tile.top() + 8.0), "battle to come", 13.0);
    }
}

/// The taxes of a tile in a few words.
pub fn pays(game: &Game<StarViking>, scene: &Scene, tile: u8) -> String {
    let Some((taxes, found)) = scene.taxes(&game.battle, tile).zip(scene.tiles.get(usize::from(tile))) else {
        return String::new();
    };
    if scene.phase == Phase::LocalFunds && found.funds > 0 {
        return format!("{} mc local funds", found.funds);
    }
    let local = taxes.all - taxes.treasury_at_most;
    let pays = if local == 0 { format!("{} mc", taxes.all) } else { format!("{} mc, {local} local", taxes.all) };
    match found.plundered {
        0 => pays,
        sectors => format!("{pays}, {sectors} plundered"),
    }
}

/// The name of a side. If it does not fit on a line even in the smallest letters, only the part before "of".
fn name_within(ui: &Ui, name: &str, width: f32, strong: bool) -> String {
    let font = if strong { theme::bold(LEAST_SIZE) } else { theme::regular(LEAST_SIZE) };
    let fits = wide(ui, name, font) <= width;
    let short = name.split_once(" of ").map_or(name, |(short, _)| short);
    if fits { name.to_owned() } else { short.to_owned() }
}

/// Writes lines below each other; a line whose flag is `true` is bold.
fn write<const N: usize>(ui: &Ui, over: &Overlay<Wall>, area: Rect, lines: [(String, bool); N]) {
    let night = Palette::on_night();
    let mut top = area.top();
    for (left, (words, strong)) in (1..=N).rev().zip(lines) {
        let ink = if strong { theme::PAPER } else { night.weak };
        // Each line leaves room for the lines after it, at least the height of one row for each.
        let high = area.bottom() + 3.0 - top - LEAST_LINE * (left as f32 - 1.0);
        if high < LEAST_LINE {
            break;
        }
        let galley = fitted(ui, &words, Vec2::new(area.width(), high), strong, ink);
        let below = galley.size().y;
        over.painter.galley(Pos2::new(area.left(), top), galley, ink);
        top += below;
    }
}

/// Lays out words on one line, in the largest letters that fit. If none fit, the words go on several lines, and are cut off if these do not fit
/// either.
fn fitted(ui: &Ui, words: &str, room: Vec2, strong: bool, ink: Color32) -> Arc<Galley> {
    let font = |size: f32| if strong { theme::bold(size) } else { theme::regular(size) };
    let mut on_a_line = SIZES.into_iter().map(|size| cut_line(ui, words, f32::INFINITY, font(size), ink));
    let mut on_lines = SIZES.into_iter().map(|size| {
        let job = LayoutJob::simple(words.to_owned(), font(size), ink, room.x);
        ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
    });
    let fits = |galley: &Arc<Galley>| galley.size().x <= room.x && galley.size().y <= room.y;
    on_a_line
        .find(|galley| galley.size().x <= room.x)
        .or_else(|| on_lines.find(fits))
        .unwrap_or_else(|| cut_line(ui, words, room.x, font(LEAST_SIZE), ink))
}

/// Draws the jumps of this turn, numbered, as far as the viewer knows about them.
pub fn orders(over: &Overlay<Wall>, game: &Game<StarViking>, eyes: Eyes, scene: &Scene) {
    if !matches!(scene.phase, Phase::Orders | Phase::Choosing) {
        return;
    }
    let orders = orders_of_turn(game, eyes);
    let line = Stroke::new(2.0, theme::MOVING);
    for (number, (player, from, to)) in orders.iter().enumerate() {
        let spot = |port: Port| match port {
            Port::Home => Spot::Home(*player),
            Port::Tile(tile) => Spot::Tile(tile),
        };
        let (from, to) = (over.middle(spot(*from)), over.middle(spot(*to)));
        let way = (to - from).normalized();
        // Jumps between the same two places are drawn side by side.
        let aside = way.rot90() * 7.0 * (number % 4) as f32;
        let (from, to) = (from + aside, to + aside);
        over.painter.line_segment([from, to], line);
        for side in [way.rot90(), -way.rot90()] {
            over.painter.line_segment([to, to - way * HEAD + side * HEAD * 0.6], line);
        }
        badge(&over.painter, from + (to - from) * 0.6, &(number + 1).to_string(), 14.0);
    }
}

/// The jumps of this turn that the viewer knows about, in the order in which they were made: whose jump, from where, and to where.
fn orders_of_turn(game: &Game<StarViking>, eyes: Eyes) -> Vec<(Player, Port, Port)> {
    let by_now = &game.replay().events()[..game.replay().events_by_now()];
    let this_turn = by_now.iter().rev().take_while(|past| !matches!(past.event, Event::Turn(_)));
    let heard = this_turn.filter(|past| eyes.hear(past.heard_by));
    let jump = |event: &Event| match event {
        Event::Jumped(unit, from, to) => Some((game.state().unit(*unit).owner, *from, *to)),
        _ => None,
    };
    let mut orders: Vec<_> = heard.filter_map(|past| jump(&past.event)).collect();
    orders.reverse();
    orders
}
