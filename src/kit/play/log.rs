//! The log of a game, line by line, with the dice and the rule behind each line. The line of the moment that is shown is marked; the lines after the
//! last choice at the screen are marked more faintly. Lines of later moments are pale, and are left out in a game that is watched or shown step by
//! step. A click on a line goes to its moment. Each line is as high as its words need.

use std::ops::Range;
use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Galley, Label, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::eyes::Eyes;
use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::cited;
use crate::theme::{self, Palette};
use crate::widgets::{ground, section, spoken, told_beside_list};
use rules::play::Told as _;
use rules::with_verb;

/// The lines of the log. Each line describes one event, or several whose dice were rolled together.
#[derive(Default)]
pub struct Lines {
    /// The indices of the events that each line describes.
    ranges: Vec<Range<usize>>,
    /// The lower edge of each line, measured from the top of the first, in points of the screen.
    feet: Vec<f32>,
    /// What the lines were made for: the width, how often choices had been taken back, and the view of the game.
    of: Option<(f32, usize, Eyes)>,
    /// The number of events that the lines were made for.
    events: usize,
    /// The moment that was shown in the last frame, as the number of actions before it.
    at: Option<usize>,
    /// The height of the log in the last frame, in points of the screen. It changes with the choices above it.
    high: f32,
    /// Whether the lines were first made in the last frame, so that the scroll area does not know their height yet.
    is_new: bool,
}

/// The size of the letters in the log, in points of the screen. At this size the line on a barrage fits on two rows.
const WORDS: f32 = 12.0;
/// How many rows at most list what the player in whose view the game is seen has lost.
const LOSSES: usize = 2;
/// The margin of a line to the left of its words, in points of the screen.
const LEFT: f32 = 8.0;
/// The margin of a line above its words, in points of the screen.
const ABOVE: f32 = 2.0;

impl Lines {
    /// Brings the lines up to date with the events that are visible in this view, and measures new lines.
    fn update<P: PlayedByHand>(&mut self, ui: &Ui, game: &Game<P>, eyes: Eyes) {
        let of = (ui.available_width(), game.times_taken_back(), eyes);
        let events = game.replay().events().len();
        if self.of == Some(of) && self.events == events {
            return;
        }
        // Unless a choice was taken back, new events were only added at the end, so the earlier lines can be kept.
        let kept = if self.of == Some(of) && events > self.events { self.ranges.len().saturating_sub(1) } else { 0 };
        self.ranges = game.replay().lines(|listeners| eyes.hear(listeners));
        self.feet.truncate(kept);
        for line in &self.ranges[self.feet.len()..] {
            let foot = self.feet.last().copied().unwrap_or(0.0);
            let words = galley(ui, game, line, (of.0, theme::AS_IT_IS)).size().y;
            self.feet.push(foot + (words + 2.0 * ABOVE).max(theme::TARGET));
        }
        (self.of, self.events, self.at, self.is_new) = (Some(of), events, None, true);
    }

    /// The upper edge of a line, measured from the top of the first line, in points of the screen.
    fn head(&self, line: usize) -> f32 {
        line.checked_sub(1).map_or(0.0, |before| self.feet[before])
    }
}

/// The log up to the present moment, as text.
pub fn as_text<P: PlayedByHand>(game: &Game<P>, eyes: Eyes) -> String {
    let events = game.replay().events();
    let lines = game.replay().lines(|listeners| eyes.hear(listeners));
    let by_now = lines.into_iter().filter_map(|line| game.replay().by_now(line));
    let told = |line: Range<usize>| {
        let happened: Vec<_> = events[line].iter().map(|past| past.event).collect();
        format!("{}\n", game.battle.tell(&happened))
    };
    let log: String = by_now.map(told).collect();
    let side = match eyes {
        Eyes::All => String::new(),
        Eyes::Of(player) => format!(", as {} it", with_verb(game.battle.side_name(player), "knows", "know")),
    };
    let scenario = P::scenario_name(&game.project, game.scenario()).unwrap_or_default();
    let knowing = game.went_on_knowing();
    let knowing = if knowing.is_empty() { knowing } else { format!("{knowing}\n") };
    format!("What happened in {scenario}{side}. {}.\n{knowing}{log}", game.battle.moment(game.state()))
}

/// Shows the log.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, eyes: Eyes) {
    let PlayDesk { game: Some(game), log, playback, .. } = desk else { return };
    log.update(ui, game, eyes);
    let at = game.replay().at();
    let events = game.replay().events();
    // The heading links to the rule of the present line, because a press on a line goes to the line's moment.
    let present = log.ranges.iter().rfind(|line| events[line.start].after <= at);
    let happened = |line: &Range<usize>| events[line.clone()].iter().map(|past| past.event).collect::<Vec<_>>();
    match present.and_then(|line| P::Played::cites(&happened(line))) {
        Some(citation) => cited::section(ui, "LOG", citation),
        None => drop(section(ui, "LOG")),
    }
    let knowing = game.went_on_knowing();
    if !knowing.is_empty() {
        ui.add(Label::new(RichText::new(&knowing).size(theme::SMALL).color(Palette::of(ui).warning)).wrap());
    }
    losses(ui, game, eyes);
    let now = log.ranges.partition_point(|line| events[line.start].after <= at);
    // The log of a watched game does not give away what comes next. A player who looks back already knows the later lines.
    let lines = if playback.is_running() || !game.is_played() { now } else { log.ranges.len() };
    let mut area = ScrollArea::vertical().id_salt("log").min_scrolled_height(0.0).auto_shrink([false, false]);
    ui.spacing_mut().item_spacing.y = 0.0;
    let high = ui.available_height();
    let is_resized = std::mem::replace(&mut log.high, high).to_bits() != high.to_bits();
    if std::mem::take(&mut log.is_new) || is_resized {
        // The scroll area knows the new heights only in the next frame. If the program scrolled beyond the old end now, the scroll area would jump
        // back.
        log.at = None;
        ui.ctx().request_repaint();
    } else if log.at != Some(at) {
        log.at = Some(at);
        let end = log.head(log.ranges.len()) - high;
        area = area.vertical_scroll_offset((log.head(now) - high * 0.6).min(end).max(0.0));
    }
    let mut to = None;
    let width = ui.available_width();
    area.show_viewport(ui, |ui, seen| {
        ui.set_height(log.feet.last().copied().unwrap_or(0.0));
        let corner = ui.min_rect().min;
        let first = log.feet.partition_point(|foot| *foot <= seen.top());
        for line in first..lines {
            let (top, bottom) = (log.head(line), log.feet[line]);
            if top > seen.bottom() {
                break;
            }
            let rect = Rect::from_min_size(corner + Vec2::new(0.0, top), Vec2::new(width - 10.0, bottom - top));
            if row(ui, (game, eyes), &log.ranges[line], (rect, width), at) {
                to = Some(events[log.ranges[line].start].after);
            }
        }
    });
    if let Some(to) = to {
        playback.run(false);
        game.go_to(to);
    }
}

/// Lists what the player in whose view the game is seen has lost since they last chose. If that takes more than two rows, a tooltip shows the rest.
fn losses<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, eyes: Eyes) {
    let losses = if game.is_played() { game.losses(eyes) } else { Vec::new() };
    if losses.is_empty() {
        return;
    }
    let all = format!("Since your choice: {}", losses.join(" "));
    let mut job = LayoutJob::simple(all.clone(), theme::bold(theme::SMALL), Palette::of(ui).warning, ui.available_width());
    job.wrap.max_rows = LOSSES;
    let label = ui.add(Label::new(job)).on_hover_text(&all);
    spoken(&label, &all);
}

/// The words of a line with the rule behind them, broken into rows.
fn galley<P: PlayedByHand>(ui: &Ui, game: &Game<P>, line: &Range<usize>, (width, ink): (f32, Color32)) -> Arc<Galley> {
    let events = &game.replay().events()[line.clone()];
    let happened: Vec<_> = events.iter().map(|past| past.event).collect();
    let begins_turn = happened.first().is_some_and(P::Played::begins_turn);
    let font = if begins_turn { theme::bold(WORDS) } else { theme::regular(WORDS) };
    let mut job = LayoutJob::single_section(game.battle.tell(&happened), TextFormat::simple(font, ink));
    if let Some(citation) = P::Played::cites(&happened) {
        let format = TextFormat::simple(theme::regular(theme::SMALL - 1.0), Palette::of(ui).weak);
        job.append(&format!("  {}", cited::short(citation)), 0.0, format);
    }
    // The scroll bar needs some room to the right of the lines.
    job.wrap.max_width = width - LEFT - 12.0;
    ui.ctx().fonts_mut(|fonts| fonts.layout_job(job))
}

/// Shows a line; returns whether it was pressed.
fn row<P: PlayedByHand>(
    ui: &mut Ui,
    (game, eyes): (&Game<P>, Eyes),
    line: &Range<usize>,
    (rect, width): (Rect, f32),
    at: usize,
) -> bool {
    let palette = Palette::of(ui);
    let events = &game.replay().events()[line.clone()];
    let Some(past) = events.first() else { return false };
    let happened: Vec<_> = events.iter().map(|past| past.event).collect();
    let said = game.battle.tell(&happened);
    let citation = P::Played::cites(&happened).unwrap_or_else(|| P::Played::citation(&past.event));
    let response = ui.interact(rect, ui.scope_id().with(line.start), Sense::click());
    let inside = rect.shrink2(Vec2::new(0.0, 1.0));
    let (now, to_come) = (events.iter().any(|past| past.after == at), past.after > at);
    ground(ui, inside, now, &response);
    let came_of_choice = !to_come && game.chosen_after(eyes).is_some_and(|chosen| past.after > chosen);
    if now || came_of_choice {
        let mark = Rect::from_min_size(inside.min, Vec2::new(3.0, inside.height()));
        ui.painter().rect_filled(mark, 1.0, if now { palette.accent } else { palette.outline });
    }
    let ink = if to_come { palette.weak } else { palette.text };
    let galley = galley(ui, game, line, (width, ink));
    ui.painter().galley(rect.min + Vec2::new(LEFT, (rect.height() - galley.size().y) / 2.0), galley, ink);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::ListItem, true, now, format!("{said} {citation}")));
    let pressed = response.clicked();
    let _ = told_beside_list(ui, response, format!("{said}\n{citation}"));
    pressed
}
