//! What there is to set of a map: its name, its board, its edges, and what is written and fenced off on it.

use egui::{DragValue, RichText, Ui, Vec2};

use super::{OpenMap, generator, set};
use crate::editor::action::Action;
use crate::editor::desks::{FrameContext, findings};
use crate::editor::theme::{self, Palette};
use crate::editor::widgets::{Field, Offer, choice, heading, section};
use crate::geometry::{Edge, GridSize, Mm, Shape};
use crate::project::Gesture;
use crate::rules::capital;
use crate::rules::launch_fighters::{Content, InMap, Map, Numbering, Place, TerrainKind};
use crate::rules::{self, Id};

/// Shows what there is to set.
pub fn show(ui: &mut Ui, context: &mut FrameContext, content: &Content, id: Id<Map>) {
    let Some(map) = content.maps.get(id) else { return };
    let open = OpenMap { content, id, map };
    heading(ui, "Map");
    let typed = Field::new("Map name", &map.name).hint("Name of the map").show(ui);
    if let Some(name) = typed.text {
        context.change(set(open, "Rename the map", |map| map.name = name).during(Some(typed.gesture)));
    }
    if typed.done {
        context.push(Action::FinishStep);
    }
    if context.jumps_to(&rules::Place::from(Place::Map(id, InMap::Name))) {
        typed.response.request_focus();
    }
    ui.add_space(theme::GAP);
    section(ui, "BOARD");
    egui::Grid::new("board").num_columns(2).spacing([12.0, 6.0]).show(ui, |ui| board(ui, context, open));
    edges(ui, context, open);
    findings::of_thing(ui, context, Place::Map(id, InMap::Whole));
    ui.add_space(theme::GAP);
    section(ui, "TERRAIN");
    egui::Grid::new("terrain").num_columns(2).spacing([12.0, 2.0]).show(ui, |ui| {
        for kind in TerrainKind::ALL {
            let of_kind = map.terrain.iter().filter(|(_, terrain)| terrain.kind == kind);
            let count: usize = of_kind.map(|(_, terrain)| terrain.spaces.len()).sum();
            ui.label(RichText::new(capital(kind.label())).color(Palette::of(ui).weak));
            ui.label(if count == 1 { "1 space".into() } else { format!("{count} spaces") });
            ui.end_row();
        }
    });
    ui.add_space(theme::GAP);
    super::lists::labels(ui, context, open);
    super::lists::areas(ui, context, open);
    generator::show(ui, context, open);
}

fn board(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    let map = open.map;
    let shape = Labelled { name: "Spaces", help: "What the spaces look like; pieces keep their columns and rows." };
    shape.choice(ui, context, open, &Shape::ALL, map.grid.shape, Shape::label, |map, shape| map.grid.shape = shape);
    let most = f64::from(GridSize::MAX.get());
    let size = "What lies beyond the new edge stays where it is, and is listed below.";
    let columns = f64::from(map.grid.columns.get());
    Labelled { name: "Columns", help: size }.number(ui, context, open, columns, (1.0, most), "", |map, columns| {
        map.grid.columns = GridSize::clamped(columns as u16);
    });
    let rows = f64::from(map.grid.rows.get());
    Labelled { name: "Rows", help: size }.number(ui, context, open, rows, (1.0, most), "", |map, rows| {
        map.grid.rows = GridSize::clamped(rows as u16);
    });
    let width = Labelled { name: "Space width", help: "How wide a space is on paper, across its flats; 25.4 mm is an inch." };
    width.number(ui, context, open, map.space_size.get(), (5.0, 100.0), " mm", |map, size| map.space_size = Mm::new(size));
    let numbers = Labelled { name: "Numbers", help: "How spaces are numbered on paper." };
    numbers.choice(ui, context, open, &Numbering::ALL, map.numbering, numbering, |map, style| map.numbering = style);
    ui.label(RichText::new("On paper").color(Palette::of(ui).weak));
    let paper = map.layout().size();
    ui.label(format!("{:.0} × {:.0} mm", paper.width.get(), paper.height.get()));
    ui.end_row();
}

/// A style of numbering with what the third column's fifth space is called in it.
const fn numbering(style: Numbering) -> &'static str {
    match style {
        Numbering::None => "none",
        Numbering::ColumnRow => "0305, column and row",
        Numbering::LetterNumber => "C5, letter and number",
    }
}

/// A row of the form: its label, which names the control, and what it does.
#[derive(Clone, Copy)]
struct Labelled {
    name: &'static str,
    help: &'static str,
}

impl Labelled {
    #[allow(clippy::too_many_arguments)]
    fn number(
        self,
        ui: &mut Ui,
        context: &mut FrameContext,
        open: OpenMap,
        value: f64,
        (least, most): (f64, f64),
        unit: &str,
        put: impl FnOnce(&mut Map, f64),
    ) {
        let label = ui.label(RichText::new(self.name).color(Palette::of(ui).weak));
        let mut typed = value;
        let whole = unit.is_empty();
        let field = DragValue::new(&mut typed).range(least..=most).speed(if whole { 0.2 } else { 0.1 }).suffix(unit);
        let field = if whole { field.fixed_decimals(0) } else { field.max_decimals(2) };
        // A space of a size that is not offered here keeps it until it is changed.
        let response = ui.add_sized(Vec2::new(84.0, 22.0), field.clamp_existing_to_range(false)).labelled_by(label.id);
        let response = response.on_hover_text(self.help);
        if (typed - value).abs() > 1e-9 {
            let change = set(open, format!("Set the {}", self.name.to_lowercase()), |map| put(map, typed));
            context.change(change.during(Some(Gesture(response.id.value()))));
        }
        if response.lost_focus() || response.drag_stopped() {
            context.push(Action::FinishStep);
        }
        ui.end_row();
    }

    #[allow(clippy::too_many_arguments)]
    fn choice<T: Copy + PartialEq>(
        self,
        ui: &mut Ui,
        context: &mut FrameContext,
        open: OpenMap,
        all: &[T],
        chosen: T,
        words: fn(T) -> &'static str,
        put: impl Fn(&mut Map, T),
    ) {
        ui.label(RichText::new(self.name).color(Palette::of(ui).weak));
        let offers = all.iter().map(|one| Offer::new(*one, words(*one), *one == chosen));
        let field = choice(ui, self.name, 168.0, words(chosen), offers);
        field.response.on_hover_text(self.help);
        if let Some(one) = field.taken {
            context.change(set(open, format!("Change the {}", self.name.to_lowercase()), |map| put(map, one)));
        }
        ui.end_row();
    }
}

fn edges(ui: &mut Ui, context: &mut FrameContext, open: OpenMap) {
    ui.label(RichText::new("Edges where units retreat").color(Palette::of(ui).weak));
    ui.horizontal_wrapped(|ui| {
        for edge in Edge::ALL {
            let mut on = open.map.retreat_edges.contains(&edge);
            let response = ui.checkbox(&mut on, capital(edge.label()));
            if response.on_hover_text("A unit in an outermost space there must retreat.").changed() {
                let change = set(open, "Change the retreat edges", |map| {
                    if on {
                        map.retreat_edges.insert(edge)
                    } else {
                        map.retreat_edges.remove(&edge)
                    };
                });
                context.change(change);
            }
        }
    });
}
