//! Describes hexes and pieces.

use egui::Ui;

use super::Memory;
use super::areas::named;
use super::moved::facing;
use super::scene::{Aside, Piece, Scene};
use geometry::{Shape, Space};
use kit::board::{Pieces as _, Target};
use kit::desks::FrameContext;
use vikings::{InScenario, Task};

/// A piece in words, with the worst finding about it.
pub fn piece(scene: &Scene, piece: Piece) -> String {
    let name = scene.name(piece);
    let mut words = match piece {
        Piece::Boat(player, id) => {
            let bow = scene.facing(piece).map_or_else(String::new, |bow| Shape::PointedHex.direction(bow).to_string());
            let crew = scene.set_up.hulls.iter().position(|hull| hull.player == player && hull.id == id);
            let aboard = crew.map_or(0, |at| scene.set_up.crew(at).count());
            format!("{name}, bow to the {bow}, {aboard} aboard")
        }
        Piece::Man(player, id) => scene.man(player, id).map_or_else(String::new, |man| {
            let letters = scene.set_up.content.troop_of(man.character).map_or("", |troop| troop.letters.as_str());
            let (task, heading) = (man.member.task, man.member.heading);
            let task = match task {
                Task::None => String::new(),
                Task::Shieldwall => format!(", {}, front {}", task.label(), heading.front()),
                _ => format!(", {}", task.label()),
            };
            let rides = if man.rear.is_some() { format!(", mounted, looking {}", heading.label()) } else { String::new() };
            format!("{name} {letters} {}{rides}{task}", man.character.values.at_start())
        }),
        Piece::Thing(..) | Piece::New(_) => name.to_owned(),
    };
    if let Some((severity, message)) = scene.said.get(&piece.part()).filter(|_| piece.part() != InScenario::Whole) {
        words = format!("{words}; {severity}: {}", message.trim_end_matches('.'));
    }
    words
}

/// Describes a hex: its ground, areas and pieces.
pub fn at(scene: &Scene, space: Space) -> String {
    let Some(site) = scene.set_up.site() else { return "No boards".to_owned() };
    let ground = match (site.surface(space), site.terrain(space)) {
        (Some(surface), Some(terrain)) if surface.is_water() => terrain.label().to_owned(),
        (Some(surface), _) => surface.label().to_owned(),
        (None, _) => "no board".to_owned(),
    };
    let mut words = vec![format!("Hex {}: {ground}", site.hex_name(space))];
    let areas = scene.set_up.scenario.areas.iter().filter(|(_, area)| area.spaces.contains(&space));
    words.extend(areas.map(|(_, area)| named(area)));
    words.extend(scene.piece_in(space).map(|found| piece(scene, found)));
    words.join("; ")
}

/// The piece in hand in words, with any objection to the hex where it would be put down; `None` if nothing is in hand.
pub fn in_hand(memory: &mut Memory, scene: &Scene) -> Option<String> {
    let hand = memory.board.carried()?;
    let name = scene.name(hand.piece);
    Some(match memory.board.aim(scene) {
        Some(Target::Space(space)) => {
            let verdict = memory.guide.objection(scene, space).map_or_else(|| "it may begin there".to_owned(), str::to_owned);
            let turned = facing(scene, &hand).filter(|_| matches!(hand.piece, Piece::Boat(..)));
            let turned = turned.map_or_else(String::new, |bow| format!("; bow to the {}", Shape::PointedHex.direction(bow)));
            let hex = scene.set_up.site().map_or_else(|| space.to_string(), |site| site.hex_name(space));
            format!("{name} to {hex}: {verdict}{turned}")
        }
        Some(Target::Box(Aside::Tray)) => format!("{name} off the boards"),
        Some(Target::Box(Aside::Edge(edge))) => format!("{name} comes in by the {} edge", edge.label()),
        None => format!("{name}: drop it on a hex, an edge or the tray"),
    })
}

/// Shows the line below the board: the piece in hand, or the hex under the pointer or at the cursor; and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().scenario;
    let space = memory.board.view.meant().unwrap_or_default();
    let said = in_hand(memory, scene).unwrap_or_else(|| at(scene, space));
    memory.board.line(ui, &context.state.settings.keys, scene, said);
}
