//! Describes characters and the hexes of decks.

use egui::Ui;

use super::Memory;
use super::decks::Seat;
use super::scene::{Aside, Piece, Scene};
use kit::board::{Spaces as _, Target};
use kit::desks::FrameContext;
use rules::Id;
use vikings::{InForce, Member, Task};

/// A member in words: type, values, task, and the worst finding.
pub fn member(scene: &Scene, id: Id<Member>) -> String {
    let piece = Piece::Member(id);
    let Some((_, character)) = scene.character(piece) else { return "Nobody that there is".to_owned() };
    let letters = scene.content.troop_of(character).map_or("", |troop| troop.letters.as_str());
    let mut words = format!("{} {letters} {}", character.label(), character.values.at_start());
    if let Some(member) = scene.force.members.get(id) {
        if member.task != Task::None {
            words = format!("{words}, {}", member.task.label());
        }
        if member.boat.is_none() && !member.start.as_str().is_empty() {
            words = format!("{words}, begins at {}", member.start);
        }
    }
    if let Some((severity, message)) = scene.said.get(&InForce::Member(id)) {
        words = format!("{words}; {severity}: {}", message.trim_end_matches('.'));
    }
    words
}

/// Describes a hex of a deck.
pub fn at(scene: &Scene, seat: Seat) -> String {
    let Some(deck) = scene.decks.deck(seat.boat) else { return "Nothing".to_owned() };
    let mut words = vec![format!("Hex {}", scene.decks.name(seat))];
    if deck.class.is_steered_from(seat.hex) {
        words.push("the helm".to_owned());
    } else if deck.class.is_rowed_from(seat.hex) {
        words.push("at the rail".to_owned());
    }
    if deck.vessel.hooks.contains(&deck.class.hex_name(seat.hex)) {
        words.push("a hook".to_owned());
    }
    if deck.vessel.horses.contains(&deck.class.deck_place(seat.hex)) {
        words.push("a horse".to_owned());
    }
    let there = words.join(", ");
    scene.on(seat).map_or_else(|| there.clone(), |id| format!("{there}: {}", member(scene, id)))
}

/// The character in hand, in words: where they would be put down, their task there, and any objection to it; `None` if nobody is in hand.
pub fn in_hand(memory: &Memory, scene: &Scene) -> Option<String> {
    let hand = memory.board.carried()?;
    let name = scene.name(hand.piece);
    Some(match memory.board.aim(scene) {
        Some(Target::Space(seat)) => {
            let verdict = match memory.guide.at(seat) {
                Some((Task::None, None)) => "there is a place to stand".to_owned(),
                Some((task, None)) => format!("there is a place: {}", task.label()),
                Some((_, Some(against))) => against.to_owned(),
                None => "there is no place to stand".to_owned(),
            };
            let other = scene.on(seat).filter(|other| Piece::Member(*other) != hand.piece);
            let other = other.map_or_else(String::new, |other| format!(", in the place of {}", scene.name(Piece::Member(other))));
            format!("{name} to {}{other}: {verdict}", scene.decks.name(seat))
        }
        Some(Target::Box(Aside::Ashore)) => format!("{name} ashore"),
        Some(Target::Box(Aside::Roster)) => format!("{name} out of the force"),
        None => format!("{name}: drop it on a hex of a deck"),
    })
}

/// Shows the line below the board: the character in hand, or the hex under the pointer or at the cursor; and the zoom.
pub fn line(ui: &mut Ui, context: &mut FrameContext, scene: &Scene) {
    let memory = &mut context.memory.own.of::<crate::Memory>().force;
    let there = memory.board.view.meant().map_or_else(|| "The force has no boat yet.".to_owned(), |seat| at(scene, seat));
    let said = in_hand(memory, scene).unwrap_or(there);
    memory.board.line(ui, &context.state.settings.keys, scene, said);
}
