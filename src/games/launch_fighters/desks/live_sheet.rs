//! The record sheet of a design as it is printed, updated while the design is edited.

use std::sync::Arc;

use egui::Ui;

use super::things::whole_ship;
use drawing::Page;
use geometry::{Mm, Point, Size, Vector};
use kit::desks::{FrameContext, page_view};
use kit::screen::{Preview, Subject};
use launch_fighters::{Content, Ship};
use launch_fighters_paper::sheets::record_sheet::{Sheet, record_card};
use paper::sheets::{Draft, Printout};
use project::OneOf as _;
use rules::Id;

/// The width of the card on paper.
const WIDTH: Mm = Mm::new(95.0);
/// The margin of paper around the card.
const MARGIN: Mm = Mm::new(3.0);
/// The greatest width at which the card is shown, in points of the screen.
const WIDEST: f32 = 640.0;

/// Shows the record sheet of a design, as wide as the room allows.
pub fn show(ui: &mut Ui, context: &mut FrameContext, id: Id<Ship>) {
    let subject = Subject::Thing(whole_ship(id).into());
    let project = context.state.document.project();
    let preview = context.screen.preview(subject, project, |project| {
        let sheet = Content::own(&project.content).and_then(|content| Sheet::of_design(content, id));
        sheet.map(|sheet| card(sheet.pictured(project))).unwrap_or_default()
    });
    let width = (ui.available_width() - 14.0).clamp(120.0, WIDEST);
    for page in &preview.pages {
        page_view(ui, context, &preview, page, width);
    }
    ui.add_space(10.0);
}

/// The card of a design on a page slightly larger than the card.
pub fn card(sheet: Sheet) -> Preview {
    let sheet = Arc::new(sheet);
    let mut printout = Printout::default();
    let (card, height) = record_card(&sheet, WIDTH, &mut printout);
    let mut draft = Draft::new();
    draft.add(Point::ORIGIN + Vector::at(MARGIN, MARGIN), card);
    let mut page = Page::new(sheet.name.clone(), Size::of(WIDTH + MARGIN * 2.0, height + MARGIN * 2.0));
    page.items = draft.items;
    Preview { pages: vec![page.into()], places: printout.places.into(), findings: printout.findings }
}
