//! The units of a game as tokens, those of the set-up board, kept as textures: each is painted once for its colours, its facing and the
//! zoom, and then only moved, so that a game is shown as fast as one likes.

use std::collections::BTreeMap;

use egui::{Context, Pos2, Rect, Stroke, TextureHandle, Vec2};

use super::super::token_picture::{self, WITH_MARGIN};
use super::game::{Game, content};
use crate::editor::board::Overlay;
use crate::editor::desks::launch_fighters::map::MapSpaces;
use crate::editor::theme::{self, Palette};
use crate::geometry::{Facing, Space};
use crate::rules::launch_fighters::play::Unit;
use crate::rules::launch_fighters::{InScenario, Piece};
use crate::sheets::launch_fighters::map::token;

/// The painted tokens of a game.
#[derive(Default)]
pub struct Pieces(BTreeMap<(InScenario, u8), (f32, TextureHandle)>);

/// In smaller spaces, in points of the screen, a unit could not be found again.
const SMALLEST: f32 = 12.0;

/// A unit on the board.
pub struct Standing {
    pub unit: Unit,
    pub at: Space,
    /// Whether it is a squadron that lies upside down.
    pub inactive: bool,
}

/// Every unit on the board, ships first.
pub fn standing(game: &Game) -> impl Iterator<Item = Standing> {
    let state = game.state();
    let ships = state.ships_on_map().map(|(number, ship)| Standing { unit: Unit::Ship(number), at: ship.at, inactive: false });
    let squadrons = state.squadrons_on_map().map(|(number, at)| Standing {
        unit: Unit::Squadron(number),
        at,
        inactive: state.squadron(number).inactive,
    });
    ships.chain(squadrons)
}

impl Pieces {
    /// Shows every unit of the game.
    pub fn show(&mut self, over: &Overlay<MapSpaces>, game: &Game) {
        let width = over.width(Space::default()).max(SMALLEST);
        for Standing { unit, at, inactive } in standing(game).filter(|piece| over.sees(piece.at)) {
            let middle = over.middle(at);
            if let Some(texture) = self.texture(over.painter.ctx(), game, unit, width) {
                let rect = Rect::from_center_size(middle, Vec2::splat(width * WITH_MARGIN));
                let whole = Rect::from_min_max(Pos2::ZERO, Pos2::new(1.0, 1.0));
                over.painter.image(texture.id(), rect, whole, theme::AS_IT_IS);
            }
            if inactive {
                let reach = Vec2::new(width, width) * 0.2;
                let line = Stroke::new(2.0, Palette::on_paper().error);
                over.painter.line_segment([middle - reach, middle + reach], line);
            }
        }
    }

    fn texture(&mut self, context: &Context, game: &Game, unit: Unit, width: f32) -> Option<&TextureHandle> {
        let side = game.battle.sides().get(game.battle.player(unit).index())?.id;
        let (piece, facing) = match unit {
            Unit::Ship(ship) => (Piece::Ship(side, game.battle.ship(ship).id), game.state().ship(ship).facing),
            // All squadrons of a side look alike.
            Unit::Squadron(_) => (Piece::Squadron(side, 0), Facing::default()),
        };
        let grid = game.map.grid;
        let key = (piece.place(), facing.side(grid.shape.sides()));
        let pixels = (width * WITH_MARGIN * context.pixels_per_point()).round();
        if self.0.get(&key).is_none_or(|(known, _)| (known - pixels).abs() > 0.5) {
            let content = content(&game.project);
            let scenario = content.scenarios.get(game.scenario)?;
            let drawn = token(content, scenario, grid, piece, Space::default(), facing)?;
            self.0.insert(key, (pixels, token_picture::paint(context, &drawn, pixels)?));
        }
        self.0.get(&key).map(|(_, texture)| texture)
    }
}
