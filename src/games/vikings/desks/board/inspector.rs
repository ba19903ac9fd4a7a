//! The inspector of a board and of a layout: their fields and findings.

use egui::{RichText, Ui};

use super::canvas::half_turned;
use super::{Ground, Open, set_layout};
use crate::things::with_board;
use kit::action::Change;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, users};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, icon_button, item, section, small_button};
use rules::{Id, capital, counted};
use vikings::board::{Barrier, Board, Hexside, Layout, Surface, joints};
use vikings::{Content, Edit, InBoard, InLayout, Place};

/// Shows the inspector of a board.
pub fn board(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Board>) {
    let Some(board) = content.boards.get(id) else { return };
    let Some(form) = Form::of(context, Place::Board(id, InBoard::Whole)) else { return };
    form.field(ui, context, Place::Board(id, InBoard::Name));
    ui.add_space(theme::GAP);
    section(ui, "HEXES");
    form.group(ui, context, Place::Board(id, InBoard::Size));
    let paper = board.layout().size();
    ui.horizontal(|ui| {
        ui.label(RichText::new("On paper").size(theme::SMALL).color(Palette::of(ui).weak));
        ui.label(format!("{:.0} × {:.0} mm", paper.width.get(), paper.height.get()));
    });
    section(ui, "NUMBERS OF THE EDGES");
    form.group(ui, context, Place::Board(id, InBoard::Edges));
    form.group(ui, context, Place::Board(id, InBoard::Whole));
    findings::of_thing(ui, context, Place::Board(id, InBoard::Whole));
    ui.add_space(theme::GAP);
    section(ui, "GROUND");
    for surface in Surface::ALL {
        let count = board.hexes.iter().filter(|(_, known)| *known == surface).count();
        if count > 0 {
            item(ui, &capital(surface.label()), "", &count.to_string(), false);
        }
    }
    for barrier in Barrier::ALL {
        let count = board.sides.of(barrier).count();
        if count > 0 {
            item(ui, &capital(barrier.label()), "hexsides", &count.to_string(), false);
        }
    }
    beyond(ui, context, id, board);
    users::list(ui, context, Place::Board(id, InBoard::Whole));
}

/// If there are barriers beyond the edge of the board, says so, with a button that removes them. Such barriers may come from a file, or remain after
/// the board was made smaller.
fn beyond(ui: &mut Ui, context: &mut FrameContext, id: Id<Board>, board: &Board) {
    let grid = board.grid();
    let touches = |side: Hexside| grid.contains(side.space) || grid.contains(side.across().space);
    let astray = board.sides.iter().filter(|(side, _)| !touches(*side)).count();
    if astray == 0 {
        return;
    }
    let words = format!("{} beyond the board, where nobody sees it.", counted(astray, "hexside"));
    ui.label(RichText::new(words).color(Palette::of(ui).warning));
    if small_button(ui, "Take them away").accessible_name("Take away the hexsides beyond the board").clicked() {
        let mut within = board.clone();
        within.sides.retain(touches);
        context.change(Change::edit("Take away hexsides beyond the board", Edit::Board(rules::Change::Set(id, within))));
    }
}

/// Shows the inspector of a layout.
pub fn layout(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Layout>) {
    let Some(layout) = content.layouts.get(id) else { return };
    let Some(form) = Form::of(context, Place::Layout(id, InLayout::Whole)) else { return };
    form.field(ui, context, Place::Layout(id, InLayout::Name));
    ui.add_space(theme::GAP);
    section(ui, "BOARDS");
    let open = Open { content, ground: Ground::Layout(id) };
    for (number, laid) in (1..).zip(layout.boards.ids()) {
        let name = format!("board {number}");
        let Some(form) = Form::among(context, Place::Layout(id, InLayout::Board(laid)), &name) else { continue };
        ui.push_id(&name, |ui| {
            let mut goes = false;
            ui.horizontal(|ui| {
                ui.label(RichText::new(capital(&name)).font(theme::bold(theme::BODY)));
                let turn = icon_button(ui, Icon::TurnRight, &format!("Half-turn {name}"), "Turn it upside down.", true);
                if turn.clicked() {
                    context.actions.extend(half_turned(open, id, layout, laid));
                }
                goes = form.order(ui, context);
            });
            form.group(ui, context, Place::Layout(id, InLayout::Board(laid)));
            if goes {
                form.take_away(context);
            }
        });
    }
    add(ui, context, content, (id, layout));
    section(ui, "JOINTS");
    let name = |laid| {
        let board = layout.boards.get(laid).and_then(|laid| content.boards.get(laid.board?));
        board.map_or("no board", Board::label)
    };
    let (_, joints) = joints(layout, &content.boards);
    if joints.is_empty() {
        ui.label(RichText::new("No two boards touch yet. Drag them edge to edge.").color(Palette::of(ui).weak));
    }
    for joint in joints {
        let words = format!("{} and {}", name(joint.boards[0]), name(joint.boards[1]));
        let figures = format!("{} of {} places disagree", joint.disagreeing(), joint.facing.len());
        let palette = Palette::of(ui);
        ui.label(words);
        ui.label(RichText::new(figures).size(theme::SMALL).color(if joint.matches() { palette.weak } else { palette.warning }));
    }
    findings::of_thing(ui, context, Place::Layout(id, InLayout::Whole));
}

/// Joins a board to the right of a layout's boards.
pub(super) fn joined(content: &Content, (id, layout): (Id<Layout>, &Layout), board: Id<Board>) -> Change {
    let name = content.boards.get(board).map_or("a board", Board::label);
    let laid = layout.boards.next_id();
    set_layout(id, format!("Join {name}"), with_board(content, layout, board))
        .then_select(Place::Layout(id, InLayout::Board(laid)))
}

/// Shows buttons that join a board to the right.
fn add(ui: &mut Ui, context: &mut FrameContext, content: &Content, (id, layout): (Id<Layout>, &Layout)) {
    if content.boards.is_empty() {
        ui.label(RichText::new("Make a board first, or take one from the blue book.").color(Palette::of(ui).weak));
        return;
    }
    ui.menu_button("Join a board", |ui| {
        for (board, known) in content.boards.iter() {
            if small_button(ui, known.label()).clicked() {
                context.change(joined(content, (id, layout), board));
                ui.close();
            }
        }
    });
    let words = counted(layout.boards.len(), "board");
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
}
