//! What happened, line by line, with the dice and the rule that each line comes from. The line of now is marked, what is still to come is
//! pale, and a click goes to the moment of a line. Only lines that are seen are put into words.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::eyes::Eyes;
use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{cut_line, ground, section};
use crate::rules::Citation;
use crate::sheets::game_record::RecordLine;

/// The lines of the log: the events, dice that were rolled together on one line.
#[derive(Default)]
pub struct Lines {
    /// Which of the events each line tells.
    ranges: Vec<Range<usize>>,
    /// How many actions and events the game had when the lines were made, and by whose eyes it was seen.
    of: Option<(usize, usize, Eyes)>,
    /// Where it stood in the last pass.
    at: Option<usize>,
}

/// How high a line is: two rows of words and one for the rule.
const LINE: f32 = 48.0;
/// The size of the words, which leaves room for a barrage on two rows.
const WORDS: f32 = 12.0;
/// The most rows of words of a line.
const ROWS: usize = 2;

impl Lines {
    /// Brings the lines up to date with the events that were heard.
    fn update<P: PlayedByHand>(&mut self, game: &Game<P>, eyes: Eyes) {
        let now = (game.replay().len(), game.replay().events().len(), eyes);
        if self.of.replace(now) != Some(now) {
            // After a choice that took the place of others only the end is another; lines are short to make again.
            self.ranges = lines(game, eyes);
            self.at = None;
        }
    }
}

/// Which of the events each line tells: those that were heard, dice that were rolled together on one line.
fn lines<P: PlayedByHand>(game: &Game<P>, eyes: Eyes) -> Vec<Range<usize>> {
    let events = game.replay().events();
    let mut lines = Vec::new();
    let mut from = 0;
    while from < events.len() {
        let with = |to: usize| events[to].after == events[from].after && P::together(&events[from].event, &events[to].event);
        let to = (from + 1..events.len()).find(|to| !with(*to)).unwrap_or(events.len());
        if eyes.hear(events[from].heard_by) {
            lines.push(from..to);
        }
        from = to;
    }
    lines
}

/// What was heard up to now with its turns and phases, as it goes onto paper.
pub fn on_paper<P: PlayedByHand>(game: &Game<P>, eyes: Eyes) -> Vec<RecordLine> {
    let (events, phases) = (game.replay().events(), game.replay().phases());
    let mut told = Vec::new();
    let mut shown = None;
    for line in lines(game, eyes).into_iter().filter(|line| events[line.start].after <= game.replay().at()) {
        let first = &events[line.start];
        // What an action does belongs to the phase in which it was taken.
        let phase = phases.iter().rposition(|phase| phase.after < first.after.max(1));
        let happened: Vec<_> = events[line.clone()].iter().map(|past| past.event).collect();
        let words = game.battle.tell(&happened);
        if P::begins_turn(&first.event) {
            told.push(RecordLine::Turn(words));
            shown = None;
        } else {
            if shown != phase {
                told.extend(phase.and_then(|phase| phases.get(phase)).map(|phase| RecordLine::Phase(phase.words.clone())));
                shown = phase;
            }
            told.push(RecordLine::Happened(words));
        }
    }
    told
}

/// What was heard up to now, as text.
pub fn as_text<P: PlayedByHand>(game: &Game<P>, eyes: Eyes) -> String {
    let events = game.replay().events();
    let by_now = lines(game, eyes).into_iter().filter(|line| events[line.start].after <= game.replay().at());
    let told = |line: Range<usize>| {
        let happened: Vec<_> = events[line].iter().map(|past| past.event).collect();
        format!("{}\n", game.battle.tell(&happened))
    };
    let log: String = by_now.map(told).collect();
    let side = match eyes {
        Eyes::All => String::new(),
        Eyes::Of(player) => format!(", as {} knows it", game.battle.side_name(player)),
    };
    format!("{}{side}.\n{log}", game.battle.moment(game.state()))
}

/// The rule of a line in a few words: the section of the book, or Drydock's own reason.
fn rule(citation: Citation) -> String {
    match citation {
        Citation::Book { section, .. } => section.to_owned(),
        Citation::Drydock(_) => citation.to_string(),
    }
}

/// Shows the log.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>, eyes: Eyes) {
    let PlayDesk { game: Some(game), log, playback, .. } = desk else { return };
    log.update(game, eyes);
    section(ui, "LOG");
    let at = game.replay().at();
    let events = game.replay().events();
    let mut area = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]);
    ui.spacing_mut().item_spacing.y = 0.0;
    if log.at != Some(at) {
        log.at = Some(at);
        let now = log.ranges.partition_point(|line| events[line.start].after <= at);
        let offset = (now as f32 * LINE - ui.available_height() * 0.6).max(0.0);
        area = area.vertical_scroll_offset(offset);
    }
    let mut to = None;
    area.show_rows(ui, LINE, log.ranges.len(), |ui, seen| {
        ui.set_width(ui.available_width() - 8.0);
        for line in &log.ranges[seen] {
            if row(ui, game, line.clone(), at) {
                to = Some(events[line.start].after);
            }
        }
    });
    if let Some(to) = to {
        playback.run(false);
        game.go_to(to);
    }
}

/// A line; tells whether it was pressed.
fn row<P: PlayedByHand>(ui: &mut Ui, game: &Game<P>, line: Range<usize>, at: usize) -> bool {
    let palette = Palette::of(ui);
    let events = &game.replay().events()[line];
    let Some(past) = events.first() else { return false };
    let happened: Vec<_> = events.iter().map(|past| past.event).collect();
    let (said, citation) = (game.battle.tell(&happened), P::citation(&past.event));
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), LINE), Sense::click());
    let inside = rect.shrink2(Vec2::new(0.0, 1.0));
    let (now, to_come) = (past.after == at, past.after > at);
    ground(ui, inside, now, &response);
    if now {
        let mark = Rect::from_min_size(inside.min, Vec2::new(3.0, inside.height()));
        ui.painter().rect_filled(mark, 1.0, palette.accent);
    }
    let font = if P::begins_turn(&past.event) { theme::bold(WORDS) } else { theme::regular(WORDS) };
    let ink = if to_come { palette.weak } else { palette.text };
    let mut job = LayoutJob::single_section(said.clone(), TextFormat::simple(font, ink));
    job.wrap.max_width = inside.width() - 14.0;
    job.wrap.max_rows = ROWS;
    let galley = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
    let corner = inside.min + Vec2::new(8.0, 2.0);
    let below = corner + Vec2::new(0.0, galley.size().y + 1.0);
    ui.painter().galley(corner, galley, ink);
    let galley = cut_line(ui, rule(citation), inside.width() - 14.0, theme::regular(theme::SMALL), palette.weak);
    ui.painter().galley(below, galley, palette.weak);
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::ListItem, true, now, format!("{said} {citation}")));
    let pressed = response.clicked();
    response.on_hover_text(format!("{said}\n{citation}"));
    pressed
}
