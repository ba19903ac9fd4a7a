//! The list of templates that a new project can start from, game by game, with their titles and contents.

use std::sync::Arc;

use egui::emath::GuiRounding as _;
use egui::{Button, Color32, FontId, Galley, Id, Rect, RichText, ScrollArea, Sense, Ui, Vec2};

use crate::drawing::Page;
use crate::editor::action::Action;
use crate::editor::desks::FrameContext;
use crate::editor::screen;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, empty, heading};
use crate::project::{Content, Game, Library};
use crate::rules::{capital, counted};
use crate::sheets;

/// A template with the words and the picture that offer it.
struct Start {
    template: String,
    words: String,
    /// The plot of the template, which says what happens in it; its contents if it has no plot.
    plot: String,
    /// How many players the template has and how long it is; empty if it has no scenario yet.
    length: String,
    /// The contents of the template, or why it cannot be read.
    remark: String,
    /// A picture of the template's board; `None` if there is none.
    cover: Option<Arc<Page>>,
    /// Whether the template's file could be read.
    sound: bool,
}

/// The templates of a game, and the number of the frame that showed them last. They are read once and kept as long as they are shown.
type CachedStarts = (Arc<Vec<Start>>, u64);

/// The least width of a column of templates, in points of the screen.
const NARROWEST: f32 = 330.0;
/// The height that is kept free below and around the page in the window, in points of the screen.
const REST: f32 = 108.0;
/// The least height of a template's row, in points of the screen.
const ROW: f32 = 36.0;
/// The height of a game's heading, in rows.
const HEADING_ROWS: usize = 2;
/// The width of a template's small picture, in points of the screen.
const COVER: f32 = 48.0;
/// The width of the filter field, in points of the screen.
const FILTER: f32 = 260.0;

/// Shows a page that scrolls if the window is low.
pub fn page(ui: &mut Ui, contents: impl FnOnce(&mut Ui)) {
    let height = (ui.ctx().content_rect().height() - REST).max(120.0);
    let area = ScrollArea::vertical().id_salt("starts").max_height(height).min_scrolled_height(height);
    area.auto_shrink([false, true]).show(ui, contents);
}

/// Shows parts with these heights, counted in rows, in as many columns of equal width as there is room for. The columns become about equally high:
/// the parts are taken from the highest to the lowest, and each goes into the column that is shortest so far. Within a column the parts keep their
/// order.
fn side_by_side(ui: &mut Ui, rows: &[usize], mut contents: impl FnMut(&mut Ui, usize)) {
    let room = (ui.available_width() / NARROWEST) as usize;
    let columns = balanced(rows, room.clamp(1, rows.len().max(1)));
    // In columns of egui, buttons would be stretched to the full width.
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

/// Distributes the parts over this many columns, which are ordered by their first parts.
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

/// Shows every game with the templates that contain the words of the filter.
pub fn filtered(ui: &mut Ui, context: &mut FrameContext) {
    let filter = Filter::of(ui);
    of_games(ui, context, &filter);
}

/// Shows every game with all its templates.
pub fn all(ui: &mut Ui, context: &mut FrameContext) {
    of_games(ui, context, &Filter::default());
}

fn of_games(ui: &mut Ui, context: &mut FrameContext, filter: &Filter) {
    let matching: Vec<(Game, usize)> = Game::ALL
        .into_iter()
        .map(|game| (game, offered(ui, &context.state.library, game).iter().filter(|start| filter.takes(game, start)).count()))
        .filter(|(_, count)| *count > 0)
        .collect();
    if matching.is_empty() {
        empty(ui, "Nothing to start from has these words", "Titles, plots and the names of the games are searched.");
        return;
    }
    let rows: Vec<usize> = matching.iter().map(|(_, count)| *count).collect();
    side_by_side(ui, &rows, |ui, part| of_game(ui, context, matching[part].0, filter));
}

/// Shows the templates of a game.
fn of_game(ui: &mut Ui, context: &mut FrameContext, game: Game, filter: &Filter) {
    ui.spacing_mut().item_spacing.y = 3.0;
    heading(ui, game.title()).on_hover_text(game.about());
    ui.label(RichText::new(game.about()).size(theme::SMALL).color(Palette::of(ui).weak));
    for start in offered(ui, &context.state.library, game).iter().filter(|start| filter.takes(game, start)) {
        ui.horizontal(|ui| {
            cover(ui, context, start);
            let button = Button::new("").right_text("");
            let told = Told::of(ui, start, ui.available_width());
            let row = ui.add_enabled(start.sound, button.min_size(Vec2::new(ui.available_width(), told.height())));
            told.paint(ui, row.rect);
            let row = row.accessible_name(format!("{}, {}", start.words, game.title()));
            let help = format!("{}\nIt holds {}. Press it to begin a project of your own with it.", start.plot, start.remark);
            let help = if start.plot == start.remark { "Begin a project of your own with it.".to_owned() } else { help };
            if row.on_hover_text(help).on_disabled_hover_text(&start.remark).clicked() {
                context.push(Action::New(game, start.template.clone()));
            }
        });
    }
}

/// The words that a template must contain to be shown.
#[derive(Clone, Default)]
pub struct Filter(Vec<String>);

impl Filter {
    /// Shows the field for the words of the filter.
    pub fn field(ui: &mut Ui) {
        let id = Self::id();
        let typed: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let field = Field::new("Filter what to start from", &typed).hint("Filter by words").beside().width(FILTER).show(ui);
        if let Some(text) = field.text {
            ui.data_mut(|data| data.insert_temp(id, text));
        }
    }

    fn id() -> Id {
        Id::unique("filter of templates")
    }

    /// The filter with the words in the field.
    fn of(ui: &Ui) -> Self {
        let typed: String = ui.data(|data| data.get_temp(Self::id())).unwrap_or_default();
        Self(typed.split_whitespace().map(str::to_lowercase).collect())
    }

    /// Whether a template of a game contains every word of the filter.
    fn takes(&self, game: Game, start: &Start) -> bool {
        let all = [game.title(), &start.words, &start.plot, &start.length].join(" ").to_lowercase();
        self.0.iter().all(|word| all.contains(word))
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

/// The laid-out words in the row of a template: its title; beside the title the number of players and the length, if there is space for them; and
/// below these the plot, on as many lines as it needs.
struct Told {
    title: Arc<Galley>,
    length: Arc<Galley>,
    plot: Arc<Galley>,
    /// Whether the number of players and the length are on a line of their own.
    is_below: bool,
    weak: Color32,
}

/// The space between the words and the edge of a row, in points of the screen.
const EDGE: Vec2 = Vec2::new(8.0, 3.0);

impl Told {
    /// Lays out the words of a template for a row of this width.
    fn of(ui: &Ui, start: &Start, width: f32) -> Self {
        let palette = Palette::of(ui);
        let weak = if start.sound { palette.weak } else { palette.error };
        let room = width - 2.0 * EDGE.x;
        let laid =
            |words: &str, font: FontId, ink: Color32| ui.ctx().fonts_mut(|fonts| fonts.layout(words.to_owned(), font, ink, room));
        let title = laid(&start.words, theme::bold(theme::BODY), palette.text);
        let length = laid(&start.length, theme::regular(theme::SMALL), weak);
        let is_below = title.size().x + length.size().x + EDGE.x > room;
        let plot = laid(&start.plot, theme::regular(theme::SMALL), weak);
        Self { title, length, plot, is_below, weak }
    }

    /// The height of the row.
    fn height(&self) -> f32 {
        let below = if self.is_below { self.length.size().y } else { 0.0 };
        (self.title.size().y + below + self.plot.size().y + 2.0 * EDGE.y).max(ROW)
    }

    /// Paints the words into the row.
    fn paint(self, ui: &Ui, rect: Rect) {
        let inside = rect.shrink2(EDGE);
        let (ink, line) = (Palette::of(ui).text, self.title.size().y);
        let length = if self.is_below {
            inside.left_top() + Vec2::new(0.0, line)
        } else {
            inside.right_top() + Vec2::new(-self.length.size().x, (line - self.length.size().y) * 0.5 + 1.0)
        };
        ui.painter().galley(inside.left_bottom() - Vec2::new(0.0, self.plot.size().y), self.plot, self.weak);
        ui.painter().galley(length, self.length, self.weak);
        ui.painter().galley(inside.left_top(), self.title, ink);
    }
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

/// Reads the templates of a game; the sample comes first, and the empty one last.
fn read(library: &Library, game: Game) -> Vec<Start> {
    let mut names = library.templates(game).unwrap_or_default();
    names.sort_by_key(|name| (name == Library::EMPTY, name != Library::SAMPLE));
    names.into_iter().map(|name| start(library, game, name)).collect()
}

fn start(library: &Library, game: Game, template: String) -> Start {
    let project = match library.template(game, &template) {
        Ok(project) => project,
        Err(error) => {
            let remark = error.to_string();
            let (words, plot) = (in_words(&template), remark.clone());
            return Start { words, plot, length: String::new(), remark, cover: None, sound: false, template };
        }
    };
    let holds = holds(&project.content);
    // The name of the game is left out, since it is in the heading above.
    let title = project.title.strip_prefix(&format!("{}: ", game.title())).map_or_else(|| project.title.clone(), capital);
    let (words, remark) = match template.as_str() {
        Library::SAMPLE => (format!("Sample: {title}"), holds),
        Library::EMPTY if holds.is_empty() => ("Empty project".to_owned(), "Nothing in it yet".to_owned()),
        Library::EMPTY => ("Empty project".to_owned(), format!("{holds} to build from")),
        _ => (title, holds),
    };
    let sheets = sheets::game::of(game);
    let (cover, length) =
        (sheets.cover(&project.content, None, &project.title), sheets.players_and_length(&project.content, None));
    let plot = if project.plot.is_empty() { remark.clone() } else { project.plot };
    Start { template, words, plot, length, remark, cover: cover.map(Arc::new), sound: true }
}

/// How many kinds of thing are counted beside a template at most.
const MOST_TOLD: usize = 3;

/// What a template contains, in words: for each of its first few kinds, how many things there are.
fn holds(content: &Content) -> String {
    let counts = content.counts().into_iter().filter(|(count, _)| *count > 0);
    counts.map(|(count, one)| counted(count, one)).take(MOST_TOLD).collect::<Vec<_>>().join(", ")
}

/// The file name of a template, turned into words.
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
    fn no_two_templates_of_a_game_look_alike() {
        for game in Game::ALL {
            let starts = read(&Library::bundled(), game);
            let covers: Vec<&Arc<Page>> = starts.iter().filter_map(|start| start.cover.as_ref()).collect();
            for (number, cover) in covers.iter().enumerate() {
                assert!(!covers[..number].contains(cover), "{}: {}", game.title(), cover.title);
            }
        }
    }

    #[test]
    fn a_template_is_found_by_the_words_of_its_game_title_and_plot() {
        let starts = read(&Library::bundled(), Game::Vikings);
        let found = |words: &str| {
            let filter = Filter(words.split_whitespace().map(str::to_lowercase).collect());
            starts.iter().filter(|start| filter.takes(Game::Vikings, start)).count()
        };
        assert_eq!([found("vikings hall silver"), found("emperor"), found("")], [1, 0, starts.len()]);
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
        assert_eq!((double.length.as_str(), double.plot.is_empty()), ("3 players, 12 turns", false));
        assert!(!start(&Library::bundled(), Game::StarViking, "nowhere".into()).sound);
    }
}
