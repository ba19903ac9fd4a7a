//! How many points a thing is worth, line by line, in a game whose rulebook has no prices.

use egui::{RichText, Ui};

use crate::cited;
use crate::theme::{self, Palette};
use crate::widgets::item;
use project::Game;

/// The heading of the manual under which a game explains how points are counted.
const TOLD: &str = "Points";

/// Shows a heading above a thing's points, with a link to the place of the manual that explains the points.
pub fn section(ui: &mut Ui, words: &str, game: Game) {
    cited::section_told(ui, words, game.slug(), TOLD);
}

/// Shows lines with their points, the total, and where the weights come from. Also says why the program counts points for this game.
pub fn show(ui: &mut Ui, game: Game, lines: impl Iterator<Item = (String, String)>, origin: &str, total: &str) {
    section(ui, "POINTS", game);
    for (what, points) in lines {
        item(ui, &what, "", &points, false);
    }
    ui.separator();
    item(ui, "Total", origin, total, true);
    let why = "The book has no prices for this. The weights are a table of the project, Points, and can be changed.";
    ui.label(RichText::new(why).size(theme::SMALL).color(Palette::of(ui).weak));
}
