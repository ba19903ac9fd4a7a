//! The controls that fill a gap of a sentence: with a number, a word, typed words, or another sentence.

use egui::{Align2, DragValue, Margin, Popup, Rect, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo};

use super::line::{Told, WITHIN, sentence};
use super::{Edited, offered};
use crate::theme::{self, Palette};
use crate::things;
use crate::widgets::{Icon, NumberField, Offer, choice, kept, paint_icon};
use project::{Content, Gesture};
use rules::kind::{Slot, written};

/// The height of a control within a line of words, in points of the screen.
const HEIGHT: f32 = 24.0;
/// How much wider than its words a text field is, and how much wider than its words a drop-down list is, in points of the screen.
const BESIDE: (f32, f32) = (14.0, 34.0);
/// The least width of a field for typed words, in points of the screen.
const NARROWEST: f32 = 60.0;
/// The width of the button, at the end of a field for a name, that lists names, in points of the screen.
const LISTS: f32 = 24.0;
/// The height at which the list of names begins to scroll, in points of the screen.
const TALLEST: f32 = 320.0;
/// How much wider than its digits a field for a number is, and the least width of such a field, in points of the screen.
const NUMBER: (f32, f32) = (14.0, 26.0);
/// How many levels of sentences within sentences are shown at most.
const DEEPEST: usize = 3;

/// Shows the control that fills a gap of a sentence.
pub fn gap(ui: &mut Ui, (content, name): (&Content, &str), slot: &Slot, text: &str, depth: usize) -> Edited {
    match slot {
        Slot::Number { least, most, signed } => number(ui, name, text, (*least, *most, *signed)),
        Slot::Words(words) => {
            let offers = words.iter().map(|word| Offer::new(*word, *word, *word == text));
            let width = width_of(ui, text) + BESIDE.1;
            make_room(ui, width);
            Edited { text: choice(ui, name, width, text, offers).taken.map(ToOwned::to_owned), ..Edited::default() }
        }
        Slot::Text(_) => typed(ui, name, text, 0.0).0,
        Slot::Name { of, .. } => {
            let (typed, field) = typed(ui, name, text, LISTS);
            let text = known(ui, field, content, name, of).or(typed.text);
            Edited { text, ..typed }
        }
        Slot::Sentence(grammar) if depth < DEEPEST => within(ui, Told { content, name, grammar, text }, depth + 1),
        Slot::Sentence(_) => {
            ui.label(text);
            Edited::default()
        }
    }
}

/// Begins another line if less than `width` is left on this one.
fn make_room(ui: &mut Ui, width: f32) {
    let left = ui.available_size_before_wrap().x;
    if left < width && left < ui.max_rect().width() - 1.0 {
        ui.end_row();
    }
}

fn width_of(ui: &Ui, text: &str) -> f32 {
    ui.painter().layout_no_wrap(text.to_owned(), theme::regular(theme::BODY), Palette::of(ui).text).size().x
}

/// A field for a number that is typed or dragged.
fn number(ui: &mut Ui, name: &str, text: &str, (least, most, signed): (i64, i64, bool)) -> Edited {
    let before: i64 = text.parse().unwrap_or_default();
    let mut after = before;
    make_room(ui, (width_of(ui, text) + NUMBER.0).max(NUMBER.1));
    let field = DragValue::new(&mut after).range(least..=most).speed(0.05).clamp_existing_to_range(false);
    let field = field.custom_formatter(|amount, _| written(amount as i64, signed));
    let response = ui
        .scope(|ui| {
            ui.style_mut().text_styles.insert(egui::TextStyle::Button, theme::bold(theme::BODY));
            ui.spacing_mut().button_padding = Vec2::new(5.0, 1.0);
            ui.spacing_mut().interact_size = Vec2::new(NUMBER.1, HEIGHT);
            let field = NumberField::whole(ui, field);
            ui.add(field).accessible_name(name)
        })
        .inner;
    Edited {
        text: (after != before).then(|| written(after, signed)),
        gesture: Some(Gesture(response.id.value())),
        done: response.lost_focus() || response.drag_stopped(),
    }
}

/// A field for typed words, such as a name. It is as wide as its words, and `end` points more, which stay free at its end. Returns what the user did,
/// and the rectangle of the field.
fn typed(ui: &mut Ui, name: &str, text: &str, end: f32) -> (Edited, Rect) {
    let (id, mut read) = (ui.make_persistent_id(name), None);
    let most = ui.max_rect().width();
    let field = |ui: &mut Ui, text: &mut String| {
        let width = (width_of(ui, text) + BESIDE.0 + end).clamp(NARROWEST, most.max(NARROWEST));
        let margin = Margin { left: 5, right: 5.0f32.max(end) as i8, top: 2, bottom: 2 };
        ui.add_sized(Vec2::new(width, HEIGHT), TextEdit::singleline(text).id(id).margin(margin).align(Align2::LEFT_CENTER))
            .accessible_name(name)
    };
    let (response, changed) = kept(ui, id, text.to_owned(), field, |typed| {
        read = Some(typed.to_owned());
        Some(typed.to_owned())
    });
    let edited = Edited { text: read.filter(|_| changed), gesture: Some(Gesture(id.value())), done: response.lost_focus() };
    (edited, response.rect)
}

/// Shows a button at the end of the field for a name. The button lists the names that the project has for things of the kinds in `of`. Returns the
/// name that the user has chosen, if any.
fn known(ui: &Ui, field: Rect, content: &Content, name: &str, of: &[&str]) -> Option<String> {
    let rect = field.with_min_x(field.right() - LISTS);
    let button = ui.interact(rect, ui.scope_id().with((name, "lists")), Sense::click());
    let ink = if button.hovered() || button.has_focus() { Palette::of(ui).text } else { Palette::of(ui).weak };
    paint_icon(ui.painter(), Icon::Down, rect, 10.0, ink);
    button.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, true, format!("Names for {name}")));
    let button = button.on_hover_text("Choose one of the project's.");
    let mut taken = None;
    Popup::menu(&button).show(|ui| {
        ScrollArea::vertical().max_height(TALLEST).show(ui, |ui| {
            for kind in of.iter().filter_map(|one| things::kind_called(content, one)) {
                for label in kind.things(content).iter().filter_map(|thing| kind.label(content, thing)) {
                    if ui.button(&label).clicked() {
                        taken = Some(label);
                        ui.close();
                    }
                }
            }
        });
    });
    taken
}

/// Shows a sentence within another: a list to choose its pattern, and its own words and gaps.
fn within(ui: &mut Ui, told: Told, depth: usize) -> Edited {
    let Told { name, grammar, text, .. } = told;
    let patterns = (grammar.patterns)();
    let at = (grammar.taken_apart)(text).map(|(at, _)| at);
    let Some(pattern) = at.and_then(|at| patterns.get(at)) else { return Edited::default() };
    let offers = patterns.iter().enumerate().map(|(other, pattern)| Offer::new(other, offered(pattern), Some(other) == at));
    // If the pattern has no gaps, the list alone shows the whole sentence.
    let shown = offered(pattern);
    let width = (width_of(ui, &shown) + BESIDE.1).min(WITHIN);
    make_room(ui, width);
    let taken = choice(ui, name, width, &shown, offers).taken;
    let mut edited = if pattern.slots.is_empty() { Edited::default() } else { sentence(ui, told, "", depth) };
    edited.text = taken.map(|other| grammar.example(other)).or(edited.text);
    edited
}
