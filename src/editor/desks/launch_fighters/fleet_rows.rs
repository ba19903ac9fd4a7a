//! The ships of a fleet, a row each: flagship, letter, name, design, price.

use egui::{Align, Align2, Layout, Rect, RichText, Sense, TextEdit, Ui, UiBuilder, Vec2};

use super::fleet_roster::{OpenFleet, change};
use super::things::whole_ship;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Icon, icon_button, number, paint_icon};
use crate::project::Gesture;
use crate::rules::launch_fighters::{FleetShip, InFleet, Place, Ship};
use crate::rules::{self, Id};

const HEIGHT: f32 = 32.0;

/// The left edges of the columns and the right edge of the price, from the width of the table.
struct Columns {
    letter: f32,
    name: f32,
    design: f32,
    price: f32,
}

impl Columns {
    fn of(width: f32) -> Self {
        let price = width - 36.0;
        let design = 96.0 + (price - 160.0) * 0.5;
        Self { letter: 34.0, name: 90.0, design, price }
    }
}

/// Shows the rows.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet) {
    ui.spacing_mut().item_spacing.y = 0.0;
    let weak = Palette::of(ui).weak;
    if open.fleet.ships.is_empty() {
        ui.label(RichText::new("No ships yet. Add the first; it becomes the flagship.").color(weak));
        return;
    }
    let (head, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 20.0), Sense::hover());
    let columns = Columns::of(head.width());
    let font = theme::regular(theme::SMALL);
    for (x, words) in [(columns.letter, "Letter"), (columns.name, "Name"), (columns.design, "Design")] {
        ui.painter().text(head.left_center() + Vec2::new(x, 0.0), Align2::LEFT_CENTER, words, font.clone(), weak);
    }
    ui.painter().text(head.left_center() + Vec2::new(columns.price, 0.0), Align2::RIGHT_CENTER, "Points", font, weak);
    let (names, letters) = (open.fleet.names(&open.content.ships), open.fleet.letters(&open.content.ships));
    for (id, ship) in open.fleet.ships.iter() {
        let shown = Shown {
            id,
            ship,
            name: names.get(&id).map_or("", String::as_str),
            letter: letters.get(&id).map_or("", String::as_str),
        };
        ui.push_id(("ship", id.number()), |ui| row(ui, context, open, &shown, &columns));
    }
}

/// A ship of the fleet, with the name and letter that it goes by.
struct Shown<'a> {
    id: Id<FleetShip>,
    ship: &'a FleetShip,
    name: &'a str,
    letter: &'a str,
}

fn row(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet, shown: &Shown, columns: &Columns) {
    let palette = Palette::of(ui);
    let place = rules::Place::from(Place::Fleet(open.id, InFleet::Ship(shown.id)));
    let (rect, hover) = ui.allocate_exact_size(Vec2::new(ui.available_width(), HEIGHT), Sense::hover());
    let ground = rect.expand2(Vec2::new(6.0, -1.0));
    if context.is_selected(&place) {
        ui.painter().rect_filled(ground, theme::ROUND, palette.selection);
    } else if hover.contains_pointer() {
        ui.painter().rect_filled(ground, theme::ROUND, palette.hovered);
    }
    if context.jumps_to(&place) {
        hover.scroll_to_me(Some(Align::Center));
    }
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    flagship(&mut inside, context, open, shown);
    let at = |x: f32, width: f32| Rect::from_min_size(rect.min + Vec2::new(x, 4.0), Vec2::new(width, HEIGHT - 8.0));
    let letter = cell(ui, at(columns.letter, 46.0), &shown.ship.letter, shown.letter, &format!("Letter of {}", shown.name), 4);
    typed(context, open, shown, "Change the letter", letter, |ship, text| ship.letter = text);
    let width = columns.design - columns.name - 12.0;
    let name = cell(ui, at(columns.name, width), &shown.ship.name, shown.name, &format!("Name of {}", shown.name), 100);
    typed(context, open, shown, "Rename a ship", name, |ship, text| ship.name = text);
    design(ui, context, open, shown, at(columns.design, columns.price - columns.design - 60.0));
    let price = open.content.price(shown.ship.design);
    let (words, ink) = price.map_or_else(|| ("none".to_owned(), palette.error), |price| (price.to_string(), palette.text));
    number(ui.painter(), rect.left_center() + Vec2::new(columns.price, 0.0), &words, &theme::bold(theme::BODY), ink);
    let bin = Rect::from_min_size(rect.right_top() + Vec2::new(-theme::ROW, 3.0), Vec2::splat(theme::ROW));
    let mut end = ui.new_child(UiBuilder::new().max_rect(bin));
    let name = format!("Remove {}", shown.name);
    if icon_button(&mut end, Icon::Trash, &name, "Take this ship out of the fleet.", true).clicked() {
        change(context, open, &name, None, |fleet| {
            // The row shows a ship of the fleet, so there is one to take out.
            let _ = fleet.ships.apply(rules::Change::Remove(shown.id), "ship of the fleet");
            if fleet.flagship == Some(shown.id) {
                fleet.flagship = fleet.ships.ids().next();
            }
        });
    }
}

fn flagship(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet, shown: &Shown) {
    let palette = Palette::of(ui);
    let is = open.fleet.flagship == Some(shown.id);
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(theme::ROW), Sense::click());
    let name = format!("Flagship: {}", shown.name);
    response.widget_info(|| egui::WidgetInfo::selected(egui::accesskit::Role::RadioButton, true, is, &name));
    let ink = if is { palette.warning } else { palette.outline };
    let ink = if response.hovered() && !is { palette.weak } else { ink };
    paint_icon(ui.painter(), if is { Icon::FullStar } else { Icon::Star }, rect, 15.0, ink);
    let hint = if is { "The flagship: it is placed first." } else { "Make this the flagship." };
    if response.on_hover_text(hint).clicked() && !is {
        change(context, open, "Choose the flagship", None, |fleet| fleet.flagship = Some(shown.id));
    }
}

/// What became of a cell: its text if it was changed, its typing session, and whether that has ended.
type Cell = (Option<String>, Gesture, bool);

fn cell(ui: &mut Ui, rect: Rect, text: &str, hint: &str, name: &str, most: usize) -> Cell {
    let weak = Palette::of(ui).weak;
    let mut text = text.to_owned();
    let edit = TextEdit::singleline(&mut text).char_limit(most).hint_text(RichText::new(hint).color(weak));
    let response = ui.place(rect, edit).accessible_name(name);
    (response.changed().then_some(text), Gesture(response.id.value()), response.lost_focus())
}

fn typed(
    context: &mut FrameContext,
    open: OpenFleet,
    shown: &Shown,
    label: &str,
    cell: Cell,
    set: impl FnOnce(&mut FleetShip, String),
) {
    let (text, gesture, done) = cell;
    if let Some(text) = text {
        change(context, open, label, Some(gesture), |fleet| {
            if let Some(ship) = fleet.ships.get_mut(shown.id) {
                set(ship, text);
            }
        });
    }
    if done {
        context.push(Action::FinishStep);
    }
}

fn design(ui: &mut Ui, context: &mut FrameContext, open: OpenFleet, shown: &Shown, rect: Rect) {
    let label = open.content.ships.get(shown.ship.design).map(Ship::label);
    let button = egui::Button::new(label.unwrap_or("Unknown design")).frame_when_inactive(false).truncate();
    let mut inside = ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    inside.spacing_mut().button_padding.x = 0.0;
    let response = inside.add_enabled(label.is_some(), button).on_hover_text("Go to the design.");
    if response.clicked() {
        context.push(Action::Select(whole_ship(shown.ship.design).into()));
    }
}
