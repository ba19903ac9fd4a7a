//! Tables of a playtest: shares with their intervals as bars, and what each unit did.

use egui::{Align, Grid, Layout, RichText, ScrollArea, Sense, Ui, Vec2, WidgetText};

use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{section, spoken};
use crate::playtest::words::{self, decimal};
use crate::playtest::{Report, Share};
use crate::rules::capital;

/// The width of the name before a share's bar, in points of the screen.
const NAME: f32 = 190.0;
/// The size of the bar of a share, in points of the screen.
const BAR: Vec2 = Vec2::new(130.0, 14.0);
/// The least width of a column of mean values, in points of the screen. Nearly all values are narrower, so the columns keep their widths while games
/// are played.
const NUMBER: f32 = 40.0;
/// The least width of the column that says how often a unit survived, in points of the screen.
const SURVIVED: f32 = 150.0;

/// Shows which sides won, how much coming first mattered, and how games ended.
pub fn shares(ui: &mut Ui, report: &Report) {
    let even = 1.0 / report.sides.len().max(1) as f64;
    section(ui, "WINS OF ALL GAMES");
    rows(ui, |ui| {
        for side in &report.sides {
            share(ui, &side.name, side.wins, Some(even));
        }
        share(ui, "Draws", report.draws, None);
    });
    ui.add_space(4.0);
    section(ui, "SIDES SWAPPED BETWEEN CAPTAINS");
    rows(ui, |ui| {
        for side in &report.sides {
            for (index, seating) in side.seatings.iter().enumerate() {
                let seats = match (index, side.seatings.len()) {
                    (0, _) => "as named".to_owned(),
                    (1, 2) => "swapped".to_owned(),
                    (index, _) => format!("moved on by {index}"),
                };
                share(ui, &format!("{}, {seats}", side.name), *seating, Some(even));
            }
        }
        for captain in &report.captains {
            share(ui, &format!("{} (named for {})", captain.name, captain.side), captain.wins, Some(even));
        }
    });
    if report.terms.has_order {
        ui.add_space(4.0);
        order(ui, report, even);
    }
    ui.add_space(4.0);
    section(ui, "HOW GAMES ENDED");
    rows(ui, |ui| {
        for ending in &report.endings {
            share(ui, &ending.ending, ending.games, None);
        }
    });
}

/// Shows how often each side wins when it comes first in the first turn, and when it does not.
fn order(ui: &mut Ui, report: &Report, even: f64) {
    section(ui, "WHO COMES FIRST IN THE FIRST TURN");
    rows(ui, |ui| {
        share(ui, "The first wins", report.first_player, Some(even));
        for side in &report.sides {
            share(ui, &format!("{}, first", side.name), side.when_first, Some(even));
            share(ui, &format!("{}, not first", side.name), side.when_not_first, Some(even));
        }
    });
}

/// Shows shares below one another in columns of fixed widths, since the numbers change all the time while games are played.
fn rows(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing = Vec2::new(10.0, 3.0);
        contents(ui);
    });
}

/// Shows a share of the games on a line of its own: its name, its number, and a bar with the interval and with a mark at `even`, the share that would
/// be fair.
fn share(ui: &mut Ui, name: &str, share: Share, even: Option<f64>) {
    ui.horizontal(|ui| share_in_row(ui, name, share, even));
}

/// Shows a share in the row that is being laid out.
fn share_in_row(ui: &mut Ui, name: &str, share: Share, even: Option<f64>) {
    let palette = Palette::of(ui);
    let said = if share.of == 0 { "no such game".to_owned() } else { words::share(share) };
    let left = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(Vec2::new(NAME, BAR.y), left, |ui| {
        ui.set_min_width(NAME);
        ui.add(egui::Label::new(name).truncate());
    });
    let (rect, response) = ui.allocate_exact_size(BAR, Sense::hover());
    let track = rect.shrink2(Vec2::new(0.0, 3.0));
    ui.painter().rect_filled(track, 2.0, palette.track);
    if share.of > 0 {
        let x = |part: f64| rect.left() + rect.width() * part as f32;
        let mut filled = track;
        filled.set_right(x(share.value()));
        ui.painter().rect_filled(filled, 2.0, palette.accent);
        let interval = share.interval();
        let middle = rect.center().y;
        let line = egui::Stroke::new(1.5, palette.text);
        ui.painter().hline(x(interval.low)..=x(interval.high), middle, line);
        for end in [interval.low, interval.high] {
            ui.painter().vline(x(end), middle - 3.5..=middle + 3.5, line);
        }
        if let Some(even) = even {
            ui.painter().vline(x(even), rect.y_range(), egui::Stroke::new(1.0, palette.warning));
        }
    }
    response.on_hover_text("The share, and its interval: where the true one lies in nineteen cases of twenty. F1 tells more.");
    spoken(&ui.label(RichText::new(&said).size(theme::SMALL)), &format!("{name}: {said}"));
}

/// Shows words at the right end of their column, so that numbers can be compared.
fn at_the_right(ui: &mut Ui, words: impl Into<WidgetText>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        ui.set_min_width(NUMBER);
        ui.label(words);
    });
}

/// Shows what each unit did and suffered in a game, on average.
pub fn units(ui: &mut Ui, report: &Report) {
    let terms = report.terms;
    let [one, many] = terms.unit;
    section(ui, &format!("{}, ON AVERAGE IN A GAME", many.to_uppercase()));
    ScrollArea::horizontal().id_salt("units").show(ui, |ui| {
        // The number of columns: those for the terms of this report, and four for unit, side, price and survival. The grid gives the remaining width
        // to the last column.
        let columns = terms.columns.len() + 4;
        Grid::new("units").num_columns(columns).spacing([12.0, 3.0]).striped(true).show(ui, |ui| {
            let weak = Palette::of(ui).weak;
            for head in [capital(one).as_str(), "Side"] {
                ui.label(RichText::new(head).size(theme::SMALL).color(weak));
            }
            for head in std::iter::once(terms.currency[1]).chain(terms.columns.iter().map(|column| column.title)) {
                at_the_right(ui, RichText::new(capital(head)).size(theme::SMALL).color(weak));
            }
            ui.label(RichText::new("Survived").size(theme::SMALL).color(weak));
            ui.end_row();
            for unit in &report.ships {
                ui.label(&unit.name);
                ui.label(RichText::new(&unit.side).color(weak));
                at_the_right(ui, unit.price.to_string());
                for column in &terms.columns {
                    at_the_right(ui, decimal((column.value)(unit)));
                }
                let survived = words::survived(unit.survived, words::share);
                let systems: Vec<String> = unit.systems.iter().filter(|system| system.shots > 0.0).map(terms.system).collect();
                let survived = ui.scope(|ui| {
                    ui.set_min_width(SURVIVED);
                    ui.label(survived)
                });
                survived.inner.on_hover_text(if systems.is_empty() { "It never fired.".into() } else { systems.join("\n") });
                ui.end_row();
            }
        });
    });
}
