//! The shop: the counters of the force's colour, each with its price and how many are left in the mix of counters. The user clicks or drags counters;
//! a field sets where clicked counters go.

use egui::{
    Align2, Id as UiId, PointerButton, Pos2, Rect, Response, RichText, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo,
};

use super::counter::picture;
use super::hand::{Held, Spot, Verdict, put, verdict, words};
use super::open_force::OpenForce;
use super::raid;
use crate::things::commands;
use kit::action::Action;
use kit::desks::FrameContext;
use kit::desks::at_random;
use kit::theme::{self, Palette};
use kit::widgets::{Icon, Offer, captioned, choice, context_menu, described, ground, icon_button, paint_icon, small_toggle};
use rules::{Count, Id, Points, capital};
use star_viking::mix::{self, Stock};
use star_viking::{Color, ForceUnit, InForce, InUnit, Place, Scenario, UnitType};

/// The height of a row, in points of the screen.
const ROW: f32 = 44.0;

/// Shows the shop of counters that the force can get.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let palette = Palette::of(ui);
    let rect = ui.available_rect_before_wrap();
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    let taken_back = matches!(memory.hand, Some(Held::Unit(_)));
    let over = memory.over == Some(Spot::Shop);
    memory.spots.push((rect, Spot::Shop));
    ui.painter().rect(rect, theme::ROUND, palette.card, Stroke::new(1.0, palette.border), StrokeKind::Inside);
    if taken_back {
        let line = Stroke::new(if over { 2.5 } else { 1.5 }, palette.accent);
        ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
    }
    ui.advance_cursor_after_rect(rect);
    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(rect.shrink(8.0)));
    let ui = &mut inside;
    let title = match (taken_back, open.force.color) {
        (true, Color::Red) => "DROP HERE TO SELL IT",
        (true, Color::Blue | Color::Green) => "DROP HERE TO PUT IT BACK",
        (false, Color::Red) => "SHOP",
        (false, Color::Blue | Color::Green) => "COUNTER MIX",
    };
    ui.horizontal(|ui| {
        let ink = if taken_back { palette.accent } else { palette.weak };
        ui.label(RichText::new(title).font(theme::bold(theme::SMALL)).color(ink));
        if !taken_back {
            let others = &mut context.memory.own.of::<crate::Memory>().force.others;
            let toggle = small_toggle(ui, *others, "Other colours");
            if toggle
                .on_hover_text("Show the counters of the other sides too; a force that may not start with them gets a finding.")
                .clicked()
            {
                *others = !*others;
            }
        }
    });
    destination(ui, context, open);
    if open.force.color == Color::Red
        && let Some(seed) = at_random::pressed(ui, raid::can_buy(open))
    {
        context.change(raid::bought(open, seed));
    }
    if open.force.color == Color::Green {
        set_aside(ui, open);
    }
    let others = context.memory.own.of::<crate::Memory>().force.others;
    ScrollArea::vertical().id_salt("shop").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        let own = open.content.units.iter().filter(|(_, unit)| unit.color == open.force.color);
        for (id, unit) in own {
            row(ui, context, open, id, unit);
        }
        let owns = |id| open.force.units.iter().any(|(_, of)| of.unit == id);
        let shown = |id, unit: &UnitType| unit.color != open.force.color && (others || owns(id));
        let foreign = open.content.units.iter().filter(|(id, unit)| shown(*id, unit));
        for (id, unit) in foreign {
            row(ui, context, open, id, unit);
        }
        if open.content.units.is_empty() {
            ui.label(RichText::new("The catalogue has no types of unit yet.").color(palette.weak));
        }
    });
}

/// Shows how many local units are left, and how many a campaign sets aside at the start.
fn set_aside(ui: &mut Ui, open: &OpenForce) {
    let stock = mix::of_color(&open.stocks, &open.content.units, Color::Green);
    let sets = open.scenarios().filter(|(_, scenario)| scenario.form.is_campaign()).map(|(_, scenario)| scenario.form.sets());
    let aside = Scenario::SET_ASIDE * sets.min().unwrap_or(1);
    let words = format!("{} of {} left; a campaign sets {aside} aside.", stock.left(), stock.held);
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
}

/// Shows the field that sets where counters go that the user buys with a click.
fn destination(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce) {
    let into = context.memory.own.of::<crate::Memory>().force.into.unwrap_or(Spot::Outside);
    let spots = destinations(open);
    let label = |spot: Spot| {
        let name = spot.name(open);
        capital(&name)
    };
    let name = match open.force.color {
        Color::Red => "Bought units go",
        Color::Blue | Color::Green => "Taken units go",
    };
    captioned(ui, name, f32::INFINITY, |ui| {
        let width = ui.available_width();
        let offers = spots.into_iter().map(|spot| Offer::new(spot, label(spot), spot == into));
        let field = choice(ui, name, width, &label(into), offers);
        if let Some(spot) = field.taken {
            context.memory.own.of::<crate::Memory>().force.into = Some(spot);
        }
        field.response.on_hover_text("Where a counter goes that is pressed here.");
    });
}

/// All places to which a bought counter can go.
pub fn destinations(open: &OpenForce) -> Vec<Spot> {
    let mut spots = vec![Spot::Outside];
    match open.force.color {
        Color::Green => spots.extend(open.systems().into_iter().map(Spot::System)),
        Color::Red | Color::Blue => {
            let carriers = open.force.units.iter().filter(|(id, of)| of.hold.is_none() && open.carries(*id));
            spots.extend(carriers.map(|(id, _)| Spot::Hold(id)));
        }
    }
    spots
}

/// Shows a type of unit. A click buys a unit of it, and a drag buys one for the place where the user drops it.
fn row(ui: &mut Ui, context: &mut FrameContext, open: &OpenForce, id: Id<UnitType>, unit: &UnitType) {
    let palette = Palette::of(ui);
    let said = words(open.force.color);
    let stock = open.stocks.get(&id).copied().unwrap_or_default();
    let mine: Vec<_> = open.force.units.iter().filter(|(_, of)| of.unit == id).collect();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let (rect, _) =
            ui.allocate_exact_size(Vec2::new((ui.available_width() - theme::ROW - 4.0).max(theme::ROW), ROW), Sense::hover());
        let response = ui.interact(rect, UiId::unique(("shop", id.number())), Sense::click_and_drag());
        let full = format!("{} {}", unit.color, unit.label());
        let name = if unit.color == open.force.color { unit.label() } else { full };
        ground(ui, rect, false, &response);
        if response.has_focus() {
            ui.painter().rect_stroke(rect, theme::ROUND, (1.0, palette.accent), StrokeKind::Inside);
        }
        let side = ROW - 8.0;
        picture(ui, context, open, (id, None), Rect::from_min_size(rect.min + Vec2::splat(4.0), Vec2::splat(side)));
        paint_words(ui, rect, open, unit, &name, stock);
        let plus = Rect::from_center_size(Pos2::new(rect.right() - 12.0, rect.center().y), Vec2::splat(16.0));
        paint_icon(ui.painter(), Icon::Plus, plus, 14.0, palette.text);
        let button = format!("{} {name}", said.buy);
        response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Button, true, &button));
        described(&response, format!("{}, {}", price(open, unit), what_is_left(stock)));
        if context.jumps_to(&Place::Force(open.id, InForce::Units(id)).into()) {
            response.request_focus();
            response.scroll_to_me(None);
        }
        if response.drag_started_by(PointerButton::Primary) {
            context.memory.own.of::<crate::Memory>().force.hand = Some(Held::Type(id));
        }
        let into = context.memory.own.of::<crate::Memory>().force.into.unwrap_or(Spot::Outside);
        if response.clicked() {
            context.actions.extend(put(open, Held::Type(id), into).map(Action::from));
        }
        let last = mine.iter().rev().find(|(_, of)| of.hold.is_none()).or(mine.last()).map(|(last, _)| *last);
        if response.has_focus() {
            let keys = &context.state.settings.keys;
            if commands::SHOP_TAKE.pressed(ui, keys) {
                context.actions.extend(put(open, Held::Type(id), into).map(Action::from));
            }
            if let Some(last) = last.filter(|_| commands::SHOP_RETURN.pressed(ui, keys)) {
                context.actions.extend(put(open, Held::Unit(last), Spot::Shop).map(Action::from));
            }
        }
        menu(&response, context, open, (id, last), into);
        response.on_hover_text(hint(open, id, unit, stock, into));
        let away = format!("{} one {name}", said.away);
        let tooltip = "The last one bought; those in holds stay the longest.";
        if icon_button(ui, Icon::Minus, &away, tooltip, last.is_some()).clicked()
            && let Some(last) = last
        {
            context.actions.extend(put(open, Held::Unit(last), Spot::Shop).map(Action::from));
        }
    });
}

/// The menu of a right-click on a type: buy one for any place, give the last one back, or open the type.
fn menu(
    response: &Response,
    context: &mut FrameContext,
    open: &OpenForce,
    (id, last): (Id<UnitType>, Option<Id<ForceUnit>>),
    into: Spot,
) {
    let said = words(open.force.color);
    context_menu(response, |ui| {
        let fits = |spot: &Spot| *spot != into && verdict(open, Held::Type(id), *spot) == Verdict::Fits;
        for spot in std::iter::once(into).chain(destinations(open).into_iter().filter(fits)) {
            if ui.button(format!("{} one {}", said.buy, spot.name(open))).clicked() {
                context.actions.extend(put(open, Held::Type(id), spot).map(Action::from));
            }
        }
        if let Some(last) = last
            && ui.button(format!("{} the last one", said.away)).clicked()
        {
            context.actions.extend(put(open, Held::Unit(last), Spot::Shop).map(Action::from));
        }
        ui.separator();
        if ui.button("Go to the type").clicked() {
            context.push(Action::Select(Place::Unit(id, InUnit::Whole).into()));
        }
        let known = context.state.document.project().content.kinds().iter().position(|kind| kind.thing_of(&whole(id)).is_some());
        if let Some(number) = known
            && ui.button("Show all types as a table").clicked()
        {
            context.push(Action::ShowTable(number));
        }
    });
}

/// The place in the project of a type as a whole.
fn whole(id: Id<UnitType>) -> project::Place {
    Place::Unit(id, InUnit::Whole).into()
}

/// Paints the name of a type, and below it its price and how many are left in the mix of counters.
fn paint_words(ui: &Ui, rect: Rect, open: &OpenForce, unit: &UnitType, name: &str, stock: Stock) {
    let palette = Palette::of(ui);
    let left = rect.left() + ROW;
    let painter = ui.painter().with_clip_rect(Rect::from_min_max(rect.min, rect.max - Vec2::new(24.0, 0.0)));
    let at = Pos2::new(left, rect.top() + 6.0);
    painter.text(at, Align2::LEFT_TOP, name, theme::bold(theme::BODY), palette.text);
    let small = theme::regular(theme::SMALL);
    let mut at = Pos2::new(left, rect.bottom() - 6.0);
    let mut write = |words: &str, ink| at.x = painter.text(at, Align2::LEFT_BOTTOM, words, small.clone(), ink).right();
    write(&price(open, unit), if is_too_dear(open, unit) { palette.error } else { palette.text });
    write("  ·  ", palette.weak);
    let ink = match stock.left() {
        over if over < 0 => palette.error,
        0 => palette.warning,
        _ => palette.weak,
    };
    write(&what_is_left(stock), ink);
}

/// How many counters of a type are left in the mix of counters, in words.
fn what_is_left(stock: Stock) -> String {
    match stock.left() {
        over if over < 0 => format!("{} over {}", -over, stock.held),
        0 => "none left".to_owned(),
        left => format!("{left} of {} left", stock.held),
    }
}

fn price(open: &OpenForce, unit: &UnitType) -> String {
    let dear = if is_too_dear(open, unit) { " too dear" } else { "" };
    unit.cost.map_or_else(|| "no cost known".to_owned(), |cost| format!("{cost} mc{dear}"))
}

fn is_too_dear(open: &OpenForce, unit: &UnitType) -> bool {
    let cost = unit.cost.map_or(0, Count::get);
    open.force.color == Color::Red && Points::new(cost.into()) > open.left
}

/// What a click on a type does, in words, with the objection to it if there is one.
fn hint(open: &OpenForce, id: Id<UnitType>, unit: &UnitType, stock: Stock, into: Spot) -> String {
    let dear = if is_too_dear(open, unit) { " It costs more than is left, and can be had all the same." } else { "" };
    let gone = if stock.left() <= 0 { " The counter mix holds no more of it." } else { "" };
    let misfit = match verdict(open, Held::Type(id), into) {
        Verdict::Poorly(why) => format!(" It does not fit {}: {why}.", into.name(open)),
        Verdict::Fits | Verdict::Never(_) => String::new(),
    };
    let (label, line, place) = (unit.label(), unit.bottom_line(), into.name(open));
    format!("{label}: {line}. Press for one {place}, or drag it.{dear}{gone}{misfit}")
}
