//! The outline: the list of the project's things on the left, in which the user searches, chooses, adds, copies, renames, orders and deletes them.
//! Only the visible rows are drawn.

mod row;
mod stop;

use crate::editor::games;
use std::collections::BTreeSet;

use egui::{Align2, Id, Key, Modifiers, Rect, Response, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo};

use crate::editor::action::{Action, Change, Choosing, DeskMode};
use crate::editor::command;
use crate::editor::command::Id as CommandId;
use crate::editor::desks::beginning::{self, Way};
use crate::editor::desks::{FrameContext, Run, reorder};
use crate::editor::state::State;
use crate::editor::theme::{self, Palette};
use crate::editor::things;
use crate::editor::things::{OutlineEntry, OutlineGroup};
use crate::editor::widgets::{
    Icon, context_menu, ground, link_button, paint_icon, pointer_button, say, text_menu, told_beside_menu,
};
use crate::project::{Content, Place};
use crate::rules::{in_a_sentence, one_of};
use stop::{Stop, pressed_on};

/// A row of the outline.
enum Row<'a> {
    Group(&'a OutlineGroup),
    /// A thing, the word for one thing of its kind, and the place where a search has found its words; `None` if they are in the thing's name, or if
    /// nothing is searched.
    Entry(&'a OutlineEntry, &'a str, Option<String>),
    Nothing(&'a OutlineGroup),
    /// Buttons to make the first thing of a kind.
    Offer(&'a OutlineGroup),
    /// The line that says that the search has found nothing.
    NotFound,
}

/// Shows the outline of the project's things.
pub fn show(ui: &mut Ui, context: &mut FrameContext) {
    search(ui, context);
    let rows: Vec<Row> = rows(context.state);
    let selected = things::thing(context.state.document.place());
    let marked = context.state.chosen();
    let chosen = rows.iter().position(|row| matches!(row, Row::Entry(entry, ..) if entry.place == selected));
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical().id_salt("outline").auto_shrink([false, false]);
    let mut stop = Stop::new(ui, &rows);
    if let Some(index) = stop.goes_to.or(chosen.filter(|_| context.jump)) {
        area = bring_into_view(ui, area, index);
    }
    let state = context.state;
    area.show_rows(ui, theme::ROW, rows.len(), |ui, seen| {
        ui.set_width(ui.available_width() - 8.0);
        stop.among(ui, &rows, seen.clone(), &selected);
        for row in &rows[seen] {
            match row {
                Row::Group(group) => head(ui, context, group, &stop),
                Row::Entry(entry, one, found_in) => {
                    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::hover());
                    let id = Id::unique(("outline row", &entry.place));
                    let response = ui.interact(rect, id, stop.sense(Some(id), Sense::click_and_drag()));
                    let worst = state.document.derived().worst(&entry.place);
                    row::line(ui, &response, (entry, found_in.as_deref()), marked.contains(&entry.place), worst);
                    row::told(&response, state, one, (entry, found_in.as_deref()));
                    reorder(ui, &response, context, &entry.place, Run::Down);
                    chosen_or_menu(&response, context, entry);
                }
                Row::Nothing(group) => nothing(ui, group),
                Row::Offer(group) => offer(ui, context, group),
                Row::NotFound => weak_line(ui, "Nothing is called so or says so."),
            }
        }
    });
}

fn search(ui: &mut Ui, context: &mut FrameContext) {
    let weak = Palette::of(ui).weak;
    let mut words = context.state.view.search.clone();
    let edit = TextEdit::singleline(&mut words)
        .id_salt("search outline")
        .hint_text(egui::RichText::new("Search").color(weak))
        .desired_width(ui.available_width() - 10.0);
    let help = command::command(CommandId::Find).help(ui.ctx(), &context.state.settings.keys);
    let help = format!("{help}\nEnter shows the first that is found; Escape shows all.");
    let field = ui.add(edit).accessible_name("Search outline").on_hover_text(help);
    text_menu(&field);
    if context.finds {
        field.request_focus();
    }
    if field.lost_focus()
        && !words.trim().is_empty()
        && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter))
        && let Some(row @ Row::Entry(first, ..)) = first_found(&rows(context.state))
    {
        // The row gets the focus, so that the arrow keys continue from that row.
        if let Some(id) = stop::row_id(row) {
            ui.memory_mut(|memory| memory.request_focus(id));
        }
        context.push(Action::Select(first.place.clone()));
    }
    if (field.has_focus() || field.lost_focus()) && ui.input(|input| input.key_pressed(Key::Escape)) {
        words.clear();
    }
    if words != context.state.view.search {
        context.push(Action::Search(words));
    }
    ui.add_space(4.0);
}

/// The row whose thing is shown when the user presses Enter after a search: the first thing whose name matches, or else the first row.
fn first_found<'a, 'b>(rows: &'b [Row<'a>]) -> Option<&'b Row<'a>> {
    let called = rows.iter().find(|row| matches!(row, Row::Entry(_, _, None)));
    called.or_else(|| rows.iter().find(|row| matches!(row, Row::Entry(..))))
}

/// A search finds headings by their first letters only if it has at least this many letters.
const LEAST_OF_KIND: usize = 3;

/// All rows of the outline or, during a search, those that match it: in names, in the texts of things and their parts, in findings, or in headings.
fn rows(state: &State) -> Vec<Row<'_>> {
    let (derived, content) = (state.document.derived(), &state.document.project().content);
    let search = &state.view.search.trim().to_lowercase();
    let findings = state.document.findings().iter().filter(|_| !search.is_empty());
    let said = findings.filter(|finding| finding.message.to_lowercase().contains(search));
    let found_in: BTreeSet<Place> = said.map(|finding| things::thing(&finding.place)).collect();
    let selected = things::thing(state.document.place());
    let is_kind = |group: &OutlineGroup| search.len() >= LEAST_OF_KIND && group.label.to_lowercase().starts_with(search);
    let found = |entry: &OutlineEntry, of_kind: bool| {
        if search.is_empty() || entry.name.to_lowercase().contains(search) {
            return Some(None);
        }
        let words = things::says(content, &entry.place, search).map(|caption| format!("in {}", in_a_sentence(caption)));
        let words = words.or_else(|| found_in.contains(&entry.place).then(|| "in problems".to_owned()));
        words.or_else(|| of_kind.then(|| "by its kind".to_owned())).map(Some)
    };
    let mut rows = Vec::new();
    for group in &derived.outline {
        let is_folded = search.is_empty() && is_folded(state, group);
        // The selected thing stays visible even if its heading is folded.
        let entries = group.entries.iter().filter(|entry| !is_folded || entry.place == selected);
        let of_kind = is_kind(group);
        let mut found = entries.filter_map(|entry| Some(Row::Entry(entry, group.one, found(entry, of_kind)?))).peekable();
        if !search.is_empty() && found.peek().is_none() {
            continue;
        }
        rows.push(Row::Group(group));
        rows.extend(found);
        if group.entries.is_empty() && !is_folded {
            rows.extend([Row::Nothing(group), Row::Offer(group)]);
        }
    }
    if rows.is_empty() {
        rows.push(Row::NotFound);
    }
    rows
}

/// The name under which the settings record that a heading is folded.
fn folded_name(state: &State, group: &OutlineGroup) -> String {
    format!("{} {}", state.document.project().content.game().slug(), group.one)
}

fn is_folded(state: &State, group: &OutlineGroup) -> bool {
    state.settings.folded.contains(&folded_name(state, group))
}

/// Scrolls the list just far enough to show a row.
fn bring_into_view(ui: &Ui, area: ScrollArea, index: usize) -> ScrollArea {
    let id = ui.make_persistent_id(egui::IdSalt::new("outline"));
    let height = ui.available_height();
    let offset = egui::scroll_area::State::load(ui.ctx(), id).map_or(0.0, |state| state.clamped_offset().y);
    let top = index as f32 * theme::ROW;
    if top < offset {
        area.vertical_scroll_offset(top)
    } else if top + theme::ROW > offset + height {
        area.vertical_scroll_offset(top + theme::ROW - height)
    } else {
        area
    }
}

fn head(ui: &mut Ui, context: &mut FrameContext, group: &OutlineGroup, stop: &Stop) {
    let palette = Palette::of(ui);
    let content = &context.state.document.project().content;
    let glance = glance(content, group);
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::hover());
    let id = Id::unique(("outline heading", group.one));
    let response = ui.interact(
        rect,
        id,
        stop.sense(Some(id), if glance.is_some() { Sense::click() } else { Sense::hover() | Sense::FOCUSABLE }),
    );
    let folds = if is_folded(context.state, group) { Key::ArrowRight } else { Key::ArrowLeft };
    if !group.entries.is_empty() && pressed_on(&response, folds) {
        context.push(Action::Fold(folded_name(context.state, group)));
    }
    let adds = pressed_on(&response, Key::Insert) || pressed_on(&response, Key::Plus);
    let font = theme::bold(theme::SMALL);
    let words =
        if group.entries.is_empty() { group.label.to_owned() } else { format!("{}  {}", group.label, group.entries.len()) };
    let mut ink = palette.weak;
    if let Some(Glance { number, mode, name, help }) = glance {
        let shown = context.state.view.desk == mode && context.state.table() == number;
        response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, shown, &name));
        ground(ui, rect.shrink2(Vec2::new(0.0, 1.0)), shown, &response);
        if response.hovered() || response.has_focus() || shown {
            ink = palette.text;
        }
        if response.clicked() {
            context.push(Action::ShowTable(number));
            context.push(Action::ShowDesk(mode));
            context.push(Action::GoToDesk);
            response.surrender_focus();
        }
        response.on_hover_text(format!("{help}\nBy keys: Left and Right fold and unfold it, and Insert adds one."));
    }
    ui.painter().text(rect.left_center() + Vec2::new(4.0, 2.0), Align2::LEFT_CENTER, words, font, ink);
    if !group.entries.is_empty() {
        fold(ui, context, group, rect);
    }
    if let Some((edit, place)) = things::add(content, group.one) {
        let button = Rect::from_min_size(rect.right_top() - Vec2::new(theme::ROW, 0.0), Vec2::splat(theme::ROW));
        let mut child = ui.new_child(egui::UiBuilder::new().max_rect(button).id_salt(group.one));
        let name = format!("Add {}", group.one);
        let button = pointer_button(&mut child, Icon::Plus, &name, true)
            .on_hover_text(format!("Add {} to the project.", one_of(group.one)));
        if button.clicked() || adds {
            context.change(Change::edit(name, edit).then_select(place));
        }
    }
}

/// Shows the button that folds or unfolds a heading, to the left of the button that adds a thing. While the heading is unfolded, the button is
/// visible only if the pointer is over the heading or the focus is there.
fn fold(ui: &mut Ui, context: &mut FrameContext, group: &OutlineGroup, heading: Rect) {
    let is_folded = is_folded(context.state, group);
    let rect = Rect::from_min_size(heading.right_top() - Vec2::new(2.0 * theme::ROW, 0.0), Vec2::splat(theme::ROW));
    let response = ui.interact(rect, ui.scope_id().with(("fold", group.one)), Sense::CLICK);
    let name = format!("{} {}", if is_folded { "Unfold" } else { "Fold" }, group.label.to_lowercase());
    response.widget_info(|| WidgetInfo::selected(egui::accesskit::Role::Button, true, !is_folded, &name));
    if is_folded || response.has_focus() || ui.rect_contains_pointer(heading) {
        let palette = Palette::of(ui);
        let ink = if response.hovered() || response.has_focus() { palette.text } else { palette.weak };
        paint_icon(ui.painter(), if is_folded { Icon::Right } else { Icon::Down }, rect, 14.0, ink);
    }
    let help = if is_folded { "Show what is under this heading." } else { "Hide what is under this heading; it stays hidden." };
    if response.on_hover_text(help).clicked() {
        context.push(Action::Fold(folded_name(context.state, group)));
    }
}

/// A view that shows all things of a group of the outline at a glance.
struct Glance {
    /// The index of the group's kind among the kinds of the game.
    number: usize,
    mode: DeskMode,
    name: String,
    help: String,
}

/// The view that the heading of a group opens: the game's overview, or else the table of the kind.
fn glance(content: &Content, group: &OutlineGroup) -> Option<Glance> {
    let number = content.kinds().iter().position(|kind| kind.is_listed() && kind.facts().one == group.one)?;
    let overview = games::things(content.game()).overview().filter(|overview| overview.one == group.one);
    let (mode, name, help) = if let Some(overview) = overview {
        (DeskMode::Overview, overview.name.to_owned(), overview.says.to_owned())
    } else {
        let help = format!("Show all {} as a table, to be changed cell by cell.", group.label.to_lowercase());
        (DeskMode::Table, format!("{} as a table", group.label), help)
    };
    Some(Glance { number, mode, name, help })
}

fn chosen_or_menu(response: &Response, context: &mut FrameContext, entry: &OutlineEntry) {
    if response.clicked() {
        let how = Choosing::with(response.ctx.input(|input| input.modifiers));
        context.push(Action::Choose(entry.place.clone(), how));
        if response.has_focus() && response.ctx.input(|input| input.key_pressed(Key::Enter) || input.key_pressed(Key::Space)) {
            say(&response.ctx, format!("{} is shown.", entry.name));
        }
        // Enter shows the thing and moves the focus to the desk; the space bar only shows the thing.
        if response.has_focus() && response.ctx.input(|input| input.key_pressed(Key::Enter)) {
            context.push(Action::GoToDesk);
        }
    }
    if response.double_clicked()
        && let Some(name) = things::name_of(&entry.place)
    {
        context.push(Action::Select(name));
    }
    // The context menu applies to the chosen things. If the thing under the pointer is not among them, it becomes the only chosen one.
    if response.secondary_clicked() && !context.state.chosen().contains(&entry.place) {
        context.push(Action::Choose(entry.place.clone(), Choosing::Only));
    }
    context_menu(response, |ui| {
        for id in [
            CommandId::Rename,
            CommandId::Duplicate,
            CommandId::MoveUp,
            CommandId::MoveDown,
            CommandId::Copy,
            CommandId::CopyThingsLink,
            CommandId::Compare,
            CommandId::Delete,
        ] {
            // Some of these commands exist only in a browser, so a command may be missing.
            let Some(command) = command::commands().iter().find(|command| command.id == Some(id)) else { continue };
            let Some(action) = command.action(context.state) else { continue };
            let keys = command.keys(ui.ctx(), &context.state.settings.keys).unwrap_or_default();
            let button = ui.add(egui::Button::new(command.label).shortcut_text(keys));
            if told_beside_menu(button, command.tooltip).clicked() {
                context.push(action);
                ui.close();
            }
        }
    });
}

fn nothing(ui: &mut Ui, group: &OutlineGroup) {
    weak_line(ui, &format!("No {} yet.", group.label.to_lowercase()));
}

/// Shows a faint line whose words say that there is nothing to list.
fn weak_line(ui: &mut Ui, words: &str) {
    let palette = Palette::of(ui);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(egui::accesskit::Role::Label, true, words));
    ui.painter().text(
        rect.left_center() + Vec2::new(12.0, 0.0),
        Align2::LEFT_CENTER,
        words,
        theme::regular(theme::BODY),
        palette.weak,
    );
}

/// Shows the ways to begin with a kind: a new thing, or one from the blue book if it has any.
fn offer(ui: &mut Ui, context: &mut FrameContext, group: &OutlineGroup) {
    let (rect, _) = ui.allocate_exact_size(Vec2::new(ui.available_width(), theme::ROW), Sense::hover());
    let row = rect.with_min_x(rect.left() + 4.0);
    let mut row = ui.new_child(
        egui::UiBuilder::new()
            .max_rect(row)
            .id_salt(("offer", group.one))
            .layout(egui::Layout::left_to_right(egui::Align::Center)),
    );
    row.spacing_mut().item_spacing.x = 0.0;
    row.spacing_mut().button_padding.x = 8.0;
    beginning::ways(&mut row, context, group.one, |ui, way| match way {
        Way::New => link_button(ui, "Add one").accessible_name(format!("Add the first {}", group.one)),
        Way::BlueBook => link_button(ui, "Blue book…").accessible_name(format!("Take {} from the blue book", one_of(group.one))),
    });
}
