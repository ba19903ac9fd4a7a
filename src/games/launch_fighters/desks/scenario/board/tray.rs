//! The tray beside the board. It has, for each side, the units that are not placed yet, which the user can drag onto the map or pick up; the units
//! that arrive later; and, if the set-up is free, the squadrons aboard.

use egui::{Align2, Label, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::hand::Hand;
use super::scene::{Scene, Tray};
use crate::things::name_within;
use kit::action::Action;
use kit::board::{self, Pieces as _};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{cut_line, ground, small_button};
use launch_fighters::{Fielded, InScenario, Piece, Place, SetUp, Side};
use launch_fighters_paper::sheets::map::MOST_BARS;
use launch_fighters_paper::sheets::paint::Paint;
use rules::Id;

/// Shows the tray beside the set-up board.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let rect = ui.available_rect_before_wrap();
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board.board;
    board.offer(ui, rect, Tray);
    let waits = |side: &Fielded| scene.field.pieces(side).iter().any(|piece| scene.space_of(*piece).is_none());
    let waiting = scene.field.sides.is_empty() || scene.field.sides.iter().any(waits);
    let heading = if waiting { "Not placed yet" } else { "All ships are placed" };
    let leaves = board.hand.is_some_and(|hand| hand.is_dragged() && scene.space_of(hand.piece).is_some());
    let mut inside = board::tray(ui, leaves, board.is_over(Tray), heading, board::TAKES_OFF);
    let ui = &mut inside;
    ScrollArea::vertical().id_salt("tray").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        if scene.open.scenario.sides.is_empty() {
            missing(ui, context, scene, "The scenario has no sides yet.", "Add sides", InScenario::Side(Id::new(1)));
        }
        for (number, (id, side)) in scene.open.scenario.sides.iter().enumerate() {
            ui.push_id(id.number(), |ui| of_side(ui, context, scene, number, id, side));
        }
    });
}

fn of_side(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, number: usize, id: Id<Side>, side: &Side) {
    ui.add_space(6.0);
    let Some(fielded) = scene.field.sides.iter().find(|fielded| fielded.id == id) else {
        let name = if side.name.trim().is_empty() { format!("Side {}", number + 1) } else { side.name.clone() };
        return missing(ui, context, scene, &format!("{name} has no fleet yet."), "Choose a fleet", InScenario::Side(id));
    };
    let paint = Paint::of_side(scene.open.content, side, number);
    let pieces = scene.field.pieces(fielded);
    let ships: Vec<Piece> = pieces.into_iter().filter(|piece| matches!(piece, Piece::Ship(..))).collect();
    let placed = ships.iter().filter(|piece| piece.at(scene.open.scenario).is_some()).count();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
        swatch(ui, rect, paint);
        bars(ui, number);
        ui.add(Label::new(RichText::new(fielded.label()).font(theme::bold(theme::BODY))).truncate());
    });
    let count = format!("{placed} of {} on the map", ships.len());
    remark(ui, &count);
    let letters = fielded.fleet.letters(&scene.open.content.ships);
    for piece in ships.iter().filter(|piece| piece.at(scene.open.scenario).is_none()) {
        let Piece::Ship(_, ship) = *piece else { continue };
        let letter = letters.get(&ship).map_or("?", String::as_str);
        let remark = if scene.field.is_flagship(*piece) { "flagship" } else { "" };
        row(ui, context, scene, *piece, [letter, &scene.field.piece_name(*piece), remark], paint);
    }
    if scene.open.scenario.set_up == SetUp::Free {
        squadrons(ui, context, scene, fielded, paint);
    }
    later(ui, scene, fielded);
}

/// Shows the squadrons still aboard, one row for each ship that has any.
fn squadrons(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, side: &Fielded, paint: Paint) {
    let starting = side.fleet.ships.ids().filter(|ship| side.side.arrival(*ship).is_none());
    let carriers: Vec<_> =
        starting.map(|ship| (ship, scene.field.aboard(side, ship))).filter(|(_, aboard)| *aboard > 0).collect();
    if !carriers.is_empty() {
        remark(ui, "Squadrons aboard");
    }
    for (ship, aboard) in carriers {
        let name = side.name(scene.open.content, ship);
        row(ui, context, scene, Piece::Aboard(side.id, ship), ["", name, &aboard.to_string()], paint);
    }
}

/// Shows a small heading within the part of the tray for one side.
fn remark(ui: &mut Ui, words: &str) {
    ui.add_space(2.0);
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
}

/// Lists the ships that arrive later, each with the turn of its arrival.
fn later(ui: &mut Ui, scene: &Scene, side: &Fielded) {
    let groups = side.side.reinforcements.iter();
    let ships = groups.flat_map(|group| group.ships.iter().map(|ship| (*ship, group.turn)));
    let known: Vec<_> = ships.filter(|(ship, _)| side.fleet.ships.get(*ship).is_some()).collect();
    if !known.is_empty() {
        remark(ui, "Arriving later");
    }
    for (ship, turn) in known {
        let words = format!("{}, turn {turn}", side.name(scene.open.content, ship));
        let help = "It arrives as a reinforcement and has no place in the set-up.";
        ui.horizontal(|ui| {
            ui.add_space(8.0);
            ui.add(Label::new(words).truncate()).on_hover_text(help);
        });
    }
}

/// Shows a unit that can be dragged onto the map or picked up by a click or key: its letter, its name, and a remark.
fn row(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, piece: Piece, [letter, name, remark]: [&str; 3], paint: Paint) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::click_and_drag());
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board.board;
    let held = board.hand.is_some_and(|hand| hand.piece == piece);
    let inside = rect.shrink2(Vec2::new(0.0, 1.0));
    ground(ui, inside, held || scene.selected == Some(piece), &response);
    if response.has_focus() {
        ui.painter().rect_stroke(inside, theme::ROUND, (1.0, palette.accent), StrokeKind::Inside);
    }
    let chip = Rect::from_center_size(rect.left_center() + Vec2::new(13.0, 0.0), Vec2::splat(18.0));
    if letter.is_empty() {
        ui.painter().circle(chip.center(), 5.0, theme::printed(paint.secondary), Stroke::new(1.0, palette.weak));
    } else {
        swatch(ui, chip, paint);
        let ink = theme::printed(paint.primary.readable_ink());
        ui.painter().text(chip.center(), Align2::CENTER_CENTER, letter, theme::bold(theme::SMALL), ink);
    }
    let mut end = rect.right() - 6.0;
    if !remark.is_empty() {
        let at = Pos2::new(end, rect.center().y);
        end = ui.painter().text(at, Align2::RIGHT_CENTER, remark, theme::regular(theme::SMALL), palette.weak).left() - 6.0;
    }
    let room =
        Rect::from_min_max(Pos2::new(rect.left() + 28.0, rect.top()), Pos2::new(end.max(rect.left() + 40.0), rect.bottom()));
    let galley = cut_line(ui, name, room.width(), theme::regular(theme::BODY), palette.text);
    let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), room).min;
    ui.painter().galley(at, galley, palette.text);
    response.widget_info(|| {
        WidgetInfo::labeled(egui::accesskit::Role::Button, true, format!("Place {}", name_within(scene.field, piece)))
    });
    if response.drag_started_by(egui::PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        board.hand = Some(Hand::drag(piece, at, true));
    }
    if response.clicked() {
        board.hand = None;
        if !held {
            board.take(piece);
        }
        context.push(Action::PointAt(scene.place(Some(piece))));
    }
    let help = format!("Drag {} onto the map, or press it and then a space of the map.", name_within(scene.field, piece));
    response.on_hover_text(help);
}

/// Paints the bars that mark the units of a side on the board, by which sides can be told apart without their colours.
fn bars(ui: &mut Ui, number: usize) {
    let number = number.min(MOST_BARS);
    if number == 0 {
        return;
    }
    let (rect, response) = ui.allocate_exact_size(Vec2::new(4.0 * number as f32, 12.0), Sense::hover());
    for bar in 0..number {
        let x = rect.left() + 1.0 + 4.0 * bar as f32;
        ui.painter().vline(x, rect.y_range(), Stroke::new(2.0, Palette::of(ui).text));
    }
    response.on_hover_text("So many bars stand behind the units of this side on the board.");
}

fn swatch(ui: &Ui, rect: Rect, paint: Paint) {
    let palette = Palette::of(ui);
    ui.painter().rect(rect, 3.0, theme::printed(paint.primary), Stroke::new(1.0, palette.outline), StrokeKind::Inside);
}

/// Says what the scenario lacks, with a button that leads to the field where the user can set it.
fn missing(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, words: &str, button: &str, place: InScenario) {
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
    if small_button(ui, button).on_hover_text("Go there, among the sides and goals of the scenario.").clicked() {
        context.push(Action::Select(Place::Scenario(scene.open.id, place).into()));
    }
}
