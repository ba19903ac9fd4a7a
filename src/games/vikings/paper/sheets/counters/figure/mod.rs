//! The figure of a character, seen from above as on the counters of the genre's classics, and the stunned and the dead on the ground. It follows from
//! type and arms, with small variations by name: the same on every machine, and distinct without colour.
//!
//! Figures look towards the upper edge of their counter, as horses do. Reading order: this file, `look.rs` (what a character wears and bears), `pen.rs`,
//! `above.rs` (who stands or rides), `arms.rs` (weapons and shields), `fallen.rs` (who lies).

mod above;
mod arms;
mod fallen;
mod look;
mod pen;

use drawing::Group;
use geometry::{Angle, Point, Transform};
use sheets::Draft;
use vikings::{Character, TroopType};

use look::Look;
use pen::Pen;

/// How a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pose {
    /// On foot and sound.
    Standing,
    /// On foot, without a helmet and bandaged.
    Limping,
    /// On a horse.
    Riding,
    /// On a horse and bandaged.
    Swaying,
    /// On the ground, with stars about the head.
    Dazed,
    /// On the ground in blood.
    Dead,
}

impl Pose {
    const fn is_mounted(self) -> bool {
        matches!(self, Self::Riding | Self::Swaying)
    }

    const fn is_hurt(self) -> bool {
        matches!(self, Self::Limping | Self::Swaying)
    }
}

/// Draws the figure round a point, which lies between its shoulders, or in its middle if it lies on the ground.
pub fn draw(draft: &mut Draft, character: &Character, troop: Option<&TroopType>, pose: Pose, at: Point) {
    let look = Look::of(character, troop);
    let mut pen = Pen::default();
    match pose {
        Pose::Dazed | Pose::Dead => fallen::draw(&mut pen, &look, pose == Pose::Dead),
        Pose::Standing | Pose::Limping | Pose::Riding | Pose::Swaying => above::draw(&mut pen, &look, pose),
    }
    let turn = match pose {
        Pose::Standing | Pose::Riding => Angle::ZERO,
        Pose::Limping | Pose::Swaying => Angle::degrees(-7.0),
        Pose::Dazed => Angle::degrees(64.0),
        Pose::Dead => Angle::degrees(-76.0),
    };
    draft.put(at, Group::of(pen.items()).with_transform(Transform::rotate(turn)).as_picture());
}
