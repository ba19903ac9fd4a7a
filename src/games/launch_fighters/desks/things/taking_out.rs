//! Edits that take units off a set-up.

use kit::things::TakenOut;
use launch_fighters::{Content, Edit, Field, InScenario, Piece, Place, Scenario};
use rules::{Change, Id};

/// The edits that take a unit of a set-up off its map, and the name of this step for the history. `Some(None)` if the unit is not on a map; `None` if
/// the place is not a unit.
#[must_use]
pub fn take_out(content: &Content, place: Place) -> Option<TakenOut> {
    let Place::Scenario(id, part @ (InScenario::Ship(..) | InScenario::Squadron(..))) = place else { return None };
    let off = || {
        let scenario = content.scenarios.get(id)?;
        let field = Field::of(content, id, scenario);
        field.map?;
        let (edit, label) = off_the_map(&field, id, scenario, Piece::of(part)?)?;
        Some((vec![edit.into()], label))
    };
    Some(off())
}

/// The edit that takes a unit off the map, and the name of this step for the history; `None` if the unit is not on the map.
#[must_use]
pub fn off_the_map(field: &Field, id: Id<Scenario>, scenario: &Scenario, piece: Piece) -> Option<(Edit, String)> {
    piece.at(scenario)?;
    let mut changed = scenario.clone();
    piece.take_off(&mut changed);
    let label = format!("Take {} off the map", name_within(field, piece));
    Some((Edit::Scenario(Change::Set(id, changed)), label))
}

/// The name of a piece, worded for the middle of a sentence.
#[must_use]
pub fn name_within(field: &Field, piece: Piece) -> String {
    let name = field.piece_name(piece);
    match piece {
        Piece::Ship(..) => name,
        Piece::Squadron(..) | Piece::Aboard(..) => name.replacen("A squadron", "a squadron", 1),
    }
}
