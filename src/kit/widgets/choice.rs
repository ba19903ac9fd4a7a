//! A field that opens a list to choose from, and the small caption above a control.

use egui::accesskit::Role;
use egui::{Align, Button, ComboBox, Id, Layout, Response, RichText, Ui, Vec2};

use super::{described, led_to, tell_beside_menu, typed};
use crate::glossary;
use crate::theme::{self, Palette};

/// An entry of the list that the field offers.
pub struct Offer<T> {
    value: T,
    words: String,
    remark: String,
    says: &'static str,
    chosen: bool,
    why_not: Option<String>,
}

impl<T> Offer<T> {
    /// An entry with these words; `chosen` says whether it is the present choice.
    pub fn new(value: T, words: impl Into<String>, chosen: bool) -> Self {
        Self { value, words: words.into(), remark: String::new(), says: "", chosen, why_not: None }
    }

    /// Adds a remark, a word or number, at the right end of the entry.
    #[must_use]
    pub fn beside(self, remark: String) -> Self {
        Self { remark, ..self }
    }

    /// Adds a sentence that is shown while the pointer rests on the entry. An empty sentence adds nothing.
    #[must_use]
    pub fn explained(self, says: &'static str) -> Self {
        Self { says, ..self }
    }

    /// Disables the entry if `why_not` gives a reason, as a sentence, why it cannot be chosen.
    #[must_use]
    pub fn unless(self, why_not: Option<String>) -> Self {
        Self { why_not, ..self }
    }
}

/// What the user did to the field in one frame of the window.
pub struct ChoiceResponse<T> {
    /// The egui control.
    pub response: Response,
    /// The entry that was chosen, if it differs from the present choice.
    pub taken: Option<T>,
}

/// The least width of the field, in points of the screen.
const NARROWEST: f32 = 60.0;
/// The greatest height of the open list, in points of the screen; a longer list scrolls.
const MENU: f32 = 300.0;

/// Shows a field with this accessible name. The field shows the present choice and opens a list of all entries.
pub fn choice<T>(
    ui: &mut Ui,
    name: &str,
    width: f32,
    shown: &str,
    offers: impl IntoIterator<Item = Offer<T>>,
) -> ChoiceResponse<T> {
    let mut taken = None;
    let width = width.min(ui.available_width()).max(NARROWEST);
    let combo = ComboBox::from_id_salt(name).width(width).height(MENU).selected_text(shown).truncate();
    let (mut chosen_row, mut by_key) = (None, false);
    let mut rows: Vec<(Id, String)> = Vec::new();
    let opened = combo.show_ui(ui, |ui| {
        for offer in offers {
            let mut button = Button::selectable(offer.chosen, offer.words.as_str());
            if !offer.remark.is_empty() {
                button = button.right_text(RichText::new(offer.remark).size(theme::SMALL).color(Palette::of(ui).weak));
            }
            let row = ui.add_enabled(offer.why_not.is_none(), button).accessible_name(&offer.words);
            row.ctx.accesskit_node_builder(row.id, |option| {
                option.set_role(Role::ListBoxOption);
                option.set_selected(offer.chosen);
                if offer.chosen {
                    option.set_description("chosen");
                }
            });
            if row.enabled() {
                rows.push((row.id, offer.words));
            }
            if offer.chosen {
                chosen_row = Some(row.id);
            }
            let says = offer.why_not.as_deref().unwrap_or(offer.says);
            if !says.is_empty() {
                tell_beside_menu(&row, |ui| {
                    ui.label(says);
                });
            }
            if row.clicked() {
                // Enter closes the list, as a click does.
                ui.close();
                by_key = row.has_focus();
                taken = (!offer.chosen).then_some(offer.value).or(taken.take());
            }
        }
        go_to_typed(ui, &rows);
    });
    let response = opened.response.accessible_name(name);
    // If a key opened the list, the focus moves to the present choice in the list. However the list is closed, the field then gets the focus back.
    let gives_back = response.id.with("gives the focus back");
    if by_key {
        response.request_focus();
    } else if let Some(row) = chosen_row.filter(|_| response.has_focus()) {
        ui.memory_mut(|memory| memory.request_focus(row));
        ui.data_mut(|data| data.insert_temp(gives_back, Vec::<Id>::new()));
    } else if ui.data(|data| data.get_temp::<Vec<Id>>(gives_back)).is_some() {
        if opened.inner.is_some() {
            ui.data_mut(|data| data.insert_temp(gives_back, rows.into_iter().map(|(id, _)| id).collect::<Vec<_>>()));
        } else {
            let gone = ui.data_mut(|data| data.remove_temp::<Vec<Id>>(gives_back)).unwrap_or_default();
            if ui.memory(egui::Memory::focused).is_none_or(|focused| gone.contains(&focused)) {
                response.request_focus();
            }
        }
    }
    // Some screen readers do not read the value of such a field but do read its description.
    described(&response, shown);
    ChoiceResponse { response, taken }
}

/// Gives the focus to the next row of an open list whose name begins with the letters that the user types.
fn go_to_typed(ui: &Ui, rows: &[(Id, String)]) {
    let focused = ui.memory(egui::Memory::focused);
    let to = typed(ui, ui.layer_id().id).and_then(|words| {
        led_to(rows.iter().map(|(_, name)| name.as_str()), rows.iter().position(|(id, _)| Some(*id) == focused), &words)
    });
    if let Some(to) = to {
        ui.memory_mut(|memory| memory.request_focus(rows[to].0));
    }
}

/// Shows a control with this width and a small caption above it. If `words` is empty, the room for the caption stays free.
pub fn captioned<R>(ui: &mut Ui, words: &str, width: f32, control: impl FnOnce(&mut Ui) -> R) -> R {
    let width = width.min(ui.available_width());
    ui.allocate_ui(Vec2::new(width, 0.0), |ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            let weak = Palette::of(ui).weak;
            if words.is_empty() {
                let line = ui.painter().layout_no_wrap(" ".to_owned(), theme::regular(theme::SMALL), weak);
                ui.add_space(line.size().y + ui.spacing().item_spacing.y);
            } else {
                glossary::told(ui.label(RichText::new(words).size(theme::SMALL).color(weak)), words);
            }
            control(ui)
        })
        .inner
    })
    .inner
}

/// Shows captioned controls side by side, with their captions at one height. Controls that do not fit go on to the next line.
pub fn captioned_line<R>(ui: &mut Ui, controls: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = Layout::left_to_right(Align::Min).with_main_wrap(true);
    ui.allocate_ui_with_layout(Vec2::new(ui.available_width(), theme::ROW), layout, controls).inner
}
