//! The designer's own pictures: importing, listing, renaming and removing them, and showing them small.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use egui::{Align, Layout, Rect, RichText, Sense, Ui, Vec2, WidgetInfo};

use crate::action::{Action, Change, Dialog, Step};
use crate::desks::FrameContext;
use crate::screen;
use crate::theme::{self, Palette};
use crate::widgets::{Field, Icon, icon_button, section};
use drawing::Page;
use geometry::Mm;
use paper::sheets::{self};
use project::{Place, Project, StoredPicture};
use rules::{Id, Picture};

/// Small pictures by the id of the picture, each with the bytes of the file from which it was made. A small picture is kept as long as the picture in
/// the project has the same bytes.
#[derive(Default)]
pub struct Thumbnails(BTreeMap<u32, (Arc<[u8]>, Arc<Page>)>);

impl Thumbnails {
    fn page(&mut self, id: Id<Picture>, picture: &StoredPicture) -> Arc<Page> {
        match self.0.get(&id.number()) {
            Some((bytes, page)) if Arc::ptr_eq(bytes, picture.bytes()) => Arc::clone(page),
            _ => {
                let page = Arc::new(sheets::picture::alone(picture, Mm::new(12.0)));
                self.0.insert(id.number(), (Arc::clone(picture.bytes()), Arc::clone(&page)));
                page
            }
        }
    }
}

/// Whether a file is a picture, judged by the ending of its name.
#[must_use]
pub fn is_picture(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    matches!(ending.as_str(), "png" | "jpg" | "jpeg")
}

/// The change that imports a picture, and gives it to a thing if one is given. A picture that the project has already is not added again.
#[must_use]
pub fn import(project: &Project, picture: StoredPicture, thing: Option<&Place>) -> Change {
    let label = format!("Import the picture “{}”", picture.name());
    let known = project.pictures.find(|known| known.bytes() == picture.bytes()).map(|(id, _)| id);
    let id = Id::new(known.unwrap_or_else(|| project.pictures.next_id()).number());
    let mut steps = Vec::new();
    if known.is_none() {
        steps.push(Step::Picture(rules::Change::Add(picture)));
    }
    steps.extend(thing.and_then(|thing| project.content.picture_edit(thing, Some(id))).map(Step::Edit));
    Change::steps(label, steps)
}

/// The change that removes a picture from the project, and from everything that shows it.
#[must_use]
pub fn remove(project: &Project, id: Id<Picture>) -> Change {
    let name = project.picture(id).map_or_else(String::new, |picture| format!(" “{}”", picture.name()));
    let worn = project.content.pictures().into_iter().filter(|(_, picture)| *picture == id);
    let mut steps: Vec<Step> = worn.filter_map(|(place, _)| project.content.picture_edit(&place, None)).map(Step::Edit).collect();
    steps.push(Step::Picture(rules::Change::Remove(Id::new(id.number()))));
    Change::steps(format!("Remove the picture{name}"), steps)
}

/// The pictures of a project with the ids by which designs refer to them.
pub fn all(project: &Project) -> impl Iterator<Item = (Id<Picture>, &StoredPicture)> {
    project.pictures.iter().map(|(id, picture)| (Id::new(id.number()), picture))
}

/// Shows a picture in a square with the side `side`, in points of the screen.
pub fn thumbnail(ui: &mut Ui, context: &mut FrameContext, id: Id<Picture>, side: f32) {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    let palette = Palette::of(ui);
    ui.painter().rect(rect, 3, palette.panel, (1.0, palette.border), egui::StrokeKind::Inside);
    let Some(picture) = context.state.document.project().picture(id) else { return };
    let page = context.memory.thumbnails.page(id, picture);
    let whole = screen::size_of(page.size, 1.0);
    let room = Rect::from_center_size(rect.center(), whole * ((side - 4.0) / whole.max_elem()));
    context.screen.paint(ui.painter(), &page, room, theme::NOTHING);
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Image, true, format!("Picture {}", picture.name())));
}

/// The words on the button that asks for a picture's file.
pub const IMPORT: &str = "Import a picture…";

/// Shows a button that asks for the file of a picture, and gives the picture to a thing if one is given.
pub fn import_button(ui: &mut Ui, context: &mut FrameContext, words: &str, thing: Option<Place>) {
    let help = "Take a PNG or JPEG file into the project; it can also be dragged into the window.";
    if ui.button(words).on_hover_text(help).clicked() {
        context.push(Action::Ask(Dialog::Picture(thing)));
    }
}

/// Shows the list of pictures, with the name and size of each and the things that show it.
pub fn list(ui: &mut Ui, context: &mut FrameContext) {
    section(ui, "PICTURES");
    let project = context.state.document.project();
    let weak = Palette::of(ui).weak;
    if project.pictures.is_empty() {
        let says = project.content.game().pictures_on().unwrap_or_default();
        ui.label(RichText::new(format!("None yet. {says}")).color(weak));
    }
    for (id, picture) in all(project) {
        ui.push_id(("picture", id.number()), |ui| row(ui, context, project, id, picture));
    }
    ui.add_space(2.0);
    if project.content.game().has_pictures() {
        import_button(ui, context, IMPORT, None);
    }
}

fn row(ui: &mut Ui, context: &mut FrameContext, project: &Project, id: Id<Picture>, picture: &StoredPicture) {
    let weak = Palette::of(ui).weak;
    ui.horizontal_top(|ui| {
        thumbnail(ui, context, id, 44.0);
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 2.0;
            let room = ui.available_width() - theme::ROW - theme::GAP;
            ui.horizontal(|ui| {
                let name = format!("Name of picture {}", id.number());
                let typed = Field::new(&name, picture.name()).bare().width(room).hint("Name of the picture").show(ui);
                if let Some(text) = typed.text {
                    let set = rules::Change::Set(Id::new(id.number()), picture.named(text));
                    let steps = vec![Step::Picture(set)];
                    context.change(Change::steps("Rename the picture", steps).during(Some(typed.gesture)));
                }
                if typed.done {
                    context.push(Action::FinishStep);
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let words = format!("Remove picture {}", picture.name());
                    let help = "Take the picture out of the project, and off the counters that show it.";
                    if icon_button(ui, Icon::Trash, &words, help, true).clicked() {
                        context.change(remove(project, id));
                    }
                });
            });
            ui.label(RichText::new(words(context, project, id, picture)).size(theme::SMALL).color(weak));
        });
    });
}

/// The size of a picture and the things that show it, in words.
fn words(context: &FrameContext, project: &Project, id: Id<Picture>, picture: &StoredPicture) -> String {
    let (wide, high) = picture.pixels();
    let size = match picture.bytes().len() {
        bytes if bytes < 1 << 20 => format!("{} KB", bytes.div_ceil(1 << 10)),
        bytes => format!("{:.1} MB", bytes as f64 / f64::from(1 << 20)),
    };
    let names = &context.state.document.derived().names;
    let worn = project.content.pictures().into_iter().filter(|(_, picture)| *picture == id);
    let worn: Vec<&str> = worn.filter_map(|(place, _)| names.get(&place).map(String::as_str)).collect();
    let worn = match worn.as_slice() {
        [] => "not used yet".to_owned(),
        [first, second, third, more @ ..] if !more.is_empty() => {
            format!("on {first}, {second}, {third} and {} more", more.len())
        }
        some => format!("on {}", some.join(", ")),
    };
    format!("{wide} × {high} pixels, {size}, {worn}")
}
