//! The pages of the preview, one below the other.

use egui::style::ScrollAnimation;
use egui::{Align, Ui};

use super::Memory;
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::keys::DeskKey;
use crate::editor::screen::{self, Preview};
use crate::editor::things;
use crate::editor::widgets::{area_within, pages_area};
use crate::project::Place;
use crate::sheets::SheetKind;

/// Shows the pages, and scrolls to a page if a key leads to it, if the user has chosen it, or if it shows the selected thing.
pub fn show(ui: &mut Ui, context: &mut FrameContext, kind: SheetKind, preview: &Preview) {
    let keys = &context.state.settings.keys;
    let asked = context.state.view.dialog.is_some() || ui.ctx().text_edit_focused();
    let pressed = |key: DeskKey| !asked && key.pressed(ui, keys);
    let mut memory = *context.memory.own.of::<Memory>();
    let last = preview.pages.len() - 1;
    let selected = things::thing(context.state.document.place());
    let shows = |place: &Place| things::thing(place) == selected;
    let about = memory.reach.then(|| preview.pages.iter().position(|page| preview.shows(page, shows)));
    memory.lacks = about.map_or(memory.lacks, |about| about.is_none());
    let page = memory.page.min(last);
    let to = match () {
        () if about.is_some() => about.flatten().or(Some(0)),
        () if memory.to.is_some() => memory.to.map(|to| to.min(last)),
        () if pressed(screen::PAGE_NEXT) => Some((page + 1).min(last)),
        () if pressed(screen::PAGE_BEFORE) => Some(page.saturating_sub(1)),
        () if pressed(screen::PAGE_FIRST) => Some(0),
        () if pressed(screen::PAGE_LAST) => Some(last),
        () => None,
    };
    match () {
        () if pressed(screen::PAGE_LARGER) => memory.enlarge(),
        () if pressed(screen::PAGE_SMALLER) => memory.reduce(),
        () if pressed(screen::PAGE_FITTING) => memory.zoom = 1.0,
        () => {}
    }
    let zoom = memory.zoom;
    let mut seen = to.unwrap_or(page);
    // Pages that are wider than the desk can be scrolled sideways.
    area_within(ui, pages_area(kind).hscroll(zoom > 1.0), |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        let top = ui.clip_rect().top();
        let room = ui.available_width();
        // A landscape page is as wide as a portrait page, and so lower.
        let width = (room - 40.0).clamp(200.0, 860.0) * zoom;
        ui.set_min_width(width);
        let mut first = None;
        ui.vertical_centered(|ui| {
            for (number, page) in preview.pages.iter().enumerate() {
                let shown = page_view(ui, context, preview, page, width);
                if to == Some(number) {
                    shown.scroll_to_me_animation(Some(Align::TOP), ScrollAnimation::none());
                }
                if first.is_none() && shown.rect.bottom() > top + 30.0 {
                    first = Some(number);
                }
            }
        });
        ui.add_space(12.0);
        // The last page may be too short to be scrolled to the top. So a page that was chosen counts as the visible one until the user scrolls.
        let scrolled = ui.input(|input| input.smooth_scroll_delta().y != 0.0 || input.pointer.any_down());
        if to.is_none() && scrolled {
            seen = first.unwrap_or(seen);
        }
    });
    *context.memory.own.of::<Memory>() = Memory { page: seen, to: None, reach: false, kind: Some(kind), ..memory };
}
