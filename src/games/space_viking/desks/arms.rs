//! Edits the arms of a house or a world. A large shield shows the arms as they print; beside or below it, small shields offer all divisions and
//! charges, and fields of colour offer the tinctures.

use std::sync::Arc;

use egui::{Align, Color32, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use drawing::Page;
use kit::action::Change;
use kit::desks::FrameContext;
use kit::desks::form::Form;
use kit::theme::{self, Palette};
use kit::widgets::section;
use rules::Tint;
use rules::kind::Choosable;
use space_viking::{Arms, Charge, Division};
use space_viking_paper::sheets::heraldry;

/// The widths of the large shield and of a small one, in points of the screen.
const WIDTHS: (f32, f32) = (132.0, 26.0);
/// The edge length of the field for a tincture, in points of the screen.
const TINCTURE: f32 = 24.0;
/// The width of the caption of a row, in points of the screen.
const WORDS: f32 = 92.0;
/// The least width at which the choices stand beside the shield, in points of the screen.
const NARROWEST: f32 = 280.0;
/// The width of the form's field for a colour, in points of the screen.
const COLOUR: f32 = 84.0;
/// How many drawn shields are kept at most.
const MOST_KEPT: usize = 64;

/// The tinctures of heraldry, with their names.
const TINCTURES: [(&str, Tint); 9] = [
    ("or", Tint([232, 190, 64])),
    ("argent", Tint([236, 236, 236])),
    ("gules", Tint([178, 34, 40])),
    ("azure", Tint([38, 84, 160])),
    ("vert", Tint([40, 122, 66])),
    ("purpure", Tint([110, 56, 132])),
    ("tenné", Tint([190, 104, 40])),
    ("sable", Tint([40, 40, 48])),
    ("cendrée", Tint([128, 132, 140])),
];

/// The shields that were drawn already, kept so that each is drawn only once.
#[derive(Default)]
pub struct Memory {
    shields: Vec<(Arms, Arc<Page>)>,
}

impl Memory {
    fn page(&mut self, arms: Arms) -> Arc<Page> {
        if let Some((_, page)) = self.shields.iter().find(|(known, _)| *known == arms) {
            return Arc::clone(page);
        }
        if self.shields.len() >= MOST_KEPT {
            self.shields.clear();
        }
        let page = Arc::new(heraldry::alone(&arms, "Arms"));
        self.shields.push((arms, Arc::clone(&page)));
        page
    }
}

/// Shows the arms and lets the user change them. Their colours can also be changed in fields of the form at `place`. If the user presses a division,
/// a charge or a tincture, this function makes the change that `set` returns.
pub fn show(
    ui: &mut Ui,
    context: &mut FrameContext,
    (form, place): (&Form, project::Place),
    arms: Arms,
    set: impl Fn(Arms, String) -> Change,
) {
    section(ui, "ARMS");
    let mut taken = None;
    let beside = ui.available_width() >= WIDTHS.0 + theme::GAP + NARROWEST;
    let mut choose = |ui: &mut Ui, context: &mut FrameContext| {
        taken = choices(ui, context, arms);
        form.clone().columns(COLOUR).group(ui, context, place.clone());
    };
    if beside {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GAP * 2.0;
            large(ui, context, arms);
            ui.vertical(|ui| choose(ui, context));
        });
    } else {
        large(ui, context, arms);
        choose(ui, context);
    }
    if let Some((arms, label)) = taken {
        context.change(set(arms, label));
    }
}

fn large(ui: &mut Ui, context: &mut FrameContext, arms: Arms) {
    let ground = Palette::of(ui).card;
    let response = shield(ui, context, (arms, ground), WIDTHS.0, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, blazon(arms)));
    response.on_hover_text(blazon(arms));
}

/// A description of the arms in words.
fn blazon(arms: Arms) -> String {
    let charge =
        if arms.charge == Charge::None { String::new() } else { format!(", {}", rules::one_of(arms.charge.offer().word)) };
    rules::capital(&format!("{}{charge}", arms.division.offer().word))
}

/// Paints arms of this width, in points of the screen, on a background of this colour.
fn shield(ui: &mut Ui, context: &mut FrameContext, (arms, ground): (Arms, Color32), width: f32, sense: Sense) -> Response {
    let page = context.memory.own.of::<crate::Memory>().arms.page(arms);
    let height = width * (page.size.height / page.size.width) as f32;
    let (rect, response) = ui.allocate_exact_size(Vec2::new(width, height), sense);
    if ui.is_rect_visible(rect) {
        context.screen.paint_on(ui.painter(), &page, rect, ground);
    }
    response
}

/// A coloured part of the arms: its name, its colour, and a function that returns the arms with another colour.
type Tinted = (&'static str, Tint, fn(Arms, Tint) -> Arms);

/// Shows the divisions, the charges, and the tinctures of the parts that have one. If one of them was pressed, returns the new arms and the label of
/// the step.
fn choices(ui: &mut Ui, context: &mut FrameContext, arms: Arms) -> Option<(Arms, String)> {
    let mut taken = None;
    row(ui, "Division", |ui| {
        for division in Division::all() {
            let other = Arms { division: *division, charge: Charge::None, ..arms };
            if small(ui, context, other, ("Division", division.offer().word), arms.division == *division) {
                taken = Some((Arms { division: *division, ..arms }, "Change the division of the shield".to_owned()));
            }
        }
    });
    row(ui, "Charge", |ui| {
        for charge in Charge::all() {
            let other = Arms { division: Division::Plain, charge: *charge, ..arms };
            if small(ui, context, other, ("Charge", charge.offer().word), arms.charge == *charge) {
                taken = Some((Arms { charge: *charge, ..arms }, "Change the charge on the shield".to_owned()));
            }
        }
    });
    let set: [Tinted; 3] = [
        ("Shield", arms.field, |arms, field| Arms { field, ..arms }),
        ("Second colour", arms.second, |arms, second| Arms { second, ..arms }),
        ("Charge's colour", arms.ink, |arms, ink| Arms { ink, ..arms }),
    ];
    for (what, now, set) in set {
        row(ui, what, |ui| {
            // If the present colour is no tincture of heraldry, it is offered at the end of the row.
            let own = TINCTURES.iter().all(|(_, tint)| *tint != now).then_some(("a colour of its own", now));
            for (name, tint) in TINCTURES.into_iter().chain(own) {
                if tincture(ui, (what, name), tint, now == tint) {
                    taken = Some((set(arms, tint), format!("Change the {}", rules::in_a_sentence(what))));
                }
            }
        });
    }
    taken
}

fn row(ui: &mut Ui, words: &str, show: impl FnOnce(&mut Ui)) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GAP;
        let words = RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak);
        let size = Vec2::new(WORDS, TINCTURE);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_width(WORDS);
            ui.label(words);
        });
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::splat(4.0);
            show(ui);
        });
    });
}

/// Shows a small shield that can be pressed; returns whether it was pressed and shows other arms than the present ones.
fn small(ui: &mut Ui, context: &mut FrameContext, arms: Arms, (what, word): (&str, &str), is_borne: bool) -> bool {
    // Both dark and light shields stand out from this background.
    let palette = Palette::of(ui);
    let ground = if ui.visuals().dark_mode { palette.outline } else { palette.card };
    let response = shield(ui, context, (arms, ground), WIDTHS.1, Sense::click());
    mark(ui, response.rect, &response, is_borne);
    pressed(response, (what, word), is_borne)
}

fn tincture(ui: &mut Ui, named: (&str, &str), tint: Tint, is_borne: bool) -> bool {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(TINCTURE), Sense::click());
    let Tint([red, green, blue]) = tint;
    ui.painter().rect_filled(rect.shrink(1.0), 3.0, theme::printed(drawing::Color::rgb(red, green, blue)));
    mark(ui, rect, &response, is_borne);
    pressed(response, named, is_borne)
}

fn pressed(response: Response, (what, word): (&str, &str), is_borne: bool) -> bool {
    let name = format!("{what}: {word}");
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, is_borne, &name));
    response.on_hover_text(rules::capital(word)).clicked() && !is_borne
}

/// Frames the present choice, and the choice that is under the pointer or has the keyboard focus.
fn mark(ui: &Ui, rect: Rect, response: &Response, is_borne: bool) {
    let palette = Palette::of(ui);
    let line = if is_borne {
        Stroke::new(2.0, palette.accent)
    } else if response.hovered() || response.has_focus() {
        Stroke::new(1.0, palette.accent)
    } else {
        Stroke::new(1.0, palette.outline)
    };
    ui.painter().rect_stroke(rect, 3.0, line, StrokeKind::Outside);
}
