//! The standings of all players. A list ranks them after the year that is shown, each with a bar and the change in that year; a table shows the
//! points year by year.

use egui::{Grid, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use crate::theme::{self, Palette};
use crate::widgets::section;
use paper::exchange::post::Standings;

/// A player's rank and points after a year.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ranked {
    player: String,
    points: i64,
    /// By how many points the player's total has changed since the year before; `None` after the first year.
    change: Option<i64>,
}

/// The length of the longest bar, and the height of each, in points of the screen.
const BAR: Vec2 = Vec2::new(260.0, 14.0);

/// Shows the standings.
pub fn show(ui: &mut Ui, table: &Standings) {
    ScrollArea::both().auto_shrink([false, false]).show(ui, |ui| {
        let ranked = ranked(table);
        let most = ranked.iter().map(|ranked| ranked.points).max().unwrap_or(0).max(1);
        Grid::new("ranking").spacing([18.0, 4.0]).show(ui, |ui| {
            for (ranked, rank) in ranked.iter().zip(1..) {
                ui.label(format!("{rank}."));
                ui.label(RichText::new(&ranked.player).font(theme::bold(theme::BODY)));
                let (room, _) = ui.allocate_exact_size(BAR, Sense::hover());
                let share = ranked.points.max(0) as f32 / most as f32;
                let bar = Rect::from_min_size(room.min, Vec2::new(BAR.x * share, BAR.y));
                ui.painter().rect_filled(bar, 2.0, Palette::of(ui).primary);
                ui.label(ranked.points.to_string());
                ui.label(ranked.change.map_or_else(String::new, |change| format!("{change:+}")));
                ui.end_row();
            }
        });
        ui.add_space(theme::GAP);
        section(ui, "Year by year");
        Grid::new("standings").striped(true).spacing([18.0, 4.0]).show(ui, |ui| {
            for head in &table.heads {
                ui.label(RichText::new(*head).font(theme::bold(theme::SMALL)));
            }
            ui.end_row();
            for row in table.rows.iter().rev() {
                for cell in row {
                    ui.label(cell);
                }
                ui.end_row();
            }
        });
    });
}

/// The players ranked after the last of the years, the best first. Players with equal points stand in the order of the campaign.
fn ranked(table: &Standings) -> Vec<Ranked> {
    // The first two columns are the turn and the player.
    let (turn, player) = (0, 1);
    let Some(points) = table.heads.iter().position(|head| *head == "points") else { return Vec::new() };
    let number = |row: &[String], at: usize| row.get(at).and_then(|cell| cell.parse::<i64>().ok()).unwrap_or(0);
    let last = table.rows.iter().map(|row| number(row, turn)).max().unwrap_or(0);
    let of = |year: i64| table.rows.iter().filter(move |row| number(row, turn) == year);
    let ranked = of(last).map(|row| {
        let before = of(last - 1).find(|before| before.get(player) == row.get(player));
        Ranked {
            player: row.get(player).cloned().unwrap_or_default(),
            points: number(row, points),
            change: before.map(|before| number(row, points) - number(before, points)),
        }
    });
    let mut ranked: Vec<Ranked> = ranked.collect();
    ranked.sort_by_key(|ranked| std::cmp::Reverse(ranked.points));
    ranked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_year_ranks_and_tells_what_it_brought() {
        let row = |year: &str, player: &str, points: &str| [year, player, points].map(str::to_owned).to_vec();
        let rows = vec![row("1", "A", "5"), row("1", "B", "7"), row("2", "A", "9"), row("2", "B", "6")];
        let table = Standings { heads: vec!["turn", "house", "points"], rows };
        let of = |player: &str, points, change| Ranked { player: player.into(), points, change: Some(change) };
        assert_eq!(ranked(&table), [of("A", 9, 4), of("B", 6, -1)]);
        assert!(ranked(&Standings { heads: Vec::new(), rows: Vec::new() }).is_empty());
    }
}
