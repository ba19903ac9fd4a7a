//! Citations that can be pressed. A press opens the manual at the place that explains the rule in our own words, with examples.
//!
//! Citations also stand in code that cannot push actions, such as the table. So the window asks after each frame which place was [`pressed`].

use egui::accesskit::Role;
use egui::{
    Align, Button, Color32, Context, Id, Label, Layout, Rect, Response, RichText, Sense, TextWrapMode, Ui, UiBuilder, Vec2,
    WidgetInfo,
};

use crate::theme::{self, Palette};
use crate::widgets;
use manual::Spot;
use rules::{About, Citation};

/// The greatest width of a tooltip with the text of a rule, in points of the screen.
const TOLD: f32 = 380.0;

/// A link of at most this many letters, such as the number of a section, is not broken over two lines.
const SHORT: usize = 12;

/// The space around the words of a link, in points of the screen.
const PADDING: Vec2 = Vec2::new(2.0, 1.0);

/// If at least this much width is left in a row, in points of the screen, a long link begins there and is broken over several lines; otherwise it
/// begins on the next row.
const NARROW: f32 = 120.0;

/// The free space below a row with a link, in points of the screen, since the link is higher than the row.
const BELOW: f32 = 4.0;

/// Shows a citation. It can be pressed if the manual has a place for it.
pub fn link(ui: &mut Ui, citation: Citation) {
    let words = short(citation);
    let Some(spot) = manual::cited(citation) else {
        ui.add(Label::new(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak)).wrap());
        return;
    };
    let ink = Palette::of(ui).accent;
    press(ui, RichText::new(&words).size(theme::SMALL).color(ink), &format!("Rule: {words}"), spot);
}

/// Shows words and, if `rule` is given, a link to that rule at the end of their last line. Returns the response of the words.
pub fn words(ui: &mut Ui, words: RichText, rule: Option<Citation>) -> Response {
    let line = ui.scope(|ui| {
        // The row is no higher than its words, although controls are usually higher.
        ui.spacing_mut().interact_size.y = 0.0;
        let line = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = Vec2::new(4.0, 0.0);
            let words = ui.add(Label::new(words).wrap());
            (words, rule.is_some_and(|citation| link_in_row(ui, citation)))
        });
        let (words, is_link) = line.inner;
        if is_link {
            ui.add_space(BELOW);
        }
        words
    });
    line.inner
}

/// Shows a citation on the row on which the words before it end, or on a row of its own if too little of that row is left. A short link stands in the
/// middle of the row's height and can be pressed a little above and below it. Returns whether the link is short.
fn link_in_row(ui: &mut Ui, citation: Citation) -> bool {
    let words = short(citation);
    let spot = manual::cited(citation).filter(|_| words.chars().count() <= SHORT);
    let Some(spot) = spot else {
        if ui.available_size_before_wrap().x < NARROW {
            ui.end_row();
        }
        link(ui, citation);
        return false;
    };
    let ink = Palette::of(ui).accent;
    let text = ui.painter().layout_no_wrap(words.clone(), theme::regular(theme::SMALL), ink).size();
    let size = Vec2::new((text.x + 2.0 * PADDING.x).max(theme::TARGET), text.y);
    if ui.available_size_before_wrap().x < size.x {
        ui.end_row();
    }
    let (row, _) = ui.allocate_exact_size(size, Sense::hover());
    let target = Rect::from_center_size(row.center(), Vec2::new(size.x, theme::TARGET));
    let mut over = ui.new_child(UiBuilder::new().max_rect(target).layout(Layout::left_to_right(Align::Center)));
    press(&mut over, RichText::new(&words).size(theme::SMALL).color(ink), &format!("Rule: {words}"), spot);
    true
}

/// Shows the word "Why" as a link to the rule that a finding breaks. Its accessible name gives the section of the rulebook.
pub fn why(ui: &mut Ui, about: &About) {
    let ink = Palette::of(ui).accent;
    if let Some(spot) = manual::rule(about) {
        let name = format!("Why {}: {}", about.name, section_of(about));
        press(ui, RichText::new("Why").size(theme::SMALL).color(ink), &name, spot);
    }
}

/// The section of the rulebook that a rule comes from; "Drydock" for a rule of the program's own.
#[must_use]
pub const fn section_of(about: &About) -> &'static str {
    match about.citation {
        Citation::Book { section, .. } => section,
        Citation::Drydock(_) => "Drydock",
    }
}

/// Shows the sentence of a finding as a link to its rule.
pub fn message(ui: &mut Ui, about: &About, words: &str, ink: Color32) {
    let text = RichText::new(words).size(theme::SMALL).color(ink);
    match manual::rule(about) {
        Some(spot) => press(ui, text, words, spot),
        None => drop(ui.add(Label::new(text).wrap())),
    }
}

/// Shows a heading within a panel, with a link to the rule that the contents of the panel follow.
pub fn section(ui: &mut Ui, words: &str, citation: Citation) {
    ui.horizontal_wrapped(|ui| {
        widgets::section(ui, words);
        reason(ui, citation);
    });
}

/// Shows the word "Why" as a link to the rule that is the reason for a heading, a switch or a price. Shows nothing if the manual has no place for
/// that rule.
pub fn reason(ui: &mut Ui, citation: Citation) {
    if let Some(spot) = manual::cited(citation) {
        let ink = Palette::of(ui).accent;
        press(ui, RichText::new("Why").size(theme::SMALL).color(ink), &format!("Rule: {}", short(citation)), spot);
    }
}

/// Shows a heading within a panel about a subject on which the rulebook says nothing. The heading is a link to the section `heading` on a page of the
/// manual, which gives the reason.
pub fn section_told(ui: &mut Ui, words: &str, page: &str, heading: &str) {
    ui.horizontal_wrapped(|ui| {
        widgets::section(ui, words);
        if let Some(spot) = manual::page(page).and_then(|page| manual::heading(page, heading)) {
            let ink = Palette::of(ui).accent;
            press(ui, RichText::new("Why").size(theme::SMALL).color(ink), &format!("Why: {heading}"), spot);
        }
    });
}

/// A citation in a few words: the section of the rulebook, or Drydock's own reason.
#[must_use]
pub fn short(citation: Citation) -> String {
    match citation {
        Citation::Book { section, .. } => section.to_owned(),
        Citation::Drydock(_) => citation.to_string(),
    }
}

/// The place of the manual whose link was pressed in this frame; a second call returns `None`.
#[must_use]
pub fn pressed(context: &Context) -> Option<Spot> {
    let spot = context.data(|data| data.get_temp(id()));
    if spot.is_some() {
        context.data_mut(|data| data.remove::<Spot>(id()));
    }
    spot
}

/// Shows words as a link to a place of the manual, with a tooltip that contains the rule.
fn press(ui: &mut Ui, words: RichText, name: &str, spot: Spot) {
    ui.scope(|ui| {
        ui.spacing_mut().button_padding = PADDING;
        let wrap = if words.text().chars().count() > SHORT { TextWrapMode::Wrap } else { TextWrapMode::Extend };
        let button = Button::new(words).frame_when_inactive(false).min_size(Vec2::splat(theme::TARGET)).wrap_mode(wrap);
        let link: Response = ui.add(button);
        link.widget_info(|| WidgetInfo::labeled(Role::Link, true, name));
        let is_clicked = link.clicked();
        link.on_hover_ui(|ui| {
            ui.set_max_width(TOLD);
            ui.label(RichText::new(spot.0.blocks[spot.1].text()).font(theme::bold(theme::BODY)));
            if let Some(gist) = manual::gist(spot) {
                ui.label(gist);
            }
            ui.label(RichText::new("Press to read it in the manual, with examples.").color(Palette::of(ui).weak));
        });
        if is_clicked {
            ui.data_mut(|data| data.insert_temp(id(), spot));
        }
    });
}

fn id() -> Id {
    Id::unique("pressed citation")
}
