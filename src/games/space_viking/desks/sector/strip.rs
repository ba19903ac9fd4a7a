//! The controls above the map, and the line below it.

use crate::SpaceViking;
use egui::{RichText, Ui};
use kit::things::Things as _;

use super::Memory;
use super::scene::Scene;
use geometry::Space;
use kit::action::{Action, Change, DeskMode, Report};
use kit::board::Pieces as _;
use kit::board::arrange::{self, Chosen};
use kit::desks::FrameContext;
use kit::theme::{self, Palette};
use kit::widgets::{number_stepper, small_button, small_toggle};
use rules::counted;
use space_viking::{Edit, InWorld, Place, Sector, World};
use space_viking_paper::sheets::Reader;

/// The longest jump for which rings can be shown.
const LONGEST_JUMP: i64 = 20;

/// Shows the controls above the map.
pub fn show(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().sector;
    ui.spacing_mut().item_spacing.x = 4.0;
    let (adds, arranges) = ui
        .horizontal_wrapped(|ui| {
            ui.set_min_height(theme::ROW);
            for (reader, words, help) in [
                (Reader::Referee, "Referee's view", "Show what each world is and has, and whose home it is."),
                (Reader::Players, "Players' view", "Show no more than the chart that players get before the first year."),
            ] {
                if small_toggle(ui, memory.reader == reader, words).on_hover_text(help).clicked() {
                    memory.reader = reader;
                }
            }
            ui.add_space(theme::GAP);
            let help = "Show which spaces are reached from the selected world in a year, in two, and so on.";
            if small_toggle(ui, memory.rings, "Rings of years").on_hover_text(help).clicked() {
                memory.rings = !memory.rings;
            }
            ui.label(RichText::new("at jump").size(theme::SMALL).color(Palette::of(ui).weak));
            if let Some(jump) = number_stepper(ui, "Jump of the rings", i64::from(memory.jump), 1..=LONGEST_JUMP).amount {
                memory.jump = u32::try_from(jump).unwrap_or(1);
            }
            ui.add_space(theme::GAP);
            let button = small_button(ui, "Add world").accessible_name("Add world at the cursor");
            let adds = button.on_hover_text("Add a world in the space of the cursor, which a press sets.").clicked();
            ui.add_space(theme::GAP);
            (
                adds,
                arrange::menu(ui, Chosen { count: memory.board.chosen.len(), things: "the chosen worlds", only_across: false }),
            )
        })
        .inner;
    if let Some((how, label)) = arranges {
        let arranged = scene.arranged(&memory.board.chosen, how);
        if let Some(spaces) = arranged {
            context.actions.extend(scene.moved(&spaces, |count| format!("{label}: {count}")).map(Action::from));
        } else {
            context.actions.push(Action::Report(Report::Failed(arrange::IN_ONE_SPACE.to_owned())));
        }
    }
    if adds {
        let at = memory.board.view.cursor.unwrap_or_default();
        let worlds = &scene.content.worlds;
        let name = rules::free_name("New World", |name| worlds.iter().any(|(_, world)| world.name == name));
        let place = Place::World(worlds.next_id(), InWorld::Whole);
        context.change(Change::edit("Add world", Edit::World(rules::Change::Add(World { name, at, ..World::default() }))));
        context.push(Action::PointAt(place.into()));
        context.push(Action::ShowDesk(DeskMode::Overview));
    }
}

/// Shows the line below the board: a description of what is under the pointer or at the cursor, and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().sector;
    let words = describe(memory, scene, memory.board.view.meant().unwrap_or_default());
    memory.board.line(ui, &context.state.settings.keys, scene, words);
}

/// Describes a space and how far it is from the selected world.
pub fn describe(memory: &Memory, scene: &Scene, space: Space) -> String {
    let there = match scene.piece_in(space).and_then(|id| Some((id, scene.content.worlds.get(id)?))) {
        Some((id, world)) if memory.reader == Reader::Referee => {
            format!("{}: {}", world.label(), SpaceViking::summary(scene.content, Place::World(id, InWorld::Whole)))
        }
        Some((_, world)) => {
            let kind = world.charted_type().map_or("nobody knows what it has become", space_viking::WorldType::label);
            format!("{}: {} {kind}", world.label(), scene.content.sector.written(space))
        }
        None => format!("Space {}", scene.content.sector.written(space)),
    };
    let from = scene.selected.and_then(|id| scene.content.worlds.get(id)).filter(|world| world.at != space);
    let Some(from) = from else { return there };
    let moves = Sector::moves(from.at, space);
    let years = counted(moves.div_ceil(memory.jump.max(1)), "year");
    format!("{there}; {} from {}, {years} at jump {}", counted(moves, "move"), from.label(), memory.jump)
}
