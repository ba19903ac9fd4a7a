//! The strip of the systems in play, shown as small tiles. Below each tile, numbers tell how many units of each side start there.

use egui::accesskit::Role;
use egui::{Align2, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo};

use super::scene::{Elsewhere, Scene};
use super::tray::{chip, letter};
use crate::printed::PrintedTile;
use kit::board::{HeldBy, box_line, scroll_at_ends};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{cut_line, ground};
use rules::{Id, counted};
use star_viking::{InScenario, Place, PlayedSystem, Station, System};
use star_viking_paper::sheets::counters::Livery;

/// The width of the strip, in points of the screen.
pub const WIDTH: f32 = 92.0;
/// The width of a tile in the strip, in points of the screen.
const TILE: f32 = 64.0;
/// The height of the name below a tile, in points of the screen.
const NAME: f32 = 17.0;

/// Shows the strip of the systems in play.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    ScrollArea::vertical().id_salt("systems").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (tile, system_id, system) in scene.set_up.tiles() {
            of(ui, context, scene, tile, system_id, system);
        }
        let hand = context.memory.own.of::<crate::Memory>().scenario.set_up.board.hand;
        if hand.is_some_and(|hand| hand.is_dragged()) {
            scroll_at_ends(ui);
        }
    });
}

fn of(ui: &mut Ui, context: &mut FrameContext, scene: &Scene, tile: Id<PlayedSystem>, id: Id<System>, system: &System) {
    let palette = Palette::of(ui);
    let high = PrintedTile::height_at(TILE);
    let (rect, response) = ui.allocate_exact_size(Vec2::new(TILE + 12.0, high + NAME + 10.0), Sense::click());
    let name = scene.set_up.tile_label(tile);
    let counts = counts(scene, tile);
    let said = counts.iter().map(|(livery, number)| format!("{number} {}", whose(*livery))).collect::<Vec<_>>().join(", ");
    let said = if said.is_empty() { "nobody".to_owned() } else { said };
    let shown = tile == scene.tile;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, shown, format!("System {name}: {said}")));
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario.set_up;
    let hand = memory.board.carried().and_then(|hand| Some((hand, scene.unit(hand.piece)?)));
    let usual = hand.and_then(|(_, unit)| scene.set_up.usual_station(&unit, Some(tile)));
    let place = Elsewhere::Station(usual.unwrap_or(Station::InSystem(tile)));
    memory.board.offer(ui, rect, place);
    let over = memory.board.is_over(place);
    if shown && std::mem::take(&mut memory.turned) {
        response.scroll_to_me(None);
    }
    if ui.is_rect_visible(rect) {
        ground(ui, rect, shown, &response);
        let known = || (shown || response.has_focus()).then(|| Stroke::new(1.5, palette.accent));
        let line = if hand.is_some() { box_line(palette, usual.is_some(), over) } else { known() };
        if let Some(line) = line {
            ui.painter().rect_stroke(rect, theme::ROUND, line, StrokeKind::Inside);
        }
        let top = rect.center_top() + Vec2::new(0.0, 6.0);
        let picture = Rect::from_min_size(top - Vec2::new(TILE * 0.5, 0.0), Vec2::new(TILE, high));
        if let Some(shared) = scene.set_up.content.systems.shared(id) {
            let printed =
                context.memory.own.of::<crate::Memory>().printed.tile(id, shared, name, context.state.document.project());
            context.screen.paint(ui.painter(), &printed.page, picture, palette.shadow);
        }
        let mut left = picture.left();
        for (livery, number) in &counts {
            let patch = Rect::from_min_size(egui::pos2(left, picture.bottom() - 15.0), Vec2::new(21.0, 14.0));
            chip(ui.painter(), patch, *livery, &format!("{}{number}", letter(*livery)));
            left += 21.5;
        }
        let words = if usual.is_some() { format!("✓ {name}") } else { name.to_owned() };
        let galley = cut_line(ui, words, rect.width() - 6.0, theme::regular(theme::SMALL), palette.text);
        let room = Rect::from_min_max(picture.left_bottom(), rect.right_bottom());
        let at = Align2::CENTER_CENTER.align_size_within_rect(galley.size(), room.with_min_x(rect.left())).min;
        ui.painter().galley(at, galley, palette.text);
    }
    if response.clicked() {
        context.memory.own.of::<crate::Memory>().scenario.set_up.turn_to(Some(tile));
        let place: project::Place = Place::Scenario(scene.set_up.id, InScenario::System(tile)).into();
        // The user keeps a unit that is in hand, and it stays selected.
        if hand.is_none_or(|(hand, _)| hand.held_by != HeldBy::Free) {
            context.push(kit::action::Action::PointAt(place));
        }
    }
    let beside = scene.starting(Some(Station::OffTile(tile))).count();
    let beside = if beside > 0 { format!(", {} beside it", counted(beside, "unit")) } else { String::new() };
    let technology = format!("technology {}, wealth {}", system.technology, system.wealth);
    response.on_hover_text(format!(
        "{name}, {technology}: {said}{beside}. Press to look at it; drop a unit on it to start it there."
    ));
}

/// How many units of each side start in a system, including cargo.
fn counts(scene: &Scene, tile: Id<PlayedSystem>) -> Vec<(Livery, usize)> {
    let inside = |station: Option<Station>| matches!(station, Some(Station::InSystem(at) | Station::Sector(at, _)) if at == tile);
    let second: Vec<bool> = scene.set_up.forces.iter().map(|fielded| scene.is_second_viking(fielded)).collect();
    let here = scene.set_up.units.iter().filter(|unit| inside(unit.station));
    let liveries: Vec<Livery> = here.map(|unit| Livery::of(unit.kind.color, second[unit.force])).collect();
    let of = |livery| liveries.iter().filter(|found| **found == livery).count();
    Livery::ALL.into_iter().map(|livery| (livery, of(livery))).filter(|(_, number)| *number > 0).collect()
}

/// Whose units they are, in words.
const fn whose(livery: Livery) -> &'static str {
    match livery {
        Livery::Viking => "red",
        Livery::Federation => "blue",
        Livery::Locals => "green",
        Livery::SecondViking => "of the second red",
    }
}
