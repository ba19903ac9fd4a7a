//! The style desk: what the makers of a fleet's ships are called, what their hulls and colours are, and how they fight, with a picture of it.
//!
//! Reading order: this file, `style/picture.rs` (the sample), `style/users.rs` (the inspector).

mod picture;
mod users;

pub use picture::sample;
pub use users::inspect;

use egui::{Align, RichText, Ui};

use super::things::whole_style;
use crate::editor::action::{Action, Change};
use crate::editor::desks::{FrameContext, page_view};
use crate::editor::screen::{Preview, Subject};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{
    Field, FieldResponse, Offer, captioned, card, choice, colour_field, pages_area, section, text_area, toggle,
};
use crate::project::Gesture;
use crate::rules::capital;
use crate::rules::launch_fighters::{Content, Edit, Hull, InStyle, Place, Style};
use crate::rules::{self, Id, Origin, Tint};

/// A style being edited.
#[derive(Clone, Copy)]
struct OpenStyle<'a> {
    content: &'a Content,
    id: Id<Style>,
    style: &'a Style,
}

/// A colour of a style: its name, what it is for, and where it stands.
type Colour = (&'static str, &'static str, fn(&mut Style) -> &mut Tint);

/// Shows the desk.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Style>) {
    let Some(style) = content.styles.get(id) else { return };
    let open = OpenStyle { content, id, style };
    pages_area(("style", id.number())).show(ui, |ui| {
        ui.set_width((ui.available_width() - 12.0).min(860.0));
        ui.spacing_mut().item_spacing.y = 10.0;
        card(ui, |ui| looks(ui, context, open));
        picture(ui, context, open);
        card(ui, |ui| people(ui, context, open));
    });
}

/// Name, hulls and colours.
fn looks(ui: &mut Ui, context: &mut FrameContext, open: OpenStyle) {
    let style = open.style;
    section(ui, "FLEET STYLE");
    let field = Field::new("Style name", &style.name).title().hint("Name of the makers").show(ui);
    if context.jumps_to(&Place::Style(open.id, InStyle::Name).into()) {
        field.response.request_focus();
        field.response.scroll_to_me(Some(Align::Center));
    }
    typed(context, open, field, "Rename the style", |style, name| style.name = name);
    captioned(ui, "Hulls", f32::INFINITY, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for hull in Hull::ALL {
                let button = toggle(ui, style.hull == hull, &capital(hull.label())).on_hover_text("The form of their hulls.");
                if button.accessible_name(format!("Hull: {}", hull.label())).clicked() && style.hull != hull {
                    change(context, open, "Change the hulls", None, |style| style.hull = hull);
                }
            }
        });
    });
    ui.horizontal_top(|ui| {
        let colours: [Colour; 2] = [
            ("Hull colour", "Hull plates and counters are printed in it.", |style| &mut style.primary),
            ("Trim colour", "Weapons, engines and trim are printed in it.", |style| &mut style.secondary),
        ];
        for (name, help, part) in colours {
            let picked = colour_field(ui, name, help, *part(&mut style.clone()));
            if let Some(tint) = picked.tint {
                let label = format!("Change the {}", name.to_lowercase());
                change(context, open, &label, Some(picked.gesture), |style| *part(style) = tint);
            }
            if picked.done {
                context.push(Action::FinishStep);
            }
            ui.add_space(theme::GAP);
        }
    });
}

fn picture(ui: &mut Ui, context: &mut FrameContext, open: OpenStyle) {
    let subject = Subject::Thing(whole_style(open.id).into());
    let project = context.state.document.project();
    let preview = context.screen.preview(subject, project, |_| sample(open.style, open.content.options));
    show_sample(ui, context, &preview);
}

/// Shows the picture of a style, as wide as there is room.
pub fn show_sample(ui: &mut Ui, context: &mut FrameContext, preview: &Preview) {
    let width = (ui.available_width() - 2.0).max(160.0);
    for page in &preview.pages {
        page_view(ui, context, preview, page, width);
    }
}

/// How they fight and who they are.
fn people(ui: &mut Ui, context: &mut FrameContext, open: OpenStyle) {
    let style = open.style;
    let field = text_area(ui, "Doctrine", &style.doctrine, "How they fight, in a sentence", 2);
    typed(context, open, field, "Change the doctrine", |style, text| style.doctrine = text);
    let field = text_area(ui, "Flavour", &style.flavour, "Who they are, in a paragraph", 5);
    typed(context, open, field, "Change the flavour", |style, text| style.flavour = text);
    if style.origin != Origin::Own {
        let words = format!("This style is {}.", style.origin.label());
        ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
    }
}

/// Changes the style as a step, or as a part of one.
fn change(context: &mut FrameContext, open: OpenStyle, label: &str, gesture: Option<Gesture>, set: impl FnOnce(&mut Style)) {
    let mut style = open.style.clone();
    set(&mut style);
    let edit = Edit::Style(rules::Change::Set(open.id, style));
    context.change(Change::edit(label, edit).during(gesture));
}

fn typed(context: &mut FrameContext, open: OpenStyle, typed: FieldResponse, label: &str, set: impl FnOnce(&mut Style, String)) {
    if let Some(text) = typed.text {
        change(context, open, label, Some(typed.gesture), |style| set(style, text));
    }
    if typed.done {
        context.push(Action::FinishStep);
    }
}

/// A field called "Fleet style" to choose one for a ship or a fleet; tells the other one that was chosen.
#[allow(clippy::option_option)] // The outer says whether anything was chosen, the inner what.
pub fn style_choice(ui: &mut Ui, content: &Content, chosen: Option<Id<Style>>, width: f32) -> Option<Option<Id<Style>>> {
    let shown = chosen.and_then(|id| content.styles.get(id)).map_or("No style", Style::label);
    let none = std::iter::once(Offer::new(None, "No style", chosen.is_none()));
    let offers = none.chain(content.styles.iter().map(|(id, style)| Offer::new(Some(id), style.label(), chosen == Some(id))));
    let field = choice(ui, "Fleet style", width, shown, offers);
    field.response.on_hover_text("The colours and hulls in which sheets draw it.");
    field.taken
}
