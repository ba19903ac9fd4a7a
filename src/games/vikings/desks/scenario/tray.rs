//! The tray beside the boards: the pieces that enter by an edge, and the pieces without a starting place. The user can drag them onto the boards or
//! take them in hand.

use egui::{PointerButton, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::scene::{Aside, Piece, Scene};
use crate::force::counter;
use geometry::Edge;
use kit::action::Action;
use kit::board::{self, Hand, Pieces as _, box_line};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{cut_line, ground, small_button};
use rules::{capital, counted};
use vikings::{InScenario, Player, Spot};
use vikings_paper::sheets::scenarios::{DECK, color};

/// The height of a row, in points of the screen.
const ROW: f32 = 30.0;

/// Whether any piece has no starting place.
pub fn waits(scene: &Scene) -> bool {
    scene.pieces().any(|piece| is_waiting(scene, piece))
}

/// Shows the tray, with its parts side by side if `side_by_side` is true, otherwise one below the other.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, side_by_side: bool) {
    let rect = ui.available_rect_before_wrap();
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    board.offer(ui, rect, Aside::Tray);
    let leaves = board.hand.is_some_and(|hand| hand.is_dragged() && !is_waiting(scene, hand.piece));
    let heading = if waits(scene) { "Not placed yet" } else { "All are placed" };
    let mut inside = board::tray(ui, leaves, board.is_over(Aside::Tray), heading, board::TAKES_OFF);
    let ui = &mut inside;
    let scrolled = |ui: &mut Ui, name: &str, contents: &mut dyn FnMut(&mut Ui)| {
        ScrollArea::vertical().id_salt(name).auto_shrink([false, false]).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            contents(ui);
        });
    };
    if side_by_side {
        ui.columns(Player::ALL.len() + 1, |columns| {
            let [sides @ .., edges] = columns else { return };
            for (player, ui) in Player::ALL.into_iter().zip(sides) {
                scrolled(ui, &format!("tray of player {}", player.label()), &mut |ui| side(ui, context, scene, player));
            }
            scrolled(edges, "tray of the edges", &mut |ui| by_edges(ui, context, scene));
        });
        return;
    }
    scrolled(ui, "tray", &mut |ui| {
        for player in Player::ALL {
            side(ui, context, scene, player);
        }
        by_edges(ui, context, scene);
    });
}

/// Shows the pieces that enter by each edge. An edge without pieces is shown only while a boat or character is in hand.
fn by_edges(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let board = &context.memory.own.of::<crate::Memory>().scenario.board;
    let goes = board.hand.is_some_and(|hand| hand.moves() && matches!(hand.piece, Piece::Boat(..) | Piece::Man(..)));
    let mut nobody = true;
    for edge in Edge::ALL {
        let coming: Vec<Piece> = scene.pieces().filter(|piece| scene.spot(*piece) == Some(Spot::Edge(edge))).collect();
        if goes || !coming.is_empty() {
            by_edge(ui, context, scene, (edge, coming), goes);
            nobody = false;
        }
    }
    if nobody {
        ui.add_space(4.0);
        ui.label(RichText::new("By an edge").font(theme::bold(theme::BODY)));
        ui.label(
            RichText::new("Nobody yet: take up a piece to bring it in by one.").size(theme::SMALL).color(Palette::of(ui).weak),
        );
    }
}

/// Whether a piece has no starting place and so waits until its player places it.
fn is_waiting(scene: &Scene, piece: Piece) -> bool {
    scene.space_of(piece).is_none() && !matches!(scene.spot(piece), Some(Spot::Edge(_)))
}

fn is_of(piece: Piece, player: Player) -> bool {
    matches!(piece, Piece::Boat(of, _) | Piece::Man(of, _) if of == player)
}

/// Shows the pieces of a side without a starting place.
fn side(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, player: Player) {
    ui.add_space(4.0);
    let scenario = scene.set_up.scenario;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(12.0), Sense::hover());
        ui.painter().circle_filled(rect.center(), 5.5, theme::printed(color(player)));
        if player == Player::B {
            ui.painter().circle_filled(rect.center(), 2.0, theme::PAPER);
        }
        let name = format!("{}, player {}", scenario.side_label(player, scene.set_up.content), player.label());
        ui.add(egui::Label::new(RichText::new(name).font(theme::bold(theme::BODY))).truncate());
    });
    if scenario.force(player, scene.set_up.content).is_none() {
        ui.label(RichText::new("It has no force yet.").color(Palette::of(ui).weak));
        let button = small_button(ui, "Choose a force").accessible_name(format!("Choose a force for player {}", player.label()));
        if button.on_hover_text("Go to the sides, among the goals and rules.").clicked() {
            context.push(Action::Select(scene.at(InScenario::Sides)));
        }
        return;
    }
    let own = || scene.pieces().filter(move |piece| is_of(*piece, player));
    let waiting: Vec<Piece> = own().filter(|piece| is_waiting(scene, *piece)).collect();
    let placed = own().filter(|piece| scene.space_of(*piece).is_some()).count();
    let words = format!("{placed} of {} on the boards", counted(own().count(), "piece"));
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    for piece in waiting {
        row(ui, context, scene, piece);
    }
}

/// Shows the pieces that enter by an edge. A piece that is dropped on this part of the tray will enter by that edge.
fn by_edge(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, (edge, coming): (Edge, Vec<Piece>), goes: bool) {
    // An edge without pieces is shown only so that a piece can be dropped on it.
    let ink = if coming.is_empty() { Palette::of(ui).weak } else { Palette::of(ui).text };
    ui.add_space(if coming.is_empty() { 0.0 } else { 4.0 });
    let inside = ui.scope(|ui| {
        ui.set_min_width(ui.available_width());
        let words = format!("By the {} edge", edge.label());
        ui.label(RichText::new(words).font(theme::bold(theme::SMALL)).color(ink));
        for piece in coming {
            row(ui, context, scene, piece);
        }
    });
    let rect = inside.response.rect.expand(3.0);
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    board.offer(ui, rect, Aside::Edge(edge));
    let palette = Palette::of(ui);
    if let Some(line) = box_line(palette, goes, board.is_over(Aside::Edge(edge))).filter(|_| goes) {
        ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
    }
}

/// Shows a piece in the tray. The user can drag it onto the boards, or take it in hand by a click or a key.
fn row(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, piece: Piece) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), ROW), Sense::click_and_drag());
    let board = &mut context.memory.own.of::<crate::Memory>().scenario.board;
    let held = board.hand.is_some_and(|hand| hand.piece == piece);
    ground(ui, rect, held || scene.selected() == Some(piece), &response);
    if response.has_focus() {
        ui.painter().rect_stroke(rect, theme::ROUND, (1.0, palette.accent), StrokeKind::Inside);
    }
    if response.drag_started_by(PointerButton::Primary)
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
    let picture = Rect::from_min_size(rect.min + Vec2::splat(2.0), Vec2::splat(ROW - 4.0));
    match piece {
        Piece::Man(player, id) => {
            let character = scene.man(player, id).and_then(|man| man.member.character);
            counter::paint(ui.painter(), context, scene.set_up.content, character, picture);
        }
        Piece::Boat(..) | Piece::Thing(..) | Piece::New(_) => {
            let hull = picture.shrink2(Vec2::new(1.0, 8.0));
            ui.painter().rect(hull, 6, theme::printed(DECK), Stroke::new(1.0, palette.outline), StrokeKind::Inside);
        }
    }
    let turn = scene.turn(piece).map_or_else(String::new, |turn| format!(", turn {turn}"));
    let name = format!("{}{turn}", scene.name(piece));
    let room = rect.width() - ROW - 8.0;
    let galley = cut_line(ui, name.clone(), room, theme::regular(theme::BODY), palette.text);
    let at = rect.left_center() + Vec2::new(ROW + 4.0, -galley.size().y * 0.5);
    ui.painter().galley(at, galley, palette.text);
    let place = format!("Place {}", scene.name(piece));
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, true, &place));
    response.on_hover_text(format!("{}. Drag it onto the boards, or press it and then a hex.", capital(&name)));
}
