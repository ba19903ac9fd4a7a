//! The wall of tiles: every system of the project as a small printed tile, marked if it is in play.

use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::super::OpenScenario;
use super::changed;
use crate::printed::PrintedTile;
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, cut_line, paint_icon, stepper};
use rules::Id;
use star_viking::{InScenario, ScenarioForm, System};

/// The width of a tile, in points of the screen.
const TILE: f32 = 104.0;
/// The margin round a tile, in points of the screen.
const MARGIN: f32 = 6.0;
/// The height of the lines below a tile, in points of the screen.
const LINES: f32 = 34.0;
/// How many tiles of the same system can be in play at most in a free scenario.
const FREE: u32 = 9;

/// A tile on the wall.
#[derive(Clone, Copy)]
struct SystemTile<'a> {
    open: OpenScenario<'a>,
    id: Id<System>,
    system: &'a System,
    times: usize,
}

impl SystemTile<'_> {
    /// The accessible name of the control that shows the tile.
    fn name(self) -> String {
        format!("{} in play", self.system.label())
    }

    /// Sets how many of this system's tiles are in play.
    fn play(self, context: &mut FrameContext, times: usize) {
        let verb = if times > self.times { "Put" } else { "Take" };
        let where_ = if times > self.times { "into" } else { "out of" };
        let label = format!("{verb} {} {where_} play", self.system.label());
        context.change(changed(self.open, label, |scenario| scenario.put_in_play(self.id, times)));
    }
}

/// Shows the wall of tiles to choose from.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenScenario) {
    let most = most(open.scenario.form);
    let all: Vec<SystemTile> = (open.content.systems.iter())
        .map(|(id, system)| SystemTile { open, id, system, times: open.scenario.times_in_play(id) })
        .collect();
    // If any system has more than one tile in play, all tiles get steppers, so that the user can lower its number.
    let counted = most > 1 || all.iter().any(|tile| tile.times > 1);
    let cell = TILE + 2.0 * MARGIN;
    let columns = ((ui.available_width() / cell) as usize).max(1);
    for (row, tile) in all.chunks(columns).enumerate() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            for (column, tile) in tile.iter().enumerate() {
                let first = (row, column) == (0, 0);
                ui.push_id(tile.id.number(), |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(cell);
                        ui.spacing_mut().item_spacing.y = 2.0;
                        if counted { counter(ui, context, *tile, most, first) } else { switch(ui, context, *tile, first) }
                    });
                });
            }
        });
    }
}

/// How many tiles of the same system a form of game allows.
fn most(form: ScenarioForm) -> u32 {
    form.tiles_of_a_system().unwrap_or(FREE)
}

/// Shows a tile that a click puts in play or takes out of play.
fn switch(ui: &mut Ui, context: &mut FrameContext, tile: SystemTile, first: bool) {
    let (rect, response) = ui.allocate_exact_size(size(), Sense::click());
    let on = tile.times > 0;
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::CheckBox, true, on, tile.name()));
    if first {
        context.reach(&tile.open.place(InScenario::Systems), &response);
    }
    paint(ui, context, tile, rect, response.hovered(), response.has_focus());
    let help = if on { "Take it out of play, with everyone who starts there." } else { "Put it into play." };
    if response.on_hover_text(help).clicked() {
        tile.play(context, usize::from(!on));
    }
}

/// Shows a tile that can be in play several times.
fn counter(ui: &mut Ui, context: &mut FrameContext, tile: SystemTile, most: u32, first: bool) {
    let (rect, _) = ui.allocate_exact_size(size(), Sense::hover());
    paint(ui, context, tile, rect, false, false);
    ui.horizontal(|ui| {
        ui.add_space(MARGIN);
        let stepped = stepper(ui, &tile.name(), tile.times as u32, most.max(tile.times as u32));
        if first {
            context.reach(&tile.open.place(InScenario::Systems), &stepped.response);
        }
        context.stepped(&stepped, |times| {
            let label = format!("Set how often {} is in play", tile.system.label());
            changed(tile.open, label, |scenario| scenario.put_in_play(tile.id, times as usize))
        });
    });
    ui.add_space(4.0);
}

fn size() -> Vec2 {
    Vec2::new(TILE + 2.0 * MARGIN, tile_size().y + LINES + MARGIN)
}

fn tile_size() -> Vec2 {
    Vec2::new(TILE, PrintedTile::height_at(TILE).round())
}

fn paint(ui: &Ui, context: &mut FrameContext, tile: SystemTile, rect: Rect, hovered: bool, focused: bool) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let palette = Palette::of(ui);
    let painter = ui.painter();
    let on = tile.times > 0;
    let ground = if on { Some(palette.selection) } else { hovered.then_some(palette.hovered) };
    if let Some(ground) = ground {
        painter.rect_filled(rect.shrink(1.0), theme::ROUND, ground);
    }
    let picture = Rect::from_min_size(rect.min + Vec2::splat(MARGIN), tile_size());
    if let Some(system) = tile.open.content.systems.shared(tile.id) {
        let printed = context.memory.own.of::<crate::Memory>().printed.tile(
            tile.id,
            system,
            system.label(),
            context.state.document.project(),
        );
        context.screen.paint(painter, &printed.page, picture, palette.shadow);
    }
    if on {
        badge(ui, picture.right_top(), tile.times);
    } else {
        painter.rect_filled(picture, CornerRadius::ZERO, palette.shade);
    }
    let name = Pos2::new(picture.left(), picture.bottom() + 4.0);
    let ink = if on { palette.text } else { palette.weak };
    line(ui, name, tile.system.label(), theme::bold(theme::SMALL), ink);
    let about = format!("{}, wealth {}", tile.system.technology, tile.system.wealth);
    line(ui, name + Vec2::new(0.0, 14.0), &about, theme::regular(10.5), palette.weak);
    if focused {
        painter.rect_stroke(rect.shrink(1.0), theme::ROUND, Stroke::new(2.0, palette.accent), StrokeKind::Inside);
    }
}

/// Paints words, cut off at the width of a tile.
fn line(ui: &Ui, at: Pos2, words: &str, font: FontId, ink: Color32) {
    ui.painter().galley(at, cut_line(ui, words, TILE, font, ink), ink);
}

/// Paints a round mark at the corner of a tile in play: a check mark, or how many times the tile is in play.
fn badge(ui: &Ui, corner: Pos2, times: usize) {
    let palette = Palette::of(ui);
    let middle = corner + Vec2::new(-6.0, 6.0);
    ui.painter().circle(middle, 9.0, palette.primary, Stroke::new(1.5, palette.on_primary));
    if times > 1 {
        let words = format!("{times}\u{d7}");
        ui.painter().text(middle, Align2::CENTER_CENTER, words, theme::bold(10.5), palette.on_primary);
    } else {
        paint_icon(ui.painter(), Icon::Check, Rect::from_center_size(middle, Vec2::splat(14.0)), 11.0, palette.on_primary);
    }
}
