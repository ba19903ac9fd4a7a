//! Draws the figure of a character, seen from above as on the counters of the genre's classics. Stunned and dead characters lie on the ground. How a
//! figure looks depends on the character's type and arms, with small variations that depend on the name. It is the same on every machine, and can be
//! recognized without colour. Figures face the upper edge of their counter, as horses do. Reading order: this file, `look.rs` (clothes and weapons),
//! `above.rs` (figures who stand or ride), `arms.rs` (weapons and shields), `fallen.rs` (figures who lie).

mod above;
mod arms;
mod fallen;
mod look;

use super::pen::Pen;
use drawing::Group;
use geometry::{Angle, Point, Transform};
use sheets::Draft;
use vikings::{Character, TroopType};

use look::Look;

/// By which factor figures who stand are enlarged. Figures who lie need more room and are not enlarged.
const ON_FOOT: f64 = 1.12;
/// By which factor figures who ride are enlarged.
const IN_THE_SADDLE: f64 = 1.18;

/// The posture of a figure.
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

/// Draws the figure round a point. The point lies between its shoulders, or in its middle if the figure lies on the ground.
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
    let size = match pose {
        Pose::Standing | Pose::Limping => ON_FOOT,
        Pose::Riding | Pose::Swaying => IN_THE_SADDLE,
        Pose::Dazed | Pose::Dead => 1.0,
    };
    let placed = Transform::rotate(turn).then(Transform::scale(size, size));
    draft.put(at, Group::of(pen.items()).with_transform(placed).as_picture());
}

#[cfg(test)]
mod tests {
    use super::look::Arms;
    use super::*;
    use crate::sheets::counters::faces::{FOOT_AT, LETTERS_ROOM};
    use drawing::text::width;
    use drawing::{Face, Item, Segment};
    use geometry::Vector;

    #[test]
    fn weapons_keep_clear_of_the_letters_of_a_type() {
        let letters = LETTERS_ROOM.max.x - width("Bk", Face::Bold, LETTERS_ROOM.height());
        for arms in [Arms::Bow, Arms::Axe, Arms::Sword, Arms::Spear, Arms::Staff] {
            let look = Look { arms, ..Look::of(&Character::default(), None) };
            let mut pen = Pen::default();
            arms::weapon(&mut pen, &look, false);
            let items = pen.items();
            let paths = items.iter().filter_map(|(_, item)| if let Item::Path(path) = item { Some(path) } else { None });
            for segment in paths.flat_map(|path| &path.segments) {
                let (Segment::Move(end) | Segment::Line(end) | Segment::Cubic(_, _, end)) = segment else { continue };
                let at = FOOT_AT + Vector::at(end.x * ON_FOOT, end.y * ON_FOOT);
                assert!(at.y > LETTERS_ROOM.max.y || at.x < letters, "{arms:?} at {at:?} beside {letters:?}");
                assert!(at.y.get() > 0.5, "{arms:?} at {at:?} leaves the counter");
            }
        }
    }
}
