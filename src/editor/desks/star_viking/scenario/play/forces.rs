//! The forces in short: of a side that is known its units by what they are and where, of the others what is seen.

use egui::{Label, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use super::scene::{Counter, Scene};
use super::{content, counters, words};
use crate::editor::desks::star_viking::printed::Printed;
use crate::editor::play::{PlayContext, PlayDesk};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{cut_line, section};
use crate::rules::counted;
use crate::rules::play::{Play as _, Told as _};
use crate::rules::star_viking::play::{Contest, Where};

/// How high a line is, and how large the counter on it.
const LINE: f32 = 34.0;
const COUNTER: f32 = 28.0;

/// Shows the forces.
pub fn show(ui: &mut Ui, desk: &PlayDesk<Contest>, printed: &mut Printed, table: &mut PlayContext) {
    let Some((game, eyes)) = desk.shown() else { return };
    let scene = Scene::of(game, eyes);
    section(ui, "FORCES");
    ScrollArea::vertical().id_salt("forces").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for player in game.players() {
            let own: Vec<&Counter> = scene.counters.iter().filter(|counter| counter.known_to_be == Some(player)).collect();
            if !own.is_empty() {
                let lost = scene.lost.get(player.index()).copied().unwrap_or_default();
                let holds = if scene.control.get(usize::from(scene.tile)) == Some(&player) { ", holds the system" } else { "" };
                let lost = if lost > 0 { format!("{} lost", counted(lost, "unit")) } else { "nothing lost".into() };
                let words = format!("{lost}{holds}");
                side(ui, game.battle.side_name(player), &words);
                list(ui, desk, printed, table, &scene, own.into_iter());
            }
        }
        let seen: Vec<&Counter> = scene.counters.iter().filter(|counter| counter.known_to_be.is_none()).collect();
        let hidden: usize = scene.hidden.values().map(|number| usize::from(*number)).sum();
        if !seen.is_empty() {
            let words = if hidden > 0 { format!("{} hidden below others", counted(hidden, "counter")) } else { String::new() };
            side(ui, "Seen of the others", &words);
            list(ui, desk, printed, table, &scene, seen.into_iter());
        }
    });
}

/// The name of a side with a remark.
fn side(ui: &mut Ui, name: &str, remark: &str) {
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        ui.add(Label::new(RichText::new(name).font(theme::bold(theme::BODY))).truncate());
        ui.add(Label::new(RichText::new(remark).size(theme::SMALL).color(Palette::of(ui).weak)).truncate());
    });
}

/// Units, those that are alike on one line.
fn list<'a>(
    ui: &mut Ui,
    desk: &PlayDesk<Contest>,
    printed: &mut Printed,
    table: &mut PlayContext,
    scene: &Scene,
    units: impl Iterator<Item = &'a Counter>,
) {
    let mut groups: Vec<(Counter, usize)> = Vec::new();
    for counter in units.filter(|counter| !matches!(counter.at, Where::Aboard(_))) {
        match groups.iter_mut().find(|(known, _)| known.looks_like(counter)) {
            Some((_, number)) => *number += 1,
            None => groups.push((*counter, 1)),
        }
    }
    for (counter, number) in groups {
        line(ui, desk, printed, table, scene, &counter, number);
    }
}

fn line(
    ui: &mut Ui,
    desk: &PlayDesk<Contest>,
    printed: &mut Printed,
    table: &mut PlayContext,
    scene: &Scene,
    counter: &Counter,
    number: usize,
) {
    let Some(game) = desk.game() else { return };
    let (content, palette) = (content(&game.project), Palette::of(ui));
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width() - 10.0, LINE), Sense::hover());
    let name = game.battle.name(counter.unit);
    let many = if number > 1 { format!("{number} of {name} and its like") } else { name.to_owned() };
    let tile = game.battle.public().tiles().get(usize::from(counter.tile));
    let at = words::place(&game.battle, tile.map(|tile| &tile.system), counter.at);
    // Of another tile than the one that is shown its name is told too.
    let at = match tile.filter(|_| counter.tile != scene.tile) {
        Some(tile) => format!("{}: {at}", tile.name),
        None => at,
    };
    let state = words::state(counter);
    let state = if state.is_empty() { at } else { format!("{at}; {state}") };
    response.widget_info(|| egui::WidgetInfo::labeled(egui::accesskit::Role::Label, true, format!("{many}: {state}")));
    if !ui.is_rect_visible(rect) {
        return;
    }
    let picture = Rect::from_min_size(rect.min + Vec2::splat(2.0), Vec2::splat(COUNTER));
    if let Some(page) = counters::page(printed, &game.project, counter, false) {
        table.screen.paint(ui.painter(), &page, picture, palette.shadow);
    }
    let left = picture.right() + 8.0;
    let width = rect.right() - left;
    let values = content.units.get(counter.kind).map_or_else(String::new, |kind| {
        let values = counter.damage.values(kind, &content.tables);
        format!("{}{}{} {}", values.ew, values.attack, values.defense, kind.operations)
    });
    let head = if number > 1 { format!("{number} × {name}  {values}") } else { format!("{name}  {values}") };
    let asked = scene.asked == Some(counter.unit);
    let font = if asked { theme::bold(12.0) } else { theme::regular(12.0) };
    let ink = if matches!(counter.at, Where::Gone(_)) { palette.weak } else { palette.text };
    let galley = cut_line(ui, head, width, font, ink);
    ui.painter().galley(egui::pos2(left, rect.top() + 2.0), galley, ink);
    let galley = cut_line(ui, state.clone(), width, theme::regular(theme::SMALL), palette.weak);
    ui.painter().galley(egui::pos2(left, rect.top() + 17.0), galley, palette.weak);
    response.on_hover_text(format!("{many}: {state}"));
}
