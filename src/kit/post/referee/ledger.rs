//! The ledger of a year: everything that happened, each line with its rule and dice, filtered by player, world and fleet.

use egui::{RichText, ScrollArea, Ui};

use super::work::Seen;
use crate::theme::{self, Palette};
use crate::widgets::{Field, Offer, choice};
use paper::exchange::post::LedgerLine;
use rules::counted;

/// The filter of the ledger. A part that is `None` hides nothing.
#[derive(Default)]
pub struct Filter {
    player: Option<String>,
    world: Option<String>,
    fleet: Option<String>,
    words: String,
}

/// The width of each control that chooses a filter, in points of the screen.
const CHOICE: f32 = 170.0;
/// How many lines are shown at most; to see others, the user has to set a filter.
const MOST: usize = 400;

impl Filter {
    fn takes(&self, line: &LedgerLine) -> bool {
        let words = self.words.trim().to_lowercase();
        let is_player = |name: &String| line.player.as_ref() == Some(name) || line.seen_by.contains(name);
        self.player.as_ref().is_none_or(is_player)
            && self.world.as_ref().is_none_or(|world| place(line).as_ref() == Some(world))
            && self.fleet.as_ref().is_none_or(|fleet| line.fleets.contains(fleet))
            && (words.is_empty() || line.text().to_lowercase().contains(&words))
    }
}

/// The name of the world on which the event of a line happened or, if it happened on no world, of the space.
fn place(line: &LedgerLine) -> Option<String> {
    line.world.clone().or_else(|| line.space.clone())
}

/// Shows the ledger.
pub fn show(ui: &mut Ui, seen: &Seen, filter: &mut Filter) {
    ui.horizontal_wrapped(|ui| {
        one_of(ui, "Player", "All players", seen.players.iter().cloned().collect(), &mut filter.player);
        one_of(ui, "World", "All worlds", seen.ledger.iter().filter_map(place).collect(), &mut filter.world);
        let fleets = seen.ledger.iter().flat_map(|line| line.fleets.iter().cloned()).collect();
        one_of(ui, "Fleet", "All fleets", fleets, &mut filter.fleet);
        if let Some(text) = Field::new("Words in the ledger", &filter.words).hint("Words").beside().width(CHOICE).show(ui).text {
            filter.words = text;
        }
    });
    let palette = Palette::of(ui);
    let lines: Vec<&LedgerLine> = seen.ledger.iter().filter(|line| filter.takes(line)).collect();
    let more = if lines.len() > MOST { format!(", the first {MOST} of them here") } else { String::new() };
    let words = format!("{} of {}{more}", lines.len(), counted(seen.ledger.len(), "line"));
    ui.label(RichText::new(words).size(theme::SMALL).color(palette.weak));
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        for line in lines.into_iter().take(MOST) {
            row(ui, line);
        }
    });
}

fn row(ui: &mut Ui, line: &LedgerLine) {
    let palette = Palette::of(ui);
    ui.horizontal_wrapped(|ui| {
        let place = place(line).map_or_else(String::new, |place| format!(", {place}"));
        ui.label(RichText::new(format!("{}{place}", line.when)).size(theme::SMALL).color(palette.weak));
        if let Some(player) = &line.player {
            ui.label(RichText::new(format!("{player}:")).font(theme::bold(theme::BODY)));
        }
        ui.label(&line.words);
        let dice = if line.dice.is_empty() { String::new() } else { format!("; dice {}", line.dice_words()) };
        ui.label(RichText::new(format!("{}{dice}", line.passage)).size(theme::SMALL).color(palette.accent));
    });
    for part in &line.parts {
        ui.label(RichText::new(format!("    {part}")).size(theme::SMALL));
    }
}

/// Shows a field with which the user chooses one of these names, or all.
fn one_of(ui: &mut Ui, name: &str, all: &str, names: std::collections::BTreeSet<String>, chosen: &mut Option<String>) {
    let shown = chosen.clone().unwrap_or_else(|| all.to_owned());
    let options = std::iter::once(None).chain(names.into_iter().map(Some));
    let offers = options.map(|option| {
        let words = option.clone().unwrap_or_else(|| all.to_owned());
        let is_chosen = option == *chosen;
        Offer::new(option, words, is_chosen)
    });
    let offers: Vec<Offer<Option<String>>> = offers.collect();
    if let Some(other) = choice(ui, name, CHOICE, &shown, offers).taken {
        *chosen = other;
    }
}
