//! The kinds of sheets of any game.

use super::game;
use project::Game;
use sheets::SheetKind;

/// Every kind of sheet of a game, in the order in which they are printed.
#[must_use]
pub fn kinds(game: Game) -> Vec<SheetKind> {
    let mut kinds = game::of(game).kinds();
    kinds.push(SheetKind::CALIBRATION);
    kinds
}

/// The kind of sheet that a game has under this slug (its short name in commands and file names); `None` if it has none.
#[must_use]
pub fn kind_named(game: Game, slug: &str) -> Option<SheetKind> {
    kinds(game).into_iter().find(|kind| kind.slug() == slug)
}

/// The kind of sheet of a game that is shown until the user chooses another.
#[must_use]
pub fn first_shown(game: Game) -> SheetKind {
    game::of(game).first_shown()
}
