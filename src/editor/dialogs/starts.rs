//! What a new project can start from: the templates of each game, with their titles and contents.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::text::{LayoutJob, TextFormat};
use egui::{Button, Id, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use crate::drawing::Page;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::screen;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::heading;
use crate::project::{Content, Game, Library};
use crate::rules::{capital, counted};
use crate::sheets;

/// A template as it is offered.
struct Start {
    template: String,
    words: String,
    remark: String,
    /// A picture of it; none if it has nothing to show.
    cover: Option<Arc<Page>>,
    /// Whether it could be read.
    sound: bool,
}

/// The templates of a game, kept as long as they are shown, so that they are read only once each time.
type CachedStarts = (Arc<Vec<Start>>, u64);

/// The least width of a column.
const NARROWEST: f32 = 280.0;
/// How much of the window's height is left for what is below and around the page.
const REST: f32 = 130.0;
const ROW: f32 = 36.0;
/// The height of a heading, in rows.
const HEADING_ROWS: usize = 2;
/// The width of a template's small picture.
const COVER: f32 = 48.0;

/// Shows a page that scrolls if the window is low.
pub fn page(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - REST).max(120.0);
    let area = ScrollArea::vertical().id_salt("starts").max_height(height).min_scrolled_height(height);
    area.auto_shrink([false, true]).show(ui, contents);
}

/// Shows parts with these heights in rows, in as many columns of equal width as there is room for, so that no column is much higher than the
/// others: beginning with the highest, each part goes to the shortest column. Within a column parts keep their order.
pub fn side_by_side(ui: &mut Ui, rows: &[usize], mut contents: impl FnMut(&mut Ui, usize)) {
    let room = (ui.available_width() / NARROWEST) as usize;
    let columns = balanced(rows, room.clamp(1, rows.len().max(1)));
    // Columns would stretch the words to their full width.
    ui.columns(columns.len(), |shown| {
        for (parts, ui) in columns.iter().zip(shown) {
            ui.vertical(|ui| {
                for part in parts {
                    contents(ui, *part);
                    ui.add_space(theme::GAP);
                }
            });
        }
    });
}

/// The parts in each of this many columns, which are ordered by their first parts.
fn balanced(rows: &[usize], columns: usize) -> Vec<Vec<usize>> {
    let mut longest: Vec<usize> = (0..rows.len()).collect();
    longest.sort_by_key(|part| std::cmp::Reverse(rows[*part]));
    let mut filled: Vec<Vec<usize>> = vec![Vec::new(); columns];
    let height = |parts: &Vec<usize>| parts.iter().map(|part| rows[*part] + HEADING_ROWS).sum::<usize>();
    for part in longest {
        if let Some(column) = filled.iter_mut().min_by_key(|parts| height(parts)) {
            column.push(part);
        }
    }
    for parts in &mut filled {
        parts.sort_unstable();
    }
    filled.sort();
    filled
}

/// Shows every game, with what a project of it can start from.
pub fn of_games(ui: &mut Ui, context: &mut FrameContext) {
    let rows = rows(ui, context);
    side_by_side(ui, &rows, |ui, part| of_game(ui, context, Game::ALL[part]));
}

/// How many templates each game has, as rows for [`side_by_side`].
pub fn rows(ui: &Ui, context: &FrameContext) -> Vec<usize> {
    Game::ALL.map(|game| offered(ui, &context.state.library, game).len()).to_vec()
}

/// Shows what a project of a game can start from.
pub fn of_game(ui: &mut Ui, context: &mut FrameContext, game: Game) {
    heading(ui, game.title());
    ui.label(RichText::new(game.about()).color(Palette::of(ui).weak));
    ui.spacing_mut().item_spacing.y = 4.0;
    for start in offered(ui, &context.state.library, game).iter() {
        ui.horizontal(|ui| {
            cover(ui, context, start);
            let button = Button::new(two_lines(ui, start)).right_text("").wrap();
            let row = ui.add_enabled(start.sound, button.min_size(Vec2::new(ui.available_width(), ROW)));
            let row = row.accessible_name(format!("{}, {}", start.words, game.title()));
            let help = "Begin a project of your own with it.";
            if row.on_hover_text(help).on_disabled_hover_text(&start.remark).clicked() {
                context.push(Action::New(game, start.template.clone()));
            }
        });
    }
}

/// Shows a template's small picture, or an empty space if it has none, so that the buttons line up.
fn cover(ui: &mut Ui, context: &mut FrameContext, start: &Start) {
    let (room, _) = ui.allocate_exact_size(Vec2::new(COVER, ROW), Sense::hover());
    let Some(page) = &start.cover else { return };
    let whole = screen::size_of(page.size, 1.0);
    let scale = (COVER / whole.x).min(ROW / whole.y);
    let rect = Rect::from_center_size(room.center(), whole * scale).round_to_pixels(ui.pixels_per_point());
    context.screen.paint(ui.painter(), page, rect, theme::NOTHING);
}

/// The title of a template, above its contents.
fn two_lines(ui: &Ui, start: &Start) -> LayoutJob {
    let palette = Palette::of(ui);
    let mut job = LayoutJob::default();
    job.append(&start.words, 0.0, TextFormat::simple(theme::bold(theme::BODY), palette.text));
    job.append(&format!("\n{}", start.remark), 0.0, TextFormat::simple(theme::regular(theme::SMALL), palette.weak));
    job
}

fn offered(ui: &Ui, library: &Library, game: Game) -> Arc<Vec<Start>> {
    let id = Id::unique(("templates", game));
    let pass = ui.ctx().cumulative_pass_nr();
    let kept: Option<CachedStarts> = ui.data(|data| data.get_temp(id));
    let starts = match kept {
        Some((starts, last)) if last + 2 >= pass => starts,
        Some(_) | None => Arc::new(read(library, game)),
    };
    ui.data_mut(|data| data.insert_temp(id, (Arc::clone(&starts), pass)));
    starts
}

/// The templates: the sample first, and the empty one last.
fn read(library: &Library, game: Game) -> Vec<Start> {
    let mut names = library.templates(game).unwrap_or_default();
    names.sort_by_key(|name| (name == Library::EMPTY, name != Library::SAMPLE));
    names.into_iter().map(|name| start(library, game, name)).collect()
}

fn start(library: &Library, game: Game, template: String) -> Start {
    let project = match library.template(game, &template) {
        Ok(project) => project,
        Err(error) => {
            return Start { words: in_words(&template), remark: error.to_string(), cover: None, sound: false, template };
        }
    };
    let holds = holds(&project.content);
    // Under the heading of a game its name is left out.
    let title = project.title.strip_prefix(&format!("{}: ", game.title())).map_or_else(|| project.title.clone(), capital);
    let (words, remark) = match template.as_str() {
        Library::SAMPLE => (format!("Sample: {title}"), holds),
        Library::EMPTY if holds.is_empty() => ("Empty project".to_owned(), "Nothing in it yet".to_owned()),
        Library::EMPTY => ("Empty project".to_owned(), format!("{holds} to build from")),
        _ => (title, holds),
    };
    let cover = sheets::game::of(game).cover(&project.content);
    Start { template, words, remark, cover: cover.map(Arc::new), sound: true }
}

/// The number of kinds of things whose number is shown.
const MOST_TOLD: usize = 3;

/// The numbers of things of the first kinds, in words.
fn holds(content: &Content) -> String {
    let counts = content.counts().into_iter().filter(|(count, _)| *count > 0);
    counts.map(|(count, one)| counted(count, one)).take(MOST_TOLD).collect::<Vec<_>>().join(", ")
}

/// The file name of a template as words.
fn in_words(name: &str) -> String {
    capital(&name.replace(['-', '_'], " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_column_is_much_higher_than_the_others() {
        assert_eq!(balanced(&[5, 4, 7, 9, 2], 3), [vec![0, 1], vec![2, 4], vec![3]]);
        assert_eq!(balanced(&[5, 4], 1), [vec![0, 1]]);
    }

    #[test]
    fn every_game_offers_its_sample_first_and_nothing_last() {
        for game in Game::ALL {
            let starts = read(&Library::bundled(), game);
            assert!(starts.iter().all(|start| start.sound && !start.words.is_empty() && !start.remark.is_empty()));
            let templates: Vec<&str> = starts.iter().map(|start| start.template.as_str()).collect();
            assert_eq!((templates.first(), templates.last()), (Some(&Library::SAMPLE), Some(&Library::EMPTY)));
            let (empty, others) = starts.split_last().expect("templates");
            assert!(empty.cover.is_none() && others.iter().all(|start| start.cover.is_some()));
        }
        let double = start(&Library::bundled(), Game::StarViking, "double".into());
        assert_eq!((double.words.as_str(), double.remark.as_str()), ("Two Vikings", "12 systems, 5 forces, 1 scenario"));
        assert!(!start(&Library::bundled(), Game::StarViking, "nowhere".into()).sound);
    }
}
