//! Pages on a desk, as they print, drawn in the background.

use egui::style::ScrollAnimation;
use egui::{Align, Rect, Ui};

use crate::desks::{FrameContext, page_view};
use crate::screen::{self, Preview, PreviewPage, Subject};
use crate::things;
use crate::widgets::{area_within, drawing_note, empty, pages_area};
use drawing::{ProgressMonitor, Stopped, hit};
use paper::sheets::Request;
use project::{Place, Project};

/// When pages are scrolled to a thing, this much around the thing is visible too, in points of the screen.
const AROUND: f32 = 8.0;

/// Shows the pages that a request prints, beside the form of the thing at a place.
pub fn printed(ui: &mut Ui, context: &mut FrameContext, place: Place, request: Request) {
    show(ui, context, Subject::Thing(place), move |project, monitor| Preview::print(project, &request, monitor));
}

/// Shows those of the pages of a request on which a place is drawn.
pub fn about(ui: &mut Ui, context: &mut FrameContext, place: Place, request: Request) {
    show(ui, context, Subject::Thing(place.clone()), move |project, monitor| {
        Preview::print(project, &request, monitor).map(|preview| preview.about(&place))
    });
}

/// Shows the pages that `make` draws, one below the other. They are remembered under `subject`. At first they are scrolled to the selected thing.
pub fn show(
    ui: &mut Ui,
    context: &mut FrameContext,
    subject: Subject,
    make: impl FnOnce(&Project, ProgressMonitor) -> Result<Preview, Stopped> + Send + 'static,
) {
    let pending = context.screen.preview_in_background(subject, context.state.document.project(), make);
    let Some(preview) = pending.preview else {
        drawing_note(ui, pending.drawing);
        return;
    };
    if preview.pages.is_empty() {
        empty(ui, "Nothing to see yet", "It is drawn here as it prints, as soon as something of it prints.");
        return;
    }
    area_within(ui, pages_area("preview"), |ui| {
        ui.spacing_mut().item_spacing.y = 18.0;
        ui.add_space(4.0);
        ui.vertical_centered(|ui| {
            let width = (ui.available_width().min(800.0) - 28.0).max(160.0);
            let selected = things::thing(context.state.document.place());
            let wanted = not_yet_open(ui, &preview, &selected);
            for (number, page) in preview.pages.iter().enumerate() {
                let response = page_view(ui, context, &preview, page, width);
                if wanted == Some(number) {
                    open_at(ui, context, (&preview, page), response.rect, selected.clone());
                }
            }
        });
    });
}

/// The widget id under which the window remembers at which thing the pages were opened.
fn opened(ui: &Ui) -> egui::Id {
    ui.scope_id().with("opened at")
}

/// The index of the first page that shows a thing; `None` if no page shows it, or if the pages have been scrolled to it already.
fn not_yet_open(ui: &Ui, preview: &Preview, selected: &Place) -> Option<usize> {
    if ui.data(|data| data.get_temp::<Place>(opened(ui))).as_ref() == Some(selected) {
        return None;
    }
    preview.pages.iter().position(|page| preview.shows(page, |place| things::thing(place) == *selected))
}

/// Scrolls to a thing on a page as soon as the page is laid out.
fn open_at(ui: &Ui, context: &mut FrameContext, (preview, page): (&Preview, &PreviewPage), shown: Rect, selected: Place) {
    let Some(page) = context.screen.page(preview, page) else { return };
    let mut parts = hit::tagged_bounds(&page).into_iter();
    let part = parts.find(|(tag, _)| preview.place(*tag).is_some_and(|place| things::thing(place) == selected));
    if let Some((_, part)) = part {
        let at = screen::to_screen(&page, shown, part).expand(AROUND);
        ui.scroll_to_rect_animation(at, Some(Align::Min), ScrollAnimation::none());
    }
    ui.data_mut(|data| data.insert_temp(opened(ui), selected));
}
