//! Draws the tree: a box for each technology with its cost, and an arrow to it from its predecessor. A click on a box opens the technology. The boxes
//! share the available width; if they need more, the tree scrolls.

use egui::text::LayoutJob;
use egui::{Align2, Pos2, Rect, Response, ScrollArea, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use kit::theme::{self, Palette};
use kit::widgets::{across_within, cut_line, ground};
use rules::kind::Choosable as _;
use rules::{Id, capital};
use space_viking::{Content, Spot, Technology, TechnologyTree};

/// The least and the greatest width of a box, in points of the screen.
const WIDTHS: (f32, f32) = (92.0, 170.0);
/// The height of a box, in points of the screen.
const HEIGHT: f32 = 64.0;
/// The gaps between boxes, in points of the screen: between columns, where arrows run, and between rows.
const GUTTER: Vec2 = Vec2::new(18.0, 8.0);
/// The height of the headings of levels above all boxes, in points of the screen.
const HEAD: f32 = 24.0;
/// The height of the name of a track above its boxes, in points of the screen.
const BAND: f32 = 28.0;
/// The gap between the edge of a box and its words, in points of the screen.
const INSIDE: f32 = 6.0;
/// How many lines the name of a technology takes in its box at most.
const LINES: usize = 3;
/// The length of an arrow's tip, in points of the screen.
const TIP: f32 = 6.0;

/// The tree of technologies to be drawn, and what its boxes say.
pub struct Picture<'a> {
    pub content: &'a Content,
    pub tree: &'a TechnologyTree,
    /// The technology to which the cheapest path leads.
    pub goal: Option<Id<Technology>>,
    /// The words in the box of a technology that is on the path or that the player has, such as "2. 6 IU"; `None` for other technologies.
    pub lit: &'a dyn Fn(Id<Technology>) -> Option<String>,
    /// For a technology, the accessible name of its box, which says what pressing it does, and a sentence about the technology.
    pub says: &'a dyn Fn(Id<Technology>, &Technology) -> [String; 2],
}

/// Where the boxes lie on the screen.
#[derive(Clone, Copy)]
struct Places {
    origin: Pos2,
    width: f32,
}

impl Picture<'_> {
    /// Shows the tree; returns the technology that was clicked. Shows nothing if there are no technologies.
    pub fn show(&self, ui: &mut Ui) -> Option<Id<Technology>> {
        if self.tree.columns.is_empty() {
            return None;
        }
        let columns = self.tree.columns.len() as f32;
        let width = ((ui.available_width() + GUTTER.x) / columns.max(1.0) - GUTTER.x).floor().clamp(WIDTHS.0, WIDTHS.1);
        let height = HEAD + BAND * self.tree.bands.len() as f32 + (HEIGHT + GUTTER.y) * self.tree.rows() as f32;
        let size = Vec2::new((width + GUTTER.x) * columns - GUTTER.x, height);
        let area = ScrollArea::horizontal().id_salt("tree of technologies").auto_shrink([false, true]);
        across_within(ui, area, |ui| {
            let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
            let places = Places { origin: whole.min, width };
            self.levels(ui, places);
            self.tracks(ui, whole, places);
            self.arrows(ui, places);
            self.boxes(ui, places)
        })
        .inner
    }

    /// The rectangle of the box at this column and row of the tree.
    fn rect(&self, (column, row): Spot, places: Places) -> Rect {
        let bands = self.tree.bands_to(row);
        let step =
            Vec2::new((places.width + GUTTER.x) * column as f32, HEAD + BAND * bands as f32 + (HEIGHT + GUTTER.y) * row as f32);
        Rect::from_min_size(places.origin + step, Vec2::new(places.width, HEIGHT))
    }

    /// Writes each level as a heading over all of its columns.
    fn levels(&self, ui: &Ui, places: Places) {
        let palette = Palette::of(ui);
        for (level, first, last) in self.tree.levels() {
            let over = self.rect((first, 0), places).union(self.rect((last, 0), places));
            let (across, top) = (over.x_range(), places.origin.y);
            let middle = Pos2::new(over.center().x, top + HEAD * 0.4);
            let font = theme::bold(theme::SMALL);
            ui.painter().text(middle, Align2::CENTER_CENTER, format!("Level {level}"), font, palette.text);
            ui.painter().hline(across, top + HEAD - 3.0, Stroke::new(1.0, palette.outline));
        }
    }

    /// Writes the name of each track above its boxes.
    fn tracks(&self, ui: &Ui, whole: Rect, places: Places) {
        let palette = Palette::of(ui);
        for (track, rows) in &self.tree.bands {
            let bottom = self.rect((0, rows.start), places).top() - 6.0;
            let band = Rect::from_x_y_ranges(whole.x_range(), bottom - 18.0..=bottom);
            ui.painter().rect_filled(band, 3, palette.panel);
            let at = band.left_center() + Vec2::new(INSIDE, 0.0);
            let words = capital(track.offer().word);
            ui.painter().text(at, Align2::LEFT_CENTER, words, theme::bold(theme::SMALL), palette.weak);
        }
    }

    /// Draws an arrow to each box from its predecessor. If the predecessor is in another row, the arrow changes rows in the gap to the right of the
    /// predecessor. Arrows of the path have the path's colour and lie over the others.
    fn arrows(&self, ui: &Ui, places: Places) {
        let palette = Palette::of(ui);
        for lit in [false, true] {
            let stroke = if lit { Stroke::new(2.0, palette.accent) } else { Stroke::new(1.0, palette.weak) };
            for (id, spot) in &self.tree.spots {
                let before = self.content.technologies.get(*id).and_then(|known| known.predecessor);
                let Some((before, from)) = before.and_then(|before| Some((before, self.tree.spots.get(&before)?))) else {
                    continue;
                };
                if lit == ((self.lit)(*id).is_some() && (self.lit)(before).is_some()) {
                    arrow(ui, self.rect(*from, places), self.rect(*spot, places), stroke);
                }
            }
        }
    }

    /// Draws the boxes; returns the technology whose box was clicked.
    fn boxes(&self, ui: &Ui, places: Places) -> Option<Id<Technology>> {
        let mut pressed = None;
        for (id, spot) in &self.tree.spots {
            let Some(known) = self.content.technologies.get(*id) else { continue };
            let rect = self.rect(*spot, places);
            let (lit, [name, help]) = ((self.lit)(*id), (self.says)(*id, known));
            let response = ui.interact(rect, ui.scope_id().with(("technology", *id)), Sense::click());
            response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, lit.is_some(), &name));
            if ui.is_rect_visible(rect) {
                paint(ui, rect, known, lit, (Some(*id) == self.goal, &response));
            }
            if response.on_hover_text(help).clicked() {
                pressed = Some(*id);
            }
        }
        pressed
    }
}

/// Paints a box with the technology's name. Below the name are the words `lit` or, without these, two costs: the cost if the predecessor is known
/// and, in brackets, the cost if it is not. The box of the technology to which the path leads is filled.
fn paint(ui: &Ui, rect: Rect, known: &Technology, lit: Option<String>, (is_goal, response): (bool, &Response)) {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, theme::ROUND, palette.card);
    let line = if lit.is_some() { palette.accent } else { palette.outline };
    let (name_ink, lit_ink) = if is_goal {
        ui.painter().rect_filled(rect, theme::ROUND, palette.primary);
        (palette.on_primary, palette.on_primary)
    } else {
        ground(ui, rect, lit.is_some(), response);
        (palette.text, palette.accent)
    };
    let width = if is_goal || response.has_focus() { 2.0 } else { 1.0 };
    ui.painter().rect_stroke(rect, theme::ROUND, (width, line), StrokeKind::Inside);
    let inside = rect.shrink2(Vec2::new(INSIDE, INSIDE * 0.6));
    let font = if is_goal { theme::bold(theme::SMALL) } else { theme::regular(theme::SMALL) };
    let mut job = LayoutJob::simple(known.label().to_owned(), font, name_ink, inside.width());
    job.wrap.max_rows = LINES;
    let name = ui.ctx().fonts_mut(|fonts| fonts.layout_job(job));
    ui.painter().galley(inside.min, name, name_ink);
    let (words, font, ink) = match (lit, known.cost_with) {
        (Some(words), _) => (words, theme::bold(theme::SMALL), lit_ink),
        (None, Some(with)) => (format!("{with} ({}) IU", known.cost_without), theme::regular(theme::SMALL), palette.weak),
        (None, None) => (format!("{} IU", known.cost_without), theme::regular(theme::SMALL), palette.weak),
    };
    let costs = cut_line(ui, words, inside.width(), font, ink);
    ui.painter().galley(inside.left_bottom() - Vec2::new(0.0, costs.size().y), costs, ink);
}

/// Draws an arrow from a box to one on its right.
fn arrow(ui: &Ui, from: Rect, to: Rect, stroke: Stroke) {
    let (start, end) = (from.right_center(), to.left_center());
    let bend = start.x + GUTTER.x * 0.4;
    let back = Pos2::new(end.x - TIP, end.y);
    let corners = [start, Pos2::new(bend, start.y), Pos2::new(bend, end.y), back];
    // An arrow between two boxes in one row has no bend.
    for piece in corners.windows(2).filter(|piece| piece[0].distance(piece[1]) > 0.5) {
        ui.painter().line_segment([piece[0], piece[1]], stroke);
    }
    let tip = vec![end, back + Vec2::new(0.0, TIP * 0.6), back - Vec2::new(0.0, TIP * 0.6)];
    ui.painter().add(Shape::convex_polygon(tip, stroke.color, Stroke::NONE));
}
