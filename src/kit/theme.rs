//! All colours, fonts and measures of the window. No other file of this floor names a colour.
//!
//! Every text colour is readable on every background on which it is used, in the light and in the dark theme; a test checks the contrast.

use std::collections::BTreeMap;
use std::sync::Arc;

use egui::style::{ScrollAnimation, ScrollStyle, Selection, WidgetVisuals, Widgets};
use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Shadow, Stroke, Style, TextStyle,
    Theme, Ui, Vec2, Visuals,
};

use super::settings::ThemeChoice;
use drawing::Face;
use rules::Severity;

/// The colours of the window in one theme.
#[derive(Clone, Copy, Debug)]
pub struct Palette {
    /// The background of the desk.
    pub desk: Color32,
    /// The background of panels.
    pub panel: Color32,
    /// The background of cards, fields and lists.
    pub card: Color32,
    /// The background of buttons.
    pub button: Color32,
    /// The background of a control that the pointer is over.
    pub hovered: Color32,
    /// The background of a control that is being pressed.
    pub pressed: Color32,
    /// The colour of thin lines between parts of the window.
    pub border: Color32,
    /// The colour of lines round fields and buttons.
    pub outline: Color32,
    /// The colour of ordinary text.
    pub text: Color32,
    /// The colour of labels and remarks.
    pub weak: Color32,
    /// The colour of links, of the selected thing and of the main button.
    pub accent: Color32,
    /// The background of the main button, the one that most users want to press.
    pub primary: Color32,
    /// The colour of the words on the main button.
    pub on_primary: Color32,
    /// The background of the selected thing.
    pub selection: Color32,
    /// The colour of errors.
    pub error: Color32,
    /// The colour of warnings.
    pub warning: Color32,
    /// The colour of advice.
    pub advice: Color32,
    /// The colour of words that say that all is well.
    pub good: Color32,
    /// The background of a result in a table that is bad for the player who rolls.
    pub against: Color32,
    /// The background of a result in a table that wounds a piece.
    pub hurts: Color32,
    /// The background of a result in a table that kills a piece.
    pub kills: Color32,
    /// The colour of the empty part of a bar.
    pub track: Color32,
    /// The tint over the parts of the window that cannot be used while a dialog or the like is open.
    pub shade: Color32,
    /// The shadow of paper and windows.
    pub shadow: Color32,
    /// The tint over a part of a page that is selected or pointed at. It lies on paper, which is white in the dark theme too.
    pub mark: Color32,
    /// The colour of the line around a part of a page that is selected or pointed at.
    pub mark_line: Color32,
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const DARK: Palette = Palette {
    desk: rgb(0x11_141a),
    panel: rgb(0x19_1d25),
    card: rgb(0x20_2630),
    button: rgb(0x2a_313d),
    hovered: rgb(0x34_3d4b),
    pressed: rgb(0x3f_4a5b),
    border: rgb(0x2d_3440),
    outline: rgb(0x7b_8799),
    text: rgb(0xe6_eaf1),
    weak: rgb(0xa4_b0c1),
    accent: rgb(0x8a_b8ff),
    primary: rgb(0x2c_63c7),
    on_primary: rgb(0xff_ffff),
    selection: rgb(0x25_3a5c),
    error: rgb(0xff_9a90),
    warning: rgb(0xf0_c060),
    advice: rgb(0x86_cdea),
    good: rgb(0x86_d79c),
    against: rgb(0x24_3f63),
    hurts: rgb(0x55_4616),
    kills: rgb(0x6e_2c26),
    track: rgb(0x33_3c4a),
    shade: Color32::from_black_alpha(150),
    shadow: Color32::from_black_alpha(110),
    mark: Color32::from_rgba_unmultiplied_const(0x22, 0x5f, 0xc6, 26),
    mark_line: rgb(0x22_5fc6),
};

const LIGHT: Palette = Palette {
    desk: rgb(0xe4_e8ee),
    panel: rgb(0xf4_f6f9),
    card: rgb(0xff_ffff),
    button: rgb(0xff_ffff),
    hovered: rgb(0xe9_eef6),
    pressed: rgb(0xd9_e2ef),
    border: rgb(0xd9_dee6),
    outline: rgb(0x7a_8494),
    text: rgb(0x1b_2330),
    weak: rgb(0x51_5d70),
    accent: rgb(0x1c_56b8),
    primary: rgb(0x22_5fc6),
    on_primary: rgb(0xff_ffff),
    selection: rgb(0xd6_e5fb),
    error: rgb(0xb0_2318),
    warning: rgb(0x80_5200),
    advice: rgb(0x14_5a80),
    good: rgb(0x1c_6a37),
    against: rgb(0xd6_e0f0),
    hurts: rgb(0xfc_e8be),
    kills: rgb(0xf6_b8a4),
    track: rgb(0xd8_dee7),
    shade: Color32::from_black_alpha(90),
    shadow: Color32::from_black_alpha(40),
    mark: Color32::from_rgba_unmultiplied_const(0x22, 0x5f, 0xc6, 26),
    mark_line: rgb(0x22_5fc6),
};

impl Palette {
    /// The palette of the theme that a part of the window is drawn in.
    #[must_use]
    pub fn of(ui: &Ui) -> &'static Self {
        if ui.visuals().dark_mode { &DARK } else { &LIGHT }
    }

    /// The palette for words on paper, which is white in the dark theme too.
    #[must_use]
    pub const fn on_paper() -> &'static Self {
        &LIGHT
    }

    /// The palette for words on the night sky of a tile, which is dark in the light theme too.
    #[must_use]
    pub const fn on_night() -> &'static Self {
        &DARK
    }

    /// The colour in which a severity is shown.
    #[must_use]
    pub const fn severity(&self, severity: Severity) -> Color32 {
        match severity {
            Severity::Error => self.error,
            Severity::Warning => self.warning,
            Severity::Advice => self.advice,
        }
    }
}

/// A colour of printed pages, as a colour of the screen.
#[must_use]
pub const fn printed(color: drawing::Color) -> Color32 {
    let [red, green, blue] = color.rgb;
    Color32::from_rgb(red, green, blue)
}

/// The bold font in this size.
#[must_use]
pub fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(Face::Bold.name().into()))
}

/// The ordinary font in this size.
#[must_use]
pub const fn regular(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

/// The tint that leaves a picture unchanged.
pub const AS_IT_IS: Color32 = Color32::WHITE;
/// The tint of sheets of paper in the dark theme, in which white would dazzle.
const DIMMED: Color32 = rgb(0xe2_e1dd);

/// The tint of a sheet of paper, and the line that frames it.
#[must_use]
pub fn sheet(context: &Context) -> (Color32, Stroke) {
    if context.global_style().visuals.dark_mode { (DIMMED, Stroke::new(1.0, DARK.border)) } else { (AS_IT_IS, Stroke::NONE) }
}

/// A colour with which nothing is drawn.
pub const NOTHING: Color32 = Color32::TRANSPARENT;
/// The colour of paper, which is white in the dark theme too.
pub const PAPER: Color32 = Color32::WHITE;
/// The colour of the night sky of a printed tile, as the background of words on it.
pub const NIGHT: Color32 = rgb(0x0a_0c16);
/// The colour that highlights the spaces of a tile in which a unit may stand; visible both on the night sky and on bodies.
pub const STANDING: Color32 = rgb(0x5c_f08c);
/// The colour that highlights the spaces of a tile to which a unit can go next; visible both on the night sky and on bodies.
pub const MOVING: Color32 = rgb(0x6c_d0ff);
/// The colour of a remark on paper.
pub const ON_PAPER: Color32 = Color32::from_gray(110);
/// The radius of the corners of cards, in points of the screen.
pub const ROUND: CornerRadius = CornerRadius::same(6);
/// The room between the edge of a dialog and its contents, in points of the screen.
pub const DIALOG_MARGIN: i8 = 16;
/// The usual distance between two controls, in points of the screen.
pub const GAP: f32 = 8.0;
/// The height of a row of a list or a form, in points of the screen.
pub const ROW: f32 = 26.0;
/// The least width and height of a control that can be pressed, in points of the screen (WCAG 2.2, "Target Size (Minimum)").
pub const TARGET: f32 = 24.0;
/// The size of ordinary letters, in points of the screen.
pub const BODY: f32 = 13.0;
/// The size of letters in labels and remarks, in points of the screen.
pub const SMALL: f32 = 11.5;

/// Gives a context the fonts and styles of the window. They apply from the next frame on.
pub fn install(context: &Context) {
    context.set_fonts(fonts());
    for (theme, palette) in [(Theme::Dark, &DARK), (Theme::Light, &LIGHT)] {
        context.set_style_of(theme, Arc::new(style(theme, palette)));
    }
}

/// Sets the colours of the window.
pub fn choose(context: &Context, choice: ThemeChoice) {
    context.set_theme(match choice {
        ThemeChoice::System => egui::ThemePreference::System,
        ThemeChoice::Light => egui::ThemePreference::Light,
        ThemeChoice::Dark => egui::ThemePreference::Dark,
    });
}

/// Switches animations off if `still` is true, and on otherwise.
pub fn keep_still(context: &Context, still: bool) {
    let moving = Style::default();
    context.all_styles_mut(|style| {
        style.animation_time = if still { 0.0 } else { moving.animation_time };
        style.scroll_animation = if still { ScrollAnimation::none() } else { moving.scroll_animation };
    });
}

/// The fonts of the printed pages, and egui's own fonts for letters that those lack.
fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::default();
    for face in [Face::Regular, Face::Bold] {
        fonts.font_data.insert(face.name().into(), Arc::new(FontData::from_static(face.bytes())));
    }
    let fallback = fonts.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (family, face) in [(FontFamily::Proportional, Face::Regular), (FontFamily::Name(Face::Bold.name().into()), Face::Bold)] {
        let names = std::iter::once(face.name().to_owned()).chain(fallback.iter().cloned());
        fonts.families.insert(family, names.collect());
    }
    fonts
}

fn style(theme: Theme, palette: &Palette) -> Style {
    let mut style = theme.default_style();
    style.text_styles = BTreeMap::from([
        (TextStyle::Small, regular(SMALL)),
        (TextStyle::Body, regular(BODY)),
        (TextStyle::Button, regular(BODY)),
        (TextStyle::Monospace, FontId::monospace(12.5)),
        (TextStyle::Heading, bold(17.0)),
    ]);
    style.spacing.item_spacing = Vec2::new(GAP, 6.0);
    style.spacing.button_padding = Vec2::new(10.0, 4.0);
    style.spacing.interact_size = Vec2::new(36.0, ROW);
    style.spacing.menu_margin = Margin::same(6);
    style.spacing.window_margin = Margin::same(16);
    style.spacing.icon_width = 16.0;
    style.spacing.scroll = ScrollStyle {
        bar_width: 8.0,
        floating_width: 4.0,
        floating_allocated_width: 8.0,
        foreground_color: true,
        dormant_handle_opacity: 0.25,
        active_handle_opacity: 0.4,
        interact_handle_opacity: 0.7,
        ..ScrollStyle::floating()
    };
    // A list that fades out at its end would also fade the paper of a preview.
    style.spacing.scroll.fade.strength = 0.0;
    style.spacing.tooltip_width = 360.0;
    style.interaction.selectable_labels = false;
    style.interaction.tooltip_delay = 0.35;
    style.visuals = visuals(theme, palette);
    style
}

/// The opacity of text on a control that cannot be used at present. The text can still be read.
const DISABLED: f32 = 0.68;

/// The colour that a control has in place of `ink` while it cannot be used.
#[must_use]
pub fn disabled(ink: Color32) -> Color32 {
    ink.gamma_multiply(DISABLED)
}

fn visuals(theme: Theme, palette: &Palette) -> Visuals {
    let widget = |ground: Color32, line: Color32, ink: Color32| WidgetVisuals {
        bg_fill: ground,
        weak_bg_fill: ground,
        bg_stroke: Stroke::new(1.0, line),
        corner_radius: CornerRadius::same(5),
        fg_stroke: Stroke::new(1.0, ink),
        expansion: 0.0,
    };
    let mut visuals = theme.default_visuals();
    visuals.widgets = Widgets {
        noninteractive: widget(palette.panel, palette.border, palette.text),
        inactive: widget(palette.button, palette.outline, palette.text),
        hovered: widget(palette.hovered, palette.outline, palette.text),
        active: widget(palette.pressed, palette.accent, palette.text),
        open: widget(palette.hovered, palette.outline, palette.text),
    };
    visuals.selection = Selection { bg_fill: palette.selection, stroke: Stroke::new(1.0, palette.accent) };
    visuals.disabled_alpha = DISABLED;
    visuals.weak_text_color = Some(palette.weak);
    visuals.hyperlink_color = palette.accent;
    visuals.faint_bg_color = palette.card;
    visuals.extreme_bg_color = palette.card;
    visuals.text_edit_bg_color = Some(palette.card);
    visuals.code_bg_color = palette.button;
    visuals.warn_fg_color = palette.warning;
    visuals.error_fg_color = palette.error;
    visuals.window_fill = palette.panel;
    visuals.window_stroke = Stroke::new(1.0, palette.outline);
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(8);
    visuals.panel_fill = palette.panel;
    visuals.popup_shadow = Shadow { offset: [0, 6], blur: 18, spread: 0, color: palette.shadow };
    visuals.window_shadow = Shadow { offset: [0, 12], blur: 40, spread: 0, color: palette.shadow };
    visuals.text_cursor.stroke = Stroke::new(1.5, palette.accent);
    // A blinking cursor would redraw the window twice a second.
    visuals.text_cursor.blink = false;
    visuals
}

#[cfg(test)]
mod tests;
