//! Plots of how margins and turns vary from game to game.

use egui::Ui;
use egui_plot::{Bar, BarChart, GridMark, Plot, VLine};

use crate::editor::theme::{self, Palette};
use crate::editor::widgets::section;
use crate::playtest::words::{decimal, grouped};
use crate::playtest::{Bin, Report, Spread};
use crate::rules::with_verb;

/// The height of a plot, in points of the screen.
const HEIGHT: f32 = 118.0;

/// Shows the plots of a report: how margins and turns vary.
pub fn show(ui: &mut Ui, report: &Report) {
    let terms = report.terms;
    if let Some(first) = report.sides.first() {
        let words = format!("{} by which {} ahead", terms.score, with_verb(&first.name, "is", "are")).to_uppercase();
        section(ui, &words);
        histogram(ui, "margins", "points", &first.margin, true);
    }
    ui.add_space(4.0);
    section(ui, &report.steps()[1].to_uppercase());
    histogram(ui, "turns", report.steps()[1], &report.turns, false);
}

/// The marks on an axis from 0 to `most`, a number of games: two or three round numbers.
fn marks(most: f64) -> Vec<GridMark> {
    let half = (most * 0.5).max(1.0);
    let power = 10_f64.powf(half.log10().floor());
    let step = [5.0, 2.0, 1.0].into_iter().map(|part| part * power).find(|step| *step <= half).unwrap_or(power);
    let count = (most / step).floor().max(1.0) as u32;
    (0..=count).map(|mark| GridMark { value: f64::from(mark) * step, step_size: most.max(1.0) }).collect()
}

/// Shows a histogram with its median. If `zero` is true, a line at zero divides games that were won from games that were lost.
fn histogram(ui: &mut Ui, id: &str, unit: &str, spread: &Spread, zero: bool) {
    let palette = Palette::of(ui);
    let bar = |bin: &Bin| {
        let (from, to) = (decimal(bin.from), decimal(bin.to));
        Bar::new(f64::midpoint(bin.from, bin.to), bin.count as f64)
            .width((bin.to - bin.from) * 0.92)
            .fill(palette.accent)
            .name(format!("{from} to {to} {unit}: {} games", grouped(bin.count)))
    };
    let bars = spread.bins.iter().map(bar).collect();
    let chart = BarChart::new(id, bars).color(palette.accent).element_formatter(Box::new(|bar, _| bar.name.clone()));
    let plot = Plot::new(("playtest plot", id))
        .height(HEIGHT)
        .allow_drag(false)
        .allow_zoom(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_double_click_reset(false)
        .show_x(false)
        .show_y(false)
        .show_background(false)
        .show_grid([false, true])
        .grid_color(palette.outline)
        .grid_spacing(6.0..=60.0)
        .y_grid_spacer(|grid| marks(grid.bounds.1))
        .y_axis_min_width(36.0)
        .include_y(0.0);
    plot.show(ui, |plot| {
        plot.bar_chart(chart);
        if zero {
            plot.vline(VLine::new("even", 0.0).color(palette.weak).width(1.0));
        }
        plot.vline(VLine::new("median", spread.median).color(palette.warning).width(1.5));
    });
    let words = format!(
        "Median {}, mean {}; nine games of ten from {} to {}.",
        decimal(spread.median),
        decimal(spread.mean),
        decimal(spread.low),
        decimal(spread.high)
    );
    ui.label(egui::RichText::new(words).size(theme::SMALL).color(palette.weak));
}
