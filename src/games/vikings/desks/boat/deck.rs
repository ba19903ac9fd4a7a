//! The deck plan as a canvas: the boat to cut out. The axis is dragged along the keel, the bow is dragged to change the length of the hull, and rows
//! are added and removed at the sides.

use egui::emath::GuiRounding as _;
use egui::{CursorIcon, Pos2, Rect, RichText, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo};

use super::Open;
use geometry::{Point, Space};
use kit::desks::FrameContext;
use kit::theme::{GAP, Palette};
use kit::widgets::small_button;
use rules::{Id, Level};
use vikings::boat::{KeelLength, Rows, hexes};
use vikings::{BoatClass, Content};
use vikings_paper::sheets::boats::{HEX, Plan};

/// The greatest width of a hex, in points of the screen.
const WIDEST: f32 = 62.0;
/// The least width of the desk at which a column with the boat's figures stands beside the deck, in points of the screen.
const WIDE: f32 = 620.0;
/// The width of that column, in points of the screen.
const BESIDE: f32 = 188.0;
/// The width of a boat that is compared with others, in points of the screen.
const SMALL: f32 = 240.0;

/// The part of the deck that the user drags, with the value that it would get if it were dropped now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// The axis, which would be put on this hex of the keel, counted from 1.
    Axis(u32),
    /// The bow; the keel would get this length in hexes.
    Bow(u32),
}

/// Shows the deck, and the figures of the hull beside it or, in a narrow desk, below it.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let about = |ui: &mut Ui, context: &mut FrameContext| {
        words(ui, open.boat);
        buttons(ui, context, open);
    };
    if ui.available_width() < WIDE {
        deck(ui, context, open);
        return about(ui, context);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = GAP * 2.0;
        let room = ui.available_width() - BESIDE - GAP * 2.0;
        ui.vertical(|ui| {
            ui.set_max_width(room);
            deck(ui, context, open);
        });
        ui.vertical(|ui| {
            ui.set_max_width(BESIDE);
            about(ui, context);
        });
    });
}

fn deck(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let boat = open.boat;
    let plan = Plan::new(boat, HEX);
    let around = plan.around();
    // One more hex fits beside the deck, so that the bow can be dragged outwards.
    let wide = around.width() + HEX;
    let scale = (WIDEST / HEX.get() as f32).min(ui.available_width() / wide.get() as f32);
    let size = Vec2::new(wide.get() as f32, around.height().get() as f32) * scale;
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    let said = format!("Deck of {}, {}, axis on hex {}", boat.label(), hexes(boat.size()), boat.axis);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, &said));
    let page = context.memory.own.of::<crate::Memory>().printed.boat(open.id, boat);
    let paper = Rect::from_min_size(rect.min, Vec2::new(around.width().get() as f32, around.height().get() as f32) * scale);
    context.screen.paint_on(ui.painter(), &page, paper.round_to_pixels(ui.pixels_per_point()), Palette::of(ui).card);
    let to_screen = |point: Point| {
        let step = point - around.min;
        rect.min + Vec2::new(step.x.get() as f32, step.y.get() as f32) * scale
    };
    let keel_at = |at: Pos2| {
        let along = f64::from((at.x - rect.min.x) / scale) / HEX.get();
        along.floor().max(0.0) as u32 + 1
    };
    let at = response.interact_pointer_pos().or(response.hover_pos());
    let under = at.map(keel_at);
    let grip = boat.length.get();
    if let Some(hex) = under {
        response.clone().on_hover_cursor(if hex >= grip { CursorIcon::ResizeHorizontal } else { CursorIcon::Grab });
    }
    let held = &mut context.memory.own.of::<crate::Memory>().boat.held;
    if response.drag_started() || response.clicked() {
        *held = under.map(|hex| if hex >= grip && !response.clicked() { Held::Bow(grip) } else { Held::Axis(hex.min(grip)) });
    }
    if let (Some(now), Some(hex)) = (held.as_mut(), under) {
        *now = match *now {
            Held::Axis(_) => Held::Axis(hex.min(grip)),
            Held::Bow(_) => Held::Bow(hex.clamp(KeelLength::MIN, KeelLength::MAX)),
        };
    }
    let accent = Palette::of(ui).accent;
    match held {
        Some(Held::Axis(hex)) => mark(ui, &plan, Space::new(*hex as i16 - 1, 2), &to_screen, accent),
        Some(Held::Bow(length)) => {
            let longer = BoatClass { length: KeelLength::clamped(*length), ..boat.clone() };
            let ghost = Plan::new(&longer, HEX);
            for space in ghost.spaces() {
                mark(ui, &ghost, space, &to_screen, accent);
            }
        }
        None => {}
    }
    if (response.drag_stopped() || response.clicked())
        && let Some(held) = held.take()
    {
        put_down(context, open, held);
    }
}

/// Draws a line round a hex of the deck.
fn mark(ui: &Ui, plan: &Plan, space: Space, to_screen: &dyn Fn(Point) -> Pos2, ink: egui::Color32) {
    let corners: Vec<Pos2> = plan.layout.corners(space).into_iter().map(to_screen).collect();
    ui.painter().add(Shape::closed_line(corners, Stroke::new(2.0, ink)));
}

fn put_down(context: &mut FrameContext, open: Open, held: Held) {
    match held {
        Held::Axis(hex) if hex != open.boat.axis.get() => {
            context.change(open.changed("Move the axis", |boat| boat.axis = Level::clamped(hex)));
        }
        Held::Bow(length) if length != open.boat.length.get() => {
            context.change(open.changed("Set the length of the keel", |boat| boat.length = KeelLength::clamped(length)));
        }
        Held::Axis(_) | Held::Bow(_) => {}
    }
}

/// Writes the figures of the hull: hexes, hexes at the rail, and seats.
fn words(ui: &mut Ui, boat: &BoatClass) {
    let rail = boat.rail().count();
    let words = format!("{}, of which {rail} are at the rail; {} may row.", hexes(boat.size()), boat.seats);
    ui.label(RichText::new(words).color(Palette::of(ui).weak));
}

/// Shows buttons that add and remove hexes and rows, for users who do not drag.
fn buttons(ui: &mut Ui, context: &mut FrameContext, open: Open) {
    let (length, rows) = (open.boat.length.get(), open.boat.rows);
    let at = Rows::ALL.iter().position(|known| *known == rows).unwrap_or_default();
    ui.horizontal(|ui| {
        let steps = [("Shorter", length - 1, "The keel has a single hex already."), ("Longer", length + 1, "No keel is longer.")];
        for (words, to, why_not) in steps {
            let possible = (KeelLength::MIN..=KeelLength::MAX).contains(&to);
            ui.add_enabled_ui(possible, |ui| {
                if small_button(ui, words).on_disabled_hover_text(why_not).clicked() {
                    context.change(open.changed("Set the length of the keel", |boat| boat.length = KeelLength::clamped(to)));
                }
            });
        }
    });
    ui.horizontal(|ui| {
        let steps = [("Narrower", at.checked_sub(1), "A single row is left."), ("Wider", Some(at + 1), "No hull is wider.")];
        for (words, to, why_not) in steps {
            let to = to.and_then(|to| Rows::ALL.get(to)).copied();
            ui.add_enabled_ui(to.is_some(), |ui| {
                let button = small_button(ui, words).on_disabled_hover_text(why_not);
                if let Some(rows) = to.filter(|_| button.clicked()) {
                    context.change(open.changed("Set the rows of the hull", |boat| boat.rows = rows));
                }
            });
        }
    });
    let rail = Level::clamped(open.boat.rail().count() as u32);
    ui.add_enabled_ui(open.boat.seats != rail, |ui| {
        let button = small_button(ui, "Seat the whole rail").on_disabled_hover_text("Every hex of the rail has a seat.");
        if button.clicked() {
            context.change(open.changed("Seat the whole rail", |boat| boat.seats = rail));
        }
    });
    ui.label(RichText::new("Drag the black spot along the keel, or the bow ahead and astern.").color(Palette::of(ui).weak));
}

/// Shows the picture of a boat that is compared with others.
pub fn picture(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<BoatClass>) {
    let Some(boat) = content.boats.get(id) else { return };
    let page = context.memory.own.of::<crate::Memory>().printed.boat(id, boat);
    let size = Vec2::new(SMALL, SMALL * (page.size.height / page.size.width) as f32);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, format!("Deck of {}", boat.label())));
    context.screen.paint_on(ui.painter(), &page, rect.round_to_pixels(ui.pixels_per_point()), Palette::of(ui).card);
}
