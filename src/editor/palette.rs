//! The command palette. It finds commands by letters of their names, by their explanations or by other words for them. It also finds the things of
//! the project, words of the glossary, and the words and headings of the manual.

use egui::{Align, Align2, Button, Id, Key, Modal, Modifiers, RichText, ScrollArea, Sense, StrokeKind, TextEdit, Ui, Vec2};

use super::action::{Action, Dialog};
use super::command::{Command, commands};
use super::desks::FrameContext;
use super::keys::KeyChoices;
use super::state::State;
use super::theme::{self, Palette};
use super::things::OutlineEntry;
use crate::manual::{self, Hit, Term};
use crate::project::Game;

/// Something that the palette has found.
enum Found<'state> {
    Command(&'static Command, Box<Action>),
    Thing(&'state OutlineEntry, &'static str),
    Manual(Hit),
    Term(&'static Term),
}

impl Found<'_> {
    fn label(&self) -> String {
        match self {
            Self::Command(command, _) => command.label.to_owned(),
            Self::Thing(entry, _) => entry.name.clone(),
            // Pages may have the same headings: the page of each game, for example, has one about sheets. So the name of the page is added.
            Self::Manual(hit) if hit.heading == hit.page.title => hit.heading.clone(),
            Self::Manual(hit) => format!("{} – {}", hit.heading, hit.page.title),
            Self::Term(term) => term.word.clone(),
        }
    }

    fn explained(&self) -> String {
        match self {
            Self::Command(command, _) => command.tooltip.to_owned(),
            Self::Thing(entry, one) => format!("Show the {one} {}.", entry.name),
            Self::Term(term) => term.meaning.clone(),
            Self::Manual(hit) => format!("Read it in the manual, under {}.", hit.page.title),
        }
    }

    fn action(&self) -> Action {
        match self {
            Self::Command(_, action) => Action::clone(action),
            Self::Thing(entry, _) => Action::Select(entry.place.clone()),
            Self::Manual(hit) => Action::Ask(Dialog::Manual(hit.page, hit.block)),
            Self::Term(term) => Action::Ask(Dialog::Manual(term.spot.0, term.spot.1)),
        }
    }
}

/// The greatest height of the list, in points of the screen.
const HIGHEST: f32 = 340.0;
/// The height of the field above the list together with the space around field and list, in points of the screen.
const FIELD: f32 = 90.0;

/// The distance between the palette and the upper edge of the window, in points of the screen.
fn above(ui: &Ui) -> f32 {
    (ui.ctx().content_rect().height() * 0.12).min(90.0)
}

/// Shows the command palette.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    let id = Id::unique("palette");
    let area = Modal::default_area(id).anchor(Align2::CENTER_TOP, Vec2::new(0.0, above(ui))).accessible_name("Command palette");
    let modal = Modal::new(id).area(area).show(ui.ctx(), |ui| {
        ui.set_width(460.0);
        let mut query: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let edit = TextEdit::singleline(&mut query)
            .hint_text(RichText::new("Type the name of a command or a thing").color(Palette::of(ui).weak))
            .desired_width(f32::INFINITY)
            .font(theme::regular(15.0));
        // The arrow keys move through the list of entries, not through the text.
        let step = ui.input_mut(|input| {
            i32::from(input.consume_key(Modifiers::NONE, Key::ArrowDown))
                - i32::from(input.consume_key(Modifiers::NONE, Key::ArrowUp))
        });
        let field = ui.add(edit).accessible_name("Search commands");
        field.request_focus();
        let found = found(&query, context.state);
        let chosen: i32 = ui.data(|data| data.get_temp(id.with("chosen"))).unwrap_or_default();
        let last = found.len().saturating_sub(1) as i32;
        let chosen = if field.changed() { 0 } else { (chosen + step).clamp(0, last) };
        ui.data_mut(|data| {
            data.insert_temp(id, query);
            data.insert_temp(id.with("chosen"), chosen);
        });
        let enter = ui.input(|input| input.key_pressed(Key::Enter));
        let taken = list(ui, &context.state.settings.keys, &found, chosen, (field.id, step != 0));
        if let Some(found) = found.get(chosen as usize) {
            ui.label(RichText::new(found.explained()).size(theme::SMALL).color(Palette::of(ui).weak));
        }
        let taken = taken.or_else(|| found.get(chosen as usize).filter(|_| enter).map(Found::action));
        if let Some(action) = taken {
            ui.close();
            return Some(action);
        }
        None
    });
    if modal.should_close() {
        ui.data_mut(|data| {
            data.remove::<String>(id);
            data.remove::<i32>(id.with("chosen"));
        });
        context.push(Action::Dismiss);
    }
    if let Some(action) = modal.inner {
        context.push(action);
    }
}

fn list(ui: &mut Ui, keys: &KeyChoices, found: &[Found], chosen: i32, (field, moved): (Id, bool)) -> Option<Action> {
    let mut taken = None;
    let high = (ui.ctx().content_rect().height() - 2.0 * above(ui) - FIELD).clamp(theme::ROW * 3.0, HIGHEST);
    ScrollArea::vertical().max_height(high).auto_shrink([false, true]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        for (index, found) in found.iter().enumerate() {
            let words = match found {
                Found::Command(command, _) => command.keys(ui.ctx(), keys).unwrap_or_default(),
                Found::Thing(_, one) => (*one).to_owned(),
                Found::Manual(_) => "manual".to_owned(),
                Found::Term(term) => term.game.map_or("word", Game::title).to_owned(),
            };
            let weak = Palette::of(ui).weak;
            let button = Button::selectable(index as i32 == chosen, found.label())
                .right_text(RichText::new(words).color(weak))
                .min_size(Vec2::new(ui.available_width(), theme::ROW))
                // The text field keeps the focus, and its arrow keys move through the rows.
                .sense(Sense::CLICK);
            let response = ui.add(button);
            if index as i32 == chosen {
                let line = (2.0, Palette::of(ui).accent);
                ui.painter().rect_stroke(response.rect, theme::ROUND, line, StrokeKind::Inside);
            }
            // While the user types a name, the first entry is chosen, and Enter takes it. If an arrow key has moved to another entry, a screen reader
            // must read that entry.
            if index as i32 == chosen && chosen > 0 {
                ui.ctx().accesskit_node_builder(field, |field| field.set_active_descendant(response.id.accesskit_id()));
            }
            if index as i32 == chosen && moved {
                response.scroll_to_me(Some(Align::Center));
            }
            if response.clicked() {
                taken = Some(found.action());
            }
        }
        if found.is_empty() {
            ui.label(
                RichText::new("No command, no thing and no section of the manual has these words.").color(Palette::of(ui).weak),
            );
        }
    });
    taken
}

/// How many things of the project are listed at most. By typing more letters, the user finds the others.
const MOST_THINGS: usize = 30;

/// How many sections of the manual are listed at most.
const MOST_HEADINGS: usize = 8;

/// Everything that matches the query. First come the commands that can be carried out: those whose names contain the query, or at least its letters
/// in order; then those that contain the query only in their synonyms or explanations. After the commands come the things of the project whose names
/// contain the query, words of the glossary, and sections of the manual.
fn found<'state>(query: &str, state: &'state State) -> Vec<Found<'state>> {
    let query = query.trim().to_lowercase();
    let mut found: Vec<(usize, &Command, Action)> =
        commands().iter().filter_map(|command| Some((far(command, &query)?, command, command.action(state)?))).collect();
    found.sort_by_key(|(rank, ..)| *rank);
    let groups = state.document.derived().outline.iter().filter(|_| !query.is_empty());
    let things = groups.flat_map(|group| group.entries.iter().map(|entry| Found::Thing(entry, group.one)));
    let things = things.filter(|thing| thing.label().to_lowercase().contains(&query)).take(MOST_THINGS);
    let own = state.document.project().content.game();
    let of_game = |term: &&Term| term.game.is_none_or(|game| game == own);
    let is_wanted = |term: &&Term| !query.is_empty() && term.word.to_lowercase().starts_with(&query);
    let terms: Vec<&Term> = manual::terms().iter().filter(of_game).filter(is_wanted).collect();
    let is_told = |hit: &Hit| terms.iter().any(|term| term.spot == (hit.page, hit.block));
    let mut told: Vec<Hit> = manual::search(&query).into_iter().filter(|hit| !is_told(hit)).collect();
    // Pages about other games come after the pages about all games and about the project's own game.
    let is_of_other = |hit: &Hit| Game::ALL.into_iter().any(|game| game != own && hit.page.name.starts_with(game.slug()));
    told.sort_by_key(is_of_other);
    told.truncate(MOST_HEADINGS);
    found
        .into_iter()
        .map(|(_, command, action)| Found::Command(command, Box::new(action)))
        .chain(things)
        .chain(terms.into_iter().map(Found::Term))
        .chain(told.into_iter().map(Found::Manual))
        .collect()
}

/// How badly a command matches the typed text: 0 is best; `None` if it does not match.
fn far(command: &Command, query: &str) -> Option<usize> {
    let other_words = || command.synonyms().contains(query).then_some(usize::MAX - 1);
    let explained = || command.tooltip.to_lowercase().contains(query).then_some(usize::MAX);
    rank(&command.label.to_lowercase(), query).or_else(other_words).or_else(explained)
}

/// From this rank on, names contain only the letters of the query in their order; they rank behind all names that contain the query itself.
const SCATTERED: usize = 1_000;

/// How badly a name matches the typed text: 0 is best; `None` if letters are missing.
fn rank(label: &str, query: &str) -> Option<usize> {
    if let Some(at) = label.find(query) {
        return Some(at);
    }
    let mut letters = label.chars();
    let all = query.chars().filter(|letter| !letter.is_whitespace()).all(|letter| letters.any(|other| other == letter));
    all.then_some(SCATTERED + label.len())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::settings::Settings;
    use crate::project::Library;

    #[test]
    fn a_few_letters_find_a_command() {
        let state = State::empty(Settings::default(), Library::bundled(), crate::editor::games::things);
        assert_eq!(found("add sh", &state)[0].label(), "Add ship");
        assert_eq!(found("tpdf", &state)[0].label(), "Print to PDF…");
        assert_eq!(found("wall", &state)[0].label(), "Overview", "another word for it");
        assert_eq!(found("previous version", &state)[0].label(), "Save", "only the explanation has the words");
        assert!(found("xyzzy", &state).is_empty());
        assert!(rank("a name with the word at its end: wall", "wall") < rank("w all", "wall"), "whole words come first");
        let is_command = |found: &Found| matches!(found, Found::Command(..));
        assert!(!found("undo", &state).iter().any(is_command), "there is nothing to undo");
        assert_eq!(
            found("how do I bring a spreadsheet of ships in?", &state)[0].label(),
            "Bring a spreadsheet of ships in – Exchange"
        );
        let sample = Library::bundled().template(Game::LaunchFighters, Library::SAMPLE).unwrap();
        let state = State::new(sample, Settings::default(), Library::bundled(), crate::editor::games::things);
        let words = found("levelled", &state);
        assert!(words.iter().any(|found| found.label() == "Levelled" && found.explained().starts_with("Changed so that")));
        assert!(found("bracket", &state).iter().any(|found| found.label() == "Bracket"), "a word of the game");
        assert!(!found("berserker", &state).iter().any(|found| found.label() == "Berserker"), "a word of another game");
        let things = found("kezz", &state);
        assert_eq!((things[0].label().as_str(), things[0].explained().as_str()), ("Kezzik", "Show the ship Kezzik."));
        let printing = found("calib", &state);
        assert_eq!(printing[0].label(), "Print to PDF…", "a command comes before the manual");
        let of_games: Vec<String> = printing.iter().map(Found::label).filter(|label| label.starts_with("Sheets")).collect();
        assert_eq!(of_games[0], "Sheets – Launch Fighters!", "the game of the project comes first: {of_games:?}");
    }
}
