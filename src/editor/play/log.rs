//! What happened, line by line, with the dice and the rule that each line comes from. The line of now is marked, what is still to come is
//! pale, and a click goes to the moment of a line. Only lines that are seen are put into words.

use std::ops::Range;

use egui::text::{LayoutJob, TextFormat};
use egui::{Rect, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use super::game::Game;
use super::{PlayDesk, PlayedByHand};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{cut_line, ground, section};
use crate::rules::Citation;

/// The lines of the log: the events, dice that were rolled together on one line.
#[derive(Default)]
pub struct Lines {
    /// Which of the events each line tells.
    ranges: Vec<Range<usize>>,
    /// How many actions the game had when the lines were made, and where it stood in the last pass.
    of: usize,
    at: Option<usize>,
}

/// How high a line is: two rows of words and one for the rule.
const LINE: f32 = 50.0;
/// The size of the words, which leaves room for a barrage on two rows.
const WORDS: f32 = 12.0;
/// The most rows of words of a line.
const ROWS: usize = 2;

impl Lines {
    /// Brings the lines up to date with the events.
    fn update<P: PlayedByHand>(&mut self, game: &Game<P>) {
        let events = game.replay().events();
        let known = self.ranges.last().map_or(0, |line| line.end);
        if self.of == game.replay().len() && known == events.len() {
            return;
        }
        // After a choice that took the place of others only the end is another; lines are short to make again.
        self.ranges.clear();
        let mut from = 0;
        while from < events.len() {
            let with = |to: usize| events[to].after == events[from].after && P::together(&events[from].event, &events[to].event);
            let to = (from + 1..events.len()).find(|to| !with(*to)).unwrap_or(events.len());
            self.ranges.push(from..to);
            from = to;
        }
        self.of = game.replay().len();
    }
}

/// The rule of a line in a few words: the section of the book, or Drydock's own reason.
fn rule(citation: Citation) -> String {
    match citation {
        Citation::Book { section, .. } => section.to_owned(),
        Citation::Drydock(_) => citation.to_string(),
    }
}

/// Shows the log.
pub fn show<P: PlayedByHand>(ui: &mut Ui, desk: &mut PlayDesk<P>) {
    let PlayDesk { game: Some(game), log, playback, .. } = desk else { return };
    log.update(game);
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
