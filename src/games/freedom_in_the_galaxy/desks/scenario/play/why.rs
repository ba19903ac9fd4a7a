//! Why a counter or an environ on the display cannot be chosen.

use super::pieces::{Lying, Piece};
use super::scene::Scene;
use crate::FreedomInTheGalaxy;
use crate::display::RingSpot;
use freedom_in_the_galaxy::play::Picked;
use kit::play::{Eyes, Game, Reason, Seen};

/// The rule against what was pressed; none where no rule is against it, or where all is seen by somebody who only watches.
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
    let picked = picked(scene, lying, spot)?;
    let objection = match game.seen(eyes) {
        Seen::Side(view) => game.battle.objection(&view, picked),
        Seen::All(_) => None,
    }?;
    Some(Reason { words: objection.words, citation: objection.citation })
}

/// What a press is about, as the rules name it.
fn picked(scene: &Scene, lying: Option<&Lying>, spot: Option<RingSpot>) -> Option<Picked> {
    match lying.map(|lying| (lying.piece, lying.at)) {
        Some((Piece::Unit(kind) | Piece::Hidden(kind) | Piece::Seen(kind), at)) => Some(Picked::Unit(kind, at)),
        Some((Piece::Character(character), _)) => Some(Picked::Character(character)),
        Some((Piece::FaceDown | Piece::Ship(_) | Piece::Camp | Piece::Coup, at)) => scene.spot(at).map(|_| Picked::Environ(at)),
        None => scene.environ_at(spot?).map(Picked::Environ),
    }
}
