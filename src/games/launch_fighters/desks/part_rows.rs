//! The parts of a ship. Each stat, munition and add-on has a field for its amount, its points, and the price of one more.

use egui::{Align2, Rect, Sense, Ui, UiBuilder, Vec2};

use super::ship_designer::OpenShip;
use kit::desks::form::Form;
use kit::desks::{FrameContext, row_ground};
use kit::theme::{self, Palette};
use kit::widgets::{Icon, number, paint_icon};
use launch_fighters::{Breakdown, InShip, Paid, Part, Place, cost, one_more};
use rules::Points;

/// The height of a row, in points of the screen.
const HEIGHT: f32 = 28.0;
/// The widths of the column of points and of the column with the price of one more, in points of the screen.
const COLUMNS: (f32, f32) = (64.0, 76.0);

/// Shows a row for each part of the ship.
pub fn show(ui: &mut Ui, context: &mut FrameContext, open: OpenShip, breakdown: &Breakdown) {
    let Some(form) = Form::of(context, Place::Ship(open.id, InShip::Whole)) else { return };
    ui.spacing_mut().item_spacing.y = 0.0;
    head(ui);
    for (title, parts) in [("STATS", Part::STATS.as_slice()), ("MUNITIONS", &Part::MUNITIONS), ("ADD-ONS", &Part::ADD_ONS)] {
        if title != "STATS" {
            ui.add_space(8.0);
            caption(ui, title);
        }
        for part in parts {
            row(ui, context, &form, open, breakdown, *part);
        }
    }
    if open.content.options.warp_for_fighters {
        ui.add_space(4.0);
        form.plain(ui, context, Place::Ship(open.id, InShip::FighterWarp));
    }
}

fn head(ui: &mut Ui) {
    let rect = caption(ui, "STATS");
    let palette = Palette::of(ui);
    let font = theme::regular(theme::SMALL);
    let right = rect.right();
    ui.painter().text(rect.right_center(), Align2::RIGHT_CENTER, "One more", font.clone(), palette.weak);
    ui.painter().text(egui::pos2(right - COLUMNS.1, rect.center().y), Align2::RIGHT_CENTER, "Points", font, palette.weak);
}

fn caption(ui: &mut Ui, words: &str) -> Rect {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), 18.0), Sense::hover());
    let ink = Palette::of(ui).weak;
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, words, theme::bold(theme::SMALL), ink);
    rect
}

fn row(ui: &mut Ui, context: &mut FrameContext, form: &Form, open: OpenShip, breakdown: &Breakdown, part: Part) {
    let palette = Palette::of(ui);
    let place = project::Place::from(Place::Ship(open.id, InShip::Part(part)));
    let (rect, _) = row_ground(ui, context, &place, HEIGHT);
    let amount = open.ship.amount(part);
    let ink = if amount == 0 { palette.weak } else { palette.text };
    ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, part.label(), theme::regular(theme::BODY), ink);
    let middle = Rect::from_min_size(rect.min + Vec2::new(rect.width() * 0.30, 1.0), Vec2::new(110.0, theme::ROW));
    let mut inside = ui.new_child(UiBuilder::new().max_rect(middle).id_salt(part.slug()));
    form.plain(&mut inside, context, place);
    prices(ui, rect, open, breakdown, part);
}

fn prices(ui: &mut Ui, rect: Rect, open: OpenShip, breakdown: &Breakdown, part: Part) {
    let palette = Palette::of(ui);
    let font = theme::regular(theme::BODY);
    let line = breakdown.lines.iter().find(|line| line.what == Paid::Part(part));
    let (words, ink) = match line {
        None => ("–".to_owned(), palette.weak),
        Some(line) => line.points.map_or_else(|| ("none".to_owned(), palette.error), |points| (points.to_string(), palette.text)),
    };
    let middle = rect.center().y;
    number(ui.painter(), egui::pos2(rect.right() - COLUMNS.1, middle), &words, &theme::bold(theme::BODY), ink);
    let options = &open.content.options;
    let more = one_more(open.ship, part, options);
    let words = more.map_or_else(|| "–".to_owned(), Points::signed);
    let width = number(ui.painter(), egui::pos2(rect.right(), middle), &words, &font, palette.weak);
    let Some(more) = more else { return };
    let amount = open.ship.amount(part);
    let next = cost::price(&open.ship.clone().with(part, amount + 1), options);
    let jumps = next.zip(breakdown.price).is_some_and(|(next, now)| next.multiplier > now.multiplier);
    let cell = Rect::from_min_max(egui::pos2(rect.right() - COLUMNS.1 + 12.0, rect.top()), rect.max);
    let response = ui.interact(cell, ui.scope_id().with(("more", part.slug())), Sense::hover());
    if jumps {
        let mark = Rect::from_center_size(egui::pos2(rect.right() - width - 9.0, middle), Vec2::splat(12.0));
        paint_icon(ui.painter(), Icon::Jump, mark, 12.0, palette.warning);
        let multiplier = next.map_or(0, |next| next.multiplier);
        response.on_hover_text(format!(
            "{more} points, because the whole cost rises into the next bracket and move is multiplied by {multiplier}."
        ));
    } else {
        response.on_hover_text(format!("One more costs {more} points."));
    }
}
