//! The units of a game as they stand on the board.

use crate::LaunchFighters;
use egui::{Stroke, Vec2};

use super::super::tokens::{Tokens, spread};
use super::{content, played};
use crate::map::MapSpaces;
use geometry::Space;
use kit::board::Overlay;
use kit::play::Game;
use kit::theme::Palette;
use launch_fighters::Piece;
use launch_fighters::play::Unit;
use launch_fighters_paper::sheets::map::Fielded;
use launch_fighters_paper::sheets::paint::Paint;
use rules::play::Player;

/// A unit on the board.
pub struct Standing {
    pub unit: Unit,
    pub at: Space,
    /// Whether the unit is a squadron whose counter shows its inactive back.
    pub inactive: bool,
}

/// All units on the board, ships first.
pub fn standing(game: &Game<LaunchFighters>) -> impl Iterator<Item = Standing> {
    let state = game.state();
    let ships = state.ships_on_map().map(|(number, ship)| Standing { unit: Unit::Ship(number), at: ship.at, inactive: false });
    let squadrons = state.squadrons_on_map().map(|(number, at)| Standing {
        unit: Unit::Squadron(number),
        at,
        inactive: state.squadron(number).inactive,
    });
    ships.chain(squadrons)
}

/// Paints all units of the game.
pub fn show(tokens: &mut Tokens, over: &Overlay<MapSpaces>, game: &Game<LaunchFighters>) {
    let Some((scenario, map)) = played(game) else { return };
    let fielded = Fielded { content: content(&game.project), project: Some(&game.project), scenario, grid: map.grid };
    let width = over.width(Space::default());
    let seen: Vec<Standing> = standing(game).filter(|piece| over.sees(piece.at)).collect();
    let kinds: Vec<_> = seen.iter().map(|piece| (piece.at, matches!(piece.unit, Unit::Ship(_)))).collect();
    for (Standing { unit, at, inactive }, aside) in seen.into_iter().zip(spread(&kinds)) {
        let Some(side) = game.battle.sides().get(game.battle.player(unit).index()).map(|side| side.id) else { continue };
        let look = match unit {
            Unit::Ship(ship) => (Piece::Ship(side, game.battle.ship(ship).id), Some(game.state().ship(ship).facing)),
            // The counters of squadrons differ only in the letter of their ship.
            Unit::Squadron(squadron) => (Piece::Aboard(side, game.battle.ship(game.battle.squadron(squadron).host).id), None),
        };
        let middle = over.middle(at) + aside * width;
        tokens.show(&over.painter, middle, width, fielded, look);
        if inactive {
            let reach = Vec2::new(width, width) * 0.2;
            over.painter.line_segment([middle - reach, middle + reach], Stroke::new(2.0, Palette::on_paper().error));
        }
    }
}

/// The colours of a player's units.
pub fn paint(game: &Game<LaunchFighters>, player: Player) -> Option<Paint> {
    let (content, sides) = (content(&game.project), &played(game)?.0.sides);
    let id = game.battle.sides().get(player.index())?.id;
    Some(Paint::of_side(content, sides.get(id)?, sides.position(id)?))
}
