//! Puts counters, environs and planets into words.

use super::choices::at;
use super::groups;
use super::pieces::{Lying, Piece, there};
use super::planets;
use super::scene::Scene;
use crate::FreedomInTheGalaxy;
use crate::display::RingSpot;
use freedom_in_the_galaxy::play::{Action, CharacterNumber, EnvironNumber, Whereabouts};
use kit::board::Spaces as _;
use kit::play::{Game, PlayedByHand as _};
use rules::play::Told as _;
use rules::{capital, counted};

/// A counter and its known state in words.
pub fn piece(scene: &Scene, piece: Piece, number: u8) -> String {
    let battle = scene.battle;
    let several = |name: &str| if number > 1 { format!("{number} × {name}") } else { name.to_owned() };
    match piece {
        Piece::Unit(kind) => several(battle.unit_name(kind)),
        Piece::Hidden(kind) => {
            let them = if number > 1 { "them" } else { "it" };
            format!("{} (face down, ?: the Rebel has not seen {them})", several(battle.unit_name(kind)))
        }
        Piece::Seen(kind) if scene.look.imperial.is_some() => {
            format!(
                "{} (face down again, the Rebel has seen {})",
                several(battle.unit_name(kind)),
                if number > 1 { "them" } else { "it" }
            )
        }
        Piece::Seen(kind) => format!(
            "{} (face down again, you have seen {})",
            several(battle.unit_name(kind)),
            if number > 1 { "them" } else { "it" }
        ),
        Piece::FaceDown => format!("{} face down", counted(u32::from(number), "unit")),
        Piece::Character(character) => person(scene, character),
        Piece::Ship(ship) => battle.possession_name(ship).to_owned(),
        Piece::Camp => "a Rebel camp".to_owned(),
        Piece::Coup => "a Coup marker".to_owned(),
    }
}

/// A character in words, with possessions and state.
pub fn person(scene: &Scene, character: CharacterNumber) -> String {
    let state = state(scene, character);
    let name = scene.battle.character_name(character);
    if state.is_empty() { name.to_owned() } else { format!("{name} ({state})") }
}

/// The state of a character in a few words.
pub fn state(scene: &Scene, character: CharacterNumber) -> String {
    let now = scene.look.open.character(character);
    let mut words: Vec<String> = Vec::new();
    match now.at {
        Whereabouts::Captive(_) => words.push("prisoner".into()),
        Whereabouts::Killed => words.push("killed".into()),
        Whereabouts::Pool => words.push("not in the game yet".into()),
        Whereabouts::Space => words.push("comes from space".into()),
        Whereabouts::Open | Whereabouts::In(_) => {}
    }
    if now.wounds > 0 {
        words.push(counted(u32::from(now.wounds), "wound"));
    }
    words.extend(now.detected.then(|| "detected".to_owned()));
    words.extend((now.with_units && matches!(now.at, Whereabouts::In(_))).then(|| "with units".to_owned()));
    words.extend(now.disabled.then(|| "does nothing in this phase".to_owned()));
    words.join(", ")
}

/// The possessions of a character, as far as the viewer knows them.
pub fn belongings(scene: &Scene, character: CharacterNumber) -> String {
    let things = scene.look.belongings(character).map(|thing| scene.battle.possession_name(thing).to_owned());
    things.collect::<Vec<_>>().join(", ")
}

/// An environ in words, with everything in it.
pub fn environ(scene: &Scene, environ: EnvironNumber) -> String {
    let head = capital(scene.battle.environ_name(environ));
    let pieces = there(scene, environ);
    let named = pieces.iter().filter(|(piece, _)| !is_flown(scene, *piece)).map(|(one, number)| piece(scene, *one, *number));
    let found = &scene.look.public.environ(environ);
    let size = format!("{head}, size {}, resource {}", found.size, found.resource);
    std::iter::once(size).chain(named).collect::<Vec<_>>().join("; ")
}

/// Whether a counter is a ship that stands with its pilot.
fn is_flown(scene: &Scene, piece: Piece) -> bool {
    matches!(piece, Piece::Ship(ship) if scene.look.bearer(ship).is_some())
}

/// A space of the display in words: an environ with everything in it, or a planet with its state.
pub fn space(scene: &Scene, spot: RingSpot) -> String {
    match (scene.environ_at(spot), scene.planet_at(spot)) {
        (Some(at), _) => environ(scene, at),
        (None, Some(planet)) => planets::in_words(scene, planet),
        (None, None) => scene.display.name(spot),
    }
}

/// Describes the counter or space under the pointer, and what a click there does.
pub fn under(game: &Game<FreedomInTheGalaxy>, scene: &Scene, lying: Option<&Lying>, spot: Option<RingSpot>) -> String {
    let legal = game.legal();
    if let Some(lying) = lying {
        let meant = groups::pressed(scene, (game.state(), legal), lying);
        let own = match lying.piece {
            Piece::Character(character) => belongings(scene, character),
            _ => String::new(),
        };
        let with = if own.is_empty() { String::new() } else { format!(", with {own}") };
        let help = match meant {
            groups::Meant::Among(choices) if !legal.is_empty() => match choices.as_slice() {
                [] => String::new(),
                [only] if !FreedomInTheGalaxy::is_read_first(*only) => {
                    format!("; click: {}", game.battle.choice(game.state(), *only))
                }
                _ => "; click to choose".to_owned(),
            },
            groups::Meant::Way(_) => "; click to begin a group with it, or drag it".to_owned(),
            groups::Meant::Among(_) | groups::Meant::List(_) => String::new(),
        };
        return format!("{}{with}{help}", capital(&piece(scene, lying.piece, lying.number)));
    }
    let Some(spot) = spot else { return String::new() };
    let help = if at(scene, legal, spot).is_empty() { "" } else { "; click to choose it" };
    format!("{}{help}", space(scene, spot))
}

/// Says what dropping a counter would do, in the words of the last choice for which the drop stands.
pub fn way(game: &Game<FreedomInTheGalaxy>, way: &[Action]) -> String {
    way.last().map_or_else(|| "it means nothing here".to_owned(), |last| game.battle.choice(game.state(), *last))
}
