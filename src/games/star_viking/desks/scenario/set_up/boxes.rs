//! The boxes for starting places other than sectors: anywhere in the system, beside the tile, and at the home base.

use egui::accesskit::Role;
use egui::{Align2, Label, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo};

use super::counter;
use super::scene::{Elsewhere, Scene};
use kit::board::{HeldBy, Target, box_line};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, cut_line, paint_icon};
use rules::counted;
use star_viking::Station;
use star_viking::set_up::Unit;

/// The margin round the content of a box, in points of the screen.
const MARGIN: f32 = 6.0;

/// Shows the boxes for other starting places, one below the other.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let boxes = [
        (Station::InSystem(scene.tile), "In the system", "Its player chooses the sector when it comes to a fight."),
        (Station::OffTile(scene.tile), "Beside the tile", "About to enter the tile, through any deep space."),
        (Station::HomeBase, "Home base", "The Vikings' own, beyond the playing area."),
    ];
    let room = ui.available_rect_before_wrap();
    // A box with units is twice as high as an empty one.
    let shares = boxes.map(|(station, ..)| if scene.starting(Some(station)).next().is_some() { 2.0 } else { 1.0 });
    let share = (room.height() - theme::GAP * 2.0) / shares.iter().sum::<f32>();
    let mut top = room.top();
    for (index, (station, name, help)) in boxes.into_iter().enumerate() {
        let rect = Rect::from_min_size(egui::pos2(room.left(), top), Vec2::new(room.width(), share * shares[index]));
        ui.push_id(index, |ui| of(ui, context, scene, station, name, help, rect));
        top = rect.bottom() + theme::GAP;
    }
    ui.advance_cursor_after_rect(room);
}

fn of(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, station: Station, name: &str, help: &str, rect: Rect) {
    let palette = Palette::of(ui);
    let place = Elsewhere::Station(station);
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.set_up.board;
    board.offer(ui, rect, place);
    let (hand, over) = (board.carried(), board.is_over(place));
    let takes = hand.and_then(|hand| scene.unit(hand.piece)).is_some_and(|unit| scene.set_up.objection(&unit, station).is_none());
    let line = hand.and_then(|_| box_line(palette, takes, over)).unwrap_or_else(|| Stroke::new(1.0, palette.border));
    ui.painter().rect(rect, theme::ROUND, palette.card, line, StrokeKind::Inside);
    let units: Vec<Unit> = scene.starting(Some(station)).copied().collect();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect.shrink(MARGIN)));
    let ui = &mut inside;
    if hand.is_some() && takes {
        let corner = Rect::from_center_size(rect.right_top() + Vec2::new(-12.0, 14.0), Vec2::splat(14.0));
        paint_icon(ui.painter(), Icon::Check, corner, 14.0, palette.good);
    }
    let title = title(ui, name);
    let tile = scene.set_up.tile_label(scene.tile);
    let said = match station {
        Station::InSystem(_) | Station::Sector(..) => format!("In {tile}"),
        Station::OffTile(_) => format!("Beside {tile}"),
        Station::HomeBase => name.to_owned(),
    };
    let said = format!("{said}: {}", counted(units.len(), "unit"));
    title.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
    let pressed = title.clicked() || over && ui.input(|input| input.pointer.primary_clicked());
    title.on_hover_text(format!("{help} Press it while a unit is in hand to put that here."));
    if units.is_empty() {
        ui.label(RichText::new("nobody").size(theme::SMALL).color(palette.weak));
    }
    ScrollArea::vertical().id_salt("units").auto_shrink([false, false]).show(ui, |ui| by_force(ui, context, scene, &units));
    if let Some(hand) = hand.filter(|hand| pressed && hand.held_by == HeldBy::Free) {
        let action = context.memory.own.of::<crate::Memory>().scenario.set_up.board.put_down(scene, &hand, Target::Box(place));
        context.push(action);
    }
}

/// Shows the title of a box, which can be pressed.
fn title(ui: &mut Ui, name: &str) -> Response {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::click());
    let words = cut_line(ui, name, rect.width(), theme::bold(theme::BODY), palette.text);
    let at = Align2::LEFT_CENTER.align_size_within_rect(words.size(), rect).min;
    ui.painter().galley(at, words, palette.text);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, 3, Stroke::new(1.5, palette.accent), StrokeKind::Outside);
    }
    response
}

/// Shows the units in a box. If they belong to several forces, such as two Vikings at the home base, each force has a heading.
fn by_force(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, units: &[Unit]) {
    let shared = units.windows(2).any(|pair| pair[0].force != pair[1].force);
    for own in units.chunk_by(|unit, next| unit.force == next.force) {
        if shared {
            let name = scene.set_up.force_label(scene.set_up.forces[own[0].force].id);
            ui.add(Label::new(RichText::new(name).size(theme::SMALL).color(Palette::of(ui).weak)).wrap());
        }
        counter::row(ui, context, scene, own);
    }
}
