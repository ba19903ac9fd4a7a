//! The tour of the window: a few stops, each with a card beside the part of the window that it is about. That part stays bright while the rest is
//! dimmed. The tour shows the work on one design, and at its end prints a page of that design into a file.
//!
//! Panels report the positions of the parts with [`mark`]. The welcome page offers the tour until the user has finished or skipped it once.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Align2, Area, Context, Frame, Id, Key, LayerId, Modal, Modifiers, Order, Pos2, Rect, RichText, StrokeKind, Ui, Vec2};

use super::action::{Action, Dialog, Stop};
use super::command::{Id as CommandId, command};
use super::desks::FrameContext;
use super::dialogs::export_folder;
use super::theme::{self, Palette};
use super::widgets::primary_button;
use crate::{machine, sheets};

/// Records the position of a part of the window in this frame.
pub fn mark(egui_context: &Context, stop: Stop, rect: Rect) {
    let pass = egui_context.cumulative_pass_nr();
    egui_context.data_mut(|data| data.insert_temp(id(stop), (rect, pass)));
}

/// The position of a part of the window; `None` if it is not visible.
fn place(egui_context: &Context, stop: Stop) -> Option<Rect> {
    let (rect, pass): (Rect, u64) = egui_context.data(|data| data.get_temp(id(stop)))?;
    (pass + 1 >= egui_context.cumulative_pass_nr()).then_some(rect)
}

fn id(stop: Stop) -> Id {
    Id::unique(("tour", stop.number()))
}

/// The width of a card, and the distance between the card and the part of the window that it is about, in points of the screen.
const CARD: (f32, f32) = (340.0, 16.0);

/// Shows a stop of the tour: its card, and the part of the window that it is about.
pub fn show(ui: &mut Ui, context: &mut FrameContext, stop: Stop) {
    let egui_context = ui.ctx().clone();
    let part = place(&egui_context, stop);
    shade(ui, part);
    let card = Id::unique("tour card");
    let (at, pivot) = beside(egui_context.content_rect(), part);
    let area = Area::new(card).order(Order::Foreground).pivot(pivot).fixed_pos(at);
    let area = area.role(Role::Dialog).accessible_name(stop.title());
    let frame = Frame::popup(ui.style()).inner_margin(theme::DIALOG_MARGIN);
    let modal = Modal::new(card).area(area).frame(frame).backdrop_color(theme::NOTHING).show(&egui_context, |ui| {
        ui.set_width(CARD.0);
        ui.label(RichText::new(stop.title()).font(theme::bold(16.0)));
        ui.label(stop.words());
        if let Some(keys) = keys(&egui_context, context, stop) {
            ui.label(RichText::new(keys).color(Palette::of(ui).weak));
        }
        printed(ui, context, stop);
        ui.add_space(4.0);
        buttons(ui, context, stop);
    });
    let arrow = |key| egui_context.input_mut(|input| input.consume_key(Modifiers::NONE, key));
    // At a stop that prints, only the button prints the page; the arrow key does not lead on.
    if let Some(next) = stop.next().filter(|_| printing(context, stop).is_none() && arrow(Key::ArrowRight)) {
        context.push(Action::Ask(Dialog::Tour(next)));
    } else if let Some(back) = stop.back().filter(|_| arrow(Key::ArrowLeft)) {
        context.push(Action::Ask(Dialog::Tour(back)));
    } else if egui_context.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape))
        || modal.should_close() && escaped(ui)
    {
        context.push(Action::EndTour);
    }
}

/// Whether a request to close the tour comes from a key. A click beside the card does not end the tour.
fn escaped(ui: &Ui) -> bool {
    !ui.input(|input| input.pointer.any_click())
}

fn keys(egui_context: &Context, context: &FrameContext, stop: Stop) -> Option<String> {
    let of = |id| command(id).keys(egui_context, &context.state.settings.keys);
    match stop {
        Stop::Outline => of(CommandId::Outline).map(|keys| format!("{keys} shows or hides it.")),
        Stop::Inspector => of(CommandId::Inspector).map(|keys| format!("{keys} shows or hides it.")),
        Stop::Problems => of(CommandId::Problems).map(|keys| format!("{keys} shows or hides them.")),
        Stop::Palette => of(CommandId::Palette).map(|keys| format!("{keys} from anywhere.")),
        Stop::Print => of(CommandId::Print).map(|keys| format!("{keys} from anywhere.")),
        Stop::Desk | Stop::Printed => None,
    }
}

fn buttons(ui: &mut Ui, context: &mut FrameContext, stop: Stop) {
    ui.horizontal(|ui| {
        let words = format!("{} of {}", stop.number() + 1, Stop::ALL.len());
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let (words, action) = match (stop.next(), printing(context, stop)) {
                (_, Some(folder)) => ("Print the page", Action::PrintFirstPage(folder)),
                (Some(next), None) => ("Next", Action::Ask(Dialog::Tour(next))),
                (None, None) => ("Done", Action::EndTour),
            };
            let next = primary_button(ui, words, true).on_hover_text("Go on (Enter or →).");
            // If no control has the focus, the card takes it, so that Enter goes to the next stop wherever the tour was started.
            if ui.memory(|memory| memory.focused().is_none()) {
                next.request_focus();
            }
            if next.clicked() {
                context.push(action);
            }
            if let Some(back) = stop.back()
                && ui.button("Back").on_hover_text("Go back one stop (←).").clicked()
            {
                context.push(Action::Ask(Dialog::Tour(back)));
            }
            if stop.next().is_some() && ui.button("Skip the tour").on_hover_text("End the tour (Escape).").clicked() {
                context.push(Action::EndTour);
            }
        });
    });
}

/// The folder into which a stop prints; `None` at any other stop, and if no chosen design appears on pages.
fn printing(context: &FrameContext, stop: Stop) -> Option<PathBuf> {
    let sheets = sheets::game::of(context.state.document.project().content.game());
    (stop == Stop::Print && sheets.sheet_of(context.state.document.place()).is_some()).then(|| export_folder(context))
}

/// Says at the last stop what became of the printed page, with a button that opens its folder.
fn printed(ui: &mut Ui, context: &mut FrameContext, stop: Stop) {
    let Some(notice) = context.state.notice.as_ref().filter(|_| stop == Stop::Printed) else { return };
    let palette = Palette::of(ui);
    ui.label(RichText::new(&notice.text).color(if notice.failed { palette.error } else { palette.text }));
    if let Some(folder) = notice.folder.clone().filter(|_| !machine::IS_PAGE)
        && ui.button("Open its folder").on_hover_text("Show the page among the files.").clicked()
    {
        context.push(Action::OpenFolder(folder));
    }
}

/// Dims the window except one part, and puts a frame around that part.
fn shade(ui: &Ui, part: Option<Rect>) {
    let palette = Palette::of(ui);
    let whole = ui.ctx().content_rect();
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Middle, Id::unique("tour shade")));
    let Some(part) = part.map(|part| part.expand(2.0).intersect(whole)) else {
        painter.rect_filled(whole, 0, palette.shade);
        return;
    };
    let dim = |min: Pos2, max: Pos2| painter.rect_filled(Rect::from_min_max(min, max), 0, palette.shade);
    dim(whole.min, Pos2::new(whole.right(), part.top()));
    dim(Pos2::new(whole.left(), part.bottom()), whole.max);
    dim(Pos2::new(whole.left(), part.top()), part.left_bottom());
    dim(part.right_top(), Pos2::new(whole.right(), part.bottom()));
    painter.rect_stroke(part, 4, (3.0, palette.accent), StrokeKind::Inside);
}

/// The position of a card: beside the part of the window that it is about, if there is space. The desk leaves no space, so its card stands at the
/// foot of the desk.
fn beside(whole: Rect, part: Option<Rect>) -> (Pos2, Align2) {
    let Some(part) = part else { return (whole.center(), Align2::CENTER_CENTER) };
    let (width, gap) = (CARD.0 + 48.0, CARD.1);
    // If the part is near a corner, the card still stays on the screen.
    let x = part.center().x.clamp(whole.left() + width * 0.5, (whole.right() - width * 0.5).max(whole.left() + width * 0.5));
    if part.width() > whole.width() * 0.4 && part.height() > whole.height() * 0.4 {
        (part.center_bottom() - Vec2::new(0.0, gap), Align2::CENTER_BOTTOM)
    } else if whole.right() - part.right() > width + gap && part.height() > 200.0 {
        (part.right_top() + Vec2::new(gap, gap * 2.0), Align2::LEFT_TOP)
    } else if part.left() - whole.left() > width + gap && part.height() > 200.0 {
        (part.left_top() + Vec2::new(-gap, gap * 2.0), Align2::RIGHT_TOP)
    } else if part.center().y < whole.center().y {
        (Pos2::new(x, part.bottom() + gap), Align2::CENTER_TOP)
    } else {
        (Pos2::new(x, part.top() - gap), Align2::CENTER_BOTTOM)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_stands_beside_its_part_and_on_the_screen() {
        let whole = Rect::from_min_size(Pos2::ZERO, Vec2::new(1280.0, 800.0));
        for part in [
            Rect::from_min_size(Pos2::new(0.0, 40.0), Vec2::new(240.0, 580.0)),
            Rect::from_min_size(Pos2::new(1000.0, 40.0), Vec2::new(280.0, 580.0)),
            Rect::from_min_size(Pos2::new(0.0, 640.0), Vec2::new(1280.0, 150.0)),
            Rect::from_min_size(Pos2::new(1040.0, 5.0), Vec2::new(210.0, 26.0)),
            Rect::from_min_size(Pos2::new(420.0, 5.0), Vec2::new(26.0, 26.0)),
        ] {
            let (at, pivot) = beside(whole, Some(part));
            let card = pivot.anchor_size(at, Vec2::new(CARD.0 + 32.0, 160.0));
            assert!(whole.contains_rect(card), "{card:?} beside {part:?}");
            assert!(!card.intersects(part), "{card:?} over {part:?}");
        }
        assert!(Stop::ALL.iter().all(|stop| stop.words().ends_with('.')));
    }
}
