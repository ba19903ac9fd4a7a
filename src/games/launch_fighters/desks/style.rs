//! The style desk: the name of a fleet's makers and how they fight, the hulls and colours of their ships, and a picture of the style.
//!
//! Reading order: this file, `style/picture.rs` (the sample).

mod picture;

pub use picture::sample;

use egui::{RichText, Ui};

use super::things::whole_style;
use kit::desks::form::Form;
use kit::desks::{FrameContext, findings, page_view, users};
use kit::screen::Subject;
use kit::theme::{self, Palette};
use kit::widgets::{area_within, card, pages_area, section};
use launch_fighters::{Content, InStyle, Place, Style};
use rules::{Id, Origin};

/// The style that is open on the desk.
#[derive(Clone, Copy)]
struct OpenStyle<'a> {
    content: &'a Content,
    id: Id<Style>,
    style: &'a Style,
}

/// Shows the style desk with the style that has this id.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Style>) {
    let Some(style) = content.styles.get(id) else { return };
    let open = OpenStyle { content, id, style };
    area_within(ui, pages_area(("style", id.number())), |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| looks(ui, context, open));
        picture(ui, context, open);
        card(ui, |ui| people(ui, context, open));
    });
}

/// Lists the things that use the style, for the inspector.
pub fn inspect(ui: &mut Ui, context: &mut FrameContext, id: Id<Style>) {
    users::list(ui, context, whole_style(id));
    findings::of_thing(ui, context, whole_style(id));
}

/// Shows the fields for name, hulls and colours.
fn looks(ui: &mut Ui, context: &mut FrameContext, open: OpenStyle) {
    section(ui, "FLEET STYLE");
    let place = |part| Place::Style(open.id, part);
    let Some(form) = Form::of(context, place(InStyle::Whole)) else { return };
    form.title(ui, context, place(InStyle::Name));
    form.group(ui, context, place(InStyle::Looks));
}

fn picture(ui: &mut Ui, context: &mut FrameContext, open: OpenStyle) {
    let subject = Subject::Thing(whole_style(open.id).into());
    let project = context.state.document.project();
    let preview = context.screen.preview(subject, project, |_| sample(open.style, open.content.options));
    let width = (ui.available_width() - 2.0).max(160.0);
    for page in &preview.pages {
        page_view(ui, context, &preview, page, width);
    }
}

/// Shows the fields that describe the makers and their way of fighting.
fn people(ui: &mut Ui, context: &mut FrameContext, open: OpenStyle) {
    let style = open.style;
    if let Some(form) = Form::of(context, Place::Style(open.id, InStyle::Whole)) {
        form.column(ui, context, Place::Style(open.id, InStyle::People));
    }
    if style.origin != Origin::Own {
        let words = format!("This style is {}.", style.origin.label());
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}
