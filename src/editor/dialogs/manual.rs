//! The manual: the list of its pages, the open page, and a search through all pages.

use std::fmt::Debug;
use std::hash::Hash;

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{Align, FontId, Grid, Id, Key, Label, Layout, Link, RichText, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo};

use super::{entitled, explain, from_right};
use crate::editor::action::{Action, Dialog};
use crate::editor::desks::FrameContext;
use crate::editor::screen;
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{link_button, toggle};
use crate::manual::{self, Block, Look, Page, Picture, Span, Words};

/// The greatest height of the list of pages and of the open page, in points of the screen.
const HEIGHT: f32 = 740.0;
/// The width of the list of pages, in points of the screen.
const LIST: f32 = 210.0;
/// The greatest width of a page's text: lines of about a hundred letters.
const WIDEST: f32 = 720.0;
/// How many places in the manual a search lists at most.
const MOST_HITS: usize = 60;
/// How many letters of a place in the manual a search shows at most.
const EXCERPT: usize = 110;

/// Shows the manual, opened at a block of a page.
pub fn show(ui: &mut Ui, context: &mut FrameContext, page: &'static Page, block: usize) {
    let id = Id::unique("manual");
    let pass = ui.ctx().cumulative_pass_nr();
    let last: Option<u64> = ui.data(|data| data.get_temp(id));
    let is_fresh = last.is_none_or(|last| last + 2 < pass);
    ui.data_mut(|data| data.insert_temp(id, pass));
    entitled(ui, "Manual");
    let (words, is_entered) = search(ui, id.with("search"), is_fresh);
    let hits = manual::search(&words);
    if let Some(hit) = hits.first().filter(|_| is_entered) {
        go(ui, context, hit.page, hit.block);
    }
    let height = (ui.ctx().content_rect().height() - 230.0).clamp(160.0, HEIGHT);
    ui.horizontal_top(|ui| {
        pages(ui, context, page, height);
        ui.add_space(theme::GAP);
        let width = ui.available_width().max(LIST);
        column(ui, width, height, ("page", &page.name, words.is_empty()), |ui| {
            ui.set_max_width(WIDEST.min(width - 16.0));
            if words.trim().is_empty() {
                // A place that was requested is scrolled into view only once.
                let at = id.with("at");
                let goes = is_fresh || ui.data(|data| data.get_temp(at)) != Some((page.name.clone(), block));
                ui.data_mut(|data| data.insert_temp(at, (page.name.clone(), block)));
                read(ui, context, page, goes.then_some(block));
            } else {
                found(ui, context, &hits);
            }
        });
    });
    // Enter belongs to the search field, so it presses no button here.
    from_right(ui, |ui| {
        if ui.button("Close").clicked() {
            context.push(Action::Dismiss);
        }
    });
}

/// Shows the search field, which is empty when the manual opens. Returns its text and whether Enter was pressed in it.
fn search(ui: &mut Ui, id: Id, is_fresh: bool) -> (String, bool) {
    let mut words: String = if is_fresh { String::new() } else { ui.data(|data| data.get_temp(id)).unwrap_or_default() };
    let edit = TextEdit::singleline(&mut words)
        .hint_text(RichText::new("Search all pages").color(Palette::of(ui).weak))
        .desired_width(f32::INFINITY);
    let field = ui.add(edit).accessible_name("Search the manual");
    if is_fresh {
        field.request_focus();
    }
    ui.data_mut(|data| data.insert_temp(id, words.clone()));
    let is_entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (words, is_entered)
}

/// Shows a part of the dialog with this width and height, whose contents scroll.
fn column(ui: &mut Ui, width: f32, height: f32, id: impl Hash + Debug, show: impl FnOnce(&mut Ui)) {
    ui.allocate_ui_with_layout(Vec2::new(width, height), Layout::top_down(Align::Min), |ui| {
        let area = ScrollArea::vertical().id_salt(id).max_height(height).min_scrolled_height(height);
        area.auto_shrink([false, false]).show(ui, show);
    });
}

/// Shows the list of pages.
fn pages(ui: &mut Ui, context: &mut FrameContext, shown: &Page, height: f32) {
    column(ui, LIST, height, "pages", |ui| {
        ui.spacing_mut().item_spacing.y = 2.0;
        for page in manual::pages() {
            if toggle(ui, page == shown, &page.title).clicked() {
                go(ui, context, page, 0);
            }
        }
    });
}

/// Opens the manual at a place, and ends a search.
fn go(ui: &Ui, context: &mut FrameContext, page: &'static Page, block: usize) {
    ui.data_mut(|data| data.insert_temp(Id::unique("manual").with("search"), String::new()));
    context.push(Action::Ask(Dialog::Manual(page, block)));
}

/// Shows the places that a search has found.
fn found(ui: &mut Ui, context: &mut FrameContext, hits: &[manual::Hit]) {
    if hits.is_empty() {
        explain(ui, "No place of the manual has all these words.");
    }
    for hit in hits.iter().take(MOST_HITS) {
        let name =
            if hit.heading == hit.page.title { hit.heading.clone() } else { format!("{}: {}", hit.page.title, hit.heading) };
        if link_button(ui, &name).clicked() {
            go(ui, context, hit.page, hit.block);
        }
        explain(ui, &hit.excerpt(EXCERPT));
    }
    if hits.len() > MOST_HITS {
        explain(ui, &format!("{} more places have these words; type another word.", hits.len() - MOST_HITS));
    }
}

/// Shows a page, and scrolls to a block of it if `goes_to` is given.
fn read(ui: &mut Ui, context: &mut FrameContext, page: &Page, goes_to: Option<usize>) {
    for (number, block) in page.blocks.iter().enumerate() {
        let top = ui.cursor().min;
        match block {
            Block::Heading(depth, words) => {
                ui.add_space(if number == 0 { 0.0 } else { 8.0 });
                ui.label(
                    RichText::new(manual::plain(words)).font(theme::bold([19.0, 15.5, 13.5][usize::from(*depth - 1).min(2)])),
                );
            }
            Block::Paragraph(words) => line(ui, context, words),
            Block::Point { depth, sign, words } => {
                ui.horizontal_top(|ui| {
                    ui.add_space(8.0 + 16.0 * *depth as f32);
                    ui.allocate_ui(Vec2::new(16.0, 0.0), |ui| ui.label(sign.as_str()));
                    ui.vertical(|ui| line(ui, context, words));
                });
            }
            Block::Lines(lines) => {
                ui.horizontal_top(|ui| {
                    ui.add_space(12.0);
                    ui.add(Label::new(RichText::new(lines).monospace()).wrap());
                });
            }
            Block::Picture(picture) => show_picture(ui, context, picture),
            Block::Table { heads, rows } => table(ui, context, (&page.name, number), heads, rows),
        }
        if goes_to == Some(number) {
            let here = egui::Rect::from_min_max(top, ui.cursor().min.max(top));
            ui.scroll_to_rect(here, Some(Align::Min));
        }
    }
}

/// Shows a picture at its own size, or smaller if there is less space.
fn show_picture(ui: &mut Ui, context: &mut FrameContext, picture: &Picture) {
    let page = picture.page();
    let size = screen::size_of(page.size, ui.available_width().min(picture.pixels().0 as f32));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &picture.words));
    if ui.is_rect_visible(rect) {
        context.screen.paint(ui.painter(), &page, rect, Palette::of(ui).shadow);
    }
    explain(ui, &picture.words);
}

/// Shows words that break into lines; links among them can be pressed.
fn line(ui: &mut Ui, context: &mut FrameContext, words: &[Span]) {
    if words.iter().all(|span| span.leads_to.is_none()) {
        let mut job = LayoutJob {
            wrap: TextWrapping { max_width: ui.available_width(), ..TextWrapping::default() },
            ..LayoutJob::default()
        };
        for span in words {
            job.append(&span.text, 0.0, format(ui, span.look));
        }
        ui.label(job);
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for span in words {
            let mut job = LayoutJob::default();
            job.append(&span.text, 0.0, format(ui, span.look));
            match span.leads_to.as_deref() {
                None => drop(ui.label(job)),
                Some(to) => match manual::page(to) {
                    Some(page) => {
                        let term = manual::term(&span.text, None).filter(|term| term.spot.0 == page);
                        let link = ui.add(Link::new(span.text.as_str()));
                        let is_clicked = link.clicked();
                        if let Some(term) = term {
                            link.on_hover_text(&term.meaning);
                        }
                        if is_clicked {
                            go(ui, context, page, term.map_or(0, |term| term.spot.1));
                        }
                    }
                    None => drop(ui.hyperlink_to(span.text.as_str(), to)),
                },
            }
        }
    });
}

/// Shows a table, whose last column is the widest.
fn table(ui: &mut Ui, context: &mut FrameContext, id: (&str, usize), heads: &[Words], rows: &[Vec<Words>]) {
    let widest = (ui.available_width() - 24.0) * if heads.len() > 2 { 1.0 / heads.len() as f32 } else { 0.66 };
    Grid::new(id).striped(true).max_col_width(widest).min_row_height(20.0).show(ui, |ui| {
        for head in heads {
            ui.label(RichText::new(manual::plain(head)).font(theme::bold(theme::BODY)));
        }
        ui.end_row();
        for row in rows {
            for cell in row {
                ui.vertical(|ui| line(ui, context, cell));
            }
            ui.end_row();
        }
    });
}

fn format(ui: &Ui, look: Look) -> TextFormat {
    let ink = Palette::of(ui).text;
    match look {
        Look::Plain => TextFormat::simple(theme::regular(theme::BODY), ink),
        Look::Strong => TextFormat::simple(theme::bold(theme::BODY), ink),
        Look::Slanted => TextFormat { italics: true, ..TextFormat::simple(theme::regular(theme::BODY), ink) },
        Look::Typed => TextFormat::simple(FontId::monospace(theme::BODY - 0.5), ink),
    }
}
