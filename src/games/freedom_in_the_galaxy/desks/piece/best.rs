//! The missions at which a character does best: for each allowed mission, the chance that its letter is drawn in each section of the deck when the
//! character goes alone.

use egui::{Grid, Label, RichText, Ui};

use freedom_in_the_galaxy::cards::{DeckSection, Mission};
use freedom_in_the_galaxy::odds::letters_drawn;
use freedom_in_the_galaxy::odds::mission::{Group, Values};
use freedom_in_the_galaxy::verbs::Draw;
use freedom_in_the_galaxy::{Character, Content, book};
use kit::cited;
use kit::theme::{self, Palette};
use rules::Id;

/// The size of the environ for which the table shows the chances.
const SIZE: u32 = 3;

/// A mission, the extra draws that the character gets for it, and the chance of at least one letter of the mission in each section of the deck.
struct Row<'a> {
    mission: &'a Mission,
    extra: u32,
    chances: [f64; 3],
}

impl Row<'_> {
    fn best(&self) -> f64 {
        self.chances.iter().copied().fold(0.0, f64::max)
    }
}

/// Shows the table in the narrow column of the inspector.
pub fn show(ui: &mut Ui, content: &Content, id: Id<Character>) {
    let Some(character) = content.characters.get(id) else { return };
    let group = Group::of(&[(character, Vec::new())]);
    let actions = || content.actions.iter().map(|(_, action)| action);
    let may = |mission: &Mission| mission.side.is_none_or(|side| side == character.side);
    let mut rows: Vec<Row> = content
        .missions
        .iter()
        .filter(|(_, mission)| may(mission))
        .filter_map(|(_, mission)| {
            let letter = mission.letter()?;
            let extra = group.extra_draws(&group.fresh(), letter, &mission.draws, Values::default());
            let extra = u32::try_from(extra).unwrap_or_default();
            let draws = if mission.draws.contains(&Draw::Only) { extra } else { SIZE + extra };
            let chance =
                |section| letters_drawn(actions(), letter, mission.reads(section), draws).map_or(0.0, |chances| 1.0 - chances[0]);
            Some(Row { mission, extra, chances: DeckSection::ALL.map(chance) })
        })
        .collect();
    if rows.is_empty() || content.actions.is_empty() {
        return;
    }
    rows.sort_by(|one, other| other.best().total_cmp(&one.best()));
    cited::section(ui, "WHAT IT DOES BEST WHERE", book("13.3"));
    table(ui, &rows);
    let words = format!(
        "The chance of one letter or more in an environ of size {SIZE}, events aside, when the character goes alone with nothing; loyalty, coup rating \
         and ships add to it."
    );
    ui.label(RichText::new(words).size(theme::SMALL).color(Palette::of(ui).weak));
}

/// The width of the column of a section of the action deck, in points of the screen.
const SECTION: f32 = 38.0;
/// The gap before the column of a section, in points of the screen.
const GAP: f32 = 6.0;

fn table(ui: &mut Ui, rows: &[Row]) {
    let weak = Palette::of(ui).weak;
    let small = |words: &str| RichText::new(words).size(theme::SMALL);
    let sections = DeckSection::ALL.len() as f32;
    let room = (ui.available_width() - sections * (SECTION + GAP)).max(SECTION);
    Grid::new("what it does best").num_columns(4).min_col_width(SECTION).spacing([GAP, 3.0]).striped(true).show(ui, |ui| {
        for head in std::iter::once("mission").chain(DeckSection::ALL.map(DeckSection::word)) {
            ui.label(small(head).color(weak));
        }
        ui.end_row();
        for row in rows {
            let words = small(&format!("{} {}", row.mission.letter, row.mission.label()));
            let mission = ui.scope(|ui| {
                ui.set_max_width(room);
                ui.add(Label::new(words).wrap())
            });
            if row.extra > 0 {
                mission.inner.on_hover_text(format!("The character draws {} more.", rules::counted(row.extra, "card")));
            }
            for chance in row.chances {
                let words = small(&format!("{:.0} %", chance * 100.0));
                let is_best = chance > 0.0 && chance >= row.best();
                ui.label(if is_best { words.font(theme::bold(theme::SMALL)) } else { words });
            }
            ui.end_row();
        }
    });
}
