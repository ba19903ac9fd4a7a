//! The wall: the printed tiles of all systems, small and side by side, to view, choose and reorder.

use egui::emath::GuiRounding as _;
use egui::{
    EventFilter, FontId, Id as WidgetId, Key, Modifiers, Rect, Response, RichText, ScrollArea, Sense, StrokeKind, Ui, Vec2,
    WidgetInfo,
};

use crate::printed::PrintedTile;
use kit::action::{Action, Change, Choosing, DeskMode};
use kit::command;
use kit::desks::beginning::none_yet;
use kit::desks::{FrameContext, Run, reorder};
use kit::screen;
use kit::theme::{self, Palette};
use kit::things;
use kit::widgets::{Icon, context_menu, cut_line, paint_icon, small_button, told_beside_menu};
use rules::{Chance, Id, Severity, counted};
use star_viking::{Content, InSystem, Place, SYSTEMS, System};

/// The least width of a tile, in points of the screen.
const NARROWEST: f32 = 150.0;
/// The greatest width of a tile, in points of the screen.
const WIDEST: f32 = 340.0;
/// The gap between two tiles, in points of the screen.
const GAP: f32 = 14.0;
/// The height of the words below a tile, in points of the screen.
const CAPTION: f32 = 38.0;
/// The width of the frame round a chosen tile, in points of the screen.
const FRAME: f32 = 6.0;

/// What the wall of tiles remembers from one frame of the window to the next.
#[derive(Default)]
pub struct Memory {
    /// The choices for a random system.
    pub random: super::random::Memory,
    /// The seed with which the tiles are dealt out as in a game; `None` while they are in the order of the project.
    dealt: Option<u64>,
}

/// How many of the dealt tiles are shown as in play; the others are set aside. The standard game allows nine or ten ("Star System Tiles").
const IN_PLAY: usize = 9;

/// Shows the wall with the tiles of all systems.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content) {
    if content.systems.is_empty() {
        return none_yet(ui, context, "system", "A system is a star with its orbits, and a tile on paper.");
    }
    ui.horizontal_wrapped(|ui| {
        let count = counted(content.systems.len(), "system");
        ui.label(RichText::new(count).font(theme::bold(theme::BODY)));
        if small_button(ui, ADD).on_hover_text("Add a system to the project.").clicked() {
            add(context, content);
        }
        super::random::show(ui, context, content);
        deal(ui, &mut context.memory.own.of::<crate::Memory>().system.wall.dealt);
        let help = "Arrows move, Enter opens, Alt and arrows or dragging change the order.";
        let help = RichText::new(help).size(theme::SMALL).color(Palette::of(ui).weak);
        ui.add(egui::Label::new(help).truncate());
    });
    ui.add_space(4.0);
    ScrollArea::vertical().id_salt("wall").auto_shrink([false, false]).show(ui, |ui| {
        let mut ids: Vec<Id<System>> = content.systems.ids().collect();
        let dealt = context.memory.own.of::<crate::Memory>().system.wall.dealt;
        if let Some(seed) = dealt {
            Chance::new(seed).shuffle(&mut ids);
        }
        let (columns, width) = columns(ui, ids.len(), dealt.is_some());
        if context.state.view.dialog.is_none() && ui.memory(|memory| memory.focused().is_none()) {
            let selected = things::thing(context.state.document.place());
            let known = ids.iter().find(|id| whole(**id) == selected).or(ids.first());
            ui.memory_mut(|memory| memory.request_focus(key_of(*known.unwrap_or(&ids[0]))));
        }
        let chosen = context.state.chosen();
        ui.spacing_mut().item_spacing = Vec2::splat(if dealt.is_some() { ON_TABLE } else { GAP });
        ui.add_space(FRAME);
        for (row, line) in ids.chunks(columns).enumerate() {
            ui.horizontal_top(|ui| {
                ui.add_space(FRAME);
                for (column, id) in line.iter().enumerate() {
                    let hung = Hung {
                        width,
                        chosen: chosen.contains(&whole(*id)),
                        on_table: dealt.is_some(),
                        aside: dealt.is_some() && row * columns + column >= IN_PLAY,
                    };
                    let response = tile(ui, context, content, *id, hung);
                    pointed(ui, &response, context, *id, dealt.is_none());
                    if context.jumps_to(&whole(*id)) {
                        response.scroll_to_me(None);
                    }
                    if response.has_focus() {
                        keys(ui, context, &ids, row * columns + column, (columns, dealt.is_none()));
                    }
                }
            });
        }
    });
}

/// Shows the buttons that lay the tiles out as on a table, and that deal them anew.
fn deal(ui: &mut Ui, dealt: &mut Option<u64>) {
    let help =
        "Lay the tiles out side by side as on the table, nine of them in play and the others set aside; each press deals anew.";
    if small_button(ui, "Deal the tiles").on_hover_text(help).clicked() {
        *dealt = Some(dealt.map_or(1, |seed| seed + 1));
    }
    if dealt.is_some() && small_button(ui, "Hang them up").on_hover_text("Show them in the order of the project.").clicked() {
        *dealt = None;
    }
}

/// The gap between two tiles on the table, in points of the screen.
const ON_TABLE: f32 = 3.0;

/// The look of a tile on the wall.
#[derive(Clone, Copy)]
struct Hung {
    width: f32,
    chosen: bool,
    /// Whether the tiles are laid out as on a table, without words below them.
    on_table: bool,
    /// Whether the tile is set aside and not in play.
    aside: bool,
}

/// How many tiles a row has, and the width of a tile. Tiles are as wide as possible while all of them are visible, but never narrower than the least
/// width.
fn columns(ui: &Ui, count: usize, on_table: bool) -> (usize, f32) {
    let (gap, caption) = if on_table { (ON_TABLE, 0.0) } else { (GAP, CAPTION) };
    // The frame round a chosen tile lies outside the tile.
    let room = Vec2::new(ui.available_width() - 2.0 * FRAME - 8.0, ui.available_height() - FRAME);
    let in_a_row = |width: f32| (((room.x + gap) / (width + gap)) as usize).max(1);
    let width_of = |columns: usize| ((room.x + gap) / columns as f32 - gap).floor();
    let all_are_seen = |columns: &usize| {
        let rows = count.div_ceil(*columns);
        rows as f32 * (PrintedTile::height_at(width_of(*columns)) + caption + gap) <= room.y
    };
    let most = in_a_row(NARROWEST);
    let columns = (in_a_row(WIDEST)..=most).find(all_are_seen).unwrap_or(most);
    (columns, width_of(columns).clamp(NARROWEST * 0.5, WIDEST))
}

const ADD: &str = "Add a star system";

fn add(context: &mut FrameContext, content: &Content) {
    if let Some((edit, place)) = SYSTEMS.add_to(content) {
        context.change(Change::edit("Add system", edit).then_select(place));
    }
}

fn whole(id: Id<System>) -> project::Place {
    Place::System(id, InSystem::Whole).into()
}

/// The widget id under which a tile has the keyboard focus.
fn key_of(id: Id<System>) -> WidgetId {
    WidgetId::unique(("tile on the wall", id.number()))
}

/// Shows a tile with its name, technology and wealth, and the mark of its worst finding.
fn tile(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<System>, hung: Hung) -> Response {
    let Hung { width, chosen, on_table, aside } = hung;
    let Some(system) = content.systems.shared(id) else { return ui.response() };
    let printed =
        context.memory.own.of::<crate::Memory>().printed.tile(id, system, system.label(), context.state.document.project());
    let size = screen::size_of(printed.page.size, width);
    let (rect, _) = ui.allocate_exact_size(size + Vec2::new(0.0, if on_table { 0.0 } else { CAPTION }), Sense::hover());
    let response = ui.interact(rect, key_of(id), Sense::click_and_drag());
    let worst = context.state.document.derived().worst(&whole(id));
    let words = format!("technology {}, wealth {}", system.technology, system.wealth);
    let finding = worst.map(|severity| format!(", {severity}")).unwrap_or_default();
    let where_to = if aside { ", set aside" } else { "" };
    let name = format!("Tile {}: {words}{where_to}{finding}", system.label());
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::GridCell, true, chosen, &name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let palette = Palette::of(ui);
    let around = rect.expand(FRAME - 1.0);
    if chosen || response.hovered() {
        ui.painter().rect_filled(around, 6, if chosen { palette.selection } else { palette.hovered });
    }
    if chosen || response.has_focus() {
        let thick = if response.has_focus() { 2.5 } else { 1.5 };
        ui.painter().rect_stroke(around, 6, (thick, palette.accent), StrokeKind::Inside);
    }
    let picture = Rect::from_min_size(rect.min, size).round_to_pixels(ui.pixels_per_point());
    context.screen.paint(ui.painter(), &printed.page, picture, palette.shadow);
    // The tile's background is as dark as the desk, so the tile has an outline.
    ui.painter().rect_stroke(picture, 0, (1.0, palette.outline), StrokeKind::Inside);
    if aside {
        ui.painter().rect_filled(picture, 0, palette.shade);
    }
    if on_table {
        return response;
    }
    let mut right = rect.right();
    if let Some(severity) = worst {
        mark(ui, egui::pos2(right - 8.0, picture.bottom() + 12.0), severity);
        right -= 20.0;
    }
    let line = |y: f32, words: String, font: FontId, ink, right: f32| {
        let galley = cut_line(ui, words, (right - rect.left() - 2.0).max(8.0), font, ink);
        ui.painter().galley(egui::pos2(rect.left() + 2.0, y), galley, ink);
    };
    line(picture.bottom() + 4.0, system.label().to_owned(), theme::bold(theme::BODY), palette.text, right);
    let small = format!("Technology {}, wealth {}", system.technology, system.wealth);
    line(picture.bottom() + 21.0, small, theme::regular(theme::SMALL), palette.weak, rect.right());
    response
}

fn mark(ui: &Ui, at: egui::Pos2, severity: Severity) {
    let icon = Icon::of(severity);
    paint_icon(ui.painter(), icon, Rect::from_center_size(at, Vec2::splat(14.0)), 14.0, Palette::of(ui).severity(severity));
}

/// Handles the pointer on a tile: a click selects it, a double click opens it, and a drag moves it to another place.
fn pointed(ui: &Ui, response: &Response, context: &mut FrameContext, id: Id<System>, ordered: bool) {
    let place = whole(id);
    if ordered {
        reorder(ui, response, context, &place, Run::Across);
    }
    menu(response, context, id);
    let (entered, held) = ui.input(|input| (input.key_pressed(Key::Enter), input.modifiers));
    if response.double_clicked() || (response.clicked() && entered) {
        return context.push(Action::Select(place));
    }
    if response.clicked() {
        response.request_focus();
        choose(context, id, Choosing::with(held));
    }
}

/// The menu that a right-click on a tile opens.
fn menu(response: &Response, context: &mut FrameContext, id: Id<System>) {
    if response.secondary_clicked() {
        choose(context, id, Choosing::Only);
    }
    context_menu(response, |ui| {
        if ui.button("Open").clicked() {
            context.push(Action::Select(whole(id)));
        }
        for id in [command::Id::Duplicate, command::Id::Delete] {
            let command = command::command(id);
            let action = command.action(context.state);
            if let Some(action) = action.filter(|_| told_beside_menu(ui.button(command.label), command.tooltip).clicked()) {
                context.push(action);
            }
        }
        let wall = &mut context.memory.own.of::<crate::Memory>().system.wall;
        if ui.button("Deal the tiles").clicked() {
            wall.dealt = Some(wall.dealt.map_or(1, |seed| seed + 1));
        }
        if wall.dealt.is_some() && ui.button("Hang them up").clicked() {
            wall.dealt = None;
        }
    });
}

/// Chooses a tile without leaving the wall.
fn choose(context: &mut FrameContext, id: Id<System>, how: Choosing) {
    context.push(Action::Choose(whole(id), how));
    context.push(Action::ShowDesk(DeskMode::Overview));
}

/// Handles the keys at a tile: the arrows go to another tile; with Alt, left and right move the tile.
fn keys(ui: &Ui, context: &mut FrameContext, ids: &[Id<System>], at: usize, (columns, ordered): (usize, bool)) {
    let filter = EventFilter { horizontal_arrows: true, vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(key_of(ids[at]), filter));
    let pressed = |modifiers, key| ui.input_mut(|input| input.consume_key(modifiers, key));
    let last = ids.len() - 1;
    // Alt with the up or down arrow is a command that works in every list.
    for (key, to) in [(Key::ArrowLeft, at.checked_sub(1)), (Key::ArrowRight, (at < last).then_some(at + 1))] {
        if ordered
            && pressed(Modifiers::ALT, key)
            && let Some(edit) = to.and_then(|to| things::move_to(&whole(ids[at]), to))
        {
            context.change(Change::edit("Change the order", edit));
        }
    }
    let steps = [
        (Key::ArrowLeft, at.saturating_sub(1)),
        (Key::ArrowRight, (at + 1).min(last)),
        (Key::ArrowUp, at.checked_sub(columns).unwrap_or(at)),
        (Key::ArrowDown, if at + columns <= last { at + columns } else { at }),
        (Key::Home, 0),
        (Key::End, last),
    ];
    for (key, to) in steps {
        if pressed(Modifiers::NONE, key) && to != at {
            ui.memory_mut(|memory| memory.request_focus(key_of(ids[to])));
            choose(context, ids[to], Choosing::Only);
        }
    }
}
