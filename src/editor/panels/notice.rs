//! The message that floats over the title of the project, below the menus: what went wrong, or what was done. Good news disappears after a while,
//! unless the pointer moves over it. Bad news stays until the user dismisses it or takes the next step.

use egui::accesskit::Role;
use egui::{Align2, Area, Frame, Id, Label, Margin, Order, Popup, Sense, Ui, Vec2};

use super::steady;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::state::Notice;
use crate::editor::theme::Palette;
use crate::editor::widgets::{Icon, below, icon_button, paint_icon, small_button};

/// How many seconds good news stays.
const GOOD_NEWS: f64 = 5.0;
/// How many seconds a message stays that has a button to undo or a folder to open.
const UNDO: f64 = 12.0;
/// How many seconds after its last movement the pointer counts as resting.
const RESTS: f64 = 1.5;
/// The greatest width of a message, in points of the screen.
const WIDEST: f32 = 600.0;

/// Shows the message, if there is one, over the title in the toolbar, where it covers nothing else.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let Some(notice) = &context.state.notice else { return };
    let lower = Vec2::new(0.0, 2.0);
    let palette = Palette::of(ui);
    let area = Area::new(Id::unique("notice")).order(Order::Middle).anchor(Align2::CENTER_TOP, lower);
    // Some screen readers cannot be told to announce something, but they read an alert.
    let area = area.role(Role::Alert);
    let mut pressed = None;
    let shown = below(ui.ctx(), Popup::is_any_open(ui.ctx()), || {
        area.show(ui.ctx(), |ui| {
            let frame = Frame::popup(ui.style()).fill(palette.panel).inner_margin(Margin::symmetric(12, 3));
            frame.show(ui, |ui| steady(ui, "Notice", |ui| pressed = line(ui, notice)));
        })
    });
    // A pointer may rest where the message appears, because the user has just pressed a button there. Such a pointer does not keep the message open.
    let moves = ui.input(|input| f64::from(input.pointer.time_since_last_movement()) < RESTS);
    let hovered = shown.response.contains_pointer() && moves;
    if is_over(ui, notice, hovered) {
        pressed = pressed.or(Some(Action::DismissNotice));
    }
    if let Some(action) = pressed {
        context.push(action);
    }
}

/// Shows the line of the message; returns the action of the button that was pressed.
fn line(ui: &mut Ui, notice: &Notice) -> Option<Action> {
    let palette = Palette::of(ui);
    let (icon, ink) = if notice.failed { (Icon::Error, palette.error) } else { (Icon::Check, palette.good) };
    ui.set_max_width(WIDEST.min(ui.ctx().content_rect().width() - 48.0));
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
        paint_icon(ui.painter(), icon, rect, 15.0, ink);
        let buttons = match notice {
            Notice { folder: Some(_), .. } => 180.0,
            Notice { undo: true, .. } => 110.0,
            Notice { .. } => 36.0,
        };
        let words = ui.painter().layout_no_wrap(notice.text.clone(), egui::TextStyle::Body.resolve(ui.style()), palette.text);
        let width = (words.size().x + 2.0).min(ui.available_width() - buttons);
        ui.scope(|ui| {
            ui.set_max_width(width);
            ui.add(Label::new(&notice.text).wrap());
        });
        if notice.undo && small_button(ui, "Undo").accessible_name("Undo what was done").clicked() {
            return Some(Action::Undo);
        }
        if let Some(folder) = &notice.folder
            && small_button(ui, "Open the folder").on_hover_text("Show it in the system's own window.").clicked()
        {
            return Some(Action::OpenFolder(folder.clone()));
        }
        icon_button(ui, Icon::Close, "Dismiss message", "Dismiss the message.", true).clicked().then_some(Action::DismissNotice)
    })
    .inner
}

/// Whether a message has been visible long enough. Bad news stays until the user dismisses it.
fn is_over(ui: &Ui, notice: &Notice, hovered: bool) -> bool {
    if notice.failed {
        return false;
    }
    let (id, now) = (Id::unique("notice since"), ui.input(|input| input.time));
    let since = ui.data(|data| data.get_temp(id)).filter(|(number, _): &(u64, f64)| *number == notice.number && !hovered);
    let (_, since) = since.unwrap_or((notice.number, now));
    ui.data_mut(|data| data.insert_temp(id, (notice.number, since)));
    let left = since + if notice.undo || notice.folder.is_some() { UNDO } else { GOOD_NEWS } - now;
    if left > 0.0 {
        ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left));
    }
    left <= 0.0
}
