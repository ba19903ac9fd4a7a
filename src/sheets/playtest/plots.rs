//! Plots: shares as bars with their intervals, and histograms.

use crate::Draft;
use crate::look::{FAINT, INK, LINE, RULE, SMALL, TEXT, THIN};
use drawing::{Color, Path, Stroke};
use geometry::{Mm, Point, Rect, Vector};
use playtest::{Share, Spread, words};

/// A share as a bar.
pub(super) struct Bar {
    /// The words beside the bar.
    pub label: String,
    /// The share that the bar shows.
    pub share: Share,
    /// The colour of the bar.
    pub color: Color,
}

/// The height of a bar together with the gap between it and the next bar.
const ROW: Mm = Mm::new(5.2);
/// The height of the scale below a plot.
const SCALE: Mm = Mm::new(4.5);
/// The fraction of the width for the labels on the left of the bars.
const LABELS: f64 = 0.34;
/// The fraction of the width for the numbers on the right of the bars.
const NUMBERS: f64 = 0.21;

/// The height of this many bars with their scale.
pub(super) fn height_of(bars: usize) -> Mm {
    ROW * bars as f64 + SCALE
}

/// Draws bars from 0 to 100 % with their intervals as whiskers. A dashed line marks `even`, the share that each side would have in a balanced game.
pub(super) fn bars(draft: &mut Draft, area: Rect, bars: &[Bar], even: f64) {
    let (labels, rest) = area.cut_left(area.width() * LABELS);
    let (plot, numbers) = rest.cut_left(rest.width() - area.width() * NUMBERS);
    let x = |share: f64| plot.min.x + plot.width() * share;
    let bottom = plot.min.y + ROW * bars.len() as f64;
    for step in 0..=4 {
        let at = x(f64::from(step) / 4.0);
        draft.rule(Point::at(at, plot.min.y), Point::at(at, bottom), RULE, THIN);
        let label = Rect { min: Point::at(at - Mm::new(8.0), bottom), max: Point::at(at + Mm::new(8.0), bottom + SCALE) };
        draft.line(&format!("{} %", step * 25), SMALL.centred(), label);
    }
    for (index, bar) in bars.iter().enumerate() {
        let top = plot.min.y + ROW * index as f64;
        let row = |column: Rect| Rect { min: Point::at(column.min.x, top), max: Point::at(column.max.x, top + ROW) };
        let label = row(labels);
        draft.line(&bar.label, TEXT, Rect { min: label.min, max: label.max - Vector::new(2.0, 0.0) });
        let number = row(numbers);
        let words = if bar.share.of == 0 { "no such game".into() } else { words::share(bar.share) };
        draft.line(&words, SMALL.sized(Mm::new(2.7)), Rect { min: number.min + Vector::new(2.5, 0.0), max: number.max });
        let middle = top + ROW * 0.5;
        let filled = Rect {
            min: Point::at(plot.min.x, middle - Mm::new(1.7)),
            max: Point::at(x(bar.share.value()), middle + Mm::new(1.7)),
        };
        if bar.share.count > 0 {
            draft.path(Path::rect(filled).filled(bar.color.mix(Color::WHITE, 0.45)));
        }
        if bar.share.of > 0 {
            let interval = bar.share.interval();
            let (low, high) = (Point::at(x(interval.low), middle), Point::at(x(interval.high), middle));
            draft.rule(low, high, bar.color, LINE * 1.4);
            for end in [low, high] {
                draft.rule(end - Vector::new(0.0, 1.1), end + Vector::new(0.0, 1.1), bar.color, LINE * 1.4);
            }
        }
    }
    let fair = Stroke::new(INK, Mm::new(LINE)).dashed(&[1.0, 0.8]);
    draft.path(Path::line(&[Point::at(x(even), plot.min.y), Point::at(x(even), bottom)]).with_stroke(fair));
    draft.rule(Point::at(plot.min.x, plot.min.y), Point::at(plot.min.x, bottom), INK, LINE);
}

/// Draws a histogram with its caption above and its scale below; a dashed line marks the mean.
pub(super) fn histogram(draft: &mut Draft, area: Rect, caption: &str, spread: &Spread, color: Color) {
    let (head, rest) = area.cut_top(Mm::new(5.0));
    draft.line(caption, TEXT, head);
    let (plot, scale) = rest.cut_top(rest.height() - SCALE * 2.0);
    // This leaves room at both sides, so that the numbers at the ends of the scale stay within the width of the plot.
    let side = Vector::new(4.0, 0.0);
    let plot = Rect { min: plot.min + side, max: plot.max - side };
    draft.rule(Point::at(plot.min.x, plot.max.y), plot.max, INK, LINE);
    let (Some(first), Some(last)) = (spread.bins.first(), spread.bins.last()) else { return };
    let most = spread.bins.iter().map(|bin| bin.count).max().unwrap_or(1).max(1);
    let x = |value: f64| plot.min.x + plot.width() * ((value - first.from) / (last.to - first.from));
    for bin in spread.bins.iter().filter(|bin| bin.count > 0) {
        let height = (plot.height() - Mm::new(1.0)) * (bin.count as f64 / most as f64);
        let inset = (x(bin.to) - x(bin.from)) * 0.06;
        let filled =
            Rect { min: Point::at(x(bin.from) + inset, plot.max.y - height), max: Point::at(x(bin.to) - inset, plot.max.y) };
        draft.path(Path::rect(filled).filled(color.mix(Color::WHITE, 0.45)));
    }
    let mean = x(spread.mean.clamp(first.from, last.to));
    let dashed = Stroke::new(color, Mm::new(LINE * 1.4)).dashed(&[1.0, 0.8]);
    draft.path(Path::line(&[Point::at(mean, plot.min.y), Point::at(mean, plot.max.y)]).with_stroke(dashed));
    let labelled = spread.bins.len().div_ceil(8).max(1);
    let (numbers, words) = scale.cut_top(SCALE);
    for bin in spread.bins.iter().step_by(labelled) {
        let at = x(bin.from);
        draft.rule(Point::at(at, plot.max.y), Point::at(at, plot.max.y + Mm::new(0.9)), INK, THIN);
        // If a bin holds only a single whole number, that number stands below the middle of the bin.
        let single = (bin.to - bin.from - 1.0).abs() < 1e-9;
        let at = if single { (x(bin.from) + x(bin.to)) * 0.5 } else { at };
        let label = Rect { min: Point::at(at - Mm::new(6.0), numbers.min.y), max: Point::at(at + Mm::new(6.0), numbers.max.y) };
        draft.line(&words::decimal(bin.from), SMALL.centred(), label);
    }
    let [mean, median, low, high] = [spread.mean, spread.median, spread.low, spread.high].map(words::decimal);
    let note = format!("mean {mean}, middle {median}, nine games of ten from {low} to {high}");
    draft.line(&note, SMALL.colored(FAINT), words);
}
