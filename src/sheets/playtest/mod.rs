//! The printed report of a playtest, with its plots. It looks the same for every game.
//!
//! Reading order: this file, `plots.rs`, `tables.rs`, `board.rs`.

mod board;
mod plots;
mod tables;

use super::flow::Flow;
use super::frame::Frame;
use super::look::{HEADING, STRONG, TEXT};
use super::printout::KeptPages;
use super::{Printout, Request, SheetKind};
use drawing::stock::Orientation;
use drawing::{Color, Page};
use geometry::{Mm, Rect, Vector};
use playtest::{EndingReport, Highlight, Kind, Level, Report, Share, words};
use plots::{Bar, bars, histogram};
use project::{Place, Project};
use rules::{capital, with_verb};

/// The colours of the sides, in their order.
const INKS: [Color; 6] = [
    Color::rgb(28, 86, 148),
    Color::rgb(172, 48, 36),
    Color::rgb(36, 116, 72),
    Color::rgb(140, 92, 16),
    Color::rgb(104, 60, 140),
    Color::rgb(20, 116, 124),
];
/// The colour of bars and plots that belong to no single side.
const NEUTRAL: Color = Color::gray(110);

/// The gap between two plots that are side by side.
const GAP: Mm = Mm::new(8.0);
/// The height of a histogram.
const HISTOGRAM: Mm = Mm::new(40.0);
/// The height of a line of notes.
const NOTE: Mm = Mm::new(5.0);

/// The pages of a report, on the project's paper. If `level` is given, they also say which change would make the scenario balanced.
#[must_use]
pub fn print(project: &Project, report: &Report, level: Option<&Level>) -> Vec<Page> {
    let frame = Frame::new(project, &Request::default());
    let subtitle = format!("{}, seed {}", words::games(report.games), report.seed);
    let mut flow = Flow::new(&frame, Orientation::Portrait, &format!("Playtest: {}", report.scenario), &subtitle);
    flow.prose(&report.verdict.words, STRONG.sized(Mm::new(4.0)));
    if let Some(level) = level {
        flow.prose(&words::level(level, report.terms), TEXT);
        if !level.bought.is_empty() {
            flow.prose(&format!("Bought: {}.", level.bought.join(", ")), TEXT);
        }
        for side in &level.shares {
            let words = format!("{}: {} instead of {}, wins {}.", side.side, side.after, side.before, words::share(side.wins));
            flow.prose(&words, TEXT);
        }
    }
    shares(&mut flow, report);
    spreads(&mut flow, report);
    tables::course(&mut flow, report);
    tables::units(&mut flow, report);
    notes(&mut flow, report);
    let mut bodies = flow.finish();
    let mut printout = Printout::default();
    printout.seal(&mut bodies, Place::Project, "The playtest");
    let mut kept = KeptPages::default();
    frame.bind(&mut printout, &mut kept, SheetKind::PLAYTEST, bodies);
    kept.sheets.into_iter().flat_map(|(_, pages)| pages).collect()
}

const fn ink(side: usize) -> Color {
    INKS[side % INKS.len()]
}

/// Draws, as bars with their intervals, each side's share of wins, and the effects of the seats (the order of the players) and of being first.
fn shares(flow: &mut Flow, report: &Report) {
    let fair = 1.0 / report.sides.len().max(1) as f64;
    let bar = |label: String, share: Share, color: Color| Bar { label, share, color };
    let mut wins: Vec<Bar> = Vec::new();
    let mut seats: Vec<Bar> = Vec::new();
    let mut first: Vec<Bar> = Vec::new();
    for (index, side) in report.sides.iter().enumerate() {
        wins.push(bar(side.name.clone(), side.wins, ink(index)));
        for (seating, share) in side.seatings.iter().enumerate() {
            seats.push(bar(format!("{}, {}", side.name, seating_name(seating, report.sides.len())), *share, ink(index)));
        }
        first.push(bar(format!("{}, first", side.name), side.when_first, ink(index)));
        first.push(bar(format!("{}, not first", side.name), side.when_not_first, ink(index)));
    }
    wins.push(bar("Nobody".into(), report.draws, NEUTRAL));
    for captain in &report.captains {
        wins.push(bar(format!("Captain {} at either helm", captain.name), captain.wins, NEUTRAL));
    }
    let terms = report.terms;
    let changed = format!("Straight, and with {}", terms.seats);
    let first = terms.has_order.then_some(("Wins when first in the first turn, and when not", first));
    for (title, rows) in [("Wins of all games", wins), (changed.as_str(), seats)].into_iter().chain(first) {
        let height = plots::height_of(rows.len());
        flow.heading(title, HEADING, height);
        let (rect, draft) = flow.strip(height);
        bars(draft, rect, &rows, fair);
        flow.gap(Mm::new(1.5));
    }
}

/// The name of a seating, that is, of who sits in which seat: "straight" or "swapped" if there are two sides.
fn seating_name(seating: usize, sides: usize) -> String {
    match (seating, sides) {
        (0, _) => "straight".into(),
        (_, 2) => "swapped".into(),
        (on, _) => format!("{on} on"),
    }
}

/// Draws the histograms of the winning margin and of the number of turns, side by side.
fn spreads(flow: &mut Flow, report: &Report) {
    let Some(side) = report.sides.first() else { return };
    flow.heading("How games went", HEADING, HISTOGRAM);
    let (rect, draft) = flow.strip(HISTOGRAM);
    let (left, rest) = rect.cut_left((rect.width() - GAP) * 0.5);
    let (_, right) = rest.cut_left(GAP);
    let terms = report.terms;
    let margin = format!("{} by which {} ahead", capital(terms.score), with_verb(&side.name, "is", "are"));
    histogram(draft, left, &margin, &side.margin, ink(0));
    let turn = format!("{} in which the game ended", capital(report.steps()[0]));
    histogram(draft, right, &turn, &report.turns, NEUTRAL);
    flow.gap(Mm::new(2.0));
}

/// Draws the endings and the games worth watching, side by side.
fn notes(flow: &mut Flow, report: &Report) {
    let ending = |ending: &EndingReport| (capital(&ending.ending), words::share(ending.games));
    let endings: Vec<_> = report.endings.iter().map(ending).collect();
    let of_kind = |kind: Kind| {
        let games = report.highlights.iter().filter(move |highlight| highlight.kind == kind);
        let lead =
            |highlight: &Highlight| format!("{} (by {})", words::grouped(highlight.game.into()), words::decimal(highlight.lead));
        (capital(kind.label()), games.map(lead).collect::<Vec<_>>().join(", "))
    };
    let watching = [Kind::Closest, Kind::Typical, Kind::Lopsided].map(of_kind);
    let height = HEADING.size * 1.9 + NOTE * endings.len().max(watching.len()) as f64;
    let (rect, draft) = flow.strip(height);
    let (left, rest) = rect.cut_left((rect.width() - GAP) * 0.5);
    let (_, right) = rest.cut_left(GAP);
    for (area, title, lines, part) in [(left, "Endings", &endings[..], 0.58), (right, "Games worth watching", &watching, 0.27)] {
        let (head, mut rest) = area.cut_top(HEADING.size * 1.9);
        draft.line(title, HEADING.bottom(), Rect { min: head.min, max: head.max - Vector::new(0.0, 1.8) });
        for (name, words) in lines {
            let (line, below) = rest.cut_top(NOTE);
            let (label, text) = line.cut_left(line.width() * part);
            draft.line(name, TEXT, Rect { min: label.min, max: label.max - Vector::new(1.5, 0.0) });
            draft.line(words, TEXT, text);
            rest = below;
        }
    }
}
