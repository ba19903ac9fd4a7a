//! Says why a counter or an environ on the display cannot be chosen, and why missions and searches are missing from the list.

use super::lessons::lesson;
use super::pieces::{Lying, Piece};
use super::scene::Scene;
use crate::FreedomInTheGalaxy;
use crate::display::RingSpot;
use freedom_in_the_galaxy::book;
use freedom_in_the_galaxy::play::{Contest, Picked, State};
use freedom_in_the_galaxy_paper::sheets::ring::RingPart;
use kit::play::{Eyes, Game, Reason, Seen};
use rules::play::Play as _;

/// The rule that forbids choosing the clicked thing; `None` while nobody at the screen has to choose, or while an earlier moment is shown.
pub fn why(
    game: &Game<FreedomInTheGalaxy>,
    eyes: Eyes,
    scene: &Scene,
    lying: Option<&Lying>,
    spot: Option<RingSpot>,
) -> Option<Reason> {
    if !game.is_played() || game.is_waiting() || !game.replay().is_at_end() {
        return None;
    }
    let Some(picked) = picked(scene, lying, spot) else { return Some(of_display(spot)) };
    let view = match game.seen(eyes) {
        Seen::Side(view) => view,
        // If everything is shown, the answer is meant for the side that has to choose.
        Seen::All(state) => game.battle.view(state, game.battle.to_act(state)?),
    };
    let objection = game.battle.objection(&view, picked);
    let reason = objection.map(|objection| Reason { words: objection.words, citation: objection.citation });
    reason.or_else(|| has_no_part(game, picked))
}

/// The missions and searches that the asked side cannot choose, each with the rule against it, as far as the side knows it.
pub fn missing(battle: &Contest, state: &State) -> Vec<Reason> {
    let Some(player) = battle.to_act(state) else { return Vec::new() };
    let view = battle.view(state, player);
    let missing = battle.missing_missions(&view).into_iter().chain(battle.missing_searches(&view));
    missing.map(|objection| Reason { words: objection.words, citation: objection.citation }).collect()
}

/// The reason that is given if no rule forbids the choice, namely that the question does not concern the clicked thing. It cites the rule of the
/// phase.
fn has_no_part(game: &Game<FreedomInTheGalaxy>, picked: Picked) -> Option<Reason> {
    let name = match picked {
        Picked::Unit(kind, _) => game.battle.unit_name(kind),
        Picked::Character(character) => game.battle.character_name(character),
        Picked::Environ(environ) => game.battle.environ_name(environ),
    };
    let citation = lesson(game.state())?.citation;
    Some(Reason { words: format!("{name} has no part in this: click what is lit, or a button beside the board."), citation })
}

/// The reason why a space that is not an environ cannot be chosen.
fn of_display(spot: Option<RingSpot>) -> Reason {
    let (words, case) = match spot {
        Some((_, RingPart::Track(_))) => ("Loyalty shifts by missions and events; no player puts its marker here.", "15.1"),
        Some(_) => ("An orbit box is only flown through: counters stand in environs.", "9.0"),
        None => ("Counters stand in environs, and are here only on their way.", "9.0"),
    };
    Reason { words: words.to_owned(), citation: book(case) }
}

/// The clicked counter or environ in the terms of the rules; `None` if the user clicked neither.
fn picked(scene: &Scene, lying: Option<&Lying>, spot: Option<RingSpot>) -> Option<Picked> {
    match lying.map(|lying| (lying.piece, lying.at)) {
        Some((Piece::Unit(kind) | Piece::Hidden(kind) | Piece::Seen(kind), at)) => Some(Picked::Unit(kind, at)),
        Some((Piece::Character(character), _)) => Some(Picked::Character(character)),
        Some((Piece::FaceDown | Piece::Ship(_) | Piece::Camp | Piece::Coup, at)) => scene.spot(at).map(|_| Picked::Environ(at)),
        None => scene.environ_at(spot?).map(Picked::Environ),
    }
}
