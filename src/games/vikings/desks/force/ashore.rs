//! The characters of the force who are not aboard a boat. The user can drag them onto a deck or take them in hand.

use egui::{PointerButton, Rect, RichText, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

use super::counter;
use super::scene::{Aside, Piece, Scene};
use kit::action::Action;
use kit::board::{self, Hand, Pieces as _};
use kit::desks::FrameContext;
use kit::theme::Palette;
use rules::Id;
use vikings::{InForce, Member};

/// The size of a counter, in points of the screen.
const SIDE: f32 = 50.0;

/// Shows the characters of the force who are not aboard.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let rect = ui.available_rect_before_wrap();
    let board = &mut context.memory.own.of::<crate::Memory>().force.board;
    board.offer(ui, rect, Aside::Ashore);
    let aboard = |piece: Piece| scene.space_of(piece).is_some() || matches!(piece, Piece::New(_));
    let takes = board.hand.is_some_and(|hand| hand.is_dragged() && aboard(hand.piece));
    let mut inside = board::tray(ui, takes, board.is_over(Aside::Ashore), "Not aboard", "Drop here to put ashore");
    let ui = &mut inside;
    let ashore = scene.ashore();
    ScrollArea::vertical().id_salt("ashore").auto_shrink([false, false]).show(ui, |ui| {
        if ashore.is_empty() {
            let words = if scene.force.members.is_empty() {
                "Nobody is in the force yet: press a name of the roster."
            } else {
                "Everybody is aboard."
            };
            ui.label(RichText::new(words).color(Palette::of(ui).weak));
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(5.0);
            for member in ashore {
                one(ui, context, scene, member);
            }
        });
    });
}

fn one(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, id: Id<Member>) {
    let Some(member) = scene.force.members.get(id) else { return };
    let piece = Piece::Member(id);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(SIDE), Sense::click_and_drag());
    let palette = Palette::of(ui);
    counter::paint(ui.painter(), context, scene.content, member.character, rect);
    let board = &mut context.memory.own.of::<crate::Memory>().force.board;
    let held = board.hand.is_some_and(|hand| hand.piece == piece);
    if held || scene.part == InForce::Member(id) || response.has_focus() {
        ui.painter().rect_stroke(rect.expand(1.0), 3, (2.5, palette.accent), StrokeKind::Outside);
    } else if response.hovered() {
        ui.painter().rect_stroke(rect.expand(1.0), 3, (1.0, palette.outline), StrokeKind::Outside);
    }
    if let Some((severity, _)) = scene.said.get(&InForce::Member(id)) {
        counter::mark(ui.painter(), Rect::from_min_max(rect.min, rect.max), *severity);
    }
    let name = scene.name(piece);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, true, format!("{name}, not aboard")));
    if response.drag_started_by(PointerButton::Primary)
        && let Some(at) = response.interact_pointer_pos()
    {
        board.hand = Some(Hand::drag(piece, at, true));
    }
    if response.clicked() {
        board.hand = None;
        if !held && !scene.decks.all.is_empty() {
            board.take(piece);
        }
        context.push(Action::PointAt(scene.place(Some(piece))));
    }
    if context.jumps_to(&scene.at(InForce::Member(id))) {
        response.scroll_to_me(None);
    }
    response.on_hover_text(super::words::member(scene, id));
}
