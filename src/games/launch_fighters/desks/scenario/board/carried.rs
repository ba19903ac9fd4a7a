//! Paints the unit in hand, which is being moved: its token on a piece of paper, over the space where it would be put down.

use super::hand::UnitInHand as _;
use egui::{Pos2, Shape, Stroke, Vec2};

use super::Memory;
use super::hand::Hand;
use super::scene::Scene;
use crate::map::MapSpaces;
use geometry::Space;
use kit::board::{Overlay, verdict};
use kit::theme::{self, Palette};
use launch_fighters::Piece;
use launch_fighters_paper::sheets::map::Fielded;

/// Paints the unit in hand on a piece of paper, with a mark that shows whether it may be put into this space.
pub fn show(over: &Overlay<MapSpaces>, memory: &mut Memory, scene: &Scene, fielded: Fielded, hand: &Hand, at: Space) {
    let paper = Palette::on_paper();
    let size = over.width(at).max(24.0);
    let middle = over.middle(at);
    let scale = size / over.width(at).max(0.01);
    let outline: Vec<Pos2> = over.outline(at).into_iter().map(|corner| middle + (corner - middle) * scale).collect();
    over.painter.add(Shape::convex_polygon(outline.clone(), theme::PAPER, Stroke::NONE));
    let facing = matches!(hand.piece, Piece::Ship(..)).then(|| hand.facing(scene, at));
    memory.units.show(&over.painter, middle, size, fielded, (hand.piece, facing));
    let may_stand = memory.guide.objection(scene, at).is_none();
    let color = if may_stand { paper.good } else { paper.error };
    over.painter.add(Shape::closed_line(outline, Stroke::new(2.5, color)));
    verdict(&over.painter, middle + Vec2::new(-0.42, -0.42) * size, may_stand);
}
